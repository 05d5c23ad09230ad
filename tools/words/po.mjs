// po.mjs: reads and writes gettext PO files, as far as our catalogues use them: header, contexts,
// plural forms, flags, comments, previous sources. What it does not know is an error, never lost.

/** A PO file that cannot be read: where, and why. */
export class PoError extends Error {
    constructor(file, line, why) {
        super(`${file}:${line}: ${why}`);
    }
}

/** The string of a PO line, from its opening quote. */
function unquote(text, fail) {
    if (!/^"(?:[^"\\]|\\["\\nt])*"$/.test(text)) fail(`not a quoted string: ${text}`);
    return text
        .slice(1, -1)
        .replace(/\\(.)/g, (_, letter) => ({ n: '\n', t: '\t' })[letter] ?? letter);
}

/** An entry with nothing in it. */
export function entry(key, id, plural) {
    return {
        key,
        id,
        plural,
        forms: [],
        notes: [], // of translators: "# "
        about: [], // for translators: "#. "
        areas: [], // "#: "
        flags: [], // "#, "
        previous: null, // the source that was translated: { id, plural }
        line: 0,
    };
}

/** What a line of comment tells of an entry. */
function takeComment(here, line, fail) {
    const rest = line.slice(2).replace(/^ /, '');
    switch (line[1]) {
        case '.':
            here.about.push(rest);
            return;
        case ':':
            here.areas.push(...rest.split(/\s+/).filter(Boolean));
            return;
        case ',':
            here.flags.push(...rest.split(/\s*,\s*/).filter(Boolean));
            return;
        case '|': {
            const match = /^(msgctxt|msgid_plural|msgid)?\s*(".*")$/.exec(rest);
            if (!match) fail(`not a previous source: ${line}`);
            here.previous ??= { id: '', plural: undefined };
            if (match[1]) here.previousField = match[1];
            if (here.previousField === 'msgid') here.previous.id += unquote(match[2], fail);
            if (here.previousField === 'msgid_plural')
                here.previous.plural = (here.previous.plural ?? '') + unquote(match[2], fail);
            return;
        }
        default:
            here.notes.push(line.slice(1).replace(/^ /, ''));
    }
}

/** Reads a PO file: its header fields and entries, in their order. */
export function readPo(text, file) {
    const entries = [];
    let header = null;
    let here = entry();
    let target = null; // adds the string of a line that goes on
    let begun = false;
    let number = 0;
    const fail = (why) => {
        throw new PoError(file, number, why);
    };
    const finish = () => {
        if (!begun) return;
        if (here.id === undefined) fail('an entry without msgid');
        delete here.previousField;
        if (here.id === '' && here.key === undefined) {
            header = readHeader(here.forms[0] ?? '', fail);
            header.notes = here.notes;
        } else entries.push(here);
        here = entry();
        begun = false;
        target = null;
    };
    for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
        number++;
        if (line === '') {
            finish();
            continue;
        }
        if (line.startsWith('#~')) continue; // what is obsolete is gone
        if (line.startsWith('#')) {
            if (target) finish();
            takeComment(here, line, fail);
            continue;
        }
        if (line.startsWith('"')) {
            if (!target) fail('a string that belongs to nothing');
            target(unquote(line, fail));
            continue;
        }
        const match = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[(\d)\])?)\s+(".*")$/.exec(line);
        if (!match) fail(`not a line of a PO file: ${line}`);
        const [, word, index, quoted] = match;
        if (word === 'msgctxt' && begun) finish();
        if (!begun) here.line = number;
        begun = true;
        const current = here;
        const form = Number(index ?? 0);
        const field = { msgctxt: 'key', msgid: 'id', msgid_plural: 'plural' }[word];
        if ((field ? current[field] : current.forms[form]) !== undefined)
            fail(`${word} twice in one entry`);
        target = field
            ? (more) => {
                  current[field] = (current[field] ?? '') + more;
              }
            : (more) => {
                  current.forms[form] = (current.forms[form] ?? '') + more;
              };
        target(unquote(quoted, fail));
    }
    finish();
    if (!header) throw new PoError(file, 1, 'there is no header (an entry with an empty msgid)');
    return { file, header, entries };
}

/** Header fields by name; the order is kept. */
function readHeader(text, fail) {
    const fields = new Map();
    for (const line of text.split('\n').filter(Boolean)) {
        const colon = line.indexOf(':');
        if (colon < 0) fail(`a line of the header without a colon: ${line}`);
        fields.set(line.slice(0, colon), line.slice(colon + 1).trim());
    }
    return { fields, notes: [] };
}

function quote(text) {
    return `"${text.replace(/[\\"]/g, '\\$&').replace(/\t/g, '\\t').replace(/\n/g, '\\n')}"`;
}

/** A field with its string, in lines where the string has lines. */
function field(word, text) {
    const lines = text.split(/(?<=\n)/);
    return lines.length > 1
        ? [`${word} ""`, ...lines.map(quote)].join('\n')
        : `${word} ${quote(text)}`;
}

function comment(mark, text) {
    return text === '' ? mark : `${mark} ${text}`;
}

/** An entry as it stands in a file. */
function writeEntry({ key, id, plural, forms, notes, about, areas, flags, previous }, count) {
    const lines = [
        ...notes.map((note) => comment('#', note)),
        ...about.map((note) => comment('#.', note)),
        ...(areas.length ? [`#: ${areas.join(' ')}`] : []),
        ...(flags.length ? [`#, ${flags.join(', ')}`] : []),
    ];
    if (previous) {
        const old = [field('msgid', previous.id)];
        if (previous.plural !== undefined) old.push(field('msgid_plural', previous.plural));
        lines.push(...old.flatMap((text) => text.split('\n')).map((line) => `#| ${line}`));
    }
    lines.push(field('msgctxt', key), field('msgid', id));
    if (plural === undefined) lines.push(field('msgstr', forms[0] ?? ''));
    else {
        lines.push(field('msgid_plural', plural));
        for (let i = 0; i < count; i++) lines.push(field(`msgstr[${i}]`, forms[i] ?? ''));
    }
    return lines.join('\n');
}

/** A whole file. */
export function writePo({ header, entries }) {
    const count = pluralCount(header);
    const top = [
        ...header.notes.map((note) => comment('#', note)),
        'msgid ""',
        'msgstr ""',
        ...[...header.fields].map(([name, value]) => quote(`${name}: ${value}\n`)),
    ].join('\n');
    return `${[top, ...entries.map((one) => writeEntry(one, count))].join('\n\n')}\n`;
}

export function pluralCount(header) {
    return Number(/nplurals\s*=\s*(\d)/.exec(header.fields.get('Plural-Forms') ?? '')?.[1] ?? 0);
}

/** The formula that chooses a form, which is C as it stands: only numbers, n and operators. */
export function pluralFormula(header) {
    const formula = /plural\s*=\s*([^;]+)/.exec(header.fields.get('Plural-Forms') ?? '')?.[1];
    return formula && /^[n\d\s()!=<>&|?:%+*-]+$/.test(formula) ? formula.trim() : null;
}
