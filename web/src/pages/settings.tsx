/** settings.tsx: the page of settings. */
import { say } from '../engine/say';
import { SettingsForm } from '../ui/settingsform';
import { PageFrame } from './pages_frame';

export function SettingsPage() {
    return (
        <PageFrame title={say('web_settings')}>
            <section class="panel gold">
                <SettingsForm />
            </section>
        </PageFrame>
    );
}
