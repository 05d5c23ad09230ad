/**
 * builder.tsx: what is about to be done, in one line of words and one row of buttons that keep
 * their places: the bid that is being built, the sale, the gift, the group, the discard. The first
 * button is the one that Enter presses.
 */
import { useMemo } from 'preact/hooks';
import { GoodsCard, Icon } from '../art';
import { say, sayLine } from '../engine/say';
import type { ByzantzView, Code, Line, Setup } from '../engine/types';
import { Sentence } from '../ui/sentence';
import { cardsIn, groupNames, weigh, type Byzantz, type Weight } from './byzantz';
import { findKeys, type Choice, type SortedHand } from './byzantz_choice';

interface Props {
    setup: Setup;
    view: ByzantzView;
    code: Code;
    byzantz: Byzantz;
    hand: SortedHand;
    choice: Choice;
    decides: boolean;
    canSell: boolean;
    hint: string | undefined;
    play(move: string): void;
    explain(words: string | readonly Line[]): void;
}

interface Deed {
    /** What it says, what it plays; without a move it only changes the choice. */
    text: string;
    move?: string;
    run(): void;
    ready: boolean;
    icon?: 'gavel' | 'coins' | 'flag' | 'check' | 'back' | 'trash' | 'next' | 'down' | 'close';
    key?: string;
}

/**
 * One of two ways, with its cards and its effect: it is done by pressing it, and by nothing else.
 */
interface Offer {
    cards: string[];
    text: string;
    move: string;
    more: readonly string[];
}

export interface Plan {
    deeds: Deed[];
    words: string | Line;
    tone?: 'good' | 'bad' | undefined;
    more?: readonly (string | undefined)[];
    offers?: readonly Offer[];
}

function planBid(props: Props, weight: Weight | undefined): Plan {
    const { view, byzantz, hand, choice, decides, play, explain } = props;
    const own = view.seats[view.seat as number];
    const chosen = weight !== undefined && weight.cards !== '';
    const enough = chosen && weight.total > view.high;
    const move = chosen ? `bid ${weight.cards}` : 'bid';
    const least = byzantz.least;
    const cannot = byzantz.reach <= view.high;
    const deeds: Deed[] = [
        {
            text: chosen
                ? say('web_byzantz_bid_total', { total: weight.total })
                : say('web_byzantz_bid'),
            move,
            ready: decides && enough,
            icon: 'gavel',
            key: 'Enter',
            run: () =>
                chosen
                    ? play(move)
                    : explain(
                          cannot
                              ? say('by_b_cannot', { most: byzantz.reach, high: view.high })
                              : say('web_byzantz_choose_bid', {
                                    least: view.high + 1 - (own?.total ?? 0),
                                }),
                      ),
        },
        {
            text: least
                ? say('web_byzantz_least', { total: least.total })
                : say('web_byzantz_least_none'),
            ready: least !== null,
            icon: 'down',
            key: 'b',
            run: () =>
                least
                    ? choice.choose(findKeys(hand, cardsIn(least.cards)))
                    : explain(
                          decides
                              ? say('by_b_no_least', { most: byzantz.reach, high: view.high })
                              : say('web_byzantz_prepare'),
                      ),
        },
        {
            text: say('web_byzantz_pass'),
            move: 'pass',
            ready: decides,
            icon: 'flag',
            key: 'p',
            run: () => play('pass'),
        },
    ];
    if (!chosen) {
        const then = Math.max(0, ...byzantz.gifts.map(({ points }) => points));
        const more = [say('web_byzantz_then', { points: then })];
        // Asked but not deciding: a move is on its way, or a lesson speaks first.
        if (!decides && !view.asked.includes(view.seat as number))
            return { deeds, words: say('web_byzantz_prepare'), more };
        if (cannot)
            return {
                deeds,
                words: say('by_b_cannot', { most: byzantz.reach, high: view.high }),
                tone: 'bad',
            };
        return {
            deeds,
            more,
            words: own?.total
                ? say('by_b_add', { own: own.total, least: view.high + 1 - own.total })
                : say('web_byzantz_choose_bid', { least: view.high + 1 }),
        };
    }
    const added = [...(own?.bid ?? []), ...cardsIn(weight.cards)].map((card) => card[1] ?? '0');
    const sum = added.join('+');
    const { total } = weight;
    return {
        deeds,
        tone: enough ? 'good' : 'bad',
        words:
            added.length === 1
                ? enough
                    ? say('web_byzantz_enough', { total })
                    : say('web_byzantz_low', { total, high: view.high })
                : enough
                  ? say('by_b_sum', { sum, total })
                  : say('by_b_sum_low', { sum, total, high: view.high }),
        more: [
            weight.costs
                ? say('web_byzantz_breaks', { points: weight.costs })
                : byzantz.points
                  ? say('web_byzantz_whole')
                  : undefined,
            say('web_byzantz_then', { points: weight.then }),
        ],
    };
}

