/**
 * bust.tsx: the parts that the twelve counselors share: face, beards, robes. In their box of 60 by
 * 80, faces about x = 30.
 */
import { paint } from './svg';

export const line = {
    stroke: paint.ink,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
} as const;

/** Long, with large eyes, in half light, as the mosaics have them. */
export function Face({
    skin,
    shade,
    lips = '#99503c',
    old,
    woman,
    wide,
}: {
    skin: string;
    shade: string;
    lips?: string;
    old?: boolean;
    woman?: boolean;
    wide?: boolean;
}) {
    const face = wide
        ? 'M18.5 31C18.5 20 41.5 20 41.5 31v6c0 8-6 12.5-11.5 12.5S18.5 45 18.5 37z'
        : woman
          ? 'M20.5 31C20.5 20.5 39.5 20.5 39.5 31v5.5C39.5 44 34 50 30 50s-9.5-6-9.5-13.5z'
          : 'M20 31C20 20.5 40 20.5 40 31v6c0 7.5-5 12.5-10 12.5S20 44.5 20 37z';
    return (
        <>
            <path d="M25 44v11l5 5 5-5V44z" fill={shade} {...line} />
            <path d={face} fill={skin} {...line} />
            <path
                d="M34 23c3.5 1.5 5.3 4 5.3 8v6c0 7-4.8 11.8-9.3 11.8 4.5-3.5 6.3-8 5.8-13.8-.4-5-.3-8.5-1.8-12z"
                fill={shade}
            />
            <path
                d={
                    woman
                        ? 'M22.3 31.8q3.2-2.3 6.2-.4M31.5 31.4q3-1.9 6.2.4'
                        : 'M22 32q3.3-3 6.7-.5M31.3 31.5q3.4-2.5 6.7.5'
                }
                fill="none"
                stroke={paint.ink}
                stroke-width={woman ? 1.2 : 1.7}
                stroke-linecap="round"
            />
            <path
                d="M22.5 35.7q3-3.2 6.2 0-3.2 2.4-6.2 0zM31.3 35.7q3.2-3.2 6.2 0-3 2.4-6.2 0z"
                fill={paint.white}
                stroke={paint.ink}
                stroke-width="1.1"
            />
            <path
                d="M25.8 35.3h.1M34.3 35.3h.1"
                stroke={paint.ink}
                stroke-width="3"
                stroke-linecap="round"
            />
            <path
                d="M30.3 33.5l1 6.3q-1 1.7-2.8.8"
                fill="none"
                stroke="#7d4f34"
                stroke-width="1.2"
                stroke-linecap="round"
            />
            <path
                d={woman ? 'M27.5 44.3q2.5-1.3 5 0-2.5 2.4-5 0z' : 'M27 44.7q3 1 6 0'}
                fill={woman ? lips : 'none'}
                stroke={lips}
                stroke-width={woman ? 1 : 1.7}
                stroke-linecap="round"
            />
            {old && (
                <path
                    d="M24.5 41.5l-1 2.5M35.5 41.5l1 2.5M25 28.2h10"
                    stroke="#a5714e"
                    stroke-width="1"
                    stroke-linecap="round"
                />
            )}
        </>
    );
}

const beards = {
    short: 'M20 36c0 9 4.5 15 10 15s10-6 10-15c-1.5 4-3.5 6-6 6-2-1.3-6-1.3-8 0-2.5 0-4.5-2-6-6z',
    full: 'M19.5 34c-.5 11 3.5 20 10.5 20s11-9 10.5-20c-1.5 5.5-3.5 8-6.5 8-2-1.5-6-1.5-8 0-3 0-5-2.5-6.5-8z',
    pointed:
        'M20 36c.5 9 5 16 10 21.5C35 52 39.5 45 40 36c-1.5 4-3.5 6-6 6-2-1.5-6-1.5-8 0-2.5 0-4.5-2-6-6z',
    square: 'M19.5 34l.5 20c6 2.5 14 2.5 20 0l.5-20c-1.5 5.5-3.5 8-6.5 8-2-1.5-6-1.5-8 0-3 0-5-2.5-6.5-8z',
    forked: 'M19.5 33c-2 12 0 24 5 33.5l5.5-8 5.5 8c5-9.5 7-21.5 5-33.5-1.5 6.5-3.5 9-6.5 9-2-1.5-6-1.5-8 0-3 0-5-2.5-6.5-9z',
    long: 'M19.5 34c-1.5 13 2.5 27 10.5 33.5C38 61 42 47 40.5 34c-1.5 5.5-3.5 8-6.5 8-2-1.5-6-1.5-8 0-3 0-5-2.5-6.5-8z',
};

export function Beard({
    kind,
    color,
    fold,
}: {
    kind: keyof typeof beards;
    color: string;
    fold?: string;
}) {
    return (
        <>
            <path d={beards[kind]} fill={color} {...line} />
            {fold && (
                <path
                    d="M24 46c0 3 .5 5.5 1.5 8M30 49v6M36 46c0 3-.5 5.5-1.5 8"
                    fill="none"
                    stroke={fold}
                    stroke-width="1.3"
                    stroke-linecap="round"
                />
            )}
            <path
                d="M27.3 45q2.7 1.3 5.4 0"
                fill="none"
                stroke="#a8503c"
                stroke-width="1.9"
                stroke-linecap="round"
            />
        </>
    );
}

/** Shoulders and breast. */
export function Body({ color, fold }: { color: string; fold: string }) {
    return (
        <>
            <path
                d="M2 82v-9c0-9 10-13.5 21.5-17l6.5 4 6.5-4C48 59.5 58 64 58 73v9z"
                fill={color}
                {...line}
            />
            <path
                d="M12 65c2 4 3 9 3 16M48 65c-2 4-3 9-3 16"
                fill="none"
                stroke={fold}
                stroke-width="1.5"
            />
        </>
    );
}

/** The court's cloak, held by a brooch on one shoulder. */
export function Cloak({ color, fold }: { color: string; fold: string }) {
    return (
        <>
            <path
                d="M20 57.5c9 4.5 20 3.5 25-.5C52 60 58 65 58 73v9H16c4-8 4-16 4-24.5z"
                fill={color}
                {...line}
            />
            <path
                d="M22 61c8 4 18 4 26-1M21 66c3 1.5 6 2.3 9 2.5"
                fill="none"
                stroke={fold}
                stroke-width="1.4"
            />
            <circle cx="21" cy="59" r="3.4" fill={paint.gold} {...line} />
            <circle cx="21" cy="59" r="1.3" fill={paint.cinnabar} />
        </>
    );
}

export function Hand({ x, y, skin }: { x: number; y: number; skin: string }) {
    return (
        <path
            d={`M${x - 4} ${y + 1}c0-5 8-5 8 0v3c0 2-8 2-8 0z`}
            fill={skin}
            {...line}
            stroke-width={1.3}
        />
    );
}
