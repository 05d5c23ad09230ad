/**
 * online.ts: a game on a server: the sight that it tells. What the server tells comes in order; what
 * was missed while the connection was lost is asked for and told afterwards, step by step, so that
 * nobody has to guess what has happened. Moves are sent until they are answered.
 */
import { judge, lookAt, told } from '../engine/look';
import { language, say } from '../engine/say';
import type { Code, Line, Setup, Step, View } from '../engine/types';
import { fetchRecord } from '../net/api';
import type { PlayMessage, Room } from '../net/room';
import { Failed, type Note, type Standing, type TableInfo } from '../net/wire';
import { errorText } from '../net/words';
import {
    codeAt,
    Sighted,
    type Game,
    type Notice,
    type Played,
    type SeatInfo,
    type SeenStep,
    type Sight,
    type StoryLine,
} from './sight';

interface Past {
    from: number;
    first: Code;
    acts: { seat: number; move: string; view: Code }[];
    more: boolean;
}

function setupOf(info: TableInfo, room: Room): Setup {
    return {
        game: info.game,
        players: info.players,
        rules: info.rules,
        names: info.seats.map((_, seat) => room.nameOf(seat)),
        ...(info.start === null ? {} : { start: info.start }),
        ...(info.court ? { court: info.court } : {}),
        ...(info.windows ? { windows: info.windows } : {}),
    };
}

/** What a note says, to the one it is about or to the others. */
function noteText({ note }: Note, name: string, me: boolean): string {
    switch (note) {
        case 'undone':
            return me ? say('web_online_note_undone_you') : say('web_online_note_undone', { name });
        case 'left':
            return me ? say('web_online_note_left_you') : say('web_online_note_left', { name });
        case 'time':
            return me ? say('web_online_note_time_you') : say('web_online_note_time', { name });
        case 'gone':
            return me ? say('web_online_note_gone_you') : say('web_online_note_gone', { name });
        case 'auto':
            return me ? say('web_online_note_auto_you') : say('web_online_note_auto', { name });
        case 'back':
            return me ? say('web_online_note_back_you') : say('web_online_note_back', { name });
        default:
            return '';
    }
}

function seatsOf(info: TableInfo | undefined): SeatInfo[] {
    return (info?.seats ?? []).map((seat) => {
        if (seat.kind === 'person')
            return { kind: 'person', here: seat.here, auto: seat.auto, bot: !!seat.bot };
        if (seat.kind === 'computer') return { kind: 'computer', level: seat.level };
        return { kind: seat.kind === 'kept' ? 'person' : 'open', here: false };
    });
}

export class OnlineGame extends Sighted implements Game {
    sight: Sight;
    /** A move of ours is on its way. */
    sending = false;
    private standing: Standing;
    private view: View;
    private at: number;
    private recalls = 0;
    private work: Promise<void> = Promise.resolve();
    /**
     * The question that all were asked at once, by its legal moves; and the ply at which we have
     * answered it.
     */
    private question = '';
    private answeredAt = -1;
    private notice: Notice | undefined;
    private ended: Room['ended'];
    private seatsTold: { info: TableInfo | undefined; seats: SeatInfo[] } | undefined;
    private storyTold:
        | { notes: Room['notes']; language: string; lines: readonly StoryLine[] }
        | undefined;
    private readonly forget: () => void;

    constructor(readonly room: Room) {
        super();
        if (!room.info || !room.standing) throw new Error('the game has not begun');
        const setup = setupOf(room.info, room);
        this.standing = room.standing;
        this.at = room.at;
        const { moves, view } = this.standing;
        this.view = lookAt(setup, view, moves);
        this.noteQuestion();
        this.ended = room.ended;
        this.sight = {
            kind: 'online',
            id: room.id,
            setup,
            start: moves,
            first: view,
            steps: [],
            rewound: 0,
            ...this.around(),
        };
        room.onPlay = (message) => {
            this.work = this.work.then(() => this.takeIn(message)).catch(() => this.jump(message));
        };
        this.forget = room.subscribe(() => {
            this.hearEnd();
            this.tell();
        });
        void this.recall();
    }

