// puzzles.mjs: the puzzle of the day's whole way: found on its page, answered wrongly and then
// rightly on the board, told why, played on from; what was solved and the days in a row are
// remembered; and all of it without a network. Usage: node puzzles.mjs NIKA
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, Person, phone, same, test, top } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';

const day = 86400000;
const { list } = JSON.parse(readFileSync(join(top, 'data/puzzles/justinian.json'), 'utf8'));

// One whose two moves are buttons; and a day on which it is asked: Justinian's are those that are
// even, counted from 1970.
const index = list.findIndex(({ theme }) => theme === 'trigger' || theme === 'direction');
const puzzle = list[index];
const [[best], [second]] = puzzle.moves;
const today = 2 * (list.length * Math.ceil(10000 / list.length) + index);

// The page's clock shows noon of a day, and goes on.
async function atDay(person, number) {
    await person.page.addInitScript(
        (noon) => {
            const real = Date.now.bind(Date);
            const away = noon - real();
            Date.now = () => real() + away;
        },
        number * day + day / 2,
    );
}

const fact = (person, name) => person.text(`[data-fact="${name}"]`);

async function answer(person, move) {
    await person.press(`button[data-move="${move}"]`);
    await person.page.waitForSelector('[data-puzzle]:not([data-puzzle="asks"])');
    return person.page.locator('[data-puzzle]').getAttribute('data-puzzle');
}

async function solve(person) {
    await person.go('#/puzzles');
    await person.press('[data-action="today"]');
    await person.page.waitForSelector(`main.table[data-ply="${puzzle.ply}"]`);
    same(
        await person.page.locator('main.table').getAttribute('data-decides'),
        String(puzzle.seat),
        'its seat is asked',
    );
    same(await answer(person, second), 'wrong', 'the second best move is not right');
    check(!(await person.text('[data-puzzle]')).includes('Found by'), 'and nothing is given away');
    await person.press('[data-action="again"]');
    await person.page.waitForSelector('[data-puzzle="asks"]');
    same(await answer(person, best), 'over', 'the best move is right');
    check((await person.text('.review-reason')).length > 10, 'it is told why');
    await judgeText(person, 'a puzzle that was solved', 'en');
    await judgeAccess(person, 'a puzzle that was solved');
}

async function remembered(person) {
    await person.go('#/puzzles');
    same(await fact(person, 'streak'), '1', 'a day in a row');
    same(await fact(person, 'right'), '0 of 1', 'but not at the first try');
    await judgeText(person, 'puzzles', 'en');
    await judgeAccess(person, 'puzzles');
    for (const [later, streak] of [
        [1, '1'],
        [2, '0'],
    ]) {
        await atDay(person, today + later);
        await person.page.reload();
        same(await fact(person, 'streak'), streak, `days in a row, ${later} later`);
    }
}

// Others by theme; what one gives up is shown, and the next one of that theme follows.
async function chosen(person) {
    const fitting = list.filter(({ theme }) => theme === puzzle.theme).map(({ id }) => id);
    await person.go('#/puzzles');
    await person.press('[data-action="game-justinian"]');
    await person.page.locator('#puzzle-theme').selectOption(puzzle.theme);
    await person.press('[data-action="one"]');
    await person.page.waitForSelector('[data-puzzle="asks"]');
    const shown = () => /puzzles\/justinian\/(\w+)/.exec(person.page.url())?.[1];
    const first = shown();
    check(fitting.includes(first), 'it has the theme that was chosen');
    await person.press('[data-action="show"]');
    await person.page.waitForSelector('[data-puzzle="over"]');
    await person.page.keyboard.press('n');
    await person.page.waitForFunction((id) => !location.hash.includes(id), first);
    if (fitting.length > 1) check(fitting.includes(shown()), 'so has the next one');
}

// It goes on from there as a game of one's own.
async function playedOn(person) {
    await person.go(`#/puzzles/justinian/${puzzle.id}`);
    await person.press('[data-action="show"]');
    await person.press('[data-action="branch"]');
    await person.press('[data-action="branch-go"]');
    await person.page.waitForURL(/#\/play\//);
    await person.page.waitForSelector(`main.table[data-decides="${puzzle.seat}"]`);
}

async function withoutNetwork(url) {
    const person = await Person.come(url, { name: 'offline', worker: 'allow', size: phone });
    await person.go('#/puzzles');
    await person.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller)
            await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await person.page.reload();
    await person.page.waitForSelector('[data-action="today"]');
    await person.page.waitForFunction(
        async () => (await caches.match('puzzles-justinian.json')) !== undefined,
    );
    person.without(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    await person.context.setOffline(true);
    await person.page.reload();
    await person.press('[data-action="today"]');
    await person.page.waitForSelector('[data-puzzle="asks"]');
    await judgeAccess(person, 'a puzzle on a phone');
    await person.leave();
}

await test(async (program) => {
    const { url } = await begin(program);
    const person = await Person.come(url, { name: 'Ada' });
    await atDay(person, today);
    await solve(person);
    await remembered(person);
    await chosen(person);
    await playedOn(person);
    await person.leave();
    await withoutNetwork(url);
});
