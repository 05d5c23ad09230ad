/*
 * breakages_tokens.h: what can be broken in the tokens of a position of Justinian, for test_justinian_check.c: J-3 and
 * J-4.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_BREAKAGES_TOKENS_H
#define NIKA_TESTS_BREAKAGES_TOKENS_H

#include "breakages_justinian.h"

/* J-3. What a seat has had turned up on counselors last, and in scorings. */
static justinian_tokens turned_up(const struct court *court)
{
    justinian_tokens heap = 0;

    for (unsigned c = 0; c < 12; c++)
        for (unsigned slot = 0; slot < court->open->turned_owners[c] >> 6; slot++)
            if ((court->open->turned_owners[c] >> 2 * slot & 3u) == court->seat)
                heap += (justinian_tokens)1 << 4 * ((court->open->turned[c] >> 3 * slot & 7) - 1);
    for (unsigned round = 0; round < 3; round++)
        heap += court->open->scoring[round].tokens[court->seat];
    return heap;
}

/* All that a seat knows of its own tokens; the reserve is not among it. */
static justinian_tokens own_tokens(const struct court *court)
{
    return court->own->hand + court->own->phase + court->own->board + court->open->seen[court->seat];
}

static bool hand_miscounted(struct court *court)
{
    court->open->hand_size[court->seat]++;
    return true;
}

static bool phase_miscounted(struct court *court)
{
    court->open->phase_count[court->seat]++;
    return true;
}

static bool seen_is_lost(struct court *court)
{
    const unsigned kind = find_kind(court->open->seen[court->seat], 0, court->number);

    court->open->seen[court->seat] -= kind < 6 ? (justinian_tokens)1 << 4 * kind : 0;
    return kind < 6;
}

static bool seen_beyond_measure(struct court *court)
{
    court->open->seen[court->seat] |= (justinian_tokens)15 << 4 * (court->number % 6);
    return true;
}

static bool seen_of_no_kind(struct court *court)
{
    court->open->seen[court->seat] |= (justinian_tokens)1 << 24;
    return true;
}

/* Instead of a token that everybody remembers another one was seen. */
static bool turned_but_not_seen(struct court *court)
{
    justinian_tokens *seen = &court->open->seen[court->seat];
    const justinian_tokens up = turned_up(court);
    const unsigned to = find_kind(JUSTINIAN_ALL_TOKENS, own_tokens(court), court->number);
    unsigned from = 0;

    while (from < 6 && ((up >> 4 * from & 15) == 0 || (up >> 4 * from & 15) != (*seen >> 4 * from & 15) || from == to))
        from++;
    if (from == 6 || to == 6)
        return false;
    *seen = *seen - ((justinian_tokens)1 << 4 * from) + ((justinian_tokens)1 << 4 * to);
    return true;
}

static bool scored_beyond_measure(struct court *court)
{
    court->open->scoring[court->number % 3].tokens[court->seat] |= (justinian_tokens)6 << 4 * (court->number % 6);
    return true;
}

/* One more of a kind of which all that were seen lay there already. */
static bool scored_but_not_seen(struct court *court)
{
    const justinian_tokens up = turned_up(court);

    for (unsigned kind = 0; kind < 6; kind++)
        if ((up >> 4 * kind & 15) == (court->open->seen[court->seat] >> 4 * kind & 15) &&
            (up >> 4 * kind & 15) < plain_token_copies(kind)) {
            court->open->scoring[court->number % 3].tokens[court->seat] += (justinian_tokens)1 << 4 * kind;
            return true;
        }
    return false;
}

/* A +1 and a -1 that were turned up together were a +3 and a -3, of which that seat has shown all. */
static bool turned_beyond_measure(struct court *court)
{
    for (unsigned c = 0; c < 12; c++)
        if (court->open->turned[c] == (1 | 4 << 3) && (court->open->turned_owners[c] & 3u) == court->seat &&
            (turned_up(court) >> 8 & 15) == 2) {
            court->open->turned[c] = 3 | 6 << 3;
            return true;
        }
    return false;
}

/* All tokens of the seat on counselors are +3. */
static bool laid_beyond_measure(struct court *court)
{
    unsigned count = 0;

    for (unsigned c = 0; c < 12; c++)
        for (unsigned slot = 0; slot < 3; slot++)
            if (court->own->laid[c] >> 3 * slot & 7) {
                court->own->laid[c] = (uint16_t)with_bits(court->own->laid[c], 3, slot, 3);
                count++;
            }
    count_laid(court);
    return count > 2;
}

/* One of its tokens on counselors is of another kind, which the reserve has. */
static bool laid_of_another_kind(struct court *court)
{
    const unsigned to = find_kind(JUSTINIAN_ALL_TOKENS, own_tokens(court), court->number);

    for (unsigned c = 0; c < 12; c++)
        for (unsigned slot = 0; slot < 3; slot++) {
            const unsigned value = court->own->laid[c] >> 3 * slot & 7;

            if (value && value != to + 1 && to < 6) {
                court->own->laid[c] = (uint16_t)with_bits(court->own->laid[c], 3, slot, to + 1);
                count_laid(court);
                return true;
            }
        }
    return false;
}

/* The sum of its tokens on counselors is not theirs: one of them and one in hand have changed places. */
static bool laid_miscounted(struct court *court)
{
    const unsigned laid = find_kind(court->own->board, 0, court->number),
                   held = find_kind(court->own->hand, 0, court->number / 6);

    if (laid == 6 || held == 6 || laid == held)
        return false;
    court->own->board += ((justinian_tokens)1 << 4 * held) - ((justinian_tokens)1 << 4 * laid);
    court->own->hand += ((justinian_tokens)1 << 4 * laid) - ((justinian_tokens)1 << 4 * held);
    return true;
}

