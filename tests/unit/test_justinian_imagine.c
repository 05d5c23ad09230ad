/*
 * test_justinian_imagine.c: unit tests of the worlds that Justinian imagines behind a view: what the seat knows is in
 * every one of them (its tokens, its cards, where the cards went that it exchanged), and all else is spread evenly.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "plain_justinian.h"

/*
 * The game of four. Red is dealt in order: seat 0 has 1 and 2, seat 1 has 3 and 4, seat 2 has 5 and 6, seat 3 has 7 and 8,
 * the pile is 9 10 11 12. Seat 0 scores yellow, passing last; then all four exchange in red, and the pile is 1 3 5 7. Seat
 * 0 scores green, and seat 1 passes last.
 */
static const struct plain_deal four = {{"+3 +2 +3 -3 -3", NULL, NULL, NULL}, {NULL}};
#define YELLOW "0 place +3 phase; 1 pass; 2 pass; 3 pass; 0 place +2 phase; 0 pass; 0 trigger; 0 color yellow"
#define ALL_IN_RED "; 0 exchange red1; 1 exchange red3; 2 exchange red5; 3 exchange red7"
#define GREEN                                                                                                          \
    "; 0 place +3 phase; 1 place +1 c12; 2 pass; 3 pass; 0 place -3 phase; 1 place +1 c12; 0 place -3 phase; "         \
    "1 place +1 c12; 0 pass; 1 pass; 1 decline; 2 decline; 3 decline; 0 trigger; 0 color green"
/* Seat 1 draws the 1, which seat 0 put there; then seat 2 the 3 of seat 1; then seat 0 the 5 of seat 2. */
#define FIFTH YELLOW ALL_IN_RED GREEN "; 1 exchange red4" /* pile 3 5 7 4 */
#define SIXTH FIFTH "; 2 exchange red6"                   /* pile 5 7 4 6 */
#define SEVENTH SIXTH "; 3 keep; 0 exchange red2"         /* pile 7 4 6 2 */

enum { RED, BLUE, GREENS, YELLOWS, FEW = 200, SAMPLES = 20000 };

/* Draws a world behind a view, which it must show again. */
static struct nika_world draw(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng)
{
    struct nika_world world;
    struct nika_view seen;

    memset(&world, 0xcc, sizeof world);
    nika_justinian.imagine(setup, view, rng, &world);
    nika_look(setup, &world, view->seat, &seen);
    assert_true(nika_view_same(&nika_justinian, &seen, view));
    return world;
}

static struct nika_world four_after(const struct nika_setup *setup, const char *moves)
{
    struct nika_world world = court_with(setup, &four);

    play_all(setup, &world, moves);
    return world;
}

/* The number of the card at a place of a pile, 0 the top. */
static unsigned in_pile(const struct justinian_world *world, unsigned color, unsigned place)
{
    return (world->dark.pile[color] >> 4 * place & 15) + 1;
}

/* What is the same in all worlds that a seat can imagine: a card of red in a hand, or at a place of the pile. */
struct sure {
    const char *moves;
    unsigned viewer, card;
    int hand; /* or -1 */
    unsigned place;
};

