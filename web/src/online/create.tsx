/** create.tsx: a new table: four questions, and everything else under "more". */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { levelName, levels, type Level } from '../engine/levels';
import { say } from '../engine/say';
import type { GameName } from '../engine/types';
import { lastName, me } from '../net/me';
import type { Spectators, UndoWay } from '../net/wire';
import { duration, gameName, undoWay } from '../net/words';
import { savedBoards } from '../pages/boards';
import type { PageProps } from '../pages/pages';
import { go } from '../ui/router';
import {
    fitted,
    gameInfo,
    keepChoice,
    lastChoice,
    openTable,
    ruleName,
    ruleText,
    switchValue,
    usual,
    type Choice,
} from './online_choice';
import { Emblem } from './emblem';
import { WithServer } from './online_frame';
import { useDoing } from './online_hooks';
import { Page } from './page';
import { NameField } from './who';

type Change = (change: Partial<Choice>) => void;

const banks = [120, 300, 600, 900, 1800, 3600];
const increments = [0, 5, 10, 20, 30, 60];
const graces = [30, 60, 120, 300, 900, 3600];

/** One of a few, side by side. */
function Segments<T extends string | number>({
    name,
    legend,
    values,
    value,
    text,
    change,
}: {
    name: string;
    legend: string;
    values: readonly T[];
    value: T;
    text(value: T): string;
    change(value: T): void;
}) {
    return (
        <fieldset class="field" data-option={name}>
            <legend>{legend}</legend>
            <div class="segments">
                {values.map((one) => (
                    <label key={one} data-chosen={one === value || undefined}>
                        <input
                            type="radio"
                            name={name}
                            value={one}
                            checked={one === value}
                            onChange={() => change(one)}
                        />
                        <span>{text(one)}</span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

function Select<T extends string | number>({
    name,
    label,
    values,
    value,
    text,
    change,
    note,
}: {
    name: string;
    label: string;
    values: readonly T[];
    value: T;
    text(value: T): string;
    change(value: T): void;
    note?: string;
}) {
    const all = values.includes(value) ? values : [...values, value];
    return (
        <div class="field" data-option={name}>
            <label for={`online-${name}`}>{label}</label>
            <select
                id={`online-${name}`}
                value={String(value)}
                onChange={(event) => change(all[event.currentTarget.selectedIndex] as T)}
            >
                {all.map((one) => (
                    <option key={one} value={String(one)}>
                        {text(one)}
                    </option>
                ))}
            </select>
            {note ? <p class="note">{note}</p> : null}
        </div>
    );
}

function Switch({
    name,
    label,
    note,
    value,
    change,
}: {
    name: string;
    label: string;
    note?: string;
    value: boolean;
    change(value: boolean): void;
}) {
    return (
        <div data-option={name}>
            <label class="check">
                <input
                    class="switch"
                    type="checkbox"
                    role="switch"
                    checked={value}
                    onChange={(event) => change(event.currentTarget.checked)}
                />
                {label}
            </label>
            {note ? <p class="note">{note}</p> : null}
        </div>
    );
}

function GameChoice({ choice, change }: { choice: Choice; change: Change }) {
    return (
        <fieldset class="field" data-option="game">
            <legend>{say('web_online_new_game')}</legend>
            <div class="online-games">
                {(['justinian', 'byzantz'] as GameName[]).map((game) => (
                    <label
                        key={game}
                        class="online-game panel"
                        data-chosen={choice.game === game || undefined}
                    >
                        <input
                            type="radio"
                            name="game"
                            value={game}
                            checked={choice.game === game}
                            onChange={() =>
                                change({
                                    game,
                                    players: usual(game),
                                    computers: 0,
                                    edition: '',
                                    switches: {},
                                    board: '',
                                })
                            }
                        />
                        <Emblem game={game} large />
                        <b>{gameName(game)}</b>
                        <span class="note">
                            {gameInfo(game).least}–{gameInfo(game).most} <Icon name="people" />
                        </span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

function Rules({ choice, change }: { choice: Choice; change: Change }) {
    const { editions, switches, board } = gameInfo(choice.game);
    const boards = board ? savedBoards() : [];
    return (
        <>
            {editions.length ? (
                <Select
                    name="edition"
                    label={say('web_online_edition')}
                    values={editions.map(({ name }) => name)}
                    value={choice.edition}
                    text={(edition) => say(`edition_${edition}` as 'edition_en')}
                    change={(edition) => change({ edition, switches: {} })}
                />
            ) : null}
            {switches.map(({ name, values }) => {
                const value = switchValue(choice, name);
                return (
                    <fieldset key={name} class="field online-rule" data-option={name}>
                        <legend>{ruleName(name)}</legend>
                        {values.map((one) => (
                            <label key={one.value} class="check">
                                <input
                                    type="radio"
                                    name={name}
                                    value={one.value}
                                    checked={one.value === value}
                                    onChange={() =>
                                        change({
                                            switches: { ...choice.switches, [name]: one.value },
                                        })
                                    }
                                />
                                <span>{ruleText(choice.game, name, one.value)}</span>
                            </label>
                        ))}
                    </fieldset>
                );
            })}
            {board ? (
                <div>
                    <Select
                        name="board"
                        label={say('web_online_board')}
                        values={['', ...boards.map(({ name }) => name)]}
                        value={choice.board}
                        text={(name) => name || say('web_online_board_ours')}
                        change={(name) => change({ board: name })}
                    />
                    <p class="note">
                        {say('web_online_board_note')}{' '}
                        <a href="#/board">{say('web_online_board_enter')}</a>
                    </p>
                </div>
            ) : null}
        </>
    );
}

function Clocks({ choice, change }: { choice: Choice; change: Change }) {
    return (
        <div class="stack">
            <Segments
                name="clock"
                legend={say('web_online_clock')}
                values={['none', 'live', 'days'] as const}
                value={choice.clock}
                change={(clock) => change({ clock })}
                text={(clock) =>
                    clock === 'none'
                        ? say('web_online_clock_none')
                        : clock === 'live'
                          ? say('web_online_clock_live')
                          : say('web_online_clock_days')
                }
            />
            {choice.clock === 'live' ? (
                <div class="online-pair">
                    <Select
                        name="bank"
                        label={say('web_online_clock_bank')}
                        values={banks}
                        value={choice.bank}
                        text={duration}
                        change={(bank) => change({ bank })}
                    />
                    <Select
                        name="increment"
                        label={say('web_online_clock_increment')}
                        values={increments}
                        value={choice.increment}
                        text={duration}
                        change={(increment) => change({ increment })}
                    />
                </div>
            ) : null}
            {choice.clock === 'days' ? (
                <Select
                    name="days"
                    label={say('web_online_clock_each')}
                    values={[1, 2, 3, 5, 7, 14, 30]}
                    value={choice.days}
                    text={(n) => say('web_online_days', { n })}
                    change={(days) => change({ days })}
                />
            ) : null}
        </div>
    );
}

/** How many play, and how many of them are computers. */
function Seats({ choice, change }: { choice: Choice; change: Change }) {
    const { least, most } = gameInfo(choice.game);
    const players = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return (
        <>
            <div class="online-pair">
                <Segments
                    name="players"
                    legend={say('web_online_new_players')}
                    values={players}
                    value={choice.players}
                    text={String}
                    change={(count) => change({ players: count })}
                />
                <Segments
                    name="computers"
                    legend={say('web_online_new_computers')}
                    values={Array.from({ length: choice.players }, (_, i) => i)}
                    value={choice.computers}
                    text={String}
                    change={(computers) => change({ computers })}
                />
            </div>
            {choice.computers ? (
                <Segments
                    name="computerLevel"
                    legend={say('web_online_new_level')}
                    values={levels}
                    value={choice.computerLevel}
                    text={(level: Level) => levelName(level)}
                    change={(computerLevel) => change({ computerLevel })}
                />
            ) : null}
        </>
    );
}

/** What most tables leave as it is. */
function MoreOptions({ choice, change }: { choice: Choice; change: Change }) {
    return (
        <details class="panel online-more">
            <summary data-action="more">{say('web_online_new_more')}</summary>
            <div class="online-options">
                <div class="stack">
                    <Rules choice={choice} change={change} />
                </div>
                <div class="stack">
                    <Segments
                        name="spectators"
                        legend={say('web_online_spectators')}
                        values={['public', 'end', 'none'] as Spectators[]}
                        value={choice.spectators}
                        change={(spectators) => change({ spectators })}
                        text={(who) =>
                            who === 'public'
                                ? say('web_online_spectators_public')
                                : who === 'end'
                                  ? say('web_online_spectators_end')
                                  : say('web_online_spectators_none')
                        }
                    />
                    <Segments
                        name="undo"
                        legend={say('web_online_undo')}
                        values={['never', 'ask', 'free'] as UndoWay[]}
                        value={choice.undo}
                        text={undoWay}
                        change={(undo) => change({ undo })}
                    />
                    {choice.clock === 'days' ? null : (
                        <Select
                            name="grace"
                            label={say('web_online_grace')}
                            values={graces}
                            value={choice.grace}
                            text={duration}
                            change={(grace) => change({ grace })}
                        />
                    )}
                    <Select
                        name="level"
                        label={say('web_online_substitute')}
                        values={levels}
                        value={choice.level}
                        text={(level: Level) => levelName(level)}
                        change={(level) => change({ level })}
                    />
                    <Switch
                        name="memory"
                        label={say('web_online_memory')}
                        note={say('web_online_memory_note')}
                        value={choice.memory}
                        change={(memory) => change({ memory })}
                    />
                    <Switch
                        name="talk"
                        label={say('web_online_talk_option')}
                        value={choice.talk}
                        change={(talk) => change({ talk })}
                    />
                    <Switch
                        name="bots"
                        label={say('web_online_bots')}
                        note={say('web_online_bots_note')}
                        value={choice.bots}
                        change={(bots) => change({ bots })}
                    />
                </div>
            </div>
        </details>
    );
}

function Form({ game }: { game: string | undefined }) {
    const [choice, setChoice] = useState(() => lastChoice(game));
    const [name, setName] = useState(lastName);
    const doing = useDoing();
    const change: Change = (some) => setChoice((before) => fitted({ ...before, ...some }));
    const submit = (event: Event): void => {
        event.preventDefault();
        void doing.run(async () => {
            if (!me.person) await me.comeAsGuest(name);
            keepChoice(choice);
            go(`/t/${await openTable(choice)}`);
        });
    };
    return (
        <form class="online-new" onSubmit={submit}>
            <section class="panel stack">
                {me.person ? null : <NameField value={name} change={setName} focus />}
                <GameChoice choice={choice} change={change} />
                <Seats choice={choice} change={change} />
                <Clocks choice={choice} change={change} />
                <Segments
                    name="listed"
                    legend={say('web_online_new_finds')}
                    values={['link', 'all'] as const}
                    value={choice.listed ? 'all' : 'link'}
                    change={(finds) => change({ listed: finds === 'all' })}
                    text={(finds) =>
                        finds === 'all' ? say('web_online_finds_all') : say('web_online_finds_link')
                    }
                />
            </section>
            <MoreOptions choice={choice} change={change} />
            <div class="row online-submit">
                <button
                    class="button primary large"
                    type="submit"
                    data-action="open"
                    disabled={doing.busy}
                >
                    {say('web_online_new_open')}
                </button>
                {doing.error ? (
                    <p class="error" role="alert">
                        {doing.error}
                    </p>
                ) : null}
            </div>
        </form>
    );
}

export function Create({ query }: PageProps) {
    return (
        <Page title={say('web_online_new_title')} width="narrow">
            <WithServer>{() => <Form game={query.get('game') ?? undefined} />}</WithServer>
        </Page>
    );
}
