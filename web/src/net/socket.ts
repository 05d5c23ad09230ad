/**
 * socket.ts: the one WebSocket of this page. It comes back by itself, enters its tables again, and
 * sends what must not be lost (moves, undos) again with the same id until it is answered: so
 * nothing acknowledged is lost and nothing happens twice.
 */
import { drawTicket } from './api';
import { me } from './me';
import { Failed, type Answer, type ServerMessage } from './wire';

/** idle: nobody needs it. closing: the server said that it stops. */
export type LinkState = 'idle' | 'connecting' | 'open' | 'lost' | 'closing';

interface Request {
    id: string;
    text: string;
    /** Sent again after a loss, until it is answered. */
    keep: boolean;
    sent: boolean;
    resolve(answer: Answer): void;
    reject(error: Failed): void;
}

const quiet = 25_000; // so long nothing is heard before we ask
const timeout = 8_000; // so long an answer may take before the connection counts as lost
const longest = 15_000; // between two tries
const patience = 10_000; // so long a request waits by itself because the server says slow-down

function randomId(): string {
    return [...crypto.getRandomValues(new Uint8Array(9))]
        .map((byte) => byte.toString(36).padStart(2, '0'))
        .join('');
}

class Link {
    state: LinkState = 'idle';
    /** Why there is no connection, if the server said why. */
    why = '';
    private socket: WebSocket | undefined;
    private readonly waiting = new Map<string, Request>();
    private readonly tables = new Map<
        string,
        { hear(message: ServerMessage): void; fail(error: Failed): void }
    >();
    private readonly listeners = new Set<() => void>();
    private readonly prefix = randomId();
    private count = 0;
    private tries = 0;
    private dialing = false;
    /** The last ticket was refused, and another drawn at once. */
    private refused = false;
    private timer: number | undefined;
    private pulse: number | undefined;
    private resting: number | undefined;
    private heardAt = 0;

    constructor() {
        addEventListener('online', () => this.hurry());
        addEventListener('offline', () => this.state === 'open' && this.probe(3_000));
        document.addEventListener('visibilitychange', () => {
            if (document.visibilityState !== 'visible') return;
            if (this.state === 'open') this.probe(timeout);
            else this.hurry();
        });
    }

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    /**
     * From now on, messages about this table go to `hear`, after losses too; why it can't be
     * entered, if so, to `fail`.
     */
    enter(
        table: string,
        hear: (message: ServerMessage) => void,
        fail: (error: Failed) => void,
    ): void {
        this.tables.set(table, { hear, fail });
        this.connect();
        if (this.state === 'open') this.enterAgain(table);
    }

    exit(table: string): void {
        this.tables.delete(table);
        if (this.state === 'open') void this.request('exit', { table }).catch(() => undefined);
        window.clearTimeout(this.resting);
        this.resting = window.setTimeout(
            () => !this.tables.size && !this.waiting.size && this.rest(),
            5_000,
        );
    }

    /**
     * Asks the server to do something. Fails with Failed('offline') if the connection is lost
     * meanwhile, unless it is kept.
     */
    request(what: string, fields: Record<string, unknown> = {}, keep = false): Promise<Answer> {
        return new Promise((resolve, reject) => {
            this.connect();
            if (!keep && (this.state === 'lost' || this.state === 'closing')) {
                reject(new Failed('offline'));
                return;
            }
            this.add(what, fields, keep, resolve, reject);
        });
    }

    private add(
        what: string,
        fields: Record<string, unknown>,
        keep: boolean,
        resolve: (answer: Answer) => void,
        reject: (error: Failed) => void,
    ): void {
        const id = `${this.prefix.slice(0, 18)}-${(++this.count).toString(36)}`;
        const request: Request = {
            id,
            text: JSON.stringify({ do: what, id, ...fields }),
            keep,
            sent: false,
            resolve,
            reject,
        };
        this.waiting.set(id, request);
        if (this.state === 'open') this.send(request);
    }

    private send(request: Request): void {
        if (this.socket?.readyState !== WebSocket.OPEN) return;
        request.sent = true;
        this.socket.send(request.text);
    }

    private become(state: LinkState, why = ''): void {
        if (this.state === state && this.why === why) return;
        this.state = state;
        this.why = why;
        [...this.listeners].forEach((listener) => listener());
    }

    private connect(): void {
        window.clearTimeout(this.resting);
        if (!this.socket && this.timer === undefined) void this.dial();
    }

