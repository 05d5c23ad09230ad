/**
 * controls.tsx: going through a game that is replayed: step, scrub, jump, let it run, and through
 * whose eyes. Stands where the tools of a live game are.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon, SeatMark, type IconName } from '../art';
import { told } from '../engine/look';
import { language, say } from '../engine/say';
import type { Chapter, ReplayGame } from '../play/replay';
import type { Stage } from '../play/stage';
import { useChanges } from '../ui/hooks';
import { keyLayers, useKeys } from '../ui/keys';
import { Sentence } from '../ui/sentence';

const paces = { slow: 2600, normal: 1400, fast: 500 } as const;
type PaceName = keyof typeof paces;
const paceNames: readonly PaceName[] = ['slow', 'normal', 'fast'];

function paceText(pace: PaceName): string {
    return pace === 'slow'
        ? say('web_pace_slow')
        : pace === 'normal'
          ? say('web_pace_normal')
          : say('web_pace_fast');
}

/** The chapters of a round or phase together. */
function Parts({ replay, chapters }: { replay: ReplayGame; chapters: readonly Chapter[] }) {
    const parts = [...new Set(chapters.map(({ part }) => part))];
    return (
        <>
            {parts.map((part) => (
                <optgroup
                    key={part}
                    label={
                        replay.sight.setup.game === 'byzantz'
                            ? say('web_replay_round', { round: part })
                            : say('web_replay_phase', { phase: part - 1 })
                    }
                >
                    {chapters.map((chapter, i) =>
                        chapter.part === part ? (
                            <option key={i} value={i}>
                                {chapter.text}
                            </option>
                        ) : null,
                    )}
                </optgroup>
            ))}
        </>
    );
}

/** What stands in the value of the choice of eyes. */
function eyesOf(replay: ReplayGame): string {
    return replay.open ? 'all' : String(replay.sight.eyes);
}

function look(replay: ReplayGame, eyes: string): void {
    replay.look(eyes === 'all' || eyes === 'watcher' ? eyes : Number(eyes));
}

function EyesChoice({ replay }: { replay: ReplayGame }) {
    useChanges((listener) => replay.subscribe(listener), replay);
    return (
        <label class="replay-eyes">
            {replay.sight.eyes === 'watcher' ? (
                <Icon name="eye" />
            ) : (
                <SeatMark seat={replay.sight.eyes} class="replay-eyes-mark" />
            )}
            <span class="visually-hidden">{say('web_replay_eyes')}</span>
            <select
                data-action="eyes"
                value={eyesOf(replay)}
                onChange={(event) => look(replay, event.currentTarget.value)}
            >
                <option value="all">{say('web_replay_eyes_all')}</option>
                {replay.sight.setup.names.map((name, seat) => (
                    <option key={seat} value={seat}>
                        {name || `#${seat + 1}`}
                    </option>
                ))}
                <option value="watcher">{say('web_replay_eyes_watcher')}</option>
            </select>
        </label>
    );
}

/** The sentence of the move that led here; its room is always the same. */
function LastMove({ replay }: { replay: ReplayGame }) {
    const { last } = replay;
    const { setup } = replay.sight;
    const lines = last
        ? told(setup, last.before, last.code, last.seat, last.move).filter(
              ({ manner }) => manner !== 'heading',
          )
        : [];
    return (
        <p class="replay-last">
            <span class="replay-at">
                {replay.ply
                    ? say('web_replay_at', { ply: replay.ply, of: replay.length })
                    : say('web_replay_before')}
            </span>
            <span class="replay-told">
                {lines.map((line, i) => (
                    <span key={i} class={`replay-told-${line.manner}`}>
                        {i ? ' · ' : ''}
                        <Sentence line={line} />
                    </span>
                ))}
            </span>
        </p>
    );
}

/** Lets the replay run by itself. */
function usePlaying(replay: ReplayGame, stage: Stage) {
    const [playing, setPlaying] = useState(false);
    const [pace, setPace] = useState<PaceName>('normal');
    useEffect(() => {
        if (!playing) return undefined;
        let shownAt = performance.now();
        const timer = setInterval(() => {
            if (!stage.caughtUp)
                shownAt = performance.now(); // something is still moving
            else if (replay.ply === replay.length) setPlaying(false);
            else if (performance.now() - shownAt >= paces[pace]) {
                replay.goTo(replay.ply + 1);
                shownAt = performance.now();
            }
        }, 50);
        return () => clearInterval(timer);
    }, [playing, pace, replay]);
    const go = (next: number): void => {
        setPlaying(false);
        replay.goTo(next);
    };
    const toggle = (): void => {
        if (!playing && replay.ply === replay.length) replay.goTo(0);
        setPlaying(!playing);
    };
    return { playing, pace, setPace, go, toggle };
}

function useReplayKeys(
    replay: ReplayGame,
    chapters: readonly Chapter[],
    go: (ply: number) => void,
    toggle: () => void,
): void {
    const toChapter = (by: -1 | 1): void => {
        const before = chapters.filter((chapter) => chapter.ply < replay.ply);
        const after = chapters.filter((chapter) => chapter.ply > replay.ply);
        go(by < 0 ? (before[before.length - 1]?.ply ?? 0) : (after[0]?.ply ?? replay.length));
    };
    const nextEyes = (): void => {
        const all = ['all', ...replay.sight.setup.names.map((_, seat) => String(seat)), 'watcher'];
        look(replay, all[(all.indexOf(eyesOf(replay)) + 1) % all.length] ?? 'all');
    };
    useKeys(
        say('web_replay_keys'),
        [
            {
                key: ['ArrowLeft', 'ArrowRight'],
                says: say('web_replay_key_step'),
                run: (event) => go(replay.ply + (event.key === 'ArrowLeft' ? -1 : 1)),
            },
            {
                key: ['PageUp', 'PageDown'],
                says: say('web_replay_key_chapter'),
                run: (event) => toChapter(event.key === 'PageUp' ? -1 : 1),
            },
            {
                key: ['Home', 'End'],
                says: say('web_replay_key_ends'),
                run: (event) => go(event.key === 'Home' ? 0 : replay.length),
            },
            { key: ' ', says: say('web_replay_key_play'), run: toggle },
            { key: 'e', says: say('web_replay_key_eyes'), run: nextEyes },
        ],
        { layer: keyLayers.panel },
    );
}

