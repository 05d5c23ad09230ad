/*
 * cli_replay.h: what the files of `nika replay` share.
 */
#ifndef NIKA_CLI_REPLAY_H
#define NIKA_CLI_REPLAY_H

#include <nika/tui.h>

#include "cli.h"

enum { REPLAY_ALL = NIKA_WATCHER + 1 }; /* a viewer: each move as its player saw it, once the game is over */

/*
 * replay_events.c. Prints the events of a game, a line each. `number` counts the games of the file from 1; `viewer` is a
 * seat, NIKA_WATCHER or REPLAY_ALL; `result` is NULL if the game is not over, or if the rest of
 * it is `broken`.
 */
void replay_print_events(const struct nika_recorded *game, uint64_t number, unsigned viewer,
                         const struct nika_result *result, bool broken);

#endif
