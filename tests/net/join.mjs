// join.mjs NIKA: `nika join` against a real server, in line mode, by typed lines: whole games of
// both games with two people and a computer player, in four languages; chat, undo,
// leaving and coming back; being killed; a server that is killed; watching; another game.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { check, same, finish, folder, serve } from './net_kit.mjs';
import { Person } from './person.mjs';

const program = process.argv[2];
// people of this kind type fast
const data = (name) => ['--data', `${folder}/${name}.db`, '--pace', '0', '--no-rates'];

// Opens a table and sits down; the link of the table comes with the host.
async function host(server, name, words, language = 'en') {
    const person = new Person(program, name, server.url, ['--create', ...words], language);
    person.link = (await person.sees(/http:\/\/[^\s]+\/t\/[0-9a-f]{16}/))[0];
    return person;
}

// Runs the program without a language of its own.
function run(...words) {
    return spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
}

function verify(record, computers = true) {
    for (const [options, moves] of [
        [[], "; computer's moves not checked \\(use --moves\\)"],
        [['--moves'], "; computer's moves proved: \\d+"],
    ]) {
        const { status, stdout } = run('verify', ...options, record);
        const expected = `, 1 game, \\d+ moves; deals proved: 1; signed with the key [0-9a-f]{64}${computers ? moves : ''}\n$`;
        check(status === 0 && new RegExp(expected).test(stdout), `${record}: ${stdout}`);
    }
}

// A server that makes another move in the name of a computer player is found out, although it signs it: the signature is taken away
// here, since it can't be forged.
function otherMove(record) {
    const [header, ...lines] = readFileSync(record, 'utf8').split('\n');
    const seat = JSON.parse(header).seats.findIndex((name) => name !== 'human');
    const unsigned = header.replace(/,"key":"[0-9a-f]*"/, '');
    for (const [ply, line] of lines.entries()) {
        const { seat: mover, move } = JSON.parse(line);
        if (mover !== seat) continue;
        const view = run('view', record, '--ply', String(ply), '--seat', String(seat)).stdout;
        const other = JSON.parse(view).legal.find((word) => word !== move);
        if (other === undefined) continue;
        const forged = [
            unsigned,
            ...lines.slice(0, ply),
            JSON.stringify({ seat, move: other }),
            '',
        ];
        writeFileSync(`${folder}/forged.nika`, forged.join('\n'));
        const plain = run('verify', `${folder}/forged.nika`);
        same(plain.status, 0, `another legal move: ${plain.stderr}`);
        const { status, stderr } = run('verify', '--moves', `${folder}/forged.nika`);
        same(status, 1, 'another legal move is proved');
        const reason = `forged.nika:${ply + 2}: the computer's move is not proved, “move”: expected ${move}, found ${other}\n`;
        check(stderr.endsWith(reason), `another legal move: ${stderr}`);
        return;
    }
    check(false, 'no computer player had a choice');
}

