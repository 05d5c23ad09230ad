// bench_review.mjs: how much processor time the review of a whole game takes in WebAssembly, for one seat: until its own decisions
// are measured, and with everything else. A page divides that among its workers.
// Usage: node bench/bench_review.mjs NIKA MASTER.WASM DATA/NETS [GAMES]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , nika, wasm, nets, games = '4'] = process.argv;
const module = await WebAssembly.compile(readFileSync(wasm));

for (const game of ['byzantz', 'justinian']) {
    const { exports } = await WebAssembly.instantiate(module, {});
    const buffer = () => new Uint8Array(exports.memory.buffer, exports.nika_buffer());
    const put = (...parts) => {
        const all = Buffer.concat(parts);
        buffer().set(all);
        return all.length;
    };
    const text = (size) => Buffer.from(buffer().subarray(0, size)).toString();
    exports.nika_lend(put(Buffer.from(`${game}\0`), readFileSync(join(nets, `${game}.net`))));
    const records = execFileSync(nika, [
        'simulate',
        game,
        '--players',
        '4',
        '--games',
        games,
        '--seed',
        '11',
        '--agents',
        'expert',
        '--records',
        '-',
    ]).toString();
    const own = [];
    const whole = [];
    for (const record of records.split(/(?=^\{"nika")/m)) {
        if (!exports.nika_review_open(put(Buffer.from(record))))
            throw new Error('not a finished game');
        const plan = JSON.parse(text(exports.nika_review_plan(0)));
        const start = process.cpuUsage();
        const spent = () => {
            const { user, system } = process.cpuUsage(start);
            return (user + system) / 1e6;
        };
        plan.tasks.forEach((task, i) => {
            if (i === plan.own) own.push(spent());
            exports.nika_review_do(task);
        });
        whole.push(spent());
    }
    const mean = (all) => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(2);
    console.log(
        `${game}: own decisions ${mean(own)} s, everything ${mean(whole)} s of one processor`,
    );
}
