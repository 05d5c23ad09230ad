// catalogues.mjs: tests of the catalogues' tools (tools/words): PO files are read and written as they
// are, every fault of a sentence is found, a language that falls behind is said in English, and
// `make words` brings it up to date.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogues, sentencesOf } from '../../tools/words/catalogue.mjs';
import { check, columnsOf, readTerm } from '../../tools/words/words_check.mjs';
import { exampleOf } from '../../tools/words/merge.mjs';
import { readPo, writePo } from '../../tools/words/po.mjs';
import { typeset } from '../../tools/words/typography.mjs';

const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nika-words-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));
let passed = 0;
let failed = 0;
function test(name, body) {
    try {
        body();
        passed++;
    } catch (error) {
        failed++;
        console.log(`FAILED: ${name}: ${error.message}`);
    }
}

const HEADERS = {
    en: ['English', 'nplurals=2; plural=(n != 1);', ''],
    it: ['Italian', 'nplurals=2; plural=(n != 1);', ''],
    fr: [
        'French',
        'nplurals=2; plural=(n > 1);',
        '"X-Typography: french-spaces curly-apostrophe\\n"\n',
    ],
    ja: [
        'Japanese',
        'nplurals=1; plural=0;',
        '"X-Typography: full-width\\n"\n"X-Script: Hiragana Katakana Han\\n"\n',
    ],
    pl: [
        'Polish',
        'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
        '',
    ],
};
function headerOf(code, more = '') {
    const [team, plural, extra] = HEADERS[code];
    return `msgid ""\nmsgstr ""\n"Language: ${code}\\n"\n"Language-Team: ${team}\\n"\n"Plural-Forms: ${plural}\\n"\n${extra}${more}\n`;
}

/** An entry: { key, places, id, plural, str, notes, flags, area }. */
function entryOf({ key, places, id, plural, str = '', notes = [], flags, area = 'justinian' }) {
    const q = (text) => JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => c);
    const strings = Array.isArray(str)
        ? str.map((one, i) => `msgstr[${i}] ${q(one)}`).join('\n')
        : plural === undefined
          ? `msgstr ${q(str)}`
          : `msgstr[0] ""\nmsgstr[1] ""`;
    return [
        ...notes.map((note) => `# ${note}`),
        ...(places ? [`#. Places: ${places}`] : []),
        `#: ${area}`,
        ...(flags ? [`#, ${flags}`] : []),
        `msgctxt "${key}"`,
        `msgid ${q(id)}`,
        ...(plural === undefined ? [] : [`msgid_plural ${q(plural)}`]),
        strings,
    ].join('\n');
}

const WORDS = [
    {
        key: 'unit_points',
        area: 'words',
        places: 'number (number)',
        id: '{number} point',
        plural: '{number} points',
    },
];
let projects = 0;

/** A project with English messages and one language, given as { key: string or forms }. */
function project(messages, code, strings = {}, options = {}) {
    const root = path.join(folder, String(projects++));
    fs.mkdirSync(path.join(root, 'po'), { recursive: true });
    const all = [...WORDS, ...messages];
    fs.writeFileSync(
        path.join(root, 'po/en.po'),
        [headerOf('en', options.english), ...all.map((one) => entryOf(one))].join('\n\n'),
    );
    if (code) {
        const own = all.map((one) =>
            entryOf({
                ...one,
                str: strings[one.key] ?? '',
                notes: options.notes?.[one.key] ?? [],
                flags: options.flags?.[one.key],
                id: options.ids?.[one.key] ?? one.id,
            }),
        );
        fs.writeFileSync(
            path.join(root, `po/${code}.po`),
            [headerOf(code, options.header), ...own, ...(options.more ?? [])].join('\n\n'),
        );
    }
    return root;
}
const findings = (root) => check(readCatalogues(path.join(root, 'po'))).map(({ why }) => why);

/** What is wrong with one sentence of a message. */
function wrong(code, message, string, options = {}) {
    const whole = { key: 'a_key', ...message };
    return findings(project([whole], code, { a_key: string }, options));
}
function finds(code, message, string, pattern, options) {
    const found = wrong(code, message, string, options);
    assert.ok(
        found.some((why) => pattern.test(why)),
        `${string}: ${found.join(' | ') || 'nothing found'}`,
    );
}
function fine(code, message, string, options) {
    assert.deepEqual(wrong(code, message, string, options), [], string);
}
const run = (root, ...words) =>
    spawnSync('node', [path.join(top, 'tools/words.mjs'), '--root', root, ...words], {
        encoding: 'utf8',
    });
const english = (message) => findings(project([{ key: 'a_key', ...message }]));

