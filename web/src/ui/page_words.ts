/**
 * page_words.ts: what pages say that few people open. Their sentences (X-Page-Areas in po/en.po) are
 * not in the engine, which every visit loads, but come with the page, in the language that was
 * chosen.
 */
import { useEffect, useState } from 'preact/hooks';
import { pageWords, type PageMessages } from '../../../build/web/keys';
import { language } from '../engine/say';

type Words = Record<keyof PageMessages, string>;

let words: Words | undefined;

/** Loads the words of the language that is chosen now. */
export async function loadWords(): Promise<void> {
    const wanted = language();
    const loaded = await pageWords[wanted]();
    if (wanted === language()) words = loaded.words;
}

/** Follows the language; what can't be had stays as it was. */
export function useWords(): void {
    const wanted = language();
    const [, setLoaded] = useState(wanted);
    useEffect(() => {
        void loadWords().then(
            () => setLoaded(wanted),
            () => undefined,
        );
    }, [wanted]);
}

type Given<K extends keyof PageMessages> = keyof PageMessages[K] extends never
    ? []
    : [PageMessages[K]];

/** Says a message of such a page. */
export function tell<K extends keyof PageMessages>(key: K, ...rest: Given<K>): string {
    const places = (rest[0] ?? {}) as Record<string, string>;
    return (words?.[key] ?? '').replace(/\{([a-z]+)\}/g, (_, name: string) => places[name] ?? '');
}
