// kit.mjs: what the tests in a browser share: a server, one Chromium, and people with windows of
// their own, of which every one is watched: nothing in the console, no request to another host,
// none that fails, nothing that the page's own policy forbids.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, finish as count, folder, same, serve, until } from '../net/net_kit.mjs';
import { languages } from '../words/languages.mjs';

export { check, folder, same, until };
export const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(join(top, 'web/package.json'));
const { chromium } = require('playwright-core');
export const axe = () => require.resolve('axe-core/axe.min.js');

export const wide = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
export { languages };
let turn = 0;
/** English and two others, in turn: over the pages or moments of a test each language is seen. */
export function someLanguages() {
    const others = languages.slice(1);
    turn += 2;
    return ['en', ...[0, 1].map((next) => others[(turn + next) % others.length])];
}
const timeout = 30000;

// Of Chromium's features, what Playwright turns off (a second list replaces its own); and, of a
// Chromium with windows, the pages under the address bar, which every one of them would load.
const without = [
    'AcceptCHFrame',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'DialMediaRouteProvider',
    'GlobalMediaControls',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'Translate',
    'AutoDeElevate',
    'RenderDocument',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
];

// The headless shell: a window around the page would cost a tenth of all work.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));

let browser;
const people = [];

// The server that is tested: the program's own, at a port of the system's choice.
export async function begin(program, options = []) {
    const server = await serve(program, [
        '--data',
        join(folder, 'nika.db'),
        '--pace',
        '0',
        '--no-rates',
        '--log',
        'warning',
        ...options,
    ]);
    if (server.ended) throw new Error(`the server did not start: ${server.err}`);
    return { server, url: server.url.replace(/\/?$/, '/') };
}

async function launch() {
    browser ??= await chromium.launch({
        executablePath,
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            `--disable-features=${without}`,
            '--no-first-run',
            '--disable-dev-shm-usage',
            '--disable-renderer-backgrounding',
            '--disable-background-timer-throttling',
            '--disable-backgrounding-occluded-windows',
            '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
        ],
    });
    return browser;
}

// Chance that comes out the same every time, for pages that deal for themselves; and a word for
// everything that the policy forbids. A page that is only played on need not be painted, nor its
// drawings be laid out, which is half of all work.
function prepare({ seed, settings, drawn }) {
    if (drawn !== true)
        addEventListener('DOMContentLoaded', () => {
            const styles = ['svg.art > * { display: none }', ':root { opacity: 0 }'];
            document.adoptedStyleSheets = styles
                .slice(0, drawn === 'laid out' ? 1 : 2)
                .map((style) => {
                    const sheet = new CSSStyleSheet();
                    sheet.replaceSync(style);
                    return sheet;
                });
        });
    document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
    if (settings && !localStorage.getItem('nika.settings'))
        localStorage.setItem('nika.settings', JSON.stringify(settings));
    if (seed === undefined) return;
    let state = seed >>> 0;
    crypto.getRandomValues = (array) => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; i++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            bytes[i] = state >>> 24;
        }
        return array;
    };
}

// Somebody with a browser. `seed`: deals come out the same; `settings`: as the page keeps them;
// `drawn`: whether anybody looks at its pixels; 'laid out': only at where things are.
export class Person {
    static async come(
        url,
        {
            name = 'somebody',
            size = wide,
            touch = false,
            language = 'en',
            seed,
            settings = {},
            motion = 'reduce',
            worker = 'block',
            theme = 'light',
            drawn = true,
        } = {},
    ) {
        const it = new Person();
        Object.assign(it, {
            url,
            name,
            touch,
            problems: [],
            received: [],
            expected: [/Service Worker registration blocked/],
            sockets: new Set(),
        });
        it.context = await (await launch()).newContext({
            viewport: size,
            hasTouch: touch,
            isMobile: touch,
            locale: language,
            reducedMotion: motion,
            colorScheme: theme,
            serviceWorkers: worker,
            acceptDownloads: true,
        });
        it.context.setDefaultTimeout(timeout);
        await it.context.addInitScript(prepare, {
            seed,
            drawn,
            settings: { pace: 'none', ...settings },
        });
        it.page = await it.context.newPage();
        it.watch();
        people.push(it);
        return it;
    }

