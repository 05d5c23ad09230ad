/*
 * breakages_scoring.h: what can be broken in the scorings of a position of Justinian, for test_justinian_check.c: J-7 and
 * J-8.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_BREAKAGES_SCORING_H
#define NIKA_TESTS_BREAKAGES_SCORING_H

#include "breakages_justinian.h"

/* How many scorings have begun. */
static unsigned begun(const struct court *court)
{
    return court->open->scored + (court->open->stage == JUSTINIAN_CHOOSING ? 1u : 0u);
}

/* Some scoring that has a color, or that has begun; NULL if there is none. */
static struct justinian_scoring *some_scored(struct court *court)
{
    return court->open->scored ? &court->open->scoring[court->number % court->open->scored] : NULL;
}

static struct justinian_scoring *some_begun(struct court *court)
{
    return begun(court) ? &court->open->scoring[court->number % begun(court)] : NULL;
}

/* The scoring of this very turn; NULL if there is none. */
static struct justinian_scoring *this_scoring(struct court *court)
{
    return begun(court) == court->open->phase + 1u ? &court->open->scoring[court->open->phase] : NULL;
}

static unsigned influence_of(justinian_tokens heap)
{
    unsigned sum = 0;

    for (unsigned kind = 0; kind < 6; kind++)
        sum += (heap >> 4 * kind & 15) * (kind % 3 + 1);
    return sum;
}

static bool is_over(const struct court *court)
{
    return court->open->stage == JUSTINIAN_OVER;
}

static bool is_exchanging(const struct court *court)
{
    return court->open->stage == JUSTINIAN_EXCHANGING;
}

/* Bit c: color c has left the game. */
static unsigned colors_gone(const struct court *court)
{
    unsigned colors = 0;

    for (unsigned round = 0; round < court->open->scored; round++)
        colors |= 1u << court->open->scoring[round].color;
    return colors;
}

/* A color that is still in the game, or 4. */
static unsigned some_color(const struct court *court)
{
    for (unsigned i = 0; i < 4; i++)
        if (!(colors_gone(court) >> (court->number + i) % 4 & 1))
            return (court->number + i) % 4;
    return 4;
}

/* J-7 */
static bool phase_without_scoring(struct court *court)
{
    const bool fits =
        court->open->stage <= JUSTINIAN_TRIGGERING && court->open->phase < 2 && court->open->turns > court->open->phase;

    court->open->phase++;
    return fits;
}

static bool scoring_not_counted(struct court *court)
{
    const bool fits = court->open->stage <= JUSTINIAN_TRIGGERING && court->open->scored > 0;

    court->open->scored--;
    return fits;
}

static bool exchange_before_the_scoring(struct court *court)
{
    const bool fits = court->open->stage == JUSTINIAN_TRIGGERING;

    court->open->stage = JUSTINIAN_EXCHANGING;
    return fits;
}

/* A game that is over, with a question for an exchange: after the third scoring, or after another last one. */
static bool exchange_at_the_end(struct court *court)
{
    const bool over = is_over(court) && court->open->scored == court->open->phase + 1u;

    court->open->stage = JUSTINIAN_EXCHANGING;
    court->open->turn = 0;
    return over;
}

static bool over_in_a_later_phase(struct court *court)
{
    court->open->phase = (uint8_t)(court->open->scored + 1);
    return is_over(court) && court->open->scored < 2 && court->open->turns > 2;
}

static bool scoring_before_its_time(struct court *court)
{
    struct justinian_scoring *scoring = &court->open->scoring[2];

    switch (court->number % 5) {
    case 0:
        scoring->row = JUSTINIAN_FIRST_ROW;
        break;
    case 1:
        scoring->cards[court->seat] = 3;
        break;
    case 2:
        scoring->color = 1;
        break;
    case 3:
        scoring->trigger = 1;
        break;
    default:
        scoring->exchanged[court->seat] = 1;
    }
    return begun(court) < 3;
}

static bool scoring_without_row(struct court *court)
{
    struct justinian_scoring *scoring = some_begun(court);

    if (scoring)
        scoring->row =
            with_bits(scoring->row, 4, court->number % 11, scoring->row >> 4 * (court->number % 11 + 1) & 15);
    return scoring;
}

static bool scoring_without_chooser(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->chooser = (uint8_t)(court->setup.players + court->number % 200);
    return scoring;
}

static bool scoring_without_last(struct court *court)
{
    struct justinian_scoring *scoring = some_begun(court);

    if (scoring)
        scoring->last = (uint8_t)(court->setup.players + court->number % 200);
    return scoring;
}

static bool scoring_without_trigger(struct court *court)
{
    struct justinian_scoring *scoring = some_begun(court);

    if (scoring)
        scoring->trigger = (uint8_t)(court->setup.players + court->number % 200);
    return scoring;
}

static bool scoring_of_another_row(struct court *court)
{
    struct justinian_scoring *scoring = this_scoring(court);

    if (scoring)
        scoring->row = swapped(scoring->row, court->number % 11);
    return scoring;
}

