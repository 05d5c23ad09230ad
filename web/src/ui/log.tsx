/**
 * log.tsx: what has happened, in sentences; what came since one's own last act stands out and can
 * be shown again.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { tell } from '../engine/look';
import { language, lineOfSeveral, say } from '../engine/say';
import type { Code, Line } from '../engine/types';
import type { StoryLine } from '../play/sight';
import type { LogEntry, Stage } from '../play/stage';
import { Sentence, type Light } from './sentence';

/** So many entries are drawn; more on demand. */
const shownEntries = 60;

/**
 * Acts that are told together: mostly one; or several that are the same but for the seat, all with
 * nothing else to tell but the last.
 */
interface Telling {
    entries: LogEntry[];
    lines: Line[];
}

/**
 * Whether an act is told together with those before it. `apart`: something else is told between
 * them.
 */
function joins({ entries }: Telling, entry: LogEntry, apart: boolean): boolean {
    const last = entries[entries.length - 1]!;
    const several = last.lines[0]?.several;
    return (
        several !== undefined &&
        !apart &&
        last.lines.length === 1 &&
        JSON.stringify(several) === JSON.stringify(entry.lines[0]?.several) &&
        entries.every(({ seat }) => seat !== entry.seat)
    );
}

function tellings(
    stage: Stage,
    entries: readonly LogEntry[],
    apart: (ply: number) => boolean,
): Telling[] {
    const all: Telling[] = [];
    for (const entry of entries) {
        const before = all[all.length - 1];
        if (before && joins(before, entry, apart(entry.ply - 1))) before.entries.push(entry);
        else all.push({ entries: [entry], lines: entry.lines });
    }
    for (const telling of all.filter((each) => each.entries.length > 1)) {
        const [first, ...rest] = telling.entries[telling.entries.length - 1]!.lines;
        const line = lineOfSeveral(
            first!,
            telling.entries.map(({ seat }) => seat),
            stage.setup,
            stage.self,
        );
        if (line) telling.lines = [line, ...rest];
    }
    return all;
}

/** Where a telling is found: by its last act. */
function plyOf(entries: readonly LogEntry[]): number {
    return entries[entries.length - 1]!.ply;
}

function Entry({
    telling,
    light,
    isNew,
    isShown,
}: {
    telling: Telling;
    light: Light;
    isNew: boolean;
    isShown: boolean;
}) {
    const { entries, lines } = telling;
    // Most of the story stays as it is at every act: it is not even compared.
    return useMemo(
        () => (
            <Told entries={entries} lines={lines} light={light} isNew={isNew} isShown={isShown} />
        ),
        [entries[0], entries[entries.length - 1], light, isNew, isShown, language()],
    );
}

function Told({
    entries,
    lines,
    light,
    isNew,
    isShown,
}: Telling & {
    light: Light;
    isNew: boolean;
    isShown: boolean;
}) {
    const parts = (): void => light(lines.flatMap((line) => line.parts));
    const heading = lines.findIndex((line) => line.manner === 'heading');
    const said = (line: Line, i: number) => (
        <p key={i} class={`log-${line.manner}`}>
            <Sentence line={line} light={light} />
        </p>
    );
    return (
        <>
            <li
                class={`log-act ${isNew ? 'is-since' : ''} ${isShown ? 'is-at' : ''}`}
                data-seat={entries[0]!.seat}
                data-entry={plyOf(entries)}
                data-from={entries[0]!.ply}
                onPointerEnter={parts}
                onClick={parts}
            >
                {lines.slice(0, heading < 0 ? undefined : heading).map(said)}
            </li>
            {heading < 0 ? null : (
                <li class="log-chapter" data-entry={plyOf(entries)}>
                    {lines.slice(heading).map(said)}
                </li>
            )}
        </>
    );
}

/**
 * How the game began: who plays, by which rules; up to the second heading, where the story itself
 * begins. The rules of an edition are folded behind the line that names it.
 */
function Beginning({ stage, code }: { stage: Stage; code: Code }) {
    const lines = useMemo(
        () => tell(stage.setup, code, 'start', stage.self),
        [code, stage.self, language()],
    );
    const end = lines.findIndex((line, i) => i > 0 && line.manner === 'heading');
    const first = lines.slice(0, end < 0 ? undefined : end);
    const details = first.findIndex((line) => line.manner === 'detail');
    const folds = details > 1;
    const said = (line: Line, i: number) => (
        <p key={i} class={`log-${line.manner}`}>
            <Sentence line={line} />
        </p>
    );
    return (
        <li class="log-chapter is-first">
            {(folds ? first.slice(0, details - 1) : first).map(said)}
            {folds ? (
                <details>
                    <summary>
                        <span>
                            <Sentence line={first[details - 1]!} />
                        </span>
                    </summary>
                    {first.slice(details).map(said)}
                </details>
            ) : null}
        </li>
    );
}

