/*
 * test_batch.c: unit tests of batches (nika/batch.h). What a batch shows is held against states (nika/state.h), which
 * are slow and simple, and what its computer players do against a game in play.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/lab.h>
#include <nika/null.h>
#include <nika/state.h>
#include <nika/turn.h>

#include "environment/batch_internal.h"

enum { HISTORY = 9 };

/* A batch, and buffers for all that it shows. */
struct stand {
    struct nika_batch_options options;
    struct nika_batch_buffers buffers;
    struct nika_batch *batch;
    uint16_t *actions;
    unsigned players, action_count, observation, privileged;
};

static void *need(size_t count, size_t size)
{
    void *memory = malloc(count * size);
    assert_non_null(memory);
    memset(memory, 0x5a, count * size);
    return memory;
}

static struct nika_batch_options options_of(const struct nika_game *game, unsigned players, uint32_t lanes,
                                            uint32_t threads)
{
    struct nika_batch_options options = {.lanes = lanes, .threads = threads, .history = HISTORY};
    assert_true(nika_setup_init(&options.setup, game, players, 0));
    return options;
}

static void open_stand_with(struct stand *stand, const struct nika_batch_options *options, uint64_t seed,
                            uint16_t *advice)
{
    const struct nika_game *game = options->setup.game;
    const unsigned players = options->setup.players;
    const size_t lanes = options->lanes;
    char problem[80] = "";
    *stand = (struct stand){.options = *options,
                            .players = players,
                            .action_count = nika_actions(game),
                            .observation = nika_layout_size(game, players, NIKA_OBSERVATION),
                            .privileged = nika_layout_size(game, players, NIKA_PRIVILEGED)};
    stand->buffers = (struct nika_batch_buffers){.observations = need(lanes, stand->observation),
                                                 .masks = need(lanes, stand->action_count),
                                                 .seats = need(lanes, 1),
                                                 .done = need(lanes, 1),
                                                 .rewards = need(lanes, NIKA_REWARDS * players * sizeof(float)),
                                                 .scores = need(lanes, players * sizeof(int16_t)),
                                                 .privileged = need(lanes, stand->privileged),
                                                 .histories = need(lanes, HISTORY * NIKA_ACT_BYTES),
                                                 .numbers = need(lanes, sizeof(uint64_t)),
                                                 .plies = need(lanes, sizeof(uint32_t)),
                                                 .advice = advice};
    stand->actions = need(lanes, sizeof *stand->actions);
    stand->batch = nika_batch_new(options, &stand->buffers, problem, sizeof problem);
    assert_string_equal(problem, "");
    assert_non_null(stand->batch);
    nika_batch_reset(stand->batch, seed);
}

static void open_stand(struct stand *stand, const struct nika_batch_options *options, uint64_t seed)
{
    open_stand_with(stand, options, seed, NULL);
}

static void close_stand(struct stand *stand)
{
    nika_batch_free(stand->batch);
    free(stand->buffers.observations);
    free(stand->buffers.masks);
    free(stand->buffers.seats);
    free(stand->buffers.done);
    free(stand->buffers.rewards);
    free(stand->buffers.scores);
    free(stand->buffers.privileged);
    free(stand->buffers.histories);
    free(stand->buffers.numbers);
    free(stand->buffers.plies);
    free(stand->actions);
}

static void step(struct stand *stand)
{
    nika_batch_random(stand->batch, stand->actions);
    assert_true(nika_batch_step(stand->batch, stand->actions, NULL));
}

/* One number for everything that a lane shows. */
static uint64_t sum(uint64_t sum, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ ((const uint8_t *)bytes)[i]) * UINT64_C(0x100000001b3);
    return sum;
}

