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
import { Plight, WithServer } from './online_frame';
import { useAsking, useMe } from './online_hooks';
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
        <li class="online-card panel" data-table={info.table} data-state={info.state}>
            <Emblem game={info.game} />
            <div class="online-card-body">
                <h3>{gameName(info.game)}</h3>
                <SeatChips info={info} />
                <p class="note online-facts">
                    <span>
                        <Icon name="clock" />
                        {clockText(info.options.clock)}
                    </span>
                    {info.watchers ? (
                        <span>
                            <Icon name="eye" />
                            {say('web_online_watchers', { n: info.watchers })}
                        </span>
                    ) : null}
                </p>
            </div>
            <div class="online-card-action">
                {open && free ? (
                    <span class="badge gold">{say('web_online_seats_left', { n: free })}</span>
                ) : null}
                {seated ? (
                    <a class="button primary" data-action="continue" href={`#/t/${info.table}`}>
                        {say('web_online_continue')}
                    </a>
                ) : open && free ? (
                    <a class="button primary" data-action="join" href={`#/t/${info.table}?sit`}>
                        {say('web_online_sit_down')}
                    </a>
                ) : info.options.spectators === 'public' ? (
                    <a class="button plain" data-action="watch" href={`#/t/${info.table}?watch`}>
                        <Icon name="eye" />
                        {say('web_online_watch')}
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
            <p class="online-looking">
                <span class="spin" aria-hidden="true" />
                {say('web_online_looking')}
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
            <section class="online-section" data-section={kind}>
                <h2>{title}</h2>
                <ul class="online-cards">{cards}</ul>
            </section>
        ) : null;
    return (
        <>
            <MyTables />
            {section(
                'open',
                say('web_online_lobby_open'),
                open.map((info) => <TableCard key={info.table} info={info} />),
                open.length,
            )}
            {section(
                'full',
                say('web_online_lobby_full'),
                full.map((info) => <TableCard key={info.table} info={info} />),
                full.length,
            )}
            {section(
                'running',
                say('web_online_lobby_running'),
                running.map((info) => <TableCard key={info.table} info={info} />),
                running.length,
            )}
            {others.length ? null : (
                <Plight
                    icon="people"
                    title={say('web_online_lobby_empty_title')}
                    text={say('web_online_lobby_empty')}
                    state="empty"
                >
                    {mine.length ? null : (
                        <a class="button primary large" data-action="new-here" href="#/new">
                            <Icon name="plus" />
                            {say('web_online_new_table')}
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
            title={say('web_online_friends')}
            lead={here ? say('web_online_lobby_lead') : undefined}
            action={
                here ? (
                    <a class="button primary" data-action="new" href="#/new">
                        <Icon name="plus" />
                        {say('web_online_new_table')}
                    </a>
                ) : undefined
            }
        >
            <WithServer>{() => <Tables />}</WithServer>
        </Page>
    );
}
