/**
 * lesson.ts: a game that teaches. It is a real table in the worker with a deal that was chosen; the
 * learner plays seat 0, and only the move that the step asks for, the others play what the lesson
 * says.
 */
import { say } from '../engine/say';
import type { Code, GameName, Seat, Setup, TableState } from '../engine/types';
import { keepProgress, lessons, movesBefore, type Lesson, type Step } from '../learn/lessons';
import { Teller, type Act, type Played, type SeatInfo, type Source } from './source';
import { Thinker } from './thinker';

export class LessonSource extends Teller implements Source {
    readonly kind = 'lesson';
    readonly id: string;
    readonly memory = true;
    readonly mine = [0];
    readonly eyes: Seat = 0;
    readonly over = false;
    setup!: Setup;
    seats: SeatInfo[] = [];
    ply = 0;
    code: Code = '';
    step = 0;
    private readonly lesson: Lesson;
    private readonly thinker = new Thinker();
    private asked: number[] = [];
    private busy = false;

    private constructor(
        readonly game: GameName,
        private readonly name: string,
    ) {
        super();
        this.id = `lesson-${game}`;
        this.lesson = lessons[game];
    }

    static async begin(game: GameName, name: string, step: number): Promise<LessonSource> {
        const source = new LessonSource(game, name);
        await source.lay(step);
        return source;
    }

    get now(): Step {
        return this.lesson.steps[this.step]!;
    }

    get count(): number {
        return this.lesson.steps.length;
    }

    get asks(): number | undefined {
        return this.now.move && this.asked.includes(0) ? 0 : undefined;
    }

    /** Lays the table as it is at the beginning of a step. */
    private async lay(step: number): Promise<void> {
        const { header } = this.lesson;
        const names = [this.name, ...header.names.slice(1)];
        const agents = names.map(() => 'human');
        const lines = [
            { ...header, names, seats: agents, number: '1' },
            ...movesBefore(this.lesson, step),
        ];
        const state = await this.thinker.ask<TableState>({ ask: 'table.resume', lines, agents });
        this.setup = this.setup ?? state.setup;
        this.seats = names.map((_, seat) =>
            seat === 0 ? { kind: 'person' } : { kind: 'computer', level: 'casual' },
        );
        this.step = step;
        this.ply = state.ply;
        this.asked = state.asked;
        this.code = (await this.thinker.ask<{ code: Code }>({ ask: 'table.look', seat: 0 })).code;
        keepProgress(this.game, step);
    }

    private async act(seat: number, move: string): Promise<void> {
        const from = this.ply;
        this.asked = (await this.thinker.ask<TableState>({ ask: 'table.play', seat, move })).asked;
        const { acts } = await this.thinker.ask<{ acts: Act[] }>({
            ask: 'table.recall',
            seat: 0,
            from,
        });
        acts.forEach((act, i) => {
            this.code = act.code;
            this.ply = from + i + 1;
            this.emit({ is: 'act', ply: this.ply, act });
        });
    }

    /** Ends this step: others act, and the next one begins. */
    private async advance(): Promise<void> {
        const { then } = this.now;
        this.busy = true;
        try {
            for (const [seat, move] of then ?? []) await this.act(seat, move);
            this.step = Math.min(this.step + 1, this.count - 1);
            keepProgress(this.game, this.step);
        } finally {
            this.busy = false;
        }
        this.emit({ is: 'change' });
    }

    /** Why a move is not played now, gently; undefined if it is the one that the step teaches. */
    guard(move: string): string | undefined {
        if (move === this.now.move) return undefined;
        return say(this.now.move ? 'learn_gently' : 'learn_read_first');
    }

    async play(_seat: number, move: string): Promise<Played> {
        const why = this.guard(move);
        if (this.busy || why !== undefined) return { ok: false, why: why ?? '' };
        this.busy = true;
        await this.act(0, move);
        await this.advance();
        return { ok: true };
    }

    async next(): Promise<void> {
        if (!this.busy && !this.now.move && this.step < this.count - 1) await this.advance();
    }

    async goTo(step: number): Promise<void> {
        if (this.busy || step < 0 || step >= this.count) return;
        await this.lay(step);
        this.emit({ is: 'jump', ply: this.ply, code: this.code });
        this.emit({ is: 'change' });
    }

    async past(): Promise<{ first: Code; acts: Act[] }> {
        return this.thinker.ask({ ask: 'table.recall', seat: 0, from: 0 });
    }

    close(): void {
        this.thinker.stop();
    }
}
