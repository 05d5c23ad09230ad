// tls.mjs NIKA: TLS in the server itself: pages and WebSockets, cookies that only TLS can set, a
// certificate that is renewed while connections are open, files that do not fit, and clients that
// are slow or speak something else.
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import {
    PING,
    PONG,
    Socket,
    TEXT,
    Wire,
    check,
    exchange,
    finish,
    folder,
    frame,
    logged,
    post,
    request,
    same,
    serve,
    until,
} from './net_kit.mjs';

const program = process.argv[2];
const path = (name) => join(folder, name);

// A certificate of its own for localhost, and its key.
function certificate(name, days) {
    execFileSync(
        'openssl',
        [
            ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
            ...['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost', '-days', days],
            ...['-keyout', path(`${name}.key`), '-out', path(`${name}.pem`)],
        ],
        { stdio: 'ignore' },
    );
    return readFileSync(path(`${name}.pem`));
}
const first = certificate('first', '30');
const second = certificate('second', '60');
const files = ['--certificate', path('used.pem'), '--key', path('used.key')];
const use = (what, name) => copyFileSync(path(`${name}.${what}`), path(`used.${what}`));
use('pem', 'first');
use('key', 'first');
const server = await serve(program, ['--memory', '--metrics-port', '0', ...files]);
const { port } = server;
const secure = { ca: [first, second] };
const own = { Host: `localhost:${port}`, Origin: `https://localhost:${port}` };

// Whose certificate a new connection gets.
async function named() {
    const wire = new Wire(port, secure);
    await until(() => wire.ended || wire.socket.getPeerCertificate?.()?.subject);
    const name = wire.socket.getPeerCertificate()?.subject?.CN;
    wire.close();
    return name;
}
const metric = async (name) =>
    Number(
        new RegExp(`^${name} (\\d+)$`, 'm').exec(
            (await exchange(server.metricsPort, request('GET', '/metrics'))).body,
        )?.[1],
    );

async function pages() {
    same(server.url, `https://localhost:${port}/`, 'it says where it is');
    const page = await exchange(port, request('GET', '/'), secure);
    same(page.status, 200, 'a page');
    same(page.headers['strict-transport-security'], 'max-age=31536000', 'it stays with TLS');
    // A file of many records, read slowly, and two requests over one connection.
    const wire = new Wire(port, secure);
    wire.socket.pause();
    wire.send(request('GET', '/nika-en.wasm') + request('GET', '/healthz'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    wire.socket.resume();
    const file = await wire.response();
    check(Number(file.headers['content-length']) > 300000, 'a large file, whole');
    same((await wire.response()).body, 'ok', 'and what was asked after it');
    wire.close();

    const session = await post(port, '/api/session', { name: 'Ada' }, own, secure);
    same(session.status, 200, 'a session');
    check(
        /^__Host-nika=[0-9a-f]{64}; .*; Secure$/.test(session.headers['set-cookie']),
        'a cookie that only TLS can set',
    );
    same(
        (
            await post(
                port,
                '/api/session',
                { name: 'Ada' },
                { ...own, Origin: `http://localhost:${port}` },
                secure,
            )
        ).status,
        403,
        'an origin without TLS is another one',
    );
}

// A WebSocket by TLS: a client that is let in.
async function enter() {
    const session = await post(port, '/api/session', { name: 'Bo' }, {}, secure);
    const bearer = { Authorization: `Bearer ${session.json.token}` };
    const ticket = await post(port, '/api/ticket', {}, bearer, secure);
    const socket = await Socket.open(port, own, secure);
    same(socket.handshake?.status, 101, 'a WebSocket');
    socket.say({ do: 'hello', id: 'h', ticket: ticket.json.ticket });
    same(JSON.parse((await socket.message()).text).ok, true, 'says hello');
    return socket;
}

const answers = async (socket, what) => {
    socket.say({ do: 'ping', id: 'alive' });
    same((await socket.message())?.text, '{"re":"alive","ok":true}', what);
};

async function sockets() {
    const socket = await enter();
    for (const byte of frame(TEXT, '{"do":"ping","id":"bytes"}')) socket.send(Buffer.from([byte]));
    same(JSON.parse((await socket.message()).text).re, 'bytes', 'one record for each byte');
    // Many frames in one record, more than is read at once.
    socket.send(
        Buffer.concat(Array(6).fill(frame(TEXT, `{"do":"ping","id":"many"}${' '.repeat(4000)}`))),
    );
    for (let i = 0; i < 6; i++) same(JSON.parse((await socket.message()).text).re, 'many', 'many');
    socket.send(frame(PING, 'x'));
    same((await socket.next())?.opcode, PONG, 'a pong');
    socket.send(frame(TEXT, 'x', { masked: false }));
    same(await socket.code(), 1002, 'frames are judged as ever');
    await socket.end();
    socket.close();
}

async function renewal() {
    const ends = (pem) => Date.parse(new X509Certificate(pem).validTo) / 1000;
    const open = await enter();
    same(await named(), 'first', 'the first certificate');
    same(await metric('nika_certificate_expires_seconds'), ends(first), 'and when it ends');
    // One file of two: it does not fit, and nothing changes.
    use('pem', 'second');
    server.process.kill('SIGHUP');
    await logged(server, 'certificate-kept why=wrong-key');
    same(await named(), 'first', 'a certificate without its key is not used');
    same(await metric('nika_certificates_refused_total'), 1, 'which is counted');
    // The other file comes: nobody needs to say so.
    use('key', 'second');
    await logged(server, 'certificate-renewed');
    same(await named(), 'second', 'the second certificate');
    same(await metric('nika_certificate_expires_seconds'), ends(second), 'and when it ends');
    same(await metric('nika_certificates_renewed_total'), 1, 'which is counted');
    await answers(open, 'an open connection goes on');
    // Nonsense in place of it.
    writeFileSync(path('used.pem'), 'nonsense\n');
    server.process.kill('SIGHUP');
    await logged(server, 'certificate-kept why=bad-certificate');
    same(await named(), 'second', 'nonsense is not used');
    await answers(open, 'nor does it harm anybody');
    open.close();
}

async function strangers() {
    const plain = await exchange(port, request('GET', '/'));
    same(`${plain?.status} ${plain?.body}`, '400 {"error":"https-needed"}\n', 'without TLS');
    const old = new Wire(port, {
        ...secure,
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'ALL:@SECLEVEL=0',
    });
    await old.end();
    same(old.socket.getProtocol?.() ?? null, null, 'TLS 1.1 is too old');
    const hasty = await serve(program, [
        '--memory',
        '--request-time',
        '300',
        '--certificate',
        path('first.pem'),
        '--key',
        path('first.key'),
    ]);
    const began = Date.now();
    const silent = new Wire(hasty.port);
    const slow = new Wire(hasty.port);
    slow.send(Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])); // the beginning of a hello
    const mute = tls.connect({
        port: hasty.port,
        host: '127.0.0.1',
        servername: 'localhost',
        ca: first,
    });
    const muted = new Promise((resolve) => mute.on('close', resolve));
    mute.on('error', () => {});
    await Promise.all([silent.end(), slow.end(), muted]);
    check(Date.now() - began >= 290, 'who is slow has a request’s time');
    same((await hasty.stop()).code, 0, 'it ends well');
}

