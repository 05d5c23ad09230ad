/*
 * review_run.c: does the tasks of a review in parallel. Each thread has its own copy of the review to work on; what comes out
 * of its tasks is taken over by the one that is shown.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_cli.h>

#include "cli_review.h"

/* What comes out of a task; nothing if there was no time for it. */
struct part {
    size_t size;
    uint8_t bytes[NIKA_REVIEW_PART_MAX];
};

struct run {
    struct nika_review *review;
    const struct nika_review *origin; /* as it was before any task */
    uint16_t tasks[NIKA_REVIEW_TASKS];
    unsigned count;
    double end; /* when no task begins any more; 0: never */
    struct cli_progress progress;
};

static void do_task(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct run *run = context;
    struct nika_review *own = workspace;
    struct part *part = piece;
    part->size = 0;
    if (run->end > 0 && cli_seconds() >= run->end)
        return;
    if (!nika_review_ready(own))
        memcpy(own, run->origin, sizeof *own);
    nika_review_do(own, run->tasks[number]);
    part->size = nika_review_part(own, run->tasks[number], part->bytes);
}

static bool take_part(void *context, uint64_t number, void *piece)
{
    struct run *run = context;
    const struct part *part = piece;
    char said[256];
    struct nika_text text = nika_text(said, sizeof said);
    if (part->size)
        nika_review_take(run->review, part->bytes, part->size);
    if (cli_progress_due(&run->progress, number + 1 == run->count)) {
        cli_say(&text, msg_cli_review_done((int64_t)(100 * (number + 1) / run->count)));
        cli_progress_show(&run->progress, number + 1, run->count, said);
    }
    return true;
}

bool review_run(struct nika_review *review, unsigned seat, unsigned threads, double seconds)
{
    struct run run = {.review = review, .end = seconds > 0 ? cli_seconds() + seconds : 0};
    struct nika_review *origin = malloc(sizeof *origin);
    unsigned own;
    if (!origin)
        return cli_wrong("review", msg_cli_no_memory()) == CLI_FINE;
    run.progress = cli_progress(0);
    run.count = nika_review_plan(review, seat, run.tasks, &own);
    run.origin = memcpy(origin, review, sizeof *review);
    const bool fine = cli_run("review", &(struct cli_work){.end = run.count,
                                                           .threads = threads,
                                                           .piece_size = sizeof(struct part),
                                                           .workspace_size = sizeof *review,
                                                           .make = do_task,
                                                           .take = take_part,
                                                           .context = &run});
    cli_progress_end(&run.progress, false);
    free(origin);
    return fine;
}
