// An oracle for Byzantz records.
//
// This program replays game records of Byzantz and checks every line of them. It was written from
// two pages alone, one with the exact rules and one with the record format (docs/record.md), and
// shares no code with the engine: when the two agree on thousands of games, move list by move list,
// a mistake would have to have been made twice, independently, to stay hidden. So keep it that way:
// never fix the oracle by looking at the engine, only by looking at the pages.
//
//   node tests/oracle/oracle_byzantz.mjs FILE...                  check records ("-": standard input)
//   node tests/oracle/oracle_byzantz.mjs --self-play N --seed S   print N random games for each of 3..6
//                                                          players
//
// Exit 0: all files right, one line per file. Exit 1: some file is wrong (its first disagreement is
// printed as FILE:LINE: ..., with the position). Exit 2: wrong usage.
//
// Where the pages leave something open, the comment "OPEN" marks what was decided.

import {
    Disagreement,
    checkFile,
    compareLegal,
    parseLine,
    runOracle,
    sameList,
    show,
    shownName,
} from './oracle_kit.mjs';

// ------------------------------------------------------------------------------------------- cards

const GOODS = ['C', 'S', 'W', 'T', 'G', 'O'];
const GROUP_NAME = {
    C: 'cloth',
    S: 'spice',
    W: 'wine',
    T: 'wood',
    G: 'grain',
    O: 'olives',
    M: 'merchant',
};
const COPIES_OF_VALUE = { 1: 6, 2: 5, 3: 3, 4: 2 };
const MERCHANTS = 16;

const SETUP = {
    3: { bidderCards: [6, 4, 2], removed: 4, rounds: 8 },
    4: { bidderCards: [5, 4, 3, 2], removed: 12, rounds: 6 },
    5: { bidderCards: [5, 4, 3, 2, 1], removed: 2, rounds: 6 },
    6: { bidderCards: [6, 5, 4, 3, 2, 1], removed: 4, rounds: 4 },
};
const DEALT = 4;
const HAND_LIMIT = 7;
const THREE_MERCHANTS = 5;

// OPEN: the order of values within a move. record.md says "C S W T G O, then by value, M last"
// without a direction; its only example that tells is `sell C4 C1 M`, so the highest value comes
// first.
const VALUES_IN_ORDER = [4, 3, 2, 1];

const CARD_ORDER = [...GOODS.flatMap((g) => VALUES_IN_ORDER.map((v) => g + v)), 'M'];
const POSITION = new Map(CARD_ORDER.map((card, i) => [card, i]));
const numberOn = (card) => (card === 'M' ? 0 : Number(card[1]));
const groupOf = (card) => card[0];
const total = (cards) => cards.reduce((sum, card) => sum + numberOn(card), 0);
const sorted = (cards) => [...cards].sort((a, b) => POSITION.get(a) - POSITION.get(b));
const distinct = (cards) => [...new Set(cards)];
// all moves are ASCII: code unit order is byte order
const sortedByByte = (strings) => strings.sort();

export function fullDeck() {
    const deck = [];
    for (const good of GOODS) {
        for (const [value, copies] of Object.entries(COPIES_OF_VALUE)) {
            for (let i = 0; i < copies; i++) deck.push(good + value);
        }
    }
    for (let i = 0; i < MERCHANTS; i++) deck.push('M');
    return deck;
}

function removeCards(from, cards) {
    for (const card of cards) {
        const at = from.indexOf(card);
        if (at < 0) throw new Error(`oracle fault: ${card} is not among [${from.join(' ')}]`);
        from.splice(at, 1);
    }
}

/**
 * Every set that can be sold from these cards, as spelled in a move; one good plus jokers, or M M
 * M.
 */
function salesFrom(hand) {
    const cards = sorted(hand);
    const found = new Set();
    for (let i = 0; i < cards.length; i++) {
        for (let j = i + 1; j < cards.length; j++) {
            for (let k = j + 1; k < cards.length; k++) {
                // Merchants sort last, so all goods of the set must be like its first card.
                const like = (card) => card === 'M' || groupOf(card) === groupOf(cards[i]);
                if (like(cards[j]) && like(cards[k]))
                    found.add(`sell ${cards[i]} ${cards[j]} ${cards[k]}`);
            }
        }
    }
    return [...found];
}

