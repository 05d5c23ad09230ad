/**
 * justinian_cards.tsx: one's own cards by color, what each pays now, and the sums; choosing a color or a card
 * to exchange happens here.
 */
import { useMemo } from 'preact/hooks';
import { ColorSign, CourtCard, Icon } from '../art';
import { labelled, say, stated } from '../engine/say';
import type { Color, JustinianView } from '../engine/types';
import { colorNumber, colors, phaseNames, type ColorWorth, type Worth } from './questions';

interface CardsProps {
    view: JustinianView;
    worth: Worth;
    /** What would be worth if the court moved otherwise. */
    preview: Worth | undefined;
    /** What is asked of the viewer here. */
    asks: 'color' | 'exchange' | undefined;
    /** In choosing a color: what each would bring the viewer in all. */
    brings: Partial<Record<Color, number>> | undefined;
    chosen: string | undefined;
    hint: string | undefined;
    me: number;
    pick(move: string, atOnce?: boolean): void;
    peek(counselor: number): void;
}

function Card({
    color,
    counselor,
    value,
    then,
    props,
}: {
    color: Color;
    counselor: number;
    value: number;
    then: number;
    props: CardsProps;
}) {
    const picture = useMemo(() => <CourtCard color={color} n={counselor} />, [color, counselor]);
    const name = `${color}${counselor}`;
    const move = `exchange ${name}`;
    const exchanges = props.asks === 'exchange';
    return (
        <button
            type="button"
            class="justinian-card"
            data-piece={name}
            data-home={name}
            data-move={exchanges && props.chosen === move ? move : undefined}
            aria-pressed={exchanges ? props.chosen === move : undefined}
            data-hinted={props.hint === move || undefined}
            aria-label={
                exchanges
                    ? labelled(
                          say('web_justinian_exchange', {
                              counselor: counselor - 1,
                              color: colorNumber(color),
                          }),
                          value,
                      )
                    : say('web_justinian_card', {
                          counselor: counselor - 1,
                          color: colorNumber(color),
                          value,
                      })
            }
            onClick={() =>
                exchanges
                    ? props.pick(move)
                    : props.asks === 'color'
                      ? props.pick(`color ${color}`)
                      : props.peek(counselor)
            }
        >
            {picture}
            <span class="justinian-card-number">{counselor}</span>
            <span
                class="justinian-pays"
                data-way={then > value ? 'up' : then < value ? 'down' : undefined}
            >
                {then}
            </span>
        </button>
    );
}

function Group({
    color,
    worth,
    preview,
    best,
    props,
}: {
    color: Color;
    worth: ColorWorth;
    preview: ColorWorth | undefined;
    best: boolean;
    props: CardsProps;
}) {
    const move = `color ${color}`;
    const sum = preview?.sum ?? worth.sum;
    const head = (
        <>
            <ColorSign color={color} />
            {best ? (
                <Icon name="crown" class="art justinian-best" title={say('web_justinian_best')} />
            ) : null}
            <b
                class="justinian-group-sum"
                data-way={sum > worth.sum ? 'up' : sum < worth.sum ? 'down' : undefined}
            >
                {sum}
            </b>
        </>
    );
    const brings = props.brings?.[color];
    return (
        <div
            class="justinian-group"
            data-color={color}
            data-best={best || undefined}
            data-hinted={props.hint === move || undefined}
            data-chosen={props.chosen === move || undefined}
        >
            {props.asks === 'color' ? (
                <button
                    type="button"
                    class="justinian-group-head"
                    data-piece={color}
                    data-move={move}
                    aria-pressed={props.chosen === move}
                    onClick={() => props.pick(move, true)}
                    aria-label={stated([
                        say('web_justinian_score_color', { color: colorNumber(color) }),
                        say('web_justinian_brings', { n: brings ?? sum }),
                        say('web_justinian_others', { n: Math.round(worth.others / 10) }),
                    ])}
                >
                    {head}
                </button>
            ) : (
                <span
                    class="justinian-group-head"
                    data-piece={color}
                    aria-label={say('web_justinian_color_sum', { color: colorNumber(color), sum })}
                    role="img"
                >
                    {head}
                </span>
            )}
            <span class="justinian-group-cards" data-many={worth.cards.length > 2 || undefined}>
                {worth.cards.map((card, i) => (
                    <Card
                        key={card.counselor}
                        color={color}
                        counselor={card.counselor}
                        value={card.value}
                        then={preview?.cards[i]?.value ?? card.value}
                        props={props}
                    />
                ))}
            </span>
            {props.asks === 'color' ? (
                <small class="justinian-expect" onClick={() => props.pick(move)}>
                    <b>{say('web_justinian_brings', { n: brings ?? sum })}</b>
                    <span>{say('web_justinian_others', { n: Math.round(worth.others / 10) })}</span>
                </small>
            ) : null}
        </div>
    );
}

export function Cards(props: CardsProps) {
    const { view, worth, preview } = props;
    const top = Math.max(
        0,
        ...worth.colors.map(
            (color) => (preview?.colors.find((other) => other.color === color.color) ?? color).sum,
        ),
    );
    return (
        <section
            class="justinian-cards"
            aria-label={say('web_justinian_cards', { phase: worth.phase - 1 })}
            data-asks={props.asks}
        >
            <h2>{say('web_justinian_cards', { phase: worth.phase - 1 })}</h2>
            <div class="justinian-groups">
                {colors.map((color) => {
                    const here = worth.colors.find((other) => other.color === color);
                    if (here) {
                        const then = preview?.colors.find((other) => other.color === color);
                        return (
                            <Group
                                key={color}
                                color={color}
                                worth={here}
                                preview={then}
                                best={(then ?? here).sum === top}
                                props={props}
                            />
                        );
                    }
                    const at = view.scorings.findIndex((scoring) => scoring.color === color);
                    const gained = view.scorings[at]?.seats[props.me];
                    return (
                        <div key={color} class="justinian-group is-scored" data-color={color}>
                            <span class="justinian-group-head" data-piece={color}>
                                <ColorSign color={color} />
                                <b class="justinian-group-sum">{gained?.card_points}</b>
                            </span>
                            <span class="justinian-scored">
                                <Icon name="check" />
                                {at >= 0 ? say('ju_label_scored', { phase: at }) : phaseNames[0]}
                            </span>
                            <span class="justinian-scored-cards">
                                {gained?.cards.map((counselor) => (
                                    <span key={counselor} class="justinian-chip">
                                        {counselor}
                                    </span>
                                ))}
                            </span>
                        </div>
                    );
                })}
            </div>
        </section>
    );
}
