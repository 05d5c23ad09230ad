/** host_reports.tsx: what players reported, with what was said at their table. */
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import * as host from '../net/host_api';
import type { KnownPerson, Report } from '../net/host_api';
import { Failed } from '../net/wire';
import { dateText } from '../net/words';
import { useDoing } from '../online/online_hooks';
import { tell } from '../ui/page_words';
import { hostText, List, useList, WhyField, Wrong } from './parts';
import { PersonDialog } from './person';

/** What was said, the person in question marked. */
function ReportTalk({ report }: { report: Report }) {
    if (!report.talk.length) return <p class="note">{tell('web_host_no_talk')}</p>;
    return (
        <details class="host-talk">
            <summary>{tell('web_host_talk', { n: String(report.talk.length) })}</summary>
            <ol class="online-said">
                {report.talk.map((said, i) => (
                    <li key={i} data-about={said.seat === report.about?.seat || undefined}>
                        {said.seat === null ? <Icon name="eye" /> : <SeatMark seat={said.seat} />}
                        <span>
                            <b>{said.name}</b> <span class="online-said-text">{said.text}</span>
                        </span>
                    </li>
                ))}
            </ol>
        </details>
    );
}

function Settle({ report, changed }: { report: Report; changed(): void }) {
    const [note, setNote] = useState('');
    const doing = useDoing();
    return (
        <form
            class="host-settle"
            onSubmit={(event) => {
                event.preventDefault();
                void doing
                    .run(() => host.settleReport(report.id, note.trim()))
                    .then((ok) => {
                        if (ok) changed();
                    });
            }}
        >
            <WhyField
                id={`note-${report.id}`}
                label={tell('web_host_note')}
                value={note}
                change={setNote}
            />
            <button
                class="button plain"
                type="submit"
                data-action="settle"
                disabled={doing.busy || !note.trim()}
            >
                <Icon name="check" />
                {tell('web_host_settle')}
            </button>
            <Wrong doing={doing} />
        </form>
    );
}

function ReportCard({
    report,
    changed,
    choose,
}: {
    report: Report;
    changed(): void;
    choose(person: KnownPerson): void;
}) {
    const { about, by, done } = report;
    const doing = useDoing();
    const open = (who: string): void =>
        void doing.run(async () => {
            const { items } = await host.people(who, 0);
            const found = items.find((person) => person.who === who);
            if (!found) throw new Failed('no-such-person');
            choose(found);
        });
    return (
        <article class="panel stack host-report" data-report={report.id} data-done={!!done}>
            <header class="row">
                <h3>
                    {about
                        ? tell('web_host_report_about', { by: by.name, about: about.name })
                        : tell('web_host_report_by', { by: by.name })}
                </h3>
                <span class={`badge ${done ? 'good' : 'warn'}`}>
                    {done ? tell('web_host_settled') : tell('web_host_unsettled')}
                </span>
            </header>
            <p class="note">
                {dateText(report.date)} ·{' '}
                <a href={`#/t/${report.table}`}>{tell('web_host_table')}</a>
            </p>
            <blockquote class="host-quote">{report.text}</blockquote>
            <ReportTalk report={report} />
            <Wrong doing={doing} />
            <div class="row">
                {about ? (
                    <button
                        class="button plain small"
                        data-action="report-about"
                        disabled={doing.busy}
                        onClick={() => open(about.who)}
                    >
                        <Icon name="gavel" />
                        {tell('web_host_manage_of', { name: about.name })}
                    </button>
                ) : null}
                <button
                    class="button quiet small"
                    disabled={doing.busy}
                    onClick={() => open(by.who)}
                >
                    {tell('web_host_manage_of', { name: by.name })}
                </button>
            </div>
            {done ? (
                <p>
                    <Icon name="check" />{' '}
                    {tell('web_host_settled_by', {
                        by: hostText(done.by),
                        time: dateText(done.date),
                    })}{' '}
                    {done.note}
                </p>
            ) : (
                <Settle report={report} changed={changed} />
            )}
        </article>
    );
}

export function HostReports() {
    const list = useList(host.reports);
    const [chosen, setChosen] = useState<KnownPerson | undefined>(undefined);
    return (
        <div class="stack">
            <List list={list} empty={tell('web_host_no_reports')}>
                {(items) =>
                    items.map((report) => (
                        <ReportCard
                            key={report.id}
                            report={report}
                            changed={list.again}
                            choose={setChosen}
                        />
                    ))
                }
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
