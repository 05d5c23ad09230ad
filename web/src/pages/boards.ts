/**
 * boards.ts: numbers of real Justinian boards, which their owners typed or loaded, kept in this
 * browser under a name.
 */

interface SavedBoard {
    name: string;
    /** As a setup's `court`: one array for each place from the left. */
    numbers: number[][];
    /** As a setup's `windows`: one array for each counselor; not there if they are the usual ones. */
    windows?: number[][];
}

const key = 'nika.boards';

function isTable(table: unknown): table is number[][] {
    return (
        Array.isArray(table) &&
        table.every((row) => Array.isArray(row) && row.every(Number.isInteger))
    );
}

function isBoard(board: unknown): board is SavedBoard {
    const { name, numbers, windows } = (board ?? {}) as Partial<SavedBoard>;
    return (
        typeof name === 'string' && isTable(numbers) && (windows === undefined || isTable(windows))
    );
}

/** What a setup says of a board; nothing if it is ours. */
export function boardKeys(board: SavedBoard | undefined): {
    court?: number[][];
    windows?: number[][];
} {
    if (!board) return {};
    const { numbers, windows } = board;
    return { court: numbers, ...(windows ? { windows } : {}) };
}

/** All boards that are kept here, by name. */
export function savedBoards(): SavedBoard[] {
    try {
        const boards: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(boards) ? boards.filter(isBoard) : [];
    } catch {
        return [];
    }
}

/** False if there is no room for it. */
function keep(boards: SavedBoard[]): boolean {
    try {
        localStorage.setItem(
            key,
            JSON.stringify(boards.sort((one, other) => one.name.localeCompare(other.name))),
        );
        return true;
    } catch {
        return false;
    }
}

/** Keeps a board, in place of one with the same name. */
export function saveBoard(board: SavedBoard): boolean {
    return keep([...savedBoards().filter(({ name }) => name !== board.name), board]);
}

export function removeBoard(name: string): void {
    keep(savedBoards().filter((board) => board.name !== name));
}
