/** justinian_hand.tsx: one's own tokens, piled by kind, and what the reserve still holds. */
import { useRef } from 'preact/hooks';
import { TokenFace } from '../art';
import { say } from '../engine/say';
import type { Token } from '../engine/types';
import { countKinds, tokenKinds, tokenNumber, written } from './questions';

interface HandProps {
    hand: readonly Token[];
    reserve: readonly Token[];
    chosen: Token | undefined;
    hinted: Token | undefined;
    /** With a place chosen first, a token is played at once: this move. */
    moveOf(token: Token): string | undefined;
    pick(token: Token): void;
    take(event: PointerEvent, token: Token): void;
    ended(): boolean;
}

/** Tokens as counts by kind, small. */
export function Kinds({ tokens }: { tokens: readonly Token[] }) {
    return (
        <span class="justinian-kinds">
            {countKinds(tokens).map((count, i) => {
                const kind = tokenKinds[i];
                return kind && count ? (
                    <span key={kind} class="justinian-kind">
                        <TokenFace token={kind} title={written(kind)} />
                        <span>{count}</span>
                    </span>
                ) : null;
            })}
        </span>
    );
}

export function Hand({ hand, reserve, chosen, hinted, moveOf, pick, take, ended }: HandProps) {
    const counts = countKinds(hand);
    const list = useRef<HTMLDivElement>(null);
    const cursor = chosen ?? tokenKinds.find((_, i) => counts[i]) ?? '+1';
    const press = (event: KeyboardEvent): void => {
        const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[event.key];
        const at = tokenKinds.indexOf(
            (event.target as HTMLElement).closest<HTMLElement>('[data-piece]')?.dataset
                .piece as Token,
        );
        if (step === undefined || at < 0) return;
        const next = tokenKinds[at + step];
        if (!next) return;
        event.preventDefault();
        list.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(next)}"]`)?.focus();
    };
    return (
        <section class="justinian-hand" aria-label={say('web_justinian_hand')}>
            <h2>
                {say('web_justinian_hand')}
                <span class="justinian-count">{hand.length}</span>
            </h2>
            <div
                class="justinian-piles"
                ref={list}
                role="group"
                aria-label={say('web_justinian_hand')}
                onKeyDown={press}
            >
                {tokenKinds.map((kind, i) => {
                    const count = counts[i] ?? 0;
                    return (
                        <button
                            key={kind}
                            type="button"
                            class="justinian-pile"
                            data-piece={kind}
                            data-home={kind}
                            data-sign={kind[0] === '+' ? 'plus' : 'minus'}
                            data-none={count === 0 || undefined}
                            data-hinted={hinted === kind || undefined}
                            aria-pressed={chosen === kind}
                            aria-disabled={count === 0 || undefined}
                            aria-label={say('web_justinian_pile', {
                                token: tokenNumber(kind),
                                n: count,
                            })}
                            tabIndex={kind === cursor ? 0 : -1}
                            data-move={moveOf(kind)}
                            onPointerDown={(event) => count > 0 && take(event, kind)}
                            onClick={() => ended() || pick(kind)}
                        >
                            <TokenFace token={kind} />
                            {count > 1 ? <TokenFace token={kind} class="justinian-under" /> : null}
                            <span class="justinian-many">{count}</span>
                        </button>
                    );
                })}
            </div>
            <p class="justinian-reserve">
                <span>
                    {say('web_justinian_reserve')} <b>{reserve.length}</b>
                </span>
                <Kinds tokens={reserve} />
            </p>
        </section>
    );
}
