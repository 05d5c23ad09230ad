/**
 * types.ts: what the engine speaks of: setups, views, sentences. docs/engine.md has the questions,
 * docs/record.md the views.
 */
import type { languageNames } from '../../../build/web/keys';
import type { Key } from './say';

export type GameName = 'justinian' | 'byzantz';
export type Language = keyof typeof languageNames;

/** A seat, or a spectator's eyes. */
export type Seat = number | 'watcher';

/** What all at a table agreed on, as in a record's header. */
export interface Setup {
    game: GameName;
    players: number;
    start?: number;
    rules?: Record<string, string>;
    court?: 'reconstruction' | number[][];
    windows?: number[][];
    names: string[];
}

/** A view as the engine encodes it, in base64. */
export type Code = string;

interface AnyView {
    players: number;
    start: number;
    names: string[];
    rules: Record<string, string>;
    ply: number;
    seat: Seat;
    /** Whether this seat is asked. */
    yours: boolean;
    asked: number[];
    free: number[];
    /** Only for a seat. */
    legal?: string[];
    /** Once the game is over, by seat. */
    result?: { scores: number[]; ranks: number[] };
}

export type Token = '+1' | '+2' | '+3' | '-1' | '-2' | '-3';
export type Color = 'red' | 'blue' | 'green' | 'yellow';
export interface LaidToken {
    seat: number;
    token: Token | null;
}

export interface Scoring {
    phase: number;
    trigger: number | null;
    chooser: number;
    color: Color | null;
    row: number[];
    seats: {
        tokens: Token[];
        influence_points: number;
        cards: number[];
        card_points: number;
        exchanged?: Color | null;
    }[];
}

export interface JustinianView extends AnyView {
    game: 'justinian';
    court: 'reconstruction' | number[][];
    windows?: number[][];
    /** What is asked: see docs/record.md. */
    stage: string;
    phase: number;
    threshold: number;
    turns: number;
    first: number;
    passed: number[];
    phase_space: boolean;
    /** Counselors by place, from the left. */
    row: number[];
    /** Their values there, in this phase. */
    values: number[];
    /** The tokens on each counselor, by counselor (from 1, at index 0). */
    board: LaidToken[][];
    moved?: { from: 'left' | 'right' | 'either'; row: number[]; board: LaidToken[][] } | null;
    scorings: Scoring[];
    colors: Color[];
    seats: {
        hand_size: number;
        reserve_size: number;
        phase_count: number;
        seen: Token[];
        score: number;
    }[];
    /** Only for a seat. */
    hand?: Token[];
    reserve?: Token[];
    phase_tokens?: Token[];
    influence?: number;
    cards?: Record<Color, number[]>;
    exchanges?: { color: Color; put: number; took: number }[];
}

export interface ByzantzView extends AnyView {
    game: 'byzantz';
    phase: 'auction' | 'give' | 'limit' | 'market' | 'final' | 'over';
    round: number;
    rounds: number;
    /** Bidder cards that are still to be won in this round, the present one first. */
    stack: number[];
    in: number[];
    picked: number[];
    high: number;
    bundle: string[];
    market: string[];
    gone: string[];
    deck: number;
    removed: number;
    seats: {
        size: number;
        known: string[];
        bid: string[];
        total: number;
        bidder: number | null;
        profit: number | null;
    }[];
    /** Only for a seat. */
    hand?: string[];
}

export type View = JustinianView | ByzantzView;

/** A part of a sentence: plain text, or something that it speaks of. */
export type Part =
    | string
    | {
          is:
              | 'number'
              | 'tenths'
              | 'seat'
              | 'seats'
              | 'good'
              | 'counselor'
              | 'color'
              | 'colors'
              | 'cards'
              | 'token'
              | 'phase'
              | 'word'
              | 'goods'
              | 'strange'
              | 'counselors';
          name: string;
          value: number | string;
          text: string;
      };

/**
 * A sentence. `heading`: a new part of the game begins; `detail`: more about the sentence before.
 */
export interface Line {
    manner: 'heading' | 'move' | 'event' | 'detail';
    key: string;
    text: string;
    parts: Part[];
    /** The message that says the same of several seats (`who`), if there is one. */
    several?: { key: Key; arguments: Record<string, number> };
}

/** Whether a move is accepted; `lines` say why not, or a doubt. */
export interface Judgement {
    refusal: string;
    lines: Line[];
}

/**
 * One of the best moves: what to do, what it promises (tenths of a point, percents to win if that
 * chance tells something yet) and what speaks for it.
 */
export interface Advice {
    move: string;
    line: Line;
    tenths?: number;
    percent?: number;
    /** Not the first, but about as good. */
    equal: boolean;
    reason?: Line;
}

/** The best moves, in the order of what they promise. */
export type Hint = Advice[];

/** What a game can be set up with. */
export interface GameInfo {
    name: GameName;
    least: number;
    most: number;
    editions: { name: string; text: string; note: string; switches: Record<string, string> }[];
    switches: { name: string; values: { value: string; text: string }[] }[];
    board: ({ name: string } & NumberTable) | null;
    windows: NumberTable | null;
}

/** Numbers that can be replaced by those of a real board. */
interface NumberTable {
    key: string;
    rows: number;
    columns: number;
    most: number;
    numbers: number[][];
}

/** A whole record, as everybody saw it: codes by seat, the watcher's last. */
export interface ReadRecord {
    setup?: Setup;
    proof?: 'absent' | 'holds' | 'broken';
    codes?: Code[];
    /** `seen`: the move as the other seats saw it. */
    acts?: { seat: number; move: string; seen: string; codes: Code[] }[];
    over: boolean;
    problem?: { line: number; word: string; text: string };
}

/** A move that was made, and what these eyes see after it: of the move only what they may see. */
export interface Step {
    seat: number;
    move: string;
    code: Code;
}

/** What eyes see of the table in the worker, after a question about it. */
export interface TableSight {
    /** What happened: docs/engine.md. */
    word: string;
    setup: Setup;
    agents: string[];
    eyes: Seat;
    /** The steps from number `from` on, and what was seen before them. Those before are known. */
    from: number;
    first: Code;
    steps: Step[];
    asked: number[];
    free: number[];
    /** Whether these eyes may take back. */
    undo: boolean;
    result?: { scores: number[]; ranks: number[] };
    /** Lines that are new in the record, after so many of the last were dropped. */
    kept: unknown[];
    dropped: number;
}

/** All that a screen shows of a moment. */
export interface Shown {
    view: View;
    /** The move that led there, and what came of it. */
    lines: Line[];
    /** What is asked of who sees it; who is waited for; how the game came out. */
    question: Line[];
    waiting: Line[];
    result: Line[];
    /** What a picture of the table needs besides: by game. */
    figures: unknown;
}
