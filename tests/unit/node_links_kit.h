/*
 * node_links_kit.h: for tests of links between nodes (src/server/node_links.h): two sides on one event loop that write down what
 * they hear, and bare sockets that can say anything.
 *
 * Nothing here depends on how long anything takes: whoever waits, waits until it has happened.
 */
#ifndef NIKA_TESTS_UNIT_NODE_LINKS_KIT_H
#define NIKA_TESTS_UNIT_NODE_LINKS_KIT_H

#include <arpa/inet.h>
#include <errno.h>
#include <ev.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/node_links.h"

enum { GREETING = 44, NONCE_AT = 12, NONCE = 32, HEADER = 24, EXTRA = 17, KEY = 32 };

enum deed { NOTHING, CLOSE_WHEN_OPENED, CLOSE_AT_FRAME };

/* One side, and what it has heard. */
struct side {
    struct node_links *links;
    unsigned port;
    char address[32];
    unsigned opened, closed, refused, frames, bad_frames;
    uint32_t link; /* the last one that was opened */
    uint32_t lost; /* the last one that was closed */
    bool dialled;
    char why[32];
    size_t sizes[8]; /* of the first frames */
    enum deed deed;
};

static struct ev_loop *loop;
static struct side near, far;
static ev_prepare before;

/* The byte at a place of a frame with a number: frames that are mixed up are noticed. */
static uint8_t byte_of(unsigned number, size_t at)
{
    return (uint8_t)(number * 151u + at * 7u + (at >> 8));
}

static uint8_t *make_frame(unsigned number, size_t size)
{
    uint8_t *const bytes = malloc(size + 1);
    assert_non_null(bytes);
    for (size_t i = 0; i < size; i++)
        bytes[i] = byte_of(number, i);
    return bytes;
}

static void send_frame(const struct side *side, unsigned number, size_t size)
{
    uint8_t *const bytes = make_frame(number, size);
    node_links_send(side->links, side->link, bytes, size);
    free(bytes);
}

/*
 * What a side hears.
 */

static void on_opened(void *context, uint32_t link, bool dialled)
{
    struct side *const side = context;
    side->opened++;
    side->link = link;
    side->dialled = dialled;
    if (side->deed == CLOSE_WHEN_OPENED) {
        send_frame(side, 0, 5);
        node_links_close(side->links, link);
    }
}

static void on_frame(void *context, uint32_t link, const void *bytes, size_t size)
{
    struct side *const side = context;
    const uint8_t *const each = bytes;
    bool fine = link == side->link;
    for (size_t i = 0; i < size && fine; i++)
        fine = each[i] == byte_of(side->frames, i);
    side->bad_frames += !fine;
    if (side->frames < sizeof side->sizes / sizeof side->sizes[0])
        side->sizes[side->frames] = size;
    side->frames++;
    if (side->deed == CLOSE_AT_FRAME) {
        send_frame(side, 0, 5);
        node_links_close(side->links, link);
    }
}

static void on_closed(void *context, uint32_t link)
{
    struct side *const side = context;
    side->closed++;
    side->lost = link;
}

static void on_refused(void *context, uint32_t link, const char *why)
{
    struct side *const side = context;
    (void)link;
    side->refused++;
    snprintf(side->why, sizeof side->why, "%s", why);
}

/*
 * The loop.
 */

static void on_before(struct ev_loop *its_loop, ev_prepare *prepare, int events)
{
    (void)its_loop;
    (void)prepare;
    (void)events;
    if (near.links)
        node_links_flush(near.links);
    if (far.links)
        node_links_flush(far.links);
}

#define UNTIL(holds)                                                                                                   \
    while (!(holds))                                                                                                   \
    ev_run(loop, EVRUN_ONCE)

static void open_side(struct side *side, uint8_t key)
{
    uint8_t bytes[NODE_KEY_BYTES];
    memset(bytes, key, sizeof bytes);
    *side = (struct side){.port = 0};
    side->links = node_links_new(
        loop, bytes,
        &(struct node_links_owner){
            .opened = on_opened, .frame = on_frame, .closed = on_closed, .refused = on_refused, .context = side});
    assert_non_null(side->links);
    assert_true(node_links_listen(side->links, "127.0.0.1:0", &side->port));
    assert_true(side->port > 0 && side->port < 65536);
    snprintf(side->address, sizeof side->address, "127.0.0.1:%u", side->port);
}

static void close_side(struct side *side)
{
    node_links_free(side->links);
    side->links = NULL;
}

static int set_up(void **state)
{
    (void)state;
    if (sodium_init() < 0)
        return -1;
    loop = ev_loop_new(EVFLAG_NOENV);
    ev_prepare_init(&before, on_before);
    ev_prepare_start(loop, &before);
    open_side(&near, 1);
    open_side(&far, 1);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    close_side(&near);
    close_side(&far);
    ev_prepare_stop(loop, &before);
    ev_loop_destroy(loop);
    return 0;
}

/* A link from the near side to the far one, or to whatever is at another address and leads there. */
static void link_to(const char *address)
{
    const unsigned one = near.opened + 1, other = far.opened + 1;
    assert_int_not_equal(node_links_dial(near.links, address), 0);
    UNTIL(near.opened == one && far.opened == other);
    assert_true(near.dialled);
    assert_false(far.dialled);
}

static void assert_heard(const struct side *side, unsigned opened, unsigned frames, unsigned closed)
{
    assert_int_equal(side->opened, opened);
    assert_int_equal(side->frames, frames);
    assert_int_equal(side->bad_frames, 0);
    assert_int_equal(side->closed, closed);
}

static void assert_refused(const struct side *side, const char *why)
{
    assert_int_equal(side->refused, *why ? 1 : 0);
    assert_string_equal(side->why, why);
}

/*
 * Bare sockets.
 */

static int bare_listen(unsigned *port)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof at;
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(fd >= 0 && bind(fd, (struct sockaddr *)&at, size) == 0 && listen(fd, 8) == 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &size), 0);
    *port = ntohs(at.sin_port);
    return fd;
}

static int bare_dial(unsigned port)
{
    const struct sockaddr_in at = {
        .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK), .sin_port = htons((uint16_t)port)};
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(fd >= 0 && connect(fd, (const struct sockaddr *)&at, sizeof at) == 0);
    return fd;
}

static void bare_write(int fd, const void *bytes, size_t size)
{
    assert_int_equal(send(fd, bytes, size, MSG_NOSIGNAL), (ssize_t)size);
}

/* Reads so many bytes, or fewer if the other side ends; how many there were. */
static size_t bare_read(int fd, void *bytes, size_t size)
{
    size_t there = 0;
    while (there < size) {
        const ssize_t more = recv(fd, (char *)bytes + there, size - there, MSG_DONTWAIT);
        if (more == 0 || (more < 0 && errno == ECONNRESET))
            break;
        if (more > 0)
            there += (size_t)more;
        else
            ev_run(loop, EVRUN_NOWAIT);
    }
    return there;
}

/* How many bytes there are until the other side ends. */
static size_t bare_read_to_end(int fd)
{
    uint8_t bytes[256];
    size_t all = 0, more;
    do {
        more = bare_read(fd, bytes, sizeof bytes);
        all += more;
    } while (more == sizeof bytes);
    return all;
}

#endif
