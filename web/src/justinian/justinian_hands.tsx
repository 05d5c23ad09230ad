/**
 * justinian_hands.tsx: what a replay with all eyes shows of every seat: tokens in hand and in reserve, and
 * cards with what they pay.
 */
import { ColorSign } from '../art';
import { say } from '../engine/say';
import type { JustinianView, Setup } from '../engine/types';
import { Kinds } from './justinian_hand';
import { Who } from './players';
import { colors, type Court } from './questions';

export function OpenHands({
    setup,
    court,
    all,
    phase,
}: {
    setup: Setup;
    court: Court;
    all: readonly JustinianView[];
    phase: number;
}) {
    return (
        <section class="justinian-open" aria-label={say('web_justinian_hands')}>
            {all.map((view, seat) => (
                <article key={seat}>
                    <Who setup={setup} seat={seat} />
                    <span class="justinian-open-tokens">
                        <Kinds tokens={view.hand ?? []} />
                        <span class="justinian-open-reserve">
                            <small>{say('ju_label_reserve')}</small>
                            <Kinds tokens={view.reserve ?? []} />
                        </span>
                    </span>
                    <span class="justinian-open-cards">
                        {colors.map((color) => {
                            const cards = view.cards?.[color] ?? [];
                            return cards.length ? (
                                <span key={color} class="justinian-open-color" data-color={color}>
                                    <ColorSign color={color} />
                                    {cards.map((counselor) => (
                                        <span
                                            key={counselor}
                                            class="justinian-open-card"
                                            data-piece={`${color}${counselor}`}
                                        >
                                            <small>{counselor}</small>
                                            {
                                                court.values[counselor - 1]?.[
                                                    view.row.indexOf(counselor)
                                                ]?.[phase - 1]
                                            }
                                        </span>
                                    ))}
                                </span>
                            ) : null;
                        })}
                    </span>
                </article>
            ))}
        </section>
    );
}
