/** waiting.tsx: a table before the game: who sits where, who else could, and the start. */
import { useState } from 'preact/hooks';
import { Icon, SeatMark, seatLetters } from '../art';
import { levelName, levels } from '../engine/levels';
import { labelled, listed, say } from '../engine/say';
import { me } from '../net/me';
import type { Room } from '../net/room';
import type { TableInfo, TableSeat } from '../net/wire';
import { gameName, hostName, takenSeats } from '../net/words';
import { PageFrame } from '../pages/pages_frame';
import { go } from '../ui/router';
import { Emblem } from './emblem';
import { Facts } from './facts';
import { useDoing, type Doing } from './online_hooks';
import { Invite } from './invite';
import { ReportButton } from './report';
import { Talk } from './talk';
import { WhoBadge } from './who';

interface SeatProps {
    room: Room;
    info: TableInfo;
    seat: TableSeat;
    number: number;
    host: boolean;
    doing: Doing;
    first: boolean;
}

/** The computer player of a seat, or nobody: for the host. */
function ComputerChoice({ room, seat, number, doing }: SeatProps) {
    const letter = seatLetters[number] ?? '';
    return (
        <select
            class="online-computer"
            aria-label={say('web_online_computer_in', { letter })}
            data-action="computer"
            value={seat.kind === 'computer' ? seat.level : 'open'}
            onChange={(event) => void doing.run(() => room.seat(number, event.currentTarget.value))}
        >
            <option value="open">{say('web_online_nobody')}</option>
            {levels.map((level) => (
                <option key={level} value={level}>
                    {labelled(say('web_online_computer'), levelName(level))}
                </option>
            ))}
        </select>
    );
}

/** Asks once more before somebody is sent away. */
function KickQuestion({
    room,
    number,
    doing,
    name,
    close,
}: SeatProps & { name: string; close(): void }) {
    const kick = (): void => {
        close();
        void doing.run(() => room.kick(number));
    };
    return (
        <>
            <span class="note">{say('web_online_kick_sure', { name })}</span>
            <button class="button danger small" data-action="kick-sure" onClick={kick}>
                {say('web_online_yes')}
            </button>
            <button class="button quiet small" onClick={close}>
                {say('web_online_no')}
            </button>
        </>
    );
}

/** What can be done with a seat: sit down, stand up, put a computer there, free it. */
function SeatActions(props: SeatProps & { name: string; askKick(): void }) {
    const { room, info, seat, number, host, doing, first, name, askKick } = props;
    const mine = info.you === number;
    const keptForMe = seat.kind === 'kept' && seat.who === me.person?.who;
    const frees = seat.kind === 'person' || (seat.kind === 'kept' && !keptForMe);
    return (
        <>
            {(seat.kind === 'open' || keptForMe) && !mine ? (
                <button
                    class={`button ${first ? 'primary' : 'plain'} small`}
                    data-action="sit"
                    disabled={doing.busy}
                    onClick={() => void doing.run(() => room.sit(number))}
                >
                    {say('web_online_sit_here')}
                </button>
            ) : null}
            {host && (seat.kind === 'open' || seat.kind === 'computer') ? (
                <ComputerChoice {...props} />
            ) : null}
            {mine ? (
                <button
                    class="button quiet small"
                    data-action="stand"
                    disabled={doing.busy}
                    onClick={() => void doing.run(() => room.stand())}
                >
                    {say('web_online_stand_up')}
                </button>
            ) : null}
            {seat.kind === 'person' && !mine ? (
                <ReportButton room={room} about={number} name={name} />
            ) : null}
            {host && !mine && frees ? (
                <button
                    class="button quiet icon small"
                    data-action="kick"
                    aria-label={say('web_online_kick', { name })}
                    title={say('web_online_kick', { name })}
                    onClick={() =>
                        seat.kind === 'kept'
                            ? void doing.run(() => room.seat(number, 'open'))
                            : askKick()
                    }
                >
                    <Icon name="close" />
                </button>
            ) : null}
        </>
    );
}

