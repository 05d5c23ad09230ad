/** board.tsx: the table of Byzantz. */
import type { ByzantzView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { PlainBoard } from '../ui/plain';

export function ByzantzBoard(props: BoardProps<ByzantzView>) {
    return <PlainBoard {...(props as BoardProps)} />;
}
