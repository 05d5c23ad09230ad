/*
 * test_anchors.c: the anchors never change. Players are measured against them over the years, and a figure from today must
 * mean the same as one from then. So what they play in some positions is pinned here, as one number for each anchor and
 * table.
 *
 * If this test fails, do not change the numbers: an anchor plays otherwise than it did, and whoever caused that has to
 * give it back what it had (its own copy of a function, its own tuned numbers). The same numbers must come out of every
 * compiler.
 *
 *     test_anchors --print    prints the tables as they are here; for the day on which a new anchor is added
 */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include <nika/justinian.h>
#include <nika/lab.h>

#include "asking.h"
#include "unit_plain.h"

enum { ANCHORS = 6, TABLES = 7, POSITIONS = 48, GAMES = 2, SEED = 2024 };

static struct nika_workspace workspace;

static const char *const anchors[ANCHORS] = {"anchor:random",    "anchor:ismcts-300", "anchor:ismcts-pruned-100",
                                             "anchor:heuristic", "anchor:search-100", "anchor:expert-1"};

static const struct {
    const struct nika_game *game;
    unsigned players;
} tables[TABLES] = {{&nika_byzantz, 3},   {&nika_byzantz, 4},   {&nika_byzantz, 5},  {&nika_byzantz, 6},
                    {&nika_justinian, 2}, {&nika_justinian, 3}, {&nika_justinian, 4}};

/* Printed by test_anchors --print; a line for each anchor, and in it a number for each table. */
/* clang-format off */
static const uint64_t pinned[ANCHORS][TABLES] = {
    {0x7c89216af710160c, 0x7ad3877d830bad58, 0x02834d28c604bc8b, 0xf5682eb4cbe71ce7, 0x8073a4a600be38bf, 0xa2b879c2fa0d7e2c, 0xf0c2b9a49eaccdeb},
    {0x92340edf92a55ec2, 0xaef83b107d6fe39b, 0xa57196d09b734a13, 0x64fff3d3e7a4836b, 0x7489b2ee33f364e9, 0x234a9bf3e9d3ca03, 0xf6f05ce6cac1cbad},
    {0x305196853744e08a, 0x8eda86d9aa521e36, 0xab64382bd0efc512, 0x026d9bd576c2243a, 0x9942a979de46d7b0, 0x6102d0f07d56edfa, 0x79cdd3b7e45d3dfb},
    {0xd4abf96189d65370, 0xd10876c019016c11, 0x76bb352474ce37b3, 0x991e56ba04355adb, 0x545fb99c88f0bd2a, 0xc3b7a8faa383d2f9, 0xd1a05b4bdf321654},
    {0x28713a3c3a67887d, 0x6a8da6269b4b09bc, 0xf79dc5926efd1ade, 0x3c8bcc303d6292db, 0x6a63f5cbd9593e7c, 0xbec85e238c4bb8ec, 0xa5a548ea9ffcf337},
    {0x43ad15ca49870aab, 0x51b69fc6f44f87be, 0x6660e8f2bb92f386, 0xc354c60351ac32a3, 0x10a25a97f8ad4ade, 0xf1870ba361bfb2a8, 0x0020970000c6c8c4},
};
static const uint64_t pinned_games[TABLES] = {
    0x12cd959f37c07518, 0xb55bd390c2de004f, 0x7eef87f762e330e7, 0xbdd2039719c90571, 0x642324890bf6bc8d, 0x153842a9af47de6c, 0x5cf40f7bbfb11889};
/* clang-format on */

/* A position, and what the seat that is asked in it remembers. */
struct position {
    struct nika_setup setup;
    struct nika_view view;
    struct nika_memory memory;
};

/* Position `number` of a table: some random moves from a deal on, so that it depends on the rules alone; of each number in
 * another edition, if there are any. A walk that reaches the end starts anew. */
static struct position position_of(unsigned table, unsigned number)
{
    const struct nika_game *game = tables[table].game;
    const unsigned players = tables[table].players;
    struct position position = {.setup = setup_of(game, players, number % players)};
    const struct nika_setup *setup = &position.setup;
    struct nika_memory memories[NIKA_SEATS_MAX];
    struct nika_deal deal;
    struct nika_world world;
    struct nika_rng rng;
    bool going;

    if (game->edition_count)
        assert_true(nika_setup_edition(&position.setup, game->editions[number % game->edition_count].name));
    if (game->editions_1) /* the positions are older than the presets of now */
        memcpy(position.setup.switches, game->editions_1[position.setup.edition].switches,
               sizeof position.setup.switches);
    nika_rng_seed(&rng, SEED, 100 * table + number);
    do {
        unsigned moves = nika_rng_below(&rng, 140);

        memset(memories, 0, sizeof memories);
        nika_deal(setup, &rng, &deal);
        game->begin(setup, &deal, &world);
        for (going = true; going && moves > 0; moves--) {
            const unsigned seat = asked_seat(setup, &world);

            struct nika_move legal[NIKA_MOVES_MAX];

            nika_look(setup, &world, seat, &position.view);
            const struct nika_move move = legal[nika_rng_below(&rng, game->legal(setup, &position.view, legal))];

            for (unsigned other = 0; other < players; other++) {
                nika_look(setup, &world, other, &position.view);
                nika_remember(setup, &position.view, seat, move, &memories[other]);
            }
            assert_int_equal(game->apply(setup, &world, seat, move), NIKA_ACCEPTED);
            nika_look(setup, &world, NIKA_WATCHER, &position.view);
            going = game->waiting(setup, &position.view).asked;
        }
    } while (!going);
    nika_look(setup, &world, asked_seat(setup, &world), &position.view);
    position.memory = memories[position.view.seat];
    return position;
}

