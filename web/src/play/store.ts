/**
 * store.ts: the records of local games, in the browser's database, line by line: what happens adds
 * lines, taking back removes some, and nothing else is written. The worker does that, so that the
 * secrets of a running game never leave it; a page reads only those of games that are over.
 */
const linesName = 'lines';
/** Where version 1 kept records, whole. */
const recordsName = 'records';

/** A line's key is the game's name and the line's number: this is after all of them. */
const afterAll: IDBValidKey = [];

function linesOf(id: string, from = 0): IDBKeyRange {
    return IDBKeyRange.bound([id, from], [id, afterAll]);
}

/** Records of version 1 become lines; nothing is lost if that is interrupted. */
function upgrade(database: IDBDatabase, transaction: IDBTransaction): void {
    const lines = database.createObjectStore(linesName);
    if (!database.objectStoreNames.contains(recordsName)) return;
    const request = transaction.objectStore(recordsName).openCursor();
    request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return database.deleteObjectStore(recordsName);
        if (Array.isArray(cursor.value))
            (cursor.value as unknown[]).forEach((line, i) =>
                lines.put(line, [String(cursor.key), i]),
            );
        return cursor.continue();
    };
}

/** One connection, as long as nobody else needs another version of the database. */
let connection: Promise<IDBDatabase> | undefined;

function connect(): Promise<IDBDatabase> {
    connection ??= new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('nika', 2);
        request.onupgradeneeded = () =>
            request.transaction && upgrade(request.result, request.transaction);
        request.onsuccess = () => {
            const database = request.result;
            database.onversionchange = () => {
                database.close();
                connection = undefined;
            };
            database.onclose = () => (connection = undefined);
            resolve(database);
        };
        request.onerror = () => {
            connection = undefined;
            reject(request.error ?? new Error('no database'));
        };
    });
    return connection;
}

/** One transaction; settles when all of it is stored. */
async function using<Result>(
    mode: IDBTransactionMode,
    act: (lines: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
    const transaction = (await connect()).transaction(linesName, mode);
    return new Promise((resolve, reject) => {
        const request = act(transaction.objectStore(linesName));
        transaction.oncomplete = () => resolve(request?.result);
        transaction.onabort = transaction.onerror = () =>
            reject(transaction.error ?? new Error('not stored'));
    });
}

/** The lines of a record so far, or undefined if there is none of that name. */
export async function readLines(id: string): Promise<unknown[] | undefined> {
    const lines = await using('readonly', (all) => all.getAll(linesOf(id)));
    return lines?.length ? (lines as unknown[]) : undefined;
}

/** From number `from` on, the record has these lines and no others. */
export async function writeLines(id: string, from: number, lines: unknown[]): Promise<void> {
    await using('readwrite', (all) => {
        all.delete(linesOf(id, from));
        lines.forEach((line, i) => all.put(line, [id, from + i]));
        return undefined;
    });
}

export async function dropLines(id: string): Promise<void> {
    await using('readwrite', (all) => all.delete(linesOf(id)));
}

/** The names of all records. */
export async function storedNames(): Promise<string[]> {
    const names: string[] = [];
    await using('readonly', (all) => {
        const request = all.openKeyCursor();
        request.onsuccess = () => {
            const cursor = request.result;
            if (!cursor) return;
            const [id] = cursor.key as [string, number];
            names.push(id);
            cursor.continue([id, afterAll]);
        };
        return undefined;
    });
    return names;
}
