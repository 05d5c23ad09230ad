/**
 * lesson.ts: a game that teaches. It is a real table in the worker with a deal that was chosen; the
 * learner plays seat 0, and only the move that the step asks for, the others play what the lesson
 * says.
 */
import { judge } from '../engine/look';
import { say } from '../engine/say';
import type { GameName } from '../engine/types';
import { keepProgress, lessons, movesBefore, type Lesson, type Step } from '../learn/lessons';
import type { Report } from './keeper';
import { codeAt, plyOf, type Game, type Played, type Sight } from './sight';
import { TableGame } from './table';

export class LessonGame extends TableGame implements Game {
    step = 0;
    private readonly lesson: Lesson;
    private asked: readonly number[] = [];
    private busy = false;

    private constructor(
        readonly game: GameName,
        private readonly name: string,
    ) {
        super('lesson', `lesson-${game}`);
        this.lesson = lessons[game];
    }

    static async begin(game: GameName, name: string, step: number): Promise<LessonGame> {
        const lesson = new LessonGame(game, name);
        await lesson.lay(step);
        return lesson;
    }

    get now(): Step {
        return this.lesson.steps[this.step]!;
    }

    get count(): number {
        return this.lesson.steps.length;
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
        this.step = step;
        await this.report({ do: 'lay', lines, agents, eyes: 0 });
        keepProgress(this.game, step);
    }

    protected override seen(report: Report): Partial<Sight> {
        this.asked = report.asked;
        const { seats } = this.sight;
        return {
            ...super.seen(report),
            seats: seats.length
                ? seats
                : report.agents.map((_, seat) =>
                      seat ? { kind: 'computer', level: 'casual' } : { kind: 'person' },
                  ),
            mine: [0],
            asks: this.asks,
            over: false,
            canUndo: false,
        };
    }

    /** The learner decides only where the step teaches a move. */
    private get asks(): number | undefined {
        return this.now.move && this.asked.includes(0) ? 0 : undefined;
    }

    /** Ends this step: others act, and the next one begins. */
    private async advance(): Promise<void> {
        const { then } = this.now;
        this.busy = true;
        try {
            for (const [seat, move] of then ?? [])
                await this.tryPlay({ do: 'play', seat, move, sure: true });
            this.step = Math.min(this.step + 1, this.count - 1);
            keepProgress(this.game, this.step);
        } finally {
            this.busy = false;
        }
        this.change({ asks: this.asks });
    }

    /** Why a move is not played now, gently. */
    private refuse(move: string): Played {
        const { sight } = this;
        const { refusal, lines } = judge(sight.setup, codeAt(sight, plyOf(sight)), move);
        if (refusal !== 'accepted') return { ok: false, why: refusal, lines };
        return { ok: false, why: say(this.now.move ? 'learn_gently' : 'learn_read_first') };
    }

    async play(move: string): Promise<Played> {
        if (this.busy) return { ok: false, why: '' };
        if (move !== this.now.move) return this.refuse(move);
        this.busy = true;
        const played = await this.tryPlay({ do: 'play', seat: 0, move, sure: true });
        await this.advance();
        return played;
    }

    async next(): Promise<void> {
        if (!this.busy && !this.now.move && this.step < this.count - 1) await this.advance();
    }

    async goTo(step: number): Promise<void> {
        if (!this.busy && step >= 0 && step < this.count) await this.lay(step);
    }
}
