// store.mjs: a server and its data file: how it starts, what damage does, and what it does by itself
// while people play: checks, backups, and watching the disk.
import { spawn, spawnSync } from 'node:child_process';
import {
    closeSync,
    mkdirSync,
    openSync,
    readdirSync,
    readFileSync,
    utimesSync,
    writeFileSync,
    writeSync,
} from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import {
    check,
    exchange,
    finish,
    folder,
    guest,
    logged,
    post,
    request,
    same,
    serve,
    Socket,
    until,
} from './net_kit.mjs';

const [program, meddle] = process.argv.slice(2);

const get = (port, path) => exchange(port, request('GET', path));
const figure = async (server, name) =>
    Number(
        new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (.*)$`, 'm').exec(
            (await get(server.metricsPort, '/metrics')).body,
        )?.[1],
    );

function change(file, sql) {
    same(spawnSync(meddle, [file, sql]).status, 0, sql.slice(0, 60));
}

async function freePort() {
    const taken = net.createServer();
    await new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address();
    await new Promise((resolve) => taken.close(resolve));
    return port;
}

// Asks one thing of a player's socket, and waits for its answer.
async function ask(socket, what) {
    socket.say({ ...what, id: 'asked' });
    for (;;) {
        const message = JSON.parse((await socket.message()).text);
        if (message.re === 'asked') return message;
    }
}

// Another process has locked the file: the server can't read it yet, and says so at once.
async function starting() {
    const data = join(folder, 'slow.db');
    await (await serve(program, ['--data', data])).stop();
    const holder = spawn(meddle, [data, 'BEGIN IMMEDIATE', 'hold'], { stdio: 'pipe' });
    let held = '';
    holder.stdout.on('data', (bytes) => (held += bytes));
    await until(() => held.includes('held'));
    const port = await freePort();
    const coming = serve(program, ['--data', data], {}, ['--port', String(port)]);
    const alive = await until(() => get(port, '/healthz'));
    same(alive.status, 200, 'alive while it starts');
    same(alive.body, 'ok', 'and well');
    for (const path of ['/readyz', '/api/tables', '/api/session']) {
        const answer = await get(port, path);
        same(answer.status, 503, `${path} while it starts`);
        same(answer.body, '{"error":"starting"}', `${path} says why`);
    }
    const early = await Socket.open(port);
    same(
        (await early.message())?.text,
        '{"re":null,"ok":false,"error":"starting"}',
        'a WebSocket is told so',
    );
    same(await early.code(), 1013, 'and to come back later');
    same((await get(port, '/')).status, 200, 'the page is there');
    holder.stdin.end();
    const server = await coming;
    same((await get(port, '/readyz')).status, 200, 'then it is ready');
    await guest(port, 'Ada');
    same((await server.stop()).code, 0, 'and ends in peace');
}

// A signal does not wait until the start is over.
async function stoppedEarly() {
    const data = join(folder, 'slow.db');
    const holder = spawn(meddle, [data, 'BEGIN IMMEDIATE', 'hold'], { stdio: 'pipe' });
    let held = '';
    holder.stdout.on('data', (bytes) => (held += bytes));
    await until(() => held.includes('held'));
    const port = await freePort();
    const server = spawn(program, ['serve', '--data', data, '--port', String(port)]);
    const end = new Promise((resolve) => server.on('close', resolve));
    await until(() => get(port, '/healthz'));
    server.kill('SIGTERM');
    holder.stdin.end();
    same(await end, 0, 'stopped while it starts');
}

// Overwrites the pages of a file in which one of these strings stands; returns how many.
function spoil(file, marks) {
    const bytes = readFileSync(file);
    const pages = new Set(marks.map((mark) => Math.floor(bytes.indexOf(mark) / 4096)));
    const open = openSync(file, 'r+');
    for (const page of pages) writeSync(open, Buffer.alloc(4096, 0x55), 0, 4096, page * 4096);
    closeSync(open);
    return pages.size;
}

// Finished games of one entry of 3,000 bytes, and so a page each; and a few live ones.
const games = (state, first, count) =>
    `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${first + count - 1})
     INSERT INTO logs(id, entries, last, state, ended)
     SELECT printf('%016x', i), 1, 1000000 + i, ${state}, nullif(${state}, 0) FROM n;
     INSERT INTO entries(place, log, number, before, bytes)
     SELECT last, log, 0, NULL, CAST(printf('{"game":"old-%05d","x":"%2900s"}', last - 1000000, 'x') AS BLOB)
     FROM logs WHERE last >= 1000000 + ${first};`;

async function damage() {
    const data = join(folder, 'bad.db');
    const options = ['--data', data, '--no-rates', '--metrics-port', '0'];
    let server = await serve(program, options);
    const ada = await guest(server.port, 'Ada');
    const opened = await ask(ada, { do: 'open', game: 'byzantz', players: 3 });
    check(opened.table, `a table is open: ${JSON.stringify(opened)}`);
    await server.stop();
    change(data, games(1, 4096, 200));
    const marks = Array.from(
        { length: 12 },
        (_, i) => `old-${String(4100 + 13 * i).padStart(5, '0')}`,
    );
    same(spoil(data, marks), 12, 'twelve bad pages under old games');
    server = await serve(program, options);
    check(!server.ended, `it starts with bad pages under old games: ${server.err}`);
    const info = await get(server.port, `/api/tables/${opened.table}`);
    same(info.status, 200, 'the open table is there');
    same(
        await figure(server, 'nika_tables{state="damaged"}'),
        0,
        'and nothing is damaged among the living',
    );
    await server.stop();

    // A table in play under a bad page is set apart; the others play.
    change(data, games(0, 8192, 1) + games(1, 9000, 1));
    same(spoil(data, ['old-08192']), 1, 'a bad page under a table in play');
    server = await serve(program, options);
    check(!server.ended, `it starts with a bad page under a table: ${server.err}`);
    same(await figure(server, 'nika_tables{state="damaged"}'), 1, 'one table is set apart');
    await logged(server, 'damaged-table table=0000000000002000');
    same(
        (await get(server.port, `/api/tables/${opened.table}`)).status,
        200,
        'the other is still there',
    );
    const bo = await guest(server.port, 'Bo');
    const sat = await ask(bo, { do: 'open', game: 'byzantz', players: 3 });
    check(sat.table, 'and new ones can be opened');
    await server.stop();
    server = await serve(program, options);
    same(await figure(server, 'nika_tables{state="damaged"}'), 0, 'it is not read again');
    await server.stop();

    // Where the next entry would go, nothing can be written: the server says what to do.
    same(spoil(data, ['old-09000']), 1, 'the last page is bad');
    const refused = spawnSync(program, ['serve', '--port', '0', '--data', data], {
        env: { LC_ALL: 'C' },
    });
    same(refused.status, 1, 'it does not start');
    check(String(refused.stderr).includes('nika doctor --salvage'), `it says: ${refused.stderr}`);
}

// After an unclean end the whole file is checked, while people play, and the result is remembered.
async function checks() {
    const data = join(folder, 'checked.db');
    const options = ['--data', data, '--metrics-port', '0', '--log', 'info'];
    const checked = (server) => figure(server, 'nika_store_checked_timestamp_seconds');
    let server = await serve(program, options);
    same(await checked(server), 0, 'a new file has never been checked');
    await server.stop();
    server = await serve(program, options); // closed in good order, but never checked
    await until(async () => (await checked(server)) > 0);
    const first = await checked(server);
    await logged(server, 'store-checked');
    await server.stop();
    server = await serve(program, options);
    await until(async () => (await figure(server, 'nika_store_bytes')) > 0);
    same(await checked(server), first, 'a file that was closed in good order is not checked again');
    await guest(server.port, 'Ada');
    server.process.kill('SIGKILL');
    await server.end;
    change(data, 'UPDATE owner SET checked = 1000');
    server = await serve(program, options);
    await until(async () => (await checked(server)) > 1);
    server.process.kill('SIGKILL');
    await server.end;

    change(data, games(1, 4096, 3));
    same(spoil(data, ['old-04096']), 1, 'a bad page');
    server = await serve(program, options);
    await until(async () => (await figure(server, 'nika_store_damaged')) === 1);
    await logged(server, 'store-damaged what='); // in the background
    await guest(server.port, 'Bo');
    await server.stop();
}

// Backups come by themselves, the oldest go, and what they hold can be played.
async function backups() {
    const data = join(folder, 'kept.db');
    const place = join(folder, 'backups');
    mkdirSync(place);
    const list = () => readdirSync(place).sort();
    for (const day of ['01', '02', '03']) {
        const old = join(place, `nika-202001${day}-000000.db`);
        writeFileSync(old, 'old');
        utimesSync(old, 1577836800, 1577836800);
    }
    writeFileSync(join(place, 'nika-mine.db'), 'not a backup');
    const options = ['--data', data, '--no-rates', '--metrics-port', '0'];
    const scheduled = [...options, '--backup-folder', place, '--backup-keep', '2'];
    let server = await serve(program, options);
    const ada = await guest(server.port, 'Ada');
    const { table } = await ask(ada, { do: 'open', game: 'byzantz', players: 3 });
    await server.stop();
    server = await serve(program, scheduled);
    const made = () => figure(server, 'nika_backup_timestamp_seconds');
    await until(async () => (await made()) > 1577836800);
    await until(() => list().length === 3);
    const now = list();
    check(
        now[0] === 'nika-20200103-000000.db' && now[2] === 'nika-mine.db',
        `the oldest are gone, nothing else: ${now}`,
    );
    await server.stop();
    // The schedule survives a restart: the newest backup is young.
    server = await serve(program, scheduled);
    await until(async () => (await figure(server, 'nika_store_bytes')) > 0);
    check((await made()) > 1577836800, 'the last backup is known');
    same(list().join(), now.join(), 'no other is made');
    await server.stop();
    // A folder that can't be written: it is said, and the old ones stay.
    server = await serve(program, [...options, '--backup-folder', join(folder, 'none')]);
    await until(async () => (await figure(server, 'nika_backup_failures_total')) === 1);
    await logged(server, 'backup-failed why=');
    await server.stop();
    // Restored, it is the server of then.
    const restored = join(folder, 'restored.db');
    const back = spawnSync(program, ['restore', join(place, now[1]), '--data', restored]);
    same(back.status, 0, `restored: ${back.stderr}`);
    server = await serve(program, [...options.slice(2), '--data', restored]);
    same((await get(server.port, `/api/tables/${table}`)).status, 200, 'the table is there');
    const bo = await guest(server.port, 'Bo');
    check((await ask(bo, { do: 'enter', table })).ok, 'and can be entered');
    check((await ask(bo, { do: 'say', table, text: 'here' })).ok, 'and played at');
    await server.stop();
}

// With too little left on the disk, nobody new comes; whoever is there goes on.
async function fullDisk() {
    const data = join(folder, 'full.db');
    const options = ['--data', data, '--no-rates', '--metrics-port', '0'];
    let server = await serve(program, options);
    const ada = await guest(server.port, 'Ada');
    const { table } = await ask(ada, { do: 'open', game: 'byzantz', players: 3 });
    await until(async () => (await figure(server, 'nika_disk_free_bytes')) > 0);
    await server.stop();
    server = await serve(program, [...options, '--disk-floor', '100000000']);
    await until(async () => (await figure(server, 'nika_disk_state')) === 2);
    await logged(server, 'disk-full bytes=');
    const refused = await until(async () => {
        const answer = await post(server.port, '/api/session', { name: 'Bo' });
        return answer.status === 503 && answer; // the event loop hears of it a moment later
    });
    same(refused.json.error, 'busy', 'no new guests');
    const bearer = { Authorization: `Bearer ${ada.token}` };
    const ticket = await post(server.port, '/api/ticket', {}, bearer);
    const again = await Socket.open(server.port);
    again.say({ do: 'hello', id: 'hello', ticket: ticket.json.ticket, form: 'json' });
    check((await ask(again, { do: 'enter', table })).ok, 'who was there comes back');
    check((await ask(again, { do: 'say', table, text: 'here' })).ok, 'and plays');
    same(
        (await ask(again, { do: 'open', game: 'byzantz', players: 3 })).error,
        'busy',
        'no new tables',
    );
    await server.stop();
}

await starting();
await stoppedEarly();
await damage();
await checks();
await backups();
await fullDisk();
finish();
