/**
 * luck.tsx: how a seat's result came about: what the deal and the draws gave, what its own decisions
 * cost and what those of others gave, together exactly the result; and what strong players make of
 * the same deal.
 */
import { useState } from 'preact/hooks';
import type { ReplayGame } from '../play/replay';
import { Sentence } from '../ui/sentence';
import { tell } from '../ui/page_words';
import { change, lastLines, percent, placeName } from './figures';
import type { Account, Par, Review } from './measures';

interface Step {
    name: string;
    value: number;
    /** Where the bar begins. */
    from: number;
    whole?: boolean;
}

function stepsOf(account: Account): Step[] {
    const parts: [string, number][] = [
        [tell('web_review_deal'), account.deal],
        [tell('web_review_draws'), account.draws],
        [tell('web_review_own'), account.own],
        [tell('web_review_gifts'), account.gifts],
        [tell('web_review_rest'), account.rest],
    ];
    let sum = account.fair;
    return [
        { name: tell('web_review_fair'), value: account.fair, from: 0, whole: true },
        ...parts.map(([name, value]) => {
            const from = sum;
            sum += value;
            return { name, value, from };
        }),
        { name: tell('web_review_result'), value: account.result, from: 0, whole: true },
    ];
}

/** From a fair share to the result, step by step. */
function Waterfall({ account }: { account: Account }) {
    const steps = stepsOf(account);
    const all = steps.flatMap(({ from, value }) => [from, from + value]);
    const [low, high] = [Math.min(0, ...all), Math.max(10000, ...all)];
    const place = (value: number): number => (100 * (value - low)) / (high - low);
    return (
        <table class="review-account">
            <caption class="visually-hidden">{tell('web_review_luck')}</caption>
            <tbody>
                {steps.map(({ name, value, from, whole }) => {
                    const [left, right] = [
                        Math.min(from, from + value),
                        Math.max(from, from + value),
                    ];
                    return (
                        <tr key={name} data-whole={whole || undefined}>
                            <th scope="row">{name}</th>
                            <td>{whole ? percent(value, 1) : change(value)}</td>
                            <td class="review-bars" aria-hidden="true">
                                <i
                                    data-sign={whole ? undefined : value < 0 ? 'minus' : 'plus'}
                                    style={{
                                        insetInlineStart: `${place(left)}%`,
                                        width: `${place(right) - place(left)}%`,
                                    }}
                                />
                                <u style={{ insetInlineStart: `${place(0)}%` }} />
                            </td>
                        </tr>
                    );
                })}
            </tbody>
        </table>
    );
}

/** What the seat reached beside what strong players reach with the same deal. */
function ParBar({ par }: { par: Par }) {
    const { low, high, middle, score } = par;
    const [from, to] = [Math.min(low, score), Math.max(high, score)];
    const room = Math.max(1, (to - from) * 0.12);
    const place = (value: number): number => (100 * (value - from + room)) / (to - from + 2 * room);
    return (
        <div class="review-par">
            <p>
                {tell('web_review_par_is', {
                    score: String(score),
                    low: String(low),
                    high: String(high),
                })}
            </p>
            <div class="review-par-bar" aria-hidden="true">
                <i
                    style={{
                        insetInlineStart: `${place(low)}%`,
                        width: `${place(high) - place(low)}%`,
                    }}
                />
                <s style={{ insetInlineStart: `${place(middle)}%` }} />
                <b style={{ insetInlineStart: `${place(score)}%` }}>{score}</b>
            </div>
            <p class="note">{tell('web_review_par_note')}</p>
        </div>
    );
}

/** What turned something up: the deal, or a move. */
function EventName({ replay, ply }: { replay: ReplayGame; ply: number }) {
    const [line] = lastLines(replay, ply);
    return line ? <Sentence line={line} /> : <span>{tell('web_review_deal')}</span>;
}

const shownFirst = 5;

/** What chance gave and took, the greatest first. */
export function ChanceSection({
    replay,
    review,
    look,
}: {
    replay: ReplayGame;
    review: Review;
    look(ply: number): void;
}) {
    const [all, setAll] = useState(false);
    const { seat } = review;
    const events = (review.luck ?? [])
        .map((event) => ({ ...event, value: event.luck[seat] ?? 0 }))
        .filter(({ value }) => value !== 0)
        .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
    const most = Math.max(1, ...events.map(({ value }) => Math.abs(value)));
    if (!events.length) return null;
    return (
        <section class="panel review-events" aria-labelledby="review-events-title">
            <h2 id="review-events-title">{tell('web_review_luck_events')}</h2>
            <ol>
                {(all ? events : events.slice(0, shownFirst)).map(({ ply, kind, value }) => (
                    <li key={`${kind} ${ply}`}>
                        <button type="button" data-luck={ply} onClick={() => look(ply)}>
                            <span class="review-event-name">
                                <EventName replay={replay} ply={ply} />
                                {ply ? <small>{placeName(replay, ply - 1)}</small> : null}
                            </span>
                            <span class="review-event-bar" aria-hidden="true">
                                <i
                                    data-sign={value < 0 ? 'minus' : 'plus'}
                                    style={{ width: `${(50 * Math.abs(value)) / most}%` }}
                                />
                            </span>
                            <span class="review-event-value">{change(value)}</span>
                        </button>
                    </li>
                ))}
            </ol>
            {events.length > shownFirst ? (
                <button
                    type="button"
                    class="button quiet small"
                    aria-expanded={all}
                    onClick={() => setAll(!all)}
                >
                    {all ? tell('web_review_fewer') : tell('web_review_more')}
                </button>
            ) : null}
        </section>
    );
}

export function LuckSection({ review }: { review: Review }) {
    const account = review.account?.find(({ seat }) => seat === review.seat);
    const par = review.par?.find(({ seat }) => seat === review.seat);
    return (
        <section class="panel review-luck" aria-labelledby="review-luck-title">
            <h2 id="review-luck-title">{tell('web_review_luck')}</h2>
            {account ? (
                <>
                    <Waterfall account={account} />
                    <p>
                        {tell('web_review_adjusted', {
                            share: percent(account.adjusted, 1),
                            result: percent(account.result),
                        })}
                    </p>
                </>
            ) : (
                <p class="note">{tell('web_review_later')}</p>
            )}
            {par ? <ParBar par={par} /> : null}
        </section>
    );
}
