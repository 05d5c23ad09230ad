/**
 * pages_board.tsx: the numbers of a real Justinian board, typed in a grid, pasted or loaded; the engine
 * judges every cell. What fits is kept in this browser under a name, for new games.
 */
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { ask } from '../engine/engine';
import { games } from '../engine/look';
import { language, say } from '../engine/say';
import { saveText } from '../ui/download';
import { Forget } from '../ui/forget';
import { PageFrame } from './pages_frame';
import { removeBoard, saveBoard, savedBoards } from './boards';

type Cells = string[][];
interface Problem {
    row: number;
    column: number;
    text: string;
}

/** Rows of a text from a spreadsheet or a CSV file. */
function split(text: string): Cells {
    const lines = text
        .replace(/^\ufeff/, '')
        .replace(/[\s,;]+$/, '')
        .split(/\r?\n/);
    return lines.map((line) =>
        line
            .replace(/[\s,;]+$/, '')
            .split(/[,;\t]/)
            .map((cell) => cell.trim()),
    );
}

function toCells(numbers: number[][]): Cells {
    return numbers.map((row) => row.map(String));
}

type Typed = ReturnType<typeof useTyped>;

/** What is typed, and what the engine says of it. */
function useTyped() {
    const standard = useMemo(() => games().find(({ name }) => name === 'justinian')!.board!, []);
    const empty = (): Cells => standard.numbers.map((row) => row.map(() => ''));
    const [cells, setCells] = useState<Cells>(empty);
    const [name, setName] = useState('');
    const [said, setSaid] = useState('');
    const judged = useMemo(
        () =>
            ask<{ problems: Problem[]; standard: boolean }>({
                ask: 'board',
                game: 'justinian',
                language: language(),
                cells,
            }),
        [cells, language()],
    );
    const isEmpty = cells.every((row) => row.every((cell) => cell === ''));
    const problems = isEmpty ? [] : judged.problems;
    const change = (next: Cells): void => {
        setCells(next);
        setSaid('');
    };
    /**
     * Puts a block of cells into a grid, its upper left corner here; what lies outside falls away.
     */
    const put = (block: Cells, row: number, column: number, grid = cells): void =>
        change(grid.map((line, i) => line.map((cell, j) => block[i - row]?.[j - column] ?? cell)));
    const load = async (file: File | undefined): Promise<void> => {
        if (!file) return;
        const text = (await file.text()).slice(0, 16000);
        const { numbers, problem } = ask<{ numbers?: number[][]; problem?: { text: string } }>({
            ask: 'csv',
            game: 'justinian',
            language: language(),
            text,
        });
        if (numbers) change(toCells(numbers));
        else {
            put(split(text), 0, 0, empty());
            setSaid(problem?.text ?? '');
        }
        if (!name) setName(file.name.replace(/\.[a-z]+$/i, ''));
    };
    return {
        ...{ standard, empty, cells, change, put, load, name, setName, said, setSaid },
        ...{ isEmpty, problems, isStandard: judged.standard },
        fine: !isEmpty && problems.length === 0,
    };
}

/** A place in the grid, from 0. */
interface At {
    row: number;
    column: number;
}

function focusCell(grid: RefObject<HTMLElement>, { row, column }: At): void {
    const input = grid.current?.querySelector<HTMLInputElement>(
        `input[data-cell="${row} ${column}"]`,
    );
    input?.focus();
    input?.select();
}

/** Where a key leads from a cell, if anywhere; sideways only from the end of what is typed. */
function stepFrom({ row, column }: At, event: KeyboardEvent, cells: Cells): At | undefined {
    const input = event.currentTarget as HTMLInputElement;
    const atStart = input.selectionStart === 0;
    const atEnd = input.selectionEnd === input.value.length;
    const steps: Record<string, [number, number] | undefined> = {
        ArrowUp: [-1, 0],
        ArrowDown: [1, 0],
        Enter: [1, 0],
        ...(atStart ? { ArrowLeft: [0, -1] } : {}),
        ...(atEnd ? { ArrowRight: [0, 1] } : {}),
    };
    const step = steps[event.key];
    return (
        step && {
            row: Math.max(0, Math.min(cells.length - 1, row + step[0])),
            column: Math.max(0, Math.min((cells[0]?.length ?? 1) - 1, column + step[1])),
        }
    );
}

