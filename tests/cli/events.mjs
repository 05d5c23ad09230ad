// events.mjs NIKA RECORDS EVENTS VIEWER [running]: whether the events of `nika replay --json` are those of the records: each move is there, and
// what it changed turns the viewer's view before it into the one after it, both as `nika view` prints them. So nothing is in the
// events that the viewer does not know.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [nika, records, file, viewer, running] = process.argv.slice(2);
const read = (path) =>
    readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
const games = [];
for (const line of read(records)) {
    if (line.nika) games.push({ moves: [] });
    else if (line.result) games.at(-1).result = line.result;
    else games.at(-1).moves.push(line);
}
const view = (game, ply, seat) => {
    const words = ['view', records, '--game', game + 1, '--ply', ply, '--seat', seat].map(String);
    return JSON.parse(spawnSync(nika, words, { encoding: 'utf8' }).stdout);
};
const events = read(file);
for (const [number, { moves, result }] of games.entries()) {
    const start = events.shift();
    const one = viewer === 'all' ? 'watcher' : viewer;
    assert.deepEqual(start, { event: 'start', number: number + 1, view: view(number, 0, one) });
    for (const [ply, made] of moves.entries()) {
        const { event, number: game, ply: after, seat, move, changed, text } = events.shift();
        assert.deepEqual([event, game, after, seat], ['move', number + 1, ply + 1, made.seat]);
        assert.ok(Array.isArray(text));
        // Only a few moments of a game: each view is a run of the program.
        const open = viewer === 'all' && !running ? String(seat) : one;
        const hidden = open !== String(seat) && /^(place|exchange|lay) /.test(made.move);
        const seen = made.move
            .replace(/^place [+-]\d/, 'place ?')
            .replace(/^lay \d+$/, 'lay ?')
            .replace(/^(exchange \D+)\d+$/, '$1?');
        assert.equal(move, hidden ? seen : made.move);
        if (ply % 17 !== 1) continue;
        assert.deepEqual(
            { ...view(number, ply, open), ...changed, ply: ply + 1 },
            view(number, ply + 1, open),
        );
    }
    const end = result ? { event: 'result', ...result } : { event: 'running' };
    assert.deepEqual(events.shift(), { ...end, number: number + 1, ply: moves.length });
}
assert.equal(events.length, 0);
