/*
 * store_upkeep.c: what a running server does for its data file in the background: checks it after an unclean end, makes
 * backups on schedule, and watches the disk. It has a thread of low priority and connections of its own, so that players
 * notice nothing of it.
 */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>

#include "server_internal.h"

enum {
    LOOK_EACH = 10,    /* seconds between looks at the disk */
    RETRY_AFTER = 600, /* seconds until a backup that failed is tried again */
    CHECK_DAYS = 30,   /* a file that was closed in good order is checked this often */
    NAME_SIZE = 23,    /* nika-20260131-235959.db */
    PATH_ROOM = 4096,
    INTERRUPT_EACH = 50 /* milliseconds between attempts to end what is under way */
};
static const char unfinished[] = ".nika-backup.new";
static const int64_t day = INT64_C(24) * 60 * 60 * 1000;

static int64_t date_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Opens a file to read, so that it can be interrupted; NULL if that fails, or if it is time to stop. */
static struct nika_store *open_look(struct upkeep *upkeep, const char *path, struct nika_store_problem *problem)
{
    struct nika_store *const store = nika_store_look(path, problem);
    pthread_mutex_lock(&upkeep->lock);
    const bool stop = upkeep->stop;
    upkeep->store = stop ? NULL : store;
    pthread_mutex_unlock(&upkeep->lock);
    if (store && !stop) {
        nika_store_background(store);
        return store;
    }
    nika_store_close(store);
    if (stop)
        problem->word = "store-interrupted";
    return NULL;
}

static void close_look(struct upkeep *upkeep)
{
    pthread_mutex_lock(&upkeep->lock);
    struct nika_store *const store = upkeep->store;
    upkeep->store = NULL;
    pthread_mutex_unlock(&upkeep->lock);
    nika_store_close(store);
}

/*
 * Checks.
 */

/* Whether a whole file is sound. */
static bool is_sound(struct upkeep *upkeep, const char *path, struct nika_store_report *report,
                     struct nika_store_problem *problem)
{
    struct nika_store *const store = open_look(upkeep, path, problem);
    const bool fine = store && nika_store_check(store, report, problem);
    close_look(upkeep);
    if (!fine || report->faults == 0)
        return fine;
    problem->word = "store-damaged";
    problem->error = 0;
    snprintf(problem->detail, sizeof problem->detail, "%llu damaged logs, the first is %.64s",
             (unsigned long long)report->faults, report->first);
    return false;
}

static void check_file(struct upkeep *upkeep)
{
    struct server *const server = upkeep->server;
    struct nika_store_report report = {.faults = 0};
    struct nika_store_problem problem = {.word = ""};
    const double began = seconds_now();
    if (is_sound(upkeep, server->settings->data, &report, &problem)) {
        struct task *const task = calloc(1, sizeof *task);
        upkeep->checked = date_now();
        journal_line(&server->journal, NIKA_SERVER_NOTES, "store-checked", " seconds=%.1f", seconds_now() - began);
        if (!task)
            return; /* it will be checked again next time */
        task->kind = TASK_CHECKED;
        task->date = upkeep->checked;
        task_queue_put(&server->writer.waiting, task);
    } else if (strcmp(problem.word, "store-damaged") == 0) {
        upkeep->damaged = true;
        journal_line(&server->journal, NIKA_SERVER_ERRORS, "store-damaged", " what=\"%s\"", problem.detail);
    } else if (strcmp(problem.word, "store-interrupted") != 0) {
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, "store-not-checked", " why=%s", problem.word);
    }
}

/*
 * Backups.
 */

static bool is_backup(const char *name)
{
    static const char shape[] = "nika-00000000-000000.db";
    if (strlen(name) != NAME_SIZE)
        return false;
    for (unsigned i = 0; i < NAME_SIZE; i++)
        if (shape[i] == '0' ? name[i] < '0' || name[i] > '9' : name[i] != shape[i])
            return false;
    return true;
}

static int by_name(const void *one, const void *other)
{
    return strcmp(one, other);
}

typedef char backup_name[NAME_SIZE + 1];

/* The names of all backups in the folder, the oldest first, which the caller frees. False if it can't be read. */
static bool list_backups(const char *folder, backup_name **names, size_t *count)
{
    DIR *const directory = opendir(folder);
    bool fine = directory != NULL;
    *names = NULL;
    *count = 0;
    for (struct dirent *each;
         fine && (each = readdir(directory));) { /* NOLINT(concurrency-mt-unsafe): its own stream */
        if (!is_backup(each->d_name))
            continue;
        backup_name *const more = realloc(*names, (*count + 1) * sizeof **names);
        fine = more != NULL;
        if (!fine)
            continue;
        *names = more;
        memcpy(more[(*count)++], each->d_name, sizeof *more);
    }
    if (directory)
        closedir(directory);
    if (*count)
        qsort(*names, *count, sizeof **names, by_name);
    return fine;
}

