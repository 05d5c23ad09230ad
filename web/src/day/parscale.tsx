/** parscale.tsx: a score beside par: a scale with the range, and a mark where one stands. */
import { tell } from '../ui/page_words';
import { againstPar } from './par';
import type { Par } from './results';

export function ParScale({ par, score }: { par: Par; score: number }) {
    const { low, middle, high } = par;
    const where = againstPar(par, score);
    // As much room on both sides as the range is wide, and as the score needs.
    const room = Math.max(high - low, 4);
    const [from, to] = [Math.min(low - room, score - 1), Math.max(high + room, score + 1)];
    const at = (value: number): string => `${((value - from) / (to - from)) * 100}%`;
    return (
        <div class="day-par" data-par={`${low} ${high}`} data-where={where}>
            <div class="day-scale" aria-hidden="true">
                <span
                    class="day-range"
                    style={{ insetInlineStart: at(low), width: `calc(${at(high)} - ${at(low)})` }}
                />
                <i style={{ insetInlineStart: at(low) }}>{low}</i>
                <i style={{ insetInlineStart: at(high) }}>{high}</i>
                <span class="day-middle" style={{ insetInlineStart: at(middle) }} />
                <b style={{ insetInlineStart: at(score) }}>{score}</b>
            </div>
            <p>
                <strong>
                    {where === 'above'
                        ? tell('web_day_above')
                        : where === 'below'
                          ? tell('web_day_below')
                          : tell('web_day_within')}
                </strong>
                {' · '}
                {tell('web_day_par', { low: String(low), high: String(high) })}
            </p>
            <p class="note">{tell('web_day_par_about')}</p>
        </div>
    );
}
