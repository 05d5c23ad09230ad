/**
 * curve.tsx: everybody's chance to win over the game, with rounds or phases as bands and the marks
 * of the seat that is reviewed. Pointing, tapping and the arrow keys go to a moment; the same as a
 * table for who can't see it.
 */
import { useMemo, useRef } from 'preact/hooks';
import { SeatMark } from '../art';
import { labelled, language, listed } from '../engine/say';
import type { ReplayGame } from '../play/replay';
import { Sentence } from '../ui/sentence';
import { tell } from '../ui/page_words';
import {
    bandName,
    bandSign,
    bandsOf,
    isMarked,
    lastLines,
    markName,
    percent,
    signs,
    type Band,
} from './figures';
import type { Chances, Review } from './measures';

interface Props {
    replay: ReplayGame;
    review: Review;
    ply: number;
    /** Whether all cards are known. */
    open: boolean;
    go(ply: number): void;
    setOpen(open: boolean): void;
    /** Shows a decision on the table; looks at any moment in the replay. */
    show(ply: number): void;
    look(ply: number): void;
}

/** Everybody's chances at a moment; undefined where they tell nothing, or are not measured yet. */
function sharesOf({ tells, win, open: all }: Chances, open: boolean): number[] | undefined {
    return tells ? (open ? all : win) : undefined;
}

function sharesAt({ review, open }: Pick<Props, 'review' | 'open'>, ply: number) {
    const at = review.chances?.find((entry) => entry.ply === ply);
    return at && sharesOf(at, open);
}

/** A seat's line, broken where chances tell nothing. */
function path(chances: readonly Chances[], seat: number, open: boolean, moves: number): string {
    let draws = false;
    return chances
        .map((entry) => {
            const { ply } = entry;
            const value = sharesOf(entry, open)?.[seat];
            if (value === undefined) {
                draws = false;
                return '';
            }
            const to = `${draws ? 'L' : 'M'}${((1000 * ply) / Math.max(1, moves)).toFixed(1)} ${(100 - value / 100).toFixed(2)}`;
            draws = true;
            return to;
        })
        .join('');
}

/** Where the marks of the seats stand at the right, so that none covers another. */
function ends(shares: readonly number[]): number[] {
    const apart = 10;
    const order = shares.map((_, seat) => seat).sort((a, b) => shares[b]! - shares[a]!);
    const tops: number[] = [];
    let least = 4;
    order.forEach((seat, i) => {
        const most = 96 - apart * (order.length - 1 - i);
        const top = Math.min(most, Math.max(least, 100 - shares[seat]! / 100));
        tops[seat] = top;
        least = top + apart;
    });
    return tops;
}

/** The parts of the game where chances tell nothing. */
function silent(chances: readonly Chances[]): { from: number; to: number }[] {
    const found: { from: number; to: number }[] = [];
    chances.forEach(({ ply, tells }, i) => {
        if (tells) return;
        const last = found[found.length - 1];
        const to = chances[i + 1]?.ply ?? ply;
        if (last?.to === ply) last.to = to;
        else found.push({ from: ply, to });
    });
    return found;
}

