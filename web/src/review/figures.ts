/** figures.ts: the figures of a review as people read them, and the moments as they are called. */
import { deed, told } from '../engine/look';
import { language, say } from '../engine/say';
import type { Line } from '../engine/types';
import type { ReplayGame } from '../play/replay';
import { tell } from '../ui/page_words';
import type { Decision, Judged, Mark, Title, Worth } from './measures';

function number(value: number, options: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(language(), options).format(value);
}

/** A chance or share: "23%"; exactly: "23.4%". */
export function percent(share: number, digits = 0): string {
    return number(share / 10000, { style: 'percent', maximumFractionDigits: digits });
}

/** A change of it: "+3.4%", "−0.8%". */
export function change(share: number): string {
    return number(share / 10000, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
    });
}

export function points(tenths: number): string {
    return number(tenths / 10, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What a decision cost: of the chance to win, or where that means nothing yet, in points. */
export function cost({ loss, best, played }: Judged, tells: boolean): string {
    return tells
        ? change(-loss)
        : tell('web_review_points', { n: points(Math.min(0, played.points - best.points)) });
}

/** What a move promises. */
export function worth({ win, points: tenths }: Worth, tells: boolean): string {
    return tells ? percent(win, 1) : tell('web_review_points', { n: points(tenths) });
}

export const isMarked = ({ mark }: { mark: Mark }): boolean => mark !== 'none' && mark !== 'equal';

export const signs: Record<Mark, string> = {
    none: '',
    equal: '',
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
};

export function markName(mark: Mark): string {
    switch (mark) {
        case 'none':
            return tell('web_review_mark_none');
        case 'equal':
            return tell('web_review_mark_equal');
        case 'inaccuracy':
            return tell('web_review_mark_inaccuracy');
        case 'mistake':
            return tell('web_review_mark_mistake');
        case 'blunder':
            return tell('web_review_mark_blunder');
    }
}

export function titleName(title: Title): string {
    switch (title) {
        case 'basileus':
            return tell('web_review_title_basileus');
        case 'caesar':
            return tell('web_review_title_caesar');
        case 'logothete':
            return tell('web_review_title_logothete');
        case 'strategos':
            return tell('web_review_title_strategos');
        case 'citizen':
            return tell('web_review_title_citizen');
        case 'pilgrim':
            return tell('web_review_title_pilgrim');
    }
}

/** A greater part of the game: a round or phase, and the plies at which it begins and ends. */
export interface Band {
    part: number;
    from: number;
    to: number;
}

export function bandsOf(replay: ReplayGame): Band[] {
    const bands: Band[] = [{ part: replay.partAt(0), from: 0, to: replay.length }];
    for (const { ply, part } of replay.chapters(language())) {
        const last = bands[bands.length - 1]!;
        if (part === last.part || ply >= replay.length) continue;
        last.to = ply;
        bands.push({ part, from: ply, to: replay.length });
    }
    return bands;
}

export function bandName(replay: ReplayGame, part: number): string {
    return replay.sight.setup.game === 'byzantz'
        ? say('web_replay_round', { round: part })
        : say('web_replay_phase', { phase: part - 1 });
}

/** The same where there is little room: the number alone. */
export function bandSign(replay: ReplayGame, part: number): string {
    return replay.sight.setup.game === 'byzantz' ? String(part) : 'I'.repeat(part);
}

/** "Round 3 · move 57". */
export function placeName(replay: ReplayGame, ply: number): string {
    return tell('web_review_place', {
        part: bandName(replay, replay.partAt(ply)),
        move: String(ply + 1),
    });
}

/** A move that a seat could make at a ply, in words. */
export function moveLine(
    replay: ReplayGame,
    { ply, seat }: Pick<Decision, 'ply' | 'seat'>,
    move: string,
): Line {
    const { setup } = replay.sight;
    return (
        deed(setup, replay.codeAt(ply, seat), move) ?? {
            manner: 'move',
            key: '',
            text: move,
            parts: [move],
        }
    );
}

/** What happened before a ply, as its own seat saw it. */
export function lastLines(replay: ReplayGame, ply: number): Line[] {
    const act = replay.actAt(ply);
    if (!act) return [];
    const { seat, move } = act;
    return told(
        replay.sight.setup,
        replay.codeAt(ply - 1, seat),
        replay.codeAt(ply, seat),
        seat,
        move,
    ).filter(({ manner }) => manner !== 'heading');
}
