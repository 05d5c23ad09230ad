/**
 * side.tsx: the panel beside the table: log, talk, help, hint. On small screens it is a sheet over
 * the table's lower part.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art';
import { say } from '../engine/say';
import type { Hint, Seat } from '../engine/types';
import { HelpPanel } from '../learn/help';
import type { Game } from '../play/sight';
import type { Stage } from '../play/stage';
import { Log } from './log';
import { Sentence, type Light } from './sentence';

export type Tab = 'log' | 'talk' | 'help' | 'hint';

interface Hinted {
    asking: boolean;
    failed: boolean;
    moves: Hint;
    /** The move to be pointed at. */
    best: string | undefined;
}
const noHint: Hinted = { asking: false, failed: false, moves: [], best: undefined };

export interface HintState extends Hinted {
    can: boolean;
    ask(): void;
    point(move: string): void;
}

export type Panel = ReturnType<typeof usePanel>;

/** The panel beside the table: which tab is shown, and whether it lies open as a sheet. */
export function usePanel(ply: number, eyes: Seat) {
    const [tab, setTab] = useState<Tab>('log');
    const [sheet, setSheet] = useState(false);
    useEffect(() => setTab((now) => (now === 'hint' ? 'log' : now)), [ply, eyes]);
    const open = (next: Tab): void => {
        setTab(next);
        setSheet(true);
        readyToTalk(next);
    };
    return { tab, setTab, sheet, setSheet, open };
}

/** Asks for a hint about this decision, once; forgets it when something happens. */
export function useHint(game: Game, ply: number, decides: boolean): HintState {
    const [state, setState] = useState(noHint);
    const present = useRef(ply);
    present.current = ply;
    useEffect(() => setState(noHint), [ply, game.sight.eyes]);
    const can = decides && game.hint !== undefined;
    const set = (hinted: Hinted): void => {
        if (present.current === ply) setState(hinted);
    };
    return {
        ...state,
        can,
        ask: () => {
            if (!can || state.asking || state.moves.length) return;
            set({ ...noHint, asking: true });
            void game.hint?.().then(
                (moves) => set({ ...noHint, moves, best: moves[0]?.move }),
                () => set({ ...noHint, failed: true }),
            );
        },
        point: (move) => setState({ ...state, best: move }),
    };
}

/** What a hint promises of a move: its chance to win only if that tells something yet. */
function promise(points: number, percent: number | undefined, equal: boolean): string {
    if (percent === undefined)
        return say(equal ? 'worth_points_equal' : 'worth_points', { points });
    return say(equal ? 'worth_equal' : 'worth', { points, percent });
}

function HintPanel({
    hint,
    light,
    play,
}: {
    hint: HintState;
    light: Light;
    play(move: string): void;
}) {
    if (!hint.can) return <p class="table-empty">{say('web_hint_not_now')}</p>;
    if (hint.asking)
        return (
            <p class="table-empty" role="status">
                {say('web_hint_thinks')}
            </p>
        );
    if (hint.failed) return <p class="table-empty">{say('web_hint_failed')}</p>;
    if (!hint.moves.length)
        return (
            <div class="table-empty">
                <p>{say('web_hint_what')}</p>
                <button class="button primary" onClick={hint.ask}>
                    <Icon name="hint" />
                    {say('web_hint_ask')}
                </button>
            </div>
        );
    return (
        <ol class="table-hints">
            {hint.moves.map(({ move, line, tenths, percent, equal, reason }, i) => (
                <li
                    key={move}
                    class={hint.best === move ? 'is-best' : ''}
                    onPointerEnter={() => light(line.parts)}
                >
                    <button
                        class="table-hint"
                        aria-pressed={hint.best === move}
                        onClick={() => {
                            hint.point(move);
                            light(line.parts);
                        }}
                    >
                        <b>
                            <Sentence line={line} />
                        </b>
                        {tenths !== undefined ? (
                            <small data-tenths={tenths} data-percent={percent}>
                                {promise(tenths, percent, equal)}
                            </small>
                        ) : null}
                        {reason ? (
                            <span>
                                <Sentence line={reason} />
                            </span>
                        ) : null}
                    </button>
                    {i === 0 || hint.best === move ? (
                        <button
                            class="button small primary"
                            data-move={move}
                            onClick={() => play(move)}
                        >
                            {say('web_hint_play')}
                        </button>
                    ) : null}
                </li>
            ))}
        </ol>
    );
}