static uint64_t sum_lane(const struct stand *stand, size_t lane, uint64_t hash)
{
    const struct nika_batch_buffers *buffers = &stand->buffers;
    const size_t players = stand->players;
    hash = sum(hash, buffers->observations + lane * stand->observation, stand->observation);
    hash = sum(hash, buffers->masks + lane * stand->action_count, stand->action_count);
    hash = sum(hash, buffers->seats + lane, 1);
    hash = sum(hash, buffers->done + lane, 1);
    hash = sum(hash, buffers->rewards + lane * NIKA_REWARDS * players, NIKA_REWARDS * players * sizeof(float));
    hash = sum(hash, buffers->scores + lane * players, players * sizeof(int16_t));
    hash = sum(hash, buffers->privileged + lane * stand->privileged, stand->privileged);
    hash = sum(hash, buffers->histories + lane * HISTORY * NIKA_ACT_BYTES, (size_t)HISTORY * NIKA_ACT_BYTES);
    hash = sum(hash, buffers->numbers + lane, sizeof(uint64_t));
    return sum(hash, buffers->plies + lane, sizeof(uint32_t));
}

static uint64_t sum_all(const struct stand *stand, uint64_t hash)
{
    for (size_t lane = 0; lane < stand->options.lanes; lane++)
        hash = sum_lane(stand, lane, hash);
    return hash;
}

/* The state of game number n of a batch: start and deal come from the seed and n. */
static struct nika_state *state_of(const struct stand *stand, uint64_t seed, uint64_t number)
{
    static char line[NIKA_LINE_MAX];
    static const struct nika_names names;
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_setup setup = stand->options.setup;
    struct nika_deal deal;
    struct nika_rng rng;
    nika_rng_seed(&rng, seed, number);
    setup.start = (uint8_t)nika_rng_below(&rng, setup.players);
    nika_deal(&setup, &rng, &deal);
    nika_record_header(&setup, &names, &deal, &text);
    struct nika_state *state = nika_state_read(line, text.size, 0, 0, NULL);
    assert_non_null(state);
    return state;
}

/* What lane 0 shows of a seat is what the state says. */
static void assert_shows(const struct stand *stand, const struct nika_state *state)
{
    const unsigned seat = stand->buffers.seats[0], ply = nika_state_ply(state);
    uint8_t bytes[NIKA_OBSERVATION_MAX], acts[HISTORY * NIKA_ACT_BYTES];
    nika_state_observe(state, seat, bytes);
    assert_memory_equal(bytes, stand->buffers.observations, stand->observation);
    nika_state_hidden(state, seat, bytes);
    assert_memory_equal(bytes, stand->buffers.privileged, stand->privileged);
    assert_int_equal(stand->buffers.plies[0], ply);
    nika_state_history(state, seat, acts, HISTORY);
    for (unsigned i = 0; i < HISTORY; i++) { /* the latest first */
        static const uint8_t none[NIKA_ACT_BYTES];
        const unsigned shown = ply < HISTORY ? ply : HISTORY;
        const uint8_t *act = i < shown ? acts + (size_t)(shown - 1 - i) * NIKA_ACT_BYTES : none;
        assert_memory_equal(act, stand->buffers.histories + (size_t)i * NIKA_ACT_BYTES, NIKA_ACT_BYTES);
    }
}

/* The game that has just ended in lane 0 ended as the state did, and its record is a record. */
static void assert_ended(const struct stand *stand, const struct nika_state *state)
{
    static char text[1 << 20];
    int16_t scores[NIKA_SEATS_MAX];
    uint8_t ranks[NIKA_SEATS_MAX];
    float rewards[NIKA_REWARDS * NIKA_SEATS_MAX];
    assert_true(nika_state_result(state, scores, ranks, rewards));
    assert_memory_equal(scores, stand->buffers.scores, stand->players * sizeof scores[0]);
    assert_memory_equal(rewards, stand->buffers.rewards, NIKA_REWARDS * stand->players * sizeof rewards[0]);
    const size_t size = nika_state_record(state, text, sizeof text);
    static struct nika_reader reader;
    nika_reader_start(&reader);
    for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1)
        assert_int_not_equal(nika_reader_line(&reader, line, (size_t)(end - line)), NIKA_READ_PROBLEM);
    assert_true(nika_reader_end(&reader));
    assert_int_equal(reader.state, NIKA_READER_AFTER_GAME);
    assert_in_range(size, 100, sizeof text);
}

static void assert_not_ended(const struct stand *stand)
{
    for (unsigned i = 0; i < NIKA_REWARDS * stand->players; i++)
        assert_true(stand->buffers.rewards[i] == 0);
    for (unsigned i = 0; i < stand->players; i++)
        assert_int_equal(stand->buffers.scores[i], 0);
}

