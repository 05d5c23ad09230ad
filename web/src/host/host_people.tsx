/** host_people.tsx: the people whom the server knows: found by name, banned, muted, exported, erased. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import * as host from '../net/host_api';
import type { KnownPerson } from '../net/host_api';
import { tell } from '../ui/page_words';
import { Cell, count, List, Rows, untilText, useList } from './parts';
import { PersonDialog } from './person';

function States({ person }: { person: KnownPerson }) {
    return (
        <span class="host-states">
            <span class="badge">
                {person.account ? tell('web_host_account') : tell('web_host_guest')}
            </span>
            {person.host ? <span class="badge gold">{tell('web_host_role')}</span> : null}
            {person.here ? <span class="badge good">{tell('web_host_here')}</span> : null}
            {person.banned ? (
                <span class="badge bad" title={untilText(person.banned)}>
                    {tell('web_host_banned')}
                </span>
            ) : null}
            {person.muted ? (
                <span class="badge warn" title={untilText(person.muted)}>
                    {tell('web_host_muted')}
                </span>
            ) : null}
        </span>
    );
}

/** What is typed, once nobody has typed for a moment. */
function useRested(text: string): string {
    const [rested, setRested] = useState(text);
    useEffect(() => {
        const timer = setTimeout(() => setRested(text), 250);
        return () => clearTimeout(timer);
    }, [text]);
    return rested;
}

export function HostPeople() {
    const [find, setFind] = useState('');
    const wanted = useRested(find.trim());
    const list = useList((from) => host.people(wanted, from), wanted);
    const [chosen, setChosen] = useState<KnownPerson | undefined>(undefined);
    const heads = {
        name: tell('web_host_name'),
        state: tell('web_host_state'),
        sessions: tell('web_host_sessions'),
        tables: tell('web_host_tables'),
    };
    return (
        <div class="stack">
            <div class="field host-find" role="search">
                <label for="host-find">{tell('web_host_find')}</label>
                <input
                    id="host-find"
                    type="search"
                    maxLength={24}
                    autocomplete="off"
                    value={find}
                    onInput={(event) => setFind(event.currentTarget.value)}
                />
            </div>
            <List
                list={list}
                empty={wanted ? tell('web_host_nobody_found') : tell('web_host_nobody')}
            >
                {(items) => (
                    <Rows name={tell('web_host_people')} heads={[...Object.values(heads), '']}>
                        {items.map((person) => (
                            <tr key={person.who} data-who={person.who}>
                                <Cell head={heads.name}>
                                    <b class="host-name">{person.name}</b>
                                </Cell>
                                <Cell head={heads.state}>
                                    <States person={person} />
                                </Cell>
                                <Cell head={heads.sessions}>{count(person.sessions)}</Cell>
                                <Cell head={heads.tables}>{count(person.tables)}</Cell>
                                <Cell>
                                    <button
                                        class="button plain small"
                                        data-action="person"
                                        aria-label={tell('web_host_manage_of', {
                                            name: person.name,
                                        })}
                                        onClick={() => setChosen(person)}
                                    >
                                        <Icon name="gavel" />
                                        {tell('web_host_manage')}
                                    </button>
                                </Cell>
                            </tr>
                        ))}
                    </Rows>
                )}
            </List>
            {chosen ? (
                <PersonDialog
                    person={chosen}
                    changed={list.again}
                    close={() => setChosen(undefined)}
                />
            ) : null}
        </div>
    );
}
