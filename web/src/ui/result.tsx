/**
 * result.tsx: the end of a game, over the table: who won, how the points came about, and what now.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { Accounts } from '../byzantz/ledger';
import { tell } from '../engine/look';
import { say } from '../engine/say';
import type { Line, Part, Seat } from '../engine/types';
import type { Stage } from '../play/stage';
import { Dialog } from './dialog';
import { saveText } from './download';
import { go } from './router';
import { Sentence } from './sentence';

function member(line: Line, name: string): Exclude<Part, string> | undefined {
    return line.parts.find(
        (part): part is Exclude<Part, string> => typeof part !== 'string' && part.name === name,
    );
}

interface ResultProps {
    stage: Stage;
    slot: ComponentChildren;
    close(): void;
    onRematch?: (() => void) | undefined;
    rematch?: string | undefined;
}

/** Everybody's place and points. */
function Ranks({ lines, eyes }: { lines: readonly Line[]; eyes: Seat }) {
    const most = Math.max(1, ...lines.map((line) => Number(member(line, 'points')?.value ?? 0)));
    return (
        <ol class="result-ranks">
            {lines.map((line) => {
                const [rank, who, points] = [
                    member(line, 'rank'),
                    member(line, 'who'),
                    member(line, 'points'),
                ];
                return (
                    <li
                        key={line.text}
                        data-rank={rank?.value}
                        data-me={who?.value === eyes || undefined}
                    >
                        <span class="result-rank">{rank?.text}</span>
                        <SeatMark seat={Number(who?.value ?? 0)} class="result-mark" />
                        <span class="result-name">{who?.text}</span>
                        <meter
                            class="result-meter"
                            aria-hidden="true"
                            min={0}
                            max={most}
                            value={Number(points?.value ?? 0)}
                        />
                        <span class="result-points">{points?.text}</span>
                    </li>
                );
            })}
        </ol>
    );
}

/** What now: once more, look, save, something else. */
function Actions({ stage, close, onRematch, rematch }: Omit<ResultProps, 'slot'>) {
    const { game, setup } = stage;
    const [waits, setWaits] = useState(false);
    const again = async (): Promise<void> => {
        if (onRematch) return onRematch();
        setWaits(true);
        const id = await game.rematch?.().catch(() => undefined);
        if (id) go(game.sight.kind === 'local' ? `/play/${id}` : `/t/${id}`);
        else setWaits(false);
    };
    const save = async (): Promise<void> => {
        const record = await game.record?.();
        if (record) saveText(`${setup.game}-${game.sight.id}.nika`, record);
    };
    const { kind, id, eyes } = game.sight;
    const name = `${kind === 'local' ? 'local' : 'table'}/${id}`;
    const seat = eyes === 'watcher' ? '' : `?seat=${eyes}`;
    return (
        <div class="result-actions">
            {game.rematch || onRematch ? (
                <>
                    <button
                        class="button primary"
                        data-action="rematch"
                        data-first
                        disabled={waits}
                        aria-describedby="result-seats"
                        onClick={() => void again()}
                    >
                        <Icon name="rematch" />
                        {rematch ?? say('web_rematch')}
                    </button>
                    <p id="result-seats" class="note">
                        {say('web_rematch_seats')}
                    </p>
                </>
            ) : null}
            <button class="button plain" data-action="look" data-first onClick={close}>
                <Icon name="eye" />
                {say('web_look_at_table')}
            </button>
            <a class="button" data-action="review" href={`#/review/${name}${seat}`}>
                <Icon name="review" />
                {say('web_review')}
            </a>
            <a class="button" data-action="replay" href={`#/replay/${name}`}>
                <Icon name="play" />
                {say('web_replay')}
            </a>
            {game.record ? (
                <button class="button plain" data-action="record" onClick={() => void save()}>
                    <Icon name="download" />
                    {say('web_save_record')}
                </button>
            ) : null}
            {game.sight.kind === 'online' ? (
                <a class="button" data-action="new" href={`#/new?game=${setup.game}`}>
                    <Icon name="plus" />
                    {say('web_online_new_table')}
                </a>
            ) : (
                <a class="button" data-action="new" href="#/">
                    <Icon name="plus" />
                    {say('web_new_game')}
                </a>
            )}
        </div>
    );
}

export function Result({ stage, slot, close, onRematch, rematch }: ResultProps) {
    const { game, setup, moment } = stage;
    const lines = tell(setup, moment.code, 'result', stage.self);
    const ranks = lines.filter((line) => member(line, 'rank'));
    const rest = lines.filter((line) => line.manner !== 'heading' && !ranks.includes(line));
    const [winner, ...details] = rest;
    return (
        <Dialog title={say('web_result')} close={close} class="result">
            <p class="result-winner">
                <Icon name="crown" class="result-crown" />
                <span>{winner ? <Sentence line={winner} /> : null}</span>
            </p>
            <Ranks lines={ranks} eyes={game.sight.eyes} />
            {slot}
            {details.length || moment.view.game === 'byzantz' ? (
                <details class="result-how">
                    <summary>{say('web_result_how')}</summary>
                    {moment.view.game === 'byzantz' ? (
                        <Accounts setup={setup} view={moment.view} log={stage.log} />
                    ) : null}
                    {details.map((line, i) => (
                        <p key={i} class={`log-${line.manner}`}>
                            <Sentence line={line} />
                        </p>
                    ))}
                </details>
            ) : null}
            <Actions stage={stage} close={close} onRematch={onRematch} rematch={rematch} />
        </Dialog>
    );
}
