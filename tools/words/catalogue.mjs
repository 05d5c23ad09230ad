// catalogue.mjs: the catalogues of all languages, read from po/ and put side by side: English with
// the types of its places, and for each language what it says, or that it has fallen behind.
import fs from 'node:fs';
import path from 'node:path';
import { PoError, pluralCount, pluralFormula, readPo } from './po.mjs';
import { FEATURES, typeset } from './typography.mjs';

/** The types of places, in the order of enum nika_type (nika/message.h), and what C passes them as. */
export const TYPES = {
    number: 'int64_t',
    tenths: 'int64_t',
    seat: 'unsigned',
    seats: 'unsigned',
    good: 'unsigned',
    counselor: 'unsigned',
    color: 'unsigned',
    colors: 'unsigned',
    court_cards: 'int64_t',
    token: 'unsigned',
    phase: 'unsigned',
    word: 'const char *',
    goods_cards: 'const char *',
    strange: 'const char *',
    counselors: 'const char *',
};

/** The note of a translator who leaves a sentence as it is in English. */
export const SAME = 'same as English';
/** The note of a translator whose sentence has its places in another order on purpose. */
export const ORDER = 'order is meant';
/** The end of a context: the sentence in the second person. */
const YOU = '.you';
/** The area whose entries are no messages but terms, and words not to be used for them. */
export const GLOSSARY = 'glossary';
const WORDS_OF_TYPE = { color: 4, good: 7, counselor: 12 };

/** The places that an entry declares: "Places: who (seat), total (number)". */
function readPlaces(file, entry) {
    const line = entry.about.find((text) => text.startsWith('Places:'));
    if (!line) return [];
    return line
        .slice('Places:'.length)
        .split(',')
        .map((text) => {
            const match = /^\s*([a-z_]+) \(([a-z_]+)\)\s*$/.exec(text);
            if (!match || !(match[2] in TYPES))
                throw new PoError(
                    file,
                    entry.line,
                    `${entry.key}: not a place with its type: “${text.trim()}”; types are ${Object.keys(TYPES).join(', ')}`,
                );
            return { name: match[1], type: match[2] };
        });
}

/** English: messages in their order, each with its area, places, forms and second person. */
function readMessages(po) {
    const fail = (entry, why) => {
        throw new PoError(po.file, entry.line, `${entry.key}: ${why}`);
    };
    const messages = new Map();
    const terms = new Map();
    const places = po.entries.map((entry) => {
        if (entry.key === undefined) fail(entry, 'an entry needs a key (msgctxt)');
        if (entry.areas.length !== 1) fail(entry, 'an entry belongs to one area (#: area)');
        if (entry.forms.some(Boolean)) fail(entry, 'English stands in msgid, and msgstr is empty');
        return readPlaces(po.file, entry);
    });
    po.entries.forEach((entry, i) => {
        const [area] = entry.areas;
        const you = entry.key.endsWith(YOU);
        const key = you ? entry.key.slice(0, -YOU.length) : entry.key;
        const into = area === GLOSSARY ? terms : messages;
        if (!/^[a-z][a-z0-9_]*$/.test(key)) fail(entry, 'a key has small letters, digits and _');
        if (you) {
            const message = messages.get(key);
            if (!message) fail(entry, 'the second person of no message');
            if (message.you) fail(entry, 'the key stands there twice');
            if (entry.plural !== undefined) fail(entry, 'the second person has one form');
            message.you = entry;
            return;
        }
        if (messages.has(key) || terms.has(key)) fail(entry, 'the key stands there twice');
        if (places[i].length > 8) fail(entry, 'a message has at most eight places');
        into.set(key, { key, area, places: places[i], entry, you: null });
    });
    return { messages, terms };
}

/**
 * "de_ d’, que_ qu’ / a e i; a_ ad_ / a !ad": what changes before which beginnings and not before
 * others, _ for a space.
 */
function readElisions(po, value) {
    return value
        .split(';')
        .map((group) => group.trim())
        .filter(Boolean)
        .flatMap((group) => {
            const [pairs, before] = group.split('/').map((part) => part.trim());
            const capital = (word) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
            if (!before) throw new PoError(po.file, 1, `X-Elision: before what? ${group}`);
            const beginnings = before.split(/\s+/).flatMap((one) => [one, capital(one)]);
            return pairs.split(',').flatMap((pair) => {
                const [from, to] = pair
                    .trim()
                    .split(/\s+/)
                    .map((word) => word.replaceAll('_', ' '));
                if (!to) throw new PoError(po.file, 1, `X-Elision: not a pair: ${pair}`);
                return [
                    { from, to, before: [...new Set(beginnings)] },
                    { from: capital(from), to: capital(to), before: [...new Set(beginnings)] },
                ];
            });
        });
}

/** Ways of a language's own: X-Way-color-dative: roten, blauen, grünen, gelben. */
function readWays(po, count) {
    const ways = [];
    for (const [field, value] of po.header.fields) {
        const match = /^X-Way-([a-z]+)-([a-z_]+)$/.exec(field);
        if (!match) continue;
        const [, type, name] = match;
        const wanted = type === 'number' ? count : WORDS_OF_TYPE[type];
        const words = value.split(type === 'number' ? '|' : ',').map((word) => word.trim());
        const shape = type === 'number' ? /^[^{}]*\{number\}[^{}]*$/ : /^[^{}]*$/;
        if (wanted && !words.every((word) => shape.test(word)))
            throw new PoError(
                po.file,
                1,
                `${field}: ${type === 'number' ? 'each form has {number} in it once' : 'words have no places'}`,
            );
        if (!wanted || words.length !== wanted)
            throw new PoError(
                po.file,
                1,
                wanted
                    ? `${field}: ${wanted} words are wanted, ${words.length} found`
                    : `${field}: only number, ${Object.keys(WORDS_OF_TYPE).join(', ')} have ways of a language's own`,
            );
        ways.push({ type, name, words });
    }
    return ways;
}

