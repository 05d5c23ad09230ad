// words_check.mjs: what is wrong with the sentences of a language, as far as a program can see: places
// and ways, what was left in English, words against the glossary, marks, lines. Tests:
// tests/words/catalogues.mjs.
import { ORDER, SAME, sentencesOf } from './catalogue.mjs';

const COLUMNS = 80;
const ENGLISH_WORDS = 3; // a line with as many words as these, all of them English, was forgotten
const TOLD = ['byzantz', 'justinian']; // areas that are told at a table, to one of the players
const WITH_LINES = ['help', 'rules'];

/** Little sentences of which the engine takes what stands between or after their places. */
const SEAMS = {
    list_and: /^\{before\}[^{}]*\{last\}$/,
    list_comma: /^\{before\}[^{}]*\{next\}$/,
    sentence_next: /^\{before\}[^{}]*\{next\}$/,
    reason_next: /^\{before\}[^{}]*\{next\}$/,
    reason_end: /^\{reason\}[^{}]*$/,
    number_decimal: /^\{whole\}[^{}]*\{decimal\}$/,
    number_thousands: /^\{thousands\}[^{}]*\{rest\}$/,
    court_cards_next: /^\{before\}[^{}]*\{next\}$/,
};

/** What can stand behind the name of a place, by its type. */
const WAYS = {
    number: ['signed', 'grouped'],
    seat: ['you'],
    seats: ['you'],
    good: ['name'],
    counselor: ['name', 'number'],
    color: ['card', 'cards'],
};

/** The ways in which a language can say a type. */
function waysOf(language, catalogues, type) {
    const units = catalogues.messages
        .filter((message) => type === 'number' && message.key.startsWith('unit_'))
        .map((message) => message.key.slice('unit_'.length));
    const own = language.ways.filter((way) => way.type === type).map((way) => way.name);
    return [...(WAYS[type] ?? []), ...units, ...own];
}

/** The places of a sentence, and whether its braces fit together. */
export function placesOf(sentence) {
    const places = [...sentence.matchAll(/\{([^{}:]*)(?::([^{}]*))?\}/g)].map((match) => ({
        name: match[1],
        way: match[2],
        at: match.index,
        end: match.index + match[0].length,
    }));
    return { places, fit: !/[{}]/.test(sentence.replace(/\{[^{}]*\}/g, '')) };
}

function checkPlaces(language, catalogues, message, sentence, mayLeaveOut) {
    const found = [];
    const { places, fit } = placesOf(sentence);
    if (!fit) return ['its braces do not fit together'];
    for (const { name, way } of places) {
        const place = message.places.find((one) => one.name === name);
        if (!place)
            found.push(
                `{${name}} is no place of this message; it has ${message.places.map((one) => `{${one.name}}`).join(' ') || 'none'}`,
            );
        else if (way !== undefined && !waysOf(language, catalogues, place.type).includes(way))
            found.push(
                `{${name}} is a ${place.type} and cannot be said as “${way}”; ` +
                    `ways of a ${place.type}: ${waysOf(language, catalogues, place.type).join(', ') || 'none'}`,
            );
    }
    for (const { name } of message.places)
        if (!mayLeaveOut.includes(name) && !places.some((place) => place.name === name))
            found.push(`{${name}} is missing`);
    return found;
}

/** Said to a player, a list of seats that has this player's name would not speak to its reader. */
function checkNamed(message, sentence) {
    return placesOf(sentence)
        .places.filter(({ name, way }) =>
            message.places.some((one) => one.name === name && one.type === 'seats' && !way),
        )
        .map(({ name }) => `{${name}} in the second person is {${name}:you}`);
}

/** The types of the places of a sentence, in the order in which they first come. */
function orderOf(message, sentence) {
    const names = new Set(placesOf(sentence).places.map(({ name }) => name));
    return [...names].flatMap((name) => message.places.filter((place) => place.name === name));
}

/**
 * A place of one type where English has one of another. Leaving out one that may be left out
 * changes no order; where a language has another order on purpose, its translator says so.
 */
function checkSwapped(message, sentence, english) {
    const mine = orderOf(message, sentence);
    const theirs = orderOf(message, english).filter(({ name }) =>
        mine.some((one) => one.name === name),
    );
    const own = mine.filter(({ name }) => theirs.some((one) => one.name === name));
    const at = own.findIndex(({ type }, i) => type !== theirs[i].type);
    if (at < 0) return [];
    const said = (places) => places.map(({ name, type }) => `{${name}} (${type})`).join(', ');
    return [
        `its places are ${said(own)}, in English ${said(theirs)}: swapped? If not, note above it “# ${ORDER}”`,
    ];
}

/** The letters and places of a sentence without its marks. */
const lettersOf = (text) =>
    text
        .replace(/\{[^{}]*\}/g, '\ue000')
        .replace(/[^\p{L}\p{N}\ue000]/gu, '')
        .replace(/^[\d\ue000]*$/, '');

