/**
 * stage.ts: shows what a source tells, one act after the other, at the chosen pace. Computer
 * players may be far ahead: what is on the stage is what the person sees. A person decides only
 * when the stage has caught up.
 */
import { lookAt, told } from '../engine/look';
import { language } from '../engine/say';
import type { Code, Line, Setup, View } from '../engine/types';
import type { Act, Source } from './source';

export interface Moment {
    ply: number;
    code: Code;
    view: View;
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
        readonly act: Act,
        readonly before: Code,
        private readonly self: number | undefined,
    ) {}

    get seat(): number {
        return this.act.seat;
    }

    get move(): string {
        return this.act.move;
    }

    get lines(): Line[] {
        if (this.made?.language !== language())
            this.made = {
                language: language(),
                lines: told(
                    this.setup,
                    ...(this.act.told ?? ([this.before, this.act.code] as const)),
                    this.seat,
                    this.move,
                    this.self,
                ),
            };
        return this.made.lines;
    }
}

/** Milliseconds between acts of others; 0: at once; 'step': only when told to. */
export type Pace = number | 'step';

/** What others do is still seen. */
const hurriedPace = 120;

interface Waiting {
    ply: number;
    act: Act;
    again: boolean;
}

export class Stage {
    moment: Moment;
    log: LogEntry[] = [];
    pace: Pace = 1000;
    /** Whether what others do is shown fast until somebody before this screen is asked. */
    hurries = false;
    private queue: Waiting[] = [];
    private timer: number | undefined;
    private shownAt = 0;
    private heldUntil = 0;
    private count = 0;
    private eyes;
    private readonly listeners = new Set<() => void>();
    private readonly unsubscribe: () => void;

    constructor(readonly source: Source) {
        this.eyes = source.eyes;
        this.moment = {
            ply: source.ply,
            code: source.code,
            view: lookAt(source.setup, source.code, source.ply),
        };
        void this.recall();
        this.unsubscribe = source.subscribe((event) => {
            if (event.is === 'act') {
                this.queue.push({ ply: event.ply, act: event.act, again: false });
                this.schedule();
            } else if (event.is === 'change') {
                if (!this.waits) this.hurries = false;
            } else {
                this.stop();
                this.queue = [];
                this.heldUntil = 0;
                // Nothing that other eyes saw stays.
                this.log =
                    source.eyes !== this.eyes
                        ? []
                        : this.log.filter((entry) => entry.ply <= event.ply);
                this.eyes = source.eyes;
                this.show({
                    ply: event.ply,
                    code: event.code,
                    view: lookAt(this.setup, event.code, event.ply),
                });
                void this.recall();
            }
            this.tell();
        });
    }

    get setup(): Setup {
        return this.source.setup;
    }

    /**
     * The seat of the one person before this screen, who is spoken to; where there are several, or
     * nobody plays, all are called by their names.
     */
    get self(): number | undefined {
        const { mine, eyes } = this.source;
        return mine.length === 1 && eyes === mine[0] ? mine[0] : undefined;
    }

    /** Whether everything that has happened is shown. */
    get caughtUp(): boolean {
        return this.queue.length === 0;
    }

    /** Whether the table still shows the last act of the game: how it ended is told after that. */
    get closing(): boolean {
        return this.source.over && this.caughtUp && performance.now() < this.heldUntil;
    }

    /** Whether the game is over, and all of it shown. */
    get ended(): boolean {
        return this.source.over && this.caughtUp && !this.closing;
    }

    /** Whether the past is being shown again. */
    get again(): boolean {
        return this.queue[0]?.again ?? false;
    }

    /** The seat that may decide now, here. */
    get decides(): number | undefined {
        const { asks, eyes } = this.source;
        return this.caughtUp && asks !== undefined && asks === eyes ? asks : undefined;
    }

    /** Whether somebody before this screen waits for what others do. */
    get waits(): boolean {
        const { eyes, asks, over } = this.source;
        return eyes !== 'watcher' && !(this.caughtUp && (asks !== undefined || over));
    }

    /** What others did since the last act of these eyes' seat, or since the start. */
    get since(): LogEntry[] {
        const last = this.log.map((entry) => entry.seat).lastIndexOf(Number(this.source.eyes));
        return this.source.eyes === 'watcher' ? [] : this.log.slice(last + 1);
    }

    subscribe(listener: () => void): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }

    /** Shows the next act now; `all`: all that have happened. */
    skip(all = false): void {
        this.stop();
        this.heldUntil = 0;
        do this.showNext();
        while (all && this.queue.length);
        this.schedule();
        this.tell();
    }

    /** Shows these acts of the log once more, then goes on. */
    showAgain(entries: readonly LogEntry[]): void {
        const [first] = entries;
        if (!first || this.again) return;
        this.stop();
        this.queue.unshift(...entries.map(({ ply, act }) => ({ ply, act, again: true })));
        this.show({
            ply: first.ply - 1,
            code: first.before,
            view: lookAt(this.setup, first.before, first.ply - 1),
        });
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
        this.source.close();
    }

    private stop(): void {
        window.clearTimeout(this.timer);
        this.timer = undefined;
    }

    private tell(): void {
        [...this.listeners].forEach((listener) => listener());
    }

    private show(moment: Moment): void {
        this.moment = moment;
        this.shownAt = performance.now();
    }

    private schedule(): void {
        const next = this.queue[0];
        if (this.timer !== undefined) return;
        if (!next) {
            if (this.closing)
                this.timer = window.setTimeout(
                    () => this.skip(),
                    Math.max(0, this.heldUntil - performance.now()),
                );
            return;
        }
        const own = next.act.seat === this.source.eyes && !next.again;
        const pace = !this.hurries
            ? this.pace
            : this.pace === 'step'
              ? hurriedPace
              : Math.min(hurriedPace, this.pace);
        if (pace === 'step' && !own && !next.again) return;
        const due = own
            ? 0
            : Math.max(
                  this.heldUntil,
                  this.shownAt + (next.again ? Math.max(700, Number(pace) || 0) : Number(pace)),
              );
        this.timer = window.setTimeout(
            () => {
                this.timer = undefined;
                this.showNext();
                this.schedule();
            },
            Math.max(0, due - performance.now()),
        );
    }

    private showNext(): void {
        const next = this.queue.shift();
        if (!next) return;
        const { ply, act, again } = next;
        const before = this.moment;
        const entry = new LogEntry(this.setup, ply, act, before.code, this.self);
        this.show({
            ply,
            code: act.code,
            view: lookAt(this.setup, act.code, ply),
            act: {
                seat: act.seat,
                move: act.move,
                before: before.view,
                number: ++this.count,
                lines: entry.lines,
            },
        });
        if (!again) this.log = [...this.log, entry];
        if (!this.waits) this.hurries = false;
        this.tell();
    }

    /** The log anew, as the present eyes saw everything. */
    private async recall(): Promise<void> {
        const { eyes } = this;
        // it was closed, or the server refuses: the story begins here
        const past = await this.source.past().catch(() => undefined);
        if (!past || eyes !== this.eyes) return;
        const { first, acts } = past;
        // What came in the meantime is still in the queue, or already at the end of the log.
        const shown = Math.max(this.moment.ply, this.log[this.log.length - 1]?.ply ?? 0);
        let before = first;
        this.log = acts.slice(0, shown).map((act, i) => {
            const entry = new LogEntry(this.setup, i + 1, act, before, this.self);
            before = act.code;
            return entry;
        });
        this.tell();
    }
}
