/*
 * encoded.c: the numbers of nika/encoding.h mean what the games mean. Games are played at every table, and at every ply:
 *
 *   mask      the mask has exactly the legal moves, and its count is theirs
 *   ids       every legal move has one id, which is its own again; every id that has a move is that move's own
 *   bounds    no byte of an observation or of a privileged state is above what its slice says
 *   twins     two worlds that a seat cannot tell apart have the same observation and the same mask
 *   acts      of another's move no hidden part is told
 *
 * A test that cannot fail is worth nothing, so an observation that leaks is tried first, and must be found.
 *
 *     encoded [GAMES [PAIRS]]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/encoding.h>

#include "tables.h"

enum { SEED = 21, OUT_OF_TURN_ONE_IN = 8, ALL_IDS_ONE_IN = 16, TWINS_MOST = 64 };

struct test {
    struct nika_setup setup;
    struct nika_rng rng;
    uint64_t games, plies, moves, pairs;
    uint64_t pairs_wanted; /* of worlds that really differ, at this table and before */
    struct nika_slice slices[2][NIKA_SLICES_MAX];
    unsigned slice_count[2], size[2];
    unsigned ply;
    struct nika_observer observer; /* of the setup above */
    void (*observe)(const struct test *, const struct nika_world *, unsigned seat, uint8_t *observation);
    bool failed;
    char failure[256];
};

static void fail(struct test *test, unsigned seat, const char *what, const char *word)
{
    char table[128];
    if (test->failed)
        return;
    test->failed = true;
    snprintf(test->failure, sizeof test->failure, "%s: %s, ply %u, seat %u%s%s", what, tables_say(&test->setup, table),
             test->ply, seat, word ? ": " : "", word ? word : "");
}

static void fail_move(struct test *test, unsigned seat, const char *what, struct nika_move move)
{
    char word[NIKA_WORD_MAX];
    test->setup.game->say(&test->setup, move, word);
    fail(test, seat, what, word);
}

/* The mask against the list of moves. Returns the number of moves. */
static unsigned prove_mask(struct test *test, const struct nika_view *view, struct nika_move moves[NIKA_MOVES_MAX])
{
    const struct nika_setup *setup = &test->setup;
    const unsigned actions = nika_actions(setup->game), count = setup->game->legal(setup, view, moves);
    uint8_t mask[NIKA_ACTIONS_MAX + 1];
    memset(mask, 0xee, sizeof mask);
    if (nika_action_mask(setup, view, mask) != count)
        fail(test, view->seat, "the mask counts other moves than there are", NULL);
    if (mask[actions] != 0xee)
        fail(test, view->seat, "the mask is longer than it should be", NULL);
    for (unsigned i = 0; i < count; i++) {
        struct nika_move again = {.verb = 0};
        const unsigned action = nika_action_of(setup, view, moves[i]);
        if (action >= actions)
            fail_move(test, view->seat, "a legal move has no id", moves[i]);
        else if (mask[action] != 1)
            fail_move(test, view->seat, "a legal move is not in the mask, or has another's id", moves[i]);
        else if (!nika_action_move(setup, view, action, &again) || !nika_move_same(again, moves[i]))
            fail_move(test, view->seat, "an id is another move's", moves[i]);
        else
            mask[action] = 0;
    }
    for (unsigned action = 0; action < actions; action++)
        if (mask[action])
            fail(test, view->seat, "the mask has a move that is not legal", NULL);
    test->moves += count;
    return count;
}

/* Every id, legal or not: its move has that id and no other. */
static void prove_ids(struct test *test, const struct nika_view *view)
{
    for (unsigned action = 0; action < nika_actions(test->setup.game); action++) {
        struct nika_move move;
        if (nika_action_move(&test->setup, view, action, &move) && nika_action_of(&test->setup, view, move) != action)
            fail_move(test, view->seat, "the move of an id has another id", move);
    }
}

static void prove_bounds(struct test *test, enum nika_layout layout, const uint8_t *bytes, unsigned seat)
{
    for (unsigned i = 0; i < test->slice_count[layout]; i++) {
        const struct nika_slice *slice = &test->slices[layout][i];
        const unsigned end = i + 1 < test->slice_count[layout] ? slice[1].first : test->size[layout];
        for (unsigned at = slice->first; at < end; at++)
            if (bytes[at] > slice->most)
                fail(test, seat, "a byte is above its bound", slice->name);
    }
    if (bytes[test->size[layout]] != 0xee)
        fail(test, seat, "a layout is longer than it says", NULL);
}

static void observe_fairly(const struct test *test, const struct nika_world *world, unsigned seat, uint8_t *observation)
{
    struct nika_view view;
    nika_look(&test->setup, world, seat, &view);
    nika_observer_see(&test->observer, &view, observation);
}

