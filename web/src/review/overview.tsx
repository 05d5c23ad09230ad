/**
 * overview.tsx: the review of a game for one seat: how it came about so far, the curve, the costliest
 * moments, luck, everybody's errors, what could be believed, and all decisions.
 */
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import { useChanges } from '../ui/hooks';
import { tell } from '../ui/page_words';
import { BeliefsSection } from './beliefs';
import { Curve } from './curve';
import { percent, titleName } from './figures';
import { ChanceSection, LuckSection } from './luck';
import { Costliest, Decisions, type Ways } from './moments';
import type { Reviewer } from './reviewer';
import { SeatsSection, Tally } from './seats';
import type { Review } from './measures';

/** Whose decisions are reviewed. */
function SeatChoice({ reviewer, choose }: { reviewer: Reviewer; choose(seat: number): void }) {
    const { names } = reviewer.replay.sight.setup;
    const { seat: chosen } = reviewer.progress;
    return (
        <fieldset class="review-choice">
            <legend class="visually-hidden">{tell('web_review_seat')}</legend>
            <div class="segments">
                {names.map((name, seat) => (
                    <label key={seat} data-chosen={seat === chosen || undefined}>
                        <input
                            type="radio"
                            name="review-seat"
                            value={seat}
                            checked={seat === chosen}
                            data-action={`seat-${seat}`}
                            onChange={() => choose(seat)}
                        />
                        <span>
                            <SeatMark seat={seat} class="review-seat" /> {name}
                        </span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

/** How far the work is; it can be stopped, and taken up again. */
function Work({ reviewer }: { reviewer: Reviewer }) {
    const { doing, done, of } = reviewer.progress;
    if (doing === 'done') return null;
    if (doing === 'looking' || doing === 'working')
        return (
            <div class="panel review-work" data-doing={doing}>
                <p role="status">{tell('web_review_working')}</p>
                <progress
                    max={Math.max(1, of)}
                    value={done}
                    aria-label={tell('web_review_working')}
                />
                <span class="review-work-share">{percent(of ? (10000 * done) / of : 0)}</span>
                <button
                    type="button"
                    class="button quiet small"
                    data-action="stop"
                    onClick={() => reviewer.stop()}
                >
                    <Icon name="close" />
                    {tell('web_review_stop')}
                </button>
            </div>
        );
    const text =
        doing === 'stopped'
            ? tell('web_review_stopped', { share: percent(of ? (10000 * done) / of : 0) })
            : doing === 'refused'
              ? tell('web_review_running')
              : doing === 'unfetched'
                ? tell('web_review_unfetched')
                : tell('web_review_broke');
    return (
        <div class="panel review-work" data-doing={doing}>
            <p role="alert">
                <Icon name={doing === 'stopped' ? 'pause' : 'warning'} /> {text}
            </p>
            {doing === 'refused' ? null : (
                <button
                    type="button"
                    class="button primary small"
                    data-action="go-on"
                    onClick={() => reviewer.goOn()}
                >
                    {doing === 'stopped' ? tell('web_review_go_on') : say('web_online_try_again')}
                </button>
            )}
        </div>
    );
}

/** The result in one look: place, points, title, marks. */
function Summary({ review }: { review: Review }) {
    const { seat, result } = review;
    const errors = review.errors?.find((one) => one.seat === seat);
    const account = review.account?.find((one) => one.seat === seat);
    const facts: [string, string][] = [
        [
            tell('web_review_result'),
            say('web_replay_games_rank', {
                rank: result.rank[seat] ?? 0,
                points: result.score[seat] ?? 0,
            }),
        ],
        ...(errors?.title
            ? [[tell('web_review_title_head'), titleName(errors.title)] as [string, string]]
            : []),
        ...(errors?.measured
            ? [[tell('web_review_mean'), percent(errors.mean, 2)] as [string, string]]
            : []),
        ...(account
            ? [
                  [tell('web_review_adjusted_short'), percent(account.adjusted, 1)] as [
                      string,
                      string,
                  ],
              ]
            : []),
    ];
    return (
        <dl class="review-facts">
            {facts.map(([name, value]) => (
                <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                </div>
            ))}
            {errors ? (
                <div>
                    <dt>{tell('web_review_counts_long')}</dt>
                    <dd>
                        <Tally errors={errors} />
                    </dd>
                </div>
            ) : null}
        </dl>
    );
}

export interface OverviewProps extends Ways {
    reviewer: Reviewer;
    choose(seat: number): void;
    asks: boolean;
    setAsks(asks: boolean): void;
    /** The decisions that were answered, so that nothing is hidden about them. */
    told: ReadonlySet<number>;
    /** The moment that is pointed at in the charts. */
    ply: number;
    go(ply: number): void;
    /** Any moment of the game, in the replay. */
    look(ply: number): void;
}

export function Overview(props: OverviewProps) {
    const { reviewer, choose, asks, setAsks, told, ply, go, show, quiz, look } = props;
    useChanges(reviewer.subscribe, reviewer);
    const { replay, progress } = reviewer;
    const { review, doing } = progress;
    const [open, setOpen] = useState(false);
    const shown = { replay, review: review!, show, look };
    return (
        <div class="review" data-doing={doing} data-seat={progress.seat}>
            <SeatChoice reviewer={reviewer} choose={choose} />
            <Work reviewer={reviewer} />
            {review ? (
                <>
                    <Summary review={review} />
                    {review.chances?.length ? (
                        <Curve {...shown} ply={ply} open={open} go={go} setOpen={setOpen} />
                    ) : null}
                    <Costliest
                        {...shown}
                        quiz={quiz}
                        done={doing === 'done'}
                        asks={asks}
                        told={told}
                        setAsks={setAsks}
                    />
                    <div class="review-pair">
                        <LuckSection review={review} />
                        <SeatsSection replay={replay} review={review} choose={choose} />
                        <ChanceSection {...shown} />
                    </div>
                    <Decisions {...shown} asks={asks} told={told} />
                    <BeliefsSection replay={replay} review={review} ply={ply} go={go} />
                    <p class="note">{tell('web_review_about')}</p>
                </>
            ) : null}
        </div>
    );
}
