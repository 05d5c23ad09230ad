/** art_seats.tsx: the marks of the seats, and the influence tokens of Justinian. */
import type { Token } from '../engine/types';
import { keep, paint, Svg, type ArtProps } from './svg';

export const seatLetters = 'ABCDEF';
/** As --seat0 to --seat5 in ui/base.css: white letters can be read on them. */
export const seatColors = ['#1f5fa8', '#b3402a', '#2b7566', '#7a4fa0', '#86650b', '#4f5663'];

/** Shape, and where its letter stands and how big, in a box of 24. */
const shapes: readonly [d: string, y: number, size: number][] = [
    ['M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 1 0 0-21.6z', 17, 15],
    ['M12 1.6L23.2 22.2H.8z', 20.3, 12.5],
    ['M2 2h20v20H2z', 17.1, 16],
    ['M12 .6L23.4 12 12 23.4.6 12z', 16.4, 13],
    ['M12 1L23.4 9.5 19 22.4H5L.6 9.5z', 17.6, 14],
    [
        'M12.0 1.0L15.9 7.5L23.3 9.2L18.4 15.0L19.0 22.5L12.0 19.6L5.0 22.5L5.6 15.0L0.7 9.2L8.1 7.5z',
        17.3,
        12,
    ],
];

/** The shape in one color, its letter in another. */
function Mark({ seat, fill, on, edge }: { seat: number; fill: string; on: string; edge: string }) {
    const [d, y, size] = shapes[seat % 6]!;
    return (
        <>
            <path d={d} fill={fill} stroke={edge} stroke-width="1.4" stroke-linejoin="round" />
            <text x="12" y={y} font-size={size} text-anchor="middle" fill={on}>
                {seatLetters[seat % 6]}
            </text>
        </>
    );
}

/** A seat's mark: color, shape and letter (● A, ▲ B, ■ C, ◆ D, ⬟ E, ★ F). */
export function SeatMark({ seat, ...rest }: ArtProps & { seat: number }) {
    return (
        <Svg box="-0.5 -0.5 25 25" {...rest}>
            <Mark seat={seat} fill={seatColors[seat % 6]!} on="#fff" edge={paint.ivory} />
        </Svg>
    );
}

function Disc({ color, rim, stones }: { color: string; rim: string; stones: string }) {
    return (
        <>
            <circle cx="20" cy="20" r="19.2" fill={rim} />
            <circle
                cx="20"
                cy="20"
                r="17.4"
                fill="none"
                stroke={stones}
                stroke-width="2.6"
                stroke-dasharray="4.1 0.92"
            />
            <circle
                cx="20"
                cy="20"
                r="15.4"
                fill={color}
                stroke={stones}
                stroke-width="0.7"
                stroke-opacity="0.55"
            />
        </>
    );
}

/** A token face up: a black disc for plus, a red one for minus, the sign always printed. Round. */
export function TokenFace({ token, ...rest }: ArtProps & { token: Token }) {
    const plus = token[0] === '+';
    return (
        <Svg box="0 0 40 40" {...rest}>
            {keep(`token ${token}`, () => (
                <>
                    <Disc
                        color={plus ? '#332a27' : '#b93823'}
                        rim={plus ? '#120d0c' : '#6e1c10'}
                        stones={plus ? paint.gold : '#f0b9a4'}
                    />
                    <path
                        d={plus ? 'M6.8 20h7M10.3 16.5v7' : 'M6.8 20h7'}
                        stroke={paint.ivory}
                        stroke-width="2.6"
                        stroke-linecap="round"
                    />
                    <text x="22.5" y="28" font-size="24" text-anchor="middle" fill={paint.white}>
                        {token.slice(1)}
                    </text>
                </>
            ))}
        </Svg>
    );
}

/** A token face down: its owner's mark; to its owner also, small, its value. */
export function TokenBack({
    seat,
    token,
    ...rest
}: ArtProps & { seat: number; token?: Token | null }) {
    const color = seatColors[seat % 6]!;
    return (
        <Svg box="0 0 40 40" {...rest}>
            {keep(`back ${seat} ${token ?? ''}`, () => (
                <>
                    <Disc color={color} rim={paint.ink} stones={paint.light} />
                    <g
                        transform={
                            token
                                ? 'translate(10.4 4) scale(0.8)'
                                : 'translate(8.2 7.6) scale(0.98)'
                        }
                    >
                        <Mark seat={seat} fill={paint.white} on={color} edge={paint.white} />
                    </g>
                    {token && (
                        <>
                            <rect
                                x="7"
                                y="22.5"
                                width="26"
                                height="15.5"
                                rx="7.7"
                                fill={token[0] === '+' ? '#2b2422' : '#b93823'}
                                stroke={paint.light}
                                stroke-width="1.4"
                            />
                            <text
                                x="20"
                                y="35"
                                font-size="15.5"
                                text-anchor="middle"
                                fill={paint.white}
                            >
                                {token.replace('-', '−')}
                            </text>
                        </>
                    )}
                </>
            ))}
        </Svg>
    );
}
