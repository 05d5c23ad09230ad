/**
 * pledge.ts: what this browser must remember itself so that a deal can be proved to it: the
 * commitment that it was shown, and the chance that it sent (docs/fairness.md); and the check,
 * after the end.
 */
import { readRecord } from '../engine/look';

/** `chance` is empty where nobody can say which one the server got. */
interface Pledge {
    commitment: string;
    chance: string;
    at: number;
    seat?: number;
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

export function pledge(table: string, given: Pledge): void {
    keep({ ...all(), [table]: given });
}

/** The seat in which the game was played. */
export function lately(table: string, seat: number | null): void {
    const pledges = all();
    const known = pledges[table];
    if (known && seat !== null && known.seat !== seat)
        keep({ ...pledges, [table]: { ...known, seat } });
}

/** What the check says: the words of the messages online_fair… */
export type Fairness =
    | 'fair'
    | 'fair_watched'
    | 'unfair_none'
    | 'unfair_record'
    | 'unfair_commitment'
    | 'unfair_chance'
    | 'unfair_deal';

/** Holds the record of a finished game against what this browser remembers. */
export function checkDeal(table: string, record: string): Fairness {
    const lines: unknown[] = [];
    try {
        for (const line of record.split('\n')) if (line) lines.push(JSON.parse(line));
    } catch {
        return 'unfair_record';
    }
    const fair = (
        lines[0] as
            | { fair?: { table: string; commitment: string; chance: (string | null)[] } }
            | undefined
    )?.fair;
    if (!fair) return 'unfair_none';
    const read = readRecord(lines);
    if (read.proof === 'broken') return 'unfair_deal';
    if (read.problem) return 'unfair_record';
    if (read.proof !== 'holds') return 'unfair_none';
    if (fair.table !== table) return 'unfair_record';
    const mine = all()[table];
    if (!mine) return 'fair_watched';
    if (mine.commitment !== fair.commitment) return 'unfair_commitment';
    if (mine.seat !== undefined && mine.chance && fair.chance[mine.seat] !== mine.chance)
        return 'unfair_chance';
    return mine.seat === undefined || !mine.chance ? 'fair_watched' : 'fair';
}
