/**
 * middle.tsx: the middle of Justinian's table: the court in its row, and the band below it, in
 * which one thing at a time is shown: a scoring, both ends' rows, counts, a counselor's numbers, or
 * the phase card.
 */
import { Icon } from '../art';
import { say } from '../engine/say';
import type { JustinianView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import type { Choice } from './justinian_choice';
import { Direction } from './direction';
import type { Drawn } from './drawn';
import type { Known } from './known';
import type { Movement } from './movement';
import { Phases } from './phases';
import { Counts } from './players';
import { Row } from './row';
import { SceneView, type SceneControl } from './scene';
import { Sheet } from './sheet';

interface MiddleProps {
    table: BoardProps<JustinianView>;
    me: number | undefined;
    known: Known;
    choice: Choice;
    drawn: Drawn;
    movement: Movement;
    control: SceneControl;
}

function CourtRow({ table, me, known, choice, drawn }: MiddleProps) {
    const { targets, lay, aimed } = choice;
    const { dragged } = choice.dragging;
    const { frame } = drawn;
    const aimedAt =
        aimed && aimed !== 'phase' && targets?.has(aimed)
            ? lay?.counselors[Number(aimed.slice(1)) - 1]
            : undefined;
    return (
        <Row
            setup={table.setup}
            court={known.court}
            row={drawn.row}
            values={drawn.values}
            phase={known.worth.phase}
            board={drawn.board}
            open={drawn.open}
            me={me}
            mine={known.mine}
            shining={drawn.shining}
            trail={drawn.trail}
            mover={frame?.mover}
            sum={frame?.sum ?? 0}
            targets={targets}
            lay={lay}
            token={choice.inHand}
            chosen={choice.place}
            hovered={dragged ? dragged.over : choice.hovered}
            hinted={drawn.hintPlace}
            goal={aimedAt && aimedAt.then !== aimedAt.value ? aimedAt.to - 1 : undefined}
            peek={choice.shown}
            cursor={choice.cursor}
            newest={drawn.newest}
            pick={choice.pickPlace}
            hover={choice.setHovered}
            focus={choice.setCursor}
        />
    );
}

/** Ends the movement of the court, or shows the last one again. */
function MovementButton({ drawn, movement }: Pick<MiddleProps, 'drawn' | 'movement'>) {
    if (drawn.frame)
        return (
            <button type="button" class="button quiet small" onClick={movement.skip}>
                <Icon name="next" />
                {say('web_justinian_skip')}
            </button>
        );
    return drawn.hasMoved ? (
        <button
            type="button"
            class="button quiet small icon"
            title={say('web_justinian_move_again')}
            aria-label={say('web_justinian_move_again')}
            onClick={movement.again}
        >
            <Icon name="rematch" />
        </button>
    ) : null;
}

function CounselorSheet({ table, known, choice, counselor }: MiddleProps & { counselor: number }) {
    const { lay, peek } = choice;
    const close = (): void => {
        choice.setPeek(undefined);
        choice.setPlace(undefined);
    };
    return (
        <Sheet
            setup={table.setup}
            court={known.court}
            counselor={counselor}
            place={table.view.row.indexOf(counselor)}
            phase={known.worth.phase}
            mine={known.mine.get(counselor) ?? []}
            then={lay ? (lay.counselors[counselor - 1]?.to ?? 1) - 1 : undefined}
            close={peek !== undefined ? close : undefined}
        />
    );
}

function PhaseCard({ table, me, known, choice, drawn, control }: MiddleProps) {
    return (
        <Phases
            setup={table.setup}
            court={known.court}
            view={table.view}
            all={table.all}
            me={me}
            lay={choice.lay}
            token={choice.inHand}
            target={choice.targets?.has('phase')}
            chosen={choice.place === 'phase'}
            hovered={choice.aimed === 'phase'}
            hinted={drawn.hintPlace === 'phase'}
            newest={drawn.newest === 'phase'}
            pick={() => choice.pickPlace('phase')}
            hover={(on) => choice.setHovered(on ? 'phase' : undefined)}
            show={control.show}
        />
    );
}

type Shows = 'scene' | 'direction' | 'counts' | 'sheet' | 'phases';

/** What stands in the room of the phase card. */
function shownIn({ table, choice, control }: MiddleProps): Shows {
    if (control.scene) return 'scene';
    if (table.view.stage === 'direction') return 'direction';
    if (choice.counting) return 'counts';
    return choice.shown !== undefined && !choice.dragging.dragged ? 'sheet' : 'phases';
}

function Band(props: MiddleProps & { shows: Shows }) {
    const { table, known, choice, control, shows } = props;
    const { setup, view, decides, hint, play } = table;
    const { court, ends, worth, mine, counts } = known;
    const { scene } = control;
    if (scene)
        return (
            <SceneView setup={setup} court={court} view={view} scene={scene} control={control} />
        );
    if (shows === 'direction')
        return (
            <Direction
                ends={ends}
                now={worth}
                mine={mine}
                decides={decides}
                aim={choice.aim}
                hint={hint}
                look={choice.setAim}
                play={play}
            />
        );
    if (shows === 'counts')
        return <Counts setup={setup} tokens={counts} close={() => choice.setCounting(false)} />;
    return shows === 'sheet' && choice.shown !== undefined ? (
        <CounselorSheet {...props} counselor={choice.shown} />
    ) : (
        <PhaseCard {...props} />
    );
}

export function Middle(props: MiddleProps) {
    const shows = shownIn(props);
    return (
        <div class="justinian-middle">
            <CourtRow {...props} />
            <div class="justinian-again">
                <MovementButton drawn={props.drawn} movement={props.movement} />
            </div>
            <div class="justinian-band" data-shows={shows}>
                <Band {...props} shows={shows} />
            </div>
        </div>
    );
}
