/** board.ts: what the shell gives to the table of a game, and what it wants of it. */
import type { Line, Part, Seat, Setup, View, Code } from '../engine/types';
import type { Clock, SeatInfo } from '../play/sight';
import type { LogEntry, Moment } from '../play/stage';

export interface BoardProps<V extends View = View> {
    setup: Setup;
    view: V;
    code: Code;
    ply: number;
    /** Whose eyes see this. */
    eyes: Seat;
    /** The act that led here, to be animated; undefined after a jump. */
    act: Moment['act'];
    /** What the engine says of it besides the view, by game. */
    figures: unknown;
    /** Whether the game is over, and its last act shown. */
    over: boolean;
    /**
     * Whether these eyes are those of a seat that is played here: not in a replay, nor for somebody
     * who watches.
     */
    own: boolean;
    /**
     * Whether the seat of these eyes may decide now. (In Byzantz it may also sell when it is only
     * `free`: then `free` is true.)
     */
    decides: boolean;
    free: boolean;
    /** A question that all are asked at once, and our answer is on its way. */
    answered: boolean;
    /**
     * Plays a move of the eyes' seat. The shell judges it first: a refused one is explained, an
     * unusual one asked about.
     */
    play(move: string): void;
    /** Says something short near the decision: why a click does nothing. */
    explain(words: string | readonly Line[]): void;
    seats: readonly SeatInfo[];
    clock: Clock | null;
    /** Whether what everybody could remember is shown. */
    memory: boolean;
    /**
     * What the sentence under the pointer speaks of: to be made conspicuous. (The shell also marks
     * every [data-piece] of it with data-lit.)
     */
    lit: readonly Part[];
    /** A move that is recommended: to be pointed at. */
    hint: string | undefined;
    /** In a replay with all eyes: what each seat sees. */
    all: readonly V[] | undefined;
    /** All acts so far, as these eyes saw them: what a table tells at the end. */
    log: readonly LogEntry[];
    /** Whether things move. */
    motion: boolean;
    /**
     * An animation of `act` takes so many milliseconds: the next act is shown only then. Never
     * needed for short ones.
     */
    hold(milliseconds: number): void;
}
