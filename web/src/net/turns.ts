/**
 * turns.ts: one's own tables on the server, and which of them wait for one. They are asked for
 * again and again while somebody listens, seldom while the page is out of sight, and never by who
 * has had no session here.
 */
import { listMine } from './api';
import { me } from './me';
import type { MyTable } from './wire';

const often = 10_000;
const seldom = 60_000;
const soonest = 2_000;

/**
 * How urgent a table is: those that wait for me first, and of these the one with the least time.
 */
function urgency(one: MyTable): [number, number] {
    return [one.turn ? 0 : one.state === 'running' ? 1 : 2, leftAt(one) ?? Infinity];
}

/** Whose time runs: mine if I am asked, else that of the seat that is. */
function leftAt({ you, turn, asked, clock }: MyTable): number | undefined {
    const seat = turn ? you : asked[0];
    if (seat === undefined || seat === null || !clock?.running.includes(seat)) return undefined;
    return clock.left[seat] ?? undefined;
}

class Turns {
    /** Those that wait for me first. */
    tables: readonly MyTable[] = [];
    private at = 0;
    private who: string | undefined;
    private timer: number | undefined;
    private asking = false;
    private readonly listeners = new Set<() => void>();

    constructor() {
        me.subscribe(() => this.listeners.size && me.person?.who !== this.who && this.soon(0));
        document.addEventListener(
            'visibilitychange',
            () => this.listeners.size && !document.hidden && this.soon(0),
        );
    }

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        if (this.timer === undefined) this.soon(0);
        return () => {
            this.listeners.delete(listener);
            if (this.listeners.size) return;
            window.clearTimeout(this.timer);
            this.timer = undefined;
        };
    };

    /** How many tables wait for me; but for one, if it is before one's eyes anyway. */
    count(but = ''): number {
        return this.tables.filter(({ turn, table }) => turn && table !== but).length;
    }

    /** Milliseconds that are left for who is waited for, now; undefined where no time runs. */
    left(table: MyTable): number | undefined {
        const left = leftAt(table);
        return left === undefined ? undefined : Math.max(0, left - (performance.now() - this.at));
    }

    /** Something has happened at a table: asks in a moment. */
    soon(wait = soonest): void {
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.look(), wait);
    }

    private async look(): Promise<void> {
        if (this.asking) return;
        this.asking = true;
        try {
            if (me.mayBeKnown()) await me.find();
            this.who = me.person?.who;
            const tables = me.person ? [...(await listMine())] : [];
            this.at = performance.now();
            tables.sort((a, b) => {
                const [[kind, left], [otherKind, otherLeft]] = [urgency(a), urgency(b)];
                return kind - otherKind || (left === otherLeft ? 0 : left - otherLeft);
            });
            if (tables.length || this.tables.length) {
                this.tables = tables;
                [...this.listeners].forEach((listener) => listener());
            }
        } catch {
            // what was known stays until the server can be reached again
        } finally {
            this.asking = false;
        }
        if (this.listeners.size) this.soon(document.hidden ? seldom : often);
    }
}

export const turns = new Turns();
