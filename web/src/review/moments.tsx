/**
 * moments.tsx: the decisions of a game, worst first: what was played, what was better and why, each
 * a way to the table. Where one wants to be asked first, the answers are hidden.
 */
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { reasonFor } from '../engine/look';
import { language } from '../engine/say';
import type { Line } from '../engine/types';
import type { ReplayGame } from '../play/replay';
import { Sentence } from '../ui/sentence';
import { tell } from '../ui/page_words';
import { cost, isMarked, markName, moveLine, placeName, signs, worth } from './figures';
import type { Decision, Judged, Mark, Review } from './measures';

/** What one does with a moment: look at it on the table, or be asked. */
export interface Ways {
    show(ply: number): void;
    quiz(ply: number): void;
}

export function MarkSign({ mark }: { mark: Mark }) {
    return (
        <b class="review-mark" data-mark={mark} title={markName(mark)}>
            <span aria-hidden="true">{signs[mark]}</span>
            <span class="visually-hidden">{markName(mark)}</span>
        </b>
    );
}

/** Why the best move is better than the one that was played. */
export function reasonOf(
    replay: ReplayGame,
    { ply, seat }: Pick<Decision, 'ply' | 'seat'>,
    { best, played }: Pick<Judged, 'best' | 'played'>,
): Line | undefined {
    if (best.move === played.move) return undefined;
    return reasonFor(replay.sight.setup, replay.codeAt(ply, seat), best.move, played.move);
}

/** A move and what it promises. */
export function MoveLine({
    name,
    line,
    value,
    kind,
}: {
    name: string;
    line: Line;
    value: string;
    kind: 'played' | 'best';
}) {
    return (
        <p class="review-move" data-kind={kind}>
            <span class="review-move-name">{name}</span>
            <span class="review-move-what">
                <Sentence line={line} />
            </span>
            <span class="review-move-worth">{value}</span>
        </p>
    );
}

interface MomentProps extends Ways {
    replay: ReplayGame;
    decision: Decision;
    /** The answer is hidden. */
    hidden: boolean;
}

function Costly({ replay, decision, hidden, show, quiz }: MomentProps) {
    const { ply, played, best, tells, mark } = decision;
    const reason = hidden ? undefined : reasonOf(replay, decision, decision);
    return (
        <li class="panel review-costly" data-ply={ply} data-mark={mark}>
            <h3>
                <MarkSign mark={mark} />
                {placeName(replay, ply)}
                <b class="review-cost">{cost(decision, tells)}</b>
            </h3>
            {hidden ? (
                <p class="note">{tell('web_review_hidden')}</p>
            ) : (
                <>
                    <MoveLine
                        kind="played"
                        name={tell('web_review_played')}
                        line={moveLine(replay, decision, played.move)}
                        value={worth(played, tells)}
                    />
                    <MoveLine
                        kind="best"
                        name={tell('web_review_better')}
                        line={moveLine(replay, decision, best.move)}
                        value={worth(best, tells)}
                    />
                    {reason ? (
                        <p class="review-reason">
                            <Sentence line={reason} />
                        </p>
                    ) : null}
                </>
            )}
            <div class="review-ways">
                {hidden ? (
                    <button
                        type="button"
                        class="button primary"
                        data-action="quiz"
                        onClick={() => quiz(ply)}
                    >
                        <Icon name="help" />
                        {tell('web_review_what_now')}
                    </button>
                ) : (
                    <button
                        type="button"
                        class="button primary"
                        data-action="show"
                        onClick={() => show(ply)}
                    >
                        <Icon name="eye" />
                        {tell('web_review_on_table')}
                    </button>
                )}
            </div>
        </li>
    );
}

