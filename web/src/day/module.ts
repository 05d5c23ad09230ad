/**
 * module.ts: the master's module, which also knows about the deal of a day. It is fetched when this
 * page is opened, and then there without a network, too.
 */
import type { Question } from '../engine/engine';
import { dayAsker } from '../play/master';

const name = 'nika-master.wasm';
let file: ArrayBuffer;
let asker: ((question: Question) => unknown) | undefined;

/** Before anything is asked. */
export async function loadModule(): Promise<void> {
    if (asker) return;
    const answer = await fetch(name).catch(() => undefined);
    if (!answer?.ok) throw new TypeError(`${name} could not be fetched`);
    file = await answer.arrayBuffer();
    asker = await dayAsker(file);
}

export function askDay<Answer>(question: Question): Answer {
    if (!asker) throw new Error(`${name} is not loaded`);
    return asker(question) as Answer;
}

/** The same for a worker. */
export function moduleFile(): ArrayBuffer {
    return file;
}
