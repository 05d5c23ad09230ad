// ask.mjs NIKA WASM: the questions of a page: each of them asked rightly and wrongly, whole games at the module's own table, and that
// nothing is told which the eyes must not see.

import { readFileSync } from 'node:fs';
import { check, checkSame, compile, finish } from './wasm_kit.mjs';
import { languages } from '../words/languages.mjs';

const [, path] = process.argv.slice(2);
const compiled = compile(path);

/** An engine that is asked as a page asks. */
class Engine {
    #exports = new WebAssembly.Instance(compiled).exports;

    bytes(bytes) {
        const { memory, nika_buffer, nika_ask } = this.#exports;
        new Uint8Array(memory.buffer, nika_buffer(), bytes.length).set(bytes);
        const size = nika_ask(bytes.length);
        return JSON.parse(Buffer.from(memory.buffer, nika_buffer(), size).toString('utf8'));
    }

    ask(question) {
        return this.bytes(Buffer.from(JSON.stringify(question)));
    }
}

/** Small, even enough, and the same every time. */
let state = 1;
function below(limit) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
}
const anyOf = (list) => list[below(list.length)];

const engine = new Engine();
const whats = ['start', 'table', 'hand', 'holding', 'waiting', 'question', 'help', 'result'];
// Names as strangers choose them: places of sentences, marks, quotes, other scripts, nothing.
const strange = ['{who}', 'a\u0001A\u0002b\u0003', '"<b>&\\', 'ア\u202Eda👑', '', 'x'.repeat(127)];

function checkLines(what, lines) {
    check(`${what}: no lines`, Array.isArray(lines));
    for (const line of lines ?? []) {
        check(`${what}: nothing is said`, line.text.length > 0 && line.key.length > 0);
        checkSame(
            `${what}: parts`,
            line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
            line.text,
        );
    }
}

const json = (value) => JSON.stringify(value);

/** What `show` tells at once is what single questions tell. */
function checkShown(setup, code, language, ply, view, act) {
    const shown = engine.ask({ ask: 'show', setup, code, language, ply, ...act });
    const tell = (what) => json(engine.ask({ ask: 'tell', what, setup, code, language }).lines);
    checkSame('shown: the view', json(shown.view), json(view));
    checkSame(
        'shown: the move',
        json(shown.lines),
        json(act ? engine.ask({ ask: 'told', setup, after: code, language, ...act }).lines : []),
    );
    checkSame('shown: the question', json(shown.question), tell('question'));
    checkSame('shown: who is waited for', json(shown.waiting), tell('waiting'));
    checkSame('shown: the result', json(shown.result), view.result ? tell('result') : '[]');
    // byzantz.mjs and justinian.mjs hold the rest of the figures against the game.
    if (setup.game === 'justinian') checkFigures(setup, code, ply, view, shown.figures);
}

/** What the mover could see after a move, in a world that could lie behind its view. */
function tryMove(setup, code, move, ply) {
    const { code: after } = engine.ask({ ask: 'try', setup, code, move });
    return engine.ask({ ask: 'view', setup, code: after, ply: ply + 1 }).view;
}

function checkFigures(setup, code, ply, view, figures) {
    const worth = (row) => engine.ask({ ask: 'worth', setup, code, ...(row ? { row } : {}) });
    checkSame('figures: worth', json(figures.worth), json(worth()));
    const ends =
        view.stage === 'direction'
            ? ['left', 'right'].map((from) => engine.ask({ ask: 'steps', setup, code, from }))
            : undefined;
    checkSame(
        'figures: both ends',
        json(figures.ends),
        json(ends?.map((steps) => ({ ...steps, worth: worth(steps.row) }))),
    );
    const { error, ...moved } = engine.ask({ ask: 'steps', setup, code });
    checkSame('figures: how the court moved', json(figures.moved), json(error ? undefined : moved));
    const chooses = view.stage === 'color' && view.asked.includes(view.seat);
    const brought = (color) =>
        tryMove(setup, code, `color ${color}`, ply).seats[view.seat].score -
        view.seats[view.seat].score;
    const colors = chooses ? view.legal.map((move) => move.slice('color '.length)) : [];
    checkSame(
        'figures: what colors bring',
        json(figures.brings),
        json(
            chooses
                ? Object.fromEntries(colors.map((color) => [color, brought(color)]))
                : undefined,
        ),
    );
}

