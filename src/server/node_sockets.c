/*
 * node_sockets.c: the sockets under links between nodes (node_sockets.h).
 */
#include "node_sockets.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { HOST_MAX = 256 };

/* A node that vanishes without a word is noticed within ten seconds. */
static void set_options(int fd)
{
    const int on = 1, idle = 4, each = 2, count = 3, most = 10000;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &each, sizeof each);
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &count, sizeof count);
    setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &most, sizeof most);
}

/* getaddrinfo takes larger numbers, and takes off what is too much. */
static bool is_port(const char *digits)
{
    const size_t size = strlen(digits);
    return size > 0 && size <= 5 && strspn(digits, "0123456789") == size && strtol(digits, NULL, 10) <= 65535;
}

/* The first address behind "host:port" or "[host]:port"; NULL with errno. */
static struct addrinfo *resolve(const char *address, int flags)
{
    const struct addrinfo hints = {
        .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = flags | AI_NUMERICSERV};
    const char *const colon = strrchr(address, ':');
    struct addrinfo *found = NULL;
    char host[HOST_MAX];
    errno = EINVAL;
    if (!colon || (size_t)(colon - address) >= sizeof host || !is_port(colon + 1))
        return NULL;
    const bool brackets = address[0] == '[' && colon > address + 1 && colon[-1] == ']';
    snprintf(host, sizeof host, "%.*s", (int)(colon - address) - (brackets ? 2 : 0), address + brackets);
    if (getaddrinfo(host, colon + 1, &hints, &found) != 0) {
        errno = EINVAL;
        return NULL;
    }
    return found;
}

/* Closes a socket that did not become what it was to be. Returns -1, and leaves errno as it was. */
static int give_up(int fd)
{
    const int error = errno;
    if (fd >= 0)
        close(fd);
    errno = error;
    return -1;
}

int node_socket_dial(const char *address)
{
    struct addrinfo *const found = resolve(address, 0);
    if (!found)
        return -1;
    const int fd = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd >= 0)
        set_options(fd);
    const bool fine = fd >= 0 && (connect(fd, found->ai_addr, found->ai_addrlen) == 0 || errno == EINPROGRESS);
    freeaddrinfo(found);
    return fine ? fd : give_up(fd);
}

int node_socket_accept(int listener)
{
    const int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd >= 0)
        set_options(fd);
    return fd;
}

int node_socket_listen(const char *address, unsigned *port)
{
    struct addrinfo *const found = resolve(address, AI_NUMERICHOST | AI_PASSIVE);
    union {
        struct sockaddr any;
        struct sockaddr_in four;
        struct sockaddr_in6 six;
    } actual = {.six = {.sin6_port = 0}};
    socklen_t size = sizeof actual;
    const int on = 1;
    if (!found)
        return -1;
    const int fd = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    const bool fine = fd >= 0 && setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
                      bind(fd, found->ai_addr, found->ai_addrlen) == 0 && listen(fd, SOMAXCONN) == 0 &&
                      getsockname(fd, &actual.any, &size) == 0;
    freeaddrinfo(found);
    if (!fine)
        return give_up(fd);
    *port = ntohs(actual.any.sa_family == AF_INET6 ? actual.six.sin6_port : actual.four.sin_port);
    return fd;
}
