/**
 * solo.tsx: the options of a game in this browser: who plays, how strong, which rules. All of it is
 * remembered.
 */
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../art';
import { levelName, levels } from '../engine/levels';
import { games } from '../engine/look';
import { flowing, say } from '../engine/say';
import type { GameInfo, GameName } from '../engine/types';
import { beginSolo, ownName, playerNumbers, rememberChoice, soloChoice } from '../play/solo';
import { Dialog } from '../ui/dialog';
import { Choice } from '../ui/settingsform';
import type { SoloChoice } from '../ui/settings';
import { gameName } from '../ui/top';
import { savedBoards } from './boards';

/** The text of a switch's value: the rule itself, as one sentence. */
function ruleText(text: string, name: string, value: string): string {
    return text.trim() ? flowing(text) : `${name}: ${value}`;
}

type Change = (part: Partial<SoloChoice>) => void;

/**
 * The edition, single rules, and whose numbers are on the board: what a first game need not know.
 */
function RuleChoice({
    info,
    choice,
    change,
}: {
    info: GameInfo;
    choice: SoloChoice;
    change: Change;
}) {
    const edition = info.editions.find(({ name }) => name === choice.edition) ?? info.editions[0];
    const boards = info.board ? savedBoards() : [];
    return (
        <div class="stack">
            {info.editions.length ? (
                <div class="field">
                    <label for="solo-edition">{say('web_solo_edition')}</label>
                    <select
                        id="solo-edition"
                        value={edition?.name}
                        onChange={(event) =>
                            change({ edition: event.currentTarget.value, rules: {} })
                        }
                    >
                        {info.editions.map(({ name, text }) => (
                            <option key={name} value={name}>
                                {text}
                            </option>
                        ))}
                    </select>
                </div>
            ) : null}
            {info.board ? (
                <div class="field">
                    <label for="solo-board">{say('web_solo_board')}</label>
                    <select
                        id="solo-board"
                        value={choice.court}
                        onChange={(event) => change({ court: event.currentTarget.value })}
                    >
                        <option value="">{say('web_solo_board_usual')}</option>
                        {boards.map(({ name }) => (
                            <option key={name} value={name}>
                                {name}
                            </option>
                        ))}
                    </select>
                    <a class="note" href="#/board" data-action="board">
                        {say('web_solo_board_enter')}
                    </a>
                </div>
            ) : null}
            {info.switches.map(({ name, values }) => {
                const chosen =
                    choice.rules[name] ?? edition?.switches[name] ?? values[0]?.value ?? '';
                return (
                    <div key={name} class="solo-switch" role="radiogroup">
                        {values.map(({ value, text }) => (
                            <label key={value} class="check">
                                <input
                                    type="radio"
                                    name={`switch-${name}`}
                                    checked={value === chosen}
                                    onChange={() =>
                                        change({ rules: { ...choice.rules, [name]: value } })
                                    }
                                />
                                <span>{ruleText(text, name, value)}</span>
                            </label>
                        ))}
                    </div>
                );
            })}
        </div>
    );
}

interface SeatsProps {
    choice: SoloChoice;
    seats: readonly number[];
    change: Change;
}

/** Who sits here: a level of the computer, or a person with a name. */
function SeatChoice({ i, choice, seats, change }: SeatsProps & { i: number }) {
    const sit = (value: string): void =>
        change({ levels: choice.levels.map((level, k) => (k === i ? value : level)) });
    const name = (value: string): void =>
        change({ people: seats.map((k) => (k === i ? value : (choice.people[k] ?? ''))) });
    return (
        <div class="solo-seat">
            <SeatMark seat={i} class="seat-mark" />
            {i === 0 ? (
                <span class="solo-you">{say('web_seat_person')}</span>
            ) : (
                <select
                    aria-label={say('web_solo_who', { letter: 'ABCDEF'[i] ?? '' })}
                    value={choice.levels[i]}
                    onChange={(event) => sit(event.currentTarget.value)}
                >
                    {levels.map((level) => (
                        <option key={level} value={level}>
                            {levelName(level)}
                        </option>
                    ))}
                    <option value="human">{say('web_seat_person')}</option>
                </select>
            )}
            {choice.levels[i] === 'human' ? (
                <input
                    type="text"
                    maxLength={20}
                    aria-label={say('web_name')}
                    placeholder={i === 0 ? ownName() : say('web_solo_name')}
                    value={choice.people[i] ?? ''}
                    onInput={(event) => name(event.currentTarget.value)}
                />
            ) : (
                <span />
            )}
        </div>
    );
}

function SeatsChoice({ choice, seats, change }: SeatsProps) {
    return (
        <fieldset class="field">
            <legend>{say('web_solo_seats')}</legend>
            {seats.map((i) => (
                <SeatChoice key={i} i={i} choice={choice} seats={seats} change={change} />
            ))}
            {seats.filter((i) => choice.levels[i] === 'human').length > 1 ? (
                <p class="note">{say('web_solo_hot')}</p>
            ) : null}
        </fieldset>
    );
}

export function SoloOptions({ game, close }: { game: GameName; close(): void }) {
    const [choice, setChoice] = useState<SoloChoice>(() => soloChoice(game));
    const [busy, setBusy] = useState(false);
    const info = games().find(({ name }) => name === game)!;
    const change: Change = (part) => setChoice({ ...choice, ...part });
    const begin = async (): Promise<void> => {
        setBusy(true);
        rememberChoice(game, choice);
        await beginSolo(game, choice).catch(() => setBusy(false));
    };
    const seats = Array.from({ length: choice.players }, (_, i) => i);
    const computers = seats
        .slice(1)
        .map((i) => choice.levels[i] ?? 'casual')
        .filter((level) => level !== 'human');
    const all =
        computers.length && computers.every((level) => level === computers[0]) ? computers[0]! : '';
    return (
        <Dialog title={say('web_solo_title', { game: gameName(game) })} close={close} class="solo">
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void begin();
                }}
            >
                <div class="field">
                    <span class="label">{say('web_solo_players')}</span>
                    <Choice
                        name={say('web_solo_players')}
                        value={String(choice.players)}
                        of={playerNumbers(info).map((n) => ({ value: String(n), text: String(n) }))}
                        choose={(n) => change({ players: Number(n) })}
                    />
                </div>
                <div class="field">
                    <span class="label">{say('web_solo_level')}</span>
                    <Choice
                        name={say('web_solo_level')}
                        value={all}
                        of={levels.map((level) => ({
                            value: level as string,
                            text: levelName(level),
                        }))}
                        choose={(level) =>
                            change({
                                levels: choice.levels.map((old, i) =>
                                    i === 0 || old === 'human' ? old : level,
                                ),
                            })
                        }
                    />
                </div>
                <SeatsChoice choice={choice} seats={seats} change={change} />
                {info.editions.length || info.switches.length || info.board ? (
                    <details class="solo-rules">
                        <summary data-action="rules">{say('web_solo_details')}</summary>
                        <RuleChoice info={info} choice={choice} change={change} />
                    </details>
                ) : null}
                <footer class="solo-foot">
                    <button
                        type="submit"
                        class="button primary large wide"
                        data-action="begin"
                        disabled={busy}
                    >
                        <Icon name="play" />
                        {say('web_play')}
                    </button>
                </footer>
            </form>
        </Dialog>
    );
}
