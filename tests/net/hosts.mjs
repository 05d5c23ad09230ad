// hosts.mjs NIKA: a host's first evening, with the commands alone: who is there, a report, a mute, a
// ban that holds after a restart, a table that is closed, somebody who is erased; and what the local
// socket is for others.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    check,
    exchange,
    finish,
    folder,
    guest,
    post,
    request,
    same,
    serve,
    until,
} from './net_kit.mjs';

const program = process.argv[2];
const data = join(folder, 'evening.db');
const socket = `${data}.socket`;

// Runs one of the hosts' commands.
function nika(...words) {
    const { status, stdout, stderr } = spawnSync(program, [...words, '--data', data], {
        env: { ...process.env, LC_ALL: 'C', NIKA_CONTROL: '' },
        encoding: 'utf8',
        timeout: 60000,
        killSignal: 'SIGKILL',
    });
    return { status, out: stdout, err: stderr };
}
function fine(what, ...words) {
    const found = nika(...words);
    same(found.status, 0, `${what}: ${found.err}`);
    return found.out;
}
const asked = (...words) => JSON.parse(fine(words.join(' '), ...words, '--json'));
function wrong(what, status, text, ...words) {
    const found = nika(...words);
    same(found.status, status, what);
    check(found.err.includes(text), `${what}: “${text}” is not in “${found.err}”`);
    same(found.out, '', `${what}: nothing on standard output`);
}
const session = (port, token) =>
    exchange(port, request('GET', '/api/session', { Authorization: `Bearer ${token}` }));
async function answer(person, message) {
    person.say(message);
    for (;;) {
        const said = JSON.parse((await person.message()).text);
        if (said.re === message.id) return said;
    }
}

wrong('without a server', 1, 'no server is running', 'people');
let server = await serve(program, ['--data', data]);
same(statSync(socket).mode & 0o777, 0o600, 'the mode of the socket');

// The socket answers hosts' requests and nothing else; the port never takes anybody for local.
const local = (path) => exchange(0, request('GET', path), { path: socket });
same((await local('/api/host')).status, 200, 'the overview');
for (const path of ['/api/session', '/api/tables', '/', '/index.html', '/metrics', '/ws'])
    same((await local(path)).status, 404, `the socket does not answer ${path}`);
same((await exchange(server.port, request('GET', '/api/host'))).status, 401, 'the port');
wrong('a second server', 1, 'another server', 'serve', '--port', '0');
check(existsSync(socket), 'a second server leaves the socket alone');

const ada = await guest(server.port, 'Ada');
const bo = await guest(server.port, 'Bo');
const people = fine('people', 'people');
check(/^[0-9a-f]{16} {2}Ada {2}guest {2}here$/m.test(people), `Ada in “${people}”`);
same(asked('people', 'bo').people.length, 1, 'people called bo');

// A table, an insult, a report, a mute.
const { table } = await answer(ada, {
    do: 'open',
    id: 'o',
    game: 'null',
    players: 2,
    options: { listed: false },
});
await answer(bo, { do: 'enter', id: 'e', table });
await answer(bo, { do: 'say', id: 's', table, text: 'you fool' });
same(
    (await answer(ada, { do: 'report', id: 'r', table, text: 'He insults me' })).ok,
    true,
    'report',
);
check(fine('tables', 'tables').includes(table), 'the table that is not listed');
const report = asked('reports').reports[0];
same(report.talk[0].text, 'you fool', 'the talk of the report');
check(fine('reports', 'reports').includes('    Bo: you fool'), 'reports as lines');
same(fine('done', 'reports', '--done', report.id, '--note', 'muted him'), 'Done.\n', 'it says so');
same(asked('reports').reports[0].done.note, 'muted him', 'the note');
fine('mute', 'mute', 'Bo', '--hours', '24', '--why', 'insults');
same((await answer(bo, { do: 'say', id: 't', table, text: 'but' })).error, 'muted', 'he is muted');

// A ban, also after the server was killed.
fine('ban', 'ban', 'Bo', '--why', 'insults');
let last = null;
for (let next = await bo.next(); next; next = await bo.next()) last = next;
same(last?.payload.readUInt16BE(0), 1008, 'his connection is closed');
same(JSON.parse((await session(server.port, bo.token)).body).error, 'banned', 'he is out');
server.process.kill('SIGKILL');
await server.end;
check(existsSync(socket), 'a killed server leaves its socket');
wrong('after the kill', 1, 'no server is running', 'people');
server = await serve(program, ['--data', data, '--no-rates']);
same(JSON.parse((await session(server.port, bo.token)).body).error, 'banned', 'he stays out');
check(fine('bans', 'bans').includes('Bo'), 'bans');
fine('unban', 'unban', 'Bo');
same((await session(server.port, bo.token)).status, 200, 'he is back');

