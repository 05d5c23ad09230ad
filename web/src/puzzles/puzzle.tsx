/**
 * puzzle.tsx: one puzzle: the position as its seat saw it, on its own board; what one plays there is
 * right or not, by how much, and why. `#/puzzles/GAME/ID`; `?theme=bid&grade=3` chooses the next.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art';
import { reasonFor } from '../engine/look';
import { levelName, levels } from '../engine/levels';
import { language, say } from '../engine/say';
import { QuestionGame } from '../play/question';
import { ReplayGame } from '../play/replay';
import type { Page, PageProps } from '../pages/pages';
import { Loading, PageFrame, Unfetched } from '../pages/pages_frame';
import { BranchDialog } from '../replay/branch';
import { change, moveLine, percent } from '../review/figures';
import { setTitle } from '../ui/badge';
import { keyLayers, useKeys } from '../ui/keys';
import { loadWords, tell, useWords } from '../ui/page_words';
import { go } from '../ui/router';
import { Sentence } from '../ui/sentence';
import { Table } from '../ui/table';
import { addressOf, draw, fitting, readChoice, type Choice } from './choice';
import { themeName } from './names';
import { keepAnswer, progress } from './progress';
import {
    gameNames,
    gameOfDay,
    lossOf,
    puzzleOfDay,
    puzzlesOf,
    recordOf,
    today,
    type Puzzle,
} from './puzzle_data';
import { Grade, useFetched } from './puzzles';

interface Asked {
    puzzle: Puzzle;
    replay: ReplayGame;
    isTodays: boolean;
    /** Another one of those that were chosen. */
    next(): void;
    back(): void;
}

/** The answer, and whether it is over: the best move was found or shown. */
type Answer = { move?: string; over: boolean } | undefined;

function useAnswer({ puzzle, replay, isTodays }: Asked) {
    const [answer, setAnswer] = useState<Answer>(undefined);
    const [best] = puzzle.moves[0]!;
    const game = useMemo(
        () =>
            new QuestionGame(replay, puzzle.ply, puzzle.seat, {
                answer: (move) => {
                    keepAnswer(puzzle.id, move === best, isTodays);
                    setAnswer({ move, over: move === best });
                },
            }),
        [replay],
    );
    const again = (): void => {
        setAnswer(undefined);
        game.again();
    };
    const show = (): void => {
        keepAnswer(puzzle.id, false, false);
        game.stop();
        setAnswer({ ...answer, over: true });
    };
    return { game, answer, again, show };
}

/** Which levels of the computer find it, in at least half of their tries. */
function foundBy({ found }: Puzzle): string {
    const names = levels.filter((_, level) => (found[level] ?? 0) >= 4).map(levelName);
    return names.length
        ? tell('web_puzzle_found', {
              levels: new Intl.ListFormat(language(), { type: 'unit' }).format(names),
          })
        : tell('web_puzzle_found_never');
}

/** What the answer was worth. */
function Judged({ puzzle, replay, move }: { puzzle: Puzzle; replay: ReplayGame; move: string }) {
    const [best, win] = puzzle.moves[0]!;
    const right = move === best;
    const lost = lossOf(puzzle, move);
    const share = lost && change(-lost.loss);
    return (
        <p class="puzzle-judged" data-right={right ? 'yes' : 'no'}>
            <b>
                <Icon name={right ? 'check' : 'close'} />
                {right ? tell('web_puzzle_right') : tell('web_puzzle_wrong')}
            </b>{' '}
            <Sentence line={moveLine(replay, puzzle, move)} />
            {right
                ? ` · ${percent(win, 1)}`
                : share
                  ? ` · ${tell('web_puzzle_cost', { share: lost.about ? `≈ ${share}` : share })}`
                  : ''}
        </p>
    );
}

/** The best move, the second best, and why. */
function Solution({ puzzle, replay, move }: { puzzle: Puzzle; replay: ReplayGame; move?: string }) {
    const [[best, win], [second, , loss]] = puzzle.moves as [
        Puzzle['moves'][0],
        Puzzle['moves'][0],
    ];
    const rival = move && move !== best ? move : second;
    const reason = reasonFor(
        replay.sight.setup,
        replay.codeAt(puzzle.ply, puzzle.seat),
        best,
        rival,
    );
    return (
        <>
            <p>
                {move === best ? null : (
                    <>
                        <b>{tell('web_puzzle_best')}</b>{' '}
                        <Sentence line={moveLine(replay, puzzle, best)} /> · {percent(win, 1)}
                        {' — '}
                    </>
                )}
                <b>{tell('web_puzzle_second')}</b>{' '}
                <Sentence line={moveLine(replay, puzzle, second)} /> · {change(-loss)}
            </p>
            {reason ? (
                <p class="review-reason">
                    <Sentence line={reason} />
                </p>
            ) : null}
            <p class="puzzle-found">
                {foundBy(puzzle)}
                {puzzle.reading ? ` · ${tell('web_puzzle_hands')}` : null}
            </p>
        </>
    );
}

