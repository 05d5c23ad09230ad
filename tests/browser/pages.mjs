// pages.mjs: every page in every language, narrow and wide: said in that language and nothing raw,
// with room for every word; and usable by everybody: axe, light and dark, and at 200 % zoom. Usage:
// node pages.mjs NIKA
import { execFileSync } from 'node:child_process';
import { guest } from '../net/net_kit.mjs';
import { begin, check, languages, Person, same, someLanguages, test } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';
import { Player } from './player.mjs';

const addresses = [
    '/',
    '/settings',
    '/about',
    '/rules/justinian',
    '/learn/justinian',
    '/rules/byzantz',
    '/learn/byzantz',
    '/replay',
    '/games',
    '/lobby',
    '/new',
    '/account',
    '/board',
    '/t/0123456789abcde',
    '/nowhere',
];
const narrow = { width: 360, height: 640 };
const wide = { width: 1280, height: 800 };
const zoomed = { width: 640, height: 400 };

// A table on the server with Ada at it: two seats, of which a computer player may have the other.
async function table(server, { full = false, options = {}, game = 'justinian', players = 2 } = {}) {
    const ada = await guest(server.port, 'Ada');
    const ask = async (what, more = {}) => {
        ada.say({ id: what, do: what, ...more });
        for (;;) {
            const message = JSON.parse((await ada.message()).text);
            if (message.re === what) return message;
        }
    };
    const { table: id } = await ask('open', { game, players, options });
    await ask('sit', { table: id, seat: 0, chance: '0'.repeat(64) });
    if (full) await ask('seat', { table: id, seat: 1, player: 'beginner' });
    const look = async () => {
        await ask('enter', { table: id });
        let news;
        while (news?.is !== 'view') news = JSON.parse((await ada.message()).text);
        return news;
    };
    // Plays for Ada until seat 1 alone is waited for.
    const playOn = async () => {
        for (;;) {
            const { ply, view } = await look();
            if (String(view.asked) === '1') return;
            if (view.asked.includes(0)) await ask('play', { table: id, ply, move: view.legal[0] });
        }
    };
    return { id, ask, look, playOn, leave: () => ada.close() };
}

// Whose turn it is, seen everywhere: on pages, in the title, on icons; and gone once one has
// played.
async function waitedFor(server, url) {
    // where nobody is asked together with others
    const it = await table(server, { game: 'byzantz', players: 3 });
    await it.ask('seat', { table: it.id, seat: 2, player: 'beginner' });
    const bo = await Person.come(url, { drawn: false, name: 'Bo' });
    await bo.page.addInitScript(() => {
        navigator.setAppBadge = async (n) => {
            window.badge = n;
        };
    });
    await bo.go(`t/${it.id}`);
    await bo.page.locator('input[name="name"]').fill('Bo');
    await bo.press('[data-action="come-in"]');
    await bo.page.waitForSelector('[data-action="stand"]');
    await it.ask('start', { table: it.id });
    await bo.page.waitForSelector('main.table[data-ply]');
    await it.playOn();
    for (const address of ['#/', '#/lobby', '#/games']) {
        await bo.go(address);
        await bo.page.waitForSelector(`[data-section="mine"] [data-table="${it.id}"][data-turn]`);
        same(await bo.text('[data-table] .online-status'), 'Your turn', `${address}: my turn`);
        await bo.page.waitForFunction(() => document.title.startsWith('(1) '));
        same(await bo.text('.page-count'), '1', `${address}: how many, in the navigation`);
        same(
            await bo.page.locator('link[rel="icon"]').getAttribute('href'),
            'icon-turn.svg',
            `${address}: the tab's icon`,
        );
    }
    same(await bo.page.evaluate(() => window.badge), 1, "the app's icon");
    const player = new Player(bo, { seed: 3 });
    await bo.go(`#/t/${it.id}`);
    // What Bo has played may take a while to reach the server.
    for (let played = -1; ; ) {
        const { ply, view } = await it.look();
        if (String(view.asked) === '0') break;
        if (String(view.asked) !== '1' || ply === played) continue;
        await player.decide();
        played = ply;
    }
    await bo.go('#/');
    await bo.page.waitForSelector(`[data-section="mine"] [data-table="${it.id}"]:not([data-turn])`);
    same(await bo.text('[data-table] .online-status'), 'Waiting for Ada', 'whom it waits for');
    await bo.page.waitForFunction(() => !document.title.startsWith('('));
    same(await bo.page.locator('.page-count').count(), 0, 'nothing waits any more');
    it.leave();
    await bo.leave();
}

