// fit.mjs: both tables in every window that we promise (sizes.mjs), from the fewest players to the
// most: whatever the asked decision needs is inside the window and can be hit, no two texts lie on
// each other, and no name is cut below six letters.
// Usage: node fit.mjs NIKA GAME [WORD…], words of which one must be in a moment's description
import { begin, check, Person, test } from './kit.mjs';
import { keep, moments, simulated } from './moments.mjs';
import { longNames, sizes, tables } from './sizes.mjs';

const game = process.argv[3];
const only = process.argv.slice(4);

// What must be there for a decision, besides every button that plays a move or picks a piece. A
// result lies over the table.
const needed = {
    justinian: {
        first: ['.justinian-row'],
        place: ['.justinian-row'],
        direction: ['.justinian-row'],
        trigger: [],
        color: [],
        exchange: [],
    },
    byzantz: {
        open: ['.byzantz-bundle'],
        bid: ['.byzantz-bundle'],
        give: ['.byzantz-bundle'],
        limit: [],
        market: ['.byzantz-stalls'],
        final: [],
    },
}[game];

// What is wrong with the table as it stands. Runs in the page.
function readFit({ needed, names, touch }) {
    const wrong = [];
    const root = document.querySelector('main.table');
    const shows = (element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const named = (element) => {
        const classes =
            typeof element.className === 'string' && element.className
                ? `.${element.className.trim().replace(/\s+/g, '.')}`
                : '';
        const what =
            element.dataset?.move ??
            element.dataset?.piece ??
            element.innerText?.trim().slice(0, 30) ??
            '';
        return `<${element.localName}${classes}> ${what}`;
    };
    // What of a box can be seen: the window, less everything that an element around it cuts off.
    const clips = new Map();
    const clipOf = (element) => {
        if (!element || element === document.documentElement)
            return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        if (!clips.has(element)) {
            const style = getComputedStyle(element);
            const clip = { ...clipOf(style.position === 'fixed' ? null : element.parentElement) };
            const box = element.getBoundingClientRect();
            if (style.position !== 'fixed' && style.overflowX !== 'visible') {
                clip.left = Math.max(clip.left, box.left);
                clip.right = Math.min(clip.right, box.right);
            }
            if (style.position !== 'fixed' && style.overflowY !== 'visible') {
                clip.top = Math.max(clip.top, box.top);
                clip.bottom = Math.min(clip.bottom, box.bottom);
            }
            clips.set(element, clip);
        }
        return clips.get(element);
    };
    const hits = (element, { left, top, right, bottom }) =>
        [0.5, 0.15, 0.85].some((x) =>
            [0.5, 0.15, 0.85].some((y) => {
                const found = document.elementFromPoint(
                    left + (right - left) * x,
                    top + (bottom - top) * y,
                );
                return (
                    found &&
                    (element.contains(found) ||
                        (element.localName !== 'button' && found.contains(element)))
                );
            }),
        );

    // Everything that the decision needs, whole.
    const over = root.dataset.over === 'yes';
    const buttons = over
        ? []
        : [
              ...root.querySelectorAll(
                  '.table-board button[data-move], .table-board button[data-piece]',
              ),
          ].filter(
              (button) =>
                  shows(button) &&
                  !button.disabled &&
                  button.getAttribute('aria-disabled') !== 'true' &&
                  !button.closest('[inert]'),
          );
    const wanted = over
        ? []
        : [
              root.querySelector('.table-status'),
              ...needed.map((selector) => root.querySelector(selector)),
              ...buttons,
          ];
    for (const element of wanted) {
        if (!element || !shows(element)) {
            wrong.push(
                `something needed is not there: ${element ? named(element) : needed.join(' ')}`,
            );
            continue;
        }
        const box = element.getBoundingClientRect();
        const clip = clipOf(element.parentElement);
        const out = [
            clip.left - box.left,
            clip.top - box.top,
            box.right - clip.right,
            box.bottom - clip.bottom,
        ].map(Math.round);
        const side = ['left', 'top', 'right', 'bottom']
            .filter((_, i) => out[i] > 1)
            .map(
                (name) =>
                    `${out[['left', 'top', 'right', 'bottom'].indexOf(name)]} px beyond the ${name}`,
            );
        if (side.length) wrong.push(`needs scrolling: ${named(element)} is ${side.join(', ')}`);
        else if (element.localName === 'button' && !hits(element, box))
            wrong.push(`covered: ${named(element)}`);
        if (touch && element.localName === 'button' && Math.min(box.width, box.height) < 23.5)
            wrong.push(
                `too small to hit: ${named(element)} ${Math.round(box.width)} by ${Math.round(box.height)}`,
            );
    }
    if (!over && !buttons.length) wrong.push('nothing can be done');
    // The market, if it is shown, lies neither under the hand nor beyond the window.
    const [stalls, dock] = ['.byzantz-stalls', '.byzantz-dock'].map((selector) =>
        root.querySelector(selector),
    );
    if (!over && stalls && dock && shows(stalls)) {
        const [box, below] = [stalls.getBoundingClientRect(), dock.getBoundingClientRect()];
        const edge = below.left < box.right ? Math.min(below.top, innerHeight) : innerHeight;
        if (box.bottom > edge + 1)
            wrong.push(
                `the market is cut: ${Math.round(box.bottom - edge)} px of ${Math.round(box.height)}`,
            );
    }
    // Two buttons one over the other, unless they are a fan of cards.
    for (const [i, one] of buttons.entries())
        for (const other of buttons.slice(i + 1)) {
            if (
                one.parentElement === other.parentElement ||
                one.closest('ol, ul, [role="group"]') ===
                    (other.closest('ol, ul, [role="group"]') ?? 0)
            )
                continue;
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            const [width, height] = [
                Math.min(a.right, b.right) - Math.max(a.left, b.left),
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
            ];
            if (width > 3 && height > 3) wrong.push(`overlap: ${named(one)} and ${named(other)}`);
        }

    // Texts, as far as they can be seen.
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.data.trim();
        if (
            !text ||
            element instanceof SVGElement ||
            element.closest(
                'script, style, option, .visually-hidden, [aria-hidden="true"] .ghost',
            ) ||
            !shows(element)
        )
            continue;
        const clip = clipOf(element);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            // Letters are lower than their line.
            const slack = box.height * 0.2;
            const seen = {
                left: Math.max(box.left, clip.left),
                top: Math.max(box.top + slack, clip.top),
                right: Math.min(box.right, clip.right),
                bottom: Math.min(box.bottom - slack, clip.bottom),
            };
            if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2 || !hits(element, seen))
                continue;
            texts.push({ element, text, ...seen });
        }
        // A name may end in dots, but not before its sixth letter.
        const name = names.find((each) => each === text);
        if (!name) continue;
        const style = getComputedStyle(element);
        let cutter = element;
        while (cutter && getComputedStyle(cutter).overflowX === 'visible')
            cutter = cutter.parentElement;
        const whole = range.getBoundingClientRect();
        const edge = Math.min(clip.right, cutter?.getBoundingClientRect().right ?? innerWidth);
        if (whole.right <= edge + 1) continue;
        const start = node.data.indexOf(name);
        range.setStart(node, start);
        range.setEnd(node, start + 6);
        const dots =
            getComputedStyle(cutter ?? element).textOverflow === 'ellipsis'
                ? parseFloat(style.fontSize) * 0.7
                : 0;
        if (range.getBoundingClientRect().right > edge - dots)
            wrong.push(`name cut below six letters: ${named(element)}`);
    }
    for (const [i, one] of texts.entries())
        for (const other of texts.slice(i + 1)) {
            if (one.element === other.element) continue;
            const [width, height] = [
                Math.min(one.right, other.right) - Math.max(one.left, other.left),
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
            ];
            if (width > 2 && height > 2)
                wrong.push(
                    `texts overlap: “${one.text.slice(0, 30)}” (${named(one.element)}) and “${other.text.slice(0, 30)}” (${named(other.element)})`,
                );
        }
    return [...new Set(wrong)];
}

