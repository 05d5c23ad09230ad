/**
 * byzantz_cards.tsx: the cards of Byzantz as they lie on the table: whole cards, small ones, chips; and
 * numbers that leave a trace.
 */
import { createContext } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { Good, GoodsCard } from '../art';
import { say } from '../engine/say';
import { cardName } from './byzantz';

/** A key for each card of a row: equal cards are told apart by their number. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
    const count = new Map<string, number>();
    return cards.map((card) => {
        const number = count.get(card) ?? 0;
        count.set(card, number + 1);
        return { card, key: `${card}.${number}` };
    });
}

/** A card that only lies there. `at` tells the flights where. */
export function LyingCard({
    card,
    at,
    class: more = '',
}: {
    card: string;
    at: string;
    class?: string;
}) {
    return (
        <span class={`byzantz-card ${more}`} data-piece={card} data-card={card} data-at={at}>
            <GoodsCard card={card} title={cardName(card)} />
        </span>
    );
}

/** A card as small as can be: its good and its value. */
export function Chip({ card, at, count = 1 }: { card: string; at?: string; count?: number }) {
    return (
        <span
            class="byzantz-chip"
            role="img"
            aria-label={count > 1 ? `${count} × ${cardName(card)}` : cardName(card)}
            data-piece={card}
            data-good={card[0]}
            {...(at ? { 'data-card': card, 'data-at': at } : {})}
        >
            <Good good={card[0] ?? 'M'} />
            {card[1] ? <b>{card[1]}</b> : null}
        </span>
    );
}

/** Cards that nobody else has seen: their backs. */
export function Unknown({ cards }: { cards: number }) {
    const words = say('web_byzantz_unknown', { cards });
    return (
        <span class="byzantz-unknown" title={words} role="img" aria-label={words}>
            {Array.from({ length: cards }, (_, i) => (
                <i key={i} />
            ))}
        </span>
    );
}

/** By how much something grows or shrinks: totals are never written so. */
export function signed(by: number): string {
    return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0';
}

/** Whether numbers leave a trace: not after a jump to another moment. */
export const Traces = createContext(true);

/** A number that shows for a moment by how much it has changed. */
export function Traced({ value }: { value: number }) {
    const kept = useRef({ value, by: 0, number: 0 });
    const traces = useContext(Traces);
    if (kept.current.value !== value)
        kept.current = traces
            ? { value, by: value - kept.current.value, number: kept.current.number + 1 }
            : { value, by: 0, number: 0 };
    const { by, number } = kept.current;
    return (
        <span class="byzantz-traced">
            {value}
            {number ? (
                <span
                    key={number}
                    class="byzantz-trace"
                    data-down={by < 0 || undefined}
                    aria-hidden="true"
                >
                    {signed(by)}
                </span>
            ) : null}
        </span>
    );
}
