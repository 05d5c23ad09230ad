/**
 * byzantz_hands.tsx: all hands, open, sorted into sets: what a replay with all eyes shows instead of one
 * hand.
 */
import { useMemo } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import type { ByzantzView, Setup } from '../engine/types';
import { setsOfCards } from './byzantz';
import { LyingCard, signed } from './byzantz_cards';
import { sortHand } from './byzantz_choice';

function OpenHand({
    cards,
    seat,
    setup,
    name,
}: {
    cards: readonly string[];
    seat: number;
    setup: Setup;
    name: string;
}) {
    const sets = useMemo(() => setsOfCards(cards), [cards.join()]);
    const hand = sortHand(sets);
    return (
        <section class="byzantz-open" aria-label={say('web_byzantz_hand_of', { who: seat }, setup)}>
            <header>
                <SeatMark seat={seat} />
                <b>{name}</b>
                {sets.points ? (
                    <span class="byzantz-caption">
                        {say('web_byzantz_sets_pay', { points: sets.points })}
                    </span>
                ) : null}
            </header>
            <div class="byzantz-row">
                {hand.sets.map((set) => (
                    <div key={set.cards.map(({ key }) => key).join()} class="byzantz-set">
                        <div class="byzantz-set-cards">
                            {set.cards.map(({ card, key }) => (
                                <LyingCard key={key} card={card} at={`hand${seat}`} />
                            ))}
                        </div>
                        <span class="byzantz-bracket">
                            <span>
                                <Icon name="coins" />
                                {signed(set.points)}
                            </span>
                        </span>
                    </div>
                ))}
                {hand.rest.length ? (
                    <div class="byzantz-set">
                        <div class="byzantz-set-cards">
                            {hand.rest.map(({ card, key }) => (
                                <LyingCard key={key} card={card} at={`hand${seat}`} />
                            ))}
                        </div>
                    </div>
                ) : null}
            </div>
        </section>
    );
}

export function OpenHands({
    all,
    setup,
    names,
}: {
    all: readonly ByzantzView[];
    setup: Setup;
    names: readonly string[];
}) {
    return (
        <div class="byzantz-dock byzantz-hands" tabIndex={0}>
            {all.map((view, seat) =>
                view.seat === 'watcher' ? null : (
                    <OpenHand
                        key={seat}
                        cards={view.hand ?? []}
                        seat={seat}
                        setup={setup}
                        name={names[seat] ?? ''}
                    />
                ),
            )}
        </div>
    );
}
