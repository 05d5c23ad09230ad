// boards.mjs NIKA WASM: numbers of a board that somebody types or loads: what fits, and what is
// said of what does not.

import { readFileSync } from 'node:fs';
import { check, checkSame, finish, Module } from './wasm_kit.mjs';
import { languages } from '../words/languages.mjs';

const [, path] = process.argv.slice(2);
const module = new Module(path);
const ask = (question) => module.ask({ game: 'justinian', language: 'en', ...question });

const text = readFileSync(new URL('../../data/court-reconstruction.csv', import.meta.url), 'utf8');
const standard = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
const problems = (cells, language = 'en') => ask({ ask: 'board', cells, language }).problems;
const changed = (row, column, cell) =>
    standard.map((line, i) => line.map((old, j) => (i === row && j === column ? cell : old)));
const where = (found) => found.map(({ row, column }) => `${row} ${column}`).join(', ');

const fine = ask({ ask: 'board', cells: standard });
checkSame('the reconstruction fits', `${fine.problems.length} ${fine.standard}`, '0 true');
checkSame('another number fits', `${problems(changed(11, 19, '999')).length}`, '0');
checkSame(
    'and is another board',
    ask({ ask: 'board', cells: changed(11, 19, '999') }).standard,
    false,
);
checkSame('too much', where(problems(changed(11, 19, '1000'))), '11 19');
checkSame('no number', where(problems(changed(5, 0, 'x'))), '5 0');
checkSame('nothing', where(problems(changed(5, 0, ''))), '5 0');
checkSame('a sign', where(problems(changed(5, 0, '-1'))), '5 0');
// Place 2 begins with 3, place 3 with 5: 2 under the 3 falls, and nothing else is wrong.
checkSame('a number that falls', where(problems(changed(2, 0, '2'))), '2 0');
check(
    'and is told',
    problems(changed(2, 0, '2'))[0].text.startsWith('2 is less than the 3 above it'),
);
checkSame('an empty board', problems(standard.map((line) => line.map(() => ''))).length, 240);
for (const language of languages.slice(1))
    check(`said in ${language}`, !problems(changed(5, 0, 'x'), language)[0].text.includes('whole'));
checkSame('too few lines', ask({ ask: 'board', cells: standard.slice(1) }).error, 'cells');
checkSame(
    'too few cells',
    ask({ ask: 'board', cells: standard.map((line) => line.slice(1)) }).error,
    'cells',
);
checkSame(
    'numbers are no texts',
    ask({ ask: 'board', cells: standard.map((line) => line.map(Number)) }).error,
    'cells',
);
checkSame(
    'a game without a board',
    ask({ ask: 'board', game: 'byzantz', cells: standard }).error,
    'game',
);
checkSame('no game', ask({ ask: 'csv', game: 'chess', text }).error, 'game');

checkSame(
    'the file is read',
    JSON.stringify(ask({ ask: 'csv', text }).numbers),
    JSON.stringify(standard.map((line) => line.map(Number))),
);
checkSame(
    'semicolons will do',
    JSON.stringify(ask({ ask: 'csv', text: text.replaceAll(',', ';') }).numbers),
    JSON.stringify(standard.map((line) => line.map(Number))),
);
const broken = ask({ ask: 'csv', text: text.replace('\n3,4,5', '\n3,x,5') }).problem;
checkSame('where it is broken', `${broken.line} ${broken.column}`, '2 2');
check('and what stands there', broken.text.includes('x'));
checkSame('a text too long', ask({ ask: 'csv', text: 'x'.repeat(20000) }).error, 'text');

finish();