    /** What the sight has besides the steps: who sits, whose turn it is, what else is to be said. */
    private around(): Omit<
        Sight,
        'kind' | 'id' | 'setup' | 'start' | 'first' | 'steps' | 'rewound'
    > {
        const { room, standing } = this;
        const { clock } = standing;
        const you = room.info?.you ?? null;
        const whyNoUndo = this.whyNoUndo();
        return {
            seats: this.seats(),
            mine: you === null ? [] : [you],
            eyes: this.view.seat,
            asks: this.asks(),
            over: this.over,
            memory: room.info?.options.memory ?? true,
            canUndo: standing.undo && !this.sending && whyNoUndo === undefined,
            whyNoUndo: whyNoUndo ?? errorText('no-undo'),
            undoAsks: this.undoAsks(),
            answered: this.answered,
            clock: clock ? { ...clock, at: this.at } : null,
            connection:
                room.connection === 'open'
                    ? 'fine'
                    : room.connection === 'closing'
                      ? 'closing'
                      : 'lost',
            story: this.story(),
            notice: this.notice,
        };
    }

    private tell(part: Partial<Sight> = {}): void {
        this.change({ ...part, ...this.around() });
    }

    private seats(): SeatInfo[] {
        const { info } = this.room;
        if (this.seatsTold?.info !== info || !this.seatsTold)
            this.seatsTold = { info, seats: seatsOf(info) };
        return this.seatsTold.seats;
    }

    private get you(): number | undefined {
        return this.room.info?.you ?? undefined;
    }

    /** Whether the computer plays for the person before this screen. */
    get automatic(): boolean {
        return this.you !== undefined && this.seats()[this.you]?.auto === true;
    }

    private get answered(): boolean {
        return this.standing.together && this.answeredAt === this.standing.ply;
    }

    private get over(): boolean {
        const { asked, free } = this.view;
        return this.room.info?.state === 'over' || (asked.length === 0 && free.length === 0);
    }

    /** To answer a question to all anew; until then the first answer counts. */
    reopen(): void {
        this.answeredAt = -1;
        this.tell();
    }

    private asks(): number | undefined {
        const { you, view } = this;
        if (
            you === undefined ||
            this.over ||
            this.automatic ||
            this.sending ||
            this.answered ||
            !view.asked.includes(you)
        )
            return undefined;
        // While the answers to a question to all are resolved, views still name seats that have
        // answered.
        if (!this.standing.together && this.question && this.question === String(view.legal))
            return undefined;
        return you;
    }

    /** Why nothing can be taken back, though the rules would let it be. */
    private whyNoUndo(): string | undefined {
        const { question, ended } = this.room;
        const { ply } = this.standing;
        if (question?.ply === ply)
            return question.seat === this.you
                ? say('web_online_undo_you_ask')
                : say('web_online_undo_waits', { name: this.room.nameOf(question.seat) });
        if (ended?.ply === ply)
            return ended.end === 'refused'
                ? say('web_online_undo_refused', { name: this.room.nameOf(ended.by ?? 0) })
                : say('web_online_undo_stands');
        return this.automatic ? say('web_online_auto_you') : undefined;
    }

    /**
     * Whether others are asked before something is taken back: persons who are here and play
     * themselves.
     */
    private undoAsks(): boolean {
        return (
            this.room.info?.options.undo === 'ask' &&
            this.seats().some(
                ({ kind, here, auto }, seat) =>
                    seat !== this.you && kind === 'person' && here === true && !auto,
            )
        );
    }

    /**
     * The notes as lines of the story. What was taken back may have been older than the note
     * before: then that goes further up, too.
     */
    private story(): readonly StoryLine[] {
        const { notes } = this.room;
        if (this.storyTold?.notes !== notes || this.storyTold.language !== language()) {
            const lines: StoryLine[] = [];
            let least = Infinity;
            for (const note of [...notes].reverse()) {
                if (!note) continue;
                least = Math.min(least, note.moves);
                const { seat } = note;
                const text = noteText(note, this.room.nameOf(seat), seat === this.you);
                lines.unshift({ ply: least, seat, text });
            }
            this.storyTold = { notes, language: language(), lines };
        }
        return this.storyTold.lines;
    }

