// join_wrong.mjs NIKA: `nika join` before servers that are none, or are not what they should be:
// another kind of server, one without a valid certificate, one that talks nonsense. Whatever they
// do, the program says what is wrong and ends, and nothing of theirs reaches the terminal raw.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { check, finish, folder } from './net_kit.mjs';

const program = process.argv[2];
const here = new URL('.', import.meta.url).pathname;

// Runs `nika join` to its end; what it said, and its status.
function join(url, environment = {}) {
    return new Promise((resolve) => {
        const child = spawn(
            program,
            ['join', url, '--name', 'Ada', '--state', `${folder}/wrong.json`, '--plain'],
            {
                env: { ...process.env, LC_ALL: 'C.UTF-8', ...environment },
                stdio: ['ignore', 'pipe', 'pipe'],
            },
        );
        let said = '';
        for (const stream of [child.stdout, child.stderr])
            stream.setEncoding('utf8').on('data', (text) => (said += text));
        child.on('close', (code, signal) => resolve({ said, status: signal ?? code }));
    });
}

function listen(server) {
    return new Promise((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve(server.address().port)),
    );
}

async function ends(url, sentence, environment) {
    const { said, status } = await join(url, environment);
    check(
        status === 1 && said.includes(`nika join: ${sentence}`),
        `${url} ends with ${status} and “${said}”, expected “${sentence}”`,
    );
    check(
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
        !/[\x00-\x09\x0b-\x1f\x7f]/.test(said),
        `control characters in “${JSON.stringify(said)}”`,
    );
}

// Another kind of server, and ones that answer what nobody asked.
for (const [status, body] of [
    [404, '<html>not here</html>'],
    [200, '<html>hello</html>'],
    [200, '{"who":1}'],
    [301, ''],
    [400, '{"error":"\\u001b[2J\\u0007"}'],
]) {
    const server = http.createServer((_request, response) =>
        response.writeHead(status, { location: '/elsewhere' }).end(body),
    );
    const port = await listen(server);
    await ends(
        `http://127.0.0.1:${port}`,
        body.includes('error')
            ? 'The server refused that: '
            : 'There is no Nika server at that address.',
    );
    server.close();
    server.closeAllConnections();
}

// Certificates: one that nobody vouches for, the same when somebody does, and that for another
// name.
{
    const pem = readFileSync(`${here}localhost.pem`);
    const server = https.createServer({ key: pem, cert: pem }, (_request, response) =>
        response.writeHead(404).end('nothing'),
    );
    const port = await listen(server);
    const untrusted =
        "The server can't prove who it is: its certificate is not valid for this address.";
    await ends(`https://localhost:${port}`, untrusted);
    await ends(`https://localhost:${port}`, 'There is no Nika server at that address.', {
        SSL_CERT_FILE: `${here}localhost.pem`,
    });
    await ends(`https://127.0.0.1:${port}`, untrusted, { SSL_CERT_FILE: `${here}localhost.pem` });
    server.close();
    server.closeAllConnections();
}

/*
 * A server that gets everything right up to the greeting, and then says what it is told to.
 */
function frame(opcode, bytes) {
    const head =
        bytes.length < 126
            ? Buffer.from([0x80 | opcode, bytes.length])
            : Buffer.alloc(bytes.length < 65536 ? 4 : 10);
    if (bytes.length >= 126) {
        head[0] = 0x80 | opcode;
        head[1] = bytes.length < 65536 ? 126 : 127;
        if (bytes.length < 65536) head.writeUInt16BE(bytes.length, 2);
        else head.writeBigUInt64BE(BigInt(bytes.length), 2);
    }
    return Buffer.concat([head, bytes]);
}

// The text messages in what a client has sent so far, and what is left.
function* messages(connection) {
    for (;;) {
        const bytes = connection.bytes;
        if (bytes.length < 6) return;
        const short = bytes[1] & 127;
        const start = short === 126 ? 4 : 2;
        if (bytes.length < start + 4) return;
        const length = short === 126 ? bytes.readUInt16BE(2) : short;
        if (bytes.length < start + 4 + length) return;
        const mask = bytes.subarray(start, start + 4);
        const text = Buffer.from(
            bytes.subarray(start + 4, start + 4 + length).map((byte, i) => byte ^ mask[i % 4]),
        );
        connection.bytes = bytes.subarray(start + 4 + length);
        if ((bytes[0] & 15) === 1) yield JSON.parse(text.toString('utf8'));
    }
}

async function madServer(nonsense) {
    const digits = '0123456789abcdef'.repeat(4);
    const server = http.createServer((request, response) => {
        const answer =
            request.url === '/api/ticket'
                ? { ticket: digits }
                : { who: digits.slice(0, 16), name: 'Ada', account: false, token: digits };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    server.on('upgrade', (request, socket) => {
        const accept = createHash('sha1')
            .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
            .digest('base64');
        socket.write(
            `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: nika.1\r\n\r\n`,
        );
        const connection = { bytes: Buffer.alloc(0) };
        socket.on('error', () => {});
        socket.on('data', (bytes) => {
            connection.bytes = Buffer.concat([connection.bytes, bytes]);
            for (const message of messages(connection)) {
                if (message.do === 'hello')
                    socket.write(
                        frame(
                            1,
                            Buffer.from(
                                JSON.stringify({
                                    re: message.id,
                                    ok: true,
                                    who: digits.slice(0, 16),
                                    name: 'Ada',
                                    version: '1',
                                    protocol: 1,
                                }),
                            ),
                        ),
                    );
                else
                    for (const [opcode, text] of nonsense(message))
                        socket.write(frame(opcode, Buffer.from(text)));
            }
        });
    });
    return { port: await listen(server), server };
}

const table = '0123456789abcdef';
const kinds = [
    () => [[1, 'hello']],
    () => [[1, '[]']],
    () => [
        [1, `{"is":"table","table":"${table}","state":"running","game":"byzantz","players":99}`],
    ],
    () => [[1, `{"is":"view","table":"${table}","view":"AAAA"}`]],
    () => [[1, `{"is":"act","table":"${table}"}`]],
    (message) => [[1, JSON.stringify({ re: message.id })]],
    () => [[2, 'binary']],
    () => [[1, '['.repeat(100000)]],
    () => [[1, 'x'.repeat(2 << 20)]], // more than anybody listens to
    () => [[1, '{"is":"table","table":"\\ud800"}']],
];
// All at once: each is called several times, with pauses between.
await Promise.all(
    kinds.map(async (nonsense) => {
        const { port, server } = await madServer(nonsense);
        await ends(
            `http://127.0.0.1:${port}/t/${table}`,
            'There is no Nika server at that address.',
        );
        server.close();
        server.closeAllConnections();
    }),
);

finish();
