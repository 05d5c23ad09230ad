/*
 * themes.c: what a puzzle is about.
 */
#include <string.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "puzzles.h"

const char *const puzzle_theme_words[PUZZLE_THEMES] = {
    [PUZZLE_BID] = "bid",         [PUZZLE_MUCH] = "much",   [PUZZLE_GIVE] = "give",
    [PUZZLE_TAKE] = "take",       [PUZZLE_SELL] = "sell",   [PUZZLE_PLACE] = "place",
    [PUZZLE_COURT] = "court",     [PUZZLE_PASS] = "pass",   [PUZZLE_DIRECTION] = "direction",
    [PUZZLE_TRIGGER] = "trigger", [PUZZLE_COLOR] = "color", [PUZZLE_EXCHANGE] = "exchange",
    [PUZZLE_READING] = "reading",
};

static enum puzzle_theme theme_of_byzantz(struct nika_move best, struct nika_move second)
{
    if (best.verb == BYZANTZ_GIVE)
        return PUZZLE_GIVE;
    if (best.verb == BYZANTZ_TAKE)
        return PUZZLE_TAKE;
    if (best.verb == BYZANTZ_BID || best.verb == BYZANTZ_PASS)
        return best.verb == second.verb ? PUZZLE_MUCH : PUZZLE_BID;
    return PUZZLE_SELL;
}

static enum puzzle_theme theme_of_justinian(struct nika_move best, struct nika_move second)
{
    switch (best.verb) {
    case JUSTINIAN_LEFT:
    case JUSTINIAN_RIGHT:
        return PUZZLE_DIRECTION;
    case JUSTINIAN_TRIGGER:
    case JUSTINIAN_DECLINE:
        return PUZZLE_TRIGGER;
    case JUSTINIAN_COLOR:
        return PUZZLE_COLOR;
    case JUSTINIAN_KEEP:
    case JUSTINIAN_EXCHANGE:
        return PUZZLE_EXCHANGE;
    default:
        if (best.verb != second.verb)
            return PUZZLE_PASS;
        return (best.open == 0) == (second.open == 0) ? PUZZLE_PLACE : PUZZLE_COURT;
    }
}

enum puzzle_theme puzzle_theme(const struct nika_game *game, struct nika_move best, struct nika_move second)
{
    return game == &nika_byzantz ? theme_of_byzantz(best, second) : theme_of_justinian(best, second);
}

bool puzzle_could_be(const struct nika_game *game, enum puzzle_theme theme, struct nika_move played)
{
    struct nika_move other = played;
    if (theme == PUZZLE_READING || puzzle_theme(game, played, played) == theme)
        return true;
    if (game == &nika_byzantz)
        other.verb = played.verb == BYZANTZ_PASS ? BYZANTZ_BID : BYZANTZ_PASS;
    else if (played.verb == JUSTINIAN_PLACE && theme == PUZZLE_COURT)
        other.open = played.open ? 0 : 1;
    else
        other.verb = played.verb == JUSTINIAN_PASS ? JUSTINIAN_PLACE : JUSTINIAN_PASS;
    return puzzle_theme(game, played, other) == theme;
}

/* One after the other, the frequent ones more often. */
enum puzzle_theme puzzle_theme_of_slot(const struct nika_game *game, uint64_t slot)
{
    static const uint8_t byzantz[] = {PUZZLE_BID,  PUZZLE_TAKE, PUZZLE_GIVE, PUZZLE_MUCH,
                                      PUZZLE_SELL, PUZZLE_BID,  PUZZLE_MUCH, PUZZLE_READING};
    static const uint8_t justinian[] = {PUZZLE_PLACE, PUZZLE_DIRECTION, PUZZLE_TRIGGER, PUZZLE_PASS,    PUZZLE_COLOR,
                                        PUZZLE_PASS,  PUZZLE_EXCHANGE,  PUZZLE_PLACE,   PUZZLE_TRIGGER, PUZZLE_READING};
    return game == &nika_byzantz ? byzantz[slot % sizeof byzantz] : justinian[slot % sizeof justinian];
}

int16_t puzzle_margin(const struct nika_game *game)
{
    return game == &nika_byzantz ? 600 : 400;
}

void puzzle_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory)
{
    memset(memory, 0, sizeof *memory);
    if (setup->game != &nika_byzantz)
        return;
    /* What is known of hands lies in the view: cards that everybody has seen come there. */
    struct byzantz_open *open = (struct byzantz_open *)(void *)view->bytes;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (seat != view->seat)
            open->known[seat] = 0;
}
