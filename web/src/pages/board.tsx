/**
 * board.tsx: the numbers of a real Justinian board, typed in a grid, pasted or loaded; the engine
 * judges every cell. What fits is kept in this browser under a name, for new games.
 */
import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { ask } from '../engine/engine';
import { games } from '../engine/look';
import { language, say } from '../engine/say';
import { saveText } from '../ui/download';
import { Forget } from '../ui/forget';
import { PageFrame } from './frame';
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

export function BoardPage() {
    const standard = useMemo(() => games().find(({ name }) => name === 'justinian')!.board!, []);
    const empty = (): Cells => standard.numbers.map((row) => row.map(() => ''));
    const [cells, setCells] = useState<Cells>(empty);
    const [name, setName] = useState('');
    const [compares, setCompares] = useState(false);
    const [said, setSaid] = useState('');
    const [at, setAt] = useState({ row: 0, column: 0 });
    const [kept, setKept] = useState(savedBoards);
    const grid = useRef<HTMLTableElement>(null);
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
    const problemAt = (row: number, column: number): Problem | undefined =>
        problems.find((each) => each.row === row && each.column === column);
    const fine = !isEmpty && problems.length === 0;
    const here = problemAt(at.row, at.column);

    const change = (next: Cells): void => {
        setCells(next);
        setSaid('');
    };
    /**
     * Puts a block of cells into a grid, its upper left corner here; what lies outside falls away.
     */
    const put = (block: Cells, row: number, column: number, grid = cells): void =>
        change(grid.map((line, i) => line.map((cell, j) => block[i - row]?.[j - column] ?? cell)));
    const focus = (row: number, column: number): void => {
        const input = grid.current?.querySelector<HTMLInputElement>(
            `input[data-cell="${row} ${column}"]`,
        );
        input?.focus();
        input?.select();
    };
    const press = (event: KeyboardEvent, row: number, column: number): void => {
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
        if (!step) return;
        event.preventDefault();
        focus(
            Math.max(0, Math.min(cells.length - 1, row + step[0])),
            Math.max(0, Math.min((cells[0]?.length ?? 1) - 1, column + step[1])),
        );
    };
    const paste = (event: ClipboardEvent, row: number, column: number): void => {
        const text = event.clipboardData?.getData('text') ?? '';
        if (!/[\n,;\t]/.test(text.trim())) return;
        event.preventDefault();
        put(split(text), row, column);
    };
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
    const save = (): void => {
        const title = name.trim() || say('learn_board_mine');
        setName(title);
        setSaid(
            saveBoard({ name: title, numbers: cells.map((row) => row.map(Number)) })
                ? say('learn_board_saved', { name: title })
                : say('learn_board_full'),
        );
        setKept(savedBoards());
    };
    const firstProblem = problems[0];

    return (
        <PageFrame title={say('learn_board_title')} width="wide" class="read">
            <p class="read-lead">{say('learn_board_intro')}</p>
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
            <div class="read-grid">
                <table ref={grid}>
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
                        {cells.map((row, i) => (
                            <tr key={i}>
                                <th scope="row">{i + 1}</th>
                                {row.map((cell, j) => {
                                    const wrong = problemAt(i, j);
                                    const other =
                                        compares &&
                                        cell !== '' &&
                                        cell !== String(standard.numbers[i]?.[j]);
                                    return (
                                        <td key={j} class={other ? 'differs' : ''}>
                                            <input
                                                value={cell}
                                                inputMode="numeric"
                                                maxLength={6}
                                                data-cell={`${i} ${j}`}
                                                tabIndex={at.row === i && at.column === j ? 0 : -1}
                                                aria-label={say('learn_board_cell', {
                                                    place: i + 1,
                                                    number: j + 1,
                                                })}
                                                aria-invalid={wrong ? 'true' : undefined}
                                                aria-describedby={
                                                    wrong && at.row === i && at.column === j
                                                        ? 'board-why'
                                                        : undefined
                                                }
                                                title={
                                                    wrong?.text ??
                                                    (other
                                                        ? String(standard.numbers[i]?.[j])
                                                        : undefined)
                                                }
                                                onFocus={(event) => {
                                                    event.currentTarget.select();
                                                    setAt({ row: i, column: j });
                                                }}
                                                onKeyDown={(event) => press(event, i, j)}
                                                onPaste={(event) => paste(event, i, j)}
                                                onInput={(event) =>
                                                    put([[event.currentTarget.value.trim()]], i, j)
                                                }
                                            />
                                        </td>
                                    );
                                })}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
            <p class="read-why" role="status">
                {fine ? (
                    <span class="badge good">
                        <Icon name="check" />
                        {judged.standard ? say('learn_board_same') : say('learn_board_fine')}
                    </span>
                ) : null}
                {firstProblem ? (
                    <button
                        class="badge warn"
                        onClick={() => focus(firstProblem.row, firstProblem.column)}
                    >
                        <Icon name="warning" />
                        {say('learn_board_problems', { n: problems.length })}
                    </button>
                ) : null}
                <span id="board-why">
                    {here
                        ? `${say('learn_board_cell', { place: at.row + 1, number: at.column + 1 })}: ${here.text}`
                        : ''}
                </span>
            </p>
            <p class="read-said" role="alert">
                {said}
            </p>
            <form
                class="row read-keep"
                onSubmit={(event) => {
                    event.preventDefault();
                    if (fine) save();
                    else if (firstProblem) focus(firstProblem.row, firstProblem.column);
                    else focus(0, 0);
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
                <button
                    class="button"
                    type="button"
                    disabled={isEmpty}
                    onClick={() =>
                        saveText(
                            `${name.trim() || 'court'}.csv`,
                            cells.map((row) => `${row.join(',')}\n`).join(''),
                            'text/csv',
                        )
                    }
                >
                    <Icon name="download" />
                    {say('learn_board_download')}
                </button>
            </form>
            <section>
                <h2>{say('learn_board_kept')}</h2>
                {kept.length === 0 && <p class="note">{say('learn_board_none')}</p>}
                <ul class="read-boards">
                    {kept.map((board) => (
                        <li key={board.name}>
                            <button
                                class="button"
                                onClick={() => {
                                    change(toCells(board.numbers));
                                    setName(board.name);
                                }}
                            >
                                {say('learn_board_open', { name: board.name })}
                            </button>
                            <Forget
                                name={say('learn_board_delete', { name: board.name })}
                                run={() => {
                                    removeBoard(board.name);
                                    setKept(savedBoards());
                                }}
                            />
                        </li>
                    ))}
                </ul>
            </section>
        </PageFrame>
    );
}
