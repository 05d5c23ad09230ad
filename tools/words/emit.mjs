// emit.mjs: what the build makes of the catalogues: C headers with a function for each message, C
// tables with the sentences, and the types of the web page.
import fs from 'node:fs';
import path from 'node:path';
import { TYPES, sentencesOf } from './catalogue.mjs';

const MADE = 'Made by tools/words from po/; do not edit.';

/** Writes a file only if that changes it, so that nothing is compiled for nothing. */
export function writeIfChanged(file, text) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
}

function header(name, what, body) {
    const guard = `NIKA_${name.toUpperCase()}_H`;
    return `/*\n * ${name}.h: ${what} ${MADE}\n */\n#ifndef ${guard}\n#define ${guard}\n\n${body}\n\n#endif\n`;
}

/** C has one string for a sentence, with escapes that nothing behind them can lengthen. */
function cString(text) {
    const escaped = text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\?/g, '\\?');
    return `"${escaped}"`;
}

const area = (name) => `NIKA_AREA_${name.toUpperCase()}`;
const type = (name) => `NIKA_TYPE_${name.toUpperCase()}`;
const isWord = (name) => TYPES[name].endsWith('*');

function enumeration(name, members, last) {
    return `enum ${name} {\n${[...members, last].map((member) => `    ${member},`).join('\n')}\n};`;
}

function catalogueHeader({ areas, languages }) {
    return header(
        'catalogues',
        'the languages that there are, and the areas of messages.',
        [
            enumeration(
                'nika_language',
                languages.map(({ name }) => `NIKA_${name.toUpperCase()}`),
                'NIKA_LANGUAGES',
            ),
            enumeration(
                'nika_area',
                areas.map(({ name }) => area(name)),
                'NIKA_AREA_COUNT',
            ),
        ].join('\n\n'),
    );
}

function maker({ key, places }) {
    const space = (name) => (isWord(name) ? '' : ' ');
    const parameters = places.map(({ name, type: of }) => `${TYPES[of]}${space(of)}${name}`);
    const given = places.map(
        ({ name, type: of }) => `{.${isWord(of) ? 'word' : 'number'} = ${name}}`,
    );
    const values = given.length ? `, .arguments = {${given.join(', ')}}` : '';
    return (
        `static inline struct nika_message msg_${key}(${parameters.join(', ') || 'void'})\n{\n` +
        `    return (struct nika_message){.key = NIKA_MSG_${key}${values}};\n}`
    );
}

function messagesHeader(name, messages) {
    const keys = messages.map(
        ({ key }, i) => `NIKA_MSG_${key} = ${area(name)} << NIKA_AREA_SHIFT | ${i}`,
    );
    return header(
        `messages_${name}`,
        `the messages of the area ${name}.`,
        [
            '#include <nika/message.h>',
            `enum {\n${keys.map((line) => `    ${line},`).join('\n')}\n};`,
            ...messages.map(maker),
        ].join('\n\n'),
    );
}

const byArea = ({ messages, areas }) =>
    areas.map((one) => ({ ...one, messages: messages.filter((m) => m.area === one.name) }));

/** Text that only a program for all languages has. */
const inProgram = (program, text) =>
    program ? `#ifndef NIKA_ONE_LANGUAGE\n${text}\n#endif` : text;

const membersOf = (places) =>
    places.map((place) => `{"${place.name}", ${type(place.type)}}`).join(', ');

