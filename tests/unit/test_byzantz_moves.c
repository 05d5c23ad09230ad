/*
 * test_byzantz_moves.c: unit tests of the moves that a hand of Byzantz offers: the lists against brute force over all
 * triples and all subsets of cards, and the counts that random play relies on (moves.h) against the lists.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>

#include "../../src/rules/byzantz/moves.h"
#include "unit_plain.h"

enum { HEAPS_MAX = 2000, NEED_MAX = 29 /* one more than seven fours */ };

/* Heaps without order; each once after sort_heaps. */
struct heaps {
    byzantz_cards heap[HEAPS_MAX];
    unsigned count;
};

static int compare_heaps(const void *a, const void *b)
{
    const byzantz_cards one = *(const byzantz_cards *)a, other = *(const byzantz_cards *)b;

    return (one > other) - (one < other);
}

static void add_heap(struct heaps *heaps, byzantz_cards heap)
{
    assert_true(heaps->count < HEAPS_MAX);
    heaps->heap[heaps->count++] = heap;
}

/* Sorts; and drops what comes more than once. */
static void sort_heaps(struct heaps *heaps)
{
    unsigned kept = 0;

    qsort(heaps->heap, heaps->count, sizeof heaps->heap[0], compare_heaps);
    for (unsigned i = 0; i < heaps->count; i++)
        if (kept == 0 || heaps->heap[kept - 1] != heaps->heap[i])
            heaps->heap[kept++] = heaps->heap[i];
    heaps->count = kept;
}

/* The listed heaps are these, each listed once. */
static void assert_heaps(struct heaps *listed, const struct heaps *expected)
{
    const unsigned count = listed->count;

    sort_heaps(listed);
    assert_int_equal(listed->count, count);
    assert_int_equal(count, expected->count);
    assert_memory_equal(listed->heap, expected->heap, count * sizeof expected->heap[0]);
}

/* Three kinds make a set: all goods among them are the same good. */
static bool is_set(unsigned a, unsigned b, unsigned c)
{
    const unsigned kinds[3] = {a, b, c};
    unsigned good = BYZANTZ_GOODS;

    for (unsigned i = 0; i < 3; i++) {
        if (kinds[i] == BYZANTZ_MERCHANT)
            continue;
        if (good != BYZANTZ_GOODS && good != kinds[i] / 4)
            return false;
        good = kinds[i] / 4;
    }
    return true;
}

static byzantz_cards heap_of_kinds(const uint8_t *kinds, unsigned count)
{
    struct plain plain = {{0}};

    for (unsigned i = 0; i < count; i++)
        plain.of[kinds[i]]++;
    return heap_of(&plain);
}

/* All sales, by trying every three cards. */
static void find_sales(const uint8_t *hand, unsigned size, struct heaps *sales)
{
    sales->count = 0;
    for (unsigned a = 0; a < size; a++)
        for (unsigned b = a + 1; b < size; b++)
            for (unsigned c = b + 1; c < size; c++)
                if (is_set(hand[a], hand[b], hand[c]))
                    add_heap(sales, heap_of_kinds((const uint8_t[]){hand[a], hand[b], hand[c]}, 3));
    sort_heaps(sales);
}

/* All bids of at least `need`, by trying every subset of the goods. */
static void find_bids(const uint8_t *hand, unsigned size, unsigned need, struct heaps *bids)
{
    bids->count = 0;
    for (unsigned subset = 1; subset < 1u << size; subset++) {
        uint8_t kinds[BYZANTZ_HAND_MAX];
        unsigned count = 0, value = 0;
        bool merchant = false;

        for (unsigned i = 0; i < size; i++)
            if (subset >> i & 1) {
                kinds[count++] = hand[i];
                merchant = merchant || hand[i] == BYZANTZ_MERCHANT;
                value += hand[i] % 4 + 1u;
            }
        if (!merchant && value >= need)
            add_heap(bids, heap_of_kinds(kinds, count));
    }
    sort_heaps(bids);
}

