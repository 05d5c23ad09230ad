// think.mjs WASM [--json]: measures how long the expert and the master think about a move in
// WebAssembly, at tables of four. A browser should not keep a player waiting for more than a second.

import {
    Module,
    WATCHER,
    askPage,
    bytesOf,
    compile,
    nets,
    thinkAway,
} from '../tests/wasm/wasm_kit.mjs';

const [path, option] = process.argv.slice(2);
const json = option === '--json';
const module = new Module(path);
const beside = (name) =>
    new WebAssembly.Instance(compile(path.replace(/nika\.wasm$/, name))).exports;
const players = 4;

// In the module of the tests, by hints.
function expertTimes(game) {
    const times = [];
    for (const number of [0, 1]) {
        const lines = module
            .simulate(`${game} agents=heuristic`, players, 1n, number, false)
            .trimEnd()
            .split('\n');
        module.start();
        lines.slice(0, -2).forEach((line, ply) => {
            module.line(line);
            if (ply % 5 !== 0) return;
            const { asked } = JSON.parse(module.view(WATCHER));
            const start = performance.now();
            const hint = JSON.parse(module.hint(asked[0], 'en', 'expert', BigInt(ply)));
            // where there is a choice
            if (hint.hint.length > 1) times.push(performance.now() - start);
        });
    }
    return times;
}

// In its own module, as a page has it think: a game among masters.
function masterTimes(game) {
    const times = [];
    const [table, master] = [beside('nika-en.wasm'), beside('nika-master.wasm')];
    const net = nets.find(([name]) => name === game)[1];
    const lent = Buffer.concat([Buffer.from(`${game}\0`), net]);
    bytesOf(master).set(lent);
    if (!master.nika_lend(lent.length)) throw new Error(`${game}.net`);
    const setup = { game, players, names: ['Ada', 'Bo', 'Cy', 'Di'] };
    const agents = Array(players).fill('master');
    const chance = '5'.repeat(64);
    askPage(table, { ask: 'table.begin', setup, agents, chance, eyes: 'watcher' });
    for (let ply = 0; ply < 120; ply++) {
        const start = performance.now();
        if (!thinkAway(table, master, -1)) break;
        const time = performance.now() - start;
        if (time > 0.5) times.push(time); // where there is a choice
        askPage(table, { ask: 'table.act', from: ply, eyes: 'watcher' });
    }
    return times;
}

if (!json) console.log(`${'game'.padEnd(10)} level    moves     mean ms    worst ms`);
for (const game of ['justinian', 'byzantz'])
    for (const [level, times] of [
        ['expert', expertTimes(game)],
        ['master', masterTimes(game)],
    ]) {
        const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
        const worst = Math.max(...times);
        if (json)
            console.log(
                JSON.stringify({
                    game,
                    players,
                    [`wasm_${level}_ms`]: Number(mean.toFixed(2)),
                    [`wasm_${level}_worst_ms`]: Number(worst.toFixed(2)),
                }),
            );
        else
            console.log(
                `${game.padEnd(10)} ${level} ${String(times.length).padStart(7)} ${mean.toFixed(2).padStart(11)} ${worst.toFixed(2).padStart(11)}`,
            );
    }
