/** play.ts: begins the deal of a day as a game in this browser, or goes on with it. */
import type { GameName } from '../engine/types';
import { loadGame } from '../play/saved';
import { go } from '../ui/router';
import { askDay } from './module';
import { gameOfDay } from './results';

/** The deal of a day, as the engine tells it (docs/engine.md). */
export interface DayDeal {
    game: GameName;
    players: number;
    /** Of the person. */
    seat: number;
    /** "human" or a level, by seat. */
    agents: string[];
    /** All that the deal follows from; and which computer players they are. */
    chance: string;
    version: number;
}

export type BeginDay = (id: string, number: number, deal: DayDeal) => Promise<void>;

export function dayOf(date: string): DayDeal {
    return askDay<DayDeal>({ ask: 'day', date });
}

/** Shows the table of that day. */
export async function playDay(date: string, begin: BeginDay): Promise<void> {
    const id = gameOfDay(date);
    if (loadGame(id)) go(`/play/${id}`);
    else await begin(id, Date.parse(date) / 86_400_000, dayOf(date));
}