/* The moves with a verb among those that are listed for seat 0 with this hand. Returns how many moves there are in
 * all. */
static unsigned list_moves(const struct byzantz_open *open, byzantz_cards hand, unsigned verb, struct heaps *heaps)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct byzantz_own own = {hand};
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];

    memset(&view, 0, sizeof view);
    memcpy(view.bytes, open, sizeof *open);
    memcpy(view.bytes + sizeof *open, &own, sizeof own);
    const unsigned count = nika_byzantz.legal(&setup, &view, moves);

    assert_true(count <= NIKA_MOVES_MAX);
    heaps->count = 0;
    for (unsigned i = 0; i < count; i++) {
        assert_int_equal(moves[i].hidden, 0);
        if (moves[i].verb == verb)
            add_heap(heaps, moves[i].open);
    }
    return count;
}

/* All sales by number. */
static void number_sales(byzantz_cards hand, struct heaps *sales)
{
    const unsigned count = count_sales(hand);

    sales->count = 0;
    for (unsigned which = 0; which < count; which++)
        add_heap(sales, byzantz_sale(hand, which));
}

/* Shuffles a whole deck; hands are taken from its front. */
static void shuffle(struct nika_rng *rng, uint8_t deck[BYZANTZ_DECK])
{
    deck_from("", deck);
    nika_rng_shuffle(rng, deck, BYZANTZ_DECK);
}

/* Every third hand is drawn from two goods and the merchants alone, so that there is something to sell. */
static void draw_hand(struct nika_rng *rng, unsigned round, uint8_t *hand, unsigned size)
{
    uint8_t deck[BYZANTZ_DECK];
    unsigned found = 0;

    shuffle(rng, deck);
    for (unsigned i = 0; found < size; i++)
        if (round % 3 || deck[i] < 8 || deck[i] == BYZANTZ_MERCHANT)
            hand[found++] = deck[i];
}

static void sales_are_all_sets_of_three(void **state)
{
    static struct heaps expected, listed;
    struct byzantz_open open = {.phase = BYZANTZ_FINAL};
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 31, 0);
    for (unsigned round = 0; round < 3000; round++) {
        uint8_t hand[23];
        /* Above seven cards only the limit phase has sales. */
        const unsigned size = round < 2000 ? round % 8 : 8 + round % 16;
        const unsigned seat = round % 2;

        draw_hand(&rng, round, hand, size);
        find_sales(hand, size, &expected);
        const byzantz_cards heap = heap_of_kinds(hand, size);

        open.phase = (uint8_t)(size > BYZANTZ_HAND_MAX ? BYZANTZ_LIMIT : BYZANTZ_GIVING);
        open.turn = (uint8_t)(open.phase == BYZANTZ_LIMIT ? 0 : seat); /* in turn and out of turn */
        list_moves(&open, heap, BYZANTZ_SELL, &listed);
        assert_heaps(&listed, &expected);
        number_sales(heap, &listed);
        assert_heaps(&listed, &expected);
    }
}

/* One good, every possible number of its cards and of merchants; of each kind more than three make no difference to
 * a set. */
static void sales_of_one_good_are_all_counted(void **state)
{
    static struct heaps expected, numbered;

    (void)state;
    for (unsigned number = 0; number < 7 * 6 * 4 * 3 * 16; number++) {
        const unsigned good = number % 6;
        unsigned rest = number, size = 0;
        uint8_t hand[15];
        struct plain plain = {{0}};

        for (unsigned i = 0; i < 5; i++) {
            const unsigned kind = i < 4 ? 4 * good + i : BYZANTZ_MERCHANT, most = i < 4 ? plain_copies(i) : 15;

            plain.of[kind] = rest % (most + 1);
            rest /= most + 1;
            for (unsigned copy = 0; copy < plain.of[kind] && copy < 3; copy++)
                hand[size++] = (uint8_t)kind;
        }
        find_sales(hand, size, &expected);
        number_sales(heap_of(&plain), &numbered);
        assert_heaps(&numbered, &expected);
    }
}

