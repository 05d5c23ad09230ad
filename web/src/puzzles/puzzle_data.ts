/**
 * puzzle_data.ts: the puzzles of a game, as `nika-puzzles` found them (docs/puzzles.md): fetched when
 * somebody wants one, and kept. Which one is today's, and how good an answer is.
 */
import type { GameName } from '../engine/types';

export const gameNames = ['justinian', 'byzantz'] as const;

const themes = {
    byzantz: ['bid', 'much', 'give', 'take', 'sell', 'reading'],
    justinian: ['place', 'court', 'pass', 'direction', 'trigger', 'color', 'exchange', 'reading'],
} as const;
export type Theme = (typeof themes)[GameName][number];

/** As it stands in the file; the game is added. */
export interface Puzzle {
    game: GameName;
    id: string;
    theme: Theme;
    /** It takes what the others have shown to find the best move. */
    reading?: boolean;
    /** From 1, the easiest, to 5. */
    grade: number;
    /** How often each level found it, of eight times. */
    found: number[];
    ply: number;
    seat: number;
    /** Move, chance to win, loss against the first, its error; in ten-thousandths, best first. */
    moves: [move: string, win: number, loss: number, error: number][];
    /** All other moves: what they lose, in percent. */
    others: Record<string, number>;
    /** The game: its header, "2 bid G1" for each move, its result. */
    record: unknown[];
}

/** A puzzle belongs to its theme, and to that of reading hands if it needs that. */
export function hasTheme(puzzle: Puzzle, theme: Theme): boolean {
    return theme === 'reading' ? puzzle.reading === true : puzzle.theme === theme;
}

/** The themes that puzzles of the game have, in their order. */
export function themesOf(game: GameName, puzzles: readonly Puzzle[]): Theme[] {
    return themes[game].filter((theme) => puzzles.some((puzzle) => hasTheme(puzzle, theme)));
}

const fetched = new Map<GameName, Promise<Puzzle[]>>();

async function fetchPuzzles(game: GameName): Promise<Puzzle[]> {
    const answer = await fetch(`puzzles-${game}.json`);
    if (!answer.ok) throw new TypeError(`puzzles-${game}.json could not be fetched`);
    const { list } = (await answer.json()) as { list: Omit<Puzzle, 'game'>[] };
    return list.map((puzzle) => ({ ...puzzle, game }));
}

/** All puzzles of a game. What can't be had is asked for anew the next time. */
export function puzzlesOf(game: GameName): Promise<Puzzle[]> {
    let puzzles = fetched.get(game);
    if (!puzzles) {
        puzzles = fetchPuzzles(game).catch((error: unknown) => {
            fetched.delete(game);
            throw error;
        });
        fetched.set(game, puzzles);
    }
    return puzzles;
}

/** Days since 1970, by UTC: the same puzzle for everybody, and a new one at the same moment. */
export function today(): number {
    return Math.floor(Date.now() / 86400000);
}

/** The games take turns. */
export function gameOfDay(day: number): GameName {
    return gameNames[day % 2]!;
}

export function puzzleOfDay(day: number, puzzles: readonly Puzzle[]): Puzzle | undefined {
    return puzzles[Math.floor(day / 2) % puzzles.length];
}

/** What an answer loses, in ten-thousandths; if it was measured with less effort, `about`. */
export function lossOf(puzzle: Puzzle, move: string): { loss: number; about: boolean } | undefined {
    const measured = puzzle.moves.find(([other]) => other === move);
    if (measured) return { loss: measured[2], about: false };
    const loss = puzzle.others[move];
    return loss === undefined ? undefined : { loss: 100 * loss, about: true };
}

/** The text of its record. */
export function recordOf(puzzle: Puzzle): string {
    return puzzle.record
        .map((line) => {
            if (typeof line !== 'string') return JSON.stringify(line);
            const [seat, ...words] = line.split(' ');
            return JSON.stringify({ seat: Number(seat), move: words.join(' ') });
        })
        .join('\n');
}
