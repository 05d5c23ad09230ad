/** goods.tsx: the six goods and the merchant of Byzantz, and its cards. */
import type { ComponentChildren, VNode } from 'preact';
import { keep, paint, Rings, Stones, Svg, type ArtProps } from './svg';

/** By the first letter of its cards; as --cloth and so on in ui/base.css. */
export const goodColors: Record<string, string> = {
    C: '#2f62a8',
    S: '#bf3f2c',
    W: '#74468f',
    T: '#80542f',
    G: '#d9a521',
    O: '#5d7a2a',
    M: '#67655f',
};

const line = {
    stroke: paint.ink,
    'stroke-width': 1.7,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
} as const;

/** An ear, leaf or olive: an ellipse turned about its own middle. */
function Oval({
    x,
    y,
    wide,
    high,
    turn,
    fill,
}: {
    x: number;
    y: number;
    wide: number;
    high: number;
    turn: number;
    fill: string;
}) {
    return (
        <ellipse
            cx={x}
            cy={y}
            rx={wide}
            ry={high}
            transform={`rotate(${turn} ${x} ${y})`}
            fill={fill}
            {...line}
            stroke-width={1.3}
        />
    );
}

const drawings: Record<string, () => ComponentChildren> = {
    C: () => (
        <>
            <path d="M13 18h21v17.5q-3.5-2.3-7 0t-7 0-7 0z" fill="#4a80c8" {...line} />
            <path d="M13 27.5h21v3.5H13z" fill={paint.light} />
            <path d="M20 20v14M27 20v14" stroke="#2f62a8" stroke-width="1.5" />
            <path d="M9.5 5h22a6.7 6.7 0 0 1 0 13.5h-22z" fill="#2f62a8" {...line} />
            <path d="M16 8.5h15" stroke="#7fa9df" stroke-width="1.8" stroke-linecap="round" />
            <circle cx="9.5" cy="11.8" r="6.7" fill="#a9c6ea" {...line} />
            <path
                d="M9.5 15.2a3.5 3.5 0 1 1 3.4-3.5c0 1.8-2.6 2.5-3.3.8"
                fill="none"
                stroke={paint.ink}
                stroke-width="1.4"
                stroke-linecap="round"
            />
        </>
    ),
    S: () => (
        <>
            <path d="M28.5 2.5l5.5 3.2-9 15h-7.5z" fill="#c79a5b" {...line} />
            <path d="M8.5 20c2.5-6.5 7-8 11.5-8s9 1.5 11.5 8z" fill="#ef8a3c" {...line} />
            <path
                d="M5.5 19.5h29l-2.2 7.5c-1 4.3-5 6.5-12.3 6.5S8.7 31.3 7.7 27z"
                fill="#bf3f2c"
                {...line}
            />
            <path d="M13.5 33h13l2 4.5h-17z" fill="#8e2a1b" {...line} />
            <path
                d="M9.5 24h21"
                stroke={paint.light}
                stroke-width="1.8"
                stroke-dasharray="2.6 1.4"
            />
            <path
                d="M14 16.5h.1M18.5 14.8h.1M22.5 17h.1"
                stroke="#bf3f2c"
                stroke-width="2"
                stroke-linecap="round"
            />
        </>
    ),
    W: () => (
        <>
            <path
                d="M16 7.5c-7-1.5-9.5 4-6.5 10M24 7.5c7-1.5 9.5 4 6.5 10"
                fill="none"
                stroke={paint.ink}
                stroke-width="4.6"
                stroke-linecap="round"
            />
            <path
                d="M16 7.5c-7-1.5-9.5 4-6.5 10M24 7.5c7-1.5 9.5 4 6.5 10"
                fill="none"
                stroke="#9a6bb5"
                stroke-width="1.9"
                stroke-linecap="round"
            />
            <path
                d="M16 5v5.5c0 2.5-7.5 5-7.5 12.5S15 34 17.5 37.5h5C25 34 31.5 30.5 31.5 23S24 13 24 10.5V5z"
                fill="#74468f"
                {...line}
            />
            <path d="M9.2 19.5h21.6l.7 4H8.5z" fill={paint.light} {...line} stroke-width="1.2" />
            <path
                d="M10.5 23.2l2.6-3.3 2.6 3.3 2.6-3.3 2.6 3.3 2.6-3.3 2.6 3.3 2.6-3.3"
                fill="none"
                stroke="#74468f"
                stroke-width="1.3"
            />
            <path d="M14.5 2.5h11v3h-11z" fill="#9a6bb5" {...line} />
            <path
                d="M13 26.5c.5 2.5 2 4.5 3.5 6"
                fill="none"
                stroke="#b58fca"
                stroke-width="1.8"
                stroke-linecap="round"
            />
        </>
    ),
    T: () => (
        <>
            <path d="M24 7l5-5 3.5 2.5-3 5z" fill="#8f6238" {...line} />
            <path d="M12 5.5h19a4.5 7 0 0 1 0 14H12z" fill="#80542f" {...line} />
            <path d="M9.5 20.5H34a4.5 7.5 0 0 1 0 15H9.5z" fill="#8f6238" {...line} />
            <path
                d="M21 10h9M23 15h6M19 25.5h10M23 30.5h10"
                stroke="#5c3a1d"
                stroke-width="1.6"
                stroke-linecap="round"
            />
            <ellipse cx="12" cy="12.5" rx="5" ry="7" fill="#e0b980" {...line} />
            <ellipse
                cx="12"
                cy="12.5"
                rx="2"
                ry="3.2"
                fill="none"
                stroke="#a9783f"
                stroke-width="1.3"
            />
            <ellipse cx="9.5" cy="28" rx="5.5" ry="7.5" fill="#eac991" {...line} />
            <ellipse
                cx="9.5"
                cy="28"
                rx="2.4"
                ry="3.7"
                fill="none"
                stroke="#a9783f"
                stroke-width="1.4"
            />
        </>
    ),
    G: () => (
        <>
            <path
                d="M20 26L9 12M20 26l-5.5-16M20 26l5.5-16M20 26l11-14M20 26V8"
                stroke={paint.ink}
                stroke-width="4"
            />
            <path
                d="M20 26L9 12M20 26l-5.5-16M20 26l5.5-16M20 26l11-14M20 26V8"
                stroke="#c9982f"
                stroke-width="1.6"
            />
            <path d="M20 25L11.5 38h17z" fill="#e6bb45" {...line} />
            {[
                [-44, 7.5, 11.5],
                [44, 32.5, 11.5],
                [-22, 13, 8.5],
                [22, 27, 8.5],
                [0, 20, 8.5],
            ].map(([turn, x, y]) => (
                <Oval
                    key={turn}
                    x={x!}
                    y={y!}
                    wide={3.7}
                    high={7.5}
                    turn={turn!}
                    fill={turn ? '#d9a521' : '#f0c848'}
                />
            ))}
            <path
                d="M20 4v9M13.5 4.5l1 8M26.5 4.5l-1 8"
                stroke="#8a6410"
                stroke-width="1.2"
                stroke-linecap="round"
            />
            <path d="M14.5 23.5h11v4.5h-11z" fill={paint.cinnabar} {...line} />
            <path
                d="M17.5 31l-2 6M22.5 31l2 6M20 31v6"
                stroke="#8a6410"
                stroke-width="1.3"
                stroke-linecap="round"
            />
        </>
    ),
    O: () => (
        <>
            <path
                d="M5 36C13 29 24 19 34 5"
                fill="none"
                stroke="#4a3a1c"
                stroke-width="2.6"
                stroke-linecap="round"
            />
            {[
                [30, 13.5, 20.5],
                [20, 22, 10.5],
                [74, 25, 27],
                [62, 32.5, 17],
                [20, 33.5, 6.5],
            ].map(([turn, x, y], i) => (
                <Oval
                    key={i}
                    x={x!}
                    y={y!}
                    wide={i === 4 ? 3 : 3.8}
                    high={i === 4 ? 5.5 : 8}
                    turn={turn! - (i % 2 ? 0 : 8)}
                    fill={i % 2 ? '#7d9c3d' : '#93b04f'}
                />
            ))}
            <Oval x={13} y={34} wide={4.6} high={5.4} turn={-30} fill="#4c5f1e" />
            <Oval x={8.5} y={25.5} wide={4.6} high={5.4} turn={20} fill="#5d7a2a" />
            <path
                d="M11.8 31.8l.8-.9M7.5 23.5l.8-.9"
                stroke="#cfe08f"
                stroke-width="1.5"
                stroke-linecap="round"
            />
        </>
    ),
    M: () => (
        <>
            <path
                d="M20 2.5C11 2.5 9 10 9 17.5L3.5 37.5h33L31 17.5C31 10 29 2.5 20 2.5z"
                fill="#85827b"
            />
            <path
                d="M20 2.5C29 2.5 31 10 31 17.5l5.5 20H27.5c-1-6-1-10 0-16 .5-8-2-15-7.5-19z"
                fill="#5f5c56"
            />
            <path
                d="M20 2.5C11 2.5 9 10 9 17.5L3.5 37.5h33L31 17.5C31 10 29 2.5 20 2.5z"
                fill="none"
                {...line}
            />
            <path
                d="M20 6.5c-5.5 0-7 5-7 11 0 5.5 3 9 7 9s7-3.5 7-9c0-6-1.5-11-7-11z"
                fill="#2d2a28"
            />
            <path d="M14.5 14c0-4.5 11-4.5 11 0v5c0 4-2.5 7-5.5 7s-5.5-3-5.5-7z" fill="#e6bb94" />
            <path
                d="M14.5 18c0 6 2.3 10.5 5.5 10.5s5.5-4.5 5.5-10.5c-.8 2-2 3-3 3-1.5-1-3.5-1-5 0-1 0-2.2-1-3-3z"
                fill="#54402f"
            />
            <path d="M18.5 23h3" stroke="#c8705a" stroke-width="1.2" stroke-linecap="round" />
            <path
                d="M16.3 14.2l2.4.3M23.7 14.2l-2.4.3M20 16v2.5"
                stroke="#54402f"
                stroke-width="1.2"
                stroke-linecap="round"
            />
            <path
                d="M17.6 16.3h.1M22.4 16.3h.1"
                stroke={paint.ink}
                stroke-width="1.9"
                stroke-linecap="round"
            />
            <circle cx="20" cy="33" r="4.3" fill={paint.gold} {...line} stroke-width="1.4" />
            <path d="M20 31v4M18 33h4" stroke={paint.deep} stroke-width="1.3" />
        </>
    ),
};

