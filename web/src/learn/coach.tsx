/**
 * coach.tsx: the bubble of a lesson. It says what the step says, rings the pieces that the step
 * speaks of, stands near the first of them without covering it, and waits until the table has shown
 * everything that happened.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import type { LessonGame } from '../play/lesson';
import { plyOf } from '../play/sight';
import { useChanges } from '../ui/hooks';
import { keyLayers, useKeys } from '../ui/keys';
import { textOf, type Step } from './lessons';

interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const margin = 12;

/** The part of an element that is not cut off by what scrolls around it. */
function boxOf(element: Element): Box | undefined {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
    )
        if (
            around.scrollHeight > around.clientHeight + 1 &&
            getComputedStyle(around).overflowY !== 'visible'
        ) {
            const edge = around.getBoundingClientRect();
            [left, top, right, bottom] = [
                Math.max(left, edge.left),
                Math.max(top, edge.top),
                Math.min(right, edge.right),
                Math.min(bottom, edge.bottom),
            ];
        }
    return right > left && bottom > top
        ? { left, top, width: right - left, height: bottom - top }
        : undefined;
}

/**
 * Where a piece or a move's button is shown. Pieces in hand come before others of the same name.
 */
function find(name: string): Element | undefined {
    const all = [
        ...document.querySelectorAll(
            `.table [data-move="${CSS.escape(name)}"], .table [data-piece="${CSS.escape(name)}"]`,
        ),
    ];
    return all
        .filter((element) => boxOf(element) && !element.closest('[role=log]'))
        .sort((one, other) => Number(other.matches('button')) - Number(one.matches('button')))[0];
}

/** Whether all of an element can be seen, with the parts of the shell that stick to the edges. */
function inSight(element: Element): boolean {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points: [number, number][] = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
        [(left + right) / 2, (top + bottom) / 2],
    ];
    return points.every(([x, y]) => {
        const there = document
            .elementsFromPoint(x, y)
            .find((each) => !each.closest('.learn-coach'));
        return there !== undefined && (element.contains(there) || there.contains(element));
    });
}

function same(one: Box[], other: Box[]): boolean {
    return (
        one.length === other.length &&
        one.every((box, i) => {
            const twin = other[i]!;
            return (
                Math.abs(box.left - twin.left) +
                    Math.abs(box.top - twin.top) +
                    Math.abs(box.width - twin.width) +
                    Math.abs(box.height - twin.height) <
                1
            );
        })
    );
}

/** The boxes of what a step points at, followed while things move. */
function useBoxes(step: Step, active: boolean): Box[] {
    const [boxes, setBoxes] = useState<Box[]>([]);
    useEffect(() => {
        const names = [
            ...step.at,
            ...(step.move && !step.at.includes(step.move) ? [step.move] : []),
        ];
        const measure = (): void => {
            const elements = active ? [...new Set(names.flatMap((name) => find(name) ?? []))] : [];
            const found = elements.flatMap((element) => boxOf(element) ?? []);
            setBoxes((before) => (same(before, found) ? before : found));
        };
        measure();
        const timer = window.setInterval(measure, 120);
        return () => window.clearInterval(timer);
    }, [step, active]);
    return boxes;
}

/** Whether the table has shown everything up to the present. */
function isShown(lesson: LessonGame): boolean {
    const ply = document.querySelector('main.table')?.getAttribute('data-ply') ?? '';
    return ply === '' || Number(ply) === plyOf(lesson.sight);
}

function useShown(lesson: LessonGame): boolean {
    const shown = isShown(lesson);
    const drawn = useRef(shown);
    const [, again] = useReducer((count: number) => count + 1, 0);
    drawn.current = shown;
    useEffect(() => {
        const timer = window.setInterval(
            () => drawn.current !== isShown(lesson) && again(undefined),
            120,
        );
        return () => window.clearInterval(timer);
    }, [lesson]);
    return shown;
}

interface Spot {
    left: number;
    top: number;
    side: 'above' | 'below' | 'left' | 'right' | 'free';
    arrow: number;
}

/**
 * What the bubble had better not cover: what can be pressed, what is just shown; most of all the
 * buttons that play moves.
 */
