/*
 * test_heart_tables.c: unit tests of tables in the heart: sitting down, starting, playing both games to their ends.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "heart_club.h"

static void games_are_played_to_their_ends(void **state)
{
    static const struct {
        const char *game;
        unsigned people, players;
    } tables[] = {{"byzantz", 3, 3}, {"byzantz", 2, 6}, {"justinian", 2, 2}, {"justinian", 2, 4}, {"null", 2, 2}};
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        struct club *club = kit_memory(sizeof *club);
        club_begin(club, 4);
        club_start(club, tables[i].game, tables[i].people, tables[i].players, "");
        club_ask_fine(club, 3, "enter", "");
        club_finish(club, 0);
        unsigned status;
        char path[64];
        snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
        kit_ask(&club->kit, 50, "GET", path, "", "");
        assert_non_null(strstr(kit_body(&club->kit, 50, &status), "\"result\""));
        assert_int_equal(status, 200);
        club_end(club);
        free(club);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_played_to_their_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
