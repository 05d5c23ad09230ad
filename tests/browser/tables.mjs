// tables.mjs: both tables at every kind of decision: in every language, narrow, wide and at 200 %
// zoom, with room for every word; usable by everybody, light and dark; and still where no motion is
// wanted. Usage: node tables.mjs NIKA GAME
import { ask } from './engine.mjs';
import { begin, check, Person, same, someLanguages, test, until } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';
import { forced, keep, moments, simulated } from './moments.mjs';
import { beginSolo, Player } from './player.mjs';

const game = process.argv[3];
const narrow = { width: 360, height: 640 };
const wide = { width: 1280, height: 800 };
const zoomed = { width: 640, height: 400 };

// What Byzantz says of its figures: who thinks about a bid is told what the sets would pay with the
// bundle, less the card that is given away; and in the end, for each seat, the sales of the rounds
// and the final ones add up to its points, in the result and on the table.
async function explained(person, { kind, setup, view }) {
    if (kind === 'open' || kind === 'bid') {
        const all = [...view.hand, ...view.bundle];
        const pays = view.bundle.map((given) => {
            const cards = [...all];
            cards.splice(cards.indexOf(given), 1);
            return ask({ ask: 'sets', setup, cards: cards.join(' ') }).points;
        });
        same(
            await person.text('.byzantz-words small'),
            `with the bundle, your sets pay ${Math.max(...pays)}`,
            `${kind}: what the bundle is good for`,
        );
    }
    if (kind !== 'over') return;
    const { page } = person;
    const accounts = (list) =>
        page.locator(list).evaluateAll((rows) =>
            rows.map((row) => ({
                score: Number(row.querySelector('[data-score]').dataset.score),
                sales: row.querySelectorAll('.byzantz-sale').length,
                sum: [...row.querySelectorAll('[data-points]')].reduce(
                    (all, { dataset }) => all + Number(dataset.points),
                    0,
                ),
                single: [...row.querySelectorAll('.byzantz-sale b')].reduce(
                    (all, { innerText, textContent }) =>
                        all + Number((innerText || textContent).replace('+', '')),
                    0,
                ),
            })),
        );
    for (const list of ['.result .byzantz-accounts li', '.byzantz-ledger li']) {
        const rows = await accounts(list);
        check(rows.length === setup.players, `${list}: ${rows.length} rows`);
        for (const { score, sum, single, sales } of rows)
            check(
                sales > 0 && sum === score && single === score,
                `${list}: ${score} points from ${sum}, sales ${single}`,
            );
    }
}

// A moment as it stands: in some languages, and in English by day and by night.
async function judgeMoment(person, moment) {
    await keep(person, moment);
    for (const language of someLanguages()) {
        const where = `${game} ${moment.kind} ${language}`;
        if (language !== 'en') await person.speak(language);
        for (const size of language === 'en' ? [wide, narrow, zoomed] : [wide, narrow]) {
            await person.page.setViewportSize(size);
            await judgeText(person, `${where} ${size.width}`, language);
            if (language === 'en' && size !== zoomed)
                await judgeAccess(person, `${where} ${size.width}`);
        }
        await person.page.setViewportSize(wide);
        const status = await person.text('main.table [role="status"]');
        check(status.length > 3, `${where}: nothing says what is asked`);
        if (language !== 'en') continue;
        if (game === 'byzantz') await explained(person, moment);
        await person.theme('dark');
        await judgeAccess(person, `${where} dark`, 'colors');
        await person.theme('light');
    }
    await person.speak('en');
}

// Every key is listed once, and means what is said there: also where letters choose goods.
async function judgeKeys(person) {
    await person.page.keyboard.press('?');
    await person.page.waitForSelector('.keysheet kbd');
    const listed = (await person.page.locator('.keysheet kbd').allInnerTexts()).flatMap((text) =>
        /…|\//.test(text) ? [text] : text.split(' '),
    );
    for (const key of new Set(listed))
        check(
            key.startsWith('⇧') || listed.filter((other) => other === key).length === 1,
            `${game}: the key ${key} is listed twice`,
        );
    await person.page.keyboard.press('Escape');
    await person.page.keyboard.press('F10');
    await person.page.waitForSelector('.table-menu');
    await person.page.keyboard.press('Escape');
}

