/** hooks.ts: small hooks that everybody needs. */
import { useEffect, useReducer } from 'preact/hooks';

/** Draws again whenever `subscribe` calls. */
export function useChanges(subscribe: (listener: () => void) => () => void, key: unknown): void {
    const [, again] = useReducer<number, void>((n) => n + 1, 0);
    useEffect(() => {
        again(); // what changed between drawing and now
        return subscribe(() => again());
    }, [key]);
}
