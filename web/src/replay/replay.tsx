/**
 * replay.tsx: the pages of replay: opening a record, from wherever it comes, and the table at which
 * it is shown.
 */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { ReplayGame } from '../play/replay';
import { Loading, PageFrame } from '../pages/pages_frame';
import type { PageProps } from '../pages/pages';
import { useChanges } from '../ui/hooks';
import { keyLayers, useKeys } from '../ui/keys';
import { go } from '../ui/router';
import { Table } from '../ui/table';
import { BranchDialog } from './branch';
import { ReplayControls } from './controls';
import { OpenRecord } from './open';
import { findRecord, readText, type Wrong } from './find';
import { linkTo, packed } from './share';

function Proof({ replay }: { replay: ReplayGame }) {
    if (replay.proof === 'absent') return null;
    const holds = replay.proof === 'holds';
    const about = holds ? say('web_replay_proved_about') : say('web_replay_unproved_about');
    return (
        <span class={`badge ${holds ? 'good' : 'bad'}`} data-proof={replay.proof} title={about}>
            <Icon name={holds ? 'check' : 'warning'} />
            <span class="replay-proof-text">
                {holds ? say('web_replay_proved') : say('web_replay_unproved')}
            </span>
            <span class="visually-hidden">{about}</span>
        </span>
    );
}

/**
 * The moment that is shown, as it stands behind the address; nothing at the start with everything
 * open.
 */
function momentOf(replay: ReplayGame): string {
    const query = new URLSearchParams({
        ...(replay.ply ? { move: String(replay.ply) } : {}),
        ...(replay.open ? {} : { eyes: String(replay.sight.eyes) }),
    });
    return String(query) && `?${query}`;
}

/** Goes to the moment that an address names; what it does not name, or wrongly, stays as it is. */
function goToMoment(replay: ReplayGame, query: URLSearchParams): void {
    const [move, eyes] = [Number(query.get('move')), query.get('eyes')];
    if (eyes === 'watcher') replay.look(eyes);
    else if (eyes !== null && /^\d$/.test(eyes) && Number(eyes) < replay.sight.setup.players)
        replay.look(Number(eyes));
    if (Number.isInteger(move)) replay.goTo(move);
}

async function share(
    replay: ReplayGame,
    told: (text: string, link?: string) => void,
): Promise<void> {
    const link = await linkTo(replay.lines, momentOf(replay));
    if (!link) return told(say('web_replay_too_long'));
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
        told(say('web_replay_copied'));
    } catch {
        told(say('web_replay_not_copied'), link);
    }
}

/** To the review of this game; a file's record goes along in the address. */
async function review(replay: ReplayGame): Promise<void> {
    const [page = ''] = location.hash.split('?');
    const { eyes } = replay.sight;
    const seat = eyes === 'watcher' ? '' : `?seat=${eyes}`;
    if (page !== '#/replay') return go(page.replace('#/replay/', '/review/') + seat);
    const record = await packed(replay.lines);
    if (record !== undefined) go(`/review/link/${record}${seat}`);
}

/** The address follows: a reload, a bookmark and a copied address lead to this moment. */
function useAddress(replay: ReplayGame): void {
    useEffect(() => {
        const here = location.hash;
        const timer = setTimeout(() => {
            const [page = ''] = here.split('?');
            if (page !== '#/replay' && location.hash === here)
                history.replaceState(history.state, '', page + momentOf(replay));
        }, 300); // browsers refuse many changes in a short time
        return () => clearTimeout(timer);
    }, [replay.ply, replay.sight.eyes, replay.open]);
}

function Toast({ text, link, close }: { text: string; link?: string | undefined; close(): void }) {
    return (
        <div class="toast replay-toast">
            <span>{text}</span>
            {link ? (
                <input
                    readOnly
                    value={link}
                    aria-label={say('web_replay_share')}
                    onFocus={(event) => event.currentTarget.select()}
                />
            ) : null}
            <button class="button quiet icon" aria-label={say('web_close')} onClick={close}>
                <Icon name="close" />
            </button>
        </div>
    );
}

