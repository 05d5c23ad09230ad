/**
 * keeper.ts: keeps the table of a local game, in the worker. What happens is stored before anybody
 * is told; what leaves the worker is what the eyes before the screen may see, and the record only
 * when the game is over.
 */
import { Engine } from '../engine/engine';
import type { Code, Hint, Language, Seat, Setup, TableState, View } from '../engine/types';
import type { Act } from './source';
import { readLines, writeLines } from './store';

export type Task =
    | { do: 'begin'; id: string; setup: Setup; agents: string[] }
    | { do: 'open'; id: string; agents: string[] }
    | { do: 'branch'; id: string; lines: unknown[]; agents: string[] }
    | { do: 'play'; seat: number; move: string }
    | { do: 'act' }
    | { do: 'look'; seat: Seat }
    | { do: 'undo' }
    | { do: 'past'; seat: Seat }
    | { do: 'hint'; seat: number; language: Language }
    | { do: 'record' }
    | { do: 'speak'; module: WebAssembly.Module };

/** What a page learns of the table after any of these. */
export interface Report {
    setup: Setup;
    agents: string[];
    ply: number;
    asked: number[];
    free: number[];
    over: boolean;
    result?: { scores: number[]; ranks: number[] };
    eyes: Seat;
    /** What happened since the last report, as these eyes saw it; after `jumped`, nothing. */
    acts: Act[];
    jumped: boolean;
    code: Code;
    canUndo: boolean;
    /** Whether all of it is stored. */
    stored: boolean;
    /** Why a move was refused; or what the computer players did. */
    word: string;
    /** How long the slowest of their thoughts has taken so far, in milliseconds. */
    slowest: number;
}

interface Header {
    names?: string[];
    seats?: string[];
}
interface MoveLine {
    seat: number;
    move: string;
}

