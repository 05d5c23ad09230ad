// online.mjs: four people with four browsers at one table of a server, one more who watches; one loads the page anew in the middle, one loses
// the network for a while. All see the same game to its end, its record is right, and nobody's page has ever received what that seat may not
// know. Usage: node online.mjs NIKA GAME
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, folder, Person, phone, same, test, wide } from './kit.mjs';
import { readRecord } from './engine.mjs';
import { Player } from './player.mjs';
import { counted } from './relay.mjs';
import { judgeSecrets } from './secrets.mjs';

const game = process.argv[3];

async function comeIn(person, name) {
    await person.page.locator('form input[name="name"], form input').first().fill(name);
    await person.press('[data-action="come-in"]');
}

await test(async (program) => {
    const { server, url } = await begin(program);
    const relay = await counted(server.port);
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const people = [];
    for (const name of names) people.push(await Person.come(name === 'Cy' ? relay.url : url, { name, size: name === 'Di' ? phone : wide, touch: name === 'Di' }));
    const [ada, bo, cy, di] = people;

    // Ada opens a table, and sends the link.
    await ada.go(`#/new?game=${game}`);
    await ada.page.locator('input[name="name"], form input[type="text"], form input:not([type])').first().fill('Ada');
    await ada.page.locator('input[name="players"][value="4"]').check({ force: true });
    await ada.press('[data-action="open"]');
    await ada.page.waitForURL(/#\/t\/[0-9a-f]{16}$/);
    const table = ada.page.url().slice(-16);
    if (await ada.page.locator('[data-action="sit"]').count()) await ada.press('[data-action="sit"]');

    // The others come by the link: one field, one button.
    for (const person of [bo, cy, di]) {
        await person.go(`t/${table}`);
        await comeIn(person, person.name);
        await person.page.waitForSelector('[data-action="stand"]');
    }
    const eve = await Person.come(url, { name: 'Eve' });
    await ada.page.waitForSelector('[data-action="start"]:enabled');
    await ada.press('[data-action="start"]');
    for (const person of people) await person.page.waitForSelector('main.table[data-ply]');
    await eve.go(`t/${table}`);
    if (await eve.page.locator('[data-action="come-in"]').count()) await comeIn(eve, 'Eve');
    await eve.page.waitForSelector('main.table[data-ply]');

    // Everybody plays; Bo loads the page anew, Cy has no network for a while.
    const play = async (person, seed) => {
        const player = new Player(person, { seed });
        for (let count = 0; await player.decide(); count++) {
            if (person === bo && count === 3) {
                await bo.page.reload();
                await bo.page.waitForSelector('main.table[data-ply]');
            }
            if (person === cy && count === 3) {
                cy.without(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET|WebSocket|Failed to load resource|request failed/);
                relay.cut();
                await cy.page.waitForSelector('[data-connection="lost"]');
                relay.mend();
                await cy.page.waitForSelector('[data-connection="lost"]', { state: 'detached' });
            }
            if (count > 600) throw new Error('the game does not end');
        }
    };
    await Promise.all(people.map((person, seat) => play(person, seat + 11)));
    await eve.page.waitForSelector('main.table[data-over="yes"]');

    // The record: the same for all, and a right one.
    const records = [];
    for (const person of [...people, eve]) {
        const [download] = await Promise.all([person.page.waitForEvent('download'), person.press('[data-action="record"]')]);
        records.push(readFileSync(await download.path(), 'utf8'));
    }
    for (const record of records) same(record === records[0], true, 'everybody has the same record');
    const file = join(folder, 'game.nika');
    writeFileSync(file, records[0]);
    const verified = spawnSync(program, ['verify', file], { encoding: 'utf8' });
    same(verified.status, 0, `nika verify: ${verified.stdout}${verified.stderr}`);
    const record = readRecord(records[0]);
    same(record.proof, 'holds', 'the proof of the deal');
    for (const person of [...people, eve]) {
        const plies = await person.page.locator('main.table').getAttribute('data-ply');
        same(Number(plies), record.acts.length, `${person.name} has seen everything`);
        const views = judgeSecrets(person.name, person.received, record);
        console.log(`${person.name}: ${views} views`);
    }
    check(record.over, 'the game is over');
    relay.stop();
});
