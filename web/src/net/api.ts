/**
 * api.ts: the server's interface by HTTP. Addresses are relative, so that the page may lie
 * anywhere.
 */
import { Failed, type MyTable, type OwnGame, type Person, type TableInfo } from './wire';

/** So long an answer may take; then the server counts as unreachable, and is tried again. */
const timeout = 20_000;

async function send(method: string, path: string, body?: unknown): Promise<Response> {
    try {
        return await fetch(`api/${path}`, {
            method,
            cache: 'no-store',
            credentials: 'same-origin',
            signal: AbortSignal.timeout(timeout),
            ...(body === undefined
                ? {}
                : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
        });
    } catch {
        throw new Failed('unreachable');
    }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await send(method, path, body);
    const type = response.headers.get('Content-Type') ?? '';
    if (response.status === 204 || response.headers.get('Content-Length') === '0')
        return undefined as T;
    // some other server: a folder of files
    if (!type.startsWith('application/json')) throw new Failed('no-server');
    const answer = (await response.json()) as { error?: string; wait?: number; where?: string };
    if (!response.ok) throw new Failed(answer.error ?? 'no-server', answer.wait, answer.where);
    return answer as T;
}

export const whoAmI = (): Promise<Person> => request('GET', 'session');
export const comeAsGuest = (name: string): Promise<Person> => request('POST', 'session', { name });
export const openAccount = (name: string, password: string): Promise<Person> =>
    request('POST', 'session', { name, password, new: true });
export const signIn = (name: string, password: string): Promise<Person> =>
    request('POST', 'session', { name, password });
export const signOut = (): Promise<void> => request('DELETE', 'session');
export const drawTicket = async (): Promise<string> =>
    (await request<{ ticket: string }>('POST', 'ticket')).ticket;
export const listTables = async (): Promise<TableInfo[]> =>
    (await request<{ tables: TableInfo[] }>('GET', 'tables')).tables;
export const tableInfo = (table: string): Promise<TableInfo> => request('GET', `tables/${table}`);
export const listMine = async (): Promise<MyTable[]> =>
    (await request<{ tables: MyTable[] }>('GET', 'mine')).tables;
export const listGames = (from = 0): Promise<{ games: OwnGame[]; more: boolean }> =>
    request('GET', `games?from=${from}`);

/** The record of a finished game, line by line. */
export async function fetchRecord(table: string): Promise<string> {
    const response = await send('GET', `tables/${table}/record`);
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('application/x-ndjson')) return response.text();
    if (!type.startsWith('application/json')) throw new Failed('no-server');
    throw new Failed(((await response.json()) as { error?: string }).error ?? 'no-server');
}
