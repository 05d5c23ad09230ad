/**
 * players.tsx: who plays: points, tokens in hand, in reserve and on the phase space, who passed
 * when, and what was turned up.
 */
import { useContext } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { labelled, say, stated } from '../engine/say';
import type { JustinianView, Setup } from '../engine/types';
import type { Clock, SeatInfo } from '../play/sight';
import { SeatBadge, Self, useName } from '../ui/seat';
import { tokenKinds, tokenNumber, type TokenCounts } from './questions';

interface PlayersProps {
    setup: Setup;
    view: JustinianView;
    infos: readonly SeatInfo[];
    clock: Clock | null;
    me: number | undefined;
    /** What was turned up and what is left, if that is shown. */
    tokens: TokenCounts | undefined;
    /** As the panels show them: a scoring that is still on has not brought its points yet. */
    scores: readonly number[];
    /** What was gained just now. */
    gained: readonly number[] | undefined;
    all: readonly JustinianView[] | undefined;
    /** Where there is no room for them in the panels: shows everybody's tokens. */
    count(): void;
}

function Tracker({ setup, seat, tokens }: { setup: Setup; seat: number; tokens: TokenCounts }) {
    const self = useContext(Self);
    const counts = tokens.seats[seat];
    if (!counts) return null;
    const name = stated(
        tokenKinds.map((kind, i) =>
            say('web_justinian_left_of', {
                token: tokenNumber(kind),
                left: counts.left[i] ?? 0,
                seen: counts.seen[i] ?? 0,
            }),
        ),
    );
    return (
        <span
            class="justinian-tracker"
            role="img"
            aria-label={labelled(say('web_justinian_tracker', { who: seat }, setup, self), name)}
            title={say('web_justinian_tracker', { who: seat }, setup, self)}
        >
            {tokenKinds.map((kind, i) => {
                const [left = 0, seen = 0] = [counts.left[i], counts.seen[i]];
                return (
                    <span
                        key={kind}
                        class="justinian-track"
                        data-sign={kind[0] === '+' ? 'plus' : 'minus'}
                        data-empty={left === 0 || undefined}
                    >
                        <small>{kind[0] === '+' ? kind : `−${kind[1]}`}</small>
                        <span class="justinian-pips">
                            {Array.from({ length: left + seen }, (_, n) => (
                                <i key={n} data-left={n < left || undefined} />
                            ))}
                        </span>
                    </span>
                );
            })}
        </span>
    );
}

/** What a seat holds: a shape, how many, and, where there is room, a word. */
function Hold({ shape, n, text }: { shape: 'disc' | 'bag' | 'plaque'; n: number; text: string }) {
    return (
        <span class="justinian-hold" title={text}>
            <span class={`justinian-${shape}`} />
            <b>{n}</b>
            <small>{text}</small>
        </span>
    );
}

function Holds({ seat }: { seat: JustinianView['seats'][number] }) {
    return (
        <span class="justinian-holds" aria-hidden="true">
            <Hold shape="disc" n={seat.hand_size} text={say('web_justinian_held_hand')} />
            <Hold shape="bag" n={seat.reserve_size} text={say('web_justinian_held_reserve')} />
            <Hold shape="plaque" n={seat.phase_count} text={say('web_justinian_held_phase')} />
        </span>
    );
}

