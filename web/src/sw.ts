/**
 * sw.ts: the service worker: the site without a network. It keeps one version of all files, whole:
 * a new one is taken only when every byte of it is there and is what the build made, and replaces
 * the old one when the person wants it (or comes back later). Everything that a server answers
 * (api/, ws) passes by it. It works in any folder of any server.
 */
import type { SiteFile } from './offline';

declare const SITE_VERSION: string;
/** What belongs to the site. The build fills this in. */
declare const SITE_FILES: SiteFile[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const prefix = `nika ${new URL(worker.registration.scope).pathname} `;
const name = prefix + SITE_VERSION;
const files = new Map(
    SITE_FILES.map((file) => [new URL(file.path, worker.registration.scope).href, file]),
);
const home = new URL('./', worker.registration.scope).href;
const index = new URL('index.html', worker.registration.scope).href;

/** An older version of a file that is kept. */
async function older(address: string): Promise<Response | undefined> {
    for (const other of await caches.keys()) {
        const kept =
            other.startsWith(prefix) && other !== name
                ? await (await caches.open(other)).match(address)
                : undefined;
        if (kept) return kept;
    }
    return undefined;
}

/**
 * Gets one file, from an older version if it is the same there. `integrity` refuses anything but
 * what the build made.
 */
async function take(address: string, file: SiteFile): Promise<void> {
    const cache = await caches.open(name);
    if (await cache.match(address)) return;
    const kept = await older(address);
    if (kept?.headers.get('X-Nika-Hash') === file.hash) return cache.put(address, kept);
    const answer = await fetch(address, {
        integrity: `sha256-${file.hash}`,
        cache: 'no-cache',
        credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`${file.path}: ${answer.status}`);
    const headers = new Headers(answer.headers);
    headers.set('X-Nika-Hash', file.hash);
    ['Content-Encoding', 'Content-Length'].forEach((field) => headers.delete(field));
    await cache.put(address, new Response(await answer.blob(), { headers }));
}

/**
 * What a visit needs: the files that every visit needs, and those that this browser has needed
 * before.
 */
async function takeNeeded(): Promise<void> {
    for (const [address, file] of files)
        if (!file.later || (await older(address))) await take(address, file);
}

async function takeThese(addresses: Iterable<string>): Promise<void> {
    for (const address of addresses) {
        const file = files.get(address);
        if (file) await take(address, file).catch(() => undefined);
    }
}

worker.addEventListener('install', (event) => event.waitUntil(takeNeeded()));

worker.addEventListener('activate', (event) => {
    event.waitUntil(
        (async () => {
            for (const older of await caches.keys())
                if (older.startsWith(prefix) && older !== name) await caches.delete(older);
            await worker.clients.claim();
        })(),
    );
});

worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    if (event.data === 'take over') void worker.skipWaiting();
    // What the page has loaded before there was a service worker; and, when there is time,
    // everything else.
    if (event.data?.take) event.waitUntil(takeThese(event.data.take as string[]));
    if (event.data === 'take the rest') {
        // But not the master and its nets, nor puzzles: most people never need them.
        const rest = [...files.keys()].filter(
            (address) => !/(\.net|\.json|-master\.wasm)$/.test(address),
        );
        event.waitUntil(takeThese(rest));
    }
});

async function answer(request: Request, address: string): Promise<Response> {
    const cache = await caches.open(name);
    const kept = await cache.match(address);
    if (kept) return kept;
    const file = files.get(address);
    if (file) {
        await take(address, file).catch(
            () => void worker.registration.update().catch(() => undefined),
        );
        const taken = await cache.match(address);
        if (taken) return taken;
    }
    // A file of another version is worse than none: the page says that it could not be loaded. The
    // page itself may be newer.
    return file && request.mode !== 'navigate'
        ? fetch(address, {
              integrity: `sha256-${file.hash}`,
              cache: 'no-cache',
              credentials: 'omit',
          })
        : fetch(request);
}

worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const address = request.url.replace(/[?#].*$/, '');
    if (address === home || files.has(address))
        event.respondWith(answer(request, address === home ? index : address));
    else if (
        request.mode === 'navigate' &&
        address.startsWith(home) &&
        !address.startsWith(`${home}api/`)
    ) {
        // The link of a table, or a page's name: the page itself finds what is meant, and without a
        // network says that there is none.
        const page = `${home}#/${address.slice(home.length)}`;
        event.respondWith(
            address.startsWith(`${home}t/`)
                ? Response.redirect(page)
                : fetch(request).catch(() => Response.redirect(page)),
        );
    }
});
