/**
 * help.tsx: help with the decision at hand: a small picture, the rule, how it is done here and what
 * to think of, and the way into the rules. For the shell's panel.
 */
import type { ComponentChildren } from 'preact';
import {
    BidderCard,
    ColorSign,
    Counselor,
    CourtCard,
    Good,
    GoodsCard,
    Icon,
    SeatMark,
    TokenBack,
    TokenFace,
} from '../art';
import { rulesLink, tell } from '../engine/look';
import { say, wordSpace, type Key } from '../engine/say';
import type { ByzantzView, Code, JustinianView, Setup, View } from '../engine/types';

interface Help {
    /** The rule, as the engine tells it for this moment. */
    rule: string;
    /** How it is done on this page, and what to think of. */
    how: string;
    picture: ComponentChildren;
    /** The section of the rules that has more. */
    at: string;
}

type Kind =
    | 'place'
    | 'direction'
    | 'trigger'
    | 'decline'
    | 'color'
    | 'exchange'
    | 'auction'
    | 'give'
    | 'limit'
    | 'market'
    | 'final'
    | 'wait_ju'
    | 'wait_by'
    | 'over';

/** What is decided, by whom: from the view alone. */
export function kindOf(view: View): Kind {
    const stage = view.game === 'justinian' ? view.stage : view.phase;
    if (stage === 'over' || view.asked.length === 0) return 'over';
    if (view.seat === 'watcher' || !view.asked.includes(view.seat))
        return view.game === 'justinian' ? 'wait_ju' : 'wait_by';
    if (stage === 'trigger') return view.legal?.includes('trigger') ? 'trigger' : 'decline';
    return stage as Kind;
}

const hows: Record<Kind, Key> = {
    place: 'learn_how_place',
    direction: 'learn_how_direction',
    trigger: 'learn_how_trigger',
    decline: 'learn_how_decline',
    color: 'learn_how_color',
    exchange: 'learn_how_exchange',
    auction: 'learn_how_auction',
    give: 'learn_how_give',
    limit: 'learn_how_limit',
    market: 'learn_how_market',
    final: 'learn_how_final',
    wait_ju: 'learn_how_wait_ju',
    wait_by: 'learn_how_wait_by',
    over: 'learn_how_over',
};

const sections: Record<Kind, string> = {
    place: 'placing',
    direction: 'court',
    trigger: 'trigger',
    decline: 'trigger',
    color: 'scoring',
    exchange: 'scoring',
    auction: 'auctions',
    give: 'auctions',
    limit: 'limit',
    market: 'market',
    final: 'end',
    wait_ju: 'placing',
    wait_by: 'selling',
    over: 'end',
};

function seatOf(view: View): number {
    return view.seat === 'watcher' ? 0 : view.seat;
}

const arrow = <Icon name="right" class="learn-arrow" />;

/** A picture of what is decided, with pieces of this very moment where there are any. */
function pictureOf(view: View, kind: Kind): ComponentChildren {
    return view.game === 'justinian' ? courtPicture(view, kind) : bazaarPicture(view, kind);
}

function courtPicture(view: JustinianView, kind: Kind): ComponentChildren {
    const cards = Object.entries(view.cards ?? {}).find(([, numbers]) => numbers.length);
    switch (kind) {
        case 'place':
            return (
                <>
                    {view.hand?.[0] ? (
                        <TokenFace token={view.hand[0]} />
                    ) : (
                        <TokenBack seat={seatOf(view)} />
                    )}
                    {arrow}
                    <Counselor n={view.row[11] ?? 12} />
                </>
            );
        case 'direction':
            return (
                <>
                    <Icon name="right" />
                    <Counselor n={view.row[0] ?? 1} />
                    <Counselor n={view.row[11] ?? 12} />
                    <Icon name="left" />
                </>
            );
        case 'trigger':
        case 'decline':
            return (
                <>
                    {(view.phase_tokens ?? []).slice(0, 5).map((token, i) => (
                        <TokenFace key={i} token={token} />
                    ))}
                    <b>
                        {view.influence ?? 0} / {view.threshold}
                    </b>
                </>
            );
        case 'color':
            return (
                <>
                    {view.colors.map((color) => (
                        <ColorSign key={color} color={color} />
                    ))}
                </>
            );
        case 'exchange':
            return cards ? (
                <>
                    <CourtCard color={cards[0] as never} n={cards[1][0] ?? 1} />
                    {arrow}
                    <ColorSign color={cards[0] as never} />
                </>
            ) : null;
        default:
            return (
                <>
                    {view.asked.map((seat) => (
                        <SeatMark key={seat} seat={seat} />
                    ))}
                </>
            );
    }
}

function bazaarPicture(view: ByzantzView, kind: Kind): ComponentChildren {
    const cards = view.hand ?? [];
    switch (kind) {
        case 'auction':
            return (
                <>
                    {view.stack[0] !== undefined && <BidderCard n={view.stack[0]} />}
                    {view.bundle.map((card, i) => (
                        <GoodsCard key={i} card={card} />
                    ))}
                </>
            );
        case 'give':
            return (
                <>
                    {view.bundle.map((card, i) => (
                        <GoodsCard key={i} card={card} />
                    ))}
                    {arrow}
                    <b>1</b>
                </>
            );
        case 'limit':
            return (
                <>
                    <b>{cards.length}</b>
                    {arrow}
                    <b>7</b>
                </>
            );
        case 'market':
            return (
                <>
                    {[...new Set(view.market.map((card) => card[0] ?? 'M'))].map((good) => (
                        <Good key={good} good={good} />
                    ))}
                </>
            );
        default:
            return (
                <>
                    <GoodsCard card="C4" />
                    <GoodsCard card="C1" />
                    <GoodsCard card="M" />
                    {arrow}
                    <b>+4</b>
                </>
            );
    }
}

function ruleOf(setup: Setup, code: Code, kind: Kind): string {
    if (kind === 'wait_by') return say('by_help_wait');
    return tell(setup, code, 'help')
        .filter(({ key }) => key.includes('_help_'))
        .map(({ text }) => text)
        .join(wordSpace());
}

function helpFor(setup: Setup, view: View, code: Code): Help {
    const kind = kindOf(view);
    return {
        rule: ruleOf(setup, code, kind),
        how: say(hows[kind] as 'learn_how_place'),
        picture: pictureOf(view, kind),
        at: sections[kind],
    };
}

/** Help with this moment, for a panel. */
export function HelpPanel({ setup, view, code }: { setup: Setup; view: View; code: Code }) {
    const { rule, how, picture, at } = helpFor(setup, view, code);
    return (
        <div class="learn-help">
            <div class="learn-help-picture" aria-hidden="true">
                {picture}
            </div>
            {rule && <p>{rule}</p>}
            <p class="learn-how">{how}</p>
            <p>
                <a href={rulesLink(setup, at)} target="_blank" rel="noopener">
                    {say('learn_more')}
                </a>
            </p>
        </div>
    );
}
