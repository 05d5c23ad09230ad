/**
 * bar.tsx: the bar under the table. Its tools are quiet; why a click did nothing, and whether an
 * unusual move is meant, is said here, in room that is always there.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art';
import { say } from '../engine/say';
import type { Line } from '../engine/types';
import type { Stage } from '../play/stage';
import { Sentence } from './sentence';
import { changeSettings, paceNames, useSettings, type PaceName } from './settings';
import type { HintState, Tab } from './side';

/** `icon`: of what is no refusal. */
export interface Said {
    text: string;
    lines?: Line[];
    icon?: IconName;
}
export interface Doubt {
    move: string;
    lines: Line[];
}

export function paceName(pace: PaceName): string {
    switch (pace) {
        case 'step':
            return say('web_pace_step');
        case 'slow':
            return say('web_pace_slow');
        case 'normal':
            return say('web_pace_normal');
        case 'fast':
            return say('web_pace_fast');
        case 'none':
            return say('web_pace_none');
    }
}

export function PaceChoice() {
    const { pace } = useSettings();
    return (
        <label class="table-pace">
            <span class="visually-hidden">{say('web_pace')}</span>
            <Icon name="clock" />
            <select
                value={pace}
                onChange={(event) =>
                    changeSettings({ pace: event.currentTarget.value as PaceName })
                }
            >
                {paceNames.map((name) => (
                    <option key={name} value={name}>
                        {paceName(name)}
                    </option>
                ))}
            </select>
        </label>
    );
}

interface BarProps {
    stage: Stage;
    said: Said | undefined;
    doubt: Doubt | undefined;
    confirm(): void;
    refuse(): void;
    close(): void;
    open(tab: Tab): void;
    undo(): void;
    hint: HintState;
    controls: ComponentChildren;
    hasTalk: boolean;
    unread: number;
    over: boolean;
    showResult(): void;
    /** The screen is being passed on. */
    covered: boolean;
}

function Question({ doubt, confirm, refuse }: { doubt: Doubt; confirm(): void; refuse(): void }) {
    // What does no harm stands first, and Enter presses it.
    const back = useRef<HTMLButtonElement>(null);
    useEffect(() => {
        const before = document.activeElement;
        back.current?.focus();
        return () => {
            if (before instanceof HTMLElement && before.isConnected) before.focus();
        };
    }, [doubt]);
    return (
        <div class="table-said is-doubt" role="alertdialog" aria-label={doubt.lines[0]?.text}>
            <p>
                <Icon name="warning" />
                <span>
                    {doubt.lines.map((line, i) => (
                        <span key={i}>
                            <Sentence line={line} />{' '}
                        </span>
                    ))}
                </span>
            </p>
            <button ref={back} class="button primary" data-action="refuse" onClick={refuse}>
                {say('web_rather_not')}
            </button>
            <button
                class="button plain"
                data-action="confirm"
                data-move={doubt.move}
                onClick={confirm}
            >
                {say('web_do_it')}
            </button>
        </div>
    );
}

/** Opens a tab of the panel, where that is a sheet. */
function TabTool({
    tab,
    text,
    open,
    badge = 0,
}: {
    tab: 'log' | 'talk' | 'help';
    text: string;
    open(tab: Tab): void;
    badge?: number;
}) {
    return (
        <button class="button quiet table-sheet-tool" onClick={() => open(tab)} aria-label={text}>
            <Icon name={tab} />
            <span>{text}</span>
            {badge ? <b class="badge">{badge}</b> : null}
        </button>
    );
}

/** Hurries others on; at one's own turn, asks for a hint. While others act there is none. */
function HintTool({ stage, hint, open }: Pick<BarProps, 'stage' | 'hint' | 'open'>) {
    const { game } = stage;
    if (stage.waits && !stage.again && game.sight.kind !== 'lesson')
        return (
            <button
                class="button quiet"
                data-action="hurry"
                aria-pressed={stage.hurries}
                onClick={() => stage.hurry()}
            >
                <Icon name="last" />
                <span>{say('web_hurry')}</span>
            </button>
        );
    return game.hint ? (
        <button
            class="button quiet"
            data-action="hint"
            disabled={!hint.can}
            title={hint.can ? undefined : say('web_hint_not_now')}
            onClick={() => {
                open('hint');
                hint.ask();
            }}
        >
            <Icon name="hint" />
            <span>{say('web_hint')}</span>
        </button>
    ) : null;
}

/** Shows again what has happened since one's last move; while it is shown, skips it. */
function AgainTool({ stage, covered }: Pick<BarProps, 'stage' | 'covered'>) {
    const { since } = stage;
    return stage.caughtUp && !stage.closing ? (
        <button
            class="button quiet"
            data-action="again"
            disabled={covered || since.length === 0}
            onClick={() => stage.showAgain(since)}
        >
            <Icon name="rematch" />
            <span>{say('web_since_again')}</span>
        </button>
    ) : (
        <button
            class="button quiet table-skip"
            data-action="skip"
            onClick={() => stage.skip(stage.again)}
        >
            <Icon name="step" />
            <span>{say('web_skip')}</span>
            <kbd>␣</kbd>
        </button>
    );
}

/** The tools of a live game. */
function Tools({ stage, open, undo, hint, hasTalk, unread, over, showResult, covered }: BarProps) {
    const { game } = stage;
    return (
        <>
            <TabTool tab="log" text={say('web_log')} open={open} />
            {hasTalk ? (
                <TabTool tab="talk" text={say('web_talk')} open={open} badge={unread} />
            ) : null}
            <TabTool tab="help" text={say('web_help')} open={open} />
            <HintTool stage={stage} hint={hint} open={open} />
            {game.undo ? (
                <button
                    class="button quiet"
                    data-action="undo"
                    aria-disabled={!game.sight.canUndo}
                    onClick={undo}
                >
                    <Icon name="undo" />
                    <span>
                        {game.sight.undoAsks ? say('web_online_undo_ask') : say('web_undo')}
                    </span>
                </button>
            ) : null}
            <AgainTool stage={stage} covered={covered} />
            <span class="table-tools-gap" />
            {over ? (
                <button class="button primary" data-action="result" onClick={showResult}>
                    <Icon name="crown" />
                    <span>{say('web_result')}</span>
                </button>
            ) : null}
            <PaceChoice />
        </>
    );
}

function Alert({ said, close }: { said: Said; close(): void }) {
    return (
        <div class={`table-said ${said.icon ? 'is-notice' : ''}`}>
            <p>
                <Icon name={said.icon ?? 'warning'} />
                <span>
                    {said.lines?.length
                        ? said.lines.map((line, i) => (
                              <span key={i}>
                                  <Sentence line={line} />{' '}
                              </span>
                          ))
                        : said.text}
                </span>
            </p>
            <button class="button quiet icon" aria-label={say('web_close')} onClick={close}>
                <Icon name="close" />
            </button>
        </div>
    );
}

export function Bar(props: BarProps) {
    const { said, doubt, confirm, refuse, close, controls } = props;
    return (
        <div class="table-bar" data-says={said !== undefined || doubt !== undefined || undefined}>
            <div class="table-tools" inert={doubt !== undefined}>
                {controls ?? <Tools {...props} />}
            </div>
            <div class="table-alert" role="alert">
                {said ? <Alert said={said} close={close} /> : null}
            </div>
            {doubt ? <Question doubt={doubt} confirm={confirm} refuse={refuse} /> : null}
        </div>
    );
}
