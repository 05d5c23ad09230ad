// net_kit.mjs: what the tests of the network share: a server that they start, and clients on bare
// sockets, which can say anything.
import { spawn } from 'node:child_process';
import { randomBytes, createHash } from 'node:crypto';
import { setDefaultResultOrder } from 'node:dns';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';

// Servers are at 127.0.0.1. Node 18 tries only the first address of localhost, which may be ::1.
setDefaultResultOrder('ipv4first');

let checks = 0;
let failures = 0;

export function check(fine, what) {
    checks++;
    if (!fine) {
        failures++;
        console.log(`FAILED: ${what}`);
    }
}

export function same(found, expected, what) {
    check(
        found === expected,
        `${what}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`,
    );
}

export function finish() {
    if (failures) {
        console.log(`${failures} of ${checks} checks failed`);
        process.exit(1);
    }
    console.log(`${checks} checks`);
    process.exit(0);
}

export const folder = mkdtempSync(join(tmpdir(), 'nika-net-'));
const running = new Set();
process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
});

export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Waits until something holds. Nothing here depends on how long that takes; a test that hangs is
// ended from outside, and says what it waits for.
const waiting = new Set();
export async function until(holds) {
    const it = { holds };
    waiting.add(it);
    try {
        for (;;) {
            const found = await holds();
            if (found) return found;
            await wait(5);
        }
    } finally {
        waiting.delete(it);
    }
}

// What is to be told when a test fails, or is ended because nothing happens any more.
const told = [];
export const tellAtFailure = (story) => told.push(story);
export function fail(what) {
    console.log(`FAILED: ${what}`);
    for (const { holds } of waiting) console.log(`it waits for ${holds}`);
    for (const story of told) console.log(story());
    process.exit(1);
}
process.on('SIGTERM', () => fail('this takes too long'));

// Waits until a server's log has a text: its lines come through a pipe, a moment after their cause.
export const logged = (server, text) => until(() => server.err.includes(text));

let servers = 0;

