/**
 * replay.tsx: the pages of replay: opening a record, from wherever it comes, and the table at which
 * it is shown.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { fetchRecord } from '../net/api';
import { loadGame } from '../play/saved';
import { readLines } from '../play/store';
import { ReplaySource } from '../play/replay';
import { Loading, PageFrame } from '../pages/frame';
import type { PageProps } from '../pages/pages';
import { useChanges } from '../ui/hooks';
import { keyLayers, useKeys } from '../ui/keys';
import { Table } from '../ui/table';
import { BranchDialog } from './branch';
import { ReplayControls } from './controls';
import { OpenRecord } from './open';
import { linkTo, recordOf } from './share';

/** What could not be shown, and what can be done instead. */
interface Wrong {
    text: string;
    action?: ComponentChildren;
}

function Proof({ source }: { source: ReplaySource }) {
    if (source.proof === 'absent') return null;
    const holds = source.proof === 'holds';
    const about = holds ? say('again_proved_about') : say('again_unproved_about');
    return (
        <span class={`badge ${holds ? 'good' : 'bad'}`} data-proof={source.proof} title={about}>
            <Icon name={holds ? 'check' : 'warning'} />
            <span class="again-proof-text">
                {holds ? say('again_proved') : say('again_unproved')}
            </span>
            <span class="visually-hidden">{about}</span>
        </span>
    );
}

/**
 * The moment that is shown, as it stands behind the address; nothing at the start with everything
 * open.
 */
function momentOf(source: ReplaySource): string {
    const query = new URLSearchParams({
        ...(source.ply ? { move: String(source.ply) } : {}),
        ...(source.open ? {} : { eyes: String(source.eyes) }),
    });
    return String(query) && `?${query}`;
}

/** Goes to the moment that an address names; what it does not name, or wrongly, stays as it is. */
function goToMoment(source: ReplaySource, query: URLSearchParams): void {
    const [move, eyes] = [Number(query.get('move')), query.get('eyes')];
    if (eyes === 'watcher') source.look(eyes);
    else if (eyes !== null && /^\d$/.test(eyes) && Number(eyes) < source.setup.players)
        source.look(Number(eyes));
    if (Number.isInteger(move)) source.goTo(move);
}

async function share(
    source: ReplaySource,
    told: (text: string, link?: string) => void,
): Promise<void> {
    const link = await linkTo(source.lines, momentOf(source));
    if (!link) return told(say('again_too_long'));
    if (navigator.share) {
        try {
            await navigator.share({ title: document.title, url: link });
            return;
        } catch (error) {
            if (error instanceof DOMException && error.name === 'AbortError') return;
        }
    }
    try {
        await navigator.clipboard.writeText(link);
        told(say('again_copied'));
    } catch {
        told(say('again_not_copied'), link);
    }
}

/** The table of a replay. */
function Replay({ source }: { source: ReplaySource }) {
    const [branching, setBranching] = useState(false);
    const [said, setSaid] = useState<{ text: string; link?: string | undefined } | undefined>(
        undefined,
    );
    useChanges((listener) => source.subscribe(listener), source);
    useEffect(() => {
        if (!said || said.link) return undefined;
        const timer = setTimeout(() => setSaid(undefined), 3000);
        return () => clearTimeout(timer);
    }, [said]);
    useKeys(
        say('again_title'),
        [{ key: 'Escape', run: () => (said ? setSaid(undefined) : false) }],
        { layer: keyLayers.panel },
    );
    // The address follows: a reload, a bookmark and a copied address lead to this moment.
    useEffect(() => {
        const here = location.hash;
        const timer = setTimeout(() => {
            const [page = ''] = here.split('?');
            if (page !== '#/replay' && location.hash === here)
                history.replaceState(history.state, '', page + momentOf(source));
        }, 300); // browsers refuse many changes in a short time
        return () => clearTimeout(timer);
    }, [source.ply, source.eyes, source.open]);
    const { problem } = source;
    return (
        <>
            <Table
                source={source}
                all={source.all}
                pace={0}
                slots={{
                    top: (
                        <>
                            <Proof source={source} />
                            <button
                                type="button"
                                class="button quiet icon"
                                data-action="share"
                                aria-label={say('again_share')}
                                title={say('again_share')}
                                onClick={() =>
                                    void share(source, (text, link) => setSaid({ text, link }))
                                }
                            >
                                <Icon name="share" />
                            </button>
                        </>
                    ),
                    menu: (
                        <a
                            href="#/replay"
                            onClick={() => location.hash === '#/replay' && location.reload()}
                        >
                            <Icon name="upload" />
                            {say('again_choose_file')}
                        </a>
                    ),
                    banner: problem ? (
                        <p class="again-banner" role="alert">
                            <Icon name="warning" />
                            <span>
                                {say('again_problem', { line: problem.line, why: problem.text })}
                                <small>{say('again_problem_after')}</small>
                            </span>
                        </p>
                    ) : undefined,
                    controls: (stage, open) => (
                        <ReplayControls
                            source={source}
                            stage={stage}
                            branch={() => setBranching(true)}
                            story={() => open('log')}
                        />
                    ),
                }}
            />
            {branching ? <BranchDialog source={source} close={() => setBranching(false)} /> : null}
            <div class="again-toasts" role="status">
                {said ? (
                    <div class="toast again-toast">
                        <span>{said.text}</span>
                        {said.link ? (
                            <input
                                readOnly
                                value={said.link}
                                aria-label={say('again_share')}
                                onFocus={(event) => event.currentTarget.select()}
                            />
                        ) : null}
                        <button
                            class="button quiet icon"
                            aria-label={say('web_close')}
                            onClick={() => setSaid(undefined)}
                        >
                            <Icon name="close" />
                        </button>
                    </div>
                ) : null}
            </div>
        </>
    );
}