interface GridProps {
    typed: Typed;
    grid: RefObject<HTMLTableElement>;
    compares: boolean;
    at: At;
    setAt(at: At): void;
}

function Cell({ typed, grid, compares, at, setAt, here }: GridProps & { here: At }) {
    const { cells, problems, put } = typed;
    const { row, column } = here;
    const value = cells[row]?.[column] ?? '';
    const usual = String(typed.standard.numbers[row]?.[column]);
    const wrong = problems.find((each) => each.row === row && each.column === column);
    const other = compares && value !== '' && value !== usual;
    const isHere = at.row === row && at.column === column;
    const press = (event: KeyboardEvent): void => {
        const next = stepFrom(here, event, cells);
        if (!next) return;
        event.preventDefault();
        focusCell(grid, next);
    };
    const paste = (event: ClipboardEvent): void => {
        const text = event.clipboardData?.getData('text') ?? '';
        if (!/[\n,;\t]/.test(text.trim())) return;
        event.preventDefault();
        put(split(text), row, column);
    };
    return (
        <td class={other ? 'differs' : ''}>
            <input
                value={value}
                inputMode="numeric"
                maxLength={6}
                data-cell={`${row} ${column}`}
                tabIndex={isHere ? 0 : -1}
                aria-label={say('learn_board_cell', { place: row + 1, number: column + 1 })}
                aria-invalid={wrong ? 'true' : undefined}
                aria-describedby={wrong && isHere ? 'board-why' : undefined}
                title={wrong?.text ?? (other ? usual : undefined)}
                onFocus={(event) => {
                    event.currentTarget.select();
                    setAt(here);
                }}
                onKeyDown={press}
                onPaste={paste}
                onInput={(event) => put([[event.currentTarget.value.trim()]], row, column)}
            />
        </td>
    );
}

