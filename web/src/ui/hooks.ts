/** hooks.ts: small hooks that everybody needs. */
import { useEffect, useReducer, useState } from 'preact/hooks';

/** Draws again whenever `subscribe` calls. */
export function useChanges(subscribe: (listener: () => void) => () => void, key: unknown): void {
    const [, again] = useReducer<number, void>((n) => n + 1, 0);
    useEffect(() => {
        again(); // what changed between drawing and now
        return subscribe(() => again());
    }, [key]);
}

/** Whether a media query holds: useMedia('(min-width: 1100px)'). */
export function useMedia(query: string): boolean {
    const [holds, setHolds] = useState(() => matchMedia(query).matches);
    useEffect(() => {
        const list = matchMedia(query);
        const change = (): void => setHolds(list.matches);
        change();
        list.addEventListener('change', change);
        return () => list.removeEventListener('change', change);
    }, [query]);
    return holds;
}
