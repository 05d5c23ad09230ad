/*
 * breakages_justinian.h: what can be broken in a position of Justinian, by invariant, for test_justinian_check.c: J-1, J-2,
 * J-5, J-6 and J-12. Tokens, scorings and cards have headers of their own. Each breakage leaves the invariants that are
 * looked at before its own as they are, and says false if there is nothing of its kind to break.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_BREAKAGES_JUSTINIAN_H
#define NIKA_TESTS_BREAKAGES_JUSTINIAN_H

#include "plain_justinian.h"

/* The table that is broken: the setup and the world, and seats and a number that change from position to position. */
struct court {
    struct nika_setup setup;
    struct nika_world *bytes;
    struct justinian_world *world;
    struct justinian_open *open;
    struct justinian_own *own; /* of the seat */
    unsigned seat, other, number;
};

static bool is_placing(const struct court *court)
{
    return court->open->stage == JUSTINIAN_PLACING;
}

/* Sets the n-th group of so many bits. */
static uint64_t with_bits(uint64_t all, unsigned width, unsigned index, uint64_t bits)
{
    const uint64_t mask = ((UINT64_C(1) << width) - 1) << width * index;

    return (all & ~mask) | bits << width * index;
}

/* How many tokens lie face down on all counselors, or on them of one seat. */
static unsigned laid_on_counselors(const struct court *court)
{
    unsigned count = 0;

    for (unsigned c = 0; c < 12; c++)
        count += court->open->owners[c] >> 6;
    return count;
}

/* A counselor on which so many tokens lie, at least and at most; 12 if there is none. */
static unsigned find_counselor(const uint8_t owners[12], unsigned least, unsigned most, unsigned number)
{
    for (unsigned i = 0; i < 12; i++) {
        const unsigned c = (number + i) % 12, count = owners[c] >> 6;

        if (count >= least && count <= most)
            return c;
    }
    return 12;
}

/* A kind of which a heap has more than another one, or 6. */
static unsigned find_kind(justinian_tokens heap, justinian_tokens than, unsigned number)
{
    for (unsigned i = 0; i < 6; i++) {
        const unsigned kind = (number + i) % 6;

        if ((heap >> 4 * kind & 15) > (than >> 4 * kind & 15))
            return kind;
    }
    return 6;
}

/* Whether one seat alone goes on placing. */
static bool is_alone(const struct court *court)
{
    return is_placing(court) && court->open->pass_count == court->setup.players - 1 && court->open->placed;
}

/* Counts the tokens of the seat on counselors again, after they have been changed. */
static void count_laid(struct court *court)
{
    court->own->board = 0;
    for (unsigned c = 0; c < 12; c++)
        for (unsigned values = court->own->laid[c]; values; values >>= 3)
            court->own->board += values & 7 ? (justinian_tokens)1 << 4 * ((values & 7) - 1) : 0;
}

/* J-1 */
#define SETS(name, field, value)                                                                                       \
    static bool name(struct court *court)                                                                              \
    {                                                                                                                  \
        court->field = (uint8_t)(value);                                                                               \
        return true;                                                                                                   \
    }
SETS(unknown_stage, open->stage, JUSTINIAN_OVER + 1 + court->number % 250)
SETS(unknown_phase, open->phase, JUSTINIAN_PHASES + court->number % 253)
SETS(placed_more_than_once, open->placed, 2 + court->number % 254)
SETS(unknown_direction, open->direction, JUSTINIAN_NOT_MOVED + 1 + court->number % 252)
SETS(absent_first, open->first, court->setup.players + court->number % 200)
SETS(bytes_in_use, open->unused[court->number % 2], 1)
SETS(too_many_passes, open->pass_count, court->setup.players + 1 + court->number % 200)
SETS(too_many_scorings, open->scored, JUSTINIAN_PHASES + 1 + court->number % 200)
SETS(absent_in, open->in, court->open->in | 1u << court->setup.players)
SETS(absent_turn, open->turn,
     court->setup.players + (court->open->stage == JUSTINIAN_OVER ? 1u : 0u) + court->number % 200)

static bool turn_when_over(struct court *court)
{
    court->open->turn = 0;
    return court->open->stage == JUSTINIAN_OVER;
}

/* Something that the fourth seat has. */
#define ABSENT(name, field)                                                                                            \
    static bool name(struct court *court)                                                                              \
    {                                                                                                                  \
        court->field = 1;                                                                                              \
        return court->setup.players < JUSTINIAN_SEATS;                                                                 \
    }
