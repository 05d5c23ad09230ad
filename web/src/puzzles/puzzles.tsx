/** puzzles.tsx: the page of puzzles: today's, and others by game, theme and difficulty. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { language } from '../engine/say';
import type { GameName } from '../engine/types';
import type { Page } from '../pages/pages';
import { Loading, PageFrame, Unfetched } from '../pages/pages_frame';
import { loadWords, tell, useWords } from '../ui/page_words';
import { go } from '../ui/router';
import { gameName } from '../ui/top';
import { addressOf, draw, fitting, type Choice } from './choice';
import { gradeName, grades, themeName } from './names';
import { progress, streakOf } from './progress';
import {
    gameNames,
    gameOfDay,
    puzzleOfDay,
    puzzlesOf,
    themesOf,
    today,
    type Puzzle,
    type Theme,
} from './puzzle_data';

type All = Record<GameName, Puzzle[]>;

/** A number as people write it. */
function count(n: number): string {
    return new Intl.NumberFormat(language()).format(n);
}

/** How hard it is: so many of five stars. */
export function Grade({ grade }: { grade: number }) {
    return (
        <span class="puzzle-grade" title={gradeName(grade)}>
            <span aria-hidden="true">
                {grades.map((one) => (
                    <i key={one} data-on={one <= grade || undefined} />
                ))}
            </span>
            <span class="puzzle-grade-name">{gradeName(grade)}</span>
        </span>
    );
}

function Today({ all }: { all: All }) {
    const day = today();
    const game = gameOfDay(day);
    const puzzle = puzzleOfDay(day, all[game]);
    const kept = progress();
    const seen = all.byzantz.concat(all.justinian).filter(({ id }) => kept.tried[id] !== undefined);
    if (!puzzle) return null;
    const done = kept.day === day;
    return (
        <section class="panel gold puzzle-today" aria-labelledby="puzzle-today">
            <h2 id="puzzle-today">{tell('web_puzzle_today')}</h2>
            <p class="puzzle-what">
                <b>{gameName(game)}</b>
                <span>{themeName(puzzle.theme)}</span>
                <Grade grade={puzzle.grade} />
            </p>
            {done ? (
                <p class="puzzle-done">
                    <Icon name="check" />
                    {tell('web_puzzle_today_done')}
                </p>
            ) : null}
            <a
                class={`button large ${done ? 'plain' : 'primary'}`}
                data-action="today"
                href={`#${addressOf(puzzle, {})}`}
            >
                <Icon name={done ? 'eye' : 'play'} />
                {done ? tell('web_puzzle_see') : tell('web_puzzle_solve')}
            </a>
            <dl class="puzzle-facts">
                <div>
                    <dt>{tell('web_puzzle_streak')}</dt>
                    <dd data-fact="streak">{count(streakOf(kept))}</dd>
                </div>
                <div>
                    <dt>{tell('web_puzzle_longest')}</dt>
                    <dd>{count(kept.longest)}</dd>
                </div>
                <div>
                    <dt>{tell('web_puzzle_first_try')}</dt>
                    <dd data-fact="right">
                        {tell('web_puzzle_count', {
                            n: count(seen.filter(({ id }) => kept.tried[id]).length),
                            all: count(seen.length),
                        })}
                    </dd>
                </div>
            </dl>
        </section>
    );
}

function Chosen({ all }: { all: All }) {
    const [game, setGame] = useState<GameName>(gameOfDay(today()));
    const [{ theme, grade }, setChoice] = useState<Choice>({});
    const kept = progress();
    const list = fitting(all[game], { theme, grade });
    const fresh = list.filter(({ id }) => !(id in kept.tried));
    const one = (): void => {
        const puzzle = draw(list, kept);
        if (puzzle) go(addressOf(puzzle, { theme, grade }));
    };
    return (
        <section class="panel puzzle-choice" aria-labelledby="puzzle-choice">
            <h2 id="puzzle-choice">{tell('web_puzzle_choose')}</h2>
            <div class="segments" role="group" aria-label={tell('web_puzzle_game')}>
                {gameNames.map((name) => (
                    <button
                        key={name}
                        type="button"
                        data-action={`game-${name}`}
                        aria-pressed={game === name}
                        onClick={() => {
                            setGame(name);
                            setChoice({ grade });
                        }}
                    >
                        {gameName(name)}
                    </button>
                ))}
            </div>
            <div class="puzzle-selects">
                <div class="field">
                    <label for="puzzle-theme">{tell('web_puzzle_theme')}</label>
                    <select
                        id="puzzle-theme"
                        value={theme ?? ''}
                        onChange={({ currentTarget: { value } }) =>
                            setChoice({ grade, theme: (value || undefined) as Theme | undefined })
                        }
                    >
                        <option value="">{tell('web_puzzle_any_theme')}</option>
                        {themesOf(game, all[game]).map((name) => (
                            <option key={name} value={name}>
                                {themeName(name)}
                            </option>
                        ))}
                    </select>
                </div>
                <div class="field">
                    <label for="puzzle-grade">{tell('web_puzzle_grade')}</label>
                    <select
                        id="puzzle-grade"
                        value={grade ?? ''}
                        onChange={({ currentTarget: { value } }) =>
                            setChoice({ theme, grade: Number(value) || undefined })
                        }
                    >
                        <option value="">{tell('web_puzzle_any_grade')}</option>
                        {grades.map((number) => (
                            <option key={number} value={number}>
                                {gradeName(number)}
                            </option>
                        ))}
                    </select>
                </div>
            </div>
            <div class="puzzle-begin">
                <button
                    type="button"
                    class="button primary"
                    data-action="one"
                    disabled={!list.length}
                    onClick={one}
                >
                    <Icon name="play" />
                    {tell('web_puzzle_one')}
                </button>
                <span class="note" role="status">
                    {tell('web_puzzle_left', {
                        n: count(fresh.length),
                        all: count(list.length),
                    })}
                </span>
            </div>
        </section>
    );
}

/** Fetches what a page needs; `again` after it could not be had. */
export function useFetched<T>(fetch: () => Promise<T>, what: unknown) {
    const [found, setFound] = useState<{ what: unknown; is: T } | 'failed' | undefined>(undefined);
    const again = (): Promise<void> =>
        fetch().then(
            (is) => setFound({ what, is }),
            () => setFound('failed'),
        );
    useEffect(() => void again(), [what]);
    return {
        found: found !== 'failed' && found?.what === what ? found : undefined,
        failed: found === 'failed',
        again,
    };
}

async function fetchAll(): Promise<All> {
    const [justinian, byzantz] = await Promise.all(gameNames.map(puzzlesOf));
    return { justinian: justinian!, byzantz: byzantz! };
}

function PuzzlesPage() {
    useWords();
    const { found, failed, again } = useFetched(fetchAll, 'all');
    if (failed) return <Unfetched again={again} />;
    if (!found) return <Loading />;
    return (
        <PageFrame title={tell('web_puzzle_title')} width="wide">
            <p class="puzzle-about">{tell('web_puzzle_intro')}</p>
            <div class="puzzle-page">
                <Today all={found.is} />
                <Chosen all={found.is} />
            </div>
        </PageFrame>
    );
}

export async function puzzlesPage(): Promise<Page> {
    await loadWords();
    return PuzzlesPage;
}
