/** board.tsx: the table of Justinian. */
import type { JustinianView } from '../engine/types';
import type { BoardProps } from '../ui/board';
import { PlainBoard } from '../ui/plain';

export function JustinianBoard(props: BoardProps<JustinianView>) {
    return <PlainBoard {...(props as BoardProps)} />;
}
