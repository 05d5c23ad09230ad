/** trouble.tsx: says what is unusual about a game in this browser, and what can be done about it. */
import { Icon } from '../art';
import { say } from '../engine/say';
import type { Trouble } from '../play/local';

/** `again` opens the game anew, here. */
export function TroubleBanner({ trouble, again }: { trouble: Trouble; again(): void }) {
    const text = trouble === 'unsaved' ? say('again_unsaved') : trouble === 'elsewhere' ? say('again_elsewhere') : say('again_stopped');
    return (
        <p class="again-banner" role="alert" data-trouble={trouble}>
            <Icon name="warning" /><span>{text}</span>
            {trouble === 'unsaved' ? null : <button class="button plain small" data-action="reopen" onClick={again}>{trouble === 'elsewhere' ? say('again_here') : say('again_resume')}</button>}
        </p>
    );
}
