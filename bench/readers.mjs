// Clients that ask for the largest file of the web page and never read the answer: node bench/readers.mjs PORT COUNT
// Prints "ready" once all have asked, and keeps the connections open until it is killed. No Accept-Encoding: the whole file.
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const [port, count] = process.argv.slice(2).map(Number);
const site = 'build/site';
const files = readdirSync(site, { recursive: true }).filter((name) =>
    statSync(join(site, name)).isFile(),
);
const largest = files.reduce((a, b) =>
    statSync(join(site, a)).size > statSync(join(site, b)).size ? a : b,
);
let asked = 0;
for (let i = 0; i < count; i++) {
    // Many addresses of this machine, as many clients would have.
    const localAddress = `127.0.${1 + (i >> 5)}.${1 + (i % 32)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.pause();
    socket.on('error', () => {});
    socket.on('connect', () => {
        socket.write(`GET /${largest} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
        if (++asked === count) console.log('ready');
    });
}
setInterval(() => {}, 1000); // a connection that nobody reads does not keep the program
