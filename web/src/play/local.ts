/**
 * local.ts: a game in this browser: one person against the computer, or several on one screen. The
 * table lives in the worker (keeper.ts); here is what the eyes before the screen were told of it.
 */
import { language } from '../engine/say';
import type { Code, Hint, Seat, Setup } from '../engine/types';
import type { Report, Task } from './keeper';
import { isAgent, loadGame, saveGame, tidyGames } from './saved';
import { readLines } from './store';
import { Teller, type Act, type Played, type SeatInfo, type Source } from './source';
import { Thinker } from './thinker';

/** `agents`: "human" or a level, by seat. */
interface NewGame {
    setup: Setup;
    agents: string[];
    memory?: boolean;
}

/**
 * What is unusual about a game in this browser: it can't be stored; it goes on in another tab; the
 * worker stopped.
 */
type Trouble = 'unsaved' | 'elsewhere' | 'stopped';

/**
 * The computer never answers sooner, nor sooner than its slowest thought so far (within reason):
 * how long it took tells nothing.
 */
const thinking = 150;
const longestThinking = 600;
const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
const channelName = 'nika.games';

function newName(): string {
    return [...crypto.getRandomValues(new Uint8Array(8))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
}

function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Sources that were begun and wait for the page that shows them. */
const begun = new Map<string, LocalSource>();

export class LocalSource extends Teller implements Source {
    readonly kind = 'local';
    readonly id: string;
    memory = true;
    setup!: Setup;
    seats: SeatInfo[] = [];
    mine: number[] = [];
    eyes: Seat = 'watcher';
    ply = 0;
    code: Code = '';
    asks: number | undefined;
    over = false;
    canUndo = false;
    trouble: Trouble | undefined;
    private agents: string[] = [];
    private thinker: Thinker;
    private going = false;
    private closed = false;
    private channel: BroadcastChannel | undefined;
    /** Reports are taken in in the order in which they were asked for. */
    private before: Promise<unknown> = Promise.resolve();

    private constructor(id: string) {
        super();
        this.id = id;
        this.thinker = new Thinker(() => this.stopped());
    }

    static async begin({ setup, agents, memory = true }: NewGame): Promise<LocalSource> {
        const source = new LocalSource(newName());
        source.memory = memory;
        return source.settle({ do: 'begin', id: source.id, setup, agents });
    }

    /** A stored game, by its name; undefined if there is none, or what is stored is broken. */
    static async open(id: string): Promise<LocalSource | undefined> {
        const kept = begun.get(id);
        begun.delete(id);
        if (kept) return kept;
        const saved = loadGame(id);
        if (!saved) return undefined;
        const source = new LocalSource(id);
        source.memory = saved.memory;
        try {
            return await source.settle({ do: 'open', id, agents: saved.agents });
        } catch {
            return undefined;
        }
    }

    /** A new game from a moment of a record: its lines so far, and who plays on. */
    static async branch(lines: unknown[], agents: string[]): Promise<LocalSource> {
        const source = new LocalSource(newName());
        return source.settle({ do: 'branch', id: source.id, lines, agents });
    }

    /** Keeps the source for the page that will show it. */
    keep(): this {
        begun.forEach((other) => other.close());
        begun.clear();
        begun.set(this.id, this);
        return this;
    }

    private async settle(task: Task): Promise<this> {
        try {
            await this.report(task);
        } catch (error) {
            this.close();
            throw error;
        }
        if (!this.agents.every(isAgent)) throw new Error('agents');
        this.listen();
        void tidyGames();
        void this.go();
        return this;
    }

    /** If another tab opens the same game, it goes on there. */
    private listen(): void {
        if (typeof BroadcastChannel === 'undefined') return;
        this.channel = new BroadcastChannel(channelName);
        this.channel.onmessage = (event: MessageEvent<{ open?: string; tab?: string }>) => {
            if (event.data.open !== this.id || event.data.tab === tab) return;
            this.close();
            this.asks = undefined;
            this.canUndo = false;
            this.trouble = 'elsewhere';
            this.emit({ is: 'change' });
        };
        this.channel.postMessage({ open: this.id, tab });
    }

    private takeIn(report: Report): void {
        const first = this.agents.length === 0;
        const { setup, agents, ply, code, eyes, over, asked } = report;
        this.setup = this.setup ?? setup;
        this.agents = agents;
        this.mine = agents.flatMap((agent, seat) => (agent === 'human' ? [seat] : []));
        this.seats = agents.map((agent) =>
            agent === 'human' ? { kind: 'person' } : { kind: 'computer', level: agent },
        );
        this.eyes = eyes;
        this.over = over;
        this.asks = this.mine.find((seat) => asked.includes(seat));
        this.canUndo = report.canUndo;
        const listed = saveGame({
            id: this.id,
            setup: this.setup,
            agents,
            memory: this.memory,
            ply,
            over,
            ...(report.result ? { result: report.result } : {}),
            at: Date.now(),
        });
        this.trouble = report.stored && listed ? undefined : 'unsaved';
        if (report.jumped) {
            this.ply = ply;
            this.code = code;
            if (!first) this.emit({ is: report.word === 'undone' ? 'undone' : 'jump', ply, code });
            return;
        }
        report.acts.forEach((act) => {
            this.ply++;
            this.code = act.code;
            this.emit({ is: 'act', ply: this.ply, act });
        });
        this.emit({ is: 'change' });
    }

    /** Has a task done and takes in what came of it, after everything that was asked for before. */
    private async report(task: Task): Promise<Report> {
        const begin = performance.now();
        const answer = this.thinker.act<Report>(task).then(async (report) => {
            if (report.word === 'acted')
                await wait(
                    begin +
                        Math.min(longestThinking, Math.max(thinking, report.slowest)) -
                        performance.now(),
                );
            return report;
        });
        const taken = Promise.all([answer, this.before]).then(([report]) => {
            if (this.closed) throw new Error('closed');
            this.takeIn(report);
            return report;
        });
        this.before = taken.catch(() => undefined);
        return taken;
    }

    /** Lets the computer players act, evenly, until a person is asked. */
    private async go(): Promise<void> {
        if (this.going) return;
        this.going = true;
        try {
            while ((await this.report({ do: 'act' })).word === 'acted');
        } catch {
            this.stopped();
        } finally {
            this.going = false;
        }
    }

    /**
     * The worker is gone: what was stored is taken up by a new one when the game is opened again.
     */
    private stopped(): void {
        if (this.closed) return;
        this.close();
        this.asks = undefined;
        this.trouble = 'stopped';
        this.emit({ is: 'change' });
    }

    async play(seat: number, move: string): Promise<Played> {
        if (this.closed) return { ok: false, why: 'closed' };
        try {
            const report = await this.report({ do: 'play', seat, move });
            void this.go();
            return report.word === 'accepted' ? { ok: true } : { ok: false, why: report.word };
        } catch (error) {
            return { ok: false, why: String(error) };
        }
    }

    async past(): Promise<{ first: Code; acts: Act[] }> {
        try {
            return await this.thinker.act({ do: 'past', seat: this.eyes });
        } catch {
            return { first: this.code, acts: [] }; // it was closed meanwhile
        }
    }

    handOver(seat: Seat): void {
        if (this.closed || (seat !== 'watcher' && !this.mine.includes(seat))) return;
        this.report({ do: 'look', seat }).catch(() => this.stopped());
    }

    async undo(): Promise<Played> {
        if (this.closed || !this.canUndo) return { ok: false, why: 'refused' };
        try {
            const report = await this.report({ do: 'undo' });
            void this.go();
            return report.word === 'undone' ? { ok: true } : { ok: false, why: report.word };
        } catch (error) {
            return { ok: false, why: String(error) };
        }
    }

    async hint(): Promise<Hint> {
        if (this.asks === undefined || this.asks !== this.eyes) throw new Error('nobody is asked');
        return this.thinker.act<Hint>({ do: 'hint', seat: this.asks, language: language() });
    }

    /** Not there while it is played: it tells everything. */
    get record(): (() => Promise<string | undefined>) | undefined {
        return this.over ? () => this.wholeRecord() : undefined;
    }

    private async wholeRecord(): Promise<string | undefined> {
        const lines = this.closed
            ? await readLines(this.id).catch(() => undefined)
            : await this.thinker.act<unknown[] | undefined>({ do: 'record' });
        return lines?.map((line) => JSON.stringify(line) + '\n').join('');
    }

    /** The same game anew, everybody one seat further. Its name: `/play/NAME` shows it. */
    async rematch(): Promise<string> {
        const turn = <Item>(list: readonly Item[]): Item[] => [
            ...list.slice(-1),
            ...list.slice(0, -1),
        ];
        const { start: _, ...setup } = this.setup;
        const next = await LocalSource.begin({
            setup: { ...setup, names: turn(setup.names) },
            agents: turn(this.agents),
            memory: this.memory,
        });
        return next.keep().id;
    }

    close(): void {
        if (this.closed) return;
        this.closed = true;
        this.channel?.close();
        this.thinker.stop();
    }
}