/** The picture itself, in units of 40 by 40: for use within other drawings. */
export function goodShape(good: string): VNode {
    return keep(`good ${good}`, () => <>{drawings[good]?.()}</>);
}

/** A good, or the merchant, by the first letter of its cards: C S W T G O M. Square. */
export function Good({ good, ...rest }: ArtProps & { good: string }) {
    return (
        <Svg box="0 0 40 40" {...rest} class={`art-good ${rest.class ?? ''}`}>
            {goodShape(good[0] ?? '')}
        </Svg>
    );
}

function Sheet({ fill, edge = paint.ink }: { fill: string; edge?: string }) {
    return (
        <rect
            x="0.6"
            y="0.6"
            width="48.8"
            height="68.8"
            rx="5"
            fill={fill}
            stroke={edge}
            stroke-width="1.2"
        />
    );
}

function Back() {
    return (
        <>
            <Sheet fill={paint.porphyry} edge={paint.gold} />
            <Stones d="M5 5H45V65H5z" color={paint.gold} width={2.6} stone={3.4} joint={0.6} />
            <svg x="8" y="8" width="34" height="54" viewBox="8 8 34 54">
                <Rings x={25} y={35} from={13} to={34} tones={['#6d3260', '#5d2850', '#7a3c6c']} />
            </svg>
            <circle
                cx="25"
                cy="35"
                r="11"
                fill={paint.night}
                stroke={paint.gold}
                stroke-width="1.6"
            />
            <path d="M20.5 40.5v-11h2.6l4.4 7v-7h2v11h-2.6l-4.4-7v7z" fill={paint.light} />
        </>
    );
}

