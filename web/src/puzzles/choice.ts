/** choice.ts: which puzzles somebody wants, as it stands behind an address, and the next of them. */
import type { GameName } from '../engine/types';
import { grades } from './names';
import type { Progress } from './progress';
import { hasTheme, type Puzzle, type Theme } from './puzzle_data';

export interface Choice {
    theme?: Theme | undefined;
    grade?: number | undefined;
}

export function readChoice(query: URLSearchParams): Choice {
    const grade = Number(query.get('grade'));
    return {
        theme: (query.get('theme') ?? undefined) as Theme | undefined,
        grade: grades.find((one) => one === grade),
    };
}

export function fitting(puzzles: readonly Puzzle[], { theme, grade }: Choice): Puzzle[] {
    return puzzles.filter(
        (puzzle) => (!theme || hasTheme(puzzle, theme)) && (!grade || puzzle.grade === grade),
    );
}

/** One of those, drawn by lot, that was not tried yet; once all were, any but the one before. */
export function draw(
    puzzles: readonly Puzzle[],
    { tried }: Progress,
    before?: Puzzle,
): Puzzle | undefined {
    const others = puzzles.filter(({ id }) => id !== before?.id);
    const fresh = others.filter(({ id }) => !(id in tried));
    const from = fresh.length ? fresh : others.length ? others : puzzles;
    return from[Math.floor(Math.random() * from.length)];
}

export function addressOf(
    { game, id }: { game: GameName; id: string },
    { theme, grade }: Choice,
): string {
    const query = new URLSearchParams({
        ...(theme ? { theme } : {}),
        ...(grade ? { grade: String(grade) } : {}),
    }).toString();
    return `/puzzles/${game}/${id}${query && `?${query}`}`;
}
