/**
 * justinian_keys.ts: the keys of Justinian's table. Digits and letters pick, arrows go along the row, Enter
 * does it, Escape steps back.
 */
import type { RefObject } from 'preact';
import { say } from '../engine/say';
import type { JustinianView, Token } from '../engine/types';
import { useKeys, type KeyBinding } from '../ui/keys';
import { primaryMove } from './actions';
import type { Choice } from './justinian_choice';
import { tokenKinds } from './questions';

type Pieces = ReturnType<typeof piecesIn>;

/** The pieces of the table, as the focus goes from one to the next. */
function piecesIn(root: RefObject<HTMLElement>, view: JustinianView) {
    const find = (selector: string): HTMLElement | null =>
        root.current?.querySelector<HTMLElement>(selector) ?? null;
    const focus = (selector: string): boolean => {
        const element = find(selector);
        element?.focus();
        return element !== null;
    };
    /** The place in the row that has the focus, or -1. */
    const focused = (): number =>
        view.row.findIndex(
            (counselor) => find(`[data-place="c${counselor}"]`) === document.activeElement,
        );
    /** The place that an arrow leads to. */
    const beside = (step: number): number => {
        const at = focused();
        if (at >= 0) return Math.min(11, Math.max(0, at + step));
        const tile = find('.justinian-tile[tabindex="0"]')?.dataset.place;
        return Math.max(
            0,
            view.row.findIndex((counselor) => `c${counselor}` === tile),
        );
    };
    /** What a color or a card is chosen by. */
    const options = (): HTMLElement[] => [
        ...(root.current?.querySelectorAll<HTMLElement>(
            view.stage === 'color' ? 'button.justinian-group-head' : '.justinian-card',
        ) ?? []),
    ];
    const option = (n: number): boolean => {
        const element = options()[n];
        element?.focus();
        return element !== undefined;
    };
    const optionBeside = (by: number): boolean => {
        const all = options();
        const at = all.indexOf(document.activeElement as HTMLElement);
        return option(at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by)));
    };
    return { focus, focused, beside, option, optionBeside };
}

/** Digits take a token or choose among options, arrows go along. */
function pickingKeys(
    view: JustinianView,
    decides: boolean,
    choice: Choice,
    pieces: Pieces,
): KeyBinding[] {
    const choosing = decides && (view.stage === 'color' || view.stage === 'exchange');
    const take = (kind: Token | undefined): boolean => {
        if (!kind || !choice.placing) return false;
        const plays = decides && choice.place !== undefined;
        choice.pickToken(kind);
        if (!plays && choice.token !== kind && pieces.focused() < 0)
            pieces.focus('.justinian-tile[tabindex="0"]');
        return true;
    };
    const along = (step: number): boolean => {
        if (choosing) return pieces.optionBeside(step);
        if (decides && view.stage === 'direction')
            return pieces.focus(`[data-move="${step < 0 ? 'left' : 'right'}"]`);
        if (view.stage === 'color' || view.stage === 'exchange') return false;
        const next = pieces.beside(step);
        choice.setCursor(next);
        return pieces.focus(`[data-place="c${view.row[next]}"]`);
    };
    const digit = (i: number, key: string | string[], help: Partial<KeyBinding>): KeyBinding => ({
        key,
        ...help,
        run: () => (choosing ? pieces.option(i) : take(tokenKinds[i])),
    });
    const plus = choosing
        ? { says: say('web_justinian_key_choose'), label: '1 … 6' }
        : { says: say('web_justinian_key_plus'), label: '1 2 3' };
    const minus = choosing
        ? {}
        : { says: say('web_justinian_key_minus'), label: '4 5 6 / ⇧ 1 2 3' };
    return [
        ...[0, 1, 2].map((i) => digit(i, String(i + 1), i ? {} : plus)),
        ...[0, 1, 2].map((i) => digit(i + 3, [`Shift+${i + 1}`, String(i + 4)], i ? {} : minus)),
        {
            key: 'ArrowLeft',
            says: say('web_justinian_key_row'),
            label: '← →',
            run: () => along(-1),
        },
        { key: 'ArrowRight', run: () => along(1) },
    ];
}

/** Letters show what is hidden: the phase space, a counselor's numbers. */
function lookingKeys(view: JustinianView, choice: Choice, pieces: Pieces): KeyBinding[] {
    const phaseSpace = (): boolean => {
        if (view.stage === 'direction' || view.stage === 'over') return false;
        choice.uncover();
        if (!pieces.focus('[data-place="phase"]'))
            requestAnimationFrame(() => setTimeout(() => pieces.focus('[data-place="phase"]')));
        return true;
    };
    const numbers = (): boolean => {
        const counselor = view.row[pieces.focused()];
        if (counselor === undefined) return false;
        choice.peekAt(counselor);
        return true;
    };
    return [
        { key: 'p', says: say('web_justinian_key_space'), run: phaseSpace },
        { key: 'v', says: say('web_justinian_key_values'), run: numbers },
    ];
}

/** Letters answer what is asked, Enter does what was chosen. */
function answeringKeys(
    view: JustinianView,
    decides: boolean,
    play: (move: string) => void,
    choice: Choice,
    pieces: Pieces,
): KeyBinding[] {
    const { option, token, place } = choice;
    const primary = primaryMove({ view, decides, option, token, place });
    const answer = (stage: string, move: string) => () =>
        decides && view.stage === stage ? play(move) : false;
    const end = (side: string) => () =>
        decides && view.stage === 'direction' ? pieces.focus(`[data-move="${side}"]`) : false;
    return [
        { key: 'x', says: say('web_justinian_key_pass'), run: answer('place', 'pass') },
        { key: 'l', says: say('web_justinian_key_ends'), label: 'L R', run: end('left') },
        { key: 'r', run: end('right') },
        { key: 't', says: say('web_justinian_key_trigger'), run: answer('trigger', 'trigger') },
        { key: 'd', says: say('web_justinian_key_decline'), run: answer('trigger', 'decline') },
        { key: 'k', says: say('web_justinian_key_keep'), run: answer('exchange', 'keep') },
        {
            key: 'Enter',
            says: say('web_justinian_key_do'),
            run: () => (primary ? play(primary) : false),
        },
        { key: 'Escape', says: say('web_justinian_key_back'), run: choice.back },
    ];
}

export function useCourtKeys(
    view: JustinianView,
    decides: boolean,
    play: (move: string) => void,
    choice: Choice,
    root: RefObject<HTMLElement>,
): void {
    const pieces = piecesIn(root, view);
    useKeys(say('web_justinian_name'), [
        ...pickingKeys(view, decides, choice, pieces),
        ...lookingKeys(view, choice, pieces),
        ...answeringKeys(view, decides, play, choice, pieces),
    ]);
}
