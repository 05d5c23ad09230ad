// edge.mjs NIKA: the edge of a server: proxies that are named and others, TLS before it, origins
// that are named, limits on connections, the operator's door.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    Socket,
    Wire,
    check,
    exchange,
    finish,
    folder,
    post,
    request,
    same,
    serve,
    until,
    upgradeHeaders,
} from './net_kit.mjs';

const program = process.argv[2];
const session = (port, headers) => post(port, '/api/session', { name: 'Ada' }, headers);
const open = (port, headers = {}) =>
    exchange(port, request('GET', '/ws', { ...upgradeHeaders, ...headers }));

// Whose address counts can be told by the limit on connections of one address: these stay open.
async function room(port, headers, count) {
    const wires = [];
    for (let i = 0; i < count; i++) wires.push(await Socket.open(port, headers));
    return wires;
}
const closeAll = (wires) => wires.forEach((wire) => wire.close());

async function proxies() {
    const server = await serve(program, [
        '--memory',
        '--proxy',
        '127.0.0.0/8',
        '--proxy',
        '10.0.0.0/8',
        '--max-per-address',
        '2',
    ]);
    const { port } = server;
    const from = (list) => ({ 'X-Forwarded-For': list });
    const wires = await room(port, from('192.0.2.1'), 2);
    same(
        (await open(port, from('192.0.2.1'))).status,
        429,
        'a third from the same address behind the proxy',
    );
    same((await open(port, from('192.0.2.1'))).body, '{"error":"too-many"}', 'its word');
    for (const [what, list, status] of [
        ['another address', '192.0.2.2', 101],
        ['what the client itself says, before the proxy', '192.0.2.9, 192.0.2.1', 429],
        ['another one after it', '192.0.2.1, 192.0.2.3', 101],
        ['through two named proxies', '192.0.2.1, 10.1.2.3', 429],
        ['blanks around it', ' 192.0.2.1 ,\t10.9.9.9 ', 429],
        ['as IPv6', '::ffff:192.0.2.1', 429],
        ['a name that is no address: the proxy counts', '192.0.2.1, unknown', 101],
        ['an address with a port is none', '192.0.2.1:99', 101],
        ['an empty list', '', 101],
    ])
        same((await open(port, from(list))).status, status, what);
    // Requests count, too, until they are answered: two that are not read leave no room for a third.
    const greedy = await room(port, from('192.0.2.50'), 1);
    const unread = new Wire(port);
    unread.socket.pause();
    for (let i = 0; i < 40; i++) unread.send(request('GET', '/nika-en.wasm', from('192.0.2.50')));
    await until(
        async () =>
            (await exchange(port, request('GET', '/healthz', from('192.0.2.50')))).status === 429,
    );
    same(
        (await exchange(port, request('GET', '/healthz', from('192.0.2.51')))).status,
        200,
        'another client of the same proxy is served',
    );
    unread.close();
    await until(
        async () =>
            (await exchange(port, request('GET', '/healthz', from('192.0.2.50')))).status === 200,
    );
    check(true, 'whoever stops makes room');
    closeAll(greedy);
    // Two headers are one list.
    const two = request('GET', '/ws', { ...upgradeHeaders, ...from('192.0.2.7') }).replace(
        '\r\n\r\n',
        '\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n',
    );
    same((await exchange(port, two)).status, 429, 'the last of two headers');
    // IPv6: a household has a /64.
    const six = await room(port, from('2001:db8:1:2::1'), 2);
    same((await open(port, from('2001:db8:1:2:ffff::9'))).status, 429, 'the same /64');
    same((await open(port, from('2001:db8:1:3::1'))).status, 101, 'another /64');
    closeAll([...wires, ...six]);
    await until(async () => (await open(port, from('192.0.2.1'))).status === 101);
    check(true, 'whoever leaves makes room');

    // The scheme decides about cookies and origins.
    const tls = {
        'X-Forwarded-Proto': 'https',
        Host: 'nika.example.org',
        Origin: 'https://nika.example.org',
    };
    const secure = await session(port, tls);
    same(secure.status, 200, 'by TLS');
    check(
        /^__Host-nika=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000; Secure$/.test(
            secure.headers['set-cookie'],
        ),
        'a cookie that only TLS can set',
    );
    same(secure.headers['strict-transport-security'], 'max-age=31536000', 'it stays with TLS');
    const cookie = secure.headers['set-cookie'].split(';')[0];
    same(
        (await exchange(port, request('GET', '/api/session', { ...tls, Cookie: cookie }))).status,
        200,
        'and is read',
    );
    same(
        (
            await exchange(
                port,
                request('GET', '/api/session', { ...tls, Cookie: cookie.replace('__Host-', '') }),
            )
        ).status,
        401,
        'the other name is not',
    );
    same(
        (await session(port, { ...tls, Origin: 'http://nika.example.org' })).status,
        403,
        'an origin without TLS',
    );
    same(
        (await session(port, { ...tls, 'X-Forwarded-Proto': 'http' })).status,
        403,
        'or a proxy without',
    );
    same(
        (await session(port, { ...tls, 'X-Forwarded-Proto': 'http, https' })).status,
        200,
        'the nearest proxy counts',
    );
    same(
        (await session(port, { ...tls, 'X-Forwarded-Proto': 'https, http' })).status,
        403,
        'not the farthest',
    );
    await server.stop();
}

