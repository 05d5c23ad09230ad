// nodes.mjs NIKA FAULTS [SEED [FOLDER]]: three nodes and PostgreSQL with a synchronous standby, bots
// at all of them, and so many random faults, one after the other: a node is killed and started
// again, or stopped for longer than the lease; it loses the database, or another node; the database
// restarts, falls silent, or is lost for good and its standby takes over. After each of them games
// go on. In the end everything that was acknowledged is in the records, once and in order; deals are
// proved; nobody was shown what she may not know. Prints the longest pause of a table per kind of
// fault. With a FOLDER everything is kept there. NIKA_TEST_KINDS='kill -9,promote': only these.
// NIKA_TEST_ALONE=1: one node on a file, to try the test itself.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, folder, tellAtFailure, wait } from './net_kit.mjs';
import { Chance, Club, Group, pausesOf, printPauses, untilProgress } from './nodes_kit.mjs';

const [, , program, target, seed = String(process.pid), kept] = process.argv;
const alone = process.env.NIKA_TEST_ALONE === '1';
const LEASE = 2; // seconds
const chance = new Chance(seed);
if (kept) mkdirSync(kept, { recursive: true });

const club = await Club.open(program, {
    lease: LEASE,
    chance,
    file: alone ? join(kept ?? folder, 'nodes.db') : null,
    ...(kept ? { folder: kept } : {}),
});
// Longer than a lease.
const aWhile = () => wait(1000 * LEASE + 200 + chance.below(1500));
const others = (node) => club.nodes.filter((one) => one !== node);

// Each fault lasts until its promise is resolved; a node that it is about may be the leader or not.
const FAULTS = {
    async 'kill -9'(node) {
        await node.kill9();
        if (chance.below(2)) await aWhile();
        await node.start();
    },
    async SIGSTOP(node) {
        node.stop();
        await aWhile();
        node.cont();
    },
    async 'link to database'(node) {
        const way = chance.pick(['cut', 'pause']);
        for (const link of node.databases) link[way]();
        await aWhile();
        for (const link of node.databases) link.heal();
    },
    async 'link to a node'(node) {
        const other = chance.pick(others(node));
        const way = chance.pick(['cut', 'pause']);
        node.way[way](other.pid);
        other.way[way](node.pid);
        await aWhile();
        node.way.heal();
        other.way.heal();
    },
    async 'database restarts'() {
        if (chance.below(2)) await club.primary.restart();
        else {
            await club.primary.kill();
            await club.primary.start();
        }
    },
    async 'database is silent'() {
        await club.primary.pause();
        await aWhile();
        club.primary.resume();
    },
    async promote() {
        await club.failOver();
    },
};
// Once in a long run: longer than anything waits. Players are told that moves can't be saved.
const MINUTE = 'the database is away for a minute';
FAULTS[MINUTE] = async () => {
    await club.primary.pause();
    await wait(60_000);
    club.primary.resume();
};
const OF_NODES = ['kill -9', 'SIGSTOP', 'link to database', 'link to a node'];
const wanted = process.env.NIKA_TEST_KINDS?.split(',');
const KINDS =
    wanted ??
    (alone ? ['kill -9', 'SIGSTOP'] : Object.keys(FAULTS).filter((kind) => kind !== MINUTE));
const minuteAt = !wanted && !alone && Number(target) >= 20 ? Math.floor(Number(target) / 2) : -1;

const groups = [0, 1].map((i) => new Group(club, `group-${i}`, { seed, keep: Boolean(kept) }));
const played = Promise.all(groups.map((group) => group.play()));
const faults = [];
const joinings = [];
tellAtFailure(() => {
    const last = faults.at(-1);
    return `with the seed ${seed}, after ${faults.length} faults, the last: ${JSON.stringify(last)}`;
});

// One fault, and then until games go on at all tables.
async function strike(kind) {
    const leader = await club.leader();
    const node = leader && chance.below(2) ? leader : chance.pick(club.nodes);
    const role = !OF_NODES.includes(kind) ? '' : node === leader ? ', leader' : ', follower';
    const fault = { kind: `${kind}${role}`, node: node.name, begin: Date.now(), end: Infinity };
    faults.push(fault);
    await FAULTS[kind](node);
    fault.over = Date.now();
    await untilProgress(groups);
    fault.end = Date.now();
    if (kind !== 'promote') return;
    // There is a standby again, and commits wait for it from now on.
    const joining = { kind: 'a standby joins', begin: fault.end, end: Infinity };
    joinings.push(joining);
    await club.rebuild();
    await untilProgress(groups);
    joining.end = Date.now();
}

let deck = [];
for (let i = 0; i < Number(target); i++) {
    if (!deck.length) deck = chance.shuffle([...KINDS]);
    await untilProgress(groups, chance.below(12));
    await wait(chance.below(100));
    await strike(i === minuteAt ? MINUTE : deck.pop());
}
for (const group of groups) group.isEnough = true;
await played;
await club.close();

const entries = groups.flatMap((group) => group.entries);
const acts = entries.filter((entry) => entry.acknowledged);
if (!acts.length) fail('nobody has played');
const minute = faults.find(({ kind }) => kind === MINUTE);
if (minute && !entries.some((one) => one.told && minute.begin < one.at && one.at < minute.over))
    fail('nobody was told that moves could not be saved while the database was away');
const events = [...faults, ...joinings];
printPauses(pausesOf(entries, events), events);
const count = (what) => entries.filter(what).length;
console.log(
    `${faults.length} faults, ${groups.reduce((sum, group) => sum + group.records, 0)} games, ${acts.length} acts acknowledged, ` +
        `${count((one) => one.lost)} connections lost, ${count((one) => one.refused && one.error !== 'stale')} requests refused`,
);
process.exit(0);
