/*
 * test_frames.c: WebSocket frames at their edges: what is read is what was sent, however it is cut; what RFC 6455 forbids is
 * refused in every frame, not only in the first.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "net/frames.h"

/* The examples of RFC 6455, 5.7: "Hello" masked, whole and as a ping. */
static void reads_the_examples(void **state)
{
    (void)state;
    static const uint8_t hello[] = {0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58};
    static const uint8_t ping[] = {0x89, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58};
    for (unsigned i = 0; i < 2; i++) {
        struct frame_reader reader = {.have = 0};
        struct frame_piece piece;
        uint8_t bytes[sizeof hello];
        size_t used;
        memcpy(bytes, i ? ping : hello, sizeof bytes);
        assert_int_equal(frame_read(&reader, bytes, sizeof bytes, &used, &piece), FRAME_PIECE);
        assert_int_equal(used, sizeof bytes);
        assert_int_equal(piece.opcode, i ? FRAME_PING : FRAME_TEXT);
        assert_true(piece.first && piece.last && piece.final);
        assert_int_equal(piece.size, 5);
        assert_memory_equal(piece.bytes, "Hello", 5);
    }
}

/* A frame with 300 bytes and one right behind it, cut at every place into two reads. */
static void reads_what_is_cut_anywhere(void **state)
{
    (void)state;
    enum { SIZE = 300, FIRST = 8 + SIZE, ALL = FIRST + 6 };
    for (size_t cut = 0; cut <= ALL; cut++) {
        struct frame_reader reader = {.have = 0};
        uint8_t bytes[ALL] = {0x01, 0x80 | 126, SIZE >> 8, SIZE & 255, 1, 2, 3, 4}, found[SIZE];
        size_t size = 0;
        unsigned frames = 0;
        for (unsigned i = 0; i < SIZE; i++)
            bytes[8 + i] = (uint8_t)(i ^ (1 + i % 4));
        bytes[FIRST] = 0x80; /* the end of the message, empty */
        bytes[FIRST + 1] = 0x80;
        for (unsigned part = 0; part < 2; part++)
            for (size_t at = part ? cut : 0, end = part ? ALL : cut, used; at < end; at += used) {
                struct frame_piece piece;
                if (frame_read(&reader, bytes + at, end - at, &used, &piece) == FRAME_NOTHING)
                    continue;
                if (frames == 0) {
                    assert_int_equal(piece.opcode, FRAME_TEXT);
                    assert_false(piece.final);
                    assert_true(size + piece.size <= SIZE);
                    memcpy(found + size, piece.bytes, piece.size);
                    size += piece.size;
                    assert_int_equal(piece.to_come, SIZE - size);
                } else {
                    assert_int_equal(piece.opcode, FRAME_CONTINUATION);
                    assert_true(piece.first && piece.last && piece.final && piece.size == 0);
                }
                frames += piece.last;
            }
        assert_int_equal(frames, 2);
        for (unsigned i = 0; i < SIZE; i++)
            assert_int_equal(found[i], (uint8_t)i);
    }
}

static enum frame_result read_header(struct frame_reader *reader, const uint8_t *bytes, size_t size)
{
    uint8_t copy[32];
    struct frame_piece piece;
    size_t used;
    memcpy(copy, bytes, size);
    return frame_read(reader, copy, size, &used, &piece);
}

static void refuses_what_is_forbidden(void **state)
{
    (void)state;
    static const struct {
        uint8_t bytes[14];
        size_t size;
        enum frame_result expected;
    } cases[] = {
        {{0x81, 0x80, 0, 0, 0, 0}, 6, FRAME_PIECE},
        {{0x81, 0x00}, 2, FRAME_WRONG}, /* not masked */
        {{0x80, 0x00}, 2, FRAME_WRONG}, /* a continuation that is not */
        {{0x89, 0x00}, 2, FRAME_WRONG}, /* a ping that is not */
        {{0xc1, 0x80}, 2, FRAME_WRONG}, /* reserved bits */
        {{0x91, 0x80}, 2, FRAME_WRONG},
        {{0x83, 0x80}, 2, FRAME_WRONG}, /* unknown opcodes */
        {{0x8b, 0x80}, 2, FRAME_WRONG},
        {{0x09, 0x80}, 2, FRAME_WRONG},                           /* a ping in fragments */
        {{0x89, 0x80 | 126}, 2, FRAME_WRONG},                     /* a long ping */
        {{0x81, 0x80 | 126, 0, 125, 0, 0, 0, 0}, 8, FRAME_WRONG}, /* a length that is longer than needed */
        {{0x81, 0x80 | 126, 0, 126, 0, 0, 0, 0}, 8, FRAME_PIECE},
        {{0x81, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0}, 14, FRAME_WRONG},
        {{0x81, 0x80 | 127, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}, 14, FRAME_PIECE},
        {{0x81, 0x80 | 127, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 14, FRAME_WRONG}, /* 2^63 */
    };
    static const uint8_t fine[] = {0x81, 0x81, 0, 0, 0, 0, 'x'};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (unsigned before = 0; before < 3; before++) { /* as the first frame, the second, the third */
            struct frame_reader reader = {.have = 0};
            for (unsigned j = 0; j < before; j++)
                assert_int_equal(read_header(&reader, fine, sizeof fine), FRAME_PIECE);
            assert_int_equal(read_header(&reader, cases[i].bytes, cases[i].size), cases[i].expected);
        }
}

static void writes_headers(void **state)
{
    (void)state;
    static const struct {
        size_t size, expected_size;
        uint8_t expected[10];
    } cases[] = {
        {0, 2, {0x81, 0}},
        {125, 2, {0x81, 125}},
        {126, 4, {0x81, 126, 0, 126}},
        {65535, 4, {0x81, 126, 0xff, 0xff}},
        {65536, 10, {0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint8_t header[FRAME_HEADER_MAX];
        assert_int_equal(frame_header(header, FRAME_TEXT, cases[i].size), cases[i].expected_size);
        assert_memory_equal(header, cases[i].expected, cases[i].expected_size);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_the_examples),
        cmocka_unit_test(reads_what_is_cut_anywhere),
        cmocka_unit_test(refuses_what_is_forbidden),
        cmocka_unit_test(writes_headers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
