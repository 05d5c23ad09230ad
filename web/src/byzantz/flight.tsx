/**
 * flight.tsx: cards fly from where they were to where they are. Every card on the table says what
 * it is (data-card) and where it lies (data-at). Around each act both pictures are compared: for
 * each card that a place has lost and another has got, a ghost flies from one to the other while
 * the new card appears. What comes from a hidden place comes from its owner or from the deck; what
 * leaves the game fades. Ghosts lie above the table and never take part in it.
 */
import { Component, createRef, render, type ComponentChildren } from 'preact';
import { GoodsCard } from '../art';

export interface Act {
    seat: number;
    move: string;
    number: number;
}
interface Props {
    act: Act | undefined;
    motion: boolean;
    children: ComponentChildren;
}
interface Seen {
    card: string;
    at: string;
    element: HTMLElement;
    box: DOMRect;
}
type Picture = Map<string, Seen[]>;
interface Flyer {
    card: string;
    from: DOMRect;
    to: DOMRect;
    element?: HTMLElement;
    fades?: boolean;
}

const duration = 280;
const stagger = 35;

export class Flight extends Component<Props> {
    private readonly root = createRef<HTMLDivElement>();
    private readonly sky = createRef<HTMLDivElement>();

    override getSnapshotBeforeUpdate(before: Props): Picture | null {
        const { act, motion } = this.props;
        return motion && act && act.number !== before.act?.number && !document.hidden
            ? this.look()
            : null;
    }

    override componentDidUpdate(_: Props, __: unknown, before: Picture | null): void {
        const { act } = this.props;
        if (!before || !act) return;
        // When the next picture is made: so the page is laid out once for both.
        requestAnimationFrame(() => {
            if (!this.root.current) return;
            this.flyers(before, this.look(), act)
                .slice(0, 30)
                .forEach((flyer, i) => this.fly(flyer, i));
        });
    }

    /** All cards that can be seen, by card. */
    private look(): Picture {
        const picture: Picture = new Map();
        this.root.current
            ?.querySelectorAll<HTMLElement>('[data-card][data-at]')
            .forEach((element) => {
                const box = element.getBoundingClientRect();
                if (!box.width) return;
                const card = element.dataset.card ?? '';
                const seen = picture.get(card) ?? [];
                seen.push({ card, at: element.dataset.at ?? '', element, box });
                picture.set(card, seen);
            });
        return picture;
    }

    private boxOf(selector: string): DOMRect | undefined {
        const box = this.root.current?.querySelector(selector)?.getBoundingClientRect();
        return box?.width ? box : undefined;
    }

    private flyers(before: Picture, after: Picture, act: Act): Flyer[] {
        const flyers: Flyer[] = [];
        const seat = this.boxOf(`[data-home="${act.seat}"]`);
        const deck = this.boxOf('[data-home="deck"]');
        const leaves = act.move.startsWith('sell') || act.move.startsWith('discard');
        for (const card of new Set([...before.keys(), ...after.keys()])) {
            const were = before.get(card) ?? [];
            const are = after.get(card) ?? [];
            const surplus = (some: Seen[], other: Seen[]): Seen[] => {
                const left = new Map<string, number>();
                other.forEach(({ at }) => left.set(at, (left.get(at) ?? 0) + 1));
                return some.filter(({ at }) => {
                    const count = left.get(at) ?? 0;
                    left.set(at, count - 1);
                    return count <= 0;
                });
            };
            const lost = surplus(were, are);
            const gained = surplus(are, were);
            for (const { at, element, box } of gained) {
                const source = lost.shift();
                const from = source?.box ?? (at === 'bundle' ? deck : seat);
                if (from) flyers.push({ card, from, to: box, element });
            }
            for (const { at, box } of lost) {
                if (at.startsWith('known')) continue;
                if (leaves || at === 'market' || !seat)
                    flyers.push({ card, from: box, to: leaves && seat ? seat : box, fades: true });
                else flyers.push({ card, from: box, to: seat, fades: true });
            }
        }
        return flyers;
    }

    private fly({ card, from, to, element, fades }: Flyer, index: number): void {
        const sky = this.sky.current;
        if (!sky?.animate) return;
        const ghost = document.createElement('div');
        ghost.className = 'byzantz-ghost';
        render(<GoodsCard card={card} />, ghost);
        const height = Math.max(from.height, 24);
        const width = (height * 5) / 7;
        const scale = Math.min(3, Math.max(0.2, Math.min(to.height, (to.width * 7) / 5) / height));
        const x = from.left + from.width / 2 - width / 2;
        const y = from.top + from.height / 2 - height / 2;
        const dx = to.left + to.width / 2 - width / 2;
        const dy = to.top + to.height / 2 - height / 2;
        ghost.style.width = `${width}px`;
        ghost.style.height = `${height}px`;
        sky.append(ghost);
        const timing = {
            duration,
            delay: Math.min(index, 8) * stagger,
            easing: 'cubic-bezier(.3,.1,.2,1)',
            fill: 'both' as const,
        };
        element?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], {
            ...timing,
            fill: 'backwards',
        });
        const flight = ghost.animate(
            [
                { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
                {
                    transform: `translate(${dx}px, ${dy}px) scale(${fades ? scale * 0.7 : scale})`,
                    opacity: fades ? 0 : 1,
                },
            ],
            timing,
        );
        flight.onfinish = flight.oncancel = () => {
            render(null, ghost);
            ghost.remove();
        };
    }

    override render({ children }: Props) {
        return (
            <div class="byzantz" ref={this.root}>
                {children}
                <div class="byzantz-sky" ref={this.sky} aria-hidden="true" />
            </div>
        );
    }
}
