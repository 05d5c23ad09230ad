// An oracle for Justinian records.
//
// This program replays game records of Justinian and checks every line of them. It was written from
// two pages alone, one with the exact rules and one with the record format (docs/record.md), and
// shares no code with the engine: when the two agree on thousands of games, move list by move list,
// a mistake would have to have been made twice, independently, to stay hidden. So keep it that way:
// never fix the oracle by looking at the engine, only by looking at the pages.
//
//   node tests/oracle/oracle_justinian.mjs FILE...                  check records ("-": standard input)
//   node tests/oracle/oracle_justinian.mjs --find FILE...           check them; what occurred in each game
//   node tests/oracle/oracle_justinian.mjs --self-play N --seed S   print N random games for each of 2..4
//                                                            players and of the four editions
//
// Exit 0: all files right. Exit 1: some file is wrong (its first disagreement is printed as
// FILE:LINE: ..., with the position). Exit 2: wrong usage.
//
// Checking prints one line per right file ("(the last one running)" after "games" where that is
// so):
//
//   FILE: 1000 games, 123456 moves, 123456 legal lists compared (scorings 2891, forced 12 in phase
//   I / 30 in II / 70 in III, empty finals 3, no final for lack of tokens 1, dead turns 2, color
//   ties 55, ended after three scorings 700, direction asked 4000, exchanges 2000, took back 9,
//   lone phase tokens 80, row ends 900, empty-hand passes 500, early ends 60, shared victories 5)
//
// all on one line. The numbers count occurrences (of a game still running, too): what they count is
// told at TAGS below; "scorings" are all that were scored, triggered or forced.
//
// --find prints one line per game of a right file, for example
//
//   FILE: game 2, lines 152-301, 3 players, fr tie=clockwise own-court: color-tie direction
//
// that is the edition, the switches set apart from it, `own-court` if the grid is not the
// reconstruction and `own-windows` if the record has windows, then, after the colon, the tags of what
// occurred at least once, in the order of TAGS. Tag lists for `grep`: surround with spaces or end of line, as `grep -E ' dead-turn( |$)'`.
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
    showList,
    shownName,
} from './oracle_kit.mjs';

/**
 * What may occur in a game, and what exactly is meant: the tags of --find. The line about a file
 * counts some of them.
 */
const TAGS = {
    'three-scorings': 'the game ended with three colors scored, the third by trigger or forced',
    'three-triggers': 'three colors were scored, each of them by trigger',
    'early-end':
        'all tokens were gone in a turn that brought a scoring before phase III: the game was over',
    'forced-1': 'a forced final scoring in phase I was scored',
    'forced-2': 'the same in phase II',
    'forced-3': 'the same in phase III',
    'empty-final':
        'a forced final scoring, with no token on the phase space, was scored (also counts as forced)',
    'no-final':
        'there was no final scoring, as there was no token on the phase space (does not count as forced)',
    'dead-turn': 'a dead turn (J3) ended the game',
    'color-tie': 'two or more seats shared the most influence, which was above 0',
    'tie-differs': 'such a tie where the two values of the switch `tie` name two different seats',
    'not-the-trigger': 'the seat that chose the color was not the one that triggered',
    declined: 'a seat declined that could have triggered',
    direction: 'the direction was asked',
    'direction-idle':
        'two or more counselors had a sum other than 0, yet both orders gave the same row: not asked',
    'row-end': 'a movement was stopped by the end of the row',
    'zero-sum': 'a counselor had tokens with a sum of 0',
    full: 'a counselor had three tokens',
    'lone-phase': 'the last seat not out placed a token on the phase space',
    'lone-barred':
        'the last seat not out had tokens, but was barred from the phase space by its one more token',
    'empty-hand-pass': 'a seat without tokens in hand passed',
    'empty-reserve-pass': 'a seat without tokens in reserve passed',
    exchange: 'a card was exchanged',
    'took-back': 'a seat drew, by exchange, a card that it or another had put under the pile',
    'shared-victory': 'two or more seats won',
    running: 'the record ends before the game does',
};

// ------------------------------------------------------------------------------------------ pieces

const COLORS = ['red', 'blue', 'green', 'yellow'];
const COUNSELORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]; // and the places of the row
const PLACES = 12;
const PHASES = 3;
const PHASE_NAME = { 1: 'I', 2: 'II', 3: 'III' };
const THRESHOLD = { 1: 5, 2: 9, 3: 12 };
const MOST_ON_A_COUNSELOR = 3;

const COPIES_OF_VALUE = { 1: 5, 2: 4, 3: 2 }; // of each of + and -
const TOKENS = ['+1', '+2', '+3', '-1', '-2', '-3'];
const TOKENS_PER_SEAT = 22;
const HAND_AT_START = 10;
const DRAWN_BY_PASSING = 2;
const cardsPerColor = (players) => (players === 2 ? 3 : 2);

