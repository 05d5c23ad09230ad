/*
 * nets.h: the net files that the strongest players need (docs/nets.md). Programs have them built in; a page lends them to
 * its module.
 */
#ifndef NIKA_NETS_H
#define NIKA_NETS_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Lends a game's net file; the bytes must stay as they are. NULL: fine; else what is wrong with it. Before any player has
 * used the game's net: from then on it is the same for good.
 */
const char *nika_net_lend(const struct nika_game *game, const uint8_t *bytes, size_t size);

/* Whether the game has a net that can be used. Without one, its strongest players think as the next level does. */
bool nika_net_ready(const struct nika_game *game);

#ifdef __cplusplus
}
#endif

#endif
