/** facts.tsx: what was agreed at a table: rules, clock, spectators. */
import { say } from '../engine/say';
import type { TableInfo } from '../net/wire';
import { clockText, duration, undoWay } from '../net/words';
import { ruleName, ruleText } from './choice';

export function Facts({ info }: { info: TableInfo }) {
    const { options } = info;
    const edition = info.rules.edition;
    const spectators =
        options.spectators === 'public'
            ? say('meet_spectators_public')
            : options.spectators === 'end'
              ? say('meet_spectators_end')
              : say('meet_spectators_none');
    const rows: [string, string][] = [
        ...(edition
            ? [[say('meet_edition'), say(`edition_${edition}` as 'edition_en')] as [string, string]]
            : []),
        ...Object.entries(info.rules)
            .filter(([name]) => name !== 'edition')
            .map(([name, value]): [string, string] => [
                ruleName(name),
                ruleText(info.game, name, value),
            ]),
        ...(Array.isArray(info.court)
            ? [[say('meet_board'), say('meet_board_own')] as [string, string]]
            : []),
        [say('meet_clock'), clockText(options.clock)],
        [say('meet_spectators'), spectators],
        [say('meet_undo'), undoWay(options.undo)],
        ...(options.memory ? [] : [[say('meet_memory'), say('meet_no')] as [string, string]]),
        ...(options.clock.kind === 'days'
            ? []
            : [[say('meet_grace'), duration(options.grace)] as [string, string]]),
    ];
    return (
        <dl class="meet-dl">
            {rows.map(([term, text]) => (
                <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                </div>
            ))}
        </dl>
    );
}
