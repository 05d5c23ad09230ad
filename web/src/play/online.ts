/**
 * online.ts: a game on a server. What the server tells comes in order; what was missed while the
 * connection was lost is asked for and told afterwards, act by act, so that nobody has to guess
 * what has happened. Moves are sent until they are answered.
 */
import { lookAt, told } from '../engine/look';
import { language, say } from '../engine/say';
import type { Code, Line, Seat, Setup, View } from '../engine/types';
import { fetchRecord } from '../net/api';
import type { PlayMessage, Room } from '../net/room';
import { Failed, type Note, type Standing, type TableInfo } from '../net/wire';
import { errorText } from '../net/words';
import {
    Teller,
    type Act,
    type Clock,
    type Notice,
    type Played,
    type SeatInfo,
    type Source,
    type StoryLine,
} from './source';

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
    };
}

/** What a note says, to the one it is about or to the others. */
function noteText({ note }: Note, name: string, me: boolean): string {
    switch (note) {
        case 'undone':
            return me ? say('meet_note_undone_you') : say('meet_note_undone', { name });
        case 'left':
            return me ? say('meet_note_left_you') : say('meet_note_left', { name });
        case 'time':
            return me ? say('meet_note_time_you') : say('meet_note_time', { name });
        case 'gone':
            return me ? say('meet_note_gone_you') : say('meet_note_gone', { name });
        case 'auto':
            return me ? say('meet_note_auto_you') : say('meet_note_auto', { name });
        case 'back':
            return me ? say('meet_note_back_you') : say('meet_note_back', { name });
        default:
            return '';
    }
}

export class OnlineSource extends Teller implements Source {
    readonly kind = 'online';
    readonly id: string;
    readonly setup: Setup;
    /** How many moves are told so far, and what was seen after the last of them. */
    ply: number;
    code: Code;
    /** A move of ours is on its way. */
    sending = false;
    private standing: Standing;
    private view: View;
    private first: Code | undefined;
    private acts: Act[] = [];
    private at: number;
    private work: Promise<void> = Promise.resolve();
    /**
     * The question that all were asked at once, by its legal moves; and the ply at which we have
     * answered it.
     */
    private question = '';
    private answeredAt = -1;
    notice: Notice | undefined;
    private ended: Room['ended'];
    private told:
        | { notes: Room['notes']; language: string; lines: readonly StoryLine[] }
        | undefined;
    private readonly forget: () => void;

    constructor(readonly room: Room) {
        super();
        if (!room.info || !room.standing) throw new Error('the game has not begun');
        this.id = room.id;
        this.setup = setupOf(room.info, room);
        this.standing = room.standing;
        this.at = room.at;
        this.ply = this.standing.moves;
        this.code = this.standing.view;
        this.view = lookAt(this.setup, this.code, this.ply);
        if (this.ply === 0) this.first = this.code;
        this.noteQuestion();
        room.onPlay = (message) => {
            this.work = this.work.then(() => this.take_in(message)).catch(() => this.jump(message));
        };
        this.ended = room.ended;
        this.forget = room.subscribe(() => {
            this.hearEnd();
            this.emit({ is: 'change' });
        });
    }

    get seats(): SeatInfo[] {
        return (this.room.info?.seats ?? []).map((seat) => {
            if (seat.kind === 'person') return { kind: 'person', here: seat.here, auto: seat.auto };
            if (seat.kind === 'computer') return { kind: 'computer', level: seat.level };
            return { kind: seat.kind === 'kept' ? 'person' : 'open', here: false };
        });
    }

    get mine(): readonly number[] {
        const you = this.room.info?.you ?? null;
        return you === null ? [] : [you];
    }

    get eyes(): Seat {
        return this.view.seat;
    }

    /** Whether the computer plays for the person before this screen. */
    get automatic(): boolean {
        const you = this.mine[0];
        return you !== undefined && this.seats[you]?.auto === true;
    }

    get together(): boolean {
        return this.standing.together;
    }

    get answered(): boolean {
        return this.standing.together && this.answeredAt === this.standing.ply;
    }

    /** To answer such a question anew; until then the first answer counts. */
    reopen(): void {
        this.answeredAt = -1;
        this.emit({ is: 'change' });
    }

    get asks(): number | undefined {
        const you = this.mine[0];
        if (
            you === undefined ||
            this.over ||
            this.automatic ||
            this.sending ||
            this.answered ||
            !this.view.asked.includes(you)
        )
            return undefined;
        // While the answers to a question to all are resolved, views still name seats that have
        // answered.
        if (!this.standing.together && this.question && this.question === String(this.view.legal))
            return undefined;
        return you;
    }

    get clock(): Clock | null {
        const { clock } = this.standing;
        return clock ? { ...clock, at: this.at } : null;
    }

    get memory(): boolean {
        return this.room.info?.options.memory ?? true;
    }

    get talk() {
        return this.room.talk;
    }

