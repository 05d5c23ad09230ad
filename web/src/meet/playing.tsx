/** playing.tsx: a game on a server, in the shell: talk, spectators, the connection, the autopilot, the proof of the deal. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { checkDeal, type Fairness } from '../net/pledge';
import type { Room } from '../net/room';
import { errorText } from '../net/words';
import { OnlineSource } from '../play/online';
import { Dialog } from '../ui/dialog';
import { useChanges } from '../ui/hooks';
import { go } from '../ui/router';
import { Table } from '../ui/table';
import { useDoing } from './hooks';
import { Invite } from './invite';
import { Talk, unread } from './talk';
import { Facts } from './waiting';

const sentences: Record<Fairness, () => string> = {
    fair: () => say('meet_fair_why'), fair_watched: () => say('meet_fair_watched'), unfair_none: () => say('meet_unfair_none'), unfair_record: () => say('meet_unfair_record'),
    unfair_commitment: () => say('meet_unfair_commitment'), unfair_chance: () => say('meet_unfair_chance'), unfair_deal: () => say('meet_unfair_deal'),
};

/** Whether the deal was fair, once the game is over. */
function FairBadge({ source }: { source: OnlineSource }) {
    const [found, setFound] = useState<Fairness | undefined>(undefined);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
        let gone = false;
        void source.fetchRecord().then((record) => {
            if (gone) return;
            if (record === undefined) setFailed(true);
            else setFound(checkDeal(source.id, record));
        });
        return () => {
            gone = true;
        };
    }, [source]);
    if (failed) return null;
    if (!found) return <p class="note">{say('meet_checking')}</p>;
    const good = found.startsWith('fair');
    return (
        <details class="meet-fair" data-fair={found}>
            <summary><span class={`badge ${good ? 'good' : 'bad'}`}><Icon name={good ? 'check' : 'warning'} />{good ? say('meet_fair') : say('meet_unfair')}</span></summary>
            <p class="note">{sentences[found]()}</p>
        </details>
    );
}

function ResultSlot({ room, source }: { room: Room; source: OnlineSource }) {
    const next = room.info?.next;
    return (
        <div class="stack meet-result">
            {next ? (
                <p class="meet-rematch" role="status"><Icon name="rematch" />{say('meet_rematch_there')} <a class="button plain small" data-action="join-rematch" href={`#/t/${next}${room.info?.you === null ? '' : '?sit'}`}>{room.info?.you === null ? say('meet_go_there') : say('meet_rematch_join')}</a></p>
            ) : null}
            <FairBadge source={source} />
        </div>
    );
}

function Banner({ room, source }: { room: Room; source: OnlineSource }) {
    const doing = useDoing();
    if (source.connection === 'closing') return <p class="meet-banner" data-banner="closing"><Icon name="lost" />{say('meet_closing')}</p>;
    if (source.connection === 'lost') return <p class="meet-banner" data-banner="lost" data-connection="lost"><span class="spin" aria-hidden="true" />{source.sending ? say('meet_lost_sending') : say('meet_lost')}</p>;
    if (room.heldUp) return <p class="meet-banner" data-banner="held-up"><Icon name="warning" />{say('meet_held_up')}</p>;
    if (source.automatic && !source.over)
        return (
            <p class="meet-banner" data-banner="auto"><Icon name="computer" />{say('meet_auto_you')}
                <button class="button primary small" data-action="take" disabled={doing.busy} onClick={() => void doing.run(() => room.take())}>{say('meet_take_back')}</button>
                {doing.error ? <span class="error">{doing.error}</span> : null}
            </p>
        );
    if (source.answered) return <p class="meet-banner" data-banner="answered"><Icon name="check" />{say('meet_answered')}
        <button class="button plain small" data-action="choose-again" onClick={() => source.reopen()}>{say('meet_choose_again')}</button></p>;
    return null;
}

/** Whether there is anything for the banner to say. */
function hasBanner(room: Room, source: OnlineSource): boolean {
    return source.connection !== 'fine' || room.heldUp || (source.automatic && !source.over) || source.answered;
}

export function Playing({ room }: { room: Room }) {
    const source = useMemo(() => new OnlineSource(room), [room]);
    const [about, setAbout] = useState(false);
    const [leaving, setLeaving] = useState(false);
    const [error, setError] = useState('');
    useChanges(room.subscribe, room);
    useChanges((listener) => source.subscribe(listener), source);
    const { info } = room;
    if (!info) return null;
    const seated = info.you !== null;
    const rematch = async (): Promise<void> => {
        try {
            go(`/t/${await room.rematch()}?sit`);
        } catch (failure) {
            setError(errorText(failure));
        }
    };
    return (
        <>
            <Table source={source} onRematch={seated ? () => void rematch() : undefined} slots={{
                top: <>
                    {info.watchers ? <span class="meet-watchers" title={say('meet_watchers', { n: info.watchers })}><Icon name="eye" /><span aria-hidden="true">{info.watchers}</span><span class="visually-hidden">{say('meet_watchers', { n: info.watchers })}</span></span> : null}
                    {seated ? null : <span class="badge info meet-watching">{say('meet_you_watch')}</span>}
                </>,
                banner: hasBanner(room, source) ? <Banner room={room} source={source} /> : undefined,
                talk: info.options.talk ? <Talk room={room} /> : undefined,
                unread: unread(room),
                result: <><ResultSlot room={room} source={source} />{error ? <p class="error" role="alert">{error}</p> : null}</>,
                menu: <>
                    <button data-action="about" onClick={() => setAbout(true)}><Icon name="link" />{say('meet_about_table')}</button>
                    {seated && info.state === 'running' && !source.automatic ? <button data-action="leave" onClick={() => setLeaving(true)}><Icon name="computer" />{say('meet_leave')}</button> : null}
                    <a href="#/lobby"><Icon name="people" />{say('meet_to_lobby')}</a>
                </>,
            }} />
            {about ? <Dialog title={say('meet_about_table')} close={() => setAbout(false)}><Facts info={info} /><Invite table={info.table} game={info.game} small /></Dialog> : null}
            {leaving ? (
                <Dialog title={say('meet_leave')} close={() => setLeaving(false)}>
                    <p>{say('meet_leave_sure')}</p>
                    <div class="row meet-dialog-row">
                        <button class="button primary" data-action="leave-sure" onClick={() => (setLeaving(false), void source.leave())}>{say('meet_yes')}</button>
                        <button class="button plain" onClick={() => setLeaving(false)}>{say('meet_no')}</button>
                    </div>
                </Dialog>
            ) : null}
        </>
    );
}
