// records.mjs NIKA WASM: the module reads what the program writes, line by line, and sees in it
// what the program sees.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../cli/random.mjs';
import {
    Module,
    READ,
    TABLES,
    WATCHER,
    check,
    checkSame,
    finish,
    nika,
    records,
    temporaryFolder,
} from './wasm_kit.mjs';

const [program, path] = process.argv.slice(2);
const module = new Module(path);
const random = seededRandom(3);
const folder = temporaryFolder();

const kindOf = (line) =>
    line.startsWith('{"nika"')
        ? READ.header
        : line.startsWith('{"result"')
          ? READ.result
          : READ.move;

/**
 * Reads a text of records. After each line, `look` is called with the game's number, from 1, and
 * the ply.
 */
function replay(what, text, look = () => {}) {
    let game = 0;
    let ply = 0;
    module.start();
    text.trimEnd()
        .split('\n')
        .forEach((line, i) => {
            const answer = module.line(line);
            checkSame(
                `${what}, line ${i + 1}, ${JSON.stringify(module.problem())}`,
                answer,
                kindOf(line),
            );
            if (answer === READ.header) {
                checkSame(
                    `${what}, header of line ${i + 1}, written again`,
                    module.headerAgain(),
                    line,
                );
                game++;
            }
            if (answer !== READ.result) {
                ply = answer === READ.header ? 0 : ply + 1;
                look(game, ply);
            }
        });
    check(`${what}: the end is refused`, module.end());
}

for (const [game, players] of TABLES) {
    for (const options of [
        [],
        ['--legal'],
        ...(game === 'byzantz' ? [['--set', 'open-profit=off']] : []),
    ]) {
        const what = `${game}, ${players} players ${options.join(' ')}`;
        replay(what, records(program, game, players, 20, 41, ...options));

        // Some views, compared with the program's.
        const text = records(program, game, players, 2, 42, ...options);
        const file = join(folder, 'record');
        const plies = text.split(/^\{"nika"/m)[1].split('"move"').length - 1;
        const samples = new Set([0, plies, random.below(plies), random.below(plies)]);
        writeFileSync(file, text);
        replay(what, text, (number, ply) => {
            if (number !== 1 || !samples.has(ply)) return;
            const codes = new Set();
            for (const seat of [...Array(players).keys(), WATCHER]) {
                const shown = seat === WATCHER ? 'watcher' : String(seat);
                const right = nika(program, ['view', file, '--ply', String(ply), '--seat', shown]);
                checkSame(
                    `${what}, view of seat ${shown} at ply ${ply}`,
                    `${module.view(seat)}\n`,
                    right,
                );
                checkSame(`${what}, the same view again`, `${module.view(seat)}\n`, right);
                codes.add(module.code(seat).toString('hex'));
            }
            checkSame(`${what}, different codes of views at ply ${ply}`, codes.size, players + 1);
        });
    }
}

// Names of every kind come back as they were written.
const header = JSON.parse(records(program, 'byzantz', 3, 1, 1).split('\n')[0]);
for (const names of [
    ['', ' ', '"\\/'],
    ['Ζωή', '皇帝', '😀'],
    ['\u001b[31m', '\n\r\t\b\f\u0001', 'ÿ'.repeat(63)],
]) {
    const line = JSON.stringify({ ...header, names });
    module.start();
    checkSame(`names ${JSON.stringify(names)}`, module.line(line), READ.header);
    checkSame('the header written again', module.headerAgain(), line);
    checkSame(
        'the names in a view',
        JSON.stringify(JSON.parse(module.view(0)).names),
        JSON.stringify(names),
    );
}

finish();
