/** talk.tsx: what is said at a table. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { say } from '../engine/say';
import type { Room } from '../net/room';
import { useDoing } from './online_hooks';
import { ReportButton } from './report';

/** The number of the newest thing that was said and seen, by table. */
const seen = new Map<string, number>();

function newest(room: Room): number {
    return room.talk.reduce((most, said) => Math.max(most, said.number), -1);
}

/** How much was said since one looked; what was there when one came does not count. */
export function unread(room: Room): number {
    if (room.muted) return 0;
    if (!seen.has(room.id)) {
        if (room.info) seen.set(room.id, newest(room));
        return 0;
    }
    const last = seen.get(room.id) ?? -1;
    const you = room.info?.you;
    return room.talk.filter(
        (said) => said.number > last && !(said.seat !== null && said.seat === you),
    ).length;
}

export function Talk({ room }: { room: Room }) {
    const [text, setText] = useState('');
    const doing = useDoing();
    const list = useRef<HTMLOListElement>(null);
    const field = useRef<HTMLInputElement>(null);
    const { info, talk, muted } = room;
    const last = newest(room);
    useEffect(() => {
        seen.set(room.id, last);
        list.current?.scrollTo({ top: list.current.scrollHeight });
    }, [last, muted]);
    if (!info) return null;
    if (!info.options.talk) return <p class="online-talk-note">{say('web_online_talk_off')}</p>;
    const may = info.you !== null || info.state === 'open' || info.state === 'over';
    const send = (event: Event): void => {
        event.preventDefault();
        const said = text.trim();
        // the button is about to be disabled, and what is written next is no move
        field.current?.focus();
        if (said) void doing.run(() => room.say(said)).then((ok) => ok && setText(''));
    };
    return (
        <div class="online-talk">
            <ol ref={list} class="online-said" tabIndex={0} aria-label={say('web_online_talk')}>
                {muted ? (
                    <li class="online-talk-note">{say('web_online_talk_muted')}</li>
                ) : talk.length ? (
                    talk.map((said) => (
                        <li
                            key={said.number}
                            data-mine={(said.seat !== null && said.seat === info.you) || undefined}
                        >
                            {said.seat === null ? (
                                <Icon name="eye" />
                            ) : (
                                <SeatMark seat={said.seat} />
                            )}
                            <span>
                                <b>{said.name}</b> <span class="online-said-text">{said.text}</span>
                            </span>
                        </li>
                    ))
                ) : (
                    <li class="online-talk-note">{say('web_online_talk_empty')}</li>
                )}
            </ol>
            {doing.error ? (
                <p class="error" role="alert">
                    {doing.error}
                </p>
            ) : null}
            <div class="online-say">
                <form onSubmit={send}>
                    {may ? (
                        <>
                            <input
                                ref={field}
                                aria-label={say('web_online_talk_say')}
                                placeholder={say('web_online_talk_say')}
                                maxLength={200}
                                value={text}
                                autocomplete="off"
                                data-action="talk"
                                onInput={(event) => setText(event.currentTarget.value)}
                            />
                            <button
                                class="button plain icon"
                                type="submit"
                                aria-label={say('web_online_talk_send')}
                                title={say('web_online_talk_send')}
                                disabled={doing.busy || !text.trim()}
                            >
                                <Icon name="send" />
                            </button>
                        </>
                    ) : (
                        <p class="online-talk-note">{say('web_online_talk_watching')}</p>
                    )}
                </form>
                <button
                    class="button quiet icon"
                    type="button"
                    data-action="mute"
                    aria-pressed={muted}
                    aria-label={muted ? say('web_online_talk_hear') : say('web_online_talk_mute')}
                    title={muted ? say('web_online_talk_hear') : say('web_online_talk_mute')}
                    onClick={() => void doing.run(() => room.mute(!muted))}
                >
                    <Icon name={muted ? 'mute' : 'sound'} />
                </button>
                <ReportButton room={room} />
            </div>
        </div>
    );
}