function planSale(
    { view, byzantz, choice, canSell, play, explain }: Props,
    weight: Weight | undefined,
): Plan {
    const set = weight?.set ?? 0;
    const move = weight && set ? `sell ${weight.cards}` : 'sell';
    const final = choice.mode === 'final';
    const sale: Deed = {
        text: set ? say('by_b_do_sale', { points: set }) : say('by_b_do_sale_none'),
        move,
        ready: set > 0 && canSell,
        icon: 'coins',
        key: 'Enter',
        run: () =>
            set
                ? play(move)
                : explain(
                      byzantz.sales.length ? say('by_b_choose_set') : say('by_b_nothing_to_sell'),
                  ),
    };
    const end: Deed = final
        ? {
              text: say('web_byzantz_end'),
              move: 'done',
              ready: true,
              icon: 'check',
              key: 'd',
              run: () => play('done'),
          }
        : {
              text: say('web_byzantz_back'),
              ready: true,
              icon: 'back',
              key: 'x',
              run: () => choice.back(),
          };
    const deeds = final && !byzantz.sales.length ? [{ ...end, key: 'Enter' }] : [sale, end];
    if (!weight?.cards)
        return {
            deeds,
            words: byzantz.sales.length ? say('by_b_choose_set') : say('by_b_nothing_to_sell'),
        };
    if (!set) return { deeds, words: say('web_byzantz_no_such_set'), tone: 'bad' };
    return {
        deeds,
        tone: weight.loses ? 'bad' : 'good',
        words: setWords(weight),
        more: [growth(view, set)],
    };
}

function setWords({ set, loses }: Weight): string {
    return loses
        ? say('web_byzantz_set_costs', { points: set, more: loses })
        : say('web_byzantz_set', { points: set });
}

/** How the profit grows by a sale, where it lies open. */
function growth(view: ByzantzView, set: number): string | undefined {
    const before = view.seats[view.seat as number]?.profit;
    return typeof before === 'number'
        ? say('web_byzantz_profit_then', { before, after: before + set })
        : undefined;
}

/**
 * What a hand above the limit can do: the set and the card that cost least, each with its effect.
 * Nothing is chosen for anybody.
 */
function offersOf({ byzantz, hand }: Props): Offer[] {
    const sale = byzantz.sales.find(({ cards }) => cards === byzantz.sale);
    const cost = byzantz.costs[byzantz.discard] ?? 0;
    const least = (move: string): string[] =>
        move === byzantz.cut ? [say('web_byzantz_costs_least')] : [];
    const offer = (move: string, text: string, more: readonly string[]): Offer => {
        const cards = cardsIn(move).slice(1);
        return {
            cards,
            text,
            move,
            more: [
                ...more,
                say('web_byzantz_then_hand', { cards: hand.all.length - cards.length }),
                ...least(move),
            ],
        };
    };
    return [
        ...(sale
            ? [
                  offer(
                      `sell ${sale.cards}`,
                      say('web_byzantz_sell_set', { points: sale.points }),
                      [],
                  ),
              ]
            : []),
        offer(
            `discard ${byzantz.discard}`,
            say('by_b_do_discard', { card: byzantz.discard }),
            cost
                ? [say('web_byzantz_breaks', { points: cost })]
                : byzantz.points
                  ? [say('web_byzantz_whole')]
                  : [],
        ),
    ];
}

