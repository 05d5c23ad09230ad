// serve.mjs NIKA: running a server: settings and which of them count, starting, stopping without
// losing anything, what it says and what it writes down.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import {
    Wire,
    check,
    exchange,
    finish,
    folder,
    frame,
    guest,
    post,
    request,
    same,
    serve,
    until,
} from './net_kit.mjs';

const program = process.argv[2];
const home = {
    HOME: folder,
    XDG_DATA_HOME: '',
    STATE_DIRECTORY: '',
    NIKA_DATA: '',
    NIKA_STORE: '',
    NIKA_CONFIG: '',
};
const file = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
};

// Runs a server that is expected not to begin.
function refused(options, environment = {}) {
    const { status, stdout, stderr } = spawnSync(program, ['serve', ...options], {
        env: { ...process.env, LC_ALL: 'C', ...home, ...environment },
        encoding: 'utf8',
        timeout: 60000,
        killSignal: 'SIGKILL',
    });
    return { status, stdout, stderr };
}
function refuses(what, options, environment, status, text) {
    const found = refused(options, environment);
    same(found.status, status, `${what}: the exit status`);
    check(found.stderr.includes(text), `${what}: “${text}” is not in “${found.stderr}”`);
    same(found.stdout, '', `${what}: nothing on standard output`);
}

async function freePort() {
    const server = net.createServer().listen(0, '127.0.0.1');
    await until(() => server.address());
    const { port } = server.address();
    await new Promise((resolve) => server.close(resolve));
    return port;
}

async function mistakes() {
    refuses('an operand', ['8080'], {}, 2, '“8080” is not an option');
    refuses(
        'a port that is none',
        ['--port', '65536'],
        {},
        2,
        '--port needs a number from 0 to 65535',
    );
    refuses(
        'the same in the environment',
        [],
        { NIKA_PORT: '-1' },
        2,
        'NIKA_PORT needs a number from 0 to 65535',
    );
    const config = file('bad-port', '# a comment\n\nport = many\n');
    refuses(
        'the same in a file',
        ['--config', config],
        {},
        1,
        `${config}, line 3: port needs a number from 0 to 65535`,
    );
    refuses(
        'an address that is none',
        ['--address', 'localhost'],
        {},
        2,
        '--address needs a numeric address',
    );
    refuses(
        'an address of a network',
        ['--address', '127.0.0.0/8'],
        {},
        2,
        '--address needs a numeric address',
    );
    refuses(
        'an address of another machine',
        ['--address', '192.0.2.1', '--port', '0', '--memory'],
        {},
        1,
        'no address 192.0.2.1',
    );
    for (const origin of [
        'nika.example.org',
        'https://nika.example.org/',
        'https://Nika.example.org',
        'ftp://x',
        'https://',
    ])
        refuses(
            `origin ${origin}`,
            ['--origin', origin],
            {},
            2,
            '--origin needs the start of an address',
        );
    for (const proxy of ['10.0.0.0/33', 'x', '10.0.0.1/', 'fd00::/129', '10.0.0.1/8x'])
        refuses(
            `proxy ${proxy}`,
            ['--proxy', proxy],
            {},
            2,
            '--proxy needs the address of a proxy',
        );
    refuses(
        'one bad of two in the environment',
        [],
        { NIKA_PROXY: '10.0.0.1, x' },
        2,
        'NIKA_PROXY needs the address of a proxy',
    );
    refuses(
        'too many',
        [],
        { NIKA_PROXY: Array(17).fill('10.0.0.1').join(' ') },
        2,
        'NIKA_PROXY lists more than 16',
    );
    refuses('a level', ['--log', 'loud'], {}, 2, '--log needs one of: error, warning, info, debug');
    refuses(
        'neither yes nor no',
        [],
        { NIKA_SECURE: 'perhaps' },
        2,
        'NIKA_SECURE needs “yes” or “no”',
    );
    refuses(
        'memory and data',
        ['--memory', '--data', 'x'],
        {},
        2,
        '--memory saves nothing, --data says where',
    );
    refuses('no such option', ['--ports', '1'], {}, 2, 'unknown option “--ports”');
    refuses(
        'no such setting',
        ['--config', file('unknown', 'ports = 1\n')],
        {},
        1,
        'line 1: unknown setting “ports”',
    );
    refuses(
        'a setting with dashes',
        ['--config', file('dashes', '--port = 1\n')],
        {},
        1,
        'unknown setting “--port”',
    );
    refuses(
        'a line without a value',
        ['--config', file('valueless', 'secure = yes\nmemory\n')],
        {},
        1,
        'line 2: expected “name = value”',
    );
    refuses(
        'a setting twice',
        ['--config', file('twice', 'port = 1\n\nport = 2\n')],
        {},
        1,
        'line 3: port is set twice',
    );
    refuses(
        'a file that is not there',
        ['--config', join(folder, 'nowhere')],
        {},
        1,
        'nowhere: No such file or directory',
    );
    refuses(
        'one of the environment',
        [],
        { NIKA_CONFIG: join(folder, 'nowhere') },
        1,
        'nowhere: No such file or directory',
    );
    refuses('a folder', ['--config', folder], {}, 1, 'Is a directory');
    refuses(
        'a file too large',
        ['--config', file('large', '#'.repeat(65537))],
        {},
        1,
        'File too large',
    );
    refuses(
        'strange bytes',
        ['--config', file('strange', 'a\x1b[31mb = 1\n')],
        {},
        1,
        'unknown setting “a\\x1B[31mb”',
    );
    refuses('no home', ['--port', '0'], { HOME: '' }, 2, 'name a file with --data');
    refuses(
        'no such folder',
        ['--port', '0', '--data', join(folder, 'nowhere', 'x.db')],
        {},
        1,
        "can't be opened",
    );
    refuses(
        'a file that is no data file',
        ['--port', '0', '--data', file('other.db', 'hello '.repeat(1000))],
        {},
        1,
        'other.db is not a Nika data file',
    );

    // A port that is taken: said at once, and no data file is made.
    const taken = await serve(program, ['--memory']);
    const data = join(folder, 'taken.db');
    refuses(
        'a port that is taken',
        ['--port', String(taken.port), '--data', data],
        {},
        1,
        `port ${taken.port} is in use`,
    );
    check(!existsSync(data), 'nothing was made');
    refuses(
        'a port of metrics that is taken',
        ['--port', '0', '--memory', '--metrics-port', String(taken.port)],
        {},
        1,
        '--metrics-port',
    );
    await taken.stop();
}

