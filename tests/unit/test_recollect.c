/*
 * test_recollect.c: unit tests of memories: who reads a record remembers what a player at the table does.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/games.h>
#include <nika/simulate.h>

static char line[NIKA_LINE_MAX];
static struct nika_bench bench;
static struct nika_reader reader;
static _Alignas(16) uint8_t bytes[NIKA_PLAY_BYTES];
static struct nika_play *const read = (struct nika_play *)(void *)bytes;
static struct nika_made moves_read[NIKA_PLAY_MOVES];
static struct nika_memory recollected[NIKA_SEATS_MAX];

static void read_line(struct nika_text text)
{
    const enum nika_reading reading = nika_reader_line(&reader, text.bytes, text.size);

    assert_int_not_equal(reading, NIKA_READ_PROBLEM);
    nika_play_read(read, &reader, reading);
    if (reading != NIKA_READ_HEADER)
        return;
    nika_play_lend(read, moves_read, NIKA_PLAY_MOVES);
    for (unsigned seat = 0; seat < reader.setup.players; seat++)
        nika_play_remember(read, seat, &recollected[seat]);
}

/* The others remember what was read so far. The player has just thought about its move and taken down what it saw: so does
 * the reader, once the move is read. */
static void compare(void *context, const struct nika_play *play, unsigned seat, struct nika_move move)
{
    unsigned *moves = context;
    struct nika_text text = nika_text(line, sizeof line);

    for (unsigned i = 0; i < reader.setup.players; i++)
        if (i != seat)
            assert_memory_equal(&recollected[i], &bench.memory[i], sizeof bench.memory[i]);
    nika_play_line(play, seat, move, false, &text);
    read_line(text);
    assert_memory_equal(&recollected[seat], &bench.memory[seat], sizeof bench.memory[seat]);
    ++*moves;
}

static void play(const struct nika_game *game, unsigned players, unsigned number)
{
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_names names;
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_rng rng;
    unsigned moves = 0;
    struct nika_text text = nika_text(line, sizeof line);

    memset(&names, 0, sizeof names);
    assert_true(nika_setup_init(&setup, game, players, 0));
    nika_rng_seed(&rng, 2, number);
    nika_deal(&setup, &rng, &deal);
    nika_bench_begin(&bench, &setup, &deal);
    for (unsigned seat = 0; seat < players; seat++)
        assert_true(nika_agent_named("search-4", &agents[seat]));
    nika_record_header(&setup, &names, &deal, &text);
    nika_reader_start(&reader);
    read_line(text);
    assert_true(nika_play_out(&bench, agents, (struct nika_budget){0}, &rng,
                              (struct nika_witness){.move = compare, .context = &moves}));
    assert_true(moves > 0);
}

/* One reader for all games: a header begins anew. */
static void a_reader_remembers_what_players_do(void **state)
{
    (void)state;
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++)
            for (unsigned number = 0; number < 3; number++)
                play(nika_games[g], players, number);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_reader_remembers_what_players_do)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
