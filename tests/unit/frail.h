/*
 * frail.h: a disk in memory that can fail, as a file system for SQLite (its name there is "frail"). What was written but
 * not synced is lost when the power goes, or not, or in part, sector by sector, in any order. There is one such disk, used
 * by one thread and one connection at a time, and all its accidents come from a seed.
 *
 * It keeps the promises that SQLite relies on with a real disk, and no others: what was synced stays; a write changes
 * nothing beside it; a name that was removed may come back unless the folder was synced.
 */
#ifndef NIKA_TESTS_FRAIL_H
#define NIKA_TESTS_FRAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Accidents that a test asks for. Operations are reads, writes, cuts of length, syncs and removals; `happened` counts all but
 * reads, `looked` the reads, `synced` the syncs among them all, `asked` the requests for memory. */
struct frail_plan {
    int64_t cut;                    /* the power goes during this operation; 0: never */
    int64_t fail_from, fail_to;     /* these fail, without the second; some of what was to be written may be */
    int64_t unread_from, unread_to; /* these reads fail */
    int64_t deaf_from, deaf_to;     /* these syncs fail */
    int64_t bad_from, bad_to;       /* these bytes of the main file can't be read */
    int64_t room;                   /* bytes on the whole disk; 0: enough */
    int64_t starve_from, starve_to; /* these of SQLite's requests for memory are refused */
    bool liar;                      /* syncs do nothing, and say that all is well */
};
struct frail_state {
    int64_t happened, looked, synced, asked;
    bool off; /* the power is gone: everything fails until it is on again */
    unsigned cuts, fails, fulls, failed_syncs, starved;
};
extern struct frail_plan frail_plan;
extern struct frail_state frail_state;

/* Makes SQLite know the disk. Once, at the start. */
void frail_install(void);

/* An empty disk, whose accidents come from this seed. */
void frail_begin(uint64_t seed);

/* The power is off, and on again: the disk holds what it held, and knows of nothing else. No file is open. */
void frail_power_cycle(void);

/* How long a file is; 0 if it is not there. */
size_t frail_size(const char *name);

/* The end: nothing is kept. */
void frail_end(void);

#endif
