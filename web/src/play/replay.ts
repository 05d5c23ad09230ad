/**
 * replay.ts: a game from its record, as a source: any moment of it, through any eyes. The engine
 * reads the record once; going to and fro needs nothing else.
 */
import { lookAt, readRecord, told } from '../engine/look';
import type { Code, ReadRecord, Seat, Setup, View } from '../engine/types';
import { Teller, type Act, type Played, type SeatInfo, type Source } from './source';

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

export class ReplaySource extends Teller implements Source {
    readonly kind = 'replay';
    readonly mine: readonly number[] = [];
    readonly asks = undefined;
    readonly memory = true;
    readonly setup: Setup;
    readonly seats: SeatInfo[];
    readonly proof: NonNullable<ReadRecord['proof']>;
    readonly problem: ReadRecord['problem'];
    /** How many moves there are. */
    readonly length: number;
    eyes: Seat = 'watcher';
    /** Whether everything is open; then the eyes are a watcher's. */
    open = true;
    ply = 0;
    private readonly codes: Code[][];
    private readonly moves: readonly { seat: number; move: string; seen: string }[];
    private readonly whole: boolean;
    private chapterList: { language: string; chapters: Chapter[] } | undefined;

    private constructor(
        readonly id: string,
        readonly lines: readonly string[],
        read: ReadRecord,
    ) {
        super();
        const acts = read.acts ?? [];
        this.setup = {
            ...read.setup!,
            names: read.setup!.names.map(
                (name, seat) => readable(name).trim() || String.fromCharCode(65 + seat),
            ),
        };
        this.seats = seatsOf(this.setup, JSON.parse(lines[0] ?? '{}') as Header);
        this.proof = read.proof ?? 'absent';
        this.problem = read.problem;
        this.codes = [read.codes!, ...acts.map(({ codes }) => codes)];
        this.moves = acts;
        this.length = acts.length;
        this.whole = read.over;
    }

    /**
     * Reads a record; if nothing of it can be shown, tells why. Throws if it is no text of ours at
     * all.
     */
    static read(id: string, text: string): ReplaySource | { problem: ReadRecord['problem'] } {
        const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
        while (lines.length > 1 && lines[lines.length - 1]?.trim() === '') lines.pop();
        const read = readRecord(lines);
        return read.setup && read.codes
            ? new ReplaySource(id, lines, read)
            : { problem: read.problem };
    }

    get code(): Code {
        return this.codeAt(this.ply, this.eyes);
    }

    /** Whether this is the end of a finished game. */
    get over(): boolean {
        return this.whole && this.ply === this.length;
    }

    /** What each seat sees, if everything is open. */
    get all(): View[] | undefined {
        return this.open
            ? this.setup.names.map((_, seat) =>
                  lookAt(this.setup, this.codeAt(this.ply, seat), this.ply),
              )
            : undefined;
    }

    /** The act that led to this moment, as it is told in the story; undefined at the start. */
    get last(): (Act & { before: Code }) | undefined {
        if (!this.ply) return undefined;
        const act = this.actAt(this.ply);
        const [before, code] = act.told ?? [this.codeAt(this.ply - 1, this.eyes), act.code];
        return { ...act, before, code };
    }

    /** Where the parts of the game begin. */
    chapters(language: string): Chapter[] {
        if (this.chapterList?.language !== language) {
            const chapters = this.moves.flatMap((act, i) =>
                told(
                    this.setup,
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
        if (next === this.ply) return;
        const step = next === this.ply + 1;
        this.ply = next;
        if (step) this.emit({ is: 'act', ply: next, act: this.actAt(next) });
        else this.emit({ is: 'jump', ply: next, code: this.code });
    }

    /** Sees through a seat's eyes, a watcher's, or with everything open. */
    look(eyes: Seat | 'all'): void {
        this.open = eyes === 'all';
        this.eyes = eyes === 'all' ? 'watcher' : eyes;
        this.emit({ is: 'jump', ply: this.ply, code: this.code });
    }

    async past(): Promise<{ first: Code; acts: Act[] }> {
        return {
            first: this.codeAt(0, this.eyes),
            acts: this.moves.map((_, i) => this.actAt(i + 1)),
        };
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

    private partAt(ply: number): number {
        const view = lookAt(this.setup, this.codeAt(ply, 'watcher'), ply);
        return view.game === 'byzantz' ? view.round : view.phase;
    }

    private codeAt(ply: number, eyes: Seat): Code {
        return this.codes[ply]?.[eyes === 'watcher' ? this.setup.players : eyes] ?? '';
    }

    /** With everything open, moves are told whole, as their own seats saw them. */
    private actAt(ply: number): Act {
        const { seat, move, seen } = this.moves[ply - 1]!;
        const code = this.codeAt(ply, this.eyes);
        if (this.open)
            return { seat, move, code, told: [this.codeAt(ply - 1, seat), this.codeAt(ply, seat)] };
        return { seat, move: seat === this.eyes ? move : seen, code };
    }
}
