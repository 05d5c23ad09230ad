/**
 * byzantz_hand.tsx: one's own cards, sorted into the sets that pay most, each with a bracket that says what
 * it pays and sells it. Cards are buttons in one row that the arrow keys walk along; in a replay,
 * where nothing can be done with them, they only lie there.
 */
import { useRef, type MutableRef } from 'preact/hooks';
import { GoodsCard, Icon } from '../art';
import { say, sayLine } from '../engine/say';
import type { ByzantzView, Line, Setup } from '../engine/types';
import { cardName, type Byzantz } from './byzantz';
import { Chip, keyed, LyingCard, signed } from './byzantz_cards';
import type { Choice, HandCard, SortedHand } from './byzantz_choice';

interface Props {
    view: ByzantzView;
    setup: Setup;
    own: boolean;
    byzantz: Byzantz;
    hand: SortedHand;
    choice: Choice;
    hinted: readonly string[];
    canSell: boolean;
    press(card: HandCard): void;
    /** Goes over to selling this set, or says why not. */
    sell(set: readonly HandCard[]): void;
    explain(words: string | readonly Line[]): void;
}

/** A card of the hand that can be picked. */
function PickedCard({
    card,
    byzantz,
    choice,
    hinted,
    press,
    index,
    rover,
}: Pick<Props, 'byzantz' | 'choice' | 'hinted' | 'press'> & {
    card: HandCard;
    index: number;
    rover: MutableRef<number>;
}) {
    const cost = choice.mode === 'cut' ? (byzantz.costs[card.card] ?? 0) : 0;
    const name = cardName(card.card);
    return (
        <button
            type="button"
            class="byzantz-card byzantz-pick"
            aria-pressed={choice.chosen.includes(card.key)}
            aria-label={
                cost
                    ? `${name}. ${say('web_byzantz_discards', { card: card.card, points: cost })}`
                    : name
            }
            data-piece={card.card}
            data-card={card.card}
            data-at="hand"
            data-hint={hinted.includes(card.key) || undefined}
            data-no={(choice.mode === 'bid' && card.card === 'M') || undefined}
            tabIndex={index === rover.current ? 0 : -1}
            onFocus={() => (rover.current = index)}
            onClick={() => press(card)}
        >
            <GoodsCard card={card.card} />
            {cost ? <span class="byzantz-gain" data-down data-says={signed(-cost)} /> : null}
        </button>
    );
}

/** The bracket under a set: what it pays. Where one plays, it sells it. */
function Bracket({
    set,
    own,
    choice,
    canSell,
    sell,
}: Pick<Props, 'own' | 'choice' | 'canSell' | 'sell'> & { set: SortedHand['sets'][number] }) {
    const pays = (
        <span>
            <Icon name="coins" />
            {signed(set.points)}
        </span>
    );
    if (!own) return <span class="byzantz-bracket">{pays}</span>;
    const chooses = choice.mode === 'sell' || choice.mode === 'cut' || choice.mode === 'final';
    const chosen = chooses && set.cards.every(({ key }) => choice.chosen.includes(key));
    return (
        <button
            type="button"
            class="byzantz-bracket"
            aria-disabled={canSell ? undefined : 'true'}
            data-chosen={chosen || undefined}
            aria-label={say('web_byzantz_sell_set', { points: set.points })}
            title={say('web_byzantz_sell_set', { points: set.points })}
            onClick={() => sell(set.cards)}
        >
            {pays}
        </button>
    );
}

/** How many cards there are, what they pay, and what of them is in the bid. */
function HandHeader({
    view,
    byzantz,
    explain,
    title,
    size,
    bid,
    total,
}: Pick<Props, 'view' | 'byzantz' | 'explain'> & {
    title: string;
    size: number;
    bid: readonly string[];
    total: number;
}) {
    const over = size - byzantz.most;
    return (
        <header data-bid={bid.length > 0 || undefined}>
            <h2>{title}</h2>
            <span class="byzantz-full" data-over={over > 0 || undefined}>
                {size}/{byzantz.most}
                {over > 0 ? <b>{say('web_byzantz_over_by', { cards: over })}</b> : null}
            </span>
            {byzantz.points ? (
                <span class="byzantz-caption">
                    {say('web_byzantz_sets_pay', { points: byzantz.points })}
                </span>
            ) : null}
            {view.phase === 'auction' && byzantz.value ? (
                <span class="byzantz-caption">
                    {say('web_byzantz_goods_worth', { value: byzantz.value })}
                </span>
            ) : null}
            {bid.length ? (
                <button
                    type="button"
                    class="byzantz-committed"
                    onClick={() => explain([sayLine('by_r_in_bid', { cards: bid.join(' ') })])}
                >
                    <Icon name="lock" />
                    {say('web_byzantz_in_bid', { total })}
                    {keyed(bid).map(({ card, key }) => (
                        <Chip key={key} card={card} />
                    ))}
                </button>
            ) : null}
        </header>
    );
}

/** How far a key walks along the row. */
function stepOf(key: string, size: number): number {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -size, End: size };
    return steps[key] ?? 0;
}

export function Hand(props: Props) {
    const { view, setup, own: played, byzantz, hand, explain } = props;
    const row = useRef<HTMLDivElement>(null);
    const rover = useRef(0);
    const own = view.seat === 'watcher' ? undefined : view.seats[view.seat];
    if (!own) return null;
    const size = hand.all.length;
    if (rover.current >= size) rover.current = 0;
    const walk = (event: KeyboardEvent): void => {
        const step = stepOf(event.key, size);
        if (!step || !size) return;
        event.preventDefault();
        event.stopPropagation();
        rover.current = Math.max(0, Math.min(size - 1, rover.current + step));
        row.current?.querySelectorAll<HTMLElement>('.byzantz-pick')[rover.current]?.focus();
    };
    const draw = (card: HandCard) =>
        played ? (
            <PickedCard
                {...props}
                key={card.key}
                card={card}
                index={hand.all.indexOf(card)}
                rover={rover}
            />
        ) : (
            <LyingCard key={card.key} card={card.card} at="hand" />
        );
    const title = played
        ? say('web_byzantz_hand')
        : say('web_byzantz_hand_of', { who: view.seat as number }, setup);
    return (
        <section
            class="byzantz-hand"
            aria-label={title}
            style={{
                '--cards': Math.max(7, size),
                '--gaps': hand.sets.length + (hand.rest.length ? 1 : 0),
            }}
        >
            <HandHeader
                view={view}
                byzantz={byzantz}
                explain={explain}
                title={title}
                size={size}
                bid={own.bid}
                total={own.total}
            />
            <div
                class="byzantz-row byzantz-hand-row"
                ref={row}
                role="group"
                aria-label={title}
                onKeyDown={walk}
            >
                {hand.sets.map((set) => (
                    <div key={set.cards.map(({ key }) => key).join()} class="byzantz-set">
                        <div class="byzantz-set-cards">{set.cards.map(draw)}</div>
                        <Bracket {...props} set={set} />
                    </div>
                ))}
                {hand.rest.length ? (
                    <div class="byzantz-set byzantz-rest">
                        <div class="byzantz-set-cards">{hand.rest.map(draw)}</div>
                    </div>
                ) : null}
                {size ? null : <p class="byzantz-none">{say('by_hand_empty')}</p>}
            </div>
        </section>
    );
}
