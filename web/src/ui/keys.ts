/**
 * keys.ts: the keys of the page. Whoever is shown registers its keys with useKeys(name, keys); the
 * document has one listener. Later layers come first, and within a layer whoever came last. Typing
 * in a field is left alone; Enter and Space belong to the button that was reached by keyboard; in
 * the panel beside the table, where one talks, no letter plays. The overlay (?) lists all keys by
 * what their messages say.
 *
 *     useKeys(say('court_keys'), [{ key: 'x', says: say('web_justinian_key_pass'), run: pass }]);
 */
import { useEffect, useRef } from 'preact/hooks';

export interface KeyBinding {
    /**
     * As KeyboardEvent.key says it, letters small; with modifiers: 'Shift+ArrowLeft', 'Ctrl+z'.
     * Several do the same.
     */
    key: string | readonly string[];
    /** For the overlay; without it the key is not listed. */
    says?: string;
    /** What is shown in the overlay instead of the keys' names: '1 … 6'. */
    label?: string;
    /** Returns false if it had nothing to do: then others are asked. */
    run(event: KeyboardEvent): unknown;
}

/** Which keys come first. A modal layer hides those below it. */
export const keyLayers = { page: 0, table: 10, board: 20, panel: 30, dialog: 40 } as const;

interface KeyGroup {
    name: string;
    keys: readonly KeyBinding[];
    layer: number;
    modal: boolean;
}

const groups: { current: KeyGroup }[] = [];
let byPointer = false;

function typing(target: EventTarget | null): boolean {
    return (
        target instanceof HTMLElement &&
        (target.isContentEditable ||
            target.matches(
                'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select',
            ))
    );
}

/**
 * Who is in the panel beside the table means to talk or to read: what is written there past the
 * field is no move.
 */
function besideTable(event: KeyboardEvent): boolean {
    return (
        event.target instanceof HTMLElement &&
        event.target.closest('.table-side') !== null &&
        !event.ctrlKey &&
        !event.metaKey &&
        /^(?:[^ ?]|Enter)$/u.test(event.key)
    );
}

function spelled(event: KeyboardEvent): string[] {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const before = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}`;
    const all = [`${before}${event.shiftKey ? 'Shift+' : ''}${key}`];
    // Signs such as ? need Shift on some keyboards: there they count as they are written.
    if (event.shiftKey && event.key.length === 1 && key === event.key) all.push(`${before}${key}`);
    // Shift and a digit, whatever sign that is.
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (event.shiftKey && digit) all.unshift(`${before}Shift+${digit}`);
    return all;
}

function press(event: KeyboardEvent): void {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) byPointer = false;
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target;
    if ((typing(target) && event.key !== 'Escape') || besideTable(event)) return;
    const forElement =
        (event.key === 'Enter' || event.key === ' ') &&
        !event.ctrlKey &&
        !byPointer &&
        target instanceof HTMLElement &&
        target.closest(
            'button, a[href], summary, [role=button], [role=tab], [role=option], [role=radio], input',
        ) !== null;
    if (forElement) return;
    const names = spelled(event);
    const order = [...groups].reverse().sort((a, b) => b.current.layer - a.current.layer);
    for (const { current: group } of order) {
        for (const binding of group.keys) {
            const keys = typeof binding.key === 'string' ? [binding.key] : binding.key;
            if (keys.some((key) => names.includes(key)) && binding.run(event) !== false) {
                event.preventDefault();
                return;
            }
        }
        if (group.modal) return;
    }
}

let listening = false;
function listen(): void {
    if (listening) return;
    listening = true;
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', () => (byPointer = true), true);
}

/** Registers keys while the component is shown. `keys` may change with every drawing. */
export function useKeys(
    name: string,
    keys: readonly KeyBinding[],
    options: { layer?: number; modal?: boolean; off?: boolean } = {},
): void {
    const { layer = keyLayers.board, modal = false, off = false } = options;
    const group = useRef<KeyGroup>({ name, keys, layer, modal });
    group.current = { name, keys: off ? [] : keys, layer, modal: modal && !off };
    useEffect(() => {
        listen();
        groups.push(group);
        return () => {
            const at = groups.indexOf(group);
            if (at >= 0) groups.splice(at, 1);
        };
    }, []);
}

/** All keys that mean something now, the nearest first. */
export function keyGroups(): KeyGroup[] {
    return [...groups]
        .reverse()
        .map(({ current }) => current)
        .sort((a, b) => b.layer - a.layer)
        .filter((group) => group.keys.some((binding) => binding.says));
}

/** How a key is written on a keyboard. */
export function keyLabel(key: string): string {
    const names: Record<string, string> = {
        ArrowLeft: '←',
        ArrowRight: '→',
        ArrowUp: '↑',
        ArrowDown: '↓',
        ' ': '␣',
        Enter: '↵',
        Escape: 'Esc',
        Shift: '⇧',
    };
    return key
        .split(/\+(?=.)/)
        .map((word) => names[word] ?? (word.length === 1 ? word.toUpperCase() : word))
        .join(' ');
}
