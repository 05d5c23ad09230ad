/**
 * online_frame.tsx: the frame of the pages about playing with others, and what they show while there is no
 * server to play on.
 */
import type { ComponentChildren } from 'preact';
import { Icon, Roundel, type IconName } from '../art';
import { say } from '../engine/say';
import { me } from '../net/me';
import { bannedText } from '../net/words';
import { useMe } from './online_hooks';

/** Something that is not as hoped, said kindly: a sign, a title, a sentence, ways on. */
export function Plight({
    icon,
    title,
    text,
    children,
    state,
}: {
    icon: IconName;
    title: string;
    text: string;
    children?: ComponentChildren;
    state?: string;
}) {
    return (
        <section class="online-plight panel gold" data-state={state}>
            {icon === 'people' ? (
                <Roundel class="online-plight-picture" />
            ) : (
                <Icon name={icon} class="online-plight-icon" />
            )}
            <h2>{title}</h2>
            <p>{text}</p>
            <div class="row online-plight-ways">{children}</div>
        </section>
    );
}

/** Shows its children once it is known that there is a server. */
export function WithServer({ children }: { children: () => ComponentChildren }) {
    const { server } = useMe();
    if (server === 'here') return <>{children()}</>;
    if (server === 'unknown')
        return (
            <p class="online-looking">
                <span class="spin" aria-hidden="true" />
                {say('web_online_looking')}
            </p>
        );
    if (server === 'none')
        return (
            <Plight
                icon="people"
                title={say('web_online_none_title')}
                text={say('web_online_none')}
                state="none"
            >
                <a class="button primary" href="#/">
                    {say('web_online_play_computer')}
                </a>
            </Plight>
        );
    if (server === 'banned')
        return (
            <Plight
                icon="lock"
                title={say('web_online_banned_title')}
                text={bannedText(me.bannedUntil)}
                state="banned"
            >
                <a class="button primary" href="#/">
                    {say('web_online_play_computer')}
                </a>
            </Plight>
        );
    return (
        <Plight
            icon="lost"
            title={say('web_online_away_title')}
            text={say('web_online_away')}
            state="away"
        >
            <button class="button primary" data-action="again" onClick={() => void me.refresh()}>
                {say('web_online_try_again')}
            </button>
            <a class="button plain" href="#/">
                {say('web_online_play_computer')}
            </a>
        </Plight>
    );
}
