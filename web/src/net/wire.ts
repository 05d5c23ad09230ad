/** wire.ts: what servers and this page say to each other, as in docs/protocol.md. */
import type { Level } from '../engine/levels';
import type { Code, GameName, Setup } from '../engine/types';

export interface Person {
    who: string;
    name: string;
    account: boolean;
    /** Whether she is one of those who run this server. */
    host?: boolean;
    /** Of an account: whether a recovery code was made that has not been used. */
    recovery?: boolean;
}

/** One of a person's sessions: since when, and for how many days nobody has used it. */
export interface OwnSession {
    id: string;
    date: number;
    idle: number;
    this: boolean;
}

export type ClockKind =
    | { kind: 'none' }
    | { kind: 'live'; bank: number; increment: number }
    | { kind: 'days'; days: number };
export type Spectators = 'public' | 'end' | 'none';
export type UndoWay = 'never' | 'ask' | 'free';

export interface TableOptions {
    clock: ClockKind;
    grace: number;
    level: Level;
    spectators: Spectators;
    listed: boolean;
    memory: boolean;
    talk: boolean;
    undo: UndoWay;
    /** Bots may sit down; absent if not. */
    bots?: true;
}

export type TableSeat =
    | { kind: 'open' }
    | { kind: 'computer'; level: Level; name: string }
    | { kind: 'kept'; who: string; name: string; bot?: true }
    | {
          kind: 'person';
          who: string;
          name: string;
          /** A program plays, and says so. */
          bot?: true;
          here: boolean;
          auto: boolean;
          chance: boolean;
      };

export interface Proof {
    algorithm: string;
    table: string;
    commitment: string;
    secret: string;
    pledge?: (string | null)[];
    chance: (string | null)[];
    early?: number[];
}

/** The message `table`. */
export interface TableInfo {
    table: string;
    state: 'open' | 'running' | 'over' | 'closed' | 'damaged';
    game: GameName;
    players: number;
    start: number | null;
    rules: Record<string, string>;
    court?: Setup['court'];
    windows?: Setup['windows'];
    options: TableOptions;
    host: string;
    commitment: string;
    algorithm?: string;
    /** All seats are closed, and whoever has pledged a contribution to the deal reveals it. */
    drawing?: { pledges: (string | null)[]; left: number };
    seats: TableSeat[];
    watchers: number;
    ply: number;
    you: number | null;
    /**
     * How many notes there are, and in how long the computer takes over, for who may see the game.
     */
    notes?: number;
    takes_over?: (number | null)[] | null;
    talk?: Said[];
    next?: string;
    fair?: Proof;
}

/** One of one's own tables: whether it waits for me, for which seats it waits, and the clocks. */
export interface MyTable extends TableInfo {
    turn: boolean;
    asked: number[];
    clock: Standing['clock'];
}

export interface Said {
    number: number;
    seat: number | null;
    name: string;
    text: string;
}

/** What the story has besides moves: what happened to a seat, after how many moves. */
export interface Note {
    moves: number;
    seat: number;
    note: 'undone' | 'left' | 'time' | 'gone' | 'auto' | 'back';
}

/**
 * Whether somebody may take back: who has not answered and how many milliseconds there are for it;
 * or how it ended, and by whom.
 */
export type UndoQuestion = { table: string; ply: number; seat: number } & (
    | { open: number[]; left: number }
    | { end: 'agreed' | 'refused' | 'withdrawn' | 'over'; by: number | null }
);

/** What comes with every message about the game itself. */
export interface Standing {
    table: string;
    /** What has happened openly: moves and undos. */
    ply: number;
    /** How many moves the game has now. */
    moves: number;
    view: Code;
    together: boolean;
    clock: { left: (number | null)[]; running: number[] } | null;
    takes_over?: (number | null)[] | null;
    undo: boolean;
}

export type ServerMessage =
    | ({ is: 'table' } & TableInfo)
    | ({ is: 'act'; seat: number; move: string } & Standing)
    | ({ is: 'undone'; seat: number } & Standing)
    | ({ is: 'view' } & Standing)
    | ({ is: 'said'; table: string } & Said)
    | ({ is: 'note'; table: string; number: number } & Note)
    | ({ is: 'question' } & UndoQuestion)
    | { is: 'rematch'; table: string; next: string }
    | { is: 'not-kept'; table: string }
    | { is: 'resync'; table?: string }
    | { is: 'closing'; table?: string };

export type Answer = {
    re: string | null;
    ok: boolean;
    error?: string;
    wait?: number;
    where?: string;
    refusal?: string;
    until?: number | null;
    ply?: number;
} & Record<string, unknown>;

/** One of one's own games, as the server lists them. */
export interface OwnGame {
    table: string;
    game: GameName;
    state: TableInfo['state'];
    names: string[];
    seat: number;
    date: string;
    result?: { scores?: number[]; ranks?: number[] } | null;
}

/** What somebody made of the deal of a day. */
export interface DayRow {
    who: string;
    name: string;
    score: number;
    rank: number;
    line: string;
}

/** `next`: where the next page begins. */
export interface DayPage {
    date: string;
    results: DayRow[];
    own: Omit<DayRow, 'who'> | null;
    next: string | null;
}

/** An error with its word, and what the server says about it. */
export class Failed extends Error {
    constructor(
        readonly word: string,
        readonly wait = 0,
        readonly where = '',
        readonly refusal = '',
        /** Of a ban: when it ends. */
        readonly until: number | null = null,
    ) {
        super(word);
    }
}

export const tablePattern = /^[0-9a-f]{16}$/;