/** Everything that can be asked about a view, by a page that shows it. */
function askAll(setup, code, language, ply) {
    const { view } = engine.ask({ ask: 'view', setup, code, ply });
    checkSame('the view knows its ply', view.ply, ply);
    checkShown(setup, code, language, ply, view);
    for (const what of whats)
        checkLines(`tell ${what}`, engine.ask({ ask: 'tell', what, setup, code, language }).lines);
    const asked = view.asked.includes(view.seat);
    const question = engine.ask({ ask: 'tell', what: 'question', setup, code, language }).lines;
    checkSame('who is asked is asked something', question.length > 0, asked);
    if (!asked) return view;
    const move = anyOf(view.legal);
    const judged = engine.ask({ ask: 'judge', setup, code, move, language });
    checkSame(`${move} is judged`, judged.refusal, 'accepted');
    checkLines('doubts', judged.lines);
    const { code: after } = engine.ask({ ask: 'try', setup, code, move });
    checkLines(
        'told',
        engine.ask({
            ask: 'told',
            setup,
            before: code,
            after,
            seat: view.seat,
            move,
            language,
        }).lines,
    );
    return view;
}

/** Seat 0 plays anything. Who says in which language is told of doubts first; whoever is sure is not. */
function playOne(setup, code, language, ply, legal) {
    const move =
        legal.find((word) => /^(pass|decline|done|keep)/.test(word) && below(3) === 0) ??
        anyOf(legal);
    const question = { ask: 'table.play', seat: 0, move, language, from: ply };
    const judged = engine.ask({ ask: 'judge', setup, code, move, language });
    let played = engine.ask(question);
    checkSame(
        'a doubted move is not played',
        played.word,
        judged.lines.length ? undefined : 'played',
    );
    if (!played.word) {
        checkSame('a doubt', json(played), json(judged));
        played = engine.ask({ ...question, sure: true });
    }
    checkSame(`${move} is played`, played.word, 'played');
    return played;
}

/** Taking back leads to the last decision that was one; the same move is played again. */
let taken = 0;
function takeBack(setup, lines) {
    const back = engine.ask({ ask: 'table.undo', seat: 0, from: lines.length - 1 });
    const gone = lines.splice(lines.length - back.dropped);
    checkSame(
        'it is taken back',
        `${back.word} ${back.from} ${back.steps.length} ${back.kept.length}`,
        `undone ${lines.length - 1} 0 0`,
    );
    const { legal } = engine.ask({ ask: 'view', setup, code: back.first, ply: back.from }).view;
    check(
        'the decision is the own one, and was one',
        gone[0].seat === 0 && (back.asked.includes(0) ? legal.length > 1 : back.free.includes(0)),
    );
    const again = engine.ask({ ask: 'table.play', seat: 0, move: gone[0].move, from: back.from });
    checkSame('and played again', again.word, 'played');
    lines.push(...again.kept);
    taken++;
    return { ply: lines.length - 1, before: again.steps[0].code };
}

