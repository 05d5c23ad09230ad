/** play.ts: begins the deal of a day as a game in this browser, or goes on with it. */
import { ask } from '../engine/engine';
import type { GameName } from '../engine/types';
import { LocalGame } from '../play/local';
import { loadGame } from '../play/saved';
import { fixedNames, ownName } from '../play/solo';
import { go } from '../ui/router';
import { gameOfDay } from './results';

export interface Day {
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

export function dayOf(date: string): Day {
    return ask<Day>({ ask: 'day', date });
}

/** Shows the table of that day. */
export async function playDay(date: string): Promise<void> {
    const id = gameOfDay(date);
    if (loadGame(id)) return go(`/play/${id}`);
    const { game, players, seat, agents, chance } = dayOf(date);
    const names = fixedNames(players, seat, ownName(), Date.parse(date) / 86_400_000);
    const begun = await LocalGame.begin({ id, setup: { game, players, names }, agents, chance });
    go(`/play/${begun.keep()}`);
}
