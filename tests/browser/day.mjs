// day.mjs: the deal of the day, from the start page to the list of everybody on the server: begun and
// played at the table, without undo and hints; par, the lines to share, the list; a reload keeps it
// all. Usage: node day.mjs NIKA
import { ask } from './engine.mjs';
import { begin, check, Person, phone, same, test } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';
import { Player } from './player.mjs';

const today = new Date().toISOString().slice(0, 10);
const day = ask({ ask: 'day', date: today });

// The whole game as somebody plays it who follows the advice of a good player: the record's lines.
function played() {
    const setup = { game: day.game, players: day.players, names: ['Ada', 'Bo', 'Cy', 'Di'] };
    let sight = ask({ ask: 'table.begin', setup, agents: day.agents, chance: day.chance });
    const lines = [...sight.kept];
    while (sight.asked.length) {
        const [seat] = sight.asked;
        if (seat === day.seat) {
            const { hint } = ask({ ask: 'table.hint', seat, agent: 'skilled', language: 'en' });
            sight = ask({ ask: 'table.play', seat, move: hint[0].move });
        } else sight = ask({ ask: 'table.act' });
        lines.push(...sight.kept);
    }
    return lines;
}

// A record in the browser, in the place of the game that was begun there.
async function put(person, lines) {
    await person.page.evaluate(
        async ({ id, lines, agents, game, players }) => {
            const [header] = lines;
            localStorage.setItem(
                `nika.game.${id}`,
                JSON.stringify({
                    id,
                    setup: { ...header, game, players },
                    agents,
                    memory: true,
                    ply: lines.length - 1,
                    over: false,
                    at: Date.now(),
                }),
            );
            const database = await new Promise((resolve, reject) => {
                const request = indexedDB.open('nika');
                request.onsuccess = () => resolve(request.result);
                request.onerror = () => reject(request.error);
            });
            await new Promise((resolve, reject) => {
                const transaction = database.transaction('lines', 'readwrite');
                const stored = transaction.objectStore('lines');
                stored.delete(IDBKeyRange.bound([id], [id, []]));
                lines.forEach((line, i) => stored.put(line, [id, i]));
                transaction.oncomplete = resolve;
                transaction.onerror = () => reject(transaction.error);
            });
            database.close();
        },
        { id: `day-${today}`, lines, ...day },
    );
}

async function header(person) {
    return person.page.evaluate(
        (id) =>
            new Promise((resolve, reject) => {
                const request = indexedDB.open('nika');
                request.onerror = () => reject(request.error);
                request.onsuccess = () => {
                    const database = request.result;
                    const found = database.transaction('lines').objectStore('lines').get([id, 0]);
                    found.onsuccess = () => {
                        database.close();
                        resolve(found.result);
                    };
                };
            }),
        `day-${today}`,
    );
}

// From the start page to the table; a few decisions there.
async function beginDay(person, lines) {
    await person.go();
    await person.press('.start [data-action="day"]');
    await person.page.waitForSelector('[data-action="play-day"]');
    same(
        await person.page.locator('[data-section="everybody"]').count(),
        0,
        'nobody is listed yet',
    );
    await judgeText(person, 'day: before', 'en');
    await judgeAccess(person, 'day: before');
    await person.press('[data-action="play-day"]');
    await person.page.waitForSelector('main.table[data-ply]');
    const player = new Player(person, { seed: 5 });
    await player.wait();
    const kept = await header(person);
    same(JSON.stringify(kept.deal), JSON.stringify(lines[0].deal), 'the deal is that of the day');
    same(kept.number, lines[0].number, 'the opponents are');
    same(kept.seats.join(), day.agents.join(), 'the seats are');
    same(await person.page.locator('[data-action="hint"]').count(), 0, 'there are no hints');
    await player.decide();
    await player.wait();
    await person.page.keyboard.press('Control+z');
    check(
        /nothing is taken back/.test(await person.text('.table-alert')),
        `why nothing is taken back: ${await person.text('.table-alert')}`,
    );
    return player;
}

// The last decisions, and the page with what came of it.
async function finishDay(person, player, lines) {
    const last = lines.findLastIndex(({ seat }) => seat === day.seat);
    await put(person, lines.slice(0, last));
    await person.page.reload();
    await person.page.waitForSelector('main.table[data-ply]');
    while (await player.decide());
    await person.page.waitForSelector('dialog.result [data-action="day"]');
    same(await person.page.locator('[data-action="rematch"]').count(), 0, 'there is no rematch');
    await person.press('dialog.result [data-action="day"]');
    await person.page.waitForSelector('.day-par');
}

