/** ledger.tsx: each sale that made a profit: during the final sales where bundle and market lay, and at the end with ranks and the cards that decide ties. */
import { GoodsCard, Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import type { ByzantzView } from '../engine/types';
import type { SeatInfo } from '../play/source';
import type { LogEntry } from '../play/stage';
import { SeatBadge } from '../ui/seat';
import { cardsIn } from './bazaar';
import { Chip, keyed } from './cards';

interface Sold { cards: string[]; points: number }

/** All sales of the game by seat, with what they paid, as the engine told it. */
function salesOf(log: readonly LogEntry[], players: number): Sold[][] {
    const sales: Sold[][] = Array.from({ length: players }, () => []);
    for (const { seat, move, lines } of log) {
        if (!move.startsWith('sell ')) continue;
        const part = lines.flatMap((line) => line.parts).find((one) => typeof one !== 'string' && one.name === 'points');
        sales[seat]?.push({ cards: cardsIn(move.slice(5)), points: part && typeof part !== 'string' ? Number(part.value) : 0 });
    }
    return sales;
}

function Sales({ sales }: { sales: readonly Sold[] }) {
    return (
        <span class="bazaar-sold">
            {sales.map((sale, i) => {
                const words = say('bazaar_sale', { cards: sale.cards.join(' '), points: sale.points });
                return (
                    <span key={i} class="bazaar-sale" role="img" aria-label={words} title={words}>
                        {sale.cards.slice(1).map((card, j) => <span key={j} class="bazaar-card"><GoodsCard card={card} /></span>)}
                        <span class="bazaar-card"><GoodsCard card={sale.cards[0] ?? 'M'} /></span>
                        <b>+{sale.points}</b>
                    </span>
                );
            })}
            {sales.length ? null : <span class="bazaar-none">{say('bazaar_no_sales')}</span>}
        </span>
    );
}

/** What everybody has sold so far. */
export function SalesSoFar({ view, log }: { view: ByzantzView; log: readonly LogEntry[] }) {
    const sales = salesOf(log, view.players);
    const first = view.seat === 'watcher' ? 0 : view.seat;
    return (
        <section class="bazaar-so-far" aria-label={say('bazaar_ledger')}>
            <header><h2>{say('bazaar_ledger')}</h2></header>
            <ul>
                {view.names.map((_, i) => (first + i) % view.players).map((seat) => (
                    <li key={seat}><SeatMark seat={seat} title={view.names[seat] ?? ''} /><Sales sales={sales[seat] ?? []} /></li>
                ))}
            </ul>
        </section>
    );
}

export function Ledger({ view, log, seats, all }: { view: ByzantzView; log: readonly LogEntry[]; seats: readonly SeatInfo[]; all: readonly ByzantzView[] | undefined }) {
    const result = view.result;
    if (!result) return null;
    const sales = salesOf(log, view.players);
    const order = result.ranks.map((_, seat) => seat).sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
    return (
        <section class="bazaar-ledger" tabIndex={0} aria-label={say('bazaar_ledger')}>
            <header><h2>{say('bazaar_ledger')}</h2></header>
            <ol>
                {order.map((seat) => {
                    const its = view.seats[seat];
                    const hand = all?.[seat]?.hand ?? (seat === view.seat ? view.hand : its?.known) ?? [];
                    return (
                        <li key={seat} data-first={result.ranks[seat] === 1 || undefined}>
                            <span class="bazaar-rank">{result.ranks[seat] === 1 ? <Icon name="crown" title={say('by_b_rank', { rank: 1 })} /> : result.ranks[seat]}</span>
                            <SeatBadge seat={seat} name={view.names[seat] ?? ''} info={seats[seat]} me={seat === view.seat} small />
                            <span class="bazaar-score">{result.scores[seat]}</span>
                            <Sales sales={sales[seat] ?? []} />
                            <span class="bazaar-left">{say('bazaar_left', { cards: its?.size ?? 0 })}<span class="bazaar-known">{keyed(hand).map(({ card, key }) => <Chip key={key} card={card} />)}</span></span>
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}