test('what is read is written again, byte for byte', () => {
    for (const file of fs.readdirSync(path.join(top, 'po'))) {
        const text = fs.readFileSync(path.join(top, 'po', file), 'utf8');
        assert.equal(writePo(readPo(text, file)), text, file);
    }
    const odd =
        'msgid ""\nmsgstr ""\n"Language: it\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n' +
        '# a note\n#. about it\n#: web\n#, fuzzy\n#| msgid "old \\"one\\""\nmsgctxt "k"\nmsgid ""\n"two\\n"\n"lines\\n"\nmsgstr "a\\\\b"\n';
    assert.equal(writePo(readPo(odd, 'odd.po')), odd);
});

test('gettext itself accepts our files', () => {
    for (const file of fs.readdirSync(path.join(top, 'po')))
        execFileSync('msgfmt', ['-c', '-o', '/dev/null', path.join(top, 'po', file)], {
            stdio: 'ignore',
        });
});

test('a broken file is refused with its line', () => {
    const broken = [
        ['msgid "a', /:1: not a line/],
        ['msgid ""\nmsgstr ""\n\nmsgctxt "k"\nmsgid "a"\nmsgid "b"\n', /:6: msgid twice/],
        ['msgctxt "k"\nmsgid "a"\nmsgstr "b"\n', /no header/],
        ['"loose"\n', /:1: a string that belongs to nothing/],
        ['msgid "\\q"\n', /:1: not a quoted string/],
    ];
    for (const [text, pattern] of broken) assert.throws(() => readPo(text, 'x.po'), pattern);
});

const WHO = { places: 'who (seat)', id: '{who} sits here now' };
const COUNT = {
    places: 'who (seat), count (number)',
    id: '{who} has {count} card',
    plural: '{who} has {count} cards',
    area: 'web',
};

test('places are those of the message', () => {
    fine('it', { ...WHO, area: 'web' }, 'qui siede {who}');
    finds('it', WHO, 'qui siede {whom}', /\{whom\} is no place of this message; it has \{who\}/);
    finds('it', WHO, 'qui siede qualcuno', /\{who\} is missing/);
    finds('it', WHO, 'qui {who siede', /braces do not fit/);
    finds('it', WHO, 'qui} siede {who}', /braces do not fit/);
});

test('ways are those of the type', () => {
    const points = {
        places: 'who (seat), count (number)',
        id: '{who}: {count:points}',
        area: 'web',
    };
    fine('it', points, 'Di {who}: {count:points}');
    finds(
        'it',
        points,
        'Di {who}: {count:point}',
        /number and cannot be said as “point”; ways of a number: .*points/,
    );
    finds(
        'it',
        points,
        'Di {who:points}: {count}',
        /\{who\} is a seat and cannot be said as “points”/,
    );
});

test('a place of one type swapped with another is found', () => {
    const chance = {
        places: 'who (seat), percent (number)',
        id: 'Chance of {who}: {percent}%',
        area: 'web',
    };
    fine('it', chance, 'Probabilità di {who}: {percent}%');
    finds(
        'it',
        chance,
        'Probabilità di {percent}: {who}%',
        /its places are \{percent\} \(number\), \{who\} \(seat\).*swapped/,
    );
    fine('it', chance, 'Con {percent}% per {who}', { notes: { a_key: ['order is meant'] } });
    const both = { places: 'from (number), to (number)', id: 'From {from} to {to}', area: 'web' };
    fine('it', both, 'A {to} da {from}'); // of one type
});

test('plurals: as many forms as the language has, chosen by a number', () => {
    fine('it', COUNT, ['{who} ha una carta', '{who} ha {count} carte']);
    finds('it', COUNT, ['{who} ha una carta'], /2 forms are wanted/);
    finds('it', COUNT, ['', '{who} ha {count} carte'], /none of them empty/);
    finds('it', COUNT, ['{who} ha una carta', '{who} ha carte'], /\{count\} is missing/);
    finds('fr', COUNT, ['{who} a une carte', '{who} a {count} cartes'], /\{count\} is missing/); // none is like one
    fine('ja', COUNT, ['{who}のカード{count}枚']);
    fine('pl', COUNT, ['{who} ma kartę', '{who} ma {count} karty', '{who} ma {count} kart']);
    assert.match(
        english({ id: 'a sheep', plural: 'some sheep', area: 'web' })[0],
        /no number to choose by/,
    );
});

