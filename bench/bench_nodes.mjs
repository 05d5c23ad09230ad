// bench_nodes.mjs [SECONDS of each measurement]: measures a club of several nodes as its players see
// it: real games of Byzantz, four at a table, whose clients are spread over the nodes (load.c). One
// node on PostgreSQL beside the same program on SQLite, in pairs, in the same run; what one, two and
// three nodes and their database cost for each move; bytes of write-ahead log for each game; and how
// long a move takes with a synchronous standby. Everything on loopback. Prints a table;
// build/bench-nodes.json has the figures.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, folder } from '../tests/net/net_kit.mjs';
import { Club } from '../tests/net/nodes_kit.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const PROGRAM = 'build/release/bin/nika';
const LOAD = 'build/release/bin/nika-load';
const seconds = process.argv[2] ?? '8';
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const connections = process.env.BENCH_CONNECTIONS ?? '240';

// What the database has done so far.
async function usage(club) {
    if (club.file) return { cpu: 0, standby: 0, wal: 0 };
    return {
        cpu: club.primary.cpuSeconds(),
        standby: club.standby?.cpuSeconds() ?? 0,
        wal: await club.primary.walBytes(),
    };
}

// The load generator, to its end; `began` is called when it begins to count.
function generate(club, began) {
    const nodes = club.nodes;
    const words = [
        ...['--port', nodes.map((node) => node.port).join()],
        ...['--pid', nodes.map((node) => node.pid).join()],
        ...['--connections', connections, '--seconds', seconds, '--tell'],
    ];
    const child = spawn(LOAD, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    return new Promise((resolve) => {
        child.stdout.setEncoding('utf8');
        child.stdout.on('data', (text) => {
            if (!said && text.startsWith('measuring')) began();
            said += text;
        });
        child.on('close', (code) => {
            if (code !== 0) fail(`the load generator has ended with ${code}`);
            resolve(JSON.parse(said.slice(said.indexOf('{'))));
        });
    });
}

let clubs = 0;
async function measure(name, options) {
    const club = await Club.open(PROGRAM, {
        ...{ links: false, standby: false, pace: '0', detail: 'warning', lease: 5 },
        configuration: 'fsync = on',
        ...{ options: ['--max-per-address', '20000'], ...options },
        ...(options.file ? { file: join(folder, `${clubs++}.db`) } : {}),
    });
    let before = null;
    const load = await generate(club, () => (before = usage(club)));
    before = await before;
    const after = await usage(club);
    const row = {
        ...{ name, nodes: club.nodes.length, standby: Boolean(club.standby) },
        ...{ moves: load.moves, games: load.games, moves_per_second: load.moves_per_second },
        moves_per_cpu_second: load.moves_per_cpu_second,
        node_us_per_move: load.cpu_us_per_move,
        database_us_per_move: (1e6 * (after.cpu - before.cpu)) / load.moves,
        standby_us_per_move: (1e6 * (after.standby - before.standby)) / load.moves,
        wal_bytes_per_move: (after.wal - before.wal) / load.moves,
        wal_bytes_per_game: load.games ? (after.wal - before.wal) / load.games : null,
        ...{ p50_ms: load.p50_ms, p99_ms: load.p99_ms, resident_mb: load.resident_mb },
    };
    await club.close();
    rows.push(row);
    const number = (value, width, digits = 0) => (value ?? NaN).toFixed(digits).padStart(width);
    console.log(
        `${name.padEnd(28)} ${number(row.moves_per_second, 6)} moves/s  ${number(row.moves_per_cpu_second, 6)} moves/CPU s  ` +
            `CPU us/move: nodes ${number(row.node_us_per_move, 6, 1)} database ${number(row.database_us_per_move, 6, 1)}  ` +
            `WAL ${number(row.wal_bytes_per_move, 5)} B/move ${number(row.wal_bytes_per_game, 7)} B/game  ` +
            `p50 ${number(row.p50_ms, 6, 2)} ms  p99 ${number(row.p99_ms, 7, 2)} ms`,
    );
    return row;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
const found = [];
for (let i = 0; i < rounds; i++) {
    const sqlite = await measure('SQLite', { file: true });
    const nodes = [];
    for (const count of [1, 2, 3])
        nodes.push(await measure(`PostgreSQL, ${count} node${count > 1 ? 's' : ''}`, { count }));
    const sure = await measure('3 nodes, synchronous standby', { count: 3, standby: true });
    found.push({ sqlite, nodes, sure });
}
const of = (value) => median(found.map(value));
const summary = {
    ratio: of(({ sqlite, nodes }) => nodes[0].moves_per_cpu_second / sqlite.moves_per_cpu_second),
    node_growth: [1, 2].map((i) =>
        of(({ nodes }) => nodes[i].node_us_per_move / nodes[0].node_us_per_move),
    ),
    database_growth: [1, 2].map((i) =>
        of(({ nodes }) => nodes[i].database_us_per_move / nodes[0].database_us_per_move),
    ),
    wal_bytes_per_game: of(({ nodes }) => nodes[0].wal_bytes_per_game),
    p99_ms: of(({ sure }) => sure.p99_ms),
};
const times = (values) => values.map((value) => value.toFixed(2)).join(' and ');
console.log(
    `One node on PostgreSQL: ${summary.ratio.toFixed(2)} of the moves per CPU second on SQLite (median of ${rounds} pairs; goal 0.5)`,
);
console.log(
    `With two and three nodes, CPU per move is ${times(summary.node_growth)} times that of one, of the database ${times(summary.database_growth)} (goal 1.1)`,
);
console.log(
    `${Math.round(summary.wal_bytes_per_game)} bytes of write-ahead log for each game; p99 of a move with a synchronous standby ${summary.p99_ms.toFixed(2)} ms`,
);
writeFileSync('build/bench-nodes.json', `${JSON.stringify({ summary, rows })}\n`);
process.exit(0);
