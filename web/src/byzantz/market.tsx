/** market.tsx: seven stalls, always in their places; what each would bring; and who picks when. */
import { useEffect, useRef } from 'preact/hooks';
import { BidderCard, Good, Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import type { ByzantzView, Line, Setup } from '../engine/types';
import { cardsIn, groupNames, letterOf, type Bazaar, type Group } from './bazaar';
import { keyed, LyingCard } from './cards';
import type { Choice } from './choice';

interface Props { view: ByzantzView; setup: Setup; bazaar: Bazaar; choice: Choice; memory: boolean; hint: string | undefined; play(move: string): void; explain(words: string | readonly Line[]): void }

function Stall({ group, index, view, setup, bazaar, choice, memory, hint, play, explain }: Props & { group: Group; index: number }) {
    const cards = cardsIn(group.cards);
    const taking = choice.mode === 'take';
    const seated = view.seat !== 'watcher';
    const gain = seated && cards.length ? group.points - bazaar.points : 0;
    const picked = seated && view.picked.includes(view.seat as number);
    const move = `take ${group.group}`;
    const chosen = taking && choice.single === group.group;
    const taker = memory && group.taker !== null && group.taker !== view.seat && !(taking && cards.length === 0) ? group.taker : null;
    const words = [
        cards.length ? say('by_group', { good: index, cards: cards.join(' ') }) : say('bazaar_stall_empty', { good: index }),
        seated && cards.length && !picked ? say('bazaar_takes_to', { cards: group.size, points: group.points }) : '',
        taker !== null ? say('bazaar_may_take', { who: taker }, setup) : '',
    ].filter(Boolean).join('. ');
    const inside = (
        <>
            <span class="bazaar-stall-sign" aria-hidden="true">{cards.length ? null : <Good good={letterOf(index)} />}</span>
            <span class="bazaar-stall-cards" aria-hidden="true">{keyed(cards).map(({ card, key }) => <LyingCard key={key} card={card} at="market" />)}</span>
            <span class="bazaar-stall-foot" aria-hidden="true">
                <span class="bazaar-stall-count" data-says={cards.length ? cards.length : '–'} />
                {gain > 0 && !picked ? <b class="bazaar-gain" data-says={`+${gain}`} /> : null}
            </span>
        </>
    );
    const shared = { class: 'bazaar-stall', 'data-empty': cards.length ? undefined : '', 'data-good': letterOf(index), style: { '--count': Math.max(cards.length, 2) }, title: words };
    // The button lies over the stall: it is named by a sentence, not by what is drawn on the cards.
    return (
        <div class="bazaar-place" data-taking={taking || undefined}>
            {taking ? (
                <button type="button" class="bazaar-press" data-piece={group.group} data-move={move} aria-pressed={chosen} aria-label={words} title={words} data-hint={hint === move || undefined} data-empty={shared['data-empty']}
                    aria-disabled={cards.length ? undefined : 'true'}
                    onClick={() => (!cards.length ? explain(say('bazaar_stall_empty', { good: index })) : chosen ? play(move) : choice.pick(group.group))} />
            ) : null}
            {taking ? <div {...shared} aria-hidden="true">{inside}</div> : <div {...shared} data-piece={group.group} role="img" aria-label={words}>{inside}</div>}
            {taker !== null && cards.length ? <SeatMark seat={taker} class="bazaar-taker" /> : null}
        </div>
    );
}

/** The same, large, where the bundle lay while the market is open. */
export function Queue({ view, setup, bazaar }: Pick<Props, 'view' | 'setup' | 'bazaar'>) {
    return (
        <section class="bazaar-bundle" aria-label={say('by_b_order')}>
            <header><h2>{say('by_b_order')}</h2><span class="bazaar-caption">{bazaar.next !== null ? say('bazaar_next', { who: bazaar.next }, setup) : '\u00a0'}</span></header>
            <ol class="bazaar-queue">
                {bazaar.order.map(({ bidder, seat }, i) => {
                    const done = seat !== null && view.picked.includes(seat);
                    return (
                        <li key={bidder} data-state={done ? 'done' : seat !== null && view.asked.includes(seat) ? 'now' : undefined}>
                            <span class="bazaar-bidder" data-piece={`b${bidder}`}><BidderCard n={bidder} title={say('by_b_card', { bidder })} /></span>
                            <span>{seat === null ? <b>?</b> : <><SeatMark seat={seat} /><b>{view.names[seat]}</b></>}</span>
                            <small>{done ? <><Icon name="check" />{say('bazaar_has_picked')}</> : say('bazaar_picks_as', { place: i + 1 })}</small>
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}

/** Who picks when: the lowest bidder card first. */
function Order({ view, bazaar }: { view: ByzantzView; bazaar: Bazaar }) {
    const market = view.phase === 'market';
    const mine = bazaar.order.findIndex(({ seat }) => seat === view.seat);
    const before = mine < 0 ? 0 : bazaar.order.slice(0, mine).filter(({ seat }) => seat === null || !view.picked.includes(seat)).length;
    if (!bazaar.order.some(({ seat }) => seat !== null)) return null;
    const words = mine < 0 || view.picked.includes(view.seat as number) ? '' : before === 0 ? say('bazaar_picks_first') : say('bazaar_picks_before', { n: before });
    return (
        <div class="bazaar-order">
            {market ? null : <span class="bazaar-order-name">{say('by_b_order')}</span>}
            {market ? null : <ol>
                {bazaar.order.map(({ bidder, seat }) => (
                    <li key={bidder} title={seat === null ? say('bazaar_to_come', { bidder }) : view.names[seat]}>
                        {seat === null ? <span aria-hidden="true">?</span> : <SeatMark seat={seat} title={view.names[seat] ?? ''} />}<b>{bidder}</b>
                    </li>
                ))}
            </ol>}
            <span class="bazaar-caption">{words}</span>
        </div>
    );
}

export function Market(props: Props) {
    const { view, bazaar, choice } = props;
    const place = useRef<HTMLElement>(null);
    useEffect(() => {
        if (choice.mode === 'take') place.current?.scrollIntoView({ block: 'nearest' });
    }, [choice.mode]);
    return (
        <section class="bazaar-market" ref={place} aria-label={say('by_b_market')} data-open={view.phase === 'market' || undefined}>
            <header><h2>{say('by_b_market')}</h2><Order view={view} bazaar={bazaar} /></header>
            <div class="bazaar-stalls">
                {bazaar.groups.map((group) => <Stall key={group.group} {...props} group={group} index={groupNames.indexOf(group.group)} />)}
            </div>
        </section>
    );
}
