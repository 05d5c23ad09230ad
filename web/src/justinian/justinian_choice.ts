/**
 * justinian_choice.ts: what somebody at the table of Justinian has chosen, holds or looks at, and what
 * picking a piece does with it.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JustinianView, Token } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { useDrag } from './drag';
import type { Movement } from './movement';
import { layOf, type Place } from './questions';
import type { SceneControl } from './scene';

export type Choice = ReturnType<typeof useChoice>;

/**
 * What is looked at: a counselor's numbers, by choice or by staying over it; the tokens' counts.
 */
function useLook(token: Token | undefined) {
    const [hovered, setHovered] = useState<Place | undefined>(undefined);
    const [peek, setPeek] = useState<number | undefined>(undefined);
    const [glance, setGlance] = useState<number | undefined>(undefined);
    const [counting, setCounting] = useState(false);
    // Hovering for a moment shows a counselor's numbers.
    useEffect(() => {
        setGlance(undefined);
        if (!hovered || hovered === 'phase' || token) return undefined;
        const timer = window.setTimeout(() => setGlance(Number(hovered.slice(1))), 550);
        return () => window.clearTimeout(timer);
    }, [hovered, token]);
    return { hovered, setHovered, peek, setPeek, shown: peek ?? glance, counting, setCounting };
}

/** The token in the hand, chosen or dragged: where it may go, and what it would do there. */
function useInHand(props: BoardProps<JustinianView>, placing: boolean, token: Token | undefined) {
    const { setup, view, code, decides, play } = props;
    const dragging = useDrag((dropped, onto) => play(`place ${dropped} ${onto}`));
    const inHand = dragging.dragged?.token ?? (placing ? token : undefined);
    const lay = useMemo(
        () => (inHand ? layOf(setup, code, inHand) : undefined),
        [setup, code, inHand],
    );
    const targets = useMemo(() => {
        if (!inHand || !decides || !placing) return undefined;
        const start = `place ${inHand} `;
        return new Set(
            (view.legal ?? [])
                .filter((move) => move.startsWith(start))
                .map((move) => move.slice(start.length)),
        );
    }, [inHand, decides, view]);
    return { dragging, inHand, lay, targets };
}

export function useChoice(
    props: BoardProps<JustinianView>,
    me: number | undefined,
    movement: Movement,
    control: SceneControl,
) {
    const { view, act, play } = props;
    const [picked, setToken] = useState<Token | undefined>(undefined);
    const [place, setPlace] = useState<Place | undefined>(undefined);
    const [aim, setAim] = useState<'left' | 'right' | undefined>(undefined);
    const [option, setOption] = useState<string | undefined>(undefined);
    const [cursor, setCursor] = useState(0);
    const finger = useRef(false);
    const token = picked && view.hand?.includes(picked) ? picked : undefined;
    const placing = view.stage === 'place' && me !== undefined;
    const places = props.decides && placing;
    // What is chosen lasts as long as it makes sense.
    const look = useLook(token);
    useEffect(() => {
        if (act?.seat === me) {
            setToken(undefined);
            setPlace(undefined);
            look.setPeek(undefined);
            look.setHovered(undefined);
        }
        setOption(undefined);
        setAim(undefined);
    }, [props.ply, view.stage, props.eyes]);
    const holding = useInHand(props, placing, token);
    const { dragged } = holding.dragging;

    const peekAt = (counselor: number): void =>
        look.setPeek(look.peek === counselor ? undefined : counselor);
    // Whoever places wants to see the phase space.
    const uncover = (): void => {
        look.setPeek(undefined);
        look.setHovered(undefined);
        look.setCounting(false);
        if (control.scene) control.close();
    };
    // A finger cannot hover: its first tap shows what the token would do there, the second places
    // it.
    const pickPlace = (where: Place): void => {
        if (places && token) {
            if (finger.current && place !== where && holding.targets?.has(where)) setPlace(where);
            else play(`place ${token} ${where}`);
            return;
        }
        if (places) setPlace(place === where ? undefined : where);
        if (where === 'phase') return;
        const again = look.peek === Number(where.slice(1)) && (place === where || !props.decides);
        look.setPeek(again ? undefined : Number(where.slice(1)));
    };
    const pickToken = (kind: Token): void => {
        if (!view.hand?.includes(kind)) {
            if (places) play(`place ${kind} ${place ?? 'phase'}`);
        } else if (places && place && (!finger.current || token === kind))
            play(`place ${kind} ${place}`);
        else if (finger.current && place) setToken(kind);
        else {
            uncover();
            setToken(token === kind ? undefined : kind);
        }
    };
    // A color's head does it at once, but not for a finger: that chooses first, as everybody does
    // who takes a color by its cards.
    const pickOption = (move: string, atOnce = false): void => {
        if (option === move || (atOnce && !finger.current)) play(move);
        else setOption(move);
    };
    /** Steps back; false if there was nothing. */
    const back = (): boolean => {
        if (movement.frame) movement.skip();
        else if (control.scene) control.close();
        else if (look.counting) look.setCounting(false);
        else if (look.peek !== undefined) look.setPeek(undefined);
        else if (option) setOption(undefined);
        else if (place) setPlace(undefined);
        else if (token) setToken(undefined);
        else return false;
        return true;
    };
    return {
        ...look,
        ...holding,
        ...{ token, place, setPlace, aim, setAim, option, cursor, setCursor, finger, placing },
        ...{ peekAt, uncover, pickPlace, pickToken, pickOption, back },
        /** Where the pointer or the choice is. */
        aimed: dragged ? dragged.over : (look.hovered ?? place),
    };
}