/** Whether two sentences have the same words, whatever their marks, and any at all. */
const hasSameWords = (a, b) => lettersOf(a) !== '' && lettersOf(a) === lettersOf(b);

/** How many small words a line has; options, what they are given, and our name are none. */
const smallWords = (line) =>
    [...line.matchAll(/(?<=^|[ (])[a-z]{2,}(?=[ ,.;:)]|$)/g)].filter(([word]) => word !== 'nika')
        .length;

function checkEnglish(own, source) {
    const forms = own.forms;
    const sources = source.plural === undefined ? [source.id] : [source.id, source.plural];
    const english = (form) => sources.some((text) => form === text || hasSameWords(form, text));
    const worded = forms.some((form) => lettersOf(form) !== '');
    if (own.notes.includes(SAME))
        return forms.every(english) ? [] : [`it says “# ${SAME}”, but is not`];
    const different = forms.some((form) => form !== forms[0]);
    if (
        worded &&
        (hasSameWords(forms.at(-1), sources.at(-1)) || (different && forms.some(english)))
    )
        return [`it is as in English: translate it, or note above it “# ${SAME}”`];
    const lines = new Set(sources.flatMap((text) => text.split('\n')));
    const left = forms
        .flatMap((form) => form.split('\n'))
        .filter((line) => smallWords(line) >= ENGLISH_WORDS && lines.has(line));
    return left.map((line) => `this line is as in English: ${line.trim()}`);
}

/** Columns in a terminal: letters of East Asia are two wide. */
export const columnsOf = (line) =>
    [...line].reduce(
        (sum, letter) =>
            sum +
            (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
                letter,
            )
                ? 2
                : 1),
        0,
    );

function checkLines(message, sentence) {
    if (!sentence.includes('\n')) return [];
    if (!WITH_LINES.includes(message.area) && !message.key.endsWith('_help'))
        return ['only rules, help and keys that end in _help have lines'];
    return sentence
        .split('\n')
        .flatMap((line) => [
            ...(columnsOf(line.replace(/\{[^{}]*\}/g, '*')) > COLUMNS
                ? [`a line is wider than ${COLUMNS} columns: ${line.trim()}`]
                : []),
            ...(line.endsWith(' ') ? [`a line ends with a blank: ${line.trim()}`] : []),
        ]);
}

