// justinian.mjs NIKA WASM: what the engine tells a picture of Justinian's table is what the game then
// does: steps of the court, what cards pay, what tokens would do and which are left are held
// against views, before and after.

import { check, checkSame, finish, Module } from './wasm_kit.mjs';

const [, path] = process.argv.slice(2);
const module = new Module(path);
const ask = (question) => module.ask(question);

const kinds = ['+1', '+2', '+3', '-1', '-2', '-3'];
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

function checkSteps(setup, code, row, before, from) {
    const told = ask({ ask: 'steps', setup, code, ...(from ? { from } : {}) });
    checkSame('the row before the court moves', told.before.join(), before.join());
    checkSame('the row after it', told.row.join(), row.join());
    let now = told.before;
    for (const step of told.steps) {
        checkSame('where a step begins', now[step.from - 1], step.counselor);
        checkSame('where it ends', step.row[step.to - 1], step.counselor);
        checkSame(
            'as far as the row goes',
            step.to,
            Math.min(12, Math.max(1, step.from + step.sum)),
        );
        const others = (list) => list.filter((counselor) => counselor !== step.counselor).join();
        checkSame('the others close up', others(step.row), others(now));
        now = step.row;
    }
    return told.steps.length;
}

function look(setup, code, ply, seat) {
    const { view, figures } = ask({ ask: 'show', setup, code, ply, language: 'en' });
    const { worth, tokens } = figures;
    if (view.stage !== 'exchange')
        checkSame('what counselors are worth', worth.values.join(), view.values.join());
    checkSame(
        'colors in the game',
        worth.colors.map(({ color }) => color).join(),
        view.colors.join(),
    );
    for (const { color, cards, sum: together } of worth.colors) {
        if (seat !== 'watcher')
            checkSame(
                `${color} cards`,
                cards.map(({ counselor }) => counselor).join(),
                view.cards[color].join(),
            );
        checkSame('together', together, sum(cards.map(({ value }) => value)));
        for (const { counselor, value } of cards)
            checkSame(
                'a card pays what its counselor is worth',
                value,
                worth.values[view.row.indexOf(counselor)],
            );
    }
    tokens.seats.forEach(({ seen, left }, i) => {
        checkSame(
            'all tokens',
            seen.map((count, kind) => count + left[kind]).join(),
            '5,4,2,5,4,2',
        );
        checkSame(
            'tokens that were turned up',
            seen.join(),
            kinds.map((kind) => view.seats[i].seen.filter((token) => token === kind).length).join(),
        );
    });
    checkSame(
        'tokens to draw',
        tokens.draws,
        seat === 'watcher' ? 0 : Math.min(2, view.seats[seat].reserve_size),
    );
    if (seat !== 'watcher' && view.stage === 'place' && view.hand.length) {
        const [token] = view.hand;
        const lay = ask({ ask: 'lay', setup, code, token });
        checkSame('influence with a token more', lay.influence, view.influence + Number(token[1]));
        view.row.forEach((counselor, place) => {
            const own = sum(
                view.board[counselor - 1]
                    .filter((laid) => laid.seat === seat)
                    .map((laid) => Number(laid.token)),
            );
            const there = lay.counselors[counselor - 1];
            checkSame('value now', there.value, view.values[place]);
            checkSame(
                'where it would go',
                there.to,
                Math.min(12, Math.max(1, place + 1 + own + Number(token))),
            );
        });
    }
    return view;
}

const court = ask({
    ask: 'court',
    setup: { game: 'justinian', players: 3, names: ['A', 'B', 'C'] },
});
checkSame('counselor 2 on place 7 in phase II', court.values[1][6][1], 32);
checkSame('counselor 10 on place 9 in phase II', court.values[9][8][1], 25);
checkSame('thresholds', court.thresholds.join(), '5,9,12');
checkSame('tokens on one counselor', court.room, 3);
checkSame(
    'other games have no court',
    ask({ ask: 'court', setup: { game: 'byzantz', players: 3, names: ['A', 'B', 'C'] } }).error,
    'game',
);

let directions = 0;
let moves = 0;
for (let game = 0; game < 6; game++) {
    const players = 2 + (game % 3);
    const names = ['A', 'B', 'C', 'D'].slice(0, players);
    const agents = names.map((_, seat) => (seat % 2 ? 'casual' : 'random'));
    const state = ask({
        ask: 'table.begin',
        setup: { game: 'justinian', players, names },
        agents,
        chance: String(game + 1).padStart(64, '0'),
    });
    check(`a table of ${players}: ${state.error ?? 'begun'}`, state.error === undefined);
    const { setup } = state;
    for (let ply = 0, word = 'acted'; word === 'acted' && ply < 900; ply++) {
        for (const seat of [...names.keys(), 'watcher']) {
            const { first: code } = ask({ ask: 'table.look', eyes: seat, from: 4096 });
            const view = look(setup, code, ply, seat);
            if (view.stage === 'direction') {
                directions++;
                checkSame('not moved yet', ask({ ask: 'steps', setup, code }).error, 'code');
                for (const from of ['left', 'right']) {
                    const row = view.asked.includes(seat)
                        ? ask({
                              ask: 'view',
                              ...ask({ ask: 'try', setup, code, move: from }),
                              setup,
                              ply,
                          }).view.row
                        : ask({ ask: 'steps', setup, code, from }).row;
                    checkSteps(setup, code, row, view.moved.row, from);
                }
            } else if (view.moved) moves += checkSteps(setup, code, view.row, view.moved.row) > 0;
        }
        ({ word } = ask({ ask: 'table.act' }));
    }
}
check('directions were asked', directions > 0);
check('the court moved', moves > 0);
checkSame(
    'a row without a counselor',
    ask({
        ask: 'worth',
        setup: { game: 'justinian', players: 2, names: ['A', 'B'] },
        code: '',
        row: [1],
    }).error !== undefined,
    true,
);
finish();