const signed = (token) => Number(token); // '+2' is 2, '-2' is -2
const absolute = (token) => Math.abs(signed(token));
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const distinct = (list) => [...new Set(list)];
// all moves are ASCII: code unit order is byte order
const sortedByByte = (strings) => strings.sort();

export function fullTokens() {
    return TOKENS.flatMap((token) => Array(COPIES_OF_VALUE[absolute(token)]).fill(token));
}

/** Takes one token or card away from a list. */
function removeOne(from, piece) {
    const at = from.indexOf(piece);
    if (at < 0) throw new Error(`oracle fault: ${piece} is not among [${from.join(' ')}]`);
    from.splice(at, 1);
}

// The reconstruction of the printed grid, by place: 12 rows, 20 columns.
const RECONSTRUCTION = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
    [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26],
    [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 28, 29],
    [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 26, 27, 28, 30, 31, 33],
    [12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29, 30, 32, 34, 35, 37],
    [14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 28, 29, 31, 32, 34, 36, 38, 40, 42],
    [16, 17, 18, 19, 20, 22, 23, 24, 26, 27, 29, 31, 33, 34, 36, 38, 40, 43, 45, 47],
    [18, 19, 20, 21, 23, 24, 25, 27, 29, 30, 32, 34, 36, 38, 41, 43, 45, 48, 51, 53],
    [21, 22, 23, 24, 25, 26, 28, 30, 31, 33, 35, 38, 40, 42, 45, 48, 51, 54, 57, 60],
    [23, 24, 25, 26, 27, 29, 31, 32, 34, 37, 39, 41, 44, 47, 50, 53, 56, 60, 63, 67],
    [25, 26, 27, 28, 30, 31, 33, 35, 38, 40, 43, 45, 48, 52, 55, 59, 62, 66, 71, 75],
];
const COLUMNS = 20;
const HIGHEST_NUMBER = 999;

/**
 * V(n, p, phase) of the rules page. Its columns count from 0: (12 - 12) + 4 * 0 = 0 to (12 - 1) + 4
 * * 2 = 19.
 */
const courtValue = (grid, windows, counselor, place, phase) =>
    grid[place - 1][windows[counselor - 1][phase - 1]];

// Which of a place's 20 numbers, counted from 0, shows through a tile: a row for each counselor, with
// a number for each phase.
const USUAL_WINDOWS = Array.from({ length: 12 }, (_, i) => [11 - i, 15 - i, 19 - i]);

// The two values that the rulebooks tell.
if (
    courtValue(RECONSTRUCTION, USUAL_WINDOWS, 2, 7, 2) !== 32 ||
    courtValue(RECONSTRUCTION, USUAL_WINDOWS, 10, 9, 2) !== 25
) {
    throw new Error('oracle fault: the reconstruction is not what it was');
}

// ---------------------------------------------------------------------------------------- switches

const SWITCHES = {
    tie: ['clockwise', 'latest-pass'],
    influence: ['chooser', 'trigger'],
    'empty-final': ['score', 'none'],
};
const EDITIONS = {
    en: { tie: 'clockwise', influence: 'chooser', 'empty-final': 'score' },
    fr: { tie: 'latest-pass', influence: 'chooser', 'empty-final': 'none' },
    it: { tie: 'clockwise', influence: 'chooser', 'empty-final': 'score' },
    ja: { tie: 'clockwise', influence: 'chooser', 'empty-final': 'score' },
};
const DEFAULT_EDITION = 'en';
/** The presets of a record's version: the first had one other. */
const presetOf = (version, edition) => ({
    ...EDITIONS[edition],
    ...(version === 1 && edition === 'it' ? { influence: 'trigger' } : {}),
});

/** What is wrong with the rules of a header, as [expected, found], or null. */
function rulesFault(rules) {
    if (typeof rules !== 'object' || rules === null || Array.isArray(rules))
        return ['"rules" as an object', show(rules)];
    // OPEN: "only what differs from the defaults" is told to the writer; a switch that is named
    // with the value that its edition has anyway, and the default edition named, are read as they
    // stand. OPEN: a reader ignores unknown keys beside those of the header, but an unknown switch
    // within `rules` would be a rule that is not followed: refused.
    for (const [name, value] of Object.entries(rules)) {
        if (name !== 'edition' && !Object.hasOwn(SWITCHES, name)) {
            return [
                `only "edition" and the switches ${Object.keys(SWITCHES).join(', ')} in "rules"`,
                show(name),
            ];
        }
        const values = name === 'edition' ? Object.keys(EDITIONS) : SWITCHES[name];
        if (!values.includes(value))
            return [`"${name}" as one of ${values.join(', ')}`, show(value)];
    }
    return null;
}

/** The value of each switch. */
function switchesOf({ nika, rules = {} }) {
    const { edition = DEFAULT_EDITION, ...apart } = rules;
    return { ...presetOf(nika, edition), ...apart };
}

// ----------------------------------------------------------------------------------------- headers

