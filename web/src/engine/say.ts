/**
 * say.ts: everything that people read comes from the engine's catalogues, by key, in the language
 * that was chosen.
 */
import type { Messages } from '../../../build/web/keys';
import { ask, loadEngine } from './engine';
import type { Language, Line, Setup } from './types';

export const languages: readonly Language[] = ['en', 'it', 'fr', 'ja'];
export const languageNames: Record<Language, string> = {
    en: 'English',
    it: 'Italiano',
    fr: 'Français',
    ja: '日本語',
};

let current: Language = 'en';
let wanted: Language = 'en';
const listeners = new Set<() => void>();
const cache = new Map<string, string>();

export function language(): Language {
    return current;
}

/**
 * Loads what the language needs and then speaks it; the language stays as it was if that fails.
 * Before anything else.
 */
export async function setLanguage(next: Language): Promise<void> {
    wanted = next;
    const use = await loadEngine(next);
    if (wanted !== next) return; // another was chosen meanwhile
    use();
    current = next;
    cache.clear();
    document.documentElement.lang = next;
    listeners.forEach((listener) => listener());
}

export function onLanguage(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** The keys of our messages. */
export type Key = keyof Messages;

/**
 * Who are spoken of, where a message names players, and the seat of who listens, which is then
 * "you".
 */
type Given<K extends Key> = keyof Messages[K] extends never ? [] : [Messages[K], Setup?, number?];

function question(
    key: Key,
    args: Record<string, unknown> = {},
    setup?: Setup,
    self?: number,
): Record<string, unknown> {
    return {
        key,
        language: current,
        arguments: args,
        ...(setup ? { setup } : {}),
        ...(self === undefined ? {} : { self }),
    };
}

/**
 * Says a message: say('web_title'), say('meet_seats_left', { n: 2 }). Players' names, where a
 * message needs them, come from the setup.
 */
export function say<K extends Key>(key: K, ...rest: Given<K>): string {
    const [args, setup, self] = rest as [Record<string, unknown>?, Setup?, number?];
    const index = args
        ? `${key} ${JSON.stringify(args)} ${setup ? setup.names.join() : ''} ${self ?? ''}`
        : key;
    let text = cache.get(index);
    if (text === undefined) {
        text = ask<{ text: string }>({ ask: 'say', ...question(key, args, setup, self) }).text;
        if (cache.size > 5000) cache.clear();
        cache.set(index, text);
    }
    return text;
}

/** The same as a line, whose parts can be shown: its cards as little cards. */
export function sayLine<K extends Key>(key: K, ...rest: Given<K>): Line {
    const [args, setup, self] = rest as [Record<string, unknown>?, Setup?, number?];
    return ask<{ line: Line }>({ ask: 'line', ...question(key, args, setup, self) }).line;
}

/** A line about one seat, said of several: of those who did the same, one after the other. */
export function lineOfSeveral(
    { manner, several }: Line,
    seats: readonly number[],
    setup: Setup,
    self?: number,
): Line | undefined {
    if (!several) return undefined;
    const who = seats.reduce((mask, seat) => mask | (1 << seat), 0);
    return {
        ...ask<{ line: Line }>({
            ask: 'line',
            ...question(several.key, { ...several.arguments, who }, setup, self),
        }).line,
        manner,
    };
}
