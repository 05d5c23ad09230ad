// review.mjs: the review of a finished game, the whole way: from its end to the costliest moments,
// a line on the table, the same with all cards open, as a question, and on from there against the
// computer; kept, by keys alone, on a phone, for everybody; a fetch that fails, another build; and
// none of a game that goes on. Usage: node review.mjs NIKA
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { begin, check, folder, languages, Person, phone, same, test, wide } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';
import { keep, moments, simulated } from './moments.mjs';
import { Player } from './player.mjs';

const seat = 0;

// A share as the English page writes it, in percents.
const percentIn = (text) => Number(text.replace('−', '-').replace(/[+%]/g, ''));

const measured = { timeout: 120000 };

// The report: its parts say the same of the game.
async function judgeReport(person, moves) {
    const { page } = person;
    const losses = await page
        .locator('.review-costly')
        .evaluateAll((cards) => cards.map(({ dataset }) => Number(dataset.loss)));
    same(losses.length, 3, 'moments that cost most');
    check(
        losses.every((loss, i) => loss >= 200 && (i === 0 || loss <= losses[i - 1])),
        `the costliest come first, and none is below the smallest mark: ${losses}`,
    );
    same(await page.locator('.review-costly .review-move').count(), 6, 'two moves for each moment');
    // A share of half a win each, then the steps, are the result; each figure is rounded.
    const account = (await page.locator('.review-account td:nth-child(2)').allInnerTexts()).map(
        percentIn,
    );
    same(account[0], 50, 'a fair share of two');
    const sum = account.slice(0, -1).reduce((all, one) => all + one, 0);
    check(Math.abs(sum - account.at(-1)) < 0.35, `${account}: the steps lead to the result`);
    same(await page.locator('.review-errors [data-seat]').count(), 2, 'everybody is there');
    check(
        (await page.locator('.review-errors .review-left').allInnerTexts()).every(
            (title) => title !== '…',
        ),
        'everybody has a title',
    );
    const marked = await page.locator('.review-row').count();
    await person.press('[data-action="list-own"]');
    check((await page.locator('.review-row').count()) > marked, 'there are more than those marked');
    await person.press('[data-action="list-marked"]');
    same(await page.locator('.review-court button').count(), 96, 'cards that two may hold');
    // By keys through the curve; what is there is said.
    await page.locator('[data-action="scrub"]').focus();
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    check(/After move 2/.test(await person.text('.review-told')), 'the arrows go through the game');
    await page.keyboard.press('End');
    check(
        (await person.text('.review-told')).startsWith(`After move ${moves}`),
        'and End to its end',
    );
    const line = page.locator('.review-curve .review-line').first();
    const known = await line.getAttribute('d');
    check(known.length > 20, 'there is a curve');
    await person.press('[data-action="curve-open"]');
    check((await line.getAttribute('d')) !== known, 'with all cards open the curve is another');
    await person.press('[data-action="curve-known"]');
}

// Both lines of the costliest moment on the table, and its cards.
async function judgeTable(person) {
    const { page } = person;
    const ply = Number(await page.locator('.review-costly').first().getAttribute('data-ply'));
    await person.press('.review-costly [data-action="show"]');
    await page.waitForSelector(`main.table[data-ply="${ply}"]`);
    same(await page.locator('main.table').getAttribute('data-decides'), '', 'nobody is asked');
    for (const line of ['best', 'played']) {
        await person.press(`[data-action="line-${line}"]`);
        await page.waitForSelector(`[data-action="line-${line}"][aria-pressed="true"]`);
        await page.waitForSelector('[data-action="line-next"]:not([disabled])');
        await page.keyboard.press('ArrowRight');
        await page.waitForSelector(`main.table[data-ply="${ply + 1}"]`);
        await page.keyboard.press('ArrowLeft');
        await page.waitForSelector(`main.table[data-ply="${ply}"]`);
    }
    same(await page.locator('.review-known').count(), 0, 'what could be known is judged');
    await person.press('[data-action="open-cards"]');
    await page.waitForSelector('.review-known');
    await page.waitForSelector('main.table .justinian-open, main.table[data-ply]');
    await person.press('[data-action="open-cards"]');
    await page.waitForFunction(() => !document.querySelector('.review-known'));
    await judgeAccess(person, 'a decision on the table');
    return ply;
}

// On from the decision, against the computer.
async function judgeTry(person, ply) {
    const { page } = person;
    await person.press('[data-action="branch"]');
    await page.locator('#replay-level').selectOption('beginner');
    await person.press('[data-action="branch-go"]');
    await page.waitForSelector('main.table[data-kind="local"]');
    same(await page.locator('main.table').getAttribute('data-ply'), String(ply), 'plays on there');
    same(
        await page.locator('main.table').getAttribute('data-decides'),
        String(seat),
        'the seat decides anew',
    );
}

// Asked first: nothing is told before the move is played, on the board itself.
async function judgeQuiz(person) {
    const { page } = person;
    await person.press('[data-action="ask-first"]');
    same(await page.locator('.review-costly .review-move').count(), 0, 'answers are hidden');
    await person.press('.review-costly [data-action="quiz"]');
    await page.waitForSelector(`main.table[data-decides="${seat}"]`);
    same(await page.locator('.review-verdict').count(), 0, 'nothing is told');
    await new Player(person, { seed: 3 }).decide();
    await page.waitForSelector('[data-quiz="answered"] .review-grade', measured);
    check(/Best/.test(await person.text('.review-verdict')), 'the best move is told then');
    await person.press('[data-action="next-question"]');
    await page.waitForSelector('[data-quiz="asks"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.review-costly');
    same(await page.locator('.review-costly .review-move').count(), 2, 'one was answered');
    await person.press('[data-action="ask-first"]');
}

