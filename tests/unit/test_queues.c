/*
 * test_queues.c: what waits for clients who do not read: bounded for each, bounded for all together, the largest queues go
 * first, and files of constant memory do not wait anywhere.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#include "net/net_internal.h"

enum { CLIENTS = 12, PIECE = 65536, MOST = 1 << 20 };

static struct ev_loop *loop;
static struct nika_listen *network;
static uint64_t sockets[CLIENTS], asked, dropped[CLIENTS * 4];
static unsigned opened, drops, closed;
static char big[PIECE];

static void on_opened(void *context, uint64_t connection, const char *address)
{
    (void)context;
    (void)address;
    sockets[opened++] = connection;
}

static void on_message(void *context, uint64_t connection, const char *bytes, size_t size)
{
    (void)context;
    (void)connection;
    (void)bytes;
    (void)size;
}

static void on_dropped(void *context, uint64_t connection)
{
    (void)context;
    dropped[drops++] = connection;
}

static void on_closed(void *context, uint64_t connection)
{
    (void)context;
    (void)connection;
    closed++;
}

static void on_request(void *context, uint64_t connection, const struct nika_listen_request *request)
{
    (void)context;
    (void)request;
    asked = connection;
}

static void on_refused(void *context, const char *word)
{
    (void)context;
    fail_msg("refused: %s", word);
}

static int begin(void **state)
{
    static const struct nika_listen_settings settings = {
        .socket_path = "/ws", .protocol = "nika.1", .queued_most = MOST, .each_address_any = true};
    static const struct nika_listen_owner owner = {.opened = on_opened,
                                                   .message = on_message,
                                                   .dropped = on_dropped,
                                                   .closed = on_closed,
                                                   .request = on_request,
                                                   .refused = on_refused};
    (void)state;
    opened = drops = closed = 0;
    memset(big, 'x', sizeof big);
    loop = ev_loop_new(EVFLAG_NOENV | EVBACKEND_EPOLL);
    network = nika_listen_new(loop, &settings, &owner);
    return network ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    nika_listen_free(network);
    ev_loop_destroy(loop);
    return 0;
}

static void turn(void)
{
    for (unsigned i = 0; i < 20; i++)
        ev_run(loop, EVRUN_NOWAIT);
}

static struct nika_listen_figures figures(void)
{
    struct nika_listen_figures found;
    nika_listen_figures(network, &found);
    return found;
}

/* A client that says something; its end of the connection. */
static int connect_client(const char *text)
{
    int ends[2];
    struct address near;
    assert_true(address_read((struct slice){"192.0.2.1", 9}, &near));
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends), 0);
    assert_true(door_accept(&network->doors[0], ends[0], &near));
    assert_int_equal(send(ends[1], text, strlen(text), 0), strlen(text));
    turn();
    return ends[1];
}

