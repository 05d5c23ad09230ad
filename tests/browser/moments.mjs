// moments.mjs: every kind of decision of both games, as a game that a browser has kept and goes on
// with. The games come out the same everywhere.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './kit.mjs';
import { readRecord, view } from './engine.mjs';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Fay'];

// A game among computer players, who play sensibly unless others are named.
export function simulated(
    program,
    game,
    players,
    seed,
    called = names,
    agents = 'anchor:heuristic',
) {
    const file = join(folder, `${game}-${players}-${seed}-${agents.replace(/\W/g, '')}.nika`);
    const done = spawnSync(
        program,
        [
            'simulate',
            game,
            '--players',
            String(players),
            '--games',
            '1',
            '--seed',
            String(seed),
            '--agents',
            agents,
            '--records',
            file,
            '--force',
        ],
        { encoding: 'utf8' },
    );
    if (done.status !== 0) throw new Error(done.stderr);
    const lines = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    lines[0].names = called.slice(0, players);
    return lines;
}

// What is asked, in a word: the stage, and where it matters what kind of choice it is.
function kindOf(seen) {
    if (seen.game === 'justinian') {
        if (seen.stage !== 'place') return seen.stage;
        return seen.ply === 0
            ? 'first'
            : seen.board.flat().length > 4 && seen.hand.length > 4
              ? 'place'
              : undefined;
    }
    if (seen.phase !== 'auction') return seen.phase;
    const opens = seen.seats.every(({ bid }) => bid.length === 0);
    return opens ? 'open' : 'bid';
}

// A moment in which the rules leave one answer only, after a real decision of the same seat.
export function forced(lines) {
    const record = readRecord(lines.map((line) => JSON.stringify(line)).join('\n'));
    const { setup } = record;
    const choices = new Map();
    for (let ply = 0; ply < record.acts.length; ply++) {
        const codes = ply === 0 ? record.codes : record.acts[ply - 1].codes;
        const { seat } = record.acts[ply];
        const legal = view(setup, codes[seat], ply).legal?.length ?? 0;
        if (
            legal === 1 &&
            choices.has(seat) &&
            view(setup, codes[setup.players], ply).asked[0] === seat
        )
            return {
                kind: 'forced',
                ply,
                seat,
                setup,
                lines: lines.slice(0, ply + 1),
                agents: setup.names.map((_, i) => (i === seat ? 'human' : 'beginner')),
                choice: choices.get(seat),
            };
        if (legal > 1) choices.set(seat, ply);
    }
    throw new Error('nobody is ever left without a choice');
}

// The moments of a game: the second of each kind, if there is one, since first ones are barer.
export function moments(lines) {
    const record = readRecord(lines.map((line) => JSON.stringify(line)).join('\n'));
    const { setup } = record;
    const found = new Map();
    for (let ply = 0; ply <= record.acts.length; ply++) {
        const codes = ply === 0 ? record.codes : record.acts[ply - 1].codes;
        const watcher = view(setup, codes[setup.players], ply);
        const seat = watcher.asked[0];
        if (seat === undefined) continue;
        const seen = view(setup, codes[seat], ply);
        const kind = kindOf(seen);
        if (!kind || (seen.legal ?? []).length < 2) continue;
        if (!found.has(kind)) found.set(kind, []);
        found.get(kind).push({ kind, ply, seat, view: seen });
    }
    return [...found.values()]
        .map((all) => all[Math.min(all.length - 1, all.length > 6 ? 3 : 1)])
        .map(({ kind, ply, seat, view: seen }) => ({
            kind,
            ply,
            seat,
            view: seen,
            setup,
            lines: lines.slice(0, ply + 1),
            agents: setup.names.map((_, i) => (i === seat ? 'human' : 'beginner')),
        }))
        .concat([
            {
                kind: 'over',
                ply: record.acts.length,
                seat: 0,
                setup,
                lines,
                over: true,
                agents: setup.names.map((_, i) => (i === 0 ? 'human' : 'beginner')),
            },
        ]);
}

// Puts a game into the browser, as if it had been played there, and opens it: in the same page, since
// to load a page anew takes longer than all that is looked at then.
export async function keep(person, moment) {
    person.kept = (person.kept ?? 0) + 1;
    const id = String(person.kept).padStart(16, '0');
    await person.page.evaluate(() => (location.hash = '#/about'));
    await person.page.waitForFunction(() => !document.querySelector('main.table'));
    await person.page.evaluate(
        async ({ id, lines, setup, agents, ply, over }) => {
            localStorage.setItem(
                `nika.game.${id}`,
                JSON.stringify({
                    id,
                    setup,
                    agents,
                    memory: true,
                    ply,
                    over: !!over,
                    at: Date.now(),
                }),
            );
            // Where there is no database yet, as the first version of the page left it: whole records.
            const database = await new Promise((resolve, reject) => {
                const request = indexedDB.open('nika');
                request.onupgradeneeded = () => request.result.createObjectStore('records');
                request.onsuccess = () => resolve(request.result);
                request.onerror = () => reject(request.error);
            });
            const name = database.objectStoreNames[0];
            await new Promise((resolve, reject) => {
                const transaction = database.transaction(name, 'readwrite');
                const stored = transaction.objectStore(name);
                if (name === 'records') stored.put(lines, id);
                else {
                    stored.delete(IDBKeyRange.bound([id], [id, []]));
                    lines.forEach((line, i) => stored.put(line, [id, i]));
                }
                transaction.oncomplete = resolve;
                transaction.onerror = () => reject(transaction.error);
            });
            database.close();
            location.hash = `#/play/${id}`;
        },
        { ...moment, view: undefined, id },
    );
    await person.page.waitForSelector('main.table[data-ply]');
    await person.page.waitForFunction(
        () =>
            document.querySelector('main.table').dataset.decides !== '' ||
            document.querySelector('main.table').dataset.over === 'yes',
    );
}

// The last decision of a game of Justinian: the color of the last scoring.
export function lastColor(lines) {
    const record = readRecord(lines.map((line) => JSON.stringify(line)).join('\n'));
    const { setup, acts } = record;
    const ply = acts.length - 1;
    const { seat } = acts[ply];
    return {
        kind: 'last',
        ply,
        seat,
        setup,
        lines: lines.slice(0, ply + 1),
        agents: setup.names.map((_, i) => (i === seat ? 'human' : 'beginner')),
        move: acts[ply].move,
    };
}