/** The table of a replay. */
function Replay({ replay }: { replay: ReplayGame }) {
    const [branching, setBranching] = useState(false);
    const [said, setSaid] = useState<{ text: string; link?: string | undefined } | undefined>(
        undefined,
    );
    useChanges((listener) => replay.subscribe(listener), replay);
    useEffect(() => {
        if (!said || said.link) return undefined;
        const timer = setTimeout(() => setSaid(undefined), 3000);
        return () => clearTimeout(timer);
    }, [said]);
    useKeys(
        say('web_replay_title'),
        [{ key: 'Escape', run: () => (said ? setSaid(undefined) : false) }],
        { layer: keyLayers.panel },
    );
    useAddress(replay);
    const { problem } = replay;
    return (
        <>
            <Table
                game={replay}
                all={replay.all}
                pace={0}
                slots={{
                    top: (
                        <>
                            <Proof replay={replay} />
                            {replay.whole && !problem ? (
                                <button
                                    type="button"
                                    class="button quiet icon"
                                    data-action="review"
                                    aria-label={say('web_review')}
                                    title={say('web_review')}
                                    onClick={() => void review(replay)}
                                >
                                    <Icon name="review" />
                                </button>
                            ) : null}
                            <button
                                type="button"
                                class="button quiet icon"
                                data-action="share"
                                aria-label={say('web_replay_share')}
                                title={say('web_replay_share')}
                                onClick={() =>
                                    void share(replay, (text, link) => setSaid({ text, link }))
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
                            {say('web_replay_choose_file')}
                        </a>
                    ),
                    banner: problem ? (
                        <p class="replay-banner" role="alert">
                            <Icon name="warning" />
                            <span>
                                {say('web_replay_problem', {
                                    line: problem.line,
                                    why: problem.text,
                                })}
                                <small>{say('web_replay_problem_after')}</small>
                            </span>
                        </p>
                    ) : undefined,
                    controls: (stage, open) => (
                        <ReplayControls
                            replay={replay}
                            stage={stage}
                            branch={() => setBranching(true)}
                            story={() => open('log')}
                        />
                    ),
                }}
            />
            {branching ? <BranchDialog replay={replay} close={() => setBranching(false)} /> : null}
            <div class="replay-toasts" role="status">
                {said ? <Toast {...said} close={() => setSaid(undefined)} /> : null}
            </div>
        </>
    );
}

/**
 * `#/replay/local/ID`, `#/replay/table/ID`, `#/replay/link/RECORD`; behind them, `?move=12&eyes=0`
 * is a moment.
 */
export function ReplayPage({ params, query }: PageProps) {
    const { from = '', id = '' } = params;
    const [found, setFound] = useState<{ of: string; is: ReplayGame | Wrong } | undefined>(
        undefined,
    );
    const of = `${from}/${id}`;
    useEffect(() => {
        let gone = false;
        void findRecord(from, id).then((is) => {
            if (gone) return;
            if (is instanceof ReplayGame) goToMoment(is, query);
            setFound({ of, is });
        });
        return () => {
            gone = true;
        };
    }, [of]);
    // The same record, another moment of it.
    useEffect(() => {
        if (found?.of === of && found.is instanceof ReplayGame) goToMoment(found.is, query);
    }, [String(query)]);
    if (found?.of !== of) return <Loading />;
    if (found.is instanceof ReplayGame) return <Replay replay={found.is} key={of} />;
    return (
        <PageFrame title={say('web_replay_title')}>
            <div class="page-empty">
                <Icon name="lost" />
                <p role="alert">{found.is.text}</p>
                {found.is.action ?? (
                    <a class="button primary" href="#/replay">
                        {say('web_replay_choose_file')}
                    </a>
                )}
            </div>
        </PageFrame>
    );
}

/** `#/replay`: a file, or one of the games in this browser. */
export function ReplayStart() {
    const [replay, setGame] = useState<ReplayGame | undefined>(undefined);
    const [wrong, setWrong] = useState('');
    const open = async (file: File): Promise<void> => {
        const read =
            file.size > 1 << 20
                ? { text: say('web_replay_too_large') }
                : readText(file.name.replace(/\.\w+$/, ''), await file.text());
        if (read instanceof ReplayGame) setGame(read);
        else setWrong(read.text);
    };
    if (replay) return <Replay replay={replay} />;
    return <OpenRecord open={(file) => void open(file)} wrong={wrong} />;
}