test('who listens is spoken to', () => {
    const message = { key: 'ju_sits', places: 'who (seat)', id: '{who} sits here' };
    assert.match(findings(project([message]))[0], /lacks the second person \(ju_sits.you\)/);
    const you = { key: 'ju_sits.you', places: 'who (seat)', id: '{who} sit here' };
    assert.deepEqual(findings(project([message, you])), []);
    assert.deepEqual(
        findings(
            project([message, you], 'it', {
                ju_sits: '{who} siede qui',
                'ju_sits.you': 'Siedi qui',
            }),
        ),
        [],
    );
    assert.throws(() => findings(project([you])), /the second person of no message/);
    const several = { key: 'ju_sit', places: 'who (seats)', id: '{who} sit here' };
    const named = { ...several, key: 'ju_sit.you', id: 'Here sit {who}' };
    assert.deepEqual(findings(project([several, named])), [
        '{who} in the second person is {who:you}',
    ]);
    assert.deepEqual(findings(project([several, { ...named, id: 'Here sit {who:you}' }])), []);
});

test('what was left in English is found, unless it is meant', () => {
    const message = { id: 'Play a game', area: 'web' };
    finds('it', message, 'Play a game', /it is as in English/);
    finds('it', message, 'Play a game!', /it is as in English/);
    fine('it', message, 'Play a game', { notes: { a_key: ['same as English'] } });
    finds('it', message, 'Gioca', /says “# same as English”, but is not/, {
        notes: { a_key: ['same as English'] },
    });
    fine('it', { places: 'a (word), b (word)', id: '{a}: {b}', area: 'web' }, '{a}: {b}');
    const help = { id: 'Usage\n  what this one does here\n', area: 'help' };
    finds('it', help, 'Uso\n  what this one does here\n', /this line is as in English/);
});

test('marks are put in by rule', () => {
    const french = ['french-spaces', 'curly-apostrophe'];
    assert.equal(
        typeset("c'est à {who}! « non »; oui?", french),
        'c’est à {who}\u00a0! «\u00a0non\u00a0»\u00a0; oui\u00a0?',
    );
    assert.equal(typeset('{count:points} : {n} %', french), '{count:points}\u00a0: {n}\u00a0%');
    assert.equal(typeset('  ?  aide\n/ : parler', french), '  ?  aide\n/\u00a0: parler'); // a key to press
    assert.equal(typeset('http://x:80', french), 'http://x:80');
    assert.equal(typeset('席(1),番:はい!次', ['full-width']), '席（1）、番：はい！\u3000次');
    assert.equal(typeset('1.5', ['full-width']), '1.5');
});

test('signs and letters that do not belong there are found', () => {
    const message = { id: 'A word', area: 'web' };
    finds('it', message, 'Una "parola"', /straight quote/);
    finds('it', message, 'L’altra', /apostrophe/);
    finds('it', message, 'Una\u200bparola', /nobody sees/);
    finds('it', message, 'Una\nparola', /only rules, help/);
    finds('ja', message, 'Nika', /none in Hiragana or Katakana or Han/);
    fine('ja', message, '席');
});

test('lines of help and rules are at most 80 columns wide', () => {
    const help = { id: 'Help\n', area: 'help' };
    fine('it', help, `${'a'.repeat(80)}\n`);
    finds('it', help, `${'a'.repeat(81)}\n`, /wider than 80 columns/);
    finds('ja', help, `${'席'.repeat(41)}\n`, /wider than 80 columns/);
    fine('ja', help, `${'席'.repeat(40)}\n`);
    finds('it', help, 'Aiuto \n', /ends with a blank/);
    assert.equal(columnsOf('席a'), 3);
});

test('words against the glossary are found: synonyms, and the wrong register', () => {
    const messages = [
        { key: 'term_seat', area: 'glossary', id: 'seat | chair' },
        { key: 'term_you', area: 'glossary', id: 'you |' },
        { key: 'a_key', area: 'web', id: 'Take a seat' },
    ];
    const glossary = { term_seat: 'siège | chaise*', term_you: 'tu | vous, votre' };
    const found = (text, notes) =>
        findings(
            project(messages, 'fr', { ...glossary, a_key: text }, { notes: { a_key: notes } }),
        );
    assert.deepEqual(found('Prends un siège'), []);
    assert.match(
        found('Prends une chaise')[0],
        /“chaise\*”; the glossary's word \(term_seat\) is “siège”/,
    );
    assert.match(found('Prenez les Chaises')[0], /chaise/);
    assert.match(found('Vous prenez un siège')[0], /“vous”; .* “tu”/);
    const formal = { ...glossary, term_you: 'du | ~Sie' };
    const polite = (text) => findings(project(messages, 'fr', { ...formal, a_key: text }));
    assert.match(polite('Wollen Sie sitzen')[0], /“~Sie”/);
    assert.deepEqual(polite('Ada sitzt. Sie passt'), []); // she
    assert.deepEqual(found('Le rendez-vous est là'), []); // part of another word
    assert.deepEqual(found('Vous êtes deux', ['allows: vous']), []);
    assert.match(
        findings(
            project([...messages.slice(0, 2), { key: 'a_key', area: 'web', id: 'Take a chair' }]),
        )[0],
        /chair/,
    );
    assert.deepEqual(readTerm('t', '王宮 | 宮廷, !宮廷人'), {
        key: 't',
        word: '王宮',
        banned: ['宮廷'],
        fine: ['宮廷人'],
    });
});

