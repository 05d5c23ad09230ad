/** app.tsx: starts the client. */
import { Component, render, type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { onLanguage } from './engine/say';
import { Broken, isUnfetched, Loading, Lost, Unfetched } from './pages/pages_frame';
import { laterStyles } from './pages/later';
import { pages, type Page } from './pages/pages';
import { useBadge } from './ui/badge';
import { useChanges } from './ui/hooks';
import { KeyHelp } from './ui/keysheet';
import { match, usePath } from './ui/router';
import { applySettings } from './ui/settings';
import { UpdateNotice } from './ui/update';

/** What breaks in a page breaks only that page. */
class Boundary extends Component<
    { path: string; children: ComponentChildren },
    { error: unknown; path: string }
> {
    override state = { error: undefined as unknown, path: '' };
    override componentDidCatch(error: unknown): void {
        this.setState({ error, path: this.props.path });
    }
    override render(): ComponentChildren {
        return this.state.error !== undefined && this.state.path === this.props.path ? (
            <Broken error={this.state.error} />
        ) : (
            this.props.children
        );
    }
}

function App() {
    const path = usePath();
    useChanges(onLanguage, 0);
    useBadge(match('/t/:id', path.split('?')[0] ?? '')?.id ?? '');
    const [loaded, setLoaded] = useState<
        { path: string; Page: Page } | { path: string; error: unknown } | undefined
    >(undefined);
    const [route = '/', search = ''] = path.split('?');
    const entry = pages.find((page) => match(page.path, route));
    const load = async (): Promise<void> => {
        if (entry?.load)
            await Promise.all([entry.load(), laterStyles()]).then(
                ([Page]) => setLoaded({ path: entry.path, Page }),
                (error) => setLoaded({ path: entry.path, error }),
            );
    };
    useEffect(() => void load(), [entry]);
    const first = useRef(true);
    useEffect(() => {
        if (!first.current) document.getElementById('content')?.focus({ preventScroll: true });
        first.current = false;
        scrollTo(0, 0);
    }, [route]);
    const mine = loaded && loaded.path === entry?.path ? loaded : undefined;
    const Shown = entry?.page ?? (mine && 'Page' in mine ? mine.Page : undefined);
    return (
        <Boundary path={path}>
            {!entry ? (
                <Lost />
            ) : Shown ? (
                <Shown
                    key={entry.path}
                    params={match(entry.path, route) ?? {}}
                    query={new URLSearchParams(search)}
                />
            ) : mine && 'error' in mine ? (
                isUnfetched(mine.error) ? (
                    <Unfetched again={load} />
                ) : (
                    <Broken error={mine.error} />
                )
            ) : (
                <Loading />
            )}
            <KeyHelp />
            <UpdateNotice />
        </Boundary>
    );
}

const place = document.getElementById('app')!;
applySettings(true).then(
    () => render(<App />, place),
    () => (document.documentElement.dataset.failed = ''),
);
