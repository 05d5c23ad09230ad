// rolling.mjs NIKA [OTHER [TIMES]]: a rolling update of three nodes under load: one after the other
// gets SIGTERM, ends in peace, and is started again, as the program OTHER, or as NIKA once more. No
// move fails: none is answered with an error (stale, where two act at once, is none), and none stays
// without an answer. Clients of the node that goes have to connect again, once, and find a node at
// the first attempt; nobody else loses a connection. Prints for how long who had to wait.
// Where a busy machine makes a leader lose its lease, once or twice, that is no fault of an update.
// NIKA_TEST_ALONE=1: one node on a file, to try the test itself, where all of that is a failure.
import { join } from 'node:path';
import { fail, folder, tellAtFailure } from './net_kit.mjs';
import { Chance, Club, Group, pausesOf, printPauses, untilProgress } from './nodes_kit.mjs';

const [, , program, other = program, times = '2'] = process.argv;
const alone = process.env.NIKA_TEST_ALONE === '1';
const club = await Club.open(program, {
    chance: new Chance('rolling'),
    lease: 5,
    file: alone ? join(folder, 'rolling.db') : null,
});
const groups = [0, 1, 2].map(
    (i) => new Group(club, `group-${i}`, { seed: 'rolling', wander: false }),
);
const played = Promise.all(groups.map((group) => group.play()));
const updates = []; // of which node, and from when to when
tellAtFailure(() => `after ${updates.length} nodes, the last: ${JSON.stringify(updates.at(-1))}`);

// The schema's version: a program that is one step newer brings it up, and the older one goes on with it.
const version = async () =>
    alone ? 0 : Number(await club.primary.sql('SELECT version FROM nika_schema'));
const versionBefore = await version();

await untilProgress(groups, 10);
for (let i = 0; i < Number(times); i++)
    for (const node of club.nodes) {
        const kind = node === (await club.leader()) ? 'the leader goes' : 'a follower goes';
        const update = { kind, port: node.port, begin: Date.now(), end: Infinity };
        updates.push(update);
        await node.term();
        node.program = i % 2 ? program : other;
        await node.start();
        update.end = Date.now();
        await untilProgress(groups, 10);
    }
const versionAfter = await version();
if (versionAfter !== versionBefore + (other !== program && !alone))
    fail(`the schema had version ${versionBefore} and has ${versionAfter}`);
for (const group of groups) group.isEnough = true;
await played;
await club.close();

// When a leader heard that its lease had ended; who is not answered then has waited since before.
const lapses = club.nodes
    .flatMap(({ said }) => said)
    .filter(({ line }) => line.includes(' leader-replaced '))
    .map(({ at }) => at);
const isLapse = ({ at }) => lapses.some((lapse) => lapse - 7000 < at && at < lapse + 5000);

// Who lost a connection, where, and when it had one again.
const entries = groups.flatMap((group) => group.entries).sort((a, b) => a.at - b.at);
const failures = [];
const reconnects = [];
const open = new Map();
for (const entry of entries) {
    const who = `${entry.group} ${entry.name}`;
    if (entry.lost) {
        const update = updates.find(
            ({ port, begin, end }) => port === entry.lost && begin <= entry.at && entry.at <= end,
        );
        if (!update) failures.push(entry);
        open.set(who, entry.at);
    } else if (entry.found && open.has(who)) {
        reconnects.push(entry.at - open.get(who));
        open.delete(who);
    } else if (entry.unanswered) failures.push(entry);
    else if (entry.refused && !['stale', 'not-running'].includes(entry.error)) failures.push(entry);
}
const counted = failures.filter((entry) => !isLapse(entry));
const acts = entries.filter((entry) => entry.acknowledged);
printPauses(pausesOf(entries, updates), updates);
console.log(
    `${updates.length} nodes were updated during ${acts.length} acts; ${reconnects.length} clients connected again, ` +
        `after ${Math.max(0, ...reconnects)} ms at most; ${counted.length} failures, ` +
        `and ${failures.length - counted.length} when ${lapses.length} leases ended too soon`,
);
for (const entry of counted.slice(0, 10)) console.log(JSON.stringify(entry));
if (!acts.length) fail('nobody has played');
if (lapses.length > 2) fail('a leader lost its lease again and again');
if (counted.length) fail(`${counted.length} times somebody saw an error`);
process.exit(0);
