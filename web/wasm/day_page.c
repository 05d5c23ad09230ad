/*
 * day_page.c: the deal of the day in the master's module: a page fetches it when it shows that, since not every visit does.
 */
#include <string.h>

#include "buffer.h"
#include "day_answers.h"

EXPORT(nika_day) size_t wasm_day(size_t size);

/* Answers the question in the buffer, as nika_ask does (ask.c). */
size_t wasm_day(size_t size)
{
    static char question[4 * NIKA_LINE_MAX];
    struct nika_json object, value;
    char what[16];
    const char *error = "ask";
    size_t at, length;
    memcpy(question, wasm_buffer, size < sizeof question ? size : sizeof question);
    struct nika_text text = nika_text(wasm_buffer, sizeof wasm_buffer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    if (size > sizeof question || nika_json_check(question, size, &object, &at) != NIKA_JSON_FINE)
        error = "json";
    else if (nika_json_get(object, "ask", &value) && nika_json_string(value, what, sizeof what, &length))
        day_answer(what, object, &writer, &error);
    if (error) {
        text = nika_text(wasm_buffer, sizeof wasm_buffer);
        writer = nika_writer(&text);
        nika_write_open(&writer, '{');
        nika_write_key(&writer, "error");
        nika_write_word(&writer, error);
    }
    nika_write_close(&writer, '}');
    return text.size;
}
