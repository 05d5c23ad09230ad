// sight.mjs: what a seat may be shown, by docs/record.md: whether a view, or a move that is told,
// is one that this seat may see, and whether it fits itself. Whatever is wrong is thrown.
const SHARED = [
    'game',
    'players',
    'start',
    'names',
    'rules',
    'court',
    'ply',
    'seat',
    'asked',
    'yours',
    'free',
    'result',
];
const PARTS = {
    byzantz: {
        everybody: [
            'phase',
            'round',
            'rounds',
            'stack',
            'in',
            'high',
            'picked',
            'bundle',
            'market',
            'gone',
            'deck',
            'removed',
            'seats',
        ],
        own: ['hand', 'legal'],
        seat: ['size', 'known', 'bid', 'total', 'bidder', 'profit'],
    },
    justinian: {
        everybody: [
            'stage',
            'phase',
            'threshold',
            'turns',
            'first',
            'passed',
            'phase_space',
            'row',
            'values',
            'board',
            'moved',
            'scorings',
            'colors',
            'seats',
        ],
        own: ['hand', 'reserve', 'phase_tokens', 'influence', 'cards', 'exchanges', 'legal'],
        seat: ['hand_size', 'reserve_size', 'phase_count', 'seen', 'score'],
    },
};

export function demand(fine, what) {
    if (!fine) throw new Error(what);
}

// The spelling of a move for those who may not know its hidden part.
export const hide = (move) =>
    move.replace(/^place [^ ]+ /, 'place ? ').replace(/^exchange ([a-z]+).*/, 'exchange $1?');

// A move that seat `own` (null for a watcher) is told of seat `seat`: all of its own ones, and
// nothing hidden of others.
export function checkMove(move, seat, own) {
    if (seat === own) demand(!move.includes('?'), `my own move is told as “${move}”`);
    else demand(move === hide(move), `I am told “${move}” of seat ${seat}`);
}

function checkByzantz(view, own) {
    if (own === null) return;
    demand(
        view.hand.length === view.seats[own].size,
        `a hand of ${view.hand.length} cards that counts as ${view.seats[own].size}`,
    );
}

function checkJustinian(view, own) {
    for (const { seat, token } of view.board.flat())
        demand(
            (token !== null) === (seat === own),
            `a token of seat ${seat} on the board is “${token}” for ${own}`,
        );
    if (own === null) return;
    const { hand_size, reserve_size, phase_count } = view.seats[own];
    demand(
        view.hand.length === hand_size &&
            view.reserve.length === reserve_size &&
            view.phase_tokens.length === phase_count,
        'my tokens are not as many as everybody sees',
    );
}

export function checkView(view, { game, players, own, moves, together }) {
    const parts = PARTS[game];
    const known = new Set([...SHARED, ...parts.everybody, ...(own === null ? [] : parts.own)]);
    for (const key of Object.keys(view)) demand(known.has(key), `“${key}” in the view of ${own}`);
    for (const seat of view.seats)
        demand(
            Object.keys(seat).every((key) => parts.seat.includes(key)),
            `${Object.keys(seat)} of a seat`,
        );
    demand(
        view.game === game && view.players === players && view.seats.length === players,
        'a view of another game',
    );
    demand(view.seat === (own ?? 'watcher'), `the view of ${view.seat} for ${own}`);
    demand(view.ply === moves, `a view after ${view.ply} moves, where the message says ${moves}`);
    // Not the other way round: whoever has answered a question to all is still asked, but no more.
    demand(!view.yours || view.asked.includes(own), 'it is said to be my turn, and is not');
    if (own !== null) {
        const { legal } = view;
        demand(
            legal.every(
                (move, i) =>
                    i === 0 || Buffer.compare(Buffer.from(legal[i - 1]), Buffer.from(move)) < 0,
            ),
            'legal moves out of order',
        );
        demand(!view.asked.includes(own) || legal.length > 0, 'asked without a legal move');
        if (together)
            demand(
                view.asked.length === 1 && view.asked[0] === own && legal.includes('decline'),
                'asked together with others, and not asked',
            );
    }
    (game === 'byzantz' ? checkByzantz : checkJustinian)(view, own);
}