/* When the newest backup was made, in seconds since 1970; 0 if there is none. */
static time_t newest(const char *folder)
{
    backup_name *names;
    size_t count;
    char path[PATH_ROOM];
    struct stat about;
    time_t when = 0;
    if (list_backups(folder, &names, &count) && count) {
        snprintf(path, sizeof path, "%s/%s", folder, names[count - 1]);
        when = stat(path, &about) == 0 ? about.st_mtime : 0;
    }
    free(names);
    return when;
}

static void remove_oldest(const struct upkeep *upkeep, const char *folder)
{
    backup_name *names;
    size_t count;
    char path[PATH_ROOM];
    if (list_backups(folder, &names, &count))
        for (size_t i = 0; i + upkeep->server->settings->backup_keep < count; i++) {
            snprintf(path, sizeof path, "%s/%s", folder, names[i]);
            remove(path);
        }
    free(names);
}

/* Copies the store beside the other backups, reads the copy back, and only then gives it its name. */
static bool copy_store(struct upkeep *upkeep, const char *folder, struct nika_store_problem *problem)
{
    char path[PATH_ROOM], final[PATH_ROOM];
    struct nika_store_report report;
    struct tm at;
    const time_t now = time(NULL);
    snprintf(path, sizeof path, "%s/%s", folder, unfinished);
    struct nika_store *const store = open_look(upkeep, upkeep->server->settings->data, problem);
    bool fine = store && nika_store_backup(store, path, problem);
    close_look(upkeep);
    fine = fine && is_sound(upkeep, path, &report, problem);
    if (fine && gmtime_r(&now, &at)) {
        snprintf(final, sizeof final, "%s/nika-%04d%02d%02d-%02d%02d%02d.db", folder, at.tm_year + 1900, at.tm_mon + 1,
                 at.tm_mday, at.tm_hour, at.tm_min, at.tm_sec);
        fine = nika_store_rename(path, final, problem);
    }
    if (!fine)
        remove(path);
    return fine;
}

static void make_backup(struct upkeep *upkeep)
{
    struct server *const server = upkeep->server;
    const char *const folder = server->settings->backup_folder;
    struct nika_store_problem problem = {.word = ""};
    const double began = seconds_now();
    if (copy_store(upkeep, folder, &problem)) {
        upkeep->backed_up = date_now();
        upkeep->backup_due = began + 3600.0 * server->settings->backup_hours;
        journal_line(&server->journal, NIKA_SERVER_NOTES, "backup-made", " seconds=%.1f", seconds_now() - began);
        remove_oldest(upkeep, folder);
        return;
    }
    upkeep->backup_due = began + RETRY_AFTER;
    if (strcmp(problem.word, "store-interrupted") == 0)
        return;
    upkeep->backups_failed++;
    journal_line(&server->journal, NIKA_SERVER_ERRORS, "backup-failed", " why=%s errno=%d", problem.word,
                 problem.error);
}

/* The first backup is due when the newest one, of this server or an earlier one, is old enough. */
static void plan_backups(struct upkeep *upkeep)
{
    const struct nika_server_settings *const settings = upkeep->server->settings;
    const time_t last = settings->backup_folder ? newest(settings->backup_folder) : 0, now = time(NULL);
    const double each = 3600.0 * settings->backup_hours;
    const double age = last && last <= now ? (double)(now - last) : each;
    upkeep->backup_due = seconds_now() + (age < each ? each - age : 0);
    upkeep->backed_up = (int64_t)last * 1000;
}

/*
 * The disk.
 */

static uint64_t file_size(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 ? (uint64_t)about.st_size : 0;
}

