/*
 * cli_review.h: what the files of `nika review` share.
 */
#ifndef NIKA_CLI_REVIEW_H
#define NIKA_CLI_REVIEW_H

#include <nika/review.h>

#include "cli.h"

/*
 * review_run.c. Does the tasks of a seat's review in threads, with progress on a terminal. After so many seconds (0: as long
 * as it takes) no task begins any more. False if it could not start; one line on standard error says why.
 */
bool review_run(struct nika_review *review, unsigned seat, unsigned threads, double seconds);

#endif
