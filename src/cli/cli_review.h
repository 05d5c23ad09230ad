/*
 * cli_review.h: what the files of `nika review` share.
 */
#ifndef NIKA_CLI_REVIEW_H
#define NIKA_CLI_REVIEW_H

#include <nika/report.h>
#include <nika/table.h>

#include "cli.h"

/* How much of a review is done. */
enum review_extent {
    REVIEW_MARKS, /* the seat's own decisions */
    REVIEW_WORDS, /* what is told in words */
    REVIEW_ALL
};

/* A review to be done. After so many seconds (0: as long as it takes) no task begins any more. */
struct review_work {
    struct nika_review *review;
    unsigned seat, threads;
    double seconds;
    enum review_extent extent;
    unsigned tasks, done; /* how many there were, and how many were done */
};

/* review_run.c. Does it in threads, with progress on a terminal. False if it could not start; one line on standard error
 * says why. */
bool review_run(const char *command, struct review_work *work);

/* review_words.c. Tells it on standard output; asks for each of the seat's marked decisions what should have been played. */
void review_tell(const struct review_work *work, enum nika_language language, bool ascii);
void review_quiz(const struct review_work *work, enum nika_language language);

/* The review of a game that was just played. Returns an exit status; an error is explained. */
int review_played(const char *command, const struct nika_table *table, enum nika_language language, bool ascii);

#endif