/* The planted leak: the observation is right, but for one bit that goes by what the next seat holds. */
static void observe_peeking(const struct test *test, const struct nika_world *world, unsigned seat,
                            uint8_t *observation)
{
    uint8_t hidden[NIKA_PRIVILEGED_MAX];
    observe_fairly(test, world, seat, observation);
    nika_observe_hidden(&test->setup, world, seat, hidden);
    observation[0] ^= hidden[0] & 1;
}

/* What a seat is shown in a world, and in others that look the same to it. */
static void prove_twins(struct test *test, const struct nika_world *world, unsigned seat, unsigned twins)
{
    const struct nika_game *game = test->setup.game;
    uint8_t here[NIKA_OBSERVATION_MAX], there[NIKA_OBSERVATION_MAX], hidden[NIKA_PRIVILEGED_MAX];
    uint8_t mask[NIKA_ACTIONS_MAX], same[NIKA_ACTIONS_MAX];
    struct nika_view view;
    memset(here, 0xee, sizeof here);
    memset(hidden, 0xee, sizeof hidden);
    test->observe(test, world, seat, here);
    nika_observe_hidden(&test->setup, world, seat, hidden);
    prove_bounds(test, NIKA_OBSERVATION, here, seat);
    prove_bounds(test, NIKA_PRIVILEGED, hidden, seat);
    nika_look(&test->setup, world, seat, &view);
    nika_action_mask(&test->setup, &view, mask);
    for (unsigned i = 0; i < twins && test->pairs < test->pairs_wanted; i++) {
        struct nika_world twin = {{0}};
        struct nika_view looked;
        game->imagine(&test->setup, &view, &test->rng, &twin);
        memset(there, 0x11, sizeof there);
        test->observe(test, &twin, seat, there);
        if (memcmp(here, there, test->size[NIKA_OBSERVATION]) != 0)
            fail(test, seat, "an observation tells two worlds apart", NULL);
        nika_look(&test->setup, &twin, seat, &looked);
        nika_action_mask(&test->setup, &looked, same);
        if (memcmp(mask, same, nika_actions(game)) != 0)
            fail(test, seat, "a mask tells two worlds apart", NULL);
        test->pairs += !nika_world_same(game, world, &twin);
    }
}

/* A move as another seat sees it, whatever its hidden part. */
static void prove_act(struct test *test, unsigned mover, struct nika_move move)
{
    uint8_t act[NIKA_ACT_BYTES], other[NIKA_ACT_BYTES];
    struct nika_move unknown = move;
    unknown.hidden = 0;
    for (unsigned viewer = 0; viewer < test->setup.players; viewer++) {
        nika_observe_act(&test->setup, viewer, mover, move, act);
        nika_observe_act(&test->setup, viewer, mover, unknown, other);
        if (act[0] != (mover + test->setup.players - viewer) % test->setup.players + 1 || act[1] != move.verb)
            fail_move(test, viewer, "an act has another mover or verb", move);
        if (viewer != mover && memcmp(act, other, sizeof act) != 0)
            fail_move(test, viewer, "an act tells what is hidden", move);
        if (viewer == mover && move.hidden && memcmp(act, other, sizeof act) == 0)
            fail_move(test, viewer, "an act does not tell its mover what it was", move);
    }
}

static void play_game(struct test *test, uint64_t number, unsigned twins)
{
    struct nika_setup *setup = &test->setup;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    nika_rng_seed(&test->rng, SEED, number);
    setup->start = (uint8_t)nika_rng_below(&test->rng, setup->players);
    nika_deal(setup, &test->rng, &deal);
    setup->game->begin(setup, &deal, &world);
    for (test->ply = 0; nika_look_asked(setup, &world, &view) && !test->failed; test->ply++, test->plies++) {
        unsigned count = prove_mask(test, &view, moves), mover = view.seat;
        if (nika_rng_below(&test->rng, ALL_IDS_ONE_IN) == 0)
            prove_ids(test, &view);
        prove_twins(test, &world, view.seat, twins);
        const unsigned other = nika_rng_below(&test->rng, setup->players);
        struct nika_move others[NIKA_MOVES_MAX];
        nika_look(setup, &world, other, &view);
        const unsigned free = prove_mask(test, &view, others);
        prove_twins(test, &world, other, 1);
        if (free > 0 && nika_rng_below(&test->rng, OUT_OF_TURN_ONE_IN) == 0) {
            memcpy(moves, others, sizeof moves);
            count = free;
            mover = other;
        }
        if (count == 0)
            break;
        const struct nika_move move = moves[nika_rng_below(&test->rng, count)];
        prove_act(test, mover, move);
        if (setup->game->apply(setup, &world, mover, move) != NIKA_ACCEPTED)
            fail_move(test, mover, "a move was refused", move);
    }
    for (unsigned seat = 0; seat < setup->players; seat++) { /* when all is over, there is nothing to do */
        nika_look(setup, &world, seat, &view);
        if (prove_mask(test, &view, moves) != 0 && !test->failed)
            fail(test, seat, "a game that is over has moves", NULL);
        prove_twins(test, &world, seat, 1);
    }
    test->games++;
}