await test(async (program) => {
    const { url } = await begin(program);
    const seen = new Set();
    const games = tables[game].map((players) => ({
        players,
        all: moments(simulated(program, game, players, 7, longNames)),
    }));
    for (const touch of [true, false]) {
        const person = await Person.come(url, {
            name: `${game}-${touch ? 'touch' : 'mouse'}`,
            touch,
            drawn: 'laid out',
            size: Object.values(sizes)[touch ? 0 : 4],
        });
        await person.go();
        for (const { players, all } of games)
            for (const moment of all) {
                seen.add(moment.kind);
                // The fewest and the most players at every decision; between them, where most of
                // the game is spent.
                if (
                    players !== tables[game].at(0) &&
                    players !== tables[game].at(-1) &&
                    !['place', 'bid'].includes(moment.kind)
                )
                    continue;
                const what = `${game} ${players} players ${moment.kind}`;
                if (only.length && !only.some((word) => what.includes(word))) continue;
                await keep(person, moment);
                // The fullest an exchange can be: the last scoring is looked at, and a card is
                // chosen.
                if (game === 'justinian' && moment.kind === 'exchange') {
                    await person.page.mouse.move(0, 0);
                    await person.press(person.page.locator('.justinian-phase.is-scored').last());
                    await person.press(person.page.locator('.justinian-card').last());
                    await person.page.waitForSelector(
                        '.justinian-buttons [data-move^="exchange "]',
                    );
                }
                for (const [size, window] of Object.entries(sizes)) {
                    if (window.touch !== touch) continue;
                    await person.page.setViewportSize({
                        width: window.width,
                        height: window.height,
                    });
                    await person.page.evaluate(
                        () =>
                            new Promise((laid) =>
                                requestAnimationFrame(() => requestAnimationFrame(laid)),
                            ),
                    );
                    let wrong;
                    for (let tries = 0; tries < 10; tries++) {
                        wrong = await person.page.evaluate(readFit, {
                            needed: needed[moment.kind] ?? [],
                            names: longNames,
                            touch,
                        });
                        if (!wrong.length) break;
                        await person.page.waitForTimeout(100);
                    }
                    check(
                        wrong.length === 0,
                        wrong.map((each) => `${size}, ${what}: ${each}`).join('\n'),
                    );
                }
            }
        await person.leave();
    }
    for (const kind of Object.keys(needed))
        check(only.length || seen.has(kind), `no moment for ${kind}`);
});
