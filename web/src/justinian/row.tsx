/**
 * row.tsx: the court: twelve counselors in a row, what each is worth, and the shelf of tokens above
 * each.
 */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ColorSign, Counselor, SeatMark, TokenBack, TokenFace } from '../art';
import { listed, say, stated } from '../engine/say';
import type { Color, LaidToken, Setup } from '../engine/types';
import { useName } from '../ui/seat';
import { colorNumber, phaseNames, written, type Court, type Lay, type Place } from './questions';

interface RowProps {
    setup: Setup;
    court: Court;
    row: readonly number[];
    values: readonly number[];
    /** From 1. */
    phase: number;
    /** By counselor. */
    board: readonly (readonly LaidToken[])[];
    /** Whether tokens lie face up. */
    open: boolean;
    /** Whose eyes; their tokens come from the hand. */
    me: number | undefined;
    /** The viewer's colors of each counselor. */
    mine: ReadonlyMap<number, readonly Color[]>;
    /** Counselors that are worth a look: those that a scoring shows. */
    shining: ReadonlySet<number> | undefined;
    trail: ReadonlyMap<number, number>;
    mover: number | undefined;
    sum: number;
    /** Where a chosen token may go; undefined while none is chosen. */
    targets: ReadonlySet<string> | undefined;
    lay: Lay | undefined;
    token: string | undefined;
    chosen: Place | undefined;
    hovered: Place | undefined;
    hinted: string | undefined;
    /** The place to which the counselor that is aimed at would go, from 0. */
    goal: number | undefined;
    peek: number | undefined;
    cursor: number;
    newest: string | undefined;
    pick(place: Place): void;
    hover(place: Place | undefined): void;
    focus(index: number): void;
}

function Laid({
    laid,
    slot,
    counselor,
    open,
    me,
    fresh,
}: {
    laid: LaidToken;
    slot: number;
    counselor: number;
    open: boolean;
    me: number | undefined;
    fresh: boolean;
}) {
    return (
        <span
            class="justinian-laid"
            data-enter={`t${counselor}.${slot}.${laid.seat}`}
            data-from={laid.seat === me && laid.token ? laid.token : `seat${laid.seat}`}
            data-fresh={fresh || undefined}
            data-open={(open && laid.token) || undefined}
        >
            {open && laid.token ? (
                <>
                    <TokenFace token={laid.token} />
                    <SeatMark seat={laid.seat} class="art justinian-laid-owner" />
                </>
            ) : (
                <TokenBack seat={laid.seat} token={laid.token} />
            )}
        </span>
    );
}

function labelOf(
    props: RowProps,
    counselor: number,
    place: number,
    nameOf: ReturnType<typeof useName>,
): string {
    const { setup, court, values, board, mine, open } = props;
    const tokens = board[counselor - 1] ?? [];
    const [first = 0, second = 0, third = 0] = court.values[counselor - 1]?.[place] ?? [];
    const cards = mine.get(counselor);
    const parts = [
        say('ju_place', { place: place + 1, counselor: counselor - 1, value: values[place] ?? 0 }),
        say('web_justinian_tile_phases', { first, second, third }),
    ];
    if (cards)
        parts.push(
            say('web_justinian_tile_mine', {
                colors: cards.reduce((mask, color) => mask | (1 << colorNumber(color)), 0),
            }),
        );
    if (tokens.length)
        parts.push(
            say('web_justinian_tile_tokens', {
                n: tokens.length,
                whose: listed(
                    tokens.map(({ seat, token }) => {
                        const name = nameOf(setup.names, seat);
                        const known = token && (open || seat === props.me);
                        return known ? `${name} ${written(token)}` : name;
                    }),
                ),
            }),
        );
    if (!open && tokens.length >= court.room) parts.push(say('web_justinian_tile_full'));
    return stated(parts);
}

/** The tokens that lie with a counselor, and room for more; how it has moved, or moves. */
function Shelf({
    counselor,
    props,
    legal,
}: {
    counselor: number;
    props: RowProps;
    legal: boolean | undefined;
}) {
    const { court, board, open, me } = props;
    const tokens = board[counselor - 1] ?? [];
    const moves = props.mover === counselor;
    const trail = props.trail.get(counselor);
    return (
        <span class="justinian-shelf">
            {trail && !moves ? (
                <span class="justinian-trail" data-way={trail > 0 ? 'right' : 'left'}>
                    {trail > 0 ? `▸${trail}` : `◂${-trail}`}
                </span>
            ) : null}
            {moves && props.sum ? (
                <b class="justinian-sum" data-sign={props.sum > 0 ? 'plus' : 'minus'}>
                    {props.sum > 0 ? `+${props.sum}` : `−${-props.sum}`}
                </b>
            ) : null}
            {Array.from({ length: court.room }, (_, slot) => {
                const laid = tokens[slot];
                return laid ? (
                    <Laid
                        key={slot}
                        laid={laid}
                        slot={slot}
                        counselor={counselor}
                        open={open}
                        me={me}
                        fresh={props.newest === `c${counselor}` && slot === tokens.length - 1}
                    />
                ) : (
                    <span
                        key={slot}
                        class="justinian-slot"
                        data-next={(legal && slot === tokens.length) || undefined}
                    />
                );
            })}
        </span>
    );
}

