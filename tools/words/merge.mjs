// merge.mjs: brings a language's file up to date with English: new messages come without a
// translation, changed ones keep theirs and are marked with the English that it was made from,
// what English no longer has goes.
import { entry as newEntry } from './po.mjs';

/** What stands for a place in an example, and with the ways that all languages have. */
const EXAMPLES = {
    number: '3',
    tenths: '2.5',
    seat: 'Ada',
    seats: 'Ada and Bo',
    good: 'wine',
    counselor: 'Narses (1)',
    'counselor:name': 'Narses',
    'counselor:number': '1',
    color: 'red',
    colors: 'red and blue',
    court_cards: 'red 3 9, blue 5',
    counselors: 'Eraclius (3) 15, Teodora (12) 25',
    token: '+2',
    phase: 'II',
    goods_cards: 'W3 W1',
    'number:signed': '+3',
};

/** The English sentence with its places filled, so that a translator sees what it becomes. */
export function exampleOf(message, sentence, toYou = false) {
    if (message.area === 'words' || message.places.length === 0) return null;
    let whole = true;
    const text = sentence.replace(/\{([a-z_]+)(?::([a-z_]+))?\}/g, (_, name, way) => {
        const type = message.places.find((place) => place.name === name)?.type;
        if (type === 'number' && way && way !== 'signed') return `3 ${way}`;
        const you = toYou && name === 'who' && type === 'seat';
        const value = you ? 'You' : (EXAMPLES[`${type}:${way}`] ?? EXAMPLES[type]);
        if (!value) whole = false;
        return value ?? `‹${name}›`;
    });
    return whole || text.length < 200 ? text.split('\n')[0] : null;
}

function notesFor(message, source) {
    const example = exampleOf(message, source.plural ?? source.id, source === message.you);
    return [...source.about, ...(example ? [`Example: ${example}`] : [])];
}

/** The entry of a language for an entry of English. */
function mergeEntry(language, message, source) {
    const own = language.entries.get(source.key);
    const merged = newEntry(source.key, source.id, source.plural);
    merged.areas = source.areas;
    merged.about = notesFor(message, source);
    if (!own) return merged;
    merged.notes = own.notes;
    merged.forms = own.forms;
    merged.flags = own.flags;
    merged.previous = own.previous;
    const changed = own.id !== source.id || own.plural !== source.plural;
    if (changed && own.forms.some(Boolean)) {
        merged.flags = [...new Set([...own.flags, 'fuzzy'])];
        merged.previous = own.previous ?? { id: own.id, plural: own.plural };
        if ((own.plural === undefined) !== (source.plural === undefined))
            merged.forms =
                source.plural === undefined
                    ? own.forms.slice(-1)
                    : Array.from({ length: language.count }, () => own.forms[0]);
    } else if (!merged.flags.includes('fuzzy')) merged.previous = null;
    return merged;
}

/** A language's file as it should be. */
export function merge(catalogues, language) {
    const entries = [];
    for (const message of [...catalogues.messages, ...catalogues.terms])
        for (const source of [message.entry, message.you])
            if (source) entries.push(mergeEntry(language, message, source));
    return { header: language.po.header, entries };
}
