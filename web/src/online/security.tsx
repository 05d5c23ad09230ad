/**
 * security.tsx: what keeps an account its owner's: another password, the browsers that are signed
 * in, and a code on paper for when the password is forgotten.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import * as api from '../net/api';
import { me } from '../net/me';
import type { OwnSession } from '../net/wire';
import { dateText } from '../net/words';
import { saveText } from '../ui/download';
import { PasswordField, UserName } from './fields';
import { useDoing, useMe, type Doing } from './online_hooks';

/** What is wrong where one's own password is asked for. */
function passwordError({ error, word }: Doing): string {
    return word === 'wrong-password' ? say('web_online_password_wrong') : error;
}

export function ChangePassword({ changed }: { changed(): void }) {
    const [old, setOld] = useState('');
    const [next, setNext] = useState('');
    const [done, setDone] = useState(false);
    const doing = useDoing();
    const submit = (event: Event): void => {
        event.preventDefault();
        setDone(false);
        void doing
            .run(() => api.changePassword(old, next))
            .then((ok) => {
                if (!ok) return;
                setOld('');
                setNext('');
                setDone(true);
                changed();
            });
    };
    const ofOld = doing.word !== 'bad-password';
    return (
        <form class="panel stack" data-part="password" onSubmit={submit}>
            <h2>{say('web_online_change_password')}</h2>
            <UserName name={me.person?.name ?? ''} />
            <PasswordField
                id="online-old-password"
                label={say('web_online_password_now')}
                value={old}
                change={setOld}
                error={ofOld ? passwordError(doing) : undefined}
            />
            <PasswordField
                id="online-next-password"
                label={say('web_online_password_new')}
                value={next}
                change={setNext}
                error={ofOld ? undefined : doing.error}
                fresh
            />
            <div class="row">
                <button
                    class="button plain"
                    type="submit"
                    data-action="change-password"
                    disabled={doing.busy || !old || next.length < 8}
                >
                    {say('web_online_change_password')}
                </button>
                {done ? (
                    <p class="online-done" role="status">
                        <Icon name="check" />
                        {say('web_online_password_changed')}
                    </p>
                ) : null}
            </div>
        </form>
    );
}

function lastUsed({ idle }: OwnSession): string {
    return idle > 0 ? say('web_online_session_idle', { n: idle }) : say('web_online_session_today');
}

function SessionRow({ session, ended }: { session: OwnSession; ended(): void }) {
    const doing = useDoing();
    const since = dateText(session.date);
    return (
        <li class="online-session" data-session={session.this ? 'this' : 'other'}>
            <div>
                <b>
                    {session.this
                        ? say('web_online_session_this')
                        : say('web_online_session_other')}
                </b>
                <p class="note">
                    {say('web_online_session_since', { time: since })} · {lastUsed(session)}
                </p>
                {doing.error ? (
                    <p class="error" role="alert">
                        {doing.error}
                    </p>
                ) : null}
            </div>
            {session.this ? null : (
                <button
                    class="button plain small"
                    data-action="end-session"
                    aria-label={say('web_online_session_end_of', { time: since })}
                    disabled={doing.busy}
                    onClick={() => void doing.run(() => api.endSession(session.id)).then(ended)}
                >
                    {say('web_online_session_end')}
                </button>
            )}
        </li>
    );
}

/** Signs out here and everywhere else, after a question. */
function Everywhere() {
    const [asks, setAsks] = useState(false);
    const doing = useDoing();
    return (
        <div class="row">
            {asks ? (
                <>
                    <p>{say('web_online_everywhere_sure')}</p>
                    <button
                        class="button danger"
                        data-action="everywhere-sure"
                        disabled={doing.busy}
                        onClick={() => void doing.run(() => me.signOutEverywhere())}
                    >
                        {say('web_online_everywhere')}
                    </button>
                    <button class="button quiet" onClick={() => setAsks(false)}>
                        {say('web_online_no')}
                    </button>
                </>
            ) : (
                <button class="button quiet" data-action="everywhere" onClick={() => setAsks(true)}>
                    {say('web_online_everywhere')}
                </button>
            )}
            {doing.error ? (
                <p class="error" role="alert">
                    {doing.error}
                </p>
            ) : null}
        </div>
    );
}