// A scoring that is looked at again after the end covers nothing of how the points came about.
async function judgeScene(person) {
    await person.press('[data-action="look"]');
    await person.press('.justinian-ending thead button');
    await person.page.waitForSelector('.justinian-scene');
    const [scene, heading] = await person.page.evaluate(() =>
        ['.justinian-scene', '.justinian-ending h2'].map((each) =>
            document.querySelector(each).getBoundingClientRect().toJSON(),
        ),
    );
    check(
        scene.bottom <= heading.top || heading.bottom <= scene.top,
        `the scoring covers the heading: ${scene.top} to ${scene.bottom}, ${heading.top} to ${heading.bottom}`,
    );
}

// Nothing moves, whatever happens.
async function judgeMotion(person) {
    await person.page.evaluate(() => {
        window.moved = 0;
        const watch = () => {
            window.moved = Math.max(
                window.moved,
                document
                    .getAnimations()
                    .filter(
                        (animation) =>
                            animation.playState === 'running' &&
                            animation.effect.getComputedTiming().duration > 50,
                    ).length,
            );
            requestAnimationFrame(watch);
        };
        watch();
    });
    await new Player(person, { seed: 5 }).decisions(2);
    const moved = await person.page.evaluate(() => window.moved);
    check(moved === 0, `${game}: ${moved} things move although no motion is wanted`);
}

await test(async (program) => {
    const { url } = await begin(program);
    const all = moments(
        simulated(program, game, game === 'justinian' ? 3 : 4, game === 'justinian' ? 7 : 2),
    );
    const wanted =
        game === 'justinian'
            ? ['first', 'place', 'direction', 'trigger', 'color', 'exchange', 'over']
            : ['open', 'bid', 'give', 'limit', 'market', 'final', 'over'];
    for (const kind of wanted)
        check(
            all.some((moment) => moment.kind === kind),
            `no moment for ${kind}`,
        );
    const person = await Person.come(url, { drawn: false, name: 'looks', size: wide });
    await person.go();
    for (const moment of all) await judgeMoment(person, moment);
    await keep(person, all[0]);
    await judgeKeys(person);
    const of = (kind) => all.find((moment) => moment.kind === kind);
    if (game === 'justinian') {
        await keep(person, of('over'));
        await judgeScene(person);
    }
    await keep(person, of(game === 'justinian' ? 'direction' : 'give'));
    await judgeMotion(person);
    await person.leave();
    // The only answer is given for one who plays alone, and a setting brings the click back. Either
    // way, taking back leads to the last choice.
    const moment = forced(
        simulated(program, game, game === 'justinian' ? 3 : 4, game === 'justinian' ? 7 : 2),
    );
    for (const single of [true, false]) {
        const person = await Person.come(url, {
            drawn: false,
            name: `single-${single}`,
            settings: { single },
        });
        await person.go();
        await keep(person, moment);
        const ply = async () =>
            Number(await person.page.locator('main.table').getAttribute('data-ply'));
        if (single) check((await ply()) > moment.ply, `${game}: the only answer waits for a click`);
        else
            check(
                (await ply()) === moment.ply,
                `${game}: the only answer was given against the setting`,
            );
        if (!single) {
            await person.press('[data-action="undo"]');
            await person.page.waitForSelector(`main.table[data-ply="${moment.choice}"]`);
        }
        await person.leave();
    }
    // Step by step, nothing goes on by itself; "fast until my turn" leads to the next question.
    const first = await Person.come(url, {
        drawn: false,
        name: 'first',
        settings: { pace: 'step' },
    });
    await first.go();
    await beginSolo(first, game);
    check(
        (await first.page.locator('.table-goal [data-action="learn"]').count()) === 1,
        `${game}: the first game says its goal`,
    );
    const slow = first.page.locator('[data-action="hurry"][aria-pressed="false"]');
    const mine = first.page.locator('main.table:not([data-decides=""])');
    for (let decisions = 0; decisions < 3; decisions++) {
        // Others do more than two things meanwhile.
        let pressed = 0;
        await until(async () => {
            if ((await slow.count()) && ++pressed < 3) await first.page.keyboard.press('f');
            return pressed > 2 || (await mine.count());
        });
        check(pressed < 3, `${game}: "fast until my turn" does not lead to my turn`);
        await new Player(first, { seed: 4 }).decide();
    }
    check(
        (await first.page.locator('.table-goal').count()) === 0,
        `${game}: the goal is said no more`,
    );
    await first.leave();
});
