// print.mjs WASM GAME PLAYERS GAMES SEED: prints what `nika simulate … --legal --records -` prints, played by the module. GAME may be
// followed by a blank and an edition.

import { writeSync } from 'node:fs';
import { Module } from './kit.mjs';

const [path, game, players, games, seed] = process.argv.slice(2);
const module = new Module(path);
for (let number = 0; number < Number(games); number++) {
  const text = Buffer.from(module.simulate(game, Number(players), BigInt(seed), number, true));
  for (let at = 0; at < text.length; ) at += writeSync(1, text, at);
}