static void what_was_exchanged_is_followed(void **state)
{
    static const struct sure cases[] = {
        {YELLOW "; 0 exchange red1", 0, 1, -1, 3},
        {YELLOW "; 0 exchange red1", 0, 9, 0, 0},
        {YELLOW "; 0 exchange red1; 1 exchange red3", 0, 1, -1, 2},
        {YELLOW "; 0 exchange red1; 1 exchange blue3", 0, 1, -1, 3}, /* in another color */
        {YELLOW "; 0 exchange red1; 1 keep; 2 exchange red5", 0, 1, -1, 2},
        {YELLOW "; 0 exchange red1; 1 exchange red3; 2 exchange red5", 0, 1, -1, 1},
        {YELLOW "; 0 exchange red1; 1 exchange red3; 2 exchange red5", 1, 3, -1, 2},
        {YELLOW "; 0 exchange red1; 1 exchange red3; 2 exchange red5", 1, 10, 1, 0},
        {YELLOW ALL_IN_RED, 0, 1, -1, 0},
        {YELLOW ALL_IN_RED, 1, 3, -1, 1},
        {YELLOW ALL_IN_RED, 2, 5, -1, 2},
        {YELLOW ALL_IN_RED, 3, 7, -1, 3},
        {YELLOW ALL_IN_RED GREEN, 0, 1, -1, 0}, /* it still lies there */
        {FIFTH, 0, 1, 1, 0},                    /* and now seat 1 must have it */
        {FIFTH, 0, 2, 0, 0},
        {FIFTH, 1, 1, 1, 0},
        {FIFTH, 1, 3, -1, 0},
        {FIFTH, 1, 4, -1, 3},
        {FIFTH, 2, 5, -1, 1},
        {FIFTH, 3, 7, -1, 2},
        {SIXTH, 0, 1, 1, 0},
        {SIXTH, 1, 3, 2, 0},
        {SIXTH, 1, 4, -1, 2},
        {SIXTH, 2, 6, -1, 3},
        {SIXTH, 2, 5, -1, 0},
        {SEVENTH, 0, 1, 1, 0},
        {SEVENTH, 0, 2, -1, 3},
        {SEVENTH, 0, 5, 0, 0},
        {SEVENTH, 1, 3, 2, 0},
        {SEVENTH, 1, 4, -1, 1},
        {SEVENTH, 2, 5, 0, 0},
        {SEVENTH, 2, 6, -1, 2},
        {SEVENTH, 3, 7, -1, 0},
    };
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 91, 0);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct sure *sure = &cases[i];
        const struct nika_world truth = four_after(&setup, sure->moves);
        struct nika_view view;

        nika_look(&setup, &truth, sure->viewer, &view);
        for (unsigned sample = 0; sample <= FEW; sample++) {
            const struct nika_world bytes =
                sample ? draw(&setup, &view, &rng) : truth; /* of the true one it holds too */
            const struct justinian_world *world = plain_world_const(&bytes);
            const bool there = sure->hand < 0 ? in_pile(world, RED, sure->place) == sure->card
                                              : world->own[sure->hand].cards[RED] >> (sure->card - 1) & 1;

            if (!there)
                print_error("case %u, sample %u: %u is somewhere else\n", (unsigned)i, sample, sure->card);
            assert_true(there);
        }
        assert_null(nika_justinian.check(&setup, &truth));
    }
}

/* The moment at which a seat draws the card of another, it knows what that one gave away. */
static void what_another_gave_away_is_known(void **state)
{
    static const struct {
        const char *moves;
        unsigned viewer, giver, card;
    } cases[] = {{FIFTH, 1, 0, 1}, {SIXTH, 1, 0, 1}, {SIXTH, 2, 1, 3}, {SEVENTH, 0, 2, 5}, {SEVENTH, 2, 1, 3}};
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 92, 0);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct nika_world truth = four_after(&setup, cases[i].moves);
        struct nika_view view;

        nika_look(&setup, &truth, cases[i].viewer, &view);
        for (unsigned sample = 0; sample < FEW; sample++) {
            const struct nika_world bytes = draw(&setup, &view, &rng);
            const struct justinian_own *giver = &plain_world_const(&bytes)->own[cases[i].giver];

            assert_int_equal(giver->put[0], cases[i].card);
            assert_false(giver->cards[RED] >> (cases[i].card - 1) & 1);
        }
    }
}

/* Nobody but the two knows which card it was; but all know that the one took what the other had put. */
static void all_worlds_tell_one_story(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    const struct nika_world truth = four_after(&setup, SEVENTH);
    struct nika_rng rng;
    unsigned given = 0; /* the cards that seat 0 put, in the worlds of seat 3 */

    (void)state;
    nika_rng_seed(&rng, 93, 0);
    for (unsigned viewer = 0; viewer <= 4; viewer++) {
        struct nika_view view;

        nika_look(&setup, &truth, viewer < 4 ? viewer : NIKA_WATCHER, &view);
        for (unsigned sample = 0; sample < FEW; sample++) {
            const struct nika_world bytes = draw(&setup, &view, &rng);
            const struct justinian_world *world = plain_world_const(&bytes);

            assert_null(nika_justinian.check(&setup, &bytes));
            assert_int_equal(world->own[1].took[1], world->own[0].put[0]);
            assert_int_equal(world->own[2].took[1], world->own[1].put[0]);
            assert_int_equal(world->own[0].took[1], world->own[2].put[0]);
            /* Exchange number 3 was the last of the first round: on top lies what seat 3 put, under it the others. */
            assert_int_equal(in_pile(world, RED, 0), world->own[3].put[0]);
            assert_int_equal(in_pile(world, RED, 1), world->own[1].put[1]);
            assert_int_equal(in_pile(world, RED, 2), world->own[2].put[1]);
            assert_int_equal(in_pile(world, RED, 3), world->own[0].put[1]);
            assert_int_equal(world->own[3].put[1] | world->own[3].took[1], 0); /* it kept its cards */
            given |= viewer == 3 ? 1u << world->own[0].put[0] : 0;
        }
    }
    /* Seat 3 has 8, and had 7 and 12: seat 0 may have given any other card. */
    assert_int_equal(given, 0x1ffe & ~(1u << 7 | 1u << 8 | 1u << 12));
}

