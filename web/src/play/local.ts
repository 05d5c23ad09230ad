/**
 * local.ts: a game in this browser: one person against the computer, or several on one screen. It is
 * stored by the worker, and listed (saved.ts) with what everybody may know.
 */
import { language, say } from '../engine/say';
import type { Hint, Seat, Setup } from '../engine/types';
import type { Report, Task } from './keeper';
import { isAgent, loadGame, saveGame, tidyGames } from './saved';
import { plyOf, type Game, type Played } from './sight';
import { readLines } from './store';
import { TableGame } from './table';

/** `agents`: "human" or a level, by seat. */
interface NewGame {
    setup: Setup;
    agents: string[];
    memory?: boolean;
    /** Of the deal of a day: its name, and what the deal follows from. */
    id?: string;
    chance?: string;
}

const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
const channelName = 'nika.games';

function newName(): string {
    return [...crypto.getRandomValues(new Uint8Array(8))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
}

/** Games that were begun and wait for the page that shows them. */
const begun = new Map<string, LocalGame>();

export class LocalGame extends TableGame implements Game {
    private going = false;
    /** Who is asked, as far as is known. */
    private next: number | undefined;
    private channel: BroadcastChannel | undefined;
    private loading: Promise<unknown> | undefined;

    private constructor(id: string, memory = true) {
        super('local', id, memory);
    }

    static async begin({ id, memory = true, ...more }: NewGame): Promise<LocalGame> {
        const game = new LocalGame(id ?? newName(), memory);
        return game.settle({ do: 'begin', id: game.sight.id, ...more });
    }

    /** A stored game, by its name; undefined if there is none, or what is stored is broken. */
    static async open(id: string): Promise<LocalGame | undefined> {
        const kept = begun.get(id);
        begun.delete(id);
        if (kept) return kept;
        const saved = loadGame(id);
        if (!saved) return undefined;
        const game = new LocalGame(id, saved.memory);
        try {
            return await game.settle({ do: 'open', id, agents: saved.agents });
        } catch {
            return undefined;
        }
    }

    /** A new game from a moment of a record: its lines so far, and who plays on. */
    static async branch(lines: unknown[], agents: string[]): Promise<LocalGame> {
        const game = new LocalGame(newName());
        return game.settle({ do: 'branch', id: game.sight.id, lines, agents });
    }

    /** Keeps the game for the page that will show it; its name. */
    keep(): string {
        begun.forEach((other) => other.close());
        begun.clear();
        begun.set(this.sight.id, this);
        return this.sight.id;
    }

    private async settle(task: Task): Promise<this> {
        try {
            await this.report(task);
            if (!this.agents.every(isAgent)) throw new Error('agents');
        } catch (error) {
            this.close();
            throw error;
        }
        this.listen();
        void tidyGames();
        return this;
    }

    /** If another tab opens the same game, it goes on there. */
    private listen(): void {
        if (typeof BroadcastChannel === 'undefined') return;
        const { id } = this.sight;
        this.channel = new BroadcastChannel(channelName);
        this.channel.onmessage = (event: MessageEvent<{ open?: string; tab?: string }>) => {
            if (event.data.open !== id || event.data.tab === tab) return;
            this.close();
            this.change({ asks: undefined, canUndo: false, trouble: 'elsewhere' });
        };
        this.channel.postMessage({ open: id, tab });
    }

    protected override takeIn(report: Report): void {
        this.agents = report.agents;
        const seen = { ...this.sight, ...this.seen(report) };
        const { id, setup, memory, over } = seen;
        const listed = saveGame({
            id,
            setup,
            agents: report.agents,
            memory,
            ply: plyOf(seen),
            over,
            ...(report.result ? { result: report.result } : {}),
            at: Date.now(),
        });
        this.change({
            ...seen,
            ...(this.day ? { canUndo: false, whyNoUndo: say('web_day_no_undo') } : {}),
            trouble: report.stored && listed ? undefined : 'unsaved',
        });
        [this.next] = report.asked;
        void this.go();
    }

    /** Whether this is the deal of a day: then nothing is taken back, and nobody advises. */
    private get day(): boolean {
        return this.sight.id.startsWith('day-');
    }

    /** Lets the computer players act, evenly, until a person is asked. */
    private async go(): Promise<void> {
        if (this.going) return;
        this.going = true;
        try {
            // A master can be fetched while others think.
            void this.master();
            for (let { next } = this; next !== undefined; { next } = this) {
                const agent = this.agents[next];
                if (agent === 'human') return;
                const missing = agent === 'master' && !(await this.master());
                // Meanwhile a person may have taken a move back.
                if (next !== this.next) continue;
                if (missing) {
                    if (!this.closed) this.change({ trouble: 'netless' });
                    return;
                }
                await this.report({ do: 'act' });
            }
        } catch {
            this.stopped();
        } finally {
            this.going = false;
        }
    }

    /** Gives the worker a master, if one plays; whether none is missing. */
    private async master(): Promise<boolean> {
        if (!this.agents.includes('master')) return true;
        const { game } = this.sight.setup;
        const load = async (file: string): Promise<ArrayBuffer> => {
            const answer = await fetch(file);
            if (!answer.ok) throw new Error(file);
            return answer.arrayBuffer();
        };
        this.loading ??= Promise.all(['nika-master.wasm', `${game}.net`].map(load)).then((files) =>
            this.thinker.act({ do: 'master', game, files }),
        );
        try {
            await this.loading;
            return true;
        } catch {
            this.loading = undefined;
            return false;
        }
    }

    /** Where a master could not be loaded: tries once more, or seats the expert in its place. */
    goOn(expert: boolean): void {
        const agents = this.agents.map((agent) => (agent === 'master' ? 'expert' : agent));
        this.report(expert ? { do: 'seat', agents } : { do: 'look', seat: this.sight.eyes }).catch(
            () => this.stopped(),
        );
    }

    async play(move: string, sure: boolean): Promise<Played> {
        const seat = Number(this.sight.eyes);
        return this.tryPlay({ do: 'play', seat, move, sure, language: language() });
    }

    handOver(seat: Seat): void {
        if (this.closed || (seat !== 'watcher' && !this.sight.mine.includes(seat))) return;
        this.report({ do: 'look', seat }).catch(() => this.stopped());
    }

    async undo(): Promise<Played> {
        if (this.closed || !this.sight.canUndo) return { ok: false, why: 'refused' };
        try {
            const { word } = await this.report({ do: 'undo' });
            return word === 'undone' ? { ok: true } : { ok: false, why: word };
        } catch (error) {
            return { ok: false, why: String(error) };
        }
    }

    get hint(): (() => Promise<Hint>) | undefined {
        return this.day ? undefined : () => this.advice();
    }

    private async advice(): Promise<Hint> {
        const { asks, eyes } = this.sight;
        if (asks === undefined || asks !== eyes) throw new Error('nobody is asked');
        await this.master();
        return this.thinker.act<Hint>({ do: 'hint', seat: asks, language: language() });
    }

    /** Not there while it is played: it tells everything. */
    get record(): (() => Promise<string | undefined>) | undefined {
        return this.sight.over ? () => this.wholeRecord() : undefined;
    }

    private async wholeRecord(): Promise<string | undefined> {
        const lines = this.closed
            ? await readLines(this.sight.id).catch(() => undefined)
            : await this.thinker.act<unknown[] | undefined>({ do: 'record' });
        return lines?.map((line) => `${JSON.stringify(line)}\n`).join('');
    }

    get rematch(): (() => Promise<string>) | undefined {
        return this.day ? undefined : () => this.again();
    }

    /** The same game anew, everybody one seat further. Its name: `/play/NAME` shows it. */
    private async again(): Promise<string> {
        const turn = <Item>(list: readonly Item[]): Item[] => [
            ...list.slice(-1),
            ...list.slice(0, -1),
        ];
        const { start: _, ...setup } = this.sight.setup;
        const next = await LocalGame.begin({
            setup: { ...setup, names: turn(setup.names) },
            agents: turn(this.agents),
            memory: this.sight.memory,
        });
        return next.keep();
    }

    override close(): void {
        if (this.closed) return;
        this.channel?.close();
        super.close();
    }
}
