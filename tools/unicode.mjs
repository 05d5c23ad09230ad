// unicode.mjs: what the server knows about characters in names (src/server_core/unicode.h), from the Unicode Character Database.
//   unicode.mjs extract UCD SECURITY   writes data/unicode/characters.txt: what is needed of Unicode's own files
//   unicode.mjs build FILE             writes the C tables made from it; the build does that
//
// Folding (by which accounts are told apart) is compatibility decomposition and full case folding. The skeleton (by which
// lookalikes are found) is that of UTS #39, then folded: case has no meaning in names, but capitals and small letters have
// different lookalikes. After that I, l, i and 1 are one letter, for a capital i looks like an l, and m is rn, also if it was M.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const kept = new URL('../data/unicode/characters.txt', import.meta.url);

const lines = (text) =>
    text
        .split('\n')
        .map((line) => line.replace(/#.*/, '').replace('\uFEFF', '').trim())
        .filter(Boolean);
const codes = (text) =>
    text
        .trim()
        .split(/\s+/)
        .map((digits) => Number.parseInt(digits, 16));
const spelled = (list) =>
    list.map((code) => code.toString(16).toUpperCase().padStart(4, '0')).join(' ');

/** All of Unicode that is needed, as lines: a letter for what it is, a character, and what belongs to it. */
function extract(database, security) {
    const read = (folder, name) => lines(fs.readFileSync(path.join(folder, name), 'utf8'));
    const facts = [];
    for (const line of read(database, 'UnicodeData.txt')) {
        const [code, , , order, , decomposition] = line.split(';');
        if (order !== '0') facts.push(['o', codes(code), order]);
        if (decomposition.startsWith('<'))
            facts.push(['k', codes(code), spelled(codes(decomposition.replace(/<.*>/, '')))]);
        else if (decomposition) facts.push(['d', codes(code), spelled(codes(decomposition))]);
    }
    for (const line of read(database, 'DerivedNormalizationProps.txt')) {
        const [range, what] = line.split(';').map((field) => field.trim());
        if (what !== 'Full_Composition_Exclusion') continue;
        const [first, last = first] = range
            .split('..')
            .map((digits) => Number.parseInt(digits, 16));
        for (let code = first; code <= last; code++) facts.push(['x', [code], '']);
    }
    for (const line of read(database, 'CaseFolding.txt')) {
        const [code, status, folded] = line.split(';').map((field) => field.trim());
        if ('CF'.includes(status)) facts.push(['f', codes(code), spelled(codes(folded))]);
    }
    for (const line of read(security, 'confusables.txt')) {
        const [code, looks] = line.split(';');
        facts.push(['l', codes(code), spelled(codes(looks))]);
    }
    const head = `# Facts about characters, from the data files of Unicode 15.0.0, cut down to what names need by tools/unicode.mjs.
# © 1991-2022 Unicode, Inc. License: the file LICENSE beside this one.
# d: canonical decomposition, k: compatibility decomposition, x: not composed again, o: combining class (UnicodeData.txt,
# DerivedNormalizationProps.txt); f: full case folding (CaseFolding.txt); l: looks like (confusables.txt of UTS #39).
`;
    const order = 'dkxofl';
    facts.sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]) || a[1][0] - b[1][0]);
    return (
        head +
        facts.map(([kind, code, rest]) => `${kind} ${spelled(code)} ${rest}`.trim()).join('\n') +
        '\n'
    );
}

/** The same as maps from characters to lists of them (o: to numbers). */
function facts() {
    const maps = Object.fromEntries([...'dkxofl'].map((kind) => [kind, new Map()]));
    for (const line of lines(fs.readFileSync(kept, 'utf8'))) {
        const [kind, code, ...rest] = line.split(' ');
        maps[kind].set(
            Number.parseInt(code, 16),
            kind === 'o' ? Number(rest[0]) : rest.map((digits) => Number.parseInt(digits, 16)),
        );
    }
    return maps;
}

