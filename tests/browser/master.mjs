// master.mjs: a solo game against masters: their module and the net of the game are fetched when
// the game begins, not before, and are kept; where they can't be had, the game says so and offers
// the expert. Usage: node master.mjs NIKA
import { begin, check, Person, same, test } from './kit.mjs';
import { beginSolo, Player } from './player.mjs';

const game = 'byzantz';
const files = ['nika-master.wasm', `${game}.net`];

function come(url, name, worker) {
    const levels = ['human', ...Array.from({ length: 5 }, () => 'master')];
    const solo = { [game]: { players: 3, levels, edition: '', rules: {}, court: '', people: [] } };
    return Person.come(url, { name, worker, seed: 5, settings: { solo } });
}

// Which of the master's files were fetched.
function fetched(person) {
    return person.page.evaluate(
        (names) =>
            names.filter((name) =>
                performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
            ),
        files,
    );
}

// The seats of the masters, as the table names who plays there.
function levelsAt(person) {
    return person.page.locator('main.table').innerText();
}

async function missing(url) {
    const person = await come(url, 'missing');
    person.without(/ERR_FAILED|Failed to load resource/);
    let blocked = true;
    await person.page.route('**/*.net', (route) => (blocked ? route.abort() : route.continue()));
    await person.go();
    await beginSolo(person, game);
    const player = new Player(person, { seed: 1 });
    const banner = '.table-trouble [data-action="expert"]';
    // Until it is a master's turn nobody misses one.
    for (let i = 0; i < 8 && !(await person.page.locator(banner).count()); i++)
        await Promise.race([player.decisions(1), person.page.waitForSelector(banner)]);
    check(
        (await person.text('.table-trouble')).includes('The master could not be loaded'),
        'it says that the master is missing',
    );
    const { ply } = await player.mark();
    await person.press('[data-action="again"]');
    await person.page.waitForSelector(banner);
    same((await player.mark()).ply, ply, 'nobody plays for a master that is missing');
    await person.press(banner);
    await player.decisions(2);
    check((await player.mark()).ply > ply, 'the game goes on');
    same(await person.page.locator('.table-trouble').count(), 0, 'banners with the expert');
    check(!/master/i.test(await levelsAt(person)), 'no master is shown any more');
    blocked = false;
    await person.leave();
}

// A person who begins does not wait for the net, and the masters play when it has come.
async function slow(url) {
    const person = await come(url, 'slow');
    let letGo;
    const held = new Promise((resolve) => (letGo = resolve));
    await person.page.route('**/*.net', (route) => held.then(() => route.continue()));
    // Chance says who begins: one game in three is the person's.
    const begins = () => person.page.locator('main.table[data-decides="0"]').count();
    for (let games = 0; games === 0 || (games < 60 && !(await begins())); games++) {
        await person.go();
        await beginSolo(person, game);
    }
    const player = new Player(person, { seed: 1 });
    await player.decide();
    const { ply } = await player.mark();
    letGo();
    await player.decisions(2);
    check((await player.mark()).ply > ply + 2, 'the masters play');
    await person.leave();
}

async function offline(server, url) {
    const person = await come(url, 'offline', 'allow');
    await person.go();
    await person.page.evaluate(() => navigator.serviceWorker.ready);
    same((await fetched(person)).join(), '', 'fetched by the first page');
    await beginSolo(person, game);
    const player = new Player(person, { seed: 1 });
    await player.decisions(2);
    same((await fetched(person)).join(), files.join(), 'fetched for the game');
    // All the rest is kept without the other game's net.
    await person.page.evaluate(async (names) => {
        (await navigator.serviceWorker.ready).active.postMessage('take the rest');
        const list = (await (await fetch('sw.js')).text()).match(/path:"[^"]+"/g);
        const all = list.filter((file) => !/\.net"$|\.json"$|-master/.test(file)).length;
        const wanted = all + names.length;
        for (;;) {
            const [name] = await caches.keys();
            if (name && (await (await caches.open(name)).keys()).length >= wanted) return;
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    }, files);
    same(
        await person.page.evaluate(async () => Boolean(await caches.match('justinian.net'))),
        false,
        "another game's net is kept",
    );
    person.without(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/);
    await server.stop();
    await person.context.setOffline(true);
    await person.page.reload();
    await person.page.waitForSelector('main.table[data-ply]');
    const { ply } = await player.mark();
    await player.decisions(3);
    check((await player.mark()).ply > ply + 3, 'the masters play on without a network');
    same(await person.page.locator('.table-trouble').count(), 0, 'troubles offline');
    await person.leave();
}

await test(async (program) => {
    const { server, url } = await begin(program);
    await missing(url);
    await slow(url);
    await offline(server, url);
});
