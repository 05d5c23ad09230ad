/** ship.tsx: a ship of the Bosporus, alone in a roundel where there is nothing else to show yet. */
import { paint, Rings, Svg, type ArtProps } from './svg';

const outline = {
    stroke: paint.ink,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
} as const;

export function Ship({ x, y, size, sail }: { x: number; y: number; size: number; sail: string }) {
    return (
        <g transform={`translate(${x} ${y}) scale(${size})`}>
            <path d="M72 66V2" stroke={paint.ink} stroke-width="5" />
            <path d="M75 4c34 6 46 26 42 52H75z" fill={paint.ivory} {...outline} />
            <path d="M75 17.5l34 8M75 31h42M75 44.5h43" stroke={sail} stroke-width="6" />
            <path d="M75 4c34 6 46 26 42 52H75z" fill="none" {...outline} />
            <path d="M69 12C48 20 38 36 38 56h31z" fill={sail} {...outline} />
            <path
                d="M72 3l18 3-18 4z"
                fill={paint.cinnabar}
                stroke={paint.ink}
                stroke-width="1.5"
            />
            <path
                d="M2 44c6 12 16 18 30 18h78c14 0 24-6 30-22 6 30-10 52-38 52H44C18 92 0 72 2 44z"
                fill="#8a5a2e"
                {...outline}
            />
            <path
                d="M8 64c6 6 14 8 24 8h78c12 0 20-3 26-9"
                fill="none"
                stroke={paint.gold}
                stroke-width="4"
                stroke-dasharray="6 1.5"
            />
            <path
                d="M40 76l-12 26M60 77l-12 26M80 77L68 103M100 76L88 102"
                stroke={paint.ink}
                stroke-width="3.5"
                stroke-linecap="round"
            />
            <circle cx="126" cy="58" r="5" fill={paint.ivory} stroke={paint.ink} stroke-width="2" />
            <circle cx="127" cy="58" r="2" fill={paint.ink} />
        </g>
    );
}

/** The picture of an empty page: a ship under way, round. */
export function Roundel(rest: ArtProps) {
    return (
        <Svg box="0 0 100 100" {...rest}>
            <circle cx="50" cy="50" r="49.2" fill={paint.ink} />
            <circle
                cx="50"
                cy="50"
                r="46"
                fill="none"
                stroke={paint.gold}
                stroke-width="5"
                stroke-dasharray="5.3 0.72"
            />
            <svg x="8" y="8" width="84" height="84" viewBox="8 8 84 84">
                <circle cx="50" cy="50" r="42" fill="#a87f2b" />
                <Rings
                    x={50}
                    y={50}
                    from={3}
                    to={40}
                    step={5.2}
                    stone={5.5}
                    tones={['#f0d27c', '#e3bb56', '#d9ae45', '#cfa038']}
                />
                <path d="M9.5 62a42 42 0 0 0 81 0z" fill="#255a8a" />
                <Ship x={13} y={20} size={0.5} sail="#b5382a" />
                <path
                    d="M13 69c6-4 12-4 18 0s12 4 19 0 13-4 19 0 12 4 18 0c-4 13-18 23-37 23S17 82 13 69z"
                    fill="#3577a8"
                />
                {[73, 80, 87].map((y, i) => (
                    <path
                        key={y}
                        d={`M${[17, 23, 34][i]} ${y}q5.5-4 11 0${'t11 0'.repeat([5, 4, 2][i]!)}`}
                        fill="none"
                        stroke="#8cc4dd"
                        stroke-width="2.2"
                        stroke-linecap="round"
                    />
                ))}
            </svg>
            <circle cx="50" cy="50" r="42.5" fill="none" stroke={paint.ink} stroke-width="1.6" />
        </Svg>
    );
}
