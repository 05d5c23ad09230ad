/*
 * passed_sockets.c: sockets that another program has opened for this one, by the protocol of systemd (sd_listen_fds): the
 * environment says how many there are, from descriptor 3 on, and their names. While a server restarts, the other program
 * keeps them open, so that connections wait and nobody is refused.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server_internal.h"

enum { FIRST_PASSED = 3, PASSED_MAX = 16 };

/* Compares the name at the beginning of a list, of which colons separate the elements. */
static bool is_named(const char *names, const char *name)
{
    const size_t length = strcspn(names, ":");
    return length == strlen(name) && strncmp(names, name, length) == 0;
}

/* NOLINTBEGIN(concurrency-mt-unsafe): there are no other threads yet */
void passed_sockets_find(struct passed_sockets *passed)
{
    const char *const pid = getenv("LISTEN_PID"), *const count = getenv("LISTEN_FDS");
    const char *names = getenv("LISTEN_FDNAMES");
    *passed = (struct passed_sockets){.players = -1, .metrics = -1};
    if (!pid || !count || strtoull(pid, NULL, 10) != (unsigned long long)getpid())
        return;
    const unsigned long most = strtoul(count, NULL, 10);
    for (int fd = FIRST_PASSED; fd < FIRST_PASSED + PASSED_MAX && (unsigned long)(fd - FIRST_PASSED) < most; fd++) {
        int *const place = names && is_named(names, "metrics") ? &passed->metrics : &passed->players;
        if (*place < 0)
            *place = fd;
        else
            passed->others++;
        if (names && (names = strchr(names, ':')))
            names++;
    }
    unsetenv("LISTEN_PID"); /* they are not for programs that this one starts */
    unsetenv("LISTEN_FDS");
    unsetenv("LISTEN_FDNAMES");
}
/* NOLINTEND(concurrency-mt-unsafe) */
