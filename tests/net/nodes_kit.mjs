// nodes_kit.mjs: a club of several `nika serve` on one PostgreSQL, and bots that play there while
// something happens to its nodes, its databases and the links between them.
//
// Each node reaches each database, and is reached by the other nodes, through a link of its own that
// can fail (net_link.mjs). Bots (serve/bot.mjs) believe nothing, write down what they were promised,
// shown and refused, and when; after each round serve/serve_judge.mjs holds that against the records.
// Nothing here depends on how long anything takes: whoever waits, waits until games go on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMES, ROUNDS } from '../serve/rounds.mjs';
import { ask } from '../serve/wire.mjs';
import { fail, folder, tellAtFailure, until, wait } from './net_kit.mjs';
import { Relay } from './net_link.mjs';
import { addressOf, freePort, startPostgres, statOf } from './postgres_kit.mjs';

const TESTS = dirname(dirname(fileURLToPath(import.meta.url)));

// Chance from a seed.
export class Chance {
    constructor(seed) {
        this.seed = seed;
        this.drawn = 0;
    }

    below(count) {
        const bytes = createHash('sha256')
            .update(`nodes ${this.seed} ${this.drawn++}`)
            .digest();
        return bytes.readUInt32LE(0) % count;
    }

    pick(list) {
        return list[this.below(list.length)];
    }

    shuffle(list) {
        for (let i = list.length - 1; i > 0; i--) {
            const j = this.below(i + 1);
            [list[i], list[j]] = [list[j], list[i]];
        }
        return list;
    }
}

// A process that is ended with this one, even if it is stopped, and this one killed.
const running = new Set();
process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
});
function start(program, words, settings) {
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...words], settings);
    running.add(child);
    child.over = false;
    child.ended = new Promise((resolve) =>
        child.on('close', (code, signal) => {
            running.delete(child);
            child.over = true;
            resolve({ code, signal });
        }),
    );
    return child;
}

// One `nika serve` of a club, which may end and start again; it keeps its port.
class Node {
    constructor(club, index) {
        this.club = club;
        this.index = index;
        this.name = `n${index + 1}`;
        this.program = club.program;
        this.databases = []; // its links to them
        this.said = []; // lines of its log, each with when it came
        this.unfinished = '';
        this.log = join(club.folder, `${this.name}.log`);
        this.wanted = false; // whether it is to be up
    }

    get pid() {
        return this.process.pid;
    }

    // Starts it; resolves once it takes players.
    async start() {
        const { club } = this;
        const announce = join(club.folder, `${this.name}.announce`);
        const own = join(club.folder, this.name);
        mkdirSync(own, { recursive: true });
        rmSync(announce, { force: true });
        this.port ??= await freePort();
        const listen = await freePort();
        if (this.way) this.way.target = listen;
        const words = [
            ...['--port', String(this.port), '--announce', announce, '--no-rates'],
            ...['--pace', club.pace ?? (club.chance.below(3) ? '0' : '20'), '--log', club.detail],
            ...club.options,
        ];
        if (club.file) words.push('--data', club.file);
        else words.push('--node-name', this.name, '--node-listen', `127.0.0.1:${listen}`);
        if (this.way) words.push('--node-address', `127.0.0.1:${this.way.port}`);
        if (!club.file) words.push('--lease', String(club.lease));
        // The database's password is nobody's business who lists processes.
        const store = club.file ? {} : { NIKA_STORE: club.addressFor(this) };
        this.wanted = true;
        this.process = start(this.program, ['serve', ...words], {
            env: { ...process.env, LC_ALL: 'C.UTF-8', STATE_DIRECTORY: own, ...store },
            stdio: ['ignore', 'ignore', 'pipe'],
        });
        this.process.stderr.setEncoding('utf8');
        this.process.stderr.on('data', (text) => this.hear(text));
        this.process.ended.then((how) => this.hasEnded(how));
        await until(() => this.isReady());
    }

    hear(text) {
        appendFileSync(this.log, text);
        const at = Date.now();
        const lines = (this.unfinished + text).split('\n');
        this.unfinished = lines.pop();
        for (const line of lines) this.said.push({ at, line });
        if (text.includes(this.club.password ?? '\0')) fail(`${this.name} tells the password`);
    }

    // A node that ends by itself is a fault, unless somebody else got its port while it was down.
    async hasEnded({ code, signal }) {
        if (!this.wanted || this.club.isOver) return;
        const last = this.said.slice(-5).map(({ line }) => line);
        if (!last.some((line) => /is taken|node-cannot-listen/.test(line)))
            fail(`${this.name} has ended by itself with ${code ?? signal}: ${last.join('\n')}`);
        await wait(50);
        await this.start();
    }

    async isReady() {
        if (this.process.over) return false;
        const answer = await ask(this.port, 'GET', '/readyz').catch(() => null);
        return answer?.status === 200;
    }

