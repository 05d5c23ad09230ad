/*
 * log.c: the operator's log on standard error: time, event, and ids of connections and tables. Never user input,
 * never a name, and addresses only if the operator wants them.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "server_internal.h"

enum { LINES_EACH_SECOND = 200 }; /* rate limit, so that a flood of strangers does not fill the disk */

void journal_begin(struct journal *journal, enum nika_server_level level)
{
    *journal = (struct journal){.lock = PTHREAD_MUTEX_INITIALIZER, .level = level};
    journal->systemd = getenv("JOURNAL_STREAM") != NULL; /* NOLINT(concurrency-mt-unsafe): before threads begin */
}

static void begin_line(const struct journal *journal, enum nika_server_level level, const struct timespec *now)
{
    static const int priorities[] = {
        [NIKA_SERVER_ERRORS] = 3, [NIKA_SERVER_WARNINGS] = 4, [NIKA_SERVER_NOTES] = 6, [NIKA_SERVER_ALL] = 7};
    struct tm at;
    if (journal->systemd) {
        fprintf(stderr, "<%d>", priorities[level]);
        return;
    }
    if (gmtime_r(&now->tv_sec, &at))
        fprintf(stderr, "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ ", at.tm_year + 1900, at.tm_mon + 1, at.tm_mday,
                at.tm_hour, at.tm_min, at.tm_sec, (int)(now->tv_nsec / 1000000));
}

static void write_line(struct journal *journal, enum nika_server_level level, const char *word, const char *format,
                       va_list arguments)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (now.tv_sec != journal->second) {
        const unsigned left_out = journal->left_out;
        journal->second = now.tv_sec;
        journal->lines = journal->left_out = 0;
        if (left_out) {
            begin_line(journal, NIKA_SERVER_WARNINGS, &now);
            fprintf(stderr, "lines-left-out count=%u\n", left_out);
        }
    }
    if (journal->lines == LINES_EACH_SECOND) {
        journal->left_out++;
        return;
    }
    journal->lines++;
    begin_line(journal, level, &now);
    fputs(word, stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

void journal_line(struct journal *journal, enum nika_server_level level, const char *word, const char *format, ...)
{
    if (level > journal->level)
        return;
    va_list arguments;
    va_start(arguments, format);
    pthread_mutex_lock(&journal->lock);
    write_line(journal, level, word, format, arguments);
    pthread_mutex_unlock(&journal->lock);
    va_end(arguments);
}
