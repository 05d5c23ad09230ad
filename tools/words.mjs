// words.mjs: the catalogues of po/. `words.mjs build FOLDER` checks them and makes the C files;
// `words.mjs types FILE` makes the types of the web page; `words.mjs` (make words) brings every
// language up to date with English and lists what each of them lacks.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogues } from './words/catalogue.mjs';
import { check } from './words/words_check.mjs';
import { emitC, emitTypes, writeIfChanged } from './words/emit.mjs';
import { merge } from './words/merge.mjs';
import { PoError, writePo } from './words/po.mjs';

const top = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const STATES = ['untranslated', 'unreviewed', 'changed'];

/** All entries of English. */
const sourcesOf = ({ messages, terms }) =>
    [...messages, ...terms].flatMap(({ entry, you }) => (you ? [entry, you] : [entry]));

/** How far a language has fallen behind: entries by state. */
function behind(catalogues, language) {
    const states = Object.fromEntries(STATES.map((state) => [state, []]));
    for (const source of sourcesOf(catalogues)) states[language.state(source)]?.push(source);
    return states;
}

const countBehind = (states) =>
    Object.entries(states)
        .filter(([, list]) => list.length)
        .map(([state, list]) => `${list.length} ${state}`)
        .join(', ');

/** Prints what is wrong; true if nothing is. */
function report(catalogues, root) {
    const findings = check(catalogues);
    for (const { language, key, line, why } of findings)
        console.error(`${path.relative(root, language.po.file)}:${line}: ${key}: ${why}`);
    if (findings.length) console.error(`${findings.length} findings in the catalogues`);
    return findings.length === 0;
}

function build(catalogues, root, folder) {
    if (!report(catalogues, root)) return 1;
    for (const language of catalogues.languages) {
        const missing = language.english ? '' : countBehind(behind(catalogues, language));
        if (language.extra.length)
            console.log(
                `po/${language.code}.po: ${language.extra.length} that English no longer has (make words removes them)`,
            );
        if (missing)
            console.log(
                `po/${language.code}.po: ${missing} (make words lists them; until then, English)`,
            );
    }
    emitC(catalogues, folder);
    return 0;
}

/** The sentence of README that names the languages. */
function writeReadme({ languages }, root) {
    const file = path.join(root, 'README.md');
    if (!fs.existsSync(file)) return;
    const sorted = languages.map(({ name }) => name).sort();
    const names = `${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`;
    const text = fs.readFileSync(file, 'utf8');
    writeIfChanged(
        file,
        text.replace(
            /(<!-- languages -->)[\s\S]*?(<!-- \/languages -->)/g,
            (_, open, close) => `${open}\n${names}\n${close}`,
        ),
    );
}

function update(root) {
    const before = readCatalogues(path.join(root, 'po'));
    for (const language of before.languages) {
        if (language.english) continue;
        for (const { key } of language.extra)
            console.log(`po/${language.code}.po: removed ${key}, which English no longer has`);
        writeIfChanged(language.po.file, writePo(merge(before, language)));
    }
    const catalogues = readCatalogues(path.join(root, 'po'));
    writeReadme(catalogues, root);
    const total = sourcesOf(catalogues).length;
    for (const language of catalogues.languages) {
        if (language.english) continue;
        const states = behind(catalogues, language);
        const left = STATES.reduce((sum, state) => sum + states[state].length, 0);
        console.log(
            `${language.code} (${language.name}): ${total - left} of ${total} said${left ? `; ${countBehind(states)}` : ''}`,
        );
        for (const state of STATES)
            for (const source of states[state])
                console.log(
                    `  ${state}: po/${language.code}.po:${language.entries.get(source.key).line}: ${source.key}: ${source.id.split('\n')[0]}`,
                );
    }
    return report(catalogues, root) ? 0 : 1;
}

/** `--root FOLDER`, for tests: another project's po/. */
function main(words) {
    const at = words.indexOf('--root');
    const root = at < 0 ? top : path.resolve(words.splice(at, 2)[1]);
    const [command, target] = words;
    if (command === undefined) return update(root);
    const catalogues = readCatalogues(path.join(root, 'po'));
    if (command === 'build' && target) return build(catalogues, root, target);
    if (command === 'check') return report(catalogues, root) ? 0 : 1;
    if (command === 'types' && target) {
        emitTypes(catalogues, target);
        return 0;
    }
    console.error('usage: words.mjs [--root FOLDER] [build FOLDER | types FILE | check]');
    return 2;
}

try {
    process.exitCode = main(process.argv.slice(2));
} catch (error) {
    if (!(error instanceof PoError) && error.code !== 'ENOENT') throw error;
    console.error(error.message);
    process.exitCode = 1;
}
