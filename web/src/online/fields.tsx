/** fields.tsx: fields of forms about accounts, each with its note or with what is wrong with it. */
import { say } from '../engine/say';

export function PasswordField({
    id,
    label,
    value,
    change,
    error,
    fresh = false,
}: {
    id: string;
    label: string;
    value: string;
    change(password: string): void;
    error?: string | undefined;
    /** One that is chosen now, not one that there is. */
    fresh?: boolean;
}) {
    const note = `${id}-note`;
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <input
                id={id}
                type="password"
                name={fresh ? 'new-password' : 'password'}
                required
                minLength={fresh ? 8 : undefined}
                maxLength={128}
                autocomplete={fresh ? 'new-password' : 'current-password'}
                value={value}
                aria-invalid={error ? 'true' : undefined}
                aria-describedby={error || fresh ? note : undefined}
                onInput={(event) => change(event.currentTarget.value)}
            />
            {error ? (
                <p class="error" id={note} role="alert">
                    {error}
                </p>
            ) : fresh ? (
                <p class="note" id={note}>
                    {say('web_online_password_note')}
                </p>
            ) : null}
        </div>
    );
}

/** Whose password it is, for the browser's own list of passwords. */
export function UserName({ name }: { name: string }) {
    return (
        <input
            class="visually-hidden"
            type="text"
            name="username"
            autocomplete="username"
            value={name}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
        />
    );
}
