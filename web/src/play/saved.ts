/**
 * saved.ts: the list of games in this browser, so that they survive a reload and a restart. It
 * tells what everybody at the table may know; the records themselves lie in store.ts. What is found
 * here may be anything: it is looked at with care.
 */
import { isLevel } from '../engine/levels';
import type { GameName, Setup } from '../engine/types';
import { dropReviews } from './reviews';
import { dropLines, storedNames } from './store';

export interface SavedGame {
    id: string;
    setup: Setup;
    /** Who plays: "human" or a level, by seat. */
    agents: string[];
    memory: boolean;
    ply: number;
    over: boolean;
    result?: { scores: number[]; ranks: number[] };
    /** When it was last played, in milliseconds. */
    at: number;
}

const prefix = 'nika.game.';
const mostFinished = 24;
const mostRunning = 24;
const gameNames: readonly GameName[] = ['justinian', 'byzantz'];

export function isAgent(name: unknown): name is string {
    return name === 'human' || isLevel(name);
}

function isSavedGame(found: unknown): found is SavedGame {
    if (typeof found !== 'object' || found === null) return false;
    const game = found as Partial<SavedGame>;
    return (
        typeof game.id === 'string' &&
        typeof game.at === 'number' &&
        typeof game.over === 'boolean' &&
        typeof game.ply === 'number' &&
        typeof game.setup === 'object' &&
        game.setup !== null &&
        gameNames.includes(game.setup.game) &&
        Array.isArray(game.setup.names) &&
        game.setup.names.every((name) => typeof name === 'string') &&
        game.setup.names.length === game.setup.players &&
        Array.isArray(game.agents) &&
        game.agents.length === game.setup.players &&
        game.agents.every(isAgent) &&
        (game.result === undefined ||
            (Array.isArray(game.result.scores) && Array.isArray(game.result.ranks)))
    );
}

/** Whether it could be noted; where storage is full or forbidden, the game goes on without. */
export function saveGame(game: SavedGame): boolean {
    try {
        localStorage.setItem(prefix + game.id, JSON.stringify(game));
        return true;
    } catch {
        return false;
    }
}

export function loadGame(id: string): SavedGame | undefined {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? 'null');
        return isSavedGame(found) && found.id === id ? found : undefined;
    } catch {
        return undefined;
    }
}

/** The newest first. */
export function savedGames(): SavedGame[] {
    const games: SavedGame[] = [];
    try {
        for (let i = 0; i < localStorage.length; i++) {
            const key = localStorage.key(i);
            const game = key?.startsWith(prefix) ? loadGame(key.slice(prefix.length)) : undefined;
            if (game) games.push(game);
        }
    } catch {
        /* storage is forbidden */
    }
    return games.sort((a, b) => b.at - a.at);
}

export function forgetGame(id: string): void {
    try {
        localStorage.removeItem(prefix + id);
    } catch {
        /* then there was nothing */
    }
    dropLines(id).catch(() => undefined);
    dropReviews(id).catch(() => undefined);
}

/** What lies in the list's place and is no game of ours: of an older version, or broken. */
function strangers(): string[] {
    try {
        return Object.keys(localStorage)
            .filter((key) => key.startsWith(prefix))
            .map((key) => key.slice(prefix.length))
            .filter((id) => !loadGame(id));
    } catch {
        return [];
    }
}

/**
 * Lets go of the oldest games, of what can't be read, and of records that no game in the list has.
 */
export async function tidyGames(): Promise<void> {
    strangers().forEach(forgetGame);
    const games = savedGames();
    const finished = games.filter((game) => game.over);
    const running = games.filter((game) => !game.over);
    [...finished.slice(mostFinished), ...running.slice(mostRunning)].forEach((game) =>
        forgetGame(game.id),
    );
    try {
        // Asked for one by one and late: a game may have begun meanwhile.
        for (const id of await storedNames()) if (!loadGame(id)) await dropLines(id);
    } catch {
        /* no database: nothing to tidy */
    }
}