/* Games of lane 0, followed by a state. With sales at any time, `offered` are the seats that were asked. */
static void follow(struct stand *stand, uint64_t seed, unsigned games)
{
    struct nika_state *state = state_of(stand, seed, 0);
    unsigned offered = 0, sales = 0, refused = 0;
    for (unsigned game = 0; game < games;) {
        uint8_t mask[NIKA_ACTIONS_MAX];
        const unsigned asked = (unsigned)nika_state_seat(state);
        unsigned seat = asked;
        unsigned choices = nika_state_mask(state, asked, mask);
        for (unsigned other = stand->players; stand->options.sales_any_time && other-- > 0;) {
            uint8_t sells[NIKA_ACTIONS_MAX];
            if (other == asked || offered >> other & 1 || !nika_state_mask(state, other, sells))
                continue;
            seat = other; /* the lowest is found last */
            choices = nika_state_mask(state, other, mask) + 1;
            mask[1] = 1;
        }
        assert_int_equal(stand->buffers.seats[0], seat);
        assert_int_equal(stand->buffers.numbers[0], (uint64_t)game * stand->options.lanes);
        assert_memory_equal(mask, stand->buffers.masks, stand->action_count);
        assert_int_equal(stand->batch->lanes[0].choices, choices);
        assert_shows(stand, state);
        step(stand);
        if (seat != asked)
            offered |= 1u << seat;
        else
            offered = 0;
        if (seat == asked || stand->actions[0] != 1)
            assert_true(nika_state_act(state, seat, stand->actions[0], NULL));
        sales += seat != asked && stand->actions[0] != 1;
        refused += seat != asked && stand->actions[0] == 1;
        assert_int_equal(stand->buffers.done[0], nika_state_seat(state) < 0);
        if (nika_state_seat(state) >= 0) {
            assert_not_ended(stand);
            continue;
        }
        assert_ended(stand, state);
        nika_state_free(state);
        state = state_of(stand, seed, (uint64_t)++game * stand->options.lanes);
        offered = 0;
    }
    if (stand->options.sales_any_time)
        assert_true(sales > 0 && refused > 0);
    nika_state_free(state);
}

static void test_games_are_the_rules(void **unused)
{
    (void)unused;
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++) {
            struct stand stand;
            struct nika_batch_options options = options_of(nika_games[g], players, 3, 2);
            open_stand(&stand, &options, 40 + players);
            follow(&stand, 40 + players, 6);
            nika_batch_reset(stand.batch, 5); /* all again, with another seed */
            follow(&stand, 5, 2);
            close_stand(&stand);
        }
}

static void test_sales_at_any_time(void **unused)
{
    (void)unused;
    for (unsigned players = 3; players <= 6; players++) {
        struct stand stand;
        struct nika_batch_options options = options_of(&nika_byzantz, players, 2, 1);
        options.sales_any_time = true;
        open_stand(&stand, &options, 3);
        follow(&stand, 3, 8);
        close_stand(&stand);
    }
}

/* Whatever the threads, every lane shows the same at every step. */
static void test_threads_do_not_matter(void **unused)
{
    (void)unused;
    static const uint32_t threads[] = {1, 2, 3, 7};
    static const char *const opponents[][NIKA_SEATS_MAX] = {{NULL}, {NULL, "casual", NULL, "random"}};
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned o = 0; o < 2; o++) {
            uint64_t expected = 0;
            for (unsigned t = 0; t < sizeof threads / sizeof threads[0]; t++) {
                struct stand stand;
                struct nika_batch_options options = options_of(nika_games[g], 4, 23, threads[t]);
                memcpy(options.agents, opponents[o], sizeof options.agents);
                options.iterations = 4;
                options.rotate = true;
                uint64_t hash = 0;
                open_stand(&stand, &options, 77);
                for (unsigned i = 0; i < (o ? 25 : 120); i++) {
                    hash = sum_all(&stand, hash);
                    step(&stand);
                }
                if (t == 0)
                    expected = hash;
                assert_int_equal(hash, expected);
                close_stand(&stand);
            }
        }
}

