/** pieces.ts: which pieces on the table (data-piece) a part of a sentence speaks of. */
import { groupNames } from '../byzantz/byzantz';
import type { Color, Part } from '../engine/types';
import { colors, tokenKinds } from '../justinian/questions';

export function inMask(mask: number): number[] {
    return [0, 1, 2, 3, 4, 5].filter((bit) => (mask >> bit) & 1);
}

/** Cards of Justinian as messages have them: 12 bits for each color. */
export function courtCards(mask: number): { color: Color; n: number }[] {
    return colors.flatMap((color, i) =>
        Array.from({ length: 12 }, (_, n) => ({ color, n: n + 1 })).filter(
            ({ n }) => Math.floor(mask / 2 ** (12 * i + n - 1)) % 2 === 1,
        ),
    );
}

function piecesOf(part: Part): string[] {
    if (typeof part === 'string') return [];
    const value = Number(part.value);
    switch (part.is) {
        case 'seat':
            return [`seat${value}`];
        case 'seats':
            return inMask(value).map((seat) => `seat${seat}`);
        case 'good':
            return [groupNames[value] ?? ''];
        case 'counselor':
            return [`c${value + 1}`];
        case 'color':
            return [colors[value] ?? ''];
        case 'colors':
            return inMask(value).map((color) => colors[color] ?? '');
        case 'token':
            return [tokenKinds[value] ?? ''];
        case 'phase':
            return ['phase'];
        case 'cards':
            return courtCards(value).map(({ color, n }) => `${color}${n}`);
        case 'goods':
            return String(part.value).split(' ');
        default:
            return [];
    }
}

/** Marks the pieces of these parts with data-lit, and no others. Boards need not know. */
export function light(root: HTMLElement | null, parts: readonly Part[]): void {
    if (!root) return;
    const wanted = new Set(parts.flatMap(piecesOf));
    root.querySelectorAll<HTMLElement>('[data-lit]').forEach((element) => {
        if (!wanted.has(element.dataset.piece ?? '')) delete element.dataset.lit;
    });
    if (wanted.size)
        root.querySelectorAll<HTMLElement>('[data-piece]').forEach((element) => {
            if (wanted.has(element.dataset.piece ?? '')) element.dataset.lit = '';
        });
}
