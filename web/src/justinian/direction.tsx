/**
 * direction.tsx: the court could move from either end: both rows that would come of it, and what
 * each does to one's cards.
 */
import { ColorSign, Counselor, Icon } from '../art';
import { say, stated } from '../engine/say';
import type { Color } from '../engine/types';
import { colorNumber, type Steps, type Worth } from './questions';

type End = Steps & { worth: Worth };

interface DirectionProps {
    ends: readonly End[];
    now: Worth;
    mine: ReadonlyMap<number, readonly Color[]>;
    decides: boolean;
    aim: 'left' | 'right' | undefined;
    hint: string | undefined;
    look(from: 'left' | 'right' | undefined): void;
    play(from: 'left' | 'right'): void;
}

function Ghost({ end, now, mine }: { end: End; now: Worth; mine: DirectionProps['mine'] }) {
    return (
        <>
            <span class="justinian-ghosts">
                {end.row.map((counselor, place) => {
                    const went = place - end.before.indexOf(counselor);
                    return (
                        <span
                            key={counselor}
                            class="justinian-ghost"
                            data-mine={mine.has(counselor) || undefined}
                            data-went={went > 0 ? 'right' : went < 0 ? 'left' : undefined}
                        >
                            <Counselor n={counselor} />
                            <b>{counselor}</b>
                        </span>
                    );
                })}
            </span>
            <span class="justinian-changes">
                {end.worth.colors.map(({ color, sum, cards }) => {
                    const before = now.colors.find((other) => other.color === color)?.sum ?? sum;
                    if (!cards.length) return null;
                    return (
                        <span
                            key={color}
                            class="justinian-change"
                            data-way={sum > before ? 'up' : sum < before ? 'down' : undefined}
                        >
                            <ColorSign color={color} />
                            <b>{sum}</b>
                            <i>
                                {sum > before
                                    ? `+${sum - before}`
                                    : sum < before
                                      ? `−${before - sum}`
                                      : '='}
                            </i>
                        </span>
                    );
                })}
            </span>
        </>
    );
}

export function Direction({ ends, now, mine, decides, aim, hint, look, play }: DirectionProps) {
    return (
        <div class="justinian-direction">
            {ends.map((end) => {
                const title =
                    end.from === 'left'
                        ? say('web_justinian_from_left')
                        : say('web_justinian_from_right');
                const name = stated([
                    title,
                    ...end.worth.colors
                        .filter((color) => color.cards.length)
                        .map((color) =>
                            say('web_justinian_becomes', {
                                color: colorNumber(color.color),
                                now:
                                    now.colors.find((other) => other.color === color.color)?.sum ??
                                    0,
                                then: color.sum,
                            }),
                        ),
                ]);
                const head = (
                    <span class="justinian-end-title">
                        {end.from === 'left' ? <Icon name="right" /> : null}
                        {title}
                        {end.from === 'right' ? <Icon name="left" /> : null}
                    </span>
                );
                return decides ? (
                    <button
                        key={end.from}
                        type="button"
                        class="justinian-end"
                        data-move={end.from}
                        data-hinted={hint === end.from || undefined}
                        data-aim={aim === end.from || undefined}
                        aria-label={name}
                        onPointerEnter={(event) => event.pointerType === 'mouse' && look(end.from)}
                        onPointerLeave={(event) => event.pointerType === 'mouse' && look(undefined)}
                        onFocus={() => look(end.from)}
                        onBlur={() => look(undefined)}
                        onClick={() => play(end.from)}
                    >
                        {head}
                        <Ghost end={end} now={now} mine={mine} />
                    </button>
                ) : (
                    <div
                        key={end.from}
                        class="justinian-end"
                        role="img"
                        aria-label={name}
                        onPointerEnter={() => look(end.from)}
                        onPointerLeave={() => look(undefined)}
                    >
                        {head}
                        <Ghost end={end} now={now} mine={mine} />
                    </div>
                );
            })}
        </div>
    );
}
