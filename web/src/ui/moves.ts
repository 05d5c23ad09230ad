/**
 * moves.ts: what somebody does at the table, by whatever means: a move is judged, doubted, played or
 * refused, and taken back; and what is said about it.
 */
import { useEffect, useState } from 'preact/hooks';
import { judge } from '../engine/look';
import { say } from '../engine/say';
import type { Line, Part } from '../engine/types';
import type { Source } from '../play/source';
import type { Stage } from '../play/stage';
import type { Doubt, Said } from './bar';
import { settings } from './settings';

export type Moves = ReturnType<typeof useMoves>;

/** Why something did not happen, if that is a sentence and not only a word of the engine. */
function sentence(why: string, otherwise: string): string {
    return /^[a-z-]*$/.test(why) ? otherwise : why;
}

const failed = (): { ok: false; why: string } => ({ ok: false, why: '' });

/** What is said, doubted and pointed at, until something else happens. */
function useWords(source: Source, ply: number) {
    const [said, setSaid] = useState<Said | undefined>(undefined);
    const [doubt, setDoubt] = useState<Doubt | undefined>(undefined);
    const [lit, setLit] = useState<readonly Part[]>([]);
    useEffect(() => {
        setSaid(undefined);
        setDoubt(undefined);
        setLit([]);
    }, [ply, source.eyes]);
    useEffect(() => {
        if (source.notice) setSaid({ ...source.notice, icon: 'people' });
    }, [source.notice]);
    useEffect(() => {
        if (!said) return undefined;
        const timer = setTimeout(() => setSaid(undefined), 4000 + 50 * said.text.length);
        return () => clearTimeout(timer);
    }, [said]);
    return { said, setSaid, doubt, setDoubt, lit, setLit };
}

/** `guard` may keep a legal move from being played, and says why. */
export function useMoves(
    source: Source,
    { setup, moment }: Stage,
    guard: ((move: string) => string | undefined) | undefined,
) {
    const words = useWords(source, moment.ply);
    const { setSaid, setDoubt, setLit } = words;
    const [sent, setSent] = useState(-1);
    const send = async (move: string): Promise<void> => {
        setDoubt(undefined);
        setSaid(undefined);
        setSent(moment.ply);
        const played = await source.play(Number(source.eyes), move).catch(failed);
        setSent(-1);
        if (!played.ok) setSaid({ text: sentence(played.why, say('web_not_played')) });
    };
    const undo = async (): Promise<void> => {
        if (!source.canUndo) {
            setSaid({ text: source.whyNoUndo ?? say('web_not_now') });
            return;
        }
        const done = await source.undo?.().catch(failed);
        if (done && !done.ok) setSaid({ text: sentence(done.why, say('web_not_now')) });
    };
    /** Plays a move, or says why not. One that was advised raises no doubt. */
    const play = (move: string, advised = false): void => {
        const { legal, lines } = judge(setup, moment.code, move);
        const why = legal ? guard?.(move) : undefined;
        if (!legal) {
            const text = lines.map((line) => line.text).join(' ');
            setSaid({ text: text || say('web_not_now'), lines });
            setLit(lines.flatMap((line) => line.parts));
        } else if (why !== undefined) setSaid({ text: why });
        else if (lines.length && settings().confirm && !advised) {
            setSaid(undefined);
            setDoubt({ move, lines });
        } else void send(move);
    };
    const explain = (what: string | readonly Line[]): void =>
        setSaid(
            typeof what === 'string'
                ? { text: what }
                : { text: what.map((line) => line.text).join(' '), lines: [...what] },
        );
    /** Whether this decision was made, and its answer is on the way. */
    return { ...words, isSent: sent === moment.ply, send, undo, play, explain };
}
