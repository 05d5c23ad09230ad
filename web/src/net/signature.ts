/**
 * signature.ts: whether a record was signed by the server whose key it names (docs/fairness.md), in
 * browsers that can tell: not all know Ed25519, and none offer it to pages that come without TLS.
 */

const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array((digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

/** False if the signature is wrong or missing; true if it holds, if there is none, or if this browser can't tell. */
export async function isSigned(record: string): Promise<boolean> {
    const lines = record.trimEnd();
    const key = /^[^\n]*"key":"([0-9a-f]{64})"/.exec(lines)?.[1];
    if (!key) return true;
    const found = /,"signature":"([0-9a-f]{128})"}$/.exec(lines);
    if (!found?.[1]) return false;
    const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
    try {
        if (!subtle) return true;
        const told = new TextEncoder();
        const hash = await subtle.digest('SHA-256', told.encode(lines.slice(0, found.index)));
        const message = new Uint8Array([
            ...told.encode('nika-record-1\0'),
            ...new Uint8Array(hash),
        ]);
        const imported = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
        return await subtle.verify('Ed25519', imported, bytesOf(found[1]), message);
    } catch {
        return true; // it does not know Ed25519
    }
}
