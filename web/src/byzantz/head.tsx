/**
 * head.tsx: the middle of the table: round and deck, the bidder cards of this round, the bundle
 * that is being auctioned.
 */
import { useContext, useEffect, useRef } from 'preact/hooks';
import { BidderCard, GoodsCard, Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import type { ByzantzView, Setup } from '../engine/types';
import { Self, useName } from '../ui/seat';
import { cardName, type Byzantz, type Gift } from './byzantz';
import { keyed, LyingCard, signed } from './byzantz_cards';
import type { Choice } from './byzantz_choice';

/** Which round it is, as beads on a string; the deck; the button of the card counting. */
export function Head({
    view,
    counting,
    toggleCounting,
}: {
    view: ByzantzView;
    counting: boolean | undefined;
    toggleCounting(): void;
}) {
    return (
        <div class="byzantz-head">
            <span class="byzantz-round">
                {say('by_b_round', { round: view.round, rounds: view.rounds })}
            </span>
            <span class="byzantz-beads" aria-hidden="true">
                {Array.from({ length: view.rounds }, (_, i) => (
                    <i
                        key={i}
                        data-state={
                            i + 1 < view.round || view.phase === 'over'
                                ? 'done'
                                : i + 1 === view.round
                                  ? 'now'
                                  : undefined
                        }
                    />
                ))}
            </span>
            {view.stack.length ? <Stack view={view} /> : null}
            <span
                class="byzantz-deck"
                data-home="deck"
                role="img"
                aria-label={say('web_byzantz_deck', { cards: view.deck })}
                title={say('web_byzantz_deck', { cards: view.deck })}
            >
                <span class="byzantz-deck-cards" data-empty={view.deck === 0 || undefined}>
                    <GoodsCard card="?" />
                    <GoodsCard card="?" />
                </span>
                <b>{view.deck}</b>
            </span>
            <span class="byzantz-space" />
            {counting === undefined ? null : (
                <button
                    type="button"
                    class="button quiet small byzantz-counter"
                    aria-expanded={counting}
                    aria-controls="byzantz-count"
                    aria-label={say('web_byzantz_count')}
                    onClick={toggleCounting}
                >
                    <Icon name="eye" />
                    <span>{say('web_byzantz_count')}</span>
                </button>
            )}
        </div>
    );
}

/**
 * The bidder cards of this round: the one that is auctioned now, those to come, and who won the
 * others.
 */
function Stack({ view }: { view: ByzantzView }) {
    const nameOf = useName();
    const won = view.seats
        .flatMap(({ bidder }, seat) => (bidder === null ? [] : [{ bidder, seat }]))
        .sort((a, b) => b.bidder - a.bidder);
    const auction = view.phase === 'auction' || view.phase === 'give';
    return (
        <ol class="byzantz-stack" aria-label={say('by_b_bidders')}>
            {won
                .filter(({ bidder }) => !view.stack.includes(bidder))
                .map(({ bidder, seat }) => (
                    <li
                        key={bidder}
                        class="byzantz-bidder"
                        data-piece={`b${bidder}`}
                        data-state="won"
                    >
                        <BidderCard n={bidder} title={say('by_b_card', { bidder })} />
                        <SeatMark
                            seat={seat}
                            class="byzantz-won-by"
                            title={nameOf(view.names, seat)}
                        />
                    </li>
                ))}
            {view.stack.map((bidder, i) => (
                <li
                    key={bidder}
                    class="byzantz-bidder"
                    data-piece={`b${bidder}`}
                    data-state={auction && i === 0 ? 'now' : 'to-come'}
                >
                    <BidderCard
                        n={bidder}
                        title={
                            auction && i === 0
                                ? say('web_byzantz_this_card', { bidder })
                                : say('web_byzantz_to_come', { bidder })
                        }
                    />
                </li>
            ))}
        </ol>
    );
}

function GiftCard({
    gift,
    card,
    name,
    chosen,
    hinted,
    now,
    choice,
    play,
}: {
    gift: Gift | undefined;
    card: string;
    name: string;
    chosen: boolean;
    hinted: boolean;
    now: number;
    choice: Choice;
    play(move: string): void;
}) {
    const gain = gift ? gift.points - now : 0;
    const told = gift
        ? say('web_byzantz_gives_to', { card, cards: gift.size, points: gift.points })
        : '';
    return (
        <button
            type="button"
            class="byzantz-card byzantz-pick"
            aria-pressed={chosen}
            data-piece={card}
            data-card={card}
            data-at="bundle"
            data-hint={hinted || undefined}
            data-move={`give ${card}`}
            aria-label={`${cardName(card)}. ${told}`}
            title={told}
            onClick={() => (chosen ? play(`give ${card}`) : choice.pick(name))}
        >
            <GoodsCard card={card} />
            <span
                class="byzantz-gain"
                data-none={gain === 0 || undefined}
                data-says={signed(gain)}
            />
        </button>
    );
}

/**
 * What is being auctioned; while the last winner still sorts the hand, as many cards face down as
 * will come next.
 */
export function Bundle({
    view,
    setup,
    byzantz,
    choice,
    hint,
    play,
}: {
    view: ByzantzView;
    setup: Setup;
    byzantz: Byzantz;
    choice: Choice;
    hint: string | undefined;
    play(move: string): void;
}) {
    const self = useContext(Self);
    const giving = choice.mode === 'give';
    const leader = view.seats.findIndex((seat) => seat.total > 0 && seat.total === view.high);
    const alone = view.phase === 'give' ? view.asked[0] : undefined;
    const auction = view.phase === 'auction';
    const place = useRef<HTMLElement>(null);
    // Where not everything has room, what is auctioned comes into view when one is asked.
    useEffect(() => {
        if (giving || choice.mode === 'bid') place.current?.scrollIntoView({ block: 'nearest' });
    }, [choice.mode, view.stack.length]);
    const [prize = 0] = view.stack;
    const caption = auction
        ? leader >= 0
            ? say('by_b_high', { total: view.high, who: leader }, setup, self)
            : say('by_b_no_high')
        : alone !== undefined
          ? say('by_b_won', { who: alone }, setup, self)
          : say('web_byzantz_comes', { bidder: prize });
    return (
        <section class="byzantz-bundle" ref={place} aria-label={say('by_b_bundle')}>
            <header>
                <h2>{say('by_b_bundle')}</h2>
                <span class="byzantz-prize">
                    <span class="byzantz-bidder" data-piece={`b${prize}`}>
                        <BidderCard
                            n={prize}
                            title={say('web_byzantz_this_card', { bidder: prize })}
                        />
                    </span>
                </span>
                <span class="byzantz-caption" data-high={leader >= 0 && auction ? '' : undefined}>
                    {leader >= 0 && auction ? <Icon name="crown" /> : null}
                    {caption}
                </span>
            </header>
            <div class="byzantz-auction">
                <div class="byzantz-row byzantz-bundle-cards" role={giving ? 'group' : undefined}>
                    {keyed(view.bundle).map(({ card, key }) =>
                        giving ? (
                            <GiftCard
                                key={key}
                                card={card}
                                name={key}
                                gift={byzantz.gifts.find((gift) => gift.card === card)}
                                chosen={choice.single === key}
                                hinted={hint === `give ${card}`}
                                now={byzantz.points}
                                choice={choice}
                                play={play}
                            />
                        ) : (
                            <LyingCard key={key} card={card} at="bundle" />
                        ),
                    )}
                    {view.bundle.length
                        ? null
                        : Array.from({ length: prize }, (_, i) => (
                              <span key={i} class="byzantz-card byzantz-to-come">
                                  <GoodsCard card="?" />
                              </span>
                          ))}
                </div>
            </div>
        </section>
    );
}
