/**
 * notice.ts: says that it is one's turn where it is seen from other windows: in the title, and as a
 * notice of the browser.
 */
import { useEffect } from 'preact/hooks';
import { say } from '../engine/say';
import { setTitle } from './badge';
import { settings } from './settings';

/** Asks for leave to show notices; whether it was given. */
export async function askForNotices(): Promise<boolean> {
    if (typeof Notification === 'undefined') return false;
    return (
        Notification.permission === 'granted' ||
        (await Notification.requestPermission()) === 'granted'
    );
}

function notify(text: string): void {
    if (
        !settings().notices ||
        !document.hidden ||
        typeof Notification === 'undefined' ||
        Notification.permission !== 'granted'
    )
        return;
    try {
        const notice = new Notification(say('web_title'), {
            body: text,
            icon: 'icon.svg',
            tag: 'nika-turn',
        });
        notice.onclick = () => {
            window.focus();
            notice.close();
        };
    } catch {
        /* some browsers show notices only from a service worker */
    }
}

export function useTurnNotice(mine: boolean, sentence: string): void {
    useEffect(() => {
        setTitle(mine ? `● ${sentence}` : `${sentence} – ${say('web_title')}`);
    }, [mine, sentence]);
    useEffect(() => {
        if (mine) notify(sentence);
    }, [mine]);
    useEffect(() => () => setTitle(say('web_title')), []);
}
