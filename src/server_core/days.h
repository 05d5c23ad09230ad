/*
 * days.h: the deal of the day at a server (nika/day.h): who has played it, and how. A person sends her own moves, the server
 * lets the others think as they must have, and what comes of it is her result. The first one counts.
 *
 * Rows of DAY, both with the same value, {"name":"Ada","game":"byzantz","score":31,"rank":1,"line":"🥇🟨🟩","at":ms}:
 *     "who/WHO/DATE": so that a person has one result for a date, and finds her own
 *     "date/DATE/SCORE/WHO": those of a date by score, which has DAY_SCORE_DIGITS digits and DAY_SCORE_ZERO added
 */
#ifndef NIKA_SERVER_CORE_DAYS_H
#define NIKA_SERVER_CORE_DAYS_H

#include <nika/day.h>
#include <nika/course.h>

#include "people.h"

enum { DAY_SCORE_DIGITS = 5, DAY_SCORE_ZERO = 32768, DAY_VALUE_MAX = PERSON_NAME_MAX * 6 + NIKA_EMOJI_MAX + 128 };

/* What came of it. */
struct day_result {
    uint64_t who;
    char date[NIKA_DATE_MAX];
    char name[PERSON_NAME_MAX];
    const char *game;
    int score;
    unsigned rank;
    int64_t at; /* when it came, in the time of core->now */
    char line[NIKA_EMOJI_MAX];
};

/* Its two rows, and the operations that keep them: a conflict if she has one already. */
struct day_rows {
    char who_key[NIKA_KEY_MAX], date_key[NIKA_KEY_MAX], value[DAY_VALUE_MAX];
};
enum { DAY_OPS = 2 };
void days_rows(const struct day_result *result, struct day_rows *rows, struct nika_op ops[DAY_OPS]);

/* The key of a person's rows, or with a date of one of them. */
void days_who_key(uint64_t who, const char *date, char key[NIKA_KEY_MAX]);

/* Whether results of this date are taken: today's and yesterday's, since it is never one date everywhere. */
bool days_is_open(const struct nika_server_core *core, const char *date);

/* Writes the members of a result. */
void days_write(const struct day_result *result, struct nika_writer *writer);

/* A row's value as an open object, which can get more members. False if it is none. */
bool days_copy(const struct nika_loaded_item *item, struct nika_writer *writer);

/*
 * Removing results. Loads some of a person, or if that is 0 some of dates before a moment; and removes what was loaded, as
 * far as it came before the time `before`. Returns how many rows those are; 0: nothing is expected.
 */
enum { DAYS_REMOVED = 32 /* results at once */ };
void days_load(struct nika_server_core *core, const struct pending *pending, uint64_t who, int64_t date);
unsigned days_remove(struct nika_server_core *core, const struct nika_loaded *rows, int64_t before,
                     struct pending *(*expect)(struct nika_server_core *core));

/* POST and GET of /api/day. */
void days_post(struct nika_server_core *core, const struct nika_event *event);
void days_get(struct nika_server_core *core, const struct nika_event *event);

#endif