function planCut(props: Props, weight: Weight | undefined): Plan {
    const { view, byzantz, choice, play, explain } = props;
    const cards = weight ? cardsIn(weight.cards) : [];
    const [card = ''] = cards;
    const discards = cards.length === 1;
    const move = discards ? `discard ${card}` : weight?.set ? `sell ${weight.cards}` : undefined;
    const proposed =
        move !== undefined && move === byzantz.cut ? say('web_byzantz_costs_least') : undefined;
    if (!cards.length)
        return { deeds: [], words: say('web_byzantz_choose_cut'), offers: offersOf(props) };
    const deeds: Deed[] = [
        {
            text: discards
                ? say('by_b_do_discard', { card })
                : weight?.set
                  ? say('by_b_do_sale', { points: weight.set })
                  : say('web_byzantz_cut_none'),
            ...(move ? { move } : {}),
            ready: move !== undefined,
            icon: discards ? 'trash' : 'coins',
            key: 'Enter',
            run: () => (move ? play(move) : explain(say('web_byzantz_choose_cut'))),
        },
        {
            text: say('web_byzantz_clear'),
            ready: choice.chosen.length > 0,
            icon: 'close',
            key: 'Escape',
            run: () => choice.choose([]),
        },
    ];
    const cost = byzantz.costs[card] ?? 0;
    const words = discards
        ? cost
            ? sayLine('web_byzantz_discards', { card, points: cost })
            : sayLine('web_byzantz_discards_free', { card })
        : weight?.set
          ? setWords(weight)
          : say('web_byzantz_no_such_set');
    return {
        deeds,
        words,
        more: [weight?.set ? growth(view, weight.set) : undefined, proposed],
        tone: move === undefined ? undefined : (discards ? cost : weight?.loses) ? 'bad' : 'good',
    };
}

function planSingle({ byzantz, choice, play, explain }: Props): Plan {
    const { single, mode } = choice;
    if (mode === 'give') {
        const gift = byzantz.gifts.find(({ card }) => card === single?.split('.')[0]);
        return {
            deeds: [
                {
                    text: gift
                        ? say('by_b_do_give', { card: gift.card })
                        : say('web_byzantz_give_none'),
                    ...(gift ? { move: `give ${gift.card}` } : {}),
                    ready: gift !== undefined,
                    icon: 'check',
                    key: 'Enter',
                    run: () =>
                        gift ? play(`give ${gift.card}`) : explain(say('web_byzantz_choose_give')),
                },
            ],
            words: gift
                ? sayLine('web_byzantz_gives_to', {
                      card: gift.card,
                      cards: gift.size,
                      points: gift.points,
                  })
                : say('web_byzantz_choose_give'),
            more: gift ? [] : [say('web_byzantz_gift_gains')],
        };
    }
    const group = byzantz.groups.find((other) => other.group === single);
    const move = `take ${single}`;
    return {
        deeds: [
            {
                text: group
                    ? say('by_b_do_take', { good: groupNames.indexOf(group.group) })
                    : say('web_byzantz_take_none'),
                ...(group ? { move } : {}),
                ready: group !== undefined,
                icon: 'check',
                key: 'Enter',
                run: () => (group ? play(move) : explain(say('web_byzantz_choose_take'))),
            },
        ],
        words: group
            ? say('web_byzantz_takes_to', { cards: group.size, points: group.points })
            : say('web_byzantz_choose_take'),
    };
}

function planIdle({ view, canSell, byzantz }: Props): Plan {
    if (view.seat === 'watcher') return { deeds: [], words: '' };
    const bidder = view.seats[view.seat]?.bidder ?? null;
    const meanwhile =
        view.phase !== 'over' && canSell && byzantz.sales.length ? say('web_byzantz_wait') : '';
    const mine = byzantz.order.findIndex(({ seat }) => seat === view.seat);
    const before = byzantz.order
        .slice(0, mine)
        .filter(({ seat }) => seat === null || !view.picked.includes(seat)).length;
    const picks =
        mine < 0 || view.picked.includes(view.seat)
            ? undefined
            : before
              ? say('web_byzantz_picks_before', { n: before })
              : say('web_byzantz_picks_first');
    if (view.stack.length)
        return {
            deeds: [],
            words:
                bidder !== null
                    ? say('web_byzantz_out', { bidder })
                    : view.phase === 'auction'
                      ? say('web_byzantz_passed_you')
                      : meanwhile,
            more: [picks],
        };
    return { deeds: [], words: meanwhile, more: [picks] };
}

