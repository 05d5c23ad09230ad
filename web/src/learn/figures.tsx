/**
 * figures.tsx: pictures of the rules, drawn with the pieces themselves, from moments of the
 * examples' games.
 */
import type { ComponentChildren } from 'preact';
import {
    BidderCard,
    CourtCard,
    Counselor,
    Good,
    GoodsCard,
    Icon,
    SeatMark,
    TokenFace,
} from '../art';
import { cardName } from '../byzantz/byzantz';
import { say } from '../engine/say';
import type { Color, JustinianView, LaidToken, Token } from '../engine/types';
import { courtOf, colorNumber, stepsOf, worthOf } from '../justinian/questions';
import { byzantzAt, justinianAt, type Example } from './example';
import { soldSets } from './lessons';

export function Figure({
    caption,
    class: name = '',
    children,
}: {
    caption: string;
    class?: string;
    children: ComponentChildren;
}) {
    return (
        <figure class={`learn-figure ${name}`}>
            <div class="learn-picture">{children}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    );
}

/**
 * The twelve counselors in a row, with their values, the tokens on them, and those that stand
 * elsewhere than before marked.
 */
function Row({
    row,
    values,
    board,
    before,
}: {
    row: number[];
    values: number[];
    board?: LaidToken[][];
    before?: number[];
}) {
    return (
        <ol class="learn-row">
            {row.map((counselor, i) => {
                const tokens = board?.[counselor - 1] ?? [];
                const moved = before ? before.indexOf(counselor) !== i : tokens.length > 0;
                return (
                    <li key={counselor} class={moved ? 'moved' : ''}>
                        <span class="visually-hidden">
                            {say('learn_fig_place', {
                                place: i + 1,
                                counselor: counselor - 1,
                                worth: values[i] ?? 0,
                            })}
                        </span>
                        {board && (
                            <span class="learn-tokens">
                                {tokens.map(
                                    ({ token }, n) =>
                                        token && <TokenFace key={n} token={token} title={token} />,
                                )}
                            </span>
                        )}
                        <Counselor n={counselor} />
                        <b aria-hidden="true">{values[i]}</b>
                    </li>
                );
            })}
        </ol>
    );
}

export function CourtFigure() {
    const { view } = justinianAt('start');
    return (
        <Figure caption={say('learn_fig_row')} class="wide">
            <Row row={view.row} values={view.values} />
        </Figure>
    );
}

export function CardsFigure() {
    const { view } = justinianAt('start');
    return (
        <Figure caption={say('learn_fig_cards')}>
            <div class="learn-cards">
                {Object.entries(view.cards ?? {}).map(([color, cards]) => (
                    <span key={color} class="learn-group">
                        {cards.map((n) => (
                            <CourtCard
                                key={n}
                                color={color as Color}
                                n={n}
                                title={say('web_justinian_card', {
                                    counselor: n - 1,
                                    color: colorNumber(color as Color),
                                    value: view.values[view.row.indexOf(n)] ?? 0,
                                })}
                            />
                        ))}
                    </span>
                ))}
            </div>
        </Figure>
    );
}

export function TokensFigure() {
    const { view } = justinianAt('start');
    const tokens = [...(view.hand ?? []), ...(view.reserve ?? [])];
    const counts = (['+1', '+2', '+3', '-1', '-2', '-3'] as Token[]).map((token) => ({
        token,
        count: tokens.filter((each) => each === token).length,
    }));
    return (
        <Figure caption={say('learn_fig_all_tokens')}>
            <div class="learn-counts">
                {counts.map(({ token, count }) => (
                    <span key={token}>
                        <TokenFace token={token} title={token} />
                        <b>×{count}</b>
                    </span>
                ))}
            </div>
        </Figure>
    );
}

/** One end's way of moving the court: a row for each counselor that moves. */
function Moves({ example, end }: { example: Example<JustinianView>; end: 'left' | 'right' }) {
    const { setup, code } = example;
    const { before, steps } = stepsOf(setup, code, end);
    return (
        <Figure
            caption={say(end === 'left' ? 'learn_fig_from_left' : 'learn_fig_from_right')}
            class="wide"
        >
            {steps.map((step, i) => (
                <div key={i} class="learn-step">
                    <p>
                        {i + 1}.{' '}
                        {say('ju_went', {
                            counselor: step.counselor - 1,
                            from: step.from,
                            to: step.to,
                        })}
                    </p>
                    <Row
                        row={step.row}
                        values={worthOf(setup, code, step.row).values}
                        before={steps[i - 1]?.row ?? before}
                    />
                </div>
            ))}
        </Figure>
    );
}

/** How the court moves: the same tokens, from the left and from the right. */
export function MoveFigure() {
    const example = justinianAt('direction');
    const { view, setup, code } = example;
    const start = view.moved?.row ?? view.row;
    return (
        <>
            <Figure caption={say('learn_fig_before')} class="wide">
                <Row
                    row={start}
                    values={worthOf(setup, code, start).values}
                    board={view.moved?.board ?? view.board}
                />
            </Figure>
            <Moves example={example} end="left" />
            <Moves example={example} end="right" />
        </>
    );
}

export function InfluenceFigure() {
    const { view } = justinianAt('influence');
    return (
        <Figure caption={say('learn_fig_phase', { sum: view.influence ?? 0 })}>
            <div class="learn-counts">
                {(view.phase_tokens ?? []).map((token, i) => (
                    <TokenFace key={i} token={token} title={token} />
                ))}
                <b>= {view.influence}</b>
            </div>
        </Figure>
    );
}

