// lessons.mjs: both lessons from the first sentence to the real game that follows, by what the
// bubble asks for; on a desktop, and by touch on a phone, where the bubble must leave free what it
// asks for. A reload in the middle goes on where it was. Usage: node lessons.mjs NIKA
import { begin, check, Person, phone, same, test, wide } from './kit.mjs';
import { Player } from './player.mjs';

const bubble = '.learn-bubble';

async function learn(url, game, touch) {
    const person = await Person.come(url, {
        drawn: false,
        name: `lesson-${game}${touch ? '-touch' : ''}`,
        size: touch ? phone : wide,
        touch,
    });
    const player = new Player(person, { seed: 1 });
    await person.go(`#/learn/${game}`);
    const read = () =>
        person.page.evaluate((selector) => {
            const { step, wants, shown } = document.querySelector(selector)?.dataset ?? {};
            return {
                step: Number(step),
                wants,
                shown: shown !== undefined && shown !== 'false',
                last:
                    !!document.querySelector(`${selector} footer .primary`) &&
                    !document.querySelector(`${selector} footer .primary svg`),
            };
        }, bubble);
    let steps = 0;
    for (; steps < 20; steps++) {
        await person.page.waitForFunction(
            (selector) => ['', 'true'].includes(document.querySelector(selector)?.dataset.shown),
            bubble,
        );
        const { step, wants, last } = await read();
        same(step, steps, `${person.name}: the step`);
        const text = await person.text('#learn-text');
        check(text.length > 20, `${person.name}: step ${step} says ${text}`);
        if (steps === 5) {
            await person.page.reload();
            await person.page.waitForSelector(`${bubble}[data-step="5"]`);
            await person.page.waitForFunction(
                (selector) =>
                    ['', 'true'].includes(document.querySelector(selector)?.dataset.shown),
                bubble,
            );
        }
        if (last) break;
        if (wants === 'next') await player.act(`${bubble} footer .primary`);
        else {
            const [verb, ...rest] = wants.split(' ');
            if (verb === 'place') {
                await player.act(`button[data-piece="${rest[0]}"]`);
                await player.act(`button[data-piece="${rest[1]}"]`);
                // A finger's first tap shows what would come of it.
                if (touch) await player.act(`button[data-piece="${rest[1]}"][data-chosen]`);
            } else {
                if (verb === 'bid' || verb === 'sell') {
                    const set = `button[data-move="${wants}"]`;
                    if (!(await person.page.locator(`${set}:visible`).count()) && verb === 'sell')
                        await player.act(
                            'button[data-key="x"], [data-action="sell"], button:has-text("Sell")',
                        );
                    for (const card of rest)
                        if (
                            await person.page
                                .locator(
                                    `button[data-piece="${card}"][aria-pressed="false"]:visible`,
                                )
                                .count()
                        )
                            await player.act(`button[data-piece="${card}"][aria-pressed="false"]`);
                }
                if (verb === 'exchange') await player.act(`button[data-piece="${rest[0]}"]`);
                const button = `button[data-move="${wants}"]`;
                await player.act(button);
                await person.page.waitForTimeout(150);
                if (
                    (await read()).step === step &&
                    (await person.page.locator(`${button}:visible`).count())
                )
                    await player
                        .act(`${button}:is(.primary, [aria-pressed="true"], *)`)
                        .catch(() => undefined);
            }
        }
        await person.page.waitForFunction(
            ([selector, before]) => Number(document.querySelector(selector)?.dataset.step) > before,
            [bubble, step],
        );
    }
    check(steps >= 7, `${person.name}: only ${steps} steps`);
    await player.act(`${bubble} footer .primary`);
    await person.page.waitForURL(/#\/play\//);
    await person.page.waitForSelector('main.table[data-ply]');
    await person.leave();
}

await test(async (program) => {
    const { url } = await begin(program);
    for (const game of ['justinian', 'byzantz'])
        for (const touch of [false, true]) await learn(url, game, touch);
});
