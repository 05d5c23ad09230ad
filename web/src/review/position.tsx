/**
 * position.tsx: one decision on the table: the position as its seat saw it, and how the game could
 * go on from there, after the better move and after the one that was played; or with all cards open,
 * which nobody could know then.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art';
import { say } from '../engine/say';
import { QuestionGame } from '../play/question';
import { BranchDialog } from '../replay/branch';
import { useChanges } from '../ui/hooks';
import { keyLayers, useKeys } from '../ui/keys';
import { Sentence } from '../ui/sentence';
import { tell } from '../ui/page_words';
import { Table } from '../ui/table';
import { cost, isMarked, moveLine, placeName, worth } from './figures';
import { MarkSign, reasonOf } from './moments';
import type { Reviewer } from './reviewer';
import type { Decision } from './measures';

export type Which = 'best' | 'played';

interface Props {
    reviewer: Reviewer;
    decision: Decision;
    which: Which;
    choose(which: Which): void;
    /** The marked decision before or after this one, if there is one. */
    before: number | undefined;
    after: number | undefined;
    show(ply: number): void;
    quiz(ply: number): void;
    back(): void;
}

/** Asks the engine for a line, and lays it on the table. */
function useLine(reviewer: Reviewer, decision: Decision, which: Which) {
    const { ply, seat } = decision;
    const game = useMemo(() => new QuestionGame(reviewer.replay, ply, seat), [reviewer, ply, seat]);
    const [state, setState] = useState<'asks' | 'there' | 'failed'>('asks');
    useChanges((listener) => game.subscribe(listener), game);
    const { move } = decision[which];
    useEffect(() => {
        let gone = false;
        setState('asks');
        game.lay([]);
        reviewer.ask({ ask: 'line', ply, move, seat }).then(
            ({ steps }) => {
                if (gone) return;
                game.lay(steps);
                setState('there');
            },
            () => !gone && setState('failed'),
        );
        return () => {
            gone = true;
        };
    }, [game, move]);
    return { game, state };
}

/** The same decision with everybody's cards known, once somebody wants to see it. */
function useOpen(reviewer: Reviewer, ply: number, wanted: boolean): Decision | undefined {
    const [answer, setAnswer] = useState<{ ply: number; is: Decision } | undefined>(undefined);
    useEffect(() => {
        if (wanted)
            reviewer.ask({ ask: 'open', ply }).then(
                ({ decision }) => setAnswer({ ply, is: decision }),
                () => undefined,
            );
    }, [ply, wanted]);
    return wanted && answer?.ply === ply ? answer.is : undefined;
}

/** What is said of the decision: which move, what it promises, why. */
function Verdict({
    reviewer,
    decision,
    which,
    open,
    opened,
}: Pick<Props, 'reviewer' | 'decision' | 'which'> & {
    open: boolean;
    opened: Decision | undefined;
}) {
    const { replay } = reviewer;
    if (open && !opened)
        return (
            <p class="review-verdict">
                <span class="review-known">{tell('web_review_open_note')}</span>
            </p>
        );
    const judged = opened ?? decision;
    const { tells } = judged;
    const shown = judged[which];
    const reason = which === 'best' && !open ? reasonOf(replay, decision, judged) : undefined;
    return (
        <p class="review-verdict">
            {open ? <span class="review-known">{tell('web_review_open_note')}</span> : null}
            <span>
                {which === 'played' && isMarked(judged) ? <MarkSign mark={judged.mark} /> : null}{' '}
                <b>{which === 'best' ? tell('web_review_best') : tell('web_review_played')}</b>{' '}
                <Sentence line={moveLine(replay, decision, shown.move)} />
                {' · '}
                {worth(shown, tells)}
                {which === 'played' && judged.loss > 0 ? ` (${cost(judged, tells)})` : ''}
            </span>
            {reason ? (
                <span class="review-reason">
                    <Sentence line={reason} />
                </span>
            ) : null}
        </p>
    );
}

function Tool({
    icon,
    text,
    action,
    off = false,
    run,
}: {
    icon: IconName;
    text: string;
    action: string;
    off?: boolean;
    run(): void;
}) {
    return (
        <button
            type="button"
            class="button quiet icon"
            data-action={action}
            aria-label={text}
            title={text}
            disabled={off}
            onClick={run}
        >
            <Icon name={icon} />
        </button>
    );
}

/** Through the moves of the line. */
function LineSteps({ game, state, off }: { game: QuestionGame; state: string; off: boolean }) {
    const { at, length } = game;
    return (
        <div class="replay-steps">
            <Tool
                icon="first"
                text={tell('web_review_line_start')}
                action="line-first"
                off={off || at === 0}
                run={() => game.goTo(0)}
            />
            <Tool
                icon="back"
                text={say('web_replay_back')}
                action="line-back"
                off={off || at === 0}
                run={() => game.goTo(at - 1)}
            />
            <span class="review-at" role="status">
                {state === 'failed'
                    ? tell('web_review_line_failed')
                    : state === 'asks'
                      ? '…'
                      : tell('web_review_step', { at: String(at), of: String(length) })}
            </span>
            <Tool
                icon="next"
                text={say('web_replay_next')}
                action="line-next"
                off={off || at >= length}
                run={() => game.goTo(at + 1)}
            />
        </div>
    );
}