function Tools({
    answer,
    again,
    show,
    branch,
    next,
}: {
    answer: Answer;
    again(): void;
    show(): void;
    branch(): void;
    next(): void;
}) {
    return (
        <div class="review-tools">
            {answer?.over ? (
                <button
                    type="button"
                    class="button plain"
                    data-action="branch"
                    title={tell('web_puzzle_branch')}
                    onClick={branch}
                >
                    <Icon name="branch" />
                    <span>{tell('web_puzzle_branch')}</span>
                </button>
            ) : (
                <button
                    type="button"
                    class="button quiet"
                    data-action="show"
                    title={tell('web_puzzle_answer')}
                    onClick={show}
                >
                    <Icon name="eye" />
                    <span>{tell('web_puzzle_answer')}</span>
                </button>
            )}
            {answer && !answer.over ? (
                <button type="button" class="button primary" data-action="again" onClick={again}>
                    <Icon name="rematch" />
                    {tell('web_puzzle_again')}
                </button>
            ) : null}
            {answer?.over ? (
                <button type="button" class="button primary" data-action="next" onClick={next}>
                    <Icon name="next" />
                    {tell('web_puzzle_next')}
                </button>
            ) : null}
        </div>
    );
}

function AskedPuzzle(asked: Asked) {
    const { puzzle, replay, isTodays, next, back } = asked;
    const { game, answer, again, show } = useAnswer(asked);
    const [branching, setBranching] = useState(false);
    useKeys(
        tell('web_puzzle_keys'),
        [
            {
                key: 'n',
                says: tell('web_puzzle_next'),
                run: () => (answer?.over ? next() : false),
            },
            { key: 'Escape', says: tell('web_puzzle_back'), run: back },
        ],
        { layer: keyLayers.page },
    );
    const branch = (): void => {
        replay.look(puzzle.seat);
        replay.goTo(puzzle.ply);
        setBranching(true);
    };
    return (
        <>
            <Table
                game={game}
                pace={0}
                slots={{
                    top: (
                        <button
                            type="button"
                            class="button plain small"
                            data-action="all-puzzles"
                            title={tell('web_puzzle_back')}
                            onClick={back}
                        >
                            <Icon name="back" />
                            <span>{tell('web_puzzle_back')}</span>
                        </button>
                    ),
                    controls: () => (
                        <div
                            class="review-controls puzzle-controls"
                            data-puzzle={!answer ? 'asks' : answer.over ? 'over' : 'wrong'}
                        >
                            <p class="review-where">
                                {isTodays ? <b>{tell('web_puzzle_today')}</b> : null}
                                <b>{themeName(puzzle.theme)}</b>
                                <Grade grade={puzzle.grade} />
                                {answer ? null : <span>{tell('web_puzzle_what')}</span>}
                            </p>
                            <div class="review-verdict" role="status">
                                {answer?.move ? (
                                    <Judged puzzle={puzzle} replay={replay} move={answer.move} />
                                ) : null}
                                {answer?.over ? (
                                    <Solution
                                        puzzle={puzzle}
                                        replay={replay}
                                        {...(answer.move ? { move: answer.move } : {})}
                                    />
                                ) : null}
                            </div>
                            <Tools
                                answer={answer}
                                again={again}
                                show={show}
                                branch={branch}
                                next={next}
                            />
                        </div>
                    ),
                }}
            />
            {branching ? <BranchDialog replay={replay} close={() => setBranching(false)} /> : null}
        </>
    );
}

function Gone() {
    return (
        <PageFrame title={tell('web_puzzle_title')}>
            <div class="page-empty">
                <Icon name="lost" />
                <p role="alert">{tell('web_puzzle_gone')}</p>
                <a class="button primary" href="#/puzzles">
                    {tell('web_puzzle_back')}
                </a>
            </div>
        </PageFrame>
    );
}

function Found({ puzzles, id, choice }: { puzzles: Puzzle[]; id: string; choice: Choice }) {
    const puzzle = puzzles.find((one) => one.id === id);
    const replay = useMemo(() => {
        const read = puzzle && ReplayGame.read(`puzzle-${puzzle.id}`, recordOf(puzzle));
        return read instanceof ReplayGame ? read : undefined;
    }, [puzzle]);
    if (!puzzle || !replay) return <Gone />;
    const day = today();
    const next = (): void => {
        const another = draw(fitting(puzzles, choice), progress(), puzzle);
        if (another && another !== puzzle) go(addressOf(another, choice));
        else go('/puzzles');
    };
    return (
        <AskedPuzzle
            key={puzzle.id}
            puzzle={puzzle}
            replay={replay}
            isTodays={gameOfDay(day) === puzzle.game && puzzleOfDay(day, puzzles) === puzzle}
            next={next}
            back={() => go('/puzzles')}
        />
    );
}

function PuzzlePage({ params, query }: PageProps) {
    useWords();
    const game = gameNames.find((name) => name === params.game);
    const { found, failed, again } = useFetched(async () => (game ? puzzlesOf(game) : []), game);
    useEffect(() => {
        setTitle(`${tell('web_puzzle_title')} – ${say('web_title')}`);
    }, []);
    if (failed) return <Unfetched again={again} />;
    if (!found) return <Loading />;
    return <Found puzzles={found.is} id={params.id ?? ''} choice={readChoice(query)} />;
}

export async function puzzlePage(): Promise<Page> {
    await loadWords();
    return PuzzlePage;
}

/** The other page comes with it: one part of the program for both. */
export { puzzlesPage } from './puzzles';
