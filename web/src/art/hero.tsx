/**
 * hero.tsx: the picture of the first page: the emperor and his court on gold, ships on the
 * Bosporus, the market on the quay.
 */
import { bust } from './counselors';
import { goodShape } from './goods';
import { Ship } from './ship';
import { paint, Rings, Stones, type ArtProps } from './svg';

const outline = {
    stroke: paint.ink,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
} as const;

function Stall({
    x,
    y,
    colors,
    goods,
}: {
    x: number;
    y: number;
    colors: readonly [string, string];
    goods: string;
}) {
    const cloth = [0, 1, 2, 3, 4, 5];
    return (
        <g transform={`translate(${x} ${y})`}>
            <path d="M10 20v110M158 20v110" stroke={paint.ink} stroke-width="8" />
            <path d="M10 20v110M158 20v110" stroke="#8a5a2e" stroke-width="3.5" />
            <svg x="52" y="38" width="64" height="64" viewBox="0 0 40 40">
                {goodShape('M')}
            </svg>
            {cloth.map((i) => (
                <path
                    key={i}
                    d={`M${i * 28} 34L${18 + i * 22} 2h22L${28 + i * 28} 34c0 18-28 18-28 0z`}
                    fill={colors[i % 2]}
                    stroke={paint.ink}
                    stroke-width="2.5"
                    stroke-linejoin="round"
                />
            ))}
            <rect x="0" y="96" width="168" height="40" fill="#a9733c" {...outline} />
            <Stones d="M5 104.5h158" color="#c98f50" width={9} stone={24} joint={1.5} />
            <Stones d="M5 116h158" color="#b98043" width={9} stone={24} joint={1.5} offset={12} />
            <Stones d="M5 127.5h158" color="#c98f50" width={9} stone={24} joint={1.5} offset={5} />
            {[...goods].map((good, i) => (
                <svg key={i} x={4 + i * 56} y="52" width="48" height="48" viewBox="0 0 40 40">
                    {goodShape(good)}
                </svg>
            ))}
        </g>
    );
}

/** A house of God with its domes, far off. */
function Domes({
    x,
    y,
    size,
    tone,
    roof,
}: {
    x: number;
    y: number;
    size: number;
    tone: string;
    roof: string;
}) {
    return (
        <g
            transform={`translate(${x} ${y}) scale(${size})`}
            stroke={paint.ink}
            stroke-width="2.5"
            stroke-linejoin="round"
        >
            <path
                d="M0 100V62h24c0-16 10-24 20-26 4-20 20-34 40-34s36 14 40 34c10 2 20 10 20 26h24v38z"
                fill={tone}
            />
            <path
                d="M44 40C46 16 62 2 84 2s38 14 40 38zM24 62c0-14 8-22 20-22v22zM144 62c0-14-8-22-20-22v22z"
                fill={roof}
            />
            <path d="M84 2v-16M78-8h12" fill="none" stroke={paint.ink} stroke-width="3" />
            <path
                d="M56 52v8M70 52v8M84 52v8M98 52v8M112 52v8M16 78v10M40 78v10M64 78v10M104 78v10M128 78v10M152 78v10"
                stroke="#5c4a33"
                stroke-width="5"
                stroke-linecap="round"
            />
        </g>
    );
}

function Figure({ n, x, size, foot = 346 }: { n: number; x: number; size: number; foot?: number }) {
    return (
        <g transform={`translate(${x - 30 * size} ${foot - 81 * size}) scale(${size})`}>
            {bust(n, false)}
        </g>
    );
}