function randomHex(bytes: number): string {
    return [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
}

function isMove(line: unknown): line is MoveLine {
    return typeof line === 'object' && line !== null && 'move' in line;
}

export class Keeper {
    private id = '';
    private lines: unknown[] = [];
    private agents: string[] = [];
    private eyes: Seat = 'watcher';
    /** How many acts the page was told. */
    private told = 0;
    private stored = true;
    private slowest = 0;
    private state!: TableState;
    /** Lines of decisions in which there was no choice, as far as that was asked. */
    private forced = new Map<number, boolean>();

    constructor(private engine: Engine) {}

    async handle(task: Task): Promise<unknown> {
        switch (task.do) {
            case 'begin':
                return this.begin(
                    task.id,
                    this.engine.ask({
                        ask: 'table.begin',
                        setup: task.setup,
                        agents: task.agents,
                        chance: randomHex(32),
                    }),
                    [],
                );
            case 'open': {
                const lines = await readLines(task.id);
                if (!lines) throw new Error('no such game');
                return this.begin(task.id, this.resume(lines, task.agents), lines);
            }
            case 'branch': {
                const [header, ...moves] = task.lines;
                const lines = [{ ...(header as Header), seats: task.agents }, ...moves];
                return this.begin(task.id, this.resume(lines, task.agents), lines);
            }
            case 'play': {
                const state = this.engine.ask<TableState & { refusal: string }>({
                    ask: 'table.play',
                    seat: task.seat,
                    move: task.move,
                });
                return this.report(state, state.refusal);
            }
            case 'act': {
                const begin = performance.now();
                const state = this.engine.ask<TableState & { acted: string }>({ ask: 'table.act' });
                this.slowest = Math.max(this.slowest, performance.now() - begin);
                return this.report(state, state.acted);
            }
            case 'look':
                if (task.seat !== 'watcher' && this.agents[task.seat] !== 'human')
                    throw new Error('nobody sits there');
                this.eyes = task.seat;
                return this.jump('looked');
            case 'undo':
                return this.undo();
            case 'past':
                if (task.seat !== this.eyes) throw new Error('other eyes');
                return this.engine.ask({ ask: 'table.recall', seat: this.eyes, from: 0 });
            case 'hint':
                // it speaks of that seat's hand
                if (task.seat !== this.eyes) throw new Error('other eyes');
                return this.engine.ask<{ hint: Hint }>({
                    ask: 'table.hint',
                    seat: task.seat,
                    agent: 'expert',
                    language: task.language,
                }).hint;
            case 'record':
                return this.over ? this.lines : undefined;
            case 'speak':
                this.engine = await Engine.of(task.module);
                if (this.lines.length) this.resume(this.lines, this.agents);
                return undefined;
        }
    }

    private get over(): boolean {
        return this.state.asked.length === 0;
    }

    private resume(lines: unknown[], agents: string[]): TableState {
        return this.engine.ask<TableState>({ ask: 'table.resume', lines, agents });
    }

    private async begin(id: string, state: TableState, lines: unknown[]): Promise<Report> {
        this.id = id;
        this.forced.clear();
        this.agents = state.agents;
        const seats = state.agents.flatMap((agent, seat) => (agent === 'human' ? [seat] : []));
        // With several people before one screen, nobody's eyes until it is handed to somebody.
        this.eyes = seats.length === 1 ? (seats[0] ?? 'watcher') : 'watcher';
        this.lines = [...lines, ...state.kept];
        this.state = state;
        await this.store();
        return this.jump('begun');
    }

    private async store(): Promise<void> {
        try {
            await writeLines(this.id, this.lines);
            this.stored = true;
        } catch {
            this.stored = false; // full or forbidden: the game goes on, and the page says so
        }
    }

    private async report(state: TableState, word: string): Promise<Report> {
        this.state = state;
        if (state.kept.length) {
            this.lines.push(...state.kept);
            await this.store();
        }
        const { acts } = this.engine.ask<{ acts: Act[] }>({
            ask: 'table.recall',
            seat: this.eyes,
            from: this.told,
        });
        this.told = state.ply;
        return this.tell(acts, false, word);
    }

    private jump(word: string): Report {
        this.told = this.state.ply;
        return this.tell([], true, word);
    }

    private tell(acts: Act[], jumped: boolean, word: string): Report {
        const { setup, agents, ply, asked, free } = this.state;
        const last = this.lines[this.lines.length - 1] as { result?: Report['result'] };
        return {
            setup,
            agents,
            ply,
            asked,
            free,
            over: this.over,
            ...(last.result ? { result: last.result } : {}),
            eyes: this.eyes,
            acts,
            jumped,
            code: this.engine.ask<{ code: Code }>({ ask: 'table.look', seat: this.eyes }).code,
            canUndo: this.lastOwn() !== undefined,
            stored: this.stored,
            word,
            slowest: this.slowest,
        };
    }

    private get people(): number {
        return this.agents.filter((agent) => agent === 'human').length;
    }

    /**
     * The line of the last decision that these eyes may take back: the last that a person made, if
     * it was theirs. Against other people only the last move of all, and only if it brought nothing
     * to light.
     */
    private lastOwn(): number | undefined {
        if (this.over) return undefined;
        if (this.people > 1 && !(this.state.undo as Seat[]).includes(this.eyes)) return undefined;
        for (let i = this.lines.length - 1; i > 0; i--) {
            const line = this.lines[i];
            if (!isMove(line) || this.agents[line.seat] !== 'human') continue;
            // there is nothing to decide anew
            if (this.people === 1 && this.wasForced(i, line.seat)) continue;
            return line.seat === this.eyes ? i : undefined;
        }
        return undefined;
    }

    /** Whether the decision in this line had one legal answer only. */
    private wasForced(line: number, seat: number): boolean {
        const known = this.forced.get(line);
        if (known !== undefined) return known;
        const { setup } = this.state;
        const { first } = this.engine.ask<{ first: Code }>({
            ask: 'table.recall',
            seat,
            from: line - 1,
        });
        const { view } = this.engine.ask<{ view: View }>({
            ask: 'view',
            setup,
            code: first,
            ply: line - 1,
        });
        // selling out of turn is a choice
        const forced = view.asked.includes(seat) && view.legal?.length === 1;
        this.forced.set(line, forced);
        return forced;
    }

    private async undo(): Promise<Report> {
        const line = this.lastOwn();
        if (line === undefined) return this.tell([], false, 'refused');
        // If somebody else is asked, the screen may have been passed on already: whose decision it
        // is again says so first.
        const passedOn = this.people > 1 && !(this.state.asked as Seat[]).includes(this.eyes);
        this.lines = this.lines.slice(0, line);
        this.forced.clear();
        this.state = this.resume(this.lines, this.agents);
        if (passedOn) this.eyes = 'watcher';
        await this.store();
        return this.jump('undone');
    }
}
