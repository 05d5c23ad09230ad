/**
 * example.ts: moments of the lessons' games, as the engine tells them, for pictures of the rules.
 */
import { ask } from '../engine/engine';
import { lookAt } from '../engine/look';
import { language } from '../engine/say';
import type {
    ByzantzView,
    Code,
    GameName,
    JustinianView,
    ReadRecord,
    Setup,
    View,
} from '../engine/types';
import { lessons, movesBefore } from './lessons';

export interface Example<V extends View> {
    setup: Setup;
    code: Code;
    view: V;
    ply: number;
}

const kept = new Map<string, Example<View>>();

/**
 * What seat 0 sees at the beginning of the step that says this; `more` moves of the step's own
 * happen first.
 */
function exampleAt(game: GameName, key: string, more = 0): Example<View> {
    const index = `${game} ${key} ${more}`;
    let found = kept.get(index);
    if (!found) {
        const lesson = lessons[game];
        const step = lesson.steps.findIndex((each) => each.say === key);
        const moves = movesBefore(lesson, step);
        const own = movesBefore(lesson, step + 1).slice(moves.length, moves.length + more);
        const names = ['Ada', ...lesson.header.names.slice(1)];
        const { setup, codes, acts } = ask<ReadRecord>({
            ask: 'record',
            lines: [{ ...lesson.header, names }, ...moves, ...own],
            language: language(),
        });
        const code = acts?.at(-1)?.codes[0] ?? codes?.[0];
        if (!setup || !code) throw new Error(`no example: ${index}`);
        const ply = acts?.length ?? 0;
        found = { setup, code, ply, view: lookAt(setup, code, ply) };
        kept.set(index, found);
    }
    return found;
}

export function justinianAt(key: string): Example<JustinianView> {
    return exampleAt('justinian', key) as Example<JustinianView>;
}

export function byzantzAt(key: string, more = 0): Example<ByzantzView> {
    return exampleAt('byzantz', key, more) as Example<ByzantzView>;
}
