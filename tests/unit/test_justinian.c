/*
 * test_justinian.c: unit tests of Justinian's pieces: heaps of tokens against plain counts, rows and how they move, the
 * court table, the spelling of moves, editions. What happens at a table is the matter of test_justinian_table.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "plain_justinian.h"

static void pieces_are_as_the_rules_say(void **state)
{
    static const char *const names[12] = {"Narses",    "Belisarius",  "Eraclius",  "Basilius",
                                          "Procopius", "Tribonianus", "Giulianus", "Germanus",
                                          "Antemius",  "Niceforus",   "Antonina",  "Teodora"};
    static const unsigned thresholds[3] = {5, 9, 12};
    static const struct {
        unsigned players, held, pile;
    } tables[] = {{2, 3, 6}, {3, 2, 6}, {4, 2, 4}};

    (void)state;
    assert_int_equal(nika_justinian.players_min, 2);
    assert_int_equal(nika_justinian.players_max, 4);
    assert_string_equal(nika_justinian.name, "justinian");
    for (unsigned i = 0; i < 12; i++)
        assert_string_equal(justinian_counselor_names[i], names[i]);
    for (unsigned color = 0; color < 4; color++)
        assert_string_equal(justinian_color_names[color], plain_colors[color]);
    for (unsigned phase = 0; phase < 3; phase++)
        assert_int_equal(justinian_threshold(phase), thresholds[phase]);
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(justinian_held(tables[i].players), tables[i].held);
        assert_int_equal(justinian_pile_size(tables[i].players), tables[i].pile);
        assert_int_equal(tables[i].players * tables[i].held + tables[i].pile, 12);
    }
    for (unsigned kind = 0; kind < 6; kind++) {
        assert_string_equal(justinian_token_names[kind], plain_tokens[kind]);
        assert_int_equal(justinian_step_of(kind), atoi(plain_tokens[kind]));
        assert_int_equal(justinian_count_of(JUSTINIAN_ALL_TOKENS, kind), plain_token_copies(kind));
        assert_true(justinian_token(kind) == tokens(plain_tokens[kind]));
    }
    assert_int_equal(justinian_count(JUSTINIAN_ALL_TOKENS), 22);
    assert_int_equal(justinian_influence(JUSTINIAN_ALL_TOKENS), 2 * (5 * 1 + 4 * 2 + 2 * 3));
}

/* Every heap that a seat's tokens can make: 6 · 5 · 3 ways with the black ones, as many with the red. */
static void heaps_count_tokens(void **state)
{
    unsigned heaps = 0;

    (void)state;
    for (unsigned number = 0; number < 90 * 90; number++) {
        unsigned rest = number, count = 0, influence = 0, of[6];
        justinian_tokens heap = 0;
        uint32_t kinds = 0;

        for (unsigned kind = 0; kind < 6; kind++) {
            of[kind] = rest % (plain_token_copies(kind) + 1);
            rest /= plain_token_copies(kind) + 1;
            heap |= (justinian_tokens)of[kind] << 4 * kind;
            kinds |= (of[kind] ? UINT32_C(1) : 0) << 4 * kind;
            count += of[kind];
            influence += of[kind] * (kind % 3 + 1);
        }
        for (unsigned kind = 0; kind < 6; kind++)
            assert_int_equal(justinian_count_of(heap, kind), of[kind]);
        assert_int_equal(justinian_count(heap), count);
        assert_int_equal(justinian_influence(heap), influence);
        assert_int_equal(justinian_kinds_of(heap), kinds);
        heaps++;
    }
    assert_int_equal(heaps, 8100);
    assert_int_equal(justinian_influence(tokens("+2 -3")), 5); /* the rulebook's example */
    assert_int_equal(justinian_influence(tokens("+3 -3 +2")), 8);
}