// Starts a server, at a port of the system's choice unless said otherwise.
export async function serve(program, options = [], environment = {}, port = ['--port', '0']) {
    const announce = join(folder, `announce-${++servers}`);
    const server = spawn(program, ['serve', ...port, '--announce', announce, ...options], {
        env: { ...process.env, LC_ALL: 'C', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(server);
    const it = { process: server, out: '', err: '', ended: null };
    server.stdout.on('data', (bytes) => (it.out += bytes));
    server.stderr.on('data', (bytes) => (it.err += bytes));
    it.end = new Promise((resolve) =>
        server.on('close', (code, signal) => {
            running.delete(server);
            it.ended = { code, signal };
            resolve(it.ended);
        }),
    );
    await until(() => existsSync(announce) || it.ended);
    if (!it.ended) {
        const lines = readFileSync(announce, 'utf8').trim().split('\n');
        it.url = lines[0];
        it.port = Number(new URL(lines[0]).port);
        if (lines[1]) it.metricsPort = Number(new URL(lines[1]).port);
    }
    it.stop = async () => {
        server.kill('SIGTERM');
        return it.end;
    };
    return it;
}

// A bare connection: what was received so far, and whether it has ended.
export class Wire {
    constructor(port, options = {}) {
        this.bytes = Buffer.alloc(0);
        this.ended = false;
        this.closed = false;
        const where = { port, host: '127.0.0.1', allowHalfOpen: true, ...options };
        this.socket = options.ca
            ? tls.connect({ servername: 'localhost', ...where })
            : net.connect(where);
        this.socket.on('data', (bytes) => (this.bytes = Buffer.concat([this.bytes, bytes])));
        this.socket.on('end', () => (this.ended = true));
        this.socket.on('close', () => (this.ended = this.closed = true));
        this.socket.on('error', () => (this.ended = this.closed = true));
        this.socket.setNoDelay(true);
    }

    send(bytes) {
        if (!this.closed)
            this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    }

    close() {
        this.socket.destroy();
    }

    async end() {
        await until(() => this.ended);
        return this;
    }

    // The next response: its head and its body; null if the connection ended without one.
    async response(bodiless = false) {
        for (;;) {
            const text = this.bytes.toString('latin1');
            const end = text.indexOf('\r\n\r\n');
            if (end >= 0) {
                const lines = text.slice(0, end).split('\r\n');
                const headers = {};
                for (const line of lines.slice(1)) {
                    const colon = line.indexOf(': ');
                    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 2);
                }
                const status = Number(lines[0].split(' ')[1]);
                const length =
                    bodiless || status < 200 || status === 304
                        ? 0
                        : Number(headers['content-length'] ?? 0);
                if (this.bytes.length >= end + 4 + length) {
                    const body = this.bytes.subarray(end + 4, end + 4 + length).toString('utf8');
                    this.bytes = this.bytes.subarray(end + 4 + length);
                    return { status, headers, body, line: lines[0] };
                }
            }
            if (this.ended) return null;
            await new Promise((resolve) => setTimeout(resolve, 2));
        }
    }
}

// Sends bytes and returns the response, and whether the server closed the connection after it.
export async function exchange(port, bytes, options = {}) {
    const wire = new Wire(port, options);
    wire.send(bytes);
    const response = await wire.response(/^HEAD /.test(bytes.toString('latin1')));
    wire.close();
    return response;
}

export const request = (method, path, headers = {}, body = '') =>
    `${method} ${path} HTTP/1.1\r\n` +
    Object.entries({
        Host: 'localhost',
        ...headers,
        ...(body ? { 'Content-Length': Buffer.byteLength(body) } : {}),
    })
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
    `\r\n${Buffer.from(body).toString('latin1')}`;

export const upgradeHeaders = {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': 'nika.1',
};

// One frame, masked unless said otherwise.
export function frame(
    opcode,
    payload = '',
    { fin = true, rsv = 0, masked = true, length = null } = {},
) {
    const data = Buffer.from(payload);
    const size = length ?? data.length;
    const head = [(fin ? 0x80 : 0) | (rsv << 4) | opcode];
    const mask = masked ? 0x80 : 0;
    if (size < 126) head.push(mask | size);
    else if (size < 65536) head.push(mask | 126, size >> 8, size & 255);
    else {
        const long = Buffer.alloc(8);
        long.writeBigUInt64BE(BigInt(size));
        head.push(mask | 127, ...long);
    }
    if (!masked) return Buffer.concat([Buffer.from(head), data]);
    const key = randomBytes(4);
    const hidden = Buffer.from(data.map((byte, i) => byte ^ key[i & 3]));
    return Buffer.concat([Buffer.from(head), key, hidden]);
}

export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;
export const CONTINUATION = 0;

export function closing(code, reason = '') {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16BE(code);
    return Buffer.concat([bytes, Buffer.from(reason)]);
}

// A WebSocket over a wire, frame by frame.
export class Socket extends Wire {
    static async open(port, headers = {}, options = {}) {
        const socket = new Socket(port, options);
        socket.send(request('GET', '/ws', { ...upgradeHeaders, ...headers }));
        socket.handshake = await socket.response(true);
        return socket;
    }

    // The next frame from the server; null at the end of the connection.
    async next() {
        for (;;) {
            const bytes = this.bytes;
            if (bytes.length >= 2) {
                let size = bytes[1] & 0x7f;
                let at = 2;
                if (size === 126 && bytes.length >= 4) {
                    size = bytes.readUInt16BE(2);
                    at = 4;
                } else if (size === 127 && bytes.length >= 10) {
                    size = Number(bytes.readBigUInt64BE(2));
                    at = 10;
                } else if (size >= 126) size = Infinity;
                if (bytes.length >= at + size) {
                    const payload = bytes.subarray(at, at + size);
                    this.bytes = bytes.subarray(at + size);
                    return {
                        fin: bytes[0] >> 7,
                        opcode: bytes[0] & 15,
                        masked: bytes[1] >> 7,
                        payload,
                        text: payload.toString('utf8'),
                    };
                }
            }
            if (this.ended) return null;
            await new Promise((resolve) => setTimeout(resolve, 2));
        }
    }

    // The next message; pings are answered.
    async message() {
        for (;;) {
            const found = await this.next();
            if (found?.opcode === PING) this.send(frame(PONG, found.payload));
            else return found;
        }
    }

    say(object) {
        this.send(frame(TEXT, JSON.stringify(object)));
    }

    // The code by which the server closes: the next close frame's, 0 for one without; null if the
    // wire ends without one.
    async code() {
        for (;;) {
            const found = await this.next();
            if (!found) return null;
            if (found.opcode === CLOSE)
                return found.payload.length >= 2 ? found.payload.readUInt16BE(0) : 0;
        }
    }
}

export const acceptOf = (key) =>
    createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

export async function post(port, path, body, headers = {}, options = {}) {
    const response = await exchange(
        port,
        request(
            'POST',
            path,
            { 'Content-Type': 'application/json', ...headers },
            JSON.stringify(body),
        ),
        options,
    );
    return { ...response, json: JSON.parse(response.body || 'null') };
}

// A guest who has said hello.
export async function guest(port, name, form = 'json') {
    const session = await post(port, '/api/session', { name });
    const bearer = { Authorization: `Bearer ${session.json.token}` };
    const ticket = await post(port, '/api/ticket', {}, bearer);
    const socket = await Socket.open(port);
    socket.say({ do: 'hello', id: 'hello', ticket: ticket.json.ticket, form });
    socket.token = session.json.token;
    socket.hello = JSON.parse((await socket.message()).text);
    return socket;
}