ABSENT(absent_seen, open->seen[3])
ABSENT(absent_score, open->score[3])
ABSENT(absent_hand_size, open->hand_size[3])
ABSENT(absent_phase_count, open->phase_count[3])
ABSENT(absent_passed_list, open->passed[3])
ABSENT(absent_scored_tokens, open->scoring[court->number % 3].tokens[3])
ABSENT(absent_scored_cards, open->scoring[court->number % 3].cards[3])
ABSENT(absent_exchanged, open->scoring[court->number % 3].exchanged[3])
ABSENT(absent_hand, world->own[3].hand)
ABSENT(absent_cards, world->own[3].cards[court->number % 4])
ABSENT(absent_reserve, world->dark.reserve[3])

/* J-2 */
static bool counselor_twice(struct court *court)
{
    const unsigned place = court->number % 11;

    court->open->row = with_bits(court->open->row, 4, place, court->open->row >> 4 * (place + 1) & 15);
    return true;
}

static bool counselor_twice_before(struct court *court)
{
    const unsigned place = court->number % 11;

    court->open->row_before =
        with_bits(court->open->row_before, 4, place, court->open->row_before >> 4 * (place + 1) & 15);
    return true;
}

static bool no_counselor(struct court *court)
{
    court->open->row = with_bits(court->open->row, 4, court->number % 12, 12 + court->number % 4);
    return true;
}

static bool row_too_long(struct court *court)
{
    court->open->row |= UINT64_C(1) << (48 + court->number % 16);
    return true;
}

static bool row_before_too_long(struct court *court)
{
    court->open->row_before |= UINT64_C(1) << (48 + court->number % 16);
    return true;
}

/* Two neighbours change places. */
static uint64_t swapped(uint64_t row, unsigned place)
{
    const uint64_t left = row >> 4 * place & 15, right = row >> 4 * (place + 1) & 15;

    return with_bits(with_bits(row, 4, place, right), 4, place + 1, left);
}

static bool two_change_places(struct court *court)
{
    court->open->row = swapped(court->open->row, court->number % 11);
    return true;
}

static bool two_changed_places_before(struct court *court)
{
    court->open->row_before = swapped(court->open->row_before, court->number % 11);
    return find_counselor(court->open->turned_owners, 1, 3, 0) == 12; /* nobody moved them */
}

static bool direction_without_choice(struct court *court)
{
    const bool either = court->open->direction == JUSTINIAN_FROM_EITHER;

    court->open->direction = court->number % 2 ? JUSTINIAN_FROM_LEFT : JUSTINIAN_FROM_RIGHT;
    return either;
}

static bool choice_without_direction(struct court *court)
{
    const bool chosen = court->open->direction == JUSTINIAN_FROM_LEFT || court->open->direction == JUSTINIAN_FROM_RIGHT;

    court->open->direction = JUSTINIAN_FROM_EITHER;
    return chosen;
}

static bool other_direction(struct court *court)
{
    const unsigned direction = court->open->direction;

    court->open->direction = direction == JUSTINIAN_FROM_LEFT ? JUSTINIAN_FROM_RIGHT : JUSTINIAN_FROM_LEFT;
    return direction == JUSTINIAN_FROM_LEFT || direction == JUSTINIAN_FROM_RIGHT;
}

static bool not_moved(struct court *court)
{
    court->open->direction = JUSTINIAN_NOT_MOVED;
    return court->open->stage != JUSTINIAN_DIRECTING;
}

static bool moved_while_asked(struct court *court)
{
    court->open->direction = (uint8_t)(court->number % 3);
    return court->open->stage == JUSTINIAN_DIRECTING;
}

static bool asked_again(struct court *court)
{
    const bool triggering = court->open->stage == JUSTINIAN_TRIGGERING;

    court->open->stage = JUSTINIAN_DIRECTING;
    court->open->turn = court->open->passed[court->setup.players - 1];
    return triggering;
}

static bool moved_before_the_first_turn(struct court *court)
{
    court->open->row = court->open->row_before = swapped(court->open->row, court->number % 11);
    return is_placing(court) && court->open->turns == 0;
}

/* A +1 and a -1 were turned up, which moved nobody. */
static bool turned_before_the_first_turn(struct court *court)
{
    court->open->turned[court->number % 12] = 1 | 4 << 3;
    court->open->turned_owners[court->number % 12] = 2 << 6;
    return is_placing(court) && court->open->turns == 0;
}

/* J-5 */
static void close_phase_space(struct court *court)
{
    const uint64_t places = court->open->places, list = places & ((UINT64_C(1) << 56) - 1);

    court->open->places = list >> 4 | ((places >> 56) - 1) << 56;
}

static bool place_lost(struct court *court)
{
    const uint64_t places = court->open->places, count = places >> 56;

    court->open->places = with_bits(places & ((UINT64_C(1) << 56) - 1), 4, (unsigned)count - 1, 0) | (count - 1) << 56;
    return true;
}

