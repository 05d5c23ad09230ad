/*
 * plain_board.h: the numbers of the reconstructed court, for the tests of boards.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_PLAIN_BOARD_H
#define NIKA_TESTS_PLAIN_BOARD_H

#include "plain_justinian.h"

enum { ROWS = 12, COLUMNS = 20, NUMBERS = ROWS * COLUMNS, PHASES = 3, WINDOWS = ROWS * PHASES };

static const char good[] = RECONSTRUCTION;

/* The numbers of the reconstruction. */
static void read_good(uint16_t numbers[NUMBERS])
{
    const char *at = good;

    for (unsigned i = 0; i < NUMBERS; i++) {
        char *end;

        numbers[i] = (uint16_t)strtoul(at, &end, 10);
        at = end + 1;
    }
}

static void assert_same_setup(const struct nika_setup *one, const struct nika_setup *other)
{
    assert_ptr_equal(one->game, other->game);
    assert_int_equal(one->players, other->players);
    assert_int_equal(one->start, other->start);
    assert_int_equal(one->edition, other->edition);
    assert_memory_equal(one->switches, other->switches, sizeof one->switches);
    assert_memory_equal(one->board, other->board, sizeof one->board);
    assert_memory_equal(one->windows, other->windows, sizeof one->windows);
}

#endif
