// bot.mjs FOLDER NAME PORTS PLAN SEED [wander]: a player without strategy and with a good memory, written from
// docs/protocol.md and docs/record.md alone. It plays any legal move at all tables of the plan, out
// of turn too, changes its mind, takes back, talks, comes back whenever the connection is lost, and
// may itself be killed at any moment: what it must not forget is in FOLDER/NAME.json before it is
// sent. It believes nothing: the first thing that is not as the documents say ends it with a fault
// and status 1. What it was promised is in FOLDER/NAME.log, for serve_judge.mjs; the records that it got
// at the end are in FOLDER/TABLE.NAME.nika. For each act that was acknowledged it prints a line,
// and the error for one that it has to send once more.
//
// PORTS: the server's, or those of several nodes of one club, 8080,8081,8082: when a connection is
// lost, it goes to the next one; with `wander`, it also gets its tickets and records anywhere. Its
// log says as well when it lost and found whom, what was refused, when it heard what, and that moves
// can't be saved.
//
// PLAN is a file with a list of tables:
// {"key":"a","game":"byzantz","seats":["Ada","Bo","casual"],"rules":{},"options":{}}. Names that
// are levels are computer players. The first person is the host, and tells the others the table's
// id in FOLDER/KEY.table. Who has no seat watches.
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from './rounds.mjs';
import { checkMove, checkView, demand } from './sight.mjs';
import { WebSocket, ask } from './wire.mjs';

// errors after which the same request may be sent once more
const LATER = ['not-kept', 'closing', 'starting', 'busy', 'slow-down'];
const [, , folder, me, portsText, planFile, seedText, habit] = process.argv;
const ports = portsText.split(',').map(Number);
let place = 0; // which of them is called
const plan = JSON.parse(readFileSync(planFile, 'utf8'));

// The state that outlives this process, written whole or not at all.
const stateFile = join(folder, `${me}.json`);
const state = existsSync(stateFile)
    ? JSON.parse(readFileSync(stateFile, 'utf8'))
    : { token: null, who: null, lives: 0, next: 0, tables: {} };
function keep() {
    writeFileSync(`${stateFile}.new`, JSON.stringify(state));
    renameSync(`${stateFile}.new`, stateFile);
}
state.lives++;
keep();

function note(entry) {
    appendFileSync(join(folder, `${me}.log`), `${JSON.stringify({ ...entry, at: Date.now() })}\n`);
}

function fault(problem) {
    console.error(`FAULT ${me}: ${problem.stack ?? problem}`);
    process.exit(1);
}
process.on('uncaughtException', fault);
process.on('unhandledRejection', fault);

// Chance from the seed, and another one in each life.
let drawn = 0;
function below(count) {
    const bytes = createHash('sha256')
        .update(`${seedText} ${me} ${state.lives} ${drawn++}`)
        .digest();
    return bytes.readUInt32LE(0) % count;
}
const oneIn = (count) => below(count) === 0;
const pick = (list) => list[below(list.length)];
const anyPort = () => (habit === 'wander' ? pick(ports) : ports[place]);

let socket = null; // the connection
let welcome = false; // hello was answered
let questions = new Map(); // requests on this connection that have no answer yet
let answered = new Set(); // ids that have one
let asked = 0;

// Sends a request and hands its answer on.
function request(fields, then) {
    const id = fields.id ?? `q${state.lives}-${asked++}`;
    demand(!questions.has(id), `the id ${id} is in use`);
    questions.set(id, { fields, then });
    answered.delete(id);
    socket.say({ ...fields, id });
}

// The hash by which a contribution to a deal is pledged.
const pledgeOf = (table, chance) =>
    createHash('sha256')
        .update('nika-fair-2 pledge\0')
        .update(table)
        .update(Buffer.from(chance, 'hex'))
        .digest('hex');

// One table of the plan, as this bot plays it.
class Table {
    constructor(line) {
        this.plan = line;
        this.players = line.seats.length;
        this.persons = line.seats.filter((name) => !LEVELS.includes(name));
        this.isHost = this.persons[0] === me;
        this.own = line.seats.includes(me) ? line.seats.indexOf(me) : null;
        this.file = join(folder, `${line.key}.table`);
        // kept: id; commitment, as it was before this bot sat down; chance; pledges, of all seats,
        // as they were when it revealed its chance; ply, the highest one seen; act, which was sent and not yet answered; said, the last answer to a question to
        // all
        this.kept = state.tables[line.key] ??= {
            id: null,
            commitment: null,
            chance: null,
            pledges: null,
            ply: 0,
            act: null,
            said: null,
            over: false,
        };
        this.forget();
    }

