/**
 * marks.tsx: a line of emoji, drawn: a medal and squares look the same everywhere, whatever fonts
 * there are, and are told apart by more than their color.
 */
const drawn: Record<string, { mark: string; sign: string }> = {
    '🟩': { mark: 'first', sign: '▲' },
    '🟨': { mark: 'between', sign: '–' },
    '🟥': { mark: 'last', sign: '▼' },
    '🥇': { mark: 'rank1', sign: '1' },
    '🥈': { mark: 'rank2', sign: '2' },
    '🥉': { mark: 'rank3', sign: '3' },
    '4️⃣': { mark: 'rank4', sign: '4' },
    '⬆️': { mark: 'above', sign: '↑' },
    '🎯': { mark: 'within', sign: '◎' },
    '⬇️': { mark: 'below', sign: '↓' },
};
const known = new RegExp(`(${Object.keys(drawn).join('|')})`, 'u');

/** A text in which these emoji may stand. */
export function Marks({ text }: { text: string }) {
    return (
        <>
            {text.split(known).map((part, i) => {
                const it = drawn[part];
                return it ? (
                    <span key={i} class="day-mark" data-mark={it.mark} role="img" aria-label={part}>
                        <span aria-hidden="true">{it.sign}</span>
                    </span>
                ) : (
                    part
                );
            })}
        </>
    );
}
