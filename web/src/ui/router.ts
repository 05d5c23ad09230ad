/** router.ts: which page is shown, by what stands behind the # of the URL. */
import { useEffect, useState } from 'preact/hooks';

export function go(path: string): void {
    location.hash = `#${path}`;
}

/** What messengers and people add to the end of an address: slashes, dots, brackets, quotes. */
const glued =
    /(?:[/.,;:!?)\]}>'"*]|%22|%3E|%E2%80%(?:A6|9D|99)|%C2%BB|%E3%80%8[1-9A-F]|%EF%BC%89)+$/i;

function current(): string {
    if (!location.hash.startsWith('#/')) return '/';
    const [route = '', ...query] = location.hash.slice(1).split('?');
    const path = [
        route.replace(glued, '').replace(/^\/t\/[0-9a-f]+$/i, (table) => table.toLowerCase()) ||
            '/',
        ...query,
    ].join('?');
    if (`#${path}` !== location.hash) history.replaceState(history.state, '', `#${path}`);
    return path;
}

export function usePath(): string {
    const [path, setPath] = useState(current);
    useEffect(() => {
        const change = (): void => setPath(current());
        addEventListener('hashchange', change);
        return () => removeEventListener('hashchange', change);
    }, []);
    return path;
}

/** A part of an address; one that is spelled wrongly stays as it is. */
function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

/** The words of a pattern, "/play/:id", if the path fits. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
    const wanted = pattern.split('/');
    const given = path.split('/');
    if (wanted.length !== given.length) return undefined;
    const params: Record<string, string> = {};
    for (let i = 0; i < wanted.length; i++) {
        const want = wanted[i] ?? '';
        const have = decoded(given[i] ?? '');
        if (want.startsWith(':')) params[want.slice(1)] = have;
        else if (want !== have) return undefined;
    }
    return params;
}