/* A card that comes back to who had put it. */
static void an_own_card_comes_back(void **state)
{
    static const char *const games[] = {
        /* All four exchange, and seat 0, who passes last again, draws its 1. */
        YELLOW ALL_IN_RED "; 0 place +3 phase; 1 place +1 c12; 2 pass; 3 pass; 0 place -3 phase; 1 pass; "
                          "0 place -3 phase; 0 pass; 0 trigger; 0 color green; 0 exchange red2",
        /* Seat 0 alone exchanges first; then the others draw 10, 11 and 12, and it draws its 1. */
        YELLOW "; 0 exchange red1; 1 keep; 2 keep; 3 keep" GREEN
               "; 1 exchange red3; 2 exchange red5; 3 exchange red7; 0 exchange red2"};
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 94, 0);
    for (unsigned game = 0; game < 2; game++) {
        const struct nika_world truth = four_after(&setup, games[game]);

        assert_int_equal(plain_world_const(&truth)->own[0].cards[RED], counselors("1 9"));
        for (unsigned viewer = 0; viewer <= 4; viewer++) {
            struct nika_view view;

            nika_look(&setup, &truth, viewer < 4 ? viewer : NIKA_WATCHER, &view);
            for (unsigned sample = 0; sample < FEW; sample++) {
                const struct nika_world bytes = draw(&setup, &view, &rng);
                const struct justinian_world *world = plain_world_const(&bytes);

                assert_null(nika_justinian.check(&setup, &bytes));
                assert_int_equal(world->own[0].took[1], world->own[0].put[0]); /* all know that much */
                assert_int_equal(in_pile(world, RED, 3), world->own[0].put[1]);
                if (viewer == 0)
                    assert_int_equal(in_pile(world, RED, 3), 2);
            }
        }
    }
}

/*
 * Evenness. Where a card of red lies: in a hand, or at a place of the pile.
 */
enum { HANDS = 4, PLACES = HANDS + 6, CARDS = 12 };

struct even {
    const char *moves;
    unsigned viewer;
    unsigned known[PLACES]; /* bit n: the card of counselor n+1 must be there */
};

#define CARD(number) (1u << ((number)-1))

/*
 * Every unknown card must be at every unknown place with the same chance. The chi-square sum over at most twelve cards has
 * eleven degrees of freedom and stays below 50 with a chance of all but one in a million; where two or three cards lie, it
 * is smaller still. The seeds are fixed: what passes once passes always.
 */
