// wasm_kit.mjs: what the tests of the WebAssembly module share. Each is called as TEST.mjs NIKA WASM:
// the program and the module.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WATCHER = 255; // the seat of a spectator
export const READ = { header: 0, move: 1, result: 2, problem: 3 }; // what a line was
export const LINE_MAX = 65536;

export const TABLES = [
    ...[2, 3, 4].map((players) => ['justinian', players]),
    ...[3, 4, 5, 6].map((players) => ['byzantz', players]),
    ...[2, 3, 4, 5, 6].map((players) => ['null', players]),
];

/** The net files, by game. */
const netFolder = new URL('../../data/nets/', import.meta.url);
export const nets = ['byzantz', 'justinian']
    .map((game) => [game, new URL(`${game}.net`, netFolder)])
    .filter(([, file]) => existsSync(file))
    .map(([game, file]) => [game, readFileSync(file)]);

/** The compiled module, or the end of the test with a clear word. */
export function compile(path) {
    if (!path || !existsSync(path)) {
        console.log(
            `FAILED: there is no module ${path}; build it first: cmake --preset wasm && cmake --build --preset wasm`,
        );
        process.exit(1);
    }
    return new WebAssembly.Module(readFileSync(path));
}

/** An instance of the module, which answers questions: JSON in and out. */
export class Module {
    #exports;

    /** With the nets that the program has built in. */
    constructor(path) {
        this.#exports = new WebAssembly.Instance(compile(path)).exports;
        for (const [game, net] of nets) {
            const { memory, nika_buffer, nika_lend } = this.#exports;
            const bytes = Buffer.concat([Buffer.from(`${game}\0`), net]);
            new Uint8Array(memory.buffer, nika_buffer(), this.bufferSize).set(bytes);
            if (!nika_lend(bytes.length)) throw new Error(`${game}.net`);
        }
    }

    get pages() {
        return this.#exports.memory.buffer.byteLength / 65536;
    }

    get bufferSize() {
        return this.#exports.nika_buffer_size();
    }

    ask(question) {
        const { memory, nika_buffer, nika_ask } = this.#exports;
        const bytes = Buffer.from(JSON.stringify(question));
        new Uint8Array(memory.buffer, nika_buffer(), this.bufferSize).set(bytes);
        return JSON.parse(
            Buffer.from(memory.buffer, nika_buffer(), nika_ask(bytes.length)).toString('utf8'),
        );
    }

    start() {
        this.ask({ ask: 'read.start' });
    }

    /** Reads a line, given as text or bytes; an answer of READ. */
    line(text) {
        return READ[
            this.ask({ ask: 'read.line', bytes: Buffer.from(text).toString('base64') }).reading
        ];
    }

    end() {
        return this.ask({ ask: 'read.end' }).fine;
    }

    problem() {
        const { word = '', where, expected, found, refusal } = this.ask({ ask: 'read.problem' });
        return { word, where, expected, found, refusal };
    }

    headerAgain() {
        return this.ask({ ask: 'read.header' }).header ?? '';
    }

    view(seat) {
        return this.ask({ ask: 'read.view', seat: seat === WATCHER ? 'watcher' : seat }).view ?? '';
    }

    code(seat) {
        return Buffer.from(
            this.ask({ ask: 'read.view', seat: seat === WATCHER ? 'watcher' : seat }).code ?? '',
            'base64',
        );
    }

    /** A hint as JSON, or '' if there is none. */
    hint(seat, language, agent, seed) {
        return (
            this.ask({
                ask: 'read.hint',
                seat: seat === WATCHER ? 'watcher' : seat,
                language,
                agent,
                seed: String(seed),
            }).hint ?? ''
        );
    }

    /** The record of one game, or '' if there is none; `table`: a game, followed by an edition and by “agents=…”, with blanks between. */
    simulate(table, players, seed, number, legal, iterations = 0) {
        const { record = [] } = this.ask({
            ask: 'simulate',
            table,
            players,
            seed: String(seed),
            number: String(number),
            legal,
            iterations,
        });
        return record.map((line) => `${line}\n`).join('');
    }
}

/** The program's output; it must work. */
export function nika(program, words, input) {
    const { status, stdout, stderr, error } = spawnSync(program, words, {
        input,
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
    });
    if (error || status !== 0) {
        console.log(`FAILED: nika ${words.join(' ')}: ${error ?? stderr}`);
        process.exit(1);
    }
    return stdout;
}

/** Records made by the program. */
export function records(program, game, players, games, seed, ...options) {
    const words = ['--players', players, '--games', games, '--seed', seed, '--records', '-'].map(
        String,
    );
    return nika(program, ['simulate', game, ...words, ...options]);
}

/**
 * All kinds of computer players, as the program lists them; those with a number of iterations get
 * this one.
 */
export function agents(program, iterations) {
    const words = [
        'simulate',
        'null',
        '--players',
        '2',
        '--games',
        '1',
        '--seed',
        '1',
        '--records',
        '-',
        '--agents',
        'nobody',
    ];
    const [line] = spawnSync(program, words, { encoding: 'utf8' }).stderr.split('\n');
    return line
        .replace(/^.*available: /, '')
        .split(', ')
        .filter((name) => !name.startsWith('cmd:')) // bots are programs of others
        .map((name) => name.replace(/-N$/, `-${iterations}`));
}

/** A folder that is gone at the end. */
export function temporaryFolder() {
    const folder = mkdtempSync(join(tmpdir(), 'nika-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
}

let checks = 0;
let failures = 0;

export function check(what, fine) {
    checks++;
    if (!fine && failures++ < 5) console.log(`FAILED: ${what}`);
}

export function checkSame(what, found, expected) {
    const clip = (text) => JSON.stringify(text)?.slice(0, 300);
    check(`${what}: found ${clip(found)}, expected ${clip(expected)}`, found === expected);
}

export function finish() {
    console.log(failures === 0 ? `${checks} checks` : `${failures} of ${checks} checks failed`);
    process.exitCode = failures === 0 ? 0 : 1;
}

/*
 * A page's module and the master's, by their exports.
 */
export function bytesOf({ memory, nika_buffer }) {
    return new Uint8Array(memory.buffer, nika_buffer());
}

/** Carries the turn of a master to its module, as web/src/play/master.ts does; false if it is not a master's turn. */
export function thinkAway(table, master, seat) {
    const turn = table.nika_turn(seat);
    if (!turn) return false;
    bytesOf(master).set(bytesOf(table).subarray(0, turn));
    const thought = master.nika_think(turn);
    bytesOf(table).set(bytesOf(master).subarray(0, thought));
    table.nika_thought(thought);
    return true;
}

/** Asks a page's module. */
export function askPage(exports, question) {
    const bytes = Buffer.from(JSON.stringify(question));
    bytesOf(exports).set(bytes);
    const answer = exports.nika_ask(bytes.length);
    return JSON.parse(Buffer.from(bytesOf(exports).subarray(0, answer)).toString());
}