function others(): { box: Box; weight: number }[] {
    return [
        ...document.querySelectorAll(
            '.table button, .table [data-piece], .justinian-scene, .table-status',
        ),
    ].flatMap((element) => {
        const box = boxOf(element);
        return box ? [{ box, weight: element.matches('[data-move], .button') ? 4 : 1 }] : [];
    });
}

function covered(spot: Spot, width: number, height: number, box: Box): number {
    const across =
        Math.min(spot.left + width, box.left + box.width) - Math.max(spot.left, box.left);
    const down = Math.min(spot.top + height, box.top + box.height) - Math.max(spot.top, box.top);
    return across > 0 && down > 0 ? across * down : 0;
}

/**
 * A place for the bubble, beside the first box if it can be, that covers none of them and as little
 * else as possible.
 */
function placeBubble(boxes: Box[], width: number, height: number): Spot {
    const high = window.innerHeight;
    const wide = window.innerWidth;
    const [first] = boxes;
    const free = (left: number, top: number): Spot => ({ left, top, side: 'free', arrow: 0 });
    if (!first)
        return free(Math.max(margin, (wide - width) / 2), Math.max(margin, high - height - margin));
    const clampX = (x: number): number => Math.max(margin, Math.min(wide - width - margin, x));
    const clampY = (y: number): number => Math.max(margin, Math.min(high - height - margin, y));
    const middle = first.left + first.width / 2;
    const center = first.top + first.height / 2;
    const gap = margin + 4;
    const beside: Spot[] = [0, -0.4, 0.4].flatMap((shift): Spot[] => {
        const x = clampX(middle - width / 2 + shift * width);
        const y = clampY(center - height / 2 + shift * height);
        return [
            { left: x, top: first.top + first.height + gap, side: 'below', arrow: 0 },
            { left: x, top: first.top - height - gap, side: 'above', arrow: 0 },
            { left: first.left + first.width + gap, top: y, side: 'right', arrow: 0 },
            { left: first.left - width - gap, top: y, side: 'left', arrow: 0 },
        ];
    });
    const spots = [
        ...beside,
        ...[margin, wide - width - margin].flatMap((x) => [
            free(x, high - height - margin),
            free(x, margin),
            free(x, (high - height) / 2),
        ]),
    ];
    const more = others();
    const price = (spot: Spot): number => {
        const out =
            spot.left < 0 || spot.top < 0 || spot.left + width > wide || spot.top + height > high
                ? 1e8
                : 0;
        const rings = boxes.reduce((sum, box) => sum + covered(spot, width, height, box), 0);
        const rest = more.reduce(
            (sum, { box, weight }) => sum + weight * covered(spot, width, height, box),
            0,
        );
        const away = Math.hypot(spot.left + width / 2 - middle, spot.top + height / 2 - center);
        return out + rings * 100 + rest + away * 60 + (spot.side === 'free' ? 60000 : 0);
    };
    const prices = spots.map(price);
    const best = spots[prices.indexOf(Math.min(...prices))]!;
    const upright = best.side === 'above' || best.side === 'below';
    const arrow = upright
        ? Math.max(20, Math.min(width - 20, middle - best.left))
        : Math.max(20, Math.min(height - 20, center - best.top));
    return { ...best, arrow };
}

/** Whether fingers point here: a first tap then only shows what would come of it. */
const touches = matchMedia('(pointer: coarse)').matches;

/** Where the bubble stands. */
function useSpot(bubble: RefObject<HTMLElement>, boxes: Box[], step: number, shown: boolean): Spot {
    const [spot, setSpot] = useState<Spot>({ left: 0, top: 0, side: 'free', arrow: 0 });
    useLayoutEffect(() => {
        const element = bubble.current;
        if (!element || !shown) return;
        const next = placeBubble(boxes, element.offsetWidth, element.offsetHeight);
        setSpot((before) =>
            before.left === next.left &&
            before.top === next.top &&
            before.side === next.side &&
            before.arrow === next.arrow
                ? before
                : next,
        );
    }, [boxes, step, shown]);
    return spot;
}