/* The slices cover the layout, one after the other. */
static void lay_out(struct test *test, const struct nika_setup *setup)
{
    test->setup = *setup;
    nika_observer_init(&test->observer, &test->setup);
    for (enum nika_layout layout = NIKA_OBSERVATION; layout <= NIKA_PRIVILEGED; layout++) {
        unsigned next = 0;
        test->size[layout] = nika_layout_size(setup->game, setup->players, layout);
        test->slice_count[layout] = nika_layout_slices(setup->game, setup->players, layout, test->slices[layout]);
        for (unsigned i = 0; i < test->slice_count[layout]; i++) {
            const struct nika_slice *slice = &test->slices[layout][i];
            unsigned bytes = 1;
            for (unsigned d = 0; d < NIKA_DIMENSIONS_MAX && slice->dimensions[d]; d++)
                bytes *= slice->dimensions[d];
            if (slice->first != next)
                fail(test, 0, "a slice does not begin where the one before it ends", slice->name);
            for (unsigned j = 0; j < i; j++)
                if (strcmp(slice->name, test->slices[layout][j].name) == 0)
                    fail(test, 0, "two slices have one name", slice->name);
            next += bytes;
        }
        if (next != test->size[layout] || next >= (unsigned)NIKA_OBSERVATION_MAX || next == 0)
            fail(test, 0, "the slices have another size than the layout", NULL);
    }
}

/* Names of action ids are all different, and no others have one. */
static bool prove_names(const struct nika_game *game)
{
    static char names[NIKA_ACTIONS_MAX][NIKA_WORD_MAX];
    const unsigned actions = nika_actions(game);
    char beyond[NIKA_WORD_MAX];
    for (unsigned i = 0; i < actions; i++) {
        const size_t size = nika_action_name(game, i, names[i]);
        bool fine = size > 0 && size == strlen(names[i]) && !strchr(names[i], '?');
        for (unsigned j = 0; j < i && fine; j++)
            fine = strcmp(names[i], names[j]) != 0;
        if (!fine) {
            fprintf(stderr, "FAILED: %s: the name of action %u is %s\n", game->name, i, names[i]);
            return false;
        }
    }
    return actions > 0 && nika_action_name(game, actions, beyond) == 0;
}

static bool finds_leak(void)
{
    static struct test test;
    struct nika_setup setup;
    test.observe = observe_peeking;
    test.pairs_wanted = 1000;
    nika_setup_init(&setup, nika_game_named("byzantz"), 4, 0);
    lay_out(&test, &setup);
    for (unsigned i = 0; i < 10 && !test.failed; i++)
        play_game(&test, i, 4);
    const bool found = test.failed && strstr(test.failure, "tells two worlds apart");
    if (!found)
        fprintf(stderr, "FAILED: an observation that leaks is not found: %s\n", test.failure);
    return found;
}

int main(int count, char **words)
{
    const uint64_t games = count > 1 ? strtoull(words[1], NULL, 10) : 10000;
    const uint64_t pairs = count > 2 ? strtoull(words[2], NULL, 10) : 1000000;
    static struct test test;
    static struct nika_setup tables[TABLES_MAX];
    const unsigned table_count = tables_all(tables);
    if (!finds_leak())
        return 1;
    for (unsigned i = 0; nika_games[i]; i++)
        if (!prove_names(nika_games[i]))
            return 1;
    test.observe = observe_fairly;
    for (unsigned i = 0; i < table_count && !test.failed; i++) {
        const uint64_t until = games * (i + 1) / table_count;
        test.pairs_wanted = pairs;
        lay_out(&test, &tables[i]);
        while (test.games < until && !test.failed) {
            /* As many pairs a ply as it takes to get all of them; a game has some fifty plies. */
            const uint64_t missing = pairs > test.pairs ? (pairs - test.pairs) / (games - test.games) / 50 + 1 : 0;
            play_game(&test, test.games, (unsigned)(missing < TWINS_MOST ? missing : TWINS_MOST));
        }
    }
    printf("%" PRIu64 " games, %" PRIu64 " plies, %" PRIu64 " moves, %" PRIu64 " pairs of worlds\n", test.games,
           test.plies, test.moves, test.pairs);
    if (!test.failed && test.pairs < pairs)
        fprintf(stderr, "FAILED: fewer pairs than %" PRIu64 "\n", pairs);
    if (test.failed)
        fprintf(stderr, "FAILED: %s\n", test.failure);
    return test.failed || test.pairs < pairs;
}
