// bench_watchers.mjs [WATCHERS [SECONDS]]: measures spectators of a club of two nodes: a game that
// computer players play by themselves, and many who watch it, all of them at the leader, or all at
// the node that follows. What a message to one of them costs each node. Everything on loopback.
// Prints a table; build/bench-watchers.json has the figures.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, wait } from '../tests/net/net_kit.mjs';
import { Club } from '../tests/net/nodes_kit.mjs';
import { WebSocket, ask } from '../tests/serve/wire.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [, , watchers = '500', seconds = '8'] = process.argv;

let over = false; // the club closes

// A guest's WebSocket; `heard` gets what comes after the hello.
async function guest(port, name, heard) {
    const session = await ask(port, 'POST', '/api/session', { body: { name } });
    const { token } = session.json();
    const ticket = await ask(port, 'POST', '/api/ticket', { token, body: {} });
    return new Promise((resolve) => {
        const socket = new WebSocket(port, {
            open: () => socket.say({ do: 'hello', id: 'h', ticket: ticket.json().ticket }),
            heard: (text) => {
                const message = JSON.parse(text);
                if (message.re === 'h') resolve(socket);
                else heard(message, text.length);
            },
            lost: (code) => over || fail(`${name} was sent away with ${code}`),
        });
    });
}

// Opens a game of computer players at a node; the person who opens it leaves.
async function play(port) {
    const replies = new Map();
    const host = await guest(port, 'Host', (message) => replies.get(message.re)?.(message));
    let count = 0;
    const request = (fields) =>
        new Promise((resolve) => {
            const id = `r${count++}`;
            replies.set(id, resolve);
            host.say({ id, ...fields });
        });
    const must = async (fields) => {
        const reply = await request(fields);
        if (!reply.ok) fail(`${fields.do}: ${reply.error}`);
        return reply;
    };
    const { table } = await must({ do: 'open', game: 'byzantz', players: 4, options: {} });
    await must({ do: 'sit', table, seat: 0, chance: '5'.repeat(64) });
    for (const seat of [1, 2, 3]) await must({ do: 'seat', table, seat, player: 'beginner' });
    await must({ do: 'start', table });
    while (!(await request({ do: 'leave', table })).ok) await wait(20);
    return table;
}

const rows = [];
async function measure(where) {
    const club = await Club.open('build/release/bin/nika', {
        ...{ standby: false, pace: '20', detail: 'warning', lease: 5, count: 2 },
        configuration: 'fsync = on',
        options: ['--max-per-address', '20000', '--max-connections', '20000'],
    });
    const leader = await club.leader();
    const follower = club.nodes.find((node) => node !== leader);
    const at = where === 'leader' ? leader : follower;
    let heard = 0;
    let bytes = 0;
    const all = [];
    for (let i = 0; i < Number(watchers); i++)
        all.push(
            await guest(at.port, `Watcher ${i}`, (message, size) => {
                heard += message.is === 'act';
                bytes += size;
            }),
        );
    const table = await play(leader.port);
    for (const socket of all) socket.say({ do: 'enter', id: 'e', table });
    await wait(1500);
    const before = { heard, bytes, leader: leader.cpuSeconds(), follower: follower.cpuSeconds() };
    await wait(1000 * Number(seconds));
    const acts = heard - before.heard;
    if (!acts) fail('nobody has seen anything');
    const row = {
        ...{ where, watchers: Number(watchers), messages: acts },
        leader_us: (1e6 * (leader.cpuSeconds() - before.leader)) / acts,
        follower_us: (1e6 * (follower.cpuSeconds() - before.follower)) / acts,
        bytes: (bytes - before.bytes) / acts,
    };
    over = true;
    await club.close();
    over = false;
    rows.push(row);
    console.log(
        `${watchers} watchers at the ${where.padEnd(8)} ${String(acts).padStart(7)} messages of ${Math.round(row.bytes)} bytes; ` +
            `CPU us for each: leader ${row.leader_us.toFixed(1)}, follower ${row.follower_us.toFixed(1)}`,
    );
}

await measure('leader');
await measure('follower');
writeFileSync('build/bench-watchers.json', `${JSON.stringify({ rows })}\n`);
process.exit(0);
