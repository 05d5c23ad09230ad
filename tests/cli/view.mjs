// view.mjs NIKA RECORDS…: is what `nika view` prints exactly what that seat knows? At some plies of
// each game; at all plies of the first game of a file whose name ends in -whole.
//
// It is compared, key by key, with what the oracle's table and a spectator's notes say. And there
// must be no other way to tell: for each position a twin is made, a record with the same moves in
// which everything that the viewer can't know is dealt otherwise. The two outputs must be the same
// bytes.
//
// Run by view.sh, in a folder where it may write.

import { spawnSync } from 'node:child_process';
import { deepStrictEqual } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { Table, fullDeck } from '../oracle/oracle_byzantz.mjs';
import { seededRandom } from './random.mjs';
import { Justinian } from './view_justinian.mjs';

const [nika, ...files] = process.argv.slice(2);
const random = seededRandom(1);
const counts = { views: 0, twins: 0, different: 0, failures: 0 };
const stages = new Map(); // of Justinian → how many positions were looked at

function fail(where, what) {
    if (counts.failures++ < 5) console.log(`${where}: ${what}`);
}

const asked = []; // file, game, ply and seat (a number or 'watcher') of each view
const judges = []; // what is done with what the program prints

/** Looks at a view later, when all of them are printed: `judge` gets the line. */
function view(file, game, ply, seat, judge) {
    asked.push(`${file} ${game} ${ply} ${seat}`);
    judges.push(judge);
}

/** Prints all views: by a shell, since thousands of programs are started more slowly from here. */
function judgeAll() {
    const loop = `while read -r file game ply seat; do
        "$1" view "$file" --game "$game" --ply "$ply" --seat "$seat" || echo "exit status $?"
    done 2>&1`;
    const { stdout } = spawnSync('sh', ['-c', loop, 'sh', nika], {
        input: asked.map((words) => `${words}\n`).join(''),
        encoding: 'utf8',
        maxBuffer: 1 << 30,
    });
    const lines = stdout.split('\n').slice(0, -1);
    const wrong = lines.findIndex((line) => !line.startsWith('{'));
    if (wrong >= 0) fail(`nika view, file game ply seat: ${asked[wrong]}`, lines[wrong]);
    else if (lines.length !== asked.length)
        fail('nika view', `${lines.length} lines for ${asked.length} views`);
    else judges.forEach((judge, i) => judge(lines[i]));
}

/** The games of a file: header and moves, parsed. */
function gamesOf(file) {
    const games = [];
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
        const entry = JSON.parse(line);
        if ('nika' in entry) games.push({ header: entry, moves: [] });
        else if ('move' in entry) games.at(-1).moves.push(entry);
    }
    return games;
}

const without = (cards, others) => {
    const rest = [...cards];
    for (const card of others) {
        const at = rest.indexOf(card);
        if (at >= 0) rest.splice(at, 1);
    }
    return rest;
};

