// match.mjs WHAT FILE…: looks at what `nika match` writes, without its code.
//
//   figures JOURNAL JSON   computes all figures anew from the journal's results, with plain means
//                          and variances, and compares
//   timeless JSON          prints the JSON without its times, which are all that may differ
//                          between two runs
//   svg FILE               is it well-formed XML, and does it have a title, a description and
//                          texts?

import { readFileSync } from 'node:fs';
import { strictEqual, deepStrictEqual, ok } from 'node:assert/strict';

const [what, ...files] = process.argv.slice(2);

const sum = (list) => list.reduce((total, number) => total + number, 0);
const mean = (list) => sum(list) / list.length;
const variance = (list) => sum(list.map((x) => (x - mean(list)) ** 2)) / (list.length - 1);

// Figures have six decimals.
function near(found, expected, where, most = 1e-6) {
    ok(Math.abs(found - expected) < most, `${where}: ${found}, expected ${expected}`);
}

// What one place got out of one game.
const measures = {
    win: ({ ranks }, place) =>
        ranks[place] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0,
    margin: ({ scores }, place) =>
        scores[place] - mean(scores.filter((_, other) => other !== place)),
    rank: ({ ranks }, place) =>
        ranks[place] + (ranks.filter((rank) => rank === ranks[place]).length - 1) / 2,
    score: ({ scores }, place) => scores[place],
};

function checkFigures(journal, path) {
    const [header, ...all] = readFileSync(journal, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const match = JSON.parse(readFileSync(path, 'utf8'));
    const { players, agents } = match;
    for (const key of Object.keys(header)) deepStrictEqual(match[key], header[key]);
    const deals = all.slice(0, match.deals);
    strictEqual(deals.length, match.deals);
    deals.forEach(({ deal, games }, index) => {
        strictEqual(deal, index + 1);
        strictEqual(games.length, players);
    });
    strictEqual(match.games, players * match.deals);
    near(match.fair, 1 / players, 'fair');
    strictEqual(agents.length, players);
    deepStrictEqual(
        match.figures.map(({ agent }) => agent),
        [...new Set(agents)],
    );
    deepStrictEqual(
        match.times.map(({ agent }) => agent),
        [...new Set(agents)],
    );

    for (const side of match.figures) {
        const places = agents.flatMap((agent, place) => (agent === side.agent ? [place] : []));
        strictEqual(side.places, places.length);
        for (const [key, measure] of Object.entries(measures)) {
            const observed = deals.map(({ games }) =>
                mean(games.flatMap((game) => places.map((place) => measure(game, place)))),
            );
            const half = 1.96 * Math.sqrt(variance(observed) / observed.length);
            near(side[key].mean, mean(observed), key);
            if (match.deals === 1) strictEqual(side[key].interval, null);
            else
                side[key].interval.forEach((end, i) =>
                    near(end, mean(observed) + (i ? half : -half), `${key} interval`),
                );
        }
        const counted = new Map();
        for (const game of deals.flatMap(({ games }) => games)) {
            for (const place of places) {
                const margin = Math.floor(measures.margin(game, place) + 0.5 + 1e-9);
                counted.set(margin, (counted.get(margin) ?? 0) + 1);
            }
        }
        const { from, games } = side.margins;
        strictEqual(games.length, Math.max(...counted.keys()) - from + 1);
        games.forEach((number, i) => strictEqual(number, counted.get(from + i) ?? 0));
        strictEqual(sum(games), match.games * places.length);
        strictEqual(
            side.decisions,
            sum(
                deals.flatMap((deal) =>
                    deal.games.flatMap((game) => places.map((place) => game.decisions[place])),
                ),
            ),
        );
    }
    near(
        sum(match.figures.map(({ win, places }) => win.mean * places)),
        1,
        'the sum of all win shares',
        1e-5,
    );
    if (match.sprt) checkTest(match, deals);
}

/**
 * The sequential test, judged after each deal: undecided before the last, and as the program says
 * after it.
 */
function checkTest({ players, agents, sprt }, deals) {
    const places = agents.flatMap((agent, place) => (agent === agents[0] ? [place] : []));
    const shares = deals.map(({ games }) =>
        mean(games.flatMap((game) => places.map((place) => measures.win(game, place)))),
    );
    const { low, high } = sprt;
    for (let n = 1; n <= shares.length; n++) {
        const seen = shares.slice(0, n);
        const spread = Math.max(n > 1 ? variance(seen) : 0, 1 / (players * players * n));
        const evidence = (n * (high - low) * (2 * mean(seen) - low - high)) / (2 * spread);
        const bound = Math.log(0.95 / 0.05);
        const verdict =
            n < 16 || Math.abs(evidence) < bound ? 'undecided' : evidence > 0 ? 'high' : 'low';
        if (n < shares.length) strictEqual(verdict, 'undecided', `already decided after deal ${n}`);
        else {
            strictEqual(sprt.verdict, verdict);
            near(sprt.llr, evidence, 'llr');
        }
    }
}

function checkSvg(path) {
    const text = readFileSync(path, 'utf8');
    const open = [];
    const seen = new Map();
    const tag = /<(\/?)([a-z]+)((?: [a-zA-Z0-9-]+="[^"<&]*")*)(\/?)>/y;
    let at = 0;
    while (at < text.length) {
        if (text[at] !== '<') {
            ok(text[at] !== '&' && text[at] !== '>', `${path}: a raw “${text[at]}” at ${at}`);
            ok(open.length > 0 || /\s/.test(text[at]), `${path}: text outside of everything`);
            at++;
            continue;
        }
        tag.lastIndex = at;
        const found = tag.exec(text);
        ok(found, `${path}: no tag: ${text.slice(at, at + 60)}`);
        const [all, closing, name, , empty] = found;
        if (closing) strictEqual(open.pop(), name);
        else {
            if (at === 0) strictEqual(name, 'svg');
            else ok(open.length > 0, `${path}: more than one root`);
            seen.set(name, (seen.get(name) ?? 0) + 1);
            if (!empty) open.push(name);
        }
        at += all.length;
    }
    deepStrictEqual(open, []);
    ok(
        !/NaN|inf|nan/.test(text.replace(/<style>.*<\/style>/s, '')),
        `${path}: numbers that are none`,
    );
    for (const [name, least] of [
        ['title', 1],
        ['desc', 1],
        ['text', 8],
        ['circle', 1],
        ['rect', 2],
    ]) {
        ok((seen.get(name) ?? 0) >= least, `${path}: ${seen.get(name) ?? 0} × ${name}`);
    }
}

if (what === 'figures') checkFigures(...files);
else if (what === 'svg') files.forEach(checkSvg);
else if (what === 'timeless')
    console.log(
        JSON.stringify({ ...JSON.parse(readFileSync(files[0], 'utf8')), times: undefined }),
    );
else throw new Error(`no such thing: ${what}`);
