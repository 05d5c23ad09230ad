/**
 * justinian_board.tsx: the table of Justinian: the court, the phase card (in whose room counselors' numbers,
 * both ends' rows and scorings are shown, so that nothing ever shifts), the players, and what the
 * viewer holds.
 */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { TokenFace } from '../art';
import { language } from '../engine/say';
import type { JustinianView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { useChoice } from './justinian_choice';
import { useDrawn, useScores } from './drawn';
import { useCourtKeys } from './justinian_keys';
import { useKnown } from './known';
import { Middle } from './middle';
import { useMotion } from './motion';
import { useMovement } from './movement';
import { Own } from './own';
import { Players } from './players';
import { useScene } from './scene';

export function JustinianBoard(props: BoardProps<JustinianView>) {
    const { setup, view, eyes, act, decides, all, motion } = props;
    const me = typeof eyes === 'number' ? eyes : undefined;
    const root = useRef<HTMLDivElement>(null);
    const known = useKnown(props);
    const movement = useMovement(view, known.moved, act, motion);
    const control = useScene(view, act, motion, decides && view.stage === 'place');
    const choice = useChoice(props, me, movement, control);
    useEffect(() => {
        const duration = movement.duration + control.duration;
        if (act && duration) props.hold(duration);
    }, [act?.number]);
    useCourtKeys(view, decides, props.play, choice, root);

    const drawn = useDrawn(props, known, choice.aim, movement, control.scene);
    const lying = [
        drawn.row,
        drawn.board.map((tokens) => tokens.length),
        view.seats.map((seat) => seat.phase_count),
        view.phase,
        eyes,
    ];
    useMotion(
        root,
        motion && (act !== undefined || choice.aim !== undefined || drawn.frame !== undefined),
        lying.join(' '),
    );
    const { scores, gained } = useScores(root, view, control.scene, motion);
    const counts = props.memory ? known.counts : undefined;
    const words = language();
    const players = useMemo(
        () => (
            <Players
                setup={setup}
                view={view}
                infos={props.seats}
                clock={props.clock}
                me={me}
                tokens={counts}
                scores={scores}
                gained={gained}
                all={all}
                count={() => choice.setCounting((on) => !on)}
            />
        ),
        [setup, view, props.seats, props.clock, me, counts, scores.join(), !gained, all, words],
    );
    // While the last scoring is shown, the table stays as it was when its color was chosen.
    const stage = view.stage === 'over' && !props.over ? 'color' : view.stage;
    const { finger, dragging } = choice;
    const shared = { table: props, me, known, choice, drawn };
    return (
        <div
            class="court"
            ref={root}
            data-stage={stage}
            data-decides={decides || undefined}
            data-seated={me !== undefined || undefined}
            data-many={view.players}
            data-scene={control.scene !== undefined || undefined}
            onPointerDownCapture={(event) => (finger.current = event.pointerType === 'touch')}
            onKeyDownCapture={() => (finger.current = false)}
        >
            <div class="justinian-inside">
                {players}
                <Middle {...shared} movement={movement} control={control} />
                <div class="justinian-own">
                    <Own {...shared} stage={stage} show={control.show} />
                </div>
            </div>
            {dragging.dragged ? (
                <div class="justinian-dragged" ref={dragging.follow}>
                    <TokenFace token={dragging.dragged.token} />
                </div>
            ) : null}
        </div>
    );
}
