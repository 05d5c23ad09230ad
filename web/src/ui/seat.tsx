/**
 * seat.tsx: who sits where: mark, name, what kind of player, whether she thinks, is here, is played
 * by the computer, and her clock. Both tables and the pages around them show seats with this.
 */
import { useContext, useEffect, useReducer } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { levelName } from '../engine/levels';
import { say } from '../engine/say';
import type { Clock, SeatInfo } from '../play/sight';
import { createContext, type ComponentChildren } from 'preact';

/** A time that runs, as clocks show it. */
export function timeText(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const [hours, minutes, rest] = [
        Math.floor(seconds / 3600),
        Math.floor(seconds / 60) % 60,
        seconds % 60,
    ];
    const two = (n: number): string => String(n).padStart(2, '0');
    if (hours >= 24) return say('web_online_days', { n: Math.ceil(hours / 24) });
    return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The time that a seat has left; it ticks. */
function SeatClock({ clock, seat, given }: { clock: Clock; seat: number; given: number }) {
    const [, again] = useReducer<number, void>((n) => n + 1, 0);
    const runs = clock.running.includes(seat);
    useEffect(() => {
        if (!runs) return undefined;
        const timer = setInterval(() => again(), 250);
        return () => clearInterval(timer);
    }, [runs]);
    const left = given - (runs ? performance.now() - clock.at : 0);
    return (
        <span
            class="seat-clock"
            role="timer"
            data-runs={runs || undefined}
            data-low={left < 15000 || undefined}
        >
            <Icon name="clock" />
            {timeText(left)}
        </span>
    );
}

interface SeatBadgeProps {
    seat: number;
    name: string;
    info?: SeatInfo | undefined;
    /** Is to act now: dots. */
    thinking?: boolean;
    /** The seat before this screen. */
    me?: boolean;
    clock?: Clock | null;
    /** Mark and name only. */
    small?: boolean;
    class?: string;
    /** What the table adds: points, tokens, cards. */
    children?: ComponentChildren;
}

/**
 * The seat of the one person before this screen, who is "you" and needs no name; undefined where
 * several play, or nobody.
 */
export const Self = createContext<number | undefined>(undefined);

/** How a seat is called at this table. */
export function useName(): (names: readonly string[], seat: number) => string {
    const self = useContext(Self);
    return (names, seat) => (seat === self ? say('web_seat_you') : (names[seat] ?? ''));
}

export function SeatBadge({
    seat,
    name,
    info,
    thinking,
    me,
    clock,
    small,
    children,
    ...rest
}: SeatBadgeProps) {
    const self = useContext(Self);
    const away = info?.kind === 'person' && info.here === false;
    const kind = info?.auto
        ? say('web_seat_computer')
        : info?.kind === 'computer'
          ? levelName(info.level ?? '')
          : info?.kind === 'open'
            ? say('web_seat_open')
            : away
              ? say('web_seat_away')
              : me && seat !== self
                ? say('web_seat_you')
                : info?.bot
                  ? say('web_seat_bot')
                  : '';
    const given = clock?.left[seat] ?? undefined;
    return (
        <span
            class={`seat ${rest.class ?? ''}`}
            data-piece={`seat${seat}`}
            data-thinking={thinking || undefined}
            data-me={me || undefined}
            data-away={away || undefined}
            data-small={small || undefined}
            data-timed={given !== undefined || undefined}
        >
            <span class="seat-badge">
                <SeatMark seat={seat} class="seat-mark" />
                <span class="seat-dots" aria-hidden="true">
                    {thinking ? (
                        <>
                            <i />
                            <i />
                            <i />
                        </>
                    ) : null}
                </span>
            </span>
            <span class="seat-who">
                <span class="seat-name" title={seat === self ? name : undefined}>
                    {seat === self ? say('web_seat_you') : name}
                </span>
                {small ? null : (
                    <span class="seat-kind">
                        {info?.kind === 'computer' || info?.auto ? (
                            <Icon name="computer" />
                        ) : away ? (
                            <Icon name="lost" />
                        ) : info?.bot ? (
                            <Icon name="computer" />
                        ) : null}
                        <span title={info?.auto ? say('web_seat_auto') : undefined}>
                            {kind || '\u00a0'}
                        </span>
                    </span>
                )}
            </span>
            {thinking ? (
                <span class="visually-hidden seat-thinks">{say('web_seat_thinks')}</span>
            ) : null}
            {clock && given !== undefined ? (
                <SeatClock clock={clock} seat={seat} given={given} />
            ) : null}
            {children}
        </span>
    );
}