/** What is wrong with a header, as [expected, found], or null. */
export function headerFault(header) {
    if (header.nika !== 1 && header.nika !== 2)
        return ['a header with "nika":1 or "nika":2', show(header.nika)];
    if (header.game !== 'justinian') return ['"game":"justinian"', show(header.game)];
    const { players, start, names, rules, court, windows, deal } = header;
    if (!Number.isInteger(players) || players < 2 || players > 4)
        return ['"players" from 2 to 4', show(players)];
    if (!Number.isInteger(start) || start < 0 || start >= players) {
        return [`"start" from 0 to ${players - 1}`, show(start)];
    }
    // OPEN: names are for people and rules have defaults: both may be missing.
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
    return (
        (rules === undefined ? null : rulesFault(rules)) ??
        courtFault(court) ??
        windowsFault(windows) ??
        tokensFault(deal, players) ??
        cardsFault(deal)
    );
}

function courtFault(court) {
    // OPEN: "the record of a game says which grid was used": `court` may not be missing.
    if (court === 'reconstruction') return null;
    if (!Array.isArray(court)) return ['"court" as "reconstruction" or a grid', show(court)];
    if (court.length !== PLACES) return [`a court of ${PLACES} rows`, `${court.length} rows`];
    for (const [i, row] of court.entries()) {
        if (!Array.isArray(row) || row.length !== COLUMNS)
            return [`${COLUMNS} numbers in row ${i + 1} of the court`, show(row)];
        for (const [j, number] of row.entries()) {
            const where = `in row ${i + 1}, column ${j + 1} of the court`;
            if (!Number.isInteger(number) || number < 0 || number > HIGHEST_NUMBER) {
                return [`a whole number from 0 to ${HIGHEST_NUMBER} ${where}`, show(number)];
            }
            if (i > 0 && number < court[i - 1][j])
                return [`at least the ${court[i - 1][j]} of the row before ${where}`, show(number)];
        }
    }
    return null;
}

function windowsFault(windows) {
    if (windows === undefined) return null;
    if (!Array.isArray(windows) || windows.length !== COUNSELORS.length)
        return [`"windows" of ${COUNSELORS.length} counselors`, show(windows)];
    for (const [i, row] of windows.entries()) {
        if (!Array.isArray(row) || row.length !== 3)
            return [`3 windows of counselor ${i + 1}`, show(row)];
        for (const number of row) {
            if (!Number.isInteger(number) || number < 0 || number >= COLUMNS)
                return [`windows from 0 to ${COLUMNS - 1} of counselor ${i + 1}`, show(number)];
        }
    }
    return null;
}

function tokensFault(deal, players) {
    const tokens = deal?.tokens;
    if (!Array.isArray(tokens)) return ['"deal":{"tokens":[...],"cards":{...}}', show(deal)];
    if (tokens.length !== players)
        return [`the tokens of ${players} seats`, `those of ${tokens.length}`];
    for (const [seat, own] of tokens.entries()) {
        if (!Array.isArray(own)) return [`a list of tokens for seat ${seat}`, show(own)];
        if (own.length !== TOKENS_PER_SEAT)
            return [`${TOKENS_PER_SEAT} tokens of seat ${seat}`, `${own.length}`];
        const unknown = own.find((token) => !TOKENS.includes(token));
        if (unknown !== undefined)
            return [`only tokens ${TOKENS.join(' ')} of seat ${seat}`, show(unknown)];
        for (const token of TOKENS) {
            const count = (list) => list.filter((t) => t === token).length;
            const right = count(fullTokens());
            if (count(own) !== right)
                return [`${right} tokens ${token} of seat ${seat}`, `${count(own)}`];
        }
    }
    return null;
}

function cardsFault(deal) {
    // OPEN: a fifth color is a key that the reader does not know: ignored.
    for (const color of COLORS) {
        const cards = deal.cards?.[color];
        const right =
            Array.isArray(cards) &&
            cards.length === COUNSELORS.length &&
            COUNSELORS.every((n) => cards.includes(n));
        if (!right) return [`the numbers 1 to 12, each once, as the ${color} cards`, show(cards)];
    }
    return null;
}

// ------------------------------------------------------------------------------------------- table

/**
 * One game. The rules are told in order by the generator #game(), which stops at every question.
 */
export class Table {
    #script;
    #question = null; // { seat, kind: 'placing' | 'direction' | 'trigger' | 'color' | 'exchange' }

