/**
 * review.tsx: the page that reviews a finished game: `#/review/local/ID`, `#/review/table/ID`,
 * `#/review/link/RECORD`. Behind them, `?seat=1` is whose decisions are reviewed, `&move=57` a
 * decision on the table, `&line=played` the line that is shown there, `&quiz=1` the same as a
 * question.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { me } from '../net/me';
import { ReplayGame } from '../play/replay';
import { Loading, PageFrame } from '../pages/pages_frame';
import type { Page, PageProps } from '../pages/pages';
import { findRecord, type Wrong } from '../replay/find';
import { useChanges } from '../ui/hooks';
import { loadWords, tell, useWords } from '../ui/page_words';
import { gameName } from '../ui/top';
import { isMarked } from './figures';
import { Position, type Which } from './position';
import { Quiz } from './quiz';
import { Overview } from './overview';
import { Reviewer } from './reviewer';
import type { Decision } from './measures';

/** The game that was reviewed last: who comes back to it finds what was measured. */
let latest: { of: string; reviewer: Reviewer } | undefined;

/** The seat that is reviewed unless another is asked for: the person's. */
function usualSeat(replay: ReplayGame, from: string): number {
    const { setup, seats } = replay.sight;
    const own = from === 'table' && me.person ? setup.names.indexOf(me.person.name) : -1;
    return own >= 0
        ? own
        : Math.max(
              0,
              seats.findIndex(({ kind }) => kind === 'person'),
          );
}

/** The decision that an address names; undefined if it is not measured, or there is none. */
function decisionAt(reviewer: Reviewer, move: string | null): Decision | undefined {
    const { review, seat } = reviewer.progress;
    const found = move ? review?.decisions?.filter(({ ply }) => ply === Number(move) - 1) : [];
    return found?.find((one) => one.seat === seat) ?? found?.[0];
}

/** Goes to a part of the review; `instead`: in place of what is shown. */
function address(path: string, query: Record<string, string | undefined>, instead = false): void {
    const words = new URLSearchParams(
        Object.entries(query).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
        ),
    ).toString();
    const hash = `#${path}${words && `?${words}`}`;
    if (instead) location.replace(hash);
    else location.hash = hash;
}

/** The plies of the marked decisions of the seat, in order; and those that cost most, worst first. */
function neighbours(reviewer: Reviewer, ply: number) {
    const { review, seat } = reviewer.progress;
    const marked = (review?.decisions ?? [])
        .filter((one) => one.seat === seat && isMarked(one))
        .map((one) => one.ply);
    return {
        before: marked.filter((one) => one < ply).at(-1),
        after: marked.find((one) => one > ply),
        marked,
    };
}

interface Shown {
    reviewer: Reviewer;
    path: string;
    query: URLSearchParams;
}

