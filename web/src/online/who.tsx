/** who.tsx: who one is: a name is enough; an account is for those who want one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { lastName, me } from '../net/me';
import { useDoing, useMe } from './online_hooks';

/** A field for a name, with its error. */
export function NameField({
    value,
    change,
    error,
    focus,
}: {
    value: string;
    change(name: string): void;
    error?: string;
    focus?: boolean;
}) {
    const input = useRef<HTMLInputElement>(null);
    useEffect(() => {
        // a finger taps the field itself
        if (focus && matchMedia('(hover: hover)').matches) input.current?.focus();
    }, []);
    return (
        <div class="field">
            <label for="online-name">{say('web_online_your_name')}</label>
            <input
                id="online-name"
                ref={input}
                name="name"
                data-action="name"
                maxLength={24}
                required
                autocomplete="nickname"
                spellcheck={false}
                value={value}
                aria-invalid={error ? 'true' : undefined}
                aria-describedby="online-name-note"
                onInput={(event) => change(event.currentTarget.value)}
            />
            {error ? (
                <p class="error" id="online-name-note" role="alert">
                    {error}
                </p>
            ) : (
                <p class="note" id="online-name-note">
                    {say('web_online_name_note')}
                </p>
            )}
        </div>
    );
}

/** One field, one button: come in as a guest. Who has an account signs in instead. */
export function WhoForm({
    button,
    done,
    second,
}: {
    button: string;
    done?(): void;
    second?: { text: string; done(): void } | undefined;
}) {
    const [name, setName] = useState(lastName);
    const [password, setPassword] = useState('');
    const [account, setAccount] = useState(false);
    const doing = useDoing();
    const submit = (event: Event): void => {
        event.preventDefault();
        const other = (event as SubmitEvent).submitter?.dataset.action === 'come-second';
        void doing.run(async () => {
            await (account ? me.signIn(name, password) : me.comeAsGuest(name));
            if (other) second?.done();
            else done?.();
        });
    };
    return (
        <form class="stack online-who" onSubmit={submit}>
            <NameField value={name} change={setName} error={doing.error} focus />
            {account ? (
                <div class="field">
                    <label for="online-password">{say('web_online_password')}</label>
                    <input
                        id="online-password"
                        type="password"
                        name="password"
                        required
                        autocomplete="current-password"
                        value={password}
                        onInput={(event) => setPassword(event.currentTarget.value)}
                    />
                </div>
            ) : null}
            <div class="row">
                <button
                    class="button primary large"
                    type="submit"
                    data-action="come-in"
                    disabled={doing.busy}
                >
                    {account ? say('web_online_sign_in') : button}
                </button>
                {second ? (
                    <button
                        class="button plain large"
                        type="submit"
                        data-action="come-second"
                        disabled={doing.busy}
                    >
                        {second.text}
                    </button>
                ) : null}
                {account ? null : (
                    <button
                        class="button quiet"
                        type="button"
                        data-action="have-account"
                        onClick={() => setAccount(true)}
                    >
                        {say('web_online_have_account')}
                    </button>
                )}
            </div>
        </form>
    );
}

/** Who one is, small, with the way to change it. */
export function WhoBadge() {
    const { person } = useMe();
    if (!person) return null;
    return (
        <a class="online-whobadge" href="#/account" data-who={person.who}>
            <Icon name="person" />
            <span>{say('web_online_you_are', { name: person.name })}</span>
        </a>
    );
}
