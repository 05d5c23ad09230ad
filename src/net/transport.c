/*
 * transport.c: bytes to and from clients, by TLS (OpenSSL) or as they are. Nothing else in the network server knows which.
 */
#include <errno.h>
#include <limits.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include "net_internal.h"

/* What TLS says if nothing could be read or written: what it waits for is watched, too. False: the connection is dead. */
static bool must_wait(struct connection *connection, int result)
{
    const int error = SSL_get_error(connection->session, result);
    connection->session_needs = error == SSL_ERROR_WANT_READ ? EV_READ : error == SSL_ERROR_WANT_WRITE ? EV_WRITE : 0;
    return connection->session_needs != 0;
}

/* Somebody has asked without TLS. */
static void explain_tls(int fd)
{
    static const char response[] = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n"
                                   "Content-Length: 25\r\n\r\n{\"error\":\"https-needed\"}\n";
    char rest[8192];
    (void)!recv(fd, rest, sizeof rest, 0); /* what is not read would reset the connection, and lose the response */
    (void)!send(fd, response, sizeof response - 1, MSG_NOSIGNAL);
}

ptrdiff_t transport_read(struct connection *connection, void *bytes, size_t size)
{
    if (!connection->session) {
        const ssize_t got = recv(connection->fd, bytes, size, 0);
        return got < 0 ? (errno == EAGAIN || errno == EINTR ? -1 : 0) : got;
    }
    ERR_clear_error();
    connection->session_needs = 0;
    const int got = SSL_read(connection->session, bytes, size < INT_MAX ? (int)size : INT_MAX); /* handshake included */
    if (got > 0)
        return got;
    if (must_wait(connection, got))
        return -1;
    if (ERR_GET_REASON(ERR_peek_error()) == SSL_R_HTTP_REQUEST)
        explain_tls(connection->fd);
    return 0;
}

/*
 * Parts that fit into one record are written as one. What OpenSSL could not write must be given to it again as it was, and
 * at least as much of it.
 */
static ptrdiff_t write_session(struct connection *connection, const struct iovec *parts, int count)
{
    unsigned char record[SSL3_RT_MAX_PLAIN_LENGTH];
    const unsigned char *bytes = parts[0].iov_base;
    size_t size = parts[0].iov_len;
    ptrdiff_t all = 0;
    if (count == 2 && size < sizeof record) {
        const size_t more = parts[1].iov_len < sizeof record - size ? parts[1].iov_len : sizeof record - size;
        memcpy(record, bytes, size);
        if (more)
            memcpy(record + size, parts[1].iov_base, more);
        bytes = record;
        size += more;
    }
    while ((size_t)all < size) {
        const size_t left = size - (size_t)all;
        ERR_clear_error();
        connection->session_needs = 0;
        const int sent = SSL_write(connection->session, bytes + all, left < INT_MAX ? (int)left : INT_MAX);
        if (sent <= 0)
            return must_wait(connection, sent) ? all : -1;
        all += sent;
    }
    return all;
}

ptrdiff_t transport_write(struct connection *connection, const struct iovec *parts, int count)
{
    if (connection->session)
        return write_session(connection, parts, count);
    const struct msghdr message = {.msg_iov = (struct iovec *)parts, .msg_iovlen = (size_t)count};
    for (;;) {
        const ssize_t sent = sendmsg(connection->fd, &message, MSG_NOSIGNAL);
        if (sent >= 0)
            return sent;
        if (errno != EINTR)
            return errno == EAGAIN ? 0 : -1;
    }
}

bool transport_has_more(const struct connection *connection)
{
    return connection->session && SSL_pending(connection->session) > 0;
}

void transport_end(struct connection *connection)
{
    if (connection->session) {
        ERR_clear_error();
        SSL_shutdown(connection->session);
    }
    shutdown(connection->fd, SHUT_WR);
}
