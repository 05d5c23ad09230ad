/*
 * control.c: a client of the local socket: one request by HTTP, one answer, then the connection ends (see control.h). The
 * database is never opened: the server that runs is the only one who changes it.
 */
#include "control.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <nika/messages_cli.h>
#include <nika/messages_serve.h>
#include <nika/say.h>

enum {
    ANSWER_FIRST = 65536,
    ANSWER_MAX = 64 << 20, /* bytes */
    HEAD_MAX = 2048,
    SECONDS_MOST = 90 /* more than a server gives itself */
};

/* Connects; -1, and it is explained, if nobody is there. */
static int call(const char *command, const char *socket_path)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    struct cli_path shown;
    const struct timeval wait = {.tv_sec = SECONDS_MOST};
    int error = ENAMETOOLONG;
    if (strlen(socket_path) < sizeof name.sun_path) {
        memcpy(name.sun_path, socket_path, strlen(socket_path) + 1);
        const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (fd >= 0 && connect(fd, (const struct sockaddr *)&name, sizeof name) == 0) {
            setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
            setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
            return fd;
        }
        error = errno;
        if (fd >= 0)
            close(fd);
    }
    if (error == ENOENT || error == ECONNREFUSED || error == ENOTDIR)
        cli_wrong(command, msg_hosts_no_server(cli_shown_store(socket_path, &shown), "--data"));
    else
        cli_wrong(command, msg_cli_failed(cli_shown_store(socket_path, &shown), cli_reason(cli_language(), error)));
    return -1;
}

static bool send_all(int fd, const char *bytes, size_t size)
{
    while (size) {
        const ssize_t sent = send(fd, bytes, size, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        bytes += sent;
        size -= (size_t)sent;
    }
    return true;
}

/* Everything up to the end; to be freed. NULL on an error or if it is too much. */
static char *receive_all(int fd, size_t *size)
{
    size_t room = ANSWER_FIRST;
    char *bytes = malloc(room);
    *size = 0;
    while (bytes) {
        const ssize_t got = recv(fd, bytes + *size, room - *size - 1, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 || *size + (size_t)got > ANSWER_MAX)
            break;
        *size += (size_t)got;
        bytes[*size] = '\0';
        if (got == 0)
            return bytes;
        if (room - *size - 1 < ANSWER_FIRST / 2) {
            char *const larger = realloc(bytes, 2 * room);
            if (!larger)
                break;
            bytes = larger;
            room *= 2;
        }
    }
    free(bytes);
    return NULL;
}

/* The server refuses: in the user's language, as far as the word is known. */
static int refused(const char *command, struct nika_json value)
{
    struct nika_json member;
    char word[64] = "", where[64] = "";
    size_t size;
    if (!nika_json_get(value, "error", &member) || !nika_json_string(member, word, sizeof word, &size))
        return cli_wrong(command, msg_hosts_nonsense());
    if (nika_json_get(value, "where", &member) && !nika_json_string(member, where, sizeof where, &size))
        where[0] = '\0';
    if (strcmp(command, "nodes") == 0 && strcmp(word, "unknown-request") == 0)
        return cli_wrong(command, msg_hosts_alone()); /* only nodes know of nodes */
    return cli_wrong(command, nika_error(word, where));
}

/* Splits an answer into head and body. */
static int understand(const char *command, char *bytes, size_t size, struct control_answer *answer)
{
    const char *const end = strstr(bytes, "\r\n\r\n");
    const bool http = end && strncmp(bytes, "HTTP/1.1 ", 9) == 0;
    size_t at;
    if (!http || nika_json_check(end + 4, size - (size_t)(end + 4 - bytes), &answer->value, &at) != NIKA_JSON_FINE) {
        free(bytes);
        return cli_wrong(command, msg_hosts_nonsense());
    }
    if (strncmp(bytes + 9, "200 ", 4) != 0) {
        const int status = refused(command, answer->value);
        free(bytes);
        return status;
    }
    answer->body = bytes;
    answer->size = size;
    return CLI_FINE;
}

int control_ask(const char *command, const char *path_of_socket, const char *method, const char *path, const char *body,
                struct control_answer *answer)
{
    char head[HEAD_MAX];
    size_t size = 0;
    const int length = snprintf(head, sizeof head,
                                "%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n",
                                method, path, body ? strlen(body) : 0);
    *answer = (struct control_answer){.body = NULL};
    if (length < 0 || (size_t)length >= sizeof head)
        return cli_wrong(command, nika_error("bad-message", ""));
    const int fd = call(command, path_of_socket);
    if (fd < 0)
        return CLI_WRONG;
    char *bytes = NULL;
    if (send_all(fd, head, (size_t)length) && (!body || send_all(fd, body, strlen(body))))
        bytes = receive_all(fd, &size);
    close(fd);
    return bytes ? understand(command, bytes, size, answer) : cli_wrong(command, msg_hosts_nonsense());
}

void control_add_encoded(struct nika_text *path, const char *text)
{
    static const char digits[] = "0123456789ABCDEF";
    for (; *text; text++) {
        const unsigned char byte = (unsigned char)*text;
        const bool plain = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
        if (!plain)
            nika_text_add_char(path, '%');
        nika_text_add_char(path, plain ? (char)byte : digits[byte >> 4]);
        if (!plain)
            nika_text_add_char(path, digits[byte & 15]);
    }
}
