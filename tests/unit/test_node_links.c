/*
 * test_node_links.c: unit tests of links between nodes (src/server/node_links.h): that frames arrive, that links end as they should, and
 * that strangers are kept out. What is done to links on their way: test_node_links_relay.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/cluster.h>

#include "node_links_bare.h"

/*
 * Frames.
 */

static void test_frames_of_all_sizes(void **state)
{
    static const size_t sizes[] = {0, 1, 100, 20000000, 0, 1048576, NIKA_FRAME_MAX, 3};
    (void)state;
    link_to(far.address);
    for (unsigned i = 0; i < 8; i++) {
        send_frame(&near, i, sizes[i]);
        send_frame(&far, i, sizes[i]);
    }
    UNTIL(near.frames == 8 && far.frames == 8);
    assert_heard(&near, 1, 8, 0);
    assert_heard(&far, 1, 8, 0);
    assert_memory_equal(near.sizes, sizes, sizeof sizes);
    assert_memory_equal(far.sizes, sizes, sizeof sizes);
}

static void test_links_in_both_directions(void **state)
{
    (void)state;
    link_to(far.address);
    const uint32_t first = near.link;
    assert_int_not_equal(node_links_dial(far.links, near.address), 0);
    UNTIL(near.opened == 2 && far.opened == 2);
    assert_int_not_equal(near.link, first);
    assert_false(near.dialled);
    assert_true(far.dialled);
    send_frame(&far, 0, 9);
    UNTIL(near.frames == 1);
    assert_heard(&near, 2, 1, 0);
}

static void test_many_frames_in_one_turn(void **state)
{
    enum { MANY = 10000 };
    (void)state;
    link_to(far.address);
    for (unsigned i = 0; i < MANY; i++) {
        send_frame(&near, i, i % 40);
        send_frame(&far, i, i % 40);
    }
    UNTIL(near.frames == MANY && far.frames == MANY);
    assert_heard(&near, 1, MANY, 0);
    assert_heard(&far, 1, MANY, 0);
}

static void test_frames_for_nobody(void **state)
{
    (void)state;
    node_links_send(near.links, 0, "x", 1);
    node_links_send(near.links, 77, "x", 1);
    node_links_close(near.links, 0);
    node_links_close(near.links, 77);
    const uint32_t link = node_links_dial(near.links, far.address);
    node_links_send(near.links, link, "x", 1); /* it is not open yet */
    UNTIL(near.opened && far.opened);
    send_frame(&near, 0, 4);
    node_links_close(near.links, link);
    node_links_send(near.links, link, "x", 1);
    node_links_close(near.links, link);
    UNTIL(far.closed);
    assert_heard(&far, 1, 1, 1); /* what was sent before the close */
    assert_heard(&near, 1, 0, 0);
}

/* Whoever does not read does not get all of our memory. */
static void test_whoever_does_not_read(void **state)
{
    struct bare bare;
    (void)state;
    bare_open(&bare, &far);
    for (unsigned i = 0; i < 9; i++)
        send_frame(&far, i, NIKA_FRAME_MAX); /* 288 million bytes and more */
    UNTIL(far.closed);
    assert_heard(&far, 1, 0, 1);
    close(bare.fd);
}

/*
 * The ends of links.
 */

/* Who closes from a callback hears nothing more; the other side hears what was sent before, and the end. */
static void test_closing_from_callbacks(void **state)
{
    static const enum deed deeds[] = {CLOSE_WHEN_OPENED, CLOSE_AT_FRAME};
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        struct side *const closer = i % 2 ? &near : &far, *const other = i % 2 ? &far : &near;
        close_side(&near);
        close_side(&far);
        open_side(&near, 1);
        open_side(&far, 1);
        closer->deed = deeds[i / 2];
        assert_int_not_equal(node_links_dial(near.links, far.address), 0);
        UNTIL(other->opened);
        for (unsigned j = 0; j < 3; j++) /* all in one message */
            send_frame(other, j, 10);
        UNTIL(other->closed);
        assert_heard(closer, 1, closer->deed == CLOSE_AT_FRAME ? 1 : 0, 0);
        assert_heard(other, 1, 1, 1);
        assert_int_equal(other->sizes[0], 5);
        assert_int_equal(other->lost, other->link);
        assert_refused(closer, "");
        assert_refused(other, "");
    }
}

static void test_a_half_closed_socket(void **state)
{
    struct bare bare;
    uint8_t byte;
    (void)state;
    bare_open(&bare, &far);
    shutdown(bare.fd, SHUT_WR);
    UNTIL(far.closed);
    assert_int_equal(bare_read(bare.fd, &byte, 1), 0);
    assert_heard(&far, 1, 0, 1);
    assert_refused(&far, "");
    close(bare.fd);
}