// What counts: the command line, then the environment, then the file, then what is usual.
async function precedence() {
    const [line, environment, inFile] = [await freePort(), await freePort(), await freePort()];
    const config = file(
        'settings',
        `# settings of a test\r\n  port=${inFile}  \r\n\r\nmemory = yes\nmetrics-port = 0\norigin = https://one.example\norigin = https://two.example\n`,
    );
    const portOf = async (options, variables) => {
        const server = await serve(program, options, { ...home, ...variables }, []);
        const { port } = server;
        const secure = await post(
            port,
            '/api/session',
            { name: 'Ada' },
            { Origin: 'https://two.example' },
        );
        await server.stop();
        return { port, origin: secure.status, metrics: server.metricsPort };
    };
    const all = await portOf(['--port', String(line), '--config', config], {
        NIKA_PORT: String(environment),
    });
    same(all.port, line, 'the command line counts most');
    same(all.origin, 200, 'what only the file says counts, too');
    check(all.metrics > 0, 'all of it');
    same(
        (await portOf(['--config', config], { NIKA_PORT: String(environment) })).port,
        environment,
        'then the environment',
    );
    same(
        (await portOf([], { NIKA_CONFIG: config })).port,
        inFile,
        'then the file, also one that the environment names',
    );
    same(
        (
            await portOf(['--config', config], {
                NIKA_ORIGIN: 'https://three.example https://two.example',
            })
        ).origin,
        200,
        'a list in the environment',
    );
    same(
        (
            await portOf(['--config', config], {
                NIKA_ORIGIN: 'https://three.example,https://four.example',
            })
        ).origin,
        403,
        'which counts in place of that of the file',
    );
    same(
        (
            await portOf(['--config', config, '--origin', 'https://two.example'], {
                NIKA_ORIGIN: 'https://three.example',
            })
        ).origin,
        200,
        'and that of the command line in place of both',
    );
}