/** A whole game with a person in seat 0, who plays anything; and the same taken up from its record again and again. */
function playGame(game, players, rules, number) {
    const names = strange.slice(0, players).map((name, seat) => name || `S${seat}`);
    const agents = ['human', 'casual', 'beginner', 'skilled', 'random', 'heuristic'].slice(
        0,
        players,
    );
    const chance = Buffer.alloc(32, number + 1).toString('hex');
    const language = languages[number % languages.length];
    const other = new Engine();
    let now = engine.ask({
        ask: 'table.begin',
        setup: { game, players, rules, names },
        agents,
        chance,
    });
    check(`${game} begins: ${now.error}`, now.error === undefined && now.kept.length === 1);
    checkSame(
        'the only person sees it',
        `${now.word} ${now.eyes} ${now.from} ${now.steps.length} ${now.undo}`,
        'begun 0 0 0 false',
    );
    const { setup } = now;
    const lines = [...now.kept];
    let before = now.first;
    let ply = 0;
    for (;;) {
        const acted = engine.ask({ ask: 'table.act', from: ply });
        if (acted.word === 'acted' && below(8) === 0) {
            other.ask({ ask: 'table.resume', lines, agents });
            checkSame(
                'from its record the game goes on as it does',
                json(other.ask({ ask: 'table.act', from: ply })),
                json(acted),
            );
        }
        now = acted;
        if (acted.word === 'asked') {
            const code = before;
            checkSame(
                'nothing happened meanwhile',
                `${acted.from} ${acted.steps.length} ${acted.first === code} ${acted.kept.length}`,
                `${ply} 0 true 0`,
            );
            const { legal } = engine.ask({ ask: 'view', setup, code, ply }).view;
            if (below(6) === 0) askAll(setup, code, language, ply);
            if (below(12) === 0) {
                const { hint } = engine.ask({
                    ask: 'table.hint',
                    seat: 0,
                    agent: 'casual',
                    language,
                });
                check(
                    'a hint is legal',
                    hint.length > 0 && hint.every(({ move }) => legal.includes(move)),
                );
                checkLines(
                    'a hint',
                    hint.flatMap(({ line, reason }) => [line, ...(reason ? [reason] : [])]),
                );
                check(
                    'hints are in the order of what is shown',
                    hint.every(
                        ({ percent, tenths }, i) =>
                            i === 0 ||
                            percent < hint[i - 1].percent ||
                            (percent === hint[i - 1].percent && !(tenths > hint[i - 1].tenths)),
                    ),
                );
            }
            if (acted.undo && below(10) === 0) {
                ({ ply, before } = takeBack(setup, lines));
                continue;
            }
            now = playOne(setup, code, language, ply, legal);
        }
        lines.push(...now.kept);
        if (acted.word === 'over') break;
        checkSame(
            'the new step follows on the last',
            `${now.from} ${now.first === before} ${now.steps.length}`,
            `${ply} true 1`,
        );
        const [step] = now.steps;
        const act = { before, seat: step.seat, move: step.move };
        before = step.code;
        ply++;
        if (below(4) === 0) {
            checkLines(
                'told',
                engine.ask({ ask: 'told', setup, after: before, language, ...act }).lines,
            );
            checkShown(
                setup,
                before,
                language,
                ply,
                engine.ask({ ask: 'view', setup, code: before, ply }).view,
                act,
            );
        }
    }
    checkSame('the result is that of the record', json({ result: now.result }), json(lines.at(-1)));
    checkSame('what is over stays', engine.ask({ ask: 'table.undo', seat: 0 }).word, 'over');
    const read = engine.ask({ ask: 'record', lines, language });
    check(
        `the record is whole: ${read.problem?.text}`,
        read.over && !read.problem && read.proof === 'absent' && read.acts.length === ply,
    );
    const raw = engine.ask({
        ask: 'record',
        lines: lines.map((line) => JSON.stringify(line)),
        language,
    });
    checkSame('as lines of a file it is the same', JSON.stringify(raw), JSON.stringify(read));
    for (const seat of [...names.keys(), 'watcher']) {
        const { first, steps: acts } = engine.ask({ ask: 'table.look', eyes: seat });
        const place = seat === 'watcher' ? players : seat;
        check(
            'moves are seen as they were',
            acts.every(
                ({ move }, i) =>
                    move === (read.acts[i].seat === seat ? read.acts[i].move : read.acts[i].seen),
            ),
        );
        check(
            'the table remembers what the record tells',
            [first, ...acts.map(({ code }) => code)].every(
                (code, i) => code === (i ? read.acts[i - 1] : read).codes[place],
            ),
        );
    }
    askAll(setup, before, language, ply);
    return { setup, lines, read };
}

