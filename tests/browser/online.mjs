// online.mjs: three people with browsers of their own at one table of a server, one more who
// watches; one loads the page anew in the middle, one, on a phone, loses the network for a while. All
// see the same game to its end, its record is right, and nobody's page has ever received what that
// seat may not know. In Byzantz, then, what happens besides moves: taking back, absence, leaving.
// Usage: node online.mjs NIKA GAME
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, folder, Person, phone, same, test, wide } from './kit.mjs';
import { readRecord, view } from './engine.mjs';
import { Player } from './player.mjs';
import { counted } from './relay.mjs';
import { judgeSecrets } from './secrets.mjs';

const game = process.argv[3];

async function comeIn(person, name) {
    await person.page.locator('form input[name="name"], form input').first().fill(name);
    await person.press('[data-action="come-in"]');
}

// A button of the menu.
async function choose(person, action) {
    await person.press('.table-menubox > button');
    await person.press(`.table-menu [data-action="${action}"]`);
}

// What the story says besides acts, without the marks of the seats.
const besides = async (person) =>
    (await person.page.locator('.log-besides').allInnerTexts()).map((text) =>
        text.replace(/^[A-F]\s+/, ''),
    );

// Whether the rules ever left this person one answer only. The deal is the server's: it happens in
// most games, not in all.
function hadNoChoice(person, setup) {
    let you;
    return person.received
        .filter(({ url }) => url.startsWith('ws'))
        .some(({ text }) => {
            const message = JSON.parse(text);
            if (message.is === 'table') you = message.you;
            if (message.is !== 'act' && message.is !== 'view') return false;
            const { asked, legal } = view(setup, message.view, message.moves);
            return asked.includes(you) && legal?.length === 1;
        });
}

// Whether two of the elements lie over one another.
const overlap = (person, selector) =>
    person.page.evaluate((wanted) => {
        const boxes = [...document.querySelectorAll(wanted)]
            .filter((one) => one.checkVisibility())
            .map((one) => [one.className, one.getBoundingClientRect()]);
        return boxes.flatMap(([one, a], i) =>
            boxes
                .slice(i + 1)
                .filter(
                    ([, b]) =>
                        a.left < b.right - 1 &&
                        b.left < a.right - 1 &&
                        a.top < b.bottom - 1 &&
                        b.top < a.bottom - 1,
                )
                .map(([other]) => `${one} and ${other}`),
        );
    }, selector);

