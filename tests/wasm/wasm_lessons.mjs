// wasm_lessons.mjs NIKA WASM: the lessons of the browser (data/lessons.json) on the engine: every move that they have is legal when it
// comes, the learner is asked when a move is taught, every sentence can be said in every language, and the numbers in the sentences, which
// were worked out by hand, are those of the game.

import { readFileSync } from 'node:fs';
import { check, checkSame, finish, Module } from './wasm_kit.mjs';
import { languages } from '../words/languages.mjs';

const [, path] = process.argv.slice(2);
const module = new Module(path);
const ask = (question) => module.ask(question);
const lessons = JSON.parse(readFileSync(new URL('../../data/lessons.json', import.meta.url)));

const { keys } = ask({ ask: 'keys' });
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
const worth = (view, counselor) => view.values[view.row.indexOf(counselor)];
const TOKENS = ['+1', '+2', '+3', '-1', '-2', '-3'];

/** What a seat shows on the phase space in the first scoring: + and - count alike. */
const influenceOf = (view, seat) =>
    sum(view.scorings[0].seats[seat].tokens.map((token) => Number(token[1])));

/** What red would pay the learner if the court moved from an end. */
function redFrom(end, { setup, code }) {
    const { code: after } = ask({ ask: 'try', setup, code, move: end });
    const { view } = ask({ ask: 'view', setup, code: after, ply: 0 });
    return sum(view.cards.red.map((counselor) => worth(view, counselor)));
}

/** For each step the numbers of its sentence, from the view before it: `view`; `before`: at the step before. */
const facts = {
    learn_ju_court: ({ view }) => ({
        low: view.row[0] - 1,
        high: view.row[11] - 1,
        worth: view.values[11],
    }),
    learn_ju_cards: ({ view }) => {
        const [one, other] = view.cards.red;
        return {
            one: one - 1,
            other: other - 1,
            first: worth(view, one),
            second: worth(view, other),
            sum: worth(view, one) + worth(view, other),
        };
    },
    learn_ju_tokens: ({ view }) => ({ hand: view.hand.length, reserve: view.reserve.length }),
    learn_ju_place: ({ step }) => ({
        counselor: Number(step.move.split('c')[2]) - 1,
        token: TOKENS.indexOf(step.move.split(' ')[1]),
    }),
    learn_ju_phase: ({ view, step }) => ({
        zoe: 2,
        counselor: view.board.findIndex((tokens) => tokens.some(({ seat }) => seat === 2)),
        leo: view.seats.findIndex(({ phase_count }) => phase_count === 1),
        token: TOKENS.indexOf(step.move.split(' ')[1]),
    }),
    learn_ju_enough: ({ view, step }) => ({
        leo: view.seats.findIndex(({ phase_count }) => phase_count === 2),
        have: view.influence,
        need: view.threshold,
        token: TOKENS.indexOf(step.move.split(' ')[1]),
    }),
    learn_ju_pass: ({ view }) => ({ leo: view.passed[0], zoe: view.passed[1] }),
    learn_ju_direction: (moment) => ({
        one: 3,
        other: 6,
        left: redFrom('left', moment),
        right: redFrom('right', moment),
    }),
    learn_ju_trigger: ({ view }) => ({
        counselor: 3,
        from: view.moved.row.indexOf(4) + 1,
        other: 6,
        to: view.row.indexOf(4) + 1,
        have: view.influence,
        need: view.threshold,
    }),
    // Tied with Leo; the learner passed last.
    learn_ju_color: ({ view }) => ({
        leo: 1,
        influence: influenceOf(view, 0) === influenceOf(view, 1) && influenceOf(view, 1),
        sum: sum(view.cards.red.map((counselor) => worth(view, counselor))),
        color: 0,
    }),
    learn_ju_exchange: ({ view }) => {
        const points = view.scorings[0].seats.map(
            (seat) => seat.card_points + seat.influence_points,
        );
        return {
            mine: points[0],
            leo: 1,
            his: points[1],
            influence: view.scorings[0].seats[1].influence_points,
            zoe: 2,
            hers: points[2],
        };
    },
    learn_ju_next: ({ view }) => ({ second: view.threshold, third: 12 }),
    learn_ju_forced: () => ({}),
    learn_ju_end: () => ({}),
    learn_by_sets: ({ view }) => ({ cards: view.hand.length }),
    learn_by_auction: ({ view }) => ({ bidder: view.stack[0] }),
    learn_by_bid: ({ step }) => ({ value: Number(step.move.at(-1)) }),
    learn_by_pass: ({ view }) => ({ leo: 1, bid: view.seats[1].total, own: view.seats[0].total }),
    // Leo had three cards left and took five of the six; he sold three of the eight, and has five now.
    learn_by_limit: ({ view }) => ({
        leo: 1,
        cards: view.seats[1].size + 3,
        limit: 7,
        points: view.seats[1].profit,
    }),
    // Leo won the first auction; Zoe sits to his left.
    learn_by_opens: ({ view }) => ({
        bidder: view.stack[0],
        leo: view.seats.findIndex(({ bidder }) => bidder === 6),
        zoe: view.asked[0],
    }),
    learn_by_second: ({ view }) => ({ bidder: view.bundle.length }),
    learn_by_overbid: ({ view, step }) => ({
        zoe: 2,
        bid: view.seats[2].total,
        value: Number(step.move.at(-1)),
    }),
    learn_by_give: ({ view }) => ({ own: Number(view.market.find((card) => card[0] === 'O')[1]) }),
    learn_by_sell: () => ({ points: 4 }),
    learn_by_market: ({ view }) => ({
        zoe: view.picked[0],
        lowest: view.seats[2].bidder,
        own: view.seats[0].bidder,
    }),
    learn_by_tricks: ({ view }) => ({ points: 5, zoe: view.asked[0] }),
    learn_by_end: ({ view }) => ({ rounds: view.rounds, limit: 7 }),
};

