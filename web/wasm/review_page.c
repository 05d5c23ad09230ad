/*
 * review_page.c: reviews of finished games, in the master's module (docs/engine.md). Each of a page's workers has a review of
 * the same game, does some of its tasks, and one of them puts together what came out.
 */
#include <string.h>

#include <nika/review.h>

#include "buffer.h"

EXPORT(nika_review_open) bool wasm_review_open(size_t size);
EXPORT(nika_review_plan) size_t wasm_review_plan(unsigned seat);
EXPORT(nika_review_do) size_t wasm_review_do(unsigned task);
EXPORT(nika_review_take) bool wasm_review_take(size_t size);
EXPORT(nika_review_json) size_t wasm_review_json(unsigned seat);
EXPORT(nika_review_ask) size_t wasm_review_ask(size_t size);

static struct nika_review review;

/* In the buffer: a record. Whether it is one of a finished game. */
bool wasm_review_open(size_t size)
{
    static struct nika_reader reader;
    enum nika_reading reading = NIKA_READ_HEADER;
    nika_reader_start(&reader);
    memset(&review.result, 0, sizeof review.result);
    for (size_t from = 0; from < size && reading != NIKA_READ_PROBLEM && !nika_review_ready(&review);) {
        const char *line = wasm_buffer + from, *end = memchr(line, '\n', size - from);
        const size_t length = end ? (size_t)(end - line) : size - from;
        reading = length > NIKA_LINE_MAX ? nika_reader_line_too_long(&reader) : nika_reader_line(&reader, line, length);
        nika_review_read(&review, &reader, reading);
        from += length + 1;
    }
    return nika_review_ready(&review);
}

size_t wasm_review_plan(unsigned seat)
{
    static uint16_t tasks[NIKA_REVIEW_TASKS];
    struct nika_text text = nika_text(wasm_buffer, sizeof wasm_buffer);
    struct nika_writer writer = nika_writer(&text);
    unsigned own;
    if (!nika_review_ready(&review) || seat >= review.setup.players)
        return 0;
    const unsigned count = nika_review_plan(&review, seat, tasks, &own);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "tasks");
    nika_write_open(&writer, '[');
    for (unsigned i = 0; i < count; i++)
        nika_write_whole(&writer, tasks[i]);
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "own");
    nika_write_whole(&writer, own);
    nika_write_close(&writer, '}');
    return text.size;
}

/* Does a task, and leaves in the buffer what came out. */
size_t wasm_review_do(unsigned task)
{
    _Static_assert(NIKA_REVIEW_PART_MAX <= sizeof wasm_buffer, "there is room for it");
    if (!nika_review_ready(&review))
        return 0;
    nika_review_do(&review, task);
    return nika_review_part(&review, task, (uint8_t *)wasm_buffer);
}

bool wasm_review_take(size_t size)
{
    return nika_review_ready(&review) && nika_review_take(&review, (const uint8_t *)wasm_buffer, size);
}

size_t wasm_review_json(unsigned seat)
{
    struct nika_text text = nika_text(wasm_buffer, sizeof wasm_buffer);
    if (!nika_review_ready(&review) || seat >= review.setup.players)
        return 0;
    nika_review_json(&review, seat, &text);
    return text.size;
}

size_t wasm_review_ask(size_t size)
{
    static char question[1024];
    if (size > sizeof question)
        return 0;
    memcpy(question, wasm_buffer, size);
    struct nika_text text = nika_text(wasm_buffer, sizeof wasm_buffer); /* its first byte is gone */
    nika_review_ask(&review, question, size, &text);
    return text.size;
}
