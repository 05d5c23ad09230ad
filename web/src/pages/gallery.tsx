/**
 * gallery.tsx: every drawing at several sizes, by day and by night: for those who work on the art.
 * No words: names of files' parts at most.
 */
import type { ComponentChildren } from 'preact';
import * as art from '../art';
import type { Color, Token } from '../engine/types';

const colors: Color[] = ['red', 'blue', 'green', 'yellow'];
const tokens: Token[] = ['+1', '+2', '+3', '-1', '-2', '-3'];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The families by name; #/gallery?only=counselors shows one. */
const families: Record<string, () => ComponentChildren[]> = {
    counselors: () => upTo(12).map((i) => <art.Counselor n={i + 1} />),
    goods: () => [...'CSWTGOM'].map((good) => <art.Good good={good} />),
    cards: () =>
        ['C1', 'S2', 'W3', 'T4', 'G4', 'O3', 'M', '?'].map((card) => <art.GoodsCard card={card} />),
    bidders: () => upTo(6).map((i) => <art.BidderCard n={i + 1} />),
    court: () => [
        ...colors.map((color, i) => <art.CourtCard color={color} n={[2, 12, 7, 10][i]!} />),
        ...colors.map((color) => <art.ColorSign color={color} />),
    ],
    seats: () => upTo(6).map((seat) => <art.SeatMark seat={seat} />),
    tokens: () => [
        ...tokens.map((token) => <art.TokenFace token={token} />),
        ...upTo(6).map((seat) => <art.TokenBack seat={seat} />),
        ...upTo(4).map((seat) => <art.TokenBack seat={seat} token={tokens[(seat * 4) % 6]!} />),
    ],
    icons: () => art.iconNames.map((name) => <art.Icon name={name} />),
    logo: () => [<art.Logo />],
    roundel: () => [<art.Roundel />],
    hero: () => [<art.Hero />],
};
const sizes: Record<string, number[]> = { icons: [16, 24, 40], logo: [24, 40, 80], hero: [16] };

export function Gallery({ query }: { query: URLSearchParams }) {
    const only = query.get('only');
    const wanted = query.get('size');
    return (
        <main>
            {['light', 'dark'].map((theme) => (
                <div key={theme} class={`gallery gallery-${theme}`}>
                    {Object.entries(families)
                        .filter(([name]) => !only || name === only)
                        .map(([name, draw]) =>
                            (wanted ? [Number(wanted)] : (sizes[name] ?? [24, 40, 80, 200])).map(
                                (size) => (
                                    <div
                                        key={name + size}
                                        class="gallery-row"
                                        style={{ fontSize: `${size}px` }}
                                    >
                                        {draw()}
                                    </div>
                                ),
                            ),
                        )}
                </div>
            ))}
        </main>
    );
}
