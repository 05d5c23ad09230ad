/** host_lists.tsx: the shorter parts: the overview, bans, what hosts did, and the limits. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art';
import { language } from '../engine/say';
import * as host from '../net/host_api';
import type { AuditEntry, Ban, Overview } from '../net/host_api';
import { dateText } from '../net/words';
import { useDoing } from '../online/online_hooks';
import { tell } from '../ui/page_words';
import {
    Cell,
    count,
    HoursField,
    hostText,
    hoursOf,
    List,
    Rows,
    untilText,
    useList,
    WhyField,
    Wrong,
} from './parts';

function bytes(n: number): string {
    const mega = n / 1e6;
    return new Intl.NumberFormat(language(), {
        style: 'unit',
        unit: mega >= 1000 ? 'gigabyte' : 'megabyte',
        maximumFractionDigits: mega >= 100 && mega < 1000 ? 0 : 1,
    }).format(mega >= 1000 ? mega / 1000 : mega);
}

function figuresOf({ people, sessions, connections, tables, reports, disk }: Overview) {
    return [
        { text: tell('web_host_reports_open'), value: count(reports), href: '#/host/reports' },
        { text: tell('web_host_connections'), value: count(connections) },
        { text: tell('web_host_people'), value: count(people), href: '#/host/people' },
        { text: tell('web_host_sessions'), value: count(sessions) },
        { text: tell('web_host_tables_open'), value: count(tables.open), href: '#/host/tables' },
        {
            text: tell('web_host_tables_running'),
            value: count(tables.running),
            href: '#/host/tables',
        },
        { text: tell('web_host_games_over'), value: count(tables.over) },
        { text: tell('web_host_tables_damaged'), value: count(tables.damaged) },
        ...(disk
            ? [
                  {
                      text: tell('web_host_disk'),
                      value:
                          disk.budget === null
                              ? bytes(disk.bytes)
                              : tell('web_host_disk_of', {
                                    used: bytes(disk.bytes),
                                    budget: bytes(disk.budget),
                                }),
                  },
              ]
            : []),
    ];
}

export function HostOverview() {
    const [found, setFound] = useState<Overview | undefined>(undefined);
    const doing = useDoing();
    useEffect(() => {
        const load = (): void =>
            void (document.hidden || doing.run(async () => setFound(await host.overview())));
        load();
        const timer = setInterval(load, 10_000);
        return () => clearInterval(timer);
    }, []);
    return (
        <div class="stack">
            <Wrong doing={doing} />
            {found ? (
                <dl class="host-figures">
                    {figuresOf(found).map(({ text, value, href }) => (
                        <div key={text} class="panel">
                            <dt>{href ? <a href={href}>{text}</a> : text}</dt>
                            <dd>{value}</dd>
                        </div>
                    ))}
                </dl>
            ) : null}
        </div>
    );
}

const lift = ({ kind, who = '', network }: Ban): Promise<void> =>
    kind === 'mute' ? host.unmute(who) : host.unban(network === undefined ? { who } : { network });

function kindText(kind: Ban['kind']): string {
    if (kind === 'ban') return tell('web_host_banned');
    return kind === 'mute' ? tell('web_host_muted') : tell('web_host_role');
}

function BanRow({ ban, heads, changed }: { ban: Ban; heads: string[]; changed(): void }) {
    const doing = useDoing();
    const name = ban.network ?? ban.name ?? ban.who ?? '';
    return (
        <tr data-ban={ban.network ?? ban.who} data-kind={ban.kind}>
            <Cell head={heads[0]}>
                <b>{name}</b>
            </Cell>
            <Cell head={heads[1]}>
                <span
                    class={`badge ${ban.kind === 'ban' ? 'bad' : ban.kind === 'mute' ? 'warn' : 'gold'}`}
                >
                    {kindText(ban.kind)}
                </span>
            </Cell>
            <Cell head={heads[2]}>{untilText(ban)}</Cell>
            <Cell head={heads[3]}>{ban.why}</Cell>
            <Cell>
                {ban.kind === 'role' ? null : (
                    <button
                        class="button plain small"
                        data-action="lift"
                        aria-label={tell('web_host_lift_of', { name })}
                        disabled={doing.busy}
                        onClick={() =>
                            void doing
                                .run(() => lift(ban))
                                .then((ok) => {
                                    if (ok) changed();
                                })
                        }
                    >
                        {tell('web_host_lift')}
                    </button>
                )}
                <Wrong doing={doing} />
            </Cell>
        </tr>
    );
}

/** Bans everybody from a network. */
function NetworkForm({ changed }: { changed(): void }) {
    const [network, setNetwork] = useState('');
    const [hours, setHours] = useState('24');
    const [why, setWhy] = useState('');
    const doing = useDoing();
    return (
        <details class="panel">
            <summary>{tell('web_host_ban_network')}</summary>
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void doing
                        .run(() =>
                            host.ban({ network: network.trim() }, hoursOf(hours), why.trim()),
                        )
                        .then((ok) => {
                            if (!ok) return;
                            setNetwork('');
                            setWhy('');
                            changed();
                        });
                }}
            >
                <p class="note">{tell('web_host_ban_network_what')}</p>
                <div class="host-pair">
                    <div class="field">
                        <label for="ban-network">{tell('web_host_network')}</label>
                        <input
                            id="ban-network"
                            required
                            maxLength={50}
                            placeholder="203.0.113.0/24"
                            autocomplete="off"
                            spellcheck={false}
                            value={network}
                            onInput={(event) => setNetwork(event.currentTarget.value)}
                        />
                    </div>
                    <HoursField id="network-hours" value={hours} change={setHours} />
                </div>
                <WhyField id="network-why" value={why} change={setWhy} />
                <Wrong doing={doing} />
                <div class="row">
                    <button
                        class="button danger"
                        type="submit"
                        data-action="ban-network"
                        disabled={doing.busy || !network.trim() || !why.trim()}
                    >
                        {tell('web_host_ban')}
                    </button>
                </div>
            </form>
        </details>
    );
}

