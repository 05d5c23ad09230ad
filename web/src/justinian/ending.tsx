/**
 * ending.tsx: when all is over: how everybody's points came about, phase by phase and color by
 * color.
 */
import { ColorSign, Icon } from '../art';
import { say } from '../engine/say';
import type { JustinianView, Scoring, Setup } from '../engine/types';
import { Who } from './players';
import { colorNumber, colors, phaseNames, type Court } from './questions';

interface EndingProps {
    setup: Setup;
    court: Court;
    view: JustinianView;
    show(scoring: number): void;
}

/** What a scoring brought a seat, and by what. */
function Gain({
    court,
    scoring,
    phase,
    seat,
}: {
    court: Court;
    scoring: Scoring;
    phase: number;
    seat: number;
}) {
    const gained = scoring.seats[seat];
    const value = (counselor: number): number | undefined =>
        court.values[counselor - 1]?.[scoring.row.indexOf(counselor)]?.[phase];
    return (
        <td>
            <b>{(gained?.influence_points ?? 0) + (gained?.card_points ?? 0)}</b>
            <small>
                {scoring.chooser === seat ? (
                    <Icon name="crown" title={say('web_justinian_chooses')} />
                ) : null}
                <span title={say('web_justinian_influence')} class="justinian-ending-influence">
                    {gained?.influence_points ?? 0}
                </span>
                {gained?.cards.map((counselor) => (
                    <span key={counselor} class="justinian-ending-card">
                        <sub>{counselor}</sub>
                        {value(counselor)}
                    </span>
                ))}
            </small>
        </td>
    );
}

function ScoringHead({ view, show }: Pick<EndingProps, 'view' | 'show'>) {
    const named = ({ color }: Scoring, phase: number): string =>
        color ? say('ju_label_scoring', { phase, color: colorNumber(color) }) : '';
    return (
        <tr>
            <td />
            {view.scorings.map((scoring, i) => (
                <th key={i} scope="col" data-color={scoring.color ?? undefined}>
                    <button
                        type="button"
                        onClick={() => show(i)}
                        title={say('web_justinian_see_scoring', { phase: i })}
                        aria-label={`${named(scoring, i)}. ${say('web_justinian_see_scoring', { phase: i })}`}
                    >
                        <span class="justinian-roman">{phaseNames[i]}</span>
                        {scoring.color ? <ColorSign color={scoring.color} /> : null}
                    </button>
                </th>
            ))}
            <th scope="col">{say('web_justinian_total')}</th>
        </tr>
    );
}

function ScoreTable({ setup, court, view, show }: EndingProps) {
    const top = Math.max(...view.seats.map((seat) => seat.score));
    const order = view.seats
        .map((_, i) => i)
        .sort((a, b) => (view.seats[b]?.score ?? 0) - (view.seats[a]?.score ?? 0));
    return (
        <table>
            <thead>
                <ScoringHead view={view} show={show} />
            </thead>
            <tbody>
                {order.map((seat) => (
                    <tr key={seat} data-winner={view.seats[seat]?.score === top || undefined}>
                        <th scope="row">
                            <Who setup={setup} seat={seat} />
                            {view.seats[seat]?.score === top ? (
                                <Icon name="crown" class="art justinian-crown" />
                            ) : null}
                        </th>
                        {view.scorings.map((scoring, i) => (
                            <Gain key={i} court={court} scoring={scoring} phase={i} seat={seat} />
                        ))}
                        <td class="justinian-ending-total">
                            <b>{view.seats[seat]?.score}</b>
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

export function Ending(props: EndingProps) {
    const never = colors.filter((color) => props.view.colors.includes(color));
    return (
        <section class="justinian-ending" aria-label={say('web_justinian_result')}>
            <h2>{say('web_justinian_result')}</h2>
            <div class="justinian-ending-scroll">
                <ScoreTable {...props} />
            </div>
            <p class="justinian-legend">
                <span class="justinian-ending-influence">{say('web_justinian_influence')}</span>
                <span>
                    <Icon name="crown" /> {say('web_justinian_chooses')}
                </span>
                <span>
                    <span class="justinian-ending-card">
                        <sub>7</sub>
                        <b>27</b>
                    </span>{' '}
                    = {say('web_justinian_card_sample', { card: 7, points: 27 })}
                </span>
            </p>
            {never.map((color) => (
                <p key={color} class="justinian-never">
                    <ColorSign color={color} />
                    {say('ju_never_scored', { color: colorNumber(color) })}
                </p>
            ))}
        </section>
    );
}
