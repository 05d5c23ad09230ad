/** thinker.ts: talks to the worker: one question, one answer. */
import { engineModule, type Question } from '../engine/engine';
import type { Language } from '../engine/types';

export class Thinker {
    private readonly worker: Worker;
    private readonly waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
    private next = 1;
    /** The only language that this one can give hints in. */
    readonly language: Language;

    constructor() {
        this.worker = new Worker('worker.js', { type: 'module' });
        this.worker.onmessage = (event: MessageEvent<{ id: number; answer?: unknown; error?: string }>) => {
            const { id, answer, error } = event.data;
            const waiting = this.waiting.get(id);
            this.waiting.delete(id);
            if (error !== undefined) waiting?.reject(new Error(error));
            else waiting?.resolve(answer);
        };
        const { module, language } = engineModule();
        this.language = language;
        this.worker.postMessage({ module });
    }

    ask<Answer>(question: Question): Promise<Answer> {
        const id = this.next++;
        return new Promise<Answer>((resolve, reject) => {
            this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
            this.worker.postMessage({ id, question });
        });
    }

    stop(): void {
        this.worker.terminate();
        this.waiting.forEach(({ reject }) => reject(new Error('stopped')));
        this.waiting.clear();
    }
}
