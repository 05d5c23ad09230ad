// fault_injection.mjs NIKA FOLDER WHO FAULT TIMES SEED: a server, and four clients that play both games,
// while something happens to the server again and again, TIMES in all: "kill" (SIGKILL, and it is
// started anew), "stop" (SIGTERM, likewise), "limit" (no file can grow for a while), "fill"
// (FOLDER/data, which is to be small, is full for a while); and one of the clients is killed again
// and again. WHO: "bots" (bot.mjs) or "joins" (nika join). Rounds are played until all of it has
// happened and all games are over; FOLDER/round-N/plan.json says what was played in round N, and
// the records that each client got are there, too. Everything is decided by what was seen, or by
// chance; whoever starts this limits how long it may take.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
    appendFileSync,
    closeSync,
    existsSync,
    mkdirSync,
    openSync,
    readFileSync,
    rmSync,
    statSync,
    writeFileSync,
    writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMES, ROUNDS as PLANS } from './rounds.mjs';

const [, , nika, folder, who, fault, timesText, seed] = process.argv;
const here = dirname(fileURLToPath(import.meta.url));
const target = Number(timesText);
const ROUNDS = PLANS[who];
// For how many lines of the clients it may wait before it strikes: a bot prints one for an act,
// nika join tells the whole story.
const LINES = { bots: 7, joins: 40 }[who];

let drawn = 0;
function below(count) {
    return createHash('sha256').update(`siege ${seed} ${drawn++}`).digest().readUInt32LE(0) % count;
}

const running = new Set();
process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
});
function fail(what) {
    console.log(`FAILED: ${what}`);
    process.exit(1);
}

