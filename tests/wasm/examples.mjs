// examples.mjs NIKA WASM: the games that the rules' examples tell (web/src/learn/examples.json), played on the engine. The numbers here were
// worked out by hand from the rules and the court table; the engine must come to the same, and every language must print them.

import { readFileSync } from 'node:fs';
import { check, checkSame, finish, Module } from './wasm_kit.mjs';
import { languages } from '../words/languages.mjs';

const [, path] = process.argv.slice(2);
const module = new Module(path);
const ask = (question) => module.ask(question);
const examples = JSON.parse(
    readFileSync(new URL('../../web/src/learn/examples.json', import.meta.url)),
);
const [ada, bo, cy] = [0, 1, 2];

/** A game of the examples: its setup, and what a seat sees at a moment. */
function play(game) {
    const { header, moves, moments } = examples[game];
    const { setup, codes, acts, problem } = ask({
        ask: 'record',
        lines: [header, ...moves.map(([seat, move]) => ({ seat, move }))],
        language: 'en',
    });
    checkSame(`${game}: all moves are legal`, problem, undefined);
    checkSame(`${game}: all moves are made`, acts.length, moves.length);
    const codeAt = (moment, seat) =>
        moments[moment] === 0 ? codes[seat] : acts[moments[moment] - 1].codes[seat];
    const viewAt = (moment, seat = ada) =>
        ask({ ask: 'view', setup, code: codeAt(moment, seat), ply: moments[moment] }).view;
    return { setup, codeAt, viewAt };
}

/** The text of a section in a language, its lines joined. */
function sectionOf(setup, name, language) {
    const { sections } = ask({ ask: 'rules', setup, language });
    return sections.find((section) => section.name === name).text.replace(/\n */g, ' ');
}

function checkPrinted(setup, name, numbers) {
    for (const language of languages) {
        const text = sectionOf(setup, name, language);
        for (const number of numbers)
            check(
                `${language}: ${name} without ${number}`,
                new RegExp(`(^|[^0-9])${number.replace(/\+/g, '\\+')}([^0-9]|$)`).test(text),
            );
    }
}

// Justinian. Belisarius (2) has +2 +1 = 3, Tribonianus (6) +1 -3 = -2.
{
    const { setup, codeAt, viewAt } = play('justinian');
    checkSame('Ada passed last', viewAt('direction').asked.join(), `${ada}`);
    const rows = {
        left: '1 3 4 6 5 2 7 8 9 10 11 12', // 2 from place 2 to 5, then 6 from place 6 to 4
        right: '1 3 6 4 2 5 7 8 9 10 11 12', // 6 from place 6 to 4, then 2 from place 2 to 5
    };
    for (const [from, row] of Object.entries(rows)) {
        const steps = ask({ ask: 'steps', setup, code: codeAt('direction', ada), from });
        checkSame(`from the ${from}`, steps.row.join(' '), row);
    }
    checkPrinted(setup, 'court_example', Object.values(rows));

    // Influence: 3 + 2, 3 + 2 + 1, 2. Red: Ada 6 on 4 and 11 on 11, Bo 2 on 6 and 10 on 10, Cy 3 on 2 and 9 on 9.
    checkSame('Ada has enough to trigger', viewAt('influence').influence, 5);
    const [scoring] = viewAt('scored').scorings;
    checkSame('who triggered', scoring.trigger, bo);
    checkSame('who chose', scoring.chooser, bo);
    checkSame('the color', scoring.color, 'red');
    checkSame('cards', scoring.seats.map(({ cards }) => cards.join(' ')).join(), '6 11,2 10,3 9');
    checkSame(
        'points of cards',
        scoring.seats.map(({ card_points }) => card_points).join(),
        `${14 + 24},${23 + 23},${13 + 21}`,
    );
    checkSame(
        'points of influence',
        scoring.seats.map(({ influence_points }) => influence_points).join(),
        '5,0,2',
    );
    checkPrinted(setup, 'scoring_example', [
        '14 + 24 = 38',
        '23 + 23 = 46',
        '13 + 21 = 34',
        '43', // 38 + 5
        '36', // 34 + 2
    ]);
    // Who triggered also chose: the example is right whichever of the two gets no influence.
    const { header, moves } = examples.justinian;
    const trigger = ask({
        ask: 'record',
        lines: [
            { ...header, rules: { edition: 'en', influence: 'trigger' } },
            ...moves.map(([seat, move]) => ({ seat, move })),
        ],
        language: 'en',
    });
    const { view } = ask({
        ask: 'view',
        setup: trigger.setup,
        code: trigger.acts.at(-1).codes[cy],
        ply: moves.length,
    });
    checkSame('with influence=trigger', view.seats.map(({ score }) => score).join(), '43,46,36');
}

// Byzantz: three players, the 6. Ada pays 2 + 2 and one card of the bundle, and gets the other five: 4 - 2 + 5 = 7 cards.
{
    const { setup, viewAt } = play('byzantz');
    checkSame('the bundle', viewAt('bundle').bundle.join(' '), 'C1 S3 W4 W1 T2 M');
    checkSame('the highest bid', viewAt('bids').high, 4);
    const paid = viewAt('paid');
    checkSame('the market', [...paid.market].sort().join(' '), 'O2 S2 T2');
    checkSame("Ada's hand", [...paid.hand].sort().join(' '), 'C1 C2 G1 M S3 W1 W4');
    checkSame("Ada's bidder card", paid.seats[ada].bidder, 6);
    checkSame('who opens the next auction', paid.asked.join(), `${bo}`);
    checkPrinted(setup, 'auctions_example', [
        'C1 S3 W4 W1 T2 M',
        '2 + 2 = 4',
        'C1 S3 W4 W1 M',
        '7',
    ]);
    const sold = viewAt('sold');
    checkSame('the profit', sold.seats[ada].profit, 4);
    checkSame('what is left', [...sold.hand].sort().join(' '), 'C1 C2 G1 S3');
    checkPrinted(setup, 'selling_example', ['C2 G1 C1 S3 W4 W1 M', 'W4 W1 M', '4']);
    checkSame('who picks first', viewAt('market').asked.join(), `${cy}`);
}

finish();