/* All cards of the game but one merchant: no hand has more sales, and there is room for them and for all discards. */
static void the_list_of_moves_has_room_for_all(void **state)
{
    static struct heaps listed;
    const struct byzantz_open open = {.phase = BYZANTZ_LIMIT};
    struct plain all;

    (void)state;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        all.of[kind] = plain_copies(kind);
    all.of[BYZANTZ_MERCHANT] = 15;
    /* Three cards of a good: 20 multisets of four kinds less three fours, of which there are two; 10 of two, 4 of
     * one. */
    assert_int_equal(list_moves(&open, heap_of(&all), BYZANTZ_SELL, &listed), 25 + 6 * (19 + 10 + 4) + 1);
    assert_int_equal(listed.count, 6 * (19 + 10 + 4) + 1);
    assert_int_equal(count_sales(heap_of(&all)), listed.count);
    sort_heaps(&listed);
    assert_int_equal(listed.count, 6 * (19 + 10 + 4) + 1);
}

static void bids_are_all_subsets_that_are_enough(void **state)
{
    static struct heaps expected, listed;
    struct byzantz_open open = {.phase = BYZANTZ_AUCTION};
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 32, 0);
    for (unsigned round = 0; round < 400; round++) {
        uint8_t hand[BYZANTZ_HAND_MAX];
        const unsigned size = round % 8;

        draw_hand(&rng, round, hand, size);
        for (unsigned need = 1; need <= NEED_MAX; need++) {
            const unsigned own_bid = round % 5; /* what lies there already counts */

            open.bid_total[0] = (uint8_t)own_bid;
            open.high = (uint8_t)(own_bid + need - 1);
            find_bids(hand, size, need, &expected);
            const unsigned count = list_moves(&open, heap_of_kinds(hand, size), BYZANTZ_BID, &listed);
            const unsigned bids = listed.count;

            assert_heaps(&listed, &expected);
            find_sales(hand, size, &expected);
            assert_int_equal(count, 1 + bids + expected.count); /* a pass, and nothing else */
        }
    }
}

static void nobody_bids_out_of_turn(void **state)
{
    static struct heaps listed;
    struct byzantz_open open = {.phase = BYZANTZ_AUCTION, .turn = 1};

    (void)state;
    assert_int_equal(list_moves(&open, cards("C1 C1 C2 S4"), BYZANTZ_SELL, &listed), 1);
    assert_true(listed.count == 1 && listed.heap[0] == cards("C2 C1 C1"));
    open.phase = BYZANTZ_LIMIT;
    assert_int_equal(list_moves(&open, cards("C1 C1 C2 S4"), BYZANTZ_SELL, &listed), 0);
    open.phase = BYZANTZ_FINAL; /* seat 0 has said that it is done */
    assert_int_equal(list_moves(&open, cards("C1 C1 C2 S4"), BYZANTZ_SELL, &listed), 0);
    open.phase = BYZANTZ_OVER;
    open.turn = 3;
    assert_int_equal(list_moves(&open, cards("C1 C1 C2 S4"), BYZANTZ_SELL, &listed), 0);
}

/* What the other phases offer besides sales: each kind of the bundle or the hand once, each group of the market
 * once. */
