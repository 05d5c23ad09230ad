// player.mjs: somebody who plays through the page, and knows of the game only what the page shows:
// buttons that play a move (data-move) and pieces (data-piece). By mouse, by touch, or by keys
// alone.
import { check, chooser } from './kit.mjs';

const table = 'main.table';
const tells = !!process.env.TELL;

// Begins a solo game from the start page, in one click.
export async function beginSolo(person, game, player) {
    const button = `[data-action="play-${game}"]`;
    await person.page.waitForSelector(button);
    if (player) await player.act(button);
    else await person.press(button);
    await person.page.waitForSelector(`${table}[data-ply]`);
}

// Whether the table has gone on. Runs in the page, again and again, so it looks at little.
function hasGoneOn({ ply }) {
    const { dataset } = document.querySelector('main.table') ?? {};
    return dataset && (Number(dataset.ply) !== ply || dataset.decides === '');
}

// Whether it has, or says why not, or has the move ready to be confirmed, or chosen. Likewise.
function hasAnswered({ ply, move }) {
    const { dataset } = document.querySelector('main.table') ?? {};
    if (!dataset) return false;
    if (Number(dataset.ply) !== ply || dataset.decides === '' || dataset.over === 'yes')
        return true;
    return (
        document.querySelector('[data-action="confirm"], [data-action="ready"]') !== null ||
        !!document.querySelector('[role="alert"]')?.textContent.trim() ||
        (!!move && !!document.querySelector(`[data-move="${move}"][aria-pressed="true"]`))
    );
}

// What the table offers now. Runs in the page.
function readTable() {
    const root = document.querySelector('main.table');
    if (!root) return undefined;
    const usable = (element) =>
        !element.disabled &&
        element.getAttribute('aria-disabled') !== 'true' &&
        element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
        !element.closest('[inert]');
    const all = (selector) => [...root.querySelectorAll(selector)].filter(usable);
    return {
        ply: Number(root.dataset.ply),
        decides: root.dataset.decides,
        over: root.dataset.over === 'yes',
        game: root.dataset.game,
        asks: root.dataset.asks ?? '',
        ready: !!document.querySelector('[data-action="ready"]'),
        confirm: !!document.querySelector('[data-action="confirm"]'),
        moves: [
            ...new Set(
                all('button[data-move]:not([data-action="confirm"])').map(
                    (button) => button.dataset.move,
                ),
            ),
        ],
        pieces: all('button[data-piece]').map((button) => button.dataset.piece),
        idle: all('button[data-piece][aria-pressed="false"]').map((button) => button.dataset.piece),
        chosen: all('button[data-move][aria-pressed="true"], [data-move][aria-pressed="true"]').map(
            (button) => button.dataset.move,
        ),
        said: document.querySelector('[role="alert"]')?.innerText ?? '',
    };
}

export class Player {
    // `by`: mouse, touch or keys. `hotSeat`: takes the screen whenever it is handed over.
    constructor(
        person,
        { seed = 1, by = person.touch ? 'touch' : 'mouse', hotSeat = false, eager = 0.5 } = {},
    ) {
        Object.assign(this, {
            person,
            page: person.page,
            by,
            hotSeat,
            eager,
            choose: chooser(seed),
            refusals: 0,
            kinds: new Set(),
        });
    }

