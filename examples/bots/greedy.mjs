#!/usr/bin/env node
// A bot for Nika (docs/bots.md): scores each legal move with a simple rule, and plays the best.
// Plays Byzantz and Justinian, in a match or at a server:
//     nika match byzantz --players 3 --agents 'cmd:node greedy.mjs',random --deals 20 --seed 1
//     nika bot http://localhost:8080 --cmd 'node greedy.mjs'
import { createInterface } from 'node:readline';

const GOODS = {
    cloth: 'C',
    spice: 'S',
    wine: 'W',
    wood: 'T',
    grain: 'G',
    olives: 'O',
    merchant: 'M',
};
const worth = (card) => (card === 'M' ? 2 : Number(card[1]));
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

function byzantz(view, verb, rest) {
    const same = (card) => view.hand.filter((other) => other[0] === card[0]).length;
    switch (verb) {
        case 'sell': // large sets
            return sum(rest.map(worth)) - 4;
        case 'bid': // the cheapest bid, as long as the bundle is worth it
            return sum(view.bundle.map(worth)) / 3 - sum(rest.map(worth)) - 0.2 * rest.length;
        case 'take':
            return sum(
                view.market
                    .filter((card) => card[0] === GOODS[rest[0]])
                    .map((card) => worth(card) + same(card)),
            );
        case 'give':
        case 'discard':
            return -worth(rest[0]) - same(rest[0]);
        default: // done: only if nothing can be sold
            return verb === 'pass' ? -0.1 : -100;
    }
}

function justinian(view, verb, rest) {
    const value = (number) => view.values[view.row.indexOf(number)];
    const mine = view.colors.flatMap((color) => view.cards[color]);
    switch (verb) {
        case 'place': {
            const token = Number(rest[0]);
            if (rest[1] === 'phase') return Math.abs(token) / 2;
            const owned = mine.filter((number) => `c${number}` === rest[1]).length;
            return token * (owned - 0.4);
        }
        case 'color':
            return sum(view.cards[rest[0]].map(value));
        case 'exchange': // a card that is worth less than most
            return (
                [...view.values].sort((a, b) => a - b)[4] - value(Number(rest[0].match(/\d+/)[0]))
            );
        default:
            return { trigger: 1, pass: -1 }[verb] ?? 0;
    }
}

function choose(view) {
    const score = view.game === 'byzantz' ? byzantz : justinian;
    const scored = view.legal.map((move) => {
        const [verb, ...rest] = move.split(' ');
        return { move, score: score(view, verb, rest) };
    });
    return scored.reduce((best, other) => (other.score > best.score ? other : best)).move;
}

for await (const line of createInterface({ input: process.stdin })) {
    const { is, id, view } = JSON.parse(line);
    if (is === 'ask') console.log(JSON.stringify({ id, move: choose(view) }));
}
