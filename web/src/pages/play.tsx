/** play.tsx: a local game, by its name. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { LocalGame } from '../play/local';
import { GoalLine } from '../ui/goal';
import { Table } from '../ui/table';
import { TroubleBanner } from '../ui/trouble';
import { Loading, PageFrame } from './pages_frame';
import type { PageProps } from './pages';

/** From the end of a deal of the day, which is noted, to its page. */
function DayLink({ id }: { id: string }) {
    const date = id.slice('day-'.length);
    useEffect(() => {
        import('../day/day').then(
            ({ noteGame }) => noteGame(date),
            () => undefined,
        );
    }, [date]);
    return (
        <a class="button primary large wide" data-action="day" href={`#/day/${date}`}>
            <Icon name="day" />
            {say('web_day_more')}
        </a>
    );
}

export function Play({ params }: PageProps) {
    const [game, setGame] = useState<LocalGame | 'none' | undefined>(undefined);
    const id = params.id ?? '';
    useEffect(() => {
        let gone = false;
        void LocalGame.open(id).then((opened) =>
            gone ? opened?.close() : setGame(opened ?? 'none'),
        );
        return () => {
            gone = true;
        };
    }, [id]);
    if (game === 'none')
        return (
            <PageFrame title={say('web_lost')}>
                <div class="page-empty">
                    <Icon name="lost" />
                    <p>{say('web_replay_not_here')}</p>
                    <a class="button primary" href="#/">
                        {say('web_to_start')}
                    </a>
                </div>
            </PageFrame>
        );
    return game?.sight.id === id ? (
        <Table
            game={game}
            key={game.sight.id}
            slots={{
                banner: (
                    <>
                        <TroubleBanner game={game} />
                        <GoalLine game={game} />
                    </>
                ),
                ...(id.startsWith('day-') ? { result: <DayLink id={id} /> } : {}),
            }}
        />
    ) : (
        <Loading />
    );
}
