/**
 * top.tsx: the top bar of a table: the menu, which game, how far it is, and what others put there.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, Logo } from '../art';
import { rulesLink } from '../engine/look';
import { say } from '../engine/say';
import type { View } from '../engine/types';
import { PaceChoice } from './bar';
import { saveText } from './download';
import { Dialog } from './dialog';
import { keyLayers, useKeys } from './keys';
import { showKeys } from './keysheet';
import { LanguageChoice, SettingsForm } from './settingsform';
import { changeSettings, useSettings } from './settings';
import type { Stage } from '../play/stage';

export function gameName(game: string): string {
    return game === 'byzantz' ? say('web_byzantz') : say('web_justinian');
}

/** How far the game is, in two or three words. */
function progress(view: View): string {
    return view.game === 'justinian'
        ? say('web_at_phase', { phase: view.phase - 1, turn: view.turns + 1 })
        : say('web_at_round', { round: view.round, rounds: view.rounds });
}

function Menu({ stage, more }: { stage: Stage; more: ComponentChildren }) {
    const [open, setOpen] = useState(false);
    const [shows, setShows] = useState(false);
    const box = useRef<HTMLDivElement>(null);
    const { game, setup } = stage;
    useKeys(
        say('web_keys_table'),
        [
            { key: 'Escape', run: () => (open ? setOpen(false) : false) },
            {
                key: 'F10',
                says: say('web_key_menu'),
                run: () => {
                    setOpen(true);
                    requestAnimationFrame(() =>
                        box.current
                            ?.querySelector<HTMLElement>('.table-menu a, .table-menu button')
                            ?.focus(),
                    );
                },
            },
        ],
        { layer: keyLayers.table },
    );
    useEffect(() => {
        if (!open) return undefined;
        const outside = (event: PointerEvent): void => {
            if (!box.current?.contains(event.target as Node)) setOpen(false);
        };
        addEventListener('pointerdown', outside);
        return () => removeEventListener('pointerdown', outside);
    }, [open]);
    const save = async (): Promise<void> => {
        const record = await game.record?.();
        if (record) saveText(`${setup.game}-${game.sight.id}.nika`, record);
    };
    return (
        <div class="table-menubox" ref={box}>
            <button
                class="button quiet icon"
                aria-haspopup="true"
                aria-expanded={open}
                aria-label={say('web_menu')}
                data-action="menu"
                onClick={() => setOpen(!open)}
            >
                <Icon name="menu" />
            </button>
            {open ? (
                <div
                    class="table-menu panel"
                    onClick={(event) =>
                        (event.target as HTMLElement).closest('a, button') && setOpen(false)
                    }
                >
                    <a href="#/">
                        <Icon name="back" />
                        {say('web_to_start')}
                    </a>
                    <a href={rulesLink(setup)} target="_blank" rel="noopener">
                        <Icon name="book" />
                        {say('web_rules')}
                    </a>
                    <button onClick={() => setShows(true)}>
                        <Icon name="settings" />
                        {say('web_settings')}
                    </button>
                    <button class="no-touch" onClick={showKeys}>
                        <Icon name="help" />
                        {say('web_keys')}
                    </button>
                    {game.record ? (
                        <button onClick={() => void save()}>
                            <Icon name="download" />
                            {say('web_save_record')}
                        </button>
                    ) : null}
                    {more}
                    <PaceChoice />
                    <LanguageChoice />
                </div>
            ) : null}
            {shows ? (
                <Dialog title={say('web_settings')} close={() => setShows(false)}>
                    <SettingsForm />
                </Dialog>
            ) : null}
        </div>
    );
}

export function TopBar({
    stage,
    slot,
    menu,
    sheet,
}: {
    stage: Stage;
    slot: ComponentChildren;
    menu: ComponentChildren;
    sheet: (() => void) | undefined;
}) {
    const { panel } = useSettings();
    const { setup, moment, game } = stage;
    return (
        <header class="table-top">
            <Menu stage={stage} more={menu} />
            <a class="table-logo" href="#/" aria-label={say('web_to_start')}>
                <Logo />
            </a>
            <h1 class="table-game">{gameName(setup.game)}</h1>
            <span class="table-progress" title={progress(moment.view)}>
                {progress(moment.view)}
            </span>
            <span class="table-top-slot">
                {game.sight.connection === 'lost' ? (
                    <span class="table-lost">
                        <Icon name="lost" />
                        {say('web_connection_lost')}
                    </span>
                ) : null}
                {slot}
            </span>
            {sheet ? (
                <button
                    class="button quiet icon table-sheet-switch"
                    aria-label={say('web_log')}
                    title={say('web_log')}
                    onClick={sheet}
                >
                    <Icon name="log" />
                </button>
            ) : null}
            <button
                class="button quiet icon table-panel-switch"
                aria-pressed={panel}
                aria-label={say('web_panel')}
                title={say('web_panel')}
                onClick={() => changeSettings({ panel: !panel })}
            >
                <Icon name="log" />
            </button>
        </header>
    );
}
