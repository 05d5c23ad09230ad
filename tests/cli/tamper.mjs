// tamper.mjs NIKA CHANGES RECORDS…: makes so many records with one change each, and lets `nika
// verify` and the oracle judge them.
//
// The two must agree about every record, and about the line where it goes wrong. A change is
// refused, or it has led to another record that is right by the oracle (two independent moves
// swapped, two cards exchanged that nobody ever sees).
//
// The records are of one game. Here are the changes that fit every game; those that fit this game
// are in tamper_GAME.mjs.
//
// Run by tamper.sh, in a folder where it may write.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from './random.mjs';

const [nika, changes, ...files] = process.argv.slice(2);
const { below, pick } = seededRandom(2);
const games = files.flatMap((file) => readFileSync(file, 'utf8').split(/^(?=\{"nika")/m));
const { game } = JSON.parse(games[0].split('\n')[0]);

// Each change takes the lines of a game, parsed, and changes them in place; `always` means that no
// such change can ever be right. A game without anything to change stays as it is, and another one
// is taken.
const isMove = (line) => 'move' in line;
const someMove = (lines) => pick(lines.filter(isMove));
const swap = (list, i, j) => ([list[i], list[j]] = [list[j], list[i]]);

// The game's own changes, and some moves of it, right or wrong ones.
const { own, someWord } = (await import(`./tamper_${game}.mjs`)).changes({
    below,
    pick,
    swap,
    isMove,
    someMove,
});

const kinds = {
    ...own,
    'another start': {
        change: (lines) => (lines[0].start = below(lines[0].players)),
    },
    'another number of players': {
        always: true,
        change: (lines) => (lines[0].players = below(9)),
    },
    'another legal move': {
        change: (lines) => {
            const line = someMove(lines);
            line.move = pick(line.legal);
        },
    },
    'the spelling of a move': {
        always: true,
        change: (lines) => {
            const line = someMove(lines);
            line.move = pick([
                (m) => ` ${m}`,
                (m) => `${m} `,
                (m) => m.toUpperCase(),
                (m) => m.replace(' ', '  '),
                () => '',
            ])(line.move);
        },
    },
    'another seat': {
        change: (lines) => (someMove(lines).seat = below(lines[0].players)),
    },
    'no such seat': {
        always: true,
        change: (lines) =>
            (someMove(lines).seat = pick([-1, lines[0].players, 6, 255, 0.5, '0', null])),
    },
    'a legal move is missing': {
        always: true,
        change: (lines) => {
            const { legal } = someMove(lines);
            legal.splice(below(legal.length), 1);
        },
    },
    'a legal move stands twice': {
        always: true,
        change: (lines) => {
            const { legal } = someMove(lines);
            const at = below(legal.length);
            legal.splice(at, 0, legal[at]);
        },
    },
    'two legal moves are swapped': {
        always: true,
        change: (lines) => {
            const { legal } = pick(lines.filter((l) => isMove(l) && l.legal.length > 1));
            const at = below(legal.length - 1);
            swap(legal, at, at + 1);
        },
    },
    'a legal move is another': {
        always: true,
        change: (lines) => {
            const { legal } = someMove(lines);
            legal[below(legal.length)] = pick([someWord(), 7, null]);
        },
    },
    'a legal move too many': {
        always: true,
        change: (lines) => {
            const { legal } = someMove(lines);
            legal.splice(below(legal.length + 1), 0, pick([someWord(), '']));
        },
    },
    'a score': {
        always: true,
        change: (lines) => {
            const { scores } = lines.at(-1).result;
            scores[below(scores.length)] += pick([-1, 1, 256, 65536, -65536, 0.5]);
        },
    },
    'a rank': {
        always: true,
        change: (lines) => {
            const { ranks } = lines.at(-1).result;
            ranks[below(ranks.length)] = pick([0, 1, 2, 3, 4, 5, 6, 7, 257]);
        },
    },
    'a number too many or too few in the result': {
        always: true,
        change: (lines) => {
            const list = pick(Object.values(lines.at(-1).result));
            if (below(2)) list.pop();
            else list.push(pick(list));
        },
    },
    'two lines are swapped': {
        change: (lines) => {
            const at = below(lines.length - 1);
            swap(lines, at, at + 1);
        },
    },
    'two moves are swapped': {
        change: (lines) => {
            const at = 1 + below(lines.length - 3);
            swap(lines, at, at + 1);
        },
    },
    'a line is dropped': {
        change: (lines) => lines.splice(below(lines.length), 1),
    },
    'a line is doubled': {
        change: (lines) => {
            const at = below(lines.length);
            lines.splice(at, 0, lines[at]);
        },
    },
};

// ------------------------------------------------------------------------------------- the changes

const changed = new Map(); // file → its kind of change
for (let i = 0; i < Number(changes); i++) {
    const kind = Object.keys(kinds)[i % Object.keys(kinds).length];
    let record, text;
    do {
        record = pick(games);
        const lines = record
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line));
        kinds[kind].change(lines);
        text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    } while (text === record);
    const file = `changed-${i}`;
    writeFileSync(file, text);
    changed.set(file, kind);
}

// -------------------------------------------------------------------------------------- the judges

/** For each file the number of the line that is wrong, or 0 if it is right. */
function judge(program, words) {
    const { stdout, stderr, error } = spawnSync(program, [...words, ...changed.keys()], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
    });
    if (error) throw error;
    const verdicts = new Map();
    for (const line of (stdout + stderr).split('\n')) {
        const [, file, number] = line.match(/^(changed-\d+):(\d+)?/) ?? [];
        if (!file) continue;
        if (verdicts.has(file)) throw new Error(`two verdicts about ${file}`);
        verdicts.set(file, Number(number ?? 0));
    }
    return verdicts;
}

const nikas = judge(nika, ['verify']);
const oracles = judge(process.execPath, [
    fileURLToPath(new URL(`../oracle/oracle_${game}.mjs`, import.meta.url)),
]);

let failures = 0;
let accepted = 0;
for (const [file, kind] of changed) {
    const [by, right] = [nikas.get(file), oracles.get(file)];
    const told = (line) =>
        line === undefined ? 'says nothing' : line === 0 ? 'accepts it' : `refuses line ${line}`;
    if (right === 0) accepted++;
    const wrong =
        by !== right
            ? `nika ${told(by)}, the oracle ${told(right)}`
            : kinds[kind].always && by === 0
              ? 'both accept it'
              : '';
    if (wrong === '' || failures++ >= 5) continue;
    console.log(`${file}, ${kind}: ${wrong}`);
}
console.log(`${game}: ${changed.size} changes, ${accepted} of them harmless, ${failures} failures`);
process.exitCode = failures === 0 && accepted < changed.size / 4 ? 0 : 1;