function Seat(props: SeatProps) {
    const { info, seat, number, host } = props;
    const [asks, setAsks] = useState(false);
    const mine = info.you === number;
    const name = seat.kind === 'open' ? '' : seat.name;
    const isHost = seat.kind === 'person' && seat.who === info.host;
    const about =
        seat.kind === 'open'
            ? say('web_online_seat_free')
            : seat.kind === 'kept'
              ? say('web_online_sit_kept', { name: seat.name })
              : seat.kind === 'computer'
                ? listed([say('web_online_computer'), levelName(seat.level)])
                : [
                      mine ? say('web_online_you') : '',
                      seat.bot ? say('web_seat_bot') : '',
                      isHost ? say('web_online_host') : '',
                      seat.here ? '' : say('web_online_not_here'),
                  ]
                      .filter(Boolean)
                      .join(' · ');
    const wide = asks || (host && (seat.kind === 'open' || seat.kind === 'computer'));
    return (
        <li
            class="online-seat"
            data-seat={number}
            data-kind={seat.kind}
            data-mine={mine || undefined}
            data-wide={wide || undefined}
        >
            <SeatMark seat={number} class="online-seat-mark" />
            <div class="online-seat-who">
                <b class="online-seat-name">
                    {name || say('web_online_seat', { letter: seatLetters[number] ?? '' })}
                </b>
                {about ? <span class="note">{about}</span> : null}
            </div>
            <div class="online-seat-actions">
                {asks ? (
                    <KickQuestion {...props} name={name} close={() => setAsks(false)} />
                ) : (
                    <SeatActions {...props} name={name} askKick={() => setAsks(true)} />
                )}
            </div>
        </li>
    );
}

/** What is to be done now, in one sentence. */
function asked(info: TableInfo, host: boolean): string {
    const free = info.players - takenSeats(info);
    const kept = info.seats.find((seat) => seat.kind === 'kept');
    if (info.drawing) return say('web_online_drawing');
    if (info.you !== null && host)
        return free
            ? say('web_online_waiting_invite', { n: free })
            : kept?.kind === 'kept'
              ? say('web_online_waiting_kept', { name: kept.name })
              : say('web_online_waiting_start');
    if (info.you !== null)
        return free
            ? say('web_online_waiting_people', { n: free })
            : say('web_online_waiting_host', { name: hostName(info) || '…' });
    if (free || info.seats.some((seat) => seat.kind === 'kept' && seat.who === me.person?.who))
        return say('web_online_choose_seat');
    return info.options.spectators === 'public'
        ? say('web_online_no_seat')
        : say('web_online_no_seat_private');
}

interface RoomProps {
    room: Room;
    info: TableInfo;
}

function WaitingHead({ info, host }: { info: TableInfo; host: boolean }) {
    const game = gameName(info.game);
    return (
        <header class="online-head">
            <div class="online-room-title">
                <Emblem game={info.game} />
                <div>
                    <h1>
                        {info.you === null && !host && hostName(info)
                            ? say('web_online_invites', { name: hostName(info), game })
                            : game}
                    </h1>
                    <p class="online-asked" role="status">
                        {asked(info, host)}
                    </p>
                </div>
            </div>
            <div class="row online-head-side">
                {info.you === null ? (
                    <a class="button plain" data-action="learn" href={`#/learn/${info.game}`}>
                        <Icon name="learn" />
                        {say('web_online_learn', { game })}
                    </a>
                ) : null}
                <WhoBadge />
            </div>
        </header>
    );
}

