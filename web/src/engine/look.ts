/** look.ts: short ways to ask about a view. */
import { ask } from './engine';
import { language } from './say';
import type { Code, GameInfo, Judgement, Line, ReadRecord, Setup, View } from './types';

export function lookAt(setup: Setup, code: Code, ply: number): View {
    return ask<{ view: View }>({ ask: 'view', setup, code, ply }).view;
}

type Told = 'start' | 'table' | 'hand' | 'holding' | 'waiting' | 'question' | 'help' | 'result';

/** `self`: the seat of who listens, which is said in the second person. */
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

/**
 * The view after a legal move of the viewer. What chance or other seats decide is made up: show
 * only what follows openly.
 */
export function tryMove(
    setup: Setup,
    code: Code,
    move: string,
    ply: number,
): { code: Code; view: View } {
    return ask<{ code: Code; view: View }>({ ask: 'try', setup, code, move, ply });
}

/** Justinian: values[counselor - 1][place - 1][phase - 1]. */
const courts = new WeakMap<Setup, number[][][]>();
export function courtValues(setup: Setup): number[][][] {
    let values = courts.get(setup);
    if (!values) {
        values = ask<{ values: number[][][] }>({ ask: 'court', setup }).values;
        courts.set(setup, values);
    }
    return values;
}

export function readRecord(lines: unknown[]): ReadRecord {
    return ask<ReadRecord>({ ask: 'record', lines, language: language() });
}

export function games(): GameInfo[] {
    return ask<{ games: GameInfo[] }>({ ask: 'games', language: language() }).games;
}

export function rulesOf(game: string): string[] {
    return ask<{ sections: string[] }>({ ask: 'rules', game, language: language() }).sections;
}
