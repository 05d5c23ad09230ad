// verify-deal.mjs: checks the proofs of deals in records (docs/fairness.md), without anything of
// Nika's own programs.
//
//   node tools/verify-deal.mjs [--show] [--key=KEY] FILE…
//
// Says for each file how many deals are proved. A file with a game whose deal is not proved is
// named with the line of that game's header and the reason, and the exit status is 1. --show prints
// the commitment, the pledges and the contributions, to be compared with what a player noted.
//
// A record that its server has signed is checked as a whole, and its key is told; with --key, every
// game must be signed with that one.
//
// That the moves follow the rules, and that computer players made theirs themselves, is not checked
// here: it is the business of `nika verify --moves`.

import { createCipheriv, createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Something that is not as it must be. */
class Problem extends Error {}

// -------------------------------------------------------------------------------------------- JSON

/**
 * One line as JSON. JSON.parse judges whether it is JSON; then it is built again, because two
 * things matter here that JSON.parse forgets: keys that stand twice are refused, and a number that
 * is not written as a plain whole number becomes a Symbol, which equals nothing.
 */
function parse(text) {
    try {
        JSON.parse(text);
    } catch {
        throw new Problem('not JSON');
    }
    const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g);
    let at = 0;
    const elements = (end, each) => {
        while (tokens[at] !== end) {
            each();
            if (tokens[at] === ',') at++;
        }
        at++;
    };
    const value = () => {
        const token = tokens[at++];
        if (token === '[') {
            const list = [];
            elements(']', () => list.push(value()));
            return list;
        }
        if (token === '{') {
            const object = new Map();
            elements('}', () => {
                const key = JSON.parse(tokens[at]);
                at += 2;
                if (object.has(key)) throw new Problem(`the key ${show(key)} stands twice`);
                object.set(key, value());
            });
            return object;
        }
        return /^-?\d/.test(token) && !/^-?\d+$/.test(token) ? Symbol(token) : JSON.parse(token);
    };
    return value();
}