async function stopping() {
    const data = join(folder, 'stopping.db');
    const server = await serve(program, [
        '--data',
        data,
        '--pace',
        '0',
        '--no-rates',
        '--log',
        'debug',
    ]);
    const { port } = server;
    // Acts under way when the signal comes are kept or not begun: whatever was acknowledged is
    // there afterwards.
    const host = await guest(port, 'Theodora');
    const token = host.token;
    host.say({ do: 'open', id: 'o', game: 'byzantz', players: 3 });
    const { table } = JSON.parse((await host.message()).text);
    host.say({ do: 'sit', id: 's', table, seat: 0, chance: randomBytes(32).toString('hex') });
    for (let i = 0; i < 200; i++)
        host.say({ do: 'say', id: `t${i}`, table, text: `secret word ${i}` });
    const idle = new Wire(port);
    await until(() => host.bytes.includes('"re":"s"'));
    server.process.kill('SIGTERM');
    let acknowledged = 0;
    let told = false;
    let code = null;
    for (;;) {
        const message = await host.next();
        if (!message) break;
        if (message.opcode === 8) {
            code = message.payload.readUInt16BE(0);
            host.send(frame(8, message.payload));
            continue;
        }
        if (message.opcode !== 1) continue;
        const said = JSON.parse(message.text);
        if (said.is === 'closing') told = true;
        if (/^t\d+$/.test(said.re ?? '') && said.ok) acknowledged++;
    }
    same((await server.end).code, 0, 'SIGTERM ends it well');
    check(told, 'everybody is told');
    same(code, 1001, 'and closed with 1001: going away');
    same(server.out.trim().split('\n').at(-1), 'The server has stopped.', 'it says so');
    idle.close();

    // The next one has all of it; the same person, the same seat.
    const again = await serve(program, ['--data', data, '--no-rates']);
    const ticket = await post(again.port, '/api/ticket', {}, { Authorization: `Bearer ${token}` });
    same(ticket.status, 200, 'the session is still there');
    const back = await guest(again.port, 'Bo');
    back.say({ do: 'enter', id: 'e', table });
    await back.message();
    const state = JSON.parse((await back.message()).text);
    same(state.seats[0].name, 'Theodora', 'the seat, too');
    same(
        state.talk.length,
        Math.min(50, acknowledged),
        'and all that was acknowledged, of which the last fifty are shown',
    );
    back.close();
    await again.stop();

    // Nothing that anybody said, no name, no token is written down for the operator.
    for (const secret of ['Theodora', 'secret word', token])
        check(!server.err.includes(secret), `“${secret.slice(0, 12)}” is in the log`);
    check(
        server.err
            .split('\n')
            .every(
                (line) =>
                    line === '' ||
                    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [a-z-]+( [a-z]+=[^ ]+)*$/.test(line),
            ),
        'every line has its form',
    );
    // The token is not in the data file either.
    for (const name of readdirSync(folder).filter((found) => found.startsWith('stopping.db')))
        check(!readFileSync(join(folder, name)).includes(token), `the token is in ${name}`);
    same(statSync(data).mode & 0o077, 0, 'nobody else may read it');
}

// What is under way when the signal comes is done and answered.
async function draining() {
    const server = await serve(program, ['--memory', '--no-rates', '--metrics-port', '0']);
    const tasks = async () =>
        Number(
            /^nika_tasks (\d+)$/m.exec(
                (await exchange(server.metricsPort, request('GET', '/metrics'))).body,
            )[1],
        );
    await until(async () => (await tasks()) === 0); // what the server does at its start is done
    const wire = new Wire(server.port);
    wire.send(
        request(
            'POST',
            '/api/session',
            { 'Content-Type': 'application/json' },
            JSON.stringify({ name: 'Ada', password: 'a password', new: true }),
        ),
    );
    await until(async () => (await tasks()) > 0); // the password is being hashed
    server.process.kill('SIGTERM');
    const response = await wire.response();
    same(response?.status, 200, `an account that was asked for before the signal (${server.err})`);
    wire.close();
    same((await server.end).code, 0, 'and then it ends');
}

