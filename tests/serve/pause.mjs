// pause.mjs NIKA: a server that is stopped, or killed, with a clock running, and started again
// after a while: the time in between is nobody's.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Socket, check, finish, folder, guest, post, same, serve, until } from '../net/net_kit.mjs';

const program = process.argv[2];
// milliseconds: longer than all the work around it would be worth, so that it can't be overlooked
const PAUSE = 1500;

// The next message that is wanted.
async function next(socket, wanted) {
    for (;;) {
        const message = JSON.parse((await socket.message()).text);
        if (wanted(message)) return message;
    }
}

async function ask(socket, request) {
    socket.say({ ...request, id: request.do });
    const answer = await next(socket, (message) => message.re === request.do);
    check(answer.ok, `${request.do}: ${answer.error}`);
    return answer;
}

// A view as it is now, and the clocks at this moment.
async function look(socket, table) {
    socket.say({ do: 'enter', id: 'look', table });
    return next(socket, (message) => message.is === 'view');
}

// One who was there before.
async function comeBack(port, token) {
    const { json } = await post(port, '/api/ticket', {}, { Authorization: `Bearer ${token}` });
    const socket = await Socket.open(port);
    socket.say({ do: 'hello', id: 'hello', ticket: json.ticket, form: 'json' });
    await next(socket, (message) => message.re === 'hello');
    return socket;
}

async function pause(signal, status) {
    const options = ['--data', join(folder, `${signal}.db`), '--pace', '0', '--no-rates'];
    const server = await serve(program, options);
    const ada = await guest(server.port, 'Ada');
    const { table } = await ask(ada, {
        do: 'open',
        game: 'justinian',
        players: 2,
        options: { clock: { kind: 'live', bank: 600, increment: 0 } },
    });
    await ask(ada, { do: 'sit', table, seat: 0, chance: randomBytes(32).toString('hex') });
    await ask(ada, { do: 'seat', table, seat: 1, player: 'beginner' });
    ada.say({ do: 'start', id: 'start', table });
    await next(ada, (message) => message.clock?.running.includes(0));
    const began = Date.now();
    const before = await look(ada, table);
    server.process.kill(signal);
    same((await server.end)[status[0]], status[1], `${signal}: how it ends`);
    const down = Date.now();
    await until(() => Date.now() - down >= PAUSE);

    const up = Date.now();
    const again = await serve(program, options);
    const back = await comeBack(again.port, ada.token);
    const after = await look(back, table);
    const seen = Date.now();
    same(after.ply, before.ply, `${signal}: nothing has happened`);
    check(after.clock.running.includes(0), `${signal}: the clock runs again`);
    // Clocks ran at most while a server was there; one millisecond for each time that was rounded.
    const worked = down - began + (seen - up) + 4;
    const used = before.clock.left[0] - after.clock.left[0];
    check(
        used <= worked,
        `${signal}: ${used} ms were used, in ${worked} ms with a server and ${up - down} without`,
    );
    // And she plays on.
    back.say({ do: 'play', id: 'play', table, ply: after.ply, move: after.view.legal[0] });
    const answer = await next(back, (message) => message.re === 'play');
    same(answer.ply, after.ply + 1, `${signal}: a move afterwards`);
    await again.stop();
}

await pause('SIGTERM', ['code', 0]);
await pause('SIGKILL', ['signal', 'SIGKILL']);
finish();