static void heaps_are_compared(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 81, 0);
    for (unsigned round = 0; round < 100000; round++) {
        justinian_tokens heap = 0, taken = 0;
        bool holds = true;

        for (unsigned kind = 0; kind < 6; kind++) {
            /* Most of the time the one has enough, so that both answers come. */
            const unsigned has = nika_rng_below(&rng, 8),
                           takes = nika_rng_below(&rng, 8) ? nika_rng_below(&rng, has + 1) : nika_rng_below(&rng, 8);

            heap |= has << 4 * kind;
            taken |= takes << 4 * kind;
            holds = holds && has >= takes;
        }
        assert_int_equal(justinian_holds(heap, taken), holds);
        assert_true(justinian_holds(heap, heap));
        assert_true(justinian_holds(heap, 0));
    }
    for (unsigned kind = 0; kind < 6; kind++) {
        assert_false(justinian_holds(0, justinian_token(kind)));
        assert_false(justinian_holds(JUSTINIAN_ALL_TOKENS, JUSTINIAN_ALL_TOKENS + justinian_token(kind)));
        assert_false(justinian_holds(JUSTINIAN_ALL_TOKENS - justinian_token(kind), JUSTINIAN_ALL_TOKENS));
    }
}

/* The values of a counselor's tokens: "+2 -1" lies in the slots 0 and 1. */
static uint16_t values_of(const char *words)
{
    uint8_t kinds[3];
    unsigned values = 0;

    for (unsigned slot = plain_token_kinds(words, kinds); slot-- > 0;)
        values |= (kinds[slot] + 1u) << 3 * slot;
    return (uint16_t)values;
}

static void slots_are_told_apart(void **state)
{
    (void)state;
    for (unsigned number = 0; number < 7 * 7 * 7; number++) {
        const unsigned in[3] = {number % 7, number / 7 % 7, number / 49};
        const uint16_t values = (uint16_t)(in[0] | in[1] << 3 | in[2] << 6);
        int sum = 0;

        for (unsigned slot = 0; slot < 3; slot++) {
            assert_int_equal(justinian_in_slot(values, slot), in[slot]);
            sum += in[slot] ? atoi(plain_tokens[in[slot] - 1]) : 0;
        }
        assert_int_equal(justinian_sum(values), sum);
    }
    for (unsigned count = 0; count <= 3; count++)
        for (unsigned seats = 0; seats < 64; seats++) {
            const uint8_t owners = (uint8_t)(count << 6 | seats);

            assert_int_equal(justinian_on(owners), count);
            assert_int_equal(justinian_owner(owners, 0), seats % 4);
            assert_int_equal(justinian_owner(owners, 1), seats / 4 % 4);
            assert_int_equal(justinian_owner(owners, 2), seats / 16);
        }
    const uint16_t laid[12] = {[0] = values_of("+3"), [6] = values_of("-2 +1 -2"), [11] = values_of("+1 -3")};
    const uint16_t nothing[12] = {0};

    assert_true(justinian_gather(laid) == tokens("+1 +1 +3 -2 -2 -3"));
    assert_true(justinian_gather(nothing) == 0);
    assert_int_equal(justinian_sum(values_of("-2 +1")), -1);
    assert_int_equal(justinian_sum(values_of("+3 +3 +3")), 9);
    assert_int_equal(justinian_sum(0), 0);
}

static void places_are_listed(void **state)
{
    (void)state;
    assert_int_equal(justinian_place_count(JUSTINIAN_ALL_PLACES), 13);
    for (unsigned place = 0; place < 13; place++)
        assert_int_equal(justinian_place(JUSTINIAN_ALL_PLACES, place), place);
    assert_int_equal(justinian_place_count(0), 0);
}

/* A row of counselors as plain numbers, from 0. */
static uint64_t packed(const uint8_t row[12])
{
    uint64_t bits = 0;

    for (unsigned place = 12; place-- > 0;)
        bits = bits << 4 | row[place];
    return bits;
}

