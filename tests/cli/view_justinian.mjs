// view_justinian.mjs: what each seat knows of a game of Justinian, by the rules page ("Who knows
// what") and the record page, for view.mjs.
//
// The oracle's table tells whose turn it is, what is legal, the row and the scores. The rest are
// notes taken here, about single pieces: a token or a card is its place in the deal, so that it can
// be told who has ever seen it, whatever its value is.

import { Table } from '../oracle/oracle_justinian.mjs';

const TOKENS = ['+1', '+2', '+3', '-1', '-2', '-3'];
const COLORS = ['red', 'blue', 'green', 'yellow'];
const COUNSELORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const STAGES = {
    placing: 'place',
    direction: 'direction',
    trigger: 'trigger',
    color: 'color',
    exchange: 'exchange',
};
const THRESHOLDS = [5, 9, 12];

const range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const sorted = (tokens) => [...tokens].sort((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));
const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
const nowhere = () => COUNSELORS.map(() => []);

function take(list, piece) {
    list.splice(list.indexOf(piece), 1);
    return piece;
}

export class Justinian {
    constructor(header) {
        this.header = header;
        this.table = new Table(header);
        this.ply = 0;
        // of each move the piece that was played, if any: { token, where } or { color, card }
        this.played = [];

        const { players, start } = header;
        const { seats } = this.table;
        this.inHand = seats.map(() => range(0, 10));
        this.reserve = seats.map(() => range(10, 22));
        this.onPhase = seats.map(() => []);
        this.board = nowhere(); // { seat, token }
        this.turnedUp = seats.map(() => []);

        const k = players === 2 ? 3 : 2;
        const byColor = (of) => Object.fromEntries(COLORS.map((color) => [color, of(color)]));
        this.cards = seats.map((seat) => byColor(() => range(k * seat, k * seat + k)));
        this.pile = byColor(() => range(k * players, 12));
        // all that the seat ever had
        this.held = seats.map((seat) => byColor((color) => [...this.cards[seat][color]]));
        this.shown = byColor(() => []);
        this.exchanges = seats.map(() => []); // { color, put, took }

        this.turns = 0;
        this.first = start;
        this.moved = null;
        this.scorings = [];
    }

    tokenIn(header, seat, token) {
        return header.deal.tokens[seat][token];
    }

    token(seat, token) {
        return this.tokenIn(this.header, seat, token);
    }

    card(color, card) {
        return this.header.deal.cards[color][card];
    }

    /** What the court says of a counselor, in the phase of now. */
    value(counselor) {
        const { grid, windows, row, phase } = this.table; // of the oracle, or the header's own
        return grid[row.indexOf(counselor)][windows[counselor - 1][phase - 1]];
    }

    // ---- the course of the game

    play({ seat, move }) {
        const { table } = this;
        const [verb, what, where] = move.split(' ');
        const before = { kind: table.askedFor(), row: [...table.row], scores: [...table.scores] };
        this.played.push(this.#note(seat, verb, what, where));
        if (before.kind === 'color') this.#score(what);
        table.play(seat, move);
        this.ply++;

        const kind = table.askedFor();
        if (before.kind === 'placing' && kind !== 'placing')
            this.#turnUpBoard(before.row, kind === 'direction' ? null : 'either');
        if (before.kind === 'direction') this.moved.from = verb;
        if (before.kind === 'trigger' && kind === 'color')
            this.#turnUpPhase(verb === 'trigger' ? seat : null);
        if (before.kind === 'color') this.#compareScores(before.scores);
        if (before.kind !== 'placing' && kind === 'placing') {
            this.turns++;
            this.first = table.asked();
        }
    }

    /** Moves the pieces of a move, and tells which they were. */
    #note(seat, verb, what, where) {
        if (verb === 'place') {
            const token = take(
                this.inHand[seat],
                this.inHand[seat].find((each) => this.token(seat, each) === what),
            );
            if (where === 'phase') this.onPhase[seat].push(token);
            else this.board[Number(where.slice(1)) - 1].push({ seat, token });
            return { token, where };
        }
        if (verb === 'pass') this.inHand[seat].push(...this.reserve[seat].splice(0, 2));
        if (verb !== 'exchange') return {};
        const [, color, number] = what.match(/^([a-z]+)(\d+)$/);
        const own = this.cards[seat][color];
        const put = take(
            own,
            own.find((each) => this.card(color, each) === Number(number)),
        );
        this.pile[color].push(put);
        const took = this.pile[color].shift();
        own.push(took);
        this.held[seat][color].push(took);
        this.exchanges[seat].push({ color, put, took });
        this.scorings.at(-1).seats[seat].exchanged = color;
        return { color, card: put };
    }