    private async dial(): Promise<void> {
        this.timer = undefined;
        if (this.dialing || this.socket) return;
        this.dialing = true;
        if (this.state !== 'lost' && this.state !== 'closing') this.become('connecting');
        let ticket: string;
        try {
            ticket = await drawTicket();
        } catch (error) {
            const { word, wait } = error instanceof Failed ? error : new Failed('unreachable');
            if (word === 'not-signed-in' || word === 'banned') {
                this.give(word);
                this.tables.forEach(({ fail }) => fail(new Failed(word)));
                this.become('idle', word);
                if (word === 'banned') void me.refresh();
                else me.forget();
            } else this.again(wait, word);
            return;
        } finally {
            this.dialing = false;
        }
        const address = new URL('ws', location.href.replace(/#.*/, '').replace(/^http/, 'ws'));
        const socket = new WebSocket(address, 'nika.1');
        this.socket = socket;
        const hello = `${this.prefix.slice(0, 18)}-h${(++this.count).toString(36)}`;
        const tooLate = window.setTimeout(
            () => socket === this.socket && this.lose('unreachable'),
            timeout,
        );
        socket.onopen = () =>
            socket.send(JSON.stringify({ do: 'hello', id: hello, ticket, form: 'code' }));
        socket.onmessage = (event: MessageEvent<string>) => {
            if (socket !== this.socket) return;
            this.heardAt = performance.now();
            const message = JSON.parse(event.data) as Answer | ServerMessage;
            if ('re' in message) {
                if (message.re === hello) {
                    window.clearTimeout(tooLate);
                    if (message.ok) {
                        this.opened();
                        // Somebody else has signed in, in another tab.
                        if (
                            me.person &&
                            typeof message.who === 'string' &&
                            message.who !== me.person.who
                        )
                            void me.refresh();
                    } else if (message.error === 'bad-ticket' && !this.refused) {
                        // Of several servers, another has taken the lead since it was drawn.
                        this.refused = true;
                        this.drop();
                        void this.dial();
                    } else this.lose(message.error ?? 'bad-ticket', message.wait);
                } else if (message.re === null) this.why = message.error ?? '';
                else this.answered(message);
            } else this.heard(message);
        };
        socket.onclose = () => {
            window.clearTimeout(tooLate);
            if (socket === this.socket) this.lose(this.why || 'unreachable');
        };
    }

    private opened(): void {
        this.tries = 0;
        this.refused = false;
        this.become('open');
        for (const table of this.tables.keys()) this.enterAgain(table);
        for (const request of this.waiting.values()) if (!request.sent) this.send(request);
        this.pulse = window.setInterval(() => {
            if (performance.now() - this.heardAt > quiet) this.probe(timeout);
        }, quiet / 5);
    }

    private enterAgain(table: string): void {
        this.request('enter', { table }).catch((error: Failed) => {
            // after a loss it is entered again
            if (error.word !== 'offline') this.tables.get(table)?.fail(error);
        });
    }

    private answered(answer: Answer): void {
        const request = this.waiting.get(answer.re ?? '');
        if (!request) return;
        const later = answer.error === 'slow-down' || (answer.error === 'busy' && request.keep);
        if (!answer.ok && later && (answer.wait ?? 1000) <= patience) {
            window.setTimeout(
                () => this.waiting.has(request.id) && this.send(request),
                (answer.wait ?? 1000) + 50,
            );
            return;
        }
        this.waiting.delete(request.id);
        if (answer.ok) request.resolve(answer);
        else
            request.reject(
                new Failed(
                    answer.error ?? 'bad-message',
                    answer.wait,
                    answer.where,
                    answer.refusal,
                    answer.until,
                ),
            );
    }

    private heard(message: ServerMessage): void {
        if (message.is === 'closing') this.become('closing', 'closing');
        else if (message.table !== undefined) this.tables.get(message.table)?.hear(message);
        else this.tables.forEach(({ hear }) => hear(message));
    }

    /** Asks for a sign of life; without one the connection counts as lost. */
    private probe(most: number): void {
        const socket = this.socket;
        const from = performance.now();
        this.request('ping').catch(() => undefined);
        window.setTimeout(() => {
            if (socket && socket === this.socket && this.heardAt < from) this.lose('unreachable');
        }, most);
    }

    private drop(): void {
        window.clearInterval(this.pulse);
        const socket = this.socket;
        this.socket = undefined;
        socket?.close();
        for (const request of [...this.waiting.values()])
            if (request.keep) request.sent = false;
            else if (request.sent) {
                this.waiting.delete(request.id);
                request.reject(new Failed('offline'));
            }
    }

    private lose(why: string, wait = 0): void {
        this.drop();
        if (!this.tables.size && !this.waiting.size) this.become('idle');
        else this.again(wait, why);
    }

    /** Tries again, later and later, never all clients at once. */
    private again(wait: number, why: string): void {
        const restarts = this.state === 'closing' && this.tries < 6;
        this.become(why === 'closing' || restarts ? 'closing' : 'lost', why);
        const most = Math.min(longest, 500 * 2 ** this.tries++);
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(
            () => void this.dial(),
            Math.max(wait, most / 2 + (Math.random() * most) / 2),
        );
    }

    /** The network is back: no need to wait. */
    private hurry(): void {
        if (this.timer === undefined) return;
        window.clearTimeout(this.timer);
        this.tries = 0;
        void this.dial();
    }

    private give(word: string): void {
        for (const request of this.waiting.values()) request.reject(new Failed(word));
        this.waiting.clear();
    }

    private rest(): void {
        window.clearTimeout(this.timer);
        this.timer = undefined;
        this.drop();
        this.become('idle');
    }
}

let link: Link | undefined;

/** The page's connection, made when it is first needed. */
export function theLink(): Link {
    link ??= new Link();
    return link;
}
