/*
 * frames.c: reads and writes WebSocket frames (see frames.h).
 */
#include "frames.h"

#include <string.h>

static bool is_control(enum frame_opcode opcode)
{
    return opcode >= FRAME_CLOSE;
}

static bool is_known(unsigned opcode)
{
    return opcode <= FRAME_BINARY || (opcode >= FRAME_CLOSE && opcode <= FRAME_PONG);
}

/* The size of a header whose first two bytes are known. */
static unsigned header_size(const uint8_t *header)
{
    const unsigned length = header[1] & 0x7f;
    return 2 + (length == 126 ? 2 : length == 127 ? 8 : 0) + 4;
}

/* Judges the first two bytes: reserved bits, opcode, mask, and what control frames must not have. */
static bool begins_well(const uint8_t *header)
{
    const unsigned opcode = header[0] & 0x0f;
    if ((header[0] & 0x70) || !is_known(opcode) || !(header[1] & 0x80))
        return false;
    return !is_control(opcode) || ((header[0] & 0x80) && (header[1] & 0x7f) <= FRAME_CONTROL_MAX);
}

/* Reads the length of the payload. False if it is not spelled in the shortest way, or beyond 2^63. */
static bool read_length(const uint8_t *header, uint64_t *length)
{
    const unsigned first = header[1] & 0x7f, bytes = first == 126 ? 2 : first == 127 ? 8 : 0;
    if (!bytes) {
        *length = first;
        return true;
    }
    *length = 0;
    for (unsigned i = 0; i < bytes; i++)
        *length = *length << 8 | header[2 + i];
    return bytes == 2 ? *length >= 126 : *length >= 65536 && *length >> 63 == 0;
}

static void unmask(struct frame_reader *reader, uint8_t *bytes, size_t size)
{
    const uint8_t *const mask = reader->header + header_size(reader->header) - 4;
    for (size_t i = 0; i < size; i++)
        bytes[i] ^= mask[(reader->passed + i) & 3];
    reader->passed = (uint32_t)(reader->passed + size) & 3;
}

enum frame_result frame_read(struct frame_reader *reader, uint8_t *bytes, size_t size, size_t *used,
                             struct frame_piece *piece)
{
    const bool first = !reader->inside;
    *used = 0;
    while (!reader->inside) {
        if (*used == size)
            return FRAME_NOTHING;
        reader->header[reader->have++] = bytes[(*used)++];
        if (reader->have == 2 && !begins_well(reader->header))
            return FRAME_WRONG;
        if (reader->have < 2 || reader->have < header_size(reader->header))
            continue;
        if (!read_length(reader->header, &reader->to_come))
            return FRAME_WRONG;
        reader->inside = true;
        reader->passed = 0;
    }
    const size_t left = size - *used, taken = reader->to_come < left ? (size_t)reader->to_come : left;
    unmask(reader, bytes + *used, taken);
    reader->to_come -= taken;
    *piece = (struct frame_piece){
        .opcode = (enum frame_opcode)(reader->header[0] & 0x0f),
        .first = first,
        .last = reader->to_come == 0,
        .final = (reader->header[0] & 0x80) != 0,
        .bytes = bytes + *used,
        .size = taken,
        .to_come = reader->to_come,
    };
    *used += taken;
    if (piece->last) {
        reader->inside = false;
        reader->have = 0;
    }
    return FRAME_PIECE;
}

size_t frame_header(uint8_t header[FRAME_HEADER_MAX], enum frame_opcode opcode, size_t size)
{
    const unsigned bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
    header[0] = (uint8_t)(0x80 | opcode);
    header[1] = (uint8_t)(bytes == 0 ? size : bytes == 2 ? 126 : 127);
    for (unsigned i = 0; i < bytes; i++)
        header[2 + i] = (uint8_t)((uint64_t)size >> 8 * (bytes - 1 - i));
    return 2 + bytes;
}

bool frame_close_code_is_fine(unsigned code)
{
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}
