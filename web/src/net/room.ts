/**
 * room.ts: a table on the server as this person sees it: who sits, what was said, the state of the
 * game. It says nothing about moves: those go on, in order, to whoever shows the game
 * (play/online.ts).
 */
import { lately, pledge, revealed } from './pledge';
import { theLink, type LinkState } from './socket';
import { turns } from './turns';
import type { Answer, Note, Said, ServerMessage, Standing, TableInfo } from './wire';

export type PlayMessage = Extract<ServerMessage, { is: 'act' | 'undone' | 'view' }>;

const talkMost = 200;

/** Somebody would like to take back: who has not answered. */
export interface Asked {
    ply: number;
    seat: number;
    open: number[];
}
export interface Ended {
    ply: number;
    seat: number;
    end: string;
    by: number | null;
}

export class Room {
    info: TableInfo | undefined;
    talk: readonly Said[] = [];
    muted = false;
    /** Why this table can't be entered: a word of the protocol. */
    problem = '';
    /** The host has sent this person away. */
    kicked = false;
    /** The server can't write at the moment. */
    heldUp = false;
    /** What the story has besides moves; undefined: older than what the server still tells. */
    notes: readonly (Note | undefined)[] = [];
    /** Whether somebody may take back: what is asked now, and how the last such question ended. */
    question: Asked | undefined;
    ended: Ended | undefined;
    /** In how long the computer plays for those who are gone, and when that was said. */
    takesOver: { left: (number | null)[]; at: number } | undefined;
    /** The newest state of the game, if it may be seen. */
    standing: Standing | undefined;
    /** When that came (performance.now()). */
    at = 0;
    onPlay: ((message: PlayMessage) => void) | undefined;
    private readonly listeners = new Set<() => void>();
    private readonly forgetLink: () => void;
    private left = false;
    private stands = false;

    constructor(readonly id: string) {
        this.forgetLink = theLink().subscribe(() => {
            // who comes back is told whether it is still asked
            if (theLink().state !== 'open') this.question = undefined;
            this.tell();
        });
        theLink().enter(
            this.id,
            (message) => this.hear(message),
            (error) => {
                this.problem = error.word;
                this.tell();
            },
        );
    }

    get connection(): LinkState {
        return theLink().state;
    }

    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    close(): void {
        if (this.left) return;
        this.left = true;
        this.forgetLink();
        theLink().exit(this.id);
    }

    /** The name of a seat, as a record would have it. */
    nameOf(seat: number): string {
        const taken = this.info?.seats[seat];
        return taken && taken.kind !== 'open' ? taken.name : String.fromCharCode(65 + seat);
    }

    sit = (seat: number): Promise<Answer> =>
        this.ask('sit', { seat, pledge: pledge(this.id, this.info?.commitment ?? '') });

    stand(): Promise<Answer> {
        this.stands = true;
        return this.ask('stand');
    }

    seat = (seat: number, player: string): Promise<Answer> => this.ask('seat', { seat, player });
    kick = (seat: number): Promise<Answer> => this.ask('kick', { seat });
    start = (): Promise<Answer> => this.ask('start');
    shut = (): Promise<Answer> => this.ask('close');
    say = (text: string): Promise<Answer> => this.ask('say', { text });
    leave = (): Promise<Answer> => this.ask('leave');
    take = (): Promise<Answer> => this.ask('take');
    agree = (ply: number, yes: boolean): Promise<Answer> => this.ask('agree', { ply, yes });

    async mute(on: boolean): Promise<void> {
        await this.ask('mute', { on });
        this.muted = on;
        this.tell();
    }

    async rematch(): Promise<string> {
        return String((await this.ask('rematch')).table);
    }

    /** A request about this table. */
    ask(what: string, fields: Record<string, unknown> = {}, keep = false): Promise<Answer> {
        return theLink().request(what, { table: this.id, ...fields }, keep);
    }

    private hear(message: ServerMessage): void {
        if (this.left) return;
        if (message.is === 'table') {
            const { talk, ...info } = message;
            if (
                info.state === 'open' &&
                info.you === null &&
                (this.info?.you ?? null) !== null &&
                !this.stands
            )
                this.kicked = true;
            if (info.you !== null) this.stands = this.kicked = false;
            const next = info.next ?? this.info?.next;
            this.info = { ...info, ...(next ? { next } : {}) };
            this.heldUp = false;
            this.problem = '';
            if (talk) this.talk = talk;
            this.hearTakeover(info.takes_over);
            if ((info.notes ?? 0) > this.notes.length) void this.fetchNotes();
            lately(this.id, info.you);
            this.reveal(this.info);
        } else if (message.is === 'said') {
            if (this.talk.some((said) => said.number === message.number)) return;
            this.talk = [
                ...this.talk,
                {
                    number: message.number,
                    seat: message.seat,
                    name: message.name,
                    text: message.text,
                },
            ].slice(-talkMost);
        } else if (message.is === 'rematch') {
            if (this.info) this.info = { ...this.info, next: message.next };
        } else if (message.is === 'not-kept') this.heldUp = true;
        else if (message.is === 'note') {
            const { number, moves, seat, note } = message;
            if (number === this.notes.length) this.notes = [...this.notes, { moves, seat, note }];
            else if (number > this.notes.length) void this.fetchNotes();
        } else if (message.is === 'question') this.hearQuestion(message);
        // what is still asked is told again, after everything else
        else if (message.is === 'resync') this.question = undefined;
        else if (message.is === 'act' || message.is === 'undone' || message.is === 'view') {
            this.standing = message;
            this.hearTakeover(message.takes_over);
            this.at = performance.now();
            this.heldUp = false;
            this.onPlay?.(message);
            turns.soon();
        }
        this.tell();
    }

    /** If the server asks for it again, the answer was lost; if it comes too late, so be it. */
    private reveal(info: TableInfo): void {
        const chance = revealed(info);
        if (chance) void this.ask('reveal', { chance }).catch(() => undefined);
    }

    private hearTakeover(left: (number | null)[] | null | undefined): void {
        this.takesOver = left ? { left, at: performance.now() } : undefined;
    }

    private hearQuestion(message: Extract<ServerMessage, { is: 'question' }>): void {
        const { ply, seat } = message;
        this.question = 'open' in message ? { ply, seat, open: message.open } : undefined;
        if ('end' in message) this.ended = { ply, seat, end: message.end, by: message.by };
    }

    /**
     * What was missed of the notes. Of very many, the server has the last ones only: those before
     * count, and are not told.
     */
    private async fetchNotes(): Promise<void> {
        try {
            const { from, notes } = (await this.ask('notes')) as unknown as {
                from: number;
                notes: Note[];
            };
            this.notes = [...Array.from({ length: from }, (_, i) => this.notes[i]), ...notes];
            this.tell();
        } catch {
            // the connection is lost; once it is back, the table tells how many there are
        }
    }

    private tell(): void {
        [...this.listeners].forEach((listener) => listener());
    }
}
