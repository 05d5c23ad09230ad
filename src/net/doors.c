/*
 * doors.c: the listeners, called doors: addresses and ports at which connections are accepted, and how many from where.
 */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net_internal.h"

enum {
    ACCEPTED_AT_ONCE = 64,
    OPERATORS_MOST = 32 /* connections on any listener but the first */
};

bool address_counts(const struct nika_listen *listen, const struct address *address)
{
    return !address_is_in(address, listen->settings.exempt, listen->settings.exempt_count);
}

/*
 * A handshake of TLS costs as much as eight moves, on the loop: from one address, in the long run a quarter as many a second as it
 * may have connections, and at once four times as many.
 */
static bool handshake_is_too_fast(const struct nika_listen *listen, const struct address *near)
{
    const unsigned most = listen->settings.each_address;
    return listen->tls && most && !address_limits_take(listen->limits, near, net_now(), 4000 / most + 1, 4 * most);
}

bool door_accept(struct door *door, int fd, const struct address *near)
{
    struct nika_listen *const listen = door->listen;
    const struct nika_listen_settings *const settings = &listen->settings;
    const bool proxied = !*door->path && address_is_in(near, settings->proxies, settings->proxy_count);
    const bool counted = door->number == 0 && !proxied && address_counts(listen, near);
    const int on = 1;
    const char *word = NULL;
    if (door->inside >= (door->number == 0 ? settings->connections_most : OPERATORS_MOST)) {
        word = "full";
        listen->figures.full++;
    } else if (counted && (handshake_is_too_fast(listen, near) ||
                           !address_limits_enter(listen->limits, near, settings->each_address))) {
        word = "too-many";
        listen->figures.address_full++;
    }
    if (word) {
        listen->figures.refused++;
        listen->owner.refused(listen->owner.context, word);
        return false;
    }
    struct connection *const connection = connection_new(listen, fd);
    if (!connection) {
        if (counted)
            address_limits_leave(listen->limits, near);
        return false;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    connection->door = door->number;
    door->inside++;
    connection->near = connection->address = connection->counted_as = *near;
    connection->counted = counted;
    connection->proxied = proxied;
    listen->figures.accepted++;
    http_begin(connection);
    return true;
}

static void on_accept(struct ev_loop *loop, ev_io *event, int events)
{
    struct door *const door = event->data;
    (void)events;
    for (unsigned i = 0; i < ACCEPTED_AT_ONCE; i++) {
        struct sockaddr_storage name;
        struct address near;
        socklen_t size = sizeof name;
        const int fd = accept4(door->fd, (struct sockaddr *)&name, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0) {
            if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
                /* Out of descriptors: try again a little later. */
                for (unsigned j = 0; j < NIKA_LISTEN_DOORS; j++)
                    if (door->listen->doors[j].fd >= 0)
                        ev_io_stop(loop, &door->listen->doors[j].watch);
                ev_timer_stop(loop, &door->listen->rest);
                ev_timer_set(&door->listen->rest, 0.25, 0);
                ev_timer_start(loop, &door->listen->rest);
            }
            if (errno == EINTR || errno == ECONNABORTED)
                continue;
            return;
        }
        near = (struct address){{0}};
        if (!(*door->path || address_of((struct sockaddr *)&name, &near)) || !door_accept(door, fd, &near))
            close(fd);
    }
}

static void on_rest(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct nika_listen *const listen = timer->data;
    (void)events;
    for (unsigned i = 0; i < NIKA_LISTEN_DOORS; i++)
        if (listen->doors[i].fd >= 0)
            ev_io_start(loop, &listen->doors[i].watch);
}

void doors_begin(struct nika_listen *listen)
{
    for (unsigned i = 0; i < NIKA_LISTEN_DOORS; i++) {
        listen->doors[i] = (struct door){.fd = -1, .number = i, .listen = listen};
        ev_io_init(&listen->doors[i].watch, on_accept, -1, EV_READ);
        listen->doors[i].watch.data = &listen->doors[i];
    }
    ev_timer_init(&listen->rest, on_rest, 0, 0);
    listen->rest.data = listen;
}

