/**
 * scene.tsx: a scoring as a short scene: tokens turn, the chooser is crowned, cards open, sums are
 * made. It runs by itself when it happens, can be stepped through, and can be seen again at any
 * time. Nothing waits for it.
 */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { ColorSign, CourtCard, Icon, TokenFace, type IconName } from '../art';
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

function SceneTools({ scene, control }: Pick<SceneProps, 'scene' | 'control'>) {
    const tool = (icon: IconName, text: string, run: () => void, off = false) => (
        <button type="button" onClick={run} disabled={off} aria-label={text} title={text}>
            <Icon name={icon} />
        </button>
    );
    return (
        <span class="justinian-scene-tools">
            {tool('first', say('web_justinian_again'), control.restart)}
            {tool('back', say('web_justinian_back'), () => control.step(-1), scene.at === 0)}
            {tool('next', say('web_justinian_next'), () => control.step(1), scene.at >= scene.last)}
            {tool('close', say('web_justinian_close'), control.close)}
        </span>
    );
}

interface SeatScoreProps extends Omit<SceneProps, 'control'> {
    scoring: Scoring;
    seat: number;
}

/** The cards of a seat in the color that is scored, closed until it is their turn. */
function ScoredCards({ court, scene, scoring, seat }: SeatScoreProps) {
    const { color } = scoring;
    const score = scoring.seats[seat];
    if (!color || !score) return null;
    const { at, index } = scene;
    const opened = at >= stepCards + seat;
    const values = (counselor: number): number =>
        court.values[counselor - 1]?.[scoring.row.indexOf(counselor)]?.[index] ?? 0;
    return (
        <p class="justinian-scene-line">
            <span class="justinian-scene-cards">
                {opened
                    ? score.cards.map((counselor) => (
                          <span key={counselor} class="justinian-scene-card">
                              <CourtCard color={color} n={counselor} title={String(counselor)} />
                              <sub>{counselor}</sub>
                              <span>{values(counselor)}</span>
                          </span>
                      ))
                    : at >= stepColor
                      ? Array.from(score.cards, (_, n) => (
                            <span key={n} class="justinian-scene-card is-closed" />
                        ))
                      : null}
            </span>
            <b data-on={opened || undefined} title={say('web_justinian_card_points')}>
                {opened ? `+${score.card_points}` : ''}
            </b>
        </p>
    );
}

function SeatScore(props: SeatScoreProps) {
    const { setup, scene, scoring, seat } = props;
    const { at, last } = scene;
    const score = scoring.seats[seat];
    if (!score) return null;
    const { influence_points: influence, card_points: cards } = score;
    const chooses = scoring.chooser === seat && at >= stepChooser;
    const counted = scoring.color !== null && at >= stepInfluence;
    const done = scoring.color !== null && at >= last;
    return (
        <article data-chooser={chooses || undefined}>
            <h3>
                <Who setup={setup} seat={seat} />
                {chooses ? (
                    <Icon
                        name="crown"
                        class="art justinian-crown"
                        title={say('web_justinian_chooses')}
                    />
                ) : null}
                {scoring.trigger === seat ? (
                    <Icon
                        name="bell"
                        class="art justinian-bell"
                        title={say('web_justinian_triggered')}
                    />
                ) : null}
                <b class="justinian-scene-sum" data-gain={seat}>
                    {done ? `+${influence + cards}` : ''}
                </b>
            </h3>
            <p class="justinian-scene-line">
                <span class="justinian-scene-tokens">
                    {score.tokens.map((token, n) => (
                        <TokenFace key={n} token={token} title={token} />
                    ))}
                    {score.tokens.length ? null : '–'}
                </span>
                <b data-on={counted || undefined} title={say('web_justinian_influence')}>
                    {counted ? (influence ? `+${influence}` : '0') : ''}
                </b>
            </p>
            <ScoredCards {...props} />
        </article>
    );
}

export function SceneView({ setup, court, view, scene, control }: SceneProps) {
    const scoring = view.scorings[scene.index];
    if (!scoring) return null;
    const { at, index } = scene;
    const color = at >= stepColor ? scoring.color : null;
    const title = color
        ? say('web_justinian_scoring_color', { phase: index, color: colorNumber(color) })
        : say('web_justinian_scoring', { phase: index });
    const shared = { setup, court, view, scene, scoring };
    return (
        <section class="justinian-scene" aria-label={title} data-color={color ?? undefined}>
            <header>
                <span class="justinian-scene-title">
                    {color ? <ColorSign color={color} /> : null}
                    <h2>{title}</h2>
                    {scoring.trigger === null ? <small>{say('web_justinian_forced')}</small> : null}
                </span>
                <SceneTools scene={scene} control={control} />
            </header>
            <div class="justinian-scene-seats" data-many={view.players}>
                {scoring.seats.map((_, seat) => (
                    <SeatScore key={seat} {...shared} seat={seat} />
                ))}
            </div>
        </section>
    );
}
