// fair_tamper.mjs NIKA CHANGES RECORDS: makes so many records with a changed header, and lets `nika
// verify` and tools/verify-deal.mjs judge them. Both must refuse every one, in its first line.
//
// A change that leaves the record as it was is not counted; another game is taken. `proof` marks
// the changes after which the header is still a right one but for its proof: these must be refused
// for that, and not for something else.
//
// Run by fair_verify.sh, in a folder where it may write.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../cli/random.mjs';

const [nika, changes, file] = process.argv.slice(2);
const { below, pick } = seededRandom(6);
const games = readFileSync(file, 'utf8').split(/^(?=\{"nika")/m);

const swap = (list, i, j) => ([list[i], list[j]] = [list[j], list[i]]);
const digits = (count) => Array.from({ length: count }, () => below(16).toString(16)).join('');
const replaceAt = (text, at, by) => text.slice(0, at) + by + text.slice(at + 1);

/** One hexadecimal digit of a text is another. */
function otherDigit(text) {
    const at = below(text.length);
    return replaceAt(text, at, ((parseInt(text[at], 16) + 1 + below(15)) % 16).toString(16));
}

/** A text that is not exactly those hexadecimal digits any more. */
function otherForm(text) {
    const at = below(text.length);
    return pick([
        () => text.toUpperCase(),
        () => text.slice(1),
        () => text.slice(0, -1),
        () => `0${text}`,
        () => `${text}0`,
        () => ` ${text}`,
        () => `${text}\n`,
        () => `0x${text}`,
        () => '',
        () => replaceAt(text, at, pick(['g', ' ', '-', '\u0000', 'ａ', '٣', '/', ':', '`', 'G'])),
        () => text.split(''),
        () => null,
        () => Number(`1${text.replace(/\D/g, '').slice(0, 8)}`),
        () => Buffer.from(text, 'hex').toString('base64'),
    ])();
}

/** The piles of a deal, as lists that can be changed. */
const pilesOf = ({ game, deal }) =>
    game === 'byzantz'
        ? [deal.deck]
        : game === 'justinian'
          ? [...deal.tokens, ...Object.values(deal.cards)]
          : [deal];

const HEXES = ['table', 'commitment', 'secret'];
const people = ({ fair }) => fair.chance.flatMap((text, seat) => (text === null ? [] : [seat]));
const computers = ({ fair }) => fair.chance.flatMap((text, seat) => (text === null ? [seat] : []));
const commitmentTo = ({ table, secret }) =>
    createHash('sha256')
        .update('nika-fair-1 commitment\0')
        .update(table)
        .update(Buffer.from(secret, 'hex'))
        .digest('hex');

const pledgeTo = (table, chance) =>
    createHash('sha256')
        .update('nika-fair-2 pledge\0')
        .update(table)
        .update(Buffer.from(chance, 'hex'))
        .digest('hex');

/** A seat of a proof with pledges that fits; changes of what is not there are none. */
function pledgedSeat({ pledge, chance }, fits) {
    const seat = pick((pledge ?? []).map((_, i) => i).filter((i) => fits(pledge[i], chance[i])));
    if (seat === undefined) throw new Unchanged();
    return seat;
}

/** The header of another game of the same kind. */
function similar(header) {
    const headers = games.map((game) => JSON.parse(game.split('\n')[0]));
    return pick(
        headers.filter(
            (other) =>
                other.game === header.game &&
                other.players === header.players &&
                other.fair.algorithm === header.fair.algorithm &&
                other.fair.secret !== header.fair.secret,
        ),
    );
}

/** All that a proof is about. */
const PARTS = ['start', 'deal', 'number', 'table', 'commitment', 'secret', 'pledge', 'chance'];
const holder = (header, part) => (part in header.fair ? header.fair : header);
const partsOf = (header) => JSON.stringify(PARTS.map((part) => holder(header, part)[part]));

// Each change takes a header and changes it in place, or returns another one, or the text of one.
const kinds = {
    // The proof itself.
    'a digit of the secret': {
        proof: true,
        change: ({ fair }) => {
            fair.secret = otherDigit(fair.secret);
        },
    },
    'a digit of the commitment': {
        proof: true,
        change: ({ fair }) => {
            fair.commitment = otherDigit(fair.commitment);
        },
    },
    'a digit of the table': {
        proof: true,
        change: ({ fair }) => {
            fair.table = otherDigit(fair.table);
        },
    },
    'a digit of a contribution': {
        proof: true,
        change: ({ fair }) => {
            const seat = pick(people({ fair }));
            if (seat !== undefined) fair.chance[seat] = otherDigit(fair.chance[seat]);
        },
    },
    'another secret, with its commitment': {
        proof: true,
        change: ({ fair }) => {
            fair.secret = digits(64);
            fair.commitment = commitmentTo(fair);
        },
    },
    'another table, with its commitment': {
        proof: true,
        change: ({ fair }) => {
            fair.table = digits(16);
            fair.commitment = commitmentTo(fair);
        },
    },
    'a contribution is left out': {
        proof: true,
        change: ({ fair }) => {
            const seat = pick(people({ fair }));
            if (seat !== undefined) fair.chance[seat] = null;
        },
    },
    'a contribution is added': {
        proof: true,
        change: ({ fair }) => {
            const seat = pick(computers({ fair }));
            if (seat !== undefined) fair.chance[seat] = pick([digits(64), '0'.repeat(64)]);
        },
    },
    'two contributions are exchanged': {
        proof: true,
        change: ({ fair, players }) => void swap(fair.chance, below(players), below(players)),
    },
    'contributions move one seat further': {
        proof: true,
        change: ({ fair }) => void fair.chance.push(fair.chance.shift()),
    },
    'all contributions are others': {
        proof: true,
        change: ({ fair }) => {
            fair.chance = fair.chance.map(() => digits(64));
        },
    },
    'a contribution is doubled': {
        proof: true,
        change: ({ fair, players }) => {
            fair.chance[below(players)] = fair.chance[below(players)];
        },
    },
    'a digit of a pledge': {
        proof: true,
        change: ({ fair }) => {
            const seat = pledgedSeat(fair, (pledge, chance) => pledge && chance);
            fair.pledge[seat] = otherDigit(fair.pledge[seat]);
        },
    },
    'a pledge is left out': {
        proof: true,
        change: ({ fair }) => {
            fair.pledge[pledgedSeat(fair, (pledge) => pledge)] = null;
        },
    },
    'a pledge is added': {
        proof: true,
        change: ({ fair }) => {
            fair.pledge[pledgedSeat(fair, (pledge) => !pledge)] = digits(64);
        },
    },
    'another contribution, with its pledge': {
        proof: true,
        change: ({ fair }) => {
            const seat = pledgedSeat(fair, (pledge, chance) => pledge && chance);
            fair.chance[seat] = digits(64);
            fair.pledge[seat] = pledgeTo(fair.table, fair.chance[seat]);
        },
    },
    'somebody who was silent is said to have revealed': {
        proof: true,
        change: ({ fair }) => {
            const seat = pledgedSeat(fair, (pledge, chance) => pledge && !chance);
            fair.chance[seat] = digits(64);
            if (below(2)) fair.pledge[seat] = pledgeTo(fair.table, fair.chance[seat]);
        },
    },
    'somebody who revealed is said to have been silent': {
        proof: true,
        change: ({ fair }) => {
            const seat = pledgedSeat(fair, (pledge, chance) => pledge && chance);
            fair.chance[seat] = null;
            fair.early = fair.early.filter((early) => early !== seat);
        },
    },
    'others were early than could be': {
        proof: true,
        change: ({ fair, players }) => {
            const silent = pledgedSeat(fair, (_, chance) => !chance);
            fair.early = pick([
                [...fair.early.filter((seat) => seat < silent), silent],
                [...fair.early, players],
                [-1, ...fair.early],
                [...fair.early, ...fair.early, players - 1, 0],
                fair.early.length > 0 ? fair.early.map(String) : ['0'],
                {},
                null,
            ]);
        },
    },
    'too many or too few contributions': {
        change: ({ fair }) =>
            void pick([
                () => fair.chance.pop(),
                () => fair.chance.push(null),
                () => fair.chance.push(digits(64)),
                () => fair.chance.shift(),
            ])(),
    },
    'contributions of another form': {
        change: ({ fair }) => {
            fair.chance = pick([
                null,
                {},
                '',
                fair.chance[0],
                fair.chance.join(''),
                [fair.chance],
                { ...fair.chance },
            ]);
        },
    },
    'a contribution of another form': {
        change: ({ fair }) => {
            const seat = pick(people({ fair }));
            if (seat === undefined) return;
            const form = otherForm(fair.chance[seat]);
            if (form !== null) fair.chance[seat] = form;
        },
    },
    'no contribution of another form': {
        change: ({ fair }) => {
            const seat = pick(computers({ fair }));
            if (seat !== undefined) fair.chance[seat] = pick(['', false, 0, [], 'null', {}]);
        },
    },
    'another form': {
        change: ({ fair }) => {
            const key = pick(HEXES);
            fair[key] = otherForm(fair[key]);
        },
    },
    'capital letters': {
        change: ({ fair }) => {
            const key = pick(HEXES);
            const at = below(fair[key].length);
            fair[key] = replaceAt(fair[key], at, fair[key][at].toUpperCase());
        },
    },
    'another algorithm': {
        change: ({ fair }) => {
            fair.algorithm = pick([
                fair.pledge ? 'nika-fair-1' : 'nika-fair-2',
                'nika-fair-0',
                'nika-fair-3',
                'nika-fair-1 ',
                'Nika-fair-1',
                'nika-fair',
                '',
                1,
                null,
                ['nika-fair-1'],
            ]);
        },
    },
    'a member of the proof is missing': {
        change: ({ fair }) => void delete fair[pick(Object.keys(fair))],
    },
    'a member of the proof has another name': {
        change: (header) => {
            const key = pick(Object.keys(header.fair));
            const other = pick([key.toUpperCase(), ` ${key}`, `${key}s`, 'x']);
            header.fair = Object.fromEntries(
                Object.entries(header.fair).map(([name, value]) => [
                    name === key ? other : name,
                    value,
                ]),
            );
        },
    },
    'a member too many in the proof': {
        change: ({ fair }) => {
            fair[pick(['start', 'salt', 'x', '', 'Secret', 'chances', 'comment'])] = pick([
                null,
                0,
                digits(64),
                {},
                [],
            ]);
        },
    },
    'a member of the proof stands twice': {
        change: (header) => {
            const key = pick(Object.keys(header.fair));
            const member = `"${key}":${JSON.stringify(header.fair[key])}`;
            return JSON.stringify(header).replace(
                member,
                `${pick([member, `"${key}":""`, member.replace(key[0], `\\u00${key.charCodeAt(0).toString(16)}`)])},${member}`,
            );
        },
    },
    'the proof stands twice': {
        change: (header) =>
            JSON.stringify(header).replace(
                /"fair":/,
                `"fair":${JSON.stringify(pick([null, header.fair, similar(header).fair]))},"fair":`,
            ),
    },
    'the proof is something else': {
        change: (header) => {
            header.fair = pick([
                null,
                [],
                {},
                '',
                true,
                1,
                [header.fair],
                JSON.stringify(header.fair),
                header.fair.secret,
            ]);
        },
    },
    'the proof of another game': {
        proof: true,
        change: (header) => {
            header.fair = similar(header).fair;
        },
    },

    // What it is about.
    'another start': {
        proof: true,
        change: (header) => {
            header.start = below(header.players);
        },
    },
    'a start of another form': {
        change: (header) => {
            header.start = pick([
                String(header.start),
                header.start + 0.5,
                -1,
                header.players,
                null,
                [header.start],
            ]);
        },
    },
    'another number': {
        proof: true,
        change: (header) => {
            header.number = pick([
                (BigInt(header.number) ^ (1n << BigInt(below(64)))).toString(),
                (BigInt(header.number) + 1n).toString(),
                (BigInt(header.number) + 2n ** 64n).toString(),
                '0',
                similar(header).number,
            ]);
        },
    },
    'a number of another form': {
        proof: true,
        change: (header) => {
            header.number = pick([
                `0${header.number}`,
                `+${header.number}`,
                ` ${header.number}`,
                `${header.number}.0`,
                Number(header.number),
                '',
                null,
                `0x${BigInt(header.number).toString(16)}`,
            ]);
        },
    },
    'no number': { change: (header) => void delete header.number },
    'two cards are exchanged': {
        proof: true,
        change: (header) => {
            const pile = pick(pilesOf(header));
            swap(pile, below(pile.length), below(pile.length));
        },
    },
    'two neighbouring cards are exchanged': {
        proof: true,
        change: (header) => {
            const pile = pick(pilesOf(header));
            const at = below(pile.length - 1);
            swap(pile, at, at + 1);
        },
    },
    'the last two cards are exchanged': {
        proof: true,
        change: (header) =>
            pilesOf(header).forEach((pile) => swap(pile, pile.length - 1, pile.length - 2)),
    },
    'three cards wander': {
        proof: true,
        change: (header) => {
            const pile = pick(pilesOf(header));
            const [i, j, k] = [below(pile.length), below(pile.length), below(pile.length)];
            if (new Set([i, j, k]).size < 3) throw new Unchanged();
            [pile[i], pile[j], pile[k]] = [pile[k], pile[i], pile[j]];
        },
    },
    'a pile is turned over': {
        proof: true,
        change: (header) => void pick(pilesOf(header)).reverse(),
    },
    'a pile is cut': {
        proof: true,
        change: (header) => {
            const pile = pick(pilesOf(header));
            pile.push(...pile.splice(0, 1 + below(pile.length - 1)));
        },
    },
    'a pile is sorted': { proof: true, change: (header) => void pick(pilesOf(header)).sort() },
    'two piles are exchanged': {
        proof: true,
        change: ({ game, deal, players }) => {
            if (game !== 'justinian') return;
            if (below(2)) swap(deal.tokens, below(players), below(players));
            else {
                const [one, other] = [pick(Object.keys(deal.cards)), pick(Object.keys(deal.cards))];
                swap(deal.cards, one, other);
            }
        },
    },
    'a pile of another game': {
        proof: true,
        change: (header) => {
            const [mine, theirs] = [pilesOf(header), pilesOf(similar(header))];
            const at = below(mine.length);
            mine[at].splice(0, mine[at].length, ...theirs[at]);
        },
    },
    'a card is another': {
        change: (header) => {
            const pile = pick(pilesOf(header));
            pile[below(pile.length)] = pile[below(pile.length)];
        },
    },
    'a player more': {
        change: (header) => {
            header.players++;
            header.names.push('Gus');
            header.fair.chance.push(pick([null, digits(64)]));
            header.fair.pledge?.push(null);
            if (header.game === 'justinian') header.deal.tokens.push([...header.deal.tokens[0]]);
            if (header.game === 'null')
                header.deal.push(header.deal.length + 1, header.deal.length + 2);
        },
    },
    'a player less': {
        change: (header) => {
            header.players--;
            header.names.pop();
            header.fair.chance.pop();
            header.fair.pledge?.pop();
            header.start = Math.min(header.start, header.players - 1);
            if (header.game === 'justinian') header.deal.tokens.pop();
            if (header.game === 'null')
                header.deal = header.deal.filter((tile) => tile < header.deal.length - 1);
        },
    },
    'another number of players': {
        change: (header) => {
            header.players = below(9);
        },
    },
    'another game': {
        change: (header) => {
            header.game = pick(['byzantz', 'justinian', 'null', 'Byzantz', '']);
        },
    },

    // A forger with two right records: some of one, the rest of the other.
    'parts of another game': {
        proof: true,
        change: (header) => {
            const other = similar(header);
            const whole = partsOf(other);
            for (const part of PARTS)
                if (below(2)) holder(header, part)[part] = holder(other, part)[part];
            if (partsOf(header) === whole) throw new Unchanged();
        },
    },
    'all but one part of another game': {
        proof: true,
        change: (header) => {
            const other = similar(header);
            const whole = partsOf(other);
            const kept = pick(PARTS);
            for (const part of PARTS)
                if (part !== kept) holder(header, part)[part] = holder(other, part)[part];
            if (partsOf(header) === whole) throw new Unchanged();
        },
    },
};

/** What came out is a right record: the change was none. */
class Unchanged extends Error {}

/** A game with this kind of change, or null if that changes nothing. */
function tamper(kind, record) {
    const [first, ...rest] = record.split('\n');
    const header = JSON.parse(first);
    try {
        const changed = kinds[kind].change(header) ?? header;
        const line = typeof changed === 'string' ? changed : JSON.stringify(changed);
        return line === first ? null : [line, ...rest].join('\n');
    } catch (error) {
        if (error instanceof Unchanged) return null;
        throw error;
    }
}

const tampered = new Map(); // file → its kind of change
for (let i = 0; i < Number(changes); i++) {
    const kind = Object.keys(kinds)[i % Object.keys(kinds).length];
    let text;
    do text = tamper(kind, pick(games));
    while (text === null);
    const name = `tampered-${i}`;
    writeFileSync(name, text);
    tampered.set(name, kind);
}

/** For each file where and why it was refused. Files that were not are missing. */
function judge(program, words) {
    const { stdout, stderr, error } = spawnSync(program, [...words, ...tampered.keys()], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
    });
    if (error) throw error;
    if (stdout !== '') console.log(`accepted: ${stdout.slice(0, 400)}`);
    const verdicts = new Map();
    for (const line of stderr.split('\n')) {
        const [, name, number, reason] = line.match(/^(tampered-\d+):(\d+): (.*)$/) ?? [];
        if (name) verdicts.set(name, { number: Number(number), reason });
    }
    return verdicts;
}

const nikas = judge(nika, ['verify']);
const scripts = judge(process.execPath, [
    fileURLToPath(new URL('../../tools/verify-deal.mjs', import.meta.url)),
]);

let failures = 0;
let proofs = 0;
for (const [name, kind] of tampered) {
    const [by, other] = [nikas.get(name), scripts.get(name)];
    const isProof = by?.reason.startsWith('the proof of the deal does not hold') ?? false;
    proofs += isProof;
    const wrong =
        by?.number !== 1
            ? 'nika does not refuse its first line'
            : other?.number !== 1
              ? 'the script does not refuse its first line'
              : kinds[kind].proof && !isProof
                ? `nika refuses it for something else: ${by.reason}`
                : '';
    if (wrong === '' || failures++ >= 5) continue;
    console.log(`${name}, ${kind}: ${wrong}`);
}
console.log(
    `${tampered.size} tampered records of ${Object.keys(kinds).length} kinds, ${proofs} refused for their proof alone, ${failures} failures`,
);
process.exitCode = failures === 0 && tampered.size === Number(changes) ? 0 : 1;
