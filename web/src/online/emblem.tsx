/** emblem.tsx: a game at a glance: a counselor for Justinian, goods for Byzantz. */
import { Counselor, Good } from '../art';
import type { GameName } from '../engine/types';

export function Emblem({ game, large }: { game: GameName; large?: boolean }) {
    return (
        <span
            class="online-emblem"
            data-game={game}
            data-large={large || undefined}
            aria-hidden="true"
        >
            {game === 'justinian' ? (
                <>
                    <Counselor n={12} />
                    <Counselor n={2} />
                </>
            ) : (
                <>
                    <Good good="W" />
                    <Good good="S" />
                    <Good good="G" />
                    <Good good="C" />
                </>
            )}
        </span>
    );
}