    constructor(header) {
        const fault = headerFault(header);
        if (fault) throw new Error(`expected ${fault[0]}, found ${fault[1]}`);
        this.players = header.players;
        this.start = header.start;
        this.switches = switchesOf(header);
        this.grid = header.court === 'reconstruction' ? RECONSTRUCTION : header.court;
        this.windows = header.windows ?? USUAL_WINDOWS;
        this.seats = Array.from({ length: this.players }, (_, seat) => seat);
        this.occurred = new Map(); // name of TAGS -> how often

        const { tokens, cards } = header.deal;
        this.hands = tokens.map((own) => own.slice(0, HAND_AT_START));
        this.reserves = tokens.map((own) => own.slice(HAND_AT_START)); // first drawn first
        const k = cardsPerColor(this.players);
        this.cards = this.seats.map(
            (
                seat, // of each seat, by color; a scored color is no longer there
            ) =>
                Object.fromEntries(
                    COLORS.map((color) => [color, cards[color].slice(seat * k, seat * k + k)]),
                ),
        );
        this.piles = Object.fromEntries(
            COLORS.map((color) => [color, cards[color].slice(this.players * k)]),
        ); // top first
        this.putUnder = []; // cards once put under a pile, as red7

        this.row = [...COUNSELORS]; // row[0] stands on place 1
        this.board = new Map(COUNSELORS.map((n) => [n, []])); // counselor -> [{ seat, token }]
        // the tokens of each seat on the space of this phase
        this.phaseSpace = this.seats.map(() => []);
        this.goneTokens = this.seats.map(() => []);
        this.goneCards = []; // as red7
        this.phase = 1;
        this.passed = []; // the seats that are out in this game turn, in order of passing
        // placed on the phase space in this game turn since all others have passed
        this.lonePhaseTokens = 0;
        this.scoredColors = [];
        this.scores = this.seats.map(() => 0);

        this.#script = this.#game();
        this.#advance();
    }

    /** The seat whose decision is awaited; null when the game is over. */
    asked() {
        return this.#question?.seat ?? null;
    }

    /**
     * What that seat decides: 'placing', 'direction', 'trigger', 'color', 'exchange'; null when the
     * game is over.
     */
    askedFor() {
        return this.#question?.kind ?? null;
    }

    /**
     * All legal moves at this moment, all of them of the asked seat, canonical spelling, sorted by
     * byte.
     */
    legal() {
        if (!this.#question) return [];
        const { seat, kind } = this.#question;
        switch (kind) {
            case 'placing':
                return sortedByByte(this.#placings(seat));
            case 'direction':
                return ['left', 'right'];
            case 'trigger':
                return this.#canTrigger(seat) ? ['decline', 'trigger'] : ['decline'];
            case 'color':
                return sortedByByte(this.#colorsLeft().map((color) => `color ${color}`));
            case 'exchange': {
                const own = this.#colorsLeft().flatMap((color) =>
                    this.cards[seat][color].map((n) => `exchange ${color}${n}`),
                );
                return sortedByByte(['keep', ...own]);
            }
            default:
                throw new Error(`oracle fault: question ${kind}`);
        }
    }

    play(seat, move) {
        if (seat !== this.asked() || !this.legal().includes(move))
            throw new Error(`illegal: seat ${seat} ${move}`);
        this.#advance(move);
    }

    /** Scores and ranks of a finished game, null before. */
    result() {
        if (this.#question) return null;
        const ranks = this.scores.map(
            (own) => 1 + this.scores.filter((other) => other > own).length,
        );
        return { scores: [...this.scores], ranks };
    }

    #advance(move) {
        const { value, done } = this.#script.next(move);
        this.#question = done ? null : value;
    }

    #note(name) {
        if (!Object.hasOwn(TAGS, name)) throw new Error(`oracle fault: no tag ${name}`);
        this.occurred.set(name, (this.occurred.get(name) ?? 0) + 1);
    }

    // ---- little questions

    #clockwiseFrom(seat) {
        return this.seats.map((step) => (seat + step) % this.players);
    }

