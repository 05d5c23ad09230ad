/** seats.tsx: everybody's errors per decision, with the titles that they earn, and their luck. */
import { SeatMark } from '../art';
import type { ReplayGame } from '../play/replay';
import { tell } from '../ui/page_words';
import { change, percent, titleName } from './figures';
import type { Errors, Review } from './measures';

/** An error per decision: of so little, hundredths of a percent count. */
function mean(loss: number): string {
    return percent(loss, 2);
}

/** How many of each mark. */
export function Tally({ errors }: { errors: Errors }) {
    return (
        <span class="review-tally">
            <span data-mark="inaccuracy">{errors.inaccuracies} ?!</span>
            <span data-mark="mistake">{errors.mistakes} ?</span>
            <span data-mark="blunder">{errors.blunders} ??</span>
        </span>
    );
}

export function SeatsSection({
    replay,
    review,
    choose,
}: {
    replay: ReplayGame;
    review: Review;
    choose(seat: number): void;
}) {
    const { names } = replay.sight.setup;
    return (
        <section class="panel review-errors" aria-labelledby="review-errors-title">
            <h2 id="review-errors-title">{tell('web_review_errors')}</h2>
            <p class="note">{tell('web_review_errors_note')}</p>
            <div
                class="review-scroll"
                tabIndex={0}
                role="region"
                aria-labelledby="review-errors-title"
            >
                <table class="numbers">
                    <thead>
                        <tr>
                            <th scope="col">{tell('web_review_player')}</th>
                            <th scope="col" class="review-left">
                                {tell('web_review_title_head')}
                            </th>
                            <th scope="col" title={tell('web_review_mean')}>
                                {tell('web_review_mean_short')}
                            </th>
                            <th scope="col">{tell('web_review_counts_long')}</th>
                            <th scope="col">{tell('web_review_luck_short')}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {names.map((name, seat) => {
                            const errors = review.errors?.find((one) => one.seat === seat);
                            const account = review.account?.find((one) => one.seat === seat);
                            return (
                                <tr key={seat} data-own={seat === review.seat || undefined}>
                                    <th scope="row">
                                        <button
                                            type="button"
                                            class="review-name"
                                            data-seat={seat}
                                            onClick={() => choose(seat)}
                                        >
                                            <SeatMark seat={seat} class="review-seat" />
                                            {name}
                                        </button>
                                    </th>
                                    <td class="review-left">
                                        {errors?.title ? titleName(errors.title) : '…'}
                                    </td>
                                    <td>{errors?.measured ? mean(errors.mean) : '…'}</td>
                                    <td>{errors ? <Tally errors={errors} /> : '…'}</td>
                                    <td>{account ? change(account.deal + account.draws) : '…'}</td>
                                </tr>
                            );
                        })}
                    </tbody>
                </table>
            </div>
        </section>
    );
}