/* Links in every stage, at both sides: nobody hears anything any more, and nothing is left (AddressSanitizer looks). */
static void test_freeing_in_every_stage(void **state)
{
    struct bare greeting, header, open;
    unsigned port;
    (void)state;
    const int silent = bare_listen(&port), stranger = bare_dial(far.port);
    char nobody[32];
    uint8_t byte;
    snprintf(nobody, sizeof nobody, "127.0.0.1:%u", port);
    assert_int_not_equal(node_links_dial(far.links, nobody), 0);
    const int dialled = accept(silent, NULL, NULL);
    assert_int_equal(bare_read(dialled, &byte, 1), 1); /* it waits for a greeting */
    bare_greet(&greeting, far.port, 1);
    bare_greet(&header, far.port, 1);
    bare_write(header.fd, header.header, HEADER);
    bare_open(&open, &far);
    send_frame(&far, 0, 5000000); /* still to be written */
    link_to(far.address);
    send_frame(&near, 0, 100);
    node_links_close(near.links, near.link); /* is still to be freed */
    assert_int_not_equal(node_links_dial(far.links, nobody), 0);
    assert_int_not_equal(node_links_dial(near.links, nobody), 0);
    const unsigned opened = far.opened;
    close_side(&far);
    close_side(&near);
    ev_run(loop, EVRUN_NOWAIT);
    assert_heard(&far, opened, 0, 0);
    assert_heard(&near, 1, 0, 0);
    close(silent);
    close(stranger);
    close(dialled);
    close(greeting.fd);
    close(header.fd);
    close(open.fd);
}

/*
 * Addresses.
 */

static void test_where_nobody_listens(void **state)
{
    unsigned port;
    char address[32];
    (void)state;
    close(bare_listen(&port));
    snprintf(address, sizeof address, "127.0.0.1:%u", port);
    const uint32_t link = node_links_dial(near.links, address);
    assert_int_not_equal(link, 0);
    UNTIL(near.closed);
    assert_heard(&near, 0, 0, 1);
    assert_int_equal(near.lost, link);
}

static void test_what_is_no_address(void **state)
{
    static const char *const none[] = {
        "",           ":",         "127.0.0.1",      "127.0.0.1:",      "127.0.0.1:70000",
        "[::1]",      ":7000",     "127.0.0.1:http", "127.0.0.1:-1",    "127.0.0.1:7000x",
        "127.0.0.1:", "127.0.0.1", "127.0.0.1: 80",  "127.0.0.1:65536", "127.0.0.1:000000000080",
    };
    static const char *const no_own[] = {"localhost:0", "256.0.0.1:0", "[::1:0", "nika.example:7000"};
    char long_one[400];
    unsigned port;
    (void)state;
    memset(long_one, 'a', sizeof long_one);
    strcpy(long_one + sizeof long_one - 4, ":80");
    assert_int_equal(node_links_dial(near.links, long_one), 0);
    close_side(&far);
    struct node_links *const links =
        node_links_new(loop, (const uint8_t[NODE_KEY_BYTES]){0}, &(struct node_links_owner){0});
    for (unsigned i = 0; i < sizeof none / sizeof none[0]; i++) {
        assert_int_equal(node_links_dial(near.links, none[i]), 0);
        errno = 0;
        assert_false(node_links_listen(links, none[i], &port));
        assert_int_equal(errno, EINVAL);
    }
    for (unsigned i = 0; i < sizeof no_own / sizeof no_own[0]; i++) {
        assert_false(node_links_listen(links, no_own[i], &port));
        assert_int_equal(errno, EINVAL);
    }
    assert_false(node_links_listen(links, near.address, &port));
    assert_int_equal(errno, EADDRINUSE);
    assert_false(node_links_listen(links, "192.0.2.1:0", &port));
    assert_int_equal(errno, EADDRNOTAVAIL);
    node_links_free(links);
}

/* Somebody who listens and says nothing, and somebody who comes and says nothing: their time ends. */
static void test_silence(void **state)
{
    unsigned port;
    char address[32];
    (void)state;
    node_links_patience(near.links, 0.02);
    const int silent = bare_listen(&port);
    snprintf(address, sizeof address, "127.0.0.1:%u", port);
    const uint32_t link = node_links_dial(near.links, address);
    UNTIL(near.closed);
    assert_int_equal(near.lost, link);
    const int stranger = bare_dial(near.port);
    bare_read_to_end(stranger);
    assert_heard(&near, 0, 0, 1);
    assert_refused(&near, "");
    close(silent);
    close(stranger);
}

