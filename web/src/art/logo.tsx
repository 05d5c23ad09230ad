/** logo.tsx: the name of the site, laid in stones. */
import { paint, Svg, type ArtProps } from './svg';

const letters = 'M9 33V8l20 24V7M45.5 7v26M62 7v26M82 7.5L64 20.5 82.5 33M95 33.5L107.5 7.5 120 33.5M100 25.5h15';

/** The name of the site as a mosaic. Box 4:1. */
export function Logo(rest: ArtProps) {
    return (
        <Svg box="0 0 160 40" {...rest}>
            <g fill="none" stroke-linejoin="miter" transform="translate(15.5 0)">
                <path d={letters} stroke={paint.ink} stroke-width="9" stroke-linecap="square" />
                <path d={letters} stroke="#8a6518" stroke-width="7.2" stroke-linecap="square" />
                <path d={letters} stroke={paint.gold} stroke-width="6.6" stroke-dasharray="3.5 0.6" stroke-linecap="butt" />
                <path d={letters} stroke={paint.light} stroke-width="2.6" stroke-dasharray="3.5 4.7" stroke-dashoffset="2" />
                <path d={letters} stroke="#8a6518" stroke-width="0.6" />
            </g>
        </Svg>
    );
}
