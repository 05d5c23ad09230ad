/**
 * table.tsx: the shell around a game, with fixed places: the top bar, one sentence that says whose
 * turn it is and what is asked, the table itself, a bar of tools in which refusals and doubts are
 * said, and a panel (log, talk, help, hint), which is a sheet where the screen is small. Whoever
 * shows a game fills the slots.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { ByzantzBoard } from '../byzantz/byzantz_board';
import { say } from '../engine/say';
import type { Line, View } from '../engine/types';
import { JustinianBoard } from '../justinian/justinian_board';
import type { Game } from '../play/sight';
import { Stage, type Pace } from '../play/stage';
import { Bar } from './bar';
import type { BoardProps } from './board';
import { Curtain } from './curtain';
import { useChanges } from './hooks';
import { useMoves, type Moves } from './moves';
import { useTurnNotice } from './notice';
import { light } from './pieces';
import { Result } from './result';
import { Self } from './seat';
import { Sentence, type Light } from './sentence';
import { motion, pace as chosenPace, useSettings } from './settings';
import { SidePanel, useHint, usePanel, type Tab } from './side';
import { offeredAnswer, useSingleAnswer } from './single';
import { useSounds } from './sound';
import { useTableKeys } from './tablekeys';
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
    game: Game;
    slots?: TableSlots;
    /** In a replay with all eyes: what each seat sees. */
    all?: readonly View[] | undefined;
    /** Instead of the pace in the settings. */
    pace?: Pace;
    /** Rematch and new game, where the game's own `rematch` does not do: what the button does. */
    onRematch?: () => void;
    /** What stands on that button, where somebody has opened the rematch already. */
    rematch?: string | undefined;
}

/** A sentence for what this moment asks: of us, of others, or of nobody any more. */
function statusOf(stage: Stage, decides: boolean, over: boolean): Line | undefined {
    const { question, waiting, result, view, act } = stage.moment;
    if (view.asked.length) return (decides ? question : waiting)[0];
    // The last act is still being shown: that is what is said of it.
    return over || !act ? result[1] : act.lines[0];
}

/** The game as it is shown, and whether its end is told. */
function useStage(game: Game, pace: Pace): { stage: Stage; over: boolean } {
    const stage = useMemo(() => new Stage(game), [game]);
    useEffect(() => () => stage.close(), [stage]);
    useChanges((listener) => stage.subscribe(listener), stage);
    useEffect(() => stage.setPace(pace), [stage, pace]);
    // The board says in an effect how long it shows the last act: the end is told only after all
    // effects.
    const [told, setTold] = useState(stage.ended);
    useEffect(() => setTold(stage.ended));
    return { stage, over: told && stage.ended };
}

/** Who is to sit down before the screen, where it is passed on. */
function curtainOf({ game, sight, caughtUp }: Stage): number | undefined {
    return caughtUp && game.handOver && sight.asks !== sight.eyes ? sight.asks : undefined;
}

