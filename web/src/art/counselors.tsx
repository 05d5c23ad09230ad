/**
 * counselors.tsx: the twelve of the court as busts on gold, in the manner of the mosaics: each a
 * person of her own, put together from shared parts (ground, face, robes) and a few of her own
 * (hair, headgear, what she holds). Box 60 by 80.
 */
import type { ComponentChildren, VNode } from 'preact';
import { Beard, Body, Cloak, Face, Hand, line } from './bust';
import { keep, paint, Rings, Stones, Svg, type ArtProps } from './svg';

const pearl = '#fbf8f0';
const steel = '#c3c8cc';

/** A row of round pearls along a path. */
function Pearls({ d, width = 2.4, color = pearl }: { d: string; width?: number; color?: string }) {
    return (
        <path
            d={d}
            fill="none"
            stroke={color}
            stroke-width={width}
            stroke-linecap="round"
            stroke-dasharray={`0 ${(width * 1.25).toFixed(2)}`}
        />
    );
}

const people: readonly (() => ComponentChildren)[] = [
    // 1 Narses, eunuch and general: old, beardless, white hair, the white cloak with the purple
    // field, a sword.
    () => (
        <>
            <Body color="#f2ead8" fold="#cdbf9f" />
            <Cloak color="#fbf5e6" fold="#cdbf9f" />
            <path d="M33 65h18l1 16H29z" fill="#7a2f6a" {...line} />
            <Stones d="M32 68.5h18.5M30.5 77h21" color={paint.gold} width={2} stone={2.6} />
            <Face skin="#f0cfae" shade="#dcae87" lips="#b5604a" old />
            <path
                d="M19.3 35c-3.3-13 2-18.5 10.7-18.5S44 22 40.7 35c-.7-4-2-7-3.7-9-4.5-2.5-9.5-2.5-14 0-1.7 2-3 5-3.7 9z"
                fill="#f4f1ea"
                {...line}
            />
            <path
                d="M24 19.5c-1.5 1.5-2 3-2 4.5M30 18.5v5M36 19.5c1.5 1.5 2 3 2 4.5"
                fill="none"
                stroke="#b9b3a6"
                stroke-width="1.2"
            />
            <path d="M12.5 81V60" stroke={paint.ink} stroke-width="6" />
            <path d="M12.5 81V66" stroke={steel} stroke-width="3.4" />
            <path d="M12.5 66v-9" stroke="#8a2d1d" stroke-width="3.4" />
            <path d="M6.5 65.5h12" stroke={paint.ink} stroke-width="4.8" stroke-linecap="round" />
            <path d="M6.5 65.5h12" stroke={paint.gold} stroke-width="2.6" stroke-linecap="round" />
            <circle cx="12.5" cy="55.5" r="3" fill={paint.gold} {...line} />
        </>
    ),
    // 2 Belisarius, general: a gilded helmet with a red crest, dark beard, cuirass and red cloak.
    () => (
        <>
            <path
                d="M11 25C11 9 19 3 30 3s19 6 19 22l-5-2c-1.5-9-6-12-14-12s-12.5 3-14 12z"
                fill="#c23a28"
                {...line}
            />
            <path
                d="M15 21l-3-2M18 13l-2.5-3M24 8.5L23 5M36 8.5L37 5M42 13l2.5-3M45 21l3-2"
                stroke="#8a2015"
                stroke-width="1.5"
            />
            <Body color="#d4a73c" fold="#a87f2b" />
            <path d="M16 81c0-7 2-10 6-12 5 3 11 3 16 0 4 2 6 5 6 12" fill="#e8c566" {...line} />
            <path
                d="M30 71v10M22 76c2.5 1.5 5.5 1.5 8 0 2.5 1.5 5.5 1.5 8 0"
                fill="none"
                stroke="#a87f2b"
                stroke-width="1.5"
            />
            <path
                d="M23.5 56C12 59.5 3 64 3 73v8h12c0-9 2-15 11-21zM36.5 56C48 59.5 57 64 57 73v8H45c0-9-2-15-11-21z"
                fill="#b02d20"
                {...line}
            />
            <circle cx="19" cy="64" r="2.6" fill={paint.light} {...line} />
            <Face skin="#e2b088" shade="#c68d63" />
            <Beard kind="short" color="#3a241a" />
            <path
                d="M18.3 39C15 20 21 11.5 30 11.5S45 20 41.7 39l-3.2-1.5c.5-4 .3-6.5-1-9.5-5-1.7-10-1.7-15 0-1.3 3-1.5 5.5-1 9.5z"
                fill="#e8c566"
                {...line}
            />
            <path
                d="M30 11.5v15.5M18.8 25.5c7-3 15.5-3 22.4 0"
                fill="none"
                stroke="#9a7420"
                stroke-width="1.8"
            />
        </>
    ),
    // 3 Eraclius, the eldest of the senate: bald, a long white beard in two points, green.
    () => (
        <>
            <Body color="#3f7d4e" fold="#2b5a37" />
            <path d="M36.5 56C48 59.5 57 64 57 73v8H35c4-9 4-16-2-21z" fill="#e9e0c8" {...line} />
            <path
                d="M44 63c3 5 4 11 3.5 18M51 66c2 4 3 9 3 15"
                fill="none"
                stroke="#b5a67e"
                stroke-width="1.4"
            />
            <Face skin="#ecc4a0" shade="#d3a17a" old />
            <path
                d="M20.5 28c-4 1-4.5 6-2.5 11l3-1zM39.5 28c4 1 4.5 6 2.5 11l-3-1z"
                fill="#f7f4ec"
                {...line}
            />
            <path d="M20.2 29c-1-14 20.6-14 19.6 0-6-1.5-13.6-1.5-19.6 0z" fill="#ecc4a0" />
            <path d="M20 30c-1.5-15.5 21.5-15.5 20 0" fill="none" {...line} />
            <path
                d="M25 22c2-2 5-2.5 7.5-2"
                fill="none"
                stroke="#fbe6cf"
                stroke-width="2.2"
                stroke-linecap="round"
            />
            <Beard kind="forked" color="#f7f4ec" fold="#bdb6a6" />
        </>
    ),
    // 4 Basilius of the guard: young, fair long hair, a torque, spear and round shield.
    () => (
        <>
            <path d="M50 81V12" stroke={paint.ink} stroke-width="3.8" />
            <path d="M50 81V12" stroke="#8a5a2e" stroke-width="1.8" />
            <path d="M50 2l3.5 9L50 17l-3.5-6z" fill={steel} {...line} />
            <path
                d="M16 47C10 22 20 14.5 30 14.5S50 22 44 47c-3 3-6 4-8 4H24c-2 0-5-1-8-4z"
                fill="#dca73a"
                {...line}
            />
            <Body color="#f4ecdc" fold="#cdbf9f" />
            <path d="M22 58c3 6 13 6 16 0" fill="none" stroke={paint.ink} stroke-width="5" />
            <path d="M22 58c3 6 13 6 16 0" fill="none" stroke={paint.gold} stroke-width="3" />
            <circle cx="30" cy="63" r="2.6" fill="#b5382a" {...line} />
            <Face skin="#f3cfa9" shade="#ddac80" lips="#b5604a" />
            <path
                d="M19.5 36c-3-13 2-20 10.5-20s13.5 7 10.5 20c-1-4.5-2-8-3.5-10.5-4 1.8-6 1.8-8 .5-3 2-5.5 2-7 1-1 2.5-1.8 5-2.5 9z"
                fill="#eec257"
                {...line}
            />
            <path
                d="M27 17.5c-2 2-3 5-3.5 8M33 17.5c2 2 3 5 3.5 8"
                fill="none"
                stroke="#b98522"
                stroke-width="1.3"
            />
            <circle cx="15" cy="72" r="13.5" fill="#2f7350" {...line} />
            <circle
                cx="15"
                cy="72"
                r="10.5"
                fill="none"
                stroke={paint.light}
                stroke-width="1.8"
                stroke-dasharray="2.6 0.7"
            />
            <path
                d="M15 64.5v15M15 64.5c5-.5 5 6 0 5.5M10 68.5l10 8M20 68.5l-10 8"
                fill="none"
                stroke={paint.light}
                stroke-width="2"
                stroke-linecap="round"
            />
        </>
    ),
    // 5 Procopius, who writes the history of it all: dark curls, a pointed beard, blue, a scroll
    // and a pen.
    () => (
        <>
            <Body color="#2f62a8" fold="#1f4374" />
            <path d="M23.5 56l6.5 13 6.5-13-6.5 4z" fill="#f2ead8" {...line} />
            <Face skin="#dfac83" shade="#c18a60" />
            <Beard kind="pointed" color="#4a2d1c" />
            <path
                d="M19.5 38c-5-3-4.5-8-2.5-10-2-4 1-9 5-9 2-4 7-5.5 10-3.5 4-1 8 1.5 8.5 5 4 1.5 5 6 3 8.5 1.5 3.5.5 7-3 9 .3-5-.5-9-3-12-5 2-10 2-15 0-2.5 3-3.3 7-3 12z"
                fill="#33211a"
                {...line}
            />
            <path
                d="M22 22.5c1-1.5 3-1.5 4 0M30 20c1.5-1.5 3.5-1 4.5.5M37 24c1.3-1 3-.5 3.5 1"
                fill="none"
                stroke="#7a5540"
                stroke-width="1.2"
                stroke-linecap="round"
            />
            <path
                d="M6 66.5h25c2.5 0 2.5 5-.5 5v9.5H9V71.5H6c-2.8 0-2.8-5 0-5z"
                fill="#f7edd2"
                {...line}
            />
            <path d="M12.5 74h14M12.5 77.5h14" stroke="#7d6a4a" stroke-width="1.4" />
            <path d="M35 81L52 55c1.5-2.5 4-1 3 1.5-2 5-4 8-6 10.5" fill="#fbf8f0" {...line} />
            <Hand x={40} y={74} skin="#dfac83" />
        </>
    ),
    // 6 Tribonianus, jurist: a black cap with a gold band, a square grey beard, the codex of the
    // laws.
    () => (
        <>
            <Body color="#6b2136" fold="#4a1223" />
            <path d="M20 57.5l4-1.5 6 4 6-4 4 1.5-3 23.5H23z" fill="#f2ead8" {...line} />
            <Face skin="#e6ba92" shade="#cb956b" />
            <path
                d="M20.5 26c-3 3-3 8-1.5 12l2.5-1zM39.5 26c3 3 3 8 1.5 12l-2.5-1z"
                fill="#8b8680"
                {...line}
            />
            <Beard kind="square" color="#9a958d" fold="#6b665f" />
            <path
                d="M16.5 27.5C15 20 17 14 19 12.5c6-2.5 16-2.5 22 0 2 1.5 4 7.5 2.5 15-8-3.5-19-3.5-27 0z"
                fill="#2a2430"
                {...line}
            />
            <path
                d="M17 25.5c8.5-3.3 17.5-3.3 26 0"
                fill="none"
                stroke={paint.gold}
                stroke-width="2.8"
                stroke-dasharray="3 0.6"
            />
            <path d="M6.5 62.5l21-3.5 3 19.5L9.5 82z" fill="#c23a28" {...line} />
            <path
                d="M10 65.5l15.5-2.6 2 13.5-15.5 2.6z"
                fill="none"
                stroke={paint.light}
                stroke-width="1.5"
            />
            <path d="M16 69.5l6-1M19.5 66l1 6.5" stroke={paint.light} stroke-width="2" />
            <Hand x={28.5} y={75} skin="#e6ba92" />
        </>
    ),
    // 7 Giulianus, banker of Ravenna: a red Phrygian cap, a round face with a moustache, a gold
    // coin.
    () => (
        <>
            <Body color="#c9792b" fold="#935215" />
            <path d="M24 56l6 4 6-4 2.5 25h-17z" fill="#e9c27c" {...line} />
            <Stones d="M25.5 60l-1.5 21M34.5 60l1.5 21" color="#7d3d12" width={2} stone={2.6} />
            <Face skin="#eab58c" shade="#d0906a" lips="#a84a38" wide />
            <path
                d="M30 41.5c-3-1.7-7-.5-9.5 3.5 4 .8 7.5 0 9.5-1.5 2 1.5 5.5 2.3 9.5 1.5-2.5-4-6.5-5.2-9.5-3.5z"
                fill="#2f1d15"
                {...line}
                stroke-width="0.9"
            />
            <path
                d="M18 38c-1.5-4-1.5-7-.5-10h3v9zM42 38c1.5-4 1.5-7 .5-10h-3v9z"
                fill="#2f1d15"
                {...line}
            />
            <path
                d="M16 30.5C13.5 14 24 5.5 34 6c8 .5 13 8.5 8 12.5-1.5 1.2-3.5.5-4.5-1 4 3 7 7 6.5 13-9-4-19-4-28 0z"
                fill="#c23a28"
                {...line}
            />
            <path
                d="M16.5 28.5c8.5-3.8 18.5-3.8 27 0M36 17.5c-3-1.5-5-1.5-8-.5"
                fill="none"
                stroke="#7d1d12"
                stroke-width="1.8"
            />
            <circle cx="14" cy="68" r="9" fill={paint.gold} {...line} />
            <circle
                cx="14"
                cy="68"
                r="6.4"
                fill="none"
                stroke="#9a7420"
                stroke-width="1.4"
                stroke-dasharray="1.8 0.7"
            />
            <path d="M14 64v8M11 66.5h6" stroke="#7d5c12" stroke-width="1.8" />
            <Hand x={19} y={76} skin="#eab58c" />
        </>
    ),
    // 8 Germanus, the emperor's cousin: red hair and beard, a gold wreath, violet.
    () => (
        <>
            <Body color="#74468f" fold="#4e2b66" />
            <path
                d="M23.5 56C12 59.5 3 64 3 73v8h24L41 58l-4.5-2-6.5 4z"
                fill="#8d5cab"
                {...line}
            />
            <path
                d="M12 63c-2 5-3 11-3 18M19 61.5c-2 6-3 13-3 19.5"
                fill="none"
                stroke="#4e2b66"
                stroke-width="1.4"
            />
            <circle cx="39" cy="60.5" r="4" fill={paint.gold} {...line} />
            <circle cx="39" cy="60.5" r="1.6" fill="#2f7f6f" />
            <Stones d="M42 64L30 81" color={paint.gold} width={2.8} stone={3} />
            <Face skin="#f2c9a4" shade="#dca57c" />
            <Beard kind="full" color="#b3541f" fold="#7d3511" />
            <path
                d="M19.5 37c-4.5-12 1-20.5 10.5-20.5S45 25 40.5 37c-.5-4.5-2-8-4-11-4 1.5-9 1.5-13 0-2 3-3.5 6.5-4 11z"
                fill="#c4611f"
                {...line}
            />
            {[-74, -54, -34, -14, 14, 34, 54, 74].map((turn) => (
                <ellipse
                    key={turn}
                    cx="30"
                    cy="17.5"
                    rx="2.3"
                    ry="4.6"
                    transform={`rotate(${turn} 30 33) rotate(${turn < 0 ? 62 : -62} 30 17.5)`}
                    fill={paint.light}
                    stroke={paint.ink}
                    stroke-width="1.1"
                />
            ))}
            <circle cx="30" cy="16" r="2.6" fill="#b5382a" {...line} />
        </>
    ),
    // 9 Antemius, architect: a white headcloth, a grey beard, teal, the model of the dome.
    () => (
        <>
            <Body color="#2f7f6f" fold="#1d574c" />
            <path d="M23.5 56l6.5 9 6.5-9-6.5 4z" fill="#e9c27c" {...line} />
            <Face skin="#cf9a6e" shade="#af7a4f" />
            <Beard kind="full" color="#6f6a66" fold="#494542" />
            <path
                d="M17 31.5c-4.5-12 3-20 13-20s17.5 8 13 20c-8.5-4-17.5-4-26 0z"
                fill="#f6f1e4"
                {...line}
            />
            <path
                d="M17.5 28c5-8 14-12 23.5-11.5M20 18c8-1 16 2 22.5 9M27 12c5 2 10 5 14 10"
                fill="none"
                stroke="#b9ad90"
                stroke-width="1.5"
            />
            <path
                d="M33 81V70.5h4c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5h4V81z"
                fill="#f2e6c8"
                {...line}
            />
            <path d="M37 70.5c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5z" fill={paint.gold} {...line} />
            <path d="M45.5 61v-5.5M43.3 57.5h4.4" stroke={paint.ink} stroke-width="1.6" />
            <path
                d="M38 81v-4a2 2 0 0 1 4 0v4M49 81v-4a2 2 0 0 1 4 0v4"
                fill="#8a6a3a"
                stroke={paint.ink}
                stroke-width="1"
            />
            <path d="M33 73h25" stroke="#b98a2b" stroke-width="1.5" />
            <Hand x={33} y={78} skin="#cf9a6e" />
        </>
    ),
    // 10 Niceforus, of the church: a black hood with a cross, a long grey beard, the white band
    // with crosses.
    () => (
        <>
            <path
                d="M30 5C18 9 14 20 14 33c0 10-2.5 18-5 25l20 8h2l20-8c-2.5-7-5-15-5-25 0-13-4-24-16-28z"
                fill="#2a2430"
                {...line}
            />
            <Body color="#3a3345" fold="#1d1924" />
            <path
                d="M18 59l6.5-2.5L30 60l5.5-3.5L42 59c-1 8-4 11-8.5 12.5V81h-7v-9.5C22 70 19 67 18 59z"
                fill="#f7f2e6"
                {...line}
            />
            <path
                d="M21.5 62.5h4M23.5 60.5v4.5M38.5 62.5h-4M36.5 60.5v4.5M28 76h4M30 73.5v5"
                stroke="#2a2430"
                stroke-width="1.6"
            />
            <Face skin="#e2b48d" shade="#c59168" old />
            <path
                d="M30 13c-8 1.5-11.5 9-11 23l3-1c-.5-4 .5-7 2-8.5 4 1 8 1 12 0 1.5 1.5 2.5 4.5 2 8.5l3 1c.5-14-3-21.5-11-23z"
                fill="#3a3345"
                {...line}
            />
            <path
                d="M30 15v8.5M27 18h6"
                stroke={paint.light}
                stroke-width="2"
                stroke-linecap="round"
            />
            <Beard kind="long" color="#b5b0a8" fold="#7f7a72" />
        </>
    ),
    // 11 Antonina: dark hair under a rose veil, a roll of pearls, earrings.
    () => (
        <>
            <path
                d="M30 9C17 9 13 20 13.5 32c.4 10-1.5 19-4 28h41c-2.5-9-4.4-18-4-28C47 20 43 9 30 9z"
                fill="#d98a96"
                {...line}
            />
            <Body color="#a33a55" fold="#742238" />
            <path d="M21 57l9 9 9-9-3-1-6 4-6-4z" fill="#e9c27c" {...line} />
            <Pearls d="M21.5 58.5L30 66.5l8.5-8" />
            <Face skin="#f6d4b2" shade="#e4b48c" lips="#c0392b" woman />
            <path
                d="M18.5 41c-3.5-14 1.5-23 11.5-23s15 9 11.5 23c-2.5-7-5-12.5-11.5-15C23.5 28.5 21 34 18.5 41z"
                fill="#3a2219"
                {...line}
            />
            <path
                d="M17 27C18 16 23 12.5 30 12.5S42 16 43 27c-3-5-7-7.5-13-7.5S20 22 17 27z"
                fill="#f2ead8"
                {...line}
            />
            <Pearls
                d="M19.5 21.5C22 17.5 25.5 16 30 16s8 1.5 10.5 5.5"
                width={2.6}
                color={paint.gold}
            />
            <circle cx="30" cy="16" r="2.6" fill="#2f7f6f" {...line} />
            <path d="M19.5 41v5M40.5 41v5" stroke={paint.gold} stroke-width="1.5" />
            <circle cx="19.5" cy="47.5" r="2.1" fill={pearl} {...line} stroke-width="0.9" />
            <circle cx="40.5" cy="47.5" r="2.1" fill={pearl} {...line} stroke-width="0.9" />
        </>
    ),
    // 12 Teodora, empress: the crown with its hanging pearls, the great collar, purple.
    () => (
        <>
            <Body color="#4b1d3f" fold="#2d0d25" />
            <path
                d="M14 59.5c4 11 10 15 16 15s12-4 16-15l-9.5-3.5-6.5 4-6.5-4z"
                fill={paint.gold}
                {...line}
            />
            <Pearls d="M15.5 61.5C20 70.5 24.5 73 30 73s10-2.5 14.5-11.5" width={2.7} />
            {[
                [21.5, 63.5, '#2f7f6f'],
                [26, 67, '#b5382a'],
                [30, 68.5, '#2a5c9e'],
                [34, 67, '#b5382a'],
                [38.5, 63.5, '#2f7f6f'],
            ].map(([x, y, color]) => (
                <circle
                    key={x}
                    cx={x as number}
                    cy={y as number}
                    r="2"
                    fill={color as string}
                    stroke={paint.ink}
                    stroke-width="0.8"
                />
            ))}
            <Face skin="#f7d8ba" shade="#e6b995" lips="#c0392b" woman />
            <path
                d="M19 40c-3-12 1-18.5 11-18.5S44 28 41 40c-2-6.5-4.5-11-11-13C23.5 29 21 33.5 19 40z"
                fill="#2b1a16"
                {...line}
            />
            <path
                d="M15.5 25.5L13 11l7.5 5L25 6.5l5 7 5-7 4.5 9.5 7.5-5-2.5 14.5c-9-4-20-4-29 0z"
                fill={paint.gold}
                {...line}
            />
            <path d="M16 24c9-3.8 19-3.8 28 0" fill="none" stroke="#7d2f6a" stroke-width="3.4" />
            <Pearls d="M16.5 24c9-3.8 18-3.8 27 0" width={2.2} />
            <path d="M30 14l3 4-3 4-3-4z" fill="#c0392b" {...line} stroke-width="1" />
            <circle cx="13" cy="10.5" r="2" fill={pearl} {...line} stroke-width="0.9" />
            <circle cx="47" cy="10.5" r="2" fill={pearl} {...line} stroke-width="0.9" />
            <circle cx="25" cy="6" r="2" fill={pearl} {...line} stroke-width="0.9" />
            <circle cx="35" cy="6" r="2" fill={pearl} {...line} stroke-width="0.9" />
            <Pearls d="M16 27.5c-1 8-1 15 .5 22M44 27.5c1 8 1 15-.5 22" width={2.6} />
            <circle cx="16.5" cy="52" r="2.3" fill="#2f7f6f" {...line} stroke-width="0.9" />
            <circle cx="43.5" cy="52" r="2.3" fill="#2f7f6f" {...line} stroke-width="0.9" />
        </>
    ),
    // 13 Justinian himself, who is on no card: the jewelled crown, the purple cloak with its gold
    // field.
    () => (
        <>
            <Body color="#4b1d3f" fold="#2d0d25" />
            <path
                d="M20 57.5c9 4.5 20 3.5 25-.5C52 60 58 65 58 73v9H16c4-8 4-16 4-24.5z"
                fill="#5d2850"
                {...line}
            />
            <path d="M32 66h19l1 16H28z" fill={paint.gold} {...line} />
            <Stones d="M33 70h17M31 75h20M30 80h21" color="#c8452f" width={2} stone={2.6} />
            <Face skin="#eebf98" shade="#d49c72" />
            <path
                d="M20 37c0 8 4.5 13.5 10 13.5s10-5.5 10-13.5c-1 4.5-2.5 7.5-4.5 8.5-2.5-1.5-8.5-1.5-11 0-2-1-3.5-4-4.5-8.5z"
                fill="#6a4630"
                {...line}
            />
            <path
                d="M27.3 46.3q2.7 1.2 5.4 0"
                fill="none"
                stroke="#a8503c"
                stroke-width="1.9"
                stroke-linecap="round"
            />
            <path
                d="M19.5 38c-3.5-9-1-16 10.5-16s14 7 10.5 16c-.5-4-1.5-7-3-10-5 1.5-10 1.5-15 0-1.5 3-2.5 6-3 10z"
                fill="#4a2d1c"
                {...line}
            />
            <path
                d="M17.5 27l-1.5-11c8-4.5 20-4.5 28 0l-1.5 11c-8-3.5-17-3.5-25 0z"
                fill={paint.gold}
                {...line}
            />
            <Pearls d="M17.5 25.5c8.5-3.3 16.5-3.3 25 0M16.5 17.5c8.5-4.3 18.5-4.3 27 0" />
            <path d="M30 15.5l3 3.5-3 3.5-3-3.5z" fill="#c0392b" {...line} stroke-width={1} />
            <circle
                cx="22.5"
                cy="20.3"
                r="1.9"
                fill="#2f7f6f"
                stroke={paint.ink}
                stroke-width="0.8"
            />
            <circle
                cx="37.5"
                cy="20.3"
                r="1.9"
                fill="#2f7f6f"
                stroke={paint.ink}
                stroke-width="0.8"
            />
            <path
                d="M30 13V7M27 9.5h6"
                stroke={paint.ink}
                stroke-width="3.6"
                stroke-linecap="round"
            />
            <path
                d="M30 13V7M27 9.5h6"
                stroke={paint.light}
                stroke-width="1.6"
                stroke-linecap="round"
            />
            <Pearls d="M17 28.5c-.5 6-.5 11 .5 16M43 28.5c.5 6 .5 11-.5 16" width={2.2} />
            <circle cx="21" cy="59" r="4" fill="#c0392b" {...line} />
            <Pearls d="M21 63.5l-1 8M17.5 62.5l-3 7" width={2.2} />
        </>
    ),
];