/** Closes the table, after a question. */
function CloseTable({ room, doing }: { room: Room; doing: Doing }) {
    const [asks, setAsks] = useState(false);
    if (!asks)
        return (
            <button class="button quiet" data-action="close" onClick={() => setAsks(true)}>
                {say('web_online_close')}
            </button>
        );
    return (
        <span class="row">
            <span class="note">{say('web_online_close_sure')}</span>
            <button
                class="button danger small"
                data-action="close-sure"
                onClick={() => void doing.run(() => room.shut()).then((ok) => ok && go('/lobby'))}
            >
                {say('web_online_yes')}
            </button>
            <button class="button quiet small" onClick={() => setAsks(false)}>
                {say('web_online_no')}
            </button>
        </span>
    );
}

/** For the host: start, fill the free seats with computers, close. */
function HostActions({ room, info, doing }: RoomProps & { doing: Doing }) {
    const free = info.seats.flatMap((seat, number) => (seat.kind === 'open' ? [number] : []));
    const full =
        takenSeats(info) === info.players && !info.seats.some((seat) => seat.kind === 'kept');
    const fill = (): void =>
        void doing.run(async () => {
            for (const seat of free) await room.seat(seat, 'skilled');
        });
    return (
        <div class="row online-start">
            <button
                class="button primary large"
                data-action="start"
                title={full ? undefined : say('web_online_start_not_full')}
                disabled={doing.busy || !full || info.drawing !== undefined}
                onClick={() => void doing.run(() => room.start())}
            >
                <Icon name="play" />
                {say('web_online_start')}
            </button>
            {free.length && info.you !== null ? (
                <button
                    class="button plain"
                    data-action="fill"
                    disabled={doing.busy}
                    onClick={fill}
                >
                    <Icon name="computer" />
                    {say('web_online_fill')}
                </button>
            ) : null}
            <span class="online-gap" />
            <CloseTable room={room} doing={doing} />
        </div>
    );
}

/** The seat that a visitor should take: one kept for her, or the first free one. */
function seatFor(info: TableInfo): number {
    if (info.you !== null) return -1;
    const kept = info.seats.findIndex(
        (seat) => seat.kind === 'kept' && seat.who === me.person?.who,
    );
    return kept >= 0 ? kept : info.seats.findIndex((seat) => seat.kind === 'open');
}

function AboutTable({ room, info }: RoomProps) {
    return (
        <div class="stack">
            <section class="panel">
                <h2>{say('web_online_about_table')}</h2>
                <Facts info={info} />
                <p class="note online-fairnote">
                    <Icon name="lock" />
                    {say('web_online_fair_deal')}
                </p>
                {info.watchers ? (
                    <p class="note">
                        <Icon name="eye" /> {say('web_online_watchers', { n: info.watchers })}
                    </p>
                ) : null}
            </section>
            {info.options.talk ? (
                <section class="panel online-room-talk">
                    <h2>{say('web_online_talk')}</h2>
                    <Talk room={room} />
                </section>
            ) : null}
        </div>
    );
}

export function Waiting({ room, info }: RoomProps) {
    const doing = useDoing();
    const host = info.host === me.person?.who;
    const first = seatFor(info);
    return (
        <PageFrame title={gameName(info.game)} bare width="wide" class="online-page">
            <div class="online-room" data-state="open" data-table={info.table}>
                <WaitingHead info={info} host={host} />
                <div class="online-room-columns">
                    <div class="stack">
                        <section class="panel">
                            <ol class="online-seats">
                                {info.seats.map((seat, number) => (
                                    <Seat
                                        key={number}
                                        room={room}
                                        info={info}
                                        seat={seat}
                                        number={number}
                                        host={host}
                                        doing={doing}
                                        first={number === first}
                                    />
                                ))}
                            </ol>
                            {doing.error ? (
                                <p class="error" role="alert">
                                    {doing.error}
                                </p>
                            ) : null}
                            {host ? <HostActions room={room} info={info} doing={doing} /> : null}
                        </section>
                        <Invite info={info} />
                    </div>
                    <AboutTable room={room} info={info} />
                </div>
            </div>
        </PageFrame>
    );
}
