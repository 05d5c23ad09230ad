/**
 * settings.ts: what a person chose for this browser, kept in its storage and applied to the page.
 */
import { useReducer, useEffect } from 'preact/hooks';
import { language, languages, setLanguage } from '../engine/say';
import type { Language } from '../engine/types';
import type { Pace } from '../play/stage';

export type PaceName = 'step' | 'slow' | 'normal' | 'fast' | 'none';
export const paceNames: readonly PaceName[] = ['step', 'slow', 'normal', 'fast', 'none'];
const paces: Record<PaceName, Pace> = {
    step: 'step',
    slow: 2200,
    normal: 1000,
    fast: 350,
    none: 0,
};

/** What a solo game is begun with, by game; see pages/solo.tsx. */
export interface SoloChoice {
    players: number;
    levels: string[];
    edition: string;
    rules: Record<string, string>;
    court: string;
    people: string[];
}

export interface Settings {
    language: Language | 'auto';
    theme: 'auto' | 'light' | 'dark';
    contrast: 'auto' | 'more';
    motion: 'auto' | 'on' | 'off';
    sound: boolean;
    volume: number;
    notices: boolean;
    pace: PaceName;
    confirm: boolean;
    /** Whether the only legal answer is given without a click, in games against the computer. */
    single: boolean;
    name: string;
    /** Whether the panel beside the table is open, where there is room for it. */
    panel: boolean;
    solo: Record<string, SoloChoice>;
    /** The games whose goal need not be said any more. */
    known: Record<string, boolean>;
}

const defaults: Settings = {
    language: 'auto',
    theme: 'auto',
    contrast: 'auto',
    motion: 'auto',
    sound: false,
    volume: 60,
    notices: false,
    pace: 'normal',
    confirm: true,
    single: true,
    name: '',
    panel: true,
    solo: {},
    known: {},
};
const place = 'nika.settings';
const listeners = new Set<() => void>();

function read(): Settings {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
        const all: Record<string, unknown> = { ...defaults };
        if (kept && typeof kept === 'object')
            for (const [key, value] of Object.entries(kept))
                if (key in defaults && typeof value === typeof all[key]) all[key] = value;
        return all as unknown as Settings;
    } catch {
        return { ...defaults };
    }
}

let current = read();

export function settings(): Settings {
    return current;
}

export function changeSettings(change: Partial<Settings>): void {
    current = { ...current, ...change };
    try {
        localStorage.setItem(place, JSON.stringify(current));
    } catch {
        /* kept for this page only */
    }
    applySettings().catch(() => undefined); // the language stays as it was
    listeners.forEach((listener) => listener());
}

function onSettings(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

export function useSettings(): Settings {
    const [, again] = useReducer<number, void>((n) => n + 1, 0);
    useEffect(() => onSettings(() => again()), []);
    return current;
}

/** The language that was chosen, or else the browser's. */
function chosenLanguage(): Language {
    if (current.language !== 'auto') return current.language;
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return wanted.map((word) => languages.find((tag) => tag === word)).find((tag) => tag) ?? 'en';
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemContrast = matchMedia('(prefers-contrast: more)');

function applyLooks(): void {
    const { dataset } = document.documentElement;
    const systemTheme = systemDark.matches ? 'dark' : 'light';
    dataset.theme = current.theme === 'auto' ? systemTheme : current.theme;
    dataset.contrast = systemContrast.matches ? 'more' : current.contrast;
    dataset.motion = current.motion === 'off' ? 'less' : current.motion;
}
systemDark.addEventListener('change', applyLooks);
systemContrast.addEventListener('change', applyLooks);

/** Makes the page look and speak as was chosen. `first`: also loads what the language needs. */
export async function applySettings(first = false): Promise<void> {
    applyLooks();
    const chosen = chosenLanguage();
    if (first || chosen !== language()) await setLanguage(chosen);
}

/** Whether things move. */
export function motion(): boolean {
    return (
        current.motion === 'on' ||
        (current.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    );
}

export function pace(): Pace {
    return paces[current.pace] ?? paces.normal;
}
