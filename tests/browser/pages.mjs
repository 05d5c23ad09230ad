// pages.mjs: every page in every language, narrow and wide: said in that language and nothing raw, with room for every word; and usable by
// everybody: axe, light and dark, and at 200 % zoom. Usage: node pages.mjs NIKA
import { begin, languages, Person, test } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';

const addresses = ['/', '/settings', '/about', '/rules/justinian', '/rules/byzantz', '/learn/justinian', '/learn/byzantz', '/replay', '/games', '/lobby', '/new', '/account', '/board', '/nowhere'];
const narrow = { width: 360, height: 640 };
const wide = { width: 1280, height: 800 };

await test(async (program) => {
    const { url } = await begin(program);
    for (const language of languages) {
        const person = await Person.come(url, { name: language, language, size: wide });
        for (const address of addresses) {
            await person.go(`#${address}`);
            await person.page.reload();
            await person.there();
            await person.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
            // Wide, a phone, and a small window at 200 %.
            for (const size of language === 'en' ? [wide, narrow, { width: 640, height: 400 }] : [wide, narrow]) {
                await person.page.setViewportSize(size);
                await judgeText(person, `${language} ${size.width} ${address}`, language);
                if (language === 'en' && size !== wide) continue;
                if (language === 'en' || (language === 'ja' && size === wide)) await judgeAccess(person, `${language} ${size.width} ${address}`);
            }
            await person.page.setViewportSize(wide);
        }
        await person.leave();
    }
    const night = await Person.come(url, { name: 'night', theme: 'dark' });
    for (const address of addresses) {
        await night.go(`#${address}`);
        await night.page.reload();
        await night.there();
        await judgeAccess(night, `dark ${address}`);
    }
});
