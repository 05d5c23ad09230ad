/**
 * par.ts: what a deal is worth to a seat when strong players play it: a range. It takes some seconds,
 * in a worker of its own.
 */
import { Thinker } from '../play/thinker';
import type { Par } from './results';

/** `lines`: of the record; its header is enough. */
export async function parOf(lines: readonly unknown[], seat: number): Promise<Par> {
    const thinker = new Thinker();
    try {
        return await thinker.act<Par>({ do: 'par', lines: lines.slice(0, 1), seat });
    } finally {
        thinker.stop();
    }
}

/** Above it, within it, or below. */
export function againstPar({ low, high }: Par, score: number): 'above' | 'within' | 'below' {
    return score > high ? 'above' : score < low ? 'below' : 'within';
}