// A process that is ended with this one.
function start(program, options, settings) {
    const child = spawn(program, options, {
        ...settings,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    running.add(child);
    child.ended = new Promise((resolve) =>
        child.on('close', (code, signal) => {
            running.delete(child);
            child.over = true;
            resolve({ code, signal });
        }),
    );
    return child;
}

// Waits until one of some things has happened, looked for as often as it is worth.
async function until(holds) {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let server = null;
let port = 0;
let lines = 0; // of the clients: they have seen something happen
let told = 0; // of these, those of bots that were told that an act could not be kept

async function startServer() {
    const announce = join(folder, 'announce');
    rmSync(announce, { force: true });
    // Mostly without the pause in which questions to all are asked, or it would begin anew with
    // each start.
    const pace = below(3) ? '0' : '20';
    server = start(
        nika,
        [
            'serve',
            '--disk-floor',
            '0', // a small disk is meant to fill up, not to be spared
            '--port',
            String(port),
            '--data',
            join(folder, 'data', 'nika.db'),
            '--announce',
            announce,
            '--pace',
            pace,
            '--no-rates',
            '--log',
            'warning',
        ],
        { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.said = '';
    server.stderr.on('data', (bytes) => (server.said += bytes));
    server.notKept = () => server.said.split(' not-kept ').length - 1;
    server.isReady = () => existsSync(announce);
    if (port) return;
    await until(() => server.isReady() || server.over);
    if (server.over) fail(`the server does not begin: ${server.said}`);
    port = Number(new URL(readFileSync(announce, 'utf8').trim()).port);
}

// A server that ends by itself is a fault, unless somebody else got its port while it was down.
async function watchServer() {
    if (!server.over) return;
    if (!/is taken/.test(server.said)) fail(`the server has ended by itself: ${server.said}`);
    await startServer();
}

// Until once more an act could not be kept: one of a player, who is told, or of a computer player,
// who tries again.
async function untilNotKept(isOver) {
    const before = server.notKept();
    await until(() => server.notKept() > before || server.over || isOver());
}

// Writes until not even one more byte has room.
function fill(path) {
    const file = openSync(path, 'w');
    for (let size = 1 << 20; size >= 1; ) {
        try {
            writeSync(file, Buffer.alloc(size));
        } catch (problem) {
            if (problem.code !== 'ENOSPC') throw problem;
            size >>= 1;
        }
    }
    closeSync(file);
}

// What can happen to a server. False if it did not, because the games are over.
const ORDEALS = {
    async kill() {
        server.kill('SIGKILL');
        await server.ended;
        await startServer();
        return true;
    },
    // It ends by itself, and well.
    async stop() {
        server.kill('SIGTERM');
        const { code, signal } = await server.ended;
        if (code !== 0) fail(`SIGTERM ends the server with ${code ?? signal}: ${server.said}`);
        await startServer();
        return true;
    },
    // The longest file can't grow, until somebody is told so, or for a while: for SQLite that is an
    // error after which only reading tells what was kept, and the file may not even be opened for
    // that.
    async limit(isOver) {
        const limit = (size) =>
            execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:`]);
        limit(
            Math.max(
                ...['nika.db', 'nika.db-wal', 'nika.db-shm'].map(
                    (name) =>
                        statSync(join(folder, 'data', name), { throwIfNoEntry: false })?.size ?? 0,
                ),
            ),
        );
        await Promise.race([untilNotKept(isOver), wait(1500)]);
        if (server.over) return false;
        limit('unlimited');
        return !isOver();
    },
    // The disk is full; it is to be a small one.
    async fill(isOver) {
        const filler = join(folder, 'data', 'filler');
        fill(filler);
        await untilNotKept(isOver);
        rmSync(filler);
        return !isOver();
    },
};

const FRAIL = ['limit', 'fill']; // what is noticed only by those who act

// Lets the server work for a while, a little chance deciding what a while is: until something was
// acknowledged some times more, or for some milliseconds; or strikes while it begins.
async function strike(isOver) {
    const way = below(10);
    if (way === 0 && fault === 'kill') await wait(below(40));
    else {
        await until(() => server.isReady() || server.over);
        if (way < 4 && !FRAIL.includes(fault)) await wait(below(100));
        else {
            const enough = lines + below(LINES);
            await until(() => lines > enough || server.over || isOver());
        }
    }
    if (server.over || isOver()) return false;
    if (server.said.split('\n').length - 1 > (FRAIL.includes(fault) ? server.notKept() : 0))
        fail(`the server complains: ${server.said}`);
    return ORDEALS[fault](isOver);
}

// A bot, for all tables of a round.
function startBot(name, round) {
    return start(
        process.execPath,
        [join(here, 'bot.mjs'), round, name, String(port), join(round, 'plan.json'), seed],
        { stdio: ['ignore', 'pipe', 'inherit'] },
    );
}

// nika join, for the only table of a round: the first person opens it, and says where it is.
function startJoin(name, round, link) {
    const url = `http://127.0.0.1:${port}`;
    const [{ game, seats }] = JSON.parse(readFileSync(join(round, 'plan.json'), 'utf8'));
    const computers = seats.filter((seat) => !NAMES.includes(seat));
    const table = link.id
        ? [
              `${url}/t/${link.id}`,
              ...(seats.includes(name) ? ['--seat', String(seats.indexOf(name))] : ['--watch']),
          ]
        : [
              url,
              '--create',
              game,
              '--players',
              String(seats.length),
              '--start',
              ...(computers.length ? ['--agents', computers.join()] : []),
          ];
    const client = start(
        nika,
        [
            'join',
            ...table,
            '--name',
            name,
            '--autopilot',
            'beginner',
            '--plain',
            '--state',
            join(folder, `${name}.state`),
            '--record',
            join(round, `${name}.nika`),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    client.stdout.on('data', (bytes) => {
        appendFileSync(join(round, `${name}.out`), bytes);
        if (link.id) return;
        said += bytes;
        link.id = said.match(/\/t\/([0-9a-f]{16})/)?.[1];
        if (link.id) link.found();
    });
    return client;
}

function startClient(name, round, link) {
    const client = who === 'bots' ? startBot(name, round) : startJoin(name, round, link);
    client.stdout.on('data', (bytes) => {
        const said = bytes.toString('latin1');
        lines += said.split('\n').length - 1;
        told += said.split('not-kept').length - 1;
    });
    client.ended.then(({ code, signal }) => {
        if (code !== 0 && signal !== 'SIGKILL') fail(`${name} has ended with ${code ?? signal}`);
    });
    return client;
}

let strikes = 0;
let clientKills = 0;
mkdirSync(join(folder, 'data'), { recursive: true });
await startServer();
let rounds = 0;
for (; strikes < target || rounds < 2; rounds++) {
    const round = join(folder, `round-${rounds}`);
    mkdirSync(round);
    writeFileSync(
        join(round, 'plan.json'),
        JSON.stringify(
            ROUNDS[rounds % ROUNDS.length].map((line, i) => ({ key: String(i), ...line })),
        ),
    );
    const link = {
        id: null,
        found: () => clients.push(...NAMES.slice(1).map((name) => startClient(name, round, link))),
    };
    const clients = [startClient(NAMES[0], round, link)];
    if (who === 'bots') link.found(); // they tell each other
    const isOver = () => clients.length === NAMES.length && clients.every((client) => client.over);
    // The one that is killed again and again; never who opens a table for nika join, which is told
    // only once to start it.
    const victim = who === 'bots' ? rounds % NAMES.length : 1 + (rounds % (NAMES.length - 1));
    // At most half of it in one round: both games are to have it.
    const enough = Math.min(target, strikes + Math.ceil(target / 2));
    while (!isOver()) {
        await watchServer();
        if (strikes >= enough) await wait(5);
        else if (await strike(isOver)) strikes++;
        if (strikes < enough && below(3) === 0 && clients[victim] && !clients[victim].over) {
            clients[victim].kill('SIGKILL');
            await clients[victim].ended;
            clients[victim] = startClient(NAMES[victim], round, link);
            clientKills++;
        }
    }
}
if (fault === 'fill' && !told) fail('no player was told that the disk is full');
server.kill('SIGTERM');
const { code } = await server.ended;
if (code !== 0) fail(`the server has ended with ${code}: ${server.said}`);
console.log(
    `${who}: ${rounds} rounds, ${fault} ${strikes} times, ${clientKills} kills of a client, ${lines} lines from the clients`,
);
process.exit(0);
