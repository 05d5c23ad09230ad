// hotseat.mjs: two people before one screen play a whole game. Between two of them the screen is
// covered: nothing secret is on it, and nothing that one of them may not know has come to the page
// while the other sits there. Usage: node hotseat.mjs NIKA GAME
import { begin, check, Person, same, test } from './kit.mjs';
import { view } from './engine.mjs';
import { Player } from './player.mjs';

const game = process.argv[3];

// Writes down what comes from the worker, and how often the screen was handed over by then. Runs in
// the page.
function listen() {
    window.heard = [];
    window.turns = 0;
    addEventListener(
        'click',
        (event) => event.target.closest?.('[data-action="ready"]') && window.turns++,
        true,
    );
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(...rest) {
            super(...rest);
            this.addEventListener('message', ({ data }) =>
                window.heard.push({
                    turn: window.turns,
                    text: JSON.stringify(data),
                    decides: document.querySelector('main.table')?.dataset.decides ?? '',
                }),
            );
        }
    };
}

await test(async (program) => {
    const { url } = await begin(program);
    const players = game === 'justinian' ? 2 : 3;
    const level = (seat) => (seat < 2 ? 'human' : 'beginner');
    const solo = {
        players,
        levels: Array.from({ length: 6 }, (_, seat) => level(seat)),
        edition: game === 'justinian' ? 'en' : '',
        rules: {},
        court: '',
        people: ['Ada', 'Bo'],
    };
    const person = await Person.come(url, {
        drawn: false,
        name: `hotseat-${game}`,
        seed: 9,
        settings: { solo: { [game]: solo } },
    });
    await person.context.addInitScript(listen);
    await person.go();
    await person.press(`[data-action="options-${game}"]`);
    await person.press('[data-action="begin"]');
    await person.page.waitForSelector('main.table');
    const player = new Player(person, { seed: 4, hotSeat: true });
    const covered = [];
    const look = async () =>
        covered.push(
            await person.page.evaluate(() => ({
                secret: [...document.querySelectorAll('[data-piece]')].filter(
                    (piece) =>
                        /^([+-][123]|(red|blue|green|yellow)\d+)$/.test(piece.dataset.piece) &&
                        piece.checkVisibility(),
                ).length,
                moves:
                    document.querySelectorAll('[data-move]').length +
                    document.querySelectorAll('[data-action="again"]:enabled').length,
            })),
        );
    // Taking back while the screen is passed on is no way to see the hand of whoever sat there: it
    // is covered for her again.
    let taken = 0;
    player.covered = async () => {
        await look();
        if (taken >= 3) return;
        // Whether it can be taken back is asked and done in one go: a moment later it may no longer
        // be so.
        const ply = await person.page.evaluate(() => {
            const undo = document.querySelector('[data-action="undo"][aria-disabled="false"]');
            undo?.click();
            return undo && document.querySelector('main.table').dataset.ply;
        });
        if (!ply) return;
        const back = await person.page.waitForFunction((before) => {
            const changed = document.querySelector('main.table').dataset.ply !== before;
            if (changed) return document.querySelector('[data-action="ready"]') && 'back';
            return document.querySelector('[data-action="undo"][aria-disabled="true"]') && 'late';
        }, ply);
        if ((await back.jsonValue()) === 'late') return;
        taken++;
        await look();
    };
    await player.play();
    check(taken > 0, 'somebody took a move back');
    check(covered.length > 5, `the screen was handed over ${covered.length} times`);
    for (const { secret, moves } of covered)
        check(
            secret === 0 && moves === 0,
            `something is on the covered screen: ${secret} pieces, ${moves} moves`,
        );

    // What the page heard: in each turn views of one seat alone, and never the deal.
    const heard = await person.page.evaluate(() => window.heard);
    check(heard.length > 50, `${heard.length} messages were heard`);
    const setup = {
        game,
        players,
        names: ['Ada', 'Bo', 'Cy'].slice(0, players),
        ...(game === 'justinian' ? { rules: { edition: 'en' }, court: 'reconstruction' } : {}),
    };
    const seats = new Map();
    let over = false;
    for (const { turn, text } of heard) {
        const { answer } = JSON.parse(text);
        over ||= !!answer?.asked && answer.asked.length === 0 && answer.free.length === 0;
        if (over) break;
        check(!/"deal"/.test(text), 'the deal came to the page');
        for (const [, code] of text.matchAll(/"code":"([^"]+)"/g)) {
            const { seat } = view(setup, code, 0);
            if (seat === 'watcher') continue;
            if (!seats.has(turn)) seats.set(turn, new Set());
            seats.get(turn).add(seat);
        }
    }
    check(seats.size > 5, `views came in ${seats.size} turns`);
    for (const [turn, all] of seats)
        same(all.size, 1, `turn ${turn}: views of seats ${[...all].join(' and ')}`);
});
