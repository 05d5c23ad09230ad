/**
 * byzantz_board.tsx: the table of Byzantz: bundle and bidder cards, market, everybody's bids, one's hand
 * and what is done with it. What is legal and what it is worth says the engine; this only shows it
 * and lets people choose.
 */
import { useMemo, useState } from 'preact/hooks';
import { judge } from '../engine/look';
import { say } from '../engine/say';
import type { ByzantzView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { cardsIn, type Byzantz } from './byzantz';
import { Builder, usePlan, type Plan } from './builder';
import { Traces } from './byzantz_cards';
import {
    findKeys,
    sortHand,
    useChoice,
    type Choice,
    type HandCard,
    type SortedHand,
} from './byzantz_choice';
import { Count } from './count';
import { Flight } from './flight';
import { Hand } from './byzantz_hand';
import { OpenHands } from './byzantz_hands';
import { Bundle, Head } from './head';
import { useByzantzKeys } from './byzantz_keys';
import { Ledger, SalesSoFar } from './ledger';
import { Market } from './market';
import { Seats } from './byzantz_seats';

/** What somebody at the table sees and has chosen. */
interface Shown {
    table: BoardProps<ByzantzView>;
    byzantz: Byzantz;
    choice: Choice;
}

/** What was sold may be shown if everybody may know it, or could remember it. */
function showsSales(view: ByzantzView, memory: boolean): boolean {
    const isOpen = view.seats.every(({ profit }) => profit !== null);
    return view.phase === 'final' && (memory || isOpen);
}

/** Bundle and market; or, while the last sets are sold, what was sold so far. */
function Middle({ table, byzantz, choice }: Shown) {
    const { setup, view, memory, hint, play, explain, log, seats, clock } = table;
    // Choosing a card changes nothing in what lies on the table: that is drawn anew only if
    // something else has changed.
    const words = document.documentElement.lang;
    const asks = choice.mode === 'give' || choice.mode === 'take';
    const picks = asks ? choice : choice.mode;
    const shared = { view, setup, byzantz, choice, hint, play };
    const bundle = useMemo(
        () => (view.stack.length ? <Bundle {...shared} /> : null),
        [view, setup, byzantz, picks, hint, words, asks ? play : 0],
    );
    const market = useMemo(
        () => <Market {...shared} memory={memory} explain={explain} />,
        [view, setup, byzantz, picks, memory, hint, words, asks ? play : 0],
    );
    if (showsSales(view, memory))
        return <SalesSoFar setup={setup} view={view} log={log} seats={seats} clock={clock} />;
    return (
        <>
            {bundle}
            {market}
        </>
    );
}

function Players({ table, byzantz }: Pick<Shown, 'table' | 'byzantz'>) {
    const { view, setup, own, seats, clock, memory, all } = table;
    return useMemo(
        () => (
            <Seats
                view={view}
                setup={setup}
                own={own}
                byzantz={byzantz}
                seats={seats}
                clock={clock}
                memory={memory}
                all={all}
            />
        ),
        [view, setup, own, byzantz, seats, clock, memory, all, document.documentElement.lang],
    );
}

/** What picking cards of the hand does: it chooses, or says why not. */
function picking({ table, choice }: Shown, plan: Plan, canSell: boolean) {
    const { setup, code, decides, explain } = table;
    const press = (card: HandCard): void => {
        if (choice.mode === 'bid' && card.card === 'M') {
            const judgement = judge(setup, code, 'bid M');
            explain(decides ? judgement.lines : say('by_r_merchant'));
        } else if (choice.mode === 'give' || choice.mode === 'take')
            explain(
                choice.mode === 'give'
                    ? say('web_byzantz_choose_give')
                    : say('web_byzantz_choose_take'),
            );
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
            explain(lines.length ? lines : say('web_byzantz_wait'));
        }
    };
    return { press, sell };
}

interface DockProps extends Shown {
    hand: SortedHand;
    plan: Plan;
    canSell: boolean;
    pick: ReturnType<typeof picking>;
}

/** One's hand, and what can be done with it. */
function Dock({ table, byzantz, choice, hand, plan, canSell, pick }: DockProps) {
    const { view, setup, own, hint, play, explain, all } = table;
    const hinted = useMemo(
        () =>
            hint && /^(bid|sell|discard) /.test(hint) ? findKeys(hand, cardsIn(hint).slice(1)) : [],
        [hint, hand],
    );
    if (view.seat === 'watcher')
        return all ? <OpenHands all={all} setup={setup} names={view.names} /> : null;
    return (
        <div class="byzantz-dock" data-still={own ? undefined : ''}>
            <Hand
                view={view}
                setup={setup}
                own={own}
                byzantz={byzantz}
                hand={hand}
                choice={choice}
                hinted={hinted}
                canSell={canSell}
                press={pick.press}
                sell={pick.sell}
                explain={explain}
            />
            {own ? <Builder plan={plan} mode={choice.mode} hint={hint} play={play} /> : null}
        </div>
    );
}

/** Which arrangement of the table fits what happens. */
function stageOf(view: ByzantzView): string {
    if (view.stack.length) return 'auction';
    return view.phase === 'over' || view.phase === 'final' ? view.phase : 'market';
}

export function ByzantzBoard(props: BoardProps<ByzantzView>) {
    const { setup, view, code, act, own, decides, memory, all } = props;
    const [counting, setCounting] = useState(false);
    const byzantz = props.figures as Byzantz;
    const hand = useMemo(() => sortHand(byzantz), [byzantz]);
    const mayDo = decides || props.free;
    const canSell = mayDo && (view.legal ?? []).some((move) => move.startsWith('sell '));
    const choice = useChoice(view, byzantz, hand, own, decides, mayDo);
    const { hint, play, explain } = props;
    const plan = usePlan({
        ...{ setup, view, code, byzantz, hand, choice },
        ...{ decides, canSell, hint, play, explain },
    });
    const shown: Shown = { table: props, byzantz, choice };
    const pick = picking(shown, plan, canSell);
    useByzantzKeys({
        ...{ view, hand, choice, plan, own, memory, counting, setCounting },
        press: pick.press,
    });
    const over = view.phase === 'over';
    const mayCount = memory && !over;
    const watching = all ? 'all' : 'open';
    return (
        <Traces.Provider value={act !== undefined}>
            <Flight act={act} motion={props.motion}>
                <div
                    class="byzantz-table"
                    data-phase={view.phase}
                    data-stage={stageOf(view)}
                    data-mode={choice.mode}
                    data-players={view.players}
                    data-sales={showsSales(view, memory) || undefined}
                    data-watching={view.seat === 'watcher' ? watching : undefined}
                    style={{
                        '--prize': Math.max(4, view.stack[0] ?? 0),
                        '--players': view.players,
                    }}
                >
                    <Head
                        view={view}
                        counting={mayCount ? counting : undefined}
                        toggleCounting={() => setCounting(!counting)}
                    />
                    {over ? (
                        <Ledger
                            setup={setup}
                            view={view}
                            log={props.log}
                            seats={props.seats}
                            all={all}
                        />
                    ) : (
                        <>
                            <Middle {...shown} />
                            <Players table={props} byzantz={byzantz} />
                            <Dock
                                {...shown}
                                hand={hand}
                                plan={plan}
                                canSell={canSell}
                                pick={pick}
                            />
                        </>
                    )}
                    {counting && mayCount ? (
                        <Count view={view} byzantz={byzantz} close={() => setCounting(false)} />
                    ) : null}
                </div>
            </Flight>
        </Traces.Provider>
    );
}
