/**
 * moves.ts: what somebody does at the table, by whatever means: a move is judged, doubted, played
 * or refused, and taken back; and what is said about it.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { say, wordSpace } from '../engine/say';
import type { Line, Part } from '../engine/types';
import type { Game, Played } from '../play/sight';
import type { Stage } from '../play/stage';
import type { Doubt, Said } from './bar';
import { settings } from './settings';

export type Moves = ReturnType<typeof useMoves>;

/** Why something did not happen, if that is a sentence and not only a word of the engine. */
function sentence(why: string, otherwise: string): string {
    return /^[a-z-]*$/.test(why) ? otherwise : why;
}

type Refused = Extract<Played, { ok: false }>;
const failed = (): Refused => ({ ok: false, why: '' });

const nothing: readonly Part[] = [];

/** What is said, doubted and pointed at, until something else happens. */
function useWords(game: Game, ply: number) {
    const [said, setSaid] = useState<Said | undefined>(undefined);
    const [doubt, setDoubt] = useState<Doubt | undefined>(undefined);
    const [lit, setLit] = useState(nothing);
    useEffect(() => {
        setSaid(undefined);
        setDoubt(undefined);
        setLit(nothing);
    }, [ply, game.sight.eyes]);
    useEffect(() => {
        if (game.sight.notice) setSaid({ ...game.sight.notice, icon: 'people' });
    }, [game.sight.notice]);
    useEffect(() => {
        if (!said) return undefined;
        const timer = setTimeout(() => setSaid(undefined), 4000 + 50 * said.text.length);
        return () => clearTimeout(timer);
    }, [said]);
    return { said, setSaid, doubt, setDoubt, lit, setLit };
}

export function useMoves(game: Game, { moment }: Stage) {
    const words = useWords(game, moment.ply);
    const { setSaid, setDoubt, setLit } = words;
    const sending = useRef(false);
    const [sent, setSent] = useState(-1);
    /** Says why a move was not played, or asks whether it is meant. */
    const answer = (move: string, { why, lines, doubt }: Refused): void => {
        if (doubt) setDoubt({ move, lines: lines ?? [] });
        else if (lines) {
            const text = lines.map((line) => line.text).join(wordSpace());
            setSaid({ text: text || say('web_not_now'), lines });
            setLit(lines.flatMap((line) => line.parts));
        } else setSaid({ text: sentence(why, say('web_not_played')) });
    };
    /** What one is sure of is as good as done; where a doubt may come, the choice stays. */
    const send = async (move: string, sure = true): Promise<void> => {
        if (sending.current) return;
        sending.current = true;
        setDoubt(undefined);
        setSaid(undefined);
        if (sure) setSent(moment.ply);
        const played = await game.play(move, sure).catch(failed);
        sending.current = false;
        setSent(-1);
        if (!played.ok) answer(move, played);
    };
    const undo = async (): Promise<void> => {
        if (!game.sight.canUndo) {
            setSaid({ text: game.sight.whyNoUndo ?? say('web_not_now') });
            return;
        }
        const done = await game.undo?.().catch(failed);
        if (done && !done.ok) setSaid({ text: sentence(done.why, say('web_not_now')) });
    };
    /** One that was advised raises no doubt. */
    const play = (move: string, advised = false): void =>
        void send(move, advised || !settings().confirm);
    const explain = (what: string | readonly Line[]): void =>
        setSaid(
            typeof what === 'string'
                ? { text: what }
                : { text: what.map((line) => line.text).join(wordSpace()), lines: [...what] },
        );
    /** Whether this decision was made, and its answer is on the way. */
    return { ...words, isSent: sent === moment.ply, send, undo, play, explain };
}
