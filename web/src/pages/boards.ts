/**
 * boards.ts: numbers of real Justinian boards, which their owners typed or loaded, kept in this
 * browser under a name.
 */

interface SavedBoard {
    name: string;
    /** As a setup's `court`: one array for each place from the left. */
    numbers: number[][];
}

const key = 'nika.boards';

function isBoard(board: unknown): board is SavedBoard {
    const { name, numbers } = (board ?? {}) as Partial<SavedBoard>;
    return (
        typeof name === 'string' &&
        Array.isArray(numbers) &&
        numbers.every((row) => Array.isArray(row) && row.every(Number.isInteger))
    );
}

/** All boards that are kept here, by name. Setups take their `numbers` as `court`. */
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