function shuffle(list) {
    for (let i = list.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
}

// ----------------------------------------------------------------------------------------- Byzantz

const CARDS = 'C4 C3 C2 C1 S4 S3 S2 S1 W4 W3 W2 W1 T4 T3 T2 T1 G4 G3 G2 G1 O4 O3 O2 O1 M'.split(
    ' ',
);
const inOrder = (cards) => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
const total = (cards) => cards.reduce((sum, card) => sum + Number(card[1] ?? 0), 0);

/**
 * A game of Byzantz at some ply, with the notes of a spectator: which cards of each hand everybody
 * knows.
 */
class Byzantz {
    constructor(header) {
        this.header = header;
        this.table = new Table(header);
        this.known = this.table.seats.map(() => []);
        this.picked = []; // who has taken a group in this round
        this.ply = 0;
    }

    play({ seat, move }) {
        const { table } = this;
        const before = table.hands.map((hand) => [...hand]);
        const { round } = table;
        table.play(seat, move);
        this.ply++;
        if (move.startsWith('take ')) this.picked.push(seat);
        if (table.round !== round || table.asked() === null || table.askedFor() === 'final')
            this.picked = [];
        for (const each of table.seats) {
            // played openly; if it was a known card, it is known no more
            const lost = without(before[each], table.hands[each]);
            // a bundle, a group of the market, or a bid taken back
            const got = without(table.hands[each], before[each]);
            this.known[each] = [...without(this.known[each], lost), ...got];
        }
    }

    /** What a seat should see. */
    expected(seat) {
        const { header, table } = this;
        const { game, players, start, names, rules } = header;
        const asked = table.asked();
        const kind = table.askedFor();
        const over = asked === null;
        const roundsOver = over || kind === 'final';
        const maySell = (other) =>
            other !== asked && !over && kind !== 'limit' && !table.finished[other];
        const showsProfit = (other) => rules['open-profit'] !== 'off' || other === seat || over;
        const removed = header.deal.deck.slice(4 * players, 4 * players + table.setup.removed);
        const seen = {
            game,
            players,
            start,
            names,
            rules,
            ply: this.ply,
            seat,
            yours: seat === asked,
            asked: over ? [] : [asked],
            free: table.seats.filter(maySell),
            phase: over
                ? 'over'
                : {
                      auction: 'auction',
                      give: 'give',
                      limit: 'limit',
                      take: 'market',
                      final: 'final',
                  }[kind],
            round: table.round,
            rounds: table.setup.rounds,
            stack: roundsOver
                ? []
                : table.setup.bidderCards.filter((card) => !table.bidderCard.includes(card)),
            in: [...table.bidding].sort(),
            picked: [...this.picked].sort(),
            high: Math.max(...table.bids.map(total)),
            bundle: inOrder(table.bundle),
            market: inOrder(table.market),
            gone: inOrder([...without(table.outOfGame, removed), ...table.profit.flat()]),
            deck: table.deck.length,
            removed: table.setup.removed,
            seats: table.seats.map((other) => ({
                size: table.hands[other].length,
                known: inOrder(this.known[other]),
                bid: inOrder(table.bids[other]),
                total: total(table.bids[other]),
                bidder: (!roundsOver && table.bidderCard[other]) || null,
                profit: showsProfit(other) ? table.score[other] : null,
            })),
        };
        if (seat !== 'watcher')
            Object.assign(seen, { hand: inOrder(table.hands[seat]), legal: table.legal(seat) });
        if (over) seen.result = table.result();
        return seen;
    }

    /**
     * Places in the deal whose cards the viewer has not seen: in other hands, among the removed
     * cards, and in the deck.
     */
    hiddenPlaces(viewer) {
        const { deck } = this.header.deal;
        const { players, seats, hands, setup } = this.table;
        const places = [];
        for (const seat of seats) {
            if (seat === viewer) continue;
            let secret = without(hands[seat], this.known[seat]);
            for (let place = 4 * seat; place < 4 * seat + 4; place++) {
                if (!secret.includes(deck[place])) continue;
                places.push(place);
                secret = without(secret, [deck[place]]);
            }
            if (secret.length > 0) throw new Error('a secret card that was not dealt');
        }
        const drawn = fullDeck().length - this.table.deck.length;
        for (let place = 4 * players; place < deck.length; place++) {
            if (place < 4 * players + setup.removed || place >= drawn) places.push(place);
        }
        return places;
    }

    /** The header of a twin. The moves stay: none of them has played a card that is exchanged. */
    twin(viewer) {
        const deck = [...this.header.deal.deck];
        const places = this.hiddenPlaces(viewer);
        const cards = shuffle(places.map((place) => deck[place]));
        places.forEach((place, i) => (deck[place] = cards[i]));
        return { header: { ...this.header, deal: { deck } }, moveOf: (entry) => entry };
    }

    hand(header, seat) {
        return inOrder(header.deal.deck.slice(4 * seat, 4 * seat + 4)).join();
    }
}

// ----------------------------------------------------------------------------------- the null game

/** Two tiles each and one over. Everybody lays one, unseen by others until all have. */
class Null {
    constructor(header) {
        this.header = header;
        this.laid = [];
        this.ply = 0;
    }

    play({ seat, move }) {
        this.laid[seat] = Number(move.split(' ')[1]);
        this.ply++;
    }

    tiles(seat) {
        return this.header.deal.slice(2 * seat, 2 * seat + 2).sort((a, b) => a - b);
    }

    expected(seat) {
        const { game, players, start, names, rules } = this.header;
        const over = this.ply === players;
        const asked = over ? [] : [(start + this.ply) % players];
        const shown = over ? this.laid : [];
        const seen = {
            game,
            players,
            start,
            names,
            rules,
            ply: this.ply,
            seat,
            yours: asked[0] === seat,
            asked,
            free: [],
            shown,
        };
        if (seat !== 'watcher') {
            seen.hand = this.tiles(seat).filter((tile) => tile !== this.laid[seat]);
            seen.legal = asked[0] === seat ? seen.hand.map((tile) => `lay ${tile}`).sort() : [];
            if (this.laid[seat]) seen.laid = this.laid[seat];
        }
        if (over) {
            const ranks = this.laid.map(
                (tile) => 1 + this.laid.filter((other) => other > tile).length,
            );
            seen.result = { scores: this.laid, ranks };
        }
        return seen;
    }

    /** Here the moves change, too: the others have laid other tiles. */
    twin(viewer) {
        const deal = [...this.header.deal];
        const over = this.ply === this.header.players;
        const places = deal
            .map((_, place) => place)
            .filter((place) => {
                const seat = Math.floor(place / 2);
                return seat !== viewer && !(over && this.laid[seat] === deal[place]);
            });
        const tiles = shuffle(places.map((place) => deal[place]));
        places.forEach((place, i) => (deal[place] = tiles[i]));
        const moveOf = ({ seat, move }) => {
            const place = this.header.deal.indexOf(Number(move.split(' ')[1]));
            return { seat, move: `lay ${deal[place]}` };
        };
        return { header: { ...this.header, deal }, moveOf };
    }

    hand(header, seat) {
        return header.deal
            .slice(2 * seat, 2 * seat + 2)
            .sort()
            .join();
    }
}

// ---------------------------------------------------------------------------------------- checking

function checkPosition(where, file, game, position, moves) {
    const { header, ply } = position;
    const viewers = [...header.names.keys(), 'watcher'];
    const stage = position.stage?.();
    if (stage) stages.set(stage, (stages.get(stage) ?? 0) + 1);
    const printed = new Map();
    let differs = false;
    for (const seat of viewers) {
        const expected = structuredClone(position.expected(seat)); // before it goes on
        counts.views++;
        view(file, game, ply, seat, (text) => {
            printed.set(seat, text);
            try {
                deepStrictEqual(JSON.parse(text), expected);
            } catch (error) {
                fail(`${where}, seat ${seat}`, error.message);
            }
        });
    }
    for (const seat of viewers) {
        const twin = position.twin(seat, shuffle);
        const lines = [twin.header, ...moves.slice(0, ply).map(twin.moveOf)];
        const name = `twin-${counts.twins++}`;
        writeFileSync(name, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        view(name, 1, ply, seat, (text) => {
            if (text !== printed.get(seat))
                fail(`${where}, seat ${seat}`, 'the twin looks different');
        });
        // The twin is another game, though: whose hand is another sees it. Once at each position.
        const other = viewers.find(
            (s) => s !== 'watcher' && position.hand(twin.header, s) !== position.hand(header, s),
        );
        if (other === undefined || differs) continue;
        differs = true;
        counts.different++;
        view(name, 1, ply, other, (text) => {
            if (text === printed.get(other))
                fail(`${where}, seat ${other}`, 'another hand looks the same');
        });
    }
}

const tables = { byzantz: Byzantz, justinian: Justinian, null: Null };

/** The first and the last ply, some others, and of Justinian one of each stage. */
function somePlies(header, moves) {
    const plies = [
        0,
        moves.length,
        ...Array.from({ length: 3 }, () => random.below(moves.length + 1)),
    ];
    if (header.game !== 'justinian') return plies;
    const inStage = new Map();
    const position = new Justinian(header);
    for (const move of moves) {
        const stage = position.stage();
        inStage.set(stage, [...(inStage.get(stage) ?? []), position.ply]);
        position.play(move);
    }
    return [...plies, ...[...inStage.values()].map(random.pick)];
}

for (const file of files) {
    gamesOf(file).forEach(({ header, moves }, index) => {
        const all = file.endsWith('-whole') && index === 0;
        const plies = new Set(all ? Array(moves.length + 1).keys() : somePlies(header, moves));
        const position = new tables[header.game](header);
        for (;;) {
            if (plies.has(position.ply))
                checkPosition(
                    `${file}, game ${index + 1}, ply ${position.ply}`,
                    file,
                    index + 1,
                    position,
                    moves,
                );
            if (position.ply === moves.length) break;
            position.play(moves[position.ply]);
        }
    });
}
judgeAll();
console.log(
    `${counts.views} views, ${counts.twins} twins, ${counts.different} of them with another hand, ${counts.failures} failures`,
);
console.log(
    `stages of Justinian: ${[...stages].map(([stage, times]) => `${stage} ${times}`).join(', ')}`,
);
process.exitCode = counts.failures === 0 && counts.different > 0 && stages.size === 6 ? 0 : 1;