const sorted = (object) => JSON.stringify(Object.entries(object).sort());

for (const game of ['justinian', 'byzantz']) {
    const { header, steps } = lessons[game];
    const names = ['Ada', ...header.names.slice(1)];
    const agents = names.map(() => 'human');
    let state = ask({
        ask: 'table.resume',
        lines: [{ ...header, names, seats: agents, number: '1' }],
        agents,
    });
    checkSame(`${game}: the deal is one`, state.error, undefined);
    check(`${game}: 8 to 14 steps`, steps.length >= 8 && steps.length <= 14);
    for (const [number, step] of steps.entries()) {
        const what = `${game}, step ${number + 1}, ${step.say}`;
        const { setup } = state;
        const { steps: made, first } = ask({ ask: 'table.look', eyes: 0 });
        const code = made.at(-1)?.code ?? first;
        const { view } = ask({ ask: 'view', setup, code, ply: made.length });
        checkSame(
            `${what}: numbers`,
            sorted(step.args),
            sorted(facts[step.say]({ view, step, setup, code })),
        );
        checkSame(
            `${what}: arguments`,
            Object.keys(step.args).sort().join(),
            Object.keys(keys[step.say] ?? { none: 0 })
                .sort()
                .join(),
        );
        for (const language of languages) {
            const { text } = ask({
                ask: 'say',
                key: step.say,
                language,
                arguments: step.args,
                setup,
            });
            check(`${what} in ${language}: ${text}`, text?.length > 20 && !text.includes('{'));
            check(`${what} in ${language} is no speech: ${text?.length}`, text?.length <= 330);
        }
        check(
            `${what} points at something`,
            step.at.length > 0 &&
                step.at.every((piece) =>
                    /^(c\d+|phase|[+-][1-3]|(red|blue|green|yellow)\d*|[CSWTGO][1-4]|M|olives|b[1-6]|seat\d|pass|left|right|trigger)$/.test(
                        piece,
                    ),
                ),
        );
        // A sale is possible out of turn; else the learner is asked.
        if (step.move) {
            check(`${what}: ${step.move} is legal`, view.legal.includes(step.move));
            check(
                `${what}: the learner is asked`,
                view.asked.includes(0) || step.move.startsWith('sell'),
            );
        }
        for (const [seat, move] of [...(step.move ? [[0, step.move]] : []), ...(step.then ?? [])]) {
            const played = ask({ ask: 'table.play', seat, move });
            checkSame(`${what}: ${seat} ${move}`, played.word, 'played');
            if (played.word === 'played') state = played;
        }
    }
}

// The sets of the picture, sold: a hand of each and one more card, the others as they come.
for (const { cards, points } of lessons.sets) {
    const { header } = lessons.byzantz;
    const deck = [...header.deal.deck];
    const hand = [...cards, 'T1'];
    for (const card of hand) deck.splice(deck.indexOf(card), 1);
    const agents = ['human', 'human', 'human'];
    ask({
        ask: 'table.resume',
        lines: [
            {
                ...header,
                names: ['A', 'B', 'C'],
                seats: agents,
                number: '1',
                deal: { deck: [...hand, ...deck] },
            },
        ],
        agents,
    });
    const {
        word,
        setup,
        steps: made,
    } = ask({ ask: 'table.play', seat: 0, move: `sell ${cards.join(' ')}`, eyes: 0 });
    checkSame(`${cards} can be sold`, word, 'played');
    const { view } = ask({ ask: 'view', setup, code: made[0].code, ply: 1 });
    checkSame(`${cards} pays`, view.seats[0].profit, points);
}

finish();
