/*
 * local_socket.c: a listener at a path instead of an address: a Unix socket, which only the user who runs the server (and
 * root) can open. The file's permissions are all the authentication there is, so they are set before anybody can connect.
 */
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "net_internal.h"

static int hear(int fd)
{
    return listen(fd, SOMAXCONN);
}

static bool close_with(int fd, int error)
{
    if (fd >= 0)
        close(fd);
    errno = error;
    return false;
}

/*
 * Removes a socket that nobody listens to any more: a server that was killed has left it. Anything else at this path
 * stays.
 */
static bool remove_stale(const struct sockaddr_un *name)
{
    struct stat status;
    if (lstat(name->sun_path, &status) != 0)
        return errno == ENOENT;
    if (!S_ISSOCK(status.st_mode)) {
        errno = EEXIST;
        return false;
    }
    const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return false;
    const bool answers = connect(fd, (const struct sockaddr *)name, sizeof *name) == 0 || errno != ECONNREFUSED;
    close(fd);
    if (!answers)
        return unlink(name->sun_path) == 0;
    errno = EADDRINUSE;
    return false;
}

bool nika_listen_open_local(struct nika_listen *listen, unsigned number, const char *path)
{
    struct door *const door = &listen->doors[number];
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof name.sun_path)
        return close_with(-1, ENAMETOOLONG);
    memcpy(name.sun_path, path, strlen(path) + 1);
    if (!remove_stale(&name))
        return false;
    const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return false;
    const mode_t before = umask(0177);
    const bool bound = bind(fd, (struct sockaddr *)&name, sizeof name) == 0;
    const int error = errno;
    umask(before);
    if (!bound)
        return close_with(fd, error);
    if (hear(fd) != 0) {
        const int refused = errno;
        unlink(path);
        return close_with(fd, refused);
    }
    door->fd = fd;
    memcpy(door->path, name.sun_path, sizeof door->path);
    ev_io_set(&door->watch, fd, EV_READ);
    ev_io_start(listen->loop, &door->watch);
    return true;
}
