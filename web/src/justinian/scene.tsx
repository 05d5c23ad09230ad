/**
 * scene.tsx: a scoring as a short scene: tokens turn, the chooser is crowned, cards open, sums are
 * made. It runs by itself when it happens, can be stepped through, and can be seen again at any
 * time. Nothing waits for it.
 */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { ColorSign, CourtCard, Icon, TokenFace } from '../art';
import { say } from '../engine/say';
import type { JustinianView, Scoring, Setup } from '../engine/types';
import { Who } from './players';
import { colorNumber, type Court } from './questions';

/**
 * The steps: tokens, the chooser, the color, points of influence, then the cards of each seat, then
 * the sums.
 */
const stepTokens = 0,
    stepChooser = 1,
    stepColor = 2,
    stepInfluence = 3,
    stepCards = 4;
const pause = 620;

export interface Scene {
    /** Which scoring, from 0. */
    index: number;
    at: number;
    last: number;
    /** It happens now, or somebody looks at it again. */
    live: boolean;
}

export interface SceneControl {
    scene: Scene | undefined;
    duration: number;
    show(index: number): void;
    close(): void;
    step(by: number): void;
    restart(): void;
}

function lastStep(scoring: Scoring | undefined, players: number): number {
    return scoring?.color ? stepCards + players : stepChooser;
}

export function useScene(
    view: JustinianView,
    act: { number: number; before: unknown } | undefined,
    motion: boolean,
    busy: boolean,
): SceneControl {
    const [, draw] = useReducer<number, void>((n) => n + 1, 0);
    const seen = useRef<number | undefined>(-1);
    const scene = useRef<Scene | undefined>(undefined);
    const running = useRef(false);
    const duration = useRef(0);
    const players = view.players;
    if (act?.number !== seen.current) {
        seen.current = act?.number;
        duration.current = 0;
        const before = act?.before as JustinianView | undefined;
        const index = view.scorings.length - 1;
        const scoring = view.scorings[index];
        const old = before?.scorings[index];
        const last = lastStep(scoring, players);
        if (scoring && before && (!old || old.color !== scoring.color)) {
            const at = motion ? (old ? stepColor : stepTokens) : last;
            scene.current = { index, at, last, live: true };
            running.current = motion;
            duration.current = motion ? (last - at + 1) * pause : 0;
        } else if (!before) {
            running.current = false;
            scene.current =
                view.stage === 'color' ? { index, at: last, last, live: true } : undefined;
        } else if (scene.current?.live && view.stage === 'place' && !running.current)
            scene.current = undefined;
    }
    // Somebody who places sees the phase space.
    if (busy && scene.current?.live) {
        scene.current = undefined;
        running.current = false;
    }
    const current = scene.current;
    useEffect(() => {
        if (!current || !running.current) return undefined;
        const timer = window.setTimeout(() => {
            if (scene.current !== current) return;
            if (current.at >= current.last) running.current = false;
            else scene.current = { ...current, at: current.at + 1 };
            draw();
        }, pause);
        return () => window.clearTimeout(timer);
    }, [current, current?.at]);
    const set = (next: Scene | undefined, runs: boolean): void => {
        scene.current = next;
        running.current = runs;
        draw();
    };
    return {
        scene: current,
        duration: duration.current,
        show: (index) =>
            set(
                current?.index === index && !current.live
                    ? undefined
                    : {
                          index,
                          at: motion ? stepTokens : lastStep(view.scorings[index], players),
                          last: lastStep(view.scorings[index], players),
                          live: false,
                      },
                motion,
            ),
        close: () => set(undefined, false),
        step: (by) =>
            current &&
            set({ ...current, at: Math.min(current.last, Math.max(0, current.at + by)) }, false),
        restart: () => current && set({ ...current, at: 0 }, motion),
    };
}

/** The counselors whose cards are open at this step. */
export function shiningIn(
    scene: Scene | undefined,
    view: JustinianView,
): ReadonlySet<number> | undefined {
    const scoring = scene ? view.scorings[scene.index] : undefined;
    if (!scene || !scoring?.color || scene.at < stepCards) return undefined;
    const seats =
        scene.at >= scene.last
            ? scoring.seats
            : scoring.seats.slice(scene.at - stepCards, scene.at - stepCards + 1);
    return new Set(seats.flatMap((seat) => seat.cards));
}

