/** parts.tsx: what the parts of the hosts' page share: long lists, tables that become cards. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, say } from '../engine/say';
import type { Part, Sanction } from '../net/host_api';
import { dateText } from '../net/words';
import { useDoing, type Doing } from '../online/online_hooks';
import { tell } from '../ui/page_words';

/** Who did something: a host by name, or somebody at the server itself. */
export const hostText = (by: string): string => (by === 'console' ? tell('web_host_console') : by);

export const count = (n: number): string => new Intl.NumberFormat(language()).format(n);

export interface Listed<Item> {
    items: Item[] | undefined;
    more: boolean;
    doing: Doing;
    /** From the beginning. */
    again(): void;
    next(): void;
}

/** A list that comes in parts. What was asked for before the key changed is not shown. */
export function useList<Item>(
    ask: (from: number) => Promise<Part<Item>>,
    key: unknown = '',
): Listed<Item> {
    const [found, setFound] = useState<Part<Item> | undefined>(undefined);
    const doing = useDoing();
    const turn = useRef(0);
    const load = (before: Item[]): void => {
        const mine = ++turn.current;
        void doing.run(async () => {
            const { items, more } = await ask(before.length);
            if (mine === turn.current) setFound({ items: [...before, ...items], more });
        });
    };
    useEffect(() => load([]), [key]);
    return {
        items: found?.items,
        more: found?.more ?? false,
        doing,
        again: () => load([]),
        next: () => load(found?.items ?? []),
    };
}

export function Wrong({ doing }: { doing: Doing }) {
    return doing.error ? (
        <p class="error" role="alert">
            {doing.error}
        </p>
    ) : null;
}

/** The list itself, or why there is none; and the way to the rest. */
export function List<Item>({
    list,
    empty,
    children,
}: {
    list: Listed<Item>;
    empty: string;
    children: (items: Item[]) => ComponentChildren;
}) {
    const { items, more, doing } = list;
    return (
        <>
            <Wrong doing={doing} />
            {items === undefined ? (
                doing.error ? (
                    <div class="row">
                        <button class="button plain" data-action="again" onClick={list.again}>
                            {say('web_online_try_again')}
                        </button>
                    </div>
                ) : (
                    <p class="note">{say('web_loading')}</p>
                )
            ) : items.length ? (
                children(items)
            ) : (
                <p class="empty" data-state="empty">
                    {empty}
                </p>
            )}
            {more ? (
                <button
                    class="button plain host-more"
                    data-action="more"
                    disabled={doing.busy}
                    onClick={list.next}
                >
                    {tell('web_host_more')}
                </button>
            ) : null}
        </>
    );
}

/** A table; on a phone, a card for each row, whose cells have their headings beside them. */
export function Rows({
    name,
    heads,
    children,
}: {
    name: string;
    heads: string[];
    children: ComponentChildren;
}) {
    return (
        <table class="host-table" aria-label={name}>
            <thead>
                <tr>
                    {heads.map((head, i) => (
                        <th key={i} scope="col">
                            {head || <span class="visually-hidden">{tell('web_host_action')}</span>}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>{children}</tbody>
        </table>
    );
}

export function Cell({ head, children }: { head?: string; children: ComponentChildren }) {
    return (
        <td data-head={head}>
            <span>{children}</span>
        </td>
    );
}

export const untilText = ({ until }: Sanction): string =>
    until === null ? tell('web_host_for_good') : tell('web_host_until', { time: dateText(until) });

/** For how long, in hours; '' is for good. */
export function HoursField({
    id,
    value,
    change,
}: {
    id: string;
    value: string;
    change(hours: string): void;
}) {
    const lengths: [string, string][] = [
        ['1', say('web_online_hours', { n: 1 })],
        ['24', say('web_online_days', { n: 1 })],
        ['168', say('web_online_days', { n: 7 })],
        ['720', say('web_online_days', { n: 30 })],
        ['', tell('web_host_for_good')],
    ];
    return (
        <div class="field">
            <label for={id}>{tell('web_host_how_long')}</label>
            <select id={id} value={value} onChange={(event) => change(event.currentTarget.value)}>
                {lengths.map(([hours, text]) => (
                    <option key={hours} value={hours}>
                        {text}
                    </option>
                ))}
            </select>
        </div>
    );
}

/** Why, or what was done: for hosts alone, and kept even if the person is erased. */
export function WhyField({
    id,
    label = tell('web_host_why'),
    value,
    change,
}: {
    id: string;
    label?: string;
    value: string;
    change(why: string): void;
}) {
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <input
                id={id}
                required
                maxLength={200}
                autocomplete="off"
                value={value}
                aria-describedby={`${id}-note`}
                onInput={(event) => change(event.currentTarget.value)}
            />
            <p class="note" id={`${id}-note`}>
                {tell('web_host_why_note')}
            </p>
        </div>
    );
}

/** What the field gives, as the server wants it. */
export const hoursOf = (value: string): number | undefined =>
    value === '' ? undefined : Number(value);
