/*
 * net_files.h: where a player finds its game's net.
 */
#ifndef NIKA_AI_NET_FILES_H
#define NIKA_AI_NET_FILES_H

#include <nika/nets.h>

struct nika_net;

/* The net of a game, opened at the first call; NULL if there is none that can be used. From any thread. */
const struct nika_net *nika_net_of(const struct nika_game *game);

/* The files that are built in (data/nets): a list made by the build, ended by one without a name. */
struct nika_net_file {
    const char *game;
    const uint8_t *bytes;
    size_t size;
};
extern const struct nika_net_file nika_net_files[];

#endif