function Plot({ replay, review, ply, open, bands }: Props & { bands: readonly Band[] }) {
    const { moves, players, seat: own } = review;
    const chances = review.chances ?? [];
    const at = (where: number): number => (1000 * where) / Math.max(1, moves);
    const lines = useMemo(
        () => Array.from({ length: players }, (_, seat) => path(chances, seat, open, moves)),
        [chances, open],
    );
    return (
        <>
            <svg
                class="review-plot"
                viewBox="0 0 1000 100"
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                {bands.map(({ from, to }, i) =>
                    i % 2 ? (
                        <rect
                            key={from}
                            class="review-band"
                            x={at(from)}
                            width={at(to - from)}
                            height="100"
                        />
                    ) : null,
                )}
                {[25, 50, 75].map((y) => (
                    <path key={y} class="review-grid" d={`M0 ${y}H1000`} />
                ))}
                {silent(chances).map(({ from, to }) => (
                    <rect
                        key={from}
                        class="review-silent"
                        x={at(from)}
                        width={at(to - from)}
                        height="100"
                    />
                ))}
                {[...lines.keys()]
                    .sort((a, b) => Number(a === own) - Number(b === own))
                    .map((seat) => (
                        <path
                            key={seat}
                            class="review-line"
                            data-own={seat === own || undefined}
                            style={{ stroke: `var(--line-seat${seat})` }}
                            d={lines[seat]}
                        />
                    ))}
                <path class="review-cursor" d={`M${at(ply)} 0V100`} />
            </svg>
            {bands.map(({ from, to, part }) => (
                <span
                    key={from}
                    class="review-band-name"
                    style={{
                        insetInlineStart: `${at(from) / 10}%`,
                        width: `${at(to - from) / 10}%`,
                    }}
                    aria-hidden="true"
                >
                    <span class="review-full">{bandName(replay, part)}</span>
                    <span class="review-short">{bandSign(replay, part)}</span>
                </span>
            ))}
        </>
    );
}

/** The marks of the seat, under the curve. */
function Marks({ review, ply }: { review: Review; ply: number }) {
    const { decisions = [], seat, moves } = review;
    return (
        <div class="review-marks" aria-hidden="true">
            {decisions
                .filter((decision) => decision.seat === seat && isMarked(decision))
                .map((decision) => (
                    <i
                        key={decision.ply}
                        data-mark={decision.mark}
                        data-here={decision.ply === ply || undefined}
                        style={{
                            insetInlineStart: `${(100 * decision.ply) / Math.max(1, moves)}%`,
                        }}
                    >
                        {signs[decision.mark]}
                    </i>
                ))}
        </div>
    );
}

/** Chances at one moment in words, for who hears the page. */
function spoken(props: Props): string {
    const { names } = props.replay.sight.setup;
    const shares = sharesAt(props, props.ply);
    return shares
        ? listed(shares.map((share, seat) => labelled(names[seat] ?? '', percent(share))))
        : tell('web_review_no_chances');
}

/** What happened at the moment, and what everybody's chances were. */
function Readout(props: Props) {
    const { replay, review, ply, show, look } = props;
    const shares = sharesAt(props, ply);
    const decision = review.decisions?.find(
        (one) => one.ply === ply && one.seat === review.seat && isMarked(one),
    );
    const lines = lastLines(replay, ply);
    return (
        <div class="review-readout">
            <p class="review-told">
                <b>
                    {ply
                        ? tell('web_review_after', { move: String(ply) })
                        : tell('web_review_start')}
                </b>{' '}
                {lines.slice(0, 2).map((line, i) => (
                    <span key={i}>
                        {i ? ' · ' : ''}
                        <Sentence line={line} />
                    </span>
                ))}
            </p>
            <div class="review-shares">
                {replay.sight.setup.names.map((_, seat) => (
                    <span key={seat} data-own={seat === review.seat || undefined}>
                        <SeatMark seat={seat} class="review-seat" />
                        {shares ? percent(shares[seat] ?? 0) : '–'}
                    </span>
                ))}
            </div>
            <button
                type="button"
                class="button plain small"
                data-action="show-ply"
                onClick={() => (decision ? show(ply) : look(ply))}
            >
                {decision
                    ? tell('web_review_next_is', { mark: markName(decision.mark) })
                    : tell('web_review_on_table')}
            </button>
        </div>
    );
}

