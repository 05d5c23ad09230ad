/**
 * api.ts: the server's interface by HTTP. Addresses are relative, so that the page may lie
 * anywhere.
 */
import {
    Failed,
    type Answer,
    type DayPage,
    type DayRow,
    type MyTable,
    type OwnGame,
    type OwnSession,
    type Person,
    type TableInfo,
} from './wire';

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

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await send(method, path, body);
    const type = response.headers.get('Content-Type') ?? '';
    if (response.status === 204 || response.headers.get('Content-Length') === '0')
        return undefined as T;
    // some other server: a folder of files
    if (!type.startsWith('application/json')) throw new Failed('no-server');
    const answer = (await response.json()) as Partial<Answer>;
    if (!response.ok)
        throw new Failed(
            answer.error ?? 'no-server',
            answer.wait,
            answer.where,
            undefined,
            answer.until,
        );
    return answer as T;
}

export const whoAmI = (): Promise<Person> => request('GET', 'session');
export const comeAsGuest = (name: string): Promise<Person> => request('POST', 'session', { name });
export const openAccount = (name: string, password: string): Promise<Person> =>
    request('POST', 'session', { name, password, new: true });
export const signIn = (name: string, password: string): Promise<Person> =>
    request('POST', 'session', { name, password });
export const signOut = (): Promise<void> => request('DELETE', 'session');
export const recover = (name: string, code: string, password: string): Promise<Person> =>
    request('POST', 'session', { name, code, password });
export const changePassword = (password: string, next: string): Promise<void> =>
    request('POST', 'password', { password, new: next });
export const listSessions = async (): Promise<OwnSession[]> =>
    (await request<{ sessions: OwnSession[] }>('GET', 'sessions')).sessions;
export const endSession = (id: string): Promise<void> => request('DELETE', `sessions/${id}`);
export const endAllSessions = (): Promise<void> => request('DELETE', 'sessions');
export const makeRecovery = async (password: string): Promise<string> =>
    (await request<{ code: string }>('POST', 'recovery', { password })).code;
export const drawTicket = async (): Promise<string> =>
    (await request<{ ticket: string }>('POST', 'ticket')).ticket;

/** The listed tables: a few pages, of which the first already has everybody's newest. */
export const listTables = async (): Promise<TableInfo[]> => {
    const all: TableInfo[] = [];
    for (let more = true, pages = 0; more && pages < 3; pages++) {
        const page = await request<{ tables: TableInfo[]; more?: boolean }>(
            'GET',
            `tables?from=${all.length}`,
        );
        all.push(...page.tables);
        more = page.more === true;
    }
    return all;
};
export const tableInfo = (table: string): Promise<TableInfo> => request('GET', `tables/${table}`);
export const listMine = async (): Promise<MyTable[]> =>
    (await request<{ tables: MyTable[] }>('GET', 'mine')).tables;
export const listGames = (from = 0): Promise<{ games: OwnGame[]; more: boolean }> =>
    request('GET', `games?from=${from}`);

/** Results of the deal of a day; of today's only for who has played it. */
export const listDay = (date: string, after = ''): Promise<DayPage> =>
    request('GET', `day?date=${date}${after && `&after=${after}`}`);
/** One's own moves, each with how many there were before it: the server plays the game again. */
export const sendDay = (
    date: string,
    players: number,
    moves: readonly [number, string][],
): Promise<DayRow> => request('POST', 'day', { date, players, moves });

/** The record of a finished game, line by line. */
export async function fetchRecord(table: string): Promise<string> {
    const response = await send('GET', `tables/${table}/record`);
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('application/x-ndjson')) return response.text();
    if (!type.startsWith('application/json')) throw new Failed('no-server');
    throw new Failed(((await response.json()) as { error?: string }).error ?? 'no-server');
}
