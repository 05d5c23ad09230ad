/**
 * replay_games.tsx: the games that were played in this browser: to go on with, to watch again, to delete.
 */
import { useReducer, useState } from 'preact/hooks';
import { Icon, Roundel, SeatMark } from '../art';
import { language, say } from '../engine/say';
import { Emblem } from '../online/emblem';
import { OnlineGames } from '../online/online_games';
import { MyTables } from '../online/mine';
import { forgetGame, savedGames, type SavedGame } from '../play/saved';
import { PageFrame } from '../pages/pages_frame';
import { Forget } from '../ui/forget';
import { gameName } from '../ui/top';

function when(at: number): string {
    const date = new Date(at);
    const today = date.toDateString() === new Date().toDateString();
    return new Intl.DateTimeFormat(
        language(),
        today ? { timeStyle: 'short' } : { dateStyle: 'medium' },
    ).format(date);
}

function outcome({ agents, setup, result, ply, over }: SavedGame): string {
    const people = agents.flatMap((agent, seat) => (agent === 'human' ? [seat] : []));
    if (!over || !result) return say('web_replay_games_move', { ply });
    const [me] = people;
    const [rank, points] = [
        me === undefined ? undefined : result.ranks[me],
        me === undefined ? undefined : result.scores[me],
    ];
    if (people.length === 1 && rank !== undefined && points !== undefined)
        return say('web_replay_games_rank', { rank, points });
    return say('web_replay_games_won', { who: setup.names[result.ranks.indexOf(1)] ?? '' });
}

function GameRow({ game, changed }: { game: SavedGame; changed(): void }) {
    const { setup, agents } = game;
    return (
        <li class="replay-game panel" data-game={game.id} data-over={game.over || undefined}>
            <Emblem game={setup.game} />
            <div class="replay-game-text">
                <h3>{gameName(setup.game)}</h3>
                <p class="replay-names">
                    {setup.names.map((name, seat) => (
                        <span key={seat} data-me={agents[seat] === 'human' || undefined}>
                            <SeatMark seat={seat} class="replay-name-mark" />
                            {name}
                        </span>
                    ))}
                </p>
                <p class="note">
                    {when(game.at)} · {outcome(game)}
                    {agents.filter((agent) => agent === 'human').length > 1
                        ? ` · ${say('web_replay_games_people')}`
                        : ''}
                </p>
            </div>
            <div class="replay-game-actions">
                {game.over ? (
                    <>
                        <a
                            class="button plain"
                            data-action="review"
                            href={`#/review/local/${game.id}`}
                        >
                            <Icon name="review" />
                            {say('web_review')}
                        </a>
                        <a
                            class="button plain"
                            data-action="replay"
                            href={`#/replay/local/${game.id}`}
                        >
                            <Icon name="play" />
                            {say('web_replay')}
                        </a>
                    </>
                ) : (
                    <a class="button primary" data-action="continue" href={`#/play/${game.id}`}>
                        <Icon name="play" />
                        {say('web_replay_continue')}
                    </a>
                )}
                <Forget
                    name={say('web_replay_forget')}
                    run={() => {
                        forgetGame(game.id);
                        changed();
                    }}
                />
            </div>
        </li>
    );
}

export function GameList({ games }: { games: readonly SavedGame[] }) {
    const [gone, setGone] = useState<readonly string[]>([]);
    return (
        <ul class="replay-games">
            {games
                .filter(({ id }) => !gone.includes(id))
                .map((game) => (
                    <GameRow
                        key={game.id}
                        game={game}
                        changed={() => setGone([...gone, game.id])}
                    />
                ))}
        </ul>
    );
}

/** The part of the page of own games that comes from this browser. */
function LocalGames() {
    const [, again] = useReducer<number, void>((n) => n + 1, 0);
    const games = savedGames();
    return (
        <section class="replay-section">
            <h2>{say('web_replay_games')}</h2>
            {games.length ? (
                <ul class="replay-games">
                    {[
                        ...games.filter((game) => !game.over),
                        ...games.filter((game) => game.over),
                    ].map((game) => (
                        <GameRow key={game.id} game={game} changed={() => again()} />
                    ))}
                </ul>
            ) : (
                <div class="empty">
                    <Roundel />
                    <p>{say('web_replay_games_none')}</p>
                    <a class="button primary" href="#/">
                        {say('web_new_game')}
                    </a>
                </div>
            )}
        </section>
    );
}

/** `#/games`. */
export function GamesPage() {
    return (
        <PageFrame title={say('web_nav_games')} width="wide">
            <MyTables />
            <LocalGames />
            <OnlineGames />
        </PageFrame>
    );
}
