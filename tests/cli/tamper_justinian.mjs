// tamper_justinian.mjs: changes of records that fit Justinian (see tamper.mjs).

import { readFileSync } from 'node:fs';

const TOKENS = ['+1', '+2', '+3', '-1', '-2', '-3'];
const COLORS = ['red', 'blue', 'green', 'yellow'];
const VALUES = {
    tie: ['clockwise', 'latest-pass'],
    influence: ['chooser', 'trigger'],
    'empty-final': ['score', 'none'],
};
const reconstruction = readFileSync(
    new URL('../../data/court-reconstruction.csv', import.meta.url),
    'utf8',
)
    .trimEnd()
    .split('\n')
    .map((row) => row.split(',').map(Number));

export function changes({ below, pick, swap, isMove, someMove }) {
    const someToken = () => pick(TOKENS);
    const somePlace = () => pick(['phase', `c${below(14)}`]);
    const someCard = () => pick(COLORS) + below(14);
    const tokensOf = (lines, seat = below(lines[0].players)) => lines[0].deal.tokens[seat];
    const cardsOf = (lines) => lines[0].deal.cards[pick(COLORS)];

    const usualWindows = () => Array.from({ length: 12 }, (_, i) => [11 - i, 15 - i, 19 - i]);
    /** The court as numbers, written out if it was only named. */
    const courtOf = ([header]) => {
        if (typeof header.court === 'string') header.court = reconstruction.map((row) => [...row]);
        return header.court;
    };

    /** Changes the words of a move with this verb, if there is one. */
    const inMove = (verb, change) => (lines) => {
        const line = pick(lines.filter((l) => isMove(l) && l.move.split(' ')[0] === verb));
        if (!line) return;
        const words = line.move.split(' ');
        change(words);
        line.move = words.join(' ');
    };

    const own = {
        'a token of the deal is another': {
            always: true,
            change: (lines) =>
                (tokensOf(lines)[below(22)] = pick([...TOKENS, '+0', '+4', '2', '?', '', 2, null])),
        },
        'two tokens of a seat are exchanged': {
            change: (lines) => swap(tokensOf(lines), below(22), below(22)),
        },
        'two tokens of a reserve are exchanged': {
            change: (lines) => swap(tokensOf(lines), 10 + below(12), 10 + below(12)),
        },
        'the tokens of two seats are exchanged': {
            change: (lines) => swap(lines[0].deal.tokens, 0, 1 + below(lines[0].players - 1)),
        },
        'a token of two seats is exchanged': {
            change: (lines) => {
                const [one, other, i] = [tokensOf(lines, 0), tokensOf(lines, 1), below(22)];
                [one[i], other[i]] = [other[i], one[i]];
            },
        },
        'a token too many or too few': {
            always: true,
            change: (lines) => {
                if (below(2)) tokensOf(lines).pop();
                else tokensOf(lines).push(someToken());
            },
        },
        'tokens of a seat too many or too few': {
            always: true,
            change: (lines) => {
                if (below(2)) lines[0].deal.tokens.pop();
                else lines[0].deal.tokens.push([...tokensOf(lines)]);
            },
        },
        'a card of the deal is another': {
            always: true,
            change: (lines) => (cardsOf(lines)[below(12)] = pick([below(14), -1, 1.5, '7', null])),
        },
        'two cards of the deal are exchanged': {
            change: (lines) => swap(cardsOf(lines), below(12), below(12)),
        },
        'the cards of two colors are exchanged': {
            change: (lines) => swap(lines[0].deal.cards, pick(COLORS), pick(COLORS)),
        },
        'a card too many or too few': {
            always: true,
            change: (lines) => {
                if (below(2)) cardsOf(lines).pop();
                else cardsOf(lines).push(1 + below(13));
            },
        },
        'a color is missing': {
            always: true,
            change: (lines) => delete lines[0].deal.cards[pick(COLORS)],
        },
        'a color too many': {
            // a key that nobody knows
            change: (lines) =>
                (lines[0].deal.cards[pick(['purple', 'Red', ''])] = pick([[1, 2, 3], null, 'all'])),
        },
        'the court is written out': {
            change: courtOf,
        },
        'a number of the court': {
            change: (lines) => (pick(courtOf(lines))[below(20)] += pick([1, -1, 2, 10])),
        },
        'the columns of the court': {
            change: (lines) => {
                const [i, j] = [below(20), below(20)];
                for (const row of courtOf(lines)) swap(row, i, j);
            },
        },
        'the court is broken': {
            always: true,
            change: (lines) => {
                const court = courtOf(lines);
                const row = below(12);
                pick([
                    () => court.pop(),
                    () => court.push([...court[11]]),
                    () => court[row].pop(),
                    () => court[row].push(999),
                    () => (court[row] = pick([null, 7, 'reconstruction', {}])),
                    () => (court[row][below(20)] = pick([-1, 1000, 0.5, '1', null, true, [], 1e9])),
                    () => (court[11][below(20)] = 0), // smaller than the one above it
                    () => court.reverse(),
                ])();
            },
        },
        'no such court': {
            always: true,
            change: (lines) =>
                (lines[0].court = pick([
                    undefined,
                    null,
                    '',
                    'Reconstruction',
                    'printed',
                    {},
                    [],
                    1,
                    true,
                ])),
        },
        'the windows': {
            change: ([header]) => {
                header.windows ??= usualWindows();
                pick(header.windows)[below(3)] = below(20);
            },
        },
        'the windows are broken': {
            always: true,
            change: ([header]) => {
                header.windows ??= usualWindows();
                const { windows } = header;
                const row = below(12);
                pick([
                    () => windows.pop(),
                    () => windows.push([0, 0, 0]),
                    () => windows[row].pop(),
                    () => windows[row].push(0),
                    () => (windows[row] = pick([null, 7, 'usual', {}])),
                    () => (windows[row][below(3)] = pick([-1, 20, 0.5, '1', null, true, [], 1e9])),
                    () => (header.windows = pick([null, 'usual', {}, [], 1, true])),
                ])();
            },
        },
        'another version': {
            change: ([header]) => (header.nika = pick([1, 2])),
        },
        'no such version': {
            always: true,
            change: ([header]) => (header.nika = pick([0, 3, -1, 1.5, '2', null, [1]])),
        },
        'another edition': {
            change: (lines) => (lines[0].rules.edition = pick(['en', 'fr', 'it', 'ja', undefined])),
        },
        'no such edition': {
            always: true,
            change: (lines) =>
                (lines[0].rules.edition = pick(['de', 'EN', '', 'English', 0, null, ['en']])),
        },
        'a switch is set': {
            change: (lines) => {
                const name = pick(Object.keys(VALUES));
                lines[0].rules[name] = pick(VALUES[name]);
            },
        },
        'no such switch, or no such value': {
            always: true,
            change: (lines) => {
                const name = pick([...Object.keys(VALUES), 'ties', 'open-profit', 'Tie', '']);
                lines[0].rules[name] = pick(['maybe', 'Clockwise', '', 0, true, null, {}]);
            },
        },
        'the token of a move': {
            change: inMove('place', (words) => (words[1] = someToken())),
        },
        'the place of a move': {
            change: inMove('place', (words) => (words[2] = somePlace())),
        },
        'a hidden token in a move': {
            always: true,
            change: inMove('place', (words) => (words[1] = '?')),
        },
        'the color of a move': {
            change: inMove('color', (words) => (words[1] = pick([...COLORS, 'purple']))),
        },
        'the card of an exchange': {
            change: inMove('exchange', (words) => (words[1] = someCard())),
        },
        'a hidden card in an exchange': {
            always: true,
            change: inMove('exchange', (words) => (words[1] = words[1].replace(/\d+/, '?'))),
        },
        'a card is kept': {
            change: inMove('exchange', (words) => words.splice(0, 2, 'keep')),
        },
        'the court moves from the other end': {
            // it was asked, so the row is another
            change: (lines) =>
                inMove(
                    ...pick([
                        ['left', (words) => (words[0] = 'right')],
                        ['right', (words) => (words[0] = 'left')],
                    ]),
                )(lines),
        },
        'a scoring is triggered, or not': {
            change: (lines) =>
                inMove(
                    ...pick([
                        ['decline', (words) => (words[0] = 'trigger')],
                        ['trigger', (words) => (words[0] = 'decline')],
                    ]),
                )(lines),
        },
        'another verb': {
            // left for right may even be right
            change: (lines) => {
                const line = someMove(lines);
                line.move = line.move.replace(
                    /^\w+/,
                    pick([
                        'place',
                        'pass',
                        'left',
                        'right',
                        'trigger',
                        'decline',
                        'color',
                        'keep',
                        'exchange',
                        'bid',
                    ]),
                );
            },
        },
    };

    return {
        own,
        someWord: () =>
            pick([
                'pass',
                'left',
                'right',
                'trigger',
                'decline',
                'keep',
                `place ${someToken()} ${somePlace()}`,
                `color ${pick(COLORS)}`,
                `exchange ${someCard()}`,
                'place ? c1',
            ]),
    };
}
