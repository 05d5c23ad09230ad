/**
 * levels.ts: the levels of computer players, from the weakest to the strongest, and their names.
 */
import { say } from './say';

export const levels = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

export function isLevel(name: unknown): name is Level {
    return levels.includes(name as Level);
}

/** The name of a level in words; of other computer players, as it is. */
export function levelName(level: string): string {
    switch (level) {
        case 'beginner':
            return say('level_beginner');
        case 'casual':
            return say('level_casual');
        case 'skilled':
            return say('level_skilled');
        case 'expert':
            return say('level_expert');
        case 'master':
            return say('level_master');
        default:
            return level;
    }
}
