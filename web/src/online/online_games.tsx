/** online_games.tsx: one's own games on this server that were played; those that go on are in mine.tsx. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { listGames } from '../net/api';
import type { OwnGame } from '../net/wire';
import { gameName } from '../net/words';
import { Emblem } from './emblem';
import { useDoing, useMe } from './online_hooks';
import { useMine } from './mine';

function outcome(game: OwnGame): string {
    const rank = game.result?.ranks?.[game.seat];
    const points = game.result?.scores?.[game.seat];
    if (game.state === 'running') return say('web_online_games_running');
    if (game.state === 'open') return say('web_online_games_open');
    if (game.state === 'closed') return say('web_online_closed_title');
    return rank !== undefined && points !== undefined
        ? say('web_online_games_rank', { rank, points })
        : '';
}

/** The part of the page of own games that comes from the server; nothing where there is none. */
export function OnlineGames() {
    const { server, person } = useMe();
    const [games, setGames] = useState<OwnGame[] | undefined>(undefined);
    const [more, setMore] = useState(false);
    const going = useMine();
    const doing = useDoing();
    const load = (from: number): void =>
        void doing.run(async () => {
            const page = await listGames(from);
            setGames((before) => [...(from ? (before ?? []) : []), ...page.games]);
            setMore(page.more);
        });
    useEffect(() => {
        if (person) load(0);
        else setGames(undefined);
    }, [person?.who]);
    const past = games?.filter(({ table }) => !going.some((one) => one.table === table));
    if (server !== 'here' || !person || (going.length && !past?.length && !doing.error))
        return null;
    return (
        <section class="online-section online-own">
            <h2>{say('web_online_games_title')}</h2>
            {doing.error ? (
                <p class="error" role="alert">
                    {doing.error}
                </p>
            ) : null}
            {games?.length === 0 ? <p class="empty">{say('web_online_games_none')}</p> : null}
            <ul class="online-cards">
                {past?.map((game) => (
                    <li
                        key={game.table}
                        class="online-card panel"
                        data-table={game.table}
                        data-state={game.state}
                    >
                        <Emblem game={game.game} />
                        <div class="online-card-body">
                            <h3>{gameName(game.game)}</h3>
                            <p class="online-with">{game.names.filter(Boolean).join(' · ')}</p>
                            <p class="note">
                                {game.date} · {outcome(game)}
                            </p>
                        </div>
                        <div class="online-card-action">
                            {game.state === 'over' ? (
                                <>
                                    <a
                                        class="button plain"
                                        data-action="review"
                                        href={`#/review/table/${game.table}?seat=${game.seat}`}
                                    >
                                        <Icon name="review" />
                                        {say('web_review')}
                                    </a>
                                    <a
                                        class="button plain"
                                        data-action="replay"
                                        href={`#/replay/table/${game.table}`}
                                    >
                                        <Icon name="play" />
                                        {say('web_online_games_replay')}
                                    </a>
                                </>
                            ) : game.state === 'closed' || game.state === 'damaged' ? null : (
                                <a
                                    class="button primary"
                                    data-action="continue"
                                    href={`#/t/${game.table}`}
                                >
                                    {say('web_online_continue')}
                                </a>
                            )}
                        </div>
                    </li>
                ))}
            </ul>
            {more ? (
                <button
                    class="button plain"
                    data-action="more"
                    disabled={doing.busy}
                    onClick={() => load(games?.length ?? 0)}
                >
                    {say('web_online_games_more')}
                </button>
            ) : null}
        </section>
    );
}
