// think.mjs WASM [--json]: measures how long the strongest level thinks about a move in the
// WebAssembly module, at tables of four. A browser should not keep a player waiting for more than a
// second.

import { Module, WATCHER } from '../tests/wasm/wasm_kit.mjs';

const [path, option] = process.argv.slice(2);
const json = option === '--json';
const module = new Module(path);

if (!json)
    console.log(
        `${'game'.padEnd(10)} ${'players'.padStart(7)} ${'moves'.padStart(7)} ${'expert ms'.padStart(11)} ${'worst ms'.padStart(11)}`,
    );
for (const game of ['justinian', 'byzantz']) {
    const players = 4;
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
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const worst = Math.max(...times);
    if (json)
        console.log(
            JSON.stringify({
                game,
                players,
                wasm_expert_ms: Number(mean.toFixed(2)),
                wasm_expert_worst_ms: Number(worst.toFixed(2)),
            }),
        );
    else
        console.log(
            `${game.padEnd(10)} ${String(players).padStart(7)} ${String(times.length).padStart(7)} ${mean.toFixed(2).padStart(11)} ${worst.toFixed(2).padStart(11)}`,
        );
}
