// solo.mjs: whole games against the computer, from the first page to the last score: by mouse, by
// keys alone, and on a phone's touch screen.
// Usage: node solo.mjs NIKA GAME mouse|keys|touch
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, folder, Person, phone, same, test, wide } from './kit.mjs';
import { keep, lastColor, simulated } from './moments.mjs';
import { beginSolo, Player } from './player.mjs';

const [, , , game, by] = process.argv;

// Plays what hints put first, until one of them was a pass: as the last word, without a question
// after it. What they promise is shown in its order, and what to do is said without a name and
// without the codes of cards and places.
async function followHints(person, player) {
    for (let played = '', tries = 0; played !== 'pass' && tries < 30; tries++) {
        const { ply, over } = await player.wait();
        if (over) return check(false, 'no hint was a pass');
        await player.act('[data-action="hint"]');
        await person.page.waitForSelector('.table-hints li');
        const hints = await person.page.$$eval('.table-hints li', (all) =>
            all.map((hint) => ({
                title: hint.querySelector('b')?.innerText ?? '',
                // Where chances tell nothing yet, no hint has one.
                percent: Number(hint.querySelector('small')?.dataset.percent ?? -1),
                tenths: Number(hint.querySelector('small')?.dataset.tenths),
            })),
        );
        for (const [i, { title, percent, tenths }] of hints.entries()) {
            check(/^[A-Z]/.test(title) && !/Guest/.test(title), `a hint is called ${title}`);
            const last = hints[i - 1];
            check(
                !last ||
                    last.percent > percent ||
                    (last.percent === percent && last.tenths >= tenths),
                `hints are not in the order shown: ${JSON.stringify(hints)}`,
            );
        }
        played = await person.page.getAttribute(
            '.table-hints li:first-child [data-move]',
            'data-move',
        );
        player.kinds.add(played.split(' ')[0]);
        await player.act('.table-hints li:first-child [data-move]');
        await person.page.waitForFunction(
            (before) =>
                Number(document.querySelector('main.table').dataset.ply) !== before ||
                document.querySelector('[data-action="confirm"]'),
            ply,
        );
        check(
            !(await person.page.$('[data-action="confirm"]')),
            `${played} was advised, and is doubted`,
        );
    }
}

// Where the page calls who plays alone before it by a name, in texts, labels and titles; the name
// itself is the title of "You".
function namedAt(person) {
    return person.page.locator('main.table').evaluate((table) =>
        [table, ...table.querySelectorAll('*')]
            .flatMap((element) => [
                ...[...element.childNodes]
                    .filter((child) => child.nodeType === Node.TEXT_NODE)
                    .map((child) => child.textContent),
                element.getAttribute('aria-label') ?? '',
                element.matches('.seat-name') ? '' : (element.getAttribute('title') ?? ''),
            ])
            .filter((text) => text.includes('Guest'))
            .join('\n'),
    );
}

// How a game of Justinian ended is told when its last scoring has been shown, or is skipped; not
// before.
async function lastScoring(program, url) {
    const person = await Person.come(url, {
        drawn: false,
        name: 'last-scoring',
        motion: 'no-preference',
        settings: { pace: 'fast' },
    });
    const moment = lastColor(simulated(program, 'justinian', 2, 7));
    const sums = () => person.page.locator('.justinian-scene-sum').allInnerTexts();
    for (const skipped of [false, true]) {
        await person.go();
        await keep(person, moment);
        same((await readStore(person)).parts, 'lines', 'a record of the version before');
        await person.press(`.justinian-group-head[data-move="${moment.move}"]`);
        await person.page.waitForSelector('.justinian-scene-tools');
        same(
            await person.page.locator('main.table').getAttribute('data-over'),
            '',
            'the last scoring is being shown',
        );
        same(
            await person.page.locator('dialog.result, .justinian-ending').count(),
            0,
            'nothing tells the end yet',
        );
        check(
            !/win/.test(await person.text('.table-status')),
            `nor who wins: ${await person.text('.table-status')}`,
        );
        same((await sums()).join(''), '', 'no sum yet');
        if (skipped) await person.page.keyboard.press(' ');
        await person.page.waitForSelector('dialog.result');
        check(
            skipped || (await sums()).every((sum) => /^\+\d+$/.test(sum)),
            `the sums, then the end: ${await sums()}`,
        );
        check(
            /win/.test(await person.text('.table-status')),
            `who wins: ${await person.text('.table-status')}`,
        );
    }
    await person.leave();
}

