// websocket.mjs NIKA: RFC 6455 by bare sockets: handshakes, frames and closings at their edges.
// What is expected stands in the RFC; the sections are named.
import {
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    Socket,
    TEXT,
    acceptOf,
    check,
    closing,
    exchange,
    finish,
    frame,
    guest,
    request,
    same,
    serve,
    upgradeHeaders,
} from './net_kit.mjs';

const program = process.argv[2];
const server = await serve(program, ['--memory', '--no-rates']);
const hasty = await serve(program, [
    '--memory',
    '--no-rates',
    '--request-time',
    '500',
    '--ping-time',
    '400',
    '--pong-time',
    '2000',
]); // where it is about time
const { port } = server;

async function handshakes() {
    // 4.2.2: the example of the RFC itself.
    const socket = await Socket.open(port);
    same(socket.handshake.status, 101, 'switching protocols');
    same(
        socket.handshake.headers['sec-websocket-accept'],
        's3pPLMBiTxaQ9kYGzzhZRbK+xOo=',
        'the accept key of the RFC',
    );
    same(acceptOf('dGhlIHNhbXBsZSBub25jZQ=='), 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=', 'and of this test');
    same(socket.handshake.headers.upgrade.toLowerCase(), 'websocket', 'upgrade');
    same(socket.handshake.headers.connection.toLowerCase(), 'upgrade', 'connection');
    same(socket.handshake.headers['sec-websocket-protocol'], 'nika.1', 'the subprotocol');
    same(socket.handshake.headers['sec-websocket-extensions'], undefined, 'no extension');
    socket.close();

    const handshake = async (headers, method = 'GET', path = '/ws') =>
        exchange(port, request(method, path, { ...upgradeHeaders, ...headers }));
    for (const [what, headers] of Object.entries({
        'Connection among others': { Connection: 'keep-alive, Upgrade' },
        'any case': { Connection: 'upgrade', Upgrade: 'WebSocket' },
        'protocols among others': { 'Sec-WebSocket-Protocol': 'chat, nika.1' },
        'compression is not taken': {
            'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
        },
        'our origin': { Host: `localhost:${port}`, Origin: `http://localhost:${port}` },
    })) {
        const response = await handshake(headers);
        same(response?.status, 101, what);
        same(response?.headers['sec-websocket-protocol'], 'nika.1', `${what}: the subprotocol`);
        same(response?.headers['sec-websocket-extensions'], undefined, `${what}: no extension`);
    }
    for (const [what, headers, status] of [
        ['no key', { 'Sec-WebSocket-Key': null }, 400],
        ['an empty key', { 'Sec-WebSocket-Key': '' }, 400],
        ['a key that is too short', { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25j' }, 400],
        ['a key that is too long', { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZWE=' }, 400],
        ['a key that is no base64', { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25j!Q==' }, 400],
        ['a key with bits left over', { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZR==' }, 400],
        ['no version', { 'Sec-WebSocket-Version': null }, 426],
        ['version 8', { 'Sec-WebSocket-Version': '8' }, 426],
        ['version 14', { 'Sec-WebSocket-Version': '14' }, 426],
        ['versions', { 'Sec-WebSocket-Version': '13, 8' }, 426],
        ['no subprotocol', { 'Sec-WebSocket-Protocol': null }, 400],
        ['another subprotocol', { 'Sec-WebSocket-Protocol': 'chat' }, 400],
        ['one in other letters', { 'Sec-WebSocket-Protocol': 'NIKA.1' }, 400],
        ['one that begins like it', { 'Sec-WebSocket-Protocol': 'nika.10' }, 400],
        ['no upgrade', { Upgrade: null }, 426],
        ['another upgrade', { Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAARAAAAAAAIAAAAA' }, 426],
        ['no connection', { Connection: null }, 426],
        ['another connection', { Connection: 'keep-alive' }, 426],
        ['a foreign origin', { Origin: 'http://evil.example' }, 403],
        ['no origin in particular', { Origin: 'null' }, 403],
        ['a body', { 'Content-Length': '5' }, 400],
    ]) {
        const response = await exchange(
            port,
            `${request('GET', '/ws', { ...upgradeHeaders, ...headers })}hello`,
        );
        same(response?.status, status, what);
        if (status === 426)
            same(
                response?.headers['sec-websocket-version'],
                '13',
                `${what}: which version would do (4.4)`,
            );
    }
    same((await handshake({}, 'POST'))?.status, 400, 'POST');
    same((await handshake({}, 'GET', '/ws/'))?.status, 404, 'another path');
    same((await handshake({}, 'GET', '/ws?x=1'))?.status, 101, 'a query');
    same((await handshake({}, 'GET', '/'))?.status, 200, 'an upgrade elsewhere is not made');
    same(
        (
            await exchange(
                port,
                request('GET', '/ws', upgradeHeaders).replace('HTTP/1.1', 'HTTP/1.0'),
            )
        )?.status,
        400,
        'HTTP/1.0 (4.1)',
    );
    const twice = request('GET', '/ws', upgradeHeaders).replace(
        '\r\n\r\n',
        `\r\nSec-WebSocket-Key: ${upgradeHeaders['Sec-WebSocket-Key']}\r\n\r\n`,
    );
    same((await exchange(port, twice))?.status, 400, 'two keys');
    // After a request on the same connection, and with a frame right behind the handshake.
    const wire = new Socket(port);
    wire.send(request('GET', '/healthz'));
    await wire.response();
    wire.send(
        Buffer.concat([Buffer.from(request('GET', '/ws', upgradeHeaders)), frame(PING, 'early')]),
    );
    same((await wire.response(true))?.status, 101, 'an upgrade after a request');
    const pong = await wire.next();
    same(pong?.opcode, PONG, 'a frame that came with the handshake is read');
    same(pong?.text, 'early', 'and answered');
    wire.close();
}

// A socket at the edge: sends bytes, expects to be closed with a code (or cut off, for null).
async function fails(what, bytes, code) {
    const socket = await guest(port, 'Ada');
    for (const part of Array.isArray(bytes) ? bytes : [bytes]) socket.send(part);
    same(await socket.code(), code, what);
    socket.close();
}

// And one that is fine: the ping of the protocol is answered.
async function works(what, bytes, id = 'x') {
    const socket = await guest(port, 'Ada');
    for (const part of Array.isArray(bytes) ? bytes : [bytes]) socket.send(part);
    const answer = await socket.message();
    same(answer?.text, `{"re":"${id}","ok":true}`, what);
    same(answer?.masked, 0, `${what}: the server does not mask (5.1)`);
    socket.close();
}

const ping = '{"do":"ping","id":"x"}';

async function frames() {
    await works('one frame', frame(TEXT, ping));
    await works(
        'an empty mask',
        (() => {
            const bytes = frame(TEXT, ping, { masked: false });
            return Buffer.concat([
                Buffer.from([bytes[0], bytes[1] | 0x80, 0, 0, 0, 0]),
                bytes.subarray(2),
            ]);
        })(),
    );
    await works(
        'byte by byte',
        [...frame(TEXT, ping)].map((byte) => Buffer.from([byte])),
    );
    await works('two fragments (5.4)', [
        frame(TEXT, ping.slice(0, 7), { fin: false }),
        frame(CONTINUATION, ping.slice(7)),
    ]);
    await works(
        'fragments of one byte',
        [...ping].map((byte, i) =>
            frame(i ? CONTINUATION : TEXT, byte, { fin: i === ping.length - 1 }),
        ),
    );
    await works('empty fragments', [
        frame(TEXT, '', { fin: false }),
        frame(CONTINUATION, '', { fin: false }),
        frame(CONTINUATION, ping, { fin: false }),
        frame(CONTINUATION, ''),
    ]);
    await works(
        'a character in two fragments',
        (() => {
            const bytes = Buffer.from('{"do":"ping","id":"x","é":0}');
            const middle = bytes.indexOf(0xc3) + 1;
            return [
                frame(TEXT, bytes.subarray(0, middle), { fin: false }),
                frame(CONTINUATION, bytes.subarray(middle)),
            ];
        })(),
    );
    await works('4,096 bytes', frame(TEXT, ping + ' '.repeat(4096 - ping.length)));
    await works('4,096 bytes in fragments', [
        frame(TEXT, ping, { fin: false }),
        frame(CONTINUATION, ' '.repeat(4096 - ping.length)),
    ]);
    await works('64 fragments before the last', [
        frame(TEXT, ping, { fin: false }),
        ...Array(63).fill(frame(CONTINUATION, ' ', { fin: false })),
        frame(CONTINUATION, ' '),
    ]);

    // 5.4, 5.5: control frames come between fragments, and are answered at once.
    const socket = await guest(port, 'Ada');
    socket.send(frame(TEXT, ping.slice(0, 5), { fin: false }));
    socket.send(frame(PING, 'between'));
    const pong = await socket.next();
    same(pong?.opcode, PONG, 'a pong between fragments');
    same(pong?.text, 'between', 'with the same bytes (5.5.3)');
    socket.send(frame(PONG, 'unasked'));
    socket.send(frame(CONTINUATION, ping.slice(5)));
    same((await socket.next())?.text, '{"re":"x","ok":true}', 'and then the message');
    socket.send(frame(PING, 'p'.repeat(125)));
    same((await socket.next())?.text, 'p'.repeat(125), 'a ping of 125 bytes');
    socket.send(frame(PING, ''));
    same((await socket.next())?.opcode, PONG, 'an empty ping');
    socket.close();

    // 5.1: who does not mask is refused, however it comes, at his first frame or later.
    const bare = frame(TEXT, ping, { masked: false });
    for (const [what, parts] of Object.entries({
        'not masked': [bare],
        'not masked, byte by byte': [...bare].map((byte) => Buffer.from([byte])),
    })) {
        const open = await Socket.open(port);
        for (const part of parts) open.send(part);
        same(await open.code(), 1002, what);
        open.close();
    }
    const early = new Socket(port);
    early.send(Buffer.concat([Buffer.from(request('GET', '/ws', upgradeHeaders)), bare]));
    same((await early.response(true))?.status, 101, 'a handshake');
    same(await early.code(), 1002, 'not masked, and behind the handshake');
    early.close();
    for (const [what, parts] of Object.entries({
        'masked, then not': [frame(TEXT, ping), bare],
        'the same at once': [Buffer.concat([frame(TEXT, ping), bare])],
        'a ping that is not masked': [frame(PING, 'x'), frame(PING, 'x', { masked: false })],
        'a continuation that is not masked': [
            frame(TEXT, ping.slice(0, 5), { fin: false }),
            frame(CONTINUATION, ping.slice(5), { masked: false }),
        ],
        'a close that is not masked': [frame(CLOSE, closing(1000), { masked: false })],
    }))
        await fails(what, parts, 1002);
    for (const rsv of [1, 2, 4, 7])
        await fails(`reserved bits ${rsv} (5.2)`, frame(TEXT, ping, { rsv }), 1002);
    for (const opcode of [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
        await fails(`opcode ${opcode} (5.2)`, frame(opcode, ping.slice(0, 20)), 1002);
    await fails('a control frame in fragments (5.5)', frame(PING, 'x', { fin: false }), 1002);
    await fails('a long control frame (5.5)', frame(PING, 'p'.repeat(126)), 1002);
    await fails('a long close (5.5)', frame(CLOSE, closing(1000, 'p'.repeat(124))), 1002);
    await fails('a continuation of nothing (5.4)', frame(CONTINUATION, ping), 1002);
    await fails(
        'a message within a message (5.4)',
        [frame(TEXT, ping.slice(0, 5), { fin: false }), frame(TEXT, ping)],
        1002,
    );
    await fails('binary', frame(BINARY, ping), 1003);
    await fails(
        'binary in fragments',
        [frame(BINARY, 'a', { fin: false }), frame(CONTINUATION, 'b')],
        1003,
    );
    await fails('4,097 bytes', frame(TEXT, ping + ' '.repeat(4097 - ping.length)), 1009);
    await fails(
        '4,097 bytes in fragments',
        [frame(TEXT, ping, { fin: false }), frame(CONTINUATION, ' '.repeat(4097 - ping.length))],
        1009,
    );
    await fails(
        '4,097 bytes announced by a fragment',
        [frame(TEXT, ' '.repeat(4000), { fin: false }), frame(CONTINUATION, 'x', { length: 97 })],
        1009,
    );
    await fails('64 KiB announced', frame(TEXT, 'x', { length: 65535 }), 1009);
    await fails('2^40 bytes announced', frame(TEXT, 'x', { length: 2 ** 40 }), 1009);
    await fails(
        '2^63 bytes announced (5.2)',
        Buffer.concat([
            Buffer.from([0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]),
            Buffer.from('x'),
        ]),
        1002,
    );
    await fails(
        '65 fragments before the last',
        [
            frame(TEXT, ping, { fin: false }),
            ...Array(64).fill(frame(CONTINUATION, ' ', { fin: false })),
            frame(CONTINUATION, ' '),
        ],
        1008,
    );
}

// Control frames have a rate: 32 at once, four a second in the long run. Nobody needs more, and each
// costs as much as a message.
async function floods() {
    for (const [what, opcode] of [
        ['pings', PING],
        ['pongs', PONG],
    ]) {
        const socket = await guest(port, 'Ada');
        socket.send(Buffer.concat(Array(32).fill(frame(opcode, 'x'))));
        socket.send(frame(TEXT, ping));
        const pongs = async () => {
            for (let answers = 0; ; answers++) {
                const next = await socket.next();
                if (next?.opcode !== PONG) return { answers, next };
            }
        };
        const few = await pongs();
        same(few.next?.text, '{"re":"x","ok":true}', `32 ${what} are fine`);
        same(few.answers, opcode === PING ? 32 : 0, `answers to 32 ${what}`);
        socket.send(Buffer.concat(Array(5000).fill(frame(opcode, 'x'))));
        const many = await pongs();
        same(many.next?.opcode, CLOSE, `5,000 more ${what} end it`);
        same(many.next?.payload.readUInt16BE(0), 1008, 'with 1008: policy');
        check(many.answers < 500, `${many.answers} answers to 5,000 ${what}`);
        await socket.end();
        socket.close();
    }
}

async function texts() {
    // 8.1: what is no UTF-8 ends the connection, wherever it is cut.
    const bad = [
        [0xff],
        [0xc0, 0xaf], // overlong
        [0xe0, 0x80, 0xaf],
        [0xed, 0xa0, 0x80], // a surrogate
        [0xf4, 0x90, 0x80, 0x80], // above U+10FFFF
        [0xf8, 0x88, 0x80, 0x80, 0x80],
        [0x80],
        [0xc3], // cut off
        [0xe2, 0x82],
        [0xf0, 0x9f, 0x98],
    ];
    for (const bytes of bad) {
        const text = Buffer.concat([Buffer.from('{"x":"'), Buffer.from(bytes), Buffer.from('"}')]);
        await fails(`bytes ${bytes.map((byte) => byte.toString(16))}`, frame(TEXT, text), 1007);
        await fails(
            `the same in fragments`,
            [...text].map((byte, i) =>
                frame(i ? CONTINUATION : TEXT, [byte], { fin: i === text.length - 1 }),
            ),
            1007,
        );
    }
    await fails(
        'a character that never ends',
        [frame(TEXT, [0xe2, 0x82], { fin: false }), frame(CONTINUATION, '')],
        1007,
    );
    // Not JSON, but text: an error, and the connection stays.
    const socket = await guest(port, 'Ada');
    for (const text of ['', 'é', '\ud83d\ude00', 'nonsense']) {
        if (text === 'nonsense') break; // the third is the last that is tolerated
        socket.send(frame(TEXT, text));
        same(
            JSON.parse((await socket.message()).text).error,
            'bad-message',
            `“${text}” is no message`,
        );
    }
    socket.close();
}

async function closings() {
    // 7.1, 7.4: a close is answered with the same code, and then the server hangs up.
    for (const code of [1000, 1001, 1003, 1007, 1008, 1009, 1011, 3000, 4999]) {
        const socket = await guest(port, 'Ada');
        socket.send(frame(CLOSE, closing(code, 'bye')));
        same(await socket.code(), code, `close ${code}`);
        await socket.end();
        socket.close();
    }
    for (const code of [0, 999, 1004, 1005, 1006, 1015, 1016, 2999]) {
        const socket = await guest(port, 'Ada');
        socket.send(frame(CLOSE, closing(code)));
        same(await socket.code(), 1002, `close ${code}, which nobody may send (7.4)`);
        await socket.end();
        socket.close();
    }
    const socket = await guest(port, 'Ada');
    socket.send(frame(CLOSE, ''));
    same(await socket.code(), 0, 'a close without a code');
    await socket.end();
    socket.close();
    await fails('a close of one byte (5.5.1)', frame(CLOSE, 'x'), 1002);
    await fails(
        'a close whose reason is no UTF-8 (5.5.1)',
        frame(CLOSE, Buffer.concat([closing(1000), Buffer.from([0xff])])),
        1007,
    );

    // What comes after a close is not read.
    const after = await guest(port, 'Ada');
    after.send(Buffer.concat([frame(CLOSE, closing(1000)), frame(TEXT, ping)]));
    const first = await after.next();
    same(first?.opcode, CLOSE, 'a close is answered');
    same(await after.next(), null, 'and nothing after it');
    after.close();

    // Who signs out has no connection any more.
    const out = await guest(port, 'Ada');
    same(
        (
            await exchange(
                port,
                request('DELETE', '/api/session', { Authorization: `Bearer ${out.token}` }),
            )
        ).status,
        200,
        'signing out',
    );
    same(await out.code(), 1008, 'closes what the session had opened');
    out.close();

    // Who just goes is gone: a new connection of the same person works, many times.
    for (let i = 0; i < 20; i++) (await guest(port, 'Ada')).close();
    const half = await guest(port, 'Ada');
    half.socket.end();
    await half.end();
    half.close();
}

async function deadline() {
    // Pings come, and who does not answer is cut off; who does, or says anything, stays.
    const began = Date.now();
    const dead = await guest(hasty.port, 'Ada');
    const alive = await guest(hasty.port, 'Bo');
    const asked = await dead.next();
    same(asked?.opcode, PING, 'a sign of life is asked for (5.5.2)');
    const pongs = (async () => {
        for (let i = 0; i < 3; i++) {
            const found = await alive.next();
            same(found?.opcode, PING, 'one after the other');
            alive.send(frame(PONG, found.payload));
        }
    })();
    await dead.end();
    check(Date.now() - began >= 2400, 'not before the time');
    await pongs;
    check(!alive.ended, 'who answers stays');
    alive.close();
    dead.close();

    // A message that begins must end within its time, however busily it comes.
    const slow = await guest(hasty.port, 'Ada');
    slow.send(frame(TEXT, '{', { fin: false }));
    const timer = setInterval(() => slow.send(frame(CONTINUATION, '', { fin: false })), 50);
    await slow.end();
    clearInterval(timer);
    check(true, 'a message without end is cut off');
    slow.close();

    // A WebSocket that never says hello is closed by the protocol; a frame that never ends keeps
    // nothing.
    const mute = await Socket.open(hasty.port);
    mute.send(frame(TEXT, '{"do":', { length: 4000 }).subarray(0, 9));
    await mute.end();
    mute.close();
}

// A client who has entered a table and reads nothing any more, and the table's host.
async function deafness(at) {
    const host = await guest(at, 'Ada');
    host.say({ do: 'open', id: '1', game: 'byzantz', players: 3 });
    const { table } = JSON.parse((await host.message()).text);
    const deaf = await guest(at, 'Bo');
    deaf.say({ do: 'enter', id: '1', table });
    await deaf.message();
    deaf.socket.pause();
    return { host, deaf, table };
}

async function talkers() {
    // Who talks and talks and takes nothing gives no sign of life: what is kept for it is not kept
    // for ever.
    const { host, deaf, table } = await deafness(hasty.port);
    while (!deaf.ended) {
        for (let i = 0; i < 50; i++) deaf.say({ do: 'enter', id: String(i), table });
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
    check(true, 'it is cut off');
    deaf.close();
    host.close();
}

async function queues() {
    // A client that does not read loses what waits, is told so, and gets everything anew.
    const { host, deaf, table } = await deafness(port);
    // Each request is answered with about 1 KiB; nothing of it is read.
    let sent = 0;
    while (sent < 4000) {
        for (let i = 0; i < 50; i++) deaf.say({ do: 'enter', id: String(++sent), table });
        await new Promise((resolve) => setTimeout(resolve, 1));
    }
    deaf.socket.resume();
    let resyncs = 0;
    let views = 0;
    for (;;) {
        const message = await deaf.message();
        if (!message) break;
        const found = JSON.parse(message.text);
        if (found.is === 'resync') resyncs++;
        if (resyncs && found.is === 'table') views++;
        if (resyncs && views) break;
    }
    check(resyncs > 0, 'it is told');
    check(views > 0, 'and gets the table anew');
    deaf.close();
    host.close();
}

await handshakes();
await frames();
await floods();
await texts();
await closings();
await deadline();
await talkers();
await queues();
same((await server.stop()).code, 0, 'the server ends well');
same((await hasty.stop()).code, 0, 'and so does the other');
finish();
