/** say.ts: everything that people read comes from the engine's catalogues, by key, in the language that was chosen. */
import type { Messages } from '../../../build/web/keys';
import { ask, loadEngine } from './engine';
import type { Language, Line, Setup } from './types';

export const languages: readonly Language[] = ['en', 'it', 'fr', 'ja'];
export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français', ja: '日本語' };

let current: Language = 'en';
let wanted: Language = 'en';
const listeners = new Set<() => void>();
const cache = new Map<string, string>();

export function language(): Language {
    return current;
}

/** Loads what the language needs and then speaks it; the language stays as it was if that fails. Before anything else. */
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

/** Says a message: say('web_title'), say('meet_seats_left', { n: 2 }). Players' names, where a message needs them, come from the setup. */
export function say<K extends Key>(key: K, ...rest: keyof Messages[K] extends never ? [] : [Messages[K], Setup?]): string {
    const [args, setup] = rest as [Record<string, unknown>?, Setup?];
    const index = args ? `${key} ${JSON.stringify(args)} ${setup ? setup.names.join() : ''}` : key;
    let text = cache.get(index);
    if (text === undefined) {
        text = ask<{ text: string }>({ ask: 'say', key, language: current, arguments: args ?? {}, ...(setup ? { setup } : {}) }).text;
        if (cache.size > 5000) cache.clear();
        cache.set(index, text);
    }
    return text;
}

/** The same as a line, whose parts can be shown: its cards as little cards. */
export function sayLine<K extends Key>(key: K, ...rest: keyof Messages[K] extends never ? [] : [Messages[K], Setup?]): Line {
    const [args, setup] = rest as [Record<string, unknown>?, Setup?];
    return ask<{ line: Line }>({ ask: 'line', key, language: current, arguments: args ?? {}, ...(setup ? { setup } : {}) }).line;
}