/** Water, the lighthouse, and ships. */
function Sea() {
    const waves = (y: number): string => `M-182 ${y}q14-9 28 0${'t28 0'.repeat(55)}`;
    return (
        <>
            {[276, 292, 308, 324, 340, 356, 372, 388, 402].map((y, i) => (
                <path
                    key={y}
                    d={waves(y)}
                    fill="none"
                    stroke={['#2f6f9e', '#255a8a', '#3a83ad', '#1d4a78'][i % 4]}
                    stroke-width="17"
                />
            ))}
            {[276, 292, 308, 324, 340, 356, 372, 388].map((y, i) => (
                <path
                    key={y}
                    d={waves(y - 1)}
                    fill="none"
                    stroke={['#4f95bd', '#3577a8', '#63a9cb', '#2f6797'][i % 4]}
                    stroke-width="7"
                    stroke-dasharray="15 1.8"
                    stroke-dashoffset={i * 5}
                />
            ))}
            <path d="M-120 282l10-92h24l10 92zM-114 190h36v-14h-36z" fill="#f2e6c8" {...outline} />
            <path d="M-98 158c7 6 8 12 0 18-8-6-7-12 0-18z" fill={paint.cinnabar} {...outline} />
            <path
                d="M-111 212h26M-113 236h30M-116 260h36"
                stroke={paint.cinnabar}
                stroke-width="6"
            />
            <path d="M-170 296c20-24 120-24 150 0z" fill="#7d9c3d" {...outline} />
            <Ship x={196} y={208} size={0.85} sail="#2f7f6f" />
            <Ship x={-150} y={286} size={0.95} sail="#74468f" />
            <Ship x={28} y={232} size={1.25} sail="#b5382a" />
        </>
    );
}

/** The steps of the throne, and the border below. */
function Border() {
    return (
        <>
            <path d="M286 344h628v20H286zM272 364h656v12H272z" fill={paint.ivory} {...outline} />
            <Stones d="M289 354h622" color={paint.gold} width={11} stone={13} joint={2} />
            <path d="M300 380h600l12 24H288z" fill="#5d2850" />
            {Array.from({ length: 15 }, (_, i) => (
                <path
                    key={i}
                    d={`M${320 + i * 40} 382l9 9-9 9-9-9z`}
                    fill={i % 2 ? paint.light : paint.cinnabar}
                    stroke={paint.ink}
                    stroke-width="1.5"
                />
            ))}
            <path d="M-175 402h1550v20H-175z" fill={paint.ink} />
            <Stones d="M-170 407.5h1540" color={paint.gold} width={7} stone={11} joint={1.5} />
            <Stones
                d="M-170 415.5h1540"
                color={paint.light}
                width={7}
                stone={11}
                joint={1.5}
                offset={6}
            />
        </>
    );
}

/**
 * Fills its box and is cut to it: its foot and middle stay. Best about 4.6 times as wide as high.
 */
export function Hero({ title, ...rest }: ArtProps) {
    return (
        <svg
            viewBox="-170 86 1540 334"
            preserveAspectRatio="xMidYMax slice"
            class={`art-hero ${rest.class ?? ''}`}
            role={title ? 'img' : undefined}
            aria-label={title}
            aria-hidden={title ? undefined : 'true'}
        >
            <rect x="-170" width="1540" height="420" fill="#a87f2b" />
            <Rings
                x={600}
                y={190}
                from={23}
                to={790}
                step={15}
                stone={17}
                tones={['#e3bb56', '#d9ae45', '#cfa038', '#dcb24a', '#e9c35c']}
            />
            <Domes x={150} y={178} size={1} tone="#e9dcb8" roof="#8d5a80" />
            <Domes x={20} y={228} size={0.6} tone="#dccb9e" roof="#7f9f96" />
            <Domes x={886} y={150} size={1.15} tone="#f2e6c8" roof="#6f9b90" />
            <Sea />
            <path d="M780 300h600v130H780z" fill="#cbb78c" {...outline} />
            {[309, 325, 341, 357, 373, 389].map((y, i) => (
                <Stones
                    key={y}
                    d={`M782 ${y}h600`}
                    color={['#e6d6b0', '#dccaa0'][i % 2]!}
                    width={14.5}
                    stone={38}
                    joint={1.8}
                    offset={(i % 3) * 13}
                />
            ))}
            <Stall x={850} y={206} colors={['#b5382a', paint.ivory]} goods="CSW" />
            <Stall x={1022} y={228} colors={['#2a5c9e', paint.light]} goods="TGO" />
            <Stall x={1196} y={206} colors={['#2f7350', paint.ivory]} goods="WOS" />
            <path d="M300 346h600l36 74H264z" fill={paint.porphyry} {...outline} />
            <Figure n={5} x={352} size={1.7} />
            <Figure n={9} x={848} size={1.7} />
            <Figure n={10} x={432} size={1.85} />
            <Figure n={4} x={768} size={1.85} />
            <Figure n={2} x={502} size={2.15} />
            <Figure n={12} x={698} size={2.15} />
            <Figure n={13} x={600} size={3} />
            <Border />
        </svg>
    );
}
