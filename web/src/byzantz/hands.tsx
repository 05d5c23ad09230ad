/**
 * hands.tsx: all hands, open, sorted into sets: what a replay with all eyes shows instead of one
 * hand.
 */
import { useMemo } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import type { ByzantzView, Setup } from '../engine/types';
import { setsOfCards } from './bazaar';
import { LyingCard, signed } from './cards';
import { sortHand } from './choice';

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
        <section class="bazaar-open" aria-label={say('bazaar_hand_of', { who: seat }, setup)}>
            <header>
                <SeatMark seat={seat} />
                <b>{name}</b>
                {sets.points ? (
                    <span class="bazaar-caption">
                        {say('bazaar_sets_pay', { points: sets.points })}
                    </span>
                ) : null}
            </header>
            <div class="bazaar-row">
                {hand.sets.map((set) => (
                    <div key={set.cards.map(({ key }) => key).join()} class="bazaar-set">
                        <div class="bazaar-set-cards">
                            {set.cards.map(({ card, key }) => (
                                <LyingCard key={key} card={card} at={`hand${seat}`} />
                            ))}
                        </div>
                        <span class="bazaar-bracket">
                            <span>
                                <Icon name="coins" />
                                {signed(set.points)}
                            </span>
                        </span>
                    </div>
                ))}
                {hand.rest.length ? (
                    <div class="bazaar-set">
                        <div class="bazaar-set-cards">
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
        <div class="bazaar-dock bazaar-hands" tabIndex={0}>
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
