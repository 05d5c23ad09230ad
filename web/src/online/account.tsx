/** account.tsx: the page about one's name and account. */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { me } from '../net/me';
import { Page } from './page';
import { WithServer } from './online_frame';
import { useDoing, useMe } from './online_hooks';
import { PasswordField, UserName } from './fields';
import { ChangePassword, Recovery, Sessions } from './security';
import { NameField, WhoForm } from './who';

function Rename() {
    const [name, setName] = useState(me.person?.name ?? '');
    const [done, setDone] = useState(false);
    const doing = useDoing();
    return (
        <form
            class="panel stack"
            onSubmit={(event) => {
                event.preventDefault();
                setDone(false);
                void doing.run(() => me.comeAsGuest(name)).then(setDone);
            }}
        >
            <h2>{say('web_online_rename')}</h2>
            <NameField
                value={name}
                change={(value) => {
                    setName(value);
                    setDone(false);
                }}
                error={doing.error}
                note={false}
            />
            <div class="row">
                <button
                    class="button plain"
                    type="submit"
                    data-action="rename"
                    disabled={doing.busy || !name.trim()}
                >
                    {say('web_online_rename')}
                </button>
                {done ? (
                    <span class="badge good" role="status">
                        <Icon name="check" />
                        {say('web_online_saved')}
                    </span>
                ) : null}
            </div>
        </form>
    );
}

function OpenAccount() {
    const [password, setPassword] = useState('');
    const doing = useDoing();
    return (
        <form
            class="panel stack"
            onSubmit={(event) => {
                event.preventDefault();
                void doing.run(() => me.openAccount(me.person?.name ?? '', password));
            }}
        >
            <h2>{say('web_online_open_account')}</h2>
            <p>{say('web_online_open_account_why')}</p>
            <ul class="online-gives">
                <li>{say('web_online_account_name')}</li>
                <li>{say('web_online_account_devices')}</li>
                <li>{say('web_online_account_recovery')}</li>
            </ul>
            <UserName name={me.person?.name ?? ''} />
            <PasswordField
                id="online-new-password"
                label={say('web_online_password')}
                value={password}
                change={setPassword}
                error={doing.error}
                fresh
            />
            <div class="row">
                <button
                    class="button plain"
                    type="submit"
                    data-action="open-account"
                    disabled={doing.busy || password.length < 8}
                >
                    {say('web_online_open_account')}
                </button>
            </div>
        </form>
    );
}

function SignOut() {
    const [asks, setAsks] = useState(false);
    const doing = useDoing();
    const guest = !me.person?.account;
    const leave = (): void => void doing.run(() => me.signOut());
    return (
        <div class="row online-signout">
            {asks ? (
                <>
                    <p>{say('web_online_sign_out_guest')}</p>
                    <button class="button danger" data-action="sign-out-sure" onClick={leave}>
                        {say('web_online_sign_out')}
                    </button>
                    <button class="button quiet" onClick={() => setAsks(false)}>
                        {say('web_online_no')}
                    </button>
                </>
            ) : (
                <button
                    class="button quiet"
                    data-action="sign-out"
                    disabled={doing.busy}
                    onClick={() => (guest ? setAsks(true) : leave())}
                >
                    {say('web_online_sign_out')}
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

function Member() {
    const [version, setVersion] = useState(0);
    return (
        <>
            <ChangePassword changed={() => setVersion(version + 1)} />
            <Recovery />
            <Sessions version={version} />
        </>
    );
}

function Account() {
    const { person } = useMe();
    return (
        <Page title={say('web_online_account')} width="narrow">
            <WithServer>
                {() =>
                    person ? (
                        <div class="stack">
                            <section class="panel gold">
                                <h2 class="online-name">{person.name}</h2>
                                <p>
                                    {person.account
                                        ? say('web_online_account_member')
                                        : say('web_online_account_guest')}
                                </p>
                                <SignOut />
                            </section>
                            {person.account ? (
                                <Member />
                            ) : (
                                <>
                                    <Rename />
                                    <OpenAccount />
                                </>
                            )}
                        </div>
                    ) : (
                        <section class="panel gold">
                            <WhoForm button={say('web_online_come_in')} />
                        </section>
                    )
                }
            </WithServer>
        </Page>
    );
}

export { Account };