/** The keys with their places; messages with the same places share them. */
function keysSource(catalogues) {
    const shared = new Map();
    const lists = [];
    // First those that every program needs.
    const areas = byArea(catalogues).sort((a, b) => a.program - b.program);
    for (const { program, messages } of areas)
        for (const { places } of messages) {
            const members = membersOf(places);
            if (!members || shared.has(members)) continue;
            shared.set(members, `places_${shared.size}`);
            const list = `static const struct nika_parameter ${shared.get(members)}[] = {${members}};`;
            lists.push({ program, list });
        }
    const listsOf = (program) =>
        lists
            .filter((one) => one.program === program)
            .map(({ list }) => list)
            .join('\n');
    const tables = [];
    const lines = [];
    for (const { name, program, messages } of byArea(catalogues)) {
        const entries = messages.map(
            ({ key, places }) =>
                `    {"${key}", ${places.length}, ${shared.get(membersOf(places)) ?? 'NULL'}},`,
        );
        tables.push(
            inProgram(
                program,
                `static const struct nika_key ${name}_keys[] = {\n${entries.join('\n')}\n};`,
            ),
        );
        lines.push(inProgram(program, `    [${area(name)}] = {${name}_keys, ${messages.length}},`));
    }
    const facts = catalogues.messages
        .filter((message) => message.area === 'facts')
        .map(
            ({ key }) =>
                `    [NIKA_FACT_${key.slice('fact_'.length).toUpperCase()}] = NIKA_MSG_${key},`,
        );
    return [
        `/*\n * words_keys.c: the keys of all messages. ${MADE}\n */`,
        '#include <stddef.h>',
        '#include <nika/facts.h>\n#include <nika/messages.h>',
        '#include "catalogue.h"',
        listsOf(false),
        inProgram(true, listsOf(true)),
        ...tables,
        `const struct nika_keys nika_keys[NIKA_AREA_COUNT] = {\n${lines.join('\n')}\n};`,
        `const uint16_t nika_fact_keys[NIKA_FACT_KINDS] = {\n${facts.join('\n')}\n};\n`,
    ].join('\n\n');
}

/** The sentences of a message as one string: how many forms, the forms, the second person. */
function sentences(language, message) {
    const forms = sentencesOf(language, message.entry);
    const plain = forms.every((form) => form === forms[0]) ? forms.slice(0, 1) : forms;
    const you = message.you ? sentencesOf(language, message.you) : [];
    const count = plain.length + (you.length ? 16 : 0);
    return `"\\${count.toString(8).padStart(3, '0')}" ${[...plain, ...you].map(cString).join(' "\\0" ')}`;
}

function languageSource(catalogues, language) {
    const tables = [];
    const lines = [];
    for (const { name, program, messages } of byArea(catalogues)) {
        const entries = messages.map((message) => `    ${sentences(language, message)},`);
        tables.push(
            inProgram(program, `static const char *const ${name}[] = {\n${entries.join('\n')}\n};`),
        );
        lines.push(inProgram(program, `        [${area(name)}] = ${name},`));
    }
    const elisions = language.elisions.map(
        ({ from, to, before }) =>
            `    {${cString(from)}, ${cString(to)}, ${cString(before.join(' '))}},`,
    );
    const ways = language.ways.map(
        ({ type: of, name, words }) =>
            `    {${type(of)}, "${name}", (const char *const[]){${words.map((word) => cString(language.typeset(word))).join(', ')}}},`,
    );
    return [
        `/*\n * words_${language.code}.c: the sentences of ${language.name}. ${MADE}\n */`,
        '#include <stddef.h>',
        '#include <nika/messages.h>',
        '#include "catalogue.h"',
        ...tables,
        `static const struct nika_elision elisions[] = {\n${[...elisions, '    {NULL, NULL, NULL},'].join('\n')}\n};`,
        `static const struct nika_way ways[] = {\n${[...ways, '    {NIKA_TYPE_NUMBER, NULL, NULL},'].join('\n')}\n};`,
        `static unsigned plural(uint64_t n)\n{\n    (void)n;\n    return (unsigned)(${language.formula});\n}`,
        `const struct nika_catalogue nika_catalogue_${language.code} = {\n` +
            `    .code = "${language.code}",\n    .latin = ${language.scripts.length === 0},\n    .plural = plural,\n    .forms = ${language.count},\n` +
            `    .elisions = elisions,\n    .ways = ways,\n    .sentences = {\n${lines.join('\n')}\n    },\n};\n`,
    ].join('\n\n');
}

/** Which catalogue a language has; a module for one language has that one whatever is asked for. */
function languagesSource({ languages }) {
    return [
        `/*\n * words_languages.c: the catalogue of each language. ${MADE}\n */`,
        '#include "catalogue.h"',
        '#ifdef NIKA_ONE_LANGUAGE',
        '#define PASTE(a, b) a##b\n#define OF(language) PASTE(nika_catalogue_, language)',
        'extern const struct nika_catalogue OF(NIKA_ONE_LANGUAGE);',
        'const struct nika_catalogue *nika_catalogue_of(enum nika_language language)\n{\n    (void)language;\n    return &OF(NIKA_ONE_LANGUAGE);\n}',
        '#else',
        languages
            .map(({ code }) => `extern const struct nika_catalogue nika_catalogue_${code};`)
            .join('\n'),
        'const struct nika_catalogue *nika_catalogue_of(enum nika_language language)\n{\n' +
            '    static const struct nika_catalogue *const catalogues[NIKA_LANGUAGES] = {\n' +
            languages
                .map(
                    ({ code, name }) =>
                        `        [NIKA_${name.toUpperCase()}] = &nika_catalogue_${code},`,
                )
                .join('\n') +
            '\n    };\n    return catalogues[language];\n}',
        '#endif\n',
    ].join('\n\n');
}

