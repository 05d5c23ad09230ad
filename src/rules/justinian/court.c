/*
 * court.c: the court: rows of counselors and how they move, and the table of what they are worth.
 *
 * But for two, the numbers printed on the board stand in no rulebook. Those below are a reconstruction: they fit these
 * two and what reviews of the game tell of the rest, and are called a reconstruction wherever they are shown.
 * data/court-reconstruction.csv holds the same numbers, in the form in which an owner of the board can load its own.
 * Where the windows of the tiles are is part of the reconstruction, and can be loaded too.
 */
#include <nika/bits.h>

#include "justinian_play.h"

/* One line for each place, from the left. */
/* clang-format off */
const uint16_t justinian_reconstruction[JUSTINIAN_COUNSELORS * JUSTINIAN_COLUMNS] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 28, 29,
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 26, 27, 28, 30, 31, 33,
    12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29, 30, 32, 34, 35, 37,
    14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 28, 29, 31, 32, 34, 36, 38, 40, 42,
    16, 17, 18, 19, 20, 22, 23, 24, 26, 27, 29, 31, 33, 34, 36, 38, 40, 43, 45, 47,
    18, 19, 20, 21, 23, 24, 25, 27, 29, 30, 32, 34, 36, 38, 41, 43, 45, 48, 51, 53,
    21, 22, 23, 24, 25, 26, 28, 30, 31, 33, 35, 38, 40, 42, 45, 48, 51, 54, 57, 60,
    23, 24, 25, 26, 27, 29, 31, 32, 34, 37, 39, 41, 44, 47, 50, 53, 56, 60, 63, 67,
    25, 26, 27, 28, 30, 31, 33, 35, 38, 40, 43, 45, 48, 52, 55, 59, 62, 66, 71, 75,
};
/* clang-format on */

/* A tile is one number lower than the one before it, and its windows are four apart: (12-n) + 4(phase-1). */
#define TILE(n) JUSTINIAN_COUNSELORS - (n), JUSTINIAN_COUNSELORS - (n) + 4, JUSTINIAN_COUNSELORS - (n) + 8
const uint16_t justinian_usual_windows[JUSTINIAN_COUNSELORS * JUSTINIAN_PHASES] = {
    TILE(1), TILE(2), TILE(3), TILE(4), TILE(5), TILE(6), TILE(7), TILE(8), TILE(9), TILE(10), TILE(11), TILE(12),
};

unsigned justinian_value(const struct nika_setup *setup, unsigned counselor, unsigned place, unsigned phase)
{
    return setup->board[JUSTINIAN_COLUMNS * place + setup->windows[JUSTINIAN_PHASES * counselor + phase]];
}

/* A one in each of the twelve places of a row. */
#define ONES UINT64_C(0x111111111111)

unsigned justinian_place_of(uint64_t row, unsigned counselor)
{
    const uint64_t differs = row ^ counselor * ONES; /* 0 in its place; the lowest borrow comes from there */
    return nika_lowest_bit((differs - ONES) & ~differs & 8 * ONES) / 4;
}

int justinian_sum(uint16_t values)
{
    static const int8_t steps[8] = {0, 1, 2, 3, -1, -2, -3, 0};
    return steps[values & 7] + steps[values >> 3 & 7] + steps[values >> 6 & 7];
}

/* Moves one counselor to the right, or left if negative, as far as the row goes; those it passes close up. */
static inline uint64_t move_one(uint64_t row, unsigned counselor, int by)
{
    const int from = (int)justinian_place_of(row, counselor), last = JUSTINIAN_COUNSELORS - 1;
    const int to = from + by < 0 ? 0 : from + by > last ? last : from + by;
    const uint64_t before = (UINT64_C(1) << (4 * from)) - 1, until = (UINT64_C(1) << (4 * to)) - 1;
    const uint64_t without = (row & before) | (row >> 4 & ~before);
    return (without & until) | (uint64_t)counselor << (4 * to) | (without & ~until) << 4;
}

struct justinian_rows justinian_moved(uint64_t row, const uint16_t values[JUSTINIAN_COUNSELORS])
{
    /* Moving one leaves the order of the others as it is, so the order before the first move is the order of moving.
     * The two directions do not wait for one another, so a processor can do both at once. */
    struct justinian_rows rows = {row, row};
    uint8_t who[JUSTINIAN_COUNSELORS];
    int8_t by[JUSTINIAN_COUNSELORS];
    unsigned count = 0;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        const unsigned counselor = justinian_counselor(row, place);
        const int sum = justinian_sum(values[counselor]);
        who[count] = (uint8_t)counselor;
        by[count] = (int8_t)sum;
        count += sum != 0;
    }
    for (unsigned i = 0; i < count; i++) {
        rows.from_left = move_one(rows.from_left, who[i], by[i]);
        rows.from_right = move_one(rows.from_right, who[count - 1 - i], by[count - 1 - i]);
    }
    return rows;
}

justinian_tokens justinian_gather(const uint16_t values[JUSTINIAN_COUNSELORS])
{
    justinian_tokens heap = 0;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        for (unsigned slot = 0; slot < JUSTINIAN_ON_ONE; slot++)
            if (justinian_in_slot(values[c], slot))
                heap += justinian_token(justinian_in_slot(values[c], slot) - 1);
    return heap;
}
