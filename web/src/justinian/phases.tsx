/**
 * phases.tsx: the phase card: the three phases, what a scoring takes, the tokens on the space, and
 * one's own influence.
 */
import { ColorSign, Icon, SeatMark, TokenBack } from '../art';
import { listed, say, stated } from '../engine/say';
import type { Color, JustinianView, Scoring, Setup, Token } from '../engine/types';
import { useName } from '../ui/seat';
import { colorNumber, phaseNames, tokenNumber, type Court, type Lay } from './questions';

interface PhasesProps {
    setup: Setup;
    court: Court;
    view: JustinianView;
    all: readonly JustinianView[] | undefined;
    me: number | undefined;
    lay: Lay | undefined;
    token: Token | undefined;
    /** Whether a chosen token may go there; undefined while none is chosen. */
    target: boolean | undefined;
    chosen: boolean;
    hovered: boolean;
    hinted: boolean;
    newest: boolean;
    pick(): void;
    hover(on: boolean): void;
    show(scoring: number): void;
}

function Heaps({
    view,
    all,
    me,
    newest,
    setup,
}: Pick<PhasesProps, 'view' | 'all' | 'me' | 'newest' | 'setup'>) {
    const nameOf = useName();
    return (
        <span class="justinian-heaps">
            {view.seats.map(({ phase_count: count }, seat) => {
                const known: readonly Token[] =
                    seat === me ? (view.phase_tokens ?? []) : (all?.[seat]?.phase_tokens ?? []);
                return count ? (
                    <span
                        class="justinian-heap"
                        key={seat}
                        title={nameOf(setup.names, seat)}
                        data-high={count > 3 || undefined}
                    >
                        {Array.from({ length: count }, (_, i) => (
                            <span
                                class="justinian-laid"
                                key={i}
                                data-enter={`p${view.phase}.${seat}.${i}`}
                                data-from={seat === me ? undefined : `seat${seat}`}
                                data-fresh={(newest && i === count - 1) || undefined}
                            >
                                <TokenBack seat={seat} token={known[i] ?? null} />
                            </span>
                        ))}
                    </span>
                ) : null;
            })}
        </span>
    );
}

/** One's influence, and how much of it a scoring takes. */
function Need({ props, threshold }: { props: PhasesProps; threshold: number }) {
    const { view, lay, me } = props;
    const influence = view.influence ?? 0;
    const raised = props.target && props.hovered && lay ? lay.influence : undefined;
    const enough = (raised ?? influence) >= threshold;
    if (me === undefined)
        return (
            <span class="justinian-need" data-enough={enough || undefined}>
                <span>{say('web_justinian_takes', { threshold })}</span>
            </span>
        );
    return (
        <span
            class="justinian-need"
            data-enough={enough || undefined}
            title={say('web_justinian_yours', { influence, threshold })}
        >
            <small class="justinian-need-whose">{say('web_justinian_yours_short')}</small>
            <b>{raised ?? influence}</b>
            <span>/{threshold}</span>
            <span class="justinian-meter">
                {Array.from({ length: threshold }, (_, n) => (
                    <i
                        key={n}
                        data-on={n < influence ? 'yes' : n < (raised ?? 0) ? 'new' : undefined}
                    />
                ))}
            </span>
        </span>
    );
}

/** The phase that is played: the space for tokens. */
function PhaseSpace({
    props,
    phase,
    threshold,
}: {
    props: PhasesProps;
    phase: number;
    threshold: number;
}) {
    const { view, token, target, setup, me } = props;
    const nameOf = useName();
    const counts = listed(
        view.seats.map((seat, i) => `${nameOf(setup.names, i)} ${seat.phase_count}`),
    );
    const takes =
        me === undefined
            ? say('web_justinian_takes', { threshold })
            : say('web_justinian_yours', { influence: view.influence ?? 0, threshold });
    return (
        <button
            type="button"
            class="justinian-space"
            data-piece="phase"
            data-place="phase"
            data-target={target || undefined}
            data-refused={target === false || undefined}
            data-chosen={props.chosen || undefined}
            data-over={props.hovered || undefined}
            data-hinted={props.hinted || undefined}
            data-move={target && token ? `place ${token} phase` : undefined}
            aria-label={stated([say('web_justinian_space_now', { phase }), counts, takes])}
            onClick={props.pick}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && props.hover(true)}
            onBlur={() => props.hover(false)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && props.hover(true)}
            onPointerLeave={() => props.hover(false)}
        >
            <span class="justinian-roman">{phaseNames[phase]}</span>
            <span class="justinian-space-main">
                <span class="justinian-space-title">{say('web_justinian_space')}</span>
                <Heaps view={view} all={props.all} me={me} newest={props.newest} setup={setup} />
            </span>
            <Need props={props} threshold={threshold} />
        </button>
    );
}

/** A phase that was scored; what came of it can be seen again. */
function ScoredPhase({
    scoring,
    color,
    phase,
    show,
}: {
    scoring: Scoring;
    color: Color;
    phase: number;
    show(scoring: number): void;
}) {
    const see = say('web_justinian_see_scoring', { phase });
    return (
        <button
            type="button"
            class="justinian-phase is-scored"
            data-color={color}
            aria-label={`${say('ju_label_scoring', { phase, color: colorNumber(color) })}. ${see}`}
            title={see}
            onClick={() => show(phase)}
        >
            <span class="justinian-roman">{phaseNames[phase]}</span>
            <ColorSign color={color} />
            <Icon name="eye" />
            <span class="justinian-phase-gains">
                {scoring.seats.map((seat, n) => (
                    <span key={n}>
                        <SeatMark seat={n} />+{seat.influence_points + seat.card_points}
                    </span>
                ))}
            </span>
        </button>
    );
}

export function Phases(props: PhasesProps) {
    const { court, view, show } = props;
    const isPlayed = (i: number): boolean =>
        view.phase === i + 1 && view.stage !== 'over' && !view.scorings[i]?.color;
    const isPlaying = court.thresholds.some((_, i) => isPlayed(i));
    return (
        <div class="justinian-phases" data-playing={isPlaying || undefined}>
            {court.thresholds.map((threshold, i) => {
                const scoring = view.scorings[i];
                if (scoring?.color)
                    return (
                        <ScoredPhase
                            key={i}
                            scoring={scoring}
                            color={scoring.color}
                            phase={i}
                            show={show}
                        />
                    );
                return isPlayed(i) ? (
                    <PhaseSpace key={i} props={props} phase={i} threshold={threshold} />
                ) : (
                    <span key={i} class="justinian-phase">
                        <span class="justinian-roman">{phaseNames[i]}</span>
                        <span class="justinian-takes">{threshold}</span>
                        <span class="justinian-takes-long">
                            {say('web_justinian_takes', { threshold })}
                        </span>
                    </span>
                );
            })}
        </div>
    );
}

/** What a token would do there, in words. */
export function influenceText(token: Token, view: JustinianView, lay: Lay): string {
    return say('ju_show_influence', {
        token: tokenNumber(token),
        influence: view.influence ?? 0,
        then: lay.influence,
        threshold: view.threshold,
    });
}
