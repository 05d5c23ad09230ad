// pictures.mjs: pictures of everything, for people to look at. tools/pictures runs it. Usage: node
// pictures.mjs NIKA [ONLY…]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, Person, test, top } from './kit.mjs';
import { keep, moments, simulated } from './moments.mjs';
import { sizes as windows, tables } from './sizes.mjs';

const only = process.argv.slice(3);
const folder = join(top, 'build/pictures');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const taken = [];

const screens = {
    start: ['#/'],
    options: ['#/', '[data-action="options-justinian"]'],
    settings: ['#/settings'],
    about: ['#/about'],
    'rules-justinian': ['#/rules/justinian'],
    'rules-byzantz': ['#/rules/byzantz'],
    'learn-justinian': ['#/learn/justinian'],
    'learn-byzantz': ['#/learn/byzantz'],
    replay: ['#/replay'],
    games: ['#/games'],
    lobby: ['#/lobby'],
    new: ['#/new'],
    account: ['#/account'],
    board: ['#/board'],
    nowhere: ['#/nowhere'],
};

// The review of a game that is over, and its parts on the table.
const reviews = {
    report: async () => undefined,
    lines: async (page) => page.locator('.review-costly [data-action="show"]').first().click(),
    open: async (page) => page.locator('[data-action="open-cards"]').click(),
    quiz: async (page) => page.locator('[data-action="quiz"]').first().click(),
    told: async (page) => page.locator('[data-action="give-up"]').click(),
};

// What is done before a picture of a decision is taken, besides the plain one.
const more = {
    place: [
        [
            'token',
            async (page) =>
                page
                    .locator(
                        'button[data-piece^="+"]:not([aria-disabled="true"]), button[data-piece^="-"]:not([aria-disabled="true"])',
                    )
                    .first()
                    .click({ timeout: 3000 }),
        ],
    ],
    first: [
        [
            'hint',
            async (page) => {
                await page.locator('[data-action="hint"]').first().click();
                await page.waitForTimeout(2500);
            },
        ],
    ],
    direction: [['left', async (page) => page.locator('[data-move="left"]').first().focus()]],
    bid: [
        [
            'builder',
            async (page) => {
                const cards = page.locator('button[data-piece][aria-pressed="false"]');
                for (let i = 0; i < 2; i++) await cards.nth(0).click();
            },
        ],
    ],
    over: [['table', async (page) => page.locator('[data-action="look"]').first().click()]],
};

async function picture(person, name, fullPage = false) {
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.waitForTimeout(350);
    await person.page.screenshot({ path: join(folder, `${name}.png`), fullPage });
    taken.push(name);
}

// Of the game that is shown, and is over: all of its review.
async function picturesOfReview(person, name) {
    await person.press('[data-action="review"]');
    await person.page.waitForSelector('.review[data-doing="done"]', { timeout: 180000 });
    for (const [what, act] of Object.entries(reviews)) {
        await act(person.page);
        await picture(person, `${name}-${what}`, what === 'report');
    }
}

await test(async (program) => {
    const { url } = await begin(program);
    const games = {
        justinian: moments(simulated(program, 'justinian', 3, 7)),
        byzantz: moments(simulated(program, 'byzantz', 4, 2)),
    };
    const all = Object.fromEntries(
        Object.entries(tables).map(([game, counts]) => [
            game,
            Object.fromEntries(
                counts.map((players) => [players, moments(simulated(program, game, players, 7))]),
            ),
        ]),
    );
    const wanted = (name) => only.length === 0 || only.some((word) => name.includes(word));
    for (const [device, size] of Object.entries(sizes))
        for (const language of ['en', 'ja'])
            for (const theme of language === 'en' ? ['light', 'dark'] : ['light']) {
                const person = await Person.come(url, {
                    name: `${device}-${language}-${theme}`,
                    size,
                    touch: device === 'phone',
                    language,
                    theme,
                });
                const tag = `${device}-${language}${theme === 'dark' ? '-dark' : ''}`;
                for (const [screen, [address, click]] of Object.entries(screens)) {
                    const name = `${screen}-${tag}`;
                    if (
                        !wanted(name) ||
                        (theme === 'dark' &&
                            !['start', 'rules-justinian', 'lobby', 'new'].includes(screen))
                    )
                        continue;
                    await person.go(address);
                    await person.page.reload();
                    await person.there();
                    if (click) await person.press(click);
                    await picture(person, name);
                }
                await person.go();
                for (const [game, its] of Object.entries(games))
                    for (const moment of its) {
                        const name = `${game}-${moment.kind}-${tag}`;
                        if (
                            !wanted(name) ||
                            (theme === 'dark' &&
                                !['place', 'direction', 'bid', 'market', 'over'].includes(
                                    moment.kind,
                                ))
                        )
                            continue;
                        await keep(person, moment);
                        await picture(person, name);
                        for (const [what, act] of more[moment.kind] ?? []) {
                            await act(person.page).catch((error) =>
                                console.log(`${name}-${what}: ${error.message.split('\n')[0]}`),
                            );
                            await picture(person, `${game}-${moment.kind}-${what}-${tag}`);
                        }
                        if (moment.kind === 'over' && language === 'en') {
                            await keep(person, moment);
                            await picturesOfReview(person, `${game}-review-${tag}`);
                        }
                    }
                await person.leave();
            }
    // Every promised window, from the fewest players to the most.
    for (const [size, { width, height, touch }] of Object.entries(windows)) {
        const person = await Person.come(url, { name: size, size: { width, height }, touch });
        await person.go();
        for (const [game, counts] of Object.entries(tables))
            for (const players of counts)
                for (const moment of all[game][players]) {
                    const name = `${size}-${game}-${players}-${moment.kind}`;
                    if (!wanted(name)) continue;
                    await keep(person, moment);
                    await picture(person, name);
                }
        await person.leave();
    }
    const names = taken.map(
        (name) =>
            `<figure><a href="${name}.png"><img src="${name}.png" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
    );
    writeFileSync(
        join(folder, 'index.html'),
        `<!doctype html>\n<meta charset="utf-8">\n<title>Nika: pictures</title>\n<style>body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}img{max-height:420px;max-width:640px;border:1px solid #999}figure{margin:0}</style>\n${names.join('\n')}\n`,
    );
    console.log(`${taken.length} pictures in build/pictures`);
});
