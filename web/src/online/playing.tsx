/**
 * playing.tsx: a game on a server, in the shell: talk, spectators, the connection, the autopilot,
 * the proof of the deal.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { checkDeal, type Fairness } from '../net/pledge';
import { isSigned } from '../net/signature';
import type { Asked, Room } from '../net/room';
import { errorText } from '../net/words';
import { OnlineGame } from '../play/online';
import { Dialog } from '../ui/dialog';
import { useChanges } from '../ui/hooks';
import { go } from '../ui/router';
import { timeText } from '../ui/seat';
import { Table } from '../ui/table';
import { Facts } from './facts';
import { useDoing } from './online_hooks';
import { Invite } from './invite';
import { ReportDialog } from './report';
import { Talk, unread } from './talk';

const sentences: Record<Fairness, () => string> = {
    fair: () => say('web_online_fair_why'),
    fair_watched: () => say('web_online_fair_watched'),
    fair_silent: () => say('web_online_fair_silent'),
    unfair_none: () => say('web_online_unfair_none'),
    unfair_record: () => say('web_online_unfair_record'),
    unfair_commitment: () => say('web_online_unfair_commitment'),
    unfair_chance: () => say('web_online_unfair_chance'),
    unfair_pledges: () => say('web_online_unfair_pledges'),
    unfair_signature: () => say('web_online_unfair_signature'),
    unfair_deal: () => say('web_online_unfair_deal'),
};

/** Whether the deal was fair, once the game is over. */
function FairBadge({ game }: { game: OnlineGame }) {
    const [found, setFound] = useState<Fairness | undefined>(undefined);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
        let gone = false;
        void game.fetchRecord().then(async (record) => {
            const signed = record === undefined || (await isSigned(record));
            if (gone) return;
            if (record === undefined) setFailed(true);
            else setFound(signed ? checkDeal(game.sight.id, record) : 'unfair_signature');
        });
        return () => {
            gone = true;
        };
    }, [game]);
    if (failed) return null;
    if (!found) return <p class="note">{say('web_online_checking')}</p>;
    const good = found.startsWith('fair');
    return (
        <details class="online-fair" data-fair={found}>
            <summary>
                <span class={`badge ${good ? 'good' : 'bad'}`}>
                    <Icon name={good ? 'check' : 'warning'} />
                    {good ? say('web_online_fair') : say('web_online_unfair')}
                </span>
            </summary>
            <p class="note">{sentences[found]()}</p>
        </details>
    );
}

function ResultSlot({ room, game }: { room: Room; game: OnlineGame }) {
    const next = room.info?.next;
    const finished = game.finished.map(({ seat, move }) =>
        seat === room.info?.you
            ? say('web_online_finished_you', { move })
            : say('web_online_finished', { name: room.nameOf(seat), move }),
    );
    return (
        <div class="stack online-result">
            {finished.map((text) => (
                <p key={text} class="note" data-finished>
                    <Icon name="computer" /> {text}
                </p>
            ))}
            {next ? (
                <p class="online-rematch" role="status">
                    <Icon name="rematch" />
                    {say('web_online_rematch_there')}
                    {room.info?.you === null ? (
                        <a
                            class="button plain small"
                            data-action="join-rematch"
                            href={`#/t/${next}`}
                        >
                            {say('web_online_go_there')}
                        </a>
                    ) : null}
                </p>
            ) : null}
            <FairBadge game={game} />
        </div>
    );
}

/** In how long the computer plays for somebody; it ticks. */
function Takeover({ name, left, at }: { name: string; left: number; at: number }) {
    const [, again] = useReducer<number, void>((n) => n + 1, 0);
    useEffect(() => {
        const timer = setInterval(() => again(), 500);
        return () => clearInterval(timer);
    }, []);
    const time = timeText(left - (performance.now() - at));
    return (
        <p class="online-banner" data-banner="takes-over" role="timer">
            <Icon name="clock" />
            {say('web_online_takes_over', { name, time })}
        </p>
    );
}

/**
 * Somebody would like to take back: the others say yes or no, and who has asked may think better of
 * it.
 */
function UndoQuestion({ room, asked }: { room: Room; asked: Asked }) {
    const doing = useDoing();
    const you = room.info?.you ?? -1;
    const name = room.nameOf(asked.seat);
    const answer = (yes: boolean): void => void doing.run(() => room.agree(asked.ply, yes));
    const mine = asked.open.includes(you);
    const asks = asked.seat === you;
    const button = (action: string, kind: string, yes: boolean, text: string) => (
        <button
            class={`button ${kind} small`}
            data-action={action}
            disabled={doing.busy}
            onClick={() => answer(yes)}
        >
            {text}
        </button>
    );
    return (
        <p
            class="online-banner is-question"
            data-banner={mine ? 'undo-asked' : 'undo-asks'}
            role={mine ? 'alert' : 'status'}
        >
            <Icon name="undo" />
            <span>
                {mine
                    ? say('web_online_undo_asks', { name })
                    : asks
                      ? say('web_online_undo_you_ask')
                      : say('web_online_undo_waits', { name })}
            </span>
            {mine ? button('agree', 'primary', true, say('web_online_yes')) : null}
            {mine ? button('disagree', 'plain', false, say('web_online_no')) : null}
            {asks ? button('never-mind', 'plain', false, say('web_online_undo_never_mind')) : null}
        </p>
    );
}