/** Reads a record's text; what is wrong with it is said with its line. */
function readText(id: string, text: string): ReplaySource | Wrong {
    try {
        const read = ReplaySource.read(id, text);
        if (read instanceof ReplaySource) return read;
        return {
            text: read.problem
                ? `${say('again_no_game')} ${say('again_problem', { line: read.problem.line, why: read.problem.text })}`
                : say('again_no_game'),
        };
    } catch {
        return { text: say('again_too_large') };
    }
}

async function findRecord(from: string, id: string): Promise<ReplaySource | Wrong> {
    if (from === 'link') {
        try {
            return readText('link', await recordOf(id));
        } catch {
            return { text: say('again_bad_link') };
        }
    }
    if (from === 'table') {
        try {
            return readText(id, await fetchRecord(id));
        } catch {
            return { text: say('again_no_record') };
        }
    }
    const game = loadGame(id);
    if (game && !game.over)
        return {
            text: say('again_still_runs'),
            action: (
                <a class="button primary" href={`#/play/${id}`}>
                    {say('again_continue')}
                </a>
            ),
        };
    const lines = await readLines(id).catch(() => undefined);
    return lines
        ? readText(id, lines.map((line) => JSON.stringify(line)).join('\n'))
        : { text: say('again_not_here') };
}

/**
 * `#/replay/local/ID`, `#/replay/table/ID`, `#/replay/link/RECORD`; behind them, `?move=12&eyes=0`
 * is a moment.
 */
export function ReplayPage({ params, query }: PageProps) {
    const { from = '', id = '' } = params;
    const [found, setFound] = useState<{ of: string; is: ReplaySource | Wrong } | undefined>(
        undefined,
    );
    const of = `${from}/${id}`;
    useEffect(() => {
        let gone = false;
        void findRecord(from, id).then((is) => {
            if (gone) return;
            if (is instanceof ReplaySource) goToMoment(is, query);
            setFound({ of, is });
        });
        return () => {
            gone = true;
        };
    }, [of]);
    // The same record, another moment of it.
    useEffect(() => {
        if (found?.of === of && found.is instanceof ReplaySource) goToMoment(found.is, query);
    }, [String(query)]);
    if (found?.of !== of) return <Loading />;
    if (found.is instanceof ReplaySource) return <Replay source={found.is} key={of} />;
    return (
        <PageFrame title={say('again_title')}>
            <div class="page-empty">
                <Icon name="lost" />
                <p role="alert">{found.is.text}</p>
                {found.is.action ?? (
                    <a class="button primary" href="#/replay">
                        {say('again_choose_file')}
                    </a>
                )}
            </div>
        </PageFrame>
    );
}

/** `#/replay`: a file, or one of the games in this browser. */
export function ReplayStart() {
    const [source, setSource] = useState<ReplaySource | undefined>(undefined);
    const [wrong, setWrong] = useState('');
    const open = async (file: File): Promise<void> => {
        const read =
            file.size > 1 << 20
                ? { text: say('again_too_large') }
                : readText(file.name.replace(/\.\w+$/, ''), await file.text());
        if (read instanceof ReplaySource) setSource(read);
        else setWrong(read.text);
    };
    if (source) return <Replay source={source} />;
    return <OpenRecord open={(file) => void open(file)} wrong={wrong} />;
}