/** Words that a page loads are filled in without the engine: places are words, and nothing else. */
function checkPage(catalogues, message, sentence) {
    if (!catalogues.areas.some(({ name, page }) => page && name === message.area)) return [];
    return message.entry.plural !== undefined ||
        message.places.some(({ type }) => type !== 'word') ||
        /\{[^{}]*:|_/.test(sentence)
        ? ['a page that loads its words fills in words only: no plural, no way, no elision']
        : [];
}

function checkMarks(language, sentence) {
    const found = [];
    const bare = sentence.replace(/\{[^{}]*\}/g, '\ue000');
    if (/[^\P{C}\n\ue000]|[\u2028\u2029]/u.test(bare))
        found.push('it has a character that controls, or that nobody sees');
    if (bare.includes('"')) found.push('it has a straight quote instead of “ ”, « », „ “ or 「 」');
    if (
        !language.features.includes('curly-apostrophe') &&
        /[\p{L}\ue000]’[\p{L}\ue000]/u.test(bare)
    )
        found.push("its apostrophe is ', as on the keyboard");
    if (
        language.scripts.length &&
        /\p{Script=Latin}/u.test(bare) &&
        !language.scripts.some((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(bare))
    )
        found.push(`it has words, but none in ${language.scripts.join(' or ')}`);
    return found;
}

/** A language's terms: the word, those not to be used, and longer ones in which they are fine. */
export function readTerm(key, text) {
    const [word, others = ''] = text.split('|').map((part) => part.trim());
    const listed = others
        .split(/[,、]/)
        .map((one) => one.trim())
        .filter(Boolean);
    return {
        key,
        word,
        banned: listed.filter((one) => !one.startsWith('!')),
        fine: listed.filter((one) => one.startsWith('!')).map((one) => one.slice(1)),
    };
}

/**
 * Finds a banned word: whole, with * for what may follow; as it is written if it has a capital;
 * with ~ before it, not where a sentence begins, where a capital says nothing.
 */
function finder(language, banned) {
    const inside = banned.startsWith('~') ? '(?<=[^-.:!?…„«“”\\s][ ,]+)' : '';
    const escaped = banned.replace(/^~/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    if (language.scripts.includes('Han')) return new RegExp(escaped, 'u');
    const body = escaped.replace(/\*$/, '\\p{L}*');
    return new RegExp(
        `${inside}(?<![\\p{L}\\p{N}-])${body}(?![\\p{L}\\p{N}-])`,
        /\p{Lu}/u.test(banned) ? 'u' : 'iu',
    );
}

function termsOf(language, catalogues) {
    return catalogues.terms
        .filter(({ entry }) => language.state(entry) === 'said')
        .map(({ key, entry }) =>
            readTerm(key, language.english ? entry.id : language.entries.get(key).forms[0]),
        )
        .flatMap((term) =>
            term.banned.map((banned) => ({ ...term, banned, find: finder(language, banned) })),
        );
}

/** Words that a translator allows in one sentence: "# allows: Sie". */
const allowedBy = (entry) =>
    entry.notes
        .filter((note) => note.startsWith('allows:'))
        .flatMap((note) => note.slice('allows:'.length).split(','))
        .map((word) => word.trim());

function checkTerms(language, terms, entry, sentence) {
    const found = [];
    const allowed = allowedBy(entry);
    const bare = sentence
        .replace(/\{[^{}]*\}/g, '\ue000')
        .replace(/\n\s*/g, language.scripts.includes('Han') ? '' : ' ');
    for (const { banned, fine, word, key, find } of terms) {
        const text = fine.reduce((left, one) => left.replaceAll(one, ''), bare);
        if (!allowed.includes(banned) && find.test(text))
            found.push(`it says “${banned}”; the glossary's word (${key}) is “${word}”`);
    }
    return found;
}

/** The number by which the forms of a message are chosen. */
const chooserOf = (message) =>
    message.places.find(({ type }) => type === 'number' || type === 'tenths')?.name;

/** Places that a form may leave out: the number, where the form is for exactly one. */
function leftOut(language, message, index, forms) {
    if (forms.length < 2) return [];
    const numbers = Array.from({ length: 200 }, (_, n) => n).filter(
        (n) => language.plural(n) === index,
    );
    return numbers.length === 1 && numbers[0] === 1 ? [chooserOf(message)] : [];
}

/** Whether a sentence told at a table begins with the player who does something. */
const needsYou = (message) =>
    TOLD.includes(message.area) &&
    message.places[0]?.name === 'who' &&
    /^\{who\},? /.test(message.entry.plural ?? message.entry.id);

/** The findings of one entry of a language. */
function checkEntry(language, catalogues, terms, message, source, isYou) {
    const own = language.english ? source : language.entries.get(source.key);
    const raw = language.english
        ? [source.id, ...(source.plural === undefined ? [] : [source.plural])]
        : own.forms;
    const found = [];
    const wanted = source.plural === undefined ? 1 : language.count;
    if (raw.length !== wanted || raw.some((form) => !form))
        return [`${wanted} forms are wanted, and none of them empty`];
    if (source.plural !== undefined && !chooserOf(message))
        found.push('it has a plural, but no number to choose by');
    if (!isYou && !message.you && needsYou(message) && language.english)
        found.push(`it is about a player, and lacks the second person (${message.key}.you)`);
    const forms = raw.map(language.typeset);
    forms.forEach((sentence, i) => {
        const english = i === 0 || source.plural === undefined ? source.id : source.plural;
        found.push(
            ...checkPlaces(
                language,
                catalogues,
                message,
                sentence,
                isYou ? ['who'] : leftOut(language, message, i, forms),
            ),
            ...(SEAMS[message.key] && !SEAMS[message.key].test(sentence)
                ? ['its places must stand in the order of English, with nothing before them']
                : []),
            ...(isYou ? checkNamed(message, sentence) : []),
            ...checkLines(message, sentence),
            ...checkPage(catalogues, message, sentence),
            ...(own.notes.includes(SAME)
                ? checkMarks({ ...language, scripts: [] }, sentence)
                : checkMarks(language, sentence)),
            ...checkTerms(language, terms, own, sentence),
            ...(language.english || own.notes.includes(ORDER)
                ? []
                : checkSwapped(message, sentence, english)),
        );
    });
    if (!language.english) found.push(...checkEnglish(own, source));
    return [...new Set(found)];
}

/** Words that must differ from each other: goods, colors, letters. */
function checkTwice(language, catalogues) {
    const found = [];
    for (const prefix of [
        'good_card_',
        'good_',
        'color_card_',
        'color_cards_',
        'color_letter_',
        'color_',
    ]) {
        const seen = new Map();
        for (const { key, entry } of catalogues.messages) {
            if (!new RegExp(`^${prefix}[a-z]+$`).test(key)) continue;
            const [word] = sentencesOf(language, entry);
            if (seen.has(word))
                found.push({
                    language,
                    key,
                    line: language.entries.get(key)?.line ?? 1,
                    why: `“${word}” is also the word of ${seen.get(word)}`,
                });
            seen.set(word, key);
        }
    }
    return found;
}

/** All findings, each with its language, key, line and why. */
export function check(catalogues) {
    const findings = [];
    for (const language of catalogues.languages) {
        const terms = termsOf(language, catalogues);
        for (const message of catalogues.messages)
            for (const source of [message.entry, message.you]) {
                if (!source || language.state(source) !== 'said') continue;
                const line = language.english ? source.line : language.entries.get(source.key).line;
                for (const why of checkEntry(
                    language,
                    catalogues,
                    terms,
                    message,
                    source,
                    source === message.you,
                ))
                    findings.push({ language, key: source.key, line, why });
            }
        findings.push(...checkTwice(language, catalogues));
    }
    return findings;
}
