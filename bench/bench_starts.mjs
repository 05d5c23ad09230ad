// bench_starts.mjs [TABLES [GAMES…]]: measures how long a server takes until it lets players in, and
// how much memory it has then: with TABLES running games, in the middle of which everybody left, and
// with so many GAMES that are finished beside them; on SQLite, and on PostgreSQL, to which the same
// file was copied. Everything on loopback. Prints a table; build/bench-starts.json has the figures.
import { execFileSync } from 'node:child_process';
import { copyFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folder, until } from '../tests/net/net_kit.mjs';
import { Club } from '../tests/net/nodes_kit.mjs';
import { freePort } from '../tests/net/postgres_kit.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const BIN = 'build/release/bin';
const [, , tables = '1000', ...counts] = process.argv;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const run = (program, ...words) =>
    execFileSync(join(BIN, program), words, { encoding: 'utf8', maxBuffer: 1 << 24 });

const metrics = await freePort();
const settings = {
    ...{ links: false, standby: false, pace: '0', detail: 'warning', count: 0 },
    configuration: 'fsync = on',
    options: `--max-per-address 40000 --max-connections 40000 --metrics-port ${metrics}`.split(' '),
};

async function figure(name) {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    const found = new RegExp(`^${name} (\\d+)$`, 'm').exec(text);
    if (!found) throw new Error(`the metrics lack ${name}: ${text}`);
    return Number(found[1]);
}

// A server that has just begun: how long that took, in seconds, and its memory, in megabytes, once
// all games are asleep.
async function start(club) {
    if (!club.nodes.length) await club.add(0);
    const [node] = club.nodes;
    const began = performance.now();
    await node.start();
    const seconds = (performance.now() - began) / 1000;
    const running = await figure('nika_tables\\{state="running"\\}');
    await until(async () => (await figure('nika_tables_asleep')) === running);
    return { seconds, running, people: await figure('nika_people'), megabytes: node.megabytes() };
}

// The running games: real ones, each for as long as a part of a game takes.
const running = join(folder, 'running.db');
{
    const club = await Club.open(`${BIN}/nika`, { ...settings, file: running });
    await start(club);
    const [node] = club.nodes;
    const connections = String(4 * Number(tables));
    const seconds = String(Math.max(4, Math.ceil(Number(tables) / 200)));
    const words = ['--port', String(node.port), '--pid', String(node.pid)];
    run('nika-load', ...words, '--connections', connections, '--seconds', seconds);
    await club.close();
}

const rows = [];
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
async function measure(name, games, club, bytes) {
    const found = [];
    for (let i = 0; i <= rounds; i++) {
        const one = await start(club);
        await club.nodes[0].term();
        if (i) found.push(one); // the first one also finds out what an older program has left
    }
    const row = {
        ...{ store: name, games, running: found[0].running, people: found[0].people, bytes },
        seconds: median(found.map((one) => one.seconds)),
        megabytes: median(found.map((one) => one.megabytes)),
    };
    rows.push(row);
    console.log(
        `${name.padEnd(10)} ${String(row.running).padStart(6)} running ${String(games).padStart(7)} finished  ` +
            `${String(row.people).padStart(6)} people  ready after ${row.seconds.toFixed(2).padStart(6)} s  ` +
            `memory ${row.megabytes.toFixed(1).padStart(6)} MB  (${Math.round(bytes / 1e6)} MB stored)`,
    );
}

for (const games of (counts.length ? counts : ['0', '20000']).map(Number)) {
    const file = join(folder, `games-${games}.db`);
    copyFileSync(running, file);
    if (games) execFileSync('bench/grow', [file, String(games)]);
    await measure(
        'SQLite',
        games,
        await Club.open(`${BIN}/nika`, { ...settings, file }),
        statSync(file).size,
    );

    const club = await Club.open(`${BIN}/nika`, settings);
    run('nika', 'copy', file, club.primary.address);
    const size = await club.primary.sql('SELECT pg_database_size(current_database())');
    const entries = await club.primary.sql(
        'SELECT round(avg(entries)) FROM nika_log WHERE state = 0',
    );
    await measure('PostgreSQL', games, club, Number(size));
    console.log(`the running games have ${entries} log entries on average`);
    await club.primary.remove();
}
writeFileSync('build/bench-starts.json', `${JSON.stringify(rows)}\n`);
process.exit(0);
