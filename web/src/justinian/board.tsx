/**
 * board.tsx: the table of Justinian: the court, the phase card (in whose room counselors' numbers,
 * both ends' rows and scorings are shown, so that nothing ever shifts), the players, and what the
 * viewer holds.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon, TokenFace } from '../art';
import { tryMove } from '../engine/look';
import { language, say } from '../engine/say';
import type { Color, JustinianView, Token } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { Actions, primaryMove } from './actions';
import { Cards } from './cards';
import { Direction, type End } from './direction';
import { useDrag } from './drag';
import { Ending } from './ending';
import { Hand } from './hand';
import { OpenHands } from './hands';
import { useCourtKeys } from './keys';
import { fly, useMotion } from './motion';
import { trailOf, useMovement } from './movement';
import { Phases } from './phases';
import { Counts, Players } from './players';
import {
    boardOf,
    colors,
    courtOf,
    layOf,
    stepsOf,
    tokensOf,
    worthOf,
    type Place,
    type Worth,
} from './questions';
import { Row } from './row';
import { SceneView, shiningIn, useScene } from './scene';
import { Sheet } from './sheet';

const totalOf = (worth: Worth): number => worth.colors.reduce((sum, color) => sum + color.sum, 0);
const nothing: ReadonlyMap<number, number> = new Map();

export function JustinianBoard(props: BoardProps<JustinianView>) {
    const { setup, view, code, eyes, act, decides, play, all, motion, hint } = props;
    const me = typeof eyes === 'number' ? eyes : undefined;
    const root = useRef<HTMLDivElement>(null);
    const [token, setToken] = useState<Token | undefined>(undefined);
    const [place, setPlace] = useState<Place | undefined>(undefined);
    const [hovered, setHovered] = useState<Place | undefined>(undefined);
    const [peek, setPeek] = useState<number | undefined>(undefined);
    const [glance, setGlance] = useState<number | undefined>(undefined);
    const [aim, setAim] = useState<'left' | 'right' | undefined>(undefined);
    const [option, setOption] = useState<string | undefined>(undefined);
    const [cursor, setCursor] = useState(0);
    const [counting, setCounting] = useState(false);
    const finger = useRef(false);

    // What the engine says of this moment.
    const court = courtOf(setup);
    const worth = useMemo(() => worthOf(setup, code), [setup, code]);
    const counts = useMemo(() => tokensOf(setup, code), [setup, code]);
    const ends = useMemo<End[]>(
        () =>
            view.stage === 'direction'
                ? (['left', 'right'] as const).map((from) => {
                      const steps = stepsOf(setup, code, from);
                      return { from, steps, worth: worthOf(setup, code, steps.row) };
                  })
                : [],
        [setup, code, view.stage],
    );
    const movement = useMovement(setup, view, code, act, motion);
    const control = useScene(view, act, motion, decides && view.stage === 'place');
    const { scene } = control;
    const mine = useMemo(() => {
        const found = new Map<number, Color[]>();
        for (const color of colors)
            for (const counselor of view.cards?.[color] ?? [])
                found.set(counselor, [...(found.get(counselor) ?? []), color]);
        return found;
    }, [view]);
    const brings = useMemo(() => {
        if (view.stage !== 'color' || !decides || me === undefined) return undefined;
        return new Map(
            view.colors.map((color): [Color, number] => {
                const after = tryMove(setup, code, `color ${color}`, view.ply)
                    .view as JustinianView;
                return [color, (after.seats[me]?.score ?? 0) - (view.seats[me]?.score ?? 0)];
            }),
        );
    }, [code, decides]);

    // What is chosen lasts as long as it makes sense.
    const placing = view.stage === 'place' && me !== undefined;
    const held = token && view.hand?.includes(token) ? token : undefined;
    useEffect(() => {
        if (act?.seat === me) {
            setToken(undefined);
            setPlace(undefined);
            setPeek(undefined);
            setHovered(undefined);
        }
        setOption(undefined);
        setAim(undefined);
    }, [props.ply, view.stage, eyes]);
    useEffect(() => {
        const duration = movement.duration + control.duration;
        if (act && duration) props.hold(duration);
    }, [act?.number]);
    // Hovering for a moment shows a counselor's numbers.
    useEffect(() => {
        setGlance(undefined);
        if (!hovered || hovered === 'phase' || held) return undefined;
        const timer = window.setTimeout(() => setGlance(Number(hovered.slice(1))), 550);
        return () => window.clearTimeout(timer);
    }, [hovered, held]);

    const dragging = useDrag((dropped, onto) => play(`place ${dropped} ${onto}`));
    const inHand = dragging.dragged?.token ?? (placing ? held : undefined);
    const aimed = dragging.dragged ? dragging.dragged.over : (hovered ?? place);
    const lay = useMemo(
        () => (inHand ? layOf(setup, code, inHand) : undefined),
        [setup, code, inHand],
    );
    const targets = useMemo(() => {
        if (!inHand || !decides || !placing) return undefined;
        const start = `place ${inHand} `;
        return new Set(
            (view.legal ?? [])
                .filter((move) => move.startsWith(start))
                .map((move) => move.slice(start.length)),
        );
    }, [inHand, decides, view]);

    // Whoever places wants to see the phase space.
    const uncover = (): void => {
        setPeek(undefined);
        setHovered(undefined);
        setCounting(false);
        if (scene) control.close();
    };
    // A finger cannot hover: its first tap shows what the token would do there, the second places
    // it.
    const pickPlace = (where: Place): void => {
        if (decides && placing && held) {
            if (finger.current && place !== where && targets?.has(where)) setPlace(where);
            else play(`place ${held} ${where}`);
            return;
        }
        if (decides && placing) setPlace(place === where ? undefined : where);
        if (where !== 'phase')
            setPeek(
                peek === Number(where.slice(1)) && (place === where || !decides)
                    ? undefined
                    : Number(where.slice(1)),
            );
    };
    const pickToken = (kind: Token): void => {
        if (!view.hand?.includes(kind)) {
            if (decides && placing) play(`place ${kind} ${place ?? 'phase'}`);
        } else if (decides && placing && place && (!finger.current || held === kind))
            play(`place ${kind} ${place}`);
        else if (finger.current && place) setToken(kind);
        else {
            uncover();
            setToken(held === kind ? undefined : kind);
        }
    };
    // A color's head does it at once, but not for a finger: that chooses first, as everybody does
    // who takes a color by its cards.
    const pickOption = (move: string, atOnce = false): void => {
        if (option === move || (atOnce && !finger.current)) play(move);
        else setOption(move);
    };
    useCourtKeys({
        view,
        decides,
        me,
        token: held,
        place,
        option,
        peek,
        scene,
        root,
        play,
        pickToken,
        setCursor,
        uncover,
        primary: primaryMove({ view, decides, option, token: held, place }),
        peekAt: (counselor) => setPeek(peek === counselor ? undefined : counselor),
        back: () => {
            if (movement.frame) movement.skip();
            else if (scene) control.close();
            else if (counting) setCounting(false);
            else if (peek !== undefined) setPeek(undefined);
            else if (option) setOption(undefined);
            else if (place) setPlace(undefined);
            else if (held) setToken(undefined);
            else return false;
            return true;
        },
    });

    // The row that is drawn: a frame of the movement, one that is being thought of, or the view's.
    const { frame } = movement;
    const end = ends.find((one) => one.from === aim);
    const turned = view.stage === 'direction' && view.moved ? view.moved.board : undefined;
    const open = frame !== undefined || turned !== undefined;
    const board = useMemo(
        () => frame?.board ?? turned ?? boardOf(view, all),
        [frame, turned, view, all],
    );
    const row = frame?.row ?? end?.steps.row ?? view.row;
    const values = useMemo(
        () =>
            frame ? worthOf(setup, code, frame.row).values : end ? end.worth.values : worth.values,
        [frame, end, worth],
    );
    const shining = useMemo(() => shiningIn(scene, view), [scene, view]);
    const trail = useMemo(
        () => (view.stage !== 'place' && !frame && !turned ? trailOf(view) : nothing),
        [view, frame, turned],
    );
    const newest = act ? /^place \S+ (\S+)$/.exec(act.move)?.[1] : undefined;
    const [, hintToken, hintPlace] = /^place (\S+) (\S+)$/.exec(hint ?? '') ?? [];
    const lying = [
        row,
        board.map((tokens) => tokens.length),
        view.seats.map((seat) => seat.phase_count),
        view.phase,
        eyes,
    ];
    useMotion(
        root,
        motion && (act !== undefined || aim !== undefined || frame !== undefined),
        lying.join(' '),
    );

    // Points fly to the panels when a scoring's sums are made.
    const scoring = scene?.live ? view.scorings[scene.index] : undefined;
    const summed = scene !== undefined && scene.at >= scene.last && scoring?.color != null;
    const gained = scoring?.color
        ? scoring.seats.map((seat) => seat.influence_points + seat.card_points)
        : undefined;
    const scores = view.seats.map(
        (seat, i) => seat.score - (gained && !summed ? (gained[i] ?? 0) : 0),
    );
    useEffect(() => {
        if (!summed || !motion || !gained) return;
        const find = (what: string): Element | null => root.current?.querySelector(what) ?? null;
        gained.forEach((gain, seat) =>
            fly(find(`[data-gain="${seat}"]`), find(`[data-score="${seat}"]`), `+${gain}`),
        );
    }, [summed]);

    const aimedAt =
        aimed && aimed !== 'phase' && targets?.has(aimed)
            ? lay?.counselors[Number(aimed.slice(1)) - 1]
            : undefined;
    const goal = aimedAt && aimedAt.then !== aimedAt.value ? aimedAt.to - 1 : undefined;
    const shown = peek ?? glance;
    const sheet = shown !== undefined && !scene && !dragging.dragged && view.stage !== 'direction';
    const words = language();
    const players = useMemo(
        () => (
            <Players
                setup={setup}
                view={view}
                infos={props.seats}
                clock={props.clock}
                me={me}
                tokens={props.memory ? counts : undefined}
                scores={scores}
                gained={summed ? gained : undefined}
                all={all}
                count={() => setCounting((on) => !on)}
            />
        ),
        [
            setup,
            view,
            props.seats,
            props.clock,
            me,
            props.memory,
            counts,
            scores.join(),
            summed,
            all,
            words,
        ],
    );
    // While the last scoring is shown, the table stays as it was when its color was chosen.
    const stage = view.stage === 'over' && !props.over ? 'color' : view.stage;
    const canPlace = me !== undefined && !view.passed.includes(me);
    const hasMoved =
        view.stage !== 'direction' &&
        !board.some((tokens) => tokens.length) &&
        view.moved?.board.some((tokens) => tokens.length);
    return (
        <div
            class="court"
            ref={root}
            data-stage={stage}
            data-decides={decides || undefined}
            data-seated={me !== undefined || undefined}
            data-many={view.players}
            onPointerDownCapture={(event) => (finger.current = event.pointerType === 'touch')}
            onKeyDownCapture={() => (finger.current = false)}
        >
            <div class="court-inside">
                {players}
                <div class="court-middle">
                    <Row
                        setup={setup}
                        court={court}
                        row={row}
                        values={values}
                        phase={worth.phase}
                        board={board}
                        open={open}
                        me={me}
                        mine={mine}
                        shining={shining}
                        trail={trail}
                        mover={frame?.mover}
                        sum={frame?.sum ?? 0}
                        targets={targets}
                        lay={lay}
                        token={inHand}
                        chosen={place}
                        hovered={dragging.dragged ? dragging.dragged.over : hovered}
                        hinted={hintPlace}
                        goal={goal}
                        peek={shown}
                        cursor={cursor}
                        newest={newest}
                        pick={pickPlace}
                        hover={setHovered}
                        focus={setCursor}
                    />
                    <div class="court-again">
                        {frame ? (
                            <button
                                type="button"
                                class="button quiet small"
                                onClick={movement.skip}
                            >
                                <Icon name="next" />
                                {say('court_skip')}
                            </button>
                        ) : hasMoved ? (
                            <button
                                type="button"
                                class="button quiet small icon"
                                title={say('court_move_again')}
                                aria-label={say('court_move_again')}
                                onClick={movement.again}
                            >
                                <Icon name="rematch" />
                            </button>
                        ) : null}
                    </div>
                    <div class="court-band">
                        {scene ? (
                            <SceneView
                                setup={setup}
                                court={court}
                                view={view}
                                scene={scene}
                                control={control}
                            />
                        ) : view.stage === 'direction' ? (
                            <Direction
                                ends={ends}
                                now={worth}
                                mine={mine}
                                decides={decides}
                                aim={aim}
                                hint={hint}
                                look={setAim}
                                play={play}
                            />
                        ) : counting ? (
                            <Counts
                                setup={setup}
                                tokens={counts}
                                close={() => setCounting(false)}
                            />
                        ) : sheet ? (
                            <Sheet
                                setup={setup}
                                court={court}
                                counselor={shown}
                                place={view.row.indexOf(shown)}
                                phase={worth.phase}
                                mine={mine.get(shown) ?? []}
                                then={lay ? (lay.counselors[shown - 1]?.to ?? 1) - 1 : undefined}
                                close={
                                    peek !== undefined
                                        ? () => {
                                              setPeek(undefined);
                                              setPlace(undefined);
                                          }
                                        : undefined
                                }
                            />
                        ) : (
                            <Phases
                                setup={setup}
                                court={court}
                                view={view}
                                all={all}
                                me={me}
                                lay={lay}
                                token={inHand}
                                target={targets?.has('phase')}
                                chosen={place === 'phase'}
                                hovered={aimed === 'phase'}
                                hinted={hintPlace === 'phase'}
                                newest={newest === 'phase'}
                                pick={() => pickPlace('phase')}
                                hover={(on) => setHovered(on ? 'phase' : undefined)}
                                show={control.show}
                            />
                        )}
                    </div>
                </div>
                <div class="court-own">
                    {stage === 'over' ? (
                        <Ending setup={setup} court={court} view={view} show={control.show} />
                    ) : all && me === undefined ? (
                        <OpenHands setup={setup} court={court} all={all} phase={worth.phase} />
                    ) : me === undefined ? (
                        <p class="court-watch">
                            <Icon name="eye" />
                            {say('court_open')}
                        </p>
                    ) : (
                        <>
                            <Hand
                                hand={view.hand ?? []}
                                reserve={view.reserve ?? []}
                                chosen={held}
                                hinted={hintToken as Token | undefined}
                                moveOf={(kind) =>
                                    decides &&
                                    placing &&
                                    place &&
                                    view.legal?.includes(`place ${kind} ${place}`)
                                        ? `place ${kind} ${place}`
                                        : undefined
                                }
                                pick={pickToken}
                                take={(event, kind) =>
                                    decides && placing && dragging.take(event, kind)
                                }
                                ended={dragging.ended}
                            />
                            <Cards
                                view={view}
                                worth={worth}
                                preview={end?.worth}
                                asks={
                                    decides && (view.stage === 'color' || view.stage === 'exchange')
                                        ? view.stage
                                        : undefined
                                }
                                brings={brings}
                                chosen={option}
                                hint={hint}
                                me={me}
                                pick={pickOption}
                                peek={(counselor) =>
                                    setPeek(peek === counselor ? undefined : counselor)
                                }
                            />
                            <Actions
                                view={view}
                                decides={decides}
                                answered={props.answered}
                                token={inHand}
                                place={place}
                                aimed={aimed}
                                option={option}
                                draws={counts.draws}
                                lay={lay}
                                hint={hint}
                                total={totalOf(worth)}
                                ends={ends.map((one) => ({
                                    from: one.from,
                                    total: totalOf(one.worth),
                                }))}
                                aim={aim}
                                waits={canPlace}
                                play={play}
                            />
                        </>
                    )}
                </div>
            </div>
            {dragging.dragged ? (
                <div class="court-dragged" ref={dragging.follow}>
                    <TokenFace token={dragging.dragged.token} />
                </div>
            ) : null}
        </div>
    );
}