/* Game number n is the same wherever it is played: with 5 lanes, and with 3. */
static void test_lanes_do_not_matter(void **unused)
{
    (void)unused;
    enum { GAMES = 12 };
    uint64_t games[2][GAMES];
    for (unsigned which = 0; which < 2; which++) {
        struct stand stand;
        struct nika_batch_options options = options_of(&nika_byzantz, 4, which ? 3 : 5, 2);
        unsigned ended = 0;
        memset(games[which], 0, sizeof games[which]);
        open_stand(&stand, &options, 9);
        while (ended < GAMES) {
            for (size_t lane = 0; lane < options.lanes; lane++) {
                const uint64_t number = stand.buffers.numbers[lane];
                if (number < GAMES)
                    games[which][number] = sum(
                        games[which][number], stand.buffers.observations + lane * stand.observation, stand.observation);
            }
            uint64_t before[5];
            memcpy(before, stand.buffers.numbers, options.lanes * sizeof before[0]);
            step(&stand);
            for (size_t lane = 0; lane < options.lanes; lane++)
                ended += stand.buffers.done[lane] && before[lane] < GAMES;
        }
        close_stand(&stand);
    }
    assert_memory_equal(games[0], games[1], sizeof games[0]);
}

static void test_an_illegal_action_changes_nothing(void **unused)
{
    (void)unused;
    for (unsigned threads = 1; threads <= 3; threads += 2) {
        struct stand stand, same;
        struct nika_batch_options options = options_of(&nika_byzantz, 4, 10, threads);
        open_stand(&stand, &options, 1);
        open_stand(&same, &options, 1);
        for (unsigned i = 0; i < 300; i++) {
            uint32_t wrong = 1000;
            nika_batch_random(stand.batch, stand.actions);
            const uint16_t right[2] = {stand.actions[4], stand.actions[8]};
            const uint64_t before = sum_all(&stand, 0);
            unsigned illegal = 0;
            while (stand.buffers.masks[4 * stand.action_count + illegal])
                illegal++;
            stand.actions[4] = (uint16_t)(i % 2 ? illegal : i % 4 ? NIKA_NO_ACTION : stand.action_count);
            stand.actions[8] = NIKA_NO_ACTION;
            assert_false(nika_batch_step(stand.batch, stand.actions, &wrong));
            assert_int_equal(wrong, 4);
            assert_false(nika_batch_step(stand.batch, stand.actions, NULL));
            assert_int_equal(sum_all(&stand, 0), before);
            stand.actions[4] = right[0];
            stand.actions[8] = right[1];
            assert_true(nika_batch_step(stand.batch, stand.actions, &wrong));
            step(&same);
            assert_int_equal(sum_all(&stand, 0), sum_all(&same, 0));
        }
        close_stand(&same);
        close_stand(&stand);
    }
}

/* Whoever writes into the masks is asked again. */
static void test_a_mask_that_was_written(void **unused)
{
    (void)unused;
    struct stand stand;
    struct nika_batch_options options = options_of(&nika_byzantz, 4, 1, 1);
    open_stand(&stand, &options, 1);
    for (unsigned action = 0; action < stand.action_count; action++) {
        if (stand.buffers.masks[action])
            continue;
        const uint64_t before = sum_all(&stand, 0);
        stand.buffers.masks[action] = 1;
        stand.actions[0] = (uint16_t)action;
        assert_true(nika_batch_step(stand.batch, stand.actions, NULL));
        assert_int_equal(sum_all(&stand, 0), before);
    }
    /* A random action of a mask without any, or with bytes that are neither 0 nor 1, is no action outside the game. */
    for (unsigned byte = 0; byte <= UINT8_MAX; byte += 51) {
        memset(stand.buffers.masks, (int)byte, stand.action_count);
        nika_batch_random(stand.batch, stand.actions);
        assert_in_range(stand.actions[0], 0, stand.action_count);
    }
    close_stand(&stand);
}

