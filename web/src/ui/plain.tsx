/** plain.tsx: a table that shows only what can be done. Stands in until a game has its own. */
import type { BoardProps } from './board';

export function PlainBoard({ view, decides, free, play }: BoardProps) {
    return (
        <div>
            <div>{(view.legal ?? []).map((move) => <button key={move} disabled={!decides && !(free && move.startsWith('sell'))} onClick={() => play(move)}>{move}</button>)}</div>
            <pre style={{ whiteSpace: 'pre-wrap' }}>{JSON.stringify(view, null, 1)}</pre>
        </div>
    );
}
