/** play.tsx: a local game, by its name. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { LocalSource } from '../play/local';
import { GoalLine } from '../ui/goal';
import { Table } from '../ui/table';
import { TroubleBanner } from '../ui/trouble';
import { Loading, PageFrame } from './frame';
import type { PageProps } from './pages';

/** A source that was just begun: the page takes it over. */
export function keepSource(source: LocalSource): void {
    source.keep();
}

export function Play({ params }: PageProps) {
    const [source, setSource] = useState<LocalSource | 'none' | undefined>(undefined);
    const id = params.id ?? '';
    useEffect(() => {
        let gone = false;
        void LocalSource.open(id).then((opened) =>
            gone ? opened?.close() : setSource(opened ?? 'none'),
        );
        return () => {
            gone = true;
        };
    }, [id]);
    if (source === 'none')
        return (
            <PageFrame title={say('web_lost')}>
                <div class="page-empty">
                    <Icon name="lost" />
                    <p>{say('again_not_here')}</p>
                    <a class="button primary" href="#/">
                        {say('web_to_start')}
                    </a>
                </div>
            </PageFrame>
        );
    return source?.id === id ? (
        <Table
            source={source}
            key={source.id}
            slots={{
                banner: (
                    <>
                        <TroubleBanner source={source} />
                        <GoalLine source={source} />
                    </>
                ),
            }}
        />
    ) : (
        <Loading />
    );
}
