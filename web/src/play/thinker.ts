/** thinker.ts: talks to the worker: one task, one answer. */
import { engineModule } from '../engine/engine';
import type { Language } from '../engine/types';
import type { Task } from './keeper';

interface Answer {
    id: number;
    answer?: unknown;
    error?: string;
}

/** A worker with the engine of a language. */
interface Started {
    worker: Worker;
    language: Language;
}

function start(): Started {
    const worker = new Worker('worker.js', { type: 'module' });
    const { module, language } = engineModule();
    worker.postMessage({ id: 0, module });
    return { worker, language };
}

/** One that has been started before anybody needs it, so that a game begins sooner. */
let spare: Started | undefined;

export function warmThinker(): void {
    if (spare) return;
    spare = start();
    spare.worker.onerror = () => (spare = undefined);
}

function takeWorker(): Started {
    const started = spare;
    spare = undefined;
    if (started?.language === engineModule().language) return started;
    started?.worker.terminate();
    return start();
}

export class Thinker {
    private readonly worker: Worker;
    private readonly waiting = new Map<
        number,
        { resolve(answer: unknown): void; reject(error: Error): void }
    >();
    private next = 1;
    /** The only language that this one speaks. */
    private language: Language;

    /** `broke` is called if the worker stopped of itself. */
    constructor(broke?: () => void) {
        const { worker, language } = takeWorker();
        this.worker = worker;
        this.language = language;
        this.worker.onmessage = (event: MessageEvent<Answer>) => {
            const { id, answer, error } = event.data;
            const waiting = this.waiting.get(id);
            this.waiting.delete(id);
            if (error !== undefined) waiting?.reject(new Error(error));
            else waiting?.resolve(answer);
        };
        this.worker.onerror = () => {
            this.stop();
            broke?.();
        };
    }

    async act<Answer>(task: Task): Promise<Answer> {
        const { module, language } = engineModule();
        if ('language' in task && language !== this.language) {
            this.language = language;
            await this.send({ do: 'speak', module });
        }
        return this.send(task) as Promise<Answer>;
    }

    stop(): void {
        this.worker.terminate();
        this.waiting.forEach(({ reject }) => reject(new Error('stopped')));
        this.waiting.clear();
    }

    private send(task: Task): Promise<unknown> {
        const id = this.next++;
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve, reject });
            this.worker.postMessage({ id, task });
        });
    }
}
