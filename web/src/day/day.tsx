/**
 * day.tsx: the page of the deal of the day: to play it, and once it is over what came of it, beside
 * par and beside everybody's on this server; and earlier days.
 */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { language, say } from '../engine/say';
import { loadWords, tell, useWords } from '../ui/page_words';
import { roughly } from '../net/words';
import { Emblem } from '../online/emblem';
import { PageFrame } from '../pages/pages_frame';
import type { Page, PageProps } from '../pages/pages';
import { loadGame } from '../play/saved';
import { readLines } from '../play/store';
import { gameName } from '../ui/top';
import { Everybody } from './everybody';
import { Marks } from './marks';
import { askDay, loadModule } from './module';
import { parOf } from './par';
import { ParScale } from './parscale';
import { dayOf, playDay, type BeginDay } from './play';
import {
    allResults,
    gameOfDay,
    isPast,
    noteGame,
    noteResult,
    resultOf,
    streak,
    today,
    type DayResult,
} from './results';
import { Share } from './share';

export { noteGame };

function dateText(date: string): string {
    return new Intl.DateTimeFormat(language(), { dateStyle: 'full', timeZone: 'UTC' }).format(
        Date.parse(date),
    );
}

/** The result of a day, to which what takes a while is added once it is known; and the record. */
function useResult(date: string): { result: DayResult | undefined; lines: unknown[] } {
    const [result, setResult] = useState(() => {
        noteGame(date);
        return resultOf(date);
    });
    const [lines, setLines] = useState<unknown[]>([]);
    const note = (more: Partial<DayResult>): void => {
        const before = resultOf(date);
        if (!before) return;
        noteResult({ ...before, ...more });
        setResult({ ...before, ...more });
    };
    useEffect(() => {
        let gone = false;
        const { seat } = dayOf(date);
        const find = async (): Promise<void> => {
            const found = await readLines(gameOfDay(date));
            if (!found || gone) return;
            setLines(found);
            const { line } = askDay<{ line: string }>({ ask: 'course', lines: found, seat });
            note({ line });
            if (resultOf(date)?.par) return;
            const par = await parOf(found, seat);
            if (!gone) note({ par });
        };
        if (result) find().catch(() => undefined);
        return () => {
            gone = true;
        };
    }, [date]);
    return { result, lines };
}

/** Before it is played, and while it is. */
function Begin({ date, begin }: { date: string; begin: BeginDay }) {
    const [busy, setBusy] = useState(false);
    const running = loadGame(gameOfDay(date)) !== undefined;
    if (!running && date !== today()) return <p class="empty">{tell('web_day_missed')}</p>;
    const play = async (): Promise<void> => {
        setBusy(true);
        await playDay(date, begin).catch(() => setBusy(false));
    };
    return (
        <div class="day-begin">
            <p>{tell('web_day_about')}</p>
            <button
                class="button primary large"
                data-action="play-day"
                disabled={busy}
                onClick={() => void play()}
            >
                {busy ? <span class="spin" /> : <Icon name="play" />}
                {running ? say('web_replay_continue') : tell('web_day_play')}
            </button>
        </div>
    );
}

function Played({ result }: { result: DayResult }) {
    const { date, game, score, rank, par } = result;
    return (
        <section class="day-played" data-rank={rank}>
            <h2>{say('web_replay_games_rank', { rank, points: score })}</h2>
            {par ? (
                <ParScale par={par} score={score} />
            ) : (
                <p class="note day-waits" role="status">
                    <span class="spin" /> {tell('web_day_par_comes')}
                </p>
            )}
            {result.line ? <Share result={result} line={result.line} /> : null}
            <p class="note">
                <Marks
                    text={
                        game === 'byzantz'
                            ? tell('web_day_squares_rounds')
                            : tell('web_day_squares_scorings')
                    }
                />
            </p>
            {loadGame(gameOfDay(date)) ? (
                <a class="button plain" href={`#/replay/local/${gameOfDay(date)}`}>
                    <Icon name="play" />
                    {say('web_replay')}
                </a>
            ) : null}
        </section>
    );
}

/** When the next one comes: midnight UTC. */
function Next() {
    const [left, setLeft] = useState(0);
    useEffect(() => {
        const look = (): void => setLeft(Date.parse(today()) + 86_400_000 - Date.now());
        look();
        const timer = setInterval(look, 30_000);
        return () => clearInterval(timer);
    }, []);
    return left > 0 ? <p class="note">{tell('web_day_next', { time: roughly(left) })}</p> : null;
}

function Earlier({ not }: { not: string }) {
    const most = 30;
    const results = allResults().filter(({ date }) => date !== not);
    if (!results.length) return null;
    return (
        <section class="day-section">
            <h2>{tell('web_day_earlier')}</h2>
            <ul class="day-list">
                {results.slice(0, most).map(({ date, game, rank, score, line }) => (
                    <li key={date}>
                        <a class="card-link" href={`#/day/${date}`} data-day={date}>
                            <span>
                                <b>{dateText(date)}</b>
                                <small>
                                    {gameName(game)} ·{' '}
                                    {say('web_replay_games_rank', { rank, points: score })}
                                </small>
                            </span>
                            <span class="day-line">
                                <Marks text={line ?? ''} />
                            </span>
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Shown({ date, begin }: { date: string; begin: BeginDay }) {
    const { game } = dayOf(date);
    const { result, lines } = useResult(date);
    const days = streak();
    return (
        <PageFrame title={say('web_day')} class="day">
            <section class="panel gold day-head" data-day={date}>
                <Emblem game={game} large />
                <div>
                    <h2>{gameName(game)}</h2>
                    <p class="note">{dateText(date)}</p>
                </div>
                {days > 1 ? (
                    <span class="badge gold" data-streak={days}>
                        {say('web_day_streak', { n: days })}
                    </span>
                ) : null}
            </section>
            {result ? <Played result={result} /> : <Begin date={date} begin={begin} />}
            <Everybody date={date} result={result} lines={lines} />
            <Earlier not={date} />
            {result && date === today() ? <Next /> : null}
            {date === today() ? null : (
                <a class="button plain" href="#/day" data-action="today">
                    <Icon name="day" />
                    {say('web_day')}
                </a>
            )}
        </PageFrame>
    );
}

/**
 * `#/day`, `#/day/2026-11-19`: the page, once it has words and the module. `begin` is what every
 * visit has (solo.ts), and is handed over, lest it be cut into parts for this page.
 */
export async function dayPage(begin: BeginDay): Promise<Page> {
    await Promise.all([loadWords(), loadModule()]);
    return function DayPage({ params }: PageProps) {
        useWords();
        const { date = '' } = params;
        const shown = isPast(date) ? date : today();
        return <Shown date={shown} begin={begin} key={shown} />;
    };
}
