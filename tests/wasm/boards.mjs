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

// Windows: counselor n usually has its own at 12-n, 16-n and 20-n.
const counselors = Array.from({ length: 12 }, (_, i) => i + 1);
const usual = counselors.map((n) => [12 - n, 16 - n, 20 - n]);
const justinian = ask({ ask: 'games' }).games.find(({ name }) => name === 'justinian');
checkSame('the usual windows', JSON.stringify(justinian.windows.numbers), JSON.stringify(usual));
checkSame(
    'none in Byzantz',
    ask({ ask: 'games' }).games.find(({ name }) => name === 'byzantz').windows,
    null,
);
const texts = usual.map((row) => row.map(String));
const moved = (row, column, cell) =>
    texts.map((line, i) => line.map((old, j) => (i === row && j === column ? cell : old)));
const judged = (windows, language = 'en') =>
    ask({ ask: 'board', cells: standard, windows, language });
checkSame('the usual ones are ours', judged(texts).standard, true);
checkSame('others fit', judged(moved(3, 1, '0')).window_problems.length, 0);
checkSame('and are another board', judged(moved(3, 1, '0')).standard, false);
for (const cell of ['20', '-1', 'x', '1.5', ''])
    checkSame(`“${cell}” is no window`, where(judged(moved(3, 1, cell)).window_problems), '3 1');
checkSame('the numbers are fine', judged(moved(3, 1, '20')).problems.length, 0);
for (const language of languages)
    check(
        `said in ${language}`,
        judged(moved(3, 1, '20'), language).window_problems[0].text.includes('19'),
    );
checkSame('too few counselors', judged(texts.slice(1)).error, 'windows');
checkSame('too few phases', judged(texts.map((row) => row.slice(1))).error, 'windows');

// In a file they follow an empty line.
const other = counselors.map((n) => [n - 1, 20 - n, 0]);
const lines = other.map((row) => row.join(',')).join('\n');
const both = ask({ ask: 'csv', text: `${text}\n${lines}\n` });
checkSame('the windows of a file', JSON.stringify(both.windows), JSON.stringify(other));
checkSame(
    'its numbers',
    JSON.stringify(both.numbers),
    JSON.stringify(standard.map((line) => line.map(Number))),
);
checkSame(
    'a file without',
    JSON.stringify(ask({ ask: 'csv', text }).windows),
    JSON.stringify(usual),
);
const bad = ask({ ask: 'csv', text: `${text}\n${lines.replace('\n1,18', '\n1,20')}\n` }).problem;
checkSame('where windows are broken', `${bad.line} ${bad.column}`, '15 2');
check('and what was expected', bad.text.includes('0…19') && bad.text.includes('20'));
for (const language of languages) {
    const few = ask({ ask: 'csv', language, text: `${text}\n0,0,0\n` }).problem;
    check(`too few, in ${language}`, few.line === 15 && few.text.includes('12'));
}

// A setup has them. Place p begins with the numbers of the reconstruction's line p: through window w
// counselor n is worth its number w there.
const setup = (windows) => ({ game: 'justinian', players: 2, names: ['Ada', 'Bo'], windows });
const { values } = ask({ ask: 'court', setup: setup(other) });
check(
    'values through other windows',
    counselors.every((n) =>
        counselors.every((p) =>
            [n - 1, 20 - n, 0].every(
                (window, phase) => values[n - 1][p - 1][phase] === Number(standard[p - 1][window]),
            ),
        ),
    ),
);
for (const windows of [
    7,
    'usual',
    [],
    other.slice(1),
    other.map((row) => row.slice(1)),
    other.map((row) => [20, row[1], row[2]]),
])
    checkSame('no windows', ask({ ask: 'court', setup: setup(windows) }).error, 'setup');

finish();
