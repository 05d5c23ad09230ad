// postgres_kit.mjs: PostgreSQL servers of the tests' own: they live at 127.0.0.1, at a port that
// nobody uses, in a folder below the temporary one, and belong to an unprivileged user. They can be
// killed, paused, restarted, and copied by a synchronous standby that is promoted later. When the
// test ends, however it ends, they are gone, and so is the folder.
//
//     const primary = await startPostgres();
//     const standby = await primary.makeStandby();      what commits from now on is on both
//     await primary.kill();
//     await standby.promote();
//     await primary.rebuild(standby);                   and now the other way round
import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
    appendFileSync,
    chownSync,
    existsSync,
    mkdtempSync,
    openSync,
    closeSync,
    readFileSync,
    readdirSync,
    readlinkSync,
    rmSync,
    writeFileSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellAtFailure, until, wait } from './net_kit.mjs';

const USER = 'nika';
const DATABASE = 'nika';

// Debian has a folder for each version: the newest one.
function findPrograms() {
    const root = '/usr/lib/postgresql';
    const there = (version) => existsSync(join(root, version, 'bin', 'initdb'));
    const versions = existsSync(root) ? readdirSync(root).filter(there).map(Number) : [];
    const found = join(root, String(Math.max(...versions)), 'bin');
    if (!versions.length) {
        console.log('FAILED: PostgreSQL is not installed: tools/setup test');
        process.exit(1);
    }
    return found;
}
const programs = findPrograms();

// Who runs it: PostgreSQL refuses root.
function findOwner() {
    if (process.getuid() !== 0) return {};
    const id = (option, name) => {
        const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
        return status === 0 ? Number(stdout) : null;
    };
    const name = id('-u', 'postgres') === null ? 'nobody' : 'postgres';
    return { uid: id('-u', name), gid: id('-g', name) };
}
const owner = findOwner();

// Whoever works in the folder is one of these servers: ends all of them, then what they leave behind.
const WATCHDOG = `
(
    cat <&3 >/dev/null
    found=yes
    while [ "$found" ]; do
        found=
        for link in /proc/[0-9]*/cwd; do
            case $(readlink "$link" 2>/dev/null) in
            "$1"/*)
                pid=\${link#/proc/}
                kill -KILL "\${pid%/cwd}" 2>/dev/null && found=yes
                ;;
            esac
        done
    done
    for file in "$1"/*/postmaster.pid; do
        [ -e "$file" ] || continue
        segment=$(sed -n 7p "$file")
        ipcrm -m "\${segment##* }" 2>/dev/null
    done
    rm -rf "$1"
) &
`;

// The folder of this process's servers. A shell that is no child of this process looks after it: it
// waits for the end of a pipe, which comes even if this process is killed with all its children.
let kept = null;
let number = 0;
function folder() {
    if (kept) return kept;
    kept = mkdtempSync(join(tmpdir(), 'nika-postgres-'));
    if (owner.uid !== undefined) chownSync(kept, owner.uid, owner.gid);
    const watchdog = spawn('sh', ['-c', WATCHDOG, 'watchdog', kept], {
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'], // Node closes a standard input itself
    });
    watchdog.unref();
    watchdog.stdio[3].unref();
    return kept;
}

