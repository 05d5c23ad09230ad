/*
 * test_server_core_life.c: unit tests of how long the server core keeps what, and how much memory that needs: tables that sleep,
 * finished games, talk, sessions.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <malloc.h>

#include "server_core/server_core_table.h"
#include "server_core_club.h"

/*
 * Sleep.
 */

static struct table *the_table(void)
{
    uint64_t id;
    assert_true(core_id_read(club->table, strlen(club->table), &id));
    return hash_map_get(&club->kit.core->tables, id);
}

static size_t usable(const void *memory)
{
    union {
        const void *from;
        void *to;
    } const both = {memory};
    return both.from ? malloc_usable_size(both.to) + sizeof(size_t) : 0;
}

/* Bytes that a table holds, with what malloc adds to each piece. */
static size_t weight(const struct table *table)
{
    size_t bytes = usable(table) + usable(table->play) + usable(table->moves) + usable(table->packed) +
                   usable(table->before) + usable(table->kicked) + usable(table->muted) + usable(table->talk) +
                   usable(table->notes) + usable(table->receivers) + usable(table->queue) + usable(table->commit) +
                   usable(table->answers) + usable(table->thought_answers) + usable(table->memories);
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        bytes += usable(table->seats[i].granted) + (table->memories ? usable(table->memories[i]) : 0);
    for (unsigned i = 0; i < table->talk_count && i < TALK_KEPT; i++)
        bytes += usable(table->talk[i].name);
    return bytes;
}

/* Everybody who is asked plays something. */
static void play_round(void)
{
    char word[NIKA_WORD_MAX];
    for (unsigned member = 0; member < club->count; member++)
        if (club_choose(club, member, word))
            assert_true(club_true(club_play(club, member, word), "ok"));
    club_pass(club, 100);
    club_quiet(club);
}

/* Everybody leaves, and comes back: what the table weighed meanwhile. */
static size_t weight_alone(struct table *table)
{
    for (unsigned member = 0; member < club->count; member++)
        club_cut(club, member);
    club_pass(club, 2 * SECOND);
    assert_non_null(table->packed);
    assert_int_equal(club->kit.core->figures.tables_asleep, 1);
    const size_t bytes = weight(table);
    club_come_back(club, club->count);
    assert_null(table->packed);
    return bytes;
}

/* However many play, and however long they have been playing. */
static void idle_tables_are_small(void **state)
{
    enum { MOST = 4096 };
    (void)state;
    for (unsigned players = 2; players <= 6; players++)
        for (unsigned other = 0; other < 2; other++) {
            const struct nika_game *game = nika_game_named(other ? "justinian" : "byzantz");
            if (players < game->players_min || players > game->players_max)
                continue;
            size_t awake = 0, asleep = 0;
            club_free(club);
            club = club_new(players, false);
            club_start(club, game->name, players, players, "\"options\":{\"clock\":{\"kind\":\"days\",\"days\":3}}");
            struct table *table = the_table();
            for (unsigned round = 0; table->state == TABLE_RUNNING; round++) {
                const size_t now = weight(table), alone = round % 10 == 9 ? weight_alone(table) : 0;
                awake = now > awake ? now : awake;
                asleep = alone > asleep ? alone : asleep;
                play_round();
            }
            print_message("%s with %u, %u acts: at most %zu bytes awake, %zu asleep\n", game->name, players, table->ply,
                          awake, asleep);
            assert_true(asleep > 0 && asleep < MOST);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(idle_tables_are_small, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