// A handshake costs far more than a connection: who makes one after the other is soon let in at the
// rate of his address only, here four at a time, 16 at once, and one a second.
async function floods() {
    const narrow = await serve(program, [
        ...['--memory', '--max-per-address', '4'],
        ...['--certificate', path('first.pem'), '--key', path('first.key')],
    ]);
    const began = Date.now();
    let answered = 0;
    for (let i = 0; i < 60; i++) {
        const found = await exchange(narrow.port, request('GET', '/healthz'), secure);
        answered += found?.body === 'ok';
    }
    const seconds = Math.ceil((Date.now() - began) / 1000);
    check(answered >= 4 && answered <= 16 + seconds, `${answered} handshakes of 60`);
    await until(
        async () =>
            (await exchange(narrow.port, request('GET', '/healthz'), secure))?.body === 'ok',
    );
    check(true, 'whoever waits is let in again');
    await narrow.stop();
}

function refuses(what, options, status, text) {
    const found = spawnSync(program, ['serve', '--memory', '--port', '0', ...options], {
        env: { ...process.env, LC_ALL: 'C' },
        encoding: 'utf8',
    });
    same(found.status, status, what);
    check(found.stderr.includes(text), `${what}: “${text}” is not in “${found.stderr}”`);
}

function mistakes() {
    const pair = (pem, key) => ['--certificate', path(pem), '--key', path(key)];
    refuses('a certificate alone', ['--certificate', path('first.pem')], 2, 'go together');
    refuses('a key alone', ['--key', path('first.key')], 2, 'go together');
    refuses('no such file', pair('nowhere.pem', 'first.key'), 1, 'nowhere.pem: No such file');
    refuses('no such key', pair('first.pem', 'nowhere.key'), 1, 'nowhere.key: No such file');
    refuses('no certificate', pair('first.key', 'first.key'), 1, 'first.key is not a certificate');
    refuses('no key', pair('first.pem', 'first.pem'), 1, 'first.pem is not a private key');
    refuses('another’s key', pair('first.pem', 'second.key'), 1, 'does not belong to');
    const locked = ['pkey', '-in', path('first.key'), '-aes128', '-passout', 'pass:secret'];
    execFileSync('openssl', [...locked, '-out', path('locked.key')]);
    refuses('a key with a password', pair('first.pem', 'locked.key'), 1, 'without a password');
}

await pages();
await sockets();
await renewal();
await strangers();
await floods();
mistakes();
same((await server.stop()).code, 0, 'it ends well');
finish();
