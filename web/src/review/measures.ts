/**
 * measures.ts: what the engine says of a finished game: docs/review.md. Chances, shares and losses are
 * ten-thousandths of a win, points tenths; ply 12 is the position before move 12, counted from 0.
 */
import type { GameName } from '../engine/types';

/** How bad a decision was. `none`: the best move; `equal`: another one, about as good. */
export type Mark = 'none' | 'equal' | 'inaccuracy' | 'mistake' | 'blunder';

export interface Worth {
    move: string;
    win: number;
    points: number;
}

/** A decision and what it cost. */
export interface Judged {
    played: Worth;
    best: Worth;
    loss: number;
    error: number;
    mark: Mark;
}

export interface Decision extends Judged {
    ply: number;
    seat: number;
    stage: number;
    /** Whether chances mean anything yet at this stage; else only points do. */
    tells: boolean;
    choices: number;
    second?: Worth;
    worlds: number;
}

export const titles = [
    'basileus',
    'caesar',
    'logothete',
    'strategos',
    'citizen',
    'pilgrim',
] as const;
export type Title = (typeof titles)[number];

/** What a seat's decisions cost together; `mean`: per decision. */
export interface Errors {
    seat: number;
    decisions: number;
    measured: number;
    loss: number;
    mean: number;
    inaccuracies: number;
    mistakes: number;
    blunders: number;
    title?: Title;
}

/** Chances by seat: as the seat that is reviewed could know them, and with all cards known. */
export interface Chances {
    ply: number;
    tells: boolean;
    win?: number[];
    open?: number[];
}

/** What chance gave at a ply, by seat: the deal, or what the move before turned up. */
export interface Luck {
    ply: number;
    kind: 'deal' | 'draw';
    seat?: number;
    move?: string;
    luck: number[];
}

/** How a seat's result came about: fair + deal + draws + own + gifts + rest. */
export interface Account {
    seat: number;
    result: number;
    fair: number;
    deal: number;
    draws: number;
    own: number;
    gifts: number;
    rest: number;
    adjusted: number;
}

/** What strong players make of the same deal. */
export interface Par {
    seat: number;
    low: number;
    high: number;
    middle: number;
    score: number;
}

/**
 * What everybody could believe: by ply, seat and thing. Byzantz: hundredths of cards in hand;
 * Justinian: percents that the seat holds that card.
 */
export interface Beliefs {
    plies: number[];
    things: string[];
    held: number[][][];
}

/** A review as far as it is done; what is not measured yet is missing. */
export interface Review {
    review: 1;
    game: GameName;
    players: number;
    names: string[];
    seat: number;
    thinker: string;
    moves: number;
    complete: number;
    result: { score: number[]; rank: number[]; share: number[] };
    decisions?: Decision[];
    costliest?: number[];
    errors?: Errors[];
    chances?: Chances[];
    luck?: Luck[];
    account?: Account[];
    par?: Par[];
    beliefs?: Beliefs;
}

export interface Plan {
    tasks: number[];
    /** So many of them are what the seat's own marks need. */
    own: number;
}

/** Questions about one decision, and their answers. */
export type Asked =
    | { ask: 'line'; ply: number; move: string; seat: number }
    | { ask: 'try'; ply: number; move: string }
    | { ask: 'open'; ply: number };
export interface LineAnswer {
    steps: { seat: number; move: string; code: string }[];
}
export interface JudgedAnswer {
    decision: Decision;
}
