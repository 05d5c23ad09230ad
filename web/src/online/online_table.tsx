/**
 * online_table.tsx: the page of a table on the server, whatever state it is in: an invitation, seats, a
 * game, or nothing any more.
 */
import type { ComponentProps } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../engine/say';
import { Room } from '../net/room';
import { me } from '../net/me';
import { tablePattern } from '../net/wire';
import { errorText } from '../net/words';
import type { PageProps } from '../pages/pages';
import { useChanges } from '../ui/hooks';
import { Plight, WithServer } from './online_frame';
import { useMe } from './online_hooks';
import { Invited, NoTable } from './invited';
import { Page } from './page';
import { Playing } from './playing';
import { Waiting } from './waiting';

function ToLobby() {
    return (
        <a class="button primary" data-action="lobby" href="#/lobby">
            {say('web_online_to_lobby')}
        </a>
    );
}

/** Takes the first free seat, or the one that is kept for this person: once. */
function useSitting(room: Room | undefined, wanted: boolean): void {
    const tried = useRef(false);
    const info = room?.info;
    useEffect(() => {
        if (!wanted || tried.current || !room || !info || info.state !== 'open') return;
        tried.current = true;
        if (info.you !== null) return;
        const kept = info.seats.findIndex(
            (seat) => seat.kind === 'kept' && seat.who === me.person?.who,
        );
        const seat = kept >= 0 ? kept : info.seats.findIndex(({ kind }) => kind === 'open');
        if (seat >= 0) void room.sit(seat).catch(() => (tried.current = false));
    }, [info?.state, info?.you, wanted]);
}

/** Why there is no table to show, and the way to those that there are. */
function Stopped(props: Omit<ComponentProps<typeof Plight>, 'children'>) {
    return (
        <Page title={say('web_online_title')}>
            <Plight {...props}>
                <ToLobby />
            </Plight>
        </Page>
    );
}

function Entered({ id, sit }: { id: string; sit: boolean }) {
    const [room, setRoom] = useState<Room | undefined>(undefined);
    useEffect(() => {
        const entered = new Room(id);
        setRoom(entered);
        return () => entered.close();
    }, [id, me.person?.who]);
    useChanges((listener) => room?.subscribe(listener) ?? (() => undefined), room);
    useSitting(room, sit);
    if (room?.problem === 'no-such-table') return <NoTable />;
    if (room?.problem)
        return (
            <Stopped icon="warning" state={room.problem} title={errorText(room.problem)} text="" />
        );
    const info = room?.info;
    if (!room || !info)
        return (
            <Page title={say('web_online_title')}>
                <p class="online-looking">
                    <span class="spin" aria-hidden="true" />
                    {room && room.connection === 'lost'
                        ? say('web_online_lost')
                        : say('web_online_looking')}
                </p>
            </Page>
        );
    if (info.state === 'closed')
        return (
            <Stopped
                icon="lock"
                state="closed"
                title={say('web_online_closed_title')}
                text={say('web_online_closed')}
            />
        );
    if (info.state === 'damaged')
        return (
            <Stopped
                icon="warning"
                state="damaged"
                title={say('web_online_damaged_title')}
                text={say('web_online_damaged')}
            />
        );
    if (room.kicked)
        return (
            <Stopped
                icon="lock"
                state="kicked"
                title={say('web_online_kicked_title')}
                text={say('web_online_kicked')}
            />
        );
    if (info.state === 'open') return <Waiting room={room} info={info} />;
    if (room.standing) return <Playing key={room.id} room={room} />;
    if (
        info.you === null &&
        info.options.spectators !== 'public' &&
        !(info.state === 'over' && info.options.spectators === 'end')
    )
        return (
            <Stopped
                icon="lock"
                state="private"
                title={say('web_online_private_title')}
                text={
                    info.options.spectators === 'end'
                        ? say('web_online_private_end')
                        : say('web_online_private')
                }
            />
        );
    return (
        <Page title={say('web_online_title')}>
            <p class="online-looking">
                <span class="spin" aria-hidden="true" />
                {say('web_online_looking')}
            </p>
        </Page>
    );
}

export function TablePage({ params, query }: PageProps) {
    const { person, server } = useMe();
    const [sits, setSits] = useState(false);
    const id = (params.id ?? '').toLowerCase();
    if (!tablePattern.test(id)) return <NoTable />;
    if (server !== 'here')
        return (
            <Page title={say('web_online_title')}>
                <WithServer>{() => null}</WithServer>
            </Page>
        );
    return person ? (
        <Entered key={id} id={id} sit={sits || query.has('sit')} />
    ) : (
        <Invited key={id} id={id} wantsWatch={query.has('watch')} come={setSits} />
    );
}
