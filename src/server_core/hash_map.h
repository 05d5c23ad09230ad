/*
 * hash_map.h: a hash map from 64-bit keys to pointers. The iteration order depends only on the keys inserted and removed, so
 * that the server core stays deterministic.
 */
#ifndef NIKA_SERVER_CORE_HASH_MAP_H
#define NIKA_SERVER_CORE_HASH_MAP_H

#include <stddef.h>
#include <stdint.h>

struct map_slot {
    uint64_t key;
    void *value; /* NULL: empty */
};

struct hash_map {
    struct map_slot *slots;
    size_t room; /* capacity: a power of two, or 0 */
    size_t count;
};

void *hash_map_get(const struct hash_map *map, uint64_t key);

/* Inserts a value, which must not be NULL, replacing any old one. */
void hash_map_put(struct hash_map *map, uint64_t key, void *value);

/* Removes a value and returns it; NULL if there was none. */
void *hash_map_take(struct hash_map *map, uint64_t key);

/* Iterates over all values: start with *at = 0; NULL at the end. Do not insert or remove while iterating. */
void *hash_map_next(const struct hash_map *map, size_t *at);

void hash_map_free(struct hash_map *map);

#endif
