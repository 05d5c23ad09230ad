// wasm_day.mjs NIKA WASM: the deal of a day is the same in a page and in the terminal, to the last move of
// its opponents, and so are par and the line to share; `nika day` goes on where it was interrupted,
// takes nothing back, gives no hints, and after the end says the result again.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, checkSame, compile, finish, nets } from './wasm_kit.mjs';

const [, , program, path] = process.argv;
const { memory, nika_buffer, nika_ask, nika_lend } = new WebAssembly.Instance(compile(path))
    .exports;
for (const [game, net] of nets) {
    const lent = Buffer.concat([Buffer.from(`${game}\0`), net]);
    new Uint8Array(memory.buffer, nika_buffer(), lent.length).set(lent);
    check(`${game}.net`, nika_lend(lent.length));
}
const state = mkdtempSync(join(tmpdir(), 'nika-day-'));
const env = { ...process.env, XDG_STATE_HOME: state, LC_ALL: 'C.UTF-8' };

function ask(question) {
    const bytes = Buffer.from(JSON.stringify(question));
    new Uint8Array(memory.buffer, nika_buffer(), bytes.length).set(bytes);
    const size = nika_ask(bytes.length);
    return JSON.parse(Buffer.from(memory.buffer, nika_buffer(), size).toString('utf8'));
}

// The game in the module: what it kept of it.
function played(date) {
    const { game, players, seat: own, agents, chance } = ask({ ask: 'day', date });
    const setup = { game, players, names: ['Ada', 'Bo', 'Cy', 'Di'] };
    let sight = ask({ ask: 'table.begin', setup, agents, chance });
    const lines = [...sight.kept];
    while (sight.asked.length) {
        const [seat] = sight.asked;
        if (seat === own) {
            const { hint } = ask({ ask: 'table.hint', seat, agent: 'beginner', language: 'en' });
            sight = ask({ ask: 'table.play', seat, move: hint[0].move });
        } else sight = ask({ ask: 'table.act' });
        lines.push(...sight.kept);
    }
    return lines;
}

// Types lines at `nika day`, one at each prompt; what it said.
function type(date, typed) {
    const child = spawn(
        program,
        ['day', '--date', date, '--plain', '--pace', 'none', '--name', 'Ada'],
        { env },
    );
    const left = [...typed];
    let said = '';
    let from = 0;
    child.stdin.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (text) => {
        said += text;
        const now = said.slice(from);
        if (!/> $|\(y\/n\) $/.test(now)) return;
        from = said.length;
        if (now.endsWith('(y/n) ')) child.stdin.write('y\n');
        else if (left.length) child.stdin.write(`${left.shift()}\n`);
        else child.stdin.end();
    });
    return new Promise((resolve) => child.on('close', () => resolve(said)));
}

const record = (date) =>
    readFileSync(join(state, 'nika', 'days', `${date}.nika`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));

for (const date of ['2026-11-17', '2026-11-18']) {
    const lines = played(date);
    const { seat } = ask({ ask: 'day', date });
    const own = lines.filter((line) => line.seat === seat).map(({ move }) => move);
    const half = await type(date, [...own.slice(0, 5), 'hint', 'undo']);
    check(`${date}: hints are refused`, half.includes('There are no hints in this game.'));
    check(`${date}: undo is refused`, /There is nothing to undo/.test(half));
    check(`${date}: it is to be continued`, half.includes(`nika day --date ${date}`));
    const whole = await type(date, own.slice(5));
    const kept = record(date);
    for (const key of ['deal', 'number', 'seats', 'start', 'game', 'players'])
        checkSame(`${date}: ${key}`, JSON.stringify(kept[0][key]), JSON.stringify(lines[0][key]));
    checkSame(`${date}: the moves`, JSON.stringify(kept.slice(1)), JSON.stringify(lines.slice(1)));
    const par = ask({ ask: 'par', lines: lines.slice(0, 1), seat });
    const { line } = ask({ ask: 'course', lines, seat });
    const score = lines.at(-1).result.scores[seat];
    const sign = score > par.high ? '⬆️' : score < par.low ? '⬇️' : '🎯';
    check(
        `${date}: par: ${whole}`,
        whole.includes(`Par for your seat: ${par.low} to ${par.high}.`),
    );
    check(`${date}: the line`, whole.includes(`\n${line} ${sign}\n`));
    if (date !== '2026-11-17') continue;
    const again = spawnSync(program, ['day', '--date', date], { env, input: '', encoding: 'utf8' });
    checkSame(`${date}: again, exit status`, again.status, 0);
    check(`${date}: again`, again.stdout.endsWith(`\n${line} ${sign}\n`));
}

// Two dates with the same game are two deals; and what is no date is none.
const days = ['2026-11-18', '2026-11-20'].map((date) => ask({ ask: 'day', date }));
checkSame('two days later', days[0].game, days[1].game);
check('another deal', days[0].chance !== days[1].chance);
for (const date of ['2026-02-30', '', 'today', '2026-11-190', 7])
    check(`${date} is no date`, ask({ ask: 'day', date }).error === 'date');
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
for (const words of [['--date', '2026-02-30'], ['--date', tomorrow], ['byzantz'], ['--date']]) {
    const { status, stderr } = spawnSync(program, ['day', ...words], { env, encoding: 'utf8' });
    checkSame(`${words}: exit status`, status, 2);
    check(`${words}: ${stderr}`, stderr.startsWith('nika day: '));
}

// What can't be asked of a record.
const { lines } = { lines: record('2026-11-18') };
checkSame('no such seat', ask({ ask: 'par', lines, seat: 4 }).error, 'seat');
checkSame('no seat', ask({ ask: 'course', lines }).error, 'seat');
checkSame('no lines', ask({ ask: 'par', seat: 0 }).error, 'lines');
checkSame('no game', ask({ ask: 'par', lines: [], seat: 0 }).error, 'lines');
checkSame('two games', ask({ ask: 'course', lines: [...lines, ...lines], seat: 0 }).error, 'lines');
checkSame('a wrong move', ask({ ask: 'course', lines: [lines[0], 5], seat: 0 }).error, 'lines');
rmSync(state, { recursive: true });
finish();