/** The picture itself, in units of 60 by 80: for use within other drawings. */
export function bust(n: number, ground = true): VNode {
    return keep(`bust ${n} ${ground}`, () => (
        <>
            {ground && <rect width="60" height="80" fill="#a87f2b" />}
            {ground && (
                <Rings
                    x={30}
                    y={32}
                    from={26.5}
                    to={62}
                    step={4.4}
                    tones={['#d9ae45', '#cfa038', '#e3bb56']}
                />
            )}
            <circle cx="30" cy="32" r="23.5" fill="#f6e2a4" stroke="#8a2f1e" stroke-width="1.6" />
            <circle
                cx="30"
                cy="32"
                r="20.8"
                fill="none"
                stroke="#eccd75"
                stroke-width="3"
                stroke-dasharray="3.6 0.62"
            />
            {people[n - 1]?.()}
        </>
    ));
}

/** The bust of a counselor, 1 to 12. Box 3:4. */
export function Counselor({ n, ...rest }: ArtProps & { n: number }) {
    return (
        <Svg box="0 0 60 80" {...rest}>
            <svg width="60" height="80" viewBox="0 0 60 80">
                {bust(n)}
            </svg>
            <rect
                x="0.8"
                y="0.8"
                width="58.4"
                height="78.4"
                fill="none"
                stroke={paint.ink}
                stroke-width="1.6"
            />
        </Svg>
    );
}
