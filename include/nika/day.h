/*
 * day.h: the deal of the day: for each date one deal, which is the same for everybody, against the same opponents. All its
 * chance follows from the date, so opponents that know what they knew elsewhere answer as they did there.
 *
 * Nobody deals to people from here: whoever has this program can know the deal of any day.
 */
#ifndef NIKA_DAY_H
#define NIKA_DAY_H

#include <nika/fair.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The seat of the person, the level of all others, and the bytes of a date with its NUL: "2026-11-19". */
enum { NIKA_DAY_SEAT = 0, NIKA_DATE_MAX = 11 };
#define NIKA_DAY_LEVEL "expert"

struct nika_day {
    struct nika_setup setup;
    struct nika_deal deal;
    uint64_t number; /* seeds the computer players */
    struct nika_hash
        chance; /* what all of it follows from, as the secret of nika_fair_deal without anybody else's part */
};

/* How many days after the first of 1970 a date is, in the Gregorian calendar. False if it is none of a year from 1970. */
bool nika_day_number(const char *date, int64_t *days);

/* The deal of a date. False, and *day untouched, if that is none. */
bool nika_day(const char *date, struct nika_day *day);

/* What stands for the table in nika_fair where there is none. */
extern const char nika_no_table[NIKA_TABLE_ID_MAX];

#ifdef __cplusplus
}
#endif

#endif
