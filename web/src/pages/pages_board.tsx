/**
 * pages_board.tsx: the numbers of a real Justinian board and the windows of its tiles, typed in a grid,
 * pasted or loaded; the engine judges every cell. What fits is kept in this browser under a name, for
 * new games.
 */
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { ask } from '../engine/engine';
import { games } from '../engine/look';
import { labelled, language, say } from '../engine/say';
import { phaseNames } from '../justinian/questions';
import { saveText } from '../ui/download';
import { Forget } from '../ui/forget';
import { PageFrame } from './pages_frame';
import { removeBoard, saveBoard, savedBoards } from './boards';

type Cells = string[][];
/** The numbers on the board by place, and the windows of the tiles by counselor. */
type Table = 'numbers' | 'windows';
type Tables = Record<Table, Cells>;
/** A cell, from 0. */
interface At {
    table: Table;
    row: number;
    column: number;
}
type Problem = At & { text: string };

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

function toNumbers(cells: Cells): number[][] {
    return cells.map((row) => row.map(Number));
}

function toLines(cells: Cells): string {
    return cells.map((row) => `${row.join(',')}\n`).join('');
}

/** Cells with a block put over them, its upper left corner here; what lies outside falls away. */
function covered(cells: Cells, block: Cells, row = 0, column = 0): Cells {
    return cells.map((line, i) => line.map((cell, j) => block[i - row]?.[j - column] ?? cell));
}

/** The cells of a file that is not fine, so that it can be put right: windows follow a blank line. */
function salvaged(text: string, blank: Tables): Tables {
    const lines = split(text);
    const end = lines.findIndex((line) => line.every((cell) => cell === ''));
    const [numbers, windows] = end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end + 1)];
    return {
        numbers: covered(blank.numbers, numbers),
        windows: covered(blank.windows, windows),
    };
}

type Typed = ReturnType<typeof useTyped>;

/** What is typed, and what the engine says of it. */
function useTyped() {
    const standard = useMemo((): Tables => {
        const { board, windows } = games().find(({ name }) => name === 'justinian')!;
        return { numbers: toCells(board!.numbers), windows: toCells(windows!.numbers) };
    }, []);
    /** No numbers; the windows are the usual ones until others are typed. */
    const empty = (): Tables => ({
        ...standard,
        numbers: standard.numbers.map((row) => row.map(() => '')),
    });
    const [tables, setTables] = useState<Tables>(empty);
    const [name, setName] = useState('');
    const [said, setSaid] = useState('');
    const judged = useMemo(
        () =>
            ask<{
                problems: Omit<Problem, 'table'>[];
                window_problems: Omit<Problem, 'table'>[];
                standard: boolean;
            }>({
                ask: 'board',
                game: 'justinian',
                language: language(),
                cells: tables.numbers,
                windows: tables.windows,
            }),
        [tables, language()],
    );
    const isEmpty = tables.numbers.every((row) => row.every((cell) => cell === ''));
    const problems: Problem[] = [
        ...(isEmpty ? [] : judged.problems).map((each) => ({ ...each, table: 'numbers' as const })),
        ...judged.window_problems.map((each) => ({ ...each, table: 'windows' as const })),
    ];
    const change = (next: Tables): void => {
        setTables(next);
        setSaid('');
    };
    const put = (block: Cells, { table, row, column }: At): void =>
        change({ ...tables, [table]: covered(tables[table], block, row, column) });
    const load = async (file: File | undefined): Promise<void> => {
        if (!file) return;
        const text = (await file.text()).slice(0, 16000);
        const read = ask<{
            numbers?: number[][];
            windows?: number[][];
            problem?: { text: string };
        }>({ ask: 'csv', game: 'justinian', language: language(), text });
        if (read.numbers && read.windows)
            change({ numbers: toCells(read.numbers), windows: toCells(read.windows) });
        else {
            change(salvaged(text, empty()));
            setSaid(read.problem?.text ?? '');
        }
        if (!name) setName(file.name.replace(/\.[a-z]+$/i, ''));
    };
    const usualWindows = toLines(tables.windows) === toLines(standard.windows);
    return {
        ...{ standard, empty, tables, change, put, load, name, setName, said, setSaid },
        ...{ isEmpty, problems, usualWindows, isStandard: judged.standard },
        fine: !isEmpty && problems.length === 0,
    };
}

function isAt(one: At, other: At): boolean {
    return one.table === other.table && one.row === other.row && one.column === other.column;
}

function cellName({ table, row, column }: At): string {
    return table === 'numbers'
        ? say('learn_board_cell', { place: row + 1, number: column })
        : say('web_board_window', { counselor: row, phase: column });
}

function focusCell(page: RefObject<HTMLElement>, { table, row, column }: At): void {
    const input = page.current?.querySelector<HTMLInputElement>(
        `input[data-cell="${table} ${row} ${column}"]`,
    );
    input?.focus();
    input?.select();
}

/** Where a key leads from a cell, if anywhere; sideways only from the end of what is typed. */
function stepFrom(at: At, event: KeyboardEvent, cells: Cells): At | undefined {
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
            ...at,
            row: Math.max(0, Math.min(cells.length - 1, at.row + step[0])),
            column: Math.max(0, Math.min((cells[0]?.length ?? 1) - 1, at.column + step[1])),
        }
    );
}

