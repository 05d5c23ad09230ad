/**
 * index.tsx: the pieces, drawn fresh: everybody draws them through these. Each is one <svg> that fills its box (width and
 * height come from CSS: class "art" is 1em high), hidden from screen readers unless it gets a `title`.
 */
import type { ComponentChildren } from 'preact';
import type { Color, Token } from '../engine/types';

interface ArtProps { title?: string; class?: string }

function Svg({ box, title, children, ...rest }: ArtProps & { box: string; children: ComponentChildren }) {
    return (
        <svg viewBox={box} class={`art ${rest.class ?? ''}`} role={title ? 'img' : undefined} aria-label={title} aria-hidden={title ? undefined : 'true'}>
            {children}
        </svg>
    );
}

export const seatLetters = 'ABCDEF';
export const seatColors = ['#1f5fa8', '#b3402a', '#2f7f6f', '#7a4fa0', '#8a6a10', '#5c5c66'];

/** A seat's mark: color, shape and letter (● A, ▲ B, ■ C, ◆ D, ⬟ E, ★ F). */
export function SeatMark({ seat, ...rest }: ArtProps & { seat: number }) {
    return <Svg box="0 0 24 24" {...rest}><circle cx="12" cy="12" r="11" fill={seatColors[seat]} /><text x="12" y="17" font-size="14" text-anchor="middle" fill="#fff">{seatLetters[seat]}</text></Svg>;
}

/** The bust of a counselor, 1 to 12. Box 3:4. */
export function Counselor({ n, ...rest }: ArtProps & { n: number }) {
    return <Svg box="0 0 60 80" {...rest}><rect width="60" height="80" fill="#d9c9a0" /><text x="30" y="50" font-size="30" text-anchor="middle">{n}</text></Svg>;
}

/** A token face up. Round. */
export function TokenFace({ token, ...rest }: ArtProps & { token: Token }) {
    return <Svg box="0 0 40 40" {...rest}><circle cx="20" cy="20" r="19" fill={token[0] === '+' ? '#221a17' : '#c8452f'} /><text x="20" y="27" font-size="18" text-anchor="middle" fill="#fff">{token.replace('-', '−')}</text></Svg>;
}

/** A token face down: its owner's mark; to its owner also, small, its value. */
export function TokenBack({ seat, token, ...rest }: ArtProps & { seat: number; token?: Token | null }) {
    return <Svg box="0 0 40 40" {...rest}><circle cx="20" cy="20" r="19" fill={seatColors[seat]} /><text x="20" y="27" font-size="18" text-anchor="middle" fill="#fff">{seatLetters[seat]}{token?.replace('-', '−')}</text></Svg>;
}

/** The sign of a color of Justinian's cards: red ✠, blue ⚖, green ⌂, yellow ⛵. */
export function ColorSign({ color, ...rest }: ArtProps & { color: Color }) {
    return <Svg box="0 0 24 24" {...rest}><rect width="24" height="24" fill={color} /></Svg>;
}

/** A card of Justinian: a counselor in a color. Box 5:7. */
export function CourtCard({ color, n, ...rest }: ArtProps & { color: Color; n: number }) {
    return <Svg box="0 0 50 70" {...rest}><rect width="50" height="70" rx="4" fill={color} /><text x="25" y="42" font-size="22" text-anchor="middle">{n}</text></Svg>;
}

/** A good, or the merchant, by the first letter of its cards: C S W T G O M. Square. */
export function Good({ good, ...rest }: ArtProps & { good: string }) {
    return <Svg box="0 0 40 40" {...rest}><rect width="40" height="40" fill="#ddd" /><text x="20" y="28" font-size="22" text-anchor="middle">{good}</text></Svg>;
}

/** A card of Byzantz, "C4", "M", or face down, "?". Box 5:7. */
export function GoodsCard({ card, ...rest }: ArtProps & { card: string }) {
    return <Svg box="0 0 50 70" {...rest}><rect width="50" height="70" rx="4" fill="#eee" stroke="#222" /><text x="25" y="42" font-size="20" text-anchor="middle">{card}</text></Svg>;
}

/** A bidder card of Byzantz, 1 to 6. Box 5:7. */
export function BidderCard({ n, ...rest }: ArtProps & { n: number }) {
    return <Svg box="0 0 50 70" {...rest}><rect width="50" height="70" rx="4" fill="#d4a73c" /><text x="25" y="45" font-size="30" text-anchor="middle">{n}</text></Svg>;
}

/** The name of the site as a mosaic. Box 4:1. */
export function Logo(rest: ArtProps) {
    return <Svg box="0 0 160 40" {...rest}><text x="80" y="32" font-size="34" text-anchor="middle" fill="currentColor">NIKA</text></Svg>;
}

export type IconName =
    | 'menu' | 'close' | 'back' | 'next' | 'first' | 'last' | 'play' | 'pause' | 'step' | 'undo' | 'help' | 'hint' | 'settings' | 'sound' | 'mute' | 'talk' | 'log'
    | 'people' | 'person' | 'computer' | 'eye' | 'link' | 'share' | 'download' | 'upload' | 'clock' | 'crown' | 'check' | 'warning' | 'lost' | 'book' | 'learn' | 'plus'
    | 'left' | 'right' | 'up' | 'down' | 'trash' | 'flag' | 'rematch' | 'branch' | 'globe' | 'lock' | 'send' | 'bell' | 'fullscreen' | 'coins' | 'gavel';

/** A sign for a button, in the color of its text. Square. */
export function Icon({ name, ...rest }: ArtProps & { name: IconName }) {
    return <Svg box="0 0 24 24" {...rest}><rect x="3" y="3" width="18" height="18" fill="none" stroke="currentColor" /><text x="12" y="16" font-size="8" text-anchor="middle" fill="currentColor">{name.slice(0, 3)}</text></Svg>;
}
