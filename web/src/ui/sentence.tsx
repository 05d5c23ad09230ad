/** sentence.tsx: a sentence of the engine, in which what it speaks of is conspicuous and can be pointed at. */
import { SeatMark } from '../art';
import type { Line, Part } from '../engine/types';

export type Light = (parts: readonly Part[]) => void;

function Piece({ part, light }: { part: Exclude<Part, string>; light?: Light | undefined }) {
    if (part.is === 'number' || part.is === 'tenths') return <b class="said-number">{part.text}</b>;
    if (part.is === 'word' || part.is === 'strange') return <span class="said-word">{part.text}</span>;
    return (
        <span class={`said said-${part.is}`} onPointerEnter={light && (() => light([part]))}>
            {part.is === 'seat' ? <SeatMark seat={Number(part.value)} class="said-mark" /> : null}
            {part.text}
        </span>
    );
}

export function Sentence({ line, light }: { line: Line; light?: Light }) {
    return <>{line.parts.map((part, i) => (typeof part === 'string' ? part : <Piece key={i} part={part} light={light} />))}</>;
}
