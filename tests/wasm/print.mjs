// print.mjs WASM GAME PLAYERS GAMES SEED [ITERATIONS]: prints what `nika simulate … --legal
// --records -` prints, played by the module. GAME may be followed by an edition and by “agents=…”,
// with blanks between.

import { writeSync } from 'node:fs';
import { Module } from './wasm_kit.mjs';

const [path, game, players, games, seed, iterations] = process.argv.slice(2);
const module = new Module(path);
for (let number = 0; number < Number(games); number++) {
    const text = Buffer.from(
        module.simulate(game, Number(players), BigInt(seed), number, true, Number(iterations ?? 0)),
    );
    for (let at = 0; at < text.length; ) at += writeSync(1, text, at);
}
