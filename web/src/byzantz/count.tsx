/**
 * count.tsx: the card counting: what nobody has seen yet, and what is out of the game, for each
 * good and value.
 */
import { Good, Icon } from '../art';
import { say } from '../engine/say';
import type { ByzantzView } from '../engine/types';
import { groupNames, letterOf, type Byzantz } from './byzantz';

export function Count({
    view,
    byzantz,
    close,
}: {
    view: ByzantzView;
    byzantz: Byzantz;
    close(): void;
}) {
    const gone = (card: string): number => view.gone.filter((other) => other === card).length;
    const cell = (card: string) => (
        <td key={card} data-none={byzantz.unseen[card] === 0 || undefined}>
            <b>{byzantz.unseen[card]}</b>
            {gone(card) ? <small title={say('web_byzantz_gone')}>−{gone(card)}</small> : null}
        </td>
    );
    return (
        <section
            class="byzantz-count panel"
            id="byzantz-count"
            aria-label={say('web_byzantz_count')}
        >
            <header>
                <h2>{say('web_byzantz_count')}</h2>
                <button
                    type="button"
                    class="button quiet icon small"
                    aria-label={say('web_byzantz_back')}
                    onClick={close}
                >
                    <Icon name="close" />
                </button>
            </header>
            <table>
                <thead>
                    <tr>
                        <td />
                        <th scope="col">1</th>
                        <th scope="col">2</th>
                        <th scope="col">3</th>
                        <th scope="col">4</th>
                    </tr>
                </thead>
                <tbody>
                    {groupNames.map((name, index) => (
                        <tr key={name} data-piece={name}>
                            <th scope="row">
                                <Good
                                    good={letterOf(index)}
                                    title={say('by_spell_take', { good: index })}
                                />
                            </th>
                            {name === 'merchant' ? (
                                <td colSpan={4} data-none={byzantz.unseen.M === 0 || undefined}>
                                    <b>{byzantz.unseen.M}</b>
                                    {gone('M') ? (
                                        <small title={say('web_byzantz_gone')}>−{gone('M')}</small>
                                    ) : null}
                                </td>
                            ) : (
                                ['1', '2', '3', '4'].map((value) => cell(letterOf(index) + value))
                            )}
                        </tr>
                    ))}
                </tbody>
            </table>
            <p class="byzantz-legend">
                <b>4</b>
                {say('web_byzantz_count_help')}
            </p>
            <p class="byzantz-legend">
                <small>−2</small>
                {say('web_byzantz_gone')}
            </p>
        </section>
    );
}