test('English declares what it needs', () => {
    const fails = (message, pattern) => assert.throws(() => english(message), pattern);
    fails({ places: 'who (person)', id: '{who}' }, /not a place with its type.*types are number/);
    fails({ key: 'A-key', id: 'a' }, /small letters/);
    fails({ id: 'a', str: 'b' }, /English stands in msgid/);
    assert.match(
        english({ places: 'who (seat)', id: 'nobody', area: 'web' })[0],
        /\{who\} is missing/,
    );
    assert.throws(
        () =>
            findings(
                project([
                    { key: 'a_key', id: 'a' },
                    { key: 'a_key', id: 'b' },
                ]),
            ),
        /twice/,
    );
});

test('a formula for plurals that gives no form is refused', () => {
    const [, good] = HEADERS.it;
    for (const plural of ['(n != 1', 'nn', '2+n', 'n%0', '(n = 1)', '08', 'n', 'process']) {
        HEADERS.it[1] = `nplurals=2; plural=${plural};`;
        assert.throws(() => wrong('it', COUNT, ['a', 'b']), /Plural-Forms/, plural);
    }
    HEADERS.it[1] = good;
});

test('what is no message is kept, and files of other programs are read', () => {
    const root = project(
        [WHO].map((one) => ({ key: 'a_key', ...one, area: 'web' })),
        'it',
        { a_key: 'Qui {who}' },
    );
    const file = path.join(root, 'po/it.po');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, `\ufeff${text.replace(/\n/g, '\r\n')}`);
    assert.deepEqual(findings(root), []);
    fs.writeFileSync(
        file,
        text.replace('msgstr "Qui {who}"', 'msgstr "Qui {who}"\nmsgstr "Là {who}"'),
    );
    assert.throws(() => findings(root), /msgstr twice/);
    const made = path.join(root, 'made');
    fs.writeFileSync(file, text);
    fs.mkdirSync(made);
    fs.writeFileSync(path.join(made, 'mine.txt'), 'mine');
    assert.equal(run(root, 'build', made).status, 0);
    assert.ok(fs.existsSync(path.join(made, 'mine.txt')));
});

test("a language's own rules are read, and wrong ones refused", () => {
    const color = { places: 'color (color)', id: 'The {color:card} card', area: 'web' };
    const header = '"X-Way-color-weak: roten, blauen, grünen, gelben\\n"\n';
    fine('it', color, 'Di {color:weak}', { header });
    finds('it', color, 'Di {color:strong}', /cannot be said as “strong”/, { header });
    assert.throws(
        () => wrong('it', color, 'x', { header: '"X-Way-color-weak: a, b\\n"\n' }),
        /4 words are wanted, 2 found/,
    );
    assert.throws(
        () => wrong('it', color, 'x', { header: '"X-Elision: de_ d\\n"\n' }),
        /before what/,
    );
    assert.throws(
        () => wrong('it', color, 'x', { header: '"X-Typography: gothic\\n"\n' }),
        /no “gothic”/,
    );
});

const TWO = [
    { key: 'hello', area: 'web', id: 'Hello there' },
    {
        key: 'cards',
        area: 'web',
        places: 'n (number)',
        id: '{n} card here',
        plural: '{n} cards here',
    },
];

test('the words of a page that loads them are not compiled, and have only words in them', () => {
    const english = '"X-Page-Areas: web_host\\n"\n';
    const page = (more) => ({ key: 'a_key', area: 'web_host', id: 'Hello {name}', ...more });
    const name = { key: 'language_name', area: 'words', id: 'English' };
    const word = page({ places: 'name (word)' });
    const root = project([name, word], 'it', { a_key: 'Ciao {name}' }, { english });
    assert.deepEqual(findings(root), []);
    const made = path.join(root, 'made');
    assert.equal(run(root, 'build', made).status, 0);
    assert.equal(run(root, 'types', path.join(made, 'keys.ts')).status, 0);
    const read = (file) => fs.readFileSync(path.join(made, file), 'utf8');
    assert.doesNotMatch(read('words_it.c') + read('words_keys.c'), /Ciao|"a_key"/);
    assert.match(read('words_it.ts'), /a_key: "Ciao \{name\}"/);
    assert.match(read('keys.ts'), /interface PageMessages \{\n {4}a_key: \{ name: string \};\n\}/);
    for (const wrongly of [
        page({ places: 'name (number)' }),
        page({ places: 'name (seat)' }),
        page({ places: 'name (number)', plural: 'Hello {name}s' }),
    ])
        assert.match(
            findings(project([wrongly], undefined, {}, { english })).join(),
            /fills in words only/,
        );
});

