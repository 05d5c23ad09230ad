/**
 * everybody.tsx: what everybody on this server made of a deal of the day. One's own moves are sent
 * first, if one has a name there: the server plays the game again, and shows the others' results.
 * Nothing is sent from a page without a server, or by who has not come in.
 */
import { useEffect, useState } from 'preact/hooks';
import { say } from '../engine/say';
import { tell } from '../ui/page_words';
import { listDay, sendDay } from '../net/api';
import { Failed, type DayRow } from '../net/wire';
import { errorText } from '../net/words';
import { useMe } from '../online/online_hooks';
import { WhoForm } from '../online/who';
import { Marks } from './marks';
import { dayOf } from './play';
import { dayBefore, noteResult, resultOf, today, type DayResult } from './results';

/** One's own moves in a record, each with how many there were before it. */
function ownMoves(lines: readonly unknown[], seat: number): [number, string][] {
    return (lines.slice(1) as { seat?: number; move?: string }[]).flatMap(
        (line, ply): [number, string][] =>
            line.seat === seat && typeof line.move === 'string' ? [[ply, line.move]] : [],
    );
}

/** Whether the server still takes results of this date. */
function isOpen(date: string): boolean {
    return date >= dayBefore(today());
}

async function send(result: DayResult, lines: readonly unknown[], who: string): Promise<void> {
    const { seat, version } = dayOf(result.date);
    try {
        await sendDay(result.date, version, ownMoves(lines, seat));
    } catch (error) {
        if (!(error instanceof Failed) || error.word !== 'played-already') throw error;
    }
    noteResult({ ...(resultOf(result.date) ?? result), sent: who });
}

function Results({ rows, who }: { rows: readonly DayRow[]; who: string | undefined }) {
    return (
        <ol class="day-list" data-results={rows.length}>
            {rows.map((row) => (
                <li key={row.who} data-me={row.who === who || undefined}>
                    <span class="day-place">
                        {rows.findIndex(({ score }) => score === row.score) + 1}
                    </span>
                    <span class="day-name">{row.name}</span>
                    <span class="day-line">
                        <Marks text={row.line} />
                    </span>
                    <b class="day-score">{row.score}</b>
                </li>
            ))}
        </ol>
    );
}

interface EverybodyProps {
    date: string;
    result: DayResult | undefined;
    lines: readonly unknown[];
}

export function Everybody({ date, result, lines }: EverybodyProps) {
    const { server, person } = useMe();
    const [rows, setRows] = useState<DayRow[] | undefined>(undefined);
    const [next, setNext] = useState<string | null>(null);
    const [loading, setLoading] = useState(false);
    const [error, setError] = useState('');
    /** By whom the server has it: `result` doesn't follow. */
    const [sentBy, setSentBy] = useState(result?.sent);
    const open = isOpen(date);
    const sent = person !== undefined && sentBy === person.who;
    // What is still to be sent must be there; where nothing more is taken, all may look.
    const may = open ? person !== undefined && (sent || (result && lines.length > 0)) : true;
    const ready = server === 'here' && may;
    useEffect(() => {
        let gone = false;
        const look = async (): Promise<void> => {
            if (open && !sent && result && person) {
                await send(result, lines, person.who);
                setSentBy(person.who);
            }
            const page = await listDay(date);
            if (gone) return;
            setRows(page.results);
            setNext(page.next);
            setError('');
        };
        if (ready)
            look().catch((why: unknown) => {
                // An older server has none of this.
                const old = why instanceof Failed && why.word === 'unknown-request';
                if (!gone) setError(old ? '' : errorText(why));
            });
        return () => {
            gone = true;
        };
    }, [ready, person?.who, date]);
    const more = async (): Promise<void> => {
        setLoading(true);
        try {
            const page = await listDay(date, next ?? '');
            setRows([...(rows ?? []), ...page.results]);
            setNext(page.next);
            setError('');
        } catch (why) {
            setError(errorText(why));
        }
        setLoading(false);
    };
    if (server !== 'here' || (open && !result)) return null;
    return (
        <section class="day-section" data-section="everybody">
            <h2>{tell('web_day_everybody')}</h2>
            {error ? (
                <p class="error" role="alert">
                    {error}
                </p>
            ) : null}
            {open && !person ? (
                <div class="panel day-who">
                    <p>{tell('web_day_who')}</p>
                    <WhoForm button={tell('web_day_send')} focus={false} />
                </div>
            ) : null}
            {rows?.length ? <Results rows={rows} who={person?.who} /> : null}
            {rows && rows.length < 2 ? (
                <p class="note">{rows.length ? tell('web_day_alone') : tell('web_day_nobody')}</p>
            ) : null}
            {next ? (
                <button
                    class="button plain"
                    data-action="more"
                    disabled={loading}
                    onClick={() => void more()}
                >
                    {say('web_online_games_more')}
                </button>
            ) : null}
        </section>
    );
}