/** The three that cost most; `asks`: whether one is asked before one is told. */
export function Costliest({
    replay,
    review,
    done,
    asks,
    told,
    setAsks,
    ...ways
}: Ways & {
    replay: ReplayGame;
    review: Review;
    done: boolean;
    asks: boolean;
    told: ReadonlySet<number>;
    setAsks(asks: boolean): void;
}) {
    const found = (review.costliest ?? []).flatMap(
        (ply) => review.decisions?.find((one) => one.ply === ply && one.seat === review.seat) ?? [],
    );
    return (
        <section class="review-costliest" aria-labelledby="review-costliest-title">
            <div class="review-head">
                <h2 id="review-costliest-title">{tell('web_review_costliest')}</h2>
                <label class="check">
                    <input
                        type="checkbox"
                        class="switch"
                        data-action="ask-first"
                        checked={asks}
                        onChange={(event) => setAsks(event.currentTarget.checked)}
                    />
                    <span>{tell('web_review_ask_first')}</span>
                </label>
            </div>
            {found.length ? (
                <ol class="review-three">
                    {found.map((decision) => (
                        <Costly
                            key={decision.ply}
                            replay={replay}
                            decision={decision}
                            hidden={asks && !told.has(decision.ply)}
                            {...ways}
                        />
                    ))}
                </ol>
            ) : (
                <p class="empty">
                    {done ? tell('web_review_faultless') : tell('web_review_still_looking')}
                </p>
            )}
        </section>
    );
}

type Shown = 'marked' | 'own' | 'all';

function Row({
    replay,
    decision,
    hidden,
    others,
    show,
}: Omit<MomentProps, 'quiz'> & { others: boolean }) {
    const { ply, seat, played, best, mark, tells } = decision;
    return (
        <li>
            <button
                type="button"
                class="review-row"
                data-ply={ply}
                data-mark={mark}
                onClick={() => show(ply)}
            >
                <span class="review-row-place">
                    {others ? <SeatMark seat={seat} class="review-seat" /> : null}
                    {placeName(replay, ply)}
                </span>
                <MarkSign mark={mark} />
                <span class="review-row-what">
                    {hidden ? (
                        tell('web_review_hidden_short')
                    ) : (
                        <>
                            <Sentence line={moveLine(replay, decision, played.move)} />
                            {isMarked(decision) ? (
                                <span class="review-row-best">
                                    {tell('web_review_better')}{' '}
                                    <Sentence line={moveLine(replay, decision, best.move)} />
                                </span>
                            ) : null}
                        </>
                    )}
                </span>
                <span class="review-row-cost">
                    {decision.loss > 0 ? cost(decision, tells) : ''}
                </span>
            </button>
        </li>
    );
}

/** All that is marked; and, if one wants, all decisions, of everybody. */
export function Decisions({
    replay,
    review,
    asks,
    told,
    show,
}: {
    replay: ReplayGame;
    review: Review;
    asks: boolean;
    told: ReadonlySet<number>;
    show(ply: number): void;
}) {
    const [shown, setShown] = useState<Shown>('marked');
    const names: Record<Shown, string> = {
        marked: tell('web_review_list_marked'),
        own: tell('web_review_list_own'),
        all: tell('web_review_list_all'),
    };
    const list = (review.decisions ?? []).filter(
        (decision) =>
            (shown === 'all' || decision.seat === review.seat) &&
            (shown !== 'marked' || isMarked(decision)),
    );
    return (
        <section class="panel review-list" aria-labelledby="review-list-title" lang={language()}>
            <div class="review-head">
                <h2 id="review-list-title">{tell('web_review_decisions')}</h2>
                <div class="segments" role="group" aria-label={tell('web_review_decisions')}>
                    {(['marked', 'own', 'all'] as const).map((what) => (
                        <button
                            key={what}
                            type="button"
                            data-action={`list-${what}`}
                            aria-pressed={shown === what}
                            onClick={() => setShown(what)}
                        >
                            {names[what]}
                        </button>
                    ))}
                </div>
            </div>
            {list.length ? (
                <ol>
                    {list.map((decision) => (
                        <Row
                            key={`${decision.ply} ${decision.seat}`}
                            replay={replay}
                            decision={decision}
                            others={shown === 'all'}
                            hidden={
                                asks &&
                                decision.seat === review.seat &&
                                isMarked(decision) &&
                                !told.has(decision.ply)
                            }
                            show={show}
                        />
                    ))}
                </ol>
            ) : (
                <p class="note">{tell('web_review_none_here')}</p>
            )}
        </section>
    );
}
