/**
 * byzantz_choice.ts: what a person is about to do: which cards, gift or group are chosen, and whether a
 * sale is being put together. It begins anew when the moment changes (another hand, another
 * bundle); while others bid, a bid can be prepared.
 */
import { useRef, useState } from 'preact/hooks';
import type { ByzantzView } from '../engine/types';
import { cardsIn, type Byzantz } from './byzantz';
import { keyed } from './byzantz_cards';

/** What is being chosen. `idle`: nothing but looking on. */
type Mode = 'bid' | 'give' | 'take' | 'cut' | 'final' | 'sell' | 'idle';

export interface HandCard {
    key: string;
    card: string;
}
interface HandSet {
    points: number;
    cards: HandCard[];
}

/** The hand as it is shown: sets first, then the rest. */
export interface SortedHand {
    sets: HandSet[];
    rest: HandCard[];
    all: HandCard[];
}

export function sortHand(byzantz: Pick<Byzantz, 'sets' | 'rest'>): SortedHand {
    const all = keyed([
        ...byzantz.sets.flatMap((set) => cardsIn(set.cards)),
        ...cardsIn(byzantz.rest),
    ]);
    let at = 0;
    const sets = byzantz.sets.map((set) => {
        const cards = all.slice(at, at + cardsIn(set.cards).length);
        at += cards.length;
        return { points: set.points, cards };
    });
    return { sets, rest: all.slice(at), all };
}

/** The keys of some cards in a hand: of a set that lies under one bracket, if they are one. */
export function findKeys(hand: SortedHand, cards: readonly string[]): string[] {
    const wanted = [...cards].sort().join(' ');
    const whole = hand.sets.find(
        (set) =>
            set.cards
                .map(({ card }) => card)
                .sort()
                .join(' ') === wanted,
    );
    if (whole) return whole.cards.map(({ key }) => key);
    const left = [...cards];
    return hand.all
        .filter(({ card }) => {
            const at = left.indexOf(card);
            if (at >= 0) left.splice(at, 1);
            return at >= 0;
        })
        .map(({ key }) => key);
}

function mainMode(view: ByzantzView, own: boolean, decides: boolean): Mode {
    const me = view.seat;
    if (me === 'watcher' || !own) return 'idle';
    if (view.phase === 'auction') return view.in.includes(me) ? 'bid' : 'idle';
    if (!decides) return 'idle';
    return view.phase === 'give'
        ? 'give'
        : view.phase === 'market'
          ? 'take'
          : view.phase === 'limit'
            ? 'cut'
            : view.phase === 'final'
              ? 'final'
              : 'idle';
}

export interface Choice {
    mode: Mode;
    /** Keys of cards in hand. */
    chosen: readonly string[];
    /** The key of the bundle's card, or the group, that is chosen. */
    single: string | undefined;
    toggle(key: string): void;
    choose(keys: readonly string[]): void;
    pick(single: string): void;
    sell(keys?: readonly string[]): void;
    back(): void;
}

interface Kept {
    moment: string;
    selling: boolean;
    chosen: readonly string[];
    single: string | undefined;
}

export function useChoice(
    view: ByzantzView,
    byzantz: Byzantz,
    hand: SortedHand,
    own: boolean,
    decides: boolean,
    mayDo: boolean,
): Choice {
    const [, again] = useState(0);
    const main = mainMode(view, own, decides);
    const moment = [
        main,
        view.round,
        view.stack.length,
        view.phase === 'market' ? view.market.join() : '',
        hand.all.map(({ key }) => key).join(),
    ].join(' ');
    const propose = (selling: boolean): readonly string[] => {
        return selling || main === 'final' ? findKeys(hand, cardsIn(byzantz.sale)) : [];
    };
    const kept = useRef<Kept>({ moment: '', selling: false, chosen: [], single: undefined });
    if (kept.current.moment !== moment)
        kept.current = { moment, selling: false, chosen: propose(false), single: undefined };
    if (kept.current.selling && (!mayDo || !byzantz.sales.length))
        kept.current = { ...kept.current, selling: false, chosen: propose(false) };
    const change = (change: Partial<Kept>): void => {
        kept.current = { ...kept.current, ...change };
        again((n) => n + 1);
    };
    const { selling, chosen, single } = kept.current;
    return {
        mode: selling ? 'sell' : main,
        chosen,
        single,
        toggle: (key) =>
            change({
                chosen: chosen.includes(key)
                    ? chosen.filter((other) => other !== key)
                    : [...chosen, key],
            }),
        choose: (keys) => change({ chosen: keys }),
        pick: (picked) => change({ single: picked }),
        sell: (keys) => change({ selling: true, chosen: keys ?? propose(true) }),
        back: () =>
            change(
                selling
                    ? { selling: false, chosen: propose(false) }
                    : { chosen: [], single: undefined },
            ),
    };
}
