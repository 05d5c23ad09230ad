/**
 * lobby.tsx: the tables of this server: those with free seats, those that are being played, and
 * one's own.
 */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { listTables } from '../net/api';
import { me } from '../net/me';
import type { TableInfo } from '../net/wire';
import { clockText, gameName, takenSeats } from '../net/words';
import { SeatChips } from './chips';
import { Emblem } from './emblem';
import { Plight, WithServer } from './frame';
import { useAsking, useMe } from './hooks';
import { MyTables, useMine } from './mine';
import { Page } from './page';

const every = 5_000;

function useTables(): TableInfo[] | undefined {
    const [tables, setTables] = useState<TableInfo[] | undefined>(undefined);
    useAsking(
        () => listTables().catch(() => void me.refresh()),
        every,
        me.person?.who,
        (listed) => listed && setTables(listed),
    );
    return tables;
}

function TableCard({ info }: { info: TableInfo }) {
    const open = info.state === 'open';
    const free = info.players - takenSeats(info);
    const seated = info.seats.some((seat) => seat.kind === 'person' && seat.who === me.person?.who);
    return (
        <li class="meet-card panel" data-table={info.table} data-state={info.state}>
            <Emblem game={info.game} />
            <div class="meet-card-body">
                <h3>{gameName(info.game)}</h3>
                <SeatChips info={info} />
                <p class="note meet-facts">
                    <span>
                        <Icon name="clock" />
                        {clockText(info.options.clock)}
                    </span>
                    {info.watchers ? (
                        <span>
                            <Icon name="eye" />
                            {say('meet_watchers', { n: info.watchers })}
                        </span>
                    ) : null}
                </p>
            </div>
            <div class="meet-card-action">
                {open && free ? (
                    <span class="badge gold">{say('meet_seats_left', { n: free })}</span>
                ) : null}
                {seated ? (
                    <a class="button primary" data-action="continue" href={`#/t/${info.table}`}>
                        {say('meet_continue')}
                    </a>
                ) : open && free ? (
                    <a class="button primary" data-action="join" href={`#/t/${info.table}?sit`}>
                        {say('meet_sit_down')}
                    </a>
                ) : info.options.spectators === 'public' ? (
                    <a class="button plain" data-action="watch" href={`#/t/${info.table}?watch`}>
                        <Icon name="eye" />
                        {say('meet_watch')}
                    </a>
                ) : null}
            </div>
        </li>
    );
}

function Tables() {
    const tables = useTables();
    const mine = useMine();
    if (!tables)
        return (
            <p class="meet-looking">
                <span class="spin" aria-hidden="true" />
                {say('meet_looking')}
            </p>
        );
    const own = new Set(mine.map(({ table }) => table));
    const others = tables.filter((info) => !own.has(info.table));
    const open = others.filter((info) => info.state === 'open' && takenSeats(info) < info.players);
    const full = others.filter((info) => info.state === 'open' && !open.includes(info));
    const running = others.filter((info) => info.state === 'running');
    const section = (
        kind: string,
        title: string,
        cards: preact.ComponentChildren,
        count: number,
    ) =>
        count ? (
            <section class="meet-section" data-section={kind}>
                <h2>{title}</h2>
                <ul class="meet-cards">{cards}</ul>
            </section>
        ) : null;
    return (
        <>
            <MyTables />
            {section(
                'open',
                say('meet_lobby_open'),
                open.map((info) => <TableCard key={info.table} info={info} />),
                open.length,
            )}
            {section(
                'full',
                say('meet_lobby_full'),
                full.map((info) => <TableCard key={info.table} info={info} />),
                full.length,
            )}
            {section(
                'running',
                say('meet_lobby_running'),
                running.map((info) => <TableCard key={info.table} info={info} />),
                running.length,
            )}
            {others.length ? null : (
                <Plight
                    icon="people"
                    title={say('meet_lobby_empty_title')}
                    text={say('meet_lobby_empty')}
                    state="empty"
                >
                    {mine.length ? null : (
                        <a class="button primary large" data-action="new-here" href="#/new">
                            <Icon name="plus" />
                            {say('meet_new_table')}
                        </a>
                    )}
                </Plight>
            )}
        </>
    );
}

export function Lobby() {
    const here = useMe().server === 'here';
    return (
        <Page
            title={say('meet_friends')}
            lead={here ? say('meet_lobby_lead') : undefined}
            action={
                here ? (
                    <a class="button primary" data-action="new" href="#/new">
                        <Icon name="plus" />
                        {say('meet_new_table')}
                    </a>
                ) : undefined
            }
        >
            <WithServer>{() => <Tables />}</WithServer>
        </Page>
    );
}
