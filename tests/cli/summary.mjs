// summary.mjs RECORDS SUMMARY AGENTS: whether the summary of `nika simulate --json` is that of the records, worked out again here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const [records, summary, agents] = process.argv.slice(2);
const lines = readFileSync(records, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const said = JSON.parse(readFileSync(summary, 'utf8'));
const { game, players, rules } = lines[0];
const results = lines.filter((line) => line.result).map((line) => line.result);
const moves = lines.filter((line) => line.move);
const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of one seat in one game: who ties shares the win, and the mean of the places. */
const alike = (result, seat) => result.ranks.filter((rank) => rank === result.ranks[seat]).length;
const figures = (seat) => ({
    win: mean(results.map((r) => (r.ranks[seat] === 1 ? 1 / alike(r, seat) : 0))),
    rank: mean(results.map((r) => r.ranks[seat] + (alike(r, seat) - 1) / 2)),
    score: mean(results.map((r) => r.scores[seat])),
    decisions: moves.filter((move) => move.seat === seat).length / results.length,
});

assert.deepEqual([said.game, said.players, said.rules], [game, players, rules]);
assert.deepEqual([said.games, said.moves], [results.length, moves.length]);
assert.ok(!('interrupted' in said));
const names = agents.split(',');
const name = (seat) => names[names.length === 1 ? 0 : seat];
assert.equal(said.seats.length, players);
for (const [seat, figure] of said.seats.entries()) {
    assert.deepEqual([figure.seat, figure.agent], [seat, name(seat)]);
    for (const [key, value] of Object.entries(figures(seat))) near(figure[key], value);
}
assert.ok(Math.abs(said.seats.reduce((sum, { win }) => sum + win, 0) - 1) < 1e-5);
assert.deepEqual(
    said.agents.map(({ agent }) => agent),
    [...new Set(names)],
);
for (const agent of said.agents) {
    const seats = said.seats.filter((seat) => seat.agent === agent.agent).map(({ seat }) => seat);
    assert.deepEqual(agent.seats, seats);
    for (const key of ['win', 'rank', 'score', 'decisions'])
        near(agent[key], mean(seats.map((seat) => figures(seat)[key])));
}