    async mark() {
        const { ply, over } = await this.page.evaluate(readTable);
        return { ply, over, game: this.page.url().replace(/^.*#/, '') };
    }

    // Puts the focus on an element by Tab and the arrows, as somebody without a mouse does.
    async reach(selector) {
        // Which way it lies from here, and for how many presses there is no need to look again.
        const there = () =>
            this.page.evaluate((wanted) => {
                const active = document.activeElement;
                if (active?.matches(wanted)) return { where: 'there' };
                // Within a row of pieces of which only one is in the order of Tab, the arrows lead
                // on.
                const target = [...document.querySelectorAll(wanted)].find((element) =>
                    element.checkVisibility({ checkVisibilityCSS: true }),
                );
                if (!target) return { where: 'gone' };
                const lies = (one, other) => one.compareDocumentPosition(other);
                const back =
                    active &&
                    active !== document.body &&
                    lies(active, target) & Node.DOCUMENT_POSITION_PRECEDING;
                for (
                    let row = target.parentElement;
                    target.tabIndex < 0 && row && row !== document.body;
                    row = row.parentElement
                )
                    if (row.querySelector('[tabindex="0"]')) {
                        if (row.contains(active))
                            return { where: back ? 'left' : 'right', presses: 1 };
                        break;
                    }
                // Every button between takes one press; for links and fields there is another look.
                const [from, to] = back ? [target, active] : [active, target];
                const between = [...document.querySelectorAll('main.table button')].filter(
                    (button) =>
                        button.tabIndex >= 0 &&
                        !button.matches(':disabled, [inert] *') &&
                        button.checkVisibility({ checkVisibilityCSS: true }) &&
                        (from === document.body ||
                            lies(from, button) & Node.DOCUMENT_POSITION_FOLLOWING) &&
                        lies(button, to) & Node.DOCUMENT_POSITION_FOLLOWING,
                );
                return { where: back ? 'back' : 'tab', presses: between.length + 1 };
            }, selector);
        for (let looks = 0; looks < 250; looks++) {
            const { where, presses } = await there();
            if (where === 'there') return;
            if (where === 'gone') throw new Error(`${selector} is not there`);
            for (let i = 0; i < presses; i++)
                await this.page.keyboard.press(
                    { tab: 'Tab', back: 'Shift+Tab', left: 'ArrowLeft', right: 'ArrowRight' }[
                        where
                    ],
                );
        }
        throw new Error(`no key leads to ${selector}`);
    }

    async act(selector) {
        this.last = selector;
        if (tells) console.log(this.person.name, selector);
        if (this.by === 'keys') {
            await this.reach(selector);
            await this.page.keyboard.press('Enter');
        } else {
            const locator = this.page.locator(`${selector}:visible`).first();
            await (this.by === 'touch' ? locator.tap() : locator.click());
        }
    }

    // Waits for a decision, or the end. Nothing here depends on how long others think.
    async wait() {
        await this.page.waitForFunction(
            () => {
                const root = document.querySelector('main.table');
                return (
                    root &&
                    (root.dataset.decides !== '' ||
                        root.dataset.over === 'yes' ||
                        document.querySelector('[data-action="ready"]'))
                );
            },
            undefined,
            { timeout: 120000, polling: 30 },
        );
        const state = await this.page.evaluate(readTable);
        if (state.ready && this.hotSeat) {
            await this.covered?.();
            await this.act('[data-action="ready"]');
            await this.page.waitForFunction(() => !document.querySelector('[data-action="ready"]'));
            return this.wait();
        }
        // Where all are asked at once, somebody's answer may have ended the question meanwhile.
        return state.decides === '' && !state.over && !state.ready ? this.wait() : state;
    }

    // Waits, but not for ever: a page that does nothing is a mistake that can be told.
    async until(holds, about) {
        await this.page
            .waitForFunction(holds, about, { timeout: 30000, polling: 20 })
            .catch((error) => {
                throw new Error(`nothing came of it: ${this.last} (${error.message})`);
            });
    }

    // Whether something came of what was done: the table went on, or said why not, or has the move
    // ready to be confirmed ("chosen").
    async came(ply, move) {
        await this.until(hasAnswered, { ply, move });
        const state = await this.page.evaluate(readTable);
        if (state.confirm && state.ply === ply) {
            await this.act('[data-action="confirm"]');
            await this.until(hasGoneOn, { ply });
            return true;
        }
        if (state.ply !== ply || state.decides === '' || state.over) return true;
        if (move && state.chosen.includes(move)) return 'chosen';
        if (state.said) {
            this.refusals++;
            return false;
        }
        return true;
    }

    // One decision.
    async decide() {
        const state = await this.wait();
        if (state.over) return false;
        await (state.game === 'justinian' ? this.justinian(state) : this.byzantz(state));
        return true;
    }

    async justinian({ ply, moves, pieces }) {
        const tokens = pieces.filter((piece) => /^[+-][123]$/.test(piece));
        const places = pieces.filter((piece) => /^(c\d+|phase)$/.test(piece));
        const passing = moves.includes('pass');
        if (passing && tokens.length && places.length && this.choose.next() > 0.12) {
            for (let tries = 0; tries < 12; tries++) {
                const place =
                    this.choose.next() < 0.3 && places.includes('phase')
                        ? 'phase'
                        : this.choose.of(places);
                const token = this.choose.of(tokens);
                await this.page.keyboard.press('Escape');
                if (
                    await this.page
                        .locator(`button[data-piece="${token}"][aria-pressed="false"]`)
                        .count()
                )
                    await this.act(`button[data-piece="${token}"]`);
                await this.page.waitForSelector(
                    `button[data-piece="${token}"][aria-pressed="true"]`,
                );
                // A finger's first tap, where the token may go, only shows what would come of it.
                const shows =
                    this.by === 'touch' &&
                    (await this.page
                        .locator(`button[data-piece="${place}"][data-target]`)
                        .count()) > 0;
                await this.act(`button[data-piece="${place}"]`);
                if (shows) {
                    const { ply: now } = await this.mark();
                    check(
                        now === ply &&
                            (await this.page
                                .locator(`button[data-piece="${place}"][data-chosen]`)
                                .count()) === 1,
                        `the first tap on ${place} does not show what ${token} would do`,
                    );
                    await this.act(`button[data-piece="${place}"]`);
                }
                if (await this.came(ply)) {
                    this.kinds.add('place');
                    return;
                }
            }
        }
        // A card that is exchanged is chosen first, and then has the move.
        const cards = pieces.filter((piece) => /^(red|blue|green|yellow)\d+$/.test(piece));
        if (moves.includes('keep') && cards.length && this.choose.next() < 0.6) {
            await this.act(`button[data-piece="${this.choose.of(cards)}"]`);
            const exchange = (await this.page.evaluate(readTable)).moves.find((move) =>
                move.startsWith('exchange '),
            );
            if (exchange) return this.move(ply, exchange);
        }
        // While a token is chosen, places have moves too: they go with the choice.
        const lasting = moves.filter((move) => !move.startsWith('place '));
        await this.move(ply, this.choose.of(lasting.length ? lasting : moves));
    }

    async byzantz({ ply, moves, idle }) {
        const cards = idle.filter((piece) => /^[A-Z]\d$/.test(piece));
        // Bids are made of cards: a few that are chosen, as long as there is a button that bids
        // them.
        if (moves.includes('pass') && cards.length && this.choose.next() < this.eager) {
            for (let count = 1 + this.choose.below(3); count > 0; count--) {
                const left = (await this.page.evaluate(readTable)).idle.filter((piece) =>
                    /^[A-Z]\d$/.test(piece),
                );
                if (left.length)
                    await this.act(
                        `button[data-piece="${this.choose.of(left)}"][aria-pressed="false"]`,
                    );
            }
            const bid = (await this.page.evaluate(readTable)).moves.find((move) =>
                move.startsWith('bid '),
            );
            if (bid) {
                await this.act(`button[data-move="${bid}"]`);
                if (await this.came(ply)) {
                    this.kinds.add('bid');
                    return;
                }
            }
        }
        const now = await this.page.evaluate(readTable);
        if (now.ply !== ply || now.decides === '') return;
        const sales = now.moves.filter((move) => move.startsWith('sell'));
        const others = now.moves.filter(
            (move) => !move.startsWith('sell') && !move.startsWith('bid'),
        );
        if (!now.moves.length) throw new Error(`nothing to do: ${JSON.stringify(now)}`);
        await this.move(
            ply,
            sales.length && (this.choose.next() < 0.4 || !others.length)
                ? this.choose.of(sales)
                : this.choose.of(others.length ? others : now.moves),
        );
    }

    async move(ply, move) {
        check(move !== undefined, 'there is something to do');
        if (move === undefined)
            throw new Error(
                `nothing to do: ${JSON.stringify(await this.page.evaluate(readTable))}`,
            );
        this.kinds.add(move.split(' ')[0]);
        // What is only chosen is done by the one button that does it, or by pressing it again.
        if ((await this.page.evaluate(readTable)).chosen.includes(move))
            return this.doChosen(ply, move);
        try {
            await this.act(`button[data-move="${move}"]`);
        } catch (error) {
            // Where all are asked at once, somebody's answer may end the question before the finger
            // is down.
            const now = await this.page.evaluate(readTable);
            if (now.ply === ply && now.decides !== '') throw error;
            return;
        }
        if ((await this.came(ply, move)) === 'chosen') await this.doChosen(ply, move);
    }

    async doChosen(ply, move) {
        const does = `button.primary[data-move="${move}"]`;
        await this.act(
            (await this.page.locator(`${does}:visible`).count())
                ? does
                : `button[data-move="${move}"]`,
        );
        await this.came(ply);
    }

    async decisions(count) {
        for (let i = 0; i < count; i++) if (!(await this.decide())) return;
        await this.wait();
    }

    // Plays to the end.
    async play() {
        let count = 0;
        while (await this.decide()) if (++count > 600) throw new Error('the game does not end');
        return count;
    }
}
