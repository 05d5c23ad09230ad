/*
 * progress.c: how far a long command has come, and how long it will take: one line on a terminal, rewritten in place. Nobody but a
 * person at a terminal gets it.
 */
#include <stdio.h>
#include <unistd.h>

#include <nika/messages_cli.h>

#include "cli.h"

/* Seconds between two lines; and how long to look before guessing. */
static const double PAUSE = 0.1, LOOK = 1;

struct cli_progress cli_progress(uint64_t first)
{
    return (struct cli_progress){.watched = isatty(STDERR_FILENO), .first = first, .start = cli_seconds()};
}

bool cli_progress_due(const struct cli_progress *progress, bool last)
{
    return progress->watched && (last || cli_seconds() >= progress->last + PAUSE);
}

/* "1:05", "2:00:59". */
static void say_time(double seconds, char *text, size_t room)
{
    const unsigned long long whole = (unsigned long long)(seconds + 0.5);
    if (whole >= 3600)
        snprintf(text, room, "%llu:%02llu:%02llu", whole / 3600, whole / 60 % 60, whole % 60);
    else
        snprintf(text, room, "%llu:%02llu", whole / 60, whole % 60);
}

void cli_progress_show(struct cli_progress *progress, uint64_t done, uint64_t all, const char *said)
{
    char bytes[1024], time[32];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    const double spent = cli_seconds() - progress->start;
    /* Without wrapping: a line that is too long for the terminal is cut, not scrolled. Written as a whole, it does not
     * flicker. */
    nika_text_add(&text, "\r\033[?7l");
    if (spent >= LOOK && done > progress->first && done < all) {
        say_time(spent * (double)(all - done) / (double)(done - progress->first), time, sizeof time);
        cli_say(&text, msg_cli_time_left(said, time));
    } else {
        nika_text_add(&text, said);
    }
    nika_text_add(&text, "\033[K\033[?7h");
    fputs(bytes, stderr);
    fflush(stderr);
    progress->shown = true;
    progress->last = cli_seconds();
}

void cli_progress_end(struct cli_progress *progress, bool stays)
{
    if (progress->shown)
        fputs(stays ? "\n" : "\r\033[K", stderr);
    progress->shown = false;
}
