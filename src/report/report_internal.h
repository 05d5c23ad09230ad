/*
 * report_internal.h: what the files of a report share.
 */
#ifndef NIKA_REPORT_INTERNAL_H
#define NIKA_REPORT_INTERNAL_H

#include <nika/messages_report.h>
#include <nika/report.h>

enum { LINE_BYTES = 2048 };

/* A report that is being told. */
struct telling {
    const struct nika_report *report;
    struct nika_review *review;
    unsigned seat;
};

/* A few words or digits. */
struct words {
    char bytes[NIKA_REPORT_WORDS];
};

void tell_line(const struct telling *telling, enum nika_report_kind kind, int indent, const char *line);
void tell(const struct telling *telling, enum nika_report_kind kind, int indent, struct nika_message message);

/* Parts of a victory in percent, with one decimal or, exactly, with two; `sign`: also in front of gains. */
struct words say_percent(enum nika_language language, int32_t parts, int decimals, bool sign);

/* A move as one would type it. */
struct words say_move(const struct telling *telling, struct nika_move move);

/* report_tables.c */
void tell_errors(const struct telling *telling);
void tell_luck(const struct telling *telling);
void tell_par(const struct telling *telling);
void tell_chances(const struct telling *telling);

#endif
