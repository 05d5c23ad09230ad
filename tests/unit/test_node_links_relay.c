/*
 * test_node_links_relay.c: unit tests of links between nodes (src/server/node_links.h) with somebody in the middle, who can change, hold back,
 * repeat or record what nodes say, but does not know their key. A link ends at the first thing that is not as it was sent;
 * what came before it has arrived, and nothing after it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "node_links_kit.h"

/*
 * What is said in one direction consists of pieces: the greeting, a header, the proof, and then messages.
 */

enum { PIECE_GREETING, PIECE_HEADER, PIECE_PROOF, PIECE_MESSAGE, PIECES = 16, PIECE_MOST = 400000 };

enum trick {
    PASS,
    FLIP,    /* a bit of it */
    DROP,    /* it never arrives */
    TWICE,   /* it arrives twice */
    SWAP,    /* with what comes next */
    STOP,    /* the connection ends after half of it */
    REPLACE, /* with the one before it */
};

struct piece {
    size_t size;
    uint8_t *bytes;
};

struct way {
    struct relay *relay;
    int from, to;
    ev_io readable;
    struct piece pieces[PIECES];
    unsigned count; /* of whole pieces */
    size_t there;   /* bytes of the next one */
    enum trick trick;
    unsigned place; /* which piece it is played with */
    size_t bit;
};

struct relay {
    int listener;
    bool connected, over;
    char address[32];
    ev_io accepts;
    struct way there, back; /* from the side that dials, and to it */
};

static struct relay relay;

static void end_relay(void)
{
    if (!relay.connected || relay.over)
        return;
    ev_io_stop(loop, &relay.there.readable);
    ev_io_stop(loop, &relay.back.readable);
    close(relay.there.from);
    close(relay.back.from);
    relay.over = true;
}

static void pass(const struct way *way, const struct piece *piece, size_t size)
{
    (void)!send(way->to, piece->bytes, size, MSG_NOSIGNAL); /* whoever has hung up hears nothing */
}

/* A piece is whole. */
static void take_piece(struct way *way, unsigned place)
{
    struct piece *const piece = &way->pieces[place];
    const bool tricked = place == way->place;
    if (tricked && way->trick == FLIP)
        piece->bytes[way->bit / 8] ^= (uint8_t)(1u << way->bit % 8);
    if (tricked && (way->trick == DROP || way->trick == SWAP))
        return;
    if (tricked && way->trick == STOP) {
        pass(way, piece, piece->size / 2);
        end_relay();
        return;
    }
    pass(way, tricked && way->trick == REPLACE ? &way->pieces[place - 1] : piece, piece->size);
    if (tricked && way->trick == TWICE)
        pass(way, piece, piece->size);
    if (way->trick == SWAP && place == way->place + 1)
        pass(way, &way->pieces[place - 1], way->pieces[place - 1].size);
}

static void on_way_readable(struct ev_loop *its_loop, ev_io *io, int events)
{
    struct way *const way = io->data;
    struct piece *const piece = &way->pieces[way->count];
    (void)its_loop;
    (void)events;
    assert_true(way->count < PIECES);
    if (!piece->bytes)
        piece->bytes = malloc(PIECE_MOST);
    size_t wanted = way->count == PIECE_GREETING ? GREETING : way->count == PIECE_HEADER ? HEADER : 4;
    if (way->count >= PIECE_PROOF && way->there >= 4)
        for (unsigned i = 0; i < 4; i++)
            wanted += (size_t)piece->bytes[i] << (8 * i);
    assert_true(piece->bytes && wanted <= PIECE_MOST);
    const ssize_t size = recv(way->from, piece->bytes + way->there, wanted - way->there, MSG_DONTWAIT);
    if (size < 0 && errno == EAGAIN)
        return;
    if (size <= 0) {
        end_relay();
        return;
    }
    way->there += (size_t)size;
    if (way->there < wanted || (way->count >= PIECE_PROOF && wanted == 4))
        return;
    piece->size = wanted;
    way->there = 0;
    take_piece(way, way->count++);
}

static void begin_way(struct way *way, int from, int to)
{
    way->from = from;
    way->to = to;
    ev_io_init(&way->readable, on_way_readable, from, EV_READ);
    way->readable.data = way;
    ev_io_start(loop, &way->readable);
}