/** Which of both lines; one only, if the best move was played. */
function Lines({ decision, which, choose }: Pick<Props, 'decision' | 'which' | 'choose'>) {
    if (decision.best.move === decision.played.move) return null;
    return (
        <div class="segments" role="group" aria-label={tell('web_review_line')}>
            {(['best', 'played'] as const).map((one) => (
                <button
                    key={one}
                    type="button"
                    data-action={`line-${one}`}
                    aria-pressed={which === one}
                    onClick={() => choose(one)}
                >
                    {one === 'best' ? tell('web_review_better') : tell('web_review_played')}
                </button>
            ))}
        </div>
    );
}

function useLineKeys(game: QuestionGame, { before, after, show, back }: Props): void {
    useKeys(
        tell('web_review_keys'),
        [
            {
                key: ['ArrowLeft', 'ArrowRight'],
                says: tell('web_review_key_step'),
                run: (event) => game.goTo(game.at + (event.key === 'ArrowLeft' ? -1 : 1)),
            },
            {
                key: ['PageUp', 'PageDown'],
                says: tell('web_review_key_moment'),
                run: (event) => {
                    const to = event.key === 'PageUp' ? before : after;
                    return to === undefined ? false : show(to);
                },
            },
        ],
        { layer: keyLayers.panel },
    );
    useKeys(
        tell('web_review_keys'),
        [{ key: 'Escape', says: tell('web_review_back'), run: back }],
        { layer: keyLayers.page },
    );
}

interface ToolsProps extends Props {
    game: QuestionGame;
    state: string;
    open: boolean;
    setOpen(open: boolean): void;
    branch(): void;
}

/** What can be done with the decision: its lines, its cards, a question, and other decisions. */
function Tools(props: ToolsProps) {
    const { decision, which, choose, game, state, open, setOpen, branch } = props;
    const { before, after, show, quiz } = props;
    const tools: { icon: IconName; text: string; action: string; run(): void }[] = [
        {
            icon: 'help',
            text: tell('web_review_ask_me'),
            action: 'quiz',
            run: () => quiz(decision.ply),
        },
        { icon: 'branch', text: tell('web_review_try'), action: 'branch', run: branch },
    ];
    return (
        <div class="review-tools">
            <Lines decision={decision} which={which} choose={choose} />
            <LineSteps game={game} state={state} off={open} />
            <button
                type="button"
                class="button quiet"
                data-action="open-cards"
                aria-pressed={open}
                title={tell('web_review_open_note')}
                onClick={() => setOpen(!open)}
            >
                <Icon name="eye" />
                <span>{tell('web_review_all_open')}</span>
            </button>
            {tools.map(({ icon, text, action, run }) => (
                <button
                    key={action}
                    type="button"
                    class="button quiet"
                    data-action={action}
                    onClick={run}
                >
                    <Icon name={icon} />
                    <span>{text}</span>
                </button>
            ))}
            <span class="review-near">
                <Tool
                    icon="left"
                    text={tell('web_review_moment_before')}
                    action="moment-before"
                    off={before === undefined}
                    run={() => show(before!)}
                />
                <Tool
                    icon="right"
                    text={tell('web_review_moment_after')}
                    action="moment-after"
                    off={after === undefined}
                    run={() => show(after!)}
                />
            </span>
        </div>
    );
}

export function Position(props: Props) {
    const { reviewer, decision, which, back } = props;
    const { replay } = reviewer;
    const { ply, seat } = decision;
    const [open, setOpen] = useState(false);
    const [branching, setBranching] = useState(false);
    const { game, state } = useLine(reviewer, decision, which);
    const opened = useOpen(reviewer, ply, open);
    useLineKeys(game, props);
    useChanges((listener) => replay.subscribe(listener), replay);
    // The record stands at this moment too: with all cards open, and to play on from.
    useEffect(() => {
        replay.goTo(ply);
        replay.look(open ? 'all' : seat);
    }, [ply, seat, open]);
    useEffect(() => setOpen(false), [ply]);
    return (
        <>
            <Table
                key={open ? 'open' : `${ply}`}
                game={open ? replay : game}
                all={open ? replay.all : undefined}
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
                        <div class="review-controls">
                            <p class="review-where">
                                <b>{placeName(replay, ply)}</b>
                            </p>
                            <Verdict
                                reviewer={reviewer}
                                decision={decision}
                                which={which}
                                open={open}
                                opened={opened}
                            />
                            <Tools
                                {...props}
                                game={game}
                                state={state}
                                open={open}
                                setOpen={setOpen}
                                branch={() => setBranching(true)}
                            />
                        </div>
                    ),
                }}
            />
            {branching ? <BranchDialog replay={replay} close={() => setBranching(false)} /> : null}
        </>
    );
}