// Links as they come out of messengers, and pages by their names: they lead to the page that is
// meant, or to one that says what is wrong.
async function addressed(server, url) {
    const open = await table(server, { options: { bots: true } });
    const full = await table(server, { full: true, options: { listed: true } });
    const person = await Person.come(url, { drawn: false, name: 'stranger' });
    person.without(/404/);
    for (const path of [
        `t/${open.id}`,
        `t/${open.id}/`,
        `t/${open.id}.`,
        `t/${open.id.toUpperCase()}`,
        `#/t/${open.id}.`,
        `#/t/${open.id}/`,
    ]) {
        await person.go(path);
        await person.page.waitForSelector(`[data-table="${open.id}"]`);
        check(
            (await person.text('h1')) === 'Ada invites you to play Justinian',
            `${path}: who invites to what: ${await person.text('h1')}`,
        );
        same(
            new URL(person.page.url()).hash,
            `#/t/${open.id}`,
            `${path}: the address is the table's`,
        );
    }
    same(
        await person.page
            .locator('[data-action="come-in"], [data-action="come-second"], [data-action="learn"]')
            .count(),
        3,
        'sit down, watch, learn',
    );
    same(await person.text('.badge'), '1 seat free', 'how many seats are free');
    check(
        (await person.page.locator('.online-dl dt').allTextContents()).includes(
            'Bots may take seats',
        ),
        'who comes is told that bots may sit there',
    );
    await person.go(`t/${full.id}`);
    await person.page.waitForSelector(`[data-table="${full.id}"]`);
    same(
        await person.text('[data-action="come-in"]'),
        'Watch',
        'at a full table one may only watch',
    );
    for (const path of [`t/${open.id.slice(1)}`, 't/0123456789abcdef', '#/t/0123456789abcdef']) {
        await person.go(path);
        await person.page.waitForSelector('[data-state="no-such-table"]');
        same(
            await person.page.locator('[data-action="come-in"]').count(),
            0,
            `${path}: nobody is asked to sit at no table`,
        );
        check(
            (await person.page.locator('[data-action="lobby"], [data-action="new"]').count()) === 2,
            `${path}: other ways`,
        );
    }
    await person.go('lobby/');
    await person.page.waitForSelector(`[data-section="full"] [data-table="${full.id}"]`);
    same(
        await person.page.locator('[data-section="running"]').count(),
        0,
        'a full table that has not begun is not being played',
    );
    await person.go('nowhere/at/all');
    await person.page.waitForSelector('[data-state="lost"]');

    // A running game, and one that nobody may watch.
    await full.ask('start', { table: full.id });
    await person.go(`t/${full.id}`);
    await person.page.waitForSelector(`[data-table="${full.id}"][data-state="running"]`);
    same(await person.text('h1'), 'Justinian: in progress', 'a running game');
    for (const it of [open, full]) it.leave();
    await person.leave();
}

