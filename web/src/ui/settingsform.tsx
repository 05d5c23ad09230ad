/** settingsform.tsx: the settings, as a page or over a table. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { language, languageNames, languages, say } from '../engine/say';
import type { Language } from '../engine/types';
import { paceName } from './bar';
import { askForNotices } from './notice';
import {
    changeSettings,
    paceNames,
    settings,
    useSettings,
    type PaceName,
    type Settings,
} from './settings';
import { sound } from './sound';

/** The language, small, for headers and menus; `auto`: also that of the browser can be chosen. */
export function LanguageChoice({ auto = false }: { auto?: boolean }) {
    const chosen = useSettings().language;
    return (
        <label class="language">
            <span class="visually-hidden">{say('web_language')}</span>
            <Icon name="globe" />
            <select
                value={auto ? chosen : language()}
                onChange={(event) =>
                    changeSettings({ language: event.currentTarget.value as Settings['language'] })
                }
            >
                {auto ? <option value="auto">{say('web_auto')}</option> : null}
                {languages.map((tag: Language) => (
                    <option key={tag} value={tag} lang={tag}>
                        {languageNames[tag]}
                    </option>
                ))}
            </select>
        </label>
    );
}

/** One of few, as a row of buttons. */
export function Choice<T extends string>({
    name,
    value,
    of,
    choose,
}: {
    name: string;
    value: T;
    of: readonly { value: T; text: string }[];
    choose(value: T): void;
}) {
    return (
        <div class="segments" role="radiogroup" aria-label={name}>
            {of.map((each) => (
                <label key={each.value} data-chosen={each.value === value || undefined}>
                    <input
                        type="radio"
                        name={name}
                        value={each.value}
                        checked={each.value === value}
                        onChange={() => choose(each.value)}
                    />
                    <span>{each.text}</span>
                </label>
            ))}
        </div>
    );
}

function Row({
    title,
    about,
    children,
}: {
    title: string;
    about?: string;
    children: ComponentChildren;
}) {
    return (
        <div class="settings-row">
            <div class="settings-text">
                <span class="settings-title">{title}</span>
                {about ? <small>{about}</small> : null}
            </div>
            <div class="settings-control">{children}</div>
        </div>
    );
}

export function Switch({
    label,
    on,
    change,
}: {
    label: string;
    on: boolean;
    change(on: boolean): void;
}) {
    return (
        <input
            class="switch"
            type="checkbox"
            role="switch"
            aria-label={label}
            checked={on}
            onChange={(event) => change(event.currentTarget.checked)}
        />
    );
}

/** How the page looks. */
function LookRows() {
    const chosen = useSettings();
    return (
        <>
            <Row title={say('web_theme')}>
                <Choice
                    name={say('web_theme')}
                    value={chosen.theme}
                    choose={(theme) => changeSettings({ theme })}
                    of={[
                        { value: 'auto', text: say('web_auto') },
                        { value: 'light', text: say('web_theme_light') },
                        { value: 'dark', text: say('web_theme_dark') },
                    ]}
                />
            </Row>
            <Row title={say('web_contrast')}>
                <Switch
                    label={say('web_contrast')}
                    on={chosen.contrast === 'more'}
                    change={(on) => changeSettings({ contrast: on ? 'more' : 'auto' })}
                />
            </Row>
            <Row title={say('web_motion')} about={say('web_motion_about')}>
                <Choice
                    name={say('web_motion')}
                    value={chosen.motion}
                    choose={(motion) => changeSettings({ motion })}
                    of={[
                        { value: 'auto', text: say('web_auto') },
                        { value: 'on', text: say('web_on') },
                        { value: 'off', text: say('web_off') },
                    ]}
                />
            </Row>
        </>
    );
}

function SoundRow() {
    const chosen = useSettings();
    return (
        <Row title={say('web_sound')}>
            <input
                type="range"
                min={0}
                max={100}
                step={5}
                aria-label={say('web_volume')}
                value={chosen.volume}
                disabled={!chosen.sound}
                onInput={(event) => changeSettings({ volume: Number(event.currentTarget.value) })}
                onChange={() => sound('bell')}
            />
            <Switch
                label={say('web_sound')}
                on={chosen.sound}
                change={(on) => {
                    changeSettings({ sound: on });
                    if (settings().sound) sound('bell');
                }}
            />
        </Row>
    );
}

function NoticesRow() {
    const chosen = useSettings();
    const [denied, setDenied] = useState(false);
    const notices = async (on: boolean): Promise<void> => {
        const given = !on || (await askForNotices());
        setDenied(!given);
        changeSettings({ notices: on && given });
    };
    return (
        <Row
            title={say('web_notices')}
            about={denied ? say('web_notices_denied') : say('web_notices_about')}
        >
            <Switch
                label={say('web_notices')}
                on={chosen.notices}
                change={(on) => void notices(on)}
            />
        </Row>
    );
}

export function SettingsForm() {
    const chosen = useSettings();
    return (
        <form class="settings" onSubmit={(event) => event.preventDefault()}>
            <Row title={say('web_name')} about={say('web_name_about')}>
                <input
                    type="text"
                    maxLength={24}
                    aria-label={say('web_name')}
                    value={chosen.name}
                    placeholder={say('web_default_name')}
                    onInput={(event) => changeSettings({ name: event.currentTarget.value })}
                />
            </Row>
            <Row title={say('web_language')}>
                <LanguageChoice auto />
            </Row>
            <LookRows />
            <Row title={say('web_pace')} about={say('web_pace_about')}>
                <select
                    aria-label={say('web_pace')}
                    value={chosen.pace}
                    onChange={(event) =>
                        changeSettings({ pace: event.currentTarget.value as PaceName })
                    }
                >
                    {paceNames.map((name) => (
                        <option key={name} value={name}>
                            {paceName(name)}
                        </option>
                    ))}
                </select>
            </Row>
            <Row title={say('web_confirm')} about={say('web_confirm_about')}>
                <Switch
                    label={say('web_confirm')}
                    on={chosen.confirm}
                    change={(confirm) => changeSettings({ confirm })}
                />
            </Row>
            <Row title={say('web_single')} about={say('web_single_about')}>
                <Switch
                    label={say('web_single')}
                    on={chosen.single}
                    change={(single) => changeSettings({ single })}
                />
            </Row>
            <SoundRow />
            <NoticesRow />
        </form>
    );
}
