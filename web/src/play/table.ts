/**
 * table.ts: a game whose table lies in this browser's worker (keeper.ts): asks it to do things, and
 * writes the sight from what it reports.
 */
import type { Judgement, Setup } from '../engine/types';
import type { Report, Task } from './keeper';
import { plyOf, Sighted, type Played, type SeatInfo, type Sight } from './sight';
import { Thinker } from './thinker';

/**
 * The computer never answers sooner, nor sooner than its slowest thought so far (within reason):
 * how long it took tells nothing.
 */
const thinking = 150;
const longestThinking = 600;

function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export abstract class TableGame extends Sighted {
    sight: Sight;
    protected readonly thinker: Thinker;
    protected agents: readonly string[] = [];
    protected closed = false;
    /** Reports are taken in in the order in which they were asked for. */
    private before: Promise<unknown> = Promise.resolve();

    constructor(kind: Sight['kind'], id: string, memory = true) {
        super();
        this.thinker = new Thinker(() => this.stopped());
        this.sight = {
            kind,
            id,
            setup: {} as Setup,
            seats: [],
            mine: [],
            eyes: 'watcher',
            start: 0,
            first: '',
            steps: [],
            rewound: 0,
            asks: undefined,
            over: false,
            memory,
            canUndo: false,
        };
    }

    /** Has a task done and takes in what came of it, after everything that was asked for before. */
    protected report<Answer extends Report | Judgement = Report>(task: Task): Promise<Answer> {
        const begin = performance.now();
        const answer = this.thinker.act<Answer>(task).then(async (report) => {
            if ('slowest' in report && report.word === 'acted') {
                const took = Math.min(longestThinking, Math.max(thinking, report.slowest));
                await wait(begin + took - performance.now());
            }
            return report;
        });
        const taken = Promise.all([answer, this.before]).then(([report]) => {
            if (this.closed) throw new Error('closed');
            if ('steps' in report) this.takeIn(report);
            return report;
        });
        this.before = taken.catch(() => undefined);
        return taken;
    }

    /** What a report says of the sight. */
    protected seen({
        agents,
        eyes,
        from,
        first,
        steps,
        asked,
        undo,
        setup,
    }: Report): Partial<Sight> {
        const { sight } = this;
        const mine = agents.flatMap((agent, seat) => (agent === 'human' ? [seat] : []));
        const begun =
            sight.seats.length > 0 &&
            sight.seats.every(({ level }, seat) => !level || level === agents[seat]);
        return {
            setup: begun ? sight.setup : setup,
            seats: begun
                ? sight.seats
                : agents.map(
                      (agent): SeatInfo =>
                          agent === 'human'
                              ? { kind: 'person' }
                              : { kind: 'computer', level: agent },
                  ),
            mine: begun ? sight.mine : mine,
            eyes,
            first: from === 0 ? first : sight.first,
            steps: [...sight.steps.slice(0, from), ...steps],
            rewound: sight.rewound + Number(eyes !== sight.eyes || from < plyOf(sight)),
            asks: mine.find((seat) => asked.includes(seat)),
            over: asked.length === 0,
            canUndo: undo,
        };
    }

    protected takeIn(report: Report): void {
        this.agents = report.agents;
        this.change(this.seen(report));
    }

    /** Has a move played; `judged`: what came instead of it. */
    protected async tryPlay(task: Extract<Task, { do: 'play' }>): Promise<Played> {
        if (this.closed) return { ok: false, why: 'closed' };
        try {
            const answer = await this.report<Report | Judgement>(task);
            if ('steps' in answer)
                return answer.word === 'played' ? { ok: true } : { ok: false, why: answer.word };
            const { refusal, lines } = answer;
            return { ok: false, why: refusal, lines, doubt: refusal === 'accepted' };
        } catch (error) {
            return { ok: false, why: String(error) };
        }
    }

    /**
     * The worker is gone: what was stored is taken up by a new one when the game is opened again.
     */
    protected stopped(): void {
        if (this.closed) return;
        this.close();
        this.change({ asks: undefined, trouble: 'stopped' });
    }

    close(): void {
        this.closed = true;
        this.thinker.stop();
    }
}
