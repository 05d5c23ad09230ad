// hosts_nodes.mjs NIKA: `nika nodes`: a host sees the nodes of a cluster at any of them, over the
// local socket and nowhere else; also after one is killed, and while the database is away. Run by
// unit/with_postgresql.sh.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, exchange, finish, folder, post, request, same, serve, until } from './net_kit.mjs';

const program = process.argv[2];
const path = (name) => join(folder, name);
const home = { HOME: folder, STATE_DIRECTORY: '', NIKA_DATA: '', NIKA_CONTROL: '' };
const store = { ...home, NIKA_STORE: process.env.NIKA_TEST_POSTGRESQL };

// Runs `nika COMMAND` at a node, by its local socket.
function nika(socket, ...words) {
    const { status, stdout, stderr } = spawnSync(program, [...words, '--control', path(socket)], {
        env: { ...process.env, LC_ALL: 'C', ...home },
        encoding: 'utf8',
        timeout: 60000,
        killSignal: 'SIGKILL',
    });
    return { status, out: stdout, err: stderr };
}
const nodesAt = (name) => JSON.parse(nika(name, 'nodes', '--json').out);
const start = (name) =>
    serve(program, ['--node-name', name, '--control', path(name), '--lease', '5'], store);

async function alone() {
    const server = await serve(
        program,
        ['--data', path('alone.db'), '--control', path('alone')],
        home,
    );
    const found = nika('alone', 'nodes');
    same(found.status, 1, 'a server with a file has no nodes');
    check(found.err.includes('this server is alone'), `and it says so: ${found.err}`);
    same(found.out, '', 'on standard error');
    const bare = await exchange(0, request('GET', '/api/host/nodes'), { path: path('alone') });
    same(bare.status, 404, 'by HTTP');
    same(bare.body, '{"error":"unknown-request"}', 'like any unknown path');
    await server.stop();
}

// Both nodes know both; the first leads.
async function both() {
    for (const here of ['n1', 'n2']) {
        await until(() => nodesAt(here).nodes.length === 2);
        const { nodes, epoch, served, heard } = nodesAt(here);
        same(nodes.map(({ name }) => name).join(), 'n1,n2', `${here}: the nodes`);
        same(nodes.map(({ leads }) => leads).join(), 'true,false', `${here}: which one leads`);
        same(nodes.map((node) => node.here).join(), `${here === 'n1'},${here === 'n2'}`, 'here');
        check(!nodes.some(({ leaving }) => leaving), `${here}: nobody leaves`);
        check(new Set(nodes.map(({ address }) => address)).size === 2, 'two addresses');
        check(
            nodes.every(({ address }) => /^127\.0\.0\.1:\d+$/.test(address)),
            `they listen here: ${nodes[0].address}`,
        );
        check(
            nodes.every(({ version }) => /^\d+\.\d+\.\d+$/.test(version)),
            'their versions',
        );
        same(epoch, nodesAt('n1').epoch, `${here}: the epoch`);
        same(served, true, `${here}: it serves`);
        check(heard >= 0, `${here}: the database has answered`);
    }
    const { status, out } = nika('n2', 'nodes');
    same(status, 0, 'as lines');
    const lines = out.split('\n');
    check(/^n1 {2}127\.0\.0\.1:\d+ {2}[\d.]+ {2}leads$/.test(lines[0]), lines[0]);
    check(/^n2 {2}127\.0\.0\.1:\d+ {2}[\d.]+ {2}this one$/.test(lines[1]), lines[1]);
}

// Not over the web: not to strangers, and to hosts like any unknown path. The rest of what hosts
// ask is answered at any node.
async function web(port) {
    const account = { name: 'Ada', password: 'correct horse', new: true };
    const { json } = await post(port, '/api/session', account);
    const ask = (address) =>
        exchange(port, request('GET', address, { Authorization: `Bearer ${json.token}` }));
    same((await exchange(port, request('GET', '/api/host/nodes'))).status, 401, 'a stranger');
    same((await ask('/api/host/nodes')).status, 403, 'an account');
    same(nika('n2', 'role', 'Ada', 'host').status, 0, 'a role, given at another node');
    same((await ask('/api/host/limits')).status, 200, 'she is a host now');
    const { status, body } = await ask('/api/host/nodes');
    same(status, 404, 'a host by the web');
    same(body, '{"error":"unknown-request"}', 'like any unknown path');
}

await alone();
const first = await start('n1');
await until(() => nika('n1', 'nodes').out.includes('leads'));
const second = await start('n2');
await both();
await web(first.port);

const before = nodesAt('n2').epoch;

// One is killed: the other leads, and after a while lists itself alone.
first.process.kill('SIGKILL');
await first.end;
const after = await until(() => {
    const found = nodesAt('n2');
    return found.served && found.nodes.length === 1 ? found : null;
});
same(after.nodes[0].name, 'n2', 'the other is left');
same(after.nodes[0].leads, true, 'and leads');
check(after.epoch > before, 'in a later epoch');

// The database goes away: what was known is still told, and since when.
const postmaster = join(process.env.NIKA_TEST_POSTGRESQL_FOLDER, 'postmaster.pid');
process.kill(Number(readFileSync(postmaster, 'utf8').split('\n')[0]), 'SIGKILL');
const silent = await until(() => {
    const { status, out } = nika('n2', 'nodes');
    same(status, 0, 'it answers without a database');
    return /The database last answered (\d+) s ago/.exec(out);
});
check(Number(silent[1]) >= 5, `for so many seconds: ${silent[1]}`);
check(existsSync(path('n2')), 'its socket is there');
second.process.kill('SIGKILL');
await second.end;
finish();