async function signals() {
    // The second signal does not wait.
    const server = await serve(program, ['--memory']);
    server.process.kill('SIGHUP');
    same(
        (await exchange(server.port, request('GET', '/healthz'))).body,
        'ok',
        'SIGHUP does nothing',
    );
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    same((await server.end).code, 0, 'two signals');
}

async function sharing() {
    const data = join(folder, 'shared.db');
    const first = await serve(program, ['--data', data]);
    refuses(
        'a second server on one file',
        ['--port', '0', '--data', data],
        {},
        1,
        'another server is using',
    );
    same((await exchange(first.port, request('GET', '/readyz'))).status, 200, 'the first goes on');
    await first.stop();
    const second = await serve(program, ['--data', data]);
    same(
        (await exchange(second.port, request('GET', '/readyz'))).status,
        200,
        'then the second can',
    );
    second.process.kill('SIGKILL');
    await second.end;
    const third = await serve(program, ['--data', data]);
    same(
        (await exchange(third.port, request('GET', '/readyz'))).status,
        200,
        'and after a crash the third',
    );
    await third.stop();
}

async function places() {
    // Where data goes if nothing is said.
    const usual = await serve(program, [], home);
    check(existsSync(join(folder, '.local/share/nika/nika.db')), 'in the home folder');
    await usual.stop();
    same(
        usual.out.split('\n')[0],
        `Nika is running at http://localhost:${usual.port}/ (Ctrl-C stops it).`,
        'it says where',
    );
    const service = await serve(program, [], {
        ...home,
        STATE_DIRECTORY: folder,
        JOURNAL_STREAM: '8:1',
    });
    check(existsSync(join(folder, 'nika.db')), 'in the folder of a service');
    await service.stop();
    check(
        service.err.split('\n').includes(`<6>ready port=${service.port}`),
        'for the journal of systemd: the level, and no time',
    );
    const nothing = await serve(program, ['--memory'], {
        ...home,
        XDG_DATA_HOME: join(folder, 'xdg'),
    });
    await nothing.stop();
    check(nothing.out.includes('Nothing is saved'), 'in memory, it says so');
    check(!existsSync(join(folder, 'xdg')), 'and makes nothing');
    // In other languages.
    const japanese = await serve(program, ['--memory', '--lang', 'ja']);
    await japanese.stop();
    check(japanese.out.includes('サーバーが動いています'), 'in Japanese');
    // All addresses, by IPv6 and IPv4 at once.
    const both = await serve(program, ['--memory', '--address', '::'], home);
    if (!both.ended) {
        same((await exchange(both.port, request('GET', '/healthz'))).body, 'ok', 'by IPv4');
        await both.stop();
    } else check(both.err.includes('::'), 'a machine without IPv6 says so');
}

async function passwords() {
    // Accounts: hashed on another thread, and not to be found anywhere.
    const data = join(folder, 'accounts.db');
    const server = await serve(program, ['--data', data, '--log', 'debug', '--no-rates']);
    const account = { name: 'Narses', password: 'a very secret password' };
    const made = await post(server.port, '/api/session', { ...account, new: true });
    same(made.status, 200, 'an account');
    same(made.json.account, true, 'is one');
    same((await post(server.port, '/api/session', account)).status, 200, 'signed in');
    const wrong = await post(server.port, '/api/session', {
        ...account,
        password: 'another password',
    });
    same(wrong.status, 401, 'a wrong password');
    same(
        (await post(server.port, '/api/session', { name: 'Nobody', password: 'another password' }))
            .body,
        wrong.body,
        'nobody can tell who has an account',
    );
    same(
        (await post(server.port, '/api/session', { name: 'NARSES' })).json.error,
        'name-taken',
        'the name is taken',
    );
    await server.stop();
    const bytes = readFileSync(data);
    check(!bytes.includes('very secret'), 'the password is not in the file');
    check(bytes.includes('$argon2id$'), 'its hash is');
    check(!server.err.includes('secret') && !server.err.includes('Narses'), 'nor in the log');
}

await mistakes();
await precedence();
await stopping();
await draining();
await signals();
await sharing();
await places();
await passwords();
finish();