export function HostBans() {
    const list = useList(host.bans);
    const heads = [
        tell('web_host_whom'),
        tell('web_host_what'),
        tell('web_host_how_long'),
        tell('web_host_why'),
    ];
    return (
        <div class="stack">
            <List list={list} empty={tell('web_host_no_bans')}>
                {(items) => (
                    <Rows name={tell('web_host_bans')} heads={[...heads, '']}>
                        {items.map((ban) => (
                            <BanRow
                                key={`${ban.kind} ${ban.network ?? ban.who}`}
                                ban={ban}
                                heads={heads}
                                changed={list.again}
                            />
                        ))}
                    </Rows>
                )}
            </List>
            <NetworkForm changed={list.again} />
        </div>
    );
}

/** What a host did, in a word; one that is not known here as the server spells it. */
function deedText(what: string): string {
    const known: Record<string, () => string> = {
        ban: () => tell('web_host_did_ban'),
        unban: () => tell('web_host_did_unban'),
        mute: () => tell('web_host_did_mute'),
        unmute: () => tell('web_host_did_unmute'),
        close: () => tell('web_host_did_close'),
        report: () => tell('web_host_did_report'),
        erase: () => tell('web_host_did_erase'),
        export: () => tell('web_host_did_export'),
        archive: () => tell('web_host_did_archive'),
        role: () => tell('web_host_did_role'),
        'no-role': () => tell('web_host_did_no_role'),
    };
    return known[what]?.() ?? what;
}

/** Members of an entry that say what they are by themselves. */
const plain = ['name', 'who', 'network', 'table', 'report', 'why', 'note'];

/** Whatever else an entry has. */
function detailsOf({ date: _date, by: _by, what: _what, ...rest }: AuditEntry): string {
    return Object.entries(rest)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) =>
            key === 'until' && typeof value === 'number'
                ? tell('web_host_until', { time: dateText(value) })
                : plain.includes(key)
                  ? String(value)
                  : `${key}: ${JSON.stringify(value)}`,
        )
        .join(' · ');
}

export function HostAudit() {
    const list = useList(host.audit);
    const heads = [
        tell('web_host_when'),
        tell('web_host_by'),
        tell('web_host_what'),
        tell('web_host_details'),
    ];
    return (
        <List list={list} empty={tell('web_host_no_audit')}>
            {(items) => (
                <Rows name={tell('web_host_audit')} heads={heads}>
                    {items.map((entry, i) => (
                        <tr key={i} data-what={entry.what}>
                            <Cell head={heads[0]}>{dateText(entry.date)}</Cell>
                            <Cell head={heads[1]}>{hostText(entry.by)}</Cell>
                            <Cell head={heads[2]}>{deedText(entry.what)}</Cell>
                            <Cell head={heads[3]}>{detailsOf(entry)}</Cell>
                        </tr>
                    ))}
                </Rows>
            )}
        </List>
    );
}

/** Archives now what the server would archive by itself later. */
function Archive() {
    const doing = useDoing();
    const [done, setDone] = useState(false);
    return (
        <section class="panel stack">
            <h2>{tell('web_host_archive')}</h2>
            <p class="note">{tell('web_host_archive_what')}</p>
            <Wrong doing={doing} />
            <div class="row">
                <button
                    class="button plain"
                    data-action="archive"
                    disabled={doing.busy}
                    onClick={() => void doing.run(host.archive).then(setDone)}
                >
                    {tell('web_host_archive')}
                </button>
                {done ? (
                    <p class="online-done" role="status">
                        <Icon name="check" />
                        {tell('web_host_archive_begun')}
                    </p>
                ) : null}
            </div>
        </section>
    );
}

export function HostLimits() {
    const [limits, setLimits] = useState<Record<string, unknown> | undefined>(undefined);
    const doing = useDoing();
    useEffect(() => void doing.run(async () => setLimits(await host.limits())), []);
    return (
        <div class="stack">
            <p>{tell('web_host_limits_what')}</p>
            <Wrong doing={doing} />
            {limits ? (
                <table class="host-limits" aria-label={tell('web_host_limits')}>
                    <tbody>
                        {Object.entries(limits).map(([name, value]) => (
                            <tr key={name}>
                                <th scope="row">
                                    <code>{name}</code>
                                </th>
                                <td>
                                    {typeof value === 'number'
                                        ? count(value)
                                        : value === null
                                          ? tell('web_host_unlimited')
                                          : typeof value === 'object'
                                            ? JSON.stringify(value)
                                            : String(value)}
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            ) : null}
            <Archive />
        </div>
    );
}
