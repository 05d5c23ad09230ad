/**
 * reviewer.ts: the review of one game as it comes about: what is kept is there at once, the rest is
 * measured by workers, the most telling first, and can be stopped and taken up again.
 */
import { hashOf, keepReview, keptReview } from '../play/reviews';
import type { ReplayGame } from '../play/replay';
import { shortened } from '../replay/share';
import { NotFinished, Pool, Unfetched } from './pool';
import type { Asked, JudgedAnswer, LineAnswer, Plan, Review } from './measures';

/** `refused`: no finished game; `unfetched`: a file could not be had; `failed`: anything else. */
export type Doing = 'looking' | 'working' | 'done' | 'stopped' | 'refused' | 'unfetched' | 'failed';

export interface Progress {
    readonly seat: number;
    readonly doing: Doing;
    readonly done: number;
    readonly of: number;
    readonly review: Review | undefined;
}

type AnswerTo<Q extends Asked> = Q['ask'] extends 'line' ? LineAnswer : JudgedAnswer;

/** Between two looks at what has been measured, in milliseconds. */
const between = 250;

export class Reviewer {
    progress: Progress = { seat: 0, doing: 'looking', done: 0, of: 0, review: undefined };
    private readonly listeners = new Set<() => void>();
    private readonly parts = new Map<number, Uint8Array>();
    private readonly answers = new Map<string, Promise<unknown>>();
    private readonly record: string;
    private readonly hash: string;
    private pool: Pool | undefined;
    private lookedAt = 0;
    private looking = false;

    constructor(readonly replay: ReplayGame) {
        this.record = shortened(replay.lines);
        this.hash = hashOf(this.record);
    }

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    private change(part: Partial<Progress>): void {
        this.progress = { ...this.progress, ...part };
        [...this.listeners].forEach((listener) => listener());
    }

    /** Reviews the game for a seat: from what is kept, or by measuring. */
    async begin(seat: number): Promise<void> {
        this.stopWorkers();
        this.change({ seat, doing: 'looking', done: 0, of: 0, review: undefined });
        const kept = await keptReview(this.hash, seat).catch(() => undefined);
        if (this.progress.seat !== seat || this.progress.doing !== 'looking') return;
        if (kept) this.change({ doing: 'done', review: kept });
        else await this.work(seat);
    }

    /** Goes on measuring where it was stopped, or tries once more. */
    goOn(): void {
        void this.work(this.progress.seat);
    }

    stop(): void {
        if (this.progress.doing === 'working') this.change({ doing: 'stopped' });
        this.stopWorkers();
    }

    /** Nobody looks any more. What was measured stays. */
    close(): void {
        this.stop();
        this.listeners.clear();
    }

    /** About one decision; the same is asked once. */
    ask<Q extends Asked>(question: Q): Promise<AnswerTo<Q>> {
        const key = JSON.stringify(question);
        let answer = this.answers.get(key);
        if (!answer) {
            const pool = this.workers();
            answer = pool.first({ do: 'ask', question });
            this.answers.set(key, answer);
            answer.catch(() => {
                this.answers.delete(key);
                // Its worker may be gone. Who measures finds that out, too.
                if (this.pool === pool && this.progress.doing !== 'working') this.stopWorkers();
            });
        }
        return answer as Promise<AnswerTo<Q>>;
    }

    private workers(): Pool {
        this.pool ??= new Pool(this.replay.sight.setup.game, this.record, this.parts);
        return this.pool;
    }

    private stopWorkers(): void {
        this.pool?.stop();
        this.pool = undefined;
    }

    private async work(seat: number): Promise<void> {
        this.stopWorkers();
        const pool = this.workers();
        const current = (): boolean => this.pool === pool;
        this.change({ doing: 'working' });
        try {
            const { tasks } = await pool.first<Plan>({ do: 'plan', seat });
            const count = (): number => tasks.filter((task) => this.parts.has(task)).length;
            if (current()) this.change({ of: tasks.length, done: count() });
            await pool.measure(tasks, () => {
                if (!current()) return;
                this.change({ done: count() });
                void this.look(pool, seat);
            });
            const review = await pool.first<Review>({ do: 'read', seat });
            if (!current()) return;
            this.change({ doing: 'done', review });
            await keepReview(this.hash, this.replay.sight.id, review).catch(() => undefined);
        } catch (error) {
            if (!current()) return;
            this.stopWorkers();
            this.change({
                doing:
                    error instanceof NotFinished
                        ? 'refused'
                        : error instanceof Unfetched
                          ? 'unfetched'
                          : 'failed',
            });
        }
    }

    /** Shows what has been measured so far, now and then. */
    private async look(pool: Pool, seat: number): Promise<void> {
        if (this.looking || performance.now() < this.lookedAt + between) return;
        this.looking = true;
        const review = await pool.first<Review>({ do: 'read', seat }).catch(() => undefined);
        this.looking = false;
        this.lookedAt = performance.now();
        if (review && this.pool === pool && this.progress.doing === 'working')
            this.change({ review });
    }
}
