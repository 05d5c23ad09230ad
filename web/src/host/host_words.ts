/**
 * host_words.ts: what this page says. Few people ever see it, so its sentences are not in the
 * engine, which every visit loads, but come with the page, in the language that was chosen.
 */
import { useEffect, useState } from 'preact/hooks';
import { pageWords, type PageMessages } from '../../../build/web/keys';
import { language } from '../engine/say';

type Words = Record<keyof PageMessages, string>;

let words: Words | undefined;

/** Whether there are words; those of another language are loaded when it is chosen. */
export function useWords(): boolean {
    const wanted = language();
    const [, setLoaded] = useState('');
    useEffect(() => {
        let gone = false;
        void pageWords[wanted]().then((module) => {
            if (gone) return;
            words = module.words;
            setLoaded(wanted);
        });
        return () => {
            gone = true;
        };
    }, [wanted]);
    return words !== undefined;
}

type Given<K extends keyof PageMessages> = keyof PageMessages[K] extends never
    ? []
    : [PageMessages[K]];

/** Says a message of this page. */
export function tell<K extends keyof PageMessages>(key: K, ...rest: Given<K>): string {
    const places = (rest[0] ?? {}) as Record<string, string>;
    return (words?.[key] ?? '').replace(/\{([a-z]+)\}/g, (_, name: string) => places[name] ?? '');
}
