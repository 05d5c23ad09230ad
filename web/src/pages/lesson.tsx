/** lesson.tsx: the page of a lesson: the real table, and the bubble that teaches beside it. */
import { useEffect, useState } from 'preact/hooks';
import { say } from '../engine/say';
import type { GameName } from '../engine/types';
import { Coach } from '../learn/coach';
import { keepProgress, progress } from '../learn/lessons';
import { LessonGame } from '../play/lesson';
import { beginSolo, ownName, soloChoice } from '../play/solo';
import { go } from '../ui/router';
import { Table } from '../ui/table';
import type { PageProps } from './pages';

/** A first real game: as many players as in the lesson, the gentlest opponents. */
async function playNow(game: GameName): Promise<void> {
    keepProgress(game, 0);
    await beginSolo(game, {
        ...soloChoice(game),
        players: 3,
        levels: ['human', 'beginner', 'beginner'],
    });
}

export function LessonPage({ params }: PageProps) {
    const game: GameName = params.game === 'byzantz' ? 'byzantz' : 'justinian';
    const [lesson, setGame] = useState<LessonGame | undefined>(undefined);
    useEffect(() => {
        let gone = false;
        void LessonGame.begin(game, ownName(), progress(game)).then((begun) => {
            if (gone) begun.close();
            else setGame(begun);
        });
        return () => {
            gone = true;
            setGame(undefined);
        };
    }, [game]);
    if (!lesson) return null;
    return (
        <>
            <Table
                game={lesson}
                key={lesson.sight.id}
                slots={{ menu: <a href={`#/rules/${game}`}>{say('learn_to_rules')}</a> }}
            />
            <Coach lesson={lesson} leave={() => go('/')} playNow={() => void playNow(game)} />
        </>
    );
}
