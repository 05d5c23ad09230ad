/**
 * frame.tsx: the frame of the pages about playing with others, and what they show while there is no
 * server to play on.
 */
import type { ComponentChildren } from 'preact';
import { Icon, Roundel, type IconName } from '../art';
import { say } from '../engine/say';
import { me } from '../net/me';
import { useMe } from './hooks';

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
        <section class="meet-plight panel gold" data-state={state}>
            {icon === 'people' ? (
                <Roundel class="meet-plight-picture" />
            ) : (
                <Icon name={icon} class="meet-plight-icon" />
            )}
            <h2>{title}</h2>
            <p>{text}</p>
            <div class="row meet-plight-ways">{children}</div>
        </section>
    );
}

/** Shows its children once it is known that there is a server. */
export function WithServer({ children }: { children: () => ComponentChildren }) {
    const { server } = useMe();
    if (server === 'here') return <>{children()}</>;
    if (server === 'unknown')
        return (
            <p class="meet-looking">
                <span class="spin" aria-hidden="true" />
                {say('meet_looking')}
            </p>
        );
    if (server === 'none')
        return (
            <Plight
                icon="people"
                title={say('meet_none_title')}
                text={say('meet_none')}
                state="none"
            >
                <a class="button primary" href="#/">
                    {say('meet_play_computer')}
                </a>
            </Plight>
        );
    return (
        <Plight icon="lost" title={say('meet_away_title')} text={say('meet_away')} state="away">
            <button class="button primary" data-action="again" onClick={() => void me.refresh()}>
                {say('meet_try_again')}
            </button>
            <a class="button plain" href="#/">
                {say('meet_play_computer')}
            </a>
        </Plight>
    );
}