    get connection(): 'fine' | 'lost' | 'closing' {
        const state = this.room.connection;
        return state === 'open' ? 'fine' : state === 'closing' ? 'closing' : 'lost';
    }

    get over(): boolean {
        return (
            this.room.info?.state === 'over' ||
            (this.view.asked.length === 0 && this.view.free.length === 0)
        );
    }

    get canUndo(): boolean {
        const { question, ended } = this.room;
        const { ply } = this.standing;
        return (
            this.standing.undo &&
            !this.sending &&
            !this.automatic &&
            question?.ply !== ply &&
            ended?.ply !== ply
        );
    }

    get whyNoUndo(): string {
        const { question, ended } = this.room;
        const { ply } = this.standing;
        if (question?.ply === ply)
            return question.seat === this.mine[0]
                ? say('meet_undo_you_ask')
                : say('meet_undo_waits', { name: this.room.nameOf(question.seat) });
        if (ended?.ply === ply)
            return ended.end === 'refused'
                ? say('meet_undo_refused', { name: this.room.nameOf(ended.by ?? 0) })
                : say('meet_undo_stands');
        return this.automatic ? say('meet_auto_you') : errorText('no-undo');
    }

    /**
     * Whether others are asked before something is taken back: persons who are here and play
     * themselves.
     */
    get undoAsks(): boolean {
        const you = this.mine[0];
        return (
            this.room.info?.options.undo === 'ask' &&
            this.seats.some(
                (seat, number) =>
                    number !== you && seat.kind === 'person' && seat.here === true && !seat.auto,
            )
        );
    }

    /**
     * The notes as lines of the story. What was taken back may have been older than the note
     * before: then that goes further up, too.
     */
    get story(): readonly StoryLine[] {
        const { notes } = this.room;
        if (this.told?.notes !== notes || this.told.language !== language()) {
            const lines: StoryLine[] = [];
            let least = Infinity;
            for (const note of [...notes].reverse()) {
                if (!note) continue;
                least = Math.min(least, note.moves);
                lines.unshift({
                    ply: least,
                    seat: note.seat,
                    text: noteText(note, this.room.nameOf(note.seat), note.seat === this.mine[0]),
                });
            }
            this.told = { notes, language: language(), lines };
        }
        return this.told.lines;
    }

    /** For each seat that the computer played for a person in the end: since which move. */
    get finished(): { seat: number; move: number }[] {
        return this.setup.names.flatMap((_, seat) => {
            const last = this.room.notes
                .filter((note) => note?.seat === seat && note.note !== 'undone')
                .pop();
            return last && last.note !== 'back' ? [{ seat, move: last.moves + 1 }] : [];
        });
    }

    play(seat: number, move: string): Promise<Played> {
        if (seat !== this.mine[0])
            return Promise.resolve({ ok: false, why: errorText('not-seated') });
        return this.send('play', { move });
    }

    get undo(): (() => Promise<Played>) | undefined {
        return this.mine.length && this.room.info?.options.undo !== 'never'
            ? () => this.send('undo', {})
            : undefined;
    }

    async past(): Promise<{ first: Code; acts: Act[] }> {
        const wanted = this.ply;
        if (this.first === undefined || this.acts.length < wanted) {
            const { first, acts } = await this.fetch(
                this.first === undefined ? 0 : this.acts.length,
                wanted,
            );
            if (this.first === undefined) {
                this.first = first;
                this.acts = acts;
            } else if (this.acts.length < wanted)
                this.acts = [...this.acts, ...acts].slice(0, wanted);
        }
        return { first: this.first ?? this.code, acts: this.acts };
    }

    say(text: string): Promise<Played> {
        return this.tried(this.room.say(text));
    }

    leave(): Promise<Played> {
        return this.tried(this.room.leave());
    }

    take(): Promise<Played> {
        return this.tried(this.room.take());
    }

    /** Only the server has the record, and only once the game is over. */
    get record(): (() => Promise<string | undefined>) | undefined {
        return this.over ? () => this.fetchRecord() : undefined;
    }

    async fetchRecord(): Promise<string | undefined> {
        try {
            return await fetchRecord(this.id);
        } catch {
            return undefined;
        }
    }

    close(): void {
        this.forget();
        this.room.onPlay = undefined;
    }

    private async tried(request: Promise<unknown>): Promise<Played> {
        try {
            await request;
            return { ok: true };
        } catch (error) {
            return { ok: false, why: errorText(error) };
        }
    }

