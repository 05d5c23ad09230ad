/*
 * map.h: things by a number of 64 bits. Their order follows from the numbers that were put in and taken out, and from nothing
 * else, so that the heart does the same whenever it is given the same.
 */
#ifndef NIKA_HEART_MAP_H
#define NIKA_HEART_MAP_H

#include <stddef.h>
#include <stdint.h>

struct map_slot {
    uint64_t key;
    void *value; /* NULL: empty */
};

struct map {
    struct map_slot *slots;
    size_t room; /* a power of two, or 0 */
    size_t count;
};

void *map_get(const struct map *map, uint64_t key);

/* Puts in a value, which is not NULL, in place of the old one if there is one. */
void map_put(struct map *map, uint64_t key, void *value);

/* Takes a value out and returns it; NULL if there was none. */
void *map_take(struct map *map, uint64_t key);

/* Goes through all values: begin with *at = 0; NULL at the end. Nothing may be put in or taken out meanwhile. */
void *map_next(const struct map *map, size_t *at);

void map_free(struct map *map);

#endif
