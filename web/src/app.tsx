/** app.tsx: starts the client. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onLanguage, preferredLanguage, setLanguage } from './engine/say';
import { keepOffline } from './offline';
import { pages, type Page } from './pages/pages';
import { useChanges } from './ui/hooks';
import { match, usePath } from './ui/router';
import { UpdateNotice } from './ui/update';

function App() {
    const path = usePath();
    useChanges(onLanguage, 0);
    const [loaded, setLoaded] = useState<{ path: string; Page: Page } | undefined>(undefined);
    const [route = '/', search = ''] = path.split('?');
    const entry = pages.find((page) => match(page.path, route));
    useEffect(() => {
        if (entry?.load) void entry.load().then((Page) => setLoaded({ path: entry.path, Page }));
    }, [entry]);
    const Shown = entry?.page ?? (loaded && loaded.path === entry?.path ? loaded.Page : undefined);
    return (
        <>
            {Shown && entry ? <Shown params={match(entry.path, route) ?? {}} query={new URLSearchParams(search)} /> : null}
            <UpdateNotice />
        </>
    );
}

void setLanguage(preferredLanguage()).then(() => {
    render(<App />, document.getElementById('app')!);
    if (document.readyState === 'complete') void keepOffline();
    else addEventListener('load', () => void keepOffline(), { once: true });
});