/** The same as a table: at the beginning of each part, and at the end. */
function AsTable(props: Props) {
    const { replay } = props;
    const { names } = replay.sight.setup;
    const chapters = [
        { ply: 0, text: tell('web_review_start') },
        ...replay.chapters(language()),
        { ply: replay.length, text: tell('web_review_end') },
    ].filter(({ ply }, i, all) => all.findIndex((other) => other.ply === ply) === i);
    return (
        <details class="review-table">
            <summary>{tell('web_review_as_table')}</summary>
            <div
                class="review-scroll"
                tabIndex={0}
                role="region"
                aria-label={tell('web_review_chances')}
            >
                <table class="numbers">
                    <thead>
                        <tr>
                            <th scope="col">{tell('web_review_moment')}</th>
                            {names.map((name, seat) => (
                                <th key={seat} scope="col">
                                    {name}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {chapters.map(({ ply, text }) => {
                            const shares = sharesAt(props, ply);
                            return (
                                <tr key={ply}>
                                    <th scope="row">{text}</th>
                                    {names.map((_, seat) => (
                                        <td key={seat}>
                                            {shares ? percent(shares[seat] ?? 0) : '–'}
                                        </td>
                                    ))}
                                </tr>
                            );
                        })}
                    </tbody>
                </table>
            </div>
        </details>
    );
}

export function Curve(props: Props) {
    const { replay, review, ply, open, go, setOpen } = props;
    const place = useRef<HTMLDivElement>(null);
    const bands = useMemo(() => bandsOf(replay), [replay, language()]);
    const chances = review.chances ?? [];
    const tops = ends(
        chances
            .flatMap((entry) => [sharesOf(entry, open) ?? []])
            .filter(({ length }) => length)
            .at(-1) ?? [],
    );
    const quiet = [
        ...new Set(
            silent(chances).flatMap(({ from, to }) =>
                bands
                    .filter((band) => band.from < to && band.to > from)
                    .map(({ part }) => bandName(replay, part)),
            ),
        ),
    ];
    const point = (event: PointerEvent): void => {
        const box = place.current!.getBoundingClientRect();
        const share = (event.clientX - box.left) / box.width;
        go(Math.round(review.moves * Math.min(1, Math.max(0, share))));
    };
    return (
        <section class="panel review-curve" aria-labelledby="review-curve-title">
            <div class="review-head">
                <h2 id="review-curve-title">{tell('web_review_chances')}</h2>
                <div class="segments" role="group" aria-label={tell('web_review_known')}>
                    {[false, true].map((all) => (
                        <button
                            key={String(all)}
                            type="button"
                            data-action={all ? 'curve-open' : 'curve-known'}
                            aria-pressed={open === all}
                            onClick={() => setOpen(all)}
                        >
                            {all ? tell('web_review_all_open') : tell('web_review_as_known')}
                        </button>
                    ))}
                </div>
            </div>
            <p class="note">
                {open
                    ? tell('web_review_open_note')
                    : tell('web_review_known_note', {
                          who: replay.sight.setup.names[review.seat] ?? '',
                      })}
            </p>
            <div class="review-chart">
                <div class="review-axis" aria-hidden="true">
                    {[10000, 7500, 5000, 2500, 0].map((share) => (
                        <span key={share}>{percent(share)}</span>
                    ))}
                </div>
                <div
                    class="review-field"
                    ref={place}
                    onPointerDown={point}
                    onPointerMove={(event) =>
                        (event.pointerType === 'mouse' || event.buttons) && point(event)
                    }
                >
                    <Plot {...props} bands={bands} />
                    <input
                        type="range"
                        class="review-scrub"
                        min={0}
                        max={review.moves}
                        step={1}
                        value={ply}
                        data-action="scrub"
                        aria-label={tell('web_review_moment')}
                        aria-valuetext={`${ply ? tell('web_review_after', { move: String(ply) }) : tell('web_review_start')} ${spoken(props)}`}
                        onInput={(event) => go(Number(event.currentTarget.value))}
                    />
                </div>
                <div class="review-ends" aria-hidden="true">
                    {tops.map((top, seat) => (
                        <span key={seat} style={{ top: `${top}%` }}>
                            <SeatMark seat={seat} class="review-seat" />
                        </span>
                    ))}
                </div>
                <Marks review={review} ply={ply} />
            </div>
            {quiet.length ? (
                <p class="note">{tell('web_review_silent', { parts: quiet.join(', ') })}</p>
            ) : null}
            <Readout {...props} />
            <AsTable {...props} />
        </section>
    );
}
