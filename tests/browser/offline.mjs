// offline.mjs: the site without a network: a running solo game goes on after a reload, and in
// another window; every language is there. The same files from any folder of any plain web server
// do the same. Usage: node offline.mjs NIKA
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { begin, check, languages, Person, same, test, top } from './kit.mjs';
import { beginSolo, Player } from './player.mjs';

const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.wasm': 'application/wasm',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
};

// The files as a plain web server sends them, in a folder.
async function plain(folder) {
    const it = { newer: false };
    const server = createServer((request, response) => {
        const path = decodeURIComponent(request.url.replace(/[?#].*/, ''));
        const file = path.startsWith(folder)
            ? join(top, 'build/site', path.slice(folder.length) || 'index.html')
            : '';
        if (!file || !existsSync(file)) {
            response.writeHead(404).end();
            return;
        }
        let bytes = readFileSync(file);
        // A newer version differs in its number, at least.
        if (it.newer && file.endsWith('sw.js'))
            bytes = Buffer.from(bytes.toString().replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"'));
        response
            .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
            .end(bytes);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return Object.assign(it, {
        url: `http://127.0.0.1:${server.address().port}${folder}`,
        stop: () => {
            server.closeAllConnections();
            server.close();
        },
    });
}

// Waits until everything of the site is kept.
async function kept(person) {
    await person.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        registration.active.postMessage('take the rest');
        const text = await (await fetch('sw.js')).text();
        const files = text
            .match(/path:"[^"]+"/g)
            .filter((path) => !/master|\.net|puzzles-/.test(path)).length;
        for (;;) {
            const [name] = await caches.keys();
            if (name && (await (await caches.open(name)).keys()).length >= files) return;
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    });
}

async function withoutNetwork(url, stop, name) {
    const person = await Person.come(url, { name, worker: 'allow', seed: 5 });
    await person.go();
    await beginSolo(person, 'byzantz');
    const player = new Player(person, { seed: 1 });
    await player.decisions(3);
    await kept(person);
    const { game, ply } = await player.mark();

    // No network, and no server either.
    person.without(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/);
    await stop();
    await person.context.setOffline(true);
    await person.page.reload();
    await person.page.waitForSelector('main.table[data-ply]');
    const again = await player.mark();
    same(again.game, game, `${name}: the same game`);
    check(again.ply >= ply, `${name}: at the same moment: ${again.ply}, before ${ply}`);
    await player.decisions(2);

    // The page itself was never left alone by its languages.
    for (const language of languages) {
        await person.page.evaluate(
            (wanted) =>
                localStorage.setItem(
                    'nika.settings',
                    JSON.stringify({
                        ...JSON.parse(localStorage.getItem('nika.settings') ?? '{}'),
                        language: wanted,
                    }),
                ),
            language,
        );
        await person.page.goto(`${url}#/`);
        await person.page.reload();
        await person.there();
        await person.page.waitForFunction(
            (wanted) => document.documentElement.lang === wanted,
            language,
        );
    }
    await person.leave();
}

// Soon after the first load, before anything is kept, the network goes: a page that was not fetched
// yet says so, and comes when the network is back.
async function unfetched(url) {
    const person = await Person.come(url, { name: 'unfetched' });
    await person.go();
    person.without(
        /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|dynamically imported module/,
    );
    await person.context.setOffline(true);
    await person.page.evaluate(() => {
        location.hash = '#/rules/justinian';
    });
    await person.page.waitForSelector('[data-state="unfetched"]');
    same(await person.page.locator('.page-broken').count(), 0, 'nobody is at fault');
    await person.press('[data-action="again"]');
    await person.page.waitForSelector('[data-action="again"]:enabled');
    await person.context.setOffline(false);
    await person.page.waitForSelector('[data-state="unfetched"]', { state: 'detached' });
    await person.there();
    check((await person.text('h1')).length > 0, 'the page is there');
    await person.leave();
}

// A newer version is taken when the person says so, and the page says that it is there.
async function renewed(site) {
    const person = await Person.come(site.url, { name: 'newer', worker: 'allow' });
    const notice = '.replay-update';
    await person.go();
    await person.page.evaluate(() => navigator.serviceWorker.ready);
    await person.page.reload();
    await person.there();
    same(
        await person.page.locator(notice).count(),
        0,
        'notices of a new version while there is none',
    );
    site.newer = true;
    await person.page.reload();
    await person.page.waitForSelector(notice);
    await Promise.all([
        person.page.waitForNavigation(),
        person.press(`${notice} .replay-update-load`),
    ]);
    await person.there();
    same(await person.page.locator(notice).count(), 0, 'notices once the new version is there');
    const names = await person.page.evaluate(() => caches.keys());
    check(
        names.length === 1 && names[0].endsWith('0123456789abcdef'),
        `only the new version is kept: ${names.join(', ')}`,
    );
    await person.leave();
}

await test(async (program) => {
    const { server, url } = await begin(program);
    await unfetched(url);
    await withoutNetwork(url, () => server.stop(), 'server');
    const site = await plain('/some/folder/');
    await renewed(site);
    site.newer = false;
    await withoutNetwork(site.url, () => site.stop(), 'folder');
});