/**
 * Every way to add goods cards of the hand to a bid so that its total (now `own`) rises above
 * `high`.
 */
function bidsFrom(hand, own, high) {
    const goods = sorted(hand.filter((card) => card !== 'M'));
    const found = [];
    const extend = (from, chosen, sum) => {
        if (chosen !== '' && sum > high) found.push(`bid${chosen}`);
        for (let i = from; i < goods.length; i++) {
            // the same card again: the same spelling
            if (i > from && goods[i] === goods[i - 1]) continue;
            extend(i + 1, `${chosen} ${goods[i]}`, sum + numberOn(goods[i]));
        }
    };
    extend(0, '', own);
    return found;
}

// ----------------------------------------------------------------------------------------- headers

/** What is wrong with a header, as [expected, found], or null. */
export function headerFault(header) {
    const show = (x) => JSON.stringify(x) ?? 'nothing';
    if (header.nika !== 1 && header.nika !== 2)
        return ['a header with "nika":1 or "nika":2', show(header.nika)];
    if (header.game !== 'byzantz') return ['"game":"byzantz"', show(header.game)];
    const { players, start, names, rules } = header;
    if (!Number.isInteger(players) || !SETUP[players])
        return ['"players" from 3 to 6', show(players)];
    if (!Number.isInteger(start) || start < 0 || start >= players) {
        return [`"start" from 0 to ${players - 1}`, show(start)];
    }
    if (
        names !== undefined &&
        !(
            Array.isArray(names) &&
            names.length === players &&
            names.every((n) => typeof n === 'string')
        )
    ) {
        return [`${players} names`, show(names)];
    }
    if (
        rules !== undefined &&
        (typeof rules !== 'object' || rules === null || Array.isArray(rules))
    ) {
        return ['"rules" as an object', show(rules)];
    }
    const deck = header.deal?.deck;
    const right = fullDeck();
    if (!Array.isArray(deck)) return ['"deal":{"deck":[...]}', show(header.deal)];
    if (deck.length !== right.length)
        return [`a deck of ${right.length} cards`, `${deck.length} cards`];
    const unknown = deck.find((card) => typeof card !== 'string' || !POSITION.has(card));
    if (unknown !== undefined) return ['only cards C1..O4 and M in the deck', show(unknown)];
    for (const card of CARD_ORDER) {
        const count = (cards) => cards.filter((c) => c === card).length;
        if (count(deck) !== count(right))
            return [`${count(right)} cards ${card} in the deck`, `${count(deck)}`];
    }
    return null;
}

// ------------------------------------------------------------------------------------------- table

/**
 * One game. The rules are told in order by the generator #game(), which stops at every question.
 */
export class Table {
    #script;
    #question = null; // { seat, kind: 'auction' | 'give' | 'limit' | 'take' | 'final' }

    constructor(header) {
        const fault = headerFault(header);
        if (fault) throw new Error(`expected ${fault[0]}, found ${fault[1]}`);
        this.players = header.players;
        this.start = header.start;
        this.setup = SETUP[this.players];
        this.seats = Array.from({ length: this.players }, (_, seat) => seat);

        const deck = header.deal.deck;
        const dealtCards = DEALT * this.players;
        this.hands = this.seats.map((seat) => deck.slice(DEALT * seat, DEALT * seat + DEALT));
        this.deck = deck.slice(dealtCards + this.setup.removed);
        // removed, sold, discarded
        this.outOfGame = deck.slice(dealtCards, dealtCards + this.setup.removed);
        this.profit = this.seats.map(() => []); // the cards kept
        this.score = this.seats.map(() => 0);

        this.round = 0;
        this.bidderCard = this.seats.map(() => 0); // held this round, 0 = none yet
        this.bundle = [];
        this.bids = this.seats.map(() => []); // cards lying before a seat in this auction
        this.bidding = new Set(); // seats still in this auction
        this.market = [];
        this.finished = this.seats.map(() => false); // has said `done`

        this.#script = this.#game();
        this.#advance();
    }

    /** The seat whose decision is awaited; null when the game is over. */
    asked() {
        return this.#question?.seat ?? null;
    }

    /**
     * What that seat decides: 'auction', 'give', 'limit', 'take', 'final'; null when the game is
     * over.
     */
    askedFor() {
        return this.#question?.kind ?? null;
    }