export function Players(props: PlayersProps) {
    const { setup, view, me } = props;
    const self = useContext(Self);
    const nameOf = useName();
    return (
        <section
            class="justinian-players"
            aria-label={say('web_justinian_players')}
            data-many={view.players}
        >
            {view.seats.map((seat, i) => {
                const asked = view.asked.includes(i);
                const passed = view.stage === 'place' ? view.passed.indexOf(i) : -1;
                const points = props.scores[i] ?? seat.score;
                const gain = props.gained?.[i];
                return (
                    <article
                        key={i}
                        class="justinian-player"
                        data-asked={asked || undefined}
                        data-me={me === i || undefined}
                        data-out={passed >= 0 || undefined}
                        data-home={`seat${i}`}
                        aria-label={stated([
                            nameOf(setup.names, i),
                            say('web_justinian_seat', {
                                points,
                                hand: seat.hand_size,
                                reserve: seat.reserve_size,
                                phase: seat.phase_count,
                            }),
                            passed >= 0 ? say('web_justinian_passed', { n: passed + 1 }) : '',
                            view.first === i && view.stage !== 'over'
                                ? say('web_justinian_begins')
                                : '',
                        ])}
                    >
                        <SeatBadge
                            seat={i}
                            name={setup.names[i] ?? ''}
                            info={props.infos[i]}
                            thinking={asked && me !== i && view.stage !== 'over'}
                            me={me === i}
                            clock={props.clock}
                        />
                        <span class="justinian-score" data-score={i} aria-hidden="true">
                            {points}
                            {gain ? (
                                <i class="justinian-gain" key={`${view.scorings.length}`}>
                                    +{gain}
                                </i>
                            ) : null}
                        </span>
                        <Holds seat={seat} />
                        <span class="justinian-flags" aria-hidden="true">
                            {view.first === i && view.stage !== 'over' ? (
                                <span class="justinian-first" title={say('web_justinian_begins')}>
                                    <Icon name="flag" />
                                </span>
                            ) : null}
                            {passed >= 0 ? (
                                <span class="justinian-out">
                                    {say('web_justinian_passed_short', { n: passed + 1 })}
                                </span>
                            ) : null}
                        </span>
                        {props.tokens ? (
                            <Tracker setup={setup} seat={i} tokens={props.tokens} />
                        ) : null}
                        {props.tokens ? (
                            <button
                                type="button"
                                class="justinian-count-all"
                                aria-label={say('web_justinian_tracker', { who: i }, setup, self)}
                                onClick={props.count}
                            />
                        ) : null}
                    </article>
                );
            })}
        </section>
    );
}

/** A seat by mark and name, small. */
export function Who({ setup, seat }: { setup: Setup; seat: number }) {
    const nameOf = useName();
    return (
        <span class="justinian-who">
            <SeatMark seat={seat} />
            <span>{nameOf(setup.names, seat)}</span>
        </span>
    );
}

function Legend({ shape, text }: { shape: 'disc' | 'bag' | 'plaque'; text: string }) {
    return (
        <span class="justinian-hold">
            <span class={`justinian-${shape}`} />
            {text}
        </span>
    );
}

/** Everybody's tokens, those turned up and those still to come: a sheet for small screens. */
export function Counts({
    setup,
    tokens,
    close,
}: {
    setup: Setup;
    tokens: TokenCounts;
    close(): void;
}) {
    return (
        <section class="justinian-sheet justinian-counts" aria-label={say('web_justinian_counts')}>
            <h2>{say('web_justinian_counts')}</h2>
            <div class="justinian-counts-head">
                <span />
                <span class="justinian-tracker" aria-hidden="true">
                    {tokenKinds
                        .filter((kind) => kind.startsWith('+'))
                        .map((kind) => (
                            <span key={kind}>{kind.replace('+', '±')}</span>
                        ))}
                </span>
            </div>
            {setup.names.map((_, seat) => (
                <div key={seat}>
                    <Who setup={setup} seat={seat} />
                    <Tracker setup={setup} seat={seat} tokens={tokens} />
                </div>
            ))}
            <p class="justinian-legend">
                <Legend shape="disc" text={say('web_justinian_held_hand')} />
                <Legend shape="bag" text={say('web_justinian_held_reserve')} />
                <Legend shape="plaque" text={say('web_justinian_held_phase')} />
            </p>
            <button
                type="button"
                class="justinian-close"
                aria-label={say('web_justinian_close')}
                onClick={close}
            >
                <Icon name="close" />
            </button>
        </section>
    );
}
