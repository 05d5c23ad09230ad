/*
 * child.c: starts programs and talks to them (see child.h).
 *
 * Each child leads a process group of its own: so what it starts in the same group ends with it, and a Ctrl-C at the terminal reaches
 * the caller alone, who ends them all. All pipes are non-blocking on the caller's side.
 */
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli.h"

enum { GLANCE = 100 /* milliseconds between two looks at *stop */, DISCARDED_MOST = 1 << 20 };

extern char **environ;
/* The static program changes its environment for itself alone, and keeps what its children get (deploy/static_program.c). */
extern char **environment_of_children __attribute__((weak));

/* All that run; and pipes are made one after the other, or another thread's child would inherit their ends. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct child *running;
static bool ended; /* no more are started */

static void close_both(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

/* Two pipes whose ends no other program inherits. */
static bool make_pipes(int in[2], int out[2])
{
    if (pipe(in) != 0)
        return false;
    if (pipe(out) != 0) {
        close_both(in);
        return false;
    }
    const int ends[] = {in[0], in[1], out[0], out[1]};
    for (unsigned i = 0; i < sizeof ends / sizeof ends[0]; i++)
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(out[0], F_SETFL, O_NONBLOCK);
    return true;
}

static int spawn(pid_t *pid, char *command, int in, int out)
{
    char shell[] = "/bin/sh", flag[] = "-c";
    char *const arguments[] = {shell, flag, command, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t usual, none;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGTERM);
    sigaddset(&usual, SIGHUP);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setsigmask(&attributes, &none);
    const int error = posix_spawn(pid, shell, &actions, &attributes, arguments,
                                  &environment_of_children ? environment_of_children : environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

static bool start(struct child *child, char *command)
{
    int in[2], out[2];
    if (!make_pipes(in, out))
        return false;
    const int error = spawn(&child->pid, command, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    child->in = in[1];
    child->out = out[0];
    if (error == 0)
        return true;
    close(child->in);
    close(child->out);
    child->pid = 0;
    errno = error;
    return false;
}

bool child_start(struct child *child, char *command)
{
    signal(SIGPIPE, SIG_IGN); /* a child that has ended is noticed by what write returns */
    memset(child, 0, sizeof *child);
    pthread_mutex_lock(&lock);
    const bool started = !ended && start(child, command);
    if (started) {
        child->next = running;
        running = child;
    }
    pthread_mutex_unlock(&lock);
    return started;
}

size_t child_write(const struct child *child, const char *bytes, size_t size)
{
    size_t done = 0;
    while (done < size) {
        const ssize_t written = write(child->in, bytes + done, size - done);
        if (written <= 0)
            break; /* full, or nobody reads: then it has ended, or is about to be late */
        done += (size_t)written;
    }
    return done;
}

/*
 * Hearing.
 */

void child_discard(struct child *child)
{
    char bytes[4096];
    if (child->size > child->taken)
        child->skipping = child->bytes[child->size - 1] != '\n';
    child->size = child->taken = 0;
    for (size_t all = 0; all < DISCARDED_MOST;) {
        const ssize_t size = read(child->out, bytes, sizeof bytes);
        if (size <= 0)
            return; /* nothing more, or it has ended: that is found out when it is asked */
        child->skipping = bytes[size - 1] != '\n';
        all += (size_t)size;
    }
}

/* Takes the next line of what was read. CHILD_READY: there is no whole line. */
static enum child_heard take_line(struct child *child, const char **line, size_t *size)
{
    const char *begin = child->bytes + child->taken;
    const char *end = memchr(begin, '\n', child->size - child->taken);
    if (child->skipping && end) {
        child->skipping = false;
        child->taken = (size_t)(end + 1 - child->bytes);
        return take_line(child, line, size);
    }
    if (end) {
        *line = begin;
        *size = (size_t)(end - begin);
        child->taken = (size_t)(end + 1 - child->bytes);
        return CHILD_SAID;
    }
    child->size -= child->taken;
    memmove(child->bytes, begin, child->size);
    child->taken = 0;
    if (child->skipping)
        child->size = 0;
    if (child->size < sizeof child->bytes)
        return CHILD_READY;
    child->size = 0;
    child->skipping = true;
    return CHILD_LONG;
}

/* Whether it has ended; it is not reaped yet. */
static bool has_ended(const struct child *child)
{
    siginfo_t about = {.si_pid = 0};
    return waitid(P_PID, (id_t)child->pid, &about, WEXITED | WNOHANG | WNOWAIT) == 0 && about.si_pid != 0;
}

/* Waits a little. False if there will be nothing more to read. */
static bool await(struct child *child, double left, bool writes, bool *writable)
{
    struct pollfd ends[] = {{.fd = child->out, .events = POLLIN}, {.fd = child->in, .events = POLLOUT}};
    const int patience = left * 1000 < GLANCE ? (int)(left * 1000) + 1 : GLANCE;
    *writable = false;
    const int ready = poll(ends, writes ? 2 : 1, patience);
    if (ready <= 0)
        return ready < 0 || !has_ended(child); /* what it has started may hold its pipes open */
    *writable = writes && ends[1].revents;
    if (!ends[0].revents)
        return !*writable || !(ends[1].revents & POLLERR); /* nobody will ever read what is to be written */
    const ssize_t size = read(child->out, child->bytes + child->size, sizeof child->bytes - child->size);
    if (size > 0)
        child->size += (size_t)size;
    return size > 0 || (size < 0 && (errno == EAGAIN || errno == EINTR));
}

enum child_heard child_hear(struct child *child, double until, bool writes, const atomic_bool *stop, const char **line,
                            size_t *size)
{
    for (;;) {
        bool writable;
        const enum child_heard heard = take_line(child, line, size);
        if (heard != CHILD_READY)
            return heard;
        const double left = until - cli_seconds();
        if (left <= 0 || *stop)
            return CHILD_LATE;
        if (!await(child, left, writes, &writable))
            return CHILD_ENDED;
        if (writable)
            return CHILD_READY;
    }
}

/*
 * The end.
 */

static void forget(const struct child *child)
{
    struct child **at = &running;
    pthread_mutex_lock(&lock);
    while (*at && *at != child)
        at = &(*at)->next;
    if (*at)
        *at = child->next;
    pthread_mutex_unlock(&lock);
}

int child_end(struct child *child, double patience)
{
    const double until = cli_seconds() + patience;
    int status = 0;
    if (child->pid == 0)
        return 0;
    close(child->in);
    /* It is not reaped before its group has been ended, so that the group's number is still its own. */
    while (!has_ended(child) && cli_seconds() < until) {
        char bytes[4096];
        struct pollfd end = {.fd = child->out, .events = POLLIN};
        const bool more = poll(&end, 1, 5) > 0 && read(child->out, bytes, sizeof bytes) > 0;
        if (!more && end.revents) /* it has closed its output, and is about to end */
            poll(NULL, 0, 2);
    }
    forget(child);
    kill(-child->pid, SIGKILL);
    close(child->out);
    while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR)
        continue;
    child->pid = 0;
    return status;
}

void child_kill_in_handler(void)
{
    for (const struct child *child = running; child; child = child->next)
        kill(-child->pid, SIGKILL);
}

void child_kill_all(void)
{
    pthread_mutex_lock(&lock);
    ended = true; /* or another thread, whose bot has just been ended, would start it again */
    child_kill_in_handler();
    pthread_mutex_unlock(&lock);
}