/* The start seat that was asked for; without one, all of them. */
static void test_start_seats(void **unused)
{
    (void)unused;
    for (unsigned fixed = 0; fixed < 2; fixed++) {
        struct stand stand;
        struct nika_batch_options options = options_of(&nika_justinian, 3, 100, 1);
        options.setup.start = 2;
        options.fixed_start = fixed;
        unsigned seen = 0;
        open_stand(&stand, &options, 1);
        for (unsigned lane = 0; lane < options.lanes; lane++)
            seen |= 1u << stand.buffers.seats[lane];
        assert_int_equal(seen, fixed ? 4 : 7);
        close_stand(&stand);
    }
}

/*
 * Rewards, by hand: own score less the mean of the others'; the first prize is shared, and so are places.
 */
static void test_rewards(void **unused)
{
    (void)unused;
    static const struct {
        unsigned players;
        struct nika_result result;
        float rewards[NIKA_REWARDS * 4];
    } cases[] = {
        {4, {{10, 7, 7, 4}, {1, 2, 2, 4}}, {1, 0, 0, 0, 4, 0, 0, -4, 1, 2.5F, 2.5F, 4}},
        {3, {{5, 2, 5}, {1, 3, 1}}, {0.5F, 0, 0.5F, 1.5F, -3, 1.5F, 1.5F, 3, 1.5F}},
        {3, {{6, 6, 6}, {1, 1, 1}}, {1.0F / 3, 1.0F / 3, 1.0F / 3, 0, 0, 0, 2, 2, 2}},
        {2, {{3, 8}, {2, 1}}, {0, 1, -5, 5, 2, 1}},
        /* equal scores, but one seat has more cards left, which wins a tie in Byzantz */
        {3, {{9, 9, 3}, {2, 1, 3}}, {0, 1, 0, 3, 3, -6, 2, 1, 3}},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        float rewards[NIKA_REWARDS * 4];
        nika_rewards_of(cases[i].players, &cases[i].result, rewards);
        assert_memory_equal(rewards, cases[i].rewards, NIKA_REWARDS * cases[i].players * sizeof rewards[0]);
    }
}

/*
 * Computer players. In the null game the heuristic one, which knows nothing about it, lays the lower of its two tiles.
 */
static void test_opponents_rotate(void **unused)
{
    (void)unused;
    for (unsigned rotate = 0; rotate < 2; rotate++) {
        struct stand stand;
        struct nika_batch_options options = options_of(&nika_null, 3, 2, 1);
        options.agents[1] = "heuristic";
        options.agents[2] = "anchor:heuristic";
        options.rotate = rotate;
        open_stand(&stand, &options, 6);
        for (unsigned game = 0; game < 30; game++) { /* a game is one decision of the caller's */
            const unsigned own = rotate ? game % 3 : 0;
            struct nika_rng rng;
            struct nika_deal deal;
            nika_rng_seed(&rng, 6, 2 * game);
            nika_rng_below(&rng, 3);
            nika_deal(&options.setup, &rng, &deal);
            assert_int_equal(stand.buffers.seats[0], own);
            step(&stand);
            assert_int_equal(stand.buffers.done[0], 1);
            for (unsigned seat = 0; seat < 3; seat++) {
                const uint8_t *tiles = deal.bytes + 2 * (size_t)seat;
                const unsigned lower = tiles[0] < tiles[1] ? tiles[0] : tiles[1];
                assert_int_equal(stand.buffers.scores[seat], seat == own ? stand.actions[0] + 1u : lower);
            }
        }
        close_stand(&stand);
    }
}

