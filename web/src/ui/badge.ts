/**
 * badge.ts: how many games wait for one, where it is seen from anywhere: in the title, on the tab's
 * icon and on the app's.
 */
import { useEffect } from 'preact/hooks';
import { turns } from '../net/turns';
import { useChanges } from './hooks';

let base = document.title;
let others = 0;

function show(): void {
    document.title = others ? `(${others}) ${base}` : base;
}

/** The title of what is shown; how many games wait is put before it. */
export function setTitle(title: string): void {
    base = title;
    show();
}

/**
 * Keeps them up to date. `table`: the one that is before one's eyes, which the title need not
 * count.
 */
export function useBadge(table: string): void {
    useChanges(turns.subscribe, turns);
    const [all, elsewhere] = [turns.count(), turns.count(table)];
    useEffect(() => {
        others = elsewhere;
        show();
    }, [elsewhere]);
    useEffect(() => {
        const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
        const wanted = all ? 'icon-turn.svg' : 'icon.svg';
        if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
        if (all) void navigator.setAppBadge?.(all).catch(() => undefined);
        else void navigator.clearAppBadge?.().catch(() => undefined);
    }, [all]);
}