    problem(text) {
        if (!this.expected.some((expected) => expected.test(text))) this.problems.push(text);
    }

    watch() {
        const { page } = this;
        const own = new URL(this.url);
        page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type()))
                this.problem(`console: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) =>
            this.problem(`error: ${error.message} ${error.stack?.split('\n')[1] ?? ''}`),
        );
        page.on('crash', () => this.problem('the page crashed'));
        this.context.on('request', (request) => {
            const { host, protocol } = new URL(request.url());
            if (host !== own.host && !['data:', 'blob:'].includes(protocol))
                this.problem(`request to another host: ${request.url()}`);
        });
        this.context.on('requestfailed', (request) => {
            const why = request.failure()?.errorText ?? '';
            if (why !== 'net::ERR_ABORTED') this.problem(`request failed: ${request.url()} ${why}`);
        });
        this.context.on('response', (response) => {
            if (response.status() >= 400) this.problem(`${response.status()} ${response.url()}`);
            if (new URL(response.url()).pathname.includes('/api/'))
                response.text().then(
                    (text) => this.received.push({ url: response.url(), text }),
                    () => undefined,
                );
        });
        page.on('websocket', (socket) => {
            if (new URL(socket.url()).host !== own.host)
                this.problem(`socket to another host: ${socket.url()}`);
            this.sockets.add(socket);
            socket.on('framereceived', ({ payload }) =>
                this.received.push({ url: socket.url(), text: String(payload) }),
            );
        });
    }

    // From here on, what a page says while it has no network is no mistake.
    without(...patterns) {
        this.expected.push(...patterns);
    }

    async go(path = '') {
        await this.page.goto(this.url + path);
        await this.there();
    }

    // A page is there when it has a heading or a table.
    async there() {
        await this.page.waitForSelector('#app main, #app h1', { timeout: timeout });
    }

    // Chooses a language, at a table in its menu.
    async speak(language) {
        await this.page.evaluate(async (wanted) => {
            const menu = document.querySelector('.table-menubox > button');
            menu?.click();
            if (menu) await new Promise(requestAnimationFrame);
            const choice = document.querySelector('.language select');
            choice.value = wanted;
            choice.dispatchEvent(new Event('change', { bubbles: true }));
            menu?.click();
        }, language);
        await this.page.waitForFunction(
            (wanted) =>
                document.documentElement.lang === wanted && !document.querySelector('.table-menu'),
            language,
        );
    }

    // Day or night: the system's colors, which the page follows.
    async theme(theme) {
        await this.page.emulateMedia({ colorScheme: theme });
        await this.page.waitForFunction(
            (wanted) => document.documentElement.dataset.theme === wanted,
            theme,
        );
    }

    async press(target) {
        const locator = typeof target === 'string' ? this.page.locator(target).first() : target;
        await (this.touch ? locator.tap() : locator.click());
    }

    async text(selector) {
        return (await this.page.locator(selector).first().innerText()).trim();
    }

    async leave() {
        for (const problem of this.problems) check(false, `${this.name}: ${problem}`);
        check(true, 'watched');
        people.splice(people.indexOf(this), 1);
        await this.context.close();
    }
}

// Ends a test: everybody's problems are told, and the browser is closed.
export async function finish() {
    for (const person of [...people]) await person.leave();
    await browser?.close();
    count();
}

// Runs a test, and says where it stood if it broke off.
export async function test(body) {
    try {
        await body(process.argv[2]);
    } catch (error) {
        check(false, `broke off: ${error.stack}`);
        for (const person of people) {
            const picture = join(top, 'build', `browser-${person.name}.png`);
            const said = await person.page
                .evaluate(() => {
                    document.adoptedStyleSheets = [];
                    return document.body.innerText.slice(0, 600);
                })
                .catch(() => '');
            await person.page.screenshot({ path: picture }).catch(() => undefined);
            console.log(`${person.name} stood at ${person.page.url()}, ${picture}:\n${said}`);
        }
    }
    await finish();
}

// Whoever chooses, chooses the same every time.
export function chooser(seed) {
    let state = seed >>> 0 || 1;
    const next = () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        state >>>= 0;
        return state / 4294967296;
    };
    return {
        next,
        of: (list) => list[Math.floor(next() * list.length)],
        below: (n) => Math.floor(next() * n),
    };
}