// The server has signed the record: both verifiers say so, and refuse whatever was changed in it.
async function signed(server, record) {
    const { algorithm, key } = await (await fetch(new URL('/api/key', server.url))).json();
    same(algorithm, 'ed25519', 'the algorithm of signatures');
    const script = fileURLToPath(new URL('../../tools/verify-deal.mjs', import.meta.url));
    const judge = (text, keys) => {
        writeFileSync(`${folder}/judged.nika`, text);
        const env = { ...process.env, LC_ALL: 'C' };
        return [
            [program, ['verify', ...keys]],
            [process.execPath, [script, ...keys]],
        ].map(([by, words]) => spawnSync(by, [...words, `${folder}/judged.nika`], { env }).status);
    };
    const text = readFileSync(record, 'utf8');
    const other = key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const stripped = text.replace(`,"key":"${key}"`, '').replace(/,"signature":"[0-9a-f]*"/, '');
    const cases = {
        'as it is': [text, [], 0],
        'with its key': [text, [`--key=${key}`], 0],
        'with the key of another server': [text, [`--key=${other}`], 1],
        'with another name': [text.replace('"names":["', '"names":["X'), [], 1],
        'with another date': [text.replace('"date":"2', '"date":"1'), [], 1],
        'with a space more': [text.replace('{"seat"', '{ "seat"'), [], 1],
        'with another key in it': [text.replace(`"key":"${key}"`, `"key":"${other}"`), [], 1],
        'with a digit of the signature changed': [
            text.replace(/(.)"}\n$/, (_, digit) => `${digit === '0' ? '1' : '0'}"}\n`),
            [],
            1,
        ],
        'without its signature': [text.replace(/,"signature":"[0-9a-f]*"/, ''), [], 1],
        'with its signature elsewhere': [
            text.replace(/\{("result".*),("signature":"[0-9a-f]*")}/, '{$2,$1}'),
            [],
            1,
        ],
        'without key and signature': [stripped, [], 0], // then nobody claims anything
        'without them, where they are wanted': [stripped, [`--key=${key}`], 1],
    };
    for (const [name, [changed, keys, status]] of Object.entries(cases))
        same(judge(changed, keys).join(), `${status},${status}`, `the record ${name}`);
}

const proven = {
    en: 'The deal is proven fair',
    it: 'È dimostrato che la distribuzione è equa',
    fr: 'La donne est régulière',
    ja: '公正だと証明されました',
};

// A whole game, each of the two in another language; both save the record, and both have the same.
async function wholeGame(server, game, languages) {
    const records = languages.map((language) => `${folder}/${game}-${language}.nika`);
    const ada = await host(
        server,
        `Ada-${game}`,
        [game, '--players', '3', '--agents', 'beginner', '--start', '--record', records[0]],
        languages[0],
    );
    const bo = new Person(program, `Bo-${game}`, ada.link, ['--record', records[1]], languages[1]);
    const moves = await Promise.all([ada.play(), bo.play()]);
    check(moves[0] > 5 && moves[1] > 5, `${game}: ${moves} moves were typed`);
    for (const [i, person] of [ada, bo].entries()) {
        check(
            person.said.includes(proven[languages[i]]),
            `${game}, ${languages[i]}: the deal is not said to be proven`,
        );
        check(!person.said.includes('\x1b'), 'line mode has control characters');
        person.type('no');
        await person.ends(0);
    }
    verify(records[0]);
    otherMove(records[0]);
    await signed(server, records[0]);
    same(
        readFileSync(records[1], 'utf8'),
        readFileSync(records[0], 'utf8'),
        `${game}: the records of both`,
    );
}

// Talk, who is there, away and back, another game.
async function company(server) {
    const ada = await host(server, 'Ada', [
        'byzantz',
        '--players',
        '3',
        '--agents',
        'casual',
        '--clock',
        'live:600+5',
    ]);
    await ada.sees('Table> ');
    ada.type('say hello?');
    await ada.sees('Ada: hello?');
    const bo = new Person(program, 'Bo', ada.link, ['--seat', 'B']);
    await bo.sees('Ada: hello?'); // who comes hears what was said
    await ada.sees('Bo sits down in seat B.');
    await ada.sees('All seats are taken.');
    ada.type('start');
    for (const person of [ada, bo]) {
        await person.sees('The game begins.');
        // who is slow may come after Zoe's first act
        await person.sees(/opens? the auction|The game continues/);
    }
    // Whoever is asked first talks; the other hears it without having asked for anything. After Zoe
    // comes Ada.
    const first = /\nBo opens the auction/.test(ada.said) ? bo : ada;
    const other = first === ada ? bo : ada;
    await first.asked();
    first.type('say \u00e0 bient\u00f4t \\o/');
    await other.sees(`${first.name}: \u00e0 bient\u00f4t`);
    await first.sees(`${first.name}: \u00e0 bient\u00f4t`);
    for (const person of [ada, bo])
        check(!/> (Ada|Bo)[: ]/.test(person.said), 'news stands in the line of a prompt');
    first.type('who');
    await first.sees(`Seat ${first === ada ? 'A' : 'B'}: ${first.name} (you)`);
    await first.sees('Clock: 10:00 per player, plus 5 s per move');
    await first.sees(/You \d+:\d\d/);
    first.type('away');
    await first.sees('You leave the game: the computer takes over');
    await other.sees(`${first.name} leaves the game: the computer takes over`);
    // What is typed while one is not asked waits for the next question; so whoever is away comes
    // back by starting anew.
    await first.kill();
    await other.sees(`${first.name} is away.`);
    first.start(ada.link, []);
    await first.sees('You are back and play on'); // nobody had to ask for it
    await Promise.all([ada.play(), bo.play()]);
    ada.type('yes');
    await bo.sees('There is a rematch');
    bo.type('y');
    // Everybody sits one seat further: Ada was A and is B, Bo was B and is C.
    await ada.sees('Seat B: Ada (you)');
    await bo.sees('Seat C: Bo (you)');
    await ada.sees('All seats are taken');
    ada.type('start');
    for (const person of [ada, bo]) await person.sees('The game begins.');
    // Whoever has made a move and is asked again stops; the other is not waited for.
    const one = await Promise.race([ada, bo].map((person) => person.play(1).then(() => person)));
    one.type('quit');
    await one.sees('Your seat stays yours. Come back with: nika join http://');
    await one.ends(0);
    await (one === ada ? bo : ada).kill();
}

// A person is killed again and again, the server too, and the game goes on to its end: nobody is
// anybody else, and the deal is proven.
async function killed() {
    let server = await serve(program, data('killed'));
    const record = `${folder}/killed.nika`;
    const ada = await host(server, 'Ada-k', [
        'justinian',
        '--players',
        '2',
        '--start',
        '--record',
        record,
    ]);
    const bo = new Person(program, 'Bo-k', ada.link);
    const port = ['--port', String(server.port)];
    const whole = ada.play();
    for (let round = 0; round < 3; round++) {
        await bo.play(2);
        await bo.kill();
        bo.start(ada.link);
        await bo.sees('The game continues');
        await bo.asked();
        server.process.kill('SIGKILL');
        await server.end;
        server = await serve(program, data('killed'), {}, port);
        await bo.sees('The connection is back.'); // and the prompt stands there as before
    }
    await Promise.all([whole, bo.play()]);
    check(
        ada.said.includes('The connection is back.'),
        'Ada did not notice that the server was away',
    );
    for (const person of [ada, bo]) {
        check(person.said.includes(proven.en), `${person.name}: the deal is not said to be proven`);
        person.type('n');
        await person.ends(0);
    }
    verify(record, false); // two people
    same(statSync(bo.state).mode & 0o777, 0o600, 'the mode of the state file');
    await server.stop();
}

// A computer player on this side plays as well, and whoever watches sees the whole game.
async function agents(server) {
    const ada = await host(server, 'Ada-a', [
        'byzantz',
        '--players',
        '3',
        '--agents',
        'beginner',
        '--start',
        '--autopilot',
        'beginner',
    ]);
    const watcher = new Person(program, 'Wei', ada.link, ['--watch']);
    await watcher.sees('The game begins when the host starts it.');
    const bo = new Person(program, 'Bo-a', ada.link, ['--autopilot', 'casual']);
    await Promise.all([ada.ends(0), bo.ends(0)]);
    await watcher.sees('The game is over');
    await watcher.sees('The deal is proven: it follows from the secret');
    await watcher.ends(0);
    check(
        ada.said.includes(proven.en) && bo.said.includes(proven.en),
        'the deal is not said to be proven',
    );
    // Who comes after the end sees how it ended.
    const late = new Person(program, 'Lu', ada.link);
    await late.sees('The game is over');
    await late.ends(0);
}

// What can't be had.
async function refusals(server) {
    const ada = await host(server, 'Ada-r', [
        'byzantz',
        '--players',
        '3',
        '--agents',
        'casual,casual',
        '--spectators',
        'none',
        '--start',
    ]);
    await ada.play(0);
    const stranger = new Person(program, 'Eve', ada.link);
    await stranger.sees('Only its players may see this game.');
    await stranger.ends(0);
    const lost = new Person(program, 'Eve', `${server.url}t/0123456789abcdef`);
    await lost.sees('nika join: There is no such table on this server.');
    await lost.ends(1);
    const nameless = new Person(program, 'x'.repeat(25), server.url);
    await nameless.sees('nika join: A name has 1 to 24 characters');
    await nameless.ends(1);
    ada.type('quit');
    await ada.ends(0);
}

// The lobby: the list, a table by its number, computer players, sending somebody away, closing.
async function lobby(server) {
    const ada = new Person(program, 'Ada-l', server.url);
    await ada.sees('Lobby> ');
    ada.type('nonsense');
    await ada.sees('“nonsense” is not understood here.');
    ada.type('enter 7');
    await ada.sees('“7” is neither a table in the list nor a link');
    // The guided start: Byzantz, 4 players, 3 of them people, the others casual, no clock, in the
    // list.
    ada.type('open');
    for (const answer of ['1', '4', '3', '2', '1', '2']) {
        await ada.sees(/: $/);
        ada.type(answer);
    }
    await ada.sees('Seat D: Zoe, computer player (casual)');
    await ada.sees('Table> ');
    const bo = new Person(program, 'Bo-l', server.url);
    await bo.sees(/ +1 +Byzantz: Ada-l, Zoe \(2 of 4 seats taken\)/);
    await bo.sees('Lobby> ');
    bo.type('1');
    await ada.sees('Bo-l sits down in seat B.');
    ada.type('kick B');
    await ada.sees('Bo-l leaves the table.');
    ada.type('computer Q');
    await ada.sees('“Q” is not a seat at this table; the seats are A to D.');
    ada.type('computer B genius');
    await ada.sees(
        'Unknown computer player “genius”; available: beginner, casual, skilled, expert, master.',
    );
    ada.type('start');
    await ada.sees('Some seats are open.');
    ada.type('computer expert');
    await ada.sees('sits in seat C.');
    await ada.sees('All seats are taken.');
    ada.type('free C');
    await ada.sees('Seat C is open again.');
    ada.type('stand');
    await ada.sees(/Ada-l leaves the table\.|This table has been closed\./);
    await ada.ends(0);
    await bo.kill();
}

// Accounts: made, taken, signed in to.
async function accounts(server) {
    const account = (name, password, ...words) =>
        spawnSync(
            program,
            ['join', server.url, '--account', name, '--state', `${folder}/accounts.json`, ...words],
            {
                input: `${password}\nquit\n`,
                encoding: 'utf8',
                env: { ...process.env, LC_ALL: 'C' },
            },
        );
    const made = account('Theodora', 'porphyry is purple', '--new-account');
    check(
        made.status === 0 && made.stdout.includes('You are here as Theodora.'),
        `a new account: ${made.stdout}${made.stderr}`,
    );
    check(!made.stdout.includes('porphyry'), 'the password is shown');
    const again = account('Theodora', 'porphyry is purple');
    check(
        again.status === 0 && again.stdout.includes('You are here as Theodora.'),
        `signing in: ${again.stdout}${again.stderr}`,
    );
    const wrong = account('Theodora', 'porphyry is green');
    check(
        wrong.status === 1 && wrong.stderr.includes('Wrong password'),
        `a wrong password: ${wrong.stderr}`,
    );
    const short = account('Theodora', 'short');
    check(
        short.status === 1 && short.stderr.includes('A password has 8 to 128 characters.'),
        `a short password: ${short.stderr}`,
    );
    const guest = new Person(program, 'theodora', server.url);
    await guest.sees('nika join: That name belongs to an account.');
    await guest.ends(1);
}

const server = await serve(program, data('join'));
await wholeGame(server, 'byzantz', ['en', 'fr']);
await wholeGame(server, 'justinian', ['ja', 'it']);
await company(server);
await killed();
await agents(server);
await refusals(server);
await lobby(server);
await accounts(server);
await server.stop();
finish();