async function strangers() {
    // No proxy is named: nobody is believed.
    const server = await serve(program, [
        '--memory',
        '--max-per-address',
        '3',
        '--proxy',
        '10.0.0.0/8',
        '--log',
        'debug',
    ]);
    const { port } = server;
    const wires = [];
    for (let i = 0; i < 3; i++)
        wires.push(await Socket.open(port, { 'X-Forwarded-For': `192.0.2.${i}` }));
    const fourth = new Wire(port);
    await fourth.end();
    same(fourth.bytes.length, 0, 'a fourth connection is closed at once');
    fourth.close();
    closeAll(wires.splice(0, 1));
    const answer = await until(async () => {
        const wire = new Wire(port);
        wire.send(
            request(
                'POST',
                '/api/session',
                {
                    'Content-Type': 'application/json',
                    'X-Forwarded-Proto': 'https',
                    Host: 'x',
                    Origin: 'https://x',
                },
                '{"name":"Ada"}',
            ),
        );
        const response = await wire.response();
        wire.close();
        return response;
    });
    same(answer.status, 403, 'nor about TLS');
    closeAll(wires);
    await server.stop();
    check(server.err.includes('refused why=too-many'), 'the operator can know');
    check(
        !server.err.includes('127.0.0.1') && !server.err.includes('192.0.2'),
        'but not who, by default',
    );
}

// A network that is trusted has no limit per address; behind a proxy, its clients have none.
async function exempt() {
    const limits = ['--memory', '--max-per-address', '1', '--exempt', '127.0.0.0/8'];
    const near = await serve(program, limits);
    const many = await room(near.port, {}, 5);
    same(many.filter((wire) => wire.handshake?.status === 101).length, 5, 'five of one address');
    closeAll(many);
    await near.stop();
    const far = await serve(program, [
        ...limits.slice(0, 4),
        '192.0.2.0/24',
        '--proxy',
        '127.0.0.1',
    ]);
    const wires = await room(far.port, { 'X-Forwarded-For': '192.0.2.7' }, 3);
    same(wires.at(-1).handshake?.status, 101, 'three of a client whose network is exempt');
    const others = await room(far.port, { 'X-Forwarded-For': '198.51.100.7' }, 2);
    same(others.map((wire) => wire.handshake?.status).join(), '101,429', 'one of another client');
    closeAll([...wires, ...others]);
    await far.stop();
}

async function named() {
    const server = await serve(program, [
        '--memory',
        '--secure',
        '--origin',
        'https://nika.example.org',
        '--origin',
        'https://other.example',
    ]);
    const { port } = server;
    for (const [origin, status] of [
        ['https://nika.example.org', 200],
        ['https://other.example', 200],
        ['http://nika.example.org', 403],
        ['https://nika.example.org:443', 403],
        [`https://localhost:${port}`, 403],
        ['https://NIKA.example.org', 403],
    ])
        same(
            (await session(port, { Origin: origin, Host: `localhost:${port}` })).status,
            status,
            `origin ${origin}`,
        );
    check(
        (await session(port, { Origin: 'https://other.example' })).headers['set-cookie'].startsWith(
            '__Host-nika=',
        ),
        'secure by itself',
    );
    same(
        (await open(port, { Origin: 'https://other.example' })).status,
        101,
        'for WebSockets, too',
    );
    same((await open(port, {})).status, 101, 'bots have none');
    await server.stop();
}