static void assert_even(const struct nika_setup *setup, const struct nika_world *truth, const struct even *even)
{
    const unsigned pile = justinian_pile_size(setup->players), held = justinian_held(setup->players);
    unsigned counts[PLACES][CARDS] = {{0}}, known = 0, unknown = 0;
    struct nika_view view;
    struct nika_rng rng;

    nika_rng_seed(&rng, 95, even->viewer);
    nika_look(setup, truth, even->viewer, &view);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        const struct nika_world bytes = draw(setup, &view, &rng);
        const struct justinian_world *world = plain_world_const(&bytes);

        for (unsigned card = 0; card < CARDS; card++) {
            for (unsigned seat = 0; seat < setup->players; seat++)
                counts[seat][card] += world->own[seat].cards[RED] >> card & 1;
            for (unsigned place = 0; place < pile; place++)
                counts[HANDS + place][card] += in_pile(world, RED, place) == card + 1;
        }
    }
    for (unsigned place = 0; place < PLACES; place++)
        known |= even->known[place];
    for (unsigned card = 0; card < CARDS; card++)
        unknown += !(known >> card & 1);
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned size = place < HANDS ? (place < setup->players ? held : 0) : place < HANDS + pile ? 1 : 0;
        double sum = 0;

        for (unsigned card = 0; card < CARDS; card++)
            size -= even->known[place] >> card & 1;
        for (unsigned card = 0; card < CARDS; card++) {
            const double expected = (double)SAMPLES * size / unknown, away = counts[place][card] - expected;

            if (known >> card & 1)
                assert_int_equal(counts[place][card], even->known[place] >> card & 1 ? SAMPLES : 0);
            else if (size == 0)
                assert_int_equal(counts[place][card], 0);
            else
                sum += away * away / expected;
        }
        if (sum >= 50)
            print_error("viewer %u, place %u: %.1f\n%s\n", even->viewer, place, sum, even->moves);
        assert_true(sum < 50);
    }
}

static void unknown_cards_are_spread_evenly(void **state)
{
    static const struct even cases[] = {
        {"", 0, {CARD(1) | CARD(2)}},
        {"", NIKA_WATCHER, {0}},
        {YELLOW "; 0 exchange red1", 1, {0, CARD(3) | CARD(4)}},
        {YELLOW "; 0 exchange red1", 0, {CARD(2) | CARD(9), 0, 0, 0, 0, 0, 0, CARD(1)}},
        {YELLOW ALL_IN_RED, 0, {CARD(2) | CARD(9), 0, 0, 0, CARD(1)}},
        {FIFTH, 0, {CARD(2) | CARD(9), CARD(1)}},
        {FIFTH, 1, {0, CARD(10) | CARD(1), 0, 0, CARD(3), 0, 0, CARD(4)}},
        {FIFTH, 2, {0, 0, CARD(6) | CARD(11), 0, 0, CARD(5)}},
        {SEVENTH, 0, {CARD(9) | CARD(5), CARD(1), 0, 0, 0, 0, 0, CARD(2)}},
        {SEVENTH, 1, {0, CARD(10) | CARD(1), CARD(3), 0, 0, CARD(4)}},
        {SEVENTH, NIKA_WATCHER, {0}},
    };
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct nika_world truth = four_after(&setup, cases[i].moves);

        assert_even(&setup, &truth, &cases[i]);
    }
}

/* Two players have three cards each, and the pile of both games has six. */
static void cards_of_smaller_tables_are_even(void **state)
{
    static const struct plain_deal plain = {{"+3 +2", NULL, NULL}, {NULL}};
    static const struct even two = {"0 place +3 phase; 1 pass; 0 place +2 phase; 0 pass; 0 trigger; 0 color blue; "
                                    "0 exchange red2; 1 exchange red6",
                                    1,
                                    {0, CARD(4) | CARD(5) | CARD(8), 0, 0, 0, 0, 0, 0, 0, CARD(6)}},
                             three = {"0 place +3 phase; 1 pass; 2 pass; 0 place +2 phase; 0 pass; 0 trigger; "
                                      "0 color blue; 0 exchange red2; 1 exchange red3; 2 keep",
                                      0,
                                      {CARD(1) | CARD(7), 0, 0, 0, 0, 0, 0, 0, CARD(2)}};
    const struct nika_setup pair = setup_of(&nika_justinian, 2, 0), trio = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&pair, &plain);

    (void)state;
    play_all(&pair, &world, two.moves);
    assert_even(&pair, &world, &two);
    world = court_with(&trio, &plain);
    play_all(&trio, &world, three.moves);
    assert_even(&trio, &world, &three);
}

/*
 * Tokens. Seat 0 has 7 in hand, +2 and -1 on counselors, -3 on the phase space, seat 1 two on the phase space, and so on;
 * afterwards the court moves, and those on counselors are seen.
 */
static const struct plain_deal three_deal = {{"+1 +1 +2 +3 -1 -2 -2 -3 +1 +2 -1 +3",
                                              "+2 +2 +3 -3 -3 +1 +1 -1 -1 -2 +1 -2",
                                              "+1 +1 +1 -1 -1 -1 +3 +3 -2 +2 -3 +1"},
                                             {NULL}};
