/**
 * quiz.tsx: a decision as a question: the position as its seat saw it, on its own board; what one
 * plays there is judged, and then it is told what was best and what was played in the game.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art';
import { QuestionGame } from '../play/question';
import { keyLayers, useKeys } from '../ui/keys';
import { Sentence } from '../ui/sentence';
import { tell } from '../ui/page_words';
import { Table } from '../ui/table';
import { cost, markName, moveLine, placeName, worth } from './figures';
import { MarkSign, reasonOf } from './moments';
import type { Reviewer } from './reviewer';
import type { Decision, Judged } from './measures';

interface Props {
    reviewer: Reviewer;
    decision: Decision;
    /** The next question, if there is one. */
    next: number | undefined;
    /** It has been answered: there is nothing to hide any more. */
    answered(): void;
    show(ply: number): void;
    quiz(ply: number): void;
    back(): void;
}

type Answer = { move: string; judged?: Judged; failed?: boolean } | 'given up' | undefined;

/** What the review knows already of a move. */
function known({ played, best, loss, error, mark }: Decision, move: string): Judged | undefined {
    if (move === best.move) return { played: best, best, loss: 0, error: 0, mark: 'none' };
    return move === played.move ? { played, best, loss, error, mark } : undefined;
}

function useAnswer(reviewer: Reviewer, decision: Decision, told: () => void) {
    const { ply, seat } = decision;
    const [answer, setAnswer] = useState<Answer>(undefined);
    const take = (move: string): void => {
        const judged = known(decision, move);
        setAnswer({ move, ...(judged ? { judged } : {}) });
        told();
        if (judged) return;
        reviewer.ask({ ask: 'try', ply, move }).then(
            ({ decision: judged }) => setAnswer({ move, judged }),
            () => setAnswer({ move, failed: true }),
        );
    };
    const game = useMemo(
        () => new QuestionGame(reviewer.replay, ply, seat, { answer: (move) => taken.take(move) }),
        [reviewer, ply, seat],
    );
    const taken = useMemo(() => ({ take }), [game]);
    taken.take = take;
    useEffect(() => setAnswer(undefined), [game]);
    return { game, answer, setAnswer };
}

/** How good the answer was, in a word and a figure. */
function Judgement({
    reviewer,
    decision,
    answer,
}: Pick<Props, 'reviewer' | 'decision'> & { answer: Exclude<Answer, undefined> }) {
    const { replay } = reviewer;
    const { best, played, tells } = decision;
    const judged = answer === 'given up' ? undefined : answer.judged;
    const reason =
        answer === 'given up' || answer.move === best.move
            ? reasonOf(replay, decision, decision)
            : reasonOf(replay, decision, { best, played: { ...played, move: answer.move } });
    return (
        <div class="review-verdict" role="status">
            {answer === 'given up' ? null : (
                <p>
                    {judged ? (
                        <b class="review-grade" data-mark={judged.mark}>
                            {judged.mark === 'none' ? <Icon name="check" /> : null}
                            <MarkSign mark={judged.mark} /> {markName(judged.mark)}
                        </b>
                    ) : (
                        <b>
                            {answer.failed
                                ? tell('web_review_failed_try')
                                : tell('web_review_weighs')}
                        </b>
                    )}{' '}
                    <Sentence line={moveLine(replay, decision, answer.move)} />
                    {judged && judged.loss > 0 ? ` · ${cost(judged, tells)}` : ''}
                </p>
            )}
            <p>
                <b>{tell('web_review_best')}</b>{' '}
                <Sentence line={moveLine(replay, decision, best.move)} /> · {worth(best, tells)}
                {' — '}
                <b>{tell('web_review_then')}</b>{' '}
                <Sentence line={moveLine(replay, decision, played.move)} />
                {decision.loss > 0 ? ` · ${cost(decision, tells)}` : ''}
            </p>
            {reason ? (
                <p class="review-reason">
                    <Sentence line={reason} />
                </p>
            ) : null}
        </div>
    );
}

export function Quiz({ reviewer, decision, next, answered, show, quiz, back }: Props) {
    const { ply } = decision;
    const { game, answer, setAnswer } = useAnswer(reviewer, decision, answered);
    useKeys(
        tell('web_review_keys'),
        [{ key: 'Escape', says: tell('web_review_back'), run: back }],
        { layer: keyLayers.page },
    );
    const giveUp = (): void => {
        game.stop();
        setAnswer('given up');
        answered();
    };
    const again = (): void => {
        setAnswer(undefined);
        game.again();
    };
    return (
        <Table
            key={ply}
            game={game}
            pace={0}
            slots={{
                top: (
                    <button
                        type="button"
                        class="button plain small review-back"
                        aria-label={tell('web_review_back')}
                        data-action="back-to-review"
                        onClick={back}
                    >
                        <Icon name="back" />
                        <span>{tell('web_review_back')}</span>
                    </button>
                ),
                controls: () => (
                    <div class="review-controls" data-quiz={answer ? 'answered' : 'asks'}>
                        <p class="review-where">
                            <b>{placeName(reviewer.replay, ply)}</b>
                            {answer ? null : <span>{tell('web_review_what_now')}</span>}
                        </p>
                        {answer ? (
                            <Judgement reviewer={reviewer} decision={decision} answer={answer} />
                        ) : null}
                        <div class="review-tools">
                            {answer ? (
                                <>
                                    <button
                                        type="button"
                                        class="button plain"
                                        data-action="show"
                                        onClick={() => show(ply)}
                                    >
                                        <Icon name="eye" />
                                        {tell('web_review_see_lines')}
                                    </button>
                                    <button
                                        type="button"
                                        class="button quiet"
                                        data-action="again"
                                        onClick={again}
                                    >
                                        <Icon name="rematch" />
                                        {tell('web_review_again')}
                                    </button>
                                    <button
                                        type="button"
                                        class="button primary"
                                        data-action="next-question"
                                        onClick={() => (next === undefined ? back() : quiz(next))}
                                    >
                                        <Icon name="next" />
                                        {next === undefined
                                            ? tell('web_review_back')
                                            : tell('web_review_next_question')}
                                    </button>
                                </>
                            ) : (
                                <button
                                    type="button"
                                    class="button quiet"
                                    data-action="give-up"
                                    onClick={giveUp}
                                >
                                    <Icon name="hint" />
                                    {tell('web_review_give_up')}
                                </button>
                            )}
                        </div>
                    </div>
                ),
            }}
        />
    );
}