// A list of more than one page: as long as the rest is on its way, nobody asks for it twice.
async function judgeMore(person) {
    const { page } = person;
    let asked = 0;
    await page.route('**/api/day?*', async (route) => {
        const [url, rest] = route.request().url().split('&after=');
        if (rest) asked++;
        const response = await route.fetch({ url });
        const list = await response.json();
        const half = rest ? list.results.slice(1) : list.results.slice(0, 1);
        if (rest) await new Promise((resolve) => setTimeout(resolve, 300));
        await route.fulfill({
            response,
            json: { ...list, results: half, next: rest ? null : '0' },
        });
    });
    await page.reload();
    await page.waitForSelector('[data-results="1"]');
    await page.locator('[data-action="more"]').evaluate((button) => button.click());
    await page.waitForSelector('[data-action="more"]:disabled');
    await page.locator('[data-action="more"]').evaluate((button) => button.click());
    await page.waitForSelector('[data-results="2"]');
    same(await page.locator('[data-action="more"]').count(), 0, 'that was all');
    same(asked, 1, 'the rest is asked for once');
}

await test(async (program) => {
    const { url } = await begin(program);
    const lines = played();
    const ada = await Person.come(url, { name: 'Ada' });
    await ada.page.addInitScript(() => {
        navigator.share = async (what) => {
            window.shared = what;
        };
    });
    const player = await beginDay(ada, lines);
    const ply = Number(await ada.page.getAttribute('main.table', 'data-ply'));
    await ada.page.reload();
    await player.wait();
    check(
        Number(await ada.page.getAttribute('main.table', 'data-ply')) >= ply,
        'a reload goes on with it',
    );
    await finishDay(ada, player, lines);
    const par = ask({ ask: 'par', lines: lines.slice(0, 1), seat: day.seat });
    same(
        await ada.page.getAttribute('.day-par', 'data-par'),
        `${par.low} ${par.high}`,
        'par is that of the deal',
    );
    const line = await ada.page.getAttribute('.day-shared .day-line', 'data-line');
    check(
        new RegExp(
            `^(🥇|🥈|🥉|4️⃣)(🟩|🟨|🟥){${day.game === 'byzantz' ? 6 : 3}} (⬆️|🎯|⬇️)$`,
            'u',
        ).test(line),
        `a medal, squares and par: ${line}`,
    );
    await ada.press('[data-action="share"]');
    await ada.page.waitForFunction(() => window.shared);
    const { text } = await ada.page.evaluate(() => window.shared);
    same(text.split('\n')[1], line, 'what is shared');
    check(text.endsWith(`${url}#/day`), `the address is shared: ${text}`);
    await judgeText(ada, 'day: after', 'en');
    await judgeAccess(ada, 'day: after');
    // With a name, the result is on the server.
    await ada.page.locator('.day-who input[name="name"]').fill('Ada');
    await ada.press('.day-who [data-action="come-in"]');
    await ada.page.waitForSelector('[data-results="1"] [data-me]');
    same(await ada.text('[data-results] .day-name'), 'Ada', 'Ada is listed');

    // Bo sees nothing of it before he has played; then both.
    const bo = await Person.come(url, { name: 'Bo', size: phone, touch: true });
    await bo.go('#/day');
    await bo.page.waitForSelector('[data-action="play-day"]');
    check(!bo.received.some(({ text: said }) => /Ada/.test(said)), 'Bo is told nothing');
    await bo.press('[data-action="play-day"]');
    const other = new Player(bo, { seed: 6 });
    await other.wait();
    await finishDay(bo, other, lines);
    await bo.page.locator('.day-who input[name="name"]').fill('Bo');
    await bo.press('.day-who [data-action="come-in"]');
    await bo.page.waitForSelector('[data-results="2"]');
    same(await bo.page.locator('[data-results] [data-me] .day-name').innerText(), 'Bo', 'Bo is he');
    await judgeText(bo, 'day: phone', 'en');
    await judgeAccess(bo, 'day: phone');

    // A reload keeps it, and shows the other one; the start page tells it, too.
    await ada.page.reload();
    await ada.page.waitForSelector('[data-results="2"]');
    same(
        await ada.page.getAttribute('.day-shared .day-line', 'data-line'),
        line,
        'a reload keeps the line',
    );
    await judgeMore(ada);
    await ada.go('#/');
    check(
        /Place \d, -?\d+ points?/.test(await ada.text('.start [data-action="day"]')),
        `on the start page: ${await ada.text('.start [data-action="day"]')}`,
    );
    await ada.leave();
    await bo.leave();
});