interface Steering {
    replay: ReplayGame;
    chapters: readonly Chapter[];
    go(ply: number): void;
}

/** The whole game as a line, with a mark for each chapter. */
function Track({ replay, chapters, go }: Steering) {
    const { ply, length } = replay;
    return (
        <div class="replay-track">
            <div class="replay-marks" aria-hidden="true">
                {chapters.map((chapter, i) => (
                    <i
                        key={i}
                        data-part={chapter.part !== chapters[i - 1]?.part || undefined}
                        style={{
                            insetInlineStart: `${(100 * chapter.ply) / Math.max(1, length)}%`,
                        }}
                    />
                ))}
            </div>
            <input
                type="range"
                min={0}
                max={length}
                step={1}
                value={ply}
                data-action="scrub"
                aria-label={say('web_replay_where')}
                aria-valuetext={
                    ply ? say('web_replay_at', { ply, of: length }) : say('web_replay_before')
                }
                onInput={(event) => go(Number(event.currentTarget.value))}
            />
        </div>
    );
}

/** Single steps, both ends, and whether it runs by itself. */
function Steps({
    replay,
    go,
    playing,
    toggle,
}: Pick<Steering, 'replay' | 'go'> & { playing: boolean; toggle(): void }) {
    const { ply, length } = replay;
    const tool = (icon: IconName, text: string, action: string, to: () => number, off: boolean) => (
        <button
            type="button"
            class="button quiet icon"
            data-action={action}
            aria-label={text}
            title={text}
            disabled={off}
            onClick={() => go(to())}
        >
            <Icon name={icon} />
        </button>
    );
    return (
        <div class="replay-steps">
            {tool('first', say('web_replay_first'), 'first', () => 0, ply === 0)}
            {tool('back', say('web_replay_back'), 'back', () => replay.ply - 1, ply === 0)}
            <button
                type="button"
                class="button primary icon replay-play"
                data-action="play"
                aria-label={playing ? say('web_replay_pause') : say('web_replay_play')}
                onClick={toggle}
            >
                <Icon name={playing ? 'pause' : 'play'} />
            </button>
            {tool('next', say('web_replay_next'), 'forward', () => replay.ply + 1, ply === length)}
            {tool('last', say('web_replay_last'), 'last', () => length, ply === length)}
        </div>
    );
}

function ChapterChoice({ replay, chapters, go }: Steering) {
    const here = chapters.filter((chapter) => chapter.ply <= replay.ply).length - 1;
    return (
        <label class="replay-pick">
            <span class="visually-hidden">{say('web_replay_chapter')}</span>
            <select
                data-action="chapter"
                value={here}
                onChange={(event) => go(chapters[Number(event.currentTarget.value)]?.ply ?? 0)}
            >
                <option value={-1}>{say('web_replay_before')}</option>
                <Parts replay={replay} chapters={chapters} />
            </select>
        </label>
    );
}

function PaceChoice({ pace, choose }: { pace: PaceName; choose(pace: PaceName): void }) {
    return (
        <label class="replay-pick replay-pace">
            <span class="visually-hidden">{say('web_replay_pace')}</span>
            <Icon name="clock" />
            <select
                data-action="pace"
                value={pace}
                onChange={(event) => choose(event.currentTarget.value as PaceName)}
            >
                {paceNames.map((name) => (
                    <option key={name} value={name}>
                        {paceText(name)}
                    </option>
                ))}
            </select>
        </label>
    );
}

export function ReplayControls({
    replay,
    stage,
    branch,
    story,
}: {
    replay: ReplayGame;
    stage: Stage;
    branch(): void;
    story(): void;
}) {
    useChanges((listener) => replay.subscribe(listener), replay);
    const { playing, pace, setPace, go, toggle } = usePlaying(replay, stage);
    const chapters = useMemo(() => replay.chapters(language()), [replay, language()]);
    useReplayKeys(replay, chapters, go, toggle);
    return (
        <div class="replay-controls" role="group" aria-label={say('web_replay_title')}>
            <LastMove replay={replay} />
            <Track replay={replay} chapters={chapters} go={go} />
            <div class="replay-tools">
                <Steps replay={replay} go={go} playing={playing} toggle={toggle} />
                <ChapterChoice replay={replay} chapters={chapters} go={go} />
                <EyesChoice replay={replay} />
                <PaceChoice pace={pace} choose={setPace} />
                <span class="replay-gap" />
                <button
                    type="button"
                    class="button quiet icon replay-story table-sheet-tool"
                    data-action="log"
                    aria-label={say('web_log')}
                    onClick={story}
                >
                    <Icon name="log" />
                </button>
                <button
                    type="button"
                    class="button plain replay-branch"
                    data-action="branch"
                    disabled={replay.sight.over}
                    onClick={branch}
                >
                    <Icon name="branch" />
                    <span>{say('web_replay_branch')}</span>
                </button>
            </div>
        </div>
    );
}