function face(card: string): VNode {
    const good = card[0] ?? '?';
    const color = goodColors[good];
    if (!color) return <Back />;
    const value = Number(card.slice(1)) || 0;
    const on = good === 'G' ? paint.ink : '#fff';
    const pips =
        [
            [],
            [[38, 12]],
            [
                [33.5, 12],
                [42, 12],
            ],
            [
                [33.5, 16],
                [42, 16],
                [37.7, 8.5],
            ],
            [
                [33.5, 8.5],
                [42, 8.5],
                [33.5, 16.5],
                [42, 16.5],
            ],
        ][value] ?? [];
    return (
        <>
            <Sheet fill="#fbf6e9" />
            <path
                d="M1.2 23.5V5.5a4.3 4.3 0 0 1 4.3-4.3h39a4.3 4.3 0 0 1 4.3 4.3v18z"
                fill={color}
            />
            <path
                d="M1.2 23.8h47.6"
                stroke={paint.gold}
                stroke-width="1.8"
                stroke-dasharray="3.4 0.6"
            />
            {value > 0 ? (
                <text x="14" y="20.3" font-size="24" text-anchor="middle" fill={on}>
                    {value}
                </text>
            ) : (
                <path
                    d="M14 4.5l2.2 5 5.3 2.5-5.3 2.5-2.2 5-2.2-5L6.5 12l5.3-2.5zM36 4.5l2.2 5 5.3 2.5-5.3 2.5-2.2 5-2.2-5-5.3-2.5 5.3-2.5z"
                    fill={paint.light}
                />
            )}
            {pips.map(([x, y], i) => (
                <circle
                    key={i}
                    cx={x}
                    cy={y}
                    r="3.1"
                    fill={paint.light}
                    stroke={paint.ink}
                    stroke-width="0.9"
                />
            ))}
            <svg x="5.5" y="27.5" width="39" height="39" viewBox="0 0 40 40">
                {goodShape(good)}
            </svg>
        </>
    );
}

