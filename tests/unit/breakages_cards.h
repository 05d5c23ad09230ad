/*
 * breakages_cards.h: what can be broken in the cards and exchanges of a position of Justinian, for test_justinian_check.c:
 * J-9 to J-11.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_BREAKAGES_CARDS_H
#define NIKA_TESTS_BREAKAGES_CARDS_H

#include "breakages_scoring.h"

/* J-9 */
static bool shown_too_few(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->cards[court->seat] &= (uint16_t)(scoring->cards[court->seat] - 1);
    return scoring;
}

static bool shown_too_many(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->cards[court->seat] |=
            (uint16_t)(scoring->cards[court->seat] + 1); /* the lowest that it has not shown */
    return scoring;
}

static bool shown_by_two(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->cards[court->other] = scoring->cards[court->seat];
    return scoring;
}

static bool shown_no_counselor(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->cards[court->seat] = (uint16_t)((scoring->cards[court->seat] & (scoring->cards[court->seat] - 1u)) |
                                                 1u << (12 + court->number % 4));
    return scoring;
}

static bool shown_too_early(struct court *court)
{
    court->open->scoring[court->open->phase % 3].cards[court->seat] = court->own->cards[some_color(court) % 4];
    return court->open->stage == JUSTINIAN_CHOOSING;
}

static bool card_lost(struct court *court)
{
    uint16_t *cards_of = &court->own->cards[some_color(court) % 4];

    *cards_of &= (uint16_t)(*cards_of - 1);
    return true;
}

static bool card_too_many(struct court *court)
{
    uint16_t *cards_of = &court->own->cards[some_color(court) % 4];

    *cards_of |= (uint16_t)(*cards_of + 1);
    return true;
}

static bool card_of_no_counselor(struct court *court)
{
    uint16_t *cards_of = &court->own->cards[some_color(court) % 4];

    *cards_of = (uint16_t)((*cards_of & (*cards_of - 1u)) | 1u << (12 + court->number % 4));
    return true;
}

static bool card_of_a_scored_color(struct court *court)
{
    const struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        court->own->cards[scoring->color] = scoring->cards[court->seat];
    return scoring;
}

/* J-10. A scoring after which the seat exchanged, in a color that is still in the game; 2 if there is none. */
static unsigned exchange_round(const struct court *court)
{
    for (unsigned i = 0; i < 2; i++) {
        const unsigned round = (court->number + i) % 2, color = court->open->scoring[round].exchanged[court->seat];

        if (color && !(colors_gone(court) >> (color - 1) & 1))
            return round;
    }
    return 2;
}

/* The same, if it is the seat's only exchange in this color. */
static unsigned only_exchange_round(const struct court *court)
{
    const unsigned round = exchange_round(court);

    return round < 2 && court->open->scoring[0].exchanged[court->seat] == court->open->scoring[1].exchanged[court->seat]
               ? 2
               : round;
}

static uint16_t *exchanged_hand(struct court *court, unsigned round)
{
    return &court->own->cards[court->open->scoring[round].exchanged[court->seat] - 1];
}

/* A card, from 1, that is not in a hand and is not that other one. */
static unsigned another_card(unsigned hand, unsigned but, unsigned number)
{
    unsigned card = number % 12;

    while (hand >> card & 1 || card + 1 == but)
        card = (card + 1) % 12;
    return card + 1;
}

static bool exchanged_in_no_color(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->exchanged[court->seat] = (uint8_t)(JUSTINIAN_COLORS + 1 + court->number % 200);
    return scoring;
}

static bool exchanged_in_a_scored_color(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->exchanged[court->seat] = (uint8_t)(scoring->color + 1);
    return scoring;
}

/* In the running round, by a seat that is still to be asked. */
static bool exchanged_before_it_was_asked(struct court *court)
{
    const unsigned players = court->setup.players;

    if (!is_exchanging(court))
        return false;
    struct justinian_scoring *scoring = &court->open->scoring[court->open->phase];
    /* Counted from who passed last: the asked one, and the seat. */
    if ((court->seat + players - scoring->last) % players < (court->open->turn + players - scoring->last) % players)
        return false;
    scoring->exchanged[court->seat] = (uint8_t)(some_color(court) + 1);
    return true;
}

static bool exchanged_after_the_end(struct court *court)
{
    if (!is_over(court) || court->open->scored != court->open->phase + 1u)
        return false;
    court->open->scoring[court->open->phase].exchanged[court->seat] = (uint8_t)(some_color(court) + 1);
    return true;
}

static bool exchanged_before_the_color(struct court *court)
{
    court->open->scoring[court->open->phase % 3].exchanged[court->seat] = (uint8_t)(some_color(court) + 1);
    return court->open->stage == JUSTINIAN_CHOOSING;
}

static bool put_no_card(struct court *court)
{
    const unsigned round = exchange_round(court);

    court->own->put[round % 2] = (uint8_t)(court->number % 2 ? 0 : 13 + court->number % 200);
    return round < 2;
}

static bool took_no_card(struct court *court)
{
    const unsigned round = exchange_round(court);

    court->own->took[round % 2] = (uint8_t)(court->number % 2 ? 0 : 13 + court->number % 200);
    return round < 2;
}

