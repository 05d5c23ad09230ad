/**
 * reviews.ts: reviews of finished games, kept in this browser beside the games, in a database of
 * their own: by what the record says and by seat, so that the same game from a file, a link or the
 * server has the same review. What another build measured is not taken.
 */
import type { Review } from '../review/measures';

/** What measures in this build, in a word: it differs if the master's module or a net does. */
declare const NIKA_MEASURES: string;

interface Kept {
    at: number;
    /** NIKA_MEASURES of the build that measured it. */
    by: string;
    /** The name of the game in this browser, if it is one of those: it is forgotten with it. */
    id: string;
    review: Review;
}

const name = 'reviews';
const most = 60;

/** A name for a text: 106 bits that differ if the text does. */
export function hashOf(text: string): string {
    const hash = (seed: number): string => {
        let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
        for (let i = 0; i < text.length; i++) {
            const code = text.charCodeAt(i);
            high = Math.imul(high ^ code, 2654435761);
            low = Math.imul(low ^ code, 1597334677);
        }
        high =
            Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
        low =
            Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
        return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
    };
    return `${hash(0)}-${hash(1)}`;
}

function connect(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open('nika.reviews', 1);
        request.onupgradeneeded = () => request.result.createObjectStore(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
    });
}

async function using<Result>(
    mode: IDBTransactionMode,
    act: (all: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
    const database = await connect();
    try {
        return await new Promise((resolve, reject) => {
            const transaction = database.transaction(name, mode);
            const request = act(transaction.objectStore(name));
            transaction.oncomplete = () => resolve(request?.result);
            transaction.onabort = transaction.onerror = () =>
                reject(transaction.error ?? new Error('not stored'));
        });
    } finally {
        database.close();
    }
}

export async function keptReview(hash: string, seat: number): Promise<Review | undefined> {
    const kept = (await using('readonly', (all) => all.get([hash, seat]))) as Kept | undefined;
    return kept?.by === NIKA_MEASURES ? kept.review : undefined;
}

/** Lets go of what `gone` names, and of the oldest where there are too many. */
async function tidy(gone: (kept: Kept) => boolean): Promise<void> {
    const found: { key: IDBValidKey; at: number }[] = [];
    await using('readwrite', (all) => {
        const request = all.openCursor();
        request.onsuccess = () => {
            const cursor = request.result;
            if (cursor) {
                const kept = cursor.value as Kept;
                if (gone(kept)) cursor.delete();
                else found.push({ key: cursor.key, at: kept.at });
                cursor.continue();
                return;
            }
            found
                .sort((a, b) => b.at - a.at)
                .slice(most)
                .forEach(({ key }) => all.delete(key));
        };
        return undefined;
    });
}

export async function keepReview(hash: string, id: string, review: Review): Promise<void> {
    await using('readwrite', (all) =>
        all.put({ at: Date.now(), by: NIKA_MEASURES, id, review } satisfies Kept, [
            hash,
            review.seat,
        ]),
    );
    await tidy(() => false);
}

/** With a game goes what was said of it. */
export function dropReviews(id: string): Promise<void> {
    return tidy((kept) => kept.id === id);
}