function Grid(props: GridProps) {
    const { cells } = props.typed;
    return (
        <div class="read-grid">
            <table ref={props.grid}>
                <thead>
                    <tr>
                        <th scope="col">{say('learn_board_place')}</th>
                        {(cells[0] ?? []).map((_, column) => (
                            <th key={column} scope="col">
                                {column + 1}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {cells.map((line, row) => (
                        <tr key={row}>
                            <th scope="row">{row + 1}</th>
                            {line.map((_, column) => (
                                <Cell key={column} {...props} here={{ row, column }} />
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

interface ToolsProps {
    typed: Typed;
    compares: boolean;
    setCompares(on: boolean): void;
}

function Tools({ typed, compares, setCompares }: ToolsProps) {
    const { standard, empty, change, load } = typed;
    return (
        <div class="row read-tools">
            <label class="button read-file">
                <Icon name="upload" />
                {say('learn_board_load')}
                <input
                    type="file"
                    accept=".csv,.txt,text/csv,text/plain"
                    class="visually-hidden"
                    onChange={(event) => {
                        void load(event.currentTarget.files?.[0]);
                        event.currentTarget.value = '';
                    }}
                />
            </label>
            <button class="button" onClick={() => change(toCells(standard.numbers))}>
                {say('learn_board_fill')}
            </button>
            <button class="button quiet" onClick={() => change(empty())}>
                {say('learn_board_clear')}
            </button>
            <label class="check">
                <input
                    type="checkbox"
                    checked={compares}
                    onChange={(event) => setCompares(event.currentTarget.checked)}
                />
                {say('learn_board_compare')}
            </label>
        </div>
    );
}

/** Whether the numbers fit; and why the one that has the focus does not. */
function Verdict({ typed, at, focus }: { typed: Typed; at: At; focus(at: At): void }) {
    const { fine, isStandard, problems } = typed;
    const first = problems[0];
    const here = problems.find((each) => each.row === at.row && each.column === at.column);
    const cell = say('learn_board_cell', { place: at.row + 1, number: at.column + 1 });
    return (
        <p class="read-why" role="status">
            {fine ? (
                <span class="badge good">
                    <Icon name="check" />
                    {isStandard ? say('learn_board_same') : say('learn_board_fine')}
                </span>
            ) : null}
            {first ? (
                <button class="badge warn" onClick={() => focus(first)}>
                    <Icon name="warning" />
                    {say('learn_board_problems', { n: problems.length })}
                </button>
            ) : null}
            <span id="board-why">{here ? `${cell}: ${here.text}` : ''}</span>
        </p>
    );
}

/** Keeps the board under a name, if it fits. */
function KeepForm({ typed, saved, focus }: { typed: Typed; saved(): void; focus(at: At): void }) {
    const { cells, name, setName, setSaid, isEmpty, fine, problems } = typed;
    const save = (): void => {
        const title = name.trim() || say('learn_board_mine');
        setName(title);
        setSaid(
            saveBoard({ name: title, numbers: cells.map((row) => row.map(Number)) })
                ? say('learn_board_saved', { name: title })
                : say('learn_board_full'),
        );
        saved();
    };
    const download = (): void =>
        saveText(
            `${name.trim() || 'court'}.csv`,
            cells.map((row) => `${row.join(',')}\n`).join(''),
            'text/csv',
        );
    return (
        <form
            class="row read-keep"
            onSubmit={(event) => {
                event.preventDefault();
                if (fine) save();
                else focus(problems[0] ?? { row: 0, column: 0 });
            }}
        >
            <div class="field">
                <label for="board-name">{say('learn_board_name')}</label>
                <input
                    id="board-name"
                    value={name}
                    maxLength={40}
                    placeholder={say('learn_board_mine')}
                    onInput={(event) => setName(event.currentTarget.value)}
                />
            </div>
            <button class="button primary" aria-disabled={!fine}>
                {say('learn_board_save')}
            </button>
            <button class="button" type="button" disabled={isEmpty} onClick={download}>
                <Icon name="download" />
                {say('learn_board_download')}
            </button>
        </form>
    );
}

export function BoardPage() {
    const typed = useTyped();
    const [compares, setCompares] = useState(false);
    const [at, setAt] = useState<At>({ row: 0, column: 0 });
    const [kept, setKept] = useState(savedBoards);
    const grid = useRef<HTMLTableElement>(null);
    const focus = (where: At): void => focusCell(grid, where);
    const readKept = (): void => setKept(savedBoards());
    return (
        <PageFrame title={say('learn_board_title')} width="wide" class="read">
            <p class="read-lead">{say('learn_board_intro')}</p>
            <Tools typed={typed} compares={compares} setCompares={setCompares} />
            <Grid typed={typed} grid={grid} compares={compares} at={at} setAt={setAt} />
            <Verdict typed={typed} at={at} focus={focus} />
            <p class="read-said" role="alert">
                {typed.said}
            </p>
            <KeepForm typed={typed} saved={readKept} focus={focus} />
            <section>
                <h2>{say('learn_board_kept')}</h2>
                {kept.length === 0 && <p class="note">{say('learn_board_none')}</p>}
                <ul class="read-boards">
                    {kept.map((board) => (
                        <li key={board.name}>
                            <button
                                class="button"
                                onClick={() => {
                                    typed.change(toCells(board.numbers));
                                    typed.setName(board.name);
                                }}
                            >
                                {say('learn_board_open', { name: board.name })}
                            </button>
                            <Forget
                                name={say('learn_board_delete', { name: board.name })}
                                run={() => {
                                    removeBoard(board.name);
                                    readKept();
                                }}
                            />
                        </li>
                    ))}
                </ul>
            </section>
        </PageFrame>
    );
}
