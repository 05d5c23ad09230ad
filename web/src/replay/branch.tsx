/** branch.tsx: playing on from a moment of a replayed game: as whom, and against whom. */
import { useState } from 'preact/hooks';
import { SeatMark } from '../art';
import { levelName, levels } from '../engine/levels';
import { say } from '../engine/say';
import { LocalGame } from '../play/local';
import type { ReplayGame } from '../play/replay';
import { Dialog } from '../ui/dialog';
import { go } from '../ui/router';

/** The seat that is offered first: whose eyes one sees with, or who is to decide. */
function usualSeat(replay: ReplayGame): number {
    if (replay.sight.eyes !== 'watcher') return replay.sight.eyes;
    return replay.sight.seats.findIndex(({ kind }) => kind === 'person') >= 0
        ? replay.sight.seats.findIndex(({ kind }) => kind === 'person')
        : 0;
}

export function BranchDialog({ replay, close }: { replay: ReplayGame; close(): void }) {
    const [seat, setSeat] = useState(usualSeat(replay));
    const [level, setLevel] = useState<string>('skilled');
    const [state, setState] = useState<'asks' | 'waits' | 'failed'>('asks');
    const begin = async (): Promise<void> => {
        setState('waits');
        try {
            const agents = replay.sight.setup.names.map((_, i) => (i === seat ? 'human' : level));
            const game = await LocalGame.branch(replay.linesSoFar(), agents);
            go(`/play/${game.keep()}`);
        } catch {
            setState('failed');
        }
    };
    return (
        <Dialog title={say('web_replay_branch')} close={close} class="replay-dialog">
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void begin();
                }}
            >
                <p>{say('web_replay_branch_about')}</p>
                <fieldset class="field">
                    <legend>{say('web_replay_branch_seat')}</legend>
                    <div class="replay-seats">
                        {replay.sight.setup.names.map((name, i) => (
                            <label key={i} data-chosen={i === seat || undefined}>
                                <input
                                    type="radio"
                                    name="seat"
                                    value={i}
                                    checked={i === seat}
                                    onChange={() => setSeat(i)}
                                />
                                <SeatMark seat={i} class="replay-seat-mark" />
                                <span>{name || `#${i + 1}`}</span>
                            </label>
                        ))}
                    </div>
                </fieldset>
                <div class="field">
                    <label for="replay-level">{say('web_replay_branch_level')}</label>
                    <select
                        id="replay-level"
                        value={level}
                        onChange={(event) => setLevel(event.currentTarget.value)}
                    >
                        {levels.map((name) => (
                            <option key={name} value={name}>
                                {levelName(name)}
                            </option>
                        ))}
                    </select>
                </div>
                {state === 'failed' ? (
                    <p class="error" role="alert">
                        {say('web_replay_branch_failed')}
                    </p>
                ) : null}
                <button
                    class="button primary large"
                    data-action="branch-go"
                    disabled={state === 'waits'}
                >
                    {say('web_replay_branch_go')}
                </button>
            </form>
        </Dialog>
    );
}
