/**
 * dialog.tsx: something over the page that must be closed before one goes on: settings, keys, the
 * solo options.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { keyLayers, useKeys } from './keys';

/** Whether a click was on the backdrop, which counts as the dialog itself. */
function outside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

export function Dialog({
    title,
    close,
    children,
    ...rest
}: {
    title: string;
    close(): void;
    children: ComponentChildren;
    class?: string;
}) {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const shown = dialog.current;
        const before = document.activeElement;
        shown?.showModal();
        // What one most likely wants has the focus, unless it would have to be scrolled to.
        if (shown && shown.scrollHeight <= shown.clientHeight)
            shown.querySelector<HTMLElement>('[data-first]')?.focus();
        return () => {
            shown?.close();
            if (before instanceof HTMLElement) before.focus();
        };
    }, []);
    useKeys('', [{ key: 'Escape', run: close }], { layer: keyLayers.dialog, modal: true });
    return (
        <dialog
            ref={dialog}
            class={rest.class}
            aria-label={title}
            onCancel={(event) => {
                event.preventDefault();
                close();
            }}
            onPointerDown={(event) =>
                event.target === dialog.current && outside(event.currentTarget, event) && close()
            }
        >
            <header>
                <h2>{title}</h2>
                <button class="button quiet icon" aria-label={say('web_close')} onClick={close}>
                    <Icon name="close" />
                </button>
            </header>
            {children}
        </dialog>
    );
}
