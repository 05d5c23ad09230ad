/** host_tables.tsx: the tables of the server, also those that only a link leads to; each can be closed. */
import { useState } from 'preact/hooks';
import { say } from '../engine/say';
import * as host from '../net/host_api';
import type { KnownTable } from '../net/host_api';
import { dateText, gameName } from '../net/words';
import { SeatChips } from '../online/chips';
import { useDoing } from '../online/online_hooks';
import { Dialog } from '../ui/dialog';
import { tell } from '../ui/page_words';
import { Cell, List, Rows, useList, WhyField, Wrong } from './parts';

function CloseDialog({
    table,
    changed,
    close,
}: {
    table: KnownTable;
    changed(): void;
    close(): void;
}) {
    const [why, setWhy] = useState('');
    const doing = useDoing();
    return (
        <Dialog title={tell('web_host_close')} close={close}>
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void doing
                        .run(() => host.closeTable(table.table, why.trim()))
                        .then((ok) => {
                            if (!ok) return;
                            close();
                            changed();
                        });
                }}
            >
                <p>{tell('web_host_close_what')}</p>
                <WhyField id="close-why" value={why} change={setWhy} />
                <Wrong doing={doing} />
                <div class="row online-dialog-row">
                    <button
                        class="button danger"
                        type="submit"
                        data-action="close-table-sure"
                        disabled={doing.busy || !why.trim()}
                    >
                        {tell('web_host_close')}
                    </button>
                    <button class="button plain" type="button" onClick={close}>
                        {say('web_online_report_cancel')}
                    </button>
                </div>
            </form>
        </Dialog>
    );
}

function stateText(state: KnownTable['state']): string {
    if (state === 'open') return tell('web_host_open');
    if (state === 'running') return tell('web_host_running');
    if (state === 'damaged') return tell('web_host_damaged');
    return state === 'closed' ? tell('web_host_closed') : tell('web_host_over');
}

export function HostTables() {
    const list = useList(host.tables);
    const [chosen, setChosen] = useState<KnownTable | undefined>(undefined);
    const heads = {
        game: tell('web_host_game'),
        players: tell('web_host_players'),
        state: tell('web_host_state'),
        opened: tell('web_host_opened'),
    };
    return (
        <div class="stack">
            <List list={list} empty={tell('web_host_no_tables')}>
                {(items) => (
                    <Rows name={tell('web_host_tables')} heads={[...Object.values(heads), '']}>
                        {items.map((table) => (
                            <tr key={table.table} data-table={table.table}>
                                <Cell head={heads.game}>
                                    <a href={`#/t/${table.table}`}>{gameName(table.game)}</a>
                                </Cell>
                                <Cell head={heads.players}>
                                    <SeatChips info={table} />
                                </Cell>
                                <Cell head={heads.state}>
                                    <span
                                        class={`badge ${table.state === 'running' ? 'good' : table.state === 'damaged' ? 'bad' : ''}`}
                                    >
                                        {stateText(table.state)}
                                    </span>
                                </Cell>
                                <Cell head={heads.opened}>{dateText(table.opened)}</Cell>
                                <Cell>
                                    {table.state === 'open' || table.state === 'running' ? (
                                        <button
                                            class="button danger small"
                                            data-action="close-table"
                                            onClick={() => setChosen(table)}
                                        >
                                            {tell('web_host_close')}
                                        </button>
                                    ) : null}
                                </Cell>
                            </tr>
                        ))}
                    </Rows>
                )}
            </List>
            {chosen ? (
                <CloseDialog
                    table={chosen}
                    changed={list.again}
                    close={() => setChosen(undefined)}
                />
            ) : null}
        </div>
    );
}