/** One sentence: whose turn it is and what is asked; and the only answer, where it is offered. */
function StatusLine({
    stage,
    decides,
    status,
    offer,
    send,
    light,
}: {
    stage: Stage;
    decides: boolean;
    status: Line | undefined;
    offer: ReturnType<typeof offeredAnswer>;
    send(move: string): void;
    light: Light;
}) {
    return (
        <p class={`table-status ${decides ? 'is-mine' : ''}`} role="status">
            {offer ? (
                <button
                    class="button primary small table-offer"
                    data-action="only"
                    data-move={offer.move}
                    onClick={() => send(offer.move)}
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
            {status ? <Sentence line={status} light={light} /> : say('web_hand_over_short')}
        </p>
    );
}

interface BoardPlace {
    stage: Stage;
    moves: Moves;
    over: boolean;
    decides: boolean;
    hint: string | undefined;
    all: TableProps['all'];
    children: ComponentChildren;
}

/** The table of the game; or a curtain, while the screen is passed on. */
function Board({ stage, moves, over, decides, hint, all, children }: BoardPlace) {
    const { game, moment, setup } = stage;
    const { said, setSaid, lit } = moves;
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => light(place.current, lit));
    const { eyes, answered = false } = game.sight;
    const own = eyes !== 'watcher' && game.sight.mine.includes(eyes);
    const curtain = curtainOf(stage);
    const props: BoardProps = {
        setup,
        view: moment.view,
        code: moment.code,
        ply: moment.ply,
        eyes,
        act: moment.act,
        figures: moment.figures,
        over,
        own,
        decides,
        free: stage.caughtUp && own && !answered && moment.view.free.includes(eyes),
        answered,
        play: (move) => moves.play(move),
        explain: moves.explain,
        seats: game.sight.seats,
        clock: game.sight.clock ?? null,
        memory: game.sight.memory,
        lit,
        hint,
        all: all as BoardProps['all'],
        log: stage.log,
        motion: motion(),
        hold: (milliseconds) => stage.hold(milliseconds),
    };
    const Shown = setup.game === 'byzantz' ? ByzantzBoard : JustinianBoard;
    return (
        <div class="table-board" ref={place} onPointerDown={() => said && setSaid(undefined)}>
            {curtain !== undefined ? (
                <Curtain seat={curtain} setup={setup} ready={() => game.handOver?.(curtain)} />
            ) : (
                <Shown {...(props as BoardProps<never>)} />
            )}
            {children}
        </div>
    );
}

/** Whether somebody here decides now, what is said about it, and the only answer, if offered. */
function useTurn(stage: Stage, moves: Moves, over: boolean) {
    const { sight, moment } = stage;
    const single = useSingleAnswer(stage, (move) => void moves.send(move));
    const asked = stage.decides !== undefined && !(sight.answered ?? false);
    const decides = asked && !single && !moves.isSent;
    const words = document.documentElement.lang;
    const offer = useMemo(
        () => (decides ? offeredAnswer(stage) : undefined),
        [moment, decides, words],
    );
    const status = useMemo(() => statusOf(stage, asked, over), [moment, asked, over, words]);
    return { decides, offer, status };
}

export function Table({ game, slots = {}, all, pace, onRematch, rematch }: TableProps) {
    const chosen = useSettings();
    const { stage, over } = useStage(game, pace ?? chosenPace());
    const [closedResult, setClosedResult] = useState(false);
    const { moment, setup } = stage;
    const panel = usePanel(moment.ply, game.sight.eyes);
    const moves = useMoves(game, stage);
    const send = (move: string): void => void moves.send(move);
    const { decides, offer, status } = useTurn(stage, moves, over);
    const hint = useHint(game, moment.ply, decides);
    const covered = curtainOf(stage) !== undefined;
    useSounds(stage, decides, over);
    useTurnNotice(decides || covered, status?.text ?? '');
    useTableKeys(game, stage, moves, panel, hint, offer?.move);

    const { doubt, setDoubt, setSaid, setLit } = moves;
    const { sheet, setSheet } = panel;
    const pointsAtHint = panel.tab === 'hint' && (chosen.panel || sheet);
    const ends = game.sight.kind !== 'lesson' && game.sight.kind !== 'replay';
    return (
        <Self.Provider value={stage.self}>
            <main
                class="table"
                data-ply={moment.ply}
                data-decides={decides ? stage.decides : ''}
                data-over={over ? 'yes' : ''}
                data-game={setup.game}
                data-kind={game.sight.kind}
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
                <StatusLine
                    stage={stage}
                    decides={decides}
                    status={covered ? undefined : status}
                    offer={offer}
                    send={send}
                    light={setLit}
                />
                <Board
                    stage={stage}
                    moves={moves}
                    over={over}
                    decides={decides}
                    hint={pointsAtHint ? hint.best : undefined}
                    all={all}
                >
                    {slots.over}
                </Board>
                <Bar
                    stage={stage}
                    said={moves.said}
                    close={() => setSaid(undefined)}
                    open={panel.open}
                    undo={() => void moves.undo()}
                    hint={hint}
                    doubt={doubt}
                    confirm={() => doubt && send(doubt.move)}
                    refuse={() => setDoubt(undefined)}
                    controls={slots.controls?.(stage, panel.open)}
                    unread={slots.unread ?? 0}
                    hasTalk={slots.talk !== undefined}
                    over={over}
                    showResult={() => setClosedResult(false)}
                    covered={covered}
                />
                <SidePanel
                    stage={stage}
                    panel={panel}
                    light={setLit}
                    talk={slots.talk}
                    unread={slots.unread ?? 0}
                    hint={hint}
                    play={(move) => {
                        setSheet(false);
                        moves.play(move, true);
                    }}
                    hidden={covered}
                />
                {over && !closedResult && ends && !covered ? (
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
