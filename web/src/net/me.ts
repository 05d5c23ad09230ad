/**
 * me.ts: who is before this page, as the server knows her; and whether there is a server at all. A
 * page that is only a folder of files has none: then everything that needs one says so, and the
 * rest works.
 */
import { changeSettings, settings } from '../ui/settings';
import * as api from './api';
import { Failed, type Person } from './wire';

/**
 * unknown: not asked yet; none: this page has no server; away: it can't be reached; here: it
 * answers; banned: it answers that this person may not use it.
 */
type ServerState = 'unknown' | 'none' | 'away' | 'here' | 'banned';

const place = 'nika.session';

/**
 * Whether this browser has had a session; the session itself is a cookie that no script can read.
 */
function marked(): boolean {
    try {
        return localStorage.getItem(place) !== null;
    } catch {
        return true;
    }
}

function mark(on: boolean): void {
    try {
        if (on) localStorage.setItem(place, 'yes');
        else localStorage.removeItem(place);
    } catch {
        // then it is always asked
    }
}

class Me {
    server: ServerState = 'unknown';
    person: Person | undefined;
    /** Of a ban: when it ends. */
    bannedUntil: number | null = null;
    private asking: Promise<void> | undefined;
    private readonly listeners = new Set<() => void>();

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    /** Whether the server may know who this is; else it is not worth asking. */
    mayBeKnown(): boolean {
        return this.person !== undefined || marked();
    }

    /** Asks the server who this is, if that is not known yet. */
    find(): Promise<void> {
        if (this.server === 'here' || this.server === 'none') return Promise.resolve();
        return this.refresh();
    }

    refresh(): Promise<void> {
        this.asking ??= this.ask().finally(() => {
            this.asking = undefined;
            this.tell();
        });
        return this.asking;
    }

    async comeAsGuest(name: string): Promise<void> {
        await this.become(api.comeAsGuest(name));
    }

    async openAccount(name: string, password: string): Promise<void> {
        await this.become(api.openAccount(name, password));
    }

    async signIn(name: string, password: string): Promise<void> {
        await this.become(api.signIn(name, password));
    }

    /** Signs in with a recovery code, which is used up, and sets a new password. */
    async recover(name: string, code: string, password: string): Promise<void> {
        await this.become(api.recover(name, code, password));
    }

    /** A code that replaces the password once; it can be had only now. */
    async makeRecovery(password: string): Promise<string> {
        const code = await api.makeRecovery(password);
        if (this.person) this.person = { ...this.person, recovery: true };
        this.tell();
        return code;
    }

    async signOut(): Promise<void> {
        await api.signOut();
        this.forget();
    }

    async signOutEverywhere(): Promise<void> {
        await api.endAllSessions();
        this.forget();
    }

    /** The server does not know this person any more. */
    forget(): void {
        this.person = undefined;
        mark(false);
        this.tell();
    }

    private async become(answer: Promise<Person>): Promise<void> {
        this.person = await answer;
        this.server = 'here';
        mark(true);
        changeSettings({ name: this.person.name });
        this.tell();
    }

    private async ask(): Promise<void> {
        try {
            // Who has never been here is not asked for: a server that knows nobody says so with an
            // error.
            if (marked()) this.person = await api.whoAmI();
            else await api.listTables();
            this.server = 'here';
        } catch (error) {
            const word = error instanceof Failed ? error.word : 'unreachable';
            this.bannedUntil = error instanceof Failed ? error.until : null;
            if (word === 'not-signed-in') mark(false);
            this.person =
                word === 'unreachable' || word === 'starting' || word === 'closing'
                    ? this.person
                    : undefined;
            this.server =
                word === 'not-signed-in'
                    ? 'here'
                    : word === 'banned'
                      ? 'banned'
                      : word === 'no-server' || word === 'unknown-request'
                        ? 'none'
                        : 'away';
        }
    }

    private tell(): void {
        [...this.listeners].forEach((listener) => listener());
    }
}

export const me = new Me();

/** The name that was used last, to begin with. */
export function lastName(): string {
    return settings().name;
}
