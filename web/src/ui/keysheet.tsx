/** keysheet.tsx: all keys that mean something now (?). */
import { useState } from 'preact/hooks';
import { say } from '../engine/say';
import { Dialog } from './dialog';
import { keyGroups, keyLabel, keyLayers, useKeys } from './keys';

function KeySheet({ close }: { close(): void }) {
    // Read once: while the sheet is open, only its own keys count.
    const [groups] = useState(() => keyGroups());
    // A key means what the nearest of those says that use it.
    const taken = new Set<string>();
    const listed = groups.map(({ name, keys }) => ({
        name,
        keys: keys.filter(({ key, says }) => {
            const all = typeof key === 'string' ? [key] : key;
            const free = says !== undefined && !all.some((each) => taken.has(each));
            if (says !== undefined) all.forEach((each) => taken.add(each));
            return free;
        }),
    }));
    const names = [...new Set(listed.filter(({ keys }) => keys.length).map(({ name }) => name))];
    return (
        <Dialog title={say('web_keys')} close={close} class="keysheet">
            {names.map((name) => (
                <section key={name}>
                    <h3>{name}</h3>
                    <dl class="keysheet-list">
                        {listed
                            .filter((group) => group.name === name)
                            .flatMap((group) => group.keys)
                            .map((binding) => (
                                <div key={`${String(binding.key)} ${binding.says}`}>
                                    <dt>
                                        {(binding.label
                                            ? [binding.label]
                                            : typeof binding.key === 'string'
                                              ? [binding.key]
                                              : binding.key
                                        ).map((key) => (
                                            <kbd key={key}>{binding.label ?? keyLabel(key)}</kbd>
                                        ))}
                                    </dt>
                                    <dd>{binding.says}</dd>
                                </div>
                            ))}
                    </dl>
                </section>
            ))}
        </Dialog>
    );
}

let openSheet: (() => void) | undefined;

/** Shows the keys, from a menu. */
export function showKeys(): void {
    openSheet?.();
}

/** Stands once in the page. */
export function KeyHelp() {
    const [open, setOpen] = useState(false);
    openSheet = () => setOpen(true);
    useKeys(
        say('web_keys_page'),
        [
            { key: '?', says: say('web_key_keys'), run: () => setOpen(true) },
            { key: 'Escape', says: say('web_key_back'), run: () => false },
        ],
        { layer: keyLayers.page },
    );
    return open ? <KeySheet close={() => setOpen(false)} /> : null;
}