test('what a language lacks is said in English', () => {
    const root = project(TWO, 'it', { hello: 'Ciao' }, { flags: {} });
    const { languages, messages } = readCatalogues(path.join(root, 'po'));
    const [, italian] = languages;
    const said = (key) => sentencesOf(italian, messages.find((one) => one.key === key).entry);
    assert.deepEqual(said('hello'), ['Ciao']);
    assert.deepEqual(said('cards'), ['{n} card here', '{n} cards here']);
    const fuzzy = project(TWO, 'it', { hello: 'Ciao' }, { flags: { hello: 'fuzzy' } });
    const changed = project(TWO, 'it', { hello: 'Ciao' }, { ids: { hello: 'Hello' } });
    for (const one of [fuzzy, changed]) {
        const read = readCatalogues(path.join(one, 'po'));
        const { entry } = read.messages.find(({ key }) => key === 'hello');
        assert.deepEqual(sentencesOf(read.languages[1], entry), ['Hello there']);
    }
    const built = run(root, 'build', path.join(root, 'made'));
    assert.equal(built.status, 0, built.stderr);
    assert.match(built.stdout, /po\/it\.po: 2 untranslated/);
    const made = fs.readFileSync(path.join(root, 'made/words_it.c'), 'utf8');
    assert.match(made, /"\\001" "Ciao"/);
    assert.match(made, /"\\002" "\{n\} card here" "\\0" "\{n\} cards here"/);
    assert.match(
        fs.readFileSync(path.join(root, 'made/nika/messages_web.h'), 'utf8'),
        /msg_cards\(int64_t n\)/,
    );
});

test('a fault stops the build, and says where', () => {
    const root = project(TWO, 'it', { hello: 'Hello there' });
    const { status, stderr } = run(root, 'build', path.join(root, 'made'));
    assert.equal(status, 1);
    assert.match(stderr, /po\/it\.po:\d+: hello: it is as in English/);
    assert.ok(!fs.existsSync(path.join(root, 'made')));
});

test('make words brings a language up to date and lists what it lacks', () => {
    const gone = entryOf({ key: 'gone', area: 'web', id: 'Gone', str: 'Andato' });
    const root = project(
        TWO,
        'it',
        { hello: 'Ciao', unit_points: ['{number} punto', '{number} punti'] },
        {
            ids: { hello: 'Hello' },
            more: [gone],
        },
    );
    const { status, stdout } = run(root);
    assert.equal(status, 0);
    assert.match(stdout, /it \(Italian\): 1 of 3 said; 1 untranslated, 1 changed/);
    assert.match(stdout, /changed: po\/it\.po:\d+: hello: Hello there/);
    assert.match(stdout, /untranslated: po\/it\.po:\d+: cards/);
    const text = fs.readFileSync(path.join(root, 'po/it.po'), 'utf8');
    assert.match(
        text,
        /#, fuzzy\n#\| msgid "Hello"\nmsgctxt "hello"\nmsgid "Hello there"\nmsgstr "Ciao"/,
    );
    assert.match(text, /#\. Example: 3 cards here/);
    assert.doesNotMatch(text, /gone/);
    run(root);
    assert.equal(fs.readFileSync(path.join(root, 'po/it.po'), 'utf8'), text); // once is enough
});

test('README names the languages that there are', () => {
    const names = readCatalogues(path.join(top, 'po')).languages.map(({ name }) => name);
    const readme = fs.readFileSync(path.join(top, 'README.md'), 'utf8');
    const said = /<!-- languages -->\n(.*)\n<!-- \/languages -->/.exec(readme)?.[1];
    assert.deepEqual(said?.split(/, | and /), names.sort());
});

test('an example shows what a sentence becomes', () => {
    const message = {
        area: 'web',
        places: [
            { name: 'who', type: 'seat' },
            { name: 'n', type: 'number' },
        ],
    };
    assert.equal(exampleOf(message, '{who} has {n:points}'), 'Ada has 3 points');
    assert.equal(exampleOf({ area: 'web', places: [] }, 'Hello'), null);
});

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