    async kill9() {
        this.wanted = false;
        this.process.kill('SIGKILL');
        await this.process.ended;
    }

    // SIGTERM: it ends by itself, and well.
    async term() {
        this.wanted = false;
        this.process.kill('SIGTERM');
        const { code, signal } = await this.process.ended;
        if (code !== 0) fail(`SIGTERM ends ${this.name} with ${code ?? signal}`);
    }

    stop() {
        this.process.kill('SIGSTOP');
    }

    cont() {
        this.process.kill('SIGCONT');
    }

    // Processor seconds so far, and memory in megabytes.
    cpuSeconds() {
        const fields = statOf(this.pid);
        return (Number(fields[11]) + Number(fields[12])) / 100;
    }

    megabytes() {
        const status = readFileSync(`/proc/${this.pid}/status`, 'latin1');
        return Number(/VmRSS:\s*(\d+)/.exec(status)[1]) / 1024;
    }
}

// The nodes, their databases, and all links.
export class Club {
    // `count` nodes on PostgreSQL, with a synchronous standby if `standby`; or one on a `file`.
    // Without `links` nothing stands between them. A `count` of 0: they are added later.
    static async open(program, options = {}) {
        const club = new Club();
        Object.assign(
            club,
            {
                program,
                count: options.file ? 1 : 3,
                lease: 2,
                standby: true,
                file: null,
                options: [],
            },
            { folder, configuration: '', links: true, pace: null, detail: 'info' },
            { chance: new Chance(1), nodes: [], isOver: false },
            options,
        );
        if (club.file) club.standby = null;
        else {
            club.primary = await startPostgres(club.configuration);
            club.password = club.primary.password;
            club.standby = club.standby ? await club.primary.makeStandby() : null;
        }
        for (let index = 0; index < club.count; index++) await club.add(index);
        tellAtFailure(() => club.story());
        await Promise.all(club.nodes.map((node) => node.start()));
        return club;
    }

    async add(index) {
        const node = new Node(this, index);
        this.nodes.push(node);
        if (this.file || !this.links) return;
        node.way = await Relay.open(0);
        for (const server of [this.primary, this.standby].filter(Boolean))
            node.databases.push(await Relay.open(server.port));
    }

    addressFor(node) {
        const servers = [this.primary, this.standby].filter(Boolean);
        return addressOf(this.links ? node.databases : servers, this.password, {
            connect_timeout: 2,
        });
    }

    ports() {
        return this.nodes.map((node) => node.port);
    }

    // The node that has the lease, null if there is none at the moment.
    async leader() {
        if (this.file) return this.nodes[0];
        if (!this.links) throw new Error('without links, nobody knows');
        const address = await this.primary.sql(
            'SELECT address FROM nika_lease WHERE until > clock_timestamp() AND NOT given',
        );
        return this.nodes.find((node) => address === `127.0.0.1:${node.way.port}`) ?? null;
    }

    // The primary is lost, the standby takes its place, and what was lost is made anew.
    async failOver() {
        const lost = this.primary;
        await lost.kill();
        await this.standby.promote();
        this.primary = this.standby;
        this.standby = lost;
    }

    async rebuild() {
        await this.standby.rebuild(this.primary);
    }

    // All end, in good order.
    async close() {
        this.isOver = true;
        for (const node of this.nodes) await node.term();
        for (const node of this.nodes) {
            node.way?.close();
            for (const link of node.databases) link.close();
        }
        for (const server of [this.primary, this.standby].filter(Boolean)) await server.remove();
    }

    story() {
        return this.nodes
            .map(({ name, said }) => {
                const lines = said.slice(-30).map(({ at, line }) => `  ${at % 1e6} ${line}`);
                return [`The last of ${name}:`, ...lines].join('\n');
            })
            .join('\n');
    }
}

// Four bots that play one round after the other, at nodes of their choice.
export class Group {
    constructor(club, name, { seed, wander = true, keep = false }) {
        this.club = club;
        this.folder = join(club.folder, name);
        this.shift = Number(name.replace(/\D/g, '')) || 0; // where they begin
        this.seed = `${seed} ${name}`;
        this.habits = wander ? ['wander'] : [];
        this.keep = keep; // the rounds' files
        this.lines = 0; // that the bots have printed: something was acknowledged, or not kept
        this.rounds = 0;
        this.entries = []; // of their logs, from all rounds
        this.records = 0;
        mkdirSync(this.folder);
        tellAtFailure(() => `${name}: round ${this.rounds}, ${this.lines} lines from the bots`);
    }

    // Plays until there have been `least` rounds and it is told to stop.
    async play(least = 1) {
        while (!this.isEnough || this.rounds < least) {
            await this.playRound(join(this.folder, `round-${this.rounds}`));
            this.rounds++;
        }
        this.isOver = true;
    }

