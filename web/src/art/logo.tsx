/** logo.tsx: the name of the site, laid in stones. */
import { paint, Svg, type ArtProps } from './svg';

/** Roman capitals: thin and thick strokes with serifs. */
const letters = [
    'M8 6h3.4v29H8zM31.5 5h3.4v30h-3.4zM4.5 5h8.5l21.9 30h-5zM3.5 33.2h12.4V35H3.5zM27 5h12.4v1.8H27zM3 5h8v1.8H3z',
    'M49 5h7v30h-7zM45.5 5h14v1.8h-14zM45.5 33.2h14V35h-14z',
    'M69 5h7v30h-7zM65.5 5h14v1.8h-14zM65.5 33.2h14V35h-14zM75 22.5L91.5 6h4.2L76 26zM78.5 21.5l4.8-4.8L101 35h-9.5zM87 5h12.5v1.8H87zM88.5 33.2h15V35h-15z',
    'M110.5 35L123.3 4.5h3L113.5 35zM122.1 4.5h4.9L141.5 35h-8.6zM115.5 24.5h18v2.7h-18zM106 33.2h12V35h-12zM128.5 33.2H145V35h-16.5z',
].join('');
const stones = [
    '#e9c35c',
    '#d4a73c',
    '#f3d98b',
    '#cc9a30',
    '#e3b84c',
    '#d9ae45',
    '#f0d27c',
    '#c9982f',
    '#dcb24a',
];

/** The name of the site as a mosaic. Box 4:1. */
export function Logo(rest: ArtProps) {
    return (
        <Svg box="0 0 160 40" {...rest}>
            <pattern id="nika-stones" width="12" height="12" patternUnits="userSpaceOnUse">
                <rect width="12" height="12" fill="#a87f2b" />
                {stones.map((tone, i) => (
                    <rect
                        key={i}
                        x={(i % 3) * 4 + 0.25}
                        y={Math.floor(i / 3) * 4 + 0.25}
                        width="3.5"
                        height="3.5"
                        fill={tone}
                    />
                ))}
            </pattern>
            <g transform="translate(6 0)">
                <path
                    d={letters}
                    fill={paint.ink}
                    stroke={paint.ink}
                    stroke-width="1.8"
                    stroke-linejoin="round"
                />
                <path d={letters} fill="url(#nika-stones)" />
            </g>
        </Svg>
    );
}