interface GridProps {
    typed: Typed;
    /** Which of the two tables. */
    table: Table;
    page: RefObject<HTMLElement>;
    compares: boolean;
    at: At;
    setAt(at: At): void;
}

function Cell({ typed, page, compares, at, setAt, here }: GridProps & { here: At }) {
    const { tables, standard, problems, put } = typed;
    const cells = tables[here.table];
    const value = cells[here.row]?.[here.column] ?? '';
    const usual = standard[here.table][here.row]?.[here.column] ?? '';
    const wrong = problems.find((each) => isAt(each, here));
    const other = compares && value !== '' && value !== usual;
    const isHere = isAt(at, here);
    /** One cell of each table can be reached with Tab. */
    const isStop = isHere || (at.table !== here.table && here.row + here.column === 0);
    const press = (event: KeyboardEvent): void => {
        const next = stepFrom(here, event, cells);
        if (!next) return;
        event.preventDefault();
        focusCell(page, next);
    };
    const paste = (event: ClipboardEvent): void => {
        const text = event.clipboardData?.getData('text') ?? '';
        if (!/[\n,;\t]/.test(text.trim())) return;
        event.preventDefault();
        put(split(text), here);
    };
    return (
        <td class={other ? 'differs' : ''}>
            <input
                value={value}
                inputMode="numeric"
                maxLength={6}
                data-cell={`${here.table} ${here.row} ${here.column}`}
                tabIndex={isStop ? 0 : -1}
                aria-label={cellName(here)}
                aria-invalid={wrong ? 'true' : undefined}
                aria-describedby={wrong && isHere ? 'board-why' : undefined}
                title={wrong?.text ?? (other ? usual : undefined)}
                onFocus={(event) => {
                    event.currentTarget.select();
                    setAt(here);
                }}
                onKeyDown={press}
                onPaste={paste}
                onInput={(event) => put([[event.currentTarget.value.trim()]], here)}
            />
        </td>
    );
}

/** The numbers have their columns counted as windows count them, from 0. */
function Grid(props: GridProps) {
    const { table } = props;
    const cells = props.typed.tables[table];
    const isNumbers = table === 'numbers';
    return (
        <div class="read-grid">
            <table>
                <thead>
                    <tr>
                        <th scope="col">
                            {isNumbers ? say('learn_board_place') : say('web_board_counselor')}
                        </th>
                        {(cells[0] ?? []).map((_, column) => (
                            <th key={column} scope="col">
                                {isNumbers ? column : phaseNames[column]}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {cells.map((line, row) => (
                        <tr key={row}>
                            <th scope="row">{row + 1}</th>
                            {line.map((_, column) => (
                                <Cell key={column} {...props} here={{ table, row, column }} />
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
            <button class="button" onClick={() => change(standard)}>
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
    const here = problems.find((each) => isAt(each, at));
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
            <span id="board-why">{here ? labelled(cellName(at), here.text) : ''}</span>
        </p>
    );
}

const firstCell: At = { table: 'numbers', row: 0, column: 0 };

/** Keeps the board under a name, if it fits. */
function KeepForm({ typed, saved, focus }: { typed: Typed; saved(): void; focus(at: At): void }) {
    const { tables, usualWindows, name, setName, setSaid, isEmpty, fine, problems } = typed;
    const save = (): void => {
        const title = name.trim() || say('learn_board_mine');
        setName(title);
        setSaid(
            saveBoard({
                name: title,
                numbers: toNumbers(tables.numbers),
                ...(usualWindows ? {} : { windows: toNumbers(tables.windows) }),
            })
                ? say('learn_board_saved', { name: title })
                : say('learn_board_full'),
        );
        saved();
    };
    const download = (): void =>
        saveText(
            `${name.trim() || 'court'}.csv`,
            toLines(tables.numbers) + (usualWindows ? '' : `\n${toLines(tables.windows)}`),
            'text/csv',
        );
    return (
        <form
            class="row read-keep"
            onSubmit={(event) => {
                event.preventDefault();
                if (fine) save();
                else focus(problems[0] ?? firstCell);
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
    const [at, setAt] = useState<At>(firstCell);
    const [kept, setKept] = useState(savedBoards);
    const page = useRef<HTMLDivElement>(null);
    const focus = (where: At): void => focusCell(page, where);
    const shared = { typed, page, compares, at, setAt };
    const readKept = (): void => setKept(savedBoards());
    return (
        <PageFrame title={say('learn_board_title')} width="wide" class="read">
            <p class="read-lead">{say('learn_board_intro')}</p>
            <Tools typed={typed} compares={compares} setCompares={setCompares} />
            <div ref={page} class="read-tables">
                <Grid {...shared} table="numbers" />
                <h2>{say('web_board_windows')}</h2>
                <p>{say('web_board_windows_intro')}</p>
                <Grid {...shared} table="windows" />
            </div>
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
                                    typed.change({
                                        numbers: toCells(board.numbers),
                                        windows: board.windows
                                            ? toCells(board.windows)
                                            : typed.standard.windows,
                                    });
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
