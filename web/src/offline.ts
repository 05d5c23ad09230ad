/**
 * offline.ts: has the service worker keep the site for times without a network, and tells when a
 * new version is ready.
 */
export interface SiteFile {
    path: string;
    /** SHA-256, base64. */
    hash: string;
    /** Not needed by every visit: engines of other languages, pages that are opened seldom. */
    later: boolean;
}

let waiting: ServiceWorker | undefined;
let asked = false;
const listeners = new Set<() => void>();

/** Whether a newer version lies ready. */
export function newVersion(): boolean {
    return waiting !== undefined;
}

export function onNewVersion(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Takes the new version: the page loads anew. Running games are kept, so nothing is lost. */
export function takeNewVersion(): void {
    asked = true;
    waiting?.postMessage('take over');
}

function found(worker: ServiceWorker | null): void {
    if (!worker) return;
    const ready = (): void => {
        // The first one has nothing to replace, and is no news.
        if (worker.state !== 'installed' || !navigator.serviceWorker.controller) return;
        waiting = worker;
        listeners.forEach((listener) => listener());
    };
    worker.addEventListener('statechange', ready);
    ready();
}

/** Once the page is there and has nothing more urgent to do. */
export async function keepOffline(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    if (document.readyState !== 'complete')
        await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
    // Another tab may have asked for the new version: this page's own files are gone then, and
    // games are kept. The first one that takes over has the same files as the page.
    let before = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (asked || before) location.reload();
        before = true;
    });
    try {
        const registration = await navigator.serviceWorker.register('sw.js', {
            updateViaCache: 'none',
        });
        found(registration.waiting);
        registration.addEventListener('updatefound', () => found(registration.installing));
        const ready = await navigator.serviceWorker.ready;
        ready.active?.postMessage({
            take: performance.getEntriesByType('resource').map((entry) => entry.name),
        });
        setTimeout(() => ready.active?.postMessage('take the rest'), 20000);
        // Pages stay open for days.
        setInterval(() => void registration.update().catch(() => undefined), 3600000);
    } catch {
        /* a browser that forbids it: everything works but without a network */
    }
}
