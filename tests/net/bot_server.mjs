// bot_server.mjs NIKA: `nika bot` against a real server: it finds tables that admit bots and fit its rules, plays whole games of both games
// there, is marked as a bot, survives a server that is killed, and leaves as it should.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { check, finish, folder, guest, same, serve, until } from './net_kit.mjs';

const program = process.argv[2];
const example = (name) => fileURLToPath(new URL(`../../examples/bots/${name}`, import.meta.url));
const python = `python3 ${example('greedy.py')}`;
const node = `node ${example('greedy.mjs')}`;
const running = new Set();
process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
});

function start(...words) {
    const child = spawn(program, words, {
        env: { ...process.env, LC_ALL: 'C', NIKA_PASSWORD: 'correct horse' },
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    const it = { child, out: '', err: '' };
    running.add(child);
    child.stdout.on('data', (bytes) => (it.out += bytes));
    child.stderr.on('data', (bytes) => (it.err += bytes));
    it.end = new Promise((resolve) =>
        child.on('close', (code, signal) => {
            running.delete(child);
            it.ended = code ?? signal;
            resolve(it.ended);
        }),
    );
    return it;
}
const bot = (name, where, command, ...options) =>
    start('bot', where, '--cmd', command, '--state', `${folder}/${name}.json`, ...options);
// A host, whose seat is played by a computer player.
const host = (name, server, game, ...options) =>
    start(
        'join',
        server.url,
        '--name',
        name,
        '--state',
        `${folder}/${name}.json`,
        '--plain',
        '--agent',
        'heuristic',
        '--create',
        game,
        ...options,
    );
const link = async (it) => (await until(() => /http:\/\/\S+\/t\/[0-9a-f]{16}/.exec(it.out)))[0];
const about = async (url) =>
    (
        await fetch(url.replace('/t/', '/api/tables/'), { headers: { Accept: 'application/json' } })
    ).json();
// The reply to a request, if it is the next message.
async function read(socket, id) {
    const message = JSON.parse((await socket.message()).text);
    return message.re === id ? message : null;
}
const seatOf = (info, name) => info.seats.find((seat) => seat.name === name);

const options = (pace) => ['--data', `${folder}/bots.db`, '--pace', pace, '--no-rates'];
let server = await serve(program, options('0'));
async function serveAgain(pace) {
    const { port } = server;
    server.process.kill('SIGKILL');
    await server.end;
    server = await serve(program, options(pace), {}, ['--port', `${port}`]);
}

const slow = `${folder}/slow.mjs`;
writeFileSync(
    slow,
    readFileSync(example('greedy.mjs'), 'utf8')
        .replace(/^#!.*/, 'const pause = new Int32Array(new SharedArrayBuffer(4));')
        .replace("if (is === 'ask')", "if (is === 'ask') Atomics.wait(pause, 0, 0, 60);\n    $&"),
);

// A bot whose connection is cut in its first turn, until its game is over: the computer plays for it after a while. The rest is below.
const ways = new Set();
let isCut = false;
const relay = createServer((from) => {
    if (isCut) {
        from.destroy();
        return;
    }
    const to = connect(server.port, new URL(server.url).hostname);
    ways.add(from);
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to).pipe(from);
});
await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
const absent = host(
    'Hal',
    server,
    'byzantz',
    '--bots',
    '--start',
    '--players',
    '3',
    '--agents',
    'casual',
    '--grace',
    '10',
);
const absence = await link(absent);
const heard = `${folder}/heard`;
writeFileSync(heard, '');
const lost = bot(
    'Roz',
    absence.replace(`:${server.port}`, `:${relay.address().port}`),
    `tee -a ${heard} | node ${slow}`,
    '--name',
    'Roz',
);
await until(() => readFileSync(heard, 'utf8').includes('"is":"ask"'));
isCut = true;
for (const way of ways) way.destroy();

// By rule, two tables at once: Byzantz for three, of Ada alone. The other tables stay without it.
const robo = bot(
    'Robo',
    server.url,
    python,
    '--name',
    'Robo',
    '--tables',
    '2',
    '--games',
    'byzantz',
    '--players',
    '3',
    '--from',
    'Ada',
);
await until(() => robo.out.includes('Robo is at'));
const listed = ['--bots', '--listed', '--players', '3', '--agents', 'casual'];
const refused = [
    host('Bo', server, 'byzantz', ...listed), // another host
    host('Ada', server, 'justinian', ...listed),
    host('Ada', server, 'byzantz', '--bots', '--listed', '--players', '4', '--agents', 'casual'),
    host('Ada', server, 'byzantz', '--listed', '--players', '3', '--agents', 'casual'), // no bots
];
const refusing = await Promise.all(refused.map(link));
const games = [1, 2].map((number) =>
    host('Ada', server, 'byzantz', ...listed, '--start', '--record', `${folder}/${number}.nika`),
);
for (const [number, game] of games.entries()) {
    const url = await link(game);
    await until(() => robo.out.includes(`sat down at ${url}`));
    const seat = seatOf(await about(url), 'Robo');
    check(
        seat.kind === 'person' && seat.bot === true,
        `it is not marked as a bot: ${JSON.stringify(seat)}`,
    );
    check(!('bot' in seatOf(await about(url), 'Ada')), 'a person is marked as a bot');
    same(await game.end, 0, `the game's host: ${game.err}`);
    await until(() => robo.out.includes(`game over at ${url}: place `));
    const record = `${folder}/${number + 1}.nika`;
    same(spawnSync(program, ['verify', record]).status, 0, 'the record');
    const [header, ...moves] = readFileSync(record, 'utf8').trimEnd().split('\n');
    const own = JSON.parse(header).names.indexOf('Robo');
    check(
        moves.some((line) => JSON.parse(line).seat === own),
        'it made no move',
    );
}
for (const url of refusing)
    check(!seatOf(await about(url), 'Robo'), 'it sits at a table where it should not');

// By link: a table that admits no bots refuses it, and nothing happens; one that does has it for its game.
const unwanted = bot('Robin', refusing[3], node, '--name', 'Robin');
same(await unwanted.end, 1, 'a bot that is not admitted');
check(unwanted.err.startsWith('nika bot: this table admits no bots'), unwanted.err);

const full = host('Ed', server, 'null', '--bots', '--players', '2', '--agents', 'casual');
const late = bot('Robin', await link(full), 'true', '--name', 'Robin');
same(await late.end, 1, 'a bot without a seat');
check(late.err.includes('seat is taken'), late.err);
full.child.kill('SIGKILL');

// Ctrl-C before the start: the seat is free again. In a game the computer plays on, and a bot that comes back takes its seat.
const patient = bot('Robin', refusing[1], node, '--account', 'Robin', '--new-account');
await until(() => patient.out.includes('sat down at'));
check(seatOf(await about(refusing[1]), 'Robin').bot, 'an account is not marked as a bot');
patient.child.kill('SIGINT');
same(await patient.end, 'SIGINT', 'after Ctrl-C');
check(!seatOf(await about(refusing[1]), 'Robin'), 'its seat is not free');
for (const it of refused) it.child.kill('SIGKILL');

// Justinian, through a bot that is interrupted, one that comes back, and a server that is killed. Until then the computer takes its
// time, so that the game is not over before.
await serveAgain('300');
const last = host(
    'Cy',
    server,
    'justinian',
    '--bots',
    '--players',
    '3',
    '--agents',
    'casual',
    '--start',
    '--record',
    `${folder}/3.nika`,
);
const url = await link(last);
const first = bot('Robin', url, `node ${slow}`, '--account', 'Robin');
await until(async () => (await about(url)).ply > 6);
first.child.kill('SIGTERM');
same(await first.end, 'SIGTERM', 'after a signal');
same(seatOf(await about(url), 'Robin').auto, true, 'the computer plays on');
const again = bot('Robin', url, `node ${slow}`, '--account', 'Robin');
await until(async () => seatOf(await about(url), 'Robin').auto === false);
await serveAgain('0');
same(await last.end, 0, `the host's game: ${last.err}`);
same(await again.end, 0, `the bot's game: ${again.err}`);
check(again.out.includes(`game over at ${url}`), again.out);
same(spawnSync(program, ['verify', `${folder}/3.nika`]).status, 0, 'the record');
same(robo.ended, undefined, `the first bot has ended: ${robo.err}`); // it has seen a server come back, too

// Ctrl-C while the bot thinks: no move is made for it before it leaves.
const thinks = host('Fay', server, 'null', '--bots', '--players', '2', '--start');
const there = await link(thinks);
writeFileSync(`${folder}/told`, '');
const mute = bot('Muse', there, `cat >>${folder}/told`, '--name', 'Muse', '--bot-time', '600000');
await until(() => readFileSync(`${folder}/told`, 'utf8').includes('"is":"ask"'));
const { ply } = await about(there);
mute.child.kill('SIGINT');
same(await mute.end, 'SIGINT', 'a bot that thinks');
same(await thinks.end, 0, `the host of a bot that left: ${thinks.err}`);
const watcher = await guest(server.port, 'Gil');
const table = there.slice(-16);
watcher.say({ do: 'enter', id: 'enter', table });
watcher.say({ do: 'notes', id: 'notes', table });
const notes = (await until(() => read(watcher, 'notes'))).notes;
same(notes[0].note, 'left', 'what is noted of it');
same(notes[0].moves, ply, 'when it left');
watcher.close();

// The bot that was cut off is told the end of its game.
same(await absent.end, 0, `the host of a bot that was cut off: ${absent.err}`);
check(!readFileSync(heard, 'utf8').includes('"is":"over"'), 'its connection was not cut');
isCut = false;
same(await lost.end, 0, `the bot that was cut off: ${lost.err}`);
check(lost.out.includes('game over at'), lost.out);
check(readFileSync(heard, 'utf8').includes('"is":"over"'), 'it was not told the end');
relay.close();

// A bot that does not work: it says so and leaves.
const broken = bot('Rob', server.url, './there-is-no-such-bot', '--name', 'Rob');
const meets = host('Di', server, 'byzantz', ...listed, '--start');
same(await broken.end, 1, 'a bot that can not be started');
check(broken.err.includes('ended before its first answer'), broken.err);
meets.child.kill('SIGKILL');

robo.child.kill('SIGTERM');
same(await robo.end, 'SIGTERM', 'the first bot');
server.process.kill('SIGTERM');
await server.end;
finish();