/** A card of Byzantz, "C4", "M", or face down, "?". Box 5:7. */
export function GoodsCard({ card, ...rest }: ArtProps & { card: string }) {
    return (
        <Svg box="0 0 50 70" {...rest}>
            {keep(`card ${card}`, () => face(card))}
        </Svg>
    );
}

/**
 * A bidder card of Byzantz, 1 to 6: so many cards lie in the bundle, and the lowest picks first.
 * Box 5:7.
 */
export function BidderCard({ n, ...rest }: ArtProps & { n: number }) {
    const left = 25 - (n * 6 - 1) / 2;
    return (
        <Svg box="0 0 50 70" {...rest}>
            {keep(`bidder ${n}`, () => (
                <>
                    <Sheet fill="#a87f2b" />
                    <svg x="2.5" y="2.5" width="45" height="65" viewBox="2.5 2.5 45 65">
                        <Rings
                            x={25}
                            y={28}
                            from={21}
                            to={53}
                            tones={[paint.gold, '#e0b951', '#c9982f']}
                        />
                    </svg>
                    <rect
                        x="2.5"
                        y="2.5"
                        width="45"
                        height="65"
                        rx="3.5"
                        fill="none"
                        stroke={paint.porphyry}
                        stroke-width="1.6"
                    />
                    <circle
                        cx="25"
                        cy="28"
                        r="18.5"
                        fill={paint.porphyry}
                        stroke={paint.ink}
                        stroke-width="1"
                    />
                    <circle
                        cx="25"
                        cy="28"
                        r="16.3"
                        fill="none"
                        stroke={paint.gold}
                        stroke-width="1.5"
                        stroke-dasharray="3.4 0.7"
                    />
                    <text x="25" y="38.5" font-size="31" text-anchor="middle" fill={paint.white}>
                        {n}
                    </text>
                    {Array.from({ length: n }, (_, i) => (
                        <rect
                            key={i}
                            x={left + i * 6}
                            y="54"
                            width="5"
                            height="8"
                            rx="1"
                            fill={paint.ivory}
                            stroke={paint.ink}
                            stroke-width="0.9"
                        />
                    ))}
                </>
            ))}
        </Svg>
    );
}
