/** lesson.tsx: the page of a lesson: the real table, and the bubble that teaches beside it. */
import { useEffect, useState } from 'preact/hooks';
import type { GameName } from '../engine/types';
import { Coach } from '../learn/coach';
import { keepProgress, progress } from '../learn/lessons';
import { LessonSource } from '../play/lesson';
import { LocalSource } from '../play/local';
import { go } from '../ui/router';
import { Table } from '../ui/table';
import { keepSource } from './play';
import type { PageProps } from './pages';

/** A solo game like that of the lesson: as many players, the gentlest opponents. */
async function playNow(game: GameName, names: string[]): Promise<void> {
    const source = await LocalSource.begin({ setup: { game, players: names.length, names }, agents: names.map((_, seat) => (seat === 0 ? 'human' : 'beginner')) });
    keepSource(source);
    go(`/play/${source.id}`);
}

export function LessonPage({ params }: PageProps) {
    const game: GameName = params['game'] === 'byzantz' ? 'byzantz' : 'justinian';
    const [source, setSource] = useState<LessonSource | undefined>(undefined);
    useEffect(() => {
        let gone = false;
        void LessonSource.begin(game, 'Ada', progress(game)).then((begun) => {
            if (gone) begun.close();
            else setSource(begun);
        });
        return () => {
            gone = true;
            setSource(undefined);
        };
    }, [game]);
    if (!source) return null;
    return (
        <div class="learn-lesson">
            <Table source={source} key={source.id} />
            <Coach source={source} leave={() => go('/')} playNow={() => {
                keepProgress(game, 0);
                void playNow(game, source.setup.names);
            }} />
        </div>
    );
}
