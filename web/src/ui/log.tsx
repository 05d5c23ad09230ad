/** log.tsx: what has happened, in sentences; what came since one's own last act stands out and can be shown again. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { tell } from '../engine/look';
import { language, say } from '../engine/say';
import type { Code, Line } from '../engine/types';
import type { StoryLine } from '../play/source';
import type { LogEntry, Stage } from '../play/stage';
import { Sentence, type Light } from './sentence';

/** So many entries are drawn; more on demand. */
const shownEntries = 60;

function Entry({ entry, light, isNew, isShown }: { entry: LogEntry; light: Light; isNew: boolean; isShown: boolean }) {
    const parts = (): void => light(entry.lines.flatMap((line) => line.parts));
    const headings = entry.lines.filter((line) => line.manner === 'heading');
    return (
        <>
            <li class={`log-act ${isNew ? 'is-since' : ''} ${isShown ? 'is-at' : ''}`} data-seat={entry.seat} data-entry={entry.ply} onPointerEnter={parts} onClick={parts}>
                {entry.lines.filter((line) => line.manner !== 'heading' && !after(entry, line)).map((line, i) => <p key={i} class={`log-${line.manner}`}><Sentence line={line} light={light} /></p>)}
            </li>
            {headings.length ? (
                <li class="log-chapter" data-entry={entry.ply}>
                    {entry.lines.filter((line) => line.manner === 'heading' || after(entry, line)).map((line, i) => <p key={i} class={`log-${line.manner}`}><Sentence line={line} light={light} /></p>)}
                </li>
            ) : null}
        </>
    );
}

/** Whether a line comes after the first heading: it belongs to what begins there. */
function after(entry: LogEntry, line: LogEntry['lines'][number]): boolean {
    const first = entry.lines.findIndex((each) => each.manner === 'heading');
    return first >= 0 && entry.lines.indexOf(line) > first;
}

/**
 * How the game began: who plays, by which rules; up to the second heading, where the story itself begins. The rules of an edition
 * are folded behind the line that names it.
 */
function Beginning({ stage, code }: { stage: Stage; code: Code }) {
    const lines = useMemo(() => tell(stage.setup, code, 'start'), [code, language()]);
    const end = lines.findIndex((line, i) => i > 0 && line.manner === 'heading');
    const first = lines.slice(0, end < 0 ? undefined : end);
    const details = first.findIndex((line) => line.manner === 'detail');
    const folds = details > 1;
    const said = (line: Line, i: number) => <p key={i} class={`log-${line.manner}`}><Sentence line={line} /></p>;
    return (
        <li class="log-chapter is-first">
            {(folds ? first.slice(0, details - 1) : first).map(said)}
            {folds ? <details><summary><Sentence line={first[details - 1]!} /></summary>{first.slice(details).map(said)}</details> : null}
        </li>
    );
}

/**
 * The story stays at its end, whatever makes it longer or its box smaller (entries that are drawn at last, fonts, the bar below), until somebody
 * scrolls up. The browser scrolls by itself too, where what lies above becomes shorter: only what follows on a hand counts.
 */
function useStayingBelow(box: { current: HTMLElement | null }, list: { current: HTMLElement | null }): void {
    useLayoutEffect(() => {
        const element = box.current;
        if (!element) return undefined;
        let below = true;
        let touched = -Infinity;
        const touch = (): void => void (touched = performance.now());
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
    return <li class="log-besides" data-besides={line.seat}><p><SeatMark seat={line.seat} class="said-mark" />{line.text}</p></li>;
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
    const { story } = stage.source;
    const besides = (ply: number) => story?.filter((line) => line.ply === ply).map((line, i) => <Besides key={`${ply}-${i}`} line={line} />);
    const entries = useMemo(() => log.slice(from).flatMap((entry, i) => [
        <Entry key={entry.ply} entry={entry} light={light} isNew={from + i >= mine && mine > 0} isShown={entry.ply === shown} />, besides(entry.ply),
    ]), [log, from, mine, shown, story, language()]);
    const walk = (event: KeyboardEvent): void => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!step || !box.current) return;
        event.preventDefault();
        const all = [...box.current.querySelectorAll<HTMLElement>('.log-act')];
        const at = all.findIndex((element) => element.classList.contains('is-at'));
        all[at]?.classList.remove('is-at');
        const next = all[at < 0 ? all.length - 1 : Math.min(all.length - 1, Math.max(0, at + step))];
        next?.classList.add('is-at');
        next?.scrollIntoView({ block: 'nearest' });
        const entry = log.find(({ ply }) => String(ply) === next?.dataset['entry']);
        if (entry) light(entry.lines.flatMap((line) => line.parts));
    };
    return (
        <div class="log" role="log" ref={box} tabIndex={0} aria-label={say('web_log')} onKeyDown={walk}>
            {from > 0 ? <button class="button quiet log-more" onClick={() => setMore(more + 200)}><Icon name="up" />{say('web_log_more')}</button> : null}
            <ol ref={list}>
                {from === 0 ? <><Beginning stage={stage} code={log[0]?.before ?? stage.moment.code} />{besides(0)}</> : null}
                {entries}
            </ol>
            {log.length === 0 ? <p class="table-empty">{say('web_log_empty')}</p> : null}
        </div>
    );
}
