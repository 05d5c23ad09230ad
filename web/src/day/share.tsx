/** share.tsx: the lines that one can share about a day, which tell nothing about its cards. */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { tell } from '../ui/page_words';
import { gameName } from '../ui/top';
import { Marks } from './marks';
import { againstPar } from './par';
import type { DayResult } from './results';

const signs = { above: '⬆️', within: '🎯', below: '⬇️' };

export function Share({ result, line }: { result: DayResult; line: string }) {
    const [said, setSaid] = useState('');
    const { date, game, score, par } = result;
    const title = say('day_share', { date, game: gameName(game), points: score });
    const emoji = par ? `${line} ${signs[againstPar(par, score)]}` : line;
    const share = async (): Promise<void> => {
        const text = `${title}\n${emoji}\n${location.href.split('#')[0]}#/day`;
        if (navigator.share) {
            try {
                await navigator.share({ text });
                return;
            } catch (error) {
                if (error instanceof DOMException && error.name === 'AbortError') return;
            }
        }
        try {
            await navigator.clipboard.writeText(text);
            setSaid(tell('web_day_copied'));
        } catch {
            setSaid(tell('web_day_not_copied'));
        }
    };
    return (
        <div class="panel day-share">
            <p class="day-shared">
                <span>{title}</span>
                <span class="day-line" data-line={emoji}>
                    <Marks text={emoji} />
                </span>
            </p>
            <button class="button" data-action="share" disabled={!par} onClick={() => void share()}>
                <Icon name="share" />
                {tell('web_day_share')}
            </button>
            <p class="note" role="status">
                {said}
            </p>
        </div>
    );
}