/* An open link may be silent for as long as it likes: longer than a stranger who comes after it. */
static void test_patience_ends_with_the_greeting(void **state)
{
    (void)state;
    double patience = 0.02;
    for (;;) { /* until it is enough for this machine */
        node_links_patience(near.links, patience);
        node_links_patience(far.links, patience);
        assert_int_not_equal(node_links_dial(near.links, far.address), 0);
        UNTIL((near.opened && far.opened) || near.closed);
        if (!near.closed)
            break;
        patience *= 2;
        close_side(&near);
        close_side(&far);
        open_side(&near, 1);
        open_side(&far, 1);
    }
    for (unsigned i = 0; i < 2; i++) {
        const int stranger = bare_dial(i ? near.port : far.port);
        bare_read_to_end(stranger);
        close(stranger);
    }
    send_frame(&near, 0, 1);
    UNTIL(far.frames || far.closed);
    assert_heard(&near, 1, 0, 0);
    assert_heard(&far, 1, 1, 0);
}

/*
 * Strangers.
 */

static void test_another_key(void **state)
{
    (void)state;
    close_side(&far);
    open_side(&far, 2);
    const uint32_t link = node_links_dial(near.links, far.address);
    node_links_send(near.links, link, "x", 1);
    UNTIL(near.closed && far.refused);
    assert_heard(&near, 0, 0, 1);
    assert_heard(&far, 0, 0, 0);
    assert_refused(&near, "wrong-key");
    assert_refused(&far, "wrong-key");
}

/* Says something to the far side, and waits until that hangs up. */
static void say(const void *bytes, size_t size, const char *why)
{
    const int fd = bare_dial(far.port);
    far.refused = 0;
    far.why[0] = '\0';
    bare_write(fd, bytes, size);
    shutdown(fd, SHUT_WR);
    const size_t said = bare_read_to_end(fd);
    close(fd);
    assert_heard(&far, 0, 0, 0);
    assert_refused(&far, why);
    if (strcmp(why, "wrong-key") == 0) /* our own proof tells a node with another key as much */
        assert_int_equal(said, GREETING + HEADER + 4 + EXTRA);
}

static void test_garbage(void **state)
{
    static const char web[] = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    uint8_t bytes[1000] = "nika-link-1\n";
    (void)state;
    say("", 0, "");
    say("nika", 4, "");
    say(bytes, GREETING - 1, "");
    say(bytes, GREETING, "");
    say(bytes, GREETING + HEADER - 1, "");
    say(bytes, GREETING + HEADER, "");
    say(bytes, GREETING + HEADER + 4 + EXTRA, "wrong-key"); /* of the size 0 */
    bytes[GREETING + HEADER] = EXTRA;
    say(bytes, GREETING + HEADER + 4 + EXTRA - 1, "");
    say(bytes, GREETING + HEADER + 4 + EXTRA, "wrong-key");
    bytes[GREETING + HEADER] = EXTRA + 1;
    say(bytes, GREETING + HEADER + 4, "bad-size");
    bytes[GREETING + HEADER] = EXTRA - 1;
    say(bytes, GREETING + HEADER + 4, "bad-size");
    memset(bytes + GREETING + HEADER, 0xff, 4);
    say(bytes, GREETING + HEADER + 4, "bad-size");
    bytes[10] = '2';
    say(bytes, GREETING, "no-node");
    say(web, sizeof web - 1, "no-node");
    memset(bytes, 0, sizeof bytes);
    say(bytes, sizeof bytes, "no-node");
    link_to(far.address); /* nodes still get in */
}

/* Whoever is dialled may be anybody, too: this one says what it is sent, or what it likes. */
static void dial_somebody(const uint8_t *says, size_t size, const char *why)
{
    uint8_t greeting[GREETING];
    unsigned port;
    char address[32];
    const int listener = bare_listen(&port);
    snprintf(address, sizeof address, "127.0.0.1:%u", port);
    const uint32_t link = node_links_dial(near.links, address);
    assert_int_not_equal(link, 0);
    const int fd = accept(listener, NULL, NULL);
    near.refused = near.closed = 0;
    assert_int_equal(bare_read(fd, greeting, sizeof greeting), GREETING);
    bare_write(fd, says ? says : greeting, size);
    UNTIL(near.closed);
    assert_heard(&near, 0, 0, 1);
    assert_int_equal(near.lost, link);
    assert_refused(&near, why);
    close(fd);
    close(listener);
}

static void test_dialling_a_stranger(void **state)
{
    uint8_t bytes[GREETING + HEADER + 4 + EXTRA] = "nika-link-1\n";
    (void)state;
    dial_somebody(NULL, GREETING, "mirrored");
    bytes[GREETING + HEADER] = EXTRA;
    dial_somebody(bytes, sizeof bytes, "wrong-key");
    dial_somebody((const uint8_t *)"220 mail.example ESMTP, what do you want of me?\r\n", 49, "no-node");
}