// The rules are those of the edition in the address, or the one that is chosen; what counselors are
// worth is shown phase by phase; and at a table the rules are the table's.
async function rulesRead(url) {
    const person = await Person.come(url, { drawn: false, name: 'rules', size: narrow });
    const { page } = person;
    await person.go('#/rules/justinian');
    const scoring = () => person.text('#rules-scoring');
    const phase = (n) => page.locator(`.learn-values tbody tr:nth-child(2) td:nth-child(${n + 1})`);
    await page.waitForSelector('.learn-values');
    check((await scoring()).includes('look clockwise'), 'the English rule for ties');
    check(!(await scoring()).includes('passed latest'), 'no other rule for ties');
    same(
        await page.locator('.read-edition').count(),
        0,
        'nothing to say about the English edition',
    );
    // Belisarius on place 7: 26 in phase I, 32 in phase II.
    same(await phase(7).textContent(), '26', 'worth in phase I');
    await page.locator('.learn-values input[value="1"]').check();
    same(await phase(7).textContent(), '32', 'worth in phase II');
    same(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        true,
        'no wider than a phone',
    );
    await page.locator('input[name="rules-edition"][value="fr"]').check();
    await page.waitForFunction(() => location.hash.includes('edition=fr'));
    // The text comes from the engine, a moment after the address.
    await page
        .waitForFunction(() =>
            document.querySelector('#rules-scoring')?.textContent.includes('passed latest'),
        )
        .catch(() => undefined);
    check((await scoring()).includes('passed latest'), 'the French rule for ties');
    check(!(await scoring()).includes('look clockwise'), 'no English rule for ties');
    same(
        await page.locator('.read-editions h3').allTextContents().then(String),
        'The English edition,The Italian edition,The Japanese edition',
        'the other editions',
    );
    await person.go('#/rules/justinian?at=end&edition=ja&influence=trigger&tie=nonsense');
    await page.waitForSelector('[data-edition="ja"]');
    check((await scoring()).includes('except the player who triggered'), 'a switch set apart');
    check((await person.text('.read-edition')).includes('slip'), 'the slip of the Japanese book');
    await person.go('#/rules/byzantz?open-profit=off');
    await page.waitForSelector('#rules-selling');
    check((await person.text('#rules-selling')).includes('until the end'), 'hidden profit');
    same(await page.locator('.read-example').count(), 2, 'examples of Byzantz');
    await person.leave();
}

// The numbers of a board and its windows: from a file, typed, kept, and chosen for a table, which says
// so. And no language picks an edition.
async function boards(url) {
    const person = await Person.come(url, { drawn: false, name: 'owner', language: 'it' });
    const cell = (table, row, column) =>
        person.page.locator(`input[data-cell="${table} ${row} ${column}"]`);
    await person.go('#/board');
    await person.speak('en');
    // Counselor 12 has its windows at 0, 4 and 8.
    const usual = await Promise.all([0, 1, 2].map((i) => cell('windows', 11, i).inputValue()));
    same(usual.join(), '0,4,8', 'the usual windows');
    // Place p has the numbers 10p to 10p + 19; all windows are at 7.
    const numbers = Array.from({ length: 12 }, (_, p) =>
        Array.from({ length: 20 }, (_, i) => 10 * (p + 1) + i).join(),
    );
    const windows = Array.from({ length: 12 }, () => '7,7,7');
    const load = (lines) =>
        person.page.locator('input[type="file"]').setInputFiles({
            name: 'mine.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(lines.join('\n')),
        });
    await load([...numbers, '', ...windows.slice(1), '7,20,7']);
    await person.page.waitForFunction(() =>
        document.querySelector('.read-said')?.textContent.includes('line 25, column 2'),
    );
    same(await cell('windows', 11, 1).inputValue(), '20', 'what is wrong can be put right');
    same(await cell('windows', 11, 1).getAttribute('aria-invalid'), 'true', 'and is marked');
    await cell('windows', 11, 1).focus();
    same(
        await person.text('#board-why'),
        'Teodora (12), window of phase II: “20” is not a whole number from 0 to 19.',
        'and said',
    );
    await load([...numbers, '', ...windows]);
    await person.page.waitForFunction(
        () => document.querySelector('input[data-cell="windows 11 1"]')?.value === '7',
    );
    same(await cell('numbers', 11, 19).inputValue(), '139', 'the last number');
    await cell('windows', 0, 2).fill('19');
    await person.press('.read-keep button.primary');
    await person.page.waitForSelector('.read-boards li');
    await person.speak('it');
    await visit(person, '/new');
    same(await person.page.locator('#online-edition').inputValue(), 'en', 'the English edition');
    // A game with that board: counselor n on place n is worth 10n + 7.
    await visit(person, '/');
    await person.speak('en');
    await person.press('[data-action="options-justinian"]');
    await person.press('[data-action="rules"]');
    same(await person.page.locator('#solo-edition').inputValue(), 'en', 'the same alone');
    await person.page.locator('#solo-board').selectOption('mine');
    await person.press('[data-action="begin"]');
    const label = await person.page.locator('[data-place="c1"]').first().getAttribute('aria-label');
    check(label.includes('in phases I, II, III: 17, 17, 29'), `through its windows: ${label}`);
    await person.leave();
}

