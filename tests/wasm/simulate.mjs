// simulate.mjs NIKA WASM: the module plays the same games as the program, byte for byte.

import { Module, TABLES, checkSame, finish, records } from './kit.mjs';

const [program, path] = process.argv.slice(2);
const module = new Module(path);
const GAMES = 20;

for (const [game, players] of TABLES) {
  for (const legal of [false, true]) {
    for (const seed of [0n, 51n, 2n ** 32n, 2n ** 64n - 1n]) {
      const right = records(program, game, players, GAMES, seed, ...(legal ? ['--legal'] : []));
      let found = '';
      for (let number = 0; number < GAMES; number++) found += module.simulate(game, players, seed, number, legal);
      checkSame(`${game}, ${players} players, seed ${seed}${legal ? ', legal' : ''}`, found, right);
    }
  }
}

// A game can be played at any time and in any order.
const some = (number) => module.simulate('byzantz', 4, 7n, number, true);
const inOrder = [0, 1, 2].map(some);
checkSame('the same games in another order', [2, 0, 1].map(some).join(), [inOrder[2], inOrder[0], inOrder[1]].join());

// What is no game.
const nonsense = ['chess', '', 'byzantz ', 'byzant', 'x'.repeat(100000)].map((game) => [game, 4]);
const badNumbers = [-1, 0, 2, 7, 259].map((players) => ['byzantz', players]);
for (const [game, players] of [...nonsense, ...badNumbers, ['null', 1], ['null', 7]]) {
  checkSame(`a record of ${game.slice(0, 20)} for ${players}`, module.simulate(game, players, 1n, 0, false), '');
}

finish();