    #lastPasser() {
        return this.passed.at(-1);
    }

    #isOut(seat) {
        return this.passed.includes(seat);
    }

    #allOthersPassed() {
        return this.passed.length === this.players - 1;
    }

    #mayPlaceOnPhase() {
        return !this.#allOthersPassed() || this.lonePhaseTokens < 1;
    }

    #placings(seat) {
        const spaces = COUNSELORS.filter((n) => this.board.get(n).length < MOST_ON_A_COUNSELOR).map(
            (n) => `c${n}`,
        );
        if (this.#mayPlaceOnPhase()) spaces.push('phase');
        return [
            'pass',
            ...distinct(this.hands[seat]).flatMap((token) =>
                spaces.map((space) => `place ${token} ${space}`),
            ),
        ];
    }

    #influence(seat) {
        return sum(this.phaseSpace[seat].map(absolute));
    }

    #canTrigger(seat) {
        return this.#influence(seat) >= THRESHOLD[this.phase];
    }

    #colorsLeft() {
        return COLORS.filter((color) => !this.scoredColors.includes(color));
    }

    #allTokensGone() {
        return this.seats.every(
            (seat) => this.hands[seat].length === 0 && this.reserves[seat].length === 0,
        );
    }

    // ---- the course of the game

    *#game() {
        let starter = this.start;
        for (;;) {
            const placedOrDrew = yield* this.#placing(starter);
            yield* this.#courtMoves();
            const trigger = yield* this.#askForTrigger();
            if (trigger !== null) {
                yield* this.#scoringRound(trigger);
                if (this.phase === PHASES) break;
                if (this.#allTokensGone()) {
                    this.#note('early-end');
                    break;
                }
                yield* this.#exchanges();
                this.phase++;
            } else {
                const dead = !placedOrDrew; // J3; nobody has triggered, either
                if (dead) this.#note('dead-turn');
                if (dead || this.#allTokensGone()) {
                    yield* this.#forcedFinal();
                    break;
                }
            }
            starter = this.#lastPasser();
        }
        if (this.scoredColors.length === PHASES) this.#note('three-scorings');
        if (this.scoredColors.length === PHASES && !this.occurred.has('forced-3'))
            this.#note('three-triggers');
        if (this.scores.filter((score) => score === Math.max(...this.scores)).length > 1)
            this.#note('shared-victory');
        this.#countPieces();
    }

    /** Step 1 of a game turn. Returns whether anybody placed a token or drew one. */
    *#placing(starter) {
        this.passed = [];
        this.lonePhaseTokens = 0;
        let placedOrDrew = false;
        let seat = starter;
        while (this.passed.length < this.players) {
            if (this.#isOut(seat)) {
                seat = (seat + 1) % this.players;
                continue;
            }
            if (this.hands[seat].length > 0 && !this.#mayPlaceOnPhase()) this.#note('lone-barred');
            const [verb, token, space] = (yield { seat, kind: 'placing' }).split(' ');
            if (verb === 'pass') {
                if (this.hands[seat].length === 0) this.#note('empty-hand-pass');
                if (this.reserves[seat].length === 0) this.#note('empty-reserve-pass');
                // fewer if fewer are left
                const drawn = this.reserves[seat].splice(0, DRAWN_BY_PASSING);
                if (drawn.length > 0) placedOrDrew = true;
                this.hands[seat].push(...drawn);
                this.passed.push(seat);
            } else {
                placedOrDrew = true;
                removeOne(this.hands[seat], token);
                if (space === 'phase') {
                    this.phaseSpace[seat].push(token);
                    if (this.#allOthersPassed()) {
                        this.lonePhaseTokens++;
                        this.#note('lone-phase');
                    }
                } else {
                    const there = this.board.get(Number(space.slice(1)));
                    there.push({ seat, token });
                    if (there.length === MOST_ON_A_COUNSELOR) this.#note('full');
                }
            }
            seat = (seat + 1) % this.players;
        }
        return placedOrDrew;
    }

    /** Step 2: the court moves. */
    *#courtMoves() {
        const fromLeft = this.#movedCourt('left');
        const fromRight = this.#movedCourt('right');
        let moved = fromLeft;
        if (fromLeft.row.join() !== fromRight.row.join()) {
            // J1
            this.#note('direction');
            const move = yield { seat: this.#lastPasser(), kind: 'direction' };
            if (move === 'right') moved = fromRight;
        } else if (moved.sums.filter((s) => s !== 0).length > 1) {
            this.#note('direction-idle');
        }
        for (const s of moved.sums) if (s === 0) this.#note('zero-sum');
        for (let i = 0; i < moved.stopped; i++) this.#note('row-end');
        this.row = moved.row;
        for (const there of this.board.values()) {
            for (const { seat, token } of there.splice(0)) this.goneTokens[seat].push(token);
        }
    }

    /**
     * The row after all movements, beginning from the left or right end; the sums; and how often
     * the end of the row stopped one.
     */
    #movedCourt(from) {
        const row = [...this.row];
        // Moving one counselor leaves the others in their order among themselves, so that the order
        // in which they stand before the first moves is the order in which they are come upon.
        const order = this.row.filter((n) => this.board.get(n).length > 0);
        if (from === 'right') order.reverse();
        const sums = [];
        let stopped = 0;
        for (const counselor of order) {
            const steps = sum(this.board.get(counselor).map(({ token }) => signed(token)));
            const at = row.indexOf(counselor);
            const to = Math.min(Math.max(at + steps, 0), PLACES - 1); // J5
            row.splice(at, 1); // those it passes close up
            row.splice(to, 0, counselor);
            sums.push(steps);
            if (to !== at + steps) stopped++;
        }
        return { row, sums, stopped };
    }

    /** Step 3: returns the seat that triggered, null if nobody did. */
    *#askForTrigger() {
        for (const seat of this.#clockwiseFrom(this.#lastPasser())) {
            const move = yield { seat, kind: 'trigger' }; // J2: whether it can or not
            if (move === 'trigger') return seat;
            if (this.#canTrigger(seat)) this.#note('declined');
        }
        return null;
    }

    /** A scoring round up to the color having left the game; `trigger` is null in a forced one. */
    *#scoringRound(trigger) {
        const influence = this.seats.map((seat) => this.#influence(seat));
        const chooser = this.#chooser(influence);
        if (trigger !== null && trigger !== chooser) this.#note('not-the-trigger');
        const color = (yield { seat: chooser, kind: 'color' }).split(' ')[1];

        const without =
            this.switches.influence === 'trigger' && trigger !== null ? trigger : chooser;
        for (const seat of this.seats) {
            if (seat !== without) this.scores[seat] += influence[seat];
            for (const counselor of this.cards[seat][color]) {
                this.scores[seat] += courtValue(
                    this.grid,
                    this.windows,
                    counselor,
                    this.row.indexOf(counselor) + 1,
                    this.phase,
                );
            }
        }

        this.scoredColors.push(color);
        for (const holder of [...this.cards, this.piles]) {
            this.goneCards.push(...holder[color].map((n) => `${color}${n}`));
            delete holder[color];
        }
        for (const seat of this.seats)
            this.goneTokens[seat].push(...this.phaseSpace[seat].splice(0));
    }

    /** The seat that chooses the color: the one with most influence. */
    #chooser(influence) {
        const most = Math.max(...influence);
        const tied = this.seats.filter((seat) => influence[seat] === most);
        const clockwise = this.#clockwiseFrom(this.#lastPasser()).find((seat) =>
            tied.includes(seat),
        );
        // Every seat has passed once in this game turn.
        const latestPass = [...this.passed].reverse().find((seat) => tied.includes(seat));
        if (tied.length > 1 && most > 0) this.#note('color-tie');
        if (clockwise !== latestPass) this.#note('tie-differs');
        // OPEN: with no token on the phase space all seats are tied, with 0. Both values of the
        // switch then name the last passer, so nothing had to be decided.
        return this.switches.tie === 'clockwise' ? clockwise : latestPass;
    }

    /** The final scoring without a trigger, or, by the switch, none. */
    *#forcedFinal() {
        // OPEN: after a dead turn the switch `empty-final` is followed just as after the last token
        // ("likewise").
        const empty = this.phaseSpace.every((tokens) => tokens.length === 0);
        if (empty && this.switches['empty-final'] === 'none') {
            this.#note('no-final');
            return;
        }
        if (empty) this.#note('empty-final');
        this.#note(`forced-${this.phase}`);
        yield* this.#scoringRound(null);
    }

    *#exchanges() {
        for (const seat of this.#clockwiseFrom(this.#lastPasser())) {
            const move = yield { seat, kind: 'exchange' };
            if (move === 'keep') continue;
            const card = move.split(' ')[1];
            const [, color, number] = card.match(/^([a-z]+)(\d+)$/);
            removeOne(this.cards[seat][color], Number(number));
            this.piles[color].push(Number(number));
            const drawn = this.piles[color].shift();
            this.cards[seat][color].push(drawn);
            this.#note('exchange');
            if (this.putUnder.includes(`${color}${drawn}`)) this.#note('took-back');
            this.putUnder.push(card);
        }
    }

    /** The oracle's own books must be right too: at the end each piece is in one place. */
    #countPieces() {
        const same = (a, b) => [...a].sort().join(' ') === [...b].sort().join(' ');
        for (const seat of this.seats) {
            const all = [
                ...this.hands[seat],
                ...this.reserves[seat],
                ...this.phaseSpace[seat],
                ...this.goneTokens[seat],
            ];
            if (!same(all, fullTokens())) throw new Error('oracle fault: tokens lost or doubled');
        }
        const spelled = (holder) =>
            Object.entries(holder).flatMap(([color, cards]) => cards.map((n) => `${color}${n}`));
        const all = [...this.cards, this.piles].flatMap(spelled).concat(this.goneCards);
        if (
            !same(
                all,
                COLORS.flatMap((color) => COUNSELORS.map((n) => `${color}${n}`)),
            )
        ) {
            throw new Error('oracle fault: cards lost or doubled');
        }
        if (!same(this.row, COUNSELORS))
            throw new Error('oracle fault: counselors lost or doubled');
    }

    /** The position in a few lines, for messages. */
    toString() {
        const q = this.#question;
        const tokens = (list) => `[${[...list].sort().join(' ')}]`;
        const cards = (holder) =>
            Object.entries(holder)
                .map(([color, list]) => `${color} ${list.join(' ')}`)
                .join(', ');
        const board = [...this.board]
            .filter(([, there]) => there.length > 0)
            .map(
                ([n, there]) =>
                    `c${n} ${there.map(({ seat, token }) => `${token} of seat ${seat}`).join(', ')}`,
            );
        const lines = [
            `  phase ${PHASE_NAME[this.phase]}, ` +
                (q ? `asked: seat ${q.seat} (${q.kind})` : 'game over') +
                `, passed [${this.passed.join(' ')}], scored [${this.scoredColors.join(' ')}], ` +
                Object.entries(this.switches)
                    .map(([name, value]) => `${name} ${value}`)
                    .join(', '),
            `  row ${this.row.join(' ')}; on it: ${board.join('; ') || 'nothing'}`,
            `  piles, top first: ${cards(this.piles)}`,
        ];
        for (const seat of this.seats) {
            lines.push(
                `  seat ${seat}: score ${this.scores[seat]}, hand ${tokens(this.hands[seat])}, reserve [${this.reserves[seat].join(' ')}], ` +
                    `phase space ${tokens(this.phaseSpace[seat])} = ${this.#influence(seat)}, ${cards(this.cards[seat])}`,
            );
        }
        return lines.join('\n');
    }
}

