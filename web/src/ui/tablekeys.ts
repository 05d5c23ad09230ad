/** tablekeys.ts: the keys that every table has, whatever is played at it. */
import { say } from '../engine/say';
import type { Game } from '../play/sight';
import type { Stage } from '../play/stage';
import { keyLayers, useKeys } from './keys';
import type { Moves } from './moves';
import type { HintState, Panel } from './side';

/** `only`: the only answer, where it is offered. */
export function useTableKeys(
    game: Game,
    stage: Stage,
    moves: Moves,
    panel: Panel,
    hint: HintState,
    only: string | undefined,
): void {
    const { said, doubt, setSaid, setDoubt } = moves;
    const askHint = (): boolean => {
        if (!hint.can) return false;
        panel.open('hint');
        hint.ask();
        return true;
    };
    const close = (): boolean => {
        if (!doubt && !said && !panel.sheet) return false;
        setDoubt(undefined);
        setSaid(undefined);
        panel.setSheet(false);
        return true;
    };
    useKeys(
        say('web_keys_table'),
        [
            {
                key: ' ',
                says: say('web_key_skip'),
                run: () => (stage.caughtUp && !stage.closing ? false : stage.skip(stage.again)),
            },
            {
                key: 'f',
                says: say('web_key_hurry'),
                run: () => (stage.waits ? stage.hurry() : false),
            },
            { key: 'h', says: say('web_key_hint'), run: askHint },
            { key: 'i', says: say('web_key_log'), run: () => panel.open('log') },
            {
                key: 'Ctrl+z',
                says: say('web_key_undo'),
                run: () => (game.undo ? void moves.undo() : false),
            },
            { key: 'Escape', run: close },
        ],
        { layer: keyLayers.table },
    );
    useKeys(
        say('web_keys_table'),
        [
            {
                key: 'Enter',
                run: () => (doubt ? setDoubt(undefined) : only ? void moves.send(only) : false),
            },
            { key: 'Escape', run: () => (doubt ? setDoubt(undefined) : false) },
        ],
        { layer: keyLayers.panel },
    );
}
