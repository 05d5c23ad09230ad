/** update.tsx: says, without moving anything, that a newer version of the site lies ready. */
import { useState } from 'preact/hooks';
import { say } from '../engine/say';
import { newVersion, onNewVersion, takeNewVersion } from '../offline';
import { useChanges } from './hooks';

export function UpdateNotice() {
    const [later, setLater] = useState(false);
    useChanges(onNewVersion, 0);
    if (later || !newVersion()) return null;
    return (
        <aside class="again-update" role="status">
            <span>{say('again_new_version')}</span>
            <button type="button" class="again-update-load" onClick={takeNewVersion}>{say('again_load_new_version')}</button>
            <button type="button" class="again-update-later" onClick={() => setLater(true)}>{say('again_later')}</button>
        </aside>
    );
}
