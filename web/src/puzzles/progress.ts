/**
 * progress.ts: which puzzles somebody has tried in this browser, and on how many days in a row the
 * puzzle of the day was solved.
 */
import { today } from './puzzle_data';

export interface Progress {
    /** By id: whether the first answer was right. */
    tried: Record<string, boolean>;
    /** The last day whose puzzle was solved, how many in a row, and the most ever. */
    day: number;
    streak: number;
    longest: number;
}

const place = 'nika.puzzles';

function isCount(value: unknown): value is number {
    return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function progress(): Progress {
    const none: Progress = { tried: {}, day: 0, streak: 0, longest: 0 };
    try {
        const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Progress>;
        const { tried, day, streak, longest } = kept;
        if (typeof tried !== 'object' || !tried || Array.isArray(tried)) return none;
        return {
            tried: Object.fromEntries(
                Object.entries(tried).filter(([, right]) => typeof right === 'boolean'),
            ),
            day: isCount(day) ? day : 0,
            streak: isCount(streak) ? streak : 0,
            longest: isCount(longest) ? longest : 0,
        };
    } catch {
        return none;
    }
}

/** Days in a row, until today; yesterday's still counts, for today may yet come. */
export function streakOf({ day, streak }: Progress, now = today()): number {
    return day >= now - 1 ? streak : 0;
}

/** An answer: the first one for each puzzle counts; today's puzzle also if it was found later. */
export function keepAnswer(id: string, right: boolean, isTodays: boolean, now = today()): void {
    const kept = progress();
    if (!(id in kept.tried)) kept.tried[id] = right;
    if (right && isTodays && kept.day !== now) {
        kept.streak = streakOf(kept, now) + 1;
        kept.longest = Math.max(kept.longest, kept.streak);
        kept.day = now;
    }
    try {
        localStorage.setItem(place, JSON.stringify(kept));
    } catch {
        /* it is not remembered */
    }
}
