/**
 * replay.ts: a game from its record: any moment of it, through any eyes. The engine reads the record
 * once; going to and fro needs nothing else.
 */
import { lookAt, readRecord, told } from '../engine/look';
import type { Code, ReadRecord, Seat, Setup, View } from '../engine/types';
import {
    plyOf,
    Sighted,
    type Game,
    type Played,
    type SeatInfo,
    type SeenStep,
    type Sight,
} from './sight';

/**
 * A part of the game, as the headings in its story say it; `part` counts the greater ones: rounds,
 * phases.
 */
export interface Chapter {
    ply: number;
    text: string;
    part: number;
}

/** What the record says about itself that the engine does not: who sat where. */
interface Header {
    seats?: unknown;
}

/**
 * A name in a stranger's record, without what can't be seen: signs that turn the direction, that
 * have no width.
 */
function readable(name: string): string {
    return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu, '');
}

function seatsOf(setup: Setup, header: Header): SeatInfo[] {
    const seats = Array.isArray(header.seats) ? (header.seats as unknown[]) : [];
    return setup.names.map((_, seat) => {
        const level = seats[seat];
        return typeof level === 'string' && level !== 'human'
            ? { kind: 'computer', level }
            : { kind: 'person' };
    });
}

export class ReplayGame extends Sighted implements Game {
    sight: Sight;
    readonly proof: NonNullable<ReadRecord['proof']>;
    readonly problem: ReadRecord['problem'];
    /** How many moves there are. */
    readonly length: number;
    /** Whether everything is open; then the eyes are a watcher's. */
    open = true;
    private readonly codes: Code[][];
    private readonly moves: readonly { seat: number; move: string; seen: string }[];
    /** Whether its game is finished. */
    readonly whole: boolean;
    /** All steps, as the present eyes see them. */
    private steps: readonly SeenStep[] = [];
    private readonly parts: number[] = [];
    private chapterList: { language: string; chapters: Chapter[] } | undefined;

    private constructor(
        id: string,
        readonly lines: readonly string[],
        read: ReadRecord,
    ) {
        super();
        const acts = read.acts ?? [];
        const names = read.setup!.names.map(
            (name, seat) => readable(name).trim() || String.fromCharCode(65 + seat),
        );
        const setup = { ...read.setup!, names };
        this.proof = read.proof ?? 'absent';
        this.problem = read.problem;
        this.codes = [read.codes!, ...acts.map(({ codes }) => codes)];
        this.moves = acts;
        this.length = acts.length;
        this.whole = read.over;
        this.sight = {
            kind: 'replay',
            id,
            setup,
            seats: seatsOf(setup, JSON.parse(lines[0] ?? '{}') as Header),
            mine: [],
            eyes: 'watcher',
            start: 0,
            first: '',
            steps: [],
            rewound: 0,
            asks: undefined,
            over: this.whole && this.length === 0,
            memory: true,
            canUndo: false,
        };
        this.look('all');
    }

    /**
     * Reads a record; if nothing of it can be shown, tells why. Throws if it is no text of ours at
     * all.
     */
    static read(id: string, text: string): ReplayGame | { problem: ReadRecord['problem'] } {
        const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
        while (lines.length > 1 && lines[lines.length - 1]?.trim() === '') lines.pop();
        const read = readRecord(lines);
        return read.setup && read.codes
            ? new ReplayGame(id, lines, read)
            : { problem: read.problem };
    }

    get ply(): number {
        return plyOf(this.sight);
    }

    /** What each seat sees, if everything is open. */
    get all(): View[] | undefined {
        const { setup } = this.sight;
        return this.open
            ? setup.names.map((_, seat) => lookAt(setup, this.codeAt(this.ply, seat), this.ply))
            : undefined;
    }

    /** The step that led to this moment, as it is told in the story; undefined at the start. */
    get last(): (SeenStep & { before: Code }) | undefined {
        const step = this.sight.steps.at(-1);
        if (!step) return undefined;
        const [before, code] = step.told ?? [this.codeAt(this.ply - 1, this.sight.eyes), step.code];
        return { ...step, before, code };
    }

    /** Where the parts of the game begin. */
    chapters(language: string): Chapter[] {
        const { setup } = this.sight;
        if (this.chapterList?.language !== language) {
            const chapters = this.moves.flatMap((act, i) =>
                told(
                    setup,
                    this.codeAt(i, 'watcher'),
                    this.codeAt(i + 1, 'watcher'),
                    act.seat,
                    act.seen,
                )
                    .filter(({ manner }) => manner === 'heading')
                    .map(({ text }) => ({ ply: i + 1, text, part: this.partAt(i + 1) })),
            );
            this.chapterList = { language, chapters };
        }
        return this.chapterList.chapters;
    }

    /** Goes to a moment; the next one is shown as it happened. */
    goTo(ply: number): void {
        const next = Math.max(0, Math.min(this.length, ply));
        if (next !== this.ply) this.show(next, next !== this.ply + 1);
    }

    /** Sees through a seat's eyes, a watcher's, or with everything open. */
    look(eyes: Seat | 'all'): void {
        this.open = eyes === 'all';
        const seen = eyes === 'all' ? 'watcher' : eyes;
        this.steps = this.open
            ? this.moves.map((_, i) => this.openStepAt(i + 1))
            : this.seenBy(seen);
        this.sight = { ...this.sight, eyes: seen, first: this.codeAt(0, seen) };
        this.show(this.ply, true);
    }

    private show(ply: number, jumps: boolean): void {
        this.change({
            steps: this.steps.slice(0, ply),
            over: this.whole && ply === this.length,
            rewound: this.sight.rewound + Number(jumps),
        });
    }

    /** The lines of the record up to this moment. */
    linesSoFar(): unknown[] {
        return this.lines.slice(0, 1 + this.ply).map((line) => JSON.parse(line) as unknown);
    }

    async play(): Promise<Played> {
        return { ok: false, why: '' };
    }

    async record(): Promise<string> {
        return this.lines.map((line) => `${line}\n`).join('');
    }

    close(): void {
        /* nothing goes on here */
    }

    /** The round or phase of a moment. */
    partAt(ply: number): number {
        if (this.parts[ply] === undefined) {
            const view = lookAt(this.sight.setup, this.codeAt(ply, 'watcher'), ply);
            this.parts[ply] = view.game === 'byzantz' ? view.round : view.phase;
        }
        return this.parts[ply];
    }

    /** The move that led to a moment; undefined at the start. */
    actAt(ply: number): { seat: number; move: string } | undefined {
        return this.moves[ply - 1];
    }

    /** What these eyes saw after so many moves. */
    codeAt(ply: number, eyes: Seat): Code {
        return this.codes[ply]?.[eyes === 'watcher' ? this.sight.setup.players : eyes] ?? '';
    }

    /** The whole game as these eyes saw it. */
    seenBy(eyes: Seat): SeenStep[] {
        return this.moves.map(({ seat, move, seen }, i) => ({
            seat,
            move: seat === eyes ? move : seen,
            code: this.codeAt(i + 1, eyes),
        }));
    }

    /** With everything open, moves are told whole, as their own seats saw them. */
    private openStepAt(ply: number): SeenStep {
        const { seat, move } = this.moves[ply - 1]!;
        const code = this.codeAt(ply, 'watcher');
        return { seat, move, code, told: [this.codeAt(ply - 1, seat), this.codeAt(ply, seat)] };
    }
}
