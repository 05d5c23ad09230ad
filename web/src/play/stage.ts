/**
 * stage.ts: shows what a source tells, one act after the other, at the pace that was chosen. What is drawn is always the
 * stage's moment, never the source's newest state; a person can decide only when the stage has caught up.
 */
import { lookAt, told } from '../engine/look';
import type { Code, Line, Setup, View } from '../engine/types';
import type { Act, Source } from './source';

export interface Moment {
    ply: number;
    code: Code;
    view: View;
    /** The act that led here and the view before it, to be animated; undefined after a jump. `number` tells acts apart. */
    act?: { seat: number; move: string; before: View; number: number; lines: Line[] };
}

/** One act in the log. */
export interface LogEntry { ply: number; seat: number; move: string; lines: Line[] }

/** Milliseconds between acts of others; 0: at once; 'step': only when told to. */
export type Pace = number | 'step';

export class Stage {
    moment: Moment;
    log: LogEntry[] = [];
    pace: Pace = 900;
    private queue: { ply: number; act: Act }[] = [];
    private timer: number | undefined;
    private shownAt = 0;
    private count = 0;
    private readonly listeners = new Set<() => void>();
    private readonly unsubscribe: () => void;

    constructor(readonly source: Source) {
        this.moment = { ply: source.ply, code: source.code, view: lookAt(source.setup, source.code, source.ply) };
        void this.recall();
        this.unsubscribe = source.subscribe((event) => {
            if (event.is === 'act') {
                this.queue.push({ ply: event.ply, act: event.act });
                this.schedule();
            } else if (event.is === 'jump' || event.is === 'undone') {
                this.queue = [];
                this.show({ ply: event.ply, code: event.code, view: lookAt(this.setup, event.code, event.ply) });
                void this.recall();
            }
            this.tell();
        });
    }

    get setup(): Setup {
        return this.source.setup;
    }

    /** Whether everything that has happened is shown. */
    get caughtUp(): boolean {
        return this.queue.length === 0;
    }

    /** The seat that may decide now, here. */
    get decides(): number | undefined {
        const { asks, eyes } = this.source;
        return this.caughtUp && asks !== undefined && asks === eyes ? asks : undefined;
    }

    subscribe(listener: () => void): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }

    /** Shows the next act now; `all`: all that have happened. */
    skip(all = false): void {
        window.clearTimeout(this.timer);
        this.timer = undefined;
        do this.showNext();
        while (all && this.queue.length);
        this.schedule();
    }

    setPace(pace: Pace): void {
        this.pace = pace;
        this.schedule();
        this.tell();
    }

    close(): void {
        window.clearTimeout(this.timer);
        this.unsubscribe();
        this.source.close();
    }

    private tell(): void {
        [...this.listeners].forEach((listener) => listener());
    }

    private show(moment: Moment): void {
        this.moment = moment;
        this.shownAt = performance.now();
    }

    private schedule(): void {
        if (this.timer !== undefined || !this.queue.length || this.pace === 'step') return;
        const own = this.queue[0]?.act.seat === this.source.eyes;
        const wait = own ? 0 : Math.max(0, this.shownAt + this.pace - performance.now());
        this.timer = window.setTimeout(() => {
            this.timer = undefined;
            this.showNext();
            this.schedule();
        }, wait);
    }

    private showNext(): void {
        const next = this.queue.shift();
        if (!next) return;
        const { ply, act } = next;
        const before = this.moment;
        const lines = told(this.setup, before.code, act.code, act.seat, act.move);
        this.show({
            ply, code: act.code, view: lookAt(this.setup, act.code, ply),
            act: { seat: act.seat, move: act.move, before: before.view, number: ++this.count, lines },
        });
        this.log = [...this.log, { ply, seat: act.seat, move: act.move, lines }];
        this.tell();
    }

    /** The log anew, as the present eyes saw everything. */
    private async recall(): Promise<void> {
        const { first, acts } = await this.source.past();
        const shown = this.moment.ply;
        let before = first;
        const log: LogEntry[] = [];
        acts.forEach((act, i) => {
            if (i < shown) log.push({ ply: i + 1, seat: act.seat, move: act.move, lines: told(this.setup, before, act.code, act.seat, act.move) });
            before = act.code;
        });
        this.log = log;
        this.tell();
    }
}