/** The formula as a function, which gives one of the language's forms for every number. */
function readPlural(po, formula, count) {
    const fail = () => {
        throw new PoError(
            po.file,
            1,
            `Plural-Forms: plural=${formula} is no choice of ${count} forms`,
        );
    };
    let plural;
    // Only what means the same in C: comparisons, no assignments, no octal numbers.
    if (/(?<![=!<>])=(?!=)|n\s*n|\dn|n\d|(?<!\d)0\d/.test(formula)) fail();
    try {
        plural = new Function('n', `return Number(${formula});`);
        plural(1);
    } catch {
        fail();
    }
    for (let n = 0; n <= 1000; n++)
        if (!(Number.isInteger(plural(n)) && plural(n) >= 0 && plural(n) < count)) fail();
    return plural;
}

/** What a language does with a message: said, or not yet, and why. */
function stateOf(source, own) {
    if (!own || own.forms.length === 0 || own.forms.every((form) => form === ''))
        return 'untranslated';
    if (own.id !== source.id || own.plural !== source.plural) return 'changed';
    if (own.flags.includes('fuzzy')) return own.previous ? 'changed' : 'unreviewed';
    return 'said';
}

/** One language: its header's rules, and its entries by key. */
function readLanguage(po, english) {
    const { header } = po;
    const get = (name) => header.fields.get(name) ?? '';
    const code = get('Language');
    const count = pluralCount(header);
    const formula = pluralFormula(header);
    if (code !== path.basename(po.file, '.po'))
        throw new PoError(po.file, 1, `Language is “${code}”, not that of the file's name`);
    if (!/^[a-z]{2,3}$/.test(code))
        throw new PoError(po.file, 1, 'Language must be a code of two or three small letters');
    if (!/^[A-Z][a-z]+$/.test(get('Language-Team')))
        throw new PoError(po.file, 1, 'Language-Team must be the English name of the language');
    if (!count || !formula)
        throw new PoError(po.file, 1, 'Plural-Forms is missing or not understood');
    const plural = readPlural(po, formula, count);
    const features = get('X-Typography').split(/\s+/).filter(Boolean);
    for (const feature of features)
        if (!FEATURES[feature])
            throw new PoError(
                po.file,
                1,
                `X-Typography: no “${feature}”; there are ${Object.keys(FEATURES).join(', ')}`,
            );
    const entries = new Map();
    for (const entry of po.entries) {
        if (entry.key === undefined)
            throw new PoError(po.file, entry.line, 'an entry needs its key (msgctxt)');
        if (entries.has(entry.key))
            throw new PoError(po.file, entry.line, `${entry.key}: the key stands there twice`);
        entries.set(entry.key, entry);
    }
    return {
        po,
        code,
        english: code === 'en',
        name: get('Language-Team'),
        count,
        formula,
        plural,
        features,
        typeset: (sentence) => typeset(sentence, features),
        scripts: get('X-Script').split(/\s+/).filter(Boolean),
        elisions: readElisions(po, get('X-Elision')),
        ways: readWays(po, count),
        entries,
        extra: po.entries.filter((entry) => !english.has(entry.key)),
        state: (source) => (code === 'en' ? 'said' : stateOf(source, entries.get(source.key))),
    };
}

/** Everything under a folder of PO files. English comes first, the others by their codes. */
export function readCatalogues(folder) {
    const read = (code) =>
        readPo(
            fs.readFileSync(path.join(folder, `${code}.po`), 'utf8'),
            path.join(folder, `${code}.po`),
        );
    const codes = fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.po'))
        .map((file) => file.slice(0, -'.po'.length))
        .sort((a, b) => (b === 'en') - (a === 'en') || (a < b ? -1 : 1));
    const source = read('en');
    const { messages, terms } = readMessages(source);
    const keys = new Set(source.entries.map((entry) => entry.key));
    const areas = [...new Set([...messages.values()].map((message) => message.area))];
    const listed = (field) => (source.header.fields.get(field) ?? '').split(/\s+/);
    const programAreas = listed('X-Program-Areas');
    const pageAreas = listed('X-Page-Areas');
    const all = codes.map((code) => readLanguage(code === 'en' ? source : read(code), keys));
    for (const [i, { po, name }] of all.entries())
        if (all.findIndex((other) => other.name === name) < i)
            throw new PoError(po.file, 1, `Language-Team ${name} is also that of another file`);
    return {
        messages: [...messages.values()],
        terms: [...terms.values()],
        // program: said by the program alone; page: by a page that loads its words when it is opened
        areas: areas.map((name) => ({
            name,
            program: programAreas.includes(name),
            page: pageAreas.includes(name),
        })),
        languages: all,
    };
}

/** The sentences of a language for an entry, with its marks; those of English if it has none. */
export function sentencesOf(language, source) {
    if (!language.english && language.state(source) === 'said')
        return language.entries.get(source.key).forms.map(language.typeset);
    const { id, plural } = source;
    if (plural === undefined) return [id];
    if (language.count === 1) return [plural];
    return Array.from({ length: language.count }, (_, i) => (i === 0 ? id : plural));
}
