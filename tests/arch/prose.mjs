// prose.mjs: no line of prose in the project's Markdown is over 100 columns, nor any cell of a table; code, tables as a whole and lines
// that are one link may be wider. And every decision has its date, its status, its sections, and its line in the table of all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const WIDTH = 100;
/** Still as it was: its lines are wrapped when it is rewritten. */
const OTHERS = ['build', 'node_modules', 'corpus', '.git'];

const findings = [];

function documents(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return OTHERS.includes(entry.name) ? [] : documents(path);
        return entry.name.endsWith('.md') ? [path] : [];
    });
}

const columns = (text) => [...text].length;

/** Whether a line could be broken: links and code can't. */
const breakable = (line) =>
    /\S\s+\S/.test(
        line.replace(/^\s*([-*]|\d+\.)\s+/, '').replace(/!?\[[^\]]*\]\([^)]*\)|`[^`]*`/g, 'x'),
    );

function width(path) {
    let code = false;
    for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
        if (/^\s*```/.test(line)) code = !code;
        else if (code || line.startsWith('    ')) continue;
        else if (/^\s*\|/.test(line)) {
            const widest = Math.max(...line.split(/(?<!\\)\|/).map((cell) => columns(cell.trim())));
            if (widest > WIDTH)
                findings.push(
                    `${path}:${index + 1}: a cell of ${widest} columns: make a list of the table`,
                );
        } else if (columns(line) > WIDTH && breakable(line))
            findings.push(`${path}:${index + 1}: ${columns(line)} columns`);
    }
    if (code) findings.push(`${path}: code that does not end`);
}

const STATUS = /^(accepted|superseded by \d+|amended (by \d+|\d{4}-\d\d-\d\d).*)$/;
const SECTIONS = ['Context', 'Decision', 'Alternatives'];

function decisions() {
    const folder = 'docs/decisions';
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const names = readdirSync(folder).filter((name) => name !== 'README.md');
    for (const name of names) {
        const text = readFileSync(join(folder, name), 'utf8');
        const number = Number(name.slice(0, 4));
        const title = text.match(/^# (\d+)\. (.+)\n/);
        const date = text.match(/^- Date: (\d{4}-\d\d-\d\d)$/m)?.[1];
        const status = text.match(/^- Status: (.+)$/m)?.[1] ?? '';
        const row = index
            .split('\n')
            .find((line) => line.startsWith(`| [${number}](${name}) | ${title?.[2]} | ${date} | `));
        if (!/^\d{4}-[a-z0-9-]+\.md$/.test(name) || Number(title?.[1]) !== number)
            findings.push(`${name}: its number is not that of its title`);
        if (!date) findings.push(`${name}: no date`);
        if (!STATUS.test(status))
            findings.push(`${name}: no status, or one of another form than README.md says`);
        for (const section of SECTIONS)
            if (!text.includes(`\n## ${section}\n`))
                findings.push(`${name}: no section "${section}"`);
        if (!row)
            findings.push(
                `README.md of decisions has no line with the number, title and date of ${name}`,
            );
        else if (row.split(' | ')[3].split(' ')[0] !== status.split(' ')[0])
            findings.push(`README.md of decisions has another status for ${name}`);
    }
    const numbers = names.map((name) => name.slice(0, 4));
    if (new Set(numbers).size !== numbers.length) findings.push('two decisions have one number');
    return names.length;
}

const paths = documents('.');
paths.forEach(width);
const decided = decisions();
if (paths.length < 20 || decided < 17)
    findings.push(`only ${paths.length} documents and ${decided} decisions were found`);
for (const finding of findings) console.log(`FAILED: ${finding}`);
console.log(`${paths.length} documents, ${decided} decisions, ${findings.length} findings`);
process.exitCode = findings.length ? 1 : 0;
