/**
 * curtain.tsx: several people before one screen: it is passed on, and nothing of anybody's hand is
 * on the page until then.
 */
import { useEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../art';
import { say } from '../engine/say';
import type { Setup } from '../engine/types';
import { keyLayers, useKeys } from './keys';

export function Curtain({ seat, setup, ready }: { seat: number; setup: Setup; ready(): void }) {
    const button = useRef<HTMLButtonElement>(null);
    useEffect(() => button.current?.focus(), [seat]);
    useKeys(say('web_keys_table'), [{ key: 'Enter', run: ready }], {
        layer: keyLayers.dialog,
        modal: true,
    });
    return (
        <section class="table-curtain">
            <SeatMark seat={seat} class="table-curtain-mark" />
            <h2>{say('web_hand_over', { who: seat }, setup)}</h2>
            <p>{say('web_hand_over_why')}</p>
            <button ref={button} class="button primary" data-action="ready" onClick={ready}>
                {say('web_hand_over_ready', { who: seat }, setup)}
            </button>
        </section>
    );
}