    /** All legal moves of a seat at this moment, canonical spelling, sorted by byte. */
    legal(seat) {
        if (!this.#question || !this.seats.includes(seat)) return [];
        const moves = this.#maySell(seat) ? salesFrom(this.hands[seat]) : [];
        if (seat === this.#question.seat) moves.push(...this.#answers(seat, this.#question.kind));
        return sortedByByte(moves);
    }

    play(seat, move) {
        if (!this.legal(seat).includes(move)) throw new Error(`illegal: seat ${seat} ${move}`);
        if (move.startsWith('sell ')) {
            this.#sell(seat, move.split(' ').slice(1));
            // A sale answers no question; but it may bring a hand down to the limit.
            if (this.#question.kind === 'limit') this.#advance(move);
        } else {
            this.#advance(move);
        }
    }

    /** Scores and ranks of a finished game, null before. */
    result() {
        if (this.#question) return null;
        const better = (a, b) =>
            this.score[a] !== this.score[b]
                ? this.score[a] > this.score[b]
                : this.hands[a].length > this.hands[b].length;
        // OPEN: the tie-break is told for the victory; it is used for every place alike.
        const ranks = this.seats.map(
            (seat) => 1 + this.seats.filter((other) => better(other, seat)).length,
        );
        return { scores: [...this.score], ranks };
    }

    // ---- moves

    #maySell(seat) {
        // OPEN: "at any time, by any seat" against "before anything else happens": while one seat
        // is above the hand limit, only that seat may sell.
        if (this.#question.kind === 'limit') return seat === this.#question.seat;
        // OPEN: `done` means "no more final sales", so that seat sells no more, out of turn either.
        return !this.finished[seat];
    }

    #answers(seat, kind) {
        switch (kind) {
            case 'auction': {
                const high = Math.max(...this.bids.map(total));
                return ['pass', ...bidsFrom(this.hands[seat], total(this.bids[seat]), high)];
            }
            case 'give':
                return distinct(this.bundle).map((card) => `give ${card}`);
            case 'limit':
                return distinct(this.hands[seat]).map((card) => `discard ${card}`);
            case 'take':
                return distinct(this.market.map(groupOf)).map(
                    (group) => `take ${GROUP_NAME[group]}`,
                );
            case 'final':
                return ['done'];
            default:
                throw new Error(`oracle fault: question ${kind}`);
        }
    }

    #sell(seat, cards) {
        removeCards(this.hands[seat], cards);
        const [kept, ...others] = [...cards].sort((a, b) => numberOn(b) - numberOn(a));
        this.profit[seat].push(kept);
        this.score[seat] += kept === 'M' ? THREE_MERCHANTS : numberOn(kept);
        this.outOfGame.push(...others);
    }

    #advance(move) {
        const { value, done } = this.#script.next(move);
        this.#question = done ? null : value;
    }

    // ---- the course of the game

    *#game() {
        let opener = this.start;
        for (this.round = 1; this.round <= this.setup.rounds; this.round++) {
            this.bidderCard.fill(0);
            this.market = [];
            for (const card of this.setup.bidderCards) {
                this.bundle = this.deck.splice(0, card);
                const winner = yield* this.#auction(opener, card);
                if (card !== this.setup.bidderCards.at(-1))
                    opener = this.#leftOf(winner, (s) => this.bidderCard[s] === 0);
            }
            yield* this.#marketPhase();
            opener = this.bidderCard.indexOf(this.setup.bidderCards.at(-1));
        }
        this.round = this.setup.rounds;
        for (const seat of this.seats) {
            yield { seat, kind: 'final' };
            this.finished[seat] = true;
        }
        this.#countCards();
    }

