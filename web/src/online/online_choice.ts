/** online_choice.ts: what a new table is to be like: sensible to begin with, and remembered. */
import type { Level } from '../engine/levels';
import { games } from '../engine/look';
import { flowing, say, type Key } from '../engine/say';
import type { GameInfo, GameName } from '../engine/types';
import { pledge } from '../net/pledge';
import { theLink } from '../net/socket';
import type { Spectators, TableOptions, UndoWay } from '../net/wire';
import { boardKeys, savedBoards } from '../pages/boards';

export interface Choice {
    game: GameName;
    players: number;
    computers: number;
    computerLevel: Level;
    /** The edition, '' where the game has only one; and switches that differ from it. */
    edition: string;
    switches: Record<string, string>;
    /** The name of a board that is kept in this browser, or '' for ours. */
    board: string;
    clock: 'none' | 'live' | 'days';
    bank: number;
    increment: number;
    days: number;
    grace: number;
    level: Level;
    spectators: Spectators;
    listed: boolean;
    memory: boolean;
    talk: boolean;
    undo: UndoWay;
    bots: boolean;
}

const place = 'nika.table';

export function gameInfo(game: GameName): GameInfo {
    const info = games().find(({ name }) => name === game);
    if (!info) throw new Error(game);
    return info;
}

const begun: Choice = {
    game: 'justinian',
    players: 3,
    computers: 0,
    computerLevel: 'skilled',
    edition: '',
    switches: {},
    board: '',
    clock: 'none',
    bank: 600,
    increment: 10,
    days: 3,
    grace: 120,
    level: 'skilled',
    spectators: 'public',
    listed: false,
    memory: true,
    talk: true,
    undo: 'ask',
    bots: false,
};

/**
 * The choice with what can't be put right: as many players as the game takes, an edition that it
 * has.
 */
export function fitted(choice: Choice): Choice {
    const { least, most, editions, switches } = gameInfo(choice.game);
    const players = Math.min(most, Math.max(least, choice.players));
    const known = Object.fromEntries(
        Object.entries(choice.switches).filter(([name, value]) =>
            switches.some(
                (one) => one.name === name && one.values.some((other) => other.value === value),
            ),
        ),
    );
    return {
        ...choice,
        players,
        computers: Math.min(choice.computers, players - 1),
        switches: known,
        edition: editions.some(({ name }) => name === choice.edition)
            ? choice.edition
            : (editions[0]?.name ?? ''),
        board:
            choice.game === 'justinian' && savedBoards().some(({ name }) => name === choice.board)
                ? choice.board
                : '',
    };
}

export function lastChoice(game?: string): Choice {
    let kept: Partial<Choice> = {};
    try {
        const read: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
        if (read && typeof read === 'object')
            kept = Object.fromEntries(
                Object.entries(read).filter(
                    ([key, value]) =>
                        key in begun && typeof value === typeof begun[key as keyof Choice],
                ),
            ) as Partial<Choice>;
    } catch {
        // as if nothing were kept
    }
    const choice = { ...begun, ...kept };
    if (choice.game !== 'justinian' && choice.game !== 'byzantz') choice.game = 'justinian';
    if ((game === 'justinian' || game === 'byzantz') && game !== choice.game)
        Object.assign(choice, { game, players: usual(game) });
    return fitted(choice);
}

export function keepChoice(choice: Choice): void {
    try {
        localStorage.setItem(place, JSON.stringify(choice));
    } catch {
        // the next table begins anew
    }
}

/** How many usually play it. */
export function usual(game: GameName): number {
    return game === 'justinian' ? 3 : 4;
}

/** The value of a switch under this choice. */
export function switchValue(choice: Choice, name: string): string {
    const { editions, switches } = gameInfo(choice.game);
    return (
        choice.switches[name] ??
        editions.find((edition) => edition.name === choice.edition)?.switches[name] ??
        switches.find((one) => one.name === name)?.values[0]?.value ??
        ''
    );
}

const ruleNames: Record<string, Key> = {
    tie: 'web_online_rule_tie',
    influence: 'web_online_rule_influence',
    'empty-final': 'web_online_rule_empty_final',
    'open-profit': 'web_online_rule_profit',
};

/** What a switch is about, and what one of its values means. */
export function ruleName(name: string): string {
    return say((ruleNames[name] ?? 'web_online_rules_single') as 'web_online_rule_tie');
}

export function ruleText(game: GameName, name: string, value: string): string {
    const text =
        gameInfo(game)
            .switches.find((one) => one.name === name)
            ?.values.find((one) => one.value === value)?.text ?? '';
    return text ? flowing(text) : `${name}: ${value}`;
}

function rulesOf(choice: Choice): Record<string, string> {
    const { editions, switches } = gameInfo(choice.game);
    const edition = editions.find(({ name }) => name === choice.edition);
    const rules: Record<string, string> = edition ? { edition: edition.name } : {};
    for (const { name, values } of switches) {
        const value = switchValue(choice, name);
        if (value !== (edition?.switches[name] ?? values[0]?.value)) rules[name] = value;
    }
    return rules;
}

function optionsOf(choice: Choice): TableOptions {
    const { grace, level, spectators, listed, memory, talk, undo } = choice;
    const clock =
        choice.clock === 'live'
            ? { kind: 'live' as const, bank: choice.bank, increment: choice.increment }
            : choice.clock === 'days'
              ? { kind: 'days' as const, days: choice.days }
              : { kind: 'none' as const };
    const bots = choice.bots ? { bots: true as const } : {};
    return { clock, grace, level, spectators, listed, memory, talk, undo, ...bots };
}

/**
 * Opens the table, sits down at it, and puts the computer players in the last seats. Returns its
 * id.
 */
export async function openTable(choice: Choice): Promise<string> {
    const link = theLink();
    const board = savedBoards().find(({ name }) => name === choice.board);
    const opened = await link.request('open', {
        game: choice.game,
        players: choice.players,
        rules: rulesOf(choice),
        options: optionsOf(choice),
        ...boardKeys(board),
    });
    const table = String(opened.table);
    const pledged = pledge(table, String(opened.commitment));
    await link.request('sit', { table, seat: 0, pledge: pledged });
    for (let seat = choice.players - choice.computers; seat < choice.players; seat++)
        await link.request('seat', { table, seat, player: choice.computerLevel });
    return table;
}