static void on_relay_accepts(struct ev_loop *its_loop, ev_io *io, int events)
{
    (void)events;
    const int dialler = accept(relay.listener, NULL, NULL), listener = bare_dial(far.port);
    ev_io_stop(its_loop, io);
    relay.connected = true;
    begin_way(&relay.there, dialler, listener);
    begin_way(&relay.back, listener, dialler);
}

static void open_relay(void)
{
    unsigned port;
    memset(&relay, 0, sizeof relay);
    relay.listener = bare_listen(&port);
    snprintf(relay.address, sizeof relay.address, "127.0.0.1:%u", port);
    ev_io_init(&relay.accepts, on_relay_accepts, relay.listener, EV_READ);
    ev_io_start(loop, &relay.accepts);
}

static void close_relay(void)
{
    end_relay();
    ev_io_stop(loop, &relay.accepts);
    close(relay.listener);
    for (unsigned i = 0; i < PIECES; i++) {
        free(relay.there.pieces[i].bytes);
        free(relay.back.pieces[i].bytes);
    }
}

static void begin_anew(void)
{
    close_side(&near);
    close_side(&far);
    open_side(&near, 1);
    open_side(&far, 1);
    open_relay();
}

/*
 * Tests.
 */

/* What is sent in one turn of the event loop is one message. */
static void test_frames_are_gathered(void **state)
{
    (void)state;
    open_relay();
    link_to(relay.address);
    for (unsigned i = 0; i < 10000; i++)
        send_frame(&near, i, 20);
    UNTIL(far.frames == 10000);
    assert_heard(&far, 1, 10000, 0);
    assert_int_equal(relay.there.count, PIECE_MESSAGE + 1);
    assert_int_equal(relay.there.pieces[PIECE_MESSAGE].size, 4 + EXTRA + 10000 * (4 + 20));
    assert_int_equal(relay.back.count, PIECE_PROOF + 1);
    close_relay();
}

/* Nothing of what is sent is seen on its way, and the same twice does not look the same. */
static void test_nothing_is_seen(void **state)
{
    static const char secret[] = "nobody may read this";
    (void)state;
    open_relay();
    link_to(relay.address);
    for (unsigned i = 0; i < 2; i++) {
        node_links_send(near.links, near.link, secret, sizeof secret);
        UNTIL(far.frames == i + 1);
    }
    const struct piece *const one = &relay.there.pieces[PIECE_MESSAGE], *const other = one + 1;
    assert_int_equal(one->size, 4 + EXTRA + 4 + sizeof secret);
    assert_int_equal(one->size, other->size);
    assert_null(memmem(one->bytes, one->size, secret, 6));
    assert_memory_not_equal(one->bytes + 4, other->bytes + 4, one->size - 4);
    close_relay();
}

/* Plays a trick on five messages of a frame each, on their way to a side; `arrive` of them do. */
static void play(bool back, enum trick trick, unsigned place, size_t bit, unsigned arrive, const char *why)
{
    const struct side *const from = back ? &far : &near, *const to = back ? &near : &far;
    struct way *const way = back ? &relay.back : &relay.there;
    begin_anew();
    link_to(relay.address);
    way->trick = trick;
    way->place = PIECE_MESSAGE + place;
    way->bit = bit;
    for (unsigned i = 0; i < 5; i++) {
        send_frame(from, i, 10);
        UNTIL(way->count > PIECE_MESSAGE + i || to->closed);
    }
    UNTIL(to->closed && from->closed);
    assert_heard(to, 1, arrive, 1);
    assert_refused(to, why);
    assert_heard(from, 1, 0, 1);
    assert_refused(from, "");
    close_relay();
}

static void test_messages_that_are_tampered_with(void **state)
{
    (void)state;
    for (unsigned back = 0; back < 2; back++) {
        for (size_t bit = 32; bit < (size_t)8 * (4 + EXTRA + 14); bit += 29) /* each of its parts */
            play(back, FLIP, 2, bit, 2, "wrong-key");
        play(back, FLIP, 2, 1, 2, "wrong-key"); /* 31 bytes become 29 */
        play(back, FLIP, 2, 31, 2, "bad-size");
        play(back, DROP, 2, 0, 2, "wrong-key");
        play(back, TWICE, 2, 0, 3, "wrong-key");
        play(back, SWAP, 2, 0, 2, "wrong-key");
        play(back, REPLACE, 2, 0, 2, "wrong-key");
        play(back, STOP, 2, 0, 2, "");
    }
}

