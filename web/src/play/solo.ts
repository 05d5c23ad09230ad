/**
 * solo.ts: beginning a game in this browser, with what was chosen the last time, or with defaults
 * that suit most people.
 */
import { say } from '../engine/say';
import type { GameInfo, GameName, Setup } from '../engine/types';
import { boardKeys, savedBoards } from '../pages/boards';
import { go } from '../ui/router';
import { changeSettings, settings, type SoloChoice } from '../ui/settings';
import type { DayDeal } from '../day/play';
import { LocalGame } from './local';

/**
 * People whom one might have met in the city; none of them sits at Justinian's court in our game.
 */
const names = [
    'Irene',
    'Zoe',
    'Anna',
    'Kassia',
    'Sophia',
    'Eudokia',
    'Leo',
    'Alexios',
    'Manuel',
    'Romanos',
    'Photios',
    'Nikolas',
    'Danielis',
    'Thekla',
    'Isidoros',
    'Stephanos',
];

/** A name for each opponent: others with every game, but the same within it. */
function opponentNames(count: number, not: readonly string[]): string[] {
    const free = names.filter((name) => !not.includes(name));
    for (let i = free.length - 1; i > 0; i--) {
        const j = Math.floor(Math.random() * (i + 1));
        [free[i], free[j]] = [free[j]!, free[i]!];
    }
    return free.slice(0, count);
}

/** Seats by kind: 'human', or a level. The first is always a person. */
export function soloChoice(game: GameName): SoloChoice {
    const usual: SoloChoice = {
        players: game === 'justinian' ? 3 : 4,
        levels: Array.from({ length: 6 }, (_, seat) => (seat ? 'casual' : 'human')),
        edition: '',
        rules: {},
        court: '',
        people: [],
    };
    return { ...usual, ...settings().solo[game] };
}

export function rememberChoice(game: GameName, choice: SoloChoice): void {
    changeSettings({ solo: { ...settings().solo, [game]: choice } });
}

export function ownName(): string {
    return settings().name.trim() || say('web_default_name');
}

/** A name as records can hold it: without what can't be seen, and not too long. */
function cleaned(name: string): string {
    let text = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
    while (new TextEncoder().encode(text).length > 60) text = [...text].slice(0, -1).join('');
    return text;
}

function setupOf(game: GameName, choice: SoloChoice): { setup: Setup; agents: string[] } {
    const agents = choice.levels.slice(0, choice.players);
    const given = agents.map((agent, seat) =>
        agent === 'human' ? cleaned(choice.people[seat] || (seat === 0 ? ownName() : '')) : '',
    );
    const others = opponentNames(6, given);
    const all = given.map((name, seat) => name || others[seat]!);
    const unique = all.map((name, seat) => (all.indexOf(name) === seat ? name : others[seat]!));
    const board = savedBoards().find(({ name }) => name === choice.court);
    const rules = { ...(choice.edition ? { edition: choice.edition } : {}), ...choice.rules };
    return {
        agents,
        setup: {
            game,
            players: choice.players,
            names: unique,
            ...(Object.keys(rules).length ? { rules } : {}),
            ...boardKeys(board),
        },
    };
}

/** Begins a game and goes there. */
export async function beginSolo(
    game: GameName,
    choice: SoloChoice = soloChoice(game),
): Promise<void> {
    const begun = await LocalGame.begin(setupOf(game, choice));
    go(`/play/${begun.keep()}`);
}

/** Begins the deal of a day as a game of that name, and goes there. Opponents have fixed names. */
export async function beginDay(
    id: string,
    number: number,
    { game, players, seat, agents, chance }: DayDeal,
): Promise<void> {
    const own = cleaned(ownName());
    const others = names.filter((name) => name !== own);
    const called = agents.map((_, i) =>
        i === seat ? own : others[(number * 5 + i) % others.length]!,
    );
    const begun = await LocalGame.begin({
        id,
        setup: { game, players, names: called },
        agents,
        chance,
    });
    go(`/play/${begun.keep()}`);
}

/** What a game's number of players can be. */
export function playerNumbers({ least, most }: GameInfo): number[] {
    return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
