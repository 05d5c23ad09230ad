/*
 * frames.h: a strict reader and writer of WebSocket frames (RFC 6455, section 5), for a server. Pure: bytes in, pieces of
 * frames out. Every frame's header is judged before any of its payload is passed on.
 */
#ifndef NIKA_NET_FRAMES_H
#define NIKA_NET_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum frame_opcode {
    FRAME_CONTINUATION = 0,
    FRAME_TEXT = 1,
    FRAME_BINARY = 2,
    FRAME_CLOSE = 8,
    FRAME_PING = 9,
    FRAME_PONG = 10
};

enum {
    FRAME_HEADER_MAX = 14, /* of a client's frame: two bytes, a length of up to eight, a mask */
    FRAME_CONTROL_MAX = 125
};

/* What is remembered of a frame between two reads: its header, and how much of its payload has passed. */
struct frame_reader {
    uint8_t header[FRAME_HEADER_MAX];
    uint8_t have;     /* bytes of the header so far */
    bool inside;      /* the header is complete */
    uint64_t to_come; /* bytes of payload */
    uint32_t passed;  /* modulo 4: where in the mask the next byte is */
};

/* Some of a frame's payload, unmasked. The first piece of a frame comes with its header and may be empty. */
struct frame_piece {
    enum frame_opcode opcode;
    bool first, last; /* piece of its frame */
    bool final;       /* the frame ends its message (FIN) */
    uint8_t *bytes;
    size_t size;
    uint64_t to_come; /* of the frame, after this piece */
};

enum frame_result { FRAME_NOTHING, FRAME_PIECE, FRAME_WRONG };

/*
 * Reads from `bytes`, which are unmasked in place, and says in *used how many were taken: FRAME_NOTHING if all were and a
 * header is not complete yet; FRAME_WRONG if the frame breaks the protocol (close with 1002, and read no more).
 */
enum frame_result frame_read(struct frame_reader *reader, uint8_t *bytes, size_t size, size_t *used,
                             struct frame_piece *piece);

/* Writes the header of a server's frame that is a whole message; returns its size, at most 10. */
size_t frame_header(uint8_t header[FRAME_HEADER_MAX], enum frame_opcode opcode, size_t size);

/* Whether a peer may close with this code (section 7.4). */
bool frame_close_code_is_fine(unsigned code);

#endif
