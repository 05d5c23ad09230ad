/**
 * say.ts: everything that people read comes from the engine's catalogues, by key, in the language
 * that was chosen.
 */
import { languageNames, type Messages, unspaced } from '../../../build/web/keys';
import { ask, loadEngine } from './engine';
import type { Language, Line, Setup } from './types';

export { languageNames };
export const languages = Object.keys(languageNames) as Language[];

/** What stands between words, and where a sentence that was broken into lines flows again. */
export function wordSpace(): string {
    return unspaced.includes(current) ? '' : ' ';
}

let current: Language = 'en';
let wanted: Language = 'en';
const listeners = new Set<() => void>();
/** What has been said, by all that it depends on. */
const cache = new Map<string, { text?: string; line?: Line }>();

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

/** Asks for a message, as a text or a line; the same is asked once. */
function said<Answer extends { text?: string; line?: Line }>(
    what: 'say' | 'line',
    key: Key,
    args: Record<string, unknown> | undefined,
    setup?: Setup,
    self?: number,
): Answer {
    const index = `${what} ${key} ${JSON.stringify(args)} ${setup?.names.join()} ${self}`;
    let answer = cache.get(index);
    if (!answer) {
        answer = ask<Answer>({
            ask: what,
            key,
            language: current,
            arguments: args ?? {},
            ...(setup ? { setup } : {}),
            ...(self === undefined ? {} : { self }),
        });
        if (cache.size > 5000) cache.clear();
        cache.set(index, answer);
    }
    return answer as Answer;
}

/**
 * Says a message: say('web_title'), say('web_online_seats_left', { n: 2 }). Players' names, where a
 * message needs them, come from the setup.
 */
export function say<K extends Key>(key: K, ...rest: Given<K>): string {
    const [args, setup, self] = rest as [Record<string, unknown>?, Setup?, number?];
    return said<{ text: string }>('say', key, args, setup, self).text;
}

/** Says what the word of an error means, one of a server or of a connection (docs/protocol.md). */
export function sayError(word: string): string {
    return ask<{ text: string }>({ ask: 'error', word: word.slice(0, 60), language: current }).text;
}

/** The same as a line, whose parts can be shown: its cards as little cards. */
export function sayLine<K extends Key>(key: K, ...rest: Given<K>): Line {
    const [args, setup, self] = rest as [Record<string, unknown>?, Setup?, number?];
    return said<{ line: Line }>('line', key, args, setup, self).line;
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
    const args = { ...several.arguments, who };
    return { ...said<{ line: Line }>('line', several.key, args, setup, self).line, manner };
}

/** A rule that was broken into lines for a terminal, as flowing text. */
export function flowing(text: string): string {
    return text
        .replace(/^ *- /, '')
        .trim()
        .replace(/\s*\n\s*/g, wordSpace());
}

/** Names as a list: "Ada, Bo and Cy". */
export function joined(names: readonly string[]): string {
    const last = names.at(-1) ?? '';
    return names.length > 1 ? say('list_and', { before: listed(names.slice(0, -1)), last }) : last;
}

/** Several things as a list: "Ada 2, Bo 1". */
export function listed(parts: readonly string[]): string {
    return parts.length ? parts.reduce((before, next) => say('list_comma', { before, next })) : '';
}

/** Short statements one after the other, for who hears the page. Empty ones are left out. */
export function stated(parts: readonly string[]): string {
    const said = parts.filter(Boolean);
    return said.length ? said.reduce((before, next) => say('sentence_next', { before, next })) : '';
}

/** A label with what it tells: "Bo: has picked". */
export function labelled(label: string, value: string | number): string {
    return say('label_value', { label, value: String(value) });
}
