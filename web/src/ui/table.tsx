/**
 * table.tsx: the shell around a game, with fixed places: the top bar, one sentence that says whose
 * turn it is and what is asked, the table itself, a bar of tools in which refusals and doubts are
 * said, and a panel (log, talk, help, hint), which is a sheet where the screen is small. Whoever
 * shows a game fills the slots.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { ByzantzBoard } from '../byzantz/board';
import { judge, tell } from '../engine/look';
import { say } from '../engine/say';
import type { Line, Part, View } from '../engine/types';
import { JustinianBoard } from '../justinian/board';
import type { Source } from '../play/source';
import { Stage, type Pace } from '../play/stage';
import { Bar, type Doubt, type Said } from './bar';
import type { BoardProps } from './board';
import { Curtain } from './curtain';
import { useChanges } from './hooks';
import { keyLayers, useKeys } from './keys';
import { useTurnNotice } from './notice';
import { light } from './pieces';
import { Result } from './result';
import { Self } from './seat';
import { Sentence } from './sentence';
import { motion, pace as chosenPace, settings, useSettings } from './settings';
import { readyToTalk, SidePanel, useHint, type Tab } from './side';
import { offeredAnswer, useSingleAnswer } from './single';
import { useSounds } from './sound';
import { TopBar } from './top';

/** What others put into the shell. */
interface TableSlots {
    /** In the top bar, at the right: spectators, connection, whatever is small. */
    top?: ComponentChildren;
    /**
     * Under the top bar, over the full width: the autopilot, a lost connection. Takes room only
     * while it is there.
     */
    banner?: ComponentChildren;
    /** The tab "Talk", and how much of it is unread. */
    talk?: ComponentChildren;
    unread?: number;
    /** Instead of the tools of a live game, under the table: the controls of a replay. */
    controls?: (stage: Stage, open: (tab: Tab) => void) => ComponentChildren;
    /** In the result, under the ranks: rematch asked by others, the proof of the deal. */
    result?: ComponentChildren;
    /** More entries of the menu: <button>s or <a>s. */
    menu?: ComponentChildren;
    /** Over the table: the bubbles of a lesson. */
    over?: ComponentChildren;
}

interface TableProps {
    source: Source;
    slots?: TableSlots;
    /** In a replay with all eyes: what each seat sees. */
    all?: readonly View[] | undefined;
    /**
     * A lesson may keep a legal move from being played, and says why; undefined: let it be played.
     */
    guard?: (move: string) => string | undefined;
    /** Instead of the pace in the settings. */
    pace?: Pace;
    /** Rematch and new game, where the source's own `rematch` does not do: what the button does. */
    onRematch?: () => void;
    /** What stands on that button, where somebody has opened the rematch already. */
    rematch?: string | undefined;
}

/** A sentence for what this moment asks: of us, of others, or of nobody any more. */
function statusOf(stage: Stage, decides: boolean, over: boolean): Line | undefined {
    const { moment, setup } = stage;
    if (moment.view.asked.length)
        return tell(setup, moment.code, decides ? 'question' : 'waiting', stage.self)[0];
    // The last act is still being shown: that is what is said of it.
    return over || !moment.act
        ? tell(setup, moment.code, 'result', stage.self)[1]
        : moment.act.lines[0];
}

/** Why something did not happen, if that is a sentence and not only a word of the engine. */
function sentence(why: string, otherwise: string): string {
    return /^[a-z-]*$/.test(why) ? otherwise : why;
}

