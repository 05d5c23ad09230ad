/**
 * stage.ts: shows what a sight tells, one step after the other, at the chosen pace. Computer players
 * may be far ahead: what is on the stage is what the person sees. A person decides only when the
 * stage has caught up.
 */
import { show, told } from '../engine/look';
import { language } from '../engine/say';
import type { Code, Line, Setup, Shown, View } from '../engine/types';
import { codeAt, plyOf, type Game, type SeenStep, type Sight } from './sight';

/** What is shown: all that the engine says of it, in the language of that moment. */
export interface Moment extends Omit<Shown, 'lines'> {
    ply: number;
    code: Code;
    /**
     * The act that led here and the view before it, to be animated; undefined after a jump.
     * `number` tells acts apart.
     */
    act?: { seat: number; move: string; before: View; number: number; lines: Line[] };
}

/**
 * One act in the log; its sentences are made when somebody reads them, in the language of that
 * moment.
 */
export class LogEntry {
    private made: { language: string; lines: Line[] } | undefined;

    constructor(
        private readonly setup: Setup,
        readonly ply: number,
        readonly step: SeenStep,
        readonly before: Code,
        private readonly self: number | undefined,
    ) {}

    get seat(): number {
        return this.step.seat;
    }

    get move(): string {
        return this.step.move;
    }

    get lines(): Line[] {
        const { setup, step, before, self } = this;
        if (this.made?.language !== language()) {
            const [from, to] = step.told ?? [before, step.code];
            this.tell(told(setup, from, to, step.seat, step.move, self));
        }
        return this.made!.lines;
    }

    /** They were told with something else. */
    tell(lines: Line[]): void {
        this.made = { language: language(), lines };
    }
}

/** Milliseconds between acts of others; 0: at once; 'step': only when told to. */
export type Pace = number | 'step';

/** What others do is still seen. */
const hurriedPace = 120;

export class Stage {
    pace: Pace = 1000;
    /** Whether what others do is shown fast until somebody before this screen is asked. */
    hurries = false;
    /** All acts that have been shown, as these eyes saw them. */
    log: readonly LogEntry[] = [];
    /** How many moves are shown; and while some of them are shown again, how many of those. */
    private shown: number;
    private shownAgain: { ply: number; end: number } | undefined;
    private seen: Sight;
    private entries: LogEntry[] = [];
    private now: Moment;
    private spoken: string;
    private timer: number | undefined;
    private shownAt = 0;
    private heldUntil = 0;
    private count = 0;
    private readonly listeners = new Set<() => void>();
    private readonly unsubscribe: () => void;

    constructor(readonly game: Game) {
        this.seen = game.sight;
        this.shown = plyOf(game.sight);
        this.spoken = language();
        this.now = this.look(this.shown);
        this.write();
        this.unsubscribe = game.subscribe(() => this.follow());
    }

    get sight(): Sight {
        return this.game.sight;
    }

    get setup(): Setup {
        return this.sight.setup;
    }

    get moment(): Moment {
        if (this.spoken !== language()) {
            this.spoken = language();
            const { ply, act } = this.now;
            this.now = this.look(ply, act && { ...act, lines: this.entryAt(ply).lines });
        }
        return this.now;
    }

    /**
     * The seat of the one person before this screen, who is spoken to; where there are several, or
     * nobody plays, all are called by their names.
     */
    get self(): number | undefined {
        const { mine, eyes } = this.sight;
        return mine.length === 1 && eyes === mine[0] ? mine[0] : undefined;
    }

    /** Whether everything that has happened is shown. */
    get caughtUp(): boolean {
        return !this.again && this.shown === plyOf(this.sight);
    }

    /**
     * Whether the table still shows the last act of the game: how it ended is told after that.
     */
    get closing(): boolean {
        return this.sight.over && this.caughtUp && performance.now() < this.heldUntil;
    }

    /** Whether the game is over, and all of it shown. */
    get ended(): boolean {
        return this.sight.over && this.caughtUp && !this.closing;
    }

    /** Whether the past is being shown again. */
    get again(): boolean {
        return this.shownAgain !== undefined;
    }

    /** The seat that may decide now, here. */
    get decides(): number | undefined {
        const { asks, eyes } = this.sight;
        return this.caughtUp && asks !== undefined && asks === eyes ? asks : undefined;
    }

    /** Whether somebody before this screen waits for what others do. */
    get waits(): boolean {
        const { eyes, asks, over } = this.sight;
        return eyes !== 'watcher' && !(this.caughtUp && (asks !== undefined || over));
    }

    /** What others did since the last act of these eyes' seat, or since the start. */
    get since(): readonly LogEntry[] {
        const { eyes } = this.sight;
        const last = this.log.map((entry) => entry.seat).lastIndexOf(Number(eyes));
        return eyes === 'watcher' ? [] : this.log.slice(last + 1);
    }

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    /** Shows the next act now; `all`: all that have happened. */
    skip(all = false): void {
        this.stop();
        this.heldUntil = 0;
        do this.showNext();
        while (all && !this.caughtUp);
        this.schedule();
        this.tell();
    }

    /** Shows these acts of the log once more, then goes on. */
    showAgain(entries: readonly LogEntry[]): void {
        const [first] = entries;
        if (!first || this.again) return;
        this.stop();
        this.shownAgain = { ply: first.ply - 1, end: entries[entries.length - 1]!.ply };
        this.show(this.look(first.ply - 1));
        this.schedule();
        this.tell();
    }

