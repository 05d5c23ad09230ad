/**
 * drawn.ts: the court as it is drawn, which is not always as it stands: while counselors move,
 * while somebody looks at one end's row, while a scoring is shown.
 */
import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { JustinianView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import type { Known } from './known';
import { fly } from './motion';
import { trailOf, type Movement } from './movement';
import { boardOf, valuesIn } from './questions';
import { shiningIn, type Scene } from './scene';

export type Drawn = ReturnType<typeof useDrawn>;

const nothing: ReadonlyMap<number, number> = new Map();

/** The row that is drawn: a frame of the movement, one that is being thought of, or the view's. */
export function useDrawn(
    { view, act, all, hint }: BoardProps<JustinianView>,
    { court, ends, worth }: Known,
    aim: 'left' | 'right' | undefined,
    { frame }: Movement,
    scene: Scene | undefined,
) {
    const end = ends.find((one) => one.from === aim);
    const turned = view.stage === 'direction' && view.moved ? view.moved.board : undefined;
    const board = useMemo(
        () => frame?.board ?? turned ?? boardOf(view, all),
        [frame, turned, view, all],
    );
    const values = useMemo(
        () =>
            frame ? valuesIn(court, frame.row, worth.phase) : (end?.worth.values ?? worth.values),
        [frame, end, worth],
    );
    const shining = useMemo(() => shiningIn(scene, view), [scene, view]);
    const trail = useMemo(
        () => (view.stage !== 'place' && !frame && !turned ? trailOf(view) : nothing),
        [view, frame, turned],
    );
    const [, hintToken, hintPlace] = /^place (\S+) (\S+)$/.exec(hint ?? '') ?? [];
    return {
        ...{ frame, end, board, values, shining, trail, hintToken, hintPlace },
        row: frame?.row ?? end?.row ?? view.row,
        /** Whether tokens lie face up. */
        open: frame !== undefined || turned !== undefined,
        /** Where the last token was placed. */
        newest: act ? /^place \S+ (\S+)$/.exec(act.move)?.[1] : undefined,
        /** Whether the last movement can be shown again. */
        hasMoved:
            view.stage !== 'direction' &&
            !board.some((tokens) => tokens.length) &&
            view.moved?.board.some((tokens) => tokens.length),
    };
}

/** The scores as they are drawn: points fly to the panels when a scoring's sums are made. */
export function useScores(
    root: RefObject<HTMLElement>,
    view: JustinianView,
    scene: Scene | undefined,
    motion: boolean,
): { scores: number[]; gained: number[] | undefined } {
    const scoring = scene?.live ? view.scorings[scene.index] : undefined;
    const summed = scene !== undefined && scene.at >= scene.last && scoring?.color != null;
    const gained = scoring?.color
        ? scoring.seats.map((seat) => seat.influence_points + seat.card_points)
        : undefined;
    useEffect(() => {
        if (!summed || !motion || !gained) return;
        const find = (what: string): Element | null => root.current?.querySelector(what) ?? null;
        gained.forEach((gain, seat) =>
            fly(find(`[data-gain="${seat}"]`), find(`[data-score="${seat}"]`), `+${gain}`),
        );
    }, [summed]);
    const scores = view.seats.map(
        (seat, i) => seat.score - (gained && !summed ? (gained[i] ?? 0) : 0),
    );
    return { scores, gained: summed ? gained : undefined };
}
