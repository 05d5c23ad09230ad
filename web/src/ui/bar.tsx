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

export function Bar({
    stage,
    said,
    doubt,
    confirm,
    refuse,
    close,
    open,
    undo,
    hint,
    controls,
    hasTalk,
    unread,
    over,
    showResult,
    covered,
}: BarProps) {
    const { game } = stage;
    const { since } = stage;
    // While others act there is nothing to hint at.
    const waits = stage.waits && !stage.again && game.sight.kind !== 'lesson';
    return (
        <div class="table-bar">
            <div class="table-tools" inert={doubt !== undefined}>
                {controls ?? (
                    <>
                        <button
                            class="button quiet table-sheet-tool"
                            onClick={() => open('log')}
                            aria-label={say('web_log')}
                        >
                            <Icon name="log" />
                            <span>{say('web_log')}</span>
                        </button>
                        {hasTalk ? (
                            <button
                                class="button quiet table-sheet-tool"
                                onClick={() => open('talk')}
                                aria-label={say('web_talk')}
                            >
                                <Icon name="talk" />
                                <span>{say('web_talk')}</span>
                                {unread ? <b class="badge">{unread}</b> : null}
                            </button>
                        ) : null}
                        <button
                            class="button quiet table-sheet-tool"
                            onClick={() => open('help')}
                            aria-label={say('web_help')}
                        >
                            <Icon name="help" />
                            <span>{say('web_help')}</span>
                        </button>
                        {waits ? (
                            <button
                                class="button quiet"
                                data-action="hurry"
                                aria-pressed={stage.hurries}
                                onClick={() => stage.hurry()}
                            >
                                <Icon name="last" />
                                <span>{say('web_hurry')}</span>
                            </button>
                        ) : game.hint ? (
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
                        ) : null}
                        {game.undo ? (
                            <button
                                class="button quiet"
                                data-action="undo"
                                aria-disabled={!game.sight.canUndo}
                                onClick={undo}
                            >
                                <Icon name="undo" />
                                <span>
                                    {game.sight.undoAsks ? say('meet_undo_ask') : say('web_undo')}
                                </span>
                            </button>
                        ) : null}
                        {stage.caughtUp && !stage.closing ? (
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
                        )}
                        <span class="table-tools-gap" />
                        {over ? (
                            <button
                                class="button primary"
                                data-action="result"
                                onClick={showResult}
                            >
                                <Icon name="crown" />
                                <span>{say('web_result')}</span>
                            </button>
                        ) : null}
                        <PaceChoice />
                    </>
                )}
            </div>
            <div class="table-alert" role="alert">
                {said ? (
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
                        <button
                            class="button quiet icon"
                            aria-label={say('web_close')}
                            onClick={close}
                        >
                            <Icon name="close" />
                        </button>
                    </div>
                ) : null}
            </div>
            {doubt ? <Question doubt={doubt} confirm={confirm} refuse={refuse} /> : null}
        </div>
    );
}