static void counselors_are_found_in_a_row(void **state)
{
    uint8_t row[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    struct nika_rng rng;

    (void)state;
    assert_true(JUSTINIAN_FIRST_ROW == row_of("1 2 3 4 5 6 7 8 9 10 11 12"));
    nika_rng_seed(&rng, 82, 0);
    for (unsigned round = 0; round < 3000; round++) {
        for (unsigned place = 0; place < 12; place++) {
            assert_int_equal(justinian_counselor(packed(row), place), row[place]);
            assert_int_equal(justinian_place_of(packed(row), row[place]), place);
        }
        nika_rng_shuffle(&rng, row, 12);
    }
}

#define FIRST "1 2 3 4 5 6 7 8 9 10 11 12"

struct moving {
    const char *before;
    struct {
        unsigned counselor;
        const char *tokens;
    } on[3];
    const char *left, *right; /* the row afterwards */
};

static void the_court_moves(void **state)
{
    static const struct moving cases[] = {
        /* The rulebook: Basilius with a black 2, Giulianus with a red 2 and a black 1. */
        {FIRST, {{4, "+2"}, {7, "-2 +1"}}, "1 2 3 5 6 7 4 8 9 10 11 12", "1 2 3 5 7 4 6 8 9 10 11 12"},
        {FIRST, {{0, ""}}, FIRST, FIRST},
        {FIRST, {{5, "+2 -2"}}, FIRST, FIRST},
        {FIRST, {{5, "+3 -1 -2"}}, FIRST, FIRST},
        /* At the ends of the row they stop. */
        {FIRST, {{12, "+3"}}, FIRST, FIRST},
        {FIRST, {{1, "-3 -3 -3"}}, FIRST, FIRST},
        {FIRST, {{11, "+3"}}, "1 2 3 4 5 6 7 8 9 10 12 11", "1 2 3 4 5 6 7 8 9 10 12 11"},
        {FIRST, {{2, "-3"}}, "2 1 3 4 5 6 7 8 9 10 11 12", "2 1 3 4 5 6 7 8 9 10 11 12"},
        {FIRST, {{4, "+3 +3 +3"}}, "1 2 3 5 6 7 8 9 10 11 12 4", "1 2 3 5 6 7 8 9 10 11 12 4"},
        {FIRST, {{9, "-3 -3 -3"}}, "9 1 2 3 4 5 6 7 8 10 11 12", "9 1 2 3 4 5 6 7 8 10 11 12"},
        /* As far as three tokens go. */
        {FIRST, {{1, "+3 +3 +3"}}, "2 3 4 5 6 7 8 9 10 1 11 12", "2 3 4 5 6 7 8 9 10 1 11 12"},
        {FIRST, {{12, "-3 -3 -3"}}, "1 2 12 3 4 5 6 7 8 9 10 11", "1 2 12 3 4 5 6 7 8 9 10 11"},
        /* Left: 1 steps over 2, and 2 steps back over it. Right: 2 over 3, then 1 over 3. */
        {FIRST, {{1, "+1"}, {2, "+1"}}, FIRST, "3 1 2 4 5 6 7 8 9 10 11 12"},
        /* Left: 5 to place 7; 6, now on 5, to 3; 7, now on 6, to 5. Right: 7 to 6; 6, on 7, to 5; 5, on 6, to 8. */
        {FIRST, {{5, "+2"}, {6, "-2"}, {7, "-1"}}, "1 2 6 3 7 4 5 8 9 10 11 12", "1 2 3 4 6 7 8 5 9 10 11 12"},
        /* Who is passed keeps its turn, and nobody has two: 1 over 2, 3 and 4, then 3 over 4. */
        {FIRST, {{1, "+3"}, {3, "+1"}}, "2 4 3 1 5 6 7 8 9 10 11 12", "2 4 3 1 5 6 7 8 9 10 11 12"},
        /* The order is that of the places, not of the numbers. Left: 2 over 1, and 1 back over it. Right: 1 over 3, 2 over 3. */
        {"2 1 3 4 5 6 7 8 9 10 11 12",
         {{1, "+1"}, {2, "+1"}},
         "2 1 3 4 5 6 7 8 9 10 11 12",
         "3 2 1 4 5 6 7 8 9 10 11 12"},
        {"12 11 10 9 8 7 6 5 4 3 2 1",
         {{12, "+1"}, {1, "-1"}},
         "11 12 10 9 8 7 6 5 4 3 1 2",
         "11 12 10 9 8 7 6 5 4 3 1 2"},
        /* Left: 12 steps over 11, and 11 back over it. Right: 11 stands at the end and stays, and 12 steps over it. */
        {"1 2 3 4 5 6 7 8 9 10 12 11",
         {{12, "+1"}, {11, "+2"}},
         "1 2 3 4 5 6 7 8 9 10 12 11",
         "1 2 3 4 5 6 7 8 9 10 11 12"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint16_t values[12] = {0};

        for (unsigned c = 0; c < 3; c++)
            if (cases[i].on[c].counselor)
                values[cases[i].on[c].counselor - 1] = values_of(cases[i].on[c].tokens);
        const struct justinian_rows rows = justinian_moved(row_of(cases[i].before), values);

        if (rows.from_left != row_of(cases[i].left) || rows.from_right != row_of(cases[i].right))
            print_error("case %u\n", (unsigned)i);
        assert_true(rows.from_left == row_of(cases[i].left));
        assert_true(rows.from_right == row_of(cases[i].right));
    }
}

/* Moves a court of plain numbers: takes each counselor out, and puts it in again further on. */
static void move_plainly(uint8_t row[12], const int sums[12], bool from_right)
{
    uint8_t order[12];

    memcpy(order, row, sizeof order);
    for (unsigned i = 0; i < 12; i++) {
        const uint8_t counselor = order[from_right ? 11 - i : i];
        int at = 0, to;

        while (row[at] != counselor)
            at++;
        to = at + sums[counselor];
        to = to < 0 ? 0 : to > 11 ? 11 : to;
        for (; at < to; at++)
            row[at] = row[at + 1];
        for (; at > to; at--)
            row[at] = row[at - 1];
        row[to] = counselor;
    }
}

static void any_court_moves(void **state)
{
    uint8_t row[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 83, 0);
    for (unsigned round = 0; round < 20000; round++) {
        uint16_t values[12] = {0};
        int sums[12] = {0};
        uint8_t after[12];

        for (unsigned c = 0; c < 12; c++)
            for (unsigned slot = 0; slot < 3 && nika_rng_below(&rng, 12) < 1 + round % 12; slot++) {
                const unsigned kind = nika_rng_below(&rng, 6);

                values[c] = (uint16_t)(values[c] | (kind + 1) << 3 * slot);
                sums[c] += atoi(plain_tokens[kind]);
            }
        const struct justinian_rows rows = justinian_moved(packed(row), values);

        memcpy(after, row, sizeof row);
        move_plainly(after, sums, false);
        assert_true(rows.from_left == packed(after));
        memcpy(after, row, sizeof row);
        move_plainly(after, sums, true);
        assert_true(rows.from_right == packed(after));
        memcpy(row, after, sizeof row);
    }
}

static void counselors_are_worth_what_the_table_says(void **state)
{
    static const char table[] = RECONSTRUCTION;
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_setup other = setup;
    unsigned grid[12][20];
    const char *at = table;

    (void)state;
    for (unsigned place = 0; place < 12; place++)
        for (unsigned column = 0; column < 20; column++) {
            char *end;

            grid[place][column] = (unsigned)strtoul(at, &end, 10);
            at = end + 1;
        }
    assert_int_equal(*at, '\0');
    /* Counselor n on place p in phase f: grid[p][(12 - n) + 4 · (f - 1)]. */
    for (unsigned n = 1; n <= 12; n++)
        for (unsigned p = 1; p <= 12; p++)
            for (unsigned f = 1; f <= 3; f++)
                assert_int_equal(justinian_value(&setup, n - 1, p - 1, f - 1), grid[p - 1][12 - n + 4 * (f - 1)]);
    assert_int_equal(justinian_value(&setup, 2 - 1, 7 - 1, 2 - 1), 32); /* the rulebooks' examples */
    assert_int_equal(justinian_value(&setup, 10 - 1, 9 - 1, 2 - 1), 25);
    assert_int_equal(justinian_value(&setup, 12 - 1, 1 - 1, 1 - 1), 1); /* the corners */
    assert_int_equal(justinian_value(&setup, 1 - 1, 1 - 1, 3 - 1), 21);
    /* With other windows: grid[p][window of n in f]. */
    for (unsigned n = 1; n <= 12; n++)
        for (unsigned f = 1; f <= 3; f++)
            other.windows[3 * (n - 1) + f - 1] = (uint16_t)((7 * n + 5 * f) % 20);
    for (unsigned n = 1; n <= 12; n++)
        for (unsigned p = 1; p <= 12; p++)
            for (unsigned f = 1; f <= 3; f++)
                assert_int_equal(justinian_value(&other, n - 1, p - 1, f - 1), grid[p - 1][(7 * n + 5 * f) % 20]);
    other = setup;
    assert_int_equal(justinian_value(&setup, 12 - 1, 12 - 1, 1 - 1), 25);
    assert_int_equal(justinian_value(&setup, 1 - 1, 12 - 1, 3 - 1), 75);

    for (unsigned i = 0; i < 240; i++)
        other.board[i] = (uint16_t)i; /* 20 · (p - 1) + the column: another board, other numbers */
    assert_int_equal(justinian_value(&other, 2 - 1, 7 - 1, 2 - 1), 20 * 6 + 14);
    assert_int_equal(justinian_value(&other, 12 - 1, 1 - 1, 1 - 1), 0);
    assert_int_equal(justinian_value(&other, 1 - 1, 12 - 1, 3 - 1), 239);
}

/* Who scored what: the row is 2 1 3 5 6 4 7 8 9 10 11 12, see test_justinian_table.c. */
static void scorings_are_worth_what_the_rules_say(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct justinian_scoring scoring = {.row = row_of("2 1 3 5 6 4 7 8 9 10 11 12"), .chooser = 1, .trigger = 2};

    (void)state;
    scoring.tokens[0] = tokens("-3");
    scoring.tokens[1] = tokens("+3 -3");
    scoring.tokens[2] = tokens("+1 -2 -2");
    scoring.cards[0] = (uint16_t)counselors("2 7");
    scoring.cards[1] = (uint16_t)counselors("4 10");
    assert_int_equal(justinian_influence_points(&setup, &scoring, 0), 3);
    assert_int_equal(justinian_influence_points(&setup, &scoring, 1), 0);
    assert_int_equal(justinian_influence_points(&setup, &scoring, 2), 5);
    assert_int_equal(justinian_card_points(&setup, &scoring, 0, 0), 12 + 19); /* V(2,1,I) and V(7,7,I) */
    assert_int_equal(justinian_card_points(&setup, &scoring, 2, 0), 20 + 31); /* V(2,1,III) and V(7,7,III) */
    assert_int_equal(justinian_card_points(&setup, &scoring, 0, 1), 21 + 23); /* V(4,6,I) and V(10,10,I) */
    assert_int_equal(justinian_card_points(&setup, &scoring, 0, 2), 0);
    assert_true(nika_setup_switch(&setup, "influence", "trigger"));
    assert_int_equal(justinian_influence_points(&setup, &scoring, 0), 3);
    assert_int_equal(justinian_influence_points(&setup, &scoring, 1), 6);
    assert_int_equal(justinian_influence_points(&setup, &scoring, 2), 0);
    scoring.trigger = JUSTINIAN_NOBODY; /* forced: again the chooser goes without */
    assert_int_equal(justinian_influence_points(&setup, &scoring, 1), 0);
    assert_int_equal(justinian_influence_points(&setup, &scoring, 2), 5);
}

static void assert_spelled(const struct nika_setup *setup, struct nika_move move, const char *expected)
{
    char word[NIKA_WORD_MAX];
    struct nika_move read;

    memset(word, 'x', sizeof word);
    assert_int_equal(nika_justinian.say(setup, move, word), strlen(expected));
    assert_string_equal(word, expected);
    assert_true(nika_justinian.parse(setup, word, strlen(word), &read));
    assert_true(nika_move_same(read, move));
}

static void every_move_is_spelled_and_read(void **state)
{
    static const struct {
        unsigned verb;
        const char *word;
    } plain[] = {{JUSTINIAN_PASS, "pass"},       {JUSTINIAN_LEFT, "left"},       {JUSTINIAN_RIGHT, "right"},
                 {JUSTINIAN_TRIGGER, "trigger"}, {JUSTINIAN_DECLINE, "decline"}, {JUSTINIAN_KEEP, "keep"}};
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    char expected[NIKA_WORD_MAX];

    (void)state;
    for (unsigned i = 0; i < sizeof plain / sizeof plain[0]; i++)
        assert_spelled(&setup, (struct nika_move){.verb = plain[i].verb}, plain[i].word);
    for (unsigned kind = 0; kind < 6; kind++) {
        sprintf(expected, "place %s phase", plain_tokens[kind]);
        assert_spelled(&setup, (struct nika_move){.verb = JUSTINIAN_PLACE, .hidden = kind + 1}, expected);
        for (unsigned counselor = 1; counselor <= 12; counselor++) {
            sprintf(expected, "place %s c%u", plain_tokens[kind], counselor);
            assert_spelled(&setup, (struct nika_move){.verb = JUSTINIAN_PLACE, .open = counselor, .hidden = kind + 1},
                           expected);
        }
    }
    for (unsigned color = 0; color < 4; color++) {
        sprintf(expected, "color %s", plain_colors[color]);
        assert_spelled(&setup, (struct nika_move){.verb = JUSTINIAN_COLOR, .open = color}, expected);
        for (unsigned counselor = 1; counselor <= 12; counselor++) {
            sprintf(expected, "exchange %s%u", plain_colors[color], counselor);
            assert_spelled(&setup, (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = color, .hidden = counselor},
                           expected);
        }
    }
}

/* What somebody else did is told without its hidden part, and read as that: it is no whole move. */
static void unknown_parts_are_told_as_such(void **state)
{
    static const struct {
        struct nika_move move;
        const char *word;
    } cases[] = {
        {{.verb = JUSTINIAN_PLACE, .open = 4, .hidden = 2}, "place ? c4"},
        {{.verb = JUSTINIAN_PLACE, .open = 12, .hidden = 6}, "place ? c12"},
        {{.verb = JUSTINIAN_PLACE, .open = 0, .hidden = 1}, "place ? phase"},
        {{.verb = JUSTINIAN_EXCHANGE, .open = 0, .hidden = 7}, "exchange red?"},
        {{.verb = JUSTINIAN_EXCHANGE, .open = 3, .hidden = 12}, "exchange yellow?"},
        {{.verb = JUSTINIAN_COLOR, .open = 2}, "color green"},
        {{.verb = JUSTINIAN_TRIGGER}, "trigger"},
    };
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char word[NIKA_WORD_MAX];
        struct nika_move read = {.verb = 99, .open = 98, .hidden = 97};

        assert_int_equal(nika_justinian.say(&setup, nika_move_seen(cases[i].move, 0, 1), word), strlen(cases[i].word));
        assert_string_equal(word, cases[i].word);
        if (cases[i].move.hidden) {
            assert_false(nika_parse_whole(&setup, word, strlen(word), &read));
            assert_true(nika_move_same(read, (struct nika_move){.verb = 99, .open = 98, .hidden = 97}));
        }
        assert_true(nika_justinian.parse(&setup, word, strlen(word), &read));
        assert_true(nika_move_same(read, (struct nika_move){.verb = cases[i].move.verb, .open = cases[i].move.open}));
    }
}

/* None of these is a move; a bar stands between. */
static const char near_misses[] =
    "| |pass | pass|Pass|PASS|pas|passs|pass pass|pass phase|lef|leftt|Left|left right|rightt|righ|right |trigge|"
    "triggers|trigger 5|Trigger|declin|declined|keeps|kee|keep |keep red7|kept|place|place |place +1|place +1 |"
    "place +1 c|place +1 c0|place +1 c13|place +1 c20|place +1 c99|place +1 c01|place +1 c001|place +1 c1 |"
    "place +1 c1x|place +1 c1c|place +1 c-1|place +1 c+1|place +1 c 1|place +1 C1|place +1 1|place +1 c100|"
    "place +1 c1 c2|place +1  c1|place  +1 c1|place +1c1|place+1 c1|place +0 c1|place +4 c1|place -0 c1|place -4 c1|"
    "place 1 c1|place + c1|place ++ c1|place +11 c1|place \xE2\x88\x92"
    "1 c1|place +1 Phase|place +1 phases|place +1 phas|place +1 phase |place +1 phase1|place +1 phase c1|"
    "place phase +1|place c1 +1|place ?? c4|place ?phase|place ?|Place +1 c1|place +1,+1 c1|place +1 c1; pass|color|"
    "color |color Red|color re|color reds|color red |color  red|color red7|color purple|color 1|colour red|red|"
    "exchange|exchange |exchange red|exchange red??|exchange red0|exchange red13|exchange red07|exchange red 7|"
    "exchange red7 |exchange red7 blue3|exchange red-7|exchange red7x|exchange red112|exchange Red7|exchange 7|"
    "exchange pink7|exchange  red7|exchange7red|exchangered7|exchange yellow|exchange blue99|give red7|?|bid C1";

static void near_misses_are_no_moves(void **state)
{
    static const struct nika_move untouched = {.verb = 99, .open = 98, .hidden = 97};
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    unsigned misses = 1;

    (void)state;
    for (const char *at = near_misses;; at++) {
        const size_t size = strcspn(at, "|");
        char *alone = malloc(size > 0 ? size : 1); /* so that a sanitizer sees a read beyond it */
        struct nika_move move = untouched;

        assert_non_null(alone);
        memcpy(alone, at, size);
        if (nika_justinian.parse(&setup, alone, size, &move))
            print_error("read: “%.*s”\n", (int)size, at);
        assert_true(nika_move_same(move, untouched));
        free(alone);
        at += size;
        if (!*at)
            break;
        misses++;
    }
    assert_true(misses > 100);
    struct nika_move move = untouched;

    assert_false(nika_justinian.parse(&setup, "pass\0", 5, &move)); /* NUL is no end */
    assert_false(nika_justinian.parse(&setup, "place +1 c1\0", 12, &move));
    assert_false(nika_justinian.parse(&setup, "pass", 3, &move)); /* the size counts */
    assert_true(nika_justinian.parse(&setup, "passing", 4, &move));
    assert_int_equal(move.verb, JUSTINIAN_PASS);
}

static void bits_that_are_no_move_are_refused(void **state)
{
    static const struct nika_move wrong[] = {
        {.verb = 0},
        {.verb = 10},
        {.verb = UINT32_MAX},
        {.verb = JUSTINIAN_PLACE, .open = 13, .hidden = 1},
        {.verb = JUSTINIAN_PLACE, .open = UINT64_C(1) << 32, .hidden = 1},
        {.verb = JUSTINIAN_PLACE, .open = 1, .hidden = 7},
        {.verb = JUSTINIAN_PLACE, .open = 1, .hidden = UINT32_MAX},
        {.verb = JUSTINIAN_PASS, .open = 1},
        {.verb = JUSTINIAN_PASS, .hidden = 1},
        {.verb = JUSTINIAN_LEFT, .open = 1},
        {.verb = JUSTINIAN_RIGHT, .hidden = 1},
        {.verb = JUSTINIAN_TRIGGER, .open = UINT64_C(1) << 63},
        {.verb = JUSTINIAN_DECLINE, .hidden = 5},
        {.verb = JUSTINIAN_KEEP, .open = 2},
        {.verb = JUSTINIAN_COLOR, .open = 4},
        {.verb = JUSTINIAN_COLOR, .open = 0, .hidden = 1},
        {.verb = JUSTINIAN_EXCHANGE, .open = 4, .hidden = 1},
        {.verb = JUSTINIAN_EXCHANGE, .open = 0, .hidden = 13},
        {.verb = JUSTINIAN_EXCHANGE, .open = UINT64_C(1) << 32, .hidden = 1},
    };
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &(struct plain_deal){{NULL}, {NULL}});
    const struct nika_world before = world;
    char word[NIKA_WORD_MAX];

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(nika_justinian.apply(&setup, &world, 0, wrong[i]), NIKA_NO_SUCH_MOVE);
        assert_int_equal(nika_justinian.say(&setup, wrong[i], word), 1);
        assert_string_equal(word, "?");
    }
    assert_memory_equal(&world, &before, sizeof world);
}

