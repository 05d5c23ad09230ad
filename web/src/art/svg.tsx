/** svg.tsx: what all drawings share: the <svg> itself, the paints, rows of tesserae. */
import type { ComponentChildren, VNode } from 'preact';

export interface ArtProps {
    title?: string;
    class?: string;
}

/** The paints of the pieces: things on the table look the same by day and by night. */
export const paint = {
    ink: '#221a17',
    ivory: '#f6efe0',
    white: '#fffdf6',
    gold: '#d4a73c',
    light: '#f3d98b',
    deep: '#9a7420',
    porphyry: '#4b1d3f',
    night: '#14213d',
    verdigris: '#2f7f6f',
    cinnabar: '#c8452f',
    stone: '#8d8577',
};

/**
 * One drawing: fills its box (class "art": 1em high where CSS says nothing else); hidden from
 * screen readers unless it has a title.
 */
export function Svg({
    box,
    title,
    children,
    ...rest
}: ArtProps & { box: string; children: ComponentChildren }) {
    return (
        <svg
            viewBox={box}
            class={rest.class ? `art ${rest.class}` : 'art'}
            role={title ? 'img' : undefined}
            aria-label={title}
            aria-hidden={title ? undefined : 'true'}
        >
            {children}
        </svg>
    );
}

const kept = new Map<string, VNode>();

/**
 * Draws once what never changes: the same drawing again costs nothing, neither to make nor to
 * compare.
 */
export function keep(name: string, draw: () => VNode): VNode {
    let drawing = kept.get(name);
    if (!drawing) {
        drawing = draw();
        kept.set(name, drawing);
    }
    return drawing;
}

/**
 * Rings of tesserae around a point, from the inner to the outer, in turn in the given tones; the
 * ground between them is the grout.
 */
export function Rings({
    x,
    y,
    from,
    to,
    step = 4,
    tones,
    stone = 4.2,
}: {
    x: number;
    y: number;
    from: number;
    to: number;
    step?: number;
    tones: readonly string[];
    stone?: number;
}) {
    const rings = [];
    for (let i = 0, radius = from; radius <= to; radius += step, i++) {
        const around = 2 * Math.PI * radius;
        const length = around / Math.round(around / (stone + 0.8));
        const joint = 0.55;
        rings.push(
            <circle
                key={i}
                cx={x}
                cy={y}
                r={radius}
                fill="none"
                stroke={tones[i % tones.length]}
                stroke-width={step - joint}
                stroke-dasharray={`${(length - joint).toFixed(2)} ${joint}`}
                stroke-dashoffset={((i % 3) * length) / 3}
            />,
        );
    }
    return <>{rings}</>;
}

/** A row of tesserae along a path. */
export function Stones({
    d,
    color,
    width = 3,
    stone = 4,
    joint = 0.6,
    offset,
}: {
    d: string;
    color: string;
    width?: number;
    stone?: number;
    joint?: number;
    offset?: number;
}) {
    return (
        <path
            d={d}
            fill="none"
            stroke={color}
            stroke-width={width}
            stroke-dasharray={`${stone} ${joint}`}
            stroke-dashoffset={offset}
        />
    );
}
