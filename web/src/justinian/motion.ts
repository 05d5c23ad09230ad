/**
 * motion.ts: things move from where they were to where they are. Elements with data-flip slide when
 * their place changes; those with data-enter come from the piece that data-from names (data-home)
 * when they first appear.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

interface Spot {
    x: number;
    y: number;
    width: number;
    height: number;
}

function spotOf(element: Element, box: DOMRect): Spot {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - box.left + width / 2, y: top - box.top + height / 2, width, height };
}

/** Lets one piece slide from where it, or its home, was. */
function slide(
    element: HTMLElement,
    piece: HTMLElement,
    box: DOMRect,
    to: Spot,
    before: Spot | undefined,
): void {
    const { enter, from } = piece.dataset;
    let start = before;
    if (enter !== undefined && start) return;
    if (!start && from) {
        const home = element.querySelector(`[data-home="${CSS.escape(from)}"]`);
        if (home) start = spotOf(home, box);
    }
    if (!start) return;
    const [dx, dy] = [start.x - to.x, start.y - to.y];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    const scale =
        enter !== undefined
            ? Math.min(1.6, Math.max(0.6, start.height / Math.max(1, to.height)))
            : 1;
    piece.animate(
        [
            { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
            { transform: 'none', zIndex: 5 },
        ],
        { duration: 300, easing: 'cubic-bezier(.3,.1,.2,1)', id: 'court' },
    );
}

/**
 * Slides things whenever `version` changes. Without `motion`, or with an empty version, everything
 * is where it is at once. It measures when the next picture is made, so that the page is laid out
 * once for both.
 */
export function useMotion(root: RefObject<HTMLElement>, motion: boolean, version: string): void {
    const spots = useRef(new Map<string, Spot>());
    const width = useRef(0);
    useLayoutEffect(() => {
        const frame = requestAnimationFrame(() => {
            const element = root.current;
            if (!element) return;
            const all = [...element.querySelectorAll<HTMLElement>('[data-flip], [data-enter]')];
            for (const piece of all)
                for (const animation of piece.getAnimations())
                    if (animation.id === 'court') animation.cancel();
            const box = element.getBoundingClientRect();
            const before = spots.current;
            const moves = motion && before.size > 0 && Math.abs(width.current - box.width) < 2;
            const name = ({ dataset }: HTMLElement): string => dataset.flip ?? dataset.enter ?? '';
            const now = new Map(all.map((piece) => [name(piece), spotOf(piece, box)]));
            spots.current = now;
            width.current = box.width;
            if (!moves) return;
            for (const piece of all) {
                const to = now.get(name(piece));
                if (to) slide(element, piece, box, to, before.get(name(piece)));
            }
        });
        return () => cancelAnimationFrame(frame);
    }, [version]);
}

/** Lets something small fly from one element to another: points to a player's panel. */
export function fly(from: Element | null, to: Element | null, text: string): void {
    if (!from || !to) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const piece = document.createElement('span');
    piece.className = 'justinian-flying';
    piece.textContent = text;
    piece.setAttribute('aria-hidden', 'true');
    document.body.append(piece);
    const at = (box: DOMRect): string =>
        `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
    const animation = piece.animate(
        [
            { transform: at(start), opacity: 1 },
            { transform: at(end), opacity: 1, offset: 0.85 },
            { transform: at(end), opacity: 0 },
        ],
        { duration: 700, easing: 'cubic-bezier(.4,0,.2,1)' },
    );
    animation.onfinish = animation.oncancel = () => piece.remove();
}
