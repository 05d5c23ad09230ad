/**
 * beliefs.tsx: who could be believed to hold what, as public play shows, and what they truly held:
 * at one moment for everybody, and over the game for one good or card.
 */
import { useMemo, useState } from 'preact/hooks';
import { ColorSign, Good, SeatMark } from '../art';
import { lookAt } from '../engine/look';
import { language, say } from '../engine/say';
import type { Color } from '../engine/types';
import { colorNumber, colors } from '../justinian/questions';
import type { ReplayGame } from '../play/replay';
import { tell } from '../ui/page_words';
import type { Beliefs, Review } from './measures';

const goods: Record<string, { letter: string; name: () => string }> = {
    cloth: { letter: 'C', name: () => say('good_cloth') },
    spice: { letter: 'S', name: () => say('good_spice') },
    wine: { letter: 'W', name: () => say('good_wine') },
    wood: { letter: 'T', name: () => say('good_wood') },
    grain: { letter: 'G', name: () => say('good_grain') },
    olives: { letter: 'O', name: () => say('good_olives') },
    merchant: { letter: 'M', name: () => say('web_byzantz_merchant') },
};

interface Card {
    color: Color;
    n: number;
}

function cardOf(thing: string): Card {
    const [, color = '', n = ''] = /^([a-z]+)(\d+)$/.exec(thing) ?? [];
    return { color: color as Color, n: Number(n) };
}

function thingName(thing: string): string {
    const good = goods[thing];
    if (good) return good.name();
    const { color, n } = cardOf(thing);
    return say('web_justinian_card_is', { color: colorNumber(color), counselor: n - 1 });
}

/** What every seat truly held of each thing at a ply: cards, or 1 for a card of the court. */
function truth(replay: ReplayGame, things: readonly string[], ply: number): number[][] {
    const { setup } = replay.sight;
    return setup.names.map((_, seat) => {
        const view = lookAt(setup, replay.codeAt(ply, seat), ply);
        return things.map((thing) => {
            if (view.game === 'byzantz')
                return (view.hand ?? []).filter((card) => card[0] === goods[thing]?.letter).length;
            const { color, n } = cardOf(thing);
            return Number(view.cards?.[color]?.includes(n) ?? false);
        });
    });
}

function decimal(hundredths: number): string {
    return new Intl.NumberFormat(language(), {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
    }).format(hundredths / 100);
}

interface Shown {
    replay: ReplayGame;
    beliefs: Beliefs;
    held: readonly (readonly number[])[];
    true_: readonly (readonly number[])[];
    thing: number;
    choose(thing: number): void;
}