/** Everything that C compiles, into a folder: nika/*.h and words_*.c. */
export function emitC(all, folder) {
    const areas = all.areas.filter(({ page }) => !page);
    const compiled = new Set(areas.map(({ name }) => name));
    const messages = all.messages.filter((message) => compiled.has(message.area));
    const catalogues = { ...all, areas, messages };
    const files = new Map();
    files.set('nika/catalogues.h', catalogueHeader(catalogues));
    for (const { name, messages } of byArea(catalogues))
        files.set(`nika/messages_${name}.h`, messagesHeader(name, messages));
    files.set(
        'nika/messages.h',
        header(
            'messages',
            'all messages. Whoever needs only those of an area includes its header.',
            catalogues.areas.map(({ name }) => `#include <nika/messages_${name}.h>`).join('\n'),
        ),
    );
    files.set('words_keys.c', keysSource(catalogues));
    files.set('words_languages.c', languagesSource(catalogues));
    for (const language of catalogues.languages)
        files.set(`words_${language.code}.c`, languageSource(catalogues, language));
    for (const [file, text] of files) writeIfChanged(path.join(folder, file), text);
    for (const folderOf of [folder, path.join(folder, 'nika')])
        for (const file of fs.readdirSync(folderOf)) {
            const whole = path.join(folderOf, file);
            if (files.has(path.relative(folder, whole)) || !fs.statSync(whole).isFile()) continue;
            if (fs.readFileSync(whole, 'utf8').includes(MADE)) fs.rmSync(whole); // of a language that is gone
        }
}

const interfaceOf = (name, messages) => {
    const lines = messages.map(({ key, places }) => {
        const members = places.map(
            ({ name: place, type: of }) => `${place}: ${isWord(of) ? 'string' : 'number'}`,
        );
        return `    ${key}: { ${members.join('; ')}${members.length ? ' ' : ''}};`;
    });
    return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
};

/**
 * The keys of all messages with the types of their places, and the languages, for the web page; and
 * beside them, a module for each language, the sentences that a page loads when it is opened.
 */
export function emitTypes({ messages, languages, areas }, file) {
    const inAreas = (wanted) => {
        const names = new Set(areas.filter(wanted).map(({ name }) => name));
        return messages.filter((message) => names.has(message.area));
    };
    const pageMessages = inAreas(({ page }) => page);
    const names = languages.map((language) => {
        const own = messages.find(({ key }) => key === 'language_name').entry;
        return `    ${language.code}: ${JSON.stringify(sentencesOf(language, own)[0])},`;
    });
    const unspaced = languages
        .filter(({ scripts }) => scripts.includes('Han'))
        .map(({ code }) => code);
    for (const language of languages) {
        const lines = pageMessages.map(
            ({ key, entry }) => `    ${key}: ${JSON.stringify(sentencesOf(language, entry)[0])},`,
        );
        writeIfChanged(
            path.join(path.dirname(file), `words_${language.code}.ts`),
            `// ${MADE}\nexport const words = {\n${lines.join('\n')}\n};\n`,
        );
    }
    const loads = languages.map(({ code }) => `    ${code}: () => import('./words_${code}'),`);
    writeIfChanged(
        file,
        `// ${MADE}\n${interfaceOf(
            'Messages',
            inAreas(({ program, page }) => !program && !page),
        )}` +
            '/** What a page says that loads its words when it is opened. */\n' +
            interfaceOf('PageMessages', pageMessages) +
            `export const pageWords = {\n${loads.join('\n')}\n};\n` +
            `export const languageNames = {\n${names.join('\n')}\n} as const;\n` +
            '/** Languages without spaces between words. */\n' +
            `export const unspaced: readonly string[] = ${JSON.stringify(unspaced)};\n`,
    );
}