// ---------------------------------------------------------------------------------------- checking

/** Reads the lines of one file, one after another. */
class Checker {
    table = null; // the game being replayed; null between games
    counts = { games: 0, moves: 0, lists: 0, running: 0 };
    occurred = new Map(); // name of TAGS -> how often, in all games
    scorings = 0;
    #lineNumber = 0;
    #firstLine = 0; // of this game
    #header = null;
    #gameRead; // told about each game, when its last line is read

    constructor(gameRead = () => {}) {
        this.#gameRead = gameRead;
    }

    line(text) {
        this.#lineNumber++;
        const entry = parseLine(text);
        if (!this.table) this.#readHeader(entry);
        else if (this.table.asked() === null) this.#readResult(entry);
        else this.#readMove(entry);
    }

    end() {
        if (this.table?.asked() === null)
            throw new Disagreement(this.#resultText(), 'the end of the file');
        if (this.table) {
            this.counts.running++;
            this.table.occurred.set('running', 1);
            this.#closeGame();
        }
        if (this.counts.games === 0)
            throw new Disagreement('at least one game', 'the end of the file');
    }

    #readHeader(entry) {
        const fault = headerFault(entry);
        if (fault) throw new Disagreement(...fault);
        this.table = new Table(entry);
        this.#header = entry;
        this.#firstLine = this.#lineNumber;
        this.counts.games++;
    }

