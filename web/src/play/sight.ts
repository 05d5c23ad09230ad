/**
 * sight.ts: what one screen has seen of a game and may show, as plain data that is replaced and
 * never changed. Two write it: the table in this browser's worker (local.ts, lesson.ts) and a server
 * (online.ts); a record is read at once (replay.ts). Screens read its fields; the stage (stage.ts)
 * shows one step after the other at the pace that was chosen.
 */
import type { Code, Hint, Line, Seat, Setup, Step } from '../engine/types';

/** A step that is told by other codes than those of these eyes: with everything open, as its own
 * seat saw it, before and after. */
export interface SeenStep extends Step {
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
    /** A program plays in that person's name. */
    bot?: boolean;
}

/** What the story has besides steps: a line about a seat, after so many of them. */
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

export interface Sight {
    readonly kind: 'local' | 'online' | 'replay' | 'lesson';
    /** A short, lasting name: of a stored game, or the table's id. */
    readonly id: string;
    readonly setup: Setup;
    readonly seats: readonly SeatInfo[];
    /** Seats that people before this screen play. */
    readonly mine: readonly number[];
    /**
     * Whose eyes the codes are of. In a hot seat game it changes when the screen is handed over; in
     * a replay at will.
     */
    readonly eyes: Seat;
    /** What has happened from move number `start` on, and what was seen before it. */
    readonly start: number;
    readonly first: Code;
    readonly steps: readonly SeenStep[];
    /** How often steps were forgotten, or the eyes are others: then nothing of before is kept. */
    readonly rewound: number;
    /**
     * The seat before this screen that is to decide now (it may be another than `eyes` in a hot
     * seat game: hand over first), or undefined.
     */
    readonly asks: number | undefined;
    readonly over: boolean;
    /** Whether what everybody could remember is shown. */
    readonly memory: boolean;
    readonly canUndo: boolean;

    /** Why nothing can be taken back now, where more can be said; whether others are asked first. */
    readonly whyNoUndo?: string;
    readonly undoAsks?: boolean;
    /** A question that all are asked at once (docs/protocol.md): our answer is on its way. */
    readonly answered?: boolean;
    readonly clock?: Clock | null;
    /** What to say about the connection, if anything is unusual. */
    readonly connection?: 'fine' | 'lost' | 'closing';
    /** What else belongs into the story, in order; and what is to be said now. */
    readonly story?: readonly StoryLine[];
    readonly notice?: Notice | undefined;
    /**
     * What is unusual about a game in this browser: it can't be stored; it goes on in another tab;
     * the worker stopped; a master has no net.
     */
    readonly trouble?: 'unsaved' | 'elsewhere' | 'stopped' | 'netless' | undefined;
}

/** How many moves were made, and what is seen after the last. */
export function plyOf({ start, steps }: Sight): number {
    return start + steps.length;
}

export function codeAt({ start, first, steps }: Sight, ply: number): Code {
    return steps[ply - start - 1]?.code ?? first;
}

/** `doubt`: the move is legal, and `lines` ask whether it is meant. */
export type Played = { ok: true } | { ok: false; why: string; lines?: Line[]; doubt?: boolean };

/** A game that is shown: its newest sight, and what can be done. */
export interface Game {
    readonly sight: Sight;
    subscribe(listener: () => void): () => void;
    /** Plays a move of the eyes' seat. Unless one is sure, an unusual one is only doubted. */
    play(move: string, sure: boolean): Promise<Played>;

    /** Present where it makes sense. */
    handOver?(seat: Seat): void;
    undo?(): Promise<Played>;
    hint?(): Promise<Hint>;
    rematch?(): Promise<string | undefined>;
    /** The record, line by line, of a finished game; undefined if it may not be had. */
    record?(): Promise<string | undefined>;
    close(): void;
}

/** The common part of games: the sight, and telling when there is a new one. */
export abstract class Sighted {
    abstract sight: Sight;
    private readonly listeners = new Set<() => void>();

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    protected change(part: Partial<Sight>): void {
        this.sight = { ...this.sight, ...part };
        [...this.listeners].forEach((listener) => listener());
    }
}