    async playRound(round) {
        mkdirSync(round);
        const lines = ROUNDS.bots[(this.rounds + this.shift) % ROUNDS.bots.length];
        const plan = join(round, 'plan.json');
        writeFileSync(plan, JSON.stringify(lines.map((line, i) => ({ key: String(i), ...line }))));
        const ports = this.club.ports();
        const bots = NAMES.map((name, i) => {
            const first = (i + this.shift) % ports.length;
            const order = [...ports.slice(first), ...ports.slice(0, first)].join();
            const words = [round, name, order, plan, this.seed, ...this.habits];
            const bot = start(process.execPath, [join(TESTS, 'serve/bot.mjs'), ...words], {
                stdio: ['ignore', 'pipe', 'inherit'],
            });
            bot.stdout.on('data', (bytes) => {
                this.lines += bytes.toString('latin1').split('\n').length - 1;
            });
            return bot.ended.then(({ code, signal }) => {
                if (code !== 0) fail(`${name} in ${round} has ended with ${code ?? signal}`);
            });
        });
        await Promise.all(bots);
        await this.judge(round);
    }

    // Whether what bots were promised is in the records, once, and the deals are proved.
    async judge(round) {
        const group = basename(this.folder);
        for (const name of NAMES)
            for (const line of readFileSync(join(round, `${name}.log`), 'utf8')
                .trim()
                .split('\n'))
                this.entries.push({ name, group, ...JSON.parse(line) });
        const said = await finished(process.execPath, [
            join(TESTS, 'serve/serve_judge.mjs'),
            this.club.program,
            round,
        ]);
        if (said.code !== 0) fail(`what bots were promised in ${round}: ${said.text}`);
        const tables = JSON.parse(readFileSync(join(round, 'plan.json'), 'utf8')).map(({ key }) =>
            readFileSync(join(round, `${key}.table`), 'utf8'),
        );
        const records = tables.map((table) => join(round, `${table}.${NAMES[0]}.nika`));
        const verified = await finished(this.club.program, ['verify', '--moves', ...records]);
        const proofs = verified.text.match(
            /verified, 1 game, \d+ moves; deals proved: 1; signed with the key [0-9a-f]+(; computer.s moves proved: \d+)?$/gm,
        );
        if (verified.code !== 0 || proofs?.length !== records.length)
            fail(`a deal is not proved: ${verified.text}`);
        const other = await finished(process.execPath, [
            join(TESTS, '../tools/verify-deal.mjs'),
            ...records,
        ]);
        if (other.code !== 0) fail(`the other program does not prove it: ${other.text}`);
        this.records += records.length;
        if (!this.keep) rmSync(round, { recursive: true });
    }
}

// Runs a program to its end, while everything else goes on: its status, and what it printed.
function finished(program, words) {
    const child = start(program, words, {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes) => (text += bytes));
    return child.ended.then(({ code }) => ({ code, text }));
}

// Waits until every group that still plays has done something `times` more.
export async function untilProgress(groups, times = 3) {
    const before = groups.map((group) => group.lines);
    await until(() => groups.every((group, i) => group.isOver || group.lines >= before[i] + times));
}

// When something happened at each table: an act that somebody saw, in the order of time.
function momentsOf(entries) {
    const tables = new Map();
    for (const { seen, table, ply, at } of entries) {
        if (seen !== 'act' && seen !== 'undone') continue;
        if (!tables.has(table)) tables.set(table, new Map());
        const plies = tables.get(table);
        plies.set(ply, Math.min(at, plies.get(ply) ?? Infinity));
    }
    return tables;
}

// The longest time, in milliseconds, in which a table was silent, and which a player waited for the
// answer to an act: for each kind of fault, and without any. `faults`: { kind, begin, end }.
export function pausesOf(entries, faults) {
    const longest = new Map();
    const count = (from, to, what) => {
        const during = faults.filter(({ begin, end }) => begin <= to && from <= end);
        for (const kind of during.length ? new Set(during.map((one) => one.kind)) : ['none']) {
            const row = longest.get(kind) ?? { silent: 0, answer: 0 };
            row[what] = Math.max(row[what], to - from);
            longest.set(kind, row);
        }
    };
    for (const plies of momentsOf(entries).values()) {
        const times = [...plies.values()].sort((a, b) => a - b);
        for (let i = 1; i < times.length; i++) count(times[i - 1], times[i], 'silent');
    }
    for (const { took, at } of entries) if (took !== undefined) count(at - took, at, 'answer');
    return longest;
}

export function printPauses(longest, faults) {
    for (const [kind, { silent, answer }] of [...longest].sort()) {
        const times = faults.filter((one) => one.kind === kind).length;
        console.log(
            `${kind.padEnd(18)} ${String(times || '').padStart(4)}   table silent ${String(silent).padStart(6)} ms   answer ${String(answer).padStart(6)} ms`,
        );
    }
}