/* They think, remember and act out of turn as they do in a game in play. */
static void follow_computers(struct nika_batch_options options, uint64_t seed, unsigned decisions)
{
    static struct nika_made room[NIKA_PLAY_MOVES];
    static struct nika_memory memories[NIKA_SEATS_MAX];
    static struct nika_workspace workspace;
    static struct nika_turn turn;
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_play *play = malloc(nika_play_bytes());
    struct stand stand;
    unsigned spoke = 0;
    assert_non_null(play);
    open_stand(&stand, &options, seed);
    for (uint64_t number = UINT64_MAX; decisions > 0; decisions--) {
        const unsigned players = stand.players, rotation = (unsigned)(stand.buffers.numbers[0] % players);
        struct nika_players computers = {.agents = agents,
                                         .number = stand.batch->lanes[0].key,
                                         .budget = {.iterations = options.iterations},
                                         .workspace = &workspace};
        for (unsigned seat = 0; seat < players; seat++) {
            const char *name = options.agents[(seat + players - rotation) % players];
            if (name && nika_lab_agent(name, &agents[seat]))
                computers.seats |= 1u << seat;
        }
        if (stand.buffers.numbers[0] != number) { /* the next game */
            struct nika_setup setup = options.setup;
            struct nika_deal deal;
            struct nika_rng rng;
            number = stand.buffers.numbers[0];
            nika_rng_seed(&rng, seed, number);
            setup.start = (uint8_t)nika_rng_below(&rng, players);
            nika_deal(&setup, &rng, &deal);
            nika_play_begin(play, &setup, &deal);
            nika_play_lend(play, room, NIKA_PLAY_MOVES);
            for (unsigned seat = 0; seat < players; seat++)
                if (computers.seats >> seat & 1 && nika_remembers(&agents[seat], setup.game))
                    nika_play_remember(play, seat, &memories[seat]);
        }
        struct nika_move move;
        while (nika_players_act(&computers, play, &turn, &move)) {
            spoke += !(nika_play_waiting(play).asked >> turn.view.seat & 1);
            assert_int_equal(nika_play_make(play, turn.view.seat, move), NIKA_ACCEPTED);
        }
        struct nika_view view;
        uint8_t observation[NIKA_OBSERVATION_MAX];
        assert_int_equal(stand.buffers.plies[0], nika_play_ply(play));
        assert_int_equal(nika_play_waiting(play).asked, 1u << stand.buffers.seats[0]);
        nika_play_look(play, stand.buffers.seats[0], &view);
        nika_observe(nika_play_setup(play), &view, observation);
        assert_memory_equal(observation, stand.buffers.observations, stand.observation);
        step(&stand);
        assert_true(nika_action_move(nika_play_setup(play), &view, stand.actions[0], &move));
        assert_int_equal(nika_play_make(play, view.seat, move), NIKA_ACCEPTED);
    }
    assert_int_equal(spoke > 0, stand.batch->outspoken != 0 && options.setup.game == &nika_byzantz);
    close_stand(&stand);
    free(play);
}

static void test_opponents_play_as_everywhere(void **unused)
{
    (void)unused;
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian};
    static const char *const agents[][4] = {{NULL, "expert", "heuristic", "beginner"},
                                            {"skilled", NULL, "random", NULL},
                                            {"anchor:expert-1", "anchor:ismcts-20", NULL, "anchor:random"},
                                            {"casual", "random", "random", NULL}};
    for (unsigned g = 0; g < 2; g++)
        for (unsigned a = 0; a < sizeof agents / sizeof agents[0]; a++) {
            struct nika_batch_options options = options_of(games[g], 4, 1, 1);
            memcpy(options.agents, agents[a], sizeof agents[a]);
            options.iterations = 8;
            options.rotate = true;
            follow_computers(options, a, 120);
        }
}

/* What the seat of the first place was asked in each lane: so many decisions. */
enum { TWIN_LANES = 2, TWIN_DECISIONS = 100 };
struct twin {
    uint64_t asked[TWIN_LANES][TWIN_DECISIONS];
    uint64_t number[TWIN_LANES]; /* of the last game */
    unsigned advised;            /* decisions of other seats */
};

/* Some legal action for a decision of a lane. */
static uint16_t some_action(const struct stand *stand, size_t lane, unsigned decision)
{
    unsigned action = (131 * decision + 17 * (unsigned)lane) % stand->action_count;
    while (!stand->buffers.masks[lane * stand->action_count + action])
        action = (action + 1) % stand->action_count;
    return (uint16_t)action;
}

