// replay.mjs: records again: opened from a file, stepped, scrubbed, seen by every pair of eyes, and
// branched: from there on it is a game of one's own against the computer. What is no record is
// refused in words. Usage: node replay.mjs NIKA
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, Person, same, test, top, wide } from './kit.mjs';
import { readRecord } from './engine.mjs';
import { Player } from './player.mjs';
import { sizes } from './sizes.mjs';

const table = 'main.table[data-ply]';

await test(async (program) => {
    const { url } = await begin(program);
    for (const name of ['justinian-3-en', 'byzantz-4']) {
        const file = join(top, `tests/records/${name}.nika`);
        const record = readRecord(readFileSync(file, 'utf8'));
        const person = await Person.come(url, { name });
        const at = async (ply) => person.page.waitForSelector(`main.table[data-ply="${ply}"]`);
        await person.go('#/replay');
        await person.page.locator('input[type="file"]').setInputFiles(file);
        await person.page.waitForSelector(table);

        // By keys and by the slider.
        await person.page.keyboard.press('Home');
        await at(0);
        for (let ply = 1; ply <= 5; ply++) {
            await person.page.keyboard.press('ArrowRight');
            await at(ply);
        }
        await person.page.keyboard.press('ArrowLeft');
        await at(4);
        await person.page.keyboard.press('End');
        await at(record.acts.length);
        check(
            (await person.page.locator('main.table').getAttribute('data-over')) === 'yes',
            `${name}: the end is the end`,
        );
        await person.page.keyboard.press('PageUp');
        await person.page.waitForFunction(
            (last) => Number(document.querySelector('main.table').dataset.ply) < last,
            record.acts.length,
        );
        const middle = Math.floor(record.acts.length / 3);
        await person.page.locator('[data-action="scrub"]').evaluate((slider, ply) => {
            slider.value = String(ply);
            slider.dispatchEvent(new Event('input', { bubbles: true }));
        }, middle);
        await at(middle);

        // With everything open the story tells which tokens were placed; to a watcher it does not.
        const tokens = async (eyes) => {
            await person.page.locator('[data-action="eyes"]').selectOption(eyes);
            await person.page.waitForFunction(
                (last) => document.querySelector(`.log-act[data-entry="${last}"]`),
                middle,
            );
            return person.page
                .locator('.log-act')
                .evaluateAll((entries) =>
                    entries.map((entry) => [
                        Number(entry.dataset.entry),
                        entry.querySelector('.said-token')?.textContent ?? '',
                    ]),
                );
        };
        const placed = (ply) => /^place ([+-]\d) /.exec(record.acts[ply - 1].move)?.[1] ?? '';
        for (const [ply, token] of await tokens('all'))
            same(
                token,
                placed(ply),
                `${name}: the story of move ${ply}, ${record.acts[ply - 1].move}, with everything open`,
            );
        for (const [ply, token] of await tokens('watcher'))
            same(token, '', `${name}: the story of move ${ply} for a watcher`);
        await person.page.locator('[data-action="eyes"]').selectOption('all');
        await person.page
            .locator('main.table')
            .focus()
            .catch(() => undefined);

        // Nothing is to be decided in a replay; every pair of eyes has something to see.
        same(
            await person.page.locator('main.table').getAttribute('data-decides'),
            '',
            `${name}: nobody is asked`,
        );
        for (let eyes = 0; eyes <= record.setup.players + 1; eyes++) {
            await person.page.keyboard.press('e');
            check(
                (await person.page.locator('main.table [data-piece]').count()) > 10,
                `${name}: eyes ${eyes} see pieces`,
            );
        }
        await at(middle);

        // On a phone, too, the market is seen: no hand lies over it.
        if (name.startsWith('byzantz'))
            for (const size of ['360x640', '390x844'])
                for (const eyes of ['all', '1']) {
                    await person.page.setViewportSize({
                        width: sizes[size].width,
                        height: sizes[size].height,
                    });
                    await person.page.locator('[data-action="eyes"]').selectOption(eyes);
                    const [bottom, top] = await person.page.evaluate(() => {
                        const board = document
                            .querySelector('.table-board')
                            .getBoundingClientRect();
                        return [
                            document.querySelector('.byzantz-market').getBoundingClientRect()
                                .bottom,
                            Math.min(
                                board.bottom,
                                document.querySelector('.byzantz-dock').getBoundingClientRect().top,
                            ),
                        ];
                    });
                    check(
                        bottom <= top,
                        `${size}, eyes ${eyes}: the market ends at ${bottom}, the hands begin at ${top}`,
                    );
                }
        await person.page.setViewportSize(wide);

        // A link, and the address itself, lead to this very moment, through the same eyes.
        await person.page.locator('[data-action="eyes"]').selectOption('1');
        await person.page.evaluate(() => {
            navigator.clipboard.writeText = async (text) => {
                window.copied = text;
            };
        });
        await person.press('[data-action="share"]');
        await person.page.waitForFunction(() => window.copied);
        const link = await person.page.evaluate(() => window.copied);
        await person.go('#/settings');
        await person.page.goto(link);
        await at(middle);
        same(
            await person.page.locator('[data-action="eyes"]').inputValue(),
            '1',
            `${name}: the eyes of the link`,
        );
        await person.page.keyboard.press('ArrowRight');
        await at(middle + 1);
        await person.page.waitForURL((address) => address.href.includes(`move=${middle + 1}`));
        await person.page.reload();
        await at(middle + 1);
        await person.page.goto(link.replace(/move=\d+&eyes=1/, 'move=99999&eyes=9'));
        await at(record.acts.length);
        await person.page.goto(link);
        await at(middle);

        // A branch: a game of one's own from here on.
        await person.press('[data-action="branch"]');
        await person.press('[data-action="branch-go"]');
        await person.page.waitForURL(/#\/play\//);
        await person.page.waitForSelector(table);
        const player = new Player(person, { seed: 2 });
        await player.decisions(3);
        const { ply } = await player.mark();
        check(ply > middle, `${name}: the branch goes on after ${middle}: ${ply}`);
        await person.leave();
    }

    // What is no record.
    const person = await Person.come(url, { name: 'stranger' });
    for (const [text, line] of [
        ['{"nika":2,"game":"byzantz"}\n', 1],
        [
            readFileSync(join(top, 'tests/records/byzantz-4.nika'), 'utf8').replace(
                '"move":"pass"',
                '"move":"fly"',
            ),
            undefined,
        ],
        ['not a record', 1],
    ]) {
        await person.go('#/replay');
        await person.page.reload();
        await person.there();
        await person.page.locator('input[type="file"]').setInputFiles({
            name: 'strange.nika',
            mimeType: 'text/plain',
            buffer: Buffer.from(text),
        });
        await person.page.waitForSelector('[role="alert"]:not(:empty)');
        const said = await person.text('[role="alert"]:not(:empty)');
        check(said.length > 10, `a broken record is refused in words: ${said}`);
        if (line) check(said.includes(String(line)), `the line is said: ${said}`);
    }
});