async function crowds() {
    const server = await serve(program, [
        '--memory',
        '--max-connections',
        '5',
        '--metrics-port',
        '0',
        '--log-addresses',
        '--log',
        'debug',
    ]);
    const { port, metricsPort } = server;
    const wires = [];
    for (let i = 0; i < 5; i++) wires.push(await Socket.open(port));
    const sixth = new Wire(port);
    await sixth.end();
    same(sixth.bytes.length, 0, 'a sixth is closed at once');
    sixth.close();
    // The operator's door is open all the same.
    const metrics = await exchange(metricsPort, request('GET', '/metrics'));
    same(metrics.status, 200, 'metrics');
    check(
        metrics.headers['content-type'].startsWith('text/plain; version=0.0.4'),
        'in the format of Prometheus',
    );
    const value = (name) =>
        Number(new RegExp(`^${name} ([0-9.]+)$`, 'm').exec(metrics.body)?.[1] ?? NaN);
    same(value('nika_websockets'), 5, 'five WebSockets');
    same(value('nika_websockets_total'), 5, 'so far');
    check(value('nika_turned_away_total') >= 1, 'one was turned away');
    const full = /^nika_limit_reached_total\{limit="max_connections"\} (\d+)$/m.exec(metrics.body);
    check(Number(full?.[1]) >= 1, 'because of a limit');
    check(value('process_resident_memory_bytes') > 1e6, 'memory');
    check(value('process_cpu_seconds_total') >= 0, 'processor time');
    for (const name of ['nika_commit_seconds', 'nika_think_seconds', 'nika_hash_seconds']) {
        const buckets = [
            ...metrics.body.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\} (\\d+)$`, 'gm')),
        ].map((found) => Number(found[2]));
        same(buckets.length, 13, `${name}: twelve bounds and one without`);
        check(
            buckets.every((count, i) => i === 0 || count >= buckets[i - 1]),
            `${name}: counts rise`,
        );
        same(value(`${name}_count`), buckets.at(-1), `${name}: the last has all`);
    }
    // Every line is a comment or a name with a number.
    for (const line of metrics.body.trimEnd().split('\n'))
        check(
            /^# (HELP|TYPE) [a-z_]+ .+$/.test(line) ||
                /^[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.]+(e[+-]?\d+)?$/.test(line),
            `a line of metrics: ${line}`,
        );
    same((await exchange(metricsPort, request('GET', '/healthz'))).body, 'ok', 'health');
    same((await exchange(metricsPort, request('GET', '/readyz'))).status, 200, 'readiness');
    for (const path of ['/', '/api/tables', '/style.css', '/ws'])
        same(
            (await exchange(metricsPort, request('GET', path))).status,
            404,
            `${path} is not behind this door`,
        );
    same((await exchange(metricsPort, request('POST', '/metrics'))).status, 405, 'only to read');
    // But not for everybody: 32 at once. Nor do they take players' room: the five above were five.
    const crowd = Array.from({ length: 33 }, () => new Wire(metricsPort));
    await until(() => crowd.some((wire) => wire.ended));
    check(
        crowd.filter((wire) => wire.ended).length < 8,
        'the 33rd is closed at once; one or the other of before may count for a moment',
    );
    closeAll(wires);
    await until(async () => (await open(port))?.status === 101);
    check(true, 'while they are there, players come in');
    closeAll(crowd);
    await server.stop();
    check(
        /opened connection=[0-9a-f]+ address=127\.0\.0\.1/.test(server.err),
        'addresses, where the operator wants them',
    );
}

async function exhausted() {
    // Where the system allows few descriptors, half of them (of many, all but 256) are for players:
    // who is there is served, others are turned away until somebody leaves, and the store and the
    // operator have theirs.
    const script = join(folder, 'few');
    writeFileSync(script, `#!/bin/sh\nulimit -n 60\nexec "${program}" "$@"\n`, { mode: 0o755 });
    const server = await serve(script, [
        '--no-rates',
        '--metrics-port',
        '0',
        '--data',
        join(folder, 'few.db'),
    ]);
    const first = new Wire(server.port);
    first.send(request('GET', '/healthz'));
    same((await first.response())?.body, 'ok', 'the first');
    const wires = Array.from({ length: 100 }, () => new Wire(server.port));
    await until(() => wires.filter((wire) => wire.ended).length >= 71);
    same(
        wires.filter((wire) => !wire.ended).length,
        29,
        'thirty of sixty descriptors are for players',
    );
    first.send(
        request('POST', '/api/session', { 'Content-Type': 'application/json' }, '{"name":"Ada"}'),
    );
    same((await first.response())?.status, 200, 'still, among a hundred, and kept');
    same(
        (await exchange(server.metricsPort, request('GET', '/readyz'))).status,
        200,
        "the operator's door is open",
    );
    closeAll(wires);
    await until(
        async () => (await exchange(server.port, request('GET', '/healthz')))?.body === 'ok',
    );
    check(true, 'and one who comes later');
    first.close();
    same((await server.stop()).code, 0, 'it ends well');
}

await proxies();
await exhausted();
await strangers();
await exempt();
await named();
await crowds();
finish();