/** Where one is signed in. `version`: the list is asked for again when it changes. */
export function Sessions({ version }: { version: number }) {
    const [sessions, setSessions] = useState<OwnSession[] | undefined>(undefined);
    const doing = useDoing();
    const title = useRef<HTMLHeadingElement>(null);
    const load = (): Promise<boolean> =>
        doing.run(async () => {
            const found = await api.listSessions();
            // this one first, then those that were used last
            setSessions(
                found.sort(
                    (a, b) => Number(b.this) - Number(a.this) || a.idle - b.idle || b.date - a.date,
                ),
            );
        });
    useEffect(() => void load(), [version, me.person?.who]);
    return (
        <section class="panel stack" data-part="sessions">
            <h2 ref={title} tabIndex={-1}>
                {say('web_online_sessions')}
            </h2>
            {sessions ? (
                <ul class="online-sessions">
                    {sessions.map((session) => (
                        <SessionRow
                            key={session.id}
                            session={session}
                            ended={() => {
                                title.current?.focus();
                                void load();
                            }}
                        />
                    ))}
                </ul>
            ) : doing.error ? null : (
                <p class="note">{say('web_loading')}</p>
            )}
            {doing.error ? (
                <p class="error" role="alert">
                    {doing.error}
                </p>
            ) : null}
            <Everywhere />
        </section>
    );
}

/** The code, which is shown this once: to print, to copy, to keep as a file. */
function Code({ code }: { code: string }) {
    const [copied, setCopied] = useState(false);
    const field = useRef<HTMLInputElement>(null);
    const name = me.person?.name ?? '';
    const copy = async (): Promise<void> => {
        try {
            await navigator.clipboard.writeText(code);
        } catch {
            field.current?.select(); // without permission, or without TLS
            document.execCommand('copy');
        }
        setCopied(true);
    };
    useEffect(() => field.current?.focus(), [code]);
    return (
        <div class="online-recovery stack">
            <p>
                <b>{say('web_online_recovery_of', { name, address: location.host })}</b>
            </p>
            <input
                ref={field}
                class="online-recovery-code"
                readOnly
                size={code.length}
                value={code}
                aria-label={say('web_online_recovery')}
                data-code={code}
                onFocus={(event) => event.currentTarget.select()}
            />
            <p role="status">{say('web_online_recovery_once')}</p>
            <div class="row online-recovery-ways">
                <button class="button primary" type="button" onClick={() => print()}>
                    <Icon name="log" />
                    {say('learn_print')}
                </button>
                <button
                    class="button plain"
                    type="button"
                    data-action="copy-code"
                    onClick={() => void copy()}
                >
                    <Icon name={copied ? 'check' : 'link'} />
                    {copied ? say('web_online_copied') : say('web_online_copy')}
                </button>
                <button
                    class="button plain"
                    type="button"
                    data-action="save-code"
                    onClick={() =>
                        saveText(
                            'nika-recovery.txt',
                            `${say('web_online_recovery_of', { name, address: location.host })}\n${code}\n`,
                            'text/plain',
                        )
                    }
                >
                    <Icon name="download" />
                    {say('web_online_save_file')}
                </button>
            </div>
        </div>
    );
}

export function Recovery() {
    const { person } = useMe();
    const [password, setPassword] = useState('');
    const [code, setCode] = useState('');
    const doing = useDoing();
    const submit = (event: Event): void => {
        event.preventDefault();
        void doing.run(async () => {
            setCode(await me.makeRecovery(password));
            setPassword('');
        });
    };
    return (
        <form class="panel stack" data-part="recovery" onSubmit={submit}>
            <h2>{say('web_online_recovery')}</h2>
            {code ? (
                <Code code={code} />
            ) : (
                <>
                    <p>{say('web_online_recovery_why')}</p>
                    {person?.recovery ? (
                        <p class="online-done">
                            <Icon name="check" />
                            {say('web_online_recovery_there')}
                        </p>
                    ) : null}
                    <UserName name={person?.name ?? ''} />
                    <PasswordField
                        id="online-recovery-password"
                        label={say('web_online_password')}
                        value={password}
                        change={setPassword}
                        error={passwordError(doing)}
                    />
                    <div class="row">
                        <button
                            class="button plain"
                            type="submit"
                            data-action="make-code"
                            disabled={doing.busy || !password}
                        >
                            {person?.recovery
                                ? say('web_online_recovery_again')
                                : say('web_online_recovery_make')}
                        </button>
                    </div>
                </>
            )}
        </form>
    );
}