#define PLACED                                                                                                         \
    "0 place +2 c4; 1 place +3 phase; 2 place +1 c2; 0 place -1 c2; 1 place -3 phase; 2 place -2 c2; "                 \
    "0 place -3 phase; 1 pass; 2 pass"
#define PLACED_AGAIN                                                                                                   \
    PLACED "; 0 pass; 0 decline; 1 decline; 2 decline; 0 place +3 c7; 1 place +1 c7; 2 place +3 c1; 0 pass"

/* Where a token of a seat lies: on the two counselors, on the phase space, in hand, next and last in reserve. */
enum { ON_FIRST, ON_SECOND, ON_PHASE, IN_HAND, NEXT_DRAWN, LAST_DRAWN, TOKEN_PLACES };

struct spread {
    const char *moves;
    unsigned viewer, seat;
    unsigned counselor[2], slot[2]; /* from 1, or 0 if there is none */
    unsigned phase, hand, reserve;  /* how many tokens */
    const char *seen;               /* what is no longer among them */
};

static void count_tokens(const struct justinian_world *world, const struct spread *spread,
                         unsigned counts[TOKEN_PLACES][6])
{
    const struct justinian_own *own = &world->own[spread->seat];

    for (unsigned kind = 0; kind < 6; kind++) {
        for (unsigned i = 0; i < 2; i++)
            counts[ON_FIRST + i][kind] +=
                spread->counselor[i] && (own->laid[spread->counselor[i] - 1] >> 3 * spread->slot[i] & 7) == kind + 1;
        counts[ON_PHASE][kind] += own->phase >> 4 * kind & 15;
        counts[IN_HAND][kind] += own->hand >> 4 * kind & 15;
        counts[NEXT_DRAWN][kind] += (world->dark.reserve[spread->seat] & 15) == kind;
        counts[LAST_DRAWN][kind] += world->dark.reserve[spread->seat] >> 4 * (spread->reserve - 1) == kind;
    }
}

/* The same for tokens: six kinds are five degrees of freedom, and 40 is the limit. */
static void assert_tokens_even(const struct spread *spread, const unsigned size[TOKEN_PLACES],
                               const unsigned unknown[6])
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world truth = court_with(&setup, &three_deal);
    unsigned counts[TOKEN_PLACES][6] = {{0}}, all = 0;
    struct nika_view view;
    struct nika_rng rng;

    play_all(&setup, &truth, spread->moves);
    nika_look(&setup, &truth, spread->viewer, &view);
    nika_rng_seed(&rng, 96, spread->seat);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        const struct nika_world world = draw(&setup, &view, &rng);

        count_tokens(plain_world_const(&world), spread, counts);
    }
    for (unsigned kind = 0; kind < 6; kind++)
        all += unknown[kind];
    for (unsigned place = 0; place < TOKEN_PLACES; place++) {
        double sum = 0;

        for (unsigned kind = 0; kind < 6; kind++) {
            const double expected = (double)SAMPLES * size[place] * unknown[kind] / all,
                         away = counts[place][kind] - expected;

            if (expected > 0)
                sum += away * away / expected;
            else if (size[place])
                assert_int_equal(counts[place][kind], 0);
        }
        if (sum >= 40)
            print_error("seat %u sees seat %u, place %u: %.1f\n", spread->viewer, spread->seat, place, sum);
        assert_true(sum < 40);
    }
}

