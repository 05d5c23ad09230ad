/** table.tsx: the shell around a game: what is asked, the table itself, the log. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { judge, tell } from '../engine/look';
import type { Part } from '../engine/types';
import type { Source } from '../play/source';
import { Stage } from '../play/stage';
import type { BoardProps } from './board';
import { PlainBoard } from './plain';
import { useChanges } from './hooks';
import { ByzantzBoard } from '../byzantz/board';
import { JustinianBoard } from '../justinian/board';

export function Table({ source }: { source: Source }) {
    const stage = useMemo(() => new Stage(source), [source]);
    const [said, setSaid] = useState('');
    const [lit, setLit] = useState<readonly Part[]>([]);
    useEffect(() => () => stage.close(), [stage]);
    useChanges((listener) => stage.subscribe(listener), stage);
    const { moment, setup } = stage;
    const decides = stage.decides !== undefined;
    const status = tell(setup, moment.code, decides ? 'question' : moment.view.asked.length ? 'waiting' : 'result')[0];
    const play = (move: string): void => {
        const judgement = judge(setup, moment.code, move);
        if (!judgement.legal) setSaid(judgement.lines.map((line) => line.text).join(' '));
        else {
            setSaid('');
            void source.play(source.eyes as number, move);
        }
    };
    const props: BoardProps = {
        setup, view: moment.view, code: moment.code, ply: moment.ply, eyes: source.eyes, act: moment.act, decides,
        free: stage.caughtUp && source.eyes !== 'watcher' && moment.view.free.includes(source.eyes),
        answered: source.answered ?? false, play, explain: setSaid, seats: source.seats, clock: source.clock ?? null,
        memory: source.memory, lit, hint: undefined, all: undefined, motion: true,
    };
    return (
        <main class="table">
            <p role="status">{status?.text}</p>
            <p role="alert">{said}</p>
            {setup.game === 'byzantz' ? <ByzantzBoard {...props} view={props.view as never} all={undefined} /> : setup.game === 'justinian' ? <JustinianBoard {...props} view={props.view as never} all={undefined} /> : <PlainBoard {...props} />}
            <ol role="log">
                {stage.log.slice(-30).map((entry) => (
                    <li key={entry.ply} onMouseEnter={() => setLit(entry.lines.flatMap((line) => line.parts))}>{entry.lines.map((line) => line.text).join('. ')}</li>
                ))}
            </ol>
        </main>
    );
}
