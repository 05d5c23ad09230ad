/**
 * own.tsx: what the viewer of Justinian's table holds and can do: hand, cards and actions; for
 * others, what lies open; at the end, the result.
 */
import { Icon } from '../art';
import { say } from '../engine/say';
import type { JustinianView, Token } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { Actions } from './actions';
import { Cards } from './justinian_cards';
import type { Choice } from './justinian_choice';
import type { Drawn } from './drawn';
import { Ending } from './ending';
import { Hand } from './justinian_hand';
import { OpenHands } from './justinian_hands';
import type { Known } from './known';
import type { Worth } from './questions';

interface OwnProps {
    table: BoardProps<JustinianView>;
    me: number | undefined;
    known: Known;
    choice: Choice;
    drawn: Drawn;
    /** Shows a scoring again. */
    show(scoring: number): void;
}

const totalOf = (worth: Worth): number => worth.colors.reduce((sum, color) => sum + color.sum, 0);

/** The tokens in the hand. */
function OwnTokens({ table, choice, drawn }: OwnProps) {
    const { view, decides } = table;
    const places = decides && choice.placing;
    const moveOf = (kind: Token): string | undefined => {
        const move = `place ${kind} ${choice.place}`;
        return places && choice.place && view.legal?.includes(move) ? move : undefined;
    };
    return (
        <Hand
            hand={view.hand ?? []}
            reserve={view.reserve ?? []}
            chosen={choice.token}
            hinted={drawn.hintToken as Token | undefined}
            moveOf={moveOf}
            pick={choice.pickToken}
            take={(event, kind) => places && choice.dragging.take(event, kind)}
            ended={choice.dragging.ended}
        />
    );
}

function OwnCards({ table, me, known, choice, drawn }: OwnProps & { me: number }) {
    const { view, decides, hint } = table;
    const { stage } = view;
    return (
        <Cards
            view={view}
            worth={known.worth}
            preview={drawn.end?.worth}
            asks={decides && (stage === 'color' || stage === 'exchange') ? stage : undefined}
            brings={known.brings}
            chosen={choice.option}
            hint={hint}
            me={me}
            pick={choice.pickOption}
            peek={choice.peekAt}
        />
    );
}

function OwnActions({ table, me, known, choice }: OwnProps & { me: number }) {
    const { view } = table;
    return (
        <Actions
            view={view}
            decides={table.decides}
            answered={table.answered}
            token={choice.inHand}
            place={choice.place}
            aimed={choice.aimed}
            option={choice.option}
            draws={known.counts.draws}
            lay={choice.lay}
            hint={table.hint}
            total={totalOf(known.worth)}
            ends={known.ends.map(({ from, worth }) => ({ from, total: totalOf(worth) }))}
            aim={choice.aim}
            waits={table.own && !view.passed.includes(me)}
            play={table.play}
        />
    );
}

export function Own(props: OwnProps & { stage: string }) {
    const { table, me, known, stage } = props;
    const { setup, view, all } = table;
    const { court, worth } = known;
    if (stage === 'over')
        return <Ending setup={setup} court={court} view={view} show={props.show} />;
    if (all && me === undefined)
        return <OpenHands setup={setup} court={court} all={all} phase={worth.phase} />;
    if (me === undefined)
        return (
            <p class="justinian-watch">
                <Icon name="eye" />
                {say('web_justinian_open')}
            </p>
        );
    return (
        <>
            <OwnTokens {...props} />
            <OwnCards {...props} me={me} />
            <OwnActions {...props} me={me} />
        </>
    );
}
