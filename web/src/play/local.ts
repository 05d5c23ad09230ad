/** local.ts: a game in this browser: one person against the computer, or several on one screen. The table lives in the worker. */
import type { Code, Hint, Seat, Setup, TableState } from '../engine/types';
import { language } from '../engine/say';
import { saveGame, type SavedGame } from './saved';
import { Teller, type Act, type Played, type SeatInfo, type Source } from './source';
import { Thinker } from './thinker';

export interface NewGame { setup: Setup; agents: string[]; memory?: boolean }

function randomHex(bytes: number): string {
    return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class LocalSource extends Teller implements Source {
    readonly kind = 'local';
    readonly memory = true;
    id = '';
    setup!: Setup;
    seats: SeatInfo[] = [];
    mine: number[] = [];
    eyes: Seat = 0;
    ply = 0;
    code: Code = '';
    asks: number | undefined;
    over = false;
    private readonly thinker = new Thinker();
    private lines: unknown[] = [];
    private busy = false;
    private closed = false;

    static async begin({ setup, agents }: NewGame): Promise<LocalSource> {
        const source = new LocalSource();
        source.id = randomHex(8);
        const state = await source.thinker.ask<TableState>({ ask: 'table.begin', setup, agents, chance: randomHex(32) });
        await source.settle(state);
        return source;
    }

    static async resume(saved: SavedGame): Promise<LocalSource> {
        const source = new LocalSource();
        source.id = saved.id;
        source.lines = [...saved.lines];
        const state = await source.thinker.ask<TableState>({ ask: 'table.resume', lines: saved.lines, ...(saved.agents ? { agents: saved.agents } : {}) });
        await source.settle(state);
        return source;
    }

    private async settle(state: TableState): Promise<void> {
        this.take_in(state);
        this.mine = state.agents.flatMap((agent, seat) => (agent === 'human' ? [seat] : []));
        this.eyes = this.mine[0] ?? 'watcher';
        this.code = await this.look(this.eyes);
        this.ply = state.ply;
        void this.go();
    }

    private take_in(state: TableState): void {
        this.setup = this.setup ?? state.setup;
        this.seats = state.agents.map((agent) => (agent === 'human' ? { kind: 'person' } : { kind: 'computer', level: agent }));
        this.asks = this.mine.find((seat) => state.asked.includes(seat));
        this.over = state.asked.length === 0 && state.free.length === 0;
        this.lines.push(...state.kept);
        if (state.kept.length) saveGame({ id: this.id, lines: this.lines, agents: state.agents, over: this.over, at: Date.now() });
    }

    private async look(seat: Seat): Promise<Code> {
        return (await this.thinker.ask<{ code: Code }>({ ask: 'table.look', seat })).code;
    }

    /** Tells the acts from a ply on. */
    private async tellFrom(from: number): Promise<void> {
        const { acts } = await this.thinker.ask<{ acts: Act[] }>({ ask: 'table.recall', seat: this.eyes, from });
        acts.forEach((act, i) => {
            this.code = act.code;
            this.ply = from + i + 1;
            this.emit({ is: 'act', ply: from + i + 1, act });
        });
        this.emit({ is: 'change' });
    }

    /** Lets the computer players act until a person is asked. */
    private async go(): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            while (!this.closed) {
                const from = this.ply;
                const state = await this.thinker.ask<TableState & { acted: string }>({ ask: 'table.act' });
                this.take_in(state);
                this.asks = this.mine.find((seat) => state.asked.includes(seat));
                if (state.acted !== 'acted') break;
                await this.tellFrom(from);
            }
            this.emit({ is: 'change' });
        } finally {
            this.busy = false;
        }
    }

    async play(seat: number, move: string): Promise<Played> {
        const from = this.ply;
        const state = await this.thinker.ask<TableState & { refusal: string }>({ ask: 'table.play', seat, move });
        if (state.refusal !== 'accepted') return { ok: false, why: state.refusal };
        this.take_in(state);
        await this.tellFrom(from);
        void this.go();
        return { ok: true };
    }

    async past(): Promise<{ first: Code; acts: Act[] }> {
        return this.thinker.ask({ ask: 'table.recall', seat: this.eyes, from: 0 });
    }

    handOver(seat: Seat): void {
        void this.look(seat).then((code) => {
            this.eyes = seat;
            this.code = code;
            this.emit({ is: 'jump', ply: this.ply, code });
        });
    }

    async hint(): Promise<Hint> {
        return (await this.thinker.ask<{ hint: Hint }>({ ask: 'table.hint', seat: this.asks ?? 0, agent: 'expert', language: language() })).hint;
    }

    async record(): Promise<string> {
        return this.lines.map((line) => JSON.stringify(line) + '\n').join('');
    }

    close(): void {
        this.closed = true;
        this.thinker.stop();
    }
}
