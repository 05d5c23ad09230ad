/**
 * par.ts: what a deal is worth to a seat when strong players play it: a range. It takes some seconds,
 * in a worker of its own.
 */
import { engineModule } from '../engine/engine';
import type { Task } from '../play/keeper';
import { moduleFile } from './module';
import type { Par } from './results';

/** `lines`: of the record; its header is enough. */
export async function parOf(lines: readonly unknown[], seat: number): Promise<Par> {
    const question = { ask: 'par', lines: lines.slice(0, 1), seat };
    const task: Task = { do: 'day', file: moduleFile(), question };
    const worker = new Worker('worker.js', { type: 'module' });
    try {
        return await new Promise<Par>((resolve, reject) => {
            worker.onerror = () => reject(new Error('stopped'));
            worker.onmessage = ({ data }: MessageEvent<{ answer?: Par; error?: string }>) => {
                if (data.answer) resolve(data.answer);
                else if (data.error) reject(new Error(data.error));
            };
            worker.postMessage({ id: 0, module: engineModule().module });
            worker.postMessage({ id: 1, task });
        });
    } finally {
        worker.terminate();
    }
}

/** Above it, within it, or below. */
export function againstPar({ low, high }: Par, score: number): 'above' | 'within' | 'below' {
    return score > high ? 'above' : score < low ? 'below' : 'within';
}