    // What counts for one connection only.
    forget() {
        this.entered = this.busy = false;
        this.asides = new Set(); // what was asked for before the start
        this.table = this.now = null;
        this.acting = false;
        this.talked = -1;
    }

    // Asks for something that is not an act, one thing at a time.
    want(fields, then) {
        this.busy = true;
        request({ ...fields, ...(this.kept.id ? { table: this.kept.id } : {}) }, (answer) => {
            this.busy = false;
            then(answer);
            this.step();
        });
    }

    // Goes on, wherever this table is.
    step() {
        if (!welcome || this.busy || this.kept.over) return;
        if (!this.kept.id) this.find();
        else if (!this.entered)
            this.want({ do: 'enter' }, (answer) => this.fine(answer, () => (this.entered = true)));
        else if (this.table?.state === 'open') this.prepare();
        else if (this.table?.state === 'over' && !this.kept.act) this.finish();
        else if (this.table?.state === 'over')
            return; // first it wants to know what became of its last act
        else if (this.table)
            demand(this.table.state === 'running', `the table is ${this.table.state}`);
    }

    // An answer that says yes, or comes again later.
    fine(answer, then, others = []) {
        if (answer.ok) then(answer);
        else
            demand(
                LATER.includes(answer.error) || others.includes(answer.error),
                `${JSON.stringify(answer)} at ${this.plan.key}`,
            );
    }

    find() {
        if (this.isHost) {
            const { game, rules = {}, options = {} } = this.plan;
            options.undo ??= 'free';
            this.want({ do: 'open', game, players: this.players, rules, options }, (answer) =>
                this.fine(answer, () => {
                    demand(
                        /^[0-9a-f]{16}$/.test(answer.table) &&
                            /^[0-9a-f]{64}$/.test(answer.commitment),
                        `opened as ${JSON.stringify(answer)}`,
                    );
                    this.kept.id = answer.table;
                    this.kept.commitment = answer.commitment;
                    keep();
                    this.invite();
                }),
            );
        } else if (existsSync(this.file)) {
            this.kept.id = readFileSync(this.file, 'utf8');
            keep();
            this.step();
        }
    }

    invite() {
        writeFileSync(`${this.file}.new`, this.kept.id);
        renameSync(`${this.file}.new`, this.file);
    }

    // Before the start: sits down, and the host does what hosts do. The commitment is kept before
    // the own chance is sent.
    prepare() {
        const { seats } = this.table;
        const aside = (fields, others) => {
            const word = JSON.stringify(fields);
            if (this.asides.has(word)) return false;
            this.want(fields, (answer) => this.fine(answer, () => this.asides.add(word), others));
            return true;
        };
        if (this.isHost && !existsSync(this.file)) this.invite();
        if (this.own !== null && this.table.you === null) {
            this.kept.commitment ??= this.table.commitment;
            this.kept.chance ??= randomBytes(32).toString('hex');
            keep();
            const pledge = pledgeOf(this.kept.id, this.kept.chance);
            if (aside({ do: 'sit', seat: this.own, pledge })) return;
        }
        if (this.table.drawing) return this.reveal();
        if (!this.isHost) return;
        const computer = this.plan.seats.findIndex(
            (name, seat) => LEVELS.includes(name) && seats[seat].kind === 'open',
        );
        if (computer >= 0) aside({ do: 'seat', seat: computer, player: this.plan.seats[computer] });
        else if (seats.every((seat) => seat.kind !== 'open')) aside({ do: 'start' });
    }

