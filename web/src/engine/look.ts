/** look.ts: short ways to ask about a view. */
import { ask } from './engine';
import { language } from './say';
import type { Code, GameInfo, Judgement, Line, ReadRecord, Setup, Shown, View } from './types';

export function lookAt(setup: Setup, code: Code, ply: number): View {
    return ask<{ view: View }>({ ask: 'view', setup, code, ply }).view;
}

/**
 * All that a screen shows of a moment, with the move that led there; `self`: the seat of who
 * listens, which is said in the second person.
 */
export function show(
    setup: Setup,
    code: Code,
    ply: number,
    self?: number,
    act?: { before: Code; seat: number; move: string },
): Shown {
    return ask<Shown>({
        ask: 'show',
        setup,
        code,
        ply,
        language: language(),
        ...act,
        ...(self === undefined ? {} : { self }),
    });
}

type Told = 'start' | 'help' | 'result';

/** What the engine tells of a moment besides. */
export function tell(setup: Setup, code: Code, what: Told, self?: number): Line[] {
    return ask<{ lines: Line[] }>({
        ask: 'tell',
        what,
        setup,
        code,
        language: language(),
        ...(self === undefined ? {} : { self }),
    }).lines;
}

/** What a move was and what came of it, as the eyes of these codes saw it. */
export function told(
    setup: Setup,
    before: Code,
    after: Code,
    seat: number,
    move: string,
    self?: number,
): Line[] {
    return ask<{ lines: Line[] }>({
        ask: 'told',
        setup,
        before,
        after,
        seat,
        move,
        language: language(),
        ...(self === undefined ? {} : { self }),
    }).lines;
}

/** Whether a move is legal now, and if not, why; if so, `lines` may hold a doubt: ask once more. */
export function judge(setup: Setup, code: Code, move: string): Judgement {
    return ask<Judgement>({ ask: 'judge', setup, code, move, language: language() });
}

/** A legal move of the viewer in words: "Place +2 on Narses". */
export function deed(setup: Setup, code: Code, move: string): Line | undefined {
    return ask<{ lines: Line[] }>({ ask: 'deed', setup, code, move, language: language() })
        .lines[0];
}

/** What speaks for a move and not for its rival, as hints say it; undefined if nothing does. */
export function reasonFor(setup: Setup, code: Code, move: string, rival: string): Line | undefined {
    return ask<{ reason?: Line }>({
        ask: 'reason',
        setup,
        code,
        move,
        rival,
        language: language(),
    }).reason;
}

export function readRecord(lines: unknown[]): ReadRecord {
    return ask<ReadRecord>({ ask: 'record', lines, language: language() });
}

/** The hash by which a contribution to a table's deal is pledged (docs/fairness.md). */
export function pledgeOf(table: string, chance: string): string {
    return ask<{ pledge: string }>({ ask: 'pledge', table, chance }).pledge;
}

export function games(): GameInfo[] {
    return ask<{ games: GameInfo[] }>({ ask: 'games', language: language() }).games;
}

/** The rules as a table with this setup plays them, in lines, each section with its heading first. */
export function rulesOf(setup: Setup): { name: string; text: string }[] {
    return ask<{ sections: { name: string; text: string }[] }>({
        ask: 'rules',
        setup,
        language: language(),
    }).sections;
}

/** Where the rules are that a table plays by; `at`: the section to begin with. */
export function rulesLink(setup: Setup, at?: string): string {
    const query = new URLSearchParams({ ...(at ? { at } : {}), ...setup.rules }).toString();
    return `#/rules/${setup.game}${query && `?${query}`}`;
}
