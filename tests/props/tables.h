/*
 * tables.h: for tests of the computer players: every table at which they can be asked to play: each game, with each
 * number of players, in each edition, or, where a game has none, with each value of its switches.
 */
#ifndef NIKA_TESTS_TABLES_H
#define NIKA_TESTS_TABLES_H

#include <stdio.h>

#include <nika/games.h>

enum { TABLES_MAX = 64 };

/* Adds the tables of a game for so many players; returns how many there are then. */
static inline unsigned tables_of(const struct nika_game *game, unsigned players, struct nika_setup *tables,
                                 unsigned count)
{
    struct nika_setup setup;
    nika_setup_init(&setup, game, players, 0);
    for (unsigned i = 0; i < game->edition_count; i++) {
        tables[count] = setup;
        nika_setup_edition(&tables[count++], game->editions[i].name);
    }
    if (game->edition_count)
        return count;
    tables[count++] = setup;
    for (unsigned i = 0; i < game->switch_count; i++)
        for (unsigned value = 1; game->switches[i].values[value]; value++) {
            tables[count] = setup;
            tables[count++].switches[i] = (uint8_t)value;
        }
    return count;
}

/* All of them. */
static inline unsigned tables_all(struct nika_setup tables[TABLES_MAX])
{
    unsigned count = 0;
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++)
            count = tables_of(nika_games[g], players, tables, count);
    return count;
}

/* A table in words: "justinian, 3 players, fr", "byzantz, 4 players, open-profit off". */
static inline const char *tables_say(const struct nika_setup *setup, char words[128])
{
    const struct nika_game *game = setup->game;
    int size = snprintf(words, 128, "%s, %d players", game->name, setup->players);
    if (game->edition_count)
        snprintf(words + size, 128 - (size_t)size, ", %s", game->editions[setup->edition].name);
    for (unsigned i = 0; i < game->switch_count && !game->edition_count; i++)
        if (setup->switches[i])
            size += snprintf(words + size, 128 - (size_t)size, ", %s %s", game->switches[i].name,
                             game->switches[i].values[setup->switches[i]]);
    return words;
}

#endif
