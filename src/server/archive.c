/*
 * archive.c: the files of old games: records as in docs/record.md, one after the other, a file for each month. Files
 * only grow, and any tool for records reads them.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "archive.h"

enum { PATH_MOST = 4096 };

/* Sees to it that new names in a folder survive a power cut. */
static bool sync_folder(const char *path)
{
    const int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool fine = folder >= 0 && fsync(folder) == 0;
    if (folder >= 0)
        close(folder);
    return fine;
}

/* Makes a folder, unless it is there. `parent` is where it is, or NULL: an operator's business. */
static bool make_folder(const char *path, const char *parent)
{
    if (mkdir(path, 0700) != 0)
        return errno == EEXIST;
    return !parent || sync_folder(parent);
}

/* Opens the file of a month, and creates it, if need be. */
static int open_month(const char *folder, int64_t date)
{
    const time_t seconds = (time_t)(date / 1000);
    struct tm parts;
    char year[PATH_MOST], path[PATH_MOST];
    if (!gmtime_r(&seconds, &parts))
        return -1;
    const int year_size = snprintf(year, sizeof year, "%s/%04d", folder, parts.tm_year + 1900);
    if (year_size < 0 || (size_t)year_size >= sizeof year - 16)
        return -1;
    snprintf(path, sizeof path, "%.*s/%04d-%02d.nika", year_size, year, parts.tm_year + 1900, parts.tm_mon + 1);
    if (!make_folder(folder, NULL) || !make_folder(year, folder))
        return -1;
    const int there = open(path, O_RDWR | O_CLOEXEC);
    if (there >= 0 || errno != ENOENT)
        return there;
    const int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0 && !sync_folder(year)) {
        close(file);
        return -1;
    }
    return file;
}

static bool read_at(int file, char *bytes, size_t size, off_t at)
{
    while (size) {
        const ssize_t got = pread(file, bytes, size, at);
        if (got <= 0)
            return false;
        bytes += got;
        at += got;
        size -= (size_t)got;
    }
    return true;
}

static bool write_at(int file, const char *bytes, size_t size, off_t at)
{
    while (size) {
        const ssize_t put = pwrite(file, bytes, size, at);
        if (put <= 0)
            return false;
        bytes += put;
        at += put;
        size -= (size_t)put;
    }
    return true;
}

/*
 * Where the record belongs: the file's end, or where its end begins to be this record, which was written before a
 * crash. -1 if the file can't be read.
 */
static off_t place_of(int file, const char *record, size_t size)
{
    const off_t end = lseek(file, 0, SEEK_END);
    if (end < 0)
        return -1;
    const size_t window = (uint64_t)end < size ? (size_t)end : size;
    char *const tail = malloc(window + 1);
    off_t place = -1;
    if (tail && read_at(file, tail, window, end - (off_t)window)) {
        size_t from = 0;
        while (from < window && memcmp(tail + from, record, window - from) != 0)
            from++;
        place = end - (off_t)(window - from);
    }
    free(tail);
    return place;
}

enum nika_kept archive_append(const char *folder, int64_t date, const char *record, size_t size)
{
    const int file = folder ? open_month(folder, date) : -1;
    if (file < 0)
        return errno == ENOSPC ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
    errno = 0;
    const off_t place = place_of(file, record, size);
    bool fine = place >= 0 && write_at(file, record, size, place) && fsync(file) == 0;
    const bool full = errno == ENOSPC;
    if (!fine &&
        place >= 0) /* what is half written is of no use; if it can't be cut off now, it is overwritten later */
        (void)!ftruncate(file, place);
    fine &= close(file) == 0;
    return fine ? NIKA_KEPT : full ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
}
