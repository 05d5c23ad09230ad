/**
 * keeper.ts: keeps the table of a local game, in the worker. What happens is stored before anybody
 * is told; what leaves the worker is what the eyes before the screen may see, and the record only
 * when the game is over.
 */
import { Engine, type Question } from '../engine/engine';
import type { Hint, Judgement, Language, Seat, Setup, TableSight } from '../engine/types';
import { dayAsker, Master } from './master';
import { readLines, writeLines } from './store';

export type Task =
    /** `chance`: of a deal that is not drawn, as 64 hexadecimal digits. */
    | { do: 'begin'; id: string; setup: Setup; agents: string[]; chance?: string }
    | { do: 'open'; id: string; agents: string[] }
    | { do: 'branch'; id: string; lines: unknown[]; agents: string[] }
    /** A game that is not stored: a lesson. */
    | { do: 'lay'; lines: unknown[]; agents: string[]; eyes: number }
    /** Unless one is sure, or somebody else's move is played, a doubt or a refusal comes in words. */
    | { do: 'play'; seat: number; move: string; sure: boolean; language?: Language }
    | { do: 'act' }
    | { do: 'look'; seat: Seat }
    | { do: 'undo' }
    | { do: 'hint'; seat: number; language: Language }
    | { do: 'record' }
    /** Not about the table: about the deal of a day, to the master's module. */
    | { do: 'day'; file: ArrayBuffer; question: Question }
    /** A master, with the net of a game; and other players in the seats. */
    | { do: 'master'; game: string; files: ArrayBuffer[] }
    | { do: 'seat'; agents: string[] }
    | { do: 'speak'; module: WebAssembly.Module };

/** What a page learns of the table after any of these. */
export interface Report extends Omit<TableSight, 'kept' | 'dropped'> {
    /** Whether all of it is stored. */
    stored: boolean;
    /** How long the slowest thought of a computer player has taken so far, in milliseconds. */
    slowest: number;
}

function randomHex(bytes: number): string {
    return [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
}

export class Keeper {
    /** Empty: the game is not stored. */
    private id = '';
    private lines: unknown[] = [];
    /** So many of them are in the database, and no others after them. */
    private safe = 0;
    private stored = true;
    private slowest = 0;
    /** What the page has been told last. */
    private told!: Report;
    private master: Master | undefined;

    constructor(private engine: Engine) {}

    async handle(task: Task): Promise<unknown> {
        switch (task.do) {
            case 'begin': {
                const { id, setup, agents, chance = randomHex(32) } = task;
                return this.begin(id, [], 0, {
                    ask: 'table.begin',
                    setup,
                    agents,
                    chance,
                });
            }
            case 'open': {
                const lines = await readLines(task.id);
                if (!lines) throw new Error('no such game');
                return this.resume(task.id, lines, lines.length, task.agents);
            }
            case 'branch': {
                const [header, ...moves] = task.lines;
                const lines = [{ ...(header as object), seats: task.agents }, ...moves];
                return this.resume(task.id, lines, 0, task.agents);
            }
            case 'lay':
                return this.resume('', task.lines, 0, task.agents, task.eyes);
            case 'play':
                return this.play(task);
            case 'act': {
                const begin = performance.now();
                this.master?.think(this.engine);
                const sight = this.ask({ ask: 'table.act' });
                this.slowest = Math.max(this.slowest, performance.now() - begin);
                return this.tell(sight);
            }
            case 'look':
                if (task.seat !== 'watcher' && this.told.agents[task.seat] !== 'human')
                    throw new Error('nobody sits there');
                return this.tell(this.ask({ ask: 'table.look', eyes: task.seat, from: 0 }));
            case 'undo':
                return this.undo();
            case 'hint':
                // It speaks of that seat's hand.
                if (task.seat !== this.told.eyes) throw new Error('other eyes');
                this.master?.think(this.engine, task.seat);
                return this.engine.ask<{ hint: Hint }>({
                    ask: 'table.hint',
                    seat: task.seat,
                    agent: this.master ? 'master' : 'expert',
                    language: task.language,
                }).hint;
            case 'record':
                return this.told.asked.length ? undefined : this.lines;
            case 'day':
                return (await dayAsker(task.file))(task.question);
            case 'master': {
                const [module, net] = task.files as [ArrayBuffer, ArrayBuffer];
                this.master = await Master.of(module, task.game, new Uint8Array(net));
                return undefined;
            }
            case 'seat': {
                const { agents } = task;
                return this.tell(this.ask({ ask: 'table.resume', lines: this.lines, agents }));
            }
            case 'speak':
                this.engine = await Engine.of(task.module);
                if (this.lines.length)
                    this.ask({ ask: 'table.resume', lines: this.lines, agents: this.told.agents });
                return undefined;
        }
    }

    /** About the table, for the eyes that see it, who know what they have been told. */
    private ask(question: Question): TableSight {
        const { eyes, from, steps } = this.told;
        return this.engine.ask<TableSight>({ eyes, from: from + steps.length, ...question });
    }

    private resume(
        id: string,
        lines: unknown[],
        safe: number,
        agents: string[],
        eyes?: number,
    ): Promise<Report> {
        const question = { ask: 'table.resume', lines, agents };
        return this.begin(id, lines, safe, eyes === undefined ? question : { ...question, eyes });
    }

    private begin(id: string, lines: unknown[], safe: number, question: Question): Promise<Report> {
        const sight = this.engine.ask<TableSight>(question);
        this.id = id;
        this.lines = lines;
        this.safe = safe;
        return this.tell(sight);
    }

    private async play(task: Extract<Task, { do: 'play' }>): Promise<Report | Judgement> {
        const { do: _, ...move } = task;
        const answer = this.ask({ ask: 'table.play', ...move }) as TableSight | Judgement;
        return 'refusal' in answer && !('steps' in answer)
            ? answer
            : this.tell(answer as TableSight);
    }

    private undo(): Promise<Report> {
        const { eyes, agents, asked } = this.told;
        // If somebody else is asked, the screen may have been passed on already: whose decision it
        // is again says so first.
        const people = agents.filter((agent) => agent === 'human').length;
        const passedOn = people > 1 && eyes !== 'watcher' && !asked.includes(eyes);
        const hidden = passedOn ? { eyes: 'watcher', from: 0 } : {};
        return this.tell(this.ask({ ask: 'table.undo', seat: eyes, ...hidden }));
    }

    /** Stores what happened, and then tells it. */
    private async tell({ kept, dropped, ...sight }: TableSight): Promise<Report> {
        this.lines.length -= dropped;
        this.safe = Math.min(this.safe, this.lines.length);
        this.lines.push(...kept);
        if (this.id && (dropped || this.safe < this.lines.length)) await this.store();
        this.told = { ...sight, stored: this.stored, slowest: this.slowest };
        return this.told;
    }

    private async store(): Promise<void> {
        try {
            await writeLines(this.id, this.safe, this.lines.slice(this.safe));
            this.safe = this.lines.length;
            this.stored = true;
        } catch {
            this.stored = false; // full or forbidden: the game goes on, and the page says so
        }
    }
}
