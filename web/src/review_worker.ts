/**
 * review_worker.ts: one of the workers that measure a finished game (review/pool.ts): an instance of
 * the master's module with the net of the game. One thing after the other, as it was asked.
 */
import type { Asked } from './review/measures';

export type ReviewTask =
    | { do: 'open'; module: ArrayBuffer; net: ArrayBuffer; game: string; record: string }
    | { do: 'plan'; seat: number }
    | { do: 'measure'; task: number }
    | { do: 'take'; part: Uint8Array }
    | { do: 'read'; seat: number }
    | { do: 'ask'; question: Asked };

interface Exports {
    memory: WebAssembly.Memory;
    nika_buffer(): number;
    nika_buffer_size(): number;
    nika_lend(size: number): number;
    nika_review_open(size: number): number;
    nika_review_plan(seat: number): number;
    nika_review_do(task: number): number;
    nika_review_take(size: number): number;
    nika_review_json(seat: number): number;
    nika_review_ask(size: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let exports: Exports | undefined;

/** Lays bytes in the module's buffer; their size. */
function give({ memory, nika_buffer, nika_buffer_size }: Exports, ...parts: Uint8Array[]): number {
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (size > nika_buffer_size()) throw new Error('too long');
    const buffer = new Uint8Array(memory.buffer, nika_buffer(), size);
    let at = 0;
    for (const part of parts) {
        buffer.set(part, at);
        at += part.length;
    }
    return size;
}

function bytes({ memory, nika_buffer }: Exports, size: number): Uint8Array {
    return new Uint8Array(memory.buffer, nika_buffer(), size);
}

function read<Answer>(from: Exports, size: number): Answer {
    return JSON.parse(decoder.decode(bytes(from, size))) as Answer;
}

/** Whether the record is of a finished game. */
async function open(task: Extract<ReviewTask, { do: 'open' }>): Promise<boolean> {
    const { instance } = await WebAssembly.instantiate(task.module, {});
    const made = instance.exports as unknown as Exports;
    const name = encoder.encode(`${task.game}\0`);
    if (!made.nika_lend(give(made, name, new Uint8Array(task.net))))
        throw new Error(`${task.game}.net`);
    exports = made;
    return made.nika_review_open(give(made, encoder.encode(task.record))) === 1;
}

function handle(task: Exclude<ReviewTask, { do: 'open' }>): unknown {
    if (!exports) throw new Error('no record is open');
    switch (task.do) {
        case 'plan':
            return read(exports, exports.nika_review_plan(task.seat));
        case 'measure':
            return bytes(exports, exports.nika_review_do(task.task)).slice();
        case 'take':
            return exports.nika_review_take(give(exports, task.part)) === 1;
        case 'read':
            return read(exports, exports.nika_review_json(task.seat));
        case 'ask': {
            const answer = read<{ error?: string }>(
                exports,
                exports.nika_review_ask(
                    give(exports, encoder.encode(JSON.stringify(task.question))),
                ),
            );
            // `error` is a word only where the question was wrong; else it is a standard error.
            if (typeof answer.error === 'string') throw new Error(answer.error);
            return answer;
        }
    }
}

let before: Promise<void> = Promise.resolve();

self.onmessage = (event: MessageEvent<{ id: number; task: ReviewTask }>) => {
    const { id, task } = event.data;
    before = before.then(async () => {
        try {
            const answer = task.do === 'open' ? await open(task) : handle(task);
            self.postMessage({ id, answer });
        } catch (error) {
            self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
        }
    });
};
