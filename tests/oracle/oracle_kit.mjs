// oracle_kit.mjs: what the oracles share that has nothing to do with rules: reading files, telling
// disagreements, seeded chance, the command line.

import { createReadStream, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// ---------------------------------------------------------------------------------------- checking

/** A disagreement between the record and the oracle. */
export class Disagreement extends Error {
    constructor(expected, found) {
        super(`expected ${expected}; found ${found}`);
    }
}

const clip = (text, length = 600) => (text.length > length ? `${text.slice(0, length)}...` : text);
export const show = (x) => clip(JSON.stringify(x) ?? 'nothing');
export const showList = (moves) => clip(JSON.stringify(moves), 2000);
export const sameList = (a, b) =>
    Array.isArray(a) && a.length === b.length && a.every((x, i) => x === b[i]);

/** One line of a record. */
export function parseLine(text) {
    let entry;
    try {
        entry = JSON.parse(text);
    } catch {
        throw new Disagreement('a line of JSON', clip(JSON.stringify(text), 120));
    }
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
        throw new Disagreement('a JSON object', show(entry));
    return entry;
}

/**
 * Compares a line's list of legal moves, if it has one, with the right one; tells whether it has.
 */
export function compareLegal(entry, legal) {
    if (!('legal' in entry)) return false;
    const found = entry.legal;
    if (sameList(found, legal)) return true;
    if (!Array.isArray(found))
        throw new Disagreement(`"legal" as the list ${showList(legal)}`, show(found));
    const missing = legal.filter((move) => !found.includes(move));
    const extra = found.filter((move) => !legal.includes(move));
    const about =
        missing.length || extra.length
            ? `missing there: ${show(missing)}, too many there: ${show(extra)}`
            : 'same moves, wrong order or doubled';
    throw new Disagreement(`"legal":${showList(legal)}`, `${showList(found)} (${about})`);
}

/**
 * The lines of a file, cut at line feeds only: a name may hold other characters that some take for
 * line ends.
 */
async function* linesOf(file) {
    const input = file === '-' ? process.stdin : createReadStream(file);
    input.setEncoding('utf8');
    let rest = '';
    for await (const chunk of input) {
        const pieces = (rest + chunk).split('\n');
        rest = pieces.pop();
        yield* pieces;
    }
    if (rest !== '') yield rest;
}

export const shownName = (file) => (file === '-' ? '(standard input)' : file);

/**
 * Lets a checker (line, end, table) read one file, and tells what is wrong; returns whether nothing
 * is.
 */
export async function checkFile(file, checker) {
    const name = shownName(file);
    let lineNumber = 0;
    try {
        for await (const line of linesOf(file)) {
            lineNumber++;
            checker.line(line);
        }
        lineNumber++;
        checker.end();
        return true;
    } catch (error) {
        if (error instanceof Disagreement) {
            console.log(`${name}:${lineNumber}: ${error.message}`);
            if (checker.table) console.log(checker.table.toString());
        } else if (error.code) {
            console.log(`${name}: cannot be read: ${error.message}`);
        } else {
            console.log(`${name}:${lineNumber}: ${error.stack}`);
        }
        return false;
    }
}

// --------------------------------------------------------------------------------------- self-play

/** A small seeded generator (mulberry32): below(n) gives a whole number from 0 to n - 1. */
function seededRandom(seed) {
    let state = seed >>> 0;
    const next = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
    const below = (n) => Math.floor(next() * n);
    const shuffled = (list) => {
        const result = [...list];
        for (let i = result.length - 1; i > 0; i--) {
            const j = below(i + 1);
            [result[i], result[j]] = [result[j], result[i]];
        }
        return result;
    };
    return { below, shuffled, pick: (list) => list[below(list.length)] };
}

// -------------------------------------------------------------------------------------------- main

/**
 * The command line, if the oracle at `url` is the program that was started. `check(file, flag)`
 * checks one file; `flags` are those that may stand before the files; `games(N, random)` yields
 * games as lists of lines.
 */
export async function runOracle(url, { usage, flags = [], check, games }) {
    if (!process.argv[1] || pathToFileURL(realpathSync(process.argv[1])).href !== url) return;
    // e.g. `| head`
    process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
    const args = process.argv.slice(2);
    const wrong = () => {
        console.error(usage);
        process.exitCode = 2;
    };
    if (args[0] === '--self-play') {
        const [, count, seedFlag = '--seed', seed = '1', ...rest] = args;
        if (!/^\d+$/.test(count) || seedFlag !== '--seed' || !/^\d+$/.test(seed) || rest.length)
            return wrong();
        for (const lines of games(Number(count), seededRandom(Number(seed)))) {
            if (!process.stdout.write(`${lines.join('\n')}\n`))
                await new Promise((resolve) => process.stdout.once('drain', resolve));
        }
        return;
    }
    const flag = flags.includes(args[0]) ? args.shift() : undefined;
    if (args.length === 0 || args.some((arg) => arg.startsWith('--'))) return wrong();
    for (const file of args) if (!(await check(file, flag))) process.exitCode = 1;
}
