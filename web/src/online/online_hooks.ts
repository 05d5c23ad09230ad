/**
 * online_hooks.ts: what the pages of this folder share: who is here, asking again and again, and doing
 * something that may fail.
 */
import { useEffect, useState } from 'preact/hooks';
import { me } from '../net/me';
import { Failed } from '../net/wire';
import { errorText } from '../net/words';
import { useChanges } from '../ui/hooks';

/** Who is before this page; finds it out if need be. */
export function useMe(): typeof me {
    useChanges(me.subscribe, me);
    useEffect(() => {
        void me.find();
        const again = (): void => void (me.server === 'away' && me.refresh());
        addEventListener('online', again);
        const timer = setInterval(again, 10_000);
        return () => {
            removeEventListener('online', again);
            clearInterval(timer);
        };
    }, []);
    return me;
}

/**
 * Asks at once, again and again while the page is seen, and when it is seen again. Who has left is
 * told nothing.
 */
export function useAsking<Found>(
    ask: () => Promise<Found>,
    every: number,
    key: unknown,
    tell: (found: Found) => void,
): void {
    useEffect(() => {
        let gone = false;
        const look = async (): Promise<void> => {
            if (document.hidden) return;
            const found = await ask();
            if (!gone) tell(found);
        };
        void look();
        const timer = setInterval(() => void look(), every);
        document.addEventListener('visibilitychange', look);
        return () => {
            gone = true;
            clearInterval(timer);
            document.removeEventListener('visibilitychange', look);
        };
    }, [key]);
}

export interface Doing {
    busy: boolean;
    /** What went wrong last, in words, and the server's word for it. */
    error: string;
    word: string;
    run(work: () => Promise<unknown>): Promise<boolean>;
    clear(): void;
}

/** Does one thing at a time, and keeps what went wrong to be said. */
export function useDoing(): Doing {
    const [busy, setBusy] = useState(false);
    const [[error, word], setError] = useState(['', '']);
    return {
        busy,
        error,
        word,
        clear: () => setError(['', '']),
        run: async (work) => {
            setBusy(true);
            setError(['', '']);
            try {
                await work();
                return true;
            } catch (failure) {
                setError([errorText(failure), failure instanceof Failed ? failure.word : '']);
                return false;
            } finally {
                setBusy(false);
            }
        },
    };
}
