/**
 * actions.tsx: what can be done now, as buttons: one of them is what Enter does. Above them, what
 * the choice at hand would do.
 */
import type { ComponentChildren } from 'preact';
import { Icon } from '../art';
import { say } from '../engine/say';
import type { Color, JustinianView, Token } from '../engine/types';
import { colors, tokenNumber, type Lay, type Place } from './questions';
import { influenceText } from './phases';

interface ActionsProps {
    view: JustinianView;
    decides: boolean;
    answered: boolean;
    token: Token | undefined;
    place: Place | undefined;
    /** The place under the pointer or the focus, else the chosen one. */
    aimed: Place | undefined;
    option: string | undefined;
    draws: number;
    lay: Lay | undefined;
    hint: string | undefined;
    /**
     * What all own cards pay now, and after the court has moved from either end, of which one may
     * be looked at.
     */
    total: number;
    ends: readonly { from: 'left' | 'right'; total: number }[];
    aim: 'left' | 'right' | undefined;
    /** Whether the seat could still place in this turn. */
    waits: boolean;
    play(move: string): void;
}

const counselorOf = (place: Place): number => Number(place.slice(1)) - 1;

const chosenColor = (option = ''): number =>
    colors.findIndex((color) => option === `color ${color}`);

/** The card that is chosen to be exchanged, as sentences name it. */
function chosenCard(option = ''): { counselor: number; color: number } | undefined {
    const [, color = '', number = ''] = /^exchange ([a-z]+)(\d+)$/.exec(option) ?? [];
    return number
        ? { counselor: Number(number) - 1, color: colors.indexOf(color as Color) }
        : undefined;
}

/** One sentence about the choice at hand. */
function textOf(props: ActionsProps): string {
    const { view, decides, answered, token, place, aimed, option, lay, waits } = props;
    if (answered) return say('web_justinian_answered');
    if (!decides) return view.stage === 'place' && waits ? say('web_justinian_prepare') : '';
    switch (view.stage) {
        case 'place': {
            const at = aimed ?? place;
            if (view.legal?.length === 1) return view.hand?.length ? say('ju_show_pass_empty') : '';
            if (token && at && lay) {
                const legal = view.legal?.includes(`place ${token} ${at}`);
                if (at === 'phase')
                    return legal ? influenceText(token, view, lay) : say('ju_show_no_more');
                const there = lay.counselors[counselorOf(at)];
                return legal && there
                    ? say('ju_show_value', {
                          token: tokenNumber(token),
                          counselor: counselorOf(at),
                          value: there.value,
                          then: there.then,
                      })
                    : say('ju_show_full', { counselor: counselorOf(at) });
            }
            if (token) return say('web_justinian_pick_place', { token: tokenNumber(token) });
            if (place)
                return place === 'phase'
                    ? say('web_justinian_pick_for_phase')
                    : say('web_justinian_pick_for', { counselor: counselorOf(place) });
            return say('web_justinian_pick_token');
        }
        case 'direction': {
            const { ends, aim, total } = props;
            const then = ends.find(({ from }) => from === aim);
            if (!then) return '';
            return aim === 'left'
                ? say('ju_option_left', { total: then.total, change: then.total - total })
                : say('ju_option_right', { total: then.total, change: then.total - total });
        }
        case 'trigger': {
            const { influence = 0, threshold } = view;
            return influence >= threshold
                ? say('ju_show_enough', { influence, threshold })
                : say('ju_show_short', { missing: threshold - influence, influence, threshold });
        }
        case 'color':
            return chosenColor(option) >= 0
                ? say('web_justinian_color_again', { color: chosenColor(option) })
                : say('web_justinian_pick_color');
        case 'exchange': {
            const card = chosenCard(option);
            return card ? say('web_justinian_exchange', card) : say('web_justinian_pick_card');
        }
        default:
            return '';
    }
}

/**
 * A token and a place that are both chosen, as a finger does before it places: the move, if it is
 * legal.
 */
function readyMove(view: JustinianView, token: Token, place: Place): string | undefined {
    const move = `place ${token} ${place}`;
    return view.legal?.includes(move) ? move : undefined;
}

/** The move that Enter makes, if any. */
export function primaryMove({
    view,
    decides,
    option,
    token,
    place,
}: Pick<ActionsProps, 'view' | 'decides' | 'option' | 'token' | 'place'>): string | undefined {
    if (!decides) return undefined;
    if (view.stage === 'place' && token && place) return readyMove(view, token, place);
    if (view.stage === 'place') return view.legal?.length === 1 ? view.legal[0] : undefined;
    if (view.stage === 'trigger') return view.legal?.includes('trigger') ? 'trigger' : 'decline';
    if (view.stage === 'exchange') return option ?? 'keep';
    return option;
}

export function Actions(props: ActionsProps) {
    const { view, decides, option, hint, play } = props;
    const primary = primaryMove(props);
    const ready = primary?.startsWith('place ') ? primary : undefined;
    const button = (move: string, text: string, more: { off?: boolean; key?: string } = {}) => (
        <button
            key={move}
            type="button"
            class={`button ${move === primary ? 'primary' : 'plain'}`}
            data-move={move}
            data-hinted={hint === move || undefined}
            aria-disabled={more.off || undefined}
            onClick={() => play(move)}
        >
            <span>{text}</span>
            {more.key ? <kbd aria-hidden="true">{more.key}</kbd> : null}
        </button>
    );
    let buttons: ComponentChildren;
    if (!decides) buttons = null;
    else if (view.stage === 'place')
        buttons = (
            <>
                {ready && props.token
                    ? button(
                          ready,
                          say('web_justinian_place_now', { token: tokenNumber(props.token) }),
                          {
                              key: '↵',
                          },
                      )
                    : null}
                {button(
                    'pass',
                    props.draws
                        ? say('web_justinian_pass_draw', { n: props.draws })
                        : say('web_justinian_pass'),
                    { key: 'X' },
                )}
            </>
        );
    else if (view.stage === 'trigger') {
        const can = view.legal?.includes('trigger') ?? false;
        buttons = (
            <>
                {button('trigger', say('web_justinian_trigger'), { off: !can, key: 'T' })}
                {button('decline', say('web_justinian_decline'), { key: 'D' })}
            </>
        );
    } else if (view.stage === 'exchange') {
        // Which card it is, the line above says: the button keeps its height.
        buttons = (
            <>
                {option ? button(option, say('web_justinian_exchange_now'), { key: '↵' }) : null}
                {button('keep', say('web_justinian_keep'), { key: 'K' })}
            </>
        );
    } else if (view.stage === 'color' && option)
        buttons = button(option, say('web_justinian_score_color', { color: chosenColor(option) }), {
            key: '↵',
        });
    else buttons = null;
    const text = textOf(props);
    return (
        <div class="justinian-actions">
            <p class="justinian-says">
                {text ? (
                    <>
                        <Icon name={decides ? 'hint' : 'clock'} />
                        {text}
                    </>
                ) : null}
            </p>
            <div class="justinian-buttons">{buttons}</div>
        </div>
    );
}
