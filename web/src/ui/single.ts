/**
 * single.ts: where the rules leave one answer only, it is given for the one person who plays against the computer; a setting
 * brings the click back. Among people it never happens: how soon an answer comes would tell that there was no choice.
 */
import { useEffect } from 'preact/hooks';
import type { Source } from '../play/source';
import type { Stage } from '../play/stage';
import { motion, useSettings } from './settings';

/** Long enough to see what is being answered. */
const pause = 500;

function onlyAnswer(stage: Stage, source: Source): string | undefined {
    const { legal } = stage.moment.view;
    const solo = source.kind === 'local' && source.mine.length === 1;
    return solo && stage.decides !== undefined && legal?.length === 1 ? legal[0] : undefined;
}

/** Gives the only answer, if there is but one; then nobody has to decide. */
export function useSingleAnswer(stage: Stage, give: (move: string) => void): boolean {
    const { single, pace } = useSettings();
    const answer = single ? onlyAnswer(stage, stage.source) : undefined;
    const { ply } = stage.moment;
    useEffect(() => {
        if (answer === undefined) return undefined;
        const timer = setTimeout(() => give(answer), pace === 'none' || !motion() ? 0 : pause);
        return () => clearTimeout(timer);
    }, [answer, ply]);
    return answer !== undefined;
}
