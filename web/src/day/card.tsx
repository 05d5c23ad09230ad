/** card.tsx: the deal of the day on the start page: how it went, and for how many days in a row. */
import { Icon } from '../art';
import { say } from '../engine/say';

/** The last day that was played (results.ts), as far as it can be read. */
function lastDay(): { date: string; score: number; rank: number; days: number } | undefined {
    try {
        const last = JSON.parse(localStorage.getItem('nika.days') ?? 'null');
        return Number.isFinite(last.score + last.rank + last.days) ? last : undefined;
    } catch {
        return undefined;
    }
}

export function DayCard() {
    const last = lastDay();
    const age = last ? Math.floor(Date.now() / 86_400_000) - Date.parse(last.date) / 86_400_000 : 2;
    const what =
        last && age === 0
            ? say('web_replay_games_rank', { rank: last.rank, points: last.score })
            : say('web_day_same');
    return (
        <a class="start-way start-day card-link" href="#/day" data-action="day">
            <Icon name="day" />
            <span>
                <b>{say('web_day')}</b>
                <small>
                    {last && last.days > 1 && age < 2
                        ? `${what} · ${say('web_day_streak', { n: last.days })}`
                        : what}
                </small>
            </span>
        </a>
    );
}