/** Rings around what a step points at. */
function Rings({ boxes }: { boxes: Box[] }) {
    return (
        <>
            {boxes.map((box, i) => (
                <span
                    key={i}
                    class={`learn-ring${i ? ' also' : ''}`}
                    style={{
                        left: `${box.left}px`,
                        top: `${box.top}px`,
                        width: `${box.width}px`,
                        height: `${box.height}px`,
                    }}
                />
            ))}
        </>
    );
}

/** What can be done now: back, on, the move that is asked for; at the end, a real game. */
function BubbleFoot({
    lesson,
    shown,
    last,
    playNow,
}: {
    lesson: LessonGame;
    shown: boolean;
    last: boolean;
    playNow(): void;
}) {
    const step = lesson.now;
    return (
        <footer>
            {lesson.step > 0 && (
                <button
                    class="button quiet small"
                    onClick={() => void lesson.goTo(lesson.step - 1)}
                >
                    <Icon name="back" />
                    {say('learn_back')}
                </button>
            )}
            {!shown ? null : last ? (
                <>
                    <button class="button small" onClick={() => void lesson.goTo(0)}>
                        {say('learn_again')}
                    </button>
                    <button class="button primary" onClick={playNow}>
                        {say('learn_play_now')}
                    </button>
                </>
            ) : step.move ? (
                <>
                    <span class="learn-turn">{say('learn_your_move')}</span>
                    <button
                        class="button quiet small"
                        onClick={() => void lesson.play(step.move ?? '')}
                    >
                        {say('learn_show')}
                    </button>
                </>
            ) : (
                <button class="button primary" onClick={() => void lesson.next()}>
                    {say('learn_next')}
                    <Icon name="next" />
                </button>
            )}
        </footer>
    );
}

export function Coach({
    lesson,
    leave,
    playNow,
}: {
    lesson: LessonGame;
    leave(): void;
    playNow(): void;
}) {
    useChanges((listener) => lesson.subscribe(listener), lesson);
    const shown = useShown(lesson);
    const step = lesson.now;
    const boxes = useBoxes(step, shown);
    const bubble = useRef<HTMLDivElement>(null);
    const spot = useSpot(bubble, boxes, lesson.step, shown);
    const last = lesson.step === lesson.count - 1;

    /* What a step points at is brought into sight; and the step is read out. */
    useEffect(() => {
        if (!shown) return;
        const [first] = step.at.flatMap((name) => find(name) ?? []);
        if (first && !inSight(first))
            first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'smooth' });
        bubble.current?.focus({ preventScroll: true });
    }, [step, shown]);
    /* Enter goes on where the step waits for it. */
    useKeys(
        '',
        [{ key: 'Enter', run: () => (step.move || last || !shown ? false : void lesson.next()) }],
        { layer: keyLayers.panel },
    );

    return (
        <aside
            class="learn-coach"
            aria-label={say(lesson.game === 'justinian' ? 'learn_ju_title' : 'learn_by_title')}
        >
            <Rings boxes={boxes} />
            <div
                class="learn-bubble"
                ref={bubble}
                tabIndex={-1}
                role="dialog"
                aria-labelledby="learn-step"
                aria-describedby="learn-text"
                data-step={lesson.step}
                data-side={spot.side}
                data-wants={step.move ?? 'next'}
                data-shown={shown}
                style={{
                    left: `${spot.left}px`,
                    top: `${spot.top}px`,
                    '--arrow': `${spot.arrow}px`,
                }}
            >
                <header>
                    <h2 id="learn-step">
                        {say('learn_step', { n: lesson.step + 1, all: lesson.count })}
                    </h2>
                    <progress max={lesson.count} value={lesson.step + 1} aria-hidden="true" />
                    <button
                        class="button quiet icon small"
                        onClick={leave}
                        aria-label={say('learn_leave')}
                        title={say('learn_leave')}
                    >
                        <Icon name="close" />
                    </button>
                </header>
                <p id="learn-text">
                    {shown ? textOf(step, lesson.sight.setup) : say('learn_watch')}
                    {shown && step.say === 'learn_ju_place' && touches
                        ? ` ${say('learn_touch')}`
                        : ''}
                </p>
                <BubbleFoot lesson={lesson} shown={shown} last={last} playNow={playNow} />
            </div>
        </aside>
    );
}
