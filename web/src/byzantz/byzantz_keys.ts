/**
 * byzantz_keys.ts: the keys of Byzantz' table. Letters and digits pick cards, gifts and groups, Enter does
 * it, Escape clears what is chosen.
 */
import { say } from '../engine/say';
import type { ByzantzView } from '../engine/types';
import { useKeys, type KeyBinding } from '../ui/keys';
import { groupNames, groupOf } from './byzantz';
import type { Plan } from './builder';
import { keyed } from './byzantz_cards';
import type { Choice, HandCard, SortedHand } from './byzantz_choice';

interface ByzantzKeys {
    view: ByzantzView;
    hand: SortedHand;
    choice: Choice;
    plan: Plan;
    own: boolean;
    /** Whether cards that were seen may be counted. */
    memory: boolean;
    counting: boolean;
    setCounting(on: boolean): void;
    press(card: HandCard): void;
}

/** The keys that choose by a good's letter: the next card of the hand, the gift, the group. */
function pressLetter(letter: string, { view, hand, choice, press }: ByzantzKeys): boolean {
    if (choice.mode === 'take') choice.pick(groupNames[groupOf(letter)] ?? '');
    else if (choice.mode === 'give') {
        const cards = keyed(view.bundle).filter(({ card }) => card[0] === letter);
        const next =
            cards[
                (cards.findIndex(({ key }) => key === choice.single) + 1) %
                    Math.max(1, cards.length)
            ];
        if (!next) return false;
        choice.pick(next.key);
    } else {
        const cards = hand.all.filter(({ card }) => card[0] === letter).reverse();
        const next = cards.find(({ key }) => !choice.chosen.includes(key));
        if (next) press(next);
        else if (cards.length)
            choice.choose(choice.chosen.filter((key) => !cards.some((card) => card.key === key)));
        else return false;
    }
    return true;
}

/** The keys that choose by place, from 0. */
function pressPlace(at: number, { view, hand, choice, press }: ByzantzKeys): boolean {
    const card = hand.all[at];
    if (choice.mode === 'take') choice.pick(groupNames[at] ?? '');
    else if (choice.mode === 'give') choice.pick(keyed(view.bundle)[at]?.key ?? '');
    else if (card) press(card);
    else return false;
    return true;
}

function clear({ choice, counting, setCounting }: ByzantzKeys): boolean {
    if (counting) setCounting(false);
    else if (choice.mode === 'sell' || choice.chosen.length || choice.single !== undefined)
        choice.back();
    else return false;
    return true;
}

export function useByzantzKeys(table: ByzantzKeys): void {
    const { plan, memory, counting, setCounting } = table;
    const deed = (key: string) => (): boolean => {
        const found = plan.deeds.find((one) => one.key === key);
        found?.run();
        return found !== undefined;
    };
    const playing: KeyBinding[] = [
        {
            key: [...'cswtgom'],
            label: 'C S W T G O M',
            says: say('web_byzantz_key_good'),
            run: (event) => pressLetter(event.key.toUpperCase(), table),
        },
        {
            key: [...'123456789'],
            label: '1 … 9',
            says: say('web_byzantz_key_place'),
            run: (event) => pressPlace(Number(event.key) - 1, table),
        },
        { key: 'Enter', says: say('web_byzantz_key_do'), run: deed('Enter') },
        { key: 'b', says: say('web_byzantz_key_least'), run: deed('b') },
        { key: 'p', says: say('web_byzantz_key_pass'), run: deed('p') },
        { key: 'x', says: say('web_byzantz_key_sell'), run: deed('x') },
        { key: 'd', says: say('web_byzantz_key_end'), run: deed('d') },
    ];
    const looking: KeyBinding[] = [
        { key: 'Escape', says: say('web_byzantz_key_clear'), run: () => clear(table) },
    ];
    if (memory)
        looking.unshift({
            key: 'u',
            says: say('web_byzantz_key_count'),
            run: () => setCounting(!counting),
        });
    useKeys(say('web_byzantz_name'), [...(table.own ? playing : []), ...looking], {
        off: table.view.phase === 'over',
    });
}