    #turnUpBoard(row, from) {
        const turned = this.board.map((there) =>
            there.map(({ seat, token }) => ({ seat, token: this.token(seat, token) })),
        );
        for (const { seat, token } of this.board.flat()) this.turnedUp[seat].push(token);
        this.board = nowhere();
        this.moved = { from, row, board: turned };
    }

    #turnUpPhase(trigger) {
        const { table } = this;
        this.scorings.push({
            phase: table.phase,
            trigger,
            chooser: table.asked(),
            color: null,
            row: [...table.row],
            seats: table.seats.map((seat) => ({
                tokens: sorted(this.onPhase[seat].map((token) => this.token(seat, token))),
                influence_points: null,
                cards: null,
                card_points: null,
                exchanged: null,
            })),
        });
        for (const seat of table.seats) this.turnedUp[seat].push(...this.onPhase[seat].splice(0));
    }

    #score(color) {
        const scoring = this.scorings.at(-1);
        const without =
            this.table.switches.influence === 'trigger' && scoring.trigger !== null
                ? scoring.trigger
                : scoring.chooser;
        scoring.color = color;
        for (const [seat, told] of scoring.seats.entries()) {
            told.influence_points =
                seat === without ? 0 : sum(told.tokens.map((token) => Math.abs(Number(token))));
            told.cards = ascending(this.cards[seat][color].map((card) => this.card(color, card)));
            told.card_points = sum(told.cards.map((counselor) => this.value(counselor)));
            this.shown[color].push(...this.cards[seat][color].splice(0));
        }
    }

    #compareScores(before) {
        for (const [seat, { influence_points: influence, card_points: cards }] of this.scorings
            .at(-1)
            .seats.entries()) {
            if (before[seat] + influence + cards !== this.table.scores[seat])
                throw new Error('the oracle has other scores');
        }
    }

    // ---- what is known

    stage() {
        return STAGES[this.table.askedFor()] ?? 'over';
    }

    /** The rules as a header of the second version has them: a view has no version. */
    rules() {
        const { edition = 'en' } = this.header.rules;
        const isFrench = edition === 'fr';
        const preset = {
            tie: isFrench ? 'latest-pass' : 'clockwise',
            influence: 'chooser',
            'empty-final': isFrench ? 'none' : 'score',
        };
        const apart = Object.entries(preset)
            .map(([name]) => [name, this.table.switches[name]])
            .filter(([name, value]) => value !== preset[name]);
        return { edition, ...Object.fromEntries(apart) };
    }

    /** What a seat should see. */
    expected(seat) {
        const { header, table } = this;
        const { game, players, start, names, court, windows } = header;
        const asked = table.asked();
        const over = asked === null;
        const seen = {
            game,
            players,
            start,
            names,
            rules: this.rules(),
            court,
            ...(windows ? { windows } : {}),
            ply: this.ply,
            seat,
            yours: seat === asked,
            asked: over ? [] : [asked],
            free: [],
            stage: this.stage(),
            phase: table.phase,
            threshold: THRESHOLDS[table.phase - 1],
            turns: this.turns,
            first: this.first,
            passed: table.passed,
            row: table.row,
            values: table.row.map((counselor) => this.value(counselor)),
            board: this.board.map((there) =>
                there.map((each) => ({
                    seat: each.seat,
                    token: each.seat === seat ? this.token(seat, each.token) : null,
                })),
            ),
            moved: this.moved,
            scorings: this.scorings,
            colors: COLORS.filter((color) => !table.scoredColors.includes(color)),
            seats: table.seats.map((other) => ({
                hand_size: this.inHand[other].length,
                reserve_size: this.reserve[other].length,
                phase_count: this.onPhase[other].length,
                seen: sorted(this.turnedUp[other].map((token) => this.token(other, token))),
                score: table.scores[other],
            })),
        };
        if (seat !== 'watcher')
            Object.assign(seen, this.ownOf(header, seat), {
                legal: seat === asked ? table.legal() : [],
            });
        seen.phase_space =
            seen.stage === 'place' &&
            (table.passed.length < players - 1 || table.lonePhaseTokens === 0);
        if (over) seen.result = table.result();
        return seen;
    }

    /** What only a seat itself knows, if this was the deal. */
    ownOf({ deal }, seat) {
        const tokens = (list) => sorted(list.map((token) => deal.tokens[seat][token]));
        return {
            hand: tokens(this.inHand[seat]),
            reserve: tokens(this.reserve[seat]),
            phase_tokens: tokens(this.onPhase[seat]),
            influence: sum(tokens(this.onPhase[seat]).map((token) => Math.abs(Number(token)))),
            cards: Object.fromEntries(
                COLORS.map((color) => [
                    color,
                    ascending(this.cards[seat][color].map((card) => deal.cards[color][card])),
                ]),
            ),
            exchanges: this.exchanges[seat]
                .filter(({ color }) => !this.table.scoredColors.includes(color))
                .map(({ color, put, took }) => ({
                    color,
                    put: deal.cards[color][put],
                    took: deal.cards[color][took],
                })),
        };
    }

    /**
     * All of that as text; and the seat's tokens on the board, which are among what everybody sees.
     */
    hand(header, seat) {
        const laid = this.board
            .flat()
            .filter((each) => each.seat === seat)
            .map(({ token }) => this.tokenIn(header, seat, token));
        return JSON.stringify([this.ownOf(header, seat), laid]);
    }

    /**
     * The header of a twin, and its moves. All pieces that the viewer has never seen are dealt
     * otherwise, and played as they are now.
     */
    twin(viewer, shuffle) {
        const deal = structuredClone(this.header.deal);
        const exchange = (list, places) => {
            const pieces = shuffle(places.map((place) => list[place]));
            places.forEach((place, i) => (list[place] = pieces[i]));
        };
        for (const seat of this.table.seats) {
            exchange(
                deal.tokens[seat],
                seat === viewer
                    ? this.reserve[seat]
                    : range(0, 22).filter((token) => !this.turnedUp[seat].includes(token)),
            );
        }
        for (const color of COLORS) {
            const known = [...this.shown[color], ...(this.held[viewer]?.[color] ?? [])];
            exchange(
                deal.cards[color],
                range(0, 12).filter((card) => !known.includes(card)),
            );
        }
        const moveOf = ({ seat, move }, index) => {
            const { token, where, color, card } = this.played[index];
            if (token !== undefined)
                return { seat, move: `place ${deal.tokens[seat][token]} ${where}` };
            if (card !== undefined)
                return { seat, move: `exchange ${color}${deal.cards[color][card]}` };
            return { seat, move };
        };
        return { header: { ...this.header, deal }, moveOf };
    }
}
