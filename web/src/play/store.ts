/**
 * store.ts: the records of local games, in the browser's database. The worker writes them, so that
 * the secrets of a running game never leave it; a page reads only those of games that are over.
 */
const tableName = 'records';

function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open('nika', 1);
        request.onupgradeneeded = () => request.result.createObjectStore(tableName);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onblocked = () => reject(new Error('no database'));
    });
}

async function using<Result>(
    mode: IDBTransactionMode,
    act: (records: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
    const database = await open();
    try {
        return await new Promise<Result>((resolve, reject) => {
            const transaction = database.transaction(tableName, mode);
            const request = act(transaction.objectStore(tableName));
            transaction.oncomplete = () => resolve(request.result);
            transaction.onabort = transaction.onerror = () =>
                reject(transaction.error ?? new Error('not stored'));
        });
    } finally {
        database.close();
    }
}

/** The lines of a record so far, or undefined if there is none of that name. */
export async function readLines(id: string): Promise<unknown[] | undefined> {
    const lines: unknown = await using('readonly', (records) => records.get(id));
    return Array.isArray(lines) ? lines : undefined;
}

/** Settles when the lines are stored. */
export async function writeLines(id: string, lines: unknown[]): Promise<void> {
    await using('readwrite', (records) => records.put(lines, id));
}

export async function dropLines(id: string): Promise<void> {
    await using('readwrite', (records) => records.delete(id));
}

export async function storedNames(): Promise<string[]> {
    return (await using('readonly', (records) => records.getAllKeys())).map(String);
}