// Follows a link within the page, until what it leads to is there instead of what was.
async function visit(person, address) {
    await person.page.evaluate((hash) => {
        window.left = document.querySelector('#app main');
        location.hash = hash;
    }, `#${address}`);
    await person.page.waitForFunction(
        () => !window.left.isConnected && document.querySelector('#app main, #app h1'),
    );
}

// A page as it stands: in some languages, wide and on a phone; in English also at 200 %, and by night.
async function judgePage(person, address) {
    for (const language of someLanguages()) {
        const where = `${language} ${address}`;
        if (language !== 'en') await person.speak(language);
        // What a choice is operated by lies over its words, and hides none of them.
        const covers = await person.page.evaluate(
            () =>
                [...document.querySelectorAll('.segments > label > input')].filter(
                    (input) => getComputedStyle(input).opacity !== '0',
                ).length,
        );
        same(covers, 0, `${where}: choices that cover their words`);
        for (const size of language === 'en' ? [wide, narrow, zoomed] : [wide, narrow]) {
            await person.page.setViewportSize(size);
            await judgeText(person, `${where} ${size.width}`, language);
            if (size !== wide) continue;
            if (language === 'en') await judgeAccess(person, where);
            if (language === 'ja') await judgeAccess(person, where, 'words');
        }
        await person.page.setViewportSize(wide);
        if (language !== 'en') continue;
        await person.theme('dark');
        await judgeAccess(person, `${where} dark`, 'colors');
        await person.theme('light');
    }
    await person.speak('en');
}

await test(async (program) => {
    const { server, url } = await begin(program);
    await addressed(server, url);
    await waitedFor(server, url);
    await rulesRead(url);
    await boards(url);
    const { id, leave } = await table(server);
    addresses.push(`/t/${id}`);
    const person = await Person.come(url, { drawn: false, name: 'reader', size: wide });
    await person.go('#/nowhere/yet');
    for (const address of addresses) {
        await visit(person, address);
        await person.page.reload();
        await person.there();
        await judgePage(person, address);
    }
    await visit(person, '/about');
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split(' ')[1];
    same(await person.text('.read-body .note'), `Version ${version}`, 'which version it is');
    // Whoever has no Japanese font gets ours.
    const load = () =>
        document.fonts
            .load('16px "Nika Japanese"', '宮商あア。')
            .then((faces) => faces.map(({ status }) => status).join());
    same(await person.page.evaluate(load), 'loaded', 'our Japanese font');
    await person.leave();
    leave();
    // Whoever has chosen nothing is addressed in the browser's language.
    for (const language of languages.slice(1)) {
        const stranger = await Person.come(url, { drawn: false, name: language, language });
        await stranger.go();
        same(await stranger.page.getAttribute('html', 'lang'), language, 'the first language');
        await stranger.leave();
    }
});