static int open_socket(void)
{
    return connect_client("GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                          "Sec-WebSocket-Protocol: nika.1\r\n\r\n");
}

/* Reads whatever is there, and says how much it was. */
static size_t drain(int fd)
{
    static char bytes[PIECE];
    size_t all = 0;
    for (;;) {
        const ssize_t got = recv(fd, bytes, sizeof bytes, MSG_DONTWAIT);
        if (got <= 0)
            return all;
        all += (size_t)got;
        turn();
    }
}

static void all_queues_together_are_bounded(void **state)
{
    int ends[CLIENTS];
    (void)state;
    for (unsigned i = 0; i < CLIENTS; i++)
        ends[i] = open_socket();
    assert_int_equal(opened, CLIENTS);
    /* The first client is a little slow; the others take nothing: each may have 256 KiB, which is 2.75 MiB in all. */
    while (!figures().queued)
        nika_listen_send(network, sockets[0], big, 1024);
    const uint64_t little = figures().queued;
    assert_in_range(little, 1, 1024 + 4);
    for (unsigned round = 0; round < 40; round++)
        for (unsigned i = 1; i < CLIENTS; i++) {
            nika_listen_send(network, sockets[i], big, i == 1 ? 4096 : sizeof big / 2);
            assert_in_range(figures().queued, 1, MOST);
        }
    assert_true(figures().drops > 0);
    /* Who has little waiting has lost nothing: what it reads is everything. */
    drain(ends[0]);
    turn();
    for (unsigned i = 0; i < drops; i++)
        assert_true(dropped[i] != sockets[0]);
    /* Who has lost something is told when it reads again. */
    for (unsigned i = 2; i < CLIENTS; i++)
        drain(ends[i]);
    turn();
    assert_true(drops >= 3);
    drain(ends[1]);
    turn();
    assert_int_equal(figures().queued, 0);
    assert_int_equal(closed, 0); /* nobody was cut off */
    for (unsigned i = 0; i < CLIENTS; i++)
        close(ends[i]);
    turn();
    assert_int_equal(closed, CLIENTS);
}

static int ask(void)
{
    return connect_client("GET /file HTTP/1.1\r\nHost: x\r\n\r\n");
}

static void respond(bool constant, const char *bytes, size_t size)
{
    nika_listen_respond(
        network, asked,
        &(struct nika_listen_response){.status = 200, .body = bytes, .size = size, .constant = constant});
    turn();
}

static void files_wait_nowhere(void **state)
{
    enum { SIZE = 4 << 20 };
    int ends[CLIENTS];
    char *const file = malloc(SIZE);
    (void)state;
    assert_non_null(file);
    for (unsigned i = 0; i < SIZE; i++)
        file[i] = (char)(i % 251);
    for (unsigned i = 0; i < CLIENTS; i++) {
        ends[i] = ask();
        respond(true, file, SIZE);
    }
    assert_in_range(figures().queued, 1, CLIENTS * 2048); /* their heads alone */
    assert_int_equal(figures().drops, 0);
    /* And everybody gets all of it, in order, whenever. */
    for (unsigned i = 0; i < CLIENTS; i += CLIENTS - 1) {
        static char bytes[PIECE];
        size_t at = 0, body = 0;
        for (;;) {
            const ssize_t got = recv(ends[i], bytes + (body ? 0 : at), sizeof bytes - (body ? 0 : at), MSG_DONTWAIT);
            if (got <= 0)
                break;
            size_t from = 0;
            if (!body) {
                const char *const gap = memmem(bytes, (size_t)got, "\r\n\r\n", 4);
                assert_non_null(gap);
                from = (size_t)(gap - bytes) + 4;
            }
            assert_memory_equal(bytes + from, file + body, (size_t)got - from);
            body += (size_t)got - from;
            turn();
        }
        assert_int_equal(body, SIZE);
    }
    for (unsigned i = 0; i < CLIENTS; i++)
        close(ends[i]);
    turn();
    assert_int_equal(figures().connections, 0);
    assert_int_equal(figures().queued, 0);
    free(file);
}

static void responses_that_are_copied_are_bounded_too(void **state)
{
    enum { SIZE = 400 * 1024 };
    int ends[CLIENTS], small;
    char *const bytes = malloc(SIZE);
    (void)state;
    assert_non_null(bytes);
    memset(bytes, 'y', SIZE);
    small = ask();
    respond(false, bytes, 2000);
    for (unsigned i = 0; i < CLIENTS; i++) {
        ends[i] = ask();
        respond(false, bytes, SIZE);
        assert_in_range(figures().queued, 0, MOST);
    }
    assert_true(figures().drops > 0);
    assert_true(drain(small) > 2000); /* whoever asked for little has it */
    for (unsigned i = 0; i < CLIENTS; i++)
        close(ends[i]);
    close(small);
    turn();
    assert_int_equal(figures().connections, 0);
    assert_int_equal(figures().queued, 0);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_queues_together_are_bounded, begin, end),
        cmocka_unit_test_setup_teardown(files_wait_nowhere, begin, end),
        cmocka_unit_test_setup_teardown(responses_that_are_copied_are_bounded_too, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