// What the browser's database holds of a game: its parts, and the lines of its record by number.
function readStore(person) {
    return person.page.evaluate(async () => {
        const id = location.hash.replace(/^.*\//, '');
        const done = (request) =>
            new Promise((resolve, reject) => {
                request.onsuccess = () => resolve(request.result);
                request.onerror = () => reject(request.error);
            });
        const database = await done(indexedDB.open('nika'));
        const lines = database.transaction('lines').objectStore('lines');
        const keys = await done(lines.getAllKeys(IDBKeyRange.bound([id], [id, []])));
        database.close();
        return { parts: [...database.objectStoreNames].join(), numbers: keys.map(([, n]) => n) };
    });
}

// The record is stored line by line, as far as the game has come; taking back takes its lines, too,
// and whoever opens the page again finds the game where it was.
async function judgeStore(person, player) {
    const right = async (what) => {
        const { ply } = await player.wait();
        const { parts, numbers } = await readStore(person);
        same(parts, 'lines', `${what}: what the database has`);
        same(numbers.join(), [...Array(ply + 1).keys()].join(), `${what}: lines of the record`);
        return ply;
    };
    const before = await right('played');
    await person.page.keyboard.press('Control+z');
    await person.page.waitForFunction(
        (ply) => Number(document.querySelector('main.table').dataset.ply) < ply,
        before,
    );
    const back = await right('taken back');
    await person.page.reload();
    await person.there();
    same(await right('opened again'), back, 'the game goes on where it was');
}

// Counts what the page asks: its own engine, by the name of the question, and the worker, by the
// task; each with the number of moves that were shown then. Runs in the page.
function countQuestions() {
    window.asked = [];
    const note = (what) =>
        window.asked.push({ what, ply: document.querySelector('main.table')?.dataset.ply });
    const instantiate = WebAssembly.instantiate.bind(WebAssembly);
    WebAssembly.instantiate = async (module, imports) => {
        const { exports } = await instantiate(module, imports);
        const nika_ask = (size) => {
            const question = new Uint8Array(exports.memory.buffer, exports.nika_buffer(), size);
            note(JSON.parse(new TextDecoder().decode(question)).ask);
            return exports.nika_ask(size);
        };
        return { exports: { ...exports, nika_ask } };
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        note(`worker: ${message.task?.do ?? 'module'}`);
        return post.call(this, message, ...rest);
    };
}

// For each move that was shown, what the page asked for it: about the game, one question; one more
// whenever somebody tries what a token or some cards would do; words only the first time. Of the
// worker, one thing.
async function judgeQuestions(person) {
    const asked = await person.page.evaluate(() => window.asked);
    const moves = Math.max(...asked.map(({ ply }) => Number(ply ?? 0)));
    const count = (names, ply) =>
        asked.filter((each) => names.test(each.what) && (ply ?? each.ply) === each.ply).length;
    const looks = /^(view|tell|told|show|judge|worth|tokens|steps|byzantz|court|sets|try)$/;
    for (let ply = 2; ply < moves; ply++)
        check(
            count(looks, String(ply)) <= 3,
            `${count(looks, String(ply))} questions after move ${ply}`,
        );
    check(count(looks) <= moves * 1.5 + 10, `${count(looks)} questions for ${moves} moves`);
    check(count(/^show$/) >= moves, `only ${count(/^show$/)} of ${moves} moves were shown`);
    const refused = 40; // tries of the player that the rules refuse, and hints
    const told = count(/^worker/);
    check(told > moves && told <= moves + refused, `${told} things asked for ${moves} moves`);
    const words = count(/^(say|line)$/);
    check(words < 12 * moves, `${words} words asked for ${moves} moves`);
}

await test(async (program) => {
    const { url } = await begin(program);
    if (game === 'justinian' && by === 'mouse') await lastScoring(program, url);
    // Computer players that don't think for long.
    const levels = ['human', ...Array.from({ length: 5 }, () => 'beginner')];
    const players = (game === 'justinian' ? 2 : 3) + (by === 'mouse' ? 1 : 0);
    const solo = { [game]: { players, levels, edition: '', rules: {}, court: '', people: [] } };
    const person = await Person.come(url, {
        drawn: false,
        name: `${game}-${by}`,
        seed: 7,
        size: by === 'touch' ? phone : wide,
        touch: by === 'touch',
        settings: { solo },
    });
    const player = new Player(person, { seed: 3, by });
    if (by === 'mouse') await person.context.addInitScript(countQuestions);
    await person.go();
    await beginSolo(person, game, player);
    await player.wait();
    same(await namedAt(person), '', 'named at the start');
    if (by === 'keys') {
        await player.decisions(2);
        await judgeStore(person, player);
    }
    if (by === 'mouse') await followHints(person, player);
    const decisions = await player.play();
    check(decisions >= 8, `${decisions} decisions are too few for a game`);
    const wanted = game === 'justinian' ? ['place', 'pass'] : ['bid', 'pass', 'take'];
    for (const kind of wanted)
        check(player.kinds.has(kind), `${kind} was never done: ${[...player.kinds].join(' ')}`);

    if (by === 'mouse') await judgeQuestions(person);

    // The end: the result is said, and the record of the game is a right one.
    const { over } = await player.mark();
    check(over, 'the game is over');
    // Whoever plays alone is "you" in the whole story, and in the result.
    await person.page.evaluate(() => document.querySelector('.log-more')?.click());
    await person.page.waitForFunction(() => !document.querySelector('.log-more'));
    const story = (await person.page.locator('.log-act').allTextContents()).join('\n');
    check(
        /You (place|bid|pass)\b/.test(story) && !story.includes('Guest'),
        `the story speaks to its reader: ${story.slice(-300)}`,
    );
    same(
        await person.page.locator('.result-ranks [data-me] .result-name').textContent(),
        'You',
        'the result speaks to its reader',
    );
    same(
        await person.text('.result-actions .note'),
        'Everybody then moves on one seat and changes color.',
        'what a rematch changes',
    );
    same(await namedAt(person), '', 'named at the end');
    // What several do one after the other is told once: whoever is taken out of two lines in a row,
    // they are not the same.
    const twice = await person.page.locator('.log-act').evaluateAll((all) => {
        const rest = all.map((act) =>
            [...act.querySelectorAll('p')].map((p) => {
                const copy = p.cloneNode(true);
                copy.querySelectorAll('.said-seat').forEach((seat) => seat.remove());
                return copy.textContent.trim().replace(/^(pass|trigger|keep)e?s\b/, '$1');
            }),
        );
        return all
            .filter(
                (act, i) =>
                    i &&
                    /^(pass|trigger|keep)/.test(rest[i][0]) &&
                    rest[i - 1].length === 1 &&
                    rest[i - 1][0] === rest[i][0] &&
                    act.previousElementSibling === all[i - 1],
            )
            .map((act) => act.textContent);
    });
    same(twice.join('\n'), '', 'lines that say the same of another seat');
    // In a game of few players it may not happen.
    if (by === 'mouse')
        check(
            / and [^ ]+ (pass|trigger no scoring)/.test(story),
            `nothing is told of several: ${story.slice(-600)}`,
        );

    // So is the story at its end, where there is room for it, and again when the page is opened
    // anew.
    const isAtEnd = () => {
        const log = document.querySelector('.log');
        return !log?.clientHeight || log.scrollHeight - log.scrollTop - log.clientHeight <= 2;
    };
    const staysAtEnd = async (when) =>
        check(
            await person.page.waitForFunction(isAtEnd, undefined, { timeout: 5000 }).then(
                () => true,
                () => false,
            ),
            `the story is not at its end ${when}`,
        );
    await staysAtEnd('when the game is over');
    const acts = await person.page
        .locator('.log-act')
        .last()
        .getAttribute('data-entry')
        .catch(() => null);
    await person.page.reload();
    await person.there();
    if (acts)
        await person.page.waitForSelector(`.log-act[data-entry="${acts}"]`, { state: 'attached' });
    await staysAtEnd('after a reload');

    const [download] = await Promise.all([
        person.page.waitForEvent('download'),
        player.act('[data-action="record"]'),
    ]);
    const record = readFileSync(await download.path(), 'utf8');
    const file = join(folder, 'game.nika');
    writeFileSync(file, record);
    const verified = spawnSync(program, ['verify', file], { encoding: 'utf8' });
    same(verified.status, 0, `nika verify: ${verified.stdout}${verified.stderr}`);
});
