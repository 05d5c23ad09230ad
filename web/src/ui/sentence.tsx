/**
 * sentence.tsx: a sentence of the engine, in which what it speaks of is conspicuous and can be
 * pointed at.
 */
import { ColorSign, Good, SeatMark } from '../art';
import { cardName } from '../byzantz/byzantz';
import { say } from '../engine/say';
import type { Line, Part } from '../engine/types';
import { colorNumber } from '../justinian/questions';
import { courtCards, inMask } from './pieces';

export type Light = (parts: readonly Part[]) => void;

/**
 * Cards as little cards: of Byzantz, "C3 M", the good and its value; of Justinian the color and the
 * counselor.
 */
function Cards({ part }: { part: Exclude<Part, string> }) {
    return (
        <>
            {part.is === 'goods'
                ? String(part.value)
                      .split(' ')
                      .filter(Boolean)
                      .map((card, i) => (
                          <span
                              key={i}
                              class="said-card"
                              role="img"
                              aria-label={cardName(card)}
                              data-good={card[0]}
                          >
                              <Good good={card[0] ?? 'M'} />
                              {card[1] ? <b>{card[1]}</b> : null}
                          </span>
                      ))
                : courtCards(Number(part.value)).map(({ color, n }) => (
                      <span
                          key={`${color}${n}`}
                          class="said-card"
                          role="img"
                          aria-label={say('web_justinian_card_is', {
                              color: colorNumber(color),
                              counselor: n - 1,
                          })}
                      >
                          <ColorSign color={color} />
                          <b>{n}</b>
                      </span>
                  ))}
        </>
    );
}

function Piece({ part, light }: { part: Exclude<Part, string>; light?: Light | undefined }) {
    if (part.is === 'number' || part.is === 'tenths') return <b class="said-number">{part.text}</b>;
    if (part.is === 'word' || part.is === 'strange' || part.is === 'counselors')
        return <span class="said-word">{part.text}</span>;
    if (part.is === 'goods' || part.is === 'cards')
        return (
            <span class="said-cards" onPointerEnter={light && (() => light([part]))}>
                <Cards part={part} />
            </span>
        );
    return (
        <span class={`said said-${part.is}`} onPointerEnter={light && (() => light([part]))}>
            {part.is === 'seat' ? <SeatMark seat={Number(part.value)} class="said-mark" /> : null}
            {part.is === 'seats'
                ? inMask(Number(part.value)).map((seat) => (
                      <SeatMark key={seat} seat={seat} class="said-mark" />
                  ))
                : null}
            {part.text}
        </span>
    );
}

export function Sentence({ line, light }: { line: Line; light?: Light }) {
    return (
        <>
            {line.parts.map((part, i) =>
                typeof part === 'string' ? part : <Piece key={i} part={part} light={light} />,
            )}
        </>
    );
}