/** Byzantz: goods by seat; believed, and behind it what was held. */
function Goods({ replay, beliefs, held, true_, thing, choose }: Shown) {
    const { names } = replay.sight.setup;
    return (
        <div
            class="review-scroll"
            tabIndex={0}
            role="region"
            aria-label={tell('web_review_beliefs')}
        >
            <table class="numbers review-goods">
                <thead>
                    <tr>
                        <th scope="col">{tell('web_review_thing')}</th>
                        {names.map((name, seat) => (
                            <th key={seat} scope="col">
                                <SeatMark seat={seat} class="review-seat" />
                                <span class="visually-hidden">{name}</span>
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {beliefs.things.map((name, i) => (
                        <tr key={name} data-chosen={i === thing || undefined}>
                            <th scope="row">
                                <button
                                    type="button"
                                    class="review-name"
                                    aria-pressed={i === thing}
                                    data-thing={name}
                                    onClick={() => choose(i)}
                                >
                                    <Good good={goods[name]?.letter ?? 'M'} class="review-good" />
                                    {thingName(name)}
                                </button>
                            </th>
                            {names.map((_, seat) => {
                                const value = held[seat]?.[i] ?? 0;
                                return (
                                    <td
                                        key={seat}
                                        class="review-heat"
                                        style={{ '--heat': String(Math.min(1, value / 400)) }}
                                    >
                                        {decimal(value)}
                                        <small>
                                            {' '}
                                            <span class="visually-hidden">
                                                {tell('web_review_truly')}
                                            </span>
                                            ({true_[seat]?.[i] ?? 0})
                                        </small>
                                    </td>
                                );
                            })}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

/** Justinian: for each seat the cards of four colors, the stronger the likelier; held ones framed. */
function Court({ replay, beliefs, held, true_, thing, choose }: Shown) {
    const { names } = replay.sight.setup;
    return (
        <div class="review-courts">
            {names.map((name, seat) => (
                <table key={seat} class="review-court">
                    <caption>
                        <SeatMark seat={seat} class="review-seat" /> {name}
                    </caption>
                    <tbody>
                        {colors.map((color) => (
                            <tr key={color}>
                                <th scope="row">
                                    <ColorSign color={color} class="review-good" />
                                </th>
                                {beliefs.things.map((card, i) =>
                                    cardOf(card).color === color ? (
                                        <td key={card}>
                                            <button
                                                type="button"
                                                class="review-heat"
                                                aria-pressed={i === thing}
                                                data-held={true_[seat]?.[i] || undefined}
                                                data-thing={card}
                                                style={{
                                                    '--heat': String((held[seat]?.[i] ?? 0) / 100),
                                                }}
                                                aria-label={tell('web_review_cell', {
                                                    card: thingName(card),
                                                    chance: String(held[seat]?.[i] ?? 0),
                                                })}
                                                onClick={() => choose(i)}
                                            >
                                                {cardOf(card).n}
                                            </button>
                                        </td>
                                    ) : null,
                                )}
                            </tr>
                        ))}
                    </tbody>
                </table>
            ))}
        </div>
    );
}

/** One good or card over the game: a line for each seat, dashed what was truly held. */
function Course({
    replay,
    review,
    beliefs,
    thing,
    at,
}: {
    replay: ReplayGame;
    review: Review;
    beliefs: Beliefs;
    thing: number;
    at: number;
}) {
    const { plies, held, things } = beliefs;
    const truths = useMemo(
        () => plies.map((ply) => truth(replay, [things[thing]!], ply).map(([one]) => one ?? 0)),
        [beliefs, thing],
    );
    /** One card, or certainty: hundredths, or percents. */
    const whole = 100;
    const most = Math.max(
        whole,
        ...held.flatMap((seats) => seats.map((seat) => seat[thing] ?? 0)),
        ...truths.flatMap((seats) => seats.map((value) => value * whole)),
    );
    const x = (ply: number): string => ((1000 * ply) / Math.max(1, review.moves)).toFixed(1);
    const y = (value: number): string => (100 - (96 * value) / most).toFixed(1);
    const seats = replay.sight.setup.names.map((_, seat) => seat);
    return (
        <figure class="review-course">
            <figcaption>
                {tell('web_review_course', { thing: thingName(things[thing]!) })}
            </figcaption>
            <div class="review-seats-key" aria-hidden="true">
                {seats.map((seat) => (
                    <span key={seat}>
                        <SeatMark seat={seat} class="review-seat" />
                        {replay.sight.setup.names[seat]}
                    </span>
                ))}
            </div>
            <svg
                class="review-plot"
                viewBox="0 0 1000 100"
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                {seats.map((seat) => (
                    <g key={seat} style={{ stroke: `var(--line-seat${seat})` }}>
                        <path
                            class="review-line"
                            d={plies
                                .map(
                                    (ply, i) =>
                                        `${i ? 'L' : 'M'}${x(ply)} ${y(held[i]?.[seat]?.[thing] ?? 0)}`,
                                )
                                .join('')}
                        />
                        <path
                            class="review-line is-true"
                            d={plies
                                .map((ply, i) => {
                                    const to = y((truths[i]?.[seat] ?? 0) * whole);
                                    return i ? `H${x(ply)}V${to}` : `M${x(ply)} ${to}`;
                                })
                                .join('')}
                        />
                    </g>
                ))}
                <path class="review-cursor" d={`M${x(plies[at] ?? 0)} 0V100`} />
            </svg>
        </figure>
    );
}

export function BeliefsSection({
    replay,
    review,
    ply,
    go,
}: {
    replay: ReplayGame;
    review: Review;
    ply: number;
    go(ply: number): void;
}) {
    const { beliefs } = review;
    const [thing, setThing] = useState(0);
    const at = Math.max(0, (beliefs?.plies.filter((one) => one <= ply).length ?? 1) - 1);
    const there = beliefs?.plies[at] ?? 0;
    const true_ = useMemo(
        () => (beliefs ? truth(replay, beliefs.things, there) : []),
        [beliefs, there],
    );
    if (!beliefs) return null;
    const shown: Shown = {
        replay,
        beliefs,
        held: beliefs.held[at] ?? [],
        true_,
        thing,
        choose: setThing,
    };
    return (
        <section class="panel review-beliefs" aria-labelledby="review-beliefs-title">
            <h2 id="review-beliefs-title">{tell('web_review_beliefs')}</h2>
            <p class="note">
                {review.game === 'byzantz'
                    ? tell('web_review_beliefs_goods')
                    : tell('web_review_beliefs_court')}
            </p>
            <label class="review-when">
                <span>
                    {there
                        ? tell('web_review_after', { move: String(there) })
                        : tell('web_review_start')}
                </span>
                <input
                    type="range"
                    min={0}
                    max={beliefs.plies.length - 1}
                    value={at}
                    data-action="beliefs"
                    aria-label={tell('web_review_moment')}
                    aria-valuetext={
                        there
                            ? tell('web_review_after', { move: String(there) })
                            : tell('web_review_start')
                    }
                    onInput={(event) => go(beliefs.plies[Number(event.currentTarget.value)] ?? 0)}
                />
            </label>
            {review.game === 'byzantz' ? <Goods {...shown} /> : <Court {...shown} />}
            <Course replay={replay} review={review} beliefs={beliefs} thing={thing} at={at} />
        </section>
    );
}
