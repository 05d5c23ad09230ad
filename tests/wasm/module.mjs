// module.mjs NIKA WASM: the module itself: it needs nothing, offers what is written here, and never
// asks for more memory.

import { readFileSync } from 'node:fs';

import {
    LINE_MAX,
    Module,
    READ,
    TABLES,
    check,
    checkSame,
    compile,
    finish,
    records,
} from './wasm_kit.mjs';
import { languages } from '../words/languages.mjs';

const [program, path] = process.argv.slice(2);
const compiled = compile(path);

checkSame('imports', JSON.stringify(WebAssembly.Module.imports(compiled)), '[]');
checkSame(
    'exports',
    WebAssembly.Module.exports(compiled)
        .map(({ name, kind }) => `${kind} ${name}`)
        .sort()
        .join(', '),
    'function nika_ask, function nika_buffer, function nika_buffer_size, function nika_lend, memory memory',
);

// What pages are given has no laboratory: its players' names are in the tests' module alone.
const offers = (file) => readFileSync(file).includes('anchor:');
check('the module of the tests has no frozen players', offers(path));
for (const language of languages) {
    const page = path.replace(/\.wasm$/, `-${language}.wasm`);
    check(`the page's module in ${language} has frozen players`, !offers(page));
}

const module = new Module(path);
const { pages } = module;
check('the buffer holds a line and more', module.bufferSize > LINE_MAX);
check(`${pages} pages are too many for a small module: 12 MB must do`, pages <= 192);

// Much work of every kind, good and bad, in one instance.
for (const [game, players] of TABLES) {
    const lines = records(program, game, players, 20, 1, '--legal').trimEnd().split('\n');
    for (const damaged of [false, true]) {
        module.start();
        lines.forEach((line, i) => {
            const answer = module.line(damaged && i === 9 ? line.slice(0, -1) : line);
            check(
                `${game}, ${players} players, line ${i + 1}: answer ${answer}`,
                (answer === READ.problem) === (damaged && i >= 9),
            );
            if (i % 50 === 0 && answer !== READ.problem) module.view(0);
        });
        checkSame('the end', module.end(), !damaged);
    }
    for (let number = 0; number < 20; number++) {
        check(
            `${game}, ${players} players: no record of game ${number}`,
            module.simulate(game, players, 1n, number, true) !== '',
        );
    }
}
module.start();
checkSame('a line that is too long', module.line('a'.repeat(LINE_MAX + 1)), READ.problem);
checkSame('pages of memory after the work', module.pages, pages);

finish();