static void other_moves_are_listed_by_kind(void **state)
{
    static struct heaps listed;
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 33, 0);
    for (unsigned round = 0; round < 500; round++) {
        uint8_t deck[BYZANTZ_DECK];
        const unsigned size = 1 + round % 23;
        struct byzantz_open open = {.phase = BYZANTZ_GIVING};
        unsigned kinds = 0, groups = 0;

        shuffle(&rng, deck);
        const byzantz_cards heap = heap_of_kinds(deck, size);
        const struct plain plain = plain_of(heap);

        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
            kinds |= (plain.of[kind] ? 1u : 0u) << kind;
            groups |= (plain.of[kind] ? 1u : 0u) << kind / 4;
        }
        open.bundle = heap;
        list_moves(&open, 0, BYZANTZ_GIVE, &listed);
        for (unsigned i = 0; i < listed.count; i++)
            for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
                kinds ^= (listed.heap[i] == byzantz_card(kind) ? 1u : 0u) << kind;
        assert_int_equal(kinds, 0);
        open = (struct byzantz_open){.phase = BYZANTZ_LIMIT};
        const unsigned given = listed.count;

        list_moves(&open, heap, BYZANTZ_DISCARD, &listed);
        assert_int_equal(listed.count, given);
        open = (struct byzantz_open){.phase = BYZANTZ_MARKET, .market = heap};
        list_moves(&open, 0, BYZANTZ_TAKE, &listed);
        for (unsigned i = 0; i < listed.count; i++)
            groups ^= 1u << listed.heap[i];
        assert_int_equal(groups, 0);
        open = (struct byzantz_open){.phase = BYZANTZ_FINAL};
        assert_int_equal(list_moves(&open, 0, BYZANTZ_DONE, &listed), 1);
        assert_int_equal(listed.count, 1);
    }
}

/* A subset of a hand as a number: its counts are the digits, the counts of the hand say how far each goes. */
static unsigned number_of(const struct plain *subset, const struct plain *hand)
{
    unsigned number = 0;

    for (unsigned kind = 0; kind < BYZANTZ_MERCHANT; kind++) {
        assert_true(subset->of[kind] <= hand->of[kind]);
        number = number * (hand->of[kind] + 1) + subset->of[kind];
    }
    return number;
}

/* How many subsets of a hand are worth exactly so much: kind by kind, each copy adds its value. */
static void count_by_value(const struct plain *hand, unsigned ways[NEED_MAX + 1])
{
    memset(ways, 0, (NEED_MAX + 1) * sizeof ways[0]);
    ways[0] = 1;
    for (unsigned kind = 0; kind < BYZANTZ_MERCHANT; kind++) {
        unsigned with[NEED_MAX + 1] = {0};

        if (hand->of[kind] == 0)
            continue;
        for (unsigned value = 0; value <= NEED_MAX; value++)
            for (unsigned copies = 0; copies <= hand->of[kind] && copies * (kind % 4 + 1) <= value; copies++)
                with[value] += ways[value - copies * (kind % 4 + 1)];
        memcpy(ways, with, sizeof with);
    }
}

/* The subsets of one hand: the counts for every need, and that choosing by number gives each of them once. */
static void assert_subsets(const struct plain *hand, unsigned first_need)
{
    struct subsets subsets;
    struct enough enough;
    unsigned ways[NEED_MAX + 1], expected = 0;

    find_subsets(heap_of(hand), &subsets);
    count_by_value(hand, ways);
    for (unsigned need = NEED_MAX; need >= 1; need--) {
        expected += ways[need];
        find_enough(&subsets, need, &enough);
        assert_int_equal(enough.count, expected);
        if ((need + first_need) % 3 != 0)
            continue;
        uint8_t seen[128] = {0};

        for (unsigned which = 0; which < expected; which++) {
            const byzantz_cards chosen = choose_enough(&subsets, need, &enough, which);
            const struct plain plain = plain_of(chosen);
            const unsigned number = number_of(&plain, hand);

            assert_int_equal(plain.of[BYZANTZ_MERCHANT], 0);
            assert_true(byzantz_value(chosen) >= need);
            assert_true(number < sizeof seen);
            assert_int_equal(seen[number % sizeof seen]++, 0);
        }
    }
}

/* Every hand of up to seven cards of two goods: all ways to spread cards over kinds, up to eight kinds, are among
 * them. */
static void subsets_of_two_goods_are_all_found(void **state)
{
    static const unsigned kinds[8] = {0, 1, 2, 3, 20, 21, 22, 23};
    struct plain hand = {{0}};
    unsigned size = 0, hands = 0;

    (void)state;
    for (;;) {
        assert_subsets(&hand, hands++);
        /* The next hand: one more of the first kind that has room, none of those before it. */
        unsigned i = 0;

        while (i < 8 && (size == BYZANTZ_HAND_MAX || hand.of[kinds[i]] == plain_copies(kinds[i]))) {
            size -= hand.of[kinds[i]];
            hand.of[kinds[i++]] = 0;
        }
        if (i == 8)
            break;
        hand.of[kinds[i]]++;
        size++;
    }
    assert_true(hands > 5000);
}