    // All pledges are fixed: they are kept before the own chance is revealed.
    reveal() {
        const { drawing, seats } = this.table;
        if (this.own === null || seats[this.own].chance || this.asides.has('reveal')) return;
        demand(
            drawing.pledges[this.own] === pledgeOf(this.kept.id, this.kept.chance),
            'my pledge is not the one that I sent',
        );
        demand(
            drawing.pledges.every(
                (pledge, seat) => (pledge === null) === (seats[seat].kind === 'computer'),
            ),
            'a pledge too many or too few',
        );
        this.kept.pledges ??= drawing.pledges;
        keep();
        this.want({ do: 'reveal', chance: this.kept.chance }, (answer) =>
            // the time for it may be over
            this.fine(answer, () => this.asides.add('reveal'), ['not-open']),
        );
    }

    hearTable(message) {
        this.table = message;
        demand(
            message.game === this.plan.game &&
                message.players === this.players &&
                message.seats.length === this.players,
            'another table',
        );
        demand(
            message.state !== 'damaged' && message.state !== 'closed',
            `the table is ${message.state}`,
        );
        if (this.kept.commitment)
            demand(message.commitment === this.kept.commitment, 'the commitment has changed');
        demand(
            'fair' in message === (message.state === 'over'),
            `fair at a table that is ${message.state}`,
        );
        if (message.you !== null) {
            demand(message.you === this.own, `I am said to have seat ${message.you}`);
            const seat = message.seats[this.own];
            demand(
                seat.who === state.who && seat.name === me && seat.here,
                `my seat is ${JSON.stringify(seat)}`,
            );
            demand(!seat.auto, 'the computer plays for me');
        }
        if (message.talk) this.talked = message.talk.at(-1)?.number ?? -1;
        this.step();
    }

    // A position: `view`, or what came of an act or an undo. The ply never goes back, not even if
    // the server was killed.
    hearPosition(message) {
        const { ply, moves, view, together, undo } = message;
        const before = this.now;
        demand(ply >= this.kept.ply, `ply ${ply} after ${this.kept.ply}`);
        demand(ply >= moves && (ply - moves) % 2 === 0, `${moves} moves at ply ${ply}`);
        if (message.is !== 'view') {
            demand(!before || ply === before.ply + 1, `ply ${ply} after ${before?.ply}`);
            demand(
                !before || moves === before.moves + (message.is === 'act' ? 1 : -1),
                `${moves} moves after ${before?.moves}`,
            );
        } else demand(!before || ply >= before.ply, 'a view of the past');
        if (message.is === 'act') checkMove(message.move, message.seat, this.own);
        checkView(view, {
            game: this.plan.game,
            players: this.players,
            own: this.own,
            moves,
            together,
        });
        demand(message.clock === null, 'a clock at a table without');
        demand(this.own !== null || !undo, 'a watcher could take back');
        this.kept.ply = ply;
        this.now = { ply, moves, view, together, undo };
        if (message.is !== 'view')
            note({
                seen: message.is,
                table: this.kept.id,
                ply,
                moves,
                seat: message.seat,
                move: message.move ?? null,
            });
        if (!together && oneIn(12))
            note({ seen: 'view', table: this.kept.id, ply, moves, seat: this.own, view });
        if (this.own !== null) this.decide();
    }

    // What to do about the position, if anything: one act at a time.
    decide() {
        const { view, together, undo, ply } = this.now;
        if (this.acting) return;
        if (this.kept.act) this.act(this.kept.act);
        else if (view.result) return;
        else if (together && this.kept.said !== ply) {
            // sometimes it answers twice; the second answer counts
            if (!oneIn(5)) this.kept.said = ply;
            this.act({ do: 'play', ply, move: pick(view.legal) });
        } else if (together) return;
        else if (undo && oneIn(6)) this.act({ do: 'undo', ply });
        // While answers to a question to all are resolved, views say who is asked, as ever; but
        // they have answered already.
        else if (view.stage === 'trigger') return;
        else if (view.asked.includes(this.own))
            this.act({ do: 'play', ply, move: pick(view.legal) });
        else if (view.free.includes(this.own) && view.legal.length && oneIn(8))
            this.act({ do: 'play', ply, move: pick(view.legal) });
        else if (oneIn(60) && !this.busy)
            this.want({ do: 'say', text: `It is ply ${ply}.` }, (answer) =>
                this.fine(answer, () => {}),
            );
        // biome-ignore lint/suspicious/noDuplicateElseIf: chance decides anew each time
        else if (oneIn(60) && !this.busy) this.recall();
    }