    #readMove(entry) {
        const table = this.table;
        const { seat, move } = entry;
        const asked = table.asked();
        const awaited = `a move of seat ${asked} (${table.askedFor()})`;
        if ('result' in entry)
            throw new Disagreement(`${awaited}, the game is not over`, show(entry));
        if ('nika' in entry)
            throw new Disagreement(
                `${awaited}, the game is not over`,
                'the header of another game',
            );
        if (seat !== asked) throw new Disagreement(awaited, show(entry));
        if (typeof move !== 'string')
            throw new Disagreement(`${awaited}, "move" as a string`, show(entry));

        const legal = table.legal();
        if (!legal.includes(move))
            throw new Disagreement(
                `from seat ${seat} (${table.askedFor()}) one of ${showList(legal)}`,
                show(move),
            );
        if (compareLegal(entry, legal)) this.counts.lists++;
        table.play(seat, move);
        this.counts.moves++;
    }

    #readResult(entry) {
        const right = this.table.result();
        const { scores, ranks } = entry.result ?? {};
        if (!sameList(scores, right.scores) || !sameList(ranks, right.ranks))
            throw new Disagreement(this.#resultText(), show(entry));
        this.#closeGame();
    }

    #closeGame() {
        const { occurred, scoredColors } = this.table;
        for (const [name, times] of occurred)
            this.occurred.set(name, (this.occurred.get(name) ?? 0) + times);
        this.scorings += scoredColors.length;
        this.#gameRead({
            number: this.counts.games,
            firstLine: this.#firstLine,
            lastLine: this.#lineNumber,
            header: this.#header,
            tags: Object.keys(TAGS).filter((name) => occurred.has(name)),
        });
        this.table = null;
    }

    #resultText() {
        return `the game is over: ${JSON.stringify({ result: this.table.result() })}`;
    }

    /** The line about a right file. */
    summary() {
        const { games, moves, lists, running } = this.counts;
        const times = (name) => this.occurred.get(name) ?? 0;
        return (
            `${games} games${running ? ' (the last one running)' : ''}, ${moves} moves, ${lists} legal lists compared (` +
            [
                `scorings ${this.scorings}`,
                `forced ${times('forced-1')} in phase I / ${times('forced-2')} in II / ${times('forced-3')} in III`,
                `empty finals ${times('empty-final')}`,
                `no final for lack of tokens ${times('no-final')}`,
                `dead turns ${times('dead-turn')}`,
                `color ties ${times('color-tie')}`,
                `ended after three scorings ${times('three-scorings')}`,
                `direction asked ${times('direction')}`,
                `exchanges ${times('exchange')}`,
                `took back ${times('took-back')}`,
                `lone phase tokens ${times('lone-phase')}`,
                `row ends ${times('row-end')}`,
                `empty-hand passes ${times('empty-hand-pass')}`,
                `early ends ${times('early-end')}`,
                `shared victories ${times('shared-victory')}`,
            ].join(', ') +
            ')'
        );
    }
}