void doors_end(struct nika_listen *listen)
{
    for (unsigned i = 0; i < NIKA_LISTEN_DOORS; i++)
        nika_listen_shut(listen, i);
    ev_timer_stop(listen->loop, &listen->rest);
    for (uint32_t slot = 0; slot < listen->slot_count; slot++)
        if (listen->slots[slot])
            connection_close(listen->slots[slot]);
}

/* Formats a socket's address as numbers; no DNS look-up. */
static bool name_of(const char *text, unsigned port, struct sockaddr_storage *name, socklen_t *size)
{
    struct address address;
    static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    memset(name, 0, sizeof *name);
    if (!address_read((struct slice){text, strlen(text)}, &address) || port > 65535)
        return false;
    if (memcmp(address.bytes, mapped, sizeof mapped) == 0 && !strchr(text, ':')) {
        struct sockaddr_in *const four = (struct sockaddr_in *)(void *)name;
        four->sin_family = AF_INET;
        four->sin_port = htons((uint16_t)port);
        memcpy(&four->sin_addr, address.bytes + 12, 4);
        *size = sizeof *four;
    } else {
        struct sockaddr_in6 *const six = (struct sockaddr_in6 *)(void *)name;
        six->sin6_family = AF_INET6;
        six->sin6_port = htons((uint16_t)port);
        memcpy(&six->sin6_addr, address.bytes, 16);
        *size = sizeof *six;
    }
    return true;
}

static int hear(int fd)
{
    return listen(fd, SOMAXCONN);
}

/* Begins to accept connections at a socket that listens. False, with errno, if it is none. */
static bool open_door(struct door *door, int fd)
{
    struct sockaddr_storage name = {.ss_family = AF_UNSPEC};
    socklen_t size = sizeof name;
    const int buffer = 128 * 1024;
    /* Bounds the kernel's send buffers for slow clients. */
    setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &buffer, sizeof buffer);
    if (getsockname(fd, (struct sockaddr *)&name, &size) != 0)
        return false;
    if (name.ss_family == AF_INET)
        door->port = ntohs(((struct sockaddr_in *)(void *)&name)->sin_port);
    else if (name.ss_family == AF_INET6)
        door->port = ntohs(((struct sockaddr_in6 *)(void *)&name)->sin6_port);
    door->fd = fd;
    ev_io_set(&door->watch, fd, EV_READ);
    ev_io_start(door->listen->loop, &door->watch);
    return true;
}

bool nika_listen_open(struct nika_listen *listen, unsigned number, const char *address, unsigned port)
{
    struct sockaddr_storage name;
    socklen_t size;
    const int on = 1, off = 0;
    if (!name_of(address, port, &name, &size)) {
        errno = EINVAL;
        return false;
    }
    const int fd = socket(name.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return false;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (name.ss_family == AF_INET6)
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    if (bind(fd, (struct sockaddr *)&name, size) != 0 || hear(fd) != 0 || !open_door(&listen->doors[number], fd)) {
        const int error = errno;
        close(fd);
        errno = error;
        return false;
    }
    return true;
}

bool nika_listen_pass(struct nika_listen *listen, unsigned number, int fd)
{
    int listens = 0, type = 0, family = 0;
    socklen_t size = sizeof listens;
    const int flags = fcntl(fd, F_GETFL);
    if (flags < 0 || getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0)
        return false;
    size = sizeof type;
    if (!listens || getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) != 0 || type != SOCK_STREAM) {
        errno = EINVAL;
        return false;
    }
    size = sizeof family;
    if (getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &family, &size) != 0 || (family != AF_INET && family != AF_INET6)) {
        errno = EAFNOSUPPORT; /* who connects to another kind has no address */
        return false;
    }
    return fcntl(fd, F_SETFL, flags | O_NONBLOCK) == 0 && fcntl(fd, F_SETFD, FD_CLOEXEC) == 0 &&
           open_door(&listen->doors[number], fd);
}

unsigned nika_listen_port(const struct nika_listen *listen, unsigned door)
{
    return listen->doors[door].port;
}

void nika_listen_shut(struct nika_listen *listen, unsigned door)
{
    if (listen->doors[door].fd < 0)
        return;
    ev_io_stop(listen->loop, &listen->doors[door].watch);
    if (*listen->doors[door].path)
        unlink(listen->doors[door].path);
    close(listen->doors[door].fd);
    listen->doors[door].fd = -1;
    if (door == 0)
        listen->ending = true;
}