/* The first place takes some actions; whoever else is asked follows the advice. */
static void play_twin(const struct nika_batch_options *options, uint16_t *advice, struct twin *twin)
{
    struct stand stand;
    unsigned made[TWIN_LANES] = {0}, lanes_left = options->lanes;
    memset(twin, 0, sizeof *twin);
    open_stand_with(&stand, options, 5, advice);
    while (lanes_left > 0) {
        for (size_t lane = 0; lane < options->lanes; lane++) {
            const struct nika_batch_buffers *buffers = &stand.buffers;
            const uint64_t number = buffers->numbers[lane];
            const unsigned first = options->rotate ? (unsigned)(number / options->lanes % stand.players) : 0;
            if (buffers->seats[lane] != first) {
                assert_true(advice && advice[lane] < stand.action_count);
                assert_int_equal(buffers->masks[lane * stand.action_count + advice[lane]], 1);
                stand.actions[lane] = advice[lane];
                twin->advised++;
                continue;
            }
            stand.actions[lane] = some_action(&stand, lane, made[lane]);
            if (made[lane] == TWIN_DECISIONS)
                continue;
            uint64_t hash = sum(number, &buffers->plies[lane], sizeof buffers->plies[lane]);
            hash = sum(hash, buffers->observations + lane * stand.observation, stand.observation);
            twin->asked[lane][made[lane]] = hash;
            twin->number[lane] = number;
            lanes_left -= ++made[lane] == TWIN_DECISIONS;
        }
        assert_true(nika_batch_step(stand.batch, stand.actions, NULL));
    }
    close_stand(&stand);
}

/* Who follows a teacher's advice plays as the teacher would: a game in which seats do so is the same as one in which the
 * teacher sits there itself. The second time with a player that remembers nothing beside them, and other seats in each
 * game. */
static void test_advice(void **unused)
{
    (void)unused;
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian};
    for (unsigned i = 0; i < 4; i++) {
        static struct twin seated, taught;
        const bool mixed = i >= 2;
        uint16_t advice[TWIN_LANES] = {0};
        struct nika_batch_options options = options_of(games[i % 2], 4, mixed ? TWIN_LANES : 1, 1);
        options.iterations = 8;
        options.rotate = mixed;
        options.agents[2] = mixed ? "random" : NULL;
        struct nika_batch_options with_teacher = options;
        for (unsigned place = 1; place < 4; place++)
            if (!options.agents[place])
                options.agents[place] = "skilled";
        with_teacher.teacher = "skilled";
        play_twin(&options, NULL, &seated);
        play_twin(&with_teacher, advice, &taught);
        assert_int_equal(seated.advised, 0);
        assert_true(taught.advised > TWIN_DECISIONS);
        for (unsigned lane = 0; lane < options.lanes; lane++) {
            assert_memory_equal(taught.asked[lane], seated.asked[lane], sizeof seated.asked[lane]);
            assert_int_equal(taught.number[lane], seated.number[lane]);
            assert_true(seated.number[lane] >= 2 * (uint64_t)options.lanes); /* the third game at least */
        }
    }
}

/* The caller's seats may sell before a computer player's decision, too, and computer players are not asked for them. */
static void test_sales_beside_opponents(void **unused)
{
    (void)unused;
    struct stand stand;
    struct nika_batch_options options = options_of(&nika_byzantz, 4, 50, 2);
    options.agents[1] = "casual";
    options.agents[2] = "random";
    options.sales_any_time = true;
    unsigned offers = 0, before_computers = 0;
    open_stand(&stand, &options, 1);
    for (unsigned i = 0; i < 100; i++) {
        for (unsigned lane = 0; lane < options.lanes; lane++) {
            const struct byzantz_world *world = (const void *)stand.batch->lanes[lane].world.bytes;
            const unsigned seat = stand.buffers.seats[lane];
            assert_true(seat == 0 || seat == 3);
            offers += seat != world->open.turn;
            before_computers += seat != world->open.turn && (world->open.turn == 1 || world->open.turn == 2);
        }
        step(&stand);
    }
    assert_true(offers > before_computers && before_computers > 0);
    close_stand(&stand);
}

/* What can't be is refused, with a line about it. */
static void refuse(const struct nika_batch_options *options, const struct nika_batch_buffers *buffers,
                   const char *expected)
{
    char problem[80] = "";
    assert_null(nika_batch_new(options, buffers, problem, sizeof problem));
    assert_string_equal(problem, expected);
    assert_null(nika_batch_new(options, buffers, problem, 5));
    assert_memory_equal(problem, expected, 4);
    assert_int_equal(problem[4], 0);
    assert_null(nika_batch_new(options, buffers, NULL, 0));
}

