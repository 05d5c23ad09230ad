/** start.tsx: the first page: a game in one click, and the way to everything else. */
import { useEffect, useState } from 'preact/hooks';
import { Counselor, GoodsCard, Hero, Icon, type IconName } from '../art';
import { DayCard } from '../day/card';
import { levelName } from '../engine/levels';
import { say } from '../engine/say';
import type { GameName } from '../engine/types';
import type { MyTables } from '../online/mine';
import { turns } from '../net/turns';
import { savedGames, type SavedGame } from '../play/saved';
import { beginSolo, soloChoice } from '../play/solo';
import { warmThinker } from '../play/thinker';
import { useChanges } from '../ui/hooks';
import { gameName } from '../ui/top';
import { PageFrame } from './pages_frame';
import { laterStyles } from './later';
import { SoloOptions } from './solo';

/** What stands on a game's card. */
function Emblem({ game }: { game: GameName }) {
    return (
        <div class="start-emblem" aria-hidden="true">
            {game === 'justinian'
                ? [2, 12, 9, 6, 11].map((n) => <Counselor key={n} n={n} />)
                : ['C2', 'S3', 'W1', 'T4', 'G2', 'O3', 'M'].map((card) => (
                      <GoodsCard key={card} card={card} />
                  ))}
        </div>
    );
}

function GameCard({ game, options }: { game: GameName; options(): void }) {
    const [busy, setBusy] = useState(false);
    const choice = soloChoice(game);
    const others = choice.levels.slice(1, choice.players);
    const same =
        others.every((level) => level === others[0]) && others[0] !== 'human'
            ? others[0]
            : undefined;
    const begin = async (): Promise<void> => {
        setBusy(true);
        await beginSolo(game).catch(() => setBusy(false));
    };
    return (
        <section class={`start-card is-${game}`}>
            <Emblem game={game} />
            <div class="start-card-text">
                <h2>{gameName(game)}</h2>
                <p>{game === 'justinian' ? say('web_justinian_is') : say('web_byzantz_is')}</p>
                <button
                    class="button primary large wide"
                    data-action={`play-${game}`}
                    disabled={busy}
                    onClick={() => void begin()}
                >
                    {busy ? <span class="spin" /> : <Icon name="play" />}
                    {say('web_play_game', { game: gameName(game) })}
                </button>
                <p class="start-with">
                    {same
                        ? say('web_solo_against', { n: others.length, level: levelName(same) })
                        : say('web_solo_at_table', { n: choice.players })}
                </p>
                <div class="start-card-more">
                    <button class="button quiet" data-action={`options-${game}`} onClick={options}>
                        <Icon name="settings" />
                        {say('web_options')}
                    </button>
                    <a class="button quiet" href={`#/learn/${game}`}>
                        <Icon name="learn" />
                        {say('web_learn')}
                    </a>
                    <a class="button quiet" href={`#/rules/${game}`}>
                        <Icon name="book" />
                        {say('web_rules')}
                    </a>
                </div>
            </div>
        </section>
    );
}

function Continue({ game }: { game: SavedGame }) {
    return (
        <a class="start-continue" href={`#/play/${game.id}`} data-action="continue">
            <Icon name="play" />
            <span>
                <b>{say('web_continue', { game: gameName(game.setup.game) })}</b>
                <small>{game.setup.names.join(' · ')}</small>
            </span>
            <Icon name="next" />
        </a>
    );
}

function Way({
    href,
    icon,
    title,
    about,
}: {
    href: string;
    icon: IconName;
    title: string;
    about: string;
}) {
    return (
        <a class="start-way card-link" href={href}>
            <Icon name={icon} />
            <span>
                <b>{title}</b>
                <small>{about}</small>
            </span>
        </a>
    );
}

/** One's own tables, loaded once there are any: most first visits have none. */
function Mine() {
    useChanges(turns.subscribe, turns);
    const [tables, setTables] = useState<{ Shown: typeof MyTables } | undefined>(undefined);
    const any = turns.tables.length > 0;
    useEffect(() => {
        if (any)
            Promise.all([import('../online/mine'), laterStyles()]).then(
                ([mine]) => setTables({ Shown: mine.MyTables }),
                () => undefined,
            );
    }, [any]);
    return tables ? <tables.Shown most={3} /> : null;
}

export function Start() {
    useEffect(warmThinker, []);
    const [options, setOptions] = useState<GameName | undefined>(undefined);
    const running = savedGames().find((game) => !game.over);
    return (
        <PageFrame title={say('web_title')} bare width="full" class="start">
            <div class="start-hero">
                <div class="start-picture">
                    <Hero />
                </div>
                <div class="start-words">
                    <h1>{say('web_title')}</h1>
                    <p>{say('web_slogan')}</p>
                </div>
            </div>
            <Mine />
            {running ? <Continue game={running} /> : null}
            <div class="start-cards">
                <GameCard game="justinian" options={() => setOptions('justinian')} />
                <GameCard game="byzantz" options={() => setOptions('byzantz')} />
            </div>
            <DayCard />
            <div class="start-ways">
                <Way
                    href="#/new"
                    icon="people"
                    title={say('web_way_friends')}
                    about={say('web_way_friends_about')}
                />
                <Way
                    href="#/lobby"
                    icon="globe"
                    title={say('web_nav_lobby')}
                    about={say('web_way_lobby_about')}
                />
                <Way
                    href="#/games"
                    icon="log"
                    title={say('web_nav_games')}
                    about={say('web_way_games_about')}
                />
                <Way
                    href="#/puzzles"
                    icon="hint"
                    title={say('web_way_puzzles')}
                    about={say('web_way_puzzles_about')}
                />
                <Way
                    href="#/replay"
                    icon="upload"
                    title={say('web_replay')}
                    about={say('web_way_replay_about')}
                />
            </div>
            {options ? <SoloOptions game={options} close={() => setOptions(undefined)} /> : null}
        </PageFrame>
    );
}
