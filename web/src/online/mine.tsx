/**
 * mine.tsx: one's own tables on the server: those that wait for one first, with the time that is
 * left.
 */
import { Icon } from '../art';
import { joined, say } from '../engine/say';
import { turns } from '../net/turns';
import type { MyTable } from '../net/wire';
import { gameName, roughly, takenSeats } from '../net/words';
import { useChanges } from '../ui/hooks';
import { SeatChips } from './chips';
import { Emblem } from './emblem';

/** One's own tables, kept up to date. */
export function useMine(): readonly MyTable[] {
    useChanges(turns.subscribe, turns);
    return turns.tables;
}

/** Whom it waits for, in a few words. */
function status(table: MyTable): string {
    const { state, turn, you, seats, asked } = table;
    if (state === 'open') {
        const free = table.players - takenSeats(table);
        return turn
            ? you === null
                ? say('web_online_turn_kept')
                : say('web_online_waiting_start')
            : free
              ? say('web_online_seats_left', { n: free })
              : say('web_online_games_open');
    }
    if (turn) return say('web_online_turn');
    const own = you === null ? undefined : seats[you];
    if (own?.kind === 'person' && own.auto) return say('web_online_auto_you');
    const names = asked
        .filter((seat) => seat !== you)
        .map((seat) => seats[seat])
        .flatMap((seat) => (seat && seat.kind !== 'open' ? [seat.name] : []));
    return names.length
        ? say('web_online_turn_of', {
              names: joined(names),
          })
        : say('web_online_games_running');
}

function MyTableCard({ table }: { table: MyTable }) {
    const left = turns.left(table);
    const waited = table.turn ? undefined : table.seats[table.asked[0] ?? -1];
    return (
        <li
            class="online-card panel"
            data-table={table.table}
            data-state={table.state}
            data-turn={table.turn || undefined}
        >
            <Emblem game={table.game} />
            <div class="online-card-body">
                <h3>{gameName(table.game)}</h3>
                <SeatChips info={table} asked={table.asked} />
                <p class="online-status">
                    {table.turn ? (
                        <b>{status(table)}</b>
                    ) : (
                        <span class="note">{status(table)}</span>
                    )}
                    {left === undefined ? null : (
                        <span class="note online-left">
                            <Icon name="clock" />
                            {waited && waited.kind !== 'open'
                                ? say('web_online_left_of', {
                                      name: waited.name,
                                      time: roughly(left),
                                  })
                                : say('web_online_left', { time: roughly(left) })}
                        </span>
                    )}
                </p>
            </div>
            <div class="online-card-action">
                <a
                    class={`button ${table.turn ? 'primary' : 'plain'}`}
                    data-action="continue"
                    href={`#/t/${table.table}${table.state === 'open' && table.you === null ? '?sit' : ''}`}
                >
                    {say('web_online_continue')}
                </a>
            </div>
        </li>
    );
}

/** The first `most` of them; nothing if there are none. */
export function MyTables({ most = Infinity }: { most?: number }) {
    const tables = useMine();
    if (!tables.length) return null;
    return (
        <section class="online-section online-mine" data-section="mine">
            <h2>{say('web_online_lobby_mine')}</h2>
            <ul class="online-cards">
                {tables.slice(0, most).map((table) => (
                    <MyTableCard key={table.table} table={table} />
                ))}
            </ul>
            {tables.length > most ? (
                <a class="button quiet" data-action="more" href="#/games">
                    {say('web_online_games_more')}
                </a>
            ) : null}
        </section>
    );
}
