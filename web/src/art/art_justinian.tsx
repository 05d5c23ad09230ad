/** art_justinian.tsx: the colors and cards of Justinian. */
import type { ComponentChildren } from 'preact';
import type { Color } from '../engine/types';
import { bust } from './counselors';
import { keep, paint, Svg, type ArtProps } from './svg';

/** As --red and so on in ui/base.css. */
export const courtColors: Record<Color, string> = {
    red: '#b5382a',
    blue: '#2a5c9e',
    green: '#2f7350',
    yellow: '#d9a521',
};

/** What stands on a color: ivory, but ink on yellow. */
function on(color: Color): string {
    return color === 'yellow' ? paint.ink : '#fff';
}

const signs: Record<Color, (on: string) => ComponentChildren> = {
    red: (fill) => (
        <path d="M8.3 3h7.4l-2 7.3 7.3-2v7.4l-7.3-2 2 7.3H8.3l2-7.3-7.3 2V8.3l7.3 2z" fill={fill} />
    ),
    blue: (fill) => (
        <path
            d="M12 3.5v16M7.5 20.3h9M4.5 6.3h15M4.7 6.5L2 14.2h5.4zM19.3 6.5l-2.7 7.7H22zM2 14.2a2.7 2.7 0 0 0 5.4 0M16.6 14.2a2.7 2.7 0 0 0 5.4 0"
            fill="none"
            stroke={fill}
            stroke-width="1.9"
            stroke-linejoin="round"
            stroke-linecap="round"
        />
    ),
    green: (fill) => (
        <path
            fill-rule="evenodd"
            d="M11 2h2v2.2c3.3.5 5.5 2.8 5.5 6.3h1.7v2.3h-1v7.7h-5.7v-4a1.5 1.5 0 0 0-3 0v4H4.8v-7.7h-1v-2.3h1.7c0-3.5 2.2-5.8 5.5-6.3z"
            fill={fill}
        />
    ),
    yellow: (fill) => (
        <path
            d="M2.5 15.8h19c-.7 2.5-2 4.2-3.5 5.2H6c-1.5-1-2.8-2.7-3.5-5.2zM12.8 2.5c4.5 2.5 6.7 6.5 6.7 11.5h-6.7zM11 5.5V14H5c.3-3.5 2.5-6.5 6-8.5z"
            fill={fill}
        />
    ),
};

/**
 * The sign of a color of Justinian's cards: red ✠ reconquest, blue ⚖ law, green ⌂ building, yellow
 * ⛵ trade. Square.
 */
export function ColorSign({ color, ...rest }: ArtProps & { color: Color }) {
    return (
        <Svg box="0 0 24 24" {...rest}>
            <rect
                x="0.5"
                y="0.5"
                width="23"
                height="23"
                rx="5"
                fill={courtColors[color]}
                stroke={paint.ink}
                stroke-width="1"
            />
            <g transform="translate(2.4 2.4) scale(0.8)">{signs[color](on(color))}</g>
        </Svg>
    );
}

/** A card of Justinian: a counselor in a color. Box 5:7. */
export function CourtCard({ color, n, ...rest }: ArtProps & { color: Color; n: number }) {
    return (
        <Svg box="0 0 50 70" {...rest}>
            {keep(`court ${color} ${n}`, () => (
                <>
                    <rect
                        x="0.6"
                        y="0.6"
                        width="48.8"
                        height="68.8"
                        rx="5"
                        fill={courtColors[color]}
                        stroke={paint.ink}
                        stroke-width="1.2"
                    />
                    <text
                        x={n > 9 ? 14 : 12}
                        y="17"
                        font-size="20"
                        text-anchor="middle"
                        fill={on(color)}
                    >
                        {n}
                    </text>
                    <svg x="30" y="3" width="15.5" height="15.5" viewBox="0 0 24 24">
                        {signs[color](on(color))}
                    </svg>
                    <svg x="4.5" y="21" width="41" height="44.5" viewBox="0 6 60 65">
                        {bust(n)}
                    </svg>
                    <rect
                        x="4.5"
                        y="21"
                        width="41"
                        height="44.5"
                        rx="2"
                        fill="none"
                        stroke={color === 'yellow' ? paint.ink : paint.light}
                        stroke-width="1.4"
                    />
                </>
            ))}
        </Svg>
    );
}