    /** For each seat that the computer played for a person in the end: since which move. */
    get finished(): { seat: number; move: number }[] {
        return this.sight.setup.names.flatMap((_, seat) => {
            const last = this.room.notes
                .filter((note) => note?.seat === seat && note.note !== 'undone')
                .pop();
            return last && last.note !== 'back' ? [{ seat, move: last.moves + 1 }] : [];
        });
    }

    /** Judged here first: the server says no more than a word. */
    async play(move: string, sure: boolean): Promise<Played> {
        const { setup, eyes } = this.sight;
        if (this.you === undefined || eyes !== this.you)
            return { ok: false, why: errorText('not-seated') };
        const { refusal, lines } = judge(setup, this.standing.view, move);
        if (refusal !== 'accepted') return { ok: false, why: refusal, lines };
        if (lines.length && !sure) return { ok: false, why: '', lines, doubt: true };
        return this.send('play', { move });
    }

    get undo(): (() => Promise<Played>) | undefined {
        return this.you !== undefined && this.room.info?.options.undo !== 'never'
            ? () => this.send('undo', {})
            : undefined;
    }

    /** Only the server has the record, and only once the game is over. */
    get record(): (() => Promise<string | undefined>) | undefined {
        return this.over ? () => this.fetchRecord() : undefined;
    }

    async fetchRecord(): Promise<string | undefined> {
        try {
            return await fetchRecord(this.sight.id);
        } catch {
            return undefined;
        }
    }

    close(): void {
        this.forget();
        this.room.onPlay = undefined;
    }

    /** Sends an act, and again after each loss of the connection, until it is answered. */
    private async send(what: 'play' | 'undo', fields: Record<string, unknown>): Promise<Played> {
        const { ply, together } = this.standing;
        this.sending = true;
        this.tell();
        try {
            const answer = await this.room.ask(what, { ply, ...fields }, true);
            if (together && what === 'play') this.answeredAt = ply;
            // The answer may come before the message about the act: we are asked again only after
            // that.
            else if (typeof answer.ply === 'number') await this.reached(answer.ply);
            return { ok: true };
        } catch (error) {
            const refused = error instanceof Failed && error.word === 'refused' && error.refusal;
            return { ok: false, why: errorText(refused ? new Failed(refused) : error) };
        } finally {
            this.sending = false;
            this.tell();
        }
    }

    /** Waits until the table's ply is told, for a while. */
    private async reached(ply: number): Promise<void> {
        for (let i = 0; i < 60 && this.standing.ply < ply; i++)
            await new Promise((resolve) => setTimeout(resolve, 50));
    }

    private noteQuestion(): void {
        if (this.standing.together) this.question = String(this.view.legal);
        else if (this.question !== String(this.view.legal)) this.question = '';
    }

    /** What is newest now; `part`: what that changes in the steps. */
    private stand(standing: Standing, part: Partial<Sight>): void {
        this.standing = standing;
        this.at = performance.now();
        this.view = lookAt(this.sight.setup, standing.view, standing.moves);
        this.noteQuestion();
        this.tell(part);
    }

    private async takeIn(message: PlayMessage): Promise<void> {
        const { sight, standing } = this;
        const acts = message.ply - standing.ply;
        const moves = message.moves - standing.moves;
        if (message.is === 'act' && acts === 1 && moves === 1) {
            const { seat, move, view } = message;
            this.stand(message, { steps: [...sight.steps, { seat, move, code: view }] });
        } else if (message.is === 'undone' && acts === 1 && moves === -1) this.takeBack(message);
        else if (acts === 0 && moves === 0) {
            if (message.view === codeAt(sight, message.moves)) this.stand(message, {});
            else this.restate(message);
        } else if (acts > 0 && acts === moves) await this.catchUp(standing.moves, message);
        else if (acts >= 0) this.jump(message);
    }

    /** The same moment is seen otherwise: a question to all begins, or the eyes are others. */
    private restate(message: PlayMessage): void {
        const { setup, eyes, steps, rewound } = this.sight;
        const { view, moves } = message;
        const last = steps[steps.length - 1];
        if (lookAt(setup, view, moves).seat !== eyes) this.jump(message);
        else if (!last) this.stand(message, { first: view, rewound: rewound + 1 });
        else {
            const shown = this.showing(last, codeAt(this.sight, moves - 1), view);
            this.stand(message, { steps: [...steps.slice(0, -1), shown], rewound: rewound + 1 });
        }
    }

