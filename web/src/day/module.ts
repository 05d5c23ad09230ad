/**
 * module.ts: the master's module, which also knows about the deal of a day. It is fetched when this
 * page is opened, and then there without a network, too.
 */
import type { Question } from '../engine/engine';
import { dayAsker, type Net } from '../play/master';

const name = 'nika-master.wasm';
let file: ArrayBuffer;
let asker: ((question: Question) => unknown) | undefined;

async function load(path: string): Promise<ArrayBuffer> {
    const answer = await fetch(path).catch(() => undefined);
    if (!answer?.ok) throw new TypeError(`${path} could not be fetched`);
    return answer.arrayBuffer();
}

/** By which par is found. */
export async function netOf(game: string): Promise<Net> {
    return { game, file: await load(`${game}.net`) };
}

/** Before anything is asked. */
export async function loadModule(): Promise<void> {
    if (asker) return;
    file = await load(name);
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
