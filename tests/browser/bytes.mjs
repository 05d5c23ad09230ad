// bytes.mjs: what a first visit costs: every byte that comes from the server, heads included, until
// the first page can be used, and until a solo game is on. Usage: node bytes.mjs NIKA
import { begin, check, Person, test, until } from './kit.mjs';
import { beginSolo } from './player.mjs';
import { counted } from './relay.mjs';

const most = 350000;

await test(async (program) => {
    const { server } = await begin(program);
    for (const [game, language] of [
        ['justinian', 'en'],
        ['byzantz', 'ja'],
    ]) {
        const relay = await counted(server.port);
        const person = await Person.come(relay.url, {
            name: `${game}-${language}`,
            language,
            worker: 'allow',
            settings: { pace: 'normal' },
        });
        await person.go();
        await person.page.waitForSelector('[data-action="play-byzantz"]');
        await person.page.evaluate(async () => {
            await document.fonts.ready;
            await navigator.serviceWorker.ready;
        });
        const first = relay.bytes;
        await beginSolo(person, game);
        await until(async () => (await person.page.locator('main.table [data-piece]').count()) > 0);
        console.log(`${language}: first page ${first} bytes, ${game} ${relay.bytes} bytes`);
        check(first > 50000, `${first} bytes: something was not counted`);
        check(
            relay.bytes < most,
            `a first visit with a game of ${game} in ${language} costs ${relay.bytes} bytes, of ${most}`,
        );
        await person.leave();
        relay.stop();
    }
});
