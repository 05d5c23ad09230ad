/**
 * trouble.tsx: what is unusual about a game in this browser: it can't be stored, goes on in another
 * tab, its worker stopped, or a master could not be loaded.
 */
import { Icon } from '../art';
import { say } from '../engine/say';
import type { LocalGame } from '../play/local';
import { useChanges } from './hooks';

export function TroubleBanner({ game }: { game: LocalGame }) {
    useChanges((listener) => game.subscribe(listener), game);
    if (!game.sight.trouble) return null;
    const text = {
        unsaved: say('web_trouble_unsaved'),
        elsewhere: say('web_trouble_elsewhere'),
        stopped: say('web_trouble_stopped'),
        netless: say('web_trouble_netless'),
    }[game.sight.trouble];
    return (
        <p class="table-trouble" role="alert">
            <Icon name="warning" />
            <span>{text}</span>
            {game.sight.trouble === 'netless' ? (
                <>
                    <button
                        class="button small plain"
                        data-action="again"
                        onClick={() => game.goOn(false)}
                    >
                        {say('web_online_try_again')}
                    </button>
                    <button
                        class="button small plain"
                        data-action="expert"
                        onClick={() => game.goOn(true)}
                    >
                        {say('web_trouble_expert')}
                    </button>
                </>
            ) : game.sight.trouble !== 'unsaved' ? (
                <button class="button small plain" onClick={() => location.reload()}>
                    {say('web_reload')}
                </button>
            ) : null}
        </p>
    );
}
