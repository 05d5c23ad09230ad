/** play.tsx: a local game, by its id. */
import { useEffect, useState } from 'preact/hooks';
import { LocalSource } from '../play/local';
import { loadGame } from '../play/saved';
import type { Source } from '../play/source';
import { Table } from '../ui/table';
import type { PageProps } from './pages';

let kept: LocalSource | undefined;

/** A source that was just begun: the page takes it over. */
export function keepSource(source: LocalSource): void {
    kept = source;
}

export function Play({ params }: PageProps) {
    const [source, setSource] = useState<Source | undefined>(undefined);
    useEffect(() => {
        let gone = false;
        const id = params['id'] ?? '';
        if (kept?.id === id) setSource(kept);
        else {
            const saved = loadGame(id);
            if (saved) void LocalSource.resume(saved).then((resumed) => (gone ? resumed.close() : setSource(resumed)));
        }
        kept = undefined;
        return () => {
            gone = true;
        };
    }, [params['id']]);
    return source ? <Table source={source} key={source.id} /> : null;
}
