/**
 * byzantz_seats.tsx: everybody at the table: bid, total, bidder card, profit, hand and what is known of it.
 */
import { useContext } from 'preact/hooks';
import { BidderCard, GoodsCard, Icon } from '../art';
import { say } from '../engine/say';
import type { ByzantzView, Setup } from '../engine/types';
import type { Clock, SeatInfo } from '../play/sight';
import { SeatBadge, Self } from '../ui/seat';
import type { Byzantz } from './byzantz';
import { Chip, keyed, LyingCard, Traced, Unknown } from './byzantz_cards';

interface Props {
    view: ByzantzView;
    setup: Setup;
    own: boolean;
    byzantz: Byzantz;
    seats: readonly SeatInfo[];
    clock: Clock | null;
    memory: boolean;
    all: readonly ByzantzView[] | undefined;
}

/**
 * What a seat does in this auction or market: its bid, or that it has passed, or its bidder card.
 */
function Standing({ seat, view, setup }: { seat: number } & Pick<Props, 'view' | 'setup'>) {
    const self = useContext(Self);
    const its = view.seats[seat];
    if (!its) return null;
    const auction = view.phase === 'auction';
    const high = its.total > 0 && its.total === view.high;
    if (its.bidder !== null) {
        const picked = view.picked.includes(seat);
        return (
            <div class="byzantz-standing" data-state={picked ? 'picked' : 'card'}>
                <span class="byzantz-bidder" data-piece={`b${its.bidder}`}>
                    <BidderCard
                        n={its.bidder}
                        title={say(picked ? 'by_b_card_picked' : 'by_b_card', {
                            bidder: its.bidder,
                        })}
                    />
                </span>
            </div>
        );
    }
    if (its.total > 0)
        return (
            <div
                class="byzantz-standing"
                data-state={high ? 'high' : 'bid'}
                role="group"
                aria-label={say('web_byzantz_bid_of', { who: seat, total: its.total }, setup, self)}
            >
                <span class="byzantz-total">
                    {high ? <Icon name="crown" title={say('web_byzantz_high')} /> : null}
                    {its.total}
                </span>
                <span class="byzantz-bid" style={{ '--bid': its.bid.length }}>
                    {keyed(its.bid).map(({ card, key }) => (
                        <LyingCard key={key} card={card} at={`bid${seat}`} />
                    ))}
                </span>
            </div>
        );
    return (
        <div
            class="byzantz-standing"
            data-state={auction && !view.in.includes(seat) ? 'passed' : 'none'}
        >
            <span class="byzantz-note">
                {auction ? (view.in.includes(seat) ? '–' : say('by_b_passed')) : '\u00a0'}
            </span>
        </div>
    );
}

/**
 * The hand: open in a replay with all eyes; else its size, and what everybody has seen go into it.
 */
function Holding({
    seat,
    view,
    memory,
    all,
}: { seat: number } & Pick<Props, 'view' | 'memory' | 'all'>) {
    const its = view.seats[seat];
    if (!its) return null;
    const open = all !== undefined; // then the hands lie in the dock
    const known = memory && view.seat !== seat && !open ? its.known : [];
    const unknown = its.size - known.length;
    const words = say('web_byzantz_holds', { cards: its.size });
    return (
        <div class="byzantz-holding" role="group" aria-label={words} title={words}>
            <span class="byzantz-size">
                <GoodsCard card="?" />
                <b>{its.size}</b>
                <small>{say('by_b_hand')}</small>
            </span>
            <span class="byzantz-known">
                {keyed(known).map(({ card, key }) => (
                    <Chip key={key} card={card} at={`known${seat}`} />
                ))}
                {known.length && unknown > 0 ? <Unknown cards={unknown} /> : null}
            </span>
        </div>
    );
}

export function Seats({ view, setup, own, byzantz, seats, clock, memory, all }: Props) {
    const first = view.seat === 'watcher' ? 0 : view.seat;
    const order = Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
    return (
        <section class="byzantz-seats" aria-label={say('by_b_players')} data-players={view.players}>
            {order.map((seat) => {
                const its = view.seats[seat];
                if (!its) return null;
                const active = view.asked.includes(seat);
                return (
                    <article
                        key={seat}
                        class="byzantz-seat"
                        data-home={seat}
                        data-active={active || undefined}
                        data-me={seat === view.seat || undefined}
                        data-out={
                            (view.phase === 'auction' && !view.in.includes(seat)) || undefined
                        }
                    >
                        <SeatBadge
                            seat={seat}
                            name={view.names[seat] ?? ''}
                            info={seats[seat]}
                            thinking={active && seat !== view.seat}
                            me={own && seat === view.seat}
                            clock={clock}
                        >
                            {byzantz.opener === seat &&
                            view.phase === 'auction' &&
                            view.high === 0 ? (
                                <span
                                    class="byzantz-opener"
                                    title={say('web_byzantz_opened')}
                                    role="img"
                                    aria-label={say('web_byzantz_opened')}
                                >
                                    <Icon name="gavel" />
                                </span>
                            ) : null}
                        </SeatBadge>
                        <span
                            class="byzantz-profit"
                            title={
                                its.profit === null
                                    ? say('web_byzantz_profit_hidden')
                                    : say('web_byzantz_profit_is', { points: its.profit })
                            }
                        >
                            <Icon name="coins" title={say('web_byzantz_profit')} />
                            {its.profit === null ? '?' : <Traced value={its.profit} />}
                            <small>{say('web_byzantz_profit')}</small>
                        </span>
                        <Standing seat={seat} view={view} setup={setup} />
                        <Holding seat={seat} view={view} memory={memory} all={all} />
                    </article>
                );
            })}
        </section>
    );
}