/* Nobody opens a link of which the other side's part was changed, and nothing is delivered. */
static void test_handshakes_that_are_tampered_with(void **state)
{
    static const struct {
        enum trick trick;
        unsigned place;
        size_t bit;
    } tricks[] = {
        {FLIP, PIECE_GREETING, 3},
        {FLIP, PIECE_GREETING, (size_t)8 * NONCE_AT},
        {FLIP, PIECE_GREETING, (size_t)8 * GREETING - 1},
        {FLIP, PIECE_HEADER, 0},
        {FLIP, PIECE_HEADER, (size_t)8 * HEADER - 1},
        {FLIP, PIECE_PROOF, 0},
        {FLIP, PIECE_PROOF, 32},
        {FLIP, PIECE_PROOF, (size_t)8 * 20},
        {STOP, PIECE_GREETING, 0},
        {STOP, PIECE_HEADER, 0},
        {STOP, PIECE_PROOF, 0},
    };
    (void)state;
    for (unsigned i = 0; i < 2 * sizeof tricks / sizeof tricks[0]; i++) {
        const struct side *const to = i % 2 ? &near : &far;
        begin_anew();
        struct way *const way = i % 2 ? &relay.back : &relay.there;
        way->trick = tricks[i / 2].trick;
        way->place = tricks[i / 2].place;
        way->bit = tricks[i / 2].bit;
        const uint32_t link = node_links_dial(near.links, relay.address);
        UNTIL(near.closed);
        assert_int_equal(near.lost, link);
        UNTIL(relay.over && far.closed == far.opened);
        assert_heard(to, 0, 0, to == &near ? 1 : 0);
        assert_int_equal(near.frames + far.frames, 0);
        close_relay();
    }
}

/* What was said once is not believed a second time, by neither side. */
static void test_a_recording(void **state)
{
    uint8_t bytes[512], byte;
    size_t size = 0;
    (void)state;
    open_relay();
    link_to(relay.address);
    send_frame(&near, 0, 10);
    send_frame(&far, 0, 10);
    UNTIL(near.frames && far.frames);
    node_links_close(near.links, near.link);
    UNTIL(far.closed);
    for (unsigned i = 0; i <= PIECE_MESSAGE; i++) {
        memcpy(bytes + size, relay.there.pieces[i].bytes, relay.there.pieces[i].size);
        size += relay.there.pieces[i].size;
    }
    const int fd = bare_dial(far.port);
    bare_write(fd, bytes, size);
    bare_read_to_end(fd);
    close(fd);
    assert_heard(&far, 1, 1, 1);
    assert_refused(&far, "wrong-key");

    unsigned port;
    char address[32];
    const int listener = bare_listen(&port);
    snprintf(address, sizeof address, "127.0.0.1:%u", port);
    assert_int_not_equal(node_links_dial(near.links, address), 0);
    const int dialled = accept(listener, NULL, NULL);
    assert_int_equal(bare_read(dialled, &byte, 1), 1);
    for (unsigned i = 0; i <= PIECE_MESSAGE; i++)
        bare_write(dialled, relay.back.pieces[i].bytes, relay.back.pieces[i].size);
    UNTIL(near.closed);
    assert_heard(&near, 1, 1, 1);
    assert_refused(&near, "wrong-key");
    close(dialled);
    close(listener);
    close_relay();
}

/* What a side has said itself is not believed when it comes back: each direction has a key of its own. */
static void test_a_reflection(void **state)
{
    (void)state;
    open_relay();
    link_to(relay.address);
    send_frame(&near, 0, 10);
    UNTIL(far.frames);
    const struct piece *const piece = &relay.there.pieces[PIECE_MESSAGE];
    bare_write(relay.there.from, piece->bytes, piece->size);
    UNTIL(near.closed);
    assert_heard(&near, 1, 0, 1);
    assert_refused(&near, "wrong-key");
    close_relay();
}

int main(void)
{
#define EACH(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        EACH(test_frames_are_gathered),
        EACH(test_nothing_is_seen),
        EACH(test_messages_that_are_tampered_with),
        EACH(test_handshakes_that_are_tampered_with),
        EACH(test_a_recording),
        EACH(test_a_reflection),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
