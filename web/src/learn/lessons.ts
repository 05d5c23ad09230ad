/**
 * lessons.ts: the lessons as data (data/lessons.json, which the program has, too): a deal that was
 * chosen, and steps. A step says something, points at pieces, and waits for "next" or for the one
 * move that is taught; then others act as it is written there. tests/wasm/wasm_lessons.mjs plays them on
 * the engine and works out their numbers.
 */
import type { Messages } from '../../../build/web/keys';
import { say, type Key } from '../engine/say';
import type { GameName, Setup } from '../engine/types';
import data from '../../../data/lessons.json';

export interface Step {
    /** The message, with its arguments. */
    say: Key;
    args: Record<string, number>;
    /**
     * Pieces and moves that are pointed at (data-piece, data-move), the most important one first.
     */
    at: string[];
    /** What the learner is to play; without it, "next" is enough. */
    move?: string;
    /** What happens then: seat and move. */
    then?: [number, string][];
}

export interface Lesson {
    header: Record<string, unknown> & { game: GameName; names: string[] };
    steps: Step[];
}

export const lessons = data as unknown as Record<GameName, Lesson>;

/** Sets and what each pays, for a picture. */
export const soldSets: { cards: string[]; points: number }[] = data.sets;

export function textOf(step: Step, setup: Setup): string {
    const speak = say as (key: Key, args: Messages[Key], setup: Setup) => string;
    return speak(step.say, step.args as Messages[Key], setup);
}

/** The moves that lead to the beginning of a step, by seat. */
export function movesBefore(lesson: Lesson, step: number): { seat: number; move: string }[] {
    return lesson.steps
        .slice(0, step)
        .flatMap(({ move, then }) => [
            ...(move ? [{ seat: 0, move }] : []),
            ...(then ?? []).map(([seat, word]) => ({ seat, move: word })),
        ]);
}

const key = (game: GameName): string => `nika.lesson.${game}`;

/** The step at which a lesson was left. */
export function progress(game: GameName): number {
    try {
        const step = Number(localStorage.getItem(key(game)) ?? 0);
        return Number.isInteger(step) && step >= 0 && step < lessons[game].steps.length ? step : 0;
    } catch {
        return 0;
    }
}

export function keepProgress(game: GameName, step: number): void {
    try {
        localStorage.setItem(key(game), String(step));
    } catch {
        /* it will begin anew */
    }
}
