/**
 * questions.ts: what only the engine knows of Justinian: what counselors and cards pay, how the
 * court moves, what a token does.
 */
import { ask } from '../engine/engine';
import type { Code, Color, JustinianView, LaidToken, Setup, Token } from '../engine/types';

/** Where a token can go, as in records. */
export type Place = 'phase' | `c${number}`;

export const tokenKinds: readonly Token[] = ['+1', '+2', '+3', '-1', '-2', '-3'];
export const colors: readonly Color[] = ['red', 'blue', 'green', 'yellow'];

/** The numbers by which messages know a token, a color, a counselor. */
export const tokenNumber = (token: Token): number => tokenKinds.indexOf(token);
export const colorNumber = (color: Color): number => colors.indexOf(color);

export interface Court {
    /** By counselor, place and phase, all from 0. */
    values: number[][][];
    thresholds: number[];
    /** How many tokens a counselor takes. */
    room: number;
}
const courts = new WeakMap<Setup, Court>();
export function courtOf(setup: Setup): Court {
    let court = courts.get(setup);
    if (!court) {
        court = ask<Court>({ ask: 'court', setup });
        courts.set(setup, court);
    }
    return court;
}

export interface Step {
    counselor: number;
    sum: number;
    from: number;
    to: number;
    row: number[];
}
export interface Steps {
    from: 'left' | 'right';
    before: number[];
    steps: Step[];
    row: number[];
}
/** How the court moves from an end; without one, how it moved last. */
export function stepsOf(setup: Setup, code: Code, from?: 'left' | 'right'): Steps {
    return ask<Steps>({ ask: 'steps', setup, code, ...(from ? { from } : {}) });
}

export interface ColorWorth {
    color: Color;
    cards: { counselor: number; value: number }[];
    sum: number;
    others: number;
    most: number;
}
export interface Worth {
    phase: number;
    values: number[];
    colors: ColorWorth[];
}
/** What counselors, by place, and the viewer's cards pay, in the present row or another. */
export function worthOf(setup: Setup, code: Code, row?: number[]): Worth {
    return ask<Worth>({ ask: 'worth', setup, code, ...(row ? { row } : {}) });
}

/** What a picture of the court needs besides the view: docs/engine.md, `show`. */
export interface Figures {
    worth: Worth;
    tokens: TokenCounts;
    /** Where both ends lead, for who chooses one. */
    ends?: (Steps & { worth: Worth })[];
    /** How the court moved last. */
    moved?: Steps;
    /** What each color would bring who chooses one. */
    brings?: Partial<Record<Color, number>>;
}

/** What counselors pay in a row, by place. */
export function valuesIn(court: Court, row: readonly number[], phase: number): number[] {
    return row.map((counselor, place) => court.values[counselor - 1]?.[place]?.[phase - 1] ?? 0);
}

export interface Lay {
    influence: number;
    counselors: { value: number; then: number; to: number }[];
}
/** What a token would do, with the viewer's own tokens alone. */
export function layOf(setup: Setup, code: Code, token: Token): Lay {
    return ask<Lay>({ ask: 'lay', setup, code, token });
}

export interface TokenCounts {
    kinds: Token[];
    draws: number;
    seats: { seen: number[]; left: number[] }[];
}

export function countKinds(tokens: readonly Token[]): number[] {
    return tokenKinds.map((kind) => tokens.filter((token) => token === kind).length);
}

/** The tokens on counselors as all eyes together see them. */
export function boardOf(
    view: JustinianView,
    all: readonly JustinianView[] | undefined,
): LaidToken[][] {
    if (!all) return view.board;
    return view.board.map((tokens, i) =>
        tokens.map((laid, slot) => ({
            seat: laid.seat,
            token: all[laid.seat]?.board[i]?.[slot]?.token ?? laid.token,
        })),
    );
}

/** A token as people write it. */
export function written(token: string): string {
    return token.replace('-', '−');
}

export const phaseNames = ['I', 'II', 'III'] as const;
