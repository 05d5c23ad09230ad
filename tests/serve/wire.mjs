// wire.mjs: HTTP and WebSocket over a bare socket, as little of both as a client of Nika needs:
// requests with JSON, and text messages in both directions. For the bot, which is to show that
// docs/protocol.md is all that one needs.
import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';

const HOST = '127.0.0.1';
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

// Errors of the network have a code, as those of the system.
const lost = (what) => Object.assign(new Error(what), { code: 'LOST' });

function connect(port) {
    const socket = net.connect({ port, host: HOST });
    socket.setNoDelay(true);
    // While nobody listens, the system may choose the very port that is called as the caller's own,
    // and TCP then connects the socket to itself.
    socket.on('connect', () => {
        if (socket.localPort === port) socket.destroy(lost('connected to itself'));
    });
    return socket;
}

// The head of a response, once it is whole.
function readHead(bytes) {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const [line, ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
        fields.map((field) => [
            field.slice(0, field.indexOf(':')).toLowerCase(),
            field.slice(field.indexOf(':') + 1).trim(),
        ]),
    );
    return { status: Number(line.split(' ')[1]), headers, size: end + 4 };
}

// One request on a connection of its own. Rejects if no whole response comes back.
export function ask(port, method, path, { token, body } = {}) {
    return new Promise((resolve, reject) => {
        const socket = connect(port);
        const text = body === undefined ? '' : JSON.stringify(body);
        let bytes = Buffer.alloc(0);
        const done = (response) => {
            socket.destroy();
            resolve(response);
        };
        const look = (ended) => {
            const head = readHead(bytes);
            if (!head) return;
            const length = head.headers['content-length'];
            const content = bytes.subarray(head.size);
            if (length === undefined ? ended : content.length >= Number(length)) {
                const found = length === undefined ? content : content.subarray(0, Number(length));
                done({
                    status: head.status,
                    headers: head.headers,
                    bytes: found,
                    json: () => JSON.parse(found.toString('utf8')),
                });
            }
        };
        socket.on('data', (more) => {
            bytes = Buffer.concat([bytes, more]);
            look(false);
        });
        socket.on('end', () => look(true));
        socket.on('error', reject);
        // nothing, if it is resolved
        socket.on('close', () => reject(lost('the connection was lost')));
        socket.write(
            `${method} ${path} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: close\r\n` +
                (token ? `Authorization: Bearer ${token}\r\n` : '') +
                (body === undefined
                    ? ''
                    : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`) +
                `\r\n${text}`,
        );
    });
}

function frame(opcode, payload) {
    const size = payload.length;
    const head =
        size < 126
            ? [0x80 | opcode, 0x80 | size]
            : [0x80 | opcode, 0x80 | 126, size >> 8, size & 255];
    const mask = randomBytes(4);
    return Buffer.concat([Buffer.from(head), mask, payload.map((byte, i) => byte ^ mask[i & 3])]);
}

// A WebSocket. `heard` gets each message's text; `lost` is called once, however it ends, with the
// code of a close frame if there was one.
export class WebSocket {
    constructor(port, { open, heard, lost }) {
        this.key = randomBytes(16).toString('base64');
        this.bytes = Buffer.alloc(0);
        this.parts = [];
        this.code = null;
        this.opened = false;
        this.heard = heard;
        this.open = open;
        this.socket = connect(port);
        this.socket.on('data', (bytes) => {
            this.bytes = Buffer.concat([this.bytes, bytes]);
            this.read();
        });
        this.socket.on('error', () => this.socket.destroy());
        this.socket.on('end', () => this.socket.destroy());
        this.socket.on('close', () => lost(this.code));
        this.socket.write(
            `GET /ws HTTP/1.1\r\nHost: ${HOST}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
                `Sec-WebSocket-Key: ${this.key}\r\nSec-WebSocket-Protocol: nika.1\r\n\r\n`,
        );
    }

    say(object) {
        this.socket.write(frame(TEXT, Buffer.from(JSON.stringify(object))));
    }

    end() {
        this.socket.destroy();
    }

    read() {
        if (!this.opened) {
            const head = readHead(this.bytes);
            if (!head) return;
            const accept = createHash('sha1')
                .update(`${this.key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
                .digest('base64');
            if (
                head.status !== 101 ||
                head.headers['sec-websocket-accept'] !== accept ||
                head.headers['sec-websocket-protocol'] !== 'nika.1'
            ) {
                this.socket.destroy();
                return;
            }
            this.bytes = this.bytes.subarray(head.size);
            this.opened = true;
            this.open();
        }
        while (this.readFrame());
    }

    readFrame() {
        const { bytes } = this;
        if (bytes.length < 2 || this.socket.destroyed) return false;
        const short = bytes[1] & 0x7f;
        const at = short === 127 ? 10 : short === 126 ? 4 : 2;
        if (bytes.length < at) return false;
        const size =
            short === 127
                ? Number(bytes.readBigUInt64BE(2))
                : short === 126
                  ? bytes.readUInt16BE(2)
                  : short;
        if (bytes.length < at + size) return false;
        const payload = bytes.subarray(at, at + size);
        this.bytes = bytes.subarray(at + size);
        const opcode = bytes[0] & 15;
        if (opcode === PING) this.socket.write(frame(PONG, payload));
        else if (opcode === CLOSE) {
            this.code = size >= 2 ? payload.readUInt16BE(0) : null;
            this.socket.end(frame(CLOSE, payload));
        } else if (opcode <= TEXT) {
            this.parts.push(payload);
            if (bytes[0] & 0x80) this.heard(Buffer.concat(this.parts.splice(0)).toString('utf8'));
        }
        return true;
    }
}
