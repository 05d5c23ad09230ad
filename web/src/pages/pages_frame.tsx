/**
 * pages_frame.tsx: what all pages but the tables have around them; and the pages for when there is
 * nothing to show.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, Logo } from '../art';
import { say } from '../engine/say';
import { savedGames } from '../play/saved';
import { readLines } from '../play/store';
import { me } from '../net/me';
import { turns } from '../net/turns';
import { setTitle } from '../ui/badge';
import { saveText } from '../ui/download';
import { useChanges } from '../ui/hooks';
import { LanguageChoice } from '../ui/settingsform';

interface PageFrameProps {
    /** For the window's title; and as the page's heading unless `bare`. */
    title: string;
    bare?: boolean;
    /** How wide the text may be: a page to read is narrow. */
    width?: 'narrow' | 'wide' | 'full';
    /** Beside the heading. */
    actions?: ComponentChildren;
    class?: string;
    children: ComponentChildren;
}

export function PageFrame({
    title,
    bare = false,
    width = 'narrow',
    actions,
    children,
    ...rest
}: PageFrameProps) {
    useEffect(() => {
        setTitle(bare ? say('web_title') : `${title} – ${say('web_title')}`);
    }, [title, bare]);
    useChanges(turns.subscribe, turns);
    useChanges(me.subscribe, me);
    const waiting = turns.count();
    const links: { href: string; text: string; n?: number }[] = [
        { href: '#/lobby', text: say('web_nav_lobby') },
        { href: '#/games', text: say('web_nav_games'), n: waiting },
        { href: '#/rules/justinian', text: say('web_rules') },
        { href: '#/settings', text: say('web_settings') },
        ...(me.person?.host ? [{ href: '#/host', text: say('web_nav_host') }] : []),
    ];
    return (
        <div class="page">
            <a
                class="page-skip"
                href="#content"
                onClick={(event) => {
                    event.preventDefault();
                    document.getElementById('content')?.focus();
                }}
            >
                {say('web_to_content')}
            </a>
            <header class="page-top">
                <a class="page-logo" href="#/" aria-label={say('web_to_start')}>
                    <Logo />
                </a>
                <nav class="page-nav" aria-label={say('web_menu')}>
                    {links.map(({ href, text, n }) => (
                        <a
                            key={href}
                            href={href}
                            aria-current={
                                location.hash === href || location.hash.startsWith(`${href}/`)
                                    ? 'page'
                                    : undefined
                            }
                            aria-label={n ? say('web_nav_games_wait', { n }) : undefined}
                        >
                            {text}
                            {n ? (
                                <b class="page-count" data-waiting={n}>
                                    {n}
                                </b>
                            ) : null}
                        </a>
                    ))}
                </nav>
                <LanguageChoice />
            </header>
            <main id="content" class={`page-main is-${width} ${rest.class ?? ''}`} tabIndex={-1}>
                {bare ? null : (
                    <div class="page-head">
                        <h1>{title}</h1>
                        {actions}
                    </div>
                )}
                {children}
            </main>
            <footer class="page-foot border-mosaic">
                <nav class="page-foot-links" aria-label={say('web_more_pages')}>
                    <a href="#/rules/justinian">{say('web_rules_of_justinian')}</a>
                    <a href="#/rules/byzantz">{say('web_rules_of_byzantz')}</a>
                    <a href="#/replay">{say('web_replay')}</a>
                    <a href="#/about">{say('web_about')}</a>
                </nav>
            </footer>
        </div>
    );
}

/** Shown only if loading takes long enough to be noticed. */
export function Loading() {
    const [late, setLate] = useState(false);
    useEffect(() => {
        const timer = setTimeout(() => setLate(true), 250);
        return () => clearTimeout(timer);
    }, []);
    return late ? (
        <div class="page-loading" role="status">
            <span class="spin" />
            <p>{say('web_loading')}</p>
        </div>
    ) : null;
}

/** An address that leads nowhere. */
export function Lost() {
    return (
        <PageFrame title={say('web_lost')}>
            <div class="page-empty" data-state="lost">
                <Icon name="lost" />
                <p>{say('web_lost_why')}</p>
                <div class="row">
                    <a class="button primary" href="#/">
                        {say('web_to_start')}
                    </a>
                    <a class="button plain" href="#/lobby">
                        {say('web_nav_lobby')}
                    </a>
                </div>
            </div>
        </PageFrame>
    );
}

/**
 * Whether a part of the program could not be fetched: no mistake of ours, but a network that is
 * gone.
 */
export function isUnfetched(error: unknown): boolean {
    return (
        error instanceof TypeError &&
        /dynamically imported module|importing a module|could not be fetched/i.test(error.message)
    );
}

/** A page that was not fetched before the network went. It comes by itself once there is one. */
export function Unfetched({ again }: { again(): Promise<void> }) {
    const [busy, setBusy] = useState(false);
    const retry = async (): Promise<void> => {
        setBusy(true);
        await again();
        setBusy(false);
    };
    useEffect(() => {
        const back = (): void => void retry();
        addEventListener('online', back);
        // The browser may say so a moment too early, and says it once; and a part that began to load
        // meanwhile may never come. Once there is a network for sure, the page is loaded anew.
        const timer = setInterval(() => {
            if (navigator.onLine)
                fetch('.', { cache: 'no-store' }).then(
                    ({ ok }) => ok && location.reload(),
                    () => undefined,
                );
        }, 3000);
        return () => {
            removeEventListener('online', back);
            clearInterval(timer);
        };
    }, []);
    return (
        <PageFrame title={say('web_unfetched')}>
            <div class="page-empty" data-state="unfetched">
                <Icon name="lost" />
                <p>{say('web_unfetched_why')}</p>
                <div class="row">
                    <button
                        class="button primary"
                        data-action="again"
                        disabled={busy}
                        onClick={() => void retry()}
                    >
                        <Icon name="rematch" />
                        {say('web_online_try_again')}
                    </button>
                    <a class="button plain" href="#/">
                        {say('web_to_start')}
                    </a>
                </div>
            </div>
        </PageFrame>
    );
}

/** Something broke: what is kept is safe, and can be taken out. */
export function Broken({ error }: { error: unknown }) {
    const [game] = savedGames();
    const save = async (id: string): Promise<void> =>
        saveText(
            `nika-${id}.nika`,
            ((await readLines(id)) ?? []).map((line) => `${JSON.stringify(line)}\n`).join(''),
        );
    return (
        <div class="page-broken" role="alert">
            <Icon name="warning" />
            <h1>{say('web_broken')}</h1>
            <p>{say('web_broken_why')}</p>
            <div class="row">
                <button class="button primary" onClick={() => location.reload()}>
                    <Icon name="rematch" />
                    {say('web_reload')}
                </button>
                {game ? (
                    <button class="button plain" onClick={() => void save(game.id)}>
                        <Icon name="download" />
                        {say('web_save_record')}
                    </button>
                ) : null}
                <a
                    class="button plain"
                    href="#/"
                    onClick={() => setTimeout(() => location.reload(), 0)}
                >
                    {say('web_to_start')}
                </a>
            </div>
            <details>
                <summary>{say('web_broken_details')}</summary>
                <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
            </details>
        </div>
    );
}