export function ScoringFigure() {
    const { view, setup } = justinianAt('scored');
    const scoring = view.scorings.at(-1);
    if (!scoring?.color) return null;
    const color: Color = scoring.color;
    const worth = (counselor: number): number =>
        courtOf(setup).values[counselor - 1]?.[scoring.row.indexOf(counselor)]?.[
            scoring.phase - 1
        ] ?? 0;
    return (
        <Figure caption={say('learn_fig_scoring')}>
            <ul class="learn-scores">
                {scoring.seats.map((seat, i) => (
                    <li key={i}>
                        <span class="learn-who">
                            <SeatMark seat={i} />
                            {setup.names[i]}
                        </span>
                        {seat.cards.map((n) => (
                            <span key={n} class="learn-paid">
                                <CourtCard
                                    color={color}
                                    n={n}
                                    title={say('web_justinian_card', {
                                        counselor: n - 1,
                                        color: colorNumber(color),
                                        value: worth(n),
                                    })}
                                />
                                <b aria-hidden="true">{worth(n)}</b>
                            </span>
                        ))}
                        <span class="learn-paid influence">
                            {seat.tokens.map((token, t) => (
                                <TokenFace key={t} token={token} title={token} />
                            ))}
                            <b>{i === scoring.chooser ? '–' : seat.influence_points}</b>
                        </span>
                        <strong>
                            {say('learn_fig_points', {
                                points: seat.card_points + seat.influence_points,
                            })}
                        </strong>
                    </li>
                ))}
            </ul>
        </Figure>
    );
}

const goods = 'CSWTGOM';

export function GoodsFigure() {
    return (
        <Figure caption={say('learn_fig_goods')}>
            <ul class="learn-goods">
                {[...goods].map((good, i) => (
                    <li key={good}>
                        <Good good={good} />
                        <span>{say('learn_fig_good', { good: i, n: 16 })}</span>
                    </li>
                ))}
            </ul>
        </Figure>
    );
}

function Cards({ cards }: { cards: readonly string[] }) {
    return (
        <span class="learn-group">
            {cards.map((card, i) => (
                <GoodsCard key={i} card={card} title={cardName(card)} />
            ))}
        </span>
    );
}

export function BundleFigure() {
    const { view } = byzantzAt('bundle');
    const bidder = view.stack[0] ?? 0;
    return (
        <Figure caption={say('learn_fig_bundle', { bidder })}>
            <div class="learn-cards">
                <BidderCard n={bidder} title={`${bidder}`} />
                <Cards cards={view.bundle} />
            </div>
        </Figure>
    );
}

export function BidsFigure() {
    const { view, setup } = byzantzAt('bids');
    return (
        <Figure caption={say('learn_fig_bids', { high: view.high })}>
            <ul class="learn-scores">
                {view.seats.map(
                    (seat, i) =>
                        seat.bid.length > 0 && (
                            <li key={i}>
                                <span class="learn-who">
                                    <SeatMark seat={i} />
                                    {setup.names[i]}
                                </span>
                                <Cards cards={seat.bid} />
                                <strong>{seat.total}</strong>
                            </li>
                        ),
                )}
            </ul>
        </Figure>
    );
}

export function MarketFigure() {
    const { view, setup } = byzantzAt('market');
    const groups = [...goods]
        .map((good) => view.market.filter((card) => card[0] === good))
        .filter((group) => group.length);
    const order = view.seats
        .map(({ bidder }, seat) => ({ bidder: bidder ?? 0, seat }))
        .sort((one, other) => one.bidder - other.bidder);
    return (
        <Figure caption={say('learn_fig_market')}>
            <div class="learn-cards">
                {groups.map((group) => (
                    <Cards key={group[0]} cards={group} />
                ))}
            </div>
            <ol class="learn-order">
                {order.map(({ bidder, seat }) => (
                    <li key={seat}>
                        <BidderCard n={bidder} title={`${bidder}`} />
                        <SeatMark seat={seat} />
                        {setup.names[seat]}
                    </li>
                ))}
            </ol>
        </Figure>
    );
}

export function SetsFigure() {
    return (
        <Figure caption={say('learn_fig_sets')}>
            <div class="learn-cards">
                {soldSets.map(({ cards, points }) => (
                    <span key={cards.join()} class="learn-set">
                        <Cards cards={cards} />
                        <b>{say('learn_fig_pays', { points })}</b>
                    </span>
                ))}
            </div>
        </Figure>
    );
}

/** Where the cards of an auction went: to the market, and to the winner's hand. */
export function PaidFigure() {
    const { view } = byzantzAt('paid');
    return (
        <>
            <Figure caption={say('rules_fig_market')}>
                <Cards cards={view.market} />
            </Figure>
            <Figure caption={say('rules_fig_hand')}>
                <Cards cards={view.hand ?? []} />
            </Figure>
        </>
    );
}

/** The set that is sold, and the card that stays. */
export function SaleFigure() {
    const before = byzantzAt('paid').view.hand ?? [];
    const left = [...(byzantzAt('sold').view.hand ?? [])];
    const sold = before.filter((card) => {
        const at = left.indexOf(card);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
    });
    const worth = (card: string): number => Number(card[1] ?? 0);
    const [kept = 'M'] = [...sold].sort((one, other) => worth(other) - worth(one));
    return (
        <Figure caption={say('rules_fig_sold')}>
            <div class="learn-cards learn-sale">
                <Cards cards={sold} />
                <Icon name="right" class="learn-arrow" />
                <span class="learn-set">
                    <Cards cards={[kept]} />
                    <b>{say('learn_fig_pays', { points: worth(kept) })}</b>
                </span>
            </div>
        </Figure>
    );
}
