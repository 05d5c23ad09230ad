/**
 * results.ts: what came of the deals of the day in this browser, by date, as far as it can be
 * stored; and for how many days in a row. What is found may be anything: it is looked at with care.
 */
import type { GameName } from '../engine/types';
import { loadGame } from '../play/saved';

export interface Par {
    low: number;
    middle: number;
    high: number;
}

export interface DayResult {
    date: string;
    game: GameName;
    score: number;
    rank: number;
    /** A medal and squares, and par, once they are known. */
    line?: string;
    par?: Par;
    /** By whom the server has it. */
    sent?: string;
}

const prefix = 'nika.day.';
/** What the start page says (card.tsx). */
const lastPlace = 'nika.days';
const pattern = /^\d{4}-\d\d-\d\d$/;
const dayLong = 86_400_000;

/** A day begins at midnight UTC, everywhere. */
export function today(): string {
    return new Date().toISOString().slice(0, 10);
}

export function dayBefore(date: string): string {
    return new Date(Date.parse(date) - dayLong).toISOString().slice(0, 10);
}

/** A date up to today. */
export function isPast(date: string): boolean {
    return pattern.test(date) && !Number.isNaN(Date.parse(date)) && date <= today();
}

/** The name under which its game is stored in this browser. */
export function gameOfDay(date: string): string {
    return `day-${date}`;
}

function isPar(found: unknown): found is Par {
    const par = found as Partial<Par> | null;
    return (
        typeof par === 'object' &&
        par !== null &&
        [par.low, par.middle, par.high].every((value) => typeof value === 'number')
    );
}

export function resultOf(date: string): DayResult | undefined {
    try {
        const found = JSON.parse(
            localStorage.getItem(prefix + date) ?? 'null',
        ) as Partial<DayResult> | null;
        if (
            typeof found !== 'object' ||
            found?.date !== date ||
            (found.game !== 'byzantz' && found.game !== 'justinian') ||
            typeof found.score !== 'number' ||
            typeof found.rank !== 'number'
        )
            return undefined;
        const { game, score, rank, line, par, sent } = found;
        return {
            date,
            game,
            score,
            rank,
            ...(typeof line === 'string' ? { line } : {}),
            ...(isPar(par) ? { par } : {}),
            ...(typeof sent === 'string' ? { sent } : {}),
        };
    } catch {
        return undefined;
    }
}

/** Where storage is full or forbidden, it is known for as long as the page is open. */
export function noteResult(result: DayResult): void {
    try {
        localStorage.setItem(prefix + result.date, JSON.stringify(result));
        const { date, score, rank } = result;
        if (date === today())
            localStorage.setItem(lastPlace, JSON.stringify({ date, score, rank, days: streak() }));
    } catch {
        /* the game itself is still there */
    }
}

/** Notes what came of a game that is over; the first result of a day counts. */
export function noteGame(date: string): void {
    const game = loadGame(gameOfDay(date));
    const seat = game?.agents.indexOf('human') ?? 0;
    const [score, rank] = [game?.result?.scores[seat], game?.result?.ranks[seat]];
    if (game && score !== undefined && rank !== undefined && !resultOf(date))
        noteResult({ date, game: game.setup.game, score, rank });
}

/** The newest first. */
export function allResults(): DayResult[] {
    try {
        return Object.keys(localStorage)
            .filter((key) => key.startsWith(prefix))
            .flatMap((key) => resultOf(key.slice(prefix.length)) ?? [])
            .sort((a, b) => (a.date < b.date ? 1 : -1));
    } catch {
        return [];
    }
}

/** How many days in a row, up to today, or to yesterday while today's is still to be played. */
export function streak(): number {
    let date = resultOf(today()) ? today() : dayBefore(today());
    let days = 0;
    for (; resultOf(date); date = dayBefore(date)) days++;
    return days;
}
