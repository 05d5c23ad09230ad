/*
 * hash_map.c: a hash map with open addressing (see hash_map.h). Removal closes the gap at once (backward shift, no tombstones),
 * so look-ups never slow down.
 */
#include "hash_map.h"

#include <stdlib.h>

#include "server_core_internal.h"

/* Keys come from counters as well as from random numbers: mixing spreads both. */
static size_t place_of(const struct hash_map *map, uint64_t key)
{
    key ^= key >> 32;
    key *= UINT64_C(0x9E3779B97F4A7C15);
    key ^= key >> 29;
    return (size_t)key & (map->room - 1);
}

static size_t find(const struct hash_map *map, uint64_t key)
{
    size_t at = place_of(map, key);
    while (map->slots[at].value && map->slots[at].key != key)
        at = (at + 1) & (map->room - 1);
    return at;
}

void *hash_map_get(const struct hash_map *map, uint64_t key)
{
    return map->room ? map->slots[find(map, key)].value : NULL;
}

static void enlarge(struct hash_map *map)
{
    const struct hash_map old = *map;
    map->room = old.room ? 2 * old.room : 16;
    map->slots = core_allocate(map->room * sizeof *map->slots);
    for (size_t i = 0; i < old.room; i++)
        if (old.slots[i].value)
            map->slots[find(map, old.slots[i].key)] = old.slots[i];
    free(old.slots);
}

void hash_map_put(struct hash_map *map, uint64_t key, void *value)
{
    if (2 * (map->count + 1) > map->room)
        enlarge(map);
    struct map_slot *slot = &map->slots[find(map, key)];
    map->count += !slot->value;
    *slot = (struct map_slot){key, value};
}

void *hash_map_take(struct hash_map *map, uint64_t key)
{
    size_t hole = map->room ? find(map, key) : 0;
    void *value = map->room ? map->slots[hole].value : NULL;
    if (!value)
        return NULL;
    const size_t mask = map->room - 1;
    for (size_t at = (hole + 1) & mask; map->slots[at].value; at = (at + 1) & mask)
        if (((at - place_of(map, map->slots[at].key)) & mask) >= ((at - hole) & mask)) {
            map->slots[hole] = map->slots[at];
            hole = at;
        }
    map->slots[hole].value = NULL;
    map->count--;
    return value;
}

void *hash_map_next(const struct hash_map *map, size_t *at)
{
    while (*at < map->room)
        if (map->slots[(*at)++].value)
            return map->slots[*at - 1].value;
    return NULL;
}

void hash_map_free(struct hash_map *map)
{
    free(map->slots);
    *map = (struct hash_map){0};
}