    setPace(pace: Pace): void {
        if (pace === this.pace) return;
        this.pace = pace;
        this.stop();
        this.schedule();
        this.tell();
    }

    /** Shows what others do fast until somebody here is asked; once more: as before. */
    hurry(): void {
        this.hurries = !this.hurries && this.waits;
        this.heldUntil = 0;
        this.stop();
        this.schedule();
        this.tell();
    }

    /**
     * An animation of the table takes so long: the next act waits for it, and so does the end of
     * the game.
     */
    hold(milliseconds: number): void {
        if (this.pace === 0 || this.hurries) return;
        this.heldUntil = Math.max(this.heldUntil, performance.now() + milliseconds);
        this.stop();
        this.schedule();
        if (this.closing) this.tell();
    }

    close(): void {
        this.stop();
        this.unsubscribe();
        this.game.close();
    }

    private stop(): void {
        window.clearTimeout(this.timer);
        this.timer = undefined;
    }

    private tell(): void {
        [...this.listeners].forEach((listener) => listener());
    }

    private show(moment: Moment): void {
        this.now = moment;
        this.shownAt = performance.now();
    }

    /** A new sight: what is new waits to be shown; after a jump, everything anew. */
    private follow(): void {
        const { seen, sight } = this;
        this.seen = sight;
        if (sight.rewound !== seen.rewound) {
            this.stop();
            this.shownAgain = undefined;
            this.heldUntil = 0;
            // Nothing that other eyes saw stays.
            if (sight.eyes !== seen.eyes || sight.start !== seen.start) this.entries = [];
            this.entries = this.entries.filter(({ step }, i) => step === sight.steps[i]);
            this.shown = plyOf(sight);
            this.show(this.look(this.shown));
            this.write();
        } else if (sight.start !== seen.start) {
            this.entries = []; // what happened before this screen saw anything
            this.write();
        }
        if (!this.waits) this.hurries = false;
        // What one does oneself is shown at once.
        if (!this.again && this.due() === 0) {
            this.stop();
            this.showNext();
        }
        this.schedule();
        // What others did, if its time has come, is drawn together with the rest, in a task of its own.
        if (this.due() > performance.now()) this.tell();
    }

    /** All that the engine says of a moment; `act`: what led to it. */
    private look(ply: number, act?: NonNullable<Moment['act']>): Moment {
        const { setup } = this;
        const code = codeAt(this.sight, ply);
        const { lines: _, ...shown } = show(setup, code, ply, this.self);
        return { ply, code, ...shown, ...(act ? { act } : {}) };
    }

    private entryAt(ply: number): LogEntry {
        const { sight, self } = this;
        const { start, steps, setup } = sight;
        const at = ply - start - 1;
        this.entries[at] ??= new LogEntry(setup, ply, steps[at]!, codeAt(sight, ply - 1), self);
        return this.entries[at];
    }

    private write(): void {
        const { start } = this.sight;
        const count = this.shown - start;
        this.log = Array.from({ length: count }, (_, i) => this.entryAt(start + i + 1));
    }

    /** When the next act is to be shown; never, if there is none, or only when told to. */
    private due(): number {
        if (this.caughtUp) return Infinity;
        const next = this.sight.steps[(this.shownAgain?.ply ?? this.shown) - this.sight.start];
        const { again } = this;
        const own = next?.seat === this.sight.eyes && !again;
        const pace = !this.hurries
            ? this.pace
            : this.pace === 'step'
              ? hurriedPace
              : Math.min(hurriedPace, this.pace);
        if (own) return 0;
        if (pace === 'step' && !again) return Infinity;
        const apart = again ? Math.max(700, Number(pace) || 0) : Number(pace);
        return Math.max(this.heldUntil, this.shownAt + apart);
    }

    private schedule(): void {
        if (this.timer !== undefined) return;
        if (this.closing) {
            this.wait(this.heldUntil, () => this.skip());
            return;
        }
        const due = this.due();
        if (due < Infinity)
            this.wait(due, () => {
                this.showNext();
                this.schedule();
            });
    }

    private wait(due: number, then: () => void): void {
        const left = Math.max(0, due - performance.now());
        this.timer = window.setTimeout(() => {
            this.timer = undefined;
            then();
        }, left);
    }

    private showNext(): void {
        if (this.caughtUp) return;
        const ply = (this.shownAgain?.ply ?? this.shown) + 1;
        this.show(this.lookOn(this.entryAt(ply)));
        if (!this.shownAgain) {
            this.shown = ply;
            this.log = [...this.log, this.entryAt(ply)];
        } else if (ply === this.shownAgain.end) this.shownAgain = undefined;
        else this.shownAgain.ply = ply;
        if (!this.waits) this.hurries = false;
        this.tell();
    }

    /** The moment after an act, with its sentences: one question. */
    private lookOn(entry: LogEntry): Moment {
        const { ply, step, before } = entry;
        const { seat, move, code, told: otherwise } = step;
        const act = otherwise ? undefined : { before, seat, move };
        const { lines, ...shown } = show(this.setup, code, ply, this.self, act);
        if (act) entry.tell(lines);
        const number = ++this.count;
        return {
            ply,
            code,
            ...shown,
            act: { seat, move, before: this.now.view, number, lines: entry.lines },
        };
    }
}
