/**
 * byzantz.ts: what the engine tells about a table of Byzantz besides the view, and how its cards are
 * called.
 */
import { ask } from '../engine/engine';
import { say } from '../engine/say';
import type { Code, Setup } from '../engine/types';
import type { LogEntry } from '../play/stage';

interface Sale {
    cards: string;
    points: number;
    costs: number;
}
export interface Gift {
    card: string;
    keep: string;
    size: number;
    points: number;
}
export interface Group {
    group: GroupName;
    cards: string;
    value: number;
    size: number;
    points: number;
    taker: number | null;
}

/** What a picture of the table needs besides the view: docs/engine.md, `byzantz`. */
export interface Byzantz {
    /** The hand, sorted into the sets that pay most. */
    points: number;
    sets: { cards: string; points: number }[];
    rest: string;
    /**
     * The value of the goods in hand; what one's bid could reach; how many cards a hand may have.
     */
    value: number;
    reach: number;
    most: number;
    least: { cards: string; total: number } | null;
    sales: Sale[];
    sale: string;
    /** By card: what the sets pay less without it. */
    costs: Record<string, number>;
    /**
     * The card that the hand misses least; the move by which a hand above the limit loses least.
     */
    discard: string;
    cut: string | null;
    gifts: Gift[];
    groups: Group[];
    /**
     * Who picks when, each bidder card from the lowest on; nobody has a card that is still to be
     * won.
     */
    order: { bidder: number; seat: number | null }[];
    opener: number | null;
    next: number | null;
    unseen: Record<string, number>;
}

/** The answer to `weigh`. */
export interface Weight {
    cards: string;
    total: number;
    costs: number;
    then: number;
    set: number;
    loses: number;
}

export function weigh(setup: Setup, code: Code, cards: readonly string[]): Weight {
    return ask<Weight>({ ask: 'weigh', setup, code, cards: cards.join(' ') });
}

/** Any cards, sorted into the sets that pay most. */
export function setsOfCards(cards: readonly string[]): Pick<Byzantz, 'points' | 'sets' | 'rest'> {
    return ask<Pick<Byzantz, 'points' | 'sets' | 'rest'>>({ ask: 'sets', cards: cards.join(' ') });
}

/** A set that was sold, the card that is kept first. */
export interface Sold {
    cards: string;
    points: number;
    round: number;
    final: boolean;
}
/** How a seat's profit came about: what its sales in the rounds and its final ones have paid. */
export interface SeatLedger {
    sales: Sold[];
    rounds: number;
    final: number;
    points: number;
}

/** All sales of a story, by seat. */
export function ledgerOf(setup: Setup, log: readonly LogEntry[]): SeatLedger[] {
    const acts = log
        .filter(({ move }) => move.startsWith('sell '))
        .map(({ seat, move, before }) => ({ seat, move, code: before }));
    return ask<{ seats: SeatLedger[] }>({ ask: 'ledger', setup, acts }).seats;
}

export const groupNames = [
    'cloth',
    'spice',
    'wine',
    'wood',
    'grain',
    'olives',
    'merchant',
] as const;
type GroupName = (typeof groupNames)[number];
const letters = 'CSWTGOM';

/** The number of a card's group, from 0; 6 for merchants. */
export function groupOf(card: string): number {
    return letters.indexOf(card[0] ?? 'M');
}

export function letterOf(group: number): string {
    return letters[group] ?? 'M';
}

/** "C4 C1 M" → its cards. */
export function cardsIn(words: string): string[] {
    return words ? words.split(' ') : [];
}

export function cardName(card: string): string {
    if (card === '?') return say('web_byzantz_hidden');
    return card === 'M'
        ? say('web_byzantz_merchant')
        : say('web_byzantz_card', { good: groupOf(card), value: Number(card[1]) });
}