static void subsets_of_any_goods_are_found(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 34, 0);
    for (unsigned round = 0; round < 5000; round++) {
        uint8_t deck[BYZANTZ_DECK];
        struct plain hand = {{0}};
        unsigned size = 0;

        shuffle(&rng, deck);
        for (unsigned i = 0; size < 1 + round % 7; i++)
            if (deck[i] != BYZANTZ_MERCHANT) {
                hand.of[deck[i]]++;
                size++;
            }
        assert_subsets(&hand, round);
    }
}

static void bits_are_found(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 35, 0);
    for (unsigned round = 0; round < 5000; round++) {
        uint8_t deck[BYZANTZ_DECK];
        byzantz_cards kinds = 0;
        uint64_t groups = 0;

        shuffle(&rng, deck);
        const byzantz_cards heap = heap_of_kinds(deck, round % 30);
        const struct plain plain = plain_of(heap);

        for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
            unsigned count = 0;

            for (unsigned kind = 4 * good; kind < 4 * good + 4; kind++)
                count += plain.of[kind];
            groups |= (uint64_t)(count > 0) << 10 * good;
        }
        groups |= (uint64_t)(plain.of[BYZANTZ_MERCHANT] > 0) << BYZANTZ_MERCHANT_BIT;
        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
            kinds += plain.of[kind] ? byzantz_card(kind) : 0;
        assert_true(byzantz_kinds_of(heap) == kinds);
        assert_true(groups_of(heap) == groups);
        for (unsigned which = 0, bit = 0; bit < 64; bit++)
            if (kinds >> bit & 1)
                assert_int_equal(bit_number(kinds, which++), bit);
    }
}

/* Random play makes exactly the move that the list has at the drawn place. */
static void steps_follow_the_list(void **state)
{
    (void)state;
    for (unsigned game = 0; game < 40; game++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + game % 4, game % 3);
        struct nika_rng rng;
        struct nika_deal deal;
        struct nika_world world, expected;
        unsigned asked;

        nika_rng_seed(&rng, 36, game);
        nika_deal(&setup, &rng, &deal);
        nika_byzantz.begin(&setup, &deal, &world);
        for (;;) {
            struct nika_view view;
            struct nika_move moves[NIKA_MOVES_MAX];
            unsigned seat = 0;

            nika_look(&setup, &world, NIKA_WATCHER, &view);
            asked = nika_byzantz.waiting(&setup, &view).asked;
            if (asked == 0)
                break;
            while (asked != 1u << seat)
                seat++;
            nika_look(&setup, &world, seat, &view);
            const unsigned count = nika_byzantz.legal(&setup, &view, moves);
            struct nika_rng copy = rng;

            expected = world;
            assert_int_equal(nika_byzantz.apply(&setup, &expected, seat, moves[nika_rng_below(&copy, count)]),
                             NIKA_ACCEPTED);
            nika_step(&setup, &world, &rng);
            assert_true(nika_world_same(&nika_byzantz, &world, &expected));
            assert_memory_equal(&rng, &copy, sizeof rng);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sales_are_all_sets_of_three),
        cmocka_unit_test(sales_of_one_good_are_all_counted),
        cmocka_unit_test(the_list_of_moves_has_room_for_all),
        cmocka_unit_test(bids_are_all_subsets_that_are_enough),
        cmocka_unit_test(nobody_bids_out_of_turn),
        cmocka_unit_test(other_moves_are_listed_by_kind),
        cmocka_unit_test(subsets_of_two_goods_are_all_found),
        cmocka_unit_test(subsets_of_any_goods_are_found),
        cmocka_unit_test(bits_are_found),
        cmocka_unit_test(steps_follow_the_list),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
