/**
 * movement.ts: the court moves, one counselor after the other, as the engine tells the steps. What
 * is drawn meanwhile is a frame: a row and tokens that are not the view's yet. Nothing waits for
 * it: it can be skipped, and any new row ends it.
 */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { JustinianView, LaidToken } from '../engine/types';
import type { Steps } from './questions';

interface Frame {
    row: number[];
    board: LaidToken[][];
    /** The counselor that moves now, and by how much. */
    mover: number | undefined;
    sum: number;
    number: number;
}

const turnedUp = 900,
    oneStep = 560;

interface Run {
    steps: Steps;
    board: LaidToken[][];
    at: number;
    of: string;
}

export interface Movement {
    frame: Frame | undefined;
    duration: number;
    skip(): void;
    again(): void;
}

function isMoved(view: JustinianView): boolean {
    return Boolean(view.moved && view.moved.from !== null);
}

/** The row's own story. `number` tells acts apart; undefined after a jump. */
export function useMovement(
    view: JustinianView,
    steps: Steps | undefined,
    act: { number: number; before: unknown } | undefined,
    motion: boolean,
): Movement {
    const [, draw] = useReducer<number, void>((n) => n + 1, 0);
    const seen = useRef<number | undefined>(undefined);
    const run = useRef<Run | undefined>(undefined);
    const started = useRef(0);
    const begin = (): void => {
        run.current =
            steps?.steps.length && view.moved
                ? { steps, board: view.moved.board, at: -1, of: view.row.join() }
                : undefined;
        started.current = run.current ? turnedUp + run.current.steps.steps.length * oneStep : 0;
    };
    if (act?.number !== seen.current) {
        seen.current = act?.number;
        started.current = 0;
        const before = act?.before as JustinianView | undefined;
        const placing = (stage: string): boolean => stage === 'place' || stage === 'direction';
        if (before && motion && placing(before.stage) && !placing(view.stage) && isMoved(view))
            begin();
        else if (!act || view.stage !== 'trigger') run.current = undefined;
    }
    if (run.current && run.current.of !== view.row.join()) run.current = undefined;
    const current = run.current;
    useEffect(() => {
        if (!current) return undefined;
        const timer = window.setTimeout(
            () => {
                if (run.current !== current) return;
                if (++current.at >= current.steps.steps.length) run.current = undefined;
                draw();
            },
            current.at < 0 ? turnedUp : oneStep,
        );
        return () => window.clearTimeout(timer);
    }, [current, current?.at]);

    let frame: Frame | undefined;
    if (current) {
        const step = current.steps.steps[current.at];
        const gone = new Set(
            current.steps.steps.slice(0, Math.max(0, current.at)).map((done) => done.counselor),
        );
        frame = {
            row: step ? step.row : current.steps.before,
            board: current.board.map((tokens, i) => (gone.has(i + 1) ? [] : tokens)),
            mover: step?.counselor,
            sum: step?.sum ?? 0,
            number: current.at,
        };
    }
    return {
        frame,
        duration: started.current,
        skip: () => {
            run.current = undefined;
            draw();
        },
        again: () => {
            if (isMoved(view)) begin();
            draw();
        },
    };
}

/** How far each counselor went in the court's last move, by counselor. */
export function trailOf(view: JustinianView): Map<number, number> {
    const trail = new Map<number, number>();
    if (!view.moved || !isMoved(view)) return trail;
    view.moved.row.forEach((counselor, place) => {
        const went = view.row.indexOf(counselor) - place;
        if (went) trail.set(counselor, went);
    });
    return trail;
}
