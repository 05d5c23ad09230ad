/** learn.tsx: where one learns: a lesson and the rules of each game. */
import { Counselor, Good, Icon } from '../art';
import { say } from '../engine/say';
import { lessons, progress } from '../learn/lessons';
import { plainSetup, sectionsOf } from '../learn/sections';
import { PageFrame } from './pages_frame';

export function LearnPage() {
    return (
        <PageFrame title={say('learn_title')} width="wide">
            <div class="read-games">
                {(['justinian', 'byzantz'] as const).map((game) => {
                    const [intro] = sectionsOf(plainSetup(game));
                    const step = progress(game);
                    return (
                        <section key={game} class="panel gold">
                            <div class="read-art" aria-hidden="true">
                                {game === 'justinian'
                                    ? [2, 7, 12].map((n) => <Counselor key={n} n={n} />)
                                    : [...'CWO'].map((good) => <Good key={good} good={good} />)}
                            </div>
                            <h2>
                                {say(game === 'justinian' ? 'learn_ju_title' : 'learn_by_title')}
                            </h2>
                            {intro?.blocks.map(
                                (block, i) => block.is === 'text' && <p key={i}>{block.text}</p>,
                            )}
                            <div class="row">
                                <a class="button primary" href={`#/learn/${game}`}>
                                    <Icon name="learn" />
                                    {say('learn_to_lesson')}
                                </a>
                                <a class="button" href={`#/rules/${game}`}>
                                    <Icon name="book" />
                                    {say('learn_to_rules')}
                                </a>
                                {step > 0 && (
                                    <span class="note">
                                        {say('learn_step', {
                                            n: step + 1,
                                            all: lessons[game].steps.length,
                                        })}
                                    </span>
                                )}
                            </div>
                        </section>
                    );
                })}
            </div>
        </PageFrame>
    );
}