// Of what is kept no line is there yet. A fetch fails, the next one doesn't: that is enough.
async function judgeFailure(person) {
    const { page } = person;
    person.without(/nika-master[.]wasm/);
    await page.route('**/nika-master.wasm', (route) => route.abort(), { times: 1 });
    await person.press('.review-costly [data-action="show"]');
    await page.waitForFunction(() =>
        ['…', undefined].every((no) => document.querySelector('.review-at')?.innerText !== no),
    );
    check(/could not/.test(await person.text('.review-at')), 'the line could not be had');
    await person.press('[data-action="line-played"]');
    await page.waitForSelector('[data-action="line-next"]:not([disabled])', measured);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.review-costly');
}

// As if another build had measured all that is kept.
function disown(page) {
    return page.evaluate(
        () =>
            new Promise((resolve, reject) => {
                const request = indexedDB.open('nika.reviews');
                request.onerror = () => reject(request.error);
                request.onsuccess = () => {
                    const database = request.result;
                    const transaction = database.transaction('reviews', 'readwrite');
                    const walk = transaction.objectStore('reviews').openCursor();
                    walk.onsuccess = () => {
                        walk.result?.update({ ...walk.result.value, by: 'another' });
                        walk.result?.continue();
                    };
                    transaction.oncomplete = () => resolve(database.close());
                    transaction.onerror = () => reject(transaction.error);
                };
            }),
    );
}

// The table of a file's record.
async function open(person, lines) {
    const file = join(folder, 'reviewed.nika');
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    await person.go('#/replay');
    await person.page.locator('input[type="file"]').setInputFiles(file);
    await person.page.waitForSelector('main.table');
}

await test(async (program) => {
    const { url } = await begin(program);
    const lines = simulated(program, 'justinian', 2, 2, undefined, 'beginner,anchor:heuristic');
    const over = moments(lines).find(({ kind }) => kind === 'over');
    const moves = over.ply;
    const person = await Person.come(url, { name: 'reviewer', size: wide });
    const { page } = person;
    const fetched = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await person.go();
    await keep(person, over);
    await person.press('[data-action="review"]');
    // The first moment is there before everything is measured; the work can be stopped and goes on.
    await page.waitForSelector('.review[data-doing="working"] .review-costly', measured);
    await person.press('[data-action="stop"]');
    await page.waitForSelector('.review[data-doing="stopped"]');
    await person.press('[data-action="go-on"]');
    await page.waitForSelector('.review[data-doing="done"]', measured);
    const address = new URL(page.url()).hash.split('?')[0];
    await judgeReport(person, moves);
    await judgeAccess(person, 'the review');
    for (const language of languages) {
        await person.speak(language);
        await judgeText(person, 'the review', language);
    }
    await person.speak('en');
    await judgeQuiz(person);
    const ply = await judgeTable(person);
    await judgeTry(person, ply);

    // It is kept: nothing is measured again, nothing fetched for that.
    fetched.length = 0;
    await person.go(address);
    await page.reload();
    await page.waitForSelector('.review[data-doing="done"]');
    check(
        !fetched.some((path) => /master|[.]net$|review_worker/.test(path)),
        `what is kept is measured again: ${fetched}`,
    );
    await judgeFailure(person);
    // From a file it is the same game, and has the same review.
    fetched.length = 0;
    await open(person, lines);
    await person.press('[data-action="review"]');
    await page.waitForSelector('.review[data-doing="done"]');
    check(page.url().includes('#/review/link/'), 'the record is in the address');
    check(!fetched.some((path) => /master/.test(path)), 'a file is measured again');
    await person.theme('dark');
    await judgeAccess(person, 'the review, dark', 'colors');
    await page.setViewportSize(phone);
    check(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'the review is as wide as a phone',
    );
    await judgeText(person, 'the review on a phone', 'en');

    // What another build measured is measured anew.
    await disown(page);
    await page.reload();
    await page.waitForSelector('.review[data-doing="working"]', measured);
    check(
        fetched.some((path) => /master/.test(path)),
        'another build is believed',
    );

    // Of a game that goes on there is none, nor of a file of it, nor of one that doesn't say how
    // it ended.
    const running = moments(lines).find(({ kind }) => kind === 'place');
    await keep(person, running);
    await person.go(new URL(page.url()).hash.replace('/play/', '/review/local/'));
    await page.waitForSelector('.page-empty');
    same(await page.locator('.review').count(), 0, 'no review of a game that goes on');
    for (const part of [running.lines, lines.slice(0, -1)]) {
        await open(person, part);
        same(await page.locator('[data-action="review"]').count(), 0, 'no review is offered');
        const text = part.map((line) => JSON.stringify(line)).join('\n');
        await person.go(`#/review/link/${deflateRawSync(text).toString('base64url')}`);
        await page.waitForSelector('.page-empty');
        check(/its record is incomplete/.test(await person.text('.page-empty')), 'it is said why');
    }
    await person.leave();
});
