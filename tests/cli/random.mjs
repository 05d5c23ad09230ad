// random.mjs: a small seeded generator (xorshift32), so that tests draw the same every time.

export function seededRandom(seed) {
    let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0 || 1;
    const below = (n) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        state >>>= 0;
        return state % n;
    };
    return { below, pick: (list) => list[below(list.length)] };
}
