// byzantz.mjs NIKA WASM: what the engine tells a picture of Byzantz's table is what then happens:
// bids, gifts, groups and sales that it weighs are tried, and compared.

import { check, checkSame, finish, Module } from './wasm_kit.mjs';

const [, path] = process.argv.slice(2);
const module = new Module(path);
const ask = (question) => module.ask(question);

let state = 7;
function below(limit) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
}
const anyOf = (list) => list[below(list.length)];
const cardsIn = (words) => (words ? words.split(' ') : []);
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
// The table of the rules: the bidder cards of a round, in the order in which their winners pick.
const bidderCards = { 3: [2, 4, 6], 4: [2, 3, 4, 5], 5: [1, 2, 3, 4, 5], 6: [1, 2, 3, 4, 5, 6] };
const sorted = (cards) => [...cards].sort().join(' ');

/** All that is told about one view. */
function look(setup, code, ply) {
    const { view, figures: told } = ask({ ask: 'show', setup, code, ply, language: 'en' });
    const hand = view.hand ?? [];
    const after = (move) => {
        const tried = ask({ ask: 'try', setup, code, move });
        check(`${move} can be tried`, tried.error === undefined);
        const then = { setup, code: tried.code };
        return {
            ...ask({ ask: 'view', ...then, ply: ply + 1 }),
            sets: ask({ ask: 'sets', ...then }),
        };
    };
    checkSame(
        'sets and rest are the hand',
        sorted([...told.sets.flatMap(({ cards }) => cardsIn(cards)), ...cardsIn(told.rest)]),
        sorted(hand),
    );
    checkSame(
        'sets of cards',
        JSON.stringify(ask({ ask: 'sets', cards: hand.join(' ') })),
        JSON.stringify(ask({ ask: 'sets', setup, code })),
    );
    checkSame('what sets pay', sum(told.sets.map(({ points }) => points)), told.points);
    checkSame(
        'seven stalls',
        told.groups.map(({ group }) => group).join(),
        'cloth,spice,wine,wood,grain,olives,merchant',
    );
    checkSame(
        'the stalls are the market',
        sorted(told.groups.flatMap(({ cards }) => cardsIn(cards))),
        sorted(view.market),
    );
    const hidden = sum(
        view.seats.map(({ size, known }, seat) => (seat === view.seat ? 0 : size - known.length)),
    );
    checkSame('unseen cards', sum(Object.values(told.unseen)), view.deck + view.removed + hidden);
    check(
        'no kind is seen too often',
        Object.values(told.unseen).every((number) => number >= 0),
    );
    const cards = ['final', 'over'].includes(view.phase) ? [] : bidderCards[view.players];
    checkSame(
        'every bidder card of the round, the lowest first',
        told.order.map(({ bidder }) => bidder).join(),
        cards.join(),
    );
    check(
        'each card has its winner, or nobody yet',
        told.order.every(
            ({ bidder, seat }) =>
                (seat ?? -1) === view.seats.findIndex((one) => one.bidder === bidder),
        ),
    );
    const held = told.order.filter(({ seat }) => seat !== null).length;
    if (held)
        check(
            'what is still to be won is picked with first',
            told.order.slice(0, -held).every(({ seat }) => seat === null),
        );
    const takers = told.groups.flatMap(({ taker }) => (taker === null ? [] : [taker]));
    const bare = view.seats.flatMap(({ bidder }, seat) => (bidder === null ? [seat] : []));
    if (takers.some((seat) => view.seats[seat].bidder !== null))
        check(
            'who has no card yet takes first',
            bare.every((seat) => takers.includes(seat)),
        );
    if (view.seat === 'watcher') {
        checkSame(
            'a watcher has nothing',
            `${told.points} ${told.sets.length} ${told.least} ${told.cut}`,
            '0 0 null null',
        );
        checkSame(
            'a watcher weighs nothing',
            ask({ ask: 'weigh', setup, code, cards: '' }).error,
            'cards',
        );
        return view;
    }
    const mine = view.asked.includes(view.seat);
    const may = (verb) => view.legal.some((move) => move.startsWith(verb));
    if (may('sell'))
        for (const { cards, points, costs } of told.sales) {
            const { view: then, sets } = after(`sell ${cards}`);
            checkSame(`${cards}: what it costs`, told.points - costs, points + sets.points);
            if (then.seats[view.seat].profit !== null)
                checkSame(
                    `${cards}: what it pays`,
                    then.seats[view.seat].profit,
                    view.seats[view.seat].profit + points,
                );
            checkSame(`${cards} weighed`, ask({ ask: 'weigh', setup, code, cards }).set, points);
        }
    checkSame('who can bid has a cheapest bid', told.least !== null, mine && may('bid'));
    if (told.least) {
        const { cards, total } = told.least;
        check(`${cards} is legal`, view.legal.includes(`bid ${cards}`));
        for (const bid of [
            `bid ${cards}`,
            anyOf(view.legal.filter((move) => move.startsWith('bid'))),
        ]) {
            const weight = ask({ ask: 'weigh', setup, code, cards: bid.slice(4) });
            checkSame(`${bid}: spelled`, weight.cards, bid.slice(4));
            checkSame(`${bid}: costs`, weight.costs, told.points - after(bid).sets.points);
            check(`${bid}: enough`, weight.total > view.high);
        }
        checkSame(`${cards}: total`, total, ask({ ask: 'weigh', setup, code, cards }).total);
    }
    if (mine && view.phase === 'give')
        for (const { card, size, points } of told.gifts) {
            const { view: then, sets } = after(`give ${card}`);
            checkSame(`give ${card}`, `${then.hand.length} ${sets.points}`, `${size} ${points}`);
        }
    if (mine && view.phase === 'market')
        for (const { group, cards, size, points } of told.groups) {
            checkSame(`take ${group}: legal`, view.legal.includes(`take ${group}`), cards !== '');
            if (!cards) continue;
            const { view: then, sets } = after(`take ${group}`);
            checkSame(`take ${group}`, `${then.hand.length} ${sets.points}`, `${size} ${points}`);
        }
    checkSame(
        'who has too many is told what to do',
        told.cut !== null,
        mine && view.phase === 'limit',
    );
    if (told.cut) {
        check(`${told.cut} is legal`, view.legal.includes(told.cut));
        for (const [card, cost] of Object.entries(told.costs))
            checkSame(`discard ${card}`, after(`discard ${card}`).sets.points, told.points - cost);
    }
    const missing = ['C1', 'S4', 'M'].find((card) => !hand.includes(card));
    if (missing)
        checkSame(
            'cards that are not in hand',
            ask({ ask: 'weigh', setup, code, cards: missing }).error,
            'cards',
        );
    return view;
}

