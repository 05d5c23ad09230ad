/**
 * trouble.tsx: what is unusual about a game in this browser: it can't be stored, goes on in another
 * tab, or its worker stopped.
 */
import { Icon } from '../art';
import { say } from '../engine/say';
import type { LocalSource } from '../play/local';
import { useChanges } from './hooks';

export function TroubleBanner({ source }: { source: LocalSource }) {
    useChanges((listener) => source.subscribe(listener), source);
    if (!source.trouble) return null;
    const text = {
        unsaved: say('web_trouble_unsaved'),
        elsewhere: say('web_trouble_elsewhere'),
        stopped: say('web_trouble_stopped'),
    }[source.trouble];
    return (
        <p class="table-trouble" role="alert">
            <Icon name="warning" />
            <span>{text}</span>
            {source.trouble !== 'unsaved' ? (
                <button class="button small plain" onClick={() => location.reload()}>
                    {say('web_reload')}
                </button>
            ) : null}
        </p>
    );
}
