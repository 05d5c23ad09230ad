/**
 * keys.ts: the keys of Justinian's table. Digits and letters pick, arrows go along the row, Enter
 * does it, Escape steps back.
 */
import type { RefObject } from 'preact';
import { say } from '../engine/say';
import type { JustinianView, Token } from '../engine/types';
import { useKeys, type KeyBinding } from '../ui/keys';
import { tokenKinds, type Place } from './questions';
import type { Scene } from './scene';

interface CourtKeys {
    view: JustinianView;
    decides: boolean;
    me: number | undefined;
    token: Token | undefined;
    place: Place | undefined;
    option: string | undefined;
    peek: number | undefined;
    scene: Scene | undefined;
    root: RefObject<HTMLElement>;
    /** What Enter does. */
    primary: string | undefined;
    play(move: string): void;
    pickToken(token: Token): void;
    setCursor(index: number): void;
    /** Takes away what lies over the phase space. */
    uncover(): void;
    peekAt(counselor: number): void;
    /** Steps back; false if there was nothing. */
    back(): boolean;
}

export function useCourtKeys(keys: CourtKeys): void {
    const { view, decides, root, play } = keys;
    const placing = view.stage === 'place' && keys.me !== undefined;
    const asks = (stage: string): boolean => decides && view.stage === stage;
    const find = (selector: string): HTMLElement | null =>
        root.current?.querySelector<HTMLElement>(selector) ?? null;
    const focus = (selector: string): boolean => {
        const element = find(selector);
        element?.focus();
        return element !== null;
    };
    const focused = (): number =>
        view.row.findIndex(
            (counselor) => find(`[data-place="c${counselor}"]`) === document.activeElement,
        );
    const along = (step: number): boolean => {
        if (asks('direction')) return focus(`[data-move="${step < 0 ? 'left' : 'right'}"]`);
        if (view.stage === 'color' || view.stage === 'exchange') return false;
        const at = focused();
        const tile = find('.court-tile[tabindex="0"]');
        const next =
            at < 0
                ? Math.max(
                      0,
                      view.row.findIndex((counselor) => `c${counselor}` === tile?.dataset.place),
                  )
                : Math.min(11, Math.max(0, at + step));
        keys.setCursor(next);
        return focus(`[data-place="c${view.row[next]}"]`);
    };
    const take = (kind: Token | undefined): boolean => {
        if (!kind || !placing) return false;
        const plays = decides && keys.place !== undefined;
        keys.pickToken(kind);
        if (!plays && keys.token !== kind && focused() < 0) focus('.court-tile[tabindex="0"]');
        return true;
    };
    const nth = (n: number): boolean => {
        const all = [
            ...(root.current?.querySelectorAll<HTMLElement>(
                view.stage === 'color' ? 'button.court-group-head' : '.court-card',
            ) ?? []),
        ];
        all[n]?.focus();
        return all[n] !== undefined;
    };
    const step = (by: number): boolean => {
        const all = [
            ...(root.current?.querySelectorAll<HTMLElement>(
                view.stage === 'color' ? 'button.court-group-head' : '.court-card',
            ) ?? []),
        ];
        const at = all.indexOf(document.activeElement as HTMLElement);
        return nth(at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by)));
    };
    const choosing = asks('color') || asks('exchange');
    const bindings: KeyBinding[] = [
        ...[0, 1, 2].map(
            (i): KeyBinding => ({
                key: String(i + 1),
                ...(i
                    ? {}
                    : {
                          says: say(choosing ? 'court_key_choose' : 'court_key_plus'),
                          label: choosing ? '1 … 6' : '1 2 3',
                      }),
                run: () => (choosing ? nth(i) : take(tokenKinds[i])),
            }),
        ),
        ...[0, 1, 2].map(
            (i): KeyBinding => ({
                key: [`Shift+${i + 1}`, String(i + 4)],
                ...(i || choosing
                    ? {}
                    : { says: say('court_key_minus'), label: '4 5 6 / ⇧ 1 2 3' }),
                run: () => (choosing ? nth(i + 3) : take(tokenKinds[i + 3])),
            }),
        ),
        {
            key: 'ArrowLeft',
            says: say('court_key_row'),
            label: '← →',
            run: () => (choosing ? step(-1) : along(-1)),
        },
        { key: 'ArrowRight', run: () => (choosing ? step(1) : along(1)) },
        {
            key: 'p',
            says: say('court_key_space'),
            run: () => {
                if (view.stage === 'direction' || view.stage === 'over') return false;
                keys.uncover();
                if (!focus('[data-place="phase"]'))
                    requestAnimationFrame(() => setTimeout(() => focus('[data-place="phase"]')));
                return true;
            },
        },
        {
            key: 'v',
            says: say('court_key_values'),
            run: () => {
                const at = focused();
                const counselor = view.row[at];
                if (counselor === undefined) return false;
                keys.peekAt(counselor);
                return true;
            },
        },
        {
            key: 'x',
            says: say('court_key_pass'),
            run: () => (asks('place') ? play('pass') : false),
        },
        {
            key: 'l',
            says: say('court_key_ends'),
            label: 'L R',
            run: () => (asks('direction') ? focus('[data-move="left"]') : false),
        },
        { key: 'r', run: () => (asks('direction') ? focus('[data-move="right"]') : false) },
        {
            key: 't',
            says: say('court_key_trigger'),
            run: () => (asks('trigger') ? play('trigger') : false),
        },
        {
            key: 'd',
            says: say('court_key_decline'),
            run: () => (asks('trigger') ? play('decline') : false),
        },
        {
            key: 'k',
            says: say('court_key_keep'),
            run: () => (asks('exchange') ? play('keep') : false),
        },
        {
            key: 'Enter',
            says: say('court_key_do'),
            run: () => (keys.primary ? play(keys.primary) : false),
        },
        { key: 'Escape', says: say('court_key_back'), run: () => keys.back() },
    ];
    useKeys(say('court_name'), bindings);
}