for (let players = 3; players <= 6; players++) {
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].slice(0, players);
    const agents = names.map((_, seat) => (seat ? 'casual' : 'human'));
    let now = ask({
        ask: 'table.begin',
        setup: { game: 'byzantz', players, rules: {}, names },
        agents,
        chance: Buffer.alloc(32, players).toString('hex'),
    });
    const { setup } = now;
    for (;;) {
        now = ask({ ask: 'table.act', from: 4096 });
        if (now.word === 'over') break;
        for (const seat of [0, 'watcher']) {
            const { first: code } = ask({ ask: 'table.look', eyes: seat, from: 4096 });
            const view = look(setup, code, now.from);
            if (seat === 0 && now.word === 'asked') {
                const move =
                    view.legal.find((one) => /^(pass|done)/.test(one) && below(3) === 0) ??
                    anyOf(view.legal);
                now = ask({ ask: 'table.play', seat: 0, move, from: 4096 });
            }
        }
    }
    // How everybody's profit came about: every sale of the game, and the sums are what the game
    // says.
    const { first, steps: acts } = ask({ ask: 'table.look', eyes: 'watcher' });
    const before = (i) => (i ? acts[i - 1].code : first);
    const sold = acts
        .map(({ seat, move }, i) => ({ seat, move, code: before(i) }))
        .filter(({ move }) => move.startsWith('sell '));
    const { seats } = ask({ ask: 'ledger', setup, acts: sold });
    const { scores } = ask({ ask: 'view', setup, code: acts.at(-1).code, ply: acts.length }).view
        .result;
    checkSame(
        'the ledger tells the scores',
        seats.map(({ points }) => points).join(),
        scores.join(),
    );
    check(
        'each sum is that of its sales',
        seats.every(
            ({ sales, rounds, final }) =>
                sum(sales.filter((one) => !one.final).map(({ points }) => points)) === rounds &&
                sum(sales.filter((one) => one.final).map(({ points }) => points)) === final,
        ),
    );
    checkSame('every sale once', sum(seats.map(({ sales }) => sales.length)), sold.length);
    const ends = acts.findIndex(({ move }) => move === 'done');
    check(
        'who has ended the sales makes all later ones final',
        sold
            .filter(({ code }) => acts.slice(ends).some((act) => act.code === code))
            .every(({ code }) => ask({ ask: 'view', setup, code, ply: 0 }).view.phase === 'final'),
    );
    // By hand: a set pays its highest card, three merchants 5; the first view is of the first
    // round.
    const sell = (move, seat = 0) => ({ seat, move, code: first });
    const told = ask({
        ask: 'ledger',
        setup,
        acts: [sell('sell C4 C1 M'), sell('sell M M M', 1), sell('sell S2 M M')],
    }).seats;
    checkSame(
        'three sales',
        JSON.stringify(told.slice(0, 2)),
        JSON.stringify([
            {
                sales: [
                    { cards: 'C4 C1 M', points: 4, round: 1, final: false },
                    { cards: 'S2 M M', points: 2, round: 1, final: false },
                ],
                rounds: 6,
                final: 0,
                points: 6,
            },
            {
                sales: [{ cards: 'M M M', points: 5, round: 1, final: false }],
                rounds: 5,
                final: 0,
                points: 5,
            },
        ]),
    );
    const over = { seat: 2, move: 'sell G3 G3 G1', code: acts.at(-1).code };
    checkSame(
        'a final sale',
        JSON.stringify(ask({ ask: 'ledger', setup, acts: [over] }).seats[2]),
        JSON.stringify({
            sales: [
                {
                    cards: 'G3 G3 G1',
                    points: 3,
                    round: { 3: 8, 4: 6, 5: 6, 6: 4 }[players],
                    final: true,
                },
            ],
            rounds: 0,
            final: 3,
            points: 3,
        }),
    );
    for (const [wrong, error] of [
        [undefined, 'acts'],
        [{}, 'acts'],
        [Array(38).fill(sell('sell M M M')), 'acts'],
        [[{}], 'seat'],
        [[sell('sell M M M', players)], 'seat'],
        [[sell('pass')], 'move'],
        [[sell('sell C4 S1 M')], 'move'],
        [[{ seat: 0, move: 'sell M M M', code: 'AAAA' }], 'code'],
    ])
        checkSame(
            `acts ${JSON.stringify(wrong)?.slice(0, 40)}`,
            ask({ ask: 'ledger', setup, acts: wrong }).error,
            error,
        );
    for (const cards of [
        5,
        null,
        'C5',
        'C1  C1',
        'X',
        'C4 C4 C4',
        Array(17).fill('M').join(' '),
        'c1',
    ])
        check(
            `cards ${cards}`,
            ask({
                ask: 'weigh',
                setup,
                code: ask({ ask: 'table.look', eyes: 0, from: 4096 }).first,
                cards,
            }).error === 'cards',
        );
}
checkSame(
    'another game',
    ask({ ask: 'sets', setup: { game: 'justinian', players: 3, names: [] }, code: '' }).error,
    'game',
);
checkSame(
    'no code',
    ask({ ask: 'sets', setup: { game: 'byzantz', players: 3, names: [] }, code: 'AAAA' }).error,
    'code',
);

finish();