/**
 * Checks one file, and prints a line about it, or about each of its games; returns whether it is
 * right.
 */
async function check(file, find) {
    const checker = new Checker(
        find ? (game) => console.log(`${shownName(file)}: ${aboutGame(game)}`) : undefined,
    );
    const right = await checkFile(file, checker);
    if (right && !find) console.log(`${shownName(file)}: ${checker.summary()}`);
    return right;
}

/** The line of --find about one game. */
function aboutGame({ number, firstLine, lastLine, header, tags }) {
    const { edition = DEFAULT_EDITION } = header.rules ?? {};
    const switches = switchesOf(header);
    const preset = presetOf(header.nika, edition);
    const apart = Object.keys(SWITCHES).filter((name) => switches[name] !== preset[name]);
    const rules = [edition, ...apart.map((name) => `${name}=${switches[name]}`)];
    if (header.court !== 'reconstruction') rules.push('own-court');
    if (header.windows !== undefined) rules.push('own-windows');
    return `game ${number}, lines ${firstLine}-${lastLine}, ${header.players} players, ${rules.join(' ')}: ${tags.join(' ')}`;
}

// --------------------------------------------------------------------------------------- self-play

// A style tells how much likelier than 1 the moves of some kind are; `phase` is told for each of
// the three phases. The first style is even; the others bring about what is rare in even play.
const STYLES = [
    { pass: 1, phase: [1, 1, 1], trigger: 1, keep: 1 },
    { pass: 40, phase: [9, 12, 15], trigger: 15, keep: 1 }, // three scorings
    { pass: 15, phase: [0, 0, 0], trigger: 1, keep: 1 }, // an empty final in phase I
    { pass: 15, phase: [15, 15, 0], trigger: 9, keep: 0 }, // in phase III
    { pass: 300, phase: [2, 0, 0], trigger: 1, keep: 1 }, // dead turns
    { pass: 5, phase: [20, 20, 20], trigger: 0, keep: 1 }, // a forced scoring with much influence
];

function weightOf(move, style, phase) {
    if (move.endsWith(' phase')) return style.phase[phase - 1];
    return style[move] ?? 1;
}

function weightedPick(moves, weights, random) {
    const all = sum(weights);
    if (all === 0) return random.pick(moves);
    let at = random.below(all);
    return moves[
        weights.findIndex((weight) => {
            at -= weight;
            return at < 0;
        })
    ];
}

/** A grid of random numbers, each column never falling. */
function randomGrid(random) {
    const rows = [Array.from({ length: COLUMNS }, () => random.below(30))];
    while (rows.length < PLACES) rows.push(rows.at(-1).map((number) => number + random.below(80)));
    return rows.map((row) => row.map((number) => Math.min(number, HIGHEST_NUMBER)));
}

const randomWindows = (random) =>
    COUNSELORS.map(() => Array.from({ length: 3 }, () => random.below(COLUMNS)));

/**
 * The lines of one random game; now and then it is of the first version, one switch is set apart
 * from the edition, or the grid or the windows are others.
 */
export function randomGame(players, edition, random) {
    const version = random.below(3) === 0 ? 1 : 2;
    const preset = presetOf(version, edition);
    const rules = { edition };
    if (random.below(5) === 0) {
        const name = random.pick(Object.keys(SWITCHES));
        rules[name] = SWITCHES[name].find((value) => value !== preset[name]);
    }
    const header = {
        nika: version,
        game: 'justinian',
        players,
        start: random.below(players),
        names: ['Ada', 'Bo', 'Cy', 'Di'].slice(0, players),
        rules,
        court: random.below(5) === 0 ? randomGrid(random) : 'reconstruction',
        ...(random.below(5) === 0 ? { windows: randomWindows(random) } : {}),
        deal: {
            tokens: Array.from({ length: players }, () => random.shuffled(fullTokens())),
            cards: Object.fromEntries(COLORS.map((color) => [color, random.shuffled(COUNSELORS)])),
        },
    };
    const style = random.below(2) === 0 ? STYLES[0] : random.pick(STYLES);
    const table = new Table(header);
    const lines = [JSON.stringify(header)];
    while (table.asked() !== null) {
        const seat = table.asked();
        const legal = table.legal();
        const move = weightedPick(
            legal,
            legal.map((m) => weightOf(m, style, table.phase)),
            random,
        );
        table.play(seat, move);
        lines.push(JSON.stringify({ seat, move, legal }));
    }
    lines.push(JSON.stringify({ result: table.result() }));
    return lines;
}

function* games(each, random) {
    for (let players = 2; players <= 4; players++) {
        for (const edition of Object.keys(EDITIONS)) {
            for (let game = 0; game < each; game++) yield randomGame(players, edition, random);
        }
    }
}

await runOracle(import.meta.url, {
    usage: 'usage: oracle_justinian.mjs [--find] FILE...   or   oracle_justinian.mjs --self-play N [--seed S]',
    flags: ['--find'],
    check,
    games,
});