export function Table({ source, slots = {}, all, guard, pace, onRematch, rematch }: TableProps) {
    const stage = useMemo(() => new Stage(source), [source]);
    const board = useRef<HTMLDivElement>(null);
    const chosen = useSettings();
    const [said, setSaid] = useState<Said | undefined>(undefined);
    const [doubt, setDoubt] = useState<Doubt | undefined>(undefined);
    const [lit, setLit] = useState<readonly Part[]>([]);
    const [sent, setSent] = useState(-1);
    const [tab, setTab] = useState<Tab>('log');
    const [sheet, setSheet] = useState(false);
    const [closedResult, setClosedResult] = useState(false);
    useEffect(() => () => stage.close(), [stage]);
    useChanges((listener) => stage.subscribe(listener), stage);
    useEffect(() => stage.setPace(pace ?? chosenPace()), [stage, pace, chosen.pace]);

    const { moment, setup } = stage;
    // The board says in an effect how long it shows the last act: the end is told only after all
    // effects.
    const [told, setTold] = useState(stage.ended);
    useEffect(() => setTold(stage.ended));
    const over = told && stage.ended;
    const curtain =
        stage.caughtUp &&
        source.handOver &&
        source.asks !== undefined &&
        source.asks !== source.eyes
            ? source.asks
            : undefined;
    const single = useSingleAnswer(stage, (move) => void send(move));
    const decides =
        stage.decides !== undefined &&
        !single &&
        sent !== moment.ply &&
        !(source.answered ?? false);
    const asked = stage.decides !== undefined && !(source.answered ?? false);
    const offer = useMemo(
        () => (decides ? offeredAnswer(stage) : undefined),
        [moment, decides, document.documentElement.lang],
    );
    const status = useMemo(
        () => statusOf(stage, asked, over),
        [moment, asked, over, document.documentElement.lang],
    );
    const hint = useHint(source, moment.ply, decides);

    useEffect(() => light(board.current, lit));
    useEffect(() => {
        setSaid(undefined);
        setDoubt(undefined);
        setLit([]);
        setTab((now) => (now === 'hint' ? 'log' : now));
    }, [moment.ply, source.eyes]);
    useEffect(() => {
        if (source.notice) setSaid({ ...source.notice, icon: 'people' });
    }, [source.notice]);
    useEffect(() => {
        if (!said) return undefined;
        const timer = setTimeout(() => setSaid(undefined), 4000 + 50 * said.text.length);
        return () => clearTimeout(timer);
    }, [said]);

    const send = async (move: string): Promise<void> => {
        setDoubt(undefined);
        setSaid(undefined);
        setSent(moment.ply);
        const played = await source
            .play(Number(source.eyes), move)
            .catch(() => ({ ok: false as const, why: '' }));
        setSent(-1);
        if (!played.ok) setSaid({ text: sentence(played.why, say('web_not_played')) });
    };
    const undo = async (): Promise<void> => {
        if (!source.canUndo) return setSaid({ text: source.whyNoUndo ?? say('web_not_now') });
        const done = await source.undo?.().catch(() => ({ ok: false as const, why: '' }));
        if (done && !done.ok) setSaid({ text: sentence(done.why, say('web_not_now')) });
    };
    /** Plays a move, or says why not. One that was advised raises no doubt. */
    const play = (move: string, advised = false): void => {
        const judgement = judge(setup, moment.code, move);
        const why = judgement.legal ? guard?.(move) : undefined;
        if (!judgement.legal) {
            setSaid({
                text: judgement.lines.map((line) => line.text).join(' ') || say('web_not_now'),
                lines: judgement.lines,
            });
            setLit(judgement.lines.flatMap((line) => line.parts));
        } else if (why !== undefined) setSaid({ text: why });
        else if (judgement.lines.length && settings().confirm && !advised) {
            setSaid(undefined);
            setDoubt({ move, lines: judgement.lines });
        } else void send(move);
    };

    useSounds(stage, decides, over);
    useTurnNotice(decides || curtain !== undefined, status?.text ?? '');
    useKeys(
        say('web_keys_table'),
        [
            {
                key: ' ',
                says: say('web_key_skip'),
                run: () => (stage.caughtUp && !stage.closing ? false : stage.skip(stage.again)),
            },
            {
                key: 'f',
                says: say('web_key_hurry'),
                run: () => (stage.waits ? stage.hurry() : false),
            },
            {
                key: 'h',
                says: say('web_key_hint'),
                run: () => {
                    if (!hint.can) return false;
                    open('hint');
                    hint.ask();
                    return true;
                },
            },
            { key: 'i', says: say('web_key_log'), run: () => open('log') },
            {
                key: 'Ctrl+z',
                says: say('web_key_undo'),
                run: () => (source.undo ? void undo() : false),
            },
            {
                key: 'Escape',
                run: () => {
                    if (!doubt && !said && !sheet) return false;
                    setDoubt(undefined);
                    setSaid(undefined);
                    setSheet(false);
                    return true;
                },
            },
        ],
        { layer: keyLayers.table },
    );
    useKeys(
        say('web_keys_table'),
        [
            {
                key: 'Enter',
                run: () => (doubt ? setDoubt(undefined) : offer ? void send(offer.move) : false),
            },
            { key: 'Escape', run: () => (doubt ? setDoubt(undefined) : false) },
        ],
        { layer: keyLayers.panel },
    );

    function open(next: Tab): void {
        setTab(next);
        setSheet(true);
        readyToTalk(next);
    }

    const { eyes } = source;
    const own = eyes !== 'watcher' && source.mine.includes(eyes);
    const props: BoardProps = {
        setup,
        view: moment.view,
        code: moment.code,
        ply: moment.ply,
        eyes,
        act: moment.act,
        over,
        own,
        decides,
        free: stage.caughtUp && own && moment.view.free.includes(eyes),
        answered: source.answered ?? false,
        play: (move) => play(move),
        explain: (words) =>
            setSaid(
                typeof words === 'string'
                    ? { text: words }
                    : { text: words.map((line) => line.text).join(' '), lines: [...words] },
            ),
        seats: source.seats,
        clock: source.clock ?? null,
        memory: source.memory,
        lit,
        hint: tab === 'hint' && (chosen.panel || sheet) ? hint.best : undefined,
        all: all as BoardProps['all'],
        log: stage.log,
        motion: motion(),
        hold: (milliseconds) => stage.hold(milliseconds),
    };
    return (
        <Self.Provider value={stage.self}>
            <main
                class="table"
                data-ply={moment.ply}
                data-decides={decides ? stage.decides : ''}
                data-over={over ? 'yes' : ''}
                data-game={setup.game}
                data-kind={source.kind}
                data-panel={chosen.panel ? 'open' : 'closed'}
                data-sheet={sheet ? 'open' : ''}
            >
                <TopBar
                    stage={stage}
                    slot={slots.top}
                    menu={slots.menu}
                    sheet={slots.controls ? () => setSheet(!sheet) : undefined}
                />
                {slots.banner ? <div class="table-banner">{slots.banner}</div> : null}
                <p class={`table-status ${decides ? 'is-mine' : ''}`} role="status">
                    {offer ? (
                        <button
                            class="button primary small table-offer"
                            data-action="only"
                            data-move={offer.move}
                            onClick={() => void send(offer.move)}
                        >
                            <span>
                                {say('web_only_answer')}{' '}
                                {offer.line ? <Sentence line={offer.line} /> : offer.move}
                            </span>
                            <kbd aria-hidden="true">↵</kbd>
                        </button>
                    ) : null}
                    {stage.again ? (
                        <span class="badge info table-again">
                            <Icon name="rematch" />
                            {say('web_again')}
                        </span>
                    ) : null}
                    {curtain === undefined && status ? (
                        <Sentence line={status} light={setLit} />
                    ) : (
                        say('web_hand_over_short')
                    )}
                </p>
                <div
                    class="table-board"
                    ref={board}
                    onPointerDown={() => said && setSaid(undefined)}
                >
                    {curtain !== undefined ? (
                        <Curtain
                            seat={curtain}
                            setup={setup}
                            ready={() => source.handOver?.(curtain)}
                        />
                    ) : setup.game === 'byzantz' ? (
                        <ByzantzBoard {...(props as BoardProps<never>)} />
                    ) : (
                        <JustinianBoard {...(props as BoardProps<never>)} />
                    )}
                    {slots.over}
                </div>
                <Bar
                    stage={stage}
                    said={said}
                    close={() => setSaid(undefined)}
                    open={open}
                    undo={() => void undo()}
                    hint={hint}
                    doubt={doubt}
                    confirm={() => doubt && void send(doubt.move)}
                    refuse={() => setDoubt(undefined)}
                    controls={slots.controls?.(stage, open)}
                    unread={slots.unread ?? 0}
                    hasTalk={slots.talk !== undefined}
                    over={over}
                    showResult={() => setClosedResult(false)}
                    covered={curtain !== undefined}
                />
                <SidePanel
                    stage={stage}
                    tab={tab}
                    choose={setTab}
                    sheet={sheet}
                    closeSheet={() => setSheet(false)}
                    light={setLit}
                    talk={slots.talk}
                    unread={slots.unread ?? 0}
                    hint={hint}
                    play={(move) => {
                        setSheet(false);
                        play(move, true);
                    }}
                    hidden={curtain !== undefined}
                />
                {over &&
                !closedResult &&
                source.kind !== 'lesson' &&
                source.kind !== 'replay' &&
                curtain === undefined ? (
                    <Result
                        stage={stage}
                        slot={slots.result}
                        close={() => setClosedResult(true)}
                        onRematch={onRematch}
                        rematch={rematch}
                    />
                ) : null}
            </main>
        </Self.Provider>
    );
}
