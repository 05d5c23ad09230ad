/**
 * single.ts: where the rules leave one answer only, it is given for the one person who plays
 * against the computer; a setting brings the click back. Among people it never happens: how soon an
 * answer comes would tell that there was no choice. There it is offered, with one button and Enter,
 * and the person gives it in her own time.
 */
import { useEffect, useState } from 'preact/hooks';
import { deed } from '../engine/look';
import type { Line } from '../engine/types';
import type { Stage } from '../play/stage';
import { motion, useSettings } from './settings';

/** Long enough to see what is being answered. */
const pause = 500;

function onlyAnswer(stage: Stage): string | undefined {
    const { legal } = stage.moment.view;
    return stage.decides !== undefined && !stage.sight.answered && legal?.length === 1
        ? legal[0]
        : undefined;
}

/** The only answer, where it is offered, and the sentence for it. */
export function offeredAnswer(stage: Stage): { move: string; line: Line | undefined } | undefined {
    const { game, setup, moment } = stage;
    const move = game.sight.kind === 'online' ? onlyAnswer(stage) : undefined;
    if (move === undefined) return undefined;
    return { move, line: deed(setup, moment.code, move) };
}

/** Gives the only answer, if there is but one; then nobody has to decide. */
export function useSingleAnswer(stage: Stage, give: (move: string) => void): boolean {
    const { single, pace } = useSettings();
    const { game } = stage;
    const answer =
        single && game.sight.kind === 'local' && game.sight.mine.length === 1
            ? onlyAnswer(stage)
            : undefined;
    const { ply } = stage.moment;
    const [given, setGiven] = useState(-1);
    useEffect(() => {
        if (answer === undefined) return undefined;
        const timer = setTimeout(
            () => {
                setGiven(ply);
                give(answer);
            },
            pace === 'none' || !motion() ? 0 : pause,
        );
        return () => clearTimeout(timer);
    }, [answer, ply]);
    // if it could not be played, there is still a button
    return answer !== undefined && given !== ply;
}
