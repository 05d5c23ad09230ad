/**
 * example.ts: moments of the games that the rules' examples tell (examples.json), as the engine
 * tells them, for pictures. tests/wasm/examples.mjs plays them and works out the numbers of the
 * texts.
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
import data from './examples.json';

export interface Example<V extends View> {
    setup: Setup;
    code: Code;
    view: V;
    ply: number;
}

const kept = new Map<string, Example<View>>();

/** What seat 0, Ada, sees at a moment of the game. */
function exampleAt(game: GameName, moment: string): Example<View> {
    const index = `${game} ${moment}`;
    let found = kept.get(index);
    if (!found) {
        const { header, moves, moments } = data[game];
        const ply = (moments as Record<string, number>)[moment];
        const { setup, codes, acts } = ask<ReadRecord>({
            ask: 'record',
            lines: [header, ...moves.slice(0, ply).map(([seat, move]) => ({ seat, move }))],
            language: language(),
        });
        const code = acts?.at(-1)?.codes[0] ?? codes?.[0];
        if (!setup || !code || ply === undefined) throw new Error(`no example: ${index}`);
        found = { setup, code, ply, view: lookAt(setup, code, ply) };
        kept.set(index, found);
    }
    return found;
}

export function justinianAt(moment: keyof typeof data.justinian.moments): Example<JustinianView> {
    return exampleAt('justinian', moment) as Example<JustinianView>;
}

export function byzantzAt(moment: keyof typeof data.byzantz.moments): Example<ByzantzView> {
    return exampleAt('byzantz', moment) as Example<ByzantzView>;
}