    /** Sends an act, and again after each loss of the connection, until it is answered. */
    private async send(what: 'play' | 'undo', fields: Record<string, unknown>): Promise<Played> {
        const { ply, together } = this.standing;
        this.sending = true;
        this.emit({ is: 'change' });
        try {
            const answer = await this.room.ask(what, { ply, ...fields }, true);
            if (together && what === 'play') this.answeredAt = ply;
            // The answer may come before the message about the act: we are asked again only after
            // that.
            else if (typeof answer.ply === 'number') await this.reached(answer.ply);
            return { ok: true };
        } catch (error) {
            return {
                ok: false,
                why: errorText(
                    error instanceof Failed && error.word === 'refused' && error.refusal
                        ? new Failed(error.refusal)
                        : error,
                ),
            };
        } finally {
            this.sending = false;
            this.emit({ is: 'change' });
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

    /** What is newest now. */
    private stand(standing: Standing): void {
        this.standing = standing;
        this.at = performance.now();
        this.ply = standing.moves;
        this.code = standing.view;
        this.view = lookAt(this.setup, this.code, this.ply);
        this.noteQuestion();
    }

    private async take_in(message: PlayMessage): Promise<void> {
        const before = this.standing;
        const acts = message.ply - before.ply;
        const moves = message.moves - before.moves;
        if (message.is === 'act' && acts === 1 && moves === 1)
            this.tellAct(message, { seat: message.seat, move: message.move, code: message.view });
        else if (message.is === 'undone' && acts === 1 && moves === -1) {
            this.tellUndone(message.seat, message.moves);
            this.acts = this.acts.slice(0, message.moves);
            this.stand(message);
            this.emit({ is: 'undone', ply: this.ply, code: this.code });
        } else if (acts === 0 && moves === 0) {
            const same = this.code === message.view;
            this.stand(message);
            this.emit(same ? { is: 'change' } : { is: 'jump', ply: this.ply, code: this.code });
        } else if (acts > 0 && acts === moves) await this.catchUp(before.moves, message);
        else if (acts >= 0) this.jump(message);
    }

    private announce(text: string, lines?: Line[]): void {
        this.notice = { text, ...(lines ? { lines } : {}) };
    }

    /** Somebody else has taken back: what that was. */
    private tellUndone(seat: number, moves: number): void {
        if (seat === this.mine[0]) return;
        const [before, act] = [
            moves > 0 ? this.acts[moves - 1]?.code : this.first,
            this.acts[moves],
        ];
        const [line] =
            before && act
                ? told(this.setup, before, act.code, act.seat, act.move, this.mine[0])
                : [];
        if (!line) return this.announce(say('meet_note_undone', { name: this.room.nameOf(seat) }));
        const [start = '', end = ''] = say('meet_undone_what', { what: '%' }).split('%');
        const text = `${start}${line.text}${end}`;
        this.announce(text, [{ ...line, text, parts: [start, ...line.parts, end] }]);
    }

    /** A question whether somebody may take back has ended, and nothing was. */
    private hearEnd(): void {
        const { ended } = this.room;
        if (ended === this.ended) return;
        this.ended = ended;
        if (ended?.end === 'refused' && ended.by !== this.mine[0])
            this.announce(say('meet_undo_refused', { name: this.room.nameOf(ended.by ?? 0) }));
        else if (
            (ended?.end === 'withdrawn' && ended.by !== this.mine[0]) ||
            (ended?.end === 'over' && ended.seat === this.mine[0])
        )
            this.announce(say('meet_undo_stands'));
    }

    private tellAct(standing: Standing, act: Act): void {
        if (this.first !== undefined && this.acts.length === standing.moves - 1)
            this.acts = [...this.acts, act];
        this.stand(standing);
        this.emit({ is: 'act', ply: this.ply, act });
    }

    /** Tells the acts that were missed, one by one; nothing was taken back meanwhile. */
    private async catchUp(from: number, message: PlayMessage): Promise<void> {
        const { acts } = await this.fetch(from, message.moves);
        if (acts.length !== message.moves - from) {
            this.jump(message);
            return;
        }
        const before = this.standing;
        acts.forEach((act, i) => {
            const last = i === acts.length - 1;
            this.tellAct(
                last
                    ? message
                    : {
                          ...before,
                          ply: before.ply + i + 1,
                          moves: from + i + 1,
                          view: act.code,
                          undo: false,
                          together: false,
                      },
                act,
            );
        });
    }

    private jump(message: PlayMessage): void {
        this.first = message.moves === 0 ? message.view : undefined;
        this.acts = [];
        this.stand(message);
        this.emit({ is: 'jump', ply: this.ply, code: this.code });
    }

    /** The acts from number `from` on, up to `to`, page by page. */
    private async fetch(from: number, to: number): Promise<{ first: Code; acts: Act[] }> {
        const acts: Act[] = [];
        let first: Code | undefined;
        for (let more = true; more && from + acts.length < to; ) {
            const page = (await this.room.ask(
                'past',
                { from: from + acts.length },
                true,
            )) as unknown as Past;
            first ??= page.first;
            acts.push(...page.acts.map(({ seat, move, view }) => ({ seat, move, code: view })));
            more = page.more && page.acts.length > 0;
        }
        return { first: first ?? this.code, acts: acts.slice(0, to - from) };
    }
}
