// damage.mjs NIKA WASM: the module refuses damaged lines with the right word, and exactly those
// that the program refuses.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { seededRandom } from '../cli/random.mjs';
import {
    LINE_MAX,
    Module,
    READ,
    check,
    checkSame,
    finish,
    records,
    temporaryFolder,
} from './wasm_kit.mjs';

const [program, path] = process.argv.slice(2);
const module = new Module(path);
const random = seededRandom(4);
const good = records(program, 'byzantz', 3, 1, 61, '--legal').trimEnd().split('\n');
const [header, move] = good;
const result = good.at(-1);

/** Reads lines; returns the number of the first that is refused, 0 if none is. */
function read(lines) {
    module.start();
    for (let i = 0; i < lines.length; i++) if (module.line(lines[i]) === READ.problem) return i + 1;
    return module.end() ? 0 : lines.length + 1;
}

/** The last of these lines must be refused. */
function refused(word, ...lines) {
    const what = `${word}: ${String(lines.at(-1)).slice(0, 60)}`;
    checkSame(`${what}, the line that is refused`, read(lines), lines.length);
    checkSame(`${what}, the word`, module.problem().word, word);
    // A broken reader stays broken, until it is started again.
    checkSame(`${what}, a good line after it`, module.line(header), READ.problem);
    checkSame(`${what}, the end after it`, module.end(), false);
    checkSame(`${what}, the word after it`, module.problem().word, word);
    checkSame(`${what}, a good record after a new start`, read(good), 0);
}

refused('empty-line', '');
refused('bad-json', 'nonsense');
refused('bad-json', header, `${move} x`);
refused('bad-json', header, move.replace('"move"', '\0"move"'));
refused('cut-off', header.slice(0, -1));
refused('cut-off', header, move.slice(0, 20));
refused('bad-encoding', Buffer.from(header.replace('random A', '\xff'), 'latin1'));
refused('bad-encoding', header.replace('random A', '\\udc00'));
refused('too-deep', '['.repeat(1000));
refused('too-many-keys', `{${Array.from({ length: 100 }, (_, i) => `"k${i}":0`).join()}}`);
refused('duplicate-key', header.replace('"nika":2', '"nika":2,"nika":2'));
refused('line-too-long', header + ' '.repeat(LINE_MAX + 1 - Buffer.byteLength(header)));
refused('line-too-long', header, ' '.repeat(4 * LINE_MAX));
refused('no-header', move);
refused('no-header', ...good, move);
refused('missing-key', header.replace('"players"', '"payers"'));
refused('missing-key', header, '{}');
refused('no-object', '[]');
refused('wrong-value', header.replace('byzantz', 'chess'));
refused('wrong-value', header.replace('"players":3', '"players":1e999'));
refused('wrong-value', header.replace('"M"', '"X"'));
refused('wrong-value', header, move.replace('"legal":[', '"legal":["x",'));
refused('wrong-value', ...good.slice(0, -1), result.replace('"ranks":[', '"ranks":[9,'));
refused('wrong-name', header.replace('random A', 'a'.repeat(128)));
refused('unknown-switch', header.replace('"rules":{', '"rules":{"tie":"x"'));
refused('not-a-move', header, move.replace(/"move":"[^"]*"/, '"move":"fly"'));
refused('move-refused', header, move.replace(/"move":"[^"]*"/, '"move":"done"'));
refused('not-over', header, header);
refused('not-over', header, result);

for (const [word, lines] of [
    ['empty-file', []],
    ['no-result-at-end', good.slice(0, -1)],
]) {
    checkSame(`${word}: the line after the last`, read(lines), lines.length + 1);
    checkSame(`${word}: the word`, module.problem().word, word);
}
checkSame('a running game', read(good.slice(0, 50)), 0);

// What a problem tells: the place, what was expected, what stands there; cleaned, and one line
// each.
read([header.replace('"players":3', '"players":7')]);
checkSame(
    'a problem',
    JSON.stringify(module.problem()),
    '{"word":"wrong-value","where":"players","expected":"3…6","found":"7","refusal":""}',
);
read([header, move.replace(/"move":"[^"]*"/, '"move":"done"').replace(/,"legal":.*(?=\}$)/, '')]);
checkSame('a refused move', module.problem().refusal, 'not-now');
read([header]);
checkSame('no problem', module.problem().word, '');
read([header.replace('byzantz', '\\u001b[31m\\n\x7f\x9b')]);
check(
    'a problem with raw control characters',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
    !/[\x00-\x1f\x7f-\x9f]/.test(Object.values(module.problem()).join('')),
);

// One byte of a line changed, dropped or added: the module and the program judge alike, and about
// the same line.
const folder = temporaryFolder();
const names = [];
const verdicts = [];
for (let i = 0; i < 500; i++) {
    const lines = good.slice(0, 40).map((line) => Buffer.from(line));
    const at = random.below(lines.length);
    const place = random.below(lines[at].length);
    let byte = random.below(2)
        ? random.below(256)
        : random.pick([...Buffer.from('"{}[],:0123456789CSWTGOM \\')]);
    if (byte === 10) byte = 0; // would make two lines of one
    const [skip, added] = random.pick([
        [1, [byte]],
        [1, []],
        [0, [byte]],
    ]);
    lines[at] = Buffer.concat([
        lines[at].subarray(0, place),
        Buffer.from(added),
        lines[at].subarray(place + skip),
    ]);
    names.push(`changed-${i}`);
    writeFileSync(
        `${folder}/changed-${i}`,
        Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])),
    );
    verdicts.push(read(lines));
}
const { stdout, stderr } = spawnSync(program, ['verify', ...names], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
});
const programs = new Map(
    (stdout + stderr)
        .split('\n')
        .map((line) => line.match(/^(changed-\d+):(\d+)?/)?.slice(1) ?? []),
);
names.forEach((name, i) => {
    const line = programs.has(name) ? Number(programs.get(name) ?? 0) : 'no verdict';
    checkSame(`${name}: the line that is refused`, verdicts[i], line);
});
check(
    'no change is refused',
    verdicts.some((line) => line > 0),
);

finish();
