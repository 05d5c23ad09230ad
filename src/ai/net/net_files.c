/*
 * net_files.c: opens each game's net once, for all threads: the file that is built in, or one that was lent before. This is
 * the only thing that the engine's rooms remember.
 */
#include <stdatomic.h>
#include <string.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "net.h"
#include "net_files.h"

/* What is OPENING belongs to one thread; what is READY nobody changes any more. */
enum { NONE, OPENING, READY, BAD };

static struct slot {
    atomic_uint state;
    struct nika_net net;
} net_slots[2];

static struct slot *slot_of(const struct nika_game *game)
{
    return game == &nika_byzantz ? &net_slots[0] : game == &nika_justinian ? &net_slots[1] : NULL;
}

static const struct nika_net_file *file_of(const struct nika_game *game)
{
    const struct nika_net_file *file = nika_net_files;
    while (file->game && strcmp(file->game, game->name) != 0)
        file++;
    return file->game ? file : NULL;
}

/* Takes a slot, if its state is that one. */
static bool take(struct slot *slot, unsigned state)
{
    return atomic_compare_exchange_strong(&slot->state, &state, OPENING);
}

const char *nika_net_lend(const struct nika_game *game, const uint8_t *bytes, size_t size)
{
    struct slot *slot = slot_of(game);
    if (!slot)
        return "this game needs no net";
    if (!take(slot, NONE) && !take(slot, BAD))
        return "a net is in use already";
    const char *problem = nika_net_open(&slot->net, game, bytes, size);
    atomic_store(&slot->state, problem ? NONE : READY);
    return problem;
}

const struct nika_net *nika_net_of(const struct nika_game *game)
{
    struct slot *slot = slot_of(game);
    const struct nika_net_file *file = file_of(game);
    if (!slot)
        return NULL;
    unsigned state;
    do { /* another thread needs less than a millisecond for it; what it was lent may be refused */
        if (file && take(slot, NONE))
            atomic_store(&slot->state, nika_net_open(&slot->net, game, file->bytes, file->size) ? BAD : READY);
        state = atomic_load(&slot->state);
    } while (state == OPENING || (file && state == NONE));
    return state == READY ? &slot->net : NULL;
}

bool nika_net_ready(const struct nika_game *game)
{
    return nika_net_of(game) != NULL;
}
