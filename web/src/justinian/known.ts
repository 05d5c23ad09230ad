/** known.ts: what the engine says of this moment of Justinian, asked once for all that show it. */
import { useMemo } from 'preact/hooks';
import { tryMove } from '../engine/look';
import type { Color, JustinianView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import type { End } from './direction';
import { colors, courtOf, stepsOf, tokensOf, worthOf } from './questions';

export type Known = ReturnType<typeof useKnown>;

export function useKnown(props: BoardProps<JustinianView>, me: number | undefined) {
    const { setup, view, code, decides } = props;
    const worth = useMemo(() => worthOf(setup, code), [setup, code]);
    const counts = useMemo(() => tokensOf(setup, code), [setup, code]);
    /** What the row would be from either end, while that is the question. */
    const ends = useMemo<End[]>(
        () =>
            view.stage === 'direction'
                ? (['left', 'right'] as const).map((from) => {
                      const steps = stepsOf(setup, code, from);
                      return { from, steps, worth: worthOf(setup, code, steps.row) };
                  })
                : [],
        [setup, code, view.stage],
    );
    /** The viewer's colors of each counselor. */
    const mine = useMemo(() => {
        const found = new Map<number, Color[]>();
        for (const color of colors)
            for (const counselor of view.cards?.[color] ?? [])
                found.set(counselor, [...(found.get(counselor) ?? []), color]);
        return found;
    }, [view]);
    /** What each color would bring the viewer, who chooses one. */
    const brings = useMemo(() => {
        if (view.stage !== 'color' || !decides || me === undefined) return undefined;
        return new Map(
            view.colors.map((color): [Color, number] => {
                const after = tryMove(setup, code, `color ${color}`, view.ply)
                    .view as JustinianView;
                return [color, (after.seats[me]?.score ?? 0) - (view.seats[me]?.score ?? 0)];
            }),
        );
    }, [code, decides]);
    return { court: courtOf(setup), worth, counts, ends, mine, brings };
}
