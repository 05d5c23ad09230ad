/*
 * lend.c: the nets that are lent to a module, each copied to a place where it stays.
 */
#include <string.h>

#include <nika/games.h>
#include <nika/nets.h>

#include "buffer.h"

enum { NET_MAX = 1 << 18, NETS_MAX = 2 };

EXPORT(nika_lend) bool wasm_lend(size_t size);

/* In the buffer: the name of a game, a NUL, and its net file. Whether it can be used from now on. */
bool wasm_lend(size_t size)
{
    static _Alignas(16) uint8_t room[NETS_MAX][NET_MAX];
    static unsigned lent;
    const char *end = memchr(wasm_buffer, '\0', size);
    const struct nika_game *game = end ? nika_game_named(wasm_buffer) : NULL;
    if (!game || lent == NETS_MAX)
        return false;
    size -= (size_t)(end + 1 - wasm_buffer);
    if (size > NET_MAX)
        return false;
    memcpy(room[lent], end + 1, size);
    if (nika_net_lend(game, room[lent], size))
        return false;
    lent++;
    return true;
}
