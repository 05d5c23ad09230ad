// postgres_kit_test.mjs: the kit of PostgreSQL servers and links itself: what one server says it has
// written is on its standby when it is killed; a link that fails lets nothing through; and nothing
// is left behind by a test that is killed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import net from 'node:net';
import { check, finish, folder, same, until } from './net_kit.mjs';
import { Relay } from './net_link.mjs';
import { addressOf, startPostgres, statOf } from './postgres_kit.mjs';

// A test that is about to be killed: says where its server is.
if (process.argv[2] === 'victim') {
    const server = await startPostgres();
    await server.pause(); // even then
    rmSync(folder, { recursive: true }); // its own, which nobody else looks after
    console.log(server.data);
    await new Promise(() => setInterval(() => {}, 1000));
}

async function leavesNothing() {
    const victim = spawn(process.execPath, [process.argv[1], 'victim'], {
        stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    victim.stdout.on('data', (bytes) => (said += bytes));
    let isOver = false;
    victim.on('close', () => (isOver = true));
    await until(() => said.endsWith('\n') || isOver);
    check(!isOver, 'a server does not begin');
    const data = said.trim();
    check(existsSync(data), 'the server of a test that is alive is gone');
    victim.kill('SIGKILL');
    const isAtWork = (pid) => {
        try {
            return readlinkSync(`/proc/${pid}/cwd`).startsWith(data);
        } catch {
            return false;
        }
    };
    await until(() => !existsSync(data.replace(/\/[^/]*$/, '')));
    same(readdirSync('/proc').filter(isAtWork).length, 0, 'processes of a test that was killed');
}

async function failover() {
    const primary = await startPostgres();
    await primary.sql('CREATE TABLE told (word text PRIMARY KEY)');
    await primary.sql("INSERT INTO told VALUES ('before')");
    const standby = await primary.makeStandby();
    same(await standby.sql('SELECT word FROM told'), 'before', 'what a standby begins with');
    const before = await primary.walBytes();
    await primary.sql("INSERT INTO told VALUES ('after')");
    check((await primary.walBytes()) > before, 'a row is written without a log');
    check(primary.cpuSeconds() >= 0 && primary.processes().length > 3, 'no processes are found');

    // Whoever waits for a standby that does not answer has not been told anything.
    await standby.pause();
    let isKept = false;
    const late = primary.sql("INSERT INTO told VALUES ('late')").then(() => (isKept = true));
    await until(async () => (await primary.sql(WAITING)) === '1');
    check(!isKept, 'a commit does not wait for the standby');
    standby.resume();
    await late;

    await primary.kill();
    same(primary.processes().length, 0, 'what is left of a server that was killed');
    await standby.promote();
    await standby.sql("INSERT INTO told VALUES ('promoted')");
    await primary.rebuild(standby);
    await standby.sql("INSERT INTO told VALUES ('rebuilt')");
    same(
        await primary.sql('SELECT word FROM told ORDER BY word'),
        'after\nbefore\nlate\npromoted\nrebuilt',
        'what the new standby has',
    );
    check(await standby.isPrimary(), 'who was promoted is a standby');
    check(!(await primary.isPrimary()), 'who was rebuilt is no standby');
    await standby.restart();
    await standby.sql("INSERT INTO told VALUES ('restarted')");
    const address = addressOf([primary, standby], primary.password, { connect_timeout: 5 });
    check(
        /^postgresql:\/\/nika:[0-9a-f]{24}@127\.0\.0\.1:\d+,127\.0\.0\.1:\d+\/nika\?target_session_attrs=read-write&connect_timeout=5$/.test(
            address,
        ),
        `an address is ${address}`,
    );
    await primary.stop();
    await standby.pause();
    check(
        standby.processes().every((pid) => /^[TZ]/.test(statOf(pid)?.[0] ?? 'Z')),
        'somebody works in a server that is paused',
    );
    standby.resume();
}
const WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";

// A connection to an echo, through a relay.
function call(port) {
    const it = { heard: '', isOver: false };
    it.socket = net.connect({ port, host: '127.0.0.1' });
    it.socket.on('data', (bytes) => (it.heard += bytes));
    it.socket.on('error', () => {});
    it.socket.on('close', () => (it.isOver = true));
    it.says = async (text) => {
        it.socket.write(text);
        await until(() => it.heard.endsWith(text) || it.isOver);
        return it.heard.endsWith(text);
    };
    return it;
}

async function links() {
    const echo = net.createServer((socket) => socket.on('error', () => {}).pipe(socket));
    await new Promise((resolve) => echo.listen(0, '127.0.0.1', resolve));
    const relay = await Relay.open(echo.address().port);
    const one = call(relay.port);
    check(await one.says('one'), 'nothing passes');
    same(relay.bytes, 6, 'bytes that have passed, there and back');

    relay.pause();
    one.socket.write('two');
    const other = call(relay.port);
    other.socket.write('three');
    await until(() => other.socket.connecting === false);
    const direct = call(echo.address().port);
    check(await direct.says('direct'), 'the echo is gone');
    same(one.heard + other.heard, 'one', 'what passes through a link that is paused');
    check(!one.isOver && !other.isOver, 'somebody is told that the link is paused');
    relay.heal();
    await until(() => one.heard === 'onetwo' && other.heard === 'three');

    // One that belongs to another process, which alone is cut off.
    relay.cut(1);
    check(await one.says('four'), 'the wrong process is cut off');
    relay.heal();
    relay.cut(process.pid);
    await until(() => one.isOver && other.isOver);
    const refused = call(relay.port);
    await until(() => refused.isOver);
    relay.heal();
    const again = call(relay.port);
    check(await again.says('five'), 'nothing passes once it is healed');
    relay.close();
    echo.close();
    direct.socket.destroy();
}

await links();
await leavesNothing();
await failover();
finish();
