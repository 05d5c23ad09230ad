/**
 * sections.ts: the rules come from the engine as lines for a terminal; here they become headings,
 * paragraphs, lists and tables. The names of the sections are those of the links that lead to them
 * (#/rules/byzantz?at=market).
 */
import { rulesOf } from '../engine/look';
import { wordSpace } from '../engine/say';
import type { GameName, Setup } from '../engine/types';

export type Block =
    | { is: 'text'; text: string }
    | { is: 'list'; items: string[] }
    | { is: 'table'; rows: string[][] };
export interface Section {
    name: string;
    heading: string;
    blocks: Block[];
}

const columns = 80;

function widthOf(text: string): number {
    return [...text].reduce(
        (sum, sign) =>
            sum +
            (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
                sign,
            )
                ? 2
                : 1),
        0,
    );
}

/**
 * Whether a line ended before it was full, after a sentence: then the next one begins a paragraph.
 */
function breaksOff(line: string, next: string): boolean {
    const word = wordSpace() ? (next.trim().split(' ')[0] ?? '') : next.trim().slice(0, 2);
    return /[.!?。！？]$/.test(line) && widthOf(line) + 1 + widthOf(word) <= columns;
}

function join(lines: string[]): string {
    return lines.map((line) => line.trim()).join(wordSpace());
}

/**
 * The blocks of a section's lines. An indented line under an item goes on with it; after an empty
 * line, deep lines are a table.
 */
export function blocksOf(lines: string[]): Block[] {
    const blocks: Block[] = [];
    let open: string[] = [];
    let items: string[][] | undefined;
    const close = (): void => {
        if (open.length) blocks.push({ is: 'text', text: join(open) });
        if (items) blocks.push({ is: 'list', items: items.map(join) });
        open = [];
        items = undefined;
    };
    lines.forEach((line, i) => {
        const afterGap = i > 0 && lines[i - 1] === '';
        const last = blocks.at(-1);
        if (line === '') close();
        else if (/^ {4}/.test(line) && !items && (afterGap || last?.is === 'table')) {
            close();
            const row = line.trim().split(/ {2,}/);
            const table = blocks.at(-1);
            if (table?.is === 'table') table.rows.push(row);
            else blocks.push({ is: 'table', rows: [row] });
        } else if (/^ {2}- /.test(line)) {
            if (open.length) close();
            items = [...(items ?? []), [line.slice(4)]];
        } else if (/^ {4}/.test(line) && items) items.at(-1)?.push(line);
        else {
            if (items || (open.length && breaksOff(lines[i - 1] ?? '', line))) close();
            open.push(line);
        }
    });
    close();
    return blocks;
}

/** One text of several lines, as blocks: without a heading. */
export function blocksOfText(text: string): Block[] {
    return blocksOf(text.replace(/\n$/, '').split('\n'));
}

/** A game as it is played when nothing else is said, to ask for its rules. */
export function plainSetup(game: GameName): Setup {
    return { game, players: 3, rules: {}, names: ['', '', ''] };
}

/** The rules as a table with this setup plays them. */
export function sectionsOf(setup: Setup): Section[] {
    return rulesOf(setup).map(({ name, text }) => {
        const [heading = '', ...lines] = text.replace(/\n$/, '').split('\n');
        return { name, heading, blocks: blocksOf(lines) };
    });
}
