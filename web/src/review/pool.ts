/**
 * pool.ts: the workers that measure a game, each with an instance of its own. The first one takes
 * in what the others have measured, and answers.
 */
import type { GameName } from '../engine/types';
import type { ReviewTask } from '../review_worker';

interface Answer {
    id: number;
    answer?: unknown;
    error?: string;
}

/** The record can't be reviewed: its game is not finished. */
export class NotFinished extends Error {}

/** A file that is needed could not be had. */
export class Unfetched extends Error {}

class ReviewWorker {
    private readonly worker = new Worker('review_worker.js', { type: 'module' });
    private readonly waiting = new Map<
        number,
        { resolve(answer: unknown): void; reject(error: Error): void }
    >();
    private next = 1;
    private stopped = false;

    constructor() {
        this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
            const waiting = this.waiting.get(data.id);
            this.waiting.delete(data.id);
            if (data.error !== undefined) waiting?.reject(new Error(data.error));
            else waiting?.resolve(data.answer);
        };
        this.worker.onerror = () => this.stop();
    }

    act<Answer>(task: ReviewTask): Promise<Answer> {
        if (this.stopped) return Promise.reject(new Error('stopped'));
        const id = this.next++;
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
            this.worker.postMessage({ id, task });
        });
    }

    stop(): void {
        this.stopped = true;
        this.worker.terminate();
        this.waiting.forEach(({ reject }) => reject(new Error('stopped')));
        this.waiting.clear();
    }
}

async function load(file: string): Promise<ArrayBuffer> {
    try {
        const answer = await fetch(file);
        if (answer.ok) return await answer.arrayBuffer();
    } catch {
        /* said below */
    }
    throw new Unfetched(file);
}

export class Pool {
    private readonly workers = new Map<number, Promise<ReviewWorker>>();
    private files: Promise<[ArrayBuffer, ArrayBuffer]> | undefined;
    private stopped = false;

    /** `parts`: what was measured so far, by task: it need not be measured again. */
    constructor(
        private readonly game: GameName,
        private readonly record: string,
        private readonly parts: Map<number, Uint8Array>,
    ) {}

    /** One of the workers, with the record open. What failed is tried anew when asked for again. */
    private worker(number: number): Promise<ReviewWorker> {
        let worker = this.workers.get(number);
        if (!worker) {
            worker = this.open();
            this.workers.set(number, worker);
            worker.catch(() => {
                this.workers.delete(number);
                this.files = undefined;
            });
        }
        return worker;
    }

    private async open(): Promise<ReviewWorker> {
        const { game, record } = this;
        this.files ??= Promise.all([load('nika-master.wasm'), load(`${game}.net`)]);
        const [module, net] = await this.files;
        if (this.stopped) throw new Error('stopped');
        const worker = new ReviewWorker();
        try {
            if (!(await worker.act<boolean>({ do: 'open', module, net, game, record })))
                throw new NotFinished();
        } catch (error) {
            worker.stop();
            throw error;
        }
        return worker;
    }

    /** Has something done by the first worker, who knows all that was measured. */
    async first<Answer>(task: ReviewTask): Promise<Answer> {
        return (await this.worker(0)).act<Answer>(task);
    }

    /** Does all tasks that are not done; tells after each. Ends when all are. */
    async measure(tasks: readonly number[], done: () => void): Promise<void> {
        for (const task of tasks) {
            const part = this.parts.get(task);
            if (part) await this.first({ do: 'take', part });
        }
        const left = tasks.filter((task) => !this.parts.has(task));
        const count = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 1, left.length));
        const work = async (number: number): Promise<void> => {
            const worker = await this.worker(number);
            for (let task = left.shift(); task !== undefined; task = left.shift()) {
                const part = await worker.act<Uint8Array>({ do: 'measure', task });
                if (number) await this.first({ do: 'take', part });
                this.parts.set(task, part);
                done();
            }
        };
        await Promise.all(Array.from({ length: count }, (_, number) => work(number)));
    }

    stop(): void {
        this.stopped = true;
        this.workers.forEach((worker) => void worker.then((one) => one.stop()).catch(() => 0));
    }
}