static void unknown_tokens_are_spread_evenly(void **state)
{
    static const struct spread cases[] = {
        {PLACED, 1, 0, {4, 2}, {0, 1}, 1, 7, 12, ""},
        {PLACED, NIKA_WATCHER, 2, {2, 2}, {0, 2}, 0, 10, 10, ""},
        {PLACED, 0, 1, {0}, {0}, 2, 10, 10, ""},
        /* Seat 0 has passed a second time and drawn four in all; +2 and -1 of it have been seen. */
        {PLACED_AGAIN, 2, 0, {7, 0}, {0}, 1, 10, 8, "+2 -1"},
        {PLACED_AGAIN, 0, 2, {1, 0}, {0}, 0, 9, 10, "+1 -2"},
        {PLACED_AGAIN, 0, 1, {7, 0}, {1}, 2, 9, 10, ""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct spread *spread = &cases[i];
        const unsigned size[TOKEN_PLACES] = {
            spread->counselor[0] != 0, spread->counselor[1] != 0, spread->phase, spread->hand, 1, 1};
        unsigned unknown[6], all = 0;

        for (unsigned kind = 0; kind < 6; kind++) {
            unknown[kind] = plain_token_copies(kind) - (tokens(spread->seen) >> 4 * kind & 15);
            all += unknown[kind];
        }
        assert_int_equal(all, size[0] + size[1] + spread->phase + spread->hand + spread->reserve);
        assert_tokens_even(spread, size, unknown);
    }
}

/* Of its own reserve a seat knows the tokens, and not their order: seat 2 has +1 +1 +2 +2 +2 -1 -1 -2 -2 -2 -3 -3, and has
 * drawn -3 and +1 of them. */
static void the_own_reserve_is_known_but_not_its_order(void **state)
{
    static const unsigned size[TOKEN_PLACES] = {0, 0, 0, 0, 1, 1}, in_reserve[6] = {1, 3, 0, 2, 3, 1};
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world truth = court_with(&setup, &three_deal);
    struct nika_view view;
    struct nika_rng rng;
    unsigned as_dealt = 0;

    (void)state;
    assert_tokens_even(&(struct spread){PLACED, 2, 2, {0}, {0}, 0, 10, 10, ""}, size, in_reserve);
    play_all(&setup, &truth, PLACED);
    nika_look(&setup, &truth, 2, &view);
    nika_rng_seed(&rng, 97, 0);
    for (unsigned sample = 0; sample < FEW; sample++) {
        const struct nika_world bytes = draw(&setup, &view, &rng);
        const struct justinian_world *world = plain_world_const(&bytes);
        unsigned counts[16] = {0};

        for (unsigned i = 0; i < 10; i++)
            counts[world->dark.reserve[2] >> 4 * i & 15]++;
        for (unsigned kind = 0; kind < 6; kind++)
            assert_int_equal(counts[kind], in_reserve[kind]);
        assert_true(world->dark.reserve[2] >> 40 == 0);
        as_dealt += world->dark.reserve[2] == plain_world_const(&truth)->dark.reserve[2];
    }
    assert_true(as_dealt < 3); /* of 10! / (3! 2! 3!) = 50400 orders */
}

/* Two tokens of a seat are drawn without putting back: how often the two of seat 0 on counselors are of one kind. */
static void hidden_tokens_are_drawn_without_putting_back(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world truth = court_with(&setup, &three_deal);
    /* 5 · 4 + 4 · 3 + 2 · 1 ordered pairs of one kind, black and red, of 22 · 21. */
    const double chance = 2.0 * (20 + 12 + 2) / (22 * 21);
    struct nika_view view;
    struct nika_rng rng;
    unsigned same = 0;

    (void)state;
    play_all(&setup, &truth, PLACED);
    nika_look(&setup, &truth, 1, &view);
    nika_rng_seed(&rng, 98, 0);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        const struct nika_world bytes = draw(&setup, &view, &rng);
        const struct justinian_own *own = &plain_world_const(&bytes)->own[0];

        same += (own->laid[3] & 7) == (own->laid[1] >> 3 & 7);
    }
    /* One degree of freedom: the limit is 24, about five times the deviation that is to be expected. */
    const double away = same - SAMPLES * chance;

    assert_true(away * away / (SAMPLES * chance * (1 - chance)) < 24);
}

