/**
 * drag.ts: a token is taken from the hand and dropped on a place, by mouse, pen or finger. Nothing
 * needs it: clicks do the same.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Token } from '../engine/types';
import type { Place } from './questions';

interface Dragged {
    token: Token;
    over: Place | undefined;
}

function placeUnder(x: number, y: number): Place | undefined {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
    return found?.dataset.place as Place | undefined;
}

export function useDrag(drop: (token: Token, place: Place) => void): {
    dragged: Dragged | undefined;
    /** For the element that follows the pointer. */
    follow: (element: HTMLElement | null) => void;
    /** For the token's pointerdown. */
    take: (event: PointerEvent, token: Token) => void;
    /** Whether the click that comes now is the end of a drag. */
    ended: () => boolean;
} {
    const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
    const ghost = useRef<HTMLElement | null>(null);
    const last = useRef({ x: 0, y: 0 });
    const stop = useRef<(() => void) | undefined>(undefined);
    const when = useRef(0);
    const dropped = useRef(drop);
    dropped.current = drop;
    useEffect(() => () => stop.current?.(), []);

    const put = (): void => {
        if (ghost.current)
            ghost.current.style.transform = `translate(${last.current.x}px, ${last.current.y}px) translate(-50%, -62%)`;
    };
    const take = (event: PointerEvent, token: Token): void => {
        if (event.button !== 0 || stop.current) return;
        const start = { x: event.clientX, y: event.clientY };
        let on = false;
        const move = (next: PointerEvent): void => {
            if (next.pointerId !== event.pointerId) return;
            last.current = { x: next.clientX, y: next.clientY };
            if (!on && Math.hypot(next.clientX - start.x, next.clientY - start.y) < 7) return;
            on = true;
            next.preventDefault();
            const over = placeUnder(next.clientX, next.clientY);
            setDragged((before) => (before && before.over === over ? before : { token, over }));
            put();
        };
        const end = (next: PointerEvent): void => {
            if (next.pointerId !== event.pointerId) return;
            stop.current?.();
            if (!on) return;
            when.current = performance.now();
            const place =
                next.type === 'pointerup' ? placeUnder(next.clientX, next.clientY) : undefined;
            if (place) dropped.current(token, place);
        };
        stop.current = () => {
            window.removeEventListener('pointermove', move);
            window.removeEventListener('pointerup', end);
            window.removeEventListener('pointercancel', end);
            stop.current = undefined;
            setDragged(undefined);
        };
        window.addEventListener('pointermove', move, { passive: false });
        window.addEventListener('pointerup', end);
        window.addEventListener('pointercancel', end);
    };
    return {
        dragged,
        take,
        follow: (element) => {
            ghost.current = element;
            put();
        },
        ended: () => performance.now() - when.current < 60,
    };
}