/**
 * The story stays at its end, whatever makes it longer or its box smaller (entries that are drawn
 * at last, fonts, the bar below), until somebody scrolls up. The browser scrolls by itself too,
 * where what lies above becomes shorter: only what follows on a hand counts.
 */
function useStayingBelow(
    box: { current: HTMLElement | null },
    list: { current: HTMLElement | null },
): void {
    useLayoutEffect(() => {
        const element = box.current;
        if (!element) return undefined;
        let below = true;
        let touched = -Infinity;
        const touch = (event: Event): void => {
            // Tab and Enter lead through the story, and scroll nothing.
            const scrolls =
                !(event instanceof KeyboardEvent) || /^(Arrow|Page|Home| )/.test(event.key);
            if (scrolls) touched = performance.now();
        };
        const stay = (): void => {
            if (below) element.scrollTop = element.scrollHeight;
        };
        const scroll = (): void => {
            const { scrollTop, scrollHeight, clientHeight } = element;
            if (!clientHeight) return; // it is not shown
            if (scrollTop + clientHeight > scrollHeight - 30) below = true;
            else if (performance.now() - touched < 1000) below = false;
            else stay();
        };
        const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
        hands.forEach((hand) => element.addEventListener(hand, touch, { passive: true }));
        element.addEventListener('scroll', scroll, { passive: true });
        const watch = new ResizeObserver(stay);
        watch.observe(element);
        if (list.current) watch.observe(list.current);
        stay();
        return () => watch.disconnect();
    }, []);
}

/** What happened besides acts. */
function Besides({ line }: { line: StoryLine }) {
    return (
        <li class="log-besides" data-besides={line.seat}>
            <p>
                <SeatMark seat={line.seat} class="said-mark" />
                {line.text}
            </p>
        </li>
    );
}

export function Log({ stage, light }: { stage: Stage; light: Light }) {
    const { log, since } = stage;
    const [more, setMore] = useState(0);
    const box = useRef<HTMLDivElement>(null);
    const list = useRef<HTMLOListElement>(null);
    useStayingBelow(box, list);
    const from = Math.max(0, log.length - shownEntries - more);
    const mine = log.length - since.length;
    const shown = stage.again ? stage.moment.ply : -1;
    const { story } = stage.sight;
    const besides = (ply: number) =>
        story
            ?.filter((line) => line.ply === ply)
            .map((line, i) => <Besides key={`${ply}-${i}`} line={line} />);
    const told = useMemo(
        () =>
            tellings(
                stage,
                log.slice(from),
                (ply) => story?.some((line) => line.ply === ply) ?? false,
            ),
        [log, from, story, language()],
    );
    const sinceOwn = log[mine]?.ply ?? Infinity;
    const entries = useMemo(
        () =>
            told.flatMap((telling) => [
                <Entry
                    key={telling.entries[0]!.ply}
                    telling={telling}
                    light={light}
                    isNew={mine > 0 && plyOf(telling.entries) >= sinceOwn}
                    isShown={telling.entries.some(({ ply }) => ply === shown)}
                />,
                besides(plyOf(telling.entries)),
            ]),
        [told, mine, shown],
    );
    const walk = (event: KeyboardEvent): void => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!step || !box.current) return;
        event.preventDefault();
        const all = [...box.current.querySelectorAll<HTMLElement>('.log-act')];
        const at = all.findIndex((element) => element.classList.contains('is-at'));
        all[at]?.classList.remove('is-at');
        const next =
            all[at < 0 ? all.length - 1 : Math.min(all.length - 1, Math.max(0, at + step))];
        next?.classList.add('is-at');
        next?.scrollIntoView({ block: 'nearest' });
        const telling = told.find((each) => String(plyOf(each.entries)) === next?.dataset.entry);
        if (telling) light(telling.lines.flatMap((line) => line.parts));
    };
    return (
        <div
            class="log"
            role="log"
            ref={box}
            tabIndex={0}
            aria-label={say('web_log')}
            onKeyDown={walk}
        >
            {from > 0 ? (
                <button class="button quiet log-more" onClick={() => setMore(more + 200)}>
                    <Icon name="up" />
                    {say('web_log_more')}
                </button>
            ) : null}
            <ol ref={list}>
                {from === 0 ? (
                    <>
                        <Beginning stage={stage} code={log[0]?.before ?? stage.moment.code} />
                        {besides(0)}
                    </>
                ) : null}
                {entries}
            </ol>
            {log.length === 0 ? <p class="table-empty">{say('web_log_empty')}</p> : null}
        </div>
    );
}