/** The overview, or one decision of it on the table. */
function Reviewed({ reviewer, path, query }: Shown) {
    const { replay, progress } = reviewer;
    const { seat } = progress;
    useChanges(reviewer.subscribe, reviewer);
    const [pointed, go] = useState<number | undefined>(undefined);
    // Until somebody points elsewhere, at the moment that cost most.
    const ply = pointed ?? progress.review?.costliest?.[0] ?? 0;
    const [asks, setAsks] = useState(query.get('quiz') !== null);
    const [told, setTold] = useState<ReadonlySet<number>>(new Set());
    const scrolled = useRef(0);
    const at = { seat: String(seat) };
    const decision = decisionAt(reviewer, query.get('move'));
    const onTable = decision !== undefined;
    const leave = (): void => {
        if (!onTable) scrolled.current = scrollY;
    };
    const show = (to: number, which?: Which): void => {
        leave();
        address(path, { ...at, move: String(to + 1), line: which }, onTable);
    };
    const replayed = path.replace('/review/', '/replay/');
    const look = (to: number): void => {
        location.hash = `#${replayed}?move=${to}`;
    };
    const quiz = (to: number): void => {
        leave();
        address(path, { ...at, move: String(to + 1), quiz: '1' }, onTable);
    };
    const back = (): void => address(path, at);
    // Who comes back from the table is where the way there began.
    useLayoutEffect(() => {
        if (!onTable) scrollTo(0, scrolled.current);
    }, [onTable]);
    if (decision && query.get('quiz')) {
        const { marked } = neighbours(reviewer, decision.ply);
        const left = [...(progress.review?.costliest ?? []), ...marked].filter(
            (one) => one !== decision.ply && !told.has(one),
        );
        return (
            <Quiz
                key={decision.ply}
                reviewer={reviewer}
                decision={decision}
                next={left[0]}
                answered={() => setTold((before) => new Set([...before, decision.ply]))}
                show={show}
                quiz={quiz}
                back={back}
            />
        );
    }
    if (decision) {
        const { before, after } = neighbours(reviewer, decision.ply);
        return (
            <Position
                reviewer={reviewer}
                decision={decision}
                which={query.get('line') === 'played' ? 'played' : 'best'}
                choose={(which) => show(decision.ply, which)}
                before={before}
                after={after}
                show={show}
                quiz={quiz}
                back={back}
            />
        );
    }
    return (
        <PageFrame
            title={tell('web_review_of', { game: gameName(replay.sight.setup.game) })}
            width="wide"
            actions={
                <a class="button plain" data-action="replay" href={`#${replayed}`}>
                    <Icon name="play" />
                    {say('web_replay')}
                </a>
            }
        >
            <Overview
                reviewer={reviewer}
                choose={(next) => address(path, { seat: String(next) }, true)}
                asks={asks}
                setAsks={setAsks}
                told={told}
                ply={ply}
                go={go}
                show={show}
                quiz={quiz}
                look={look}
            />
        </PageFrame>
    );
}

function NotShown({ wrong }: { wrong: Wrong }) {
    return (
        <PageFrame title={say('web_review')}>
            <div class="page-empty">
                <Icon name="lost" />
                <p role="alert">{wrong.text}</p>
                {wrong.action ?? (
                    <a class="button primary" href="#/replay">
                        {say('web_replay_choose_file')}
                    </a>
                )}
            </div>
        </PageFrame>
    );
}

/** Of a game that is not finished there is no review, for anybody. */
async function find(from: string, id: string, of: string): Promise<Reviewer | Wrong> {
    if (latest?.of === of) return latest.reviewer;
    const found = await findRecord(from, id);
    if (!(found instanceof ReplayGame)) return found;
    if (!found.whole || found.problem) return { text: tell('web_review_running') };
    latest?.reviewer.close();
    latest = { of, reviewer: new Reviewer(found) };
    return latest.reviewer;
}

function ReviewPage({ params, query }: PageProps) {
    const { from = '', id = '' } = params;
    const of = `${from}/${id}`;
    const path = `/review/${from}/${id}`;
    useWords();
    const [found, setFound] = useState<{ of: string; is: Reviewer | Wrong } | undefined>(undefined);
    useEffect(() => {
        let gone = false;
        void find(from, id, of).then((is) => !gone && setFound({ of, is }));
        return () => {
            gone = true;
            latest?.reviewer.stop();
        };
    }, [of]);
    const reviewer = found?.of === of && found.is instanceof Reviewer ? found.is : undefined;
    const wanted = query.get('seat');
    const seat = useMemo(() => {
        if (!reviewer) return 0;
        const { players } = reviewer.replay.sight.setup;
        return wanted !== null && /^\d$/.test(wanted) && Number(wanted) < players
            ? Number(wanted)
            : usualSeat(reviewer.replay, from);
    }, [reviewer, wanted]);
    const [begun, setBegun] = useState<string | undefined>(undefined);
    useEffect(() => {
        if (!reviewer) return;
        setBegun(`${of} ${seat}`);
        if (reviewer.progress.seat !== seat || reviewer.progress.doing !== 'done')
            void reviewer.begin(seat);
    }, [reviewer, seat]);
    if (found?.of !== of) return <Loading />;
    if (!reviewer) return <NotShown wrong={found.is as Wrong} />;
    if (begun !== `${of} ${seat}`) return <Loading />;
    return <Reviewed key={of} reviewer={reviewer} path={path} query={query} />;
}

export async function reviewPage(): Promise<Page> {
    await loadWords();
    return ReviewPage;
}