static bool scoring_of_another_last(struct court *court)
{
    struct justinian_scoring *scoring = this_scoring(court);
    const bool another = scoring && scoring->last != court->seat;

    if (scoring)
        scoring->last = (uint8_t)court->seat;
    return another;
}

static bool trigger_without_influence(struct court *court)
{
    static const unsigned thresholds[3] = {5, 9, 12};
    struct justinian_scoring *scoring = some_begun(court);

    if (!scoring || influence_of(scoring->tokens[court->seat]) >= thresholds[scoring - court->open->scoring])
        return false;
    scoring->trigger = (uint8_t)court->seat;
    return true;
}

static bool forced_before_the_end(struct court *court)
{
    struct justinian_scoring *scoring = some_begun(court);

    if (!scoring || (scoring == this_scoring(court) && !is_exchanging(court)))
        return false;
    scoring->trigger = JUSTINIAN_NOBODY;
    return true;
}

/* Where the phase space is empty, the French edition has no forced scoring. */
static bool forced_without_tokens(struct court *court)
{
    const struct justinian_scoring *scoring = this_scoring(court);

    if (!scoring || scoring->trigger != JUSTINIAN_NOBODY)
        return false;
    for (unsigned seat = 0; seat < court->setup.players; seat++)
        if (scoring->tokens[seat])
            return false;
    court->setup.switches[JUSTINIAN_EMPTY_FINAL] = JUSTINIAN_EMPTY_FINAL_NONE;
    return true;
}

static bool color_not_said(struct court *court)
{
    struct justinian_scoring *scoring = some_scored(court);

    if (scoring)
        scoring->color = (uint8_t)(JUSTINIAN_COLORS + court->number % 250);
    return scoring;
}

static bool color_said_too_early(struct court *court)
{
    if (court->open->stage != JUSTINIAN_CHOOSING)
        return false;
    court->open->scoring[court->open->phase].color = (uint8_t)(court->number % 4);
    return true;
}

static bool color_scored_twice(struct court *court)
{
    const unsigned rounds = court->open->scored;

    if (rounds < 2)
        return false;
    court->open->scoring[rounds - 1].color = court->open->scoring[court->number % (rounds - 1)].color;
    return true;
}

static bool token_left_on_the_phase_space(struct court *court)
{
    const unsigned kind = find_kind(court->own->hand, 0, court->number);

    if (kind == 6 || !(this_scoring(court) || is_over(court)))
        return false;
    court->own->hand -= (justinian_tokens)1 << 4 * kind;
    court->own->phase += (justinian_tokens)1 << 4 * kind;
    court->open->hand_size[court->seat]--;
    court->open->phase_count[court->seat]++;
    return true;
}

static bool over_too_early(struct court *court)
{
    const bool fits = is_exchanging(court);

    court->open->stage = JUSTINIAN_OVER;
    court->open->turn = court->setup.players;
    return fits;
}

static bool over_without_scoring(struct court *court)
{
    const bool fits = court->open->stage == JUSTINIAN_TRIGGERING &&
                      court->setup.switches[JUSTINIAN_EMPTY_FINAL] == JUSTINIAN_EMPTY_FINAL_SCORE;

    court->open->stage = JUSTINIAN_OVER;
    court->open->turn = court->setup.players;
    return fits;
}

/* J-8 */
static bool chooser_with_less_influence(struct court *court)
{
    struct justinian_scoring *scoring = some_begun(court);

    if (!scoring || influence_of(scoring->tokens[court->seat]) >= influence_of(scoring->tokens[scoring->chooser]))
        return false;
    scoring->chooser = (uint8_t)court->seat;
    if (court->open->stage == JUSTINIAN_CHOOSING && scoring == this_scoring(court))
        court->open->turn = (uint8_t)court->seat;
    return true;
}

/* Who passed when in earlier turns is not known any more; the clockwise order is. */
static bool chooser_not_first(struct court *court)
{
    const bool clockwise = court->setup.switches[JUSTINIAN_TIE] == JUSTINIAN_TIE_CLOCKWISE;
    struct justinian_scoring *scoring = clockwise ? some_begun(court) : this_scoring(court);

    if (!scoring || scoring->chooser == court->seat ||
        influence_of(scoring->tokens[court->seat]) != influence_of(scoring->tokens[scoring->chooser]))
        return false;
    scoring->chooser = (uint8_t)court->seat;
    if (court->open->stage == JUSTINIAN_CHOOSING && scoring == this_scoring(court))
        court->open->turn = (uint8_t)court->seat;
    return true;
}

static bool wrong_score(struct court *court)
{
    court->open->score[court->seat] = (uint16_t)(court->open->score[court->seat] + 1 + court->number % 500);
    return true;
}

static bool score_for_nothing(struct court *court)
{
    const bool none = court->open->scored == 0;

    court->open->score[court->seat] = 1;
    return none;
}

#endif
