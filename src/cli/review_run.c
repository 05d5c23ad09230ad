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
    struct review_work *work;
    const struct nika_review *origin; /* as it was before any task */
    uint16_t tasks[NIKA_REVIEW_TASKS];
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
    struct review_work *work = run->work;
    const struct part *part = piece;
    char said[256];
    struct nika_text text = nika_text(said, sizeof said);
    if (part->size)
        work->done += nika_review_take(work->review, part->bytes, part->size);
    if (cli_progress_due(&run->progress, number + 1 == work->tasks)) {
        cli_say(&text, msg_cli_review_done((int64_t)(100 * (number + 1) / work->tasks)));
        cli_progress_show(&run->progress, number + 1, work->tasks, said);
    }
    return true;
}

/* The tasks that are wanted, in the order in which they are done. */
static void choose_tasks(struct run *run)
{
    struct review_work *work = run->work;
    unsigned own;
    const unsigned count = nika_review_plan(work->review, work->seat, run->tasks, &own);
    work->tasks = work->done = 0;
    for (unsigned i = 0; i < (work->extent == REVIEW_MARKS ? own : count); i++)
        if (work->extent == REVIEW_ALL || run->tasks[i] != NIKA_REVIEW_BELIEFS)
            run->tasks[work->tasks++] = run->tasks[i];
}

bool review_run(const char *command, struct review_work *work)
{
    struct run run = {.work = work, .end = work->seconds > 0 ? cli_seconds() + work->seconds : 0};
    struct nika_review *origin = malloc(sizeof *origin);
    if (!origin)
        return cli_wrong(command, msg_cli_no_memory()) == CLI_FINE;
    run.progress = cli_progress(0);
    choose_tasks(&run);
    run.origin = memcpy(origin, work->review, sizeof *origin);
    const bool fine = cli_run(command, &(struct cli_work){.end = work->tasks,
                                                          .threads = work->threads,
                                                          .piece_size = sizeof(struct part),
                                                          .workspace_size = sizeof *origin,
                                                          .make = do_task,
                                                          .take = take_part,
                                                          .context = &run});
    cli_progress_end(&run.progress, false);
    free(origin);
    return fine;
}