/**
 * Who opens the talk wants to write. A finger taps the field itself: otherwise the keyboard would
 * cover the table unasked.
 */
function readyToTalk(tab: Tab): void {
    if (tab === 'talk' && matchMedia('(hover: hover)').matches)
        requestAnimationFrame(() =>
            document.querySelector<HTMLElement>('#table-tab [data-action=talk]')?.focus(),
        );
}

interface SideProps {
    stage: Stage;
    panel: Panel;
    light: Light;
    talk: ComponentChildren;
    unread: number;
    hint: HintState;
    play(move: string): void;
    /** While the screen is passed on, nothing is shown. */
    hidden: boolean;
}

export function SidePanel({
    stage,
    panel: { tab, setTab, sheet, setSheet },
    light,
    talk,
    unread,
    hint,
    play,
    hidden,
}: SideProps) {
    const tabs: { name: Tab; icon: IconName; text: string; badge?: number }[] = [
        { name: 'log', icon: 'log', text: say('web_log') },
        ...(talk !== undefined
            ? [
                  {
                      name: 'talk' as const,
                      icon: 'talk' as const,
                      text: say('web_talk'),
                      badge: unread,
                  },
              ]
            : []),
        { name: 'help', icon: 'help', text: say('web_help') },
        ...(stage.game.hint
            ? [{ name: 'hint' as const, icon: 'hint' as const, text: say('web_hint') }]
            : []),
    ];
    const shown = tabs.some(({ name }) => name === tab) ? tab : 'log';
    const move = (event: KeyboardEvent): void => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (!step) return;
        event.preventDefault();
        const next =
            tabs[(tabs.findIndex(({ name }) => name === shown) + step + tabs.length) % tabs.length];
        if (next) setTab(next.name);
        requestAnimationFrame(() => document.getElementById(`tab-${next?.name}`)?.focus());
    };
    return (
        <aside class="table-side" data-open={sheet || undefined} onPointerLeave={() => light([])}>
            <div class="table-tabs">
                <div role="tablist" aria-label={say('web_panel')} onKeyDown={move}>
                    {tabs.map(({ name, icon, text, badge }) => (
                        <button
                            key={name}
                            id={`tab-${name}`}
                            role="tab"
                            aria-selected={name === shown}
                            aria-controls="table-tab"
                            tabIndex={name === shown ? 0 : -1}
                            onClick={() => {
                                setTab(name);
                                readyToTalk(name);
                            }}
                        >
                            <Icon name={icon} />
                            <span>{text}</span>
                            {badge ? <b class="badge">{badge}</b> : null}
                        </button>
                    ))}
                </div>
                <button
                    class="button quiet icon table-sheet-close"
                    aria-label={say('web_close')}
                    onClick={() => setSheet(false)}
                >
                    <Icon name="close" />
                </button>
            </div>
            <div
                class="table-tab"
                id="table-tab"
                role="tabpanel"
                tabIndex={shown === 'talk' ? -1 : undefined}
                aria-labelledby={`tab-${shown}`}
            >
                {hidden ? null : shown === 'talk' ? (
                    talk
                ) : shown === 'help' ? (
                    <div class="table-help">
                        <HelpPanel
                            setup={stage.setup}
                            view={stage.moment.view}
                            code={stage.moment.code}
                        />
                    </div>
                ) : shown === 'hint' ? (
                    <HintPanel hint={hint} light={light} play={play} />
                ) : (
                    <Log stage={stage} light={light} />
                )}
            </div>
        </aside>
    );
}