/* FNV-1a over moves' spellings, a line each. */
#define FNV_START UINT64_C(0xcbf29ce484222325)
static uint64_t digest_move(const struct nika_setup *setup, struct nika_move move, uint64_t digest)
{
    char word[NIKA_WORD_MAX];
    const size_t size = setup->game->say(setup, move, word);

    word[size] = '\n';
    for (size_t j = 0; j <= size; j++)
        digest = (digest ^ (uint8_t)word[j]) * UINT64_C(0x100000001b3);
    return digest;
}

/* What an anchor plays in all positions of a table. */
static uint64_t digest_of(unsigned anchor, unsigned table)
{
    struct nika_agent agent;
    uint64_t digest = FNV_START;

    assert_true(nika_lab_agent(anchors[anchor], &agent));
    for (unsigned i = 0; i < POSITIONS; i++) {
        struct position position = position_of(table, i);
        const struct nika_setup *setup = &position.setup;
        struct nika_thought thought;
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, i);
        nika_think(&agent,
                   &(struct nika_question){.setup = setup,
                                           .view = &position.view,
                                           .memory = &position.memory,
                                           .rng = &rng,
                                           .workspace = &workspace},
                   &thought);
        digest = digest_move(setup, thought.move, digest);
    }
    return digest;
}

/* All moves of whole games of a table, with anchor:expert-1 in the first seat and anchor:heuristic in the others: unlike
 * the positions above these come from sensible play, down to the last turns. */
static uint64_t digest_of_games(unsigned table)
{
    const struct nika_game *game = tables[table].game;
    const unsigned players = tables[table].players;
    uint64_t digest = FNV_START;
    struct nika_agent agents[2];

    assert_true(nika_lab_agent("anchor:expert-1", &agents[0]));
    assert_true(nika_lab_agent("anchor:heuristic", &agents[1]));
    for (unsigned number = 0; number < GAMES; number++) {
        const struct nika_setup setup = setup_of(game, players, number % players);
        struct nika_memory memories[NIKA_SEATS_MAX] = {{{0}}};
        struct nika_deal deal;
        struct nika_world world;
        struct nika_view view;
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, 100 * table + number);
        nika_deal(&setup, &rng, &deal);
        game->begin(&setup, &deal, &world);
        while (nika_look_asked(&setup, &world, &view)) {
            const unsigned seat = view.seat;
            struct nika_thought thought;

            nika_think(
                &agents[seat > 0],
                &(struct nika_question){
                    .setup = &setup, .view = &view, .memory = &memories[seat], .rng = &rng, .workspace = &workspace},
                &thought);
            digest = digest_move(&setup, thought.move, digest);
            for (unsigned other = 0; other < players; other++) {
                nika_look(&setup, &world, other, &view);
                if (other != seat)
                    nika_remember(&setup, &view, seat, thought.move, &memories[other]);
            }
            assert_int_equal(game->apply(&setup, &world, seat, thought.move), NIKA_ACCEPTED);
        }
    }
    return digest;
}

static void games_run_as_ever(void **state)
{
    (void)state;
    for (unsigned table = 0; table < TABLES; table++)
        assert_true(digest_of_games(table) == pinned_games[table]);
}

static void anchors_play_as_ever(void **state)
{
    (void)state;
    for (unsigned anchor = 0; anchor < ANCHORS; anchor++)
        for (unsigned table = 0; table < TABLES; table++) {
            const uint64_t digest = digest_of(anchor, table);

            if (digest != pinned[anchor][table])
                print_error("%s, %s, %u players: plays otherwise than it did\n", anchors[anchor],
                            tables[table].game->name, tables[table].players);
            assert_true(digest == pinned[anchor][table]);
        }
}

/* The positions are worth something: in most of them there is a choice, and the anchors choose differently. */
static void positions_tell_anchors_apart(void **state)
{
    (void)state;
    for (unsigned table = 0; table < TABLES; table++) {
        unsigned choices = 0;

        for (unsigned i = 0; i < POSITIONS; i++) {
            const struct position position = position_of(table, i);
            struct nika_move moves[NIKA_MOVES_MAX];

            choices += tables[table].game->legal(&position.setup, &position.view, moves) > 1;
        }
        assert_in_range(choices, POSITIONS / 2, POSITIONS);
        for (unsigned anchor = 0; anchor < ANCHORS; anchor++)
            for (unsigned other = 0; other < anchor; other++)
                assert_true(pinned[anchor][table] != pinned[other][table]);
    }
}

static void print_table(void)
{
    for (unsigned anchor = 0; anchor < ANCHORS; anchor++)
        for (unsigned table = 0; table < TABLES; table++)
            printf("%s0x%016" PRIx64 "%s", table ? " " : "    {", digest_of(anchor, table),
                   table + 1 < TABLES ? "," : "},\n");
    for (unsigned table = 0; table < TABLES; table++)
        printf("%s0x%016" PRIx64 "%s", table ? " " : "games {", digest_of_games(table),
               table + 1 < TABLES ? "," : "};\n");
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(anchors_play_as_ever),
        cmocka_unit_test(games_run_as_ever),
        cmocka_unit_test(positions_tell_anchors_apart),
    };

    if (count == 2 && strcmp(words[1], "--print") == 0) {
        print_table();
        return 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