static bool place_on_a_full_counselor(struct court *court)
{
    const bool full =
        find_counselor(court->open->owners, 3, 3, 0) < 12 && justinian_has_phase_space(court->open->places);

    court->open->places = JUSTINIAN_ALL_PLACES;
    return full;
}

static bool phase_space_closed(struct court *court)
{
    const bool open = justinian_has_phase_space(court->open->places) && !is_alone(court);

    close_phase_space(court);
    return open;
}

/* The last seat has used up the phase space, and has no token there. */
static bool phase_space_used_by_nobody(struct court *court)
{
    const bool unused = justinian_has_phase_space(court->open->places) && is_alone(court) &&
                        court->open->phase_count[court->open->turn] == 0;

    close_phase_space(court);
    return unused;
}

/* J-6 */
static void lay_a_token(struct court *court)
{
    const unsigned c = find_counselor(court->open->owners, 0, 0, court->number) % 12;

    court->open->owners[c] = (uint8_t)(1u << 6 | court->seat);
    court->own->laid[c] = (uint16_t)(1 + court->number % 6);
    count_laid(court);
}

static bool token_after_the_placing(struct court *court)
{
    lay_a_token(court);
    return !is_placing(court);
}

static bool token_before_the_placing(struct court *court)
{
    lay_a_token(court);
    return is_placing(court) && !court->open->placed;
}

static bool tokens_but_nobody_placed(struct court *court)
{
    court->open->placed = 0;
    return laid_on_counselors(court) > 0 && justinian_has_phase_space(court->open->places);
}

static bool passed_twice(struct court *court)
{
    court->open->passed[1] = court->open->passed[0];
    return court->open->pass_count > 1;
}

static bool passed_by_nobody(struct court *court)
{
    court->open->passed[0] = (uint8_t)(court->setup.players + court->number % 200);
    return court->open->pass_count > 0;
}

static bool passed_too_early(struct court *court)
{
    const unsigned count = court->open->pass_count;

    court->open->passed[count % 4] = 1;
    return count < court->setup.players;
}

static bool who_passed_is_in(struct court *court)
{
    court->open->in |= (uint8_t)(1u << court->open->passed[0]);
    return court->open->pass_count > 0 && justinian_has_phase_space(court->open->places);
}

static bool who_is_out_has_not_passed(struct court *court)
{
    const bool in = court->open->in >> court->seat & 1;

    court->open->in &= (uint8_t) ~(1u << court->seat);
    return in && justinian_has_phase_space(court->open->places);
}

static bool placing_though_all_have_passed(struct court *court)
{
    const bool triggering = court->open->stage == JUSTINIAN_TRIGGERING;

    court->open->stage = JUSTINIAN_PLACING;
    return triggering && court->open->turns > 0;
}

static bool turn_of_who_passed(struct court *court)
{
    court->open->turn = court->open->passed[0];
    return is_placing(court) && court->open->pass_count > 0;
}

static bool direction_of_another(struct court *court)
{
    const bool another = court->open->turn != court->seat;

    court->open->turn = (uint8_t)court->seat;
    return another && court->open->stage == JUSTINIAN_DIRECTING;
}

static bool color_of_another(struct court *court)
{
    const bool another = court->open->turn != court->seat;

    court->open->turn = (uint8_t)court->seat;
    return another && court->open->stage == JUSTINIAN_CHOOSING;
}

/* J-12 */
static bool turns_beyond_measure(struct court *court)
{
    const bool empty = court->open->turns >= 6;

    court->open->turns =
        (uint8_t)(150 + court->number % 100); /* 88 tokens, 6 turns of drawing and 3 scorings do not reach it */
    return empty;
}

/* A turn in which nothing was left to place was not begun. */
static bool turn_without_any_token(struct court *court)
{
    unsigned left = laid_on_counselors(court);

    for (unsigned seat = 0; seat < court->setup.players; seat++)
        left += court->open->hand_size[seat] + justinian_reserve_size(court->open, seat);
    court->open->placed = 0;
    return left == 0 && justinian_has_phase_space(court->open->places);
}

/* One turn fewer than there were phases: the tokens that were drawn in it go back. */
static bool fewer_turns_than_phases(struct court *court)
{
    if (court->open->turns != court->open->phase || court->open->phase == 0 || is_placing(court))
        return false;
    for (unsigned seat = 0; seat < court->setup.players; seat++)
        for (unsigned i = 0; i < 2; i++) {
            struct justinian_own *own = &court->world->own[seat];
            const unsigned kind = find_kind(own->hand, 0, court->number);

            if (kind == 6)
                return false;
            own->hand -= (justinian_tokens)1 << 4 * kind;
            court->open->hand_size[seat]--;
            court->world->dark.reserve[seat] = court->world->dark.reserve[seat] << 4 | kind;
        }
    court->open->turns--;
    return true;
}

#endif
