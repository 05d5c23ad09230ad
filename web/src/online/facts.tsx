/** facts.tsx: what was agreed at a table: rules, clock, spectators. */
import { say } from '../engine/say';
import type { TableInfo } from '../net/wire';
import { clockText, duration, undoWay } from '../net/words';
import { ruleName, ruleText } from './online_choice';

export function Facts({ info }: { info: TableInfo }) {
    const { options } = info;
    const edition = info.rules.edition;
    const spectators =
        options.spectators === 'public'
            ? say('web_online_spectators_public')
            : options.spectators === 'end'
              ? say('web_online_spectators_end')
              : say('web_online_spectators_none');
    const rows: [string, string][] = [
        ...(edition
            ? [
                  [say('web_online_edition'), say(`edition_${edition}` as 'edition_en')] as [
                      string,
                      string,
                  ],
              ]
            : []),
        ...Object.entries(info.rules)
            .filter(([name]) => name !== 'edition')
            .map(([name, value]): [string, string] => [
                ruleName(name),
                ruleText(info.game, name, value),
            ]),
        ...(Array.isArray(info.court)
            ? [[say('web_online_board'), say('web_online_board_own')] as [string, string]]
            : []),
        ...(info.windows
            ? [[say('web_board_windows'), say('web_board_windows_own')] as [string, string]]
            : []),
        [say('web_online_clock'), clockText(options.clock)],
        [say('web_online_spectators'), spectators],
        [say('web_online_undo'), undoWay(options.undo)],
        ...(options.memory
            ? []
            : [[say('web_online_memory'), say('web_online_no')] as [string, string]]),
        ...(options.bots
            ? [[say('web_online_bots'), say('web_online_yes')] as [string, string]]
            : []),
        ...(options.clock.kind === 'days'
            ? []
            : [[say('web_online_grace'), duration(options.grace)] as [string, string]]),
    ];
    return (
        <dl class="online-dl">
            {rows.map(([term, text]) => (
                <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                </div>
            ))}
        </dl>
    );
}