function Autopilot({ room }: { room: Room }) {
    const doing = useDoing();
    return (
        <p class="online-banner" data-banner="auto">
            <Icon name="computer" />
            {say('web_online_auto_you')}
            <button
                class="button primary small"
                data-action="take"
                disabled={doing.busy}
                onClick={() => void doing.run(() => room.take())}
            >
                {say('web_online_take_back')}
            </button>
            {doing.error ? <span class="error">{doing.error}</span> : null}
        </p>
    );
}

/** What is unusual now, if anything is. */
function bannerOf(room: Room, game: OnlineGame): ComponentChildren {
    const { question, takesOver } = room;
    const absent = game.sight.over
        ? -1
        : (takesOver?.left.findIndex((left) => left !== null) ?? -1);
    if (game.sight.connection === 'closing')
        return (
            <p class="online-banner" data-banner="closing">
                <Icon name="lost" />
                {say('web_online_closing')}
            </p>
        );
    if (game.sight.connection === 'lost')
        return (
            <p class="online-banner" data-banner="lost" data-connection="lost">
                <span class="spin" aria-hidden="true" />
                {game.sending ? say('web_online_lost_sending') : say('web_online_lost')}
            </p>
        );
    if (room.heldUp)
        return (
            <p class="online-banner" data-banner="held-up">
                <Icon name="warning" />
                {say('web_online_held_up')}
            </p>
        );
    if (question) return <UndoQuestion key={question.ply} room={room} asked={question} />;
    if (game.automatic && !game.sight.over) return <Autopilot room={room} />;
    if (takesOver && absent >= 0)
        return (
            <Takeover
                name={room.nameOf(absent)}
                left={takesOver.left[absent] ?? 0}
                at={takesOver.at}
            />
        );
    if (game.sight.answered)
        return (
            <p class="online-banner" data-banner="answered">
                <Icon name="check" />
                {say('web_online_answered')}
                <button
                    class="button plain small"
                    data-action="choose-again"
                    onClick={() => game.reopen()}
                >
                    {say('web_online_choose_again')}
                </button>
            </p>
        );
    return undefined;
}

/** How many watch, and whether one is one of them. */
function TopSlot({ watchers, seated }: { watchers: number; seated: boolean }) {
    return (
        <>
            {watchers ? (
                <span class="online-watchers" title={say('web_online_watchers', { n: watchers })}>
                    <Icon name="eye" />
                    <span aria-hidden="true">{watchers}</span>
                    <span class="visually-hidden">
                        {say('web_online_watchers', { n: watchers })}
                    </span>
                </span>
            ) : null}
            {seated ? null : (
                <span class="badge info online-watching">{say('web_online_you_watch')}</span>
            )}
        </>
    );
}

function LeaveDialog({ room, close }: { room: Room; close(): void }) {
    return (
        <Dialog title={say('web_online_leave')} close={close}>
            <p>{say('web_online_leave_sure')}</p>
            <div class="row online-dialog-row">
                <button
                    class="button primary"
                    data-action="leave-sure"
                    onClick={() => {
                        close();
                        void room.leave().catch(() => undefined);
                    }}
                >
                    {say('web_online_yes')}
                </button>
                <button class="button plain" onClick={close}>
                    {say('web_online_no')}
                </button>
            </div>
        </Dialog>
    );
}

export function Playing({ room }: { room: Room }) {
    const game = useMemo(() => new OnlineGame(room), [room]);
    const [about, setAbout] = useState(false);
    const [leaving, setLeaving] = useState(false);
    const [reporting, setReporting] = useState(false);
    const [error, setError] = useState('');
    useChanges(room.subscribe, room);
    useChanges((listener) => game.subscribe(listener), game);
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
            <Table
                game={game}
                onRematch={seated ? () => void rematch() : undefined}
                rematch={info.next ? say('web_online_rematch_join') : undefined}
                slots={{
                    top: <TopSlot watchers={info.watchers} seated={seated} />,
                    banner: bannerOf(room, game),
                    talk: info.options.talk ? <Talk room={room} /> : undefined,
                    unread: unread(room),
                    result: (
                        <>
                            <ResultSlot room={room} game={game} />
                            {error ? (
                                <p class="error" role="alert">
                                    {error}
                                </p>
                            ) : null}
                        </>
                    ),
                    menu: (
                        <>
                            <button data-action="about" onClick={() => setAbout(true)}>
                                <Icon name="link" />
                                {say('web_online_about_table')}
                            </button>
                            {seated && info.state === 'running' && !game.automatic ? (
                                <button data-action="leave" onClick={() => setLeaving(true)}>
                                    <Icon name="computer" />
                                    {say('web_online_leave')}
                                </button>
                            ) : null}
                            <button data-action="report" onClick={() => setReporting(true)}>
                                <Icon name="flag" />
                                {say('web_online_report')}
                            </button>
                            <a href="#/lobby">
                                <Icon name="people" />
                                {say('web_online_to_lobby')}
                            </a>
                        </>
                    ),
                }}
            />
            {about ? (
                <Dialog title={say('web_online_about_table')} close={() => setAbout(false)}>
                    <Facts info={info} />
                    <Invite info={info} small />
                </Dialog>
            ) : null}
            {reporting ? <ReportDialog room={room} close={() => setReporting(false)} /> : null}
            {leaving ? <LeaveDialog room={room} close={() => setLeaving(false)} /> : null}
        </>
    );
}