/* What every imagined world has in common with the view, counted without the library's arithmetic. */
static void assert_honoured(const struct nika_setup *setup, const struct nika_view *view,
                            const struct justinian_world *world)
{
    const struct justinian_open *open = justinian_open(view);
    unsigned gone = 0;

    for (unsigned seat = 0; seat < setup->players; seat++) {
        const struct justinian_own *own = &world->own[seat];
        unsigned left[6];

        /* Used tokens do not come back: seen ones and all others are the 22. */
        for (unsigned kind = 0; kind < 6; kind++)
            left[kind] = plain_token_copies(kind) - (open->seen[seat] >> 4 * kind & 15) - (own->hand >> 4 * kind & 15) -
                         (own->phase >> 4 * kind & 15);
        for (unsigned c = 0; c < 12; c++)
            for (unsigned slot = 0; slot < 3; slot++) {
                const unsigned value = own->laid[c] >> 3 * slot & 7;
                const bool mine = slot < open->owners[c] >> 6 && (open->owners[c] >> 2 * slot & 3u) == seat;

                assert_int_equal(value != 0, mine); /* face-down tokens lie where they lie */
                if (value)
                    left[value - 1]--;
            }
        for (unsigned i = 0; i < justinian_reserve_size(open, seat); i++)
            left[(world->dark.reserve[seat] >> 4 * i & 15) % 6]--;
        for (unsigned kind = 0; kind < 6; kind++)
            assert_int_equal(left[kind], 0);
        assert_true(justinian_reserve_size(open, seat) == 0 ||
                    world->dark.reserve[seat] >> 4 * justinian_reserve_size(open, seat) == 0);
    }
    for (unsigned round = 0; round < open->scored; round++)
        gone |= 1u << open->scoring[round].color;
    for (unsigned color = 0; color < 4; color++) {
        unsigned seen = 0;

        for (unsigned seat = 0; seat < setup->players; seat++)
            seen |= world->own[seat].cards[color];
        for (unsigned i = 0; i < justinian_pile_size(setup->players); i++)
            seen |= 1u << (world->dark.pile[color] >> 4 * i & 15);
        if (gone >> color & 1)
            assert_true(world->dark.pile[color] == 0 && seen == 1); /* nothing: the empty pile reads as counselor 0 */
        else
            assert_int_equal(seen, 0xfff);
    }
    for (unsigned seat = 0; seat < setup->players; seat++)
        for (unsigned round = 0; round < 2; round++) {
            const unsigned color = open->scoring[round].exchanged[seat];
            const bool remembered = color && !(gone >> (color - 1) & 1);

            assert_int_equal(world->own[seat].put[round] != 0, remembered);
            assert_int_equal(world->own[seat].took[round] != 0, remembered);
        }
}

/* Whole games, at each of their moves, with the eyes of everybody. */
static void everything_that_was_seen_is_honoured(void **state)
{
    static const struct plain_habits habits[] = {{30, 40, 60, 10, 60}, {15, 25, 80, 30, 80}, {8, 15, 50, 0, 50}};
    unsigned scored = 0, exchanged = 0;

    (void)state;
    for (unsigned game = 0; game < 45; game++) {
        const struct nika_setup setup = setup_of(&nika_justinian, 2 + game % 3, game % 2);
        struct nika_rng rng, draws;
        struct nika_deal deal;
        struct nika_world world;

        nika_rng_seed(&rng, 99, game);
        nika_rng_seed(&draws, 100, game);
        nika_deal(&setup, &rng, &deal);
        nika_justinian.begin(&setup, &deal, &world);
        do
            for (unsigned viewer = 0; viewer <= setup.players; viewer++) {
                struct nika_view view;

                nika_look(&setup, &world, viewer < setup.players ? viewer : NIKA_WATCHER, &view);
                const struct nika_world imagined = draw(&setup, &view, &draws);

                assert_honoured(&setup, &view, plain_world_const(&imagined));
            }
        while (play_on(&setup, &world, &habits[game / 3 % 3], &rng));
        scored += plain_world_const(&world)->open.scored;
        for (unsigned seat = 0; seat < setup.players; seat++)
            exchanged += plain_world_const(&world)->open.scoring[0].exchanged[seat] != 0;
    }
    assert_true(scored > 60 && exchanged > 60); /* there was something to be honoured */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_exchanged_is_followed),
        cmocka_unit_test(what_another_gave_away_is_known),
        cmocka_unit_test(all_worlds_tell_one_story),
        cmocka_unit_test(an_own_card_comes_back),
        cmocka_unit_test(unknown_cards_are_spread_evenly),
        cmocka_unit_test(cards_of_smaller_tables_are_even),
        cmocka_unit_test(unknown_tokens_are_spread_evenly),
        cmocka_unit_test(the_own_reserve_is_known_but_not_its_order),
        cmocka_unit_test(hidden_tokens_are_drawn_without_putting_back),
        cmocka_unit_test(everything_that_was_seen_is_honoured),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