const games = engine.ask({ ask: 'games', language: 'en' }).games;
const played = [];
for (const { name, least, most, editions } of games)
    for (let players = least; players <= most; players++) {
        const edition = editions[players % editions.length];
        played.push(
            playGame(name, players, edition ? { edition: edition.name } : {}, played.length),
        );
    }

check(`something was taken back: ${taken}`, taken > 3);

// Several people before one screen: nobody's eyes without being asked for, and a refusal is said in words, once.
{
    const agents = ['human', 'human', 'casual'];
    const begun = engine.ask({
        ask: 'table.begin',
        setup: { game: 'byzantz', players: 3, rules: {}, names: ['Ada', 'Bo', 'Cleo'] },
        agents,
        chance: '07'.repeat(32),
    });
    checkSame('nobody sees it yet', begun.eyes, 'watcher');
    const [asked] = begun.asked;
    const seen = engine.ask({ ask: 'table.look', eyes: asked });
    checkSame(
        'then who is asked',
        `${seen.word} ${seen.eyes} ${seen.from} ${seen.steps.length}`,
        `looked ${asked} 0 0`,
    );
    const {
        refusal,
        lines: why,
        word,
    } = engine.ask({ ask: 'table.play', seat: asked, move: 'done', language: 'en' });
    checkSame('a refusal', `${refusal} ${word}`, 'not-now undefined');
    checkLines('why', why);
    check('a refusal says why', why.length > 0);
    checkSame(
        'a refusal without words',
        engine.ask({ ask: 'table.play', seat: asked, move: 'done' }).word,
        'not-now',
    );
    checkSame(
        'nothing is taken back of nothing',
        engine.ask({ ask: 'table.undo', seat: asked }).word,
        'nothing',
    );
}

// A game without sentences of its own is told by its moves alone, as advice, too.
const bare = engine.ask({
    ask: 'table.begin',
    setup: { game: 'null', players: 2, rules: {}, names: ['Ada', 'Bo'] },
    agents: ['human', 'human'],
    chance: '01'.repeat(32),
});
const [first] = bare.asked;
const { hint: advice } = engine.ask({
    ask: 'table.hint',
    seat: first,
    agent: 'casual',
    language: 'en',
});
check('moves without sentences are advised', advice.length > 0);
for (const { move, line } of advice) {
    checkLines('advice without sentences', [line]);
    checkSame('advice is the move', line.text, `${bare.setup.names[first]}: ${move}`);
    const { first: code } = engine.ask({ ask: 'table.look', eyes: first });
    checkSame(
        'and so is the deed',
        engine.ask({ ask: 'deed', setup: bare.setup, code, move, language: 'en' }).lines[0].text,
        line.text,
    );
}

// Worlds that differ only in what seat 0 cannot see: it is told the same, and given the same hints.
function twins(game, lines) {
    const swap = (list, a, b) => ([list[a], list[b]] = [list[b], list[a]]);
    const twin = JSON.parse(JSON.stringify(lines[0]));
    if (game === 'byzantz')
        swap(
            twin.deal.deck,
            4,
            twin.deal.deck.findIndex((card, i) => i > 4 && card !== twin.deal.deck[4]),
        );
    else {
        const tokens = twin.deal.tokens[1];
        swap(
            tokens,
            0,
            tokens.findIndex((token) => token !== tokens[0]),
        );
        swap(twin.deal.cards.red, 3, 11);
    }
    return [lines[0], twin];
}
for (const { setup, lines } of played) {
    const agents = setup.names.map(() => 'human');
    const told = twins(setup.game, lines).map((header) => {
        const { error, asked, free } = engine.ask({ ask: 'table.resume', lines: [header], agents });
        check(`a twin of ${setup.game} is taken up: ${error}`, error === undefined);
        const looked = [0, 'watcher'].map((eyes) => engine.ask({ ask: 'table.look', eyes }));
        const hint = asked.includes(0)
            ? engine.ask({ ask: 'table.hint', seat: 0, agent: 'skilled', language: 'en' })
            : null;
        return JSON.stringify([asked, free, looked, hint]);
    });
    checkSame('twins look alike', told[0], told[1]);
}

