/**
 * pledge.ts: what this browser must remember itself so that a deal can be proved to it: the
 * commitment that it was shown, the contribution (chance) that it pledged, and what everybody else
 * had pledged when it revealed its own (docs/fairness.md); and the check, after the end.
 */
import { pledgeOf, readRecord } from '../engine/look';
import type { Proof, TableInfo } from './wire';

/**
 * `pledges` are those that were shown when the own contribution was asked for; `revealed`: the
 * server said that it has it.
 */
interface Pledge {
    commitment: string;
    chance: string;
    at: number;
    seat?: number;
    pledges?: (string | null)[];
    revealed?: boolean;
}

const place = 'nika.pledges';
const most = 200;

function all(): Record<string, Pledge> {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
        return typeof found === 'object' && found !== null ? (found as Record<string, Pledge>) : {};
    } catch {
        return {};
    }
}

function keep(pledges: Record<string, Pledge>): void {
    const newest = Object.entries(pledges)
        .sort(([, a], [, b]) => b.at - a.at)
        .slice(0, most);
    try {
        localStorage.setItem(place, JSON.stringify(Object.fromEntries(newest)));
    } catch {
        // full or forbidden: the proof is then only that of a spectator
    }
}

function remember(table: string, more: Partial<Pledge>): void {
    const pledges = all();
    const known = pledges[table];
    if (known) keep({ ...pledges, [table]: { ...known, ...more } });
}

/**
 * What is pledged when sitting down. The contribution is kept first, and stays the same at one
 * table: an answer may be lost, and what was pledged has to be revealed later.
 */
export function pledge(table: string, commitment: string): string {
    const known = all()[table];
    const chance =
        known?.chance ||
        [...crypto.getRandomValues(new Uint8Array(32))]
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join('');
    if (!known?.chance) keep({ ...all(), [table]: { commitment, chance, at: Date.now() } });
    return pledgeOf(table, chance);
}

/**
 * The contribution, if it is to be revealed now: all pledges are fixed, and the own one is among
 * them. They are kept before; if the server shows others later, the first ones count.
 */
export function revealed({ table, drawing, you, seats, commitment }: TableInfo): string {
    const known = all()[table];
    const own = you === null ? undefined : seats[you];
    if (!known?.chance || you === null || own?.kind !== 'person') return '';
    if (own.chance && known.pledges && !known.revealed) remember(table, { revealed: true });
    if (!drawing || own.chance || commitment !== known.commitment) return '';
    if (drawing.pledges[you] !== pledgeOf(table, known.chance)) return '';
    if (!known.pledges) remember(table, { pledges: drawing.pledges });
    return known.chance;
}

/** The seat in which the game was played. */
export function lately(table: string, seat: number | null): void {
    if (seat !== null && all()[table]?.seat !== seat) remember(table, { seat });
}

/** What the check says: the words of the messages online_fair… */
export type Fairness =
    | 'fair'
    | 'fair_watched'
    | 'fair_silent'
    | 'unfair_none'
    | 'unfair_record'
    | 'unfair_commitment'
    | 'unfair_chance'
    | 'unfair_pledges'
    | 'unfair_signature'
    | 'unfair_deal';

/** Holds the record of a finished game against what this browser remembers. */
export function checkDeal(table: string, record: string): Fairness {
    const lines: unknown[] = [];
    try {
        for (const line of record.split('\n')) if (line) lines.push(JSON.parse(line));
    } catch {
        return 'unfair_record';
    }
    const fair = (lines[0] as { fair?: Proof } | undefined)?.fair;
    if (!fair) return 'unfair_none';
    const read = readRecord(lines);
    if (read.proof === 'broken') return 'unfair_deal';
    if (read.problem) return 'unfair_record';
    if (read.proof !== 'holds') return 'unfair_none';
    if (fair.table !== table) return 'unfair_record';
    const mine = all()[table];
    if (!mine) return 'fair_watched';
    if (mine.commitment !== fair.commitment) return 'unfair_commitment';
    return mine.seat === undefined || !mine.chance
        ? 'fair_watched'
        : checkOwnPart(fair, mine, mine.seat);
}

/** This person's own part in a deal that is proved. */
function checkOwnPart(fair: Proof, mine: Pledge, seat: number): Fairness {
    const { pledge: pledges = [], early = [] } = fair;
    const same =
        mine.pledges?.length === pledges.length &&
        mine.pledges.every((one, other) => one === pledges[other]);
    if (mine.pledges && (early.includes(seat) || !same)) return 'unfair_pledges';
    if (pledges[seat] && fair.chance[seat] === null && !mine.revealed) return 'fair_silent';
    return fair.chance[seat] === mine.chance ? 'fair' : 'unfair_chance';
}
