// simulate.mjs NIKA WASM: the module plays the same games as the program, byte for byte.

import { Module, TABLES, agents, check, checkSame, finish, records } from './wasm_kit.mjs';

const [program, path] = process.argv.slice(2);
const module = new Module(path);
const GAMES = 20;

for (const [game, players] of TABLES) {
    for (const legal of [false, true]) {
        for (const seed of [0n, 51n, 2n ** 32n, 2n ** 64n - 1n]) {
            const right = records(
                program,
                game,
                players,
                GAMES,
                seed,
                ...(legal ? ['--legal'] : []),
            );
            let found = '';
            for (let number = 0; number < GAMES; number++)
                found += module.simulate(game, players, seed, number, legal);
            checkSame(
                `${game}, ${players} players, seed ${seed}${legal ? ', legal' : ''}`,
                found,
                right,
            );
        }
    }
}

// A game can be played at any time and in any order.
const some = (number) => module.simulate('byzantz', 4, 7n, number, true);
const inOrder = [0, 1, 2].map(some);
checkSame(
    'the same games in another order',
    [2, 0, 1].map(some).join(),
    [inOrder[2], inOrder[0], inOrder[1]].join(),
);

// Computer players of all kinds make the same moves in the module as in the program.
const EDITIONS = { justinian: ['en', 'fr', 'it', 'ja'], byzantz: [], null: ['plain', 'reverse'] };
const kinds = agents(program, 20);
for (const name of [
    'beginner',
    'casual',
    'skilled',
    'expert',
    'master',
    'net-alone',
    'random',
    'heuristic',
    'search-20',
]) {
    check(`${name} is not among the players`, kinds.includes(name));
}
const sameAmong = (game, players, edition, names, games, iterations) => {
    const options = [
        '--agents',
        names,
        ...(iterations ? ['--iterations', String(iterations)] : []),
        ...(edition ? ['--edition', edition] : []),
    ];
    const right = records(program, game, players, games, 9n, ...options);
    const table = [game, ...(edition ? [edition] : []), `agents=${names}`].join(' ');
    let found = '';
    for (let number = 0; number < games; number++)
        found += module.simulate(table, players, 9n, number, false, iterations);
    checkSame(`${table}, ${players} players, ${iterations} iterations`, found, right);
};
let turn = 0;
for (const [game, players] of TABLES) {
    for (const kind of kinds) {
        const edition = EDITIONS[game][turn++ % EDITIONS[game].length];
        sameAmong(game, players, edition, kind, 1, 10);
    }
    const seats = Array.from({ length: players }, () => kinds[turn++ % kinds.length]);
    sameAmong(game, players, undefined, seats.join(','), 2, 15);
}
// each for as long as it likes
sameAmong('byzantz', 3, undefined, 'search-40,heuristic,anchor:ismcts-60', 1, 0);

// What is no game.
const nonsense = [
    ...[
        'chess',
        '',
        'byzantz ',
        'byzant',
        'byzantz\0',
        'x'.repeat(100000),
        'byzantz en',
        'null ',
        'null  reverse',
        'null Plain',
    ],
    ...[
        'byzantz agents=',
        'byzantz agents=nobody',
        'byzantz  agents=random',
        'byzantz agents=random ',
        'byzantz agents',
        'byzantz agents:random',
    ],
    ...[
        'byzantz agents=random,random',
        'byzantz agents=random,random,random,random,random',
        'byzantz agents=random,random,random,',
    ],
    ...[
        'byzantz agents=search-',
        'byzantz agents=search-0',
        'null agents=random reverse',
        'null reverse agents=random x',
    ],
].map((game) => [game, 4]);
const badNumbers = [-1, 0, 2, 7, 259].map((players) => ['byzantz', players]);
for (const [game, players] of [...nonsense, ...badNumbers, ['null', 1], ['null', 7]]) {
    checkSame(
        `a record of ${game.slice(0, 20)} for ${players}`,
        module.simulate(game, players, 1n, 0, false),
        '',
    );
}

finish();