// A network, and one that is none.
fine('a network', 'ban', '10.1.0.0/16', '--hours', '1');
check(/ 10\.1\.0\.0\/16 {2}\d.*\d$/m.test(fine('bans', 'bans')), 'the network, without gaps');
wrong('too large a network', 1, 'does not accept', 'ban', '10.0.0.0/4');
wrong('nobody', 1, 'There is no such person', 'ban', 'Nobody');
wrong('no hours', 2, '--hours', 'ban', 'Bo', '--hours', 'x');
wrong('no operand', 2, 'nika ban', 'ban');

// Behind fifty who are here, and fill a whole answer, the one with exactly this name is found.
const many = [];
for (let i = 0; i < 50; i++) many.push(await guest(server.port, `Eve ${i}`));
await post(server.port, '/api/session', { name: 'Eve' });
same(asked('people', 'eve').more, true, 'the many');
fine('one of many', 'mute', 'Eve');
many.forEach((person) => person.close());
wrong('a report with an absurd id', 1, '', 'reports', '--done', '~'.repeat(2000));

// Two people of one name need an id.
await post(server.port, '/api/session', { name: 'Bo' });
const several = nika('mute', 'Bo');
same(several.status, 1, 'several');
check(several.err.includes('several people'), several.err);

// Roles are for accounts.
const cy = await post(server.port, '/api/session', {
    name: 'Cy',
    password: 'correct horse',
    new: true,
});
wrong('a guest as host', 1, 'may not', 'role', 'Ada', 'host');
fine('role', 'role', 'Cy', 'host');
const bearer = { Authorization: `Bearer ${cy.json.token}` };
same((await exchange(server.port, request('GET', '/api/host', bearer))).status, 200, 'her page');
fine('no role', 'role', 'Cy', 'none');
same((await exchange(server.port, request('GET', '/api/host', bearer))).status, 403, 'no page');

// Everything about one of them.
const exported = JSON.parse(fine('export', 'export', 'Ada'));
same(exported.name, 'Ada', 'the export');
check(!JSON.stringify(exported).includes('Bo'), 'it names nobody else');
fine('archive', 'archive');

// Two are forgotten: an account, and a guest who has spoken.
const fay = await post(server.port, '/api/session', {
    name: 'Feodorowna',
    password: 'correct horse',
    new: true,
});
const fjodor = await guest(server.port, 'Fjodor');
await answer(fjodor, { do: 'enter', id: 'e', table });
await answer(fjodor, { do: 'say', id: 's', table, text: 'Schostakowitsch' });
const stored = () =>
    [data, `${data}-wal`]
        .filter(existsSync)
        .map((path) => readFileSync(path, 'latin1').toLowerCase())
        .join();
for (const word of ['feodorowna', 'fjodor', 'schostakowitsch'])
    check(stored().includes(word), `${word} is stored`);
fine('erase', 'erase', 'Feodorowna');
fine('erase', 'erase', 'Fjodor');
same((await session(server.port, fay.json.token)).status, 401, 'her session has ended');
same((await session(server.port, fjodor.token)).status, 401, 'and so has his');
wrong('erased twice', 1, 'There is no such person', 'erase', 'Fjodor');
server.process.kill('SIGKILL');
await server.end;
server = await serve(program, ['--data', data]);

// Closing.
fine('close', 'close', table, '--why', 'late');
same(asked('tables').tables.length, 0, 'no table');
wrong('closed twice', 1, 'no such table', 'close', table);

// Everything is in the audit log, the newest first.
same(
    asked('audit')
        .entries.map(({ what }) => what)
        .join(),
    'close,erase,erase,archive,export,no-role,role,mute,ban,unban,ban,mute,report',
    'the audit log',
);
check(fine('limits', 'limits').includes('max-tables = 10000'), 'limits');

// Nothing is left to do: that table was the last to remember them.
await until(async () => JSON.parse((await local('/api/host')).body).erasing === 0);

// A path that is no socket stays as it is.
const file = join(folder, 'file');
writeFileSync(file, 'mine');
chmodSync(file, 0o600);
const occupied = nika('serve', '--port', '0', '--memory', '--control', file);
check(occupied.status !== 0, 'a file where the socket should be');
server.process.kill('SIGTERM');
await server.end;
check(!existsSync(socket), 'a server that stops removes its socket');
for (const word of ['feodorowna', 'fjodor', 'schostakowitsch'])
    check(!stored().includes(word), `${word} is nowhere in the file`);
check(stored().includes('ada'), 'others are');
finish();