/* How full the disk is: the event loop hears of it every time, the log when that changes. */
static void look_at_disk(struct upkeep *upkeep)
{
    struct server *const server = upkeep->server;
    const char *const path = server->settings->data;
    const uint64_t budget = (uint64_t)server->settings->disk_budget << 20,
                   floor = (uint64_t)server->settings->disk_floor << 20;
    struct nika_store_problem problem;
    struct nika_store *const store = open_look(upkeep, path, &problem);
    char log[PATH_ROOM];
    struct statvfs about;
    uint64_t bytes = 0, unused = 0;
    if (!store || !nika_store_size(store, &bytes, &unused))
        bytes = file_size(path);
    close_look(upkeep);
    snprintf(log, sizeof log, "%s-wal", path);
    upkeep->bytes = bytes + file_size(log);
    upkeep->unused = unused;
    const bool known = statvfs(path, &about) == 0;
    upkeep->disk_free = known ? (uint64_t)about.f_bavail * about.f_frsize : 0;
    const uint64_t used = upkeep->bytes - unused;
    const enum disk_state state = (budget && used > budget) || (known && upkeep->disk_free < floor) ? DISK_FULL
                                  : (budget && used > budget / 10 * 9) || (known && upkeep->disk_free < 2 * floor)
                                      ? DISK_NEARLY
                                      : DISK_FINE;
    if (upkeep->disk != state)
        journal_line(&server->journal, state == DISK_FINE ? NIKA_SERVER_NOTES : NIKA_SERVER_ERRORS,
                     state == DISK_FINE     ? "disk-fine"
                     : state == DISK_NEARLY ? "disk-nearly-full"
                                            : "disk-full",
                     " bytes=%llu free=%llu", (unsigned long long)used, (unsigned long long)upkeep->disk_free);
    upkeep->disk = state;
    struct task *const task = calloc(1, sizeof *task);
    if (!task)
        return; /* the next look will tell */
    task->kind = TASK_DISK;
    task_queue_put(&server->done, task);
    ev_async_send(server->loop, &server->returns);
}

/* Waits until the next look; false if it is time to stop. */
static bool wait_for_next(struct upkeep *upkeep)
{
    struct timespec end;
    int code = 0;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_sec += LOOK_EACH;
    pthread_mutex_lock(&upkeep->lock);
    while (!upkeep->stop && code == 0)
        code = pthread_cond_timedwait(&upkeep->moved, &upkeep->lock, &end);
    const bool stop = upkeep->stop;
    pthread_mutex_unlock(&upkeep->lock);
    return !stop;
}

static void *keep_up(void *context)
{
    struct upkeep *const upkeep = context;
    const struct start *const start = &upkeep->server->start;
    upkeep->checked = start->past.checked;
    (void)setpriority(PRIO_PROCESS, 0, 10); /* on Linux, of this thread alone */
    plan_backups(upkeep);
    look_at_disk(upkeep);
    if (start->epoch > 1 && (!start->past.clean || date_now() - start->past.checked > CHECK_DAYS * day))
        check_file(upkeep);
    do {
        look_at_disk(upkeep);
        if (upkeep->server->settings->backup_folder && seconds_now() >= upkeep->backup_due)
            make_backup(upkeep);
    } while (wait_for_next(upkeep));
    pthread_mutex_lock(&upkeep->lock);
    upkeep->ended = true;
    pthread_cond_broadcast(&upkeep->moved);
    pthread_mutex_unlock(&upkeep->lock);
    return NULL;
}

bool upkeep_begin(struct upkeep *upkeep, struct server *server)
{
    pthread_condattr_t monotonic;
    upkeep->server = server;
    if (pthread_condattr_init(&monotonic) != 0)
        return false;
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    const bool locks = pthread_mutex_init(&upkeep->lock, NULL) == 0;
    const bool conditions = locks && pthread_cond_init(&upkeep->moved, &monotonic) == 0;
    pthread_condattr_destroy(&monotonic);
    upkeep->began = conditions && pthread_create(&upkeep->thread, NULL, keep_up, upkeep) == 0;
    if (!upkeep->began && conditions)
        pthread_cond_destroy(&upkeep->moved);
    if (!upkeep->began && locks)
        pthread_mutex_destroy(&upkeep->lock);
    return upkeep->began;
}

void upkeep_interrupt(struct upkeep *upkeep)
{
    if (!upkeep->began)
        return;
    pthread_mutex_lock(&upkeep->lock);
    if (upkeep->store)
        nika_store_interrupt(upkeep->store);
    pthread_mutex_unlock(&upkeep->lock);
}

void upkeep_end(struct upkeep *upkeep)
{
    if (!upkeep->began)
        return;
    pthread_mutex_lock(&upkeep->lock);
    upkeep->stop = true;
    pthread_cond_broadcast(&upkeep->moved);
    while (!upkeep->ended) {
        struct timespec end;
        if (upkeep->store)
            nika_store_interrupt(upkeep->store);
        clock_gettime(CLOCK_MONOTONIC, &end);
        end.tv_nsec += INTERRUPT_EACH * 1000000L;
        end.tv_sec += end.tv_nsec / 1000000000;
        end.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&upkeep->moved, &upkeep->lock, &end);
    }
    pthread_mutex_unlock(&upkeep->lock);
    pthread_join(upkeep->thread, NULL);
}

void upkeep_free(struct upkeep *upkeep)
{
    if (!upkeep->began)
        return;
    pthread_cond_destroy(&upkeep->moved);
    pthread_mutex_destroy(&upkeep->lock);
}