    /**
     * The nearest seat to the left (clockwise: the next number) for which `fits` holds; itself
     * last.
     */
    #leftOf(seat, fits) {
        for (let step = 1; step <= this.players; step++) {
            const next = (seat + step) % this.players;
            if (fits(next)) return next;
        }
        throw new Error('oracle fault: no seat to the left');
    }

    /** One auction, up to the winner's hand being within the limit. Returns the winner. */
    *#auction(opener, card) {
        this.bidding = new Set(this.seats.filter((seat) => this.bidderCard[seat] === 0));
        let winner = opener;
        let allPassed = false;
        if (this.bidding.size > 1) [winner, allPassed] = yield* this.#bidding(opener);

        this.market.push(...this.bids[winner].splice(0));
        this.bidding.clear();
        if (this.bundle.length === 1) {
            // the last auction of 5 or 6 players: no choice
            this.market.push(...this.bundle.splice(0));
        } else if (!allPassed) {
            const move = yield { seat: winner, kind: 'give' };
            const given = move.split(' ')[1];
            removeCards(this.bundle, [given]);
            this.market.push(given);
        }
        this.hands[winner].push(...this.bundle.splice(0));
        this.bidderCard[winner] = card;
        yield* this.#handLimit(winner);
        return winner;
    }

    /**
     * Bidding until one seat with a bid is left, or all have passed. Returns [winner, did all
     * pass].
     */
    *#bidding(opener) {
        let firstToPass = null;
        let seat = opener;
        for (;;) {
            const move = yield { seat, kind: 'auction' };
            if (move === 'pass') {
                this.hands[seat].push(...this.bids[seat].splice(0));
                this.bidding.delete(seat);
                firstToPass ??= seat;
            } else {
                const added = move.split(' ').slice(1);
                removeCards(this.hands[seat], added);
                this.bids[seat].push(...added);
            }
            if (this.bidding.size === 0) return [firstToPass, true];
            if (this.bidding.size === 1) {
                const [last] = this.bidding;
                if (this.bids[last].length > 0) return [last, false];
            }
            seat = this.#leftOf(seat, (s) => this.bidding.has(s));
        }
    }

    *#marketPhase() {
        const inOrder = [...this.seats].sort((a, b) => this.bidderCard[a] - this.bidderCard[b]);
        for (const seat of inOrder) {
            if (this.market.length === 0) break;
            const move = yield { seat, kind: 'take' };
            const isTaken = (card) => GROUP_NAME[groupOf(card)] === move.split(' ')[1];
            this.hands[seat].push(...this.market.filter(isTaken));
            this.market = this.market.filter((card) => !isTaken(card));
            yield* this.#handLimit(seat);
        }
        this.outOfGame.push(...this.market.splice(0));
    }

    *#handLimit(seat) {
        while (this.hands[seat].length > HAND_LIMIT) {
            const move = yield { seat, kind: 'limit' };
            if (!move.startsWith('discard ')) continue; // a sale, already done
            const card = move.split(' ')[1];
            removeCards(this.hands[seat], [card]);
            this.outOfGame.push(card);
        }
    }

    /** The oracle's own books must be right too: at the end each card is in one place. */
    #countCards() {
        const all = [...this.hands.flat(), ...this.profit.flat(), ...this.outOfGame]
            .sort()
            .join(' ');
        if (this.deck.length || all !== fullDeck().sort().join(' '))
            throw new Error('oracle fault: cards lost or doubled');
    }

    /** The position in a few lines, for messages. */
    toString() {
        const list = (cards) => `[${sorted(cards).join(' ')}]`;
        const q = this.#question;
        const lines = [
            `  round ${this.round} of ${this.setup.rounds}, deck ${this.deck.length}, ` +
                (q ? `asked: seat ${q.seat} (${q.kind})` : 'game over'),
            `  bundle ${list(this.bundle)} market ${list(this.market)} still bidding {${[...this.bidding].join(' ')}}`,
        ];
        for (const seat of this.seats) {
            lines.push(
                `  seat ${seat}: hand ${list(this.hands[seat])} bid ${list(this.bids[seat])} ` +
                    `bidder card ${this.bidderCard[seat] || '-'} profit ${this.score[seat]}` +
                    (this.finished[seat] ? ' done' : ''),
            );
        }
        return lines.join('\n');
    }
}

// ---------------------------------------------------------------------------------------- checking

/** Reads the lines of one file, one after another. */
class Checker {
    table = null; // the game being replayed; null between games
    counts = { games: 0, moves: 0, outOfTurn: 0, lists: 0, running: 0 };

    line(text) {
        const entry = parseLine(text);
        if (!this.table) this.#header(entry);
        else if (this.table.asked() === null) this.#result(entry);
        else this.#move(entry);
    }