// A game of the first version goes on with its meaning, and is told as the second version has it. The
// first four of these games are of versions 1, 2, 1, 2, the last two with a switch of their own; their
// scores are worked out in records/kept.sh.
const versions = readFileSync(
    new URL('../records/justinian-versions.nika', import.meta.url),
    'utf8',
)
    .split(/^(?=\{"nika")/m)
    .map((game) =>
        game
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
    );
[
    [{ edition: 'it', influence: 'trigger' }, '96,122'],
    [{ edition: 'it' }, '101,116'],
    [{ edition: 'it' }, '101,116'],
    [{ edition: 'it', influence: 'trigger' }, '96,122'],
].forEach(([rules, scores], i) => {
    const record = versions[i].slice(0, -2); // up to the last move
    const { move, seat } = versions[i].at(-2);
    const agents = ['human', 'human'];
    const resumed = engine.ask({ ask: 'table.resume', lines: record, agents });
    checkSame(
        `the rules of game ${i}`,
        JSON.stringify(resumed.setup?.rules),
        JSON.stringify(rules),
    );
    const { kept } = engine.ask({ ask: 'table.play', seat, move, from: record.length - 1 });
    checkSame(`the scores of game ${i}`, String(kept?.at(-1)?.result?.scores), scores);
});

// Records that are broken say where and why, in every language.
const { lines } = played[0];
const wrongs = [
    [[], 1],
    [['{'], 1],
    [[''], 1],
    [[...lines.slice(0, 2), 'nonsense'], 3],
    [[lines[0], { seat: 0, move: 'fly' }], 2],
    [[lines[0], ...lines.slice(2)], undefined],
    [['x'.repeat(70000)], 1],
    [[...lines, lines[5]], lines.length + 1],
];
for (const language of languages)
    wrongs.forEach(([broken, line], i) => {
        const { problem } = engine.ask({ ask: 'record', lines: broken, language });
        check(
            `broken record ${i} in ${language}: ${JSON.stringify(problem)}`,
            problem && problem.text.length > 5 && (!line || problem.line === line),
        );
        check(
            `and is not resumed`,
            engine.ask({ ask: 'table.resume', lines: broken.filter((l) => typeof l !== 'string') })
                .error || broken.some((l) => typeof l === 'string'),
        );
    });
checkSame('no table is left of it', engine.ask({ ask: 'table.look', eyes: 0 }).error, 'no-table');
check(
    'a game that goes on is no problem',
    !engine.ask({ ask: 'record', lines: lines.slice(0, 9), language: 'en' }).problem,
);
checkSame(
    'of several games the first is shown',
    engine.ask({ ask: 'record', lines: [...lines, ...lines], language: 'en' }).over,
    true,
);

// Every message can be said with any arguments, or says that these are wrong.
const { keys } = engine.ask({ ask: 'keys' });
check('there are keys', Object.keys(keys).length > 500);
for (const [key, types] of Object.entries(keys))
    for (const language of languages)
        for (const number of [0, 1, 2, 5, -1, 11, 12, 63, 64, 2 ** 40]) {
            const args = Object.fromEntries(
                Object.entries(types).map(([name, type]) => [
                    name,
                    type === 'string' ? anyOf(strange) : number,
                ]),
            );
            const { text, error } = engine.ask({
                ask: 'say',
                key,
                language,
                arguments: args,
                setup: { game: 'byzantz', players: 6, names: strange },
            });
            check(
                `${key} in ${language} with ${number}: ${text} ${error}`,
                error === 'arguments'
                    ? number !== 0
                    : typeof text === 'string' &&
                          (number !== 0 || !/[{}]/.test(text.replace(/\{who\}|\\u\{\w+\}/g, ''))),
            );
        }

// Bad questions of every kind: an answer, never a trap. Each is a good one with something replaced.
const { setup, read } = played[played.length - 1];
const [before, after] = [read.codes[0], read.acts[0].codes[0]];
const move = read.acts[0].move;
const agents = setup.names.map(() => 'casual');
const good = [
    { ask: 'view', setup, code: before, ply: 0 },
    ...whats.map((what) => ({ ask: 'tell', what, setup, code: before, language: 'en' })),
    { ask: 'told', setup, before, after, seat: read.acts[0].seat, move, language: 'en' },
    { ask: 'judge', setup, code: before, move, language: 'en' },
    { ask: 'try', setup, code: before, move },
    { ask: 'say', key: 'web_title', arguments: {}, language: 'en' },
    { ask: 'error', word: 'stale', language: 'en' },
    { ask: 'keys' },
    { ask: 'rules', setup, language: 'en' },
    { ask: 'games', language: 'en' },
    { ask: 'record', lines: played[0].lines, language: 'en' },
    { ask: 'day', date: '2026-11-20' },
    { ask: 'course', lines: played[0].lines, seat: 0 },
    { ask: 'table.begin', setup, agents, chance: '00'.repeat(32) },
    { ask: 'table.look', eyes: 0, from: 0 },
    { ask: 'table.play', seat: 0, move, eyes: 0, from: 0, language: 'en', sure: true },
    { ask: 'table.act', eyes: 0, from: 0 },
    { ask: 'table.undo', seat: 0, eyes: 0, from: 0 },
    {
        ask: 'show',
        setup,
        code: after,
        ply: 1,
        language: 'en',
        before,
        seat: read.acts[0].seat,
        move,
    },
    { ask: 'table.hint', seat: setup.start, agent: 'casual', language: 'en' },
    { ask: 'table.resume', lines: played[0].lines, agents: ['human'] },
    { ask: 'court', setup: played[0].setup },
    { ask: 'sets', setup, code: before },
    {
        ask: 'show',
        setup: played[0].setup,
        code: played[0].read.acts[20].codes[0],
        ply: 21,
        language: 'en',
    },
    { ask: 'weigh', setup, code: before, cards: 'C1 S2' },
    ...['steps', 'worth'].map((ask) => ({
        ask,
        setup: played[0].setup,
        code: played[0].read.acts[20].codes[0],
        from: 'left',
        row: [1, 2],
    })),
    { ask: 'lay', setup: played[0].setup, code: played[0].read.acts[20].codes[0], token: '+1' },
];
const codes = played
    .flatMap((one) => one.read.acts.map(({ codes: list }) => list))
    .flat()
    .filter((_, i) => i % 97 === 0);
const moves = played
    .flatMap((one) => one.read.acts.map((act) => act.move))
    .filter((_, i) => i % 13 === 0);
const weird = [
    null,
    true,
    -1,
    99,
    1e99,
    0.5,
    '',
    'x',
    '💥',
    [],
    {},
    [[]],
    [null],
    [1, 2, 3],
    { game: 'null', players: 2 },
    'A'.repeat(5000),
    'watcher',
    '?',
    'place ? c4',
    { game: 'justinian', players: 3, names: strange },
    { game: 'byzantz', players: 9 },
    { game: 'byzantz', players: 4, names: 5 },
    ...played.map((one) => one.setup),
];
const change = () =>
    anyOf([
        () => anyOf(weird),
        () => anyOf(codes),
        () => anyOf(moves),
        () => Buffer.from(Array.from({ length: below(300) }, () => below(256))).toString('base64'),
    ])();
for (let i = 0; i < 20000; i++) {
    const question = { ...anyOf(good) };
    if (question.ask === 'table.resume' && below(20)) continue; // they take long
    for (let n = below(3); n >= 0; n--) {
        const key = anyOf(Object.keys(question).filter((name) => name !== 'ask'));
        if (!key) break;
        if (below(4) === 0) delete question[key];
        else question[key] = change();
    }
    if (/search|ismcts/.test(String(question.agent))) continue;
    try {
        const answer = engine.ask(question);
        check('an answer is an object', answer && typeof answer === 'object');
    } catch (error) {
        check(`${JSON.stringify(question).slice(0, 400)}: ${error}`, false);
    }
}
for (const question of good) {
    const bytes = Buffer.from(JSON.stringify(question));
    for (let i = 0; i < 200; i++) {
        const damaged = Buffer.from(bytes.subarray(0, 4000));
        damaged[below(damaged.length)] = below(256);
        try {
            engine.bytes(damaged);
        } catch (error) {
            check(`damaged ${question.ask}: ${error}`, false);
        }
    }
}
checkSame('what nobody knows', engine.ask({ ask: 'fly' }).error, 'ask');
checkSame('no question', engine.bytes(Buffer.from('')).error, 'json');
checkSame('a long one', engine.bytes(Buffer.alloc(32 * 65536, 32)).error, 'too-long');

// The rules are those of the setup: what a switch means stands in them, and what it does not mean does not.
for (const { name, least, editions, switches } of games)
    for (const edition of editions.length ? editions : [undefined])
        for (const language of languages) {
            const { sections } = engine.ask({
                ask: 'rules',
                setup: {
                    game: name,
                    players: least,
                    rules: edition ? { edition: edition.name } : {},
                    names: [],
                },
                language,
            });
            const rules = sections.map(({ text }) => text).join('');
            const options = engine
                .ask({ ask: 'games', language })
                .games.find((game) => game.name === name).switches;
            for (const [i, option] of switches.entries())
                for (const [v, { value }] of option.values.entries())
                    checkSame(
                        `${language} ${name} ${edition?.name}: ${option.name}=${value}`,
                        rules.includes(options[i].values[v].text),
                        value ===
                            (edition ? edition.switches[option.name] : option.values[0].value),
                    );
        }

/** A setup of which only the game matters. */
function plain(name) {
    const { least } = games.find((game) => game.name === name);
    return { game: name, players: least, rules: {}, names: [] };
}

// The modules of single languages answer in theirs, as the whole one does, and know nothing of commands.
for (const language of languages) {
    const one = new WebAssembly.Module(readFileSync(path.replace(/\.wasm$/, `-${language}.wasm`)));
    checkSame('imports', JSON.stringify(WebAssembly.Module.imports(one)), '[]');
    const { memory, nika_buffer, nika_ask } = new WebAssembly.Instance(one).exports;
    const ask = (question) => {
        const bytes = Buffer.from(JSON.stringify(question));
        new Uint8Array(memory.buffer, nika_buffer(), bytes.length).set(bytes);
        return Buffer.from(memory.buffer, nika_buffer(), nika_ask(bytes.length)).toString('utf8');
    };
    for (const { setup: its, read: record } of played)
        for (const what of whats)
            checkSame(
                `${what} in ${language}`,
                ask({ ask: 'tell', what, setup: its, code: record.acts[9].codes[0], language }),
                JSON.stringify(
                    engine.ask({
                        ask: 'tell',
                        what,
                        setup: its,
                        code: record.acts[9].codes[0],
                        language,
                    }),
                ),
            );
    for (const { name } of games)
        checkSame(
            `rules in ${language}`,
            ask({ ask: 'rules', setup: plain(name), language }),
            JSON.stringify(engine.ask({ ask: 'rules', setup: plain(name), language })),
        );
    checkSame(
        'another language',
        JSON.parse(
            ask({
                ask: 'rules',
                setup: plain('byzantz'),
                language: languages[(languages.indexOf(language) + 1) % languages.length],
            }),
        ).error,
        'language',
    );
    checkSame(
        'help of commands',
        JSON.parse(ask({ ask: 'say', key: 'help_play', language, arguments: {} })).error,
        'key',
    );
}

finish();
