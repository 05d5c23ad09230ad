/** forget.tsx: a button that deletes something for good, and asks first, in its place. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';

export function Forget({ name, run }: { name: string; run(): void }) {
    const [sure, setSure] = useState<boolean | undefined>(undefined);
    const place = useRef<HTMLSpanElement>(null);
    // The buttons change, the focus stays: on the one that keeps, so that a key pressed twice
    // deletes nothing.
    useEffect(() => {
        if (sure !== undefined)
            place.current
                ?.querySelector<HTMLElement>(
                    sure ? '[data-action="forget-not"]' : '[data-action="forget"]',
                )
                ?.focus();
    }, [sure]);
    return (
        <span
            class="forget"
            ref={place}
            onKeyDown={(event) => {
                if (!sure || event.key !== 'Escape') return;
                event.stopPropagation();
                setSure(false);
            }}
        >
            {sure ? (
                <>
                    <button
                        type="button"
                        class="button danger"
                        data-action="forget-sure"
                        onClick={run}
                    >
                        {say('web_replay_forget_sure')}
                    </button>
                    <button
                        type="button"
                        class="button plain"
                        data-action="forget-not"
                        onClick={() => setSure(false)}
                    >
                        {say('web_replay_forget_not')}
                    </button>
                </>
            ) : (
                <button
                    type="button"
                    class="button quiet icon"
                    data-action="forget"
                    aria-label={name}
                    title={name}
                    onClick={() => setSure(true)}
                >
                    <Icon name="trash" />
                </button>
            )}
        </span>
    );
}
