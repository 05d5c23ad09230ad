// The colors of the web page: what is text on what meets WCAG AA in every theme (4.5; 3 for lines
// and rings that must be seen, 7 where more contrast is asked for), and a dark system's page has the
// dark theme's colors before its script has run.
// Usage: node contrast.mjs [base.css]
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const css = fs
    .readFileSync(process.argv[2] ?? path.join(here, '../../web/src/ui/base.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '');

function block(selector) {
    const start = css.indexOf(`${selector} {`);
    if (start < 0) throw new Error(`no block ${selector}`);
    const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
    return Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
            name,
            value.trim(),
        ]),
    );
}

function luminance(color) {
    if (!/^#[0-9a-f]{6}$/i.test(color ?? '')) throw new Error(`not a color: ${color}`);
    const [red, green, blue] = [1, 3, 5]
        .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}

const grounds = ['--ground', '--sunken', '--surface', '--raised', '--board'];
const pairs = [
    ...[
        '--text',
        '--text-soft',
        '--text-faint',
        '--heading',
        '--link',
        '--positive',
        '--negative',
        '--warning',
        '--notice',
    ].flatMap((text) => grounds.map((ground) => [text, ground, 4.5])),
    ...['--accent', '--accent-hover', '--accent-press'].map((ground) => [
        '--on-accent',
        ground,
        4.5,
    ]),
    ['--on-accent-soft', '--accent-soft', 4.5],
    ['--text', '--accent-soft', 4.5],
    ['--on-mine', '--mine', 4.5],
    ['--text', '--mine', 4.5],
    ['--text-soft', '--mine', 4.5],
    ...['positive', 'negative', 'warning', 'notice'].flatMap((role) => [
        [`--${role}`, `--${role}-soft`, 4.5],
        ['--text', `--${role}-soft`, 4.5],
    ]),
    ...['--line-strong', '--gold-line', '--focus', '--accent'].flatMap((line) =>
        grounds.map((ground) => [line, ground, 3]),
    ),
];
const paints = [0, 1, 2, 3, 4, 5].map((seat) => ['#ffffff', `--seat${seat}`, 4.5]);
paints.push(
    ['--ivory', '--porphyry', 4.5],
    ['--ivory', '--night', 4.5],
    ['--ink', '--gold', 4.5],
    ['--ink', '--gold-light', 4.5],
    ['--ink', '--ivory', 4.5],
    ['#ffffff', '--cinnabar', 4.5],
);

const light = block('\n:root');
const dark = block(":root[data-theme='dark']");
const early = block(':root:not([data-theme])');
const more = block("\n:root[data-contrast='more']");
const moreDark = block(":root[data-contrast='more'][data-theme='dark']");

let failures = 0;
function fail(text) {
    failures++;
    console.error(text);
}
for (const [name, color] of Object.entries(early))
    if (color !== dark[name])
        fail(`${name} is ${color} before the theme is known, ${dark[name]} then`);
const themes = {
    light,
    dark: { ...light, ...dark },
    'light, more contrast': { ...light, ...more },
    'dark, more contrast': { ...light, ...dark, ...more, ...moreDark },
};
let worst = Infinity;
for (const [theme, colors] of Object.entries(themes)) {
    const raise = theme.includes('more') ? 1.5 : 1;
    for (const [one, other, least] of theme === 'light' ? [...pairs, ...paints] : pairs) {
        const color = (name) => (name.startsWith('#') ? name : colors[name]);
        const reached = contrast(color(one), color(other));
        worst = Math.min(worst, reached / (least * raise));
        if (reached < least * raise)
            fail(
                `${theme}: ${one} ${color(one)} on ${other} ${color(other)}: ${reached.toFixed(2)}, at least ${(least * raise).toFixed(1)} is needed`,
            );
    }
}
if (failures) process.exit(1);
console.log(`contrast: ${Object.keys(themes).length} themes, ${pairs.length} pairs each, all hold`);
