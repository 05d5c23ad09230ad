/** card.tsx: the deal of the day on the start page: which game, how it went, how many days in a row. */
import { Icon } from '../art';
import { say } from '../engine/say';
import { gameName } from '../ui/top';
import { dayOf } from './play';
import { resultOf, streak, today } from './results';

export function DayCard() {
    const date = today();
    const done = resultOf(date);
    const days = streak();
    return (
        <a class="start-way start-day card-link" href="#/day" data-action="day">
            <Icon name="day" />
            <span>
                <b>{say('web_day')}</b>
                <small>
                    {[
                        gameName(dayOf(date).game),
                        done &&
                            say('web_replay_games_rank', { rank: done.rank, points: done.score }),
                        days > 1 && say('web_day_streak', { n: days }),
                    ]
                        .filter(Boolean)
                        .join(' · ')}
                </small>
            </span>
        </a>
    );
}
