/** saved.ts: games in this browser, kept move by move, so that they survive a reload and a restart. */
export interface SavedGame {
    id: string;
    /** The lines of the record so far. */
    lines: unknown[];
    /** Who plays: "human" or a level, by seat. */
    agents?: string[];
    over: boolean;
    at: number;
}

const prefix = 'nika.game.';

export function saveGame(game: SavedGame): void {
    try {
        localStorage.setItem(prefix + game.id, JSON.stringify(game));
    } catch {
        /* storage is full or forbidden: the game goes on, unsaved */
    }
}

export function loadGame(id: string): SavedGame | undefined {
    try {
        const text = localStorage.getItem(prefix + id);
        return text ? (JSON.parse(text) as SavedGame) : undefined;
    } catch {
        return undefined;
    }
}

/** The newest first. */
export function savedGames(): SavedGame[] {
    const games: SavedGame[] = [];
    for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        const game = key?.startsWith(prefix) ? loadGame(key.slice(prefix.length)) : undefined;
        if (game) games.push(game);
    }
    return games.sort((a, b) => b.at - a.at);
}

export function forgetGame(id: string): void {
    localStorage.removeItem(prefix + id);
}