    end() {
        if (this.table?.asked() === null)
            throw new Disagreement(this.#resultText(), 'the end of the file');
        if (this.table) this.counts.running++;
        if (this.counts.games === 0)
            throw new Disagreement('at least one game', 'the end of the file');
    }

    #header(entry) {
        const fault = headerFault(entry);
        if (fault) throw new Disagreement(...fault);
        this.table = new Table(entry);
        this.counts.games++;
    }

    #move(entry) {
        const table = this.table;
        const { seat, move } = entry;
        const asked = table.asked();
        const awaited = `a move of seat ${asked} (${table.askedFor()}) or a sale out of turn`;
        if ('result' in entry)
            throw new Disagreement(`${awaited}, the game is not over`, show(entry));
        if ('nika' in entry)
            throw new Disagreement(
                `${awaited}, the game is not over`,
                'the header of another game',
            );
        if (!table.seats.includes(seat))
            throw new Disagreement(`"seat" from 0 to ${table.players - 1}`, show(entry));
        if (typeof move !== 'string') throw new Disagreement('"move" as a string', show(entry));

        const legal = table.legal(seat);
        if (!legal.includes(move)) {
            const spelled = respelled(move);
            const hint = legal.includes(spelled) ? ` (canonical spelling: "${spelled}")` : '';
            const may = legal.length ? `one of ${show(legal)}` : 'no move';
            const turn =
                seat === asked
                    ? `seat ${seat} (${table.askedFor()})`
                    : `seat ${seat}, out of turn while seat ${asked} is asked (${table.askedFor()})`;
            throw new Disagreement(`from ${turn} ${may}${hint}`, show(move));
        }
        if (compareLegal(entry, legal)) this.counts.lists++;
        table.play(seat, move);
        this.counts.moves++;
        if (seat !== asked) this.counts.outOfTurn++;
    }

    #result(entry) {
        const right = this.table.result();
        const { scores, ranks } = entry.result ?? {};
        if (!sameList(scores, right.scores) || !sameList(ranks, right.ranks))
            throw new Disagreement(this.#resultText(), show(entry));
        this.table = null;
    }

    #resultText() {
        return `the game is over: ${JSON.stringify({ result: this.table.result() })}`;
    }
}

/** The same move with its cards in canonical order, to tell a wrong spelling from a wrong move. */
function respelled(move) {
    const [verb, ...cards] = move.trim().split(/\s+/);
    return cards.every((card) => POSITION.has(card)) ? [verb, ...sorted(cards)].join(' ') : move;
}

/** Checks one file, and prints a line about it; returns whether it is right. */
async function check(file) {
    const checker = new Checker();
    if (!(await checkFile(file, checker))) return false;
    const { games, moves, outOfTurn, lists, running } = checker.counts;
    console.log(
        `${shownName(file)}: ${games} games${running ? ' (the last one running)' : ''}, ${moves} moves, ` +
            `${outOfTurn} out of turn, ${lists} legal lists compared`,
    );
    return true;
}

// --------------------------------------------------------------------------------------- self-play

/** The lines of one random game. */
export function randomGame(players, random) {
    const deck = random.shuffled(fullDeck());
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].slice(0, players);
    const header = {
        nika: 2,
        game: 'byzantz',
        players,
        start: random.below(players),
        names,
        rules: {},
        deal: { deck },
    };
    const table = new Table(header);
    const lines = [JSON.stringify(header)];
    while (table.asked() !== null) {
        let seat = table.asked();
        if (random.below(12) === 0) {
            const sellers = table.seats.filter(
                (s) => s !== table.asked() && table.legal(s).length > 0,
            );
            if (sellers.length) seat = random.pick(sellers);
        }
        const legal = table.legal(seat);
        const move = random.pick(legal);
        table.play(seat, move);
        lines.push(JSON.stringify({ seat, move, legal }));
    }
    lines.push(JSON.stringify({ result: table.result() }));
    return lines;
}

function* games(each, random) {
    for (let players = 3; players <= 6; players++) {
        for (let game = 0; game < each; game++) yield randomGame(players, random);
    }
}

await runOracle(import.meta.url, {
    usage: 'usage: oracle_byzantz.mjs FILE...   or   oracle_byzantz.mjs --self-play N [--seed S]',
    check,
    games,
});