/* A node that proves who it is and then says what cannot be. */
static void test_bad_messages(void **state)
{
    static const struct {
        const uint8_t bytes[12];
        size_t size;
        unsigned frames;
    } all[] = {
        {{0}, 1, 0},
        {{0, 0, 0}, 3, 0},
        {{1, 0, 0, 0}, 4, 0},
        {{0, 0, 0, 0, 0, 0, 0}, 7, 1},
        {{0, 0, 0, 0, 2, 0, 0, 0, 9}, 9, 1},
        {{0xff, 0xff, 0xff, 0xff}, 4, 0},
        {{0xfc, 0xff, 0xff, 0xff, 1, 1, 1, 1}, 8, 0},
    };
    struct bare bare;
    (void)state;
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++) {
        close_side(&far);
        open_side(&far, 1);
        bare_open(&bare, &far);
        bare_message(&bare, "", 0); /* no frames at all are no fault */
        bare_message(&bare, all[i].bytes, all[i].size);
        UNTIL(far.closed);
        assert_heard(&far, 1, all[i].frames, 1);
        assert_refused(&far, "cut-off");
        close(bare.fd);
    }
}

static void test_sizes_after_the_proof(void **state)
{
    /* The largest message is a frame and as much as is gathered: more is refused before it has come. */
    static const size_t sizes[] = {0xffffffff, NIKA_FRAME_MAX + 4 + (1 << 20) + EXTRA + 1, EXTRA - 1, 1};
    struct bare bare;
    uint8_t bytes[4];
    (void)state;
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        close_side(&far);
        open_side(&far, 1);
        bare_open(&bare, &far);
        bare_size(bytes, sizes[i]);
        bare_write(bare.fd, bytes, sizeof bytes);
        UNTIL(far.closed);
        assert_heard(&far, 1, 0, 1);
        assert_refused(&far, "bad-size");
        close(bare.fd);
    }
}

static void test_many_strangers(void **state)
{
    enum { STRANGERS = 200, PLACES = 128 };
    int strangers[STRANGERS];
    unsigned left = 0;
    char byte;
    (void)state;
    node_links_patience(near.links, 3600);
    node_links_patience(far.links, 3600);
    link_to(far.address);
    for (unsigned i = 0; i < STRANGERS; i++)
        strangers[i] = bare_dial(far.port);
    const uint32_t first = far.link;
    link_to(far.address);
    assert_int_not_equal(far.link, first);
    for (unsigned i = 0; i < STRANGERS; i++) {
        uint8_t greeting[GREETING];
        assert_int_equal(bare_read(strangers[i], greeting, sizeof greeting), GREETING);
        left += recv(strangers[i], &byte, 1, MSG_DONTWAIT) < 0;
        close(strangers[i]);
    }
    assert_int_equal(left, PLACES - 2); /* beside two nodes */
    send_frame(&near, 0, 30);
    UNTIL(far.frames);
    assert_heard(&near, 2, 0, 0);
    assert_refused(&far, "");
}

/* All places are taken by nodes: one more is turned away, and gets in as soon as one has gone. */
static void test_many_nodes(void **state)
{
    enum { PLACES = 128 };
    uint32_t first = 0;
    (void)state;
    for (unsigned i = 0; i < PLACES; i++) {
        link_to(far.address);
        first = first ? first : near.link;
    }
    assert_int_not_equal(node_links_dial(near.links, far.address), 0);
    UNTIL(near.closed);
    assert_heard(&near, PLACES, 0, 1);
    assert_heard(&far, PLACES, 0, 0);
    node_links_close(near.links, first);
    UNTIL(far.closed);
    link_to(far.address);
}

int main(void)
{
#define EACH(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        EACH(test_frames_of_all_sizes),
        EACH(test_links_in_both_directions),
        EACH(test_many_frames_in_one_turn),
        EACH(test_frames_for_nobody),
        EACH(test_whoever_does_not_read),
        EACH(test_closing_from_callbacks),
        EACH(test_a_half_closed_socket),
        EACH(test_freeing_in_every_stage),
        EACH(test_where_nobody_listens),
        EACH(test_what_is_no_address),
        EACH(test_silence),
        EACH(test_patience_ends_with_the_greeting),
        EACH(test_another_key),
        EACH(test_garbage),
        EACH(test_dialling_a_stranger),
        EACH(test_bad_messages),
        EACH(test_sizes_after_the_proof),
        EACH(test_many_strangers),
        EACH(test_many_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
