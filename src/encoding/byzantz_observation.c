/*
 * byzantz_observation.c: what a seat of Byzantz knows, as bytes: docs/environment.md has the table.
 *
 * Heaps are counts for each kind of card, as nets like them; four or five heaps and two for each seat are most of the
 * bytes, so they are taken apart by a table.
 */
#include <assert.h>

#include <nika/bits.h>

#include "byzantz_heap.h"

enum { PHASES = BYZANTZ_OVER + 1, BUNDLES = 2 };

/* A hand has at most seven cards before it gets a bundle or a group, and a good has sixteen. */
enum { HAND_MOST = BYZANTZ_HAND_MAX + 16, VALUE_MOST = 4 * BYZANTZ_HAND_MAX };

static const struct encoding_part observation_parts[] = {
    {"hand", {BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"bundle", {BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"market", {BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"gone", {BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"unseen", {BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"bids", {EACH_SEAT, GOOD_KINDS}, 6},
    {"known", {EACH_SEAT, BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"profit", {EACH_SEAT}, 255},
    {"profit_shown", {EACH_SEAT}, 1},
    {"hand_size", {EACH_SEAT}, HAND_MOST},
    {"unknown", {EACH_SEAT}, BYZANTZ_DEALT},
    {"bid_total", {EACH_SEAT}, VALUE_MOST},
    {"bidder_card", {EACH_SEAT}, 6},
    {"in", {EACH_SEAT}, 1},
    {"picked", {EACH_SEAT}, 1},
    {"turn", {EACH_SEAT}, 1},
    {"opener", {EACH_SEAT}, 1},
    {"phase", {PHASES}, 1},
    {"high", {1}, VALUE_MOST},
    {"round", {1}, 8},
    {"rounds_left", {1}, 8},
    {"auction", {1}, NIKA_SEATS_MAX},
    {"lot", {1}, 6},
    {"deck_left", {1}, BYZANTZ_DARK_MAX},
    {"open_profit", {1}, 1},
    {NULL, {0}, 0},
};

static const struct encoding_part privileged_parts[] = {
    {"hands", {EACH_OTHER, BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"next_bundles", {BUNDLES, BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {"removed", {BYZANTZ_KINDS}, BYZANTZ_MERCHANTS},
    {NULL, {0}, 0},
};

/* The table, worked out by the compiler: three bits, three, two and two are the counts of the values 1 to 4. */
#define COUNTS_1(b, c, d)                                                                                              \
    (b) + (c) + (d), (b) + (c) + (d) + 1, (b) + (c) + (d) + 2, (b) + (c) + (d) + 3, (b) + (c) + (d) + 4,               \
        (b) + (c) + (d) + 5, (b) + (c) + (d) + 6, (b) + (c) + (d) + 7
#define COUNTS_2(c, d)                                                                                                 \
    COUNTS_1(0x000, c, d), COUNTS_1(0x100, c, d), COUNTS_1(0x200, c, d), COUNTS_1(0x300, c, d), COUNTS_1(0x400, c, d), \
        COUNTS_1(0x500, c, d), COUNTS_1(0x600, c, d), COUNTS_1(0x700, c, d)
#define COUNTS_3(d) COUNTS_2(0x00000, d), COUNTS_2(0x10000, d), COUNTS_2(0x20000, d), COUNTS_2(0x30000, d)
const uint32_t byzantz_counts[1024] = {COUNTS_3(0), COUNTS_3(0x1000000), COUNTS_3(0x2000000), COUNTS_3(0x3000000)};

/* What the viewer can't place: all but what lies open or was seen on its way into a hand, and its own. The sixteen
 * merchants are more than a heap counts, so they are counted apart. */
static inline void put_unseen(uint8_t *at, const struct byzantz_open *open, byzantz_cards hand, unsigned viewer,
                              unsigned players)
{
    byzantz_cards goods = open->gone;
    unsigned merchants = open->gone_merchants;
    const byzantz_cards heaps[3] = {hand, open->bundle, open->market};
    for (unsigned i = 0; i < 3; i++) {
        goods += heaps[i] & BYZANTZ_GOODS_MASK;
        merchants += byzantz_merchants(heaps[i]);
    }
    for (unsigned seat = 0; seat < players; seat++) {
        const byzantz_cards known = seat == viewer ? 0 : open->known[seat];
        goods += open->bid[seat] + (known & BYZANTZ_GOODS_MASK);
        merchants += byzantz_merchants(known);
    }
    put_heap(at, BYZANTZ_ALL_GOODS - goods, BYZANTZ_MERCHANTS - merchants);
}

/* Most of the time nobody has bid. */
static inline uint8_t *put_bids(uint8_t *at, const byzantz_cards bids[NIKA_SEATS_MAX], unsigned viewer,
                                unsigned players)
{
    byzantz_cards any = 0;
    for (unsigned seat = 0; seat < players; seat++)
        any |= bids[seat];
    if (any)
        for (unsigned i = 0; i < players; i++)
            put_goods(at + i * GOOD_KINDS, bids[seat_after(viewer, i, players)]);
    else
        memset(at, 0, (size_t)players * GOOD_KINDS);
    return at + players * GOOD_KINDS;
}

/* The bytes of an array of seats. Eight are read, as there is more behind each of these arrays; only six count. */
static inline uint64_t seats_in(const struct byzantz_open *open, size_t array)
{
    return nika_eight_bytes((const uint8_t *)open + array) & ((UINT64_C(1) << 8 * NIKA_SEATS_MAX) - 1);
}

/* A byte for each seat of each part. Seats that are not there have 0. */
static inline uint8_t *put_each_seat(uint8_t *at, const struct nika_setup *setup, const struct nika_glance *glance,
                                     const unsigned players)
{
    const struct byzantz_open *open = glance->open;
    const unsigned viewer = glance->seat;
    const bool all_shown = setup->switches[BYZANTZ_OPEN_PROFIT] == 0 || open->phase == BYZANTZ_OVER;
    const uint64_t shown = all_shown ? eight_bits((1u << players) - 1) : UINT64_C(1) << 8 * viewer;
    uint64_t profit = 0, known = 0;
    for (unsigned seat = 0; seat < players; seat++) {
        profit |= (uint64_t)byte_of(open->profit[seat]) << 8 * seat;
        known |= (uint64_t)byzantz_count(open->known[seat]) << 8 * seat;
    }
    const uint64_t sizes = seats_in(open, offsetof(struct byzantz_open, hand_size));
    at = put_seats(at, profit & 255 * shown, viewer, players);
    at = put_seats(at, shown, viewer, players);
    at = put_seats(at, sizes, viewer, players);
    at = put_seats(at, sizes - known, viewer, players); /* no hand is smaller than what is known of it */
    at = put_seats(at, seats_in(open, offsetof(struct byzantz_open, bid_total)), viewer, players);
    at = put_seats(at, seats_in(open, offsetof(struct byzantz_open, bidder_card)), viewer, players);
    at = put_seats(at, eight_bits(open->in), viewer, players);
    at = put_seats(at, eight_bits(open->picked), viewer, players);
    at = put_seats(at, open->turn < players ? UINT64_C(1) << 8 * open->turn : 0, viewer, players);
    return put_seats(at, UINT64_C(1) << 8 * open->opener, viewer, players);
}

static inline void observe_of(const struct nika_setup *setup, const struct nika_glance *glance, const unsigned players,
                              uint8_t *at)
{
    const struct byzantz_open *open = glance->open;
    const byzantz_cards hand = hand_of(glance);
    const unsigned viewer = glance->seat;
    assert(viewer < players);
    put_heap(at, hand, byzantz_merchants(hand));
    put_heap(at + BYZANTZ_KINDS, open->bundle, byzantz_merchants(open->bundle));
    put_heap(at + 2 * BYZANTZ_KINDS, open->market, byzantz_merchants(open->market));
    put_heap(at + 3 * BYZANTZ_KINDS, open->gone, open->gone_merchants);
    put_unseen(at + 4 * BYZANTZ_KINDS, open, hand, viewer, players);
    at += 5 * BYZANTZ_KINDS;

    at = put_bids(at, open->bid, viewer, players);
    for (unsigned i = 0; i < players; i++, at += BYZANTZ_KINDS) {
        const byzantz_cards known = open->known[seat_after(viewer, i, players)];
        put_heap(at, known, byzantz_merchants(known));
    }
    at = put_each_seat(at, setup, glance, players);
    put_eight(at, UINT64_C(1) << 8 * open->phase);
    at += PHASES;
    *at++ = open->high;
    *at++ = open->round;
    *at++ = (uint8_t)(byzantz_rounds(players) - open->round);
    *at++ = open->auction;
    *at++ = (uint8_t)(open->phase <= BYZANTZ_GIVING ? byzantz_bidder_card(players, open->auction) : 0);
    *at++ = (uint8_t)(byzantz_deck_size(players) - open->drawn);
    *at++ = setup->switches[BYZANTZ_OPEN_PROFIT] == 0;
}

/* Compiled once more for four players, so that their shifts and loops are fixed. */
static void observe(const struct nika_setup *setup, const void *prepared, const struct nika_glance *glance,
                    struct nika_standing *standing, uint8_t *at)
{
    (void)prepared, (void)standing;
    if (setup->players == 4)
        observe_of(setup, glance, 4, at);
    else
        observe_of(setup, glance, setup->players, at);
}

/* Counts kinds of cards. */
static void put_kinds(uint8_t *at, const uint8_t *kinds, unsigned count)
{
    memset(at, 0, BYZANTZ_KINDS);
    for (unsigned i = 0; i < count; i++)
        at[kinds[i]]++;
}

static void observe_hidden(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, uint8_t *at)
{
    const struct byzantz_world *true_world = (const struct byzantz_world *)(const void *)world->bytes;
    const struct byzantz_open *open = &true_world->open;
    const unsigned players = setup->players, removed = byzantz_removed(players), deck = byzantz_deck_size(players);
    for (unsigned i = 1; i < players; i++, at += BYZANTZ_KINDS) {
        const byzantz_cards hand = true_world->own[seat_after(seat, i, players)].hand;
        put_heap(at, hand, byzantz_merchants(hand));
    }
    unsigned drawn = open->drawn, auction = open->auction + (open->phase <= BYZANTZ_GIVING ? 1u : 0u);
    for (unsigned i = 0; i < BUNDLES; i++, at += BYZANTZ_KINDS) {
        const unsigned size = drawn < deck ? byzantz_bidder_card(players, auction++ % players) : 0;
        put_kinds(at, true_world->dark.cards + removed + drawn, size);
        drawn += size;
    }
    put_kinds(at, true_world->dark.cards, removed);
}

static void arguments(struct nika_move seen, uint8_t arguments[NIKA_ACT_BYTES - 2])
{
    unsigned count = 0;
    if (seen.verb == BYZANTZ_TAKE) {
        arguments[0] = (uint8_t)(seen.open + 1);
        return;
    }
    for (unsigned place = 0; place < BYZANTZ_KINDS; place++) { /* as records sort them: the highest of a good first */
        const unsigned kind = place == BYZANTZ_MERCHANT ? place : place ^ 3;
        for (unsigned copies = byzantz_count_of(seen.open, kind); copies > 0 && count < NIKA_ACT_BYTES - 2; copies--)
            arguments[count++] = (uint8_t)(kind + 1);
    }
}

const struct encoding nika_encoding_byzantz = {
    .game = &nika_byzantz,
    .actions = NIKA_ACTIONS_MAX,
    .parts = {observation_parts, privileged_parts},
    .action_of = byzantz_action_of,
    .action_move = byzantz_action_move,
    .mask = byzantz_action_mask,
    .name = byzantz_action_name,
    .observe = observe,
    .observe_hidden = observe_hidden,
    .arguments = arguments,
};