// Ada and Bo at a table of four with clocks: one takes back what the other must agree to, Bo is
// away, leaves, comes back; in the end the computer plays for both. All of it is said, stands in
// the story, and is still there after the page was loaded anew.
async function seats(ada, bo) {
    await ada.go(`#/new?game=${game}`);
    await ada.page.locator('input[name="players"][value="4"]').check({ force: true });
    await ada.page.locator('input[name="computers"][value="2"]').check({ force: true });
    await ada.page.locator('input[name="computerLevel"][value="beginner"]').check({ force: true });
    await ada.page.locator('input[name="clock"][value="live"]').check({ force: true });
    await ada.press('[data-action="more"]');
    same(
        await ada.page.locator('input[name="undo"][value="ask"]').isChecked(),
        true,
        'others are asked before something is taken back',
    );
    await ada.page.locator('[data-option="level"] select').selectOption('beginner');
    await ada.press('[data-action="open"]');
    await ada.page.waitForURL(/#\/t\/[0-9a-f]{16}$/);
    const table = ada.page.url().slice(-16);
    await bo.go(`#/t/${table}`);
    await bo.press('[data-action="sit"]');
    await bo.page.waitForSelector('[data-action="stand"]');
    await ada.page.waitForSelector('[data-action="start"]:enabled');
    await ada.press('[data-action="start"]');
    for (const person of [ada, bo]) await person.page.waitForSelector('main.table[data-ply]');

    // Somebody plays something that can be taken back, and asks for it.
    const players = new Map(
        [ada, bo].map((person, seat) => [person, new Player(person, { seed: seat + 21 })]),
    );
    let asks;
    for (let i = 0; i < 200 && !asks; i++) {
        const turn =
            (await ada.page.locator('main.table').getAttribute('data-decides')) !== ''
                ? ada
                : (await bo.page.locator('main.table').getAttribute('data-decides')) !== ''
                  ? bo
                  : undefined;
        if (!turn) await ada.page.waitForTimeout(50);
        else {
            await players.get(turn).decide();
            // A computer player's turn comes at once; before another person's one can ask.
            asks =
                (await turn.page.evaluate(() => {
                    const undo = document.querySelector(
                        '[data-action="undo"][aria-disabled="false"]',
                    );
                    undo?.click();
                    return undo !== null;
                })) &&
                (await turn.page
                    .waitForSelector('[data-banner="undo-asks"]', { timeout: 2000 })
                    .then(
                        () => true,
                        () => false,
                    ))
                    ? turn
                    : undefined;
        }
    }
    check(asks, 'somebody has asked to take back');
    const agrees = asks === ada ? bo : ada;
    const ply = Number(await agrees.page.locator('main.table').getAttribute('data-ply'));
    await asks.page.waitForSelector('[data-action="undo"][aria-disabled="true"]');
    await agrees.page.waitForSelector('[data-banner="undo-asked"]');
    await asks.page.locator('[data-action="undo"]').click({ force: true });
    same(
        await asks.text('.table-said'),
        'The others are being asked whether you may undo your move.',
        'why it cannot be asked now',
    );
    await agrees.press('[data-action="agree"]');
    await agrees.page.waitForSelector('.table-said.is-notice');
    check(
        (await agrees.text('.table-said.is-notice')).includes(asks.name),
        `it is said who took back what: ${await agrees.text('.table-said.is-notice')}`,
    );
    await agrees.page.waitForSelector(`main.table[data-ply="${ply - 1}"]`);
    // The story is drawn a moment later than the notice.
    for (const person of [agrees, asks]) await person.page.waitForSelector('.log-besides');
    same(String(await besides(agrees)), `${asks.name} undoes a move`, 'the story of the other');
    same(String(await besides(asks)), 'You undo a move', 'the story of who took back');

    // Who is asked and away is waited for, for all to see.
    await asks.go('#/settings');
    await agrees.page.waitForSelector('[data-banner="takes-over"]');
    check(
        /\b[12]:\d\d$/.test(await agrees.text('[data-banner="takes-over"]')),
        `a countdown: ${await agrees.text('[data-banner="takes-over"]')}`,
    );
    await asks.go(`#/t/${table}`);
    await agrees.page.waitForSelector('[data-banner="takes-over"]', { state: 'detached' });
    await asks.page.waitForSelector('main.table[data-ply]');

    // Somebody leaves; nothing lies over anything else; she comes back.
    await choose(asks, 'leave');
    await asks.press('[data-action="leave-sure"]');
    await agrees.page.waitForSelector('.log-besides >> text=leaves the game');
    same(
        String(await overlap(agrees, '.seat-name, .seat-kind, .seat-clock, .byzantz-profit')),
        '',
        'what lies over one another',
    );
    await agrees.page.reload();
    await agrees.page.waitForSelector('.log-besides >> text=leaves the game');
    check(
        (await besides(agrees))[0].includes('undoes'),
        'the story is the same after the page was loaded anew',
    );
    await asks.press('[data-action="take"]');
    await agrees.page.waitForSelector('.log-besides >> text=is back');

    // The computer plays both to the end, and that is said there.
    for (const person of [asks, agrees]) {
        await choose(person, 'leave');
        await person.press('[data-action="leave-sure"]');
    }
    await agrees.page.waitForSelector('main.table[data-over="yes"] [data-finished] >> nth=1', {
        timeout: 90000,
    });
    const finished = await agrees.page.locator('[data-finished]').allInnerTexts();
    check(
        finished.some((text) => /for you since move \d+/.test(text)) &&
            finished.some((text) => text.includes(asks.name)),
        `who finished: ${finished}`,
    );

    // A rematch that somebody has opened is one button for the other, and the link there promises
    // no free seat.
    await asks.press('[data-action="rematch"]');
    await agrees.page.waitForSelector('.online-rematch');
    same(
        await agrees.text('[data-action="rematch"].primary'),
        'Join the rematch',
        'the main button leads to the rematch',
    );
    same(
        await agrees.page.locator('[data-action="join-rematch"]').count(),
        0,
        'and no other one does',
    );
    await asks.page.waitForSelector('[data-lead]');
    same(
        await asks.text('[data-lead]'),
        'The seats are reserved. This link brings the players here.',
        'what the link of a rematch is good for',
    );
}

await test(async (program) => {
    const { server, url } = await begin(program);
    const relay = await counted(server.port);
    const names = ['Ada', 'Bo', 'Cy'];
    const people = [];
    for (const name of names)
        people.push(
            await Person.come(name === 'Cy' ? relay.url : url, {
                drawn: false,
                name,
                size: name === 'Cy' ? phone : wide,
                touch: name === 'Cy',
            }),
        );
    const [ada, bo, cy] = people;
    const steady = people.filter((person) => person !== bo);

    // Ada opens a table, and sends the link.
    await ada.go(`#/new?game=${game}`);
    await ada.page
        .locator('input[name="name"], form input[type="text"], form input:not([type])')
        .first()
        .fill('Ada');
    await ada.page.locator(`input[name="players"][value="${names.length}"]`).check({ force: true });
    await ada.press('[data-action="open"]');
    await ada.page.waitForURL(/#\/t\/[0-9a-f]{16}$/);
    const table = ada.page.url().slice(-16);
    if (await ada.page.locator('[data-action="sit"]').count())
        await ada.press('[data-action="sit"]');

    // The others come by the link: one field, one button.
    for (const person of people.slice(1)) {
        await person.go(`t/${table}`);
        await comeIn(person, person.name);
        await person.page.waitForSelector('[data-action="stand"]');
    }
    const eve = await Person.come(url, { drawn: false, name: 'Eve' });
    await ada.page.waitForSelector('[data-action="start"]:enabled');
    await ada.press('[data-action="start"]');
    for (const person of people) await person.page.waitForSelector('main.table[data-ply]');
    await eve.go(`t/${table}`);
    await comeIn(eve, 'Eve');
    await eve.page.waitForSelector('main.table[data-ply]');

    // Who opens the talk writes there, and letters that miss the field play nothing. A finger taps
    // the field first.
    let deciding = 0;
    for (const person of people) {
        const ply = await person.page.locator('main.table').getAttribute('data-ply');
        deciding +=
            (await person.page.locator('main.table').getAttribute('data-decides')) !== '' ? 1 : 0;
        await person.press(person.touch ? '.table-sheet-tool[aria-label="Chat"]' : '#tab-talk');
        await person.page.waitForSelector('#table-tab [data-action="talk"]');
        await person.page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        same(
            await person.page.evaluate(() => document.activeElement.dataset.action ?? ''),
            person.touch ? '' : 'talk',
            `${person.name}: where the cursor is`,
        );
        await person.page.locator('#tab-talk').focus();
        await person.page.keyboard.type('abcdefghijklmnopqrstuvwxyz1234567890+');
        await person.page.keyboard.press('x');
        same(
            await person.page.locator('main.table').getAttribute('data-ply'),
            ply,
            `${person.name}: letters beside the field play nothing`,
        );
        same(
            await person.page.locator('.table-said').count(),
            0,
            `${person.name}: and ask nothing`,
        );
        await person.press(person.touch ? '.table-sheet-close' : '#tab-log');
    }
    check(deciding > 0, 'somebody was asked meanwhile');

    // Where there is one answer only, it is offered, and nobody gives it but the person.
    for (const person of steady)
        await person.page.evaluate(() => {
            const count = () =>
                (window.offers += document.querySelectorAll(
                    'main.table:not([data-decides=""]) [data-action="only"]',
                ).length);
            window.offers = 0;
            count();
            new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
        });

    // Everybody plays; Bo loads the page anew, Cy has no network for a while.
    const play = async (person, seed) => {
        const player = new Player(person, { seed });
        for (let count = 0; await player.decide(); count++) {
            if (person === bo && count === 3) {
                await bo.page.reload();
                await bo.page.waitForSelector('main.table[data-ply]');
            }
            if (person === cy && count === 3) {
                cy.without(
                    /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET|WebSocket|Failed to load resource|request failed/,
                );
                relay.cut();
                await cy.page.waitForSelector('[data-connection="lost"]');
                relay.mend();
                await cy.page.waitForSelector('[data-connection="lost"]', { state: 'detached' });
            }
            if (count > 600) throw new Error('the game does not end');
        }
    };
    await Promise.all(people.map((person, seat) => play(person, seat + 11)));
    await eve.page.waitForSelector('main.table[data-over="yes"]');

    // What now: the same players again first, and apart from it a new table.
    same(
        await ada.text('[data-action="rematch"].primary'),
        'Play again, same players',
        'the rematch is the main button',
    );
    same(
        await ada.page.locator('.result [data-action="new"]').getAttribute('href'),
        `#/new?game=${game}`,
        'a new table is another one',
    );
    const offers = await Promise.all(
        steady.map((person) => person.page.evaluate(() => window.offers)),
    );

    // The record: the same for all, and a right one.
    const records = [];
    for (const person of [...people, eve]) {
        const [download] = await Promise.all([
            person.page.waitForEvent('download'),
            person.press('[data-action="record"]'),
        ]);
        records.push(readFileSync(await download.path(), 'utf8'));
    }
    for (const record of records)
        same(record === records[0], true, 'everybody has the same record');
    const file = join(folder, 'game.nika');
    writeFileSync(file, records[0]);
    const verified = spawnSync(program, ['verify', file], { encoding: 'utf8' });
    same(verified.status, 0, `nika verify: ${verified.stdout}${verified.stderr}`);
    const record = readRecord(records[0]);
    same(record.proof, 'holds', 'the proof of the deal');
    steady.forEach((person, i) =>
        same(
            offers[i] > 0,
            hadNoChoice(person, record.setup),
            `${person.name}: an only answer is offered, and nothing else as one`,
        ),
    );
    for (const person of [...people, eve]) {
        const plies = await person.page.locator('main.table').getAttribute('data-ply');
        same(Number(plies), record.acts.length, `${person.name} has seen everything`);
        const views = judgeSecrets(person.name, person.received, record);
        console.log(`${person.name}: ${views} views`);
    }
    check(record.over, 'the game is over');
    if (game === 'byzantz') await seats(ada, bo);
    relay.stop();
});
