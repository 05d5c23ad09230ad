// wasm_master.mjs NIKA WASM: the master of a page, which thinks in a module of its own, plays as the one of the tests' module
// does, which has it at home.

import { readFileSync } from 'node:fs';

import {
    Module,
    askPage as ask,
    bytesOf,
    check,
    checkSame,
    compile,
    finish,
    nets,
    thinkAway as think,
} from './wasm_kit.mjs';

const [, path] = process.argv.slice(2);
const beside = (name) => compile(path.replace(/nika\.wasm$/, name));

checkSame(
    'exports of the master',
    WebAssembly.Module.exports(beside('nika-master.wasm'))
        .map(({ name }) => name)
        .sort()
        .join(),
    ['memory', 'nika_buffer', 'nika_buffer_size', 'nika_day', 'nika_lend']
        .concat(['ask', 'do', 'json', 'open', 'plan', 'take'].map((what) => `nika_review_${what}`))
        .concat('nika_think')
        .join(),
);
checkSame('imports', WebAssembly.Module.imports(beside('nika-master.wasm')).length, 0);

const size = readFileSync(path.replace(/nika\.wasm$/, 'nika-en.wasm')).length;
check(`the page's module has ${size} bytes: is the master in it?`, size < 450000);

for (const [game, players, acts] of [
    ['byzantz', 3, 40],
    ['justinian', 2, 24],
    ['null', 2, 4],
]) {
    const home = new Module(path);
    const table = new WebAssembly.Instance(beside('nika-en.wasm')).exports;
    const master = new WebAssembly.Instance(beside('nika-master.wasm')).exports;
    const net = nets.find(([name]) => name === game)?.[1];
    if (net) {
        const bytes = Buffer.concat([Buffer.from(`${game}\0`), net]);
        const broken = Buffer.from(bytes);
        broken[1000] ^= 1;
        for (const [lent, right] of [
            [broken, 0],
            [bytes, 1],
            [bytes, 0],
        ]) {
            bytesOf(master).set(lent);
            checkSame(`${game}: a net is taken`, Number(master.nika_lend(lent.length)), right);
        }
    }
    const begin = {
        ask: 'table.begin',
        setup: { game, players, names: ['Ada', 'Bo', 'Cy'].slice(0, players) },
        agents: ['skilled', ...Array(players - 1).fill('master')],
        chance: '5'.repeat(64),
        eyes: 'watcher',
    };
    const [here, there] = [home.ask(begin), ask(table, begin)];
    checkSame(`${game} begins`, JSON.stringify(there), JSON.stringify(here));
    let thoughts = 0;
    for (let ply = 0; ply < acts; ply++) {
        const act = { ask: 'table.act', from: ply, eyes: 'watcher' };
        thoughts += think(table, master, -1);
        const [right, found] = [home.ask(act), ask(table, act)];
        checkSame(`${game}, act ${ply}`, JSON.stringify(found), JSON.stringify(right));
        const asked = right.asked[0];
        if (ply % 8 !== 0 || asked === undefined) continue;
        const hint = { ask: 'table.hint', seat: asked, agent: 'master', language: 'en' };
        check(`${game}: no turn for a hint`, think(table, master, asked));
        const [advice, other] = [home.ask(hint), ask(table, hint)];
        checkSame(`${game}, hint after act ${ply}`, JSON.stringify(other), JSON.stringify(advice));
    }
    check(`${game}: the master thought ${thoughts} times`, thoughts > 0);
}

finish();