/** A value for a message: short, and nothing in it can harm a terminal. */
function show(value) {
    const plain = (_key, inner) =>
        inner instanceof Map
            ? Object.fromEntries(inner)
            : typeof inner === 'symbol'
              ? inner.description
              : inner;
    const text = (JSON.stringify(value, plain) ?? 'nothing').replace(/[^\x20-\x7e]/g, '?');
    return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function demandSame(where, expected, found) {
    if (expected !== found)
        throw new Problem(`${where}: expected ${show(expected)}, found ${show(found)}`);
}

function demandList(where, length, found) {
    if (!Array.isArray(found)) throw new Problem(`${where}: expected a list, found ${show(found)}`);
    demandSame(`${where}.length`, length, found.length);
}

function demandSameList(where, expected, found) {
    demandList(where, expected.length, found);
    expected.forEach((element, i) => demandSame(`${where}[${i}]`, element, found[i]));
}

function member(object, where, key) {
    if (!(object instanceof Map))
        throw new Problem(`${where}: expected an object, found ${show(object)}`);
    if (!object.has(key)) throw new Problem(`${where}: ${key} is missing`);
    return object.get(key);
}

// ------------------------------------------------------------------------------------------ chance

const byte = (number) => Buffer.from([number]);

/** A stream by its label: words, and numbers below a bound. */
function stream(key, label) {
    const zeros = Buffer.alloc(64);
    const cipher = createCipheriv(
        'chacha20',
        createHmac('sha256', key).update(label).digest(),
        Buffer.alloc(16),
    );
    let block = zeros;
    let at = zeros.length;
    const next = (size) => {
        if (at === block.length) {
            block = cipher.update(zeros);
            at = 0;
        }
        at += size;
        return block.subarray(at - size, at);
    };
    const below = (n) => {
        for (;;) {
            const word = next(4).readUInt32LE();
            if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
        }
    };
    return { next, below };
}

function shuffled(key, label, cards) {
    const { below } = stream(key, label);
    for (let i = cards.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
}

// ------------------------------------------------------------------------------------------- games

const copies = (counts) => counts.flatMap(([card, count]) => Array(count).fill(card));
const upTo = (last) => Array.from({ length: last }, (_, i) => i + 1);

/**
 * For each game how many can play it, and what its deal must be: throws a Problem if it is another.
 */
const games = {
    byzantz: {
        players: [3, 6],
        check(key, _players, deal) {
            const goods = [...'CSWTGO'].flatMap((good) => [
                [`${good}1`, 6],
                [`${good}2`, 5],
                [`${good}3`, 3],
                [`${good}4`, 2],
            ]);
            demandSameList(
                'deal.deck',
                shuffled(key, 'pile 0', copies([...goods, ['M', 16]])),
                member(deal, 'deal', 'deck'),
            );
        },
    },
    justinian: {
        players: [2, 4],
        check(key, players, deal) {
            const tokens = member(deal, 'deal', 'tokens');
            demandList('deal.tokens', players, tokens);
            for (let seat = 0; seat < players; seat++) {
                const all = copies([
                    ['+1', 5],
                    ['+2', 4],
                    ['+3', 2],
                    ['-1', 5],
                    ['-2', 4],
                    ['-3', 2],
                ]);
                demandSameList(
                    `deal.tokens[${seat}]`,
                    shuffled(key, `pile ${seat}`, all),
                    tokens[seat],
                );
            }
            ['red', 'blue', 'green', 'yellow'].forEach((color, i) => {
                const cards = member(member(deal, 'deal', 'cards'), 'deal.cards', color);
                demandSameList(
                    `deal.cards.${color}`,
                    shuffled(key, `pile ${players + i}`, upTo(12)),
                    cards,
                );
            });
        },
    },
    null: {
        players: [2, 6],
        check: (key, players, deal) =>
            demandSameList('deal', shuffled(key, 'pile 0', upTo(2 * players + 1)), deal),
    },
};

// ------------------------------------------------------------------------------------------ proofs

function hex(where, text, bytes) {
    if (typeof text !== 'string' || text.length !== 2 * bytes || !/^[0-9a-f]*$/.test(text)) {
        throw new Problem(
            `${where}: expected ${2 * bytes} hexadecimal digits, found ${show(text)}`,
        );
    }
    return Buffer.from(text, 'hex');
}

/** What counts for a person who did not reveal what she had pledged. */
const standIn = (secret, table, seat) =>
    createHmac('sha256', secret)
        .update('nika-fair-2 stand-in\0')
        .update(table)
        .update(byte(seat))
        .digest();

/** Checks what nika-fair-2 adds: each contribution is the one that was pledged. */
function pledges(fair, table, players, chance) {
    const pledge = member(fair, 'fair', 'pledge');
    const early = member(fair, 'fair', 'early');
    demandList('fair.pledge', players, pledge);
    pledge.forEach((text, seat) => {
        if (text !== null) hex(`fair.pledge[${seat}]`, text, 32);
        if (chance[seat] === null) return;
        const hash = createHash('sha256')
            .update('nika-fair-2 pledge\0')
            .update(table)
            .update(hex(`fair.chance[${seat}]`, chance[seat], 32))
            .digest('hex');
        demandSame(`fair.pledge[${seat}]`, hash, text);
    });
    if (!Array.isArray(early))
        throw new Problem(`fair.early: expected a list, found ${show(early)}`);
    early.forEach((seat, i) => {
        const next = Number.isInteger(seat) && seat > (i ? early[i - 1] : -1) && seat < players;
        if (!next || chance[seat] === null)
            throw new Problem(`fair.early[${i}]: ${show(seat)} can't be one of the seats`);
    });
    return pledge;
}

/** Checks one header. Returns its proof. */
function prove(header) {
    const format = member(header, 'the header', 'nika'); // in both, deals are proved alike
    if (format !== 1) demandSame('nika', 2, format);
    const name = member(header, 'the header', 'game');
    if (typeof name !== 'string' || !Object.hasOwn(games, name))
        throw new Problem(`game: ${show(name)} is unknown`);
    const game = games[name];
    const players = member(header, 'the header', 'players');
    if (!Number.isInteger(players) || players < game.players[0] || players > game.players[1]) {
        throw new Problem(`players: expected ${game.players.join(' to ')}, found ${show(players)}`);
    }
    if (!header.has('fair')) throw new Problem('there is no proof of this deal');
    const fair = header.get('fair');
    const [algorithm, table, commitment, secret, chance] = [
        'algorithm',
        'table',
        'commitment',
        'secret',
        'chance',
    ].map((key) => member(fair, 'fair', key));
    const pledged = algorithm !== 'nika-fair-1';
    if (pledged) demandSame('fair.algorithm', 'nika-fair-2', algorithm);
    demandSame('members of fair', pledged ? 7 : 5, fair.size);
    hex('fair.table', table, 8);
    hex('fair.commitment', commitment, 32);
    const secretBytes = hex('fair.secret', secret, 32);
    demandList('fair.chance', players, chance);

    const hash = createHash('sha256')
        .update('nika-fair-1 commitment\0')
        .update(table)
        .update(secretBytes)
        .digest('hex');
    demandSame('fair.commitment', hash, commitment);
    const pledge = pledged ? pledges(fair, table, players, chance) : chance;
    const message = createHmac('sha256', secretBytes)
        .update(`${algorithm} deal\0`)
        .update(table)
        .update(`${name}\0`)
        .update(byte(players));
    chance.forEach((text, seat) => {
        if (text !== null) message.update(byte(1)).update(hex(`fair.chance[${seat}]`, text, 32));
        else if (pledge[seat] === null) message.update(byte(0));
        else message.update(byte(2)).update(standIn(secretBytes, table, seat));
    });
    const key = message.digest();
    demandSame('start', stream(key, 'start').below(players), member(header, 'the header', 'start'));
    game.check(key, players, member(header, 'the header', 'deal'));
    demandSame(
        'number',
        stream(key, 'number').next(8).readBigUInt64LE().toString(),
        member(header, 'the header', 'number'),
    );
    return { table, commitment, chance, pledge, early: pledged ? fair.get('early') : [] };
}

// -------------------------------------------------------------------------------------- signatures

/** Whether the bytes of a record, up to its signature, were signed with this key. */
function isSigned(key, bytes, signature) {
    const x = Buffer.from(key, 'hex').toString('base64url');
    const message = Buffer.concat([
        Buffer.from('nika-record-1\0'),
        createHash('sha256').update(bytes).digest(),
    ]);
    return verify(
        null,
        message,
        createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
        Buffer.from(signature, 'hex'),
    );
}

/** Checks the signature at the end of a game, whose header names the key. */
function checkSignature(key, lines) {
    hex('key', key, 32);
    const text = lines.join('\n');
    const signature = text.match(/,"signature":"([0-9a-f]{128})"}$/);
    if (!signature) throw new Problem('the signature is missing');
    if (!isSigned(key, text.slice(0, signature.index), signature[1]))
        throw new Problem(`the record is not signed with the key ${key}`);
}

// ------------------------------------------------------------------------------------------- files

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = options.find((option) => /^--key=[0-9a-f]{64}$/.test(option))?.slice(6);
const shows = options.includes('--show');
if (files.length === 0 || options.length > Number(shows) + Number(wanted !== undefined)) {
    console.error('usage: node verify-deal.mjs [--show] [--key=KEY] FILE…');
    process.exit(2);
}

for (const file of files) {
    let number = 0;
    let proved = 0;
    let begun = 0; // where the game begins
    let key;
    const keys = new Set();
    const shown = [];
    try {
        const lines = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
            .decode(readFileSync(file))
            .split('\n');
        if (lines.at(-1) === '') lines.pop();
        if (lines.length === 0) throw new Problem('there is no record here');
        for (const line of lines) {
            number++;
            const object = parse(line);
            if (!(object instanceof Map) || (number === 1 && !object.has('nika')))
                throw new Problem('expected the header of a record');
            if (key !== undefined && object.has('result')) {
                checkSignature(key, lines.slice(begun, number));
                keys.add(key);
            }
            if (!object.has('nika')) continue;
            begun = number - 1;
            key = object.get('key');
            if (wanted !== undefined) demandSame('key', wanted, key);
            const { table, commitment, chance, pledge, early } = prove(object);
            proved++;
            shown.push(`  line ${number}, table ${table}`, `    commitment ${commitment}`);
            chance.forEach((text, seat) => {
                const told = text ?? (pledge[seat] ? 'did not reveal' : 'nobody contributed');
                const when = early.includes(seat) ? ', sent before all pledges were fixed' : '';
                shown.push(`    seat ${seat}     ${told}${when}`);
                if (pledge[seat] !== text) shown.push(`    pledge     ${pledge[seat]}`);
            });
        }
        console.log(`${file}: deals proved: ${proved}`);
        for (const one of keys) console.log(`${file}: signed with the key ${one}`);
        if (shows) console.log(shown.join('\n'));
    } catch (error) {
        console.error(
            error instanceof Problem
                ? `${file}:${number}: ${error.message}`
                : `${file}: ${error.message}`,
        );
        process.exitCode = 1;
    }
}