/** What a counselor is worth; with a token aimed at it, what it would be. */
function Value({ value, aimed }: { value: number; aimed: Lay['counselors'][number] | undefined }) {
    return (
        <span class="justinian-value">
            <b>{aimed && aimed.then !== aimed.value ? aimed.then : value}</b>
            {aimed && aimed.then !== aimed.value ? (
                <i data-way={aimed.then > aimed.value ? 'up' : 'down'}>
                    {aimed.then > aimed.value
                        ? `+${aimed.then - aimed.value}`
                        : `−${aimed.value - aimed.then}`}
                </i>
            ) : null}
        </span>
    );
}

function Tile({ counselor, place, props }: { counselor: number; place: number; props: RowProps }) {
    const nameOf = useName();
    const { court, board, open, mine, targets, lay, token, chosen, hovered, phase } = props;
    // A picture of some hundred parts: drawn once.
    const bust = useMemo(() => <Counselor n={counselor} />, [counselor]);
    const name: Place = `c${counselor}`;
    const tokens = board[counselor - 1] ?? [];
    const full = !open && tokens.length >= court.room;
    const cards = mine.get(counselor);
    const aimed =
        targets && (hovered ?? chosen) === name ? lay?.counselors[counselor - 1] : undefined;
    const legal = targets?.has(name);
    return (
        <button
            type="button"
            class="justinian-tile"
            data-piece={name}
            data-place={name}
            data-flip={name}
            data-mine={cards ? '' : undefined}
            data-full={full || undefined}
            data-target={legal || undefined}
            data-refused={(targets && !legal) || undefined}
            data-chosen={chosen === name || undefined}
            data-goal={props.goal === place || undefined}
            data-over={hovered === name || undefined}
            data-moves={props.mover === counselor || undefined}
            data-shines={props.shining?.has(counselor) || undefined}
            data-dim={(props.shining && !props.shining.has(counselor)) || undefined}
            data-hinted={props.hinted === name || undefined}
            data-peek={props.peek === counselor || undefined}
            data-move={legal && token ? `place ${token} ${name}` : undefined}
            aria-label={labelOf(props, counselor, place, nameOf)}
            tabIndex={place === props.cursor ? 0 : -1}
            onClick={() => props.pick(name)}
            onFocus={(event) => {
                props.focus(place);
                if (event.currentTarget.matches(':focus-visible')) props.hover(name);
            }}
            onBlur={() => props.hover(undefined)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && props.hover(name)}
            onPointerLeave={() => props.hover(undefined)}
        >
            <Shelf counselor={counselor} props={props} legal={legal} />
            <span class="justinian-bust">
                {bust}
                <span class="justinian-number">{counselor}</span>
                <span class="justinian-signs">
                    {cards?.map((color) => (
                        <ColorSign key={color} color={color} />
                    ))}
                </span>
                <span class="justinian-name">
                    {say('web_justinian_counselor', { counselor: counselor - 1 })}
                </span>
            </span>
            <Value value={props.values[place] ?? 0} aimed={aimed} />
            <span class="justinian-others">
                {phaseNames.map((roman, i) =>
                    i === phase - 1 ? null : (
                        <span key={roman}>
                            <small>{roman}</small>
                            {court.values[counselor - 1]?.[place]?.[i]}
                        </span>
                    ),
                )}
            </span>
        </button>
    );
}

export function Row(props: RowProps) {
    const root = useRef<HTMLDivElement>(null);
    const focused = useRef<string | undefined>(undefined);
    // A tile that moves to another place in the document loses the focus: it gets it back.
    useLayoutEffect(() => {
        if (focused.current && document.activeElement === document.body)
            root.current
                ?.querySelector<HTMLElement>(`[data-place="${focused.current}"]`)
                ?.focus({ preventScroll: true });
    }, [props.row.join()]);
    const press = (event: KeyboardEvent): void => {
        const step = { ArrowLeft: -1, ArrowRight: 1, Home: -12, End: 12 }[event.key];
        if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
            return;
        event.preventDefault();
        const next = Math.min(props.row.length - 1, Math.max(0, props.cursor + step));
        props.focus(next);
        (event.currentTarget as HTMLElement)
            .querySelector<HTMLElement>(`[data-place="c${props.row[next]}"]`)
            ?.focus();
    };
    return (
        <div
            class="justinian-row"
            ref={root}
            role="group"
            aria-label={say('web_justinian_row')}
            onKeyDown={press}
            onFocusIn={(event) => {
                focused.current = (event.target as HTMLElement).dataset.place;
            }}
            onFocusOut={(event) => {
                if (event.relatedTarget) focused.current = undefined;
            }}
            data-placing={props.targets ? '' : undefined}
            data-cards={props.mine.size > 0 || undefined}
            data-open={props.open || undefined}
        >
            {props.row.map((counselor, place) => (
                <Tile key={counselor} counselor={counselor} place={place} props={props} />
            ))}
        </div>
    );
}