static bool hand_too_small(struct court *court)
{
    const unsigned kind = find_kind(court->own->hand, 0, court->number);

    court->own->hand -= kind < 6 ? (justinian_tokens)1 << 4 * kind : 0;
    return kind < 6;
}

static bool phase_too_small(struct court *court)
{
    const unsigned kind = find_kind(court->own->phase, 0, court->number);

    court->own->phase -= kind < 6 ? (justinian_tokens)1 << 4 * kind : 0;
    return kind < 6;
}

/* A token in hand is another one: of a kind that has all its tokens elsewhere, or of one that the reserve has. */
static bool change_hand(struct court *court, bool too_many)
{
    const justinian_tokens known = own_tokens(court);
    const unsigned from = find_kind(court->own->hand, 0, court->number);

    for (unsigned to = 0; to < 6 && from < 6; to++)
        if (to != from && ((known >> 4 * to & 15) == plain_token_copies(to)) == too_many) {
            court->own->hand += ((justinian_tokens)1 << 4 * to) - ((justinian_tokens)1 << 4 * from);
            return true;
        }
    return false;
}

static bool hand_beyond_measure(struct court *court)
{
    return change_hand(court, true);
}

static bool hand_of_another_kind(struct court *court)
{
    return change_hand(court, false);
}

static bool reserve_of_another_kind(struct court *court)
{
    const unsigned size = justinian_reserve_size(court->open, court->seat);
    uint64_t *reserve = &court->world->dark.reserve[court->seat];
    const unsigned at = size ? court->number % size : 0;

    *reserve = with_bits(*reserve, 4, at, ((*reserve >> 4 * at & 15) + 1 + court->number % 5) % 6);
    return size > 0;
}

static bool reserve_of_no_kind(struct court *court)
{
    const unsigned size = justinian_reserve_size(court->open, court->seat);
    uint64_t *reserve = &court->world->dark.reserve[court->seat];

    *reserve = with_bits(*reserve, 4, size ? court->number % size : 0, 6 + court->number % 10);
    return size > 0;
}

static bool reserve_too_long(struct court *court)
{
    court->world->dark.reserve[court->seat] |= UINT64_C(1) << 4 * justinian_reserve_size(court->open, court->seat);
    return true;
}

/* J-4. Of tokens that were turned up. */
static bool turned_without_value(struct court *court)
{
    const unsigned c = find_counselor(court->open->turned_owners, 1, 3, court->number);

    if (c == 12)
        return false;
    court->open->turned[c] = (uint16_t)with_bits(court->open->turned[c], 3, 0, 0);
    return true;
}

static bool turned_of_no_kind(struct court *court)
{
    const unsigned c = find_counselor(court->open->turned_owners, 1, 3, court->number);

    if (c == 12)
        return false;
    court->open->turned[c] = (uint16_t)with_bits(court->open->turned[c], 3, 0, 7);
    return true;
}

static bool value_without_token(struct court *court)
{
    const unsigned c = find_counselor(court->open->turned_owners, 0, 2, court->number);

    if (c == 12)
        return false;
    court->open->turned[c] = (uint16_t)with_bits(court->open->turned[c], 3, court->open->turned_owners[c] >> 6, 1);
    return true;
}

static bool turned_in_a_fourth_slot(struct court *court)
{
    court->open->turned[court->number % 12] |= (uint16_t)(1u << (9 + court->number % 7));
    return true;
}

static bool turned_by_nobody(struct court *court)
{
    const unsigned c = find_counselor(court->open->turned_owners, 1, 3, court->number);

    if (c == 12)
        return false;
    court->open->turned_owners[c] |= 3;
    return court->setup.players < 4;
}

static bool turned_owner_without_token(struct court *court)
{
    const unsigned c = find_counselor(court->open->turned_owners, 0, 2, court->number);

    if (c == 12)
        return false;
    court->open->turned_owners[c] |= (uint8_t)(1u << 2 * (court->open->turned_owners[c] >> 6));
    return true;
}

/* Of tokens that lie face down: somebody knows too little, or too much. */
static bool own_token_unknown(struct court *court)
{
    for (unsigned i = 0; i < 36; i++) {
        const unsigned c = (court->number + i) % 12, slot = i / 12;

        if (court->own->laid[c] >> 3 * slot & 7) {
            court->own->laid[c] = (uint16_t)with_bits(court->own->laid[c], 3, slot, 0);
            return true;
        }
    }
    return false;
}

static bool token_of_another_known(struct court *court)
{
    for (unsigned i = 0; i < 36; i++) {
        const unsigned c = (court->number + i) % 12, slot = i / 12;

        if (slot < court->open->owners[c] >> 6 && (court->open->owners[c] >> 2 * slot & 3u) != court->seat) {
            court->own->laid[c] = (uint16_t)with_bits(court->own->laid[c], 3, slot, 1);
            return true;
        }
    }
    return false;
}

static bool own_token_in_a_fourth_slot(struct court *court)
{
    court->own->laid[court->number % 12] |= (uint16_t)(1u << (9 + court->number % 7));
    return true;
}

static bool token_of_nobody(struct court *court)
{
    const unsigned c = find_counselor(court->open->owners, 0, 0, court->number);

    if (c == 12)
        return false;
    court->open->owners[c] = 1 << 6 | 3;
    return court->setup.players < 4;
}

static bool owner_without_token(struct court *court)
{
    const unsigned c = find_counselor(court->open->owners, 0, 2, court->number);

    if (c == 12)
        return false;
    court->open->owners[c] |= (uint8_t)(1u << 2 * (court->open->owners[c] >> 6));
    return true;
}

#endif
