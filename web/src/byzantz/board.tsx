/**
 * board.tsx: the table of Byzantz: bundle and bidder cards, market, everybody's bids, one's hand
 * and what is done with it. What is legal and what it is worth says the engine; this only shows it
 * and lets people choose.
 */
import { useMemo, useState } from 'preact/hooks';
import { judge } from '../engine/look';
import { say } from '../engine/say';
import type { ByzantzView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { useKeys, type KeyBinding } from '../ui/keys';
import { bazaarOf, cardsIn, groupNames, groupOf } from './bazaar';
import { Builder, usePlan } from './builder';
import { keyed, Traces } from './cards';
import {
    findKeys,
    sortHand,
    useChoice,
    type Choice,
    type HandCard,
    type SortedHand,
} from './choice';
import { Count } from './count';
import { Flight } from './flight';
import { Hand } from './hand';
import { OpenHands } from './hands';
import { Bundle, Head } from './head';
import { Ledger, SalesSoFar } from './ledger';
import { Market } from './market';
import { Seats } from './seats';

/** The keys that choose by a good's letter: the next card of the hand, the gift, the group. */
function pressLetter(
    letter: string,
    view: ByzantzView,
    hand: SortedHand,
    choice: Choice,
    press: (card: HandCard) => void,
): boolean {
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

export function ByzantzBoard({
    setup,
    view,
    code,
    act,
    own,
    decides,
    free,
    play,
    explain,
    seats,
    clock,
    memory,
    hint,
    all,
    log,
    motion,
}: BoardProps<ByzantzView>) {
    const [counting, setCounting] = useState(false);
    const bazaar = useMemo(() => bazaarOf(setup, code), [setup, code]);
    const hand = useMemo(() => sortHand(bazaar), [bazaar]);
    const mayDo = decides || free;
    const canSell = mayDo && (view.legal ?? []).some((move) => move.startsWith('sell '));
    const choice = useChoice(view, bazaar, hand, own, decides, mayDo);
    const plan = usePlan({
        setup,
        view,
        code,
        bazaar,
        hand,
        choice,
        decides,
        canSell,
        hint,
        play,
        explain,
    });
    const hinted = useMemo(
        () =>
            hint && /^(bid|sell|discard) /.test(hint) ? findKeys(hand, cardsIn(hint).slice(1)) : [],
        [hint, hand],
    );
    const over = view.phase === 'over';
    const seated = view.seat !== 'watcher';
    // What was sold may be shown if everybody may know it, or could remember it.
    const selling =
        view.phase === 'final' && (memory || view.seats.every(({ profit }) => profit !== null));
    const toggleCounting = (): void => setCounting((open) => !open);

    const press = (card: HandCard): void => {
        if (choice.mode === 'bid' && card.card === 'M') {
            const judgement = judge(setup, code, 'bid M');
            explain(decides ? judgement.lines : say('by_r_merchant'));
        } else if (choice.mode === 'give' || choice.mode === 'take')
            explain(choice.mode === 'give' ? say('bazaar_choose_give') : say('bazaar_choose_take'));
        else if (choice.mode === 'idle') {
            if (canSell) choice.sell([card.key]);
            else
                explain(
                    typeof plan.words !== 'string' ? [plan.words] : plan.words || say('by_no_set'),
                );
        } else choice.toggle(card.key);
    };
    const sell = (set: readonly HandCard[]): void => {
        if (canSell) choice.sell(set.map(({ key }) => key));
        else {
            const { lines } = judge(setup, code, `sell ${set.map(({ card }) => card).join(' ')}`);
            explain(lines.length ? lines : say('bazaar_wait'));
        }
    };
    const deed = (key: string): boolean => {
        const found = plan.deeds.find((one) => one.key === key);
        found?.run();
        return found !== undefined;
    };
    const keys: KeyBinding[] = [
        {
            key: [...'cswtgom'],
            label: 'C S W T G O M',
            says: say('bazaar_key_good'),
            run: (event) => pressLetter(event.key.toUpperCase(), view, hand, choice, press),
        },
        {
            key: [...'123456789'],
            label: '1 … 9',
            says: say('bazaar_key_place'),
            run: (event) => {
                const at = Number(event.key) - 1;
                const card = hand.all[at];
                if (choice.mode === 'take') choice.pick(groupNames[at] ?? '');
                else if (choice.mode === 'give') choice.pick(keyed(view.bundle)[at]?.key ?? '');
                else if (card) press(card);
                else return false;
                return true;
            },
        },
        { key: 'Enter', says: say('bazaar_key_do'), run: () => deed('Enter') },
        { key: 'b', says: say('bazaar_key_least'), run: () => deed('b') },
        { key: 'p', says: say('bazaar_key_pass'), run: () => deed('p') },
        { key: 'x', says: say('bazaar_key_sell'), run: () => deed('x') },
        { key: 'd', says: say('bazaar_key_end'), run: () => deed('d') },
        ...(memory ? [{ key: 'u', says: say('bazaar_key_count'), run: toggleCounting }] : []),
        {
            key: 'Escape',
            says: say('bazaar_key_clear'),
            run: () => {
                if (counting) setCounting(false);
                else if (
                    choice.mode === 'sell' ||
                    choice.chosen.length ||
                    choice.single !== undefined
                )
                    choice.back();
                else return false;
                return true;
            },
        },
    ];
    useKeys(
        say('bazaar_name'),
        own ? keys : keys.filter(({ key }) => key === 'u' || key === 'Escape'),
        { off: over },
    );

    // Choosing a card changes nothing in what lies on the table: that is drawn anew only if
    // something else has changed.
    const words = document.documentElement.lang;
    const asks = choice.mode === 'give' || choice.mode === 'take';
    const picks = asks ? choice : choice.mode;
    const middle = useMemo(
        () =>
            view.stack.length ? (
                <Bundle
                    view={view}
                    setup={setup}
                    bazaar={bazaar}
                    choice={choice}
                    hint={hint}
                    play={play}
                />
            ) : null,
        [view, setup, bazaar, picks, hint, words, asks ? play : 0],
    );
    const market = useMemo(
        () => (
            <Market
                view={view}
                setup={setup}
                bazaar={bazaar}
                choice={choice}
                memory={memory}
                hint={hint}
                play={play}
                explain={explain}
            />
        ),
        [view, setup, bazaar, picks, memory, hint, words, asks ? play : 0],
    );
    const players = useMemo(
        () => (
            <Seats
                view={view}
                setup={setup}
                own={own}
                bazaar={bazaar}
                seats={seats}
                clock={clock}
                memory={memory}
                all={all}
            />
        ),
        [view, setup, own, bazaar, seats, clock, memory, all, words],
    );

    return (
        <Traces.Provider value={act !== undefined}>
            <Flight act={act} motion={motion}>
                <div
                    class="bazaar-table"
                    data-phase={view.phase}
                    data-stage={
                        view.stack.length
                            ? 'auction'
                            : over || view.phase === 'final'
                              ? view.phase
                              : 'market'
                    }
                    data-mode={choice.mode}
                    data-watching={seated ? undefined : all ? 'all' : 'open'}
                    style={{
                        '--prize': Math.max(4, view.stack[0] ?? 0),
                        '--players': view.players,
                    }}
                >
                    <Head
                        view={view}
                        counting={memory && !over ? counting : undefined}
                        toggleCounting={toggleCounting}
                    />
                    {over ? (
                        <Ledger setup={setup} view={view} log={log} seats={seats} all={all} />
                    ) : (
                        <>
                            {selling ? (
                                <SalesSoFar
                                    setup={setup}
                                    view={view}
                                    log={log}
                                    seats={seats}
                                    clock={clock}
                                />
                            ) : (
                                <>
                                    {middle}
                                    {market}
                                </>
                            )}
                            {players}
                            {seated ? (
                                <div class="bazaar-dock" data-still={own ? undefined : ''}>
                                    <Hand
                                        view={view}
                                        setup={setup}
                                        own={own}
                                        bazaar={bazaar}
                                        hand={hand}
                                        choice={choice}
                                        hinted={hinted}
                                        canSell={canSell}
                                        press={press}
                                        sell={sell}
                                        explain={explain}
                                    />
                                    {own ? (
                                        <Builder
                                            plan={plan}
                                            mode={choice.mode}
                                            hint={hint}
                                            play={play}
                                        />
                                    ) : null}
                                </div>
                            ) : all ? (
                                <OpenHands all={all} setup={setup} names={view.names} />
                            ) : null}
                        </>
                    )}
                    {counting && memory && !over ? (
                        <Count view={view} bazaar={bazaar} close={() => setCounting(false)} />
                    ) : null}
                </div>
            </Flight>
        </Traces.Provider>
    );
}
