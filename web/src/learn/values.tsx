/**
 * values.tsx: what each counselor of Justinian is worth on each place, one phase at a time.
 */
import { useState } from 'preact/hooks';
import { Counselor } from '../art';
import { say } from '../engine/say';
import type { Setup } from '../engine/types';
import { courtOf } from '../justinian/questions';

/** How many shades there are, from what is worth little to what is worth much. */
const shades = 6;

export function ValueTable({ setup }: { setup: Setup }) {
    const [phase, choose] = useState(0);
    const { values } = courtOf(setup);
    const all = values.flat(2);
    const least = Math.min(...all);
    const most = Math.max(...all);
    const shade = (value: number): number =>
        Math.min(shades - 1, Math.floor(((value - least) / (most - least + 1)) * shades));
    return (
        <div class="learn-values">
            <div class="segments" role="radiogroup" aria-labelledby="rules-values-heading">
                {[0, 1, 2].map((each) => (
                    <label key={each} data-chosen={each === phase || undefined}>
                        <input
                            type="radio"
                            name="rules-phase"
                            value={each}
                            checked={each === phase}
                            onChange={() => choose(each)}
                        />
                        <span>{say('rules_court_phase', { phase: each })}</span>
                    </label>
                ))}
            </div>
            <table data-phase={phase + 1}>
                <caption>{say('rules_fig_values')}</caption>
                <thead>
                    <tr>
                        <td />
                        {values.map((_, place) => (
                            <th key={place} scope="col">
                                {place + 1}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {values.map((places, counselor) => (
                        <tr key={counselor}>
                            <th scope="row">
                                <Counselor n={counselor + 1} />
                                <b>{counselor + 1}</b>{' '}
                                <span>{say('web_justinian_counselor', { counselor })}</span>
                            </th>
                            {places.map((phases, place) => (
                                <td
                                    key={place}
                                    class={place === counselor ? 'start' : undefined}
                                    data-shade={shade(phases[phase] ?? 0)}
                                >
                                    {phases[phase]}
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}