const settings = { ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

// The programs that have begun and not ended, with their words.
const begun = new Set();
tellAtFailure(() => [...begun].map((words) => `${words.join(' ')} has not ended`).join('\n'));

// Runs a program to its end; what it printed.
function run(program, words, environment = {}) {
    return new Promise((resolve, reject) => {
        const options = { ...settings, env: { ...settings.env, ...environment }, cwd: folder() };
        const it = [program, ...words];
        begun.add(it);
        execFile(join(programs, program), words, options, (problem, out, err) => {
            begun.delete(it);
            if (problem) reject(new Error(`${program}: ${err || problem.message}`));
            else resolve(out.trim());
        }).stdin.end();
    });
}

// A port that nobody listens at, and that the system gives to no connection by itself: whoever
// restarts finds it free again.
export async function freePort() {
    for (;;) {
        const port = 11000 + (randomBytes(2).readUInt16LE() % 20000);
        const taken = net.createServer();
        const fine = await new Promise((resolve) => {
            taken.on('error', () => resolve(false));
            taken.listen(port, '127.0.0.1', () => resolve(true));
        });
        if (!fine) continue;
        await new Promise((resolve) => taken.close(resolve));
        return port;
    }
}

// The fields of a process from the third on: its state, its parent …; null if it is gone.
export function statOf(pid) {
    try {
        const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
        return text.slice(text.lastIndexOf(')') + 2).split(' ');
    } catch {
        return null;
    }
}

function send(pid, signal) {
    try {
        process.kill(pid, signal);
    } catch (problem) {
        if (problem.code !== 'ESRCH') throw problem;
    }
}

// The address at which clients find whichever of some hosts takes writes: each has a `port`.
export function addressOf(hosts, password, options = {}) {
    const where = hosts.map(({ port }) => `127.0.0.1:${port}`).join();
    const query = new URLSearchParams({
        ...(hosts.length > 1 ? { target_session_attrs: 'read-write' } : {}),
        ...options,
    });
    return `postgresql://${USER}:${password}@${where}/${DATABASE}${query.size ? `?${query}` : ''}`;
}

// One server. `address` is where clients find it, also after a restart.
export class Postgres {
    constructor(port, password) {
        this.port = port;
        this.password = password;
        this.data = join(folder(), String(number++));
        this.log = `${this.data}.log`;
        this.ended = null; // a promise, while it runs
        this.follower = null; // its synchronous standby
    }

    get address() {
        return addressOf([this], this.password);
    }

    async initialize(configuration) {
        const file = `${this.data}.password`;
        writeFileSync(file, `${this.password}\n`, { mode: 0o600 });
        if (owner.uid !== undefined) chownSync(file, owner.uid, owner.gid);
        const words = ['--pwfile', file, '-U', USER, '-A', 'scram-sha-256', '-E', 'UTF8'];
        const others = ['--locale', 'C', '--no-sync', '--no-instructions', '--wal-segsize', '4'];
        await run('initdb', ['-D', this.data, ...words, ...others]);
        // Each server's own are in kit.conf, which is written anew when it changes its part.
        appendFileSync(
            join(this.data, 'postgresql.conf'),
            `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
synchronous_commit = on
shared_buffers = 16MB
max_connections = 60
dynamic_shared_memory_type = mmap
min_wal_size = 32MB
max_wal_size = 256MB
wal_keep_size = 64MB
wal_retrieve_retry_interval = 200ms
log_line_prefix = '%m [%p] '
${configuration}
include 'kit.conf'
`,
        );
        this.configure('');
        await this.start();
        await this.sql(`CREATE DATABASE ${DATABASE}`, 'postgres');
    }

    configure(text) {
        const file = join(this.data, 'kit.conf');
        writeFileSync(file, `${text}\n`, { mode: 0o600 });
        if (owner.uid !== undefined) chownSync(file, owner.uid, owner.gid);
    }

    // As pg_ctl asks: what the server says of itself in its file, null if it is another's or not
    // there.
    status() {
        try {
            const lines = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n');
            return Number(lines[0]) === this.child.pid ? (lines[7] ?? '').trim() : null;
        } catch {
            return null;
        }
    }

    // Starts it; resolves once it lets clients in. Somebody else may have its port for a moment.
    async start() {
        for (;;) {
            const log = openSync(this.log, 'a');
            const child = spawn(
                join(programs, 'postgres'),
                ['-D', this.data, '-p', String(this.port)],
                { ...settings, cwd: this.data, stdio: ['ignore', log, log] },
            );
            closeSync(log);
            let over = false;
            this.child = child;
            this.ended = new Promise((resolve) =>
                child.on('close', (code, signal) => {
                    over = true;
                    resolve({ code, signal });
                }),
            );
            await until(() => over || this.status() === 'ready');
            if (!over) return;
            const said = readFileSync(this.log, 'utf8').slice(-2000);
            if (!/Address already in use/.test(said))
                throw new Error(`PostgreSQL does not start: ${said}`);
            await wait(100);
        }
    }

    // All its processes, the one that started the others first.
    processes() {
        const found = [];
        for (const entry of readdirSync('/proc')) {
            if (!/^\d+$/.test(entry)) continue;
            try {
                if (readlinkSync(`/proc/${entry}/cwd`) === this.data) found.push(Number(entry));
            } catch {
                // it has ended, or belongs to somebody else
            }
        }
        const first = this.child.pid;
        return [...found.filter((pid) => pid === first), ...found.filter((pid) => pid !== first)];
    }

    // SIGINT: as an administrator restarts it: clients are thrown out, all is written down.
    async stop(signal = 'SIGINT') {
        send(this.child.pid, signal);
        await this.ended;
        await until(() => this.processes().length === 0);
    }

    // kill -9 of everything at once: the machine is gone.
    async kill() {
        for (const pid of this.processes()) send(pid, 'SIGSTOP');
        while (this.processes().length) {
            for (const pid of this.processes()) send(pid, 'SIGKILL');
            await wait(2);
        }
        await this.ended;
    }

    async restart() {
        await this.stop();
        await this.start();
    }

    // Nothing of it runs any more, until resume.
    async pause() {
        await until(() => {
            const running = this.processes().filter(
                (pid) => !/^[TZ]/.test(statOf(pid)?.[0] ?? 'Z'),
            );
            for (const pid of running) send(pid, 'SIGSTOP');
            return running.length === 0;
        });
    }

    resume() {
        for (const pid of this.processes().reverse()) send(pid, 'SIGCONT');
    }

    // What psql prints for it, without ornaments.
    sql(text, database = DATABASE) {
        const words = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text];
        const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER, '-d', database];
        return run('psql', [...where, ...words], { PGPASSWORD: this.password });
    }

    // How many bytes its log has had from the beginning of time.
    async walBytes() {
        return Number(await this.sql("SELECT pg_current_wal_lsn() - '0/0'"));
    }

    // Processor seconds of all its processes so far, and of those that have ended.
    cpuSeconds() {
        let ticks = 0;
        for (const pid of this.processes()) {
            const fields = statOf(pid);
            const ended = pid === this.child.pid ? [13, 14] : [];
            for (const field of [11, 12, ...ended]) ticks += Number(fields?.[field] ?? 0);
        }
        return ticks / TICKS;
    }

    async isPrimary() {
        return (await this.sql('SELECT pg_is_in_recovery()')) === 'f';
    }

    // A copy of `primary` in an empty folder, that follows it; what `primary` commits from then on
    // is on both.
    async follow(primary) {
        const from = `host=127.0.0.1 port=${primary.port} user=${USER} application_name=standby`;
        await run(
            'pg_basebackup',
            ['-d', from, '-D', this.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
            { PGPASSWORD: primary.password },
        );
        this.configure('');
        await this.start();
        primary.configure("synchronous_standby_names = '*'");
        send(primary.child.pid, 'SIGHUP');
        primary.follower = this;
        await until(async () => {
            const state = 'SELECT state, sync_state FROM pg_stat_replication';
            return (await primary.sql(state)) === 'streaming|sync';
        });
        // It says so as soon as it has read its settings, but commits wait only once its
        // checkpointer has read them as well, which it does before it begins a checkpoint.
        await primary.sql('CHECKPOINT');
    }

    async makeStandby() {
        const standby = new Postgres(await freePort(), this.password);
        await standby.follow(this);
        return standby;
    }

    // A standby whose primary is gone becomes the primary, and waits for nobody.
    async promote() {
        await this.sql('SELECT pg_promote(false)');
        await until(() => this.isPrimary());
    }

    // What was lost is made anew, at the same port, as the standby of the one that was promoted.
    async rebuild(primary) {
        await this.remove();
        await this.follow(primary);
    }

    async remove() {
        if (this.processes().length) await this.kill();
        this.follower = null;
        const file = join(this.data, 'postmaster.pid');
        if (existsSync(file)) {
            // Whoever is killed leaves a few bytes of shared memory behind.
            const [, segment] = readFileSync(file, 'utf8').split('\n')[6].trim().split(/\s+/);
            spawnSync('ipcrm', ['-m', segment]);
        }
        rmSync(this.data, { recursive: true, force: true });
    }
}

const TICKS = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);

// A server with an empty database. `configuration`: lines of postgresql.conf. Commits do not wait for
// the disk, which may be slow: processes are killed here, machines are not.
export async function startPostgres(configuration = '') {
    const server = new Postgres(await freePort(), randomBytes(12).toString('hex'));
    await server.initialize(configuration);
    return server;
}
