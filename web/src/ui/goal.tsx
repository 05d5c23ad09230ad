/**
 * goal.tsx: the first game: one line that says what it is about, until the first move is made, and
 * the way to the lesson.
 */
import { useEffect } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { savedGames } from '../play/saved';
import type { Source } from '../play/source';
import { changeSettings, settings, useSettings } from './settings';

export function GoalLine({ source }: { source: Source }) {
    const { game } = source.setup;
    const { known } = useSettings();
    const learn = (): void => changeSettings({ known: { ...settings().known, [game]: true } });
    // Everybody has acted once by then.
    const begins = source.ply < source.setup.players;
    const first =
        begins &&
        !known[game] &&
        savedGames().filter(({ setup }) => setup.game === game).length < 2;
    useEffect(
        () =>
            source.subscribe((event) => {
                if (
                    event.is === 'act' &&
                    source.mine.includes(event.act.seat) &&
                    !settings().known[game]
                )
                    learn();
            }),
        [source],
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
