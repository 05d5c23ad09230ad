/**
 * sheet.tsx: a counselor's numbers, place by place and phase by phase, in the columns of the row
 * above.
 */
import { ColorSign, Counselor, Icon } from '../art';
import { say } from '../engine/say';
import type { Color, Setup } from '../engine/types';
import { phaseNames, type Court } from './questions';

interface SheetProps {
    setup: Setup;
    court: Court;
    counselor: number;
    /** From 0. */
    place: number;
    /** From 1. */
    phase: number;
    mine: readonly Color[];
    /** Where the chosen token would bring it, from 0. */
    then: number | undefined;
    close: (() => void) | undefined;
}

export function Sheet({ setup, court, counselor, place, phase, mine, then, close }: SheetProps) {
    const values = court.values[counselor - 1] ?? [];
    return (
        <section
            class="justinian-sheet"
            aria-label={say('web_justinian_values', { counselor: counselor - 1 })}
        >
            <header>
                <Counselor n={counselor} />
                <h2>{say('web_justinian_values', { counselor: counselor - 1 })}</h2>
                <span class="justinian-sheet-mine">
                    {mine.map((color) => (
                        <ColorSign key={color} color={color} />
                    ))}
                </span>
                {setup.court === undefined || setup.court === 'reconstruction' ? (
                    <small>{say('ju_label_reconstruction')}</small>
                ) : null}
                {close ? (
                    <button
                        type="button"
                        class="justinian-close"
                        aria-label={say('web_justinian_close')}
                        onClick={close}
                    >
                        <Icon name="close" />
                    </button>
                ) : null}
            </header>
            <table>
                <colgroup>
                    <col class="justinian-col" />
                </colgroup>
                <thead>
                    <tr class="visually-hidden">
                        <th scope="col">{say('web_justinian_place_label')}</th>
                        {values.map((_, i) => (
                            <th key={i} scope="col">
                                {i + 1}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {phaseNames.map((roman, i) => (
                        <tr key={roman} data-now={i === phase - 1 || undefined}>
                            <th scope="row">
                                <span>{roman}</span>
                            </th>
                            {values.map((byPhase, at) => (
                                <td
                                    key={at}
                                    data-here={at === place || undefined}
                                    data-then={(at === then && at !== place) || undefined}
                                >
                                    {byPhase[i]}
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}
