/**
 * question.ts: a position of a record as one seat saw it, on the real table. It is a question if
 * somebody wants the answer: the seat plays a move on its board, and `answer` gets it instead of the
 * game going on. Or a line is laid on it: moves that could have followed, to be stepped through.
 *
 *     const replay = ReplayGame.read('puzzle', text);             // the record: header and moves
 *     const question = new QuestionGame(replay, ply, seat, {      // the position before move `ply`,
 *         answer: (move) => …,                                    // counted from 0
 *     });
 *     <Table game={question} pace={0} slots={{ controls: () => … }} />
 *
 * The move has been judged: it is legal, and a doubt has been answered. From then on nobody is asked
 * until `again()`; `stop()` ends the question without an answer. `lay(steps)` lays a line (codes as
 * that seat sees them), `goTo(1)` shows its first move. Nothing is stored, nothing is sent. The seat
 * sees what it saw then; nothing of what the record knows besides is in the sight.
 */
import { judge } from '../engine/look';
import { say } from '../engine/say';
import type { Step } from '../engine/types';
import type { ReplayGame } from './replay';
import { codeAt, plyOf, Sighted, type Game, type Played, type SeenStep, type Sight } from './sight';

interface Wanted {
    /** Gets the move that was played; without it nobody is asked. */
    answer?: (move: string) => void;
}

export class QuestionGame extends Sighted implements Game {
    sight: Sight;
    private readonly past: readonly SeenStep[];
    private line: readonly SeenStep[] = [];
    private readonly answer: Wanted['answer'];

    constructor(
        replay: ReplayGame,
        readonly ply: number,
        readonly seat: number,
        { answer }: Wanted = {},
    ) {
        super();
        const { id, setup, seats } = replay.sight;
        this.answer = answer;
        this.past = replay.seenBy(seat).slice(0, ply);
        this.sight = {
            kind: 'replay',
            id,
            setup,
            seats,
            mine: answer ? [seat] : [],
            eyes: seat,
            start: 0,
            first: replay.codeAt(0, seat),
            steps: this.past,
            rewound: 0,
            asks: answer ? seat : undefined,
            over: false,
            memory: true,
            canUndo: false,
        };
    }

    /** What the seat saw before the move. */
    get code(): string {
        return codeAt({ ...this.sight, steps: this.past }, this.ply);
    }

    /** How many moves of the line are shown, and how many there are. */
    get at(): number {
        return plyOf(this.sight) - this.ply;
    }
    get length(): number {
        return this.line.length;
    }

    async play(move: string, sure: boolean): Promise<Played> {
        if (this.sight.asks === undefined) return { ok: false, why: say('web_not_now') };
        const { refusal, lines } = judge(this.sight.setup, this.code, move);
        if (refusal !== 'accepted') return { ok: false, why: refusal, lines };
        if (lines.length && !sure) return { ok: false, why: refusal, lines, doubt: true };
        this.stop();
        this.answer?.(move);
        return { ok: true };
    }

    /** Nobody is asked any more. */
    stop(): void {
        this.change({ asks: undefined, answered: true });
    }

    /** Asks once more. */
    again(): void {
        this.line = [];
        this.change({
            steps: this.past,
            asks: this.answer ? this.seat : undefined,
            answered: false,
            rewound: this.sight.rewound + 1,
        });
    }

    /** Lays another line on the position, and shows so many of its moves. */
    lay(steps: readonly Step[], shown = 0): void {
        this.line = steps;
        this.show(shown, true);
    }

    /** Shows so many moves of the line; the next one as it would happen. */
    goTo(count: number): void {
        const next = Math.max(0, Math.min(this.length, count));
        if (next !== this.at) this.show(next, next !== this.at + 1);
    }

    private show(count: number, jumps: boolean): void {
        this.change({
            steps: [...this.past, ...this.line.slice(0, count)],
            rewound: this.sight.rewound + Number(jumps),
        });
    }

    close(): void {
        /* nothing goes on here */
    }
}