interface SceneProps {
    setup: Setup;
    court: Court;
    view: JustinianView;
    scene: Scene;
    control: SceneControl;
}

export function SceneView({ setup, court, view, scene, control }: SceneProps) {
    const scoring = view.scorings[scene.index];
    if (!scoring) return null;
    const { at, last, index } = scene;
    const { color } = scoring;
    const values = (counselor: number): number =>
        court.values[counselor - 1]?.[scoring.row.indexOf(counselor)]?.[index] ?? 0;
    const title =
        color && at >= stepColor
            ? say('court_scoring_color', { phase: index, color: colorNumber(color) })
            : say('court_scoring', { phase: index });
    return (
        <section
            class="court-scene"
            aria-label={title}
            data-color={color && at >= stepColor ? color : undefined}
        >
            <header>
                <span class="court-scene-title">
                    {color && at >= stepColor ? <ColorSign color={color} /> : null}
                    <h2>{title}</h2>
                    {scoring.trigger === null ? <small>{say('court_forced')}</small> : null}
                </span>
                <span class="court-scene-tools">
                    <button
                        type="button"
                        onClick={control.restart}
                        aria-label={say('court_again')}
                        title={say('court_again')}
                    >
                        <Icon name="first" />
                    </button>
                    <button
                        type="button"
                        onClick={() => control.step(-1)}
                        disabled={at === 0}
                        aria-label={say('court_back')}
                        title={say('court_back')}
                    >
                        <Icon name="back" />
                    </button>
                    <button
                        type="button"
                        onClick={() => control.step(1)}
                        disabled={at >= last}
                        aria-label={say('court_next')}
                        title={say('court_next')}
                    >
                        <Icon name="next" />
                    </button>
                    <button
                        type="button"
                        onClick={control.close}
                        aria-label={say('court_close')}
                        title={say('court_close')}
                    >
                        <Icon name="close" />
                    </button>
                </span>
            </header>
            <div class="court-scene-seats" data-many={view.players}>
                {scoring.seats.map((seat, i) => {
                    const chooses = scoring.chooser === i && at >= stepChooser;
                    const opened = color !== null && at >= stepCards + i;
                    const done = color !== null && at >= last;
                    return (
                        <article key={i} data-chooser={chooses || undefined}>
                            <h3>
                                <Who setup={setup} seat={i} />
                                {chooses ? (
                                    <Icon
                                        name="crown"
                                        class="art court-crown"
                                        title={say('court_chooses')}
                                    />
                                ) : null}
                                {scoring.trigger === i ? (
                                    <Icon
                                        name="bell"
                                        class="art court-bell"
                                        title={say('court_triggered')}
                                    />
                                ) : null}
                                <b class="court-scene-sum" data-gain={i}>
                                    {done ? `+${seat.influence_points + seat.card_points}` : ''}
                                </b>
                            </h3>
                            <p class="court-scene-line">
                                <span class="court-scene-tokens">
                                    {seat.tokens.map((token, n) => (
                                        <TokenFace key={n} token={token} title={token} />
                                    ))}
                                    {seat.tokens.length ? null : '–'}
                                </span>
                                <b
                                    data-on={(color !== null && at >= stepInfluence) || undefined}
                                    title={say('court_influence')}
                                >
                                    {color !== null && at >= stepInfluence
                                        ? seat.influence_points
                                            ? `+${seat.influence_points}`
                                            : '0'
                                        : ''}
                                </b>
                            </p>
                            {color ? (
                                <p class="court-scene-line">
                                    <span class="court-scene-cards">
                                        {opened
                                            ? seat.cards.map((counselor) => (
                                                  <span key={counselor} class="court-scene-card">
                                                      <CourtCard
                                                          color={color}
                                                          n={counselor}
                                                          title={String(counselor)}
                                                      />
                                                      <sub>{counselor}</sub>
                                                      <span>{values(counselor)}</span>
                                                  </span>
                                              ))
                                            : at >= stepColor
                                              ? Array.from(seat.cards, (_, n) => (
                                                    <span
                                                        key={n}
                                                        class="court-scene-card is-closed"
                                                    />
                                                ))
                                              : null}
                                    </span>
                                    <b
                                        data-on={opened || undefined}
                                        title={say('court_card_points')}
                                    >
                                        {opened ? `+${seat.card_points}` : ''}
                                    </b>
                                </p>
                            ) : null}
                        </article>
                    );
                })}
            </div>
        </section>
    );
}