static bool took_but_has_not(struct court *court)
{
    const unsigned round = only_exchange_round(court);

    if (round == 2)
        return false;
    court->own->took[round] =
        (uint8_t)another_card(*exchanged_hand(court, round), court->own->put[round], court->number);
    return true;
}

/* The card that it took, or another one in its hand. */
static bool put_but_still_has(struct court *court)
{
    const unsigned round = only_exchange_round(court);
    unsigned card = court->number % 12;

    if (round == 2)
        return false;
    while (!(*exchanged_hand(court, round) >> card & 1))
        card = (card + 1) % 12;
    court->own->put[round] = (uint8_t)(card + 1);
    return true;
}

/* What the second exchange of a color took becomes another card. */
static bool change_second_exchange(struct court *court, bool own_card)
{
    const unsigned color = court->open->scoring[1].exchanged[court->seat];
    struct justinian_own *own = court->own;

    if (!color || color != court->open->scoring[0].exchanged[court->seat] || colors_gone(court) >> (color - 1) & 1 ||
        (own->took[1] == own->put[0]) != own_card)
        return false;
    const unsigned to = own_card ? another_card(own->cards[color - 1], own->put[1], court->number) : own->put[0];

    own->cards[color - 1] = (uint16_t)((own->cards[color - 1] & ~(1u << (own->took[1] - 1))) | 1u << (to - 1));
    own->took[1] = (uint8_t)to;
    return true;
}

static bool own_card_taken_from_another(struct court *court)
{
    return change_second_exchange(court, false);
}

static bool own_card_does_not_come_back(struct court *court)
{
    return change_second_exchange(court, true);
}

static bool exchange_remembered_that_was_not(struct court *court)
{
    const unsigned round = court->number % 2, color = court->open->scoring[round].exchanged[court->seat];

    if (court->number % 3)
        court->own->put[round] = 1;
    else
        court->own->took[round] = 1;
    return color == 0 || colors_gone(court) >> (color - 1) & 1;
}

static bool exchange_not_remembered(struct court *court)
{
    const unsigned round = court->number % 2;
    uint8_t *exchanged = &court->open->scoring[round].exchanged[court->seat];

    if (round >= court->open->phase || *exchanged || some_color(court) == 4)
        return false;
    *exchanged = (uint8_t)(some_color(court) + 1);
    return true;
}

/* J-11 */
static unsigned exchanges_in(const struct court *court, unsigned color)
{
    unsigned count = 0;

    for (unsigned round = 0; round < 2; round++)
        for (unsigned seat = 0; seat < court->setup.players; seat++)
            count += court->open->scoring[round].exchanged[seat] == color + 1;
    return count;
}

/* What lies at the bottom was put there by somebody. */
static bool pile_turned_over(struct court *court)
{
    const unsigned color = some_color(court), last = justinian_pile_size(court->setup.players) - 1;
    uint32_t *pile = &court->world->dark.pile[color % 4];
    const uint32_t top = *pile & 15, bottom = *pile >> 4 * last & 15;

    *pile = (uint32_t)with_bits(with_bits(*pile, 4, 0, bottom), 4, last, top);
    return exchanges_in(court, color) > 0;
}

static bool pile_with_a_card_twice(struct court *court)
{
    uint32_t *pile = &court->world->dark.pile[some_color(court) % 4];

    *pile = (uint32_t)with_bits(*pile, 4, 0, *pile >> 4 & 15);
    return true;
}

static bool pile_with_a_card_in_hand(struct court *court)
{
    const unsigned color = some_color(court) % 4;
    unsigned card = 0;

    while (!(court->own->cards[color] >> card & 1))
        card++;
    court->world->dark.pile[color] = (uint32_t)with_bits(court->world->dark.pile[color], 4, court->number % 4, card);
    return true;
}

static bool pile_without_a_card(struct court *court)
{
    uint32_t *pile = &court->world->dark.pile[some_color(court) % 4];

    *pile = (uint32_t)with_bits(*pile, 4, court->number % 4, 12 + court->number % 4);
    return true;
}

static bool pile_too_large(struct court *court)
{
    court->world->dark.pile[some_color(court) % 4] |= UINT32_C(1) << 4 * justinian_pile_size(court->setup.players);
    return true;
}

static bool pile_of_a_scored_color(struct court *court)
{
    const struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        court->world->dark.pile[scoring->color] = 1;
    return scoring;
}

static bool card_in_two_hands(struct court *court)
{
    const unsigned color = some_color(court) % 4;

    if (exchanges_in(court, color))
        return false;
    court->own->cards[color] = court->world->own[court->other].cards[color];
    return true;
}

/* It all fits what the seat itself knows: it took, or put, another card. */
static bool took_another_card(struct court *court)
{
    const unsigned round = only_exchange_round(court);

    if (round == 2)
        return false;
    uint16_t *hand = exchanged_hand(court, round);
    const unsigned card = another_card(*hand, court->own->put[round], court->number);

    *hand = (uint16_t)((*hand & ~(1u << (court->own->took[round] - 1))) | 1u << (card - 1));
    court->own->took[round] = (uint8_t)card;
    return true;
}

static bool put_another_card(struct court *court)
{
    const unsigned round = only_exchange_round(court);

    if (round == 2)
        return false;
    court->own->put[round] =
        (uint8_t)another_card(*exchanged_hand(court, round), court->own->put[round], court->number);
    return true;
}

#endif
