/** known.ts: what the engine says of this moment of Justinian, for all that show it. */
import { useMemo } from 'preact/hooks';
import type { Color, JustinianView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { colors, courtOf, type Figures } from './questions';

export type Known = ReturnType<typeof useKnown>;

export function useKnown({ setup, view, decides, figures }: BoardProps<JustinianView>) {
    const { worth, tokens: counts, ends = [], moved, brings } = figures as Figures;
    /** The viewer's colors of each counselor. */
    const mine = useMemo(() => {
        const found = new Map<number, Color[]>();
        for (const color of colors)
            for (const counselor of view.cards?.[color] ?? [])
                found.set(counselor, [...(found.get(counselor) ?? []), color]);
        return found;
    }, [view]);
    return {
        ...{ court: courtOf(setup), worth, counts, ends, moved, mine },
        /** What each color would bring the viewer, who chooses one. */
        brings: decides ? brings : undefined,
    };
}
