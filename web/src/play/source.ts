/**
 * source.ts: where a game that is shown comes from: a table in this browser's worker, one on a
 * server, a record, a lesson. Whoever shows a game knows only this. A source tells what happens, in
 * order; the stage (stage.ts) shows it, one act after the other, at the pace that was chosen.
 */
import type { Code, Hint, Line, Seat, Setup } from '../engine/types';

/**
 * A move that was made, and what these eyes see after it. Of the move only what they may see:
 * "place ? c4".
 */
export interface Act {
    seat: number;
    move: string;
    code: Code;
    /**
     * Before and after it, for its sentences, where they are not told by what these eyes see: with
     * everything open, as its own seat saw it.
     */
    told?: readonly [Code, Code];
}

export interface Clock {
    /**
     * Milliseconds left by seat, null without a clock; and when that was read (performance.now()).
     */
    left: (number | null)[];
    running: number[];
    at: number;
}

/** Who sits in a seat, besides the name, which the setup has. */
export interface SeatInfo {
    kind: 'person' | 'computer' | 'open';
    /** Of a computer player: beginner, casual, skilled, expert. */
    level?: string;
    /** A person online: has a connection now; is played by the computer. */
    here?: boolean;
    auto?: boolean;
}

type SourceEvent =
    /** Everything anew: no animation. The acts before, if they are known, follow from `past`. */
    | { is: 'jump'; ply: number; code: Code }
    | { is: 'act'; ply: number; act: Act }
    | { is: 'undone'; ply: number; code: Code }
    /** Seats, clocks, talk, connection, whose turn: read the source's fields again. */
    | { is: 'change' };

/** What the story has besides acts: a line about a seat, after so many of them. */
export interface StoryLine {
    ply: number;
    seat: number;
    text: string;
}

/** Something to be said once. */
export interface Notice {
    text: string;
    lines?: Line[];
}

export type Played = { ok: true } | { ok: false; why: string };

export interface Talk {
    number: number;
    seat: number | null;
    name: string;
    text: string;
}

export interface Source {
    readonly kind: 'local' | 'online' | 'replay' | 'lesson';
    /** A short, lasting name: of a stored game, or the table's id. */
    readonly id: string;
    readonly setup: Setup;
    readonly seats: SeatInfo[];
    /** Seats that people before this screen play. */
    readonly mine: readonly number[];
    /**
     * Whose eyes the codes are of. In a hot seat game it changes when the screen is handed over; in
     * a replay at will.
     */
    readonly eyes: Seat;
    /** The newest state, which the stage may not have shown yet. */
    readonly ply: number;
    readonly code: Code;
    /**
     * The seat before this screen that is to decide now (it may be another than `eyes` in a hot
     * seat game: hand over first), or undefined.
     */
    readonly asks: number | undefined;
    /**
     * A question that all are asked at once (docs/protocol.md): whether it is on, and whether our
     * answer is on its way.
     */
    readonly together?: boolean;
    readonly answered?: boolean;
    readonly clock?: Clock | null;
    /** Whether what everybody could remember is shown. */
    readonly memory: boolean;
    readonly talk?: readonly Talk[];
    /** What to say about the connection, if anything is unusual. */
    readonly connection?: 'fine' | 'lost' | 'closing';
    readonly over: boolean;
    /** What else belongs into the story, in order; and what is to be said now. */
    readonly story?: readonly StoryLine[];
    readonly notice?: Notice | undefined;

    subscribe(listener: (event: SourceEvent) => void): () => void;
    play(seat: number, move: string): Promise<Played>;
    /** The acts so far as the present eyes saw them; `first` is the code before the first. */
    past(): Promise<{ first: Code; acts: Act[] }>;

    /** Present where it makes sense. */
    handOver?(seat: Seat): void;
    canUndo?: boolean;
    /** Why nothing can be taken back now, where more can be said than that it is so. */
    whyNoUndo?: string;
    /** Others are asked first. */
    undoAsks?: boolean;
    undo?(): Promise<Played>;
    hint?(): Promise<Hint>;
    say?(text: string): Promise<Played>;
    leave?(): Promise<Played>;
    take?(): Promise<Played>;
    rematch?(): Promise<string | undefined>;
    /**
     * The record so far, line by line, of a local or finished game; undefined if it may not be had.
     */
    record?(): Promise<string | undefined>;
    close(): void;
}

/** The common part of sources: telling listeners. */
export class Teller {
    private readonly listeners = new Set<(event: SourceEvent) => void>();
    subscribe(listener: (event: SourceEvent) => void): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }
    protected emit(event: SourceEvent): void {
        [...this.listeners].forEach((listener) => listener(event));
    }
}
