/**
 * share.ts: a whole record in a link: deflated, in the part of the address that no server sees.
 * Whoever opens it needs nothing else.
 */
const longest = 7000;

function toBase64(bytes: Uint8Array): string {
    let text = '';
    bytes.forEach((byte) => (text += String.fromCharCode(byte)));
    return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

async function through(
    bytes: Uint8Array<ArrayBuffer>,
    stream: CompressionStream | DecompressionStream,
    most: number,
): Promise<Uint8Array<ArrayBuffer>> {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size > most) {
            void reader.cancel().catch(() => undefined);
            throw new Error('too large');
        }
        parts.push(value as Uint8Array<ArrayBuffer>);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * What only makes a record longer: lists of legal moves, and whatever other programs added to
 * moves.
 */
export function shortened(lines: readonly string[]): string {
    return lines
        .map((line, i) => {
            if (i === 0) return line;
            const { seat, move, result } = JSON.parse(line) as {
                seat?: number;
                move?: string;
                result?: unknown;
            };
            return JSON.stringify(result === undefined ? { seat, move } : { result });
        })
        .join('\n');
}

/** The whole record as a link has it; undefined if this browser can't pack it. */
export async function packed(lines: readonly string[]): Promise<string | undefined> {
    if (typeof CompressionStream === 'undefined') return undefined;
    try {
        return toBase64(
            await through(
                new TextEncoder().encode(shortened(lines)),
                new CompressionStream('deflate-raw'),
                1 << 20,
            ),
        );
    } catch {
        return undefined;
    }
}

/**
 * The address at which the record is shown, at a moment of it; undefined if it is too long, or this
 * browser can't pack it.
 */
export async function linkTo(
    lines: readonly string[],
    moment: string,
): Promise<string | undefined> {
    const record = await packed(lines);
    return record === undefined || record.length > longest
        ? undefined
        : `${location.href.split('#')[0] ?? ''}#/replay/link/${record}${moment}`;
}

/** The record in such a link; throws if it is damaged. */
export async function recordOf(record: string): Promise<string> {
    return new TextDecoder('utf-8', { fatal: true }).decode(
        await through(fromBase64(record), new DecompressionStream('deflate-raw'), 1 << 20),
    );
}