static void editions_preset_the_switches(void **state)
{
    /* As the rules list them: tie, influence, empty-final. */
    static const struct {
        const char *name, *tie, *influence, *empty_final;
    } editions[] = {{"en", "clockwise", "chooser", "score"},
                    {"fr", "latest-pass", "chooser", "none"},
                    {"it", "clockwise", "chooser", "score"},
                    {"ja", "clockwise", "chooser", "score"}};
    struct nika_setup setup = setup_of(&nika_justinian, 3, 0);

    (void)state;
    assert_int_equal(nika_justinian.edition_count, 4);
    assert_int_equal(nika_justinian.switch_count, 3);
    assert_string_equal(nika_justinian.editions[setup.edition].name, "en"); /* the default */
    for (unsigned e = 0; e < 4; e++) {
        const char *const expected[3] = {editions[e].tie, editions[e].influence, editions[e].empty_final};
        static const char *const names[3] = {"tie", "influence", "empty-final"};

        assert_true(nika_setup_edition(&setup, editions[e].name));
        assert_int_equal(setup.edition, e);
        for (unsigned s = 0; s < 3; s++) {
            assert_string_equal(nika_justinian.switches[s].name, names[s]);
            assert_string_equal(nika_justinian.switches[s].values[setup.switches[s]], expected[s]);
            assert_int_equal(nika_setup_default(&setup, s), setup.switches[s]);
        }
    }
    assert_true(nika_setup_edition(&setup, "fr"));
    assert_true(nika_setup_switch(&setup, "tie", "clockwise")); /* one apart from the edition */
    assert_int_equal(setup.switches[JUSTINIAN_TIE], JUSTINIAN_TIE_CLOCKWISE);
    assert_int_equal(nika_setup_default(&setup, JUSTINIAN_TIE), JUSTINIAN_TIE_LATEST_PASS);
    assert_int_equal(setup.switches[JUSTINIAN_EMPTY_FINAL], JUSTINIAN_EMPTY_FINAL_NONE);
    assert_true(nika_setup_edition(&setup, "fr")); /* and back */
    assert_int_equal(setup.switches[JUSTINIAN_TIE], JUSTINIAN_TIE_LATEST_PASS);
    assert_false(nika_setup_edition(&setup, "de"));
    assert_false(nika_setup_switch(&setup, "tie", "shared"));
    assert_false(nika_setup_switch(&setup, "empty_final", "none"));
    assert_int_equal(setup.edition, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_as_the_rules_say),
        cmocka_unit_test(heaps_count_tokens),
        cmocka_unit_test(heaps_are_compared),
        cmocka_unit_test(slots_are_told_apart),
        cmocka_unit_test(places_are_listed),
        cmocka_unit_test(counselors_are_found_in_a_row),
        cmocka_unit_test(the_court_moves),
        cmocka_unit_test(any_court_moves),
        cmocka_unit_test(counselors_are_worth_what_the_table_says),
        cmocka_unit_test(scorings_are_worth_what_the_rules_say),
        cmocka_unit_test(every_move_is_spelled_and_read),
        cmocka_unit_test(unknown_parts_are_told_as_such),
        cmocka_unit_test(near_misses_are_no_moves),
        cmocka_unit_test(bits_that_are_no_move_are_refused),
        cmocka_unit_test(editions_preset_the_switches),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
