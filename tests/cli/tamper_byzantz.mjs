// tamper_byzantz.mjs: changes of records that fit Byzantz (see tamper.mjs).

export function changes({ below, pick, swap, isMove, someMove }) {
    const someCard = () => pick(['M', pick([...'CSWTGO']) + (1 + below(4))]);

    const own = {
        'a card of the deck is another': {
            always: true,
            change: (lines) => (lines[0].deal.deck[below(112)] = someCard()),
        },
        'two cards of the deck are exchanged': {
            change: (lines) => swap(lines[0].deal.deck, below(112), below(112)),
        },
        'two cards near the removed ones are exchanged': {
            change: (lines) => swap(lines[0].deal.deck, 12 + below(20), 12 + below(20)),
        },
        'a card of a move': {
            change: (lines) => {
                const line = pick(lines.filter((l) => isMove(l) && l.move.includes(' ')));
                const words = line.move.split(' ');
                words[1 + below(words.length - 1)] =
                    words[0] === 'take' ? pick(['cloth', 'wine', 'merchant', 'gold']) : someCard();
                line.move = words.join(' ');
            },
        },
        'the order of the cards in a move': {
            always: true,
            change: (lines) => {
                const line = pick(lines.filter((l) => isMove(l) && l.move.split(' ').length > 2));
                const [verb, ...cards] = line.move.split(' ');
                line.move = [verb, ...cards.reverse()].join(' ');
            },
        },
        'another verb': {
            always: true,
            change: (lines) => {
                const line = someMove(lines);
                line.move = line.move.replace(
                    /^\w+/,
                    pick(['pass', 'bid', 'give', 'take', 'sell', 'discard', 'done', 'fold']),
                );
            },
        },
    };

    return {
        own,
        someWord: () =>
            pick([
                'pass',
                'done',
                `give ${someCard()}`,
                `bid ${someCard()}`,
                `discard ${someCard()}`,
                `sell ${someCard()} M M`,
            ]),
    };
}
