/**
 * market.tsx: seven stalls, always in their places; what each would bring; and, while the market is
 * open, who picks when.
 */
import { useContext, useEffect, useRef } from 'preact/hooks';
import { BidderCard, Good, Icon, SeatMark } from '../art';
import { labelled, say, stated } from '../engine/say';
import type { ByzantzView, Line, Setup } from '../engine/types';
import { Self, useName } from '../ui/seat';
import { cardsIn, groupNames, letterOf, type Byzantz, type Group } from './byzantz';
import { keyed, LyingCard, signed } from './byzantz_cards';
import type { Choice } from './byzantz_choice';

interface Props {
    view: ByzantzView;
    setup: Setup;
    byzantz: Byzantz;
    choice: Choice;
    memory: boolean;
    hint: string | undefined;
    play(move: string): void;
    explain(words: string | readonly Line[]): void;
}

function Stall({
    group,
    index,
    view,
    setup,
    byzantz,
    choice,
    memory,
    hint,
    play,
    explain,
}: Props & { group: Group; index: number }) {
    const cards = cardsIn(group.cards);
    const taking = choice.mode === 'take';
    const seated = view.seat !== 'watcher';
    const gain = seated && cards.length ? group.points - byzantz.points : 0;
    const picked = seated && view.picked.includes(view.seat as number);
    const move = `take ${group.group}`;
    const chosen = taking && choice.single === group.group;
    const taker =
        memory &&
        group.taker !== null &&
        group.taker !== view.seat &&
        !(taking && cards.length === 0)
            ? group.taker
            : null;
    const words = stated([
        cards.length
            ? say('by_group', { good: index, cards: cards.join(' ') })
            : say('web_byzantz_stall_empty', { good: index }),
        seated && cards.length && !picked
            ? say('web_byzantz_takes_to', { cards: group.size, points: group.points })
            : '',
        taker !== null ? say('web_byzantz_may_take', { who: taker }, setup) : '',
    ]);
    const inside = (
        <>
            <span class="byzantz-stall-sign" aria-hidden="true">
                {cards.length ? null : <Good good={letterOf(index)} />}
            </span>
            <span class="byzantz-stall-cards" aria-hidden="true">
                {keyed(cards).map(({ card, key }) => (
                    <LyingCard key={key} card={card} at="market" />
                ))}
            </span>
            <span class="byzantz-stall-foot" aria-hidden="true">
                <span class="byzantz-stall-count" data-says={cards.length ? cards.length : '–'} />
                {gain > 0 && !picked ? <b class="byzantz-gain" data-says={signed(gain)} /> : null}
            </span>
        </>
    );
    const shared = {
        class: 'byzantz-stall',
        'data-empty': cards.length ? undefined : '',
        'data-good': letterOf(index),
        style: { '--count': Math.max(cards.length, 2) },
        title: words,
    };
    // The button lies over the stall: it is named by a sentence, not by what is drawn on the cards.
    return (
        <div class="byzantz-place" data-taking={taking || undefined}>
            {taking ? (
                <button
                    type="button"
                    class="byzantz-press"
                    data-piece={group.group}
                    data-move={move}
                    aria-pressed={chosen}
                    aria-label={words}
                    title={words}
                    data-hint={hint === move || undefined}
                    data-empty={shared['data-empty']}
                    aria-disabled={cards.length ? undefined : 'true'}
                    onClick={() =>
                        !cards.length
                            ? explain(say('web_byzantz_stall_empty', { good: index }))
                            : chosen
                              ? play(move)
                              : choice.pick(group.group)
                    }
                />
            ) : null}
            {taking ? (
                <div {...shared} aria-hidden="true">
                    {inside}
                </div>
            ) : (
                <div {...shared} data-piece={group.group} role="img" aria-label={words}>
                    {inside}
                </div>
            )}
            {taker !== null && cards.length ? (
                <SeatMark seat={taker} class="byzantz-taker" />
            ) : null}
        </div>
    );
}

/**
 * Who picks when: the lowest bidder card first. Before the market opens, the bidder cards at the
 * head of the table show it.
 */
function Order({ view, byzantz }: { view: ByzantzView; byzantz: Byzantz }) {
    const nameOf = useName();
    return (
        <ol class="byzantz-order" aria-label={say('by_b_order')}>
            {byzantz.order.map(({ bidder, seat }) => {
                const name = seat === null ? '' : nameOf(view.names, seat);
                const done = seat !== null && view.picked.includes(seat);
                return (
                    <li
                        key={bidder}
                        data-state={
                            done
                                ? 'done'
                                : seat !== null && view.asked.includes(seat)
                                  ? 'now'
                                  : undefined
                        }
                        title={done ? labelled(name, say('web_byzantz_has_picked')) : name}
                    >
                        <span class="byzantz-bidder" data-piece={`b${bidder}`}>
                            <BidderCard n={bidder} title={say('by_b_card', { bidder })} />
                        </span>
                        {seat === null ? null : <SeatMark seat={seat} title={name} />}
                        <b>{name}</b>
                        {done ? <Icon name="check" title={say('web_byzantz_has_picked')} /> : null}
                    </li>
                );
            })}
        </ol>
    );
}

export function Market(props: Props) {
    const { view, setup, byzantz, choice } = props;
    const self = useContext(Self);
    const place = useRef<HTMLElement>(null);
    useEffect(() => {
        if (choice.mode === 'take') place.current?.scrollIntoView({ block: 'nearest' });
    }, [choice.mode, view.market.length]);
    const open = view.stack.length === 0;
    return (
        <section
            class="byzantz-market"
            ref={place}
            aria-label={say('by_b_market')}
            data-empty={view.market.length ? undefined : ''}
        >
            <header>
                <h2>{say('by_b_market')}</h2>
                {open ? <Order view={view} byzantz={byzantz} /> : null}
                <span class="byzantz-caption">
                    {open
                        ? byzantz.next !== null
                            ? say('web_byzantz_next', { who: byzantz.next }, setup, self)
                            : ''
                        : view.market.length
                          ? ''
                          : say('web_byzantz_market_empty')}
                </span>
            </header>
            <div class="byzantz-stalls">
                {byzantz.groups.map((group) => (
                    <Stall
                        key={group.group}
                        {...props}
                        group={group}
                        index={groupNames.indexOf(group.group)}
                    />
                ))}
            </div>
        </section>
    );
}
