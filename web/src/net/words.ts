/** words.ts: what the server's words mean, said to people. */
import { language, say, sayError } from '../engine/say';
import type { GameName } from '../engine/types';
import { Failed, type ClockKind, type TableInfo, type UndoWay } from './wire';

/** A day and an hour. */
export function dateText(milliseconds: number): string {
    return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
        milliseconds,
    );
}

export function bannedText(until: number | null): string {
    return until === null
        ? sayError('banned')
        : say('web_online_banned_until', { time: dateText(until) });
}

/** A sentence for an error, or for the word of one. */
export function errorText(error: unknown): string {
    if (!(error instanceof Failed))
        return sayError(typeof error === 'string' ? error : 'unreachable');
    const { word, wait, until } = error;
    if (word === 'banned') return bannedText(until);
    if (word === 'muted' && until !== null)
        return say('web_online_muted_until', { time: dateText(until) });
    if (word === 'slow-down' && wait >= 60_000)
        return say('web_online_slow_down', { time: roughly(wait) });
    return sayError(word);
}

export function gameName(game: GameName): string {
    return say(game === 'byzantz' ? 'web_byzantz' : 'web_justinian');
}

/** Seconds as people say them: 10 min, 90 s, 1 h. */
export function duration(seconds: number): string {
    if (seconds >= 3600 && seconds % 3600 === 0)
        return say('web_online_hours', { n: seconds / 3600 });
    if (seconds >= 60 && seconds % 60 === 0) return say('web_online_minutes', { n: seconds / 60 });
    return say('web_online_seconds', { n: seconds });
}

/** Milliseconds, as roughly as one wants to know them: 2 days, 5 hours, 12 min, 40 s. */
export function roughly(milliseconds: number): string {
    const seconds = Math.floor(milliseconds / 1000);
    if (seconds >= 2 * 86400) return say('web_online_days', { n: Math.floor(seconds / 86400) });
    if (seconds >= 3600) return say('web_online_hours', { n: Math.floor(seconds / 3600) });
    return seconds >= 60
        ? say('web_online_minutes', { n: Math.floor(seconds / 60) })
        : say('web_online_seconds', { n: seconds });
}

export function clockText(clock: ClockKind): string {
    if (clock.kind === 'live')
        return say('web_online_clock_live_is', {
            bank: duration(clock.bank),
            increment: duration(clock.increment),
        });
    if (clock.kind === 'days') return say('web_online_clock_days_is', { days: clock.days });
    return say('web_online_clock_none');
}

/** How moves are taken back at a table. */
export function undoWay(way: UndoWay): string {
    return way === 'never'
        ? say('web_online_undo_option_never')
        : way === 'ask'
          ? say('web_online_undo_option_ask')
          : say('web_online_undo_option_free');
}

/** The link by which others come to a table. */
export function inviteLink(table: string): string {
    return new URL(`t/${table}`, location.href.replace(/#.*/, '')).href;
}

/** The host's name, '' while she has no seat. */
export function hostName(info: TableInfo): string {
    const seat = info.seats.find((taken) => taken.kind === 'person' && taken.who === info.host);
    return seat?.kind === 'person' ? seat.name : '';
}

export function takenSeats(info: TableInfo): number {
    return info.seats.filter((seat) => seat.kind !== 'open').length;
}
