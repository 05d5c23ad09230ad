/** person.tsx: what can be done about a person: ban, mute, export, erase. */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import * as host from '../net/host_api';
import type { KnownPerson, Sanction } from '../net/host_api';
import { useDoing } from '../online/online_hooks';
import { Dialog } from '../ui/dialog';
import { saveText } from '../ui/download';
import { tell } from '../ui/page_words';
import { HoursField, hoursOf, untilText, WhyField, Wrong } from './parts';

/** A sanction: how long and why; or, while there is one, its end. */
function SanctionForm({
    kind,
    person,
    changed,
}: {
    kind: 'ban' | 'mute';
    person: KnownPerson;
    changed(): void;
}) {
    const [hours, setHours] = useState('24');
    const [why, setWhy] = useState('');
    const doing = useDoing();
    const isBan = kind === 'ban';
    const now: Sanction | null = isBan ? person.banned : person.muted;
    const run = (work: () => Promise<void>): void =>
        void doing.run(work).then((ok) => {
            if (ok) changed();
        });
    if (now)
        return (
            <section class="stack" data-part={kind}>
                <h3>{isBan ? tell('web_host_banned') : tell('web_host_muted')}</h3>
                <p>
                    {untilText(now)}
                    {now.why ? <span class="note"> · {now.why}</span> : null}
                </p>
                <Wrong doing={doing} />
                <div class="row">
                    <button
                        class="button plain"
                        data-action={isBan ? 'unban' : 'unmute'}
                        disabled={doing.busy}
                        onClick={() =>
                            run(() =>
                                isBan ? host.unban({ who: person.who }) : host.unmute(person.who),
                            )
                        }
                    >
                        {isBan ? tell('web_host_unban') : tell('web_host_unmute')}
                    </button>
                </div>
            </section>
        );
    return (
        <form
            class="stack"
            data-part={kind}
            onSubmit={(event) => {
                event.preventDefault();
                run(() =>
                    isBan
                        ? host.ban({ who: person.who }, hoursOf(hours), why.trim())
                        : host.mute(person.who, hoursOf(hours), why.trim()),
                );
            }}
        >
            <h3>{isBan ? tell('web_host_ban') : tell('web_host_mute')}</h3>
            <p class="note">{isBan ? tell('web_host_ban_what') : tell('web_host_mute_what')}</p>
            <div class="host-pair">
                <HoursField id={`${kind}-hours`} value={hours} change={setHours} />
                <WhyField id={`${kind}-why`} value={why} change={setWhy} />
            </div>
            <Wrong doing={doing} />
            <div class="row">
                <button
                    class={`button ${isBan ? 'danger' : 'plain'}`}
                    type="submit"
                    data-action={kind}
                    disabled={doing.busy || !why.trim()}
                >
                    {isBan ? tell('web_host_ban') : tell('web_host_mute')}
                </button>
            </div>
        </form>
    );
}

/** Removes the name for good, once it has been typed. */
function Erase({ person, changed }: { person: KnownPerson; changed(): void }) {
    const [typed, setTyped] = useState('');
    const doing = useDoing();
    return (
        <form
            class="stack"
            data-part="erase"
            onSubmit={(event) => {
                event.preventDefault();
                void doing
                    .run(() => host.erase(person.who))
                    .then((ok) => {
                        if (ok) changed();
                    });
            }}
        >
            <h3>{tell('web_host_erase')}</h3>
            <p class="note">{tell('web_host_erase_what')}</p>
            <div class="field">
                <label for="erase-name">{tell('web_host_erase_type', { name: person.name })}</label>
                <input
                    id="erase-name"
                    autocomplete="off"
                    spellcheck={false}
                    value={typed}
                    onInput={(event) => setTyped(event.currentTarget.value)}
                />
            </div>
            <Wrong doing={doing} />
            <div class="row">
                <button
                    class="button danger"
                    type="submit"
                    data-action="erase"
                    disabled={doing.busy || typed.trim() !== person.name}
                >
                    <Icon name="trash" />
                    {tell('web_host_erase')}
                </button>
            </div>
        </form>
    );
}

function Export({ person }: { person: KnownPerson }) {
    const doing = useDoing();
    return (
        <section class="stack" data-part="export">
            <h3>{tell('web_host_export')}</h3>
            <p class="note">{tell('web_host_export_what')}</p>
            <Wrong doing={doing} />
            <div class="row">
                <button
                    class="button plain"
                    data-action="export"
                    disabled={doing.busy}
                    onClick={() =>
                        void doing.run(async () =>
                            saveText(
                                `nika-${person.who}.json`,
                                `${JSON.stringify(await host.exported(person.who), null, 2)}\n`,
                                'application/json',
                            ),
                        )
                    }
                >
                    <Icon name="download" />
                    {tell('web_host_export_save')}
                </button>
            </div>
        </section>
    );
}

export function PersonDialog({
    person,
    changed,
    close,
}: {
    person: KnownPerson;
    changed(): void;
    close(): void;
}) {
    const over = (): void => {
        close();
        changed();
    };
    return (
        <Dialog title={person.name} close={close} class="host-dialog">
            <p class="note">
                {person.account ? tell('web_host_account') : tell('web_host_guest')} ·{' '}
                <code>{person.who}</code>
            </p>
            <SanctionForm kind="mute" person={person} changed={over} />
            <SanctionForm kind="ban" person={person} changed={over} />
            <Export person={person} />
            <Erase person={person} changed={over} />
        </Dialog>
    );
}