    /** A step after which this is seen now; it is told by what was seen then. */
    private showing(step: SeenStep, before: Code, code: Code): SeenStep {
        return { ...step, code, told: step.told ?? [before, step.code] };
    }

    private takeBack(message: Extract<PlayMessage, { is: 'undone' }>): void {
        const { sight } = this;
        this.tellUndone(message.seat, message.moves);
        const rewound = sight.rewound + 1;
        const known = message.moves - sight.start;
        this.stand(
            message,
            known >= 0
                ? { steps: sight.steps.slice(0, known), rewound }
                : { start: message.moves, first: message.view, rewound },
        );
    }

    private announce(text: string, lines?: Line[]): void {
        this.notice = { text, ...(lines ? { lines } : {}) };
    }

    /** Somebody else has taken back: what that was. */
    private tellUndone(seat: number, moves: number): void {
        if (seat === this.you) return;
        const { setup, start, steps } = this.sight;
        const step = steps[moves - start];
        const [line] = step
            ? told(setup, codeAt(this.sight, moves), step.code, step.seat, step.move, this.you)
            : [];
        if (!line)
            return this.announce(say('web_online_note_undone', { name: this.room.nameOf(seat) }));
        const [begin = '', end = ''] = say('web_online_undone_what', { what: '%' }).split('%');
        const text = `${begin}${line.text}${end}`;
        this.announce(text, [{ ...line, text, parts: [begin, ...line.parts, end] }]);
    }

    /** A question whether somebody may take back has ended, and nothing was. */
    private hearEnd(): void {
        const { ended } = this.room;
        if (ended === this.ended) return;
        this.ended = ended;
        if (ended?.end === 'refused' && ended.by !== this.you)
            this.announce(
                say('web_online_undo_refused', { name: this.room.nameOf(ended.by ?? 0) }),
            );
        else if (
            (ended?.end === 'withdrawn' && ended.by !== this.you) ||
            (ended?.end === 'over' && ended.seat === this.you)
        )
            this.announce(say('web_online_undo_stands'));
    }

    /** Tells the steps that were missed; nothing was taken back meanwhile. */
    private async catchUp(from: number, message: PlayMessage): Promise<void> {
        const { steps } = await this.fetch(from, message.moves);
        if (steps.length !== message.moves - from) this.jump(message);
        else this.stand(message, { steps: [...this.sight.steps, ...steps] });
    }

    /** Everything anew, from what is seen now. */
    private jump(message: PlayMessage): void {
        const { moves: start, view: first } = message;
        this.stand(message, { start, first, steps: [], rewound: this.sight.rewound + 1 });
        void this.recall();
    }

    /** Asks for what happened before this screen saw anything. */
    private async recall(): Promise<void> {
        const number = ++this.recalls;
        if (!this.sight.start) return;
        // If the server refuses, the story begins here.
        const past = await this.fetch(0, this.sight.start).catch(() => undefined);
        const { start, first, steps } = this.sight;
        const last = past?.steps[start - 1];
        if (!past || !last || number !== this.recalls) return;
        const before = past.steps[start - 2]?.code ?? past.first;
        const shown = last.code === first ? last : this.showing(last, before, first);
        const all = [...past.steps.slice(0, start - 1), shown, ...steps];
        this.tell({ start: 0, first: past.first, steps: all });
    }

    /** The steps from number `from` on, up to `to`, page by page. */
    private async fetch(from: number, to: number): Promise<{ first: Code; steps: Step[] }> {
        const steps: Step[] = [];
        let first: Code | undefined;
        for (let more = true; more && from + steps.length < to; ) {
            const page = (await this.room.ask(
                'past',
                { from: from + steps.length },
                true,
            )) as unknown as Past;
            first ??= page.first;
            steps.push(...page.acts.map(({ seat, move, view }) => ({ seat, move, code: view })));
            more = page.more && page.acts.length > 0;
        }
        return { first: first ?? this.sight.first, steps: steps.slice(0, to - from) };
    }
}
