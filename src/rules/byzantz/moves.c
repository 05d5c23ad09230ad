/*
 * moves.c: lists the legal moves of a seat. The order is fixed: random play (play.c) relies on it.
 */
#include "moves.h"

const uint8_t byzantz_values[BYZANTZ_MERCHANT_BIT] = {
    [0] = 1,  [3] = 2,  [6] = 3,  [8] = 4,  [10] = 1, [13] = 2, [16] = 3, [18] = 4, [20] = 1, [23] = 2, [26] = 3, [28] = 4,
    [30] = 1, [33] = 2, [36] = 3, [38] = 4, [40] = 1, [43] = 2, [46] = 3, [48] = 4, [50] = 1, [53] = 2, [56] = 3, [58] = 4,
};

/* The sales of one good, whose first count starts at `bit`, with up to two of `merchants` merchants. */
static unsigned list_sales_of_good(byzantz_cards hand, unsigned bit, unsigned merchants, byzantz_cards *sales)
{
    static const uint8_t starts[4] = {0, 3, 6, 8}, masks[4] = {7, 7, 3, 3};
    const byzantz_cards merchant = byzantz_card(BYZANTZ_MERCHANT);
    byzantz_cards card[4];
    unsigned copies[4], kinds = 0, found = 0;
    for (unsigned i = 0; i < 4; i++) {
        const unsigned count = (unsigned)(hand >> (bit + starts[i])) & masks[i];
        if (count) {
            card[kinds] = UINT64_C(1) << (bit + starts[i]);
            copies[kinds++] = count;
        }
    }
    for (unsigned a = 0; a < kinds; a++) {
        if (merchants >= 2)
            sales[found++] = card[a] + 2 * merchant;
        for (unsigned b = a; b < kinds; b++) {
            if (b == a && copies[a] < 2)
                continue;
            if (merchants >= 1)
                sales[found++] = card[a] + card[b] + merchant;
            for (unsigned c = b; c < kinds; c++) {
                const unsigned alike = 1u + (c == b) + (c == a);
                if (copies[c] >= alike)
                    sales[found++] = card[a] + card[b] + card[c];
            }
        }
    }
    return found;
}

unsigned byzantz_list_sales(byzantz_cards hand, byzantz_cards sales[SALES_MAX])
{
    const unsigned merchants = byzantz_merchants(hand);
    unsigned found = 0;
    for (uint64_t lanes = sellable_lanes(hand); lanes; lanes &= lanes - 1)
        found += list_sales_of_good(hand, nika_lowest_bit(lanes) - 4, merchants, sales + found);
    if (merchants >= 3)
        sales[found++] = 3 * byzantz_card(BYZANTZ_MERCHANT);
    return found;
}

static struct nika_move move_of(enum byzantz_verb verb, uint64_t open)
{
    return (struct nika_move){.verb = verb, .open = open};
}

/* Lists one move for each kind of card in a heap. */
static unsigned list_each(enum byzantz_verb verb, byzantz_cards heap, struct nika_move *moves)
{
    unsigned found = 0;
    for (byzantz_cards kinds = kinds_of(heap); kinds; kinds &= kinds - 1)
        moves[found++] = move_of(verb, kinds & (0 - kinds));
    return found;
}

static unsigned list_bids(byzantz_cards hand, unsigned need, struct nika_move *moves)
{
    struct subsets subsets;
    if (byzantz_value(hand) < need)
        return 0;
    find_subsets(hand & BYZANTZ_GOODS_MASK, &subsets);
    const unsigned count = count_subsets(&subsets, need);
    for (unsigned which = 0; which < count; which++)
        moves[which] = move_of(BYZANTZ_BID, choose_subset(&subsets, need, which));
    return count;
}

unsigned byzantz_list_moves(const struct byzantz_open *open, byzantz_cards hand, unsigned seat,
                            struct nika_move moves[NIKA_MOVES_MAX])
{
    const bool asked = seat == open->turn;
    if (open->phase == BYZANTZ_OVER || (open->phase == BYZANTZ_LIMIT && !asked) ||
        (open->phase == BYZANTZ_FINAL && seat < open->turn))
        return 0;
    unsigned found = 0;
    if (asked) {
        switch (open->phase) {
        case BYZANTZ_AUCTION:
            moves[found++] = move_of(BYZANTZ_PASS, 0);
            found += list_bids(hand, bid_needed(open, seat), moves + found);
            break;
        case BYZANTZ_GIVING:
            found += list_each(BYZANTZ_GIVE, open->bundle, moves + found);
            break;
        case BYZANTZ_LIMIT:
            found += list_each(BYZANTZ_DISCARD, hand, moves + found);
            break;
        case BYZANTZ_MARKET:
            for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
                if (byzantz_group(open->market, group))
                    moves[found++] = move_of(BYZANTZ_TAKE, group);
            break;
        default:
            moves[found++] = move_of(BYZANTZ_DONE, 0);
        }
    }
    byzantz_cards sales[SALES_MAX];
    const unsigned sold = byzantz_list_sales(hand, sales);
    for (unsigned sale = 0; sale < sold; sale++)
        moves[found++] = move_of(BYZANTZ_SELL, sales[sale]);
    return found;
}
