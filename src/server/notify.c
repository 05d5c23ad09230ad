/*
 * notify.c: tells systemd that the server is ready, stopping or alive. A datagram to the socket that systemd names
 * (sd_notify(3)); this needs no library.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "server_internal.h"

static const char *variable(const char *name)
{
    const char *const value = getenv(name); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    return value ? value : "";
}

void notify_say(const char *what)
{
    const char *const path = variable("NOTIFY_SOCKET");
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    const size_t length = strlen(path);
    if ((path[0] != '/' && path[0] != '@') || length >= sizeof name.sun_path)
        return;
    memcpy(name.sun_path, path, length);
    if (path[0] == '@')
        name.sun_path[0] = '\0'; /* an abstract socket */
    const int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return;
    /* Delivery does not matter. */
    (void)!sendto(fd, what, strlen(what), MSG_NOSIGNAL | MSG_DONTWAIT, (const struct sockaddr *)&name,
                  (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length));
    close(fd);
}

double notify_watchdog(void)
{
    const char *const process = variable("WATCHDOG_PID");
    const double micros = strtod(variable("WATCHDOG_USEC"), NULL);
    if (!*variable("NOTIFY_SOCKET") || (*process && strtol(process, NULL, 10) != (long)getpid()) || !(micros > 0))
        return 0;
    return micros / 2e6; /* twice as often as required */
}
