/**
 * ledger.tsx: how everybody's profit came about, sale by sale: during the final sales where bundle
 * and market lay; at the end with ranks and the cards that decide ties, on the table and in the
 * result.
 */
import { useMemo } from 'preact/hooks';
import { GoodsCard, Icon } from '../art';
import { say } from '../engine/say';
import type { ByzantzView, Setup } from '../engine/types';
import type { Clock, SeatInfo } from '../play/sight';
import type { LogEntry } from '../play/stage';
import { SeatBadge } from '../ui/seat';
import { cardsIn, ledgerOf, type SeatLedger, type Sold } from './byzantz';
import { Chip, keyed, signed, Unknown } from './byzantz_cards';

function Sales({ sales }: { sales: readonly Sold[] }) {
    return (
        <span class="byzantz-sold">
            {sales.map((sale, i) => {
                const [kept = 'M', ...others] = cardsIn(sale.cards);
                const words = say('web_byzantz_sale', { cards: sale.cards, points: sale.points });
                const told = sale.final
                    ? words
                    : `${say('web_byzantz_in_round', { round: sale.round })}. ${words}`;
                return (
                    <span key={i} class="byzantz-sale" role="img" aria-label={told} title={told}>
                        {others.map((card, j) => (
                            <span key={j} class="byzantz-card">
                                <GoodsCard card={card} />
                            </span>
                        ))}
                        <span class="byzantz-card">
                            <GoodsCard card={kept} />
                        </span>
                        <b>{signed(sale.points)}</b>
                    </span>
                );
            })}
        </span>
    );
}

/** A seat's sales: those of the rounds and the final ones, each with what they paid together. */
function Account({ its }: { its: SeatLedger }) {
    const part = (name: string, final: boolean, points: number) => {
        const sales = its.sales.filter((sale) => sale.final === final);
        return sales.length ? (
            <span class="byzantz-part">
                <small>
                    {name} <b data-points={points}>{points}</b>
                </small>
                <Sales sales={sales} />
            </span>
        ) : null;
    };
    return (
        <span class="byzantz-account">
            {part(say('web_byzantz_ledger_rounds'), false, its.rounds)}
            {part(say('by_final_sales'), true, its.final)}
            {its.sales.length ? null : (
                <span class="byzantz-none">{say('web_byzantz_no_sales')}</span>
            )}
        </span>
    );
}

/** What everybody has sold so far. */
export function SalesSoFar({
    setup,
    view,
    log,
    seats,
    clock,
}: {
    setup: Setup;
    view: ByzantzView;
    log: readonly LogEntry[];
    seats: readonly SeatInfo[];
    clock: Clock | null;
}) {
    const ledger = useMemo(() => ledgerOf(setup, log), [setup, log]);
    const first = view.seat === 'watcher' ? 0 : view.seat;
    return (
        <section class="byzantz-so-far" aria-label={say('web_byzantz_ledger')}>
            <header>
                <h2>{say('web_byzantz_ledger')}</h2>
            </header>
            <ul>
                {view.names
                    .map((_, i) => (first + i) % view.players)
                    .map((seat) => {
                        // Where profit is secret until the end, sums are not shown before it.
                        const its = view.seats[seat]?.profit === null ? undefined : ledger[seat];
                        return (
                            <li
                                key={seat}
                                data-home={seat}
                                data-active={view.asked.includes(seat) || undefined}
                            >
                                <SeatBadge
                                    seat={seat}
                                    name={view.names[seat] ?? ''}
                                    info={seats[seat]}
                                    thinking={view.asked.includes(seat) && seat !== view.seat}
                                    me={seat === view.seat}
                                    clock={clock}
                                    small
                                />
                                {its ? (
                                    <>
                                        <span class="byzantz-score">{its.points}</span>
                                        <Account its={its} />
                                    </>
                                ) : (
                                    <span class="byzantz-score">?</span>
                                )}
                            </li>
                        );
                    })}
            </ul>
        </section>
    );
}

/** The seats, the best first. */
function ranked(ranks: readonly number[]): number[] {
    return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

/** Everybody's account in the result, where ranks and points stand already. */
export function Accounts({
    setup,
    view,
    log,
}: {
    setup: Setup;
    view: ByzantzView;
    log: readonly LogEntry[];
}) {
    const ledger = useMemo(() => ledgerOf(setup, log), [setup, log]);
    return (
        <ul class="byzantz-accounts">
            {ranked(view.result?.ranks ?? []).map((seat) => {
                const its = ledger[seat];
                return its ? (
                    <li key={seat}>
                        <SeatBadge seat={seat} name={view.names[seat] ?? ''} small />
                        <b data-score={its.points}>{its.points}</b>
                        <Account its={its} />
                    </li>
                ) : null;
            })}
        </ul>
    );
}

/** Everybody's account on the table, the best first. */
export function Ledger({
    setup,
    view,
    log,
    seats,
    all,
}: {
    setup: Setup;
    view: ByzantzView;
    log: readonly LogEntry[];
    seats: readonly SeatInfo[];
    all: readonly ByzantzView[] | undefined;
}) {
    const ledger = useMemo(() => ledgerOf(setup, log), [setup, log]);
    const result = view.result;
    if (!result) return null;
    return (
        <section class="byzantz-ledger" tabIndex={0} aria-label={say('web_byzantz_ledger')}>
            <header>
                <h2>{say('web_byzantz_ledger')}</h2>
            </header>
            <ol>
                {ranked(result.ranks).map((seat) => {
                    const its = view.seats[seat];
                    const hand =
                        all?.[seat]?.hand ?? (seat === view.seat ? view.hand : its?.known) ?? [];
                    const account = ledger[seat];
                    const hidden = (its?.size ?? 0) - hand.length;
                    return (
                        <li key={seat} data-first={result.ranks[seat] === 1 || undefined}>
                            <span class="byzantz-rank">
                                {result.ranks[seat] === 1 ? (
                                    <Icon name="crown" title={say('by_b_rank', { rank: 1 })} />
                                ) : (
                                    result.ranks[seat]
                                )}
                            </span>
                            <SeatBadge
                                seat={seat}
                                name={view.names[seat] ?? ''}
                                info={seats[seat]}
                                me={seat === view.seat}
                                small
                            />
                            <span class="byzantz-score" data-score={result.scores[seat]}>
                                {result.scores[seat]}
                            </span>
                            {account ? <Account its={account} /> : null}
                            <span class="byzantz-left">
                                {say('web_byzantz_left', { cards: its?.size ?? 0 })}
                                <span class="byzantz-known">
                                    {keyed(hand).map(({ card, key }) => (
                                        <Chip key={key} card={card} />
                                    ))}
                                    {hidden > 0 ? <Unknown cards={hidden} /> : null}
                                </span>
                            </span>
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}