/** Replaces characters by what the maps have for them, for as long as there is anything. */
const replaced = (list, ...maps) =>
    list.flatMap((code) => {
        const map = maps.find((one) => one.has(code));
        return map ? replaced(map.get(code), ...maps) : [code];
    });
const once = (list, map) => list.flatMap((code) => map.get(code) ?? [code]);

/** C tables: see unicode.h. */
function build({ d, k, x, o, f, l }, header) {
    const decomposed = (list) => replaced(list, d);
    const dotted = new Map([[0x130, [0x69]]]); // a capital i with a dot is an i
    const fold = (list) => {
        const folded = once(replaced(list, dotted, d, k), f);
        return spelled(folded) === spelled(list) ? list : fold(folded);
    };
    // What is left to be done after folding: see above.
    const last = new Map([...'1|i'].map((letter) => [letter.codePointAt(0), [0x6c]]));
    last.set(0x30, [0x6f]);
    last.set(0x6d, [0x72, 0x6e]);
    const skeleton = (list) => once(fold(decomposed(once(replaced(list, dotted, d), l))), last);

    const pool = [];
    const places = new Map();
    let size = 0;
    const place = (list) => {
        const text = list.map((code) => String.fromCodePoint(code)).join('');
        if (!places.has(text)) {
            places.set(text, size);
            pool.push(text);
            size += Buffer.byteLength(text) + 1;
        }
        return places.get(text);
    };
    const letters = [];
    for (const code of [...new Set([d, k, f, l, last].flatMap((map) => [...map.keys()]))].sort(
        (a, b) => a - b,
    )) {
        const folded = fold([code]);
        const looks = skeleton([code]);
        if (spelled(folded) !== spelled([code]) || spelled(looks) !== spelled([code]))
            letters.push(`{${code}, ${place(folded)}, ${place(looks)}},`);
    }
    if (size > 65536) throw new Error('the texts are too long for 16 bits');
    const decompositions = [...d.keys()]
        .sort((a, b) => a - b)
        .map((code) => `{${code}, ${place(decomposed([code]))}, 0},`);
    const pairs = [...d]
        .filter(([code, list]) => list.length === 2 && !x.has(code))
        .sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1])
        .map(([code, list]) => `{${list[0]}, ${list[1]}, ${code}},`);
    const orders = [...o]
        .sort((a, b) => a[0] - b[0])
        .map(([code, order]) => `{${code}, ${order}},`);
    const texts = pool.map((text) =>
        [...Buffer.from(text), 0].map((byte) => `'\\${byte.toString(8)}',`).join(' '),
    );
    const table = (type, name, rows) =>
        `const ${type} ${name}[] = {\n${rows.join('\n')}\n};\nconst size_t ${name}_count = sizeof ${name} / sizeof ${name}[0];\n`;
    return `/* Made by tools/unicode.mjs from data/unicode: characters in names. */
#include "${header}"

const char unicode_texts[] = {
${texts.join('\n')}
};
${table('struct unicode_letter', 'unicode_letters', letters)}
${table('struct unicode_letter', 'unicode_decompositions', decompositions)}
${table('struct unicode_pair', 'unicode_pairs', pairs)}
${table('struct unicode_order', 'unicode_orders', orders)}`;
}

const [what, ...names] = process.argv.slice(2);
if (what === 'extract' && names.length === 2) fs.writeFileSync(kept, extract(...names));
else if (what === 'build' && names.length === 1) {
    const folder = path.resolve(path.dirname(names[0]));
    fs.mkdirSync(folder, { recursive: true });
    const made = build(
        facts(),
        path.relative(
            folder,
            fileURLToPath(new URL('../src/server_core/unicode.h', import.meta.url)),
        ),
    );
    if (!fs.existsSync(names[0]) || fs.readFileSync(names[0], 'utf8') !== made)
        fs.writeFileSync(names[0], made);
} else {
    console.error('usage: unicode.mjs extract UCD SECURITY | build FILE');
    process.exit(2);
}
