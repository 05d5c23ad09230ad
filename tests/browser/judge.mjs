// judge.mjs: looks at a page as it stands: whether everything is said in the language that was
// chosen and has the room that it needs, and whether everybody can use it.
import { readFileSync } from 'node:fs';
import { axe, check } from './kit.mjs';

// What is wrong with the texts of this page. Runs in the page.
function readPage() {
    const wrong = [];
    const visible = (element) =>
        element.checkVisibility?.({ checkOpacity: false, checkVisibilityCSS: true }) ?? true;
    const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
    const named = (element) =>
        `<${element.localName}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}>`;
    const raw =
        /\b(web|learn|ju|by|play|screen|online|problem|rules|word)_[a-z][a-z0-9_]*\b|\{[a-z_]+(:[a-z_]+)?\}|\bundefined\b|\bNaN\b|\[object /;
    const code = /(^|[^\p{L}\p{N}])[CSWTGO][1-4]($|[^\p{L}\p{N}])|(^|\s)M($|[\s,.:;])/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let element = walker.currentNode; element; element = walker.nextNode()) {
        if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.nodeName)) continue;
        for (const name of [
            'aria-label',
            'title',
            'alt',
            'placeholder',
            'aria-description',
            'aria-valuetext',
        ])
            if (raw.test(element.getAttribute(name) ?? ''))
                wrong.push(`raw in ${name}: ${short(element.getAttribute(name))}`);
        const own = [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.data)
            .join('')
            .trim();
        if (!own) continue;
        if (raw.test(own)) wrong.push(`raw: ${short(own)}`);
        // Cards are drawn; their letters are for records and for what is typed.
        if (code.test(own) && element.closest('main.table') && visible(element))
            wrong.push(`the letters of a card: ${short(own)}`);
        if (!visible(element) || element instanceof SVGElement || element.localName === 'option')
            continue;
        // The box that has to hold the text: of a text within a line, the block around it.
        let box = element;
        while (
            box.parentElement &&
            getComputedStyle(box).display.startsWith('inline') &&
            getComputedStyle(box).display === 'inline'
        )
            box = box.parentElement;
        const style = getComputedStyle(box);
        if (
            box.clientWidth <= 1 ||
            box.clientHeight <= 1 ||
            /auto|scroll/.test(style.overflowX + style.overflowY)
        )
            continue;
        if (style.textOverflow === 'ellipsis' && element.closest('[title]')) continue;
        if (box.scrollWidth > box.clientWidth + 1)
            wrong.push(
                `too wide by ${box.scrollWidth - box.clientWidth}: ${named(box)} ${short(own)}`,
            );
        if (style.overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 3)
            wrong.push(
                `too high by ${box.scrollHeight - box.clientHeight}: ${named(box)} ${short(own)}`,
            );
        // Nothing may leave the window, unless it lies in something that scrolls.
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, width } = range.getBoundingClientRect();
        let scrolls = false;
        for (let around = element; around; around = around.parentElement)
            scrolls ||=
                /auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX) &&
                around !== document.body &&
                around !== document.documentElement;
        if (width > 1 && !scrolls && (left < -1 || right > innerWidth + 1))
            wrong.push(`leaves the window: ${named(element)} ${short(own)}`);
    }
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth + 1)
        wrong.push(`the page is wider than the window by ${scrollWidth - innerWidth}`);
    return {
        wrong: [...new Set(wrong)],
        lang: document.documentElement.lang,
        text: document.body.innerText,
    };
}

export async function judgeText(person, where, language) {
    // What follows the size of the window, as bubbles do, may need a moment for that.
    let found = await person.page.evaluate(readPage);
    for (let i = 0; i < 20 && found.wrong.length; i++) {
        await person.page.waitForTimeout(100);
        found = await person.page.evaluate(readPage);
    }
    const { wrong, lang, text } = found;
    for (const what of wrong) check(false, `${where}: ${what}`);
    check(lang === language, `${where}: is in ${lang}`);
    if (language === 'ja')
        check(/[ぁ-んァ-ン一-龯]{4}/.test(text), `${where}: nothing Japanese in it`);
    check(text.length > 20, `${where}: hardly anything there: ${text}`);
}

let source;

const contrast = 'color-contrast';

// What axe calls serious or critical. `what`: its colors alone, or all but those, where nothing else
// can differ from what was judged before.
export async function judgeAccess(person, where, what = 'all') {
    // Pieces have their numbers drawn on them, and a whole sentence as their name.
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    if (what === 'words') rules[contrast] = { enabled: false };
    const options = what === 'colors' ? { runOnly: [contrast] } : { rules };
    source ??= readFileSync(axe(), 'utf8');
    if (!(await person.page.evaluate(() => 'axe' in window))) await person.page.evaluate(source);
    const violations = await person.page.evaluate(async (chosen) => {
        // A page that is not painted (kit.mjs) is taken as it would be, but for its drawings.
        const unseen = document.adoptedStyleSheets;
        document.adoptedStyleSheets = unseen.slice(0, 1);
        const { violations } = await window.axe.run(document, {
            resultTypes: ['violations'],
            preload: false, // neither style sheets nor films are judged
            ...chosen,
        });
        document.adoptedStyleSheets = unseen;
        return violations
            .filter(({ impact }) => ['serious', 'critical'].includes(impact))
            .map(
                ({ id, nodes }) =>
                    `${id}: ${nodes
                        .slice(0, 3)
                        .map(
                            (node) =>
                                `${node.target.join(' ')} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''})`,
                        )
                        .join('; ')}${nodes.length > 3 ? `, ${nodes.length - 3} more` : ''}`,
            );
    }, options);
    for (const violation of violations) check(false, `${where}: ${violation}`);
    check(true, where);
}
