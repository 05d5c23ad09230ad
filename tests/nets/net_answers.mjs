// net_answers.mjs MODULE: what net_answers.c says as a WebAssembly module, from standard input to standard output.
import { readFileSync, writeSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, question, answers, answer } = instance.exports;
new Uint8Array(memory.buffer).set(readFileSync(0), question());
const count = answer();
if (count === 0) throw new Error('the file was refused');
let rest = Buffer.from(memory.buffer, answers(), 4 * count);
while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
