// serve_judge.mjs NIKA ROUND: holds what the bots of a round wrote down (bot.mjs) against the records
// that they got: every act that was acknowledged is in the record at its place, no act is there
// twice or without having been acknowledged, whatever was shown was so, and views are those that
// replaying the record gives.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LEVELS, NAMES } from './rounds.mjs';
import { hide } from './sight.mjs';

const [, , nika, round] = process.argv;
const plan = JSON.parse(readFileSync(join(round, 'plan.json'), 'utf8'));
const logs = NAMES.flatMap((name) =>
    readFileSync(join(round, `${name}.log`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
            // when something was heard is another matter (net/nodes_kit.mjs)
            const { at, took, ...entry } = JSON.parse(line);
            return { name, ...entry };
        }),
);

let checks = 0;
let failures = 0;
function check(fine, what) {
    checks++;
    if (fine) return;
    failures++;
    console.log(`FAILED: ${what}`);
}

// Which ply is which move of the record: every ply is a move or takes back the last one, and every
// undo was acknowledged to who did it.
function lay(undos, last) {
    const places = [];
    const undone = new Map(); // a ply that was taken back, and by which
    for (let ply = 1; ply <= last; ply++)
        if (undos.has(ply)) undone.set(places.pop(), ply);
        else places.push(ply);
    return { places, undone };
}

// All answers of a seat to a question to all: the last one counts. What it came to is the seat's
// move among those that follow, if it was needed.
function checkTogether(acts, moves, places, name) {
    const last = new Map(acts.map((act) => [`${act.sent} ${act.seat}`, act]));
    const found = new Set();
    for (const act of last.values()) {
        let place = places.indexOf(act.sent + 1);
        check(place >= 0, `${name}: the question at ply ${act.sent} was taken back`);
        while (
            place < moves.length &&
            /^(trigger|decline)$/.test(moves[place].move) &&
            moves[place].seat !== act.seat
        )
            place++;
        if (place >= moves.length || !/^(trigger|decline)$/.test(moves[place].move)) continue;
        check(
            moves[place].move === act.move,
            `${name}: ${act.move} at ply ${act.sent} is ${moves[place].move} in the record`,
        );
        found.add(place);
    }
    return found;
}

function judge(line) {
    const id = readFileSync(join(round, `${line.key}.table`), 'utf8');
    const file = join(round, `${id}.${NAMES[0]}.nika`);
    const record = readFileSync(file, 'utf8');
    const [, ...lines] = record
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text));
    const moves = lines.filter((one) => 'move' in one);
    const name = `${line.game} ${id}`;
    for (const other of NAMES)
        check(
            readFileSync(join(round, `${id}.${other}.nika`), 'utf8') === record,
            `${name}: ${other} has another record`,
        );
    check('result' in lines.at(-1), `${name}: no result`);

    const mine = logs.filter((entry) => entry.table === id);
    // A bot that was killed may have been told twice; the same, then.
    const told = new Map();
    for (const entry of mine.filter((one) => one.acknowledged)) {
        check(
            !told.has(entry.id) || isDeepStrictEqual(told.get(entry.id), entry),
            `${name}: ${entry.id} was answered in two ways`,
        );
        told.set(entry.id, entry);
    }
    const done = [...told.values()];
    const undos = new Map(
        done.filter((entry) => entry.acknowledged === 'undo').map((entry) => [entry.ply, entry]),
    );
    const { places, undone } = lay(undos, moves.length + 2 * undos.size);
    check(
        places.length === moves.length,
        `${name}: ${places.length} moves were kept, ${moves.length} are in the record`,
    );

    // Acts in their places. A move that was taken back was taken back by who had made it.
    const plays = done.filter((entry) => entry.acknowledged === 'play' && !entry.together);
    const made = new Map(plays.map((entry) => [entry.ply, entry]));
    check(made.size === plays.length, `${name}: two acts at the same ply`);
    for (const [ply, act] of made) {
        const found = moves[places.indexOf(ply)];
        if (undone.has(ply))
            check(
                undos.get(undone.get(ply)).seat === act.seat,
                `${name}: ply ${ply} was taken back by another seat`,
            );
        else
            check(
                found?.seat === act.seat && found.move === act.move,
                `${name}: ply ${ply} is ${JSON.stringify(found)}, acknowledged was ${act.seat} ${act.move}`,
            );
    }
    for (const ply of undone.keys())
        check(made.has(ply), `${name}: ply ${ply} was taken back, and nobody had acted`);
    const answered = checkTogether(
        done.filter((entry) => entry.together),
        moves,
        places,
        name,
    );

    // And nothing else: each move of a person was acknowledged, for whoever got no answer asked
    // again.
    moves.forEach(({ seat, move }, i) => {
        if (!LEVELS.includes(line.seats[seat]))
            check(
                made.has(places[i]) || answered.has(i),
                `${name}: nobody was told that ${seat} ${move} at ${i} is done`,
            );
    });

    // What was shown.
    for (const seen of mine.filter((entry) => entry.seen === 'act')) {
        const act = undone.has(seen.ply) ? made.get(seen.ply) : moves[places.indexOf(seen.ply)];
        const told = act && (line.seats[act.seat] === seen.name ? act.move : hide(act.move));
        check(
            act?.seat === seen.seat && told === seen.move,
            `${name}: ${seen.name} saw ${seen.seat} ${seen.move} at ply ${seen.ply}`,
        );
    }
    for (const seen of mine.filter((entry) => entry.seen === 'undone'))
        check(
            undos.get(seen.ply)?.seat === seen.seat,
            `${name}: ${seen.name} saw an undo at ply ${seen.ply}`,
        );
    let views = 0;
    for (const seen of mine.filter((entry) => entry.seen === 'view')) {
        // only where nothing that led there was taken back later
        if (
            seen.moves > 0 &&
            [...undos].some(
                ([ply]) =>
                    ply > seen.ply &&
                    ply - 2 * [...undos.keys()].filter((one) => one <= ply).length < seen.moves,
            )
        )
            continue;
        const { stdout } = spawnSync(
            nika,
            ['view', file, '--ply', String(seen.moves), '--seat', String(seen.seat ?? 'watcher')],
            { encoding: 'utf8' },
        );
        const known = JSON.parse(stdout || 'null');
        // In a question to all, a seat that has answered is told so; a record does not know when.
        if (known?.stage === 'trigger' && !seen.view.yours) known.yours = false;
        check(
            isDeepStrictEqual(known, seen.view),
            `${name}: after ${seen.moves} moves ${seen.name} saw ${JSON.stringify(seen.view)}, and not ${stdout}`,
        );
        views++;
    }
    console.log(
        `${name}: ${moves.length} moves, ${done.length} acts acknowledged, ${undos.size} taken back, ${views} views`,
    );
}

for (const line of plan) judge(line);
if (failures) {
    console.log(`${failures} of ${checks} checks failed in ${round}`);
    process.exit(1);
}
