/** thinker.ts: talks to the worker: one task, one answer. */
import { engineModule } from '../engine/engine';
import type { Language } from '../engine/types';
import type { Task } from './keeper';

interface Answer {
    id: number;
    answer?: unknown;
    error?: string;
}

/** A worker that has been started before anybody needs it, so that a game begins sooner. */
let spare: Worker | undefined;

export function warmThinker(): void {
    if (spare) return;
    spare = new Worker('worker.js', { type: 'module' });
    spare.onerror = () => (spare = undefined);
}

function takeWorker(): Worker {
    const worker = spare ?? new Worker('worker.js', { type: 'module' });
    spare = undefined;
    return worker;
}

export class Thinker {
    private readonly worker = takeWorker();
    private readonly waiting = new Map<
        number,
        { resolve(answer: unknown): void; reject(error: Error): void }
    >();
    private next = 1;
    /** The only language that this one speaks. */
    private language: Language;

    /** `broke` is called if the worker stopped of itself. */
    constructor(broke?: () => void) {
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
        const { module, language } = engineModule();
        this.language = language;
        this.send({ module }).catch(() => undefined);
    }

    async act<Answer>(task: Task): Promise<Answer> {
        const { module, language } = engineModule();
        if ('language' in task && language !== this.language) {
            this.language = language;
            await this.send({ task: { do: 'speak', module } });
        }
        return this.send({ task }) as Promise<Answer>;
    }

    stop(): void {
        this.worker.terminate();
        this.waiting.forEach(({ reject }) => reject(new Error('stopped')));
        this.waiting.clear();
    }

    private send(request: { module?: WebAssembly.Module; task?: Task }): Promise<unknown> {
        const id = this.next++;
        return new Promise((resolve, reject) => {
            this.waiting.set(id, { resolve, reject });
            this.worker.postMessage({ id, ...request });
        });
    }
}
