/** play.tsx: a local game, by its name. */
import { useEffect, useState } from 'preact/hooks';
import { TroubleBanner } from '../again/trouble';
import { Icon } from '../art';
import { say } from '../engine/say';
import { LocalSource } from '../play/local';
import { useChanges } from '../ui/hooks';
import { Table } from '../ui/table';
import { Loading, PageFrame } from './frame';
import type { PageProps } from './pages';

/** A source that was just begun: the page takes it over. */
export function keepSource(source: LocalSource): void {
    source.keep();
}

function Game({ source, again }: { source: LocalSource; again(): void }) {
    useChanges((listener) => source.subscribe(listener), source);
    return <Table source={source} slots={source.trouble ? { banner: <TroubleBanner trouble={source.trouble} again={again} /> } : {}} />;
}

export function Play({ params }: PageProps) {
    const id = params['id'] ?? '';
    const [attempt, setAttempt] = useState(0);
    const [opened, setOpened] = useState<{ of: string; source: LocalSource | undefined } | undefined>(undefined);
    const of = `${id} ${attempt}`;
    useEffect(() => {
        let gone = false;
        void LocalSource.open(id).then((source) => (gone ? source?.close() : setOpened({ of, source })));
        return () => {
            gone = true;
        };
    }, [of]);
    if (opened?.of !== of) return <Loading />;
    if (opened.source) return <Game source={opened.source} key={of} again={() => setAttempt(attempt + 1)} />;
    return (
        <PageFrame title={say('web_lost')}>
            <div class="page-empty"><Icon name="lost" /><p>{say('again_not_here')}</p><a class="button primary" href="#/">{say('web_to_start')}</a></div>
        </PageFrame>
    );
}