/** What can be done now. */
export function usePlan(props: Props): Plan {
    const { setup, view, code, hand, choice, canSell, byzantz, explain } = props;
    const { mode, chosen } = choice;
    const cards = hand.all.filter(({ key }) => chosen.includes(key)).map(({ card }) => card);
    const weight = useMemo(
        () => (view.seat === 'watcher' || !cards.length ? undefined : weigh(setup, code, cards)),
        [code, cards.join()],
    );
    const plan =
        mode === 'bid'
            ? planBid(props, weight)
            : mode === 'sell' || mode === 'final'
              ? planSale(props, weight)
              : mode === 'cut'
                ? planCut(props, weight)
                : mode === 'give' || mode === 'take'
                  ? planSingle(props)
                  : planIdle(props);
    const selling =
        mode === 'bid' ||
        mode === 'give' ||
        mode === 'take' ||
        (mode === 'idle' && view.seat !== 'watcher' && view.phase !== 'over');
    if (selling)
        plan.deeds.push({
            text: say('web_byzantz_sell'),
            ready: canSell && byzantz.sales.length > 0,
            icon: 'coins',
            key: 'x',
            run: () =>
                canSell && byzantz.sales.length ? choice.sell() : explain(say('by_no_set')),
        });
    return plan;
}

export function Builder({
    plan,
    mode,
    hint,
    play,
}: {
    plan: Plan;
    mode: string;
    hint: string | undefined;
    play(move: string): void;
}) {
    const draw = (deed: Deed) => (
        <button
            key={deed.key}
            type="button"
            class={`button ${deed.key === 'Enter' ? 'primary' : 'plain'}`}
            aria-disabled={deed.ready ? undefined : 'true'}
            data-move={deed.move}
            data-hint={(hint !== undefined && deed.move === hint) || undefined}
            onClick={() => deed.run()}
        >
            {deed.icon ? <Icon name={deed.icon} /> : null}
            <span>{deed.text}</span>
            {deed.key && deed.key.length === 1 ? <kbd aria-hidden="true">{deed.key}</kbd> : null}
        </button>
    );
    return (
        <div
            class="byzantz-builder"
            data-mode={mode}
            data-offers={plan.offers !== undefined || undefined}
        >
            <p class="byzantz-words" data-tone={plan.tone}>
                <span>
                    {plan.tone ? <Icon name={plan.tone === 'good' ? 'check' : 'warning'} /> : null}
                    {typeof plan.words !== 'string' ? (
                        <span>
                            <Sentence line={plan.words} />
                        </span>
                    ) : (
                        plan.words || '\u00a0'
                    )}
                </span>
                {(plan.more ?? []).map((line, i) => (line ? <small key={i}>{line}</small> : null))}
            </p>
            {plan.offers ? (
                <div class="byzantz-offers">
                    {plan.offers.map(({ cards, text, move, more }) => (
                        <button
                            key={move}
                            type="button"
                            class="byzantz-offer"
                            data-move={move}
                            data-hint={hint === move || undefined}
                            onClick={() => play(move)}
                        >
                            <span class="byzantz-offer-cards" aria-hidden="true">
                                {cards.map((card, i) => (
                                    <span key={i} class="byzantz-card">
                                        <GoodsCard card={card} />
                                    </span>
                                ))}
                            </span>
                            <span class="byzantz-offer-words">
                                <b>{text}</b>
                                {more.map((line) => (
                                    <small key={line}>{line}</small>
                                ))}
                            </span>
                        </button>
                    ))}
                </div>
            ) : (
                <div class="byzantz-deeds">
                    {plan.deeds.filter((deed) => deed.key === 'Enter').map(draw)}
                    <div class="byzantz-deeds-more">
                        {plan.deeds.filter((deed) => deed.key !== 'Enter').map(draw)}
                    </div>
                </div>
            )}
        </div>
    );
}
