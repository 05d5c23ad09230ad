/**
 * goal.tsx: the first game: one line that says what it is about, until the first move is made, and
 * the way to the lesson.
 */
import { useEffect } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { savedGames } from '../play/saved';
import { plyOf, type Game } from '../play/sight';
import { changeSettings, settings, useSettings } from './settings';

export function GoalLine({ game: played }: { game: Game }) {
    const { game } = played.sight.setup;
    const { known } = useSettings();
    const learn = (): void => changeSettings({ known: { ...settings().known, [game]: true } });
    // Everybody has acted once by then.
    const begins = plyOf(played.sight) < played.sight.setup.players;
    const first =
        begins &&
        !known[game] &&
        savedGames().filter(({ setup }) => setup.game === game).length < 2;
    useEffect(
        () =>
            played.subscribe(() => {
                const { mine, steps } = played.sight;
                if (!settings().known[game] && steps.some(({ seat }) => mine.includes(seat)))
                    learn();
            }),
        [played],
    );
    if (!first) return null;
    return (
        <p class="table-goal">
            <span>
                {game === 'justinian' ? say('web_goal_justinian') : say('web_goal_byzantz')}
            </span>
            <a
                class="button small plain"
                href={`#/learn/${game}`}
                data-action="learn"
                onClick={learn}
            >
                <Icon name="learn" />
                {say('web_goal_learn')}
            </a>
            <button class="button quiet icon" aria-label={say('web_close')} onClick={learn}>
                <Icon name="close" />
            </button>
        </p>
    );
}
