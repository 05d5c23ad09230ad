/*
 * disk.c: file operations that SQLite does not do for us: sibling names, lock files, and fsync of directories.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sqlite.h"

char *disk_beside(const char *path, const char *ending)
{
    const size_t size = strlen(path) + strlen(ending) + 1;
    char *beside = malloc(size);
    if (beside)
        snprintf(beside, size, "%s%s", path, ending);
    return beside;
}

/* Whether a file can be a store: absent, empty, or an SQLite file. We put nothing beside other people's files. */
static bool glance(const char *path, struct nika_store_problem *problem)
{
    static const char magic[] = "SQLite format 3";
    char head[sizeof magic];
    struct stat about;
    const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return errno == ENOENT || store_problem(problem, "store-cannot-open", errno, NULL);
    const bool plain = fstat(file, &about) == 0 && S_ISREG(about.st_mode);
    const ssize_t size = plain ? read(file, head, sizeof head) : 0;
    const int error = errno;
    close(file);
    if (size < 0)
        return store_problem(problem, "store-cannot-open", error, NULL);
    return (plain && (size == 0 || ((size_t)size == sizeof head && memcmp(head, magic, sizeof head) == 0))) ||
           store_problem(problem, "store-other", 0, "");
}

/*
 * The lock is held on a separate file: SQLite locks the store itself, in a way that does not combine with other locks,
 * and a backup must still be able to read. The lock ends with the process, however that ends. The file is never
 * removed: that could remove one which another process has just locked.
 */
int disk_lock(const char *path, struct nika_store_problem *problem)
{
    char *name = disk_beside(path, ".lock");
    if (!name) {
        store_problem(problem, "store-no-memory", ENOMEM, NULL);
        return -1;
    }
    int lock = open(name, O_RDONLY | O_CLOEXEC);
    if (lock < 0)
        store_problem(problem, "store-cannot-open", errno, NULL);
    if (lock < 0 && problem->error == ENOENT && glance(path, problem)) {
        /* It is empty, and another user (a service, after its administrator) must be able to lock it too. */
        lock = open(name, O_RDONLY | O_CREAT | O_CLOEXEC, 0644);
        if (lock >= 0)
            (void)fchmod(lock, 0644);
        else
            store_problem(problem, "store-cannot-open", errno, NULL);
    }
    free(name);
    if (lock < 0)
        return -1;
    if (flock(lock, LOCK_EX | LOCK_NB) == 0)
        return lock;
    store_problem(problem, errno == EWOULDBLOCK ? "store-in-use" : "store-cannot-open", errno, NULL);
    close(lock);
    return -1;
}

void disk_unlock(int lock)
{
    if (lock >= 0)
        close(lock);
}

bool disk_create(const char *path, struct nika_store_problem *problem)
{
    const int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return store_problem(problem, "store-cannot-open", errno, NULL);
    close(file);
    return true;
}

bool disk_sync_folder(const char *path, struct nika_store_problem *problem)
{
    const char *slash = strrchr(path, '/');
    char *folder = slash ? strdup(path) : strdup(".");
    if (!folder)
        return store_problem(problem, "store-no-memory", ENOMEM, NULL);
    if (slash)
        folder[slash - path + (slash == path)] = '\0';
    const int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool fine = file >= 0 && fsync(file) == 0;
    const int error = errno;
    free(folder);
    if (file >= 0)
        close(file);
    return fine || store_problem(problem, "store-cannot-write", error, NULL);
}
