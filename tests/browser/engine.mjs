// engine.mjs: the engine's answers, outside of any browser: what a code that a page received really
// says, and what a record says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './kit.mjs';

const { instance } = await WebAssembly.instantiate(
    readFileSync(join(top, 'build/wasm/bin/nika.wasm')),
    {},
);
const { memory, nika_buffer, nika_ask, nika_lend } = instance.exports;

// The nets, by which par is found.
for (const game of ['byzantz', 'justinian']) {
    const net = readFileSync(join(top, `data/nets/${game}.net`));
    const lent = Buffer.concat([Buffer.from(`${game}\0`), net]);
    new Uint8Array(memory.buffer, nika_buffer(), lent.length).set(lent);
    if (!nika_lend(lent.length)) throw new Error(`${game}.net`);
}

export function ask(question) {
    const bytes = new TextEncoder().encode(JSON.stringify(question));
    new Uint8Array(memory.buffer, nika_buffer(), bytes.length).set(bytes);
    const size = nika_ask(bytes.length);
    const answer = JSON.parse(
        new TextDecoder().decode(new Uint8Array(memory.buffer, nika_buffer(), size)),
    );
    if (answer.error) throw new Error(`${question.ask}: ${answer.error}`);
    return answer;
}

export const view = (setup, code, ply) => ask({ ask: 'view', setup, code, ply }).view;

// A whole record as everybody saw it.
export function readRecord(text) {
    const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const record = ask({ ask: 'record', lines, language: 'en' });
    if (record.problem) throw new Error(`line ${record.problem.line}: ${record.problem.text}`);
    return { ...record, lines };
}
