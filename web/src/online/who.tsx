/** who.tsx: who one is: a name is enough; an account is for those who want one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { lastName, me } from '../net/me';
import { PasswordField } from './fields';
import { useDoing, useMe } from './online_hooks';

/** A field for a name, with its error. */
export function NameField({
    value,
    change,
    error,
    focus,
    note = true,
}: {
    value: string;
    change(name: string): void;
    error?: string;
    focus?: boolean;
    /** Whether to say that a name is enough. */
    note?: boolean;
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
                aria-describedby={error || note ? 'online-name-note' : undefined}
                onInput={(event) => change(event.currentTarget.value)}
            />
            {error ? (
                <p class="error" id="online-name-note" role="alert">
                    {error}
                </p>
            ) : note ? (
                <p class="note" id="online-name-note">
                    {say('web_online_name_note')}
                </p>
            ) : null}
        </div>
    );
}

type Way = 'guest' | 'account' | 'recovery';

/** What an account is entered by: its password, or a recovery code and a new password. */
function AccountFields({
    way,
    password,
    setPassword,
    code,
    setCode,
    recover,
    wrong,
    badPassword,
}: {
    way: Way;
    password: string;
    setPassword(password: string): void;
    code: string;
    setCode(code: string): void;
    recover(): void;
    /** What is wrong with what the account is entered by, and with a new password. */
    wrong: string;
    badPassword: string;
}) {
    if (way === 'guest') return null;
    if (way === 'account')
        return (
            <>
                <PasswordField
                    id="online-password"
                    label={say('web_online_password')}
                    value={password}
                    change={setPassword}
                    error={wrong}
                />
                <button
                    class="button quiet online-forgotten"
                    type="button"
                    data-action="forgotten"
                    onClick={recover}
                >
                    {say('web_online_forgotten')}
                </button>
            </>
        );
    return (
        <>
            <div class="field">
                <label for="online-code">{say('web_online_recovery')}</label>
                <input
                    id="online-code"
                    name="code"
                    required
                    maxLength={40}
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck={false}
                    placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
                    value={code}
                    aria-invalid={wrong ? 'true' : undefined}
                    aria-describedby="online-code-note"
                    onInput={(event) => setCode(event.currentTarget.value)}
                />
                {wrong ? (
                    <p class="error" id="online-code-note" role="alert">
                        {say('web_online_recovery_wrong')}
                    </p>
                ) : (
                    <p class="note" id="online-code-note">
                        {say('web_online_recovery_used')}
                    </p>
                )}
            </div>
            <PasswordField
                id="online-password"
                label={say('web_online_password_new')}
                value={password}
                change={setPassword}
                error={badPassword}
                fresh
            />
        </>
    );
}

/** One field, one button: come in as a guest. Who has an account signs in instead. */
export function WhoForm({
    button,
    done,
    second,
    focus = true,
}: {
    button: string;
    done?(): void;
    /** Whether it is what one has come for. */
    focus?: boolean;
    second?: { text: string; done(): void } | undefined;
}) {
    const [name, setName] = useState(lastName);
    const [password, setPassword] = useState('');
    const [code, setCode] = useState('');
    const [way, setWay] = useState<Way>('guest');
    const doing = useDoing();
    const submit = (event: Event): void => {
        event.preventDefault();
        const other = (event as SubmitEvent).submitter?.dataset.action === 'come-second';
        void doing.run(async () => {
            await (way === 'recovery'
                ? me.recover(name, code.trim(), password)
                : way === 'account'
                  ? me.signIn(name, password)
                  : me.comeAsGuest(name));
            if (other) second?.done();
            else done?.();
        });
    };
    const badPassword = doing.word === 'bad-password' ? doing.error : '';
    const wrong = way !== 'guest' && doing.word === 'wrong-password' ? doing.error : '';
    return (
        <form class="stack online-who" onSubmit={submit}>
            <NameField
                value={name}
                change={setName}
                error={badPassword || wrong ? '' : doing.error}
                note={way === 'guest'}
                focus={focus}
            />
            <AccountFields
                way={way}
                password={password}
                setPassword={setPassword}
                code={code}
                setCode={setCode}
                recover={() => {
                    setPassword('');
                    setWay('recovery');
                    doing.clear();
                }}
                wrong={wrong}
                badPassword={badPassword}
            />
            <div class="row">
                <button
                    class="button primary large"
                    type="submit"
                    data-action="come-in"
                    disabled={doing.busy}
                >
                    {way === 'guest' ? button : say('web_online_sign_in')}
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
                {way === 'guest' ? (
                    <button
                        class="button quiet"
                        type="button"
                        data-action="have-account"
                        onClick={() => setWay('account')}
                    >
                        {say('web_online_have_account')}
                    </button>
                ) : null}
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
