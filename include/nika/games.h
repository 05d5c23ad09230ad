/*
 * games.h: the games that this library knows.
 */
#ifndef NIKA_GAMES_H
#define NIKA_GAMES_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/* All games, ended by NULL. The null game, a template for new ones, is the last. */
extern const struct nika_game *const nika_games[];

/* A game by its name, or NULL. */
const struct nika_game *nika_game_named(const char *name);

#ifdef __cplusplus
}
#endif

#endif