    // Sends an act, or sends it once more: with an id that nothing else ever has, and kept first.
    act(act) {
        const { view, ply } = this.now;
        if (!this.kept.act) {
            if (act.do === 'play')
                demand(view.legal.includes(act.move), `${act.move} is not legal`);
            this.kept.act = {
                ...act,
                id: `${me}-${state.next++}`,
                together: this.now.together,
                since: Date.now(),
            };
            keep();
        }
        const { together, since, ...fields } = this.kept.act;
        this.acting = true;
        request({ ...fields, table: this.kept.id }, (answer) => {
            this.acting = false;
            if (answer.ok) {
                note({
                    acknowledged: fields.do,
                    table: this.kept.id,
                    id: fields.id,
                    seat: this.own,
                    sent: fields.ply,
                    ply: answer.ply,
                    move: fields.move ?? null,
                    together,
                    took: Date.now() - since,
                });
                console.log(fields.id);
                demand(answer.table === this.kept.id, 'an answer from another table');
                demand(
                    answer.ply === fields.ply + (together ? 0 : 1),
                    `ply ${answer.ply} after an act at ${fields.ply}`,
                );
            } else if (answer.error === 'stale')
                demand(answer.ply > fields.ply, `${fields.ply} is stale at ply ${answer.ply}`);
            // Another answer to a question to all may come after the one that ends the game.
            else
                demand(
                    LATER.includes(answer.error) || answer.error === 'not-running',
                    `${JSON.stringify(fields)} at ply ${ply}: ${JSON.stringify(answer)}`,
                );
            if (!answer.ok && LATER.includes(answer.error)) {
                console.log(answer.error);
                setTimeout(() => this.now && this.decide(), answer.wait ?? 50);
                return;
            }
            this.kept.act = null;
            keep();
            // The messages about the act may come before or after the answer: act again only once
            // they are there.
            const settled = answer.ply ?? Infinity;
            if (this.now && this.now.ply >= settled) this.decide();
            this.step();
        });
    }

    // What was played, from somewhere on: views follow each other, and hide what they must.
    recall() {
        const from = below(this.now.moves + 1);
        const check = {
            game: this.plan.game,
            players: this.players,
            own: this.own,
            together: false,
        };
        this.want(
            { do: 'past', from },
            (answer) =>
                this.fine(answer, () => {
                    demand(
                        answer.from === from && answer.acts.length <= 32,
                        `past from ${answer.from}, ${answer.acts.length} acts`,
                    );
                    checkView(answer.first, { ...check, moves: from });
                    answer.acts.forEach(({ seat, move, view }, i) => {
                        checkMove(move, seat, this.own);
                        checkView(view, { ...check, moves: from + i + 1 });
                    });
                }, ['bad-value']), // the move from which on was taken back meanwhile
        );
    }

    // The end: the proof, with what this bot knows of it, and the record.
    async finish() {
        const { fair } = this.table;
        const { id, commitment, chance, pledges } = this.kept;
        this.busy = true;
        demand(fair.algorithm === 'nika-fair-2' && fair.table === id, 'the proof of another table');
        const hash = createHash('sha256')
            .update('nika-fair-1 commitment\0')
            .update(id)
            .update(Buffer.from(fair.secret, 'hex'));
        demand(hash.digest('hex') === fair.commitment, 'the secret does not fit the commitment');
        demand(
            commitment === null || fair.commitment === commitment,
            'the commitment is not the one that I was shown',
        );
        this.plan.seats.forEach((name, seat) =>
            demand(
                (fair.pledge[seat] === null) === LEVELS.includes(name),
                'a contribution too many or too few',
            ),
        );
        demand(fair.early.length === 0, 'nobody sent a contribution early');
        if (pledges)
            demand(
                JSON.stringify(fair.pledge) === JSON.stringify(pledges),
                'the pledges are not those that I was shown',
            );
        if (this.own !== null && fair.chance[this.own] !== null)
            demand(fair.chance[this.own] === chance, 'my contribution is not the one that I sent');
        let record = null;
        while (!record) {
            const response = await ask(anyPort(), 'GET', `/api/tables/${id}/record`, {
                token: state.token,
            }).catch(() => null);
            if (response?.status === 200) record = response.bytes;
            else if (response)
                demand(
                    response.status === 503 || response.status === 429,
                    `the record: ${response.status}`,
                );
            if (!record) await pause();
        }
        writeFileSync(join(folder, `${id}.${me}.nika`), record);
        this.kept.over = true;
        keep();
        if (tables.every((table) => table.kept.over)) process.exit(0);
    }

