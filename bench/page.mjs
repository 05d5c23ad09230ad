// page.mjs: measures the web page as its players feel it: what a first visit costs, how soon a solo
// game is on, with the processor throttled four times, and how long a turn's redraw keeps the page
// busy. Prints a table; build/bench-page.json has the figures. Usage: node bench/page.mjs [NIKA]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, finish, Person, top } from '../tests/browser/kit.mjs';
import { beginSolo, Player } from '../tests/browser/player.mjs';
import { counted } from '../tests/browser/relay.mjs';

const program = process.argv[2] ?? join(top, 'build/release/bin/nika');
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const figures = [];
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const { server } = await begin(program);

// The longest that the page's own thread was busy at a stretch, within each slice of time, from a
// trace.
function busy(events, mark, slices) {
    const tasks = events.filter(
        ({ name, ph, tid, pid }) =>
            /RunTask/.test(name) && ph === 'X' && tid === mark.tid && pid === mark.pid,
    );
    // Processor time where the trace has it: what others do on this machine does not count.
    return slices.map(([from, to]) =>
        Math.max(
            0,
            ...tasks
                .filter(({ ts, dur }) => ts + dur >= from && ts < to)
                .map(({ dur, tdur }) => (tdur ?? dur) / 1000),
        ),
    );
}

for (const game of ['justinian', 'byzantz']) {
    const first = [];
    const solo = [];
    const work = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
        const relay = await counted(server.port);
        const person = await Person.come(relay.url, { name: `${game}-${round}`, seed: 7 });
        const session = await person.context.newCDPSession(person.page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        const began = performance.now();
        await person.page.goto(person.url, { waitUntil: 'commit' });
        await person.page.waitForSelector(`[data-action="play-${game}"]`);
        first.push(performance.now() - began);
        const clicked = performance.now();
        await beginSolo(person, game);
        await person.page.waitForFunction(
            () => document.querySelectorAll('main.table [data-piece]').length > 5,
        );
        solo.push(first[round] + performance.now() - clicked);
        const { metrics } = await session.send('Performance.getMetrics');
        work.push(1000 * metrics.find(({ name }) => name === 'TaskDuration').value);
        bytes = relay.bytes;
        await person.leave();
        relay.stop();
    }
    console.log(
        `${game.padEnd(9)}  first visit ${Math.round(bytes / 1000)} KB (goal 350); with a processor 4 times slower: first page ${Math.round(middle(first))} ms, game on ${Math.round(middle(solo))} ms (median of ${rounds}; goal 2000), of which the page's own thread worked ${Math.round(middle(work))} ms`,
    );

    // Redraws: a few turns, as fast as they come, with everything in motion.
    const person = await Person.come(server.url.replace(/\/?$/, '/'), {
        name: `${game}-turns`,
        seed: 7,
        motion: 'no-preference',
        settings: { pace: 'fast' },
    });
    await person.go();
    await beginSolo(person, game);
    const player = new Player(person, { seed: 3 });
    await player.decisions(2);
    await person.page.evaluate(() => {
        new MutationObserver(() => performance.mark('act')).observe(
            document.querySelector('main.table'),
            { attributes: true, attributeFilter: ['data-ply'] },
        );
    });
    const session = await await person.context.browser().newBrowserCDPSession();
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {
            includedCategories: [
                'toplevel',
                'disabled-by-default-toplevel',
                'blink.user_timing',
                '__metadata',
            ],
        },
    });
    await player.decisions(8);
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    const marks = events
        .filter(({ name, cat }) => name === 'act' && /user_timing/.test(cat))
        .sort((a, b) => a.ts - b.ts);
    // An act is drawn in the task that made the mark and in those right after it.
    const spans = busy(
        events,
        marks[0],
        marks.map(({ ts }) => [ts, ts + 50000]),
    );
    const worst = Math.max(...spans);
    console.log(
        `${game.padEnd(9)}  a turn's redraw: longest task ${middle(spans).toFixed(1)} ms in the middle, ${worst.toFixed(1)} ms at worst, of ${spans.length} acts (goal 16)`,
    );
    figures.push({
        game,
        bytes,
        first_ms: middle(first),
        solo_ms: middle(solo),
        work_ms: middle(work),
        redraw_ms: middle(spans),
        redraw_worst_ms: worst,
        acts: spans.length,
    });
    await person.leave();
}
writeFileSync(join(top, 'build/bench-page.json'), `${JSON.stringify(figures, null, 1)}\n`);
await finish();
