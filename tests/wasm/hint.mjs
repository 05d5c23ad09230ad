// hint.mjs NIKA WASM: hints from the module are those of the program, to the letter: same moves,
// same numbers, same reasons in every language.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    Module,
    TABLES,
    WATCHER,
    check,
    checkSame,
    finish,
    nika,
    records,
    temporaryFolder,
} from './wasm_kit.mjs';
import { languages } from '../words/languages.mjs';

const [program, path] = process.argv.slice(2);
const LEVELS = ['random', 'heuristic', 'search-40'];
const module = new Module(path);
const file = join(temporaryFolder(), 'record');
let number = 0;

for (const [game, players] of TABLES) {
    const record = records(program, game, players, 1, 7);
    const lines = record.trimEnd().split('\n');
    const plies = lines.length - 2;
    writeFileSync(file, record);
    for (const ply of [0, Math.floor(plies / 3), Math.floor((2 * plies) / 3), plies - 1]) {
        module.start();
        for (const line of lines.slice(0, ply + 1)) module.line(line);
        const { asked } = JSON.parse(module.view(WATCHER));
        for (const seat of Array(players).keys()) {
            const [language, level, seed] = [
                languages[number % languages.length],
                LEVELS[number % 3],
                BigInt(number),
            ];
            const found = module.hint(seat, language, level, seed);
            const words = `${game}, ${players} players, ply ${ply}, seat ${seat}, ${language}, ${level}`;
            if (!asked.includes(seat)) {
                checkSame(words, found, '');
                continue;
            }
            number++;
            const options = { ply, seat, lang: language, level, seed };
            const expected = nika(program, [
                'hint',
                file,
                '--json',
                ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
            ]);
            checkSame(words, found, expected.trimEnd());
            checkSame(`${words}, asked again`, module.hint(seat, language, level, seed), found);
            check(`${words}: no move`, JSON.parse(found).hint.length > 0);
        }
    }
    // Nobody is there to be advised.
    module.start();
    checkSame('before the header', module.hint(0, 'en', 'random', 0n), '');
    for (const line of lines) module.line(line);
    checkSame('after the game', module.hint(0, 'en', 'random', 0n), '');
}

const [header] = records(program, 'null', 2, 1, 1).split('\n');
module.start();
module.line(header);
const [asked] = JSON.parse(module.view(WATCHER)).asked;
check('the first seat is advised', module.hint(asked, 'en', 'random', 0n) !== '');
for (const seat of [2, 6, WATCHER, 256])
    checkSame(`seat ${seat}`, module.hint(seat, 'en', 'random', 0n), '');
for (const language of ['', 'xx', 'EN', 'e', 'eng', 'en\0junk'])
    checkSame(`language ${language}`, module.hint(asked, language, 'random', 0n), '');
for (const level of ['', 'search-', 'nobody', 'random ', 'random\0x'])
    checkSame(`level ${level}`, module.hint(asked, 'en', level, 0n), '');

finish();