static void test_what_is_refused(void **unused)
{
    (void)unused;
    uint16_t advice[2];
    uint8_t bytes[8192];
    const struct nika_batch_buffers buffers = {.masks = bytes, .seats = bytes};
    const struct nika_batch_options fine = options_of(&nika_justinian, 4, 2, 1);
    struct nika_batch_options options = fine;
    options.lanes = 0;
    refuse(&options, &buffers, "the number of lanes must be from 1 to 16777216");
    options = fine;
    options.threads = 0;
    refuse(&options, &buffers, "the number of threads must be from 1 to 1024");
    options = fine;
    options.setup.players = 5;
    refuse(&options, &buffers, "the game is not for so many players");
    options = fine;
    options.setup.start = 4;
    refuse(&options, &buffers, "there is no such start seat");
    options = fine;
    options.setup.switches[0] = 9;
    refuse(&options, &buffers, "a rule switch has no such value");
    options = fine;
    options.setup.game = NULL;
    refuse(&options, &buffers, "this game has no encoding");
    options = fine;
    options.agents[3] = "anchor:nobody";
    refuse(&options, &buffers, "there is no computer player of that name");
    options = fine;
    options.agents[0] = options.agents[1] = options.agents[2] = options.agents[3] = "random";
    refuse(&options, &buffers, "at least one seat must be the caller's");
    options = fine;
    options.sales_any_time = true;
    refuse(&options, &buffers, "nobody sells out of turn in this game");
    options = fine;
    options.history = 5000;
    refuse(&options, &buffers, "a history has at most 4096 acts");
    options = fine;
    options.history = 0;
    refuse(&options, &(struct nika_batch_buffers){.masks = bytes, .seats = bytes, .histories = bytes},
           "histories of no acts");
    options = fine;
    options.teacher = "expert";
    refuse(&options, &buffers, "a teacher and a buffer for its advice go together");
    options.teacher = "anchor:nobody";
    refuse(&options, &(struct nika_batch_buffers){.masks = bytes, .seats = bytes, .advice = advice},
           "there is no teacher of that name");
    refuse(&fine, &(struct nika_batch_buffers){.masks = bytes, .seats = bytes, .advice = advice},
           "a teacher and a buffer for its advice go together");
    options = options_of(&nika_byzantz, 4, 2, 1);
    options.teacher = "expert";
    options.sales_any_time = true;
    refuse(&options, &(struct nika_batch_buffers){.masks = bytes, .seats = bytes, .advice = advice},
           "a teacher is for seats whose turn it is");
    refuse(&fine, &(struct nika_batch_buffers){.masks = bytes}, "masks and seats are needed");
    refuse(&fine, &(struct nika_batch_buffers){.seats = bytes}, "masks and seats are needed");

    struct nika_batch *batch = nika_batch_new(&fine, &buffers, NULL, 0); /* nothing else is needed */
    uint16_t actions[2];
    uint8_t seats[2];
    assert_non_null(batch);
    batch->buffers.seats = seats;
    nika_batch_reset(batch, 1);
    for (unsigned i = 0; i < 1000; i++) {
        nika_batch_random(batch, actions);
        assert_true(nika_batch_step(batch, actions, NULL));
    }
    nika_batch_free(batch);
    nika_batch_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_are_the_rules),
        cmocka_unit_test(test_sales_at_any_time),
        cmocka_unit_test(test_threads_do_not_matter),
        cmocka_unit_test(test_lanes_do_not_matter),
        cmocka_unit_test(test_an_illegal_action_changes_nothing),
        cmocka_unit_test(test_a_mask_that_was_written),
        cmocka_unit_test(test_start_seats),
        cmocka_unit_test(test_rewards),
        cmocka_unit_test(test_opponents_rotate),
        cmocka_unit_test(test_opponents_play_as_everywhere),
        cmocka_unit_test(test_advice),
        cmocka_unit_test(test_sales_beside_opponents),
        cmocka_unit_test(test_what_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