    hear(message) {
        if (message.is === 'table') this.hearTable(message);
        else if (['act', 'undone', 'view'].includes(message.is)) this.hearPosition(message);
        else if (message.is === 'said') {
            demand(message.number > this.talked, `talk ${message.number} after ${this.talked}`);
            this.talked = message.number;
        } else if (message.is === 'not-kept') note({ told: message.is, table: this.kept.id });
        else demand(['rematch', 'note'].includes(message.is), `a message “${message.is}”`);
    }
}

const tables = plan.map((line) => new Table(line));

function hear(text) {
    const message = JSON.parse(text);
    if ('re' in message) {
        demand(
            message.re !== null || LATER.includes(message.error) || message.error === 'too-many',
            `an answer to nothing: ${text}`,
        );
        if (message.re === null) return;
        const question = questions.get(message.re);
        demand(question && !answered.has(message.re), `the second answer to a request: ${text}`);
        questions.delete(message.re);
        answered.add(message.re);
        if (!message.ok)
            note({
                refused: question.fields.do,
                table: question.fields.table ?? null,
                error: message.error,
            });
        question.then(message);
    } else if (message.is === 'resync') {
        for (const table of tables) table.now = null;
    } else if (message.is !== 'closing') {
        const table = tables.find((one) => one.kept.id === message.table);
        demand(table, `a message of a table that I do not know: ${text}`);
        if (!table.kept.over) table.hear(message);
    }
}

// Longer and longer, and never the same for all.
let failures = 0;
function pause() {
    const longest = Math.min(400, 10 * 2 ** failures);
    failures++;
    return new Promise((resolve) => setTimeout(resolve, 1 + below(longest)));
}

// A session, a ticket, a connection, hello. Resolves once the connection is lost again, or was not
// made.
async function visit() {
    const port = ports[place];
    const failed = (status) => note({ unanswered: port, status });
    if (!state.token) {
        const session = await ask(port, 'POST', '/api/session', { body: { name: me } });
        if (session.status !== 200) return failed(session.status);
        ({ token: state.token, who: state.who } = session.json());
        demand(
            /^[0-9a-f]{64}$/.test(state.token) && /^[0-9a-f]{16}$/.test(state.who),
            'a session that is none',
        );
        keep();
    }
    const response = await ask(anyPort(), 'POST', '/api/ticket', { token: state.token, body: {} });
    demand(
        response.status === 200 || response.status === 503 || response.status === 429,
        `a ticket: ${response.status}`,
    ); // never 401: the session was on the disk
    if (response.status !== 200) return failed(response.status);
    const { ticket } = response.json();
    await new Promise((resolve) => {
        const connection = new WebSocket(port, {
            open() {
                questions = new Map();
                answered = new Set();
                socket = connection;
                request({ do: 'hello', ticket, form: 'json' }, (answer) => {
                    if (!answer.ok)
                        return demand(
                            LATER.includes(answer.error) || answer.error === 'bad-ticket',
                            `hello: ${answer.error}`,
                        );
                    demand(
                        answer.who === state.who && answer.name === me && answer.protocol === 1,
                        `I am ${JSON.stringify(answer)}`,
                    );
                    failures = 0;
                    welcome = true;
                    note({ found: port });
                    for (const table of tables) table.step();
                });
            },
            heard: hear,
            lost(code) {
                note({ lost: port, code, welcome });
                socket = null;
                welcome = false;
                for (const table of tables) table.forget();
                resolve();
            },
        });
    });
}

if (tables.every((table) => table.kept.over)) process.exit(0);
// Invitations come as files; and what was answered with “later” is tried again.
setInterval(() => {
    for (const table of tables) table.step();
}, 25);
for (;;) {
    await visit().catch((problem) => {
        if (!problem.code) throw problem;
        note({ unanswered: ports[place], code: problem.code });
    });
    place = (place + 1) % ports.length;
    await pause();
}
