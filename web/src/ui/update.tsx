/**
 * update.tsx: says, without moving anything, that a newer version of the site lies ready; and has
 * the site kept for times without a network.
 */
import { useEffect, useState } from 'preact/hooks';
import { say } from '../engine/say';
import { keepOffline, newVersion, onNewVersion, takeNewVersion } from '../offline';
import { useChanges } from './hooks';

export function UpdateNotice() {
    const [later, setLater] = useState(false);
    useChanges(onNewVersion, 0);
    useEffect(() => void keepOffline(), []);
    if (later || !newVersion()) return null;
    return (
        <aside class="replay-update" role="status">
            <span>{say('web_replay_new_version')}</span>
            <button type="button" class="replay-update-load" onClick={takeNewVersion}>
                {say('web_replay_load_new_version')}
            </button>
            <button type="button" class="replay-update-later" onClick={() => setLater(true)}>
                {say('web_replay_later')}
            </button>
        </aside>
    );
}
