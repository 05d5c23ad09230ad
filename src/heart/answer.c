/*
 * answer.c: responses to requests on a WebSocket. Every request gets exactly one response, carrying its id; a
 * connection that has closed in the meantime gets none.
 */
#include <assert.h>

#include "inside.h"

/* {"re":id,"ok":… ; null stands for an id that could not be read. */
static struct nika_writer begin(struct nika_heart *heart, const char *id, bool fine, struct nika_text *text)
{
    *text = nika_text(heart->answer, sizeof heart->answer);
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "re");
    if (id)
        nika_write_word(&writer, id);
    else
        nika_write_null(&writer);
    nika_write_key(&writer, "ok");
    nika_write_bool(&writer, fine);
    return writer;
}

struct nika_writer answer_begin(struct nika_heart *heart, const char *id, struct nika_text *text)
{
    return begin(heart, id, true, text);
}

struct nika_writer answer_begin_error(struct nika_heart *heart, const char *id, const char *word,
                                      struct nika_text *text)
{
    struct nika_writer writer = begin(heart, id, false, text);
    nika_write_key(&writer, "error");
    nika_write_word(&writer, word);
    return writer;
}

void answer_end(struct nika_heart *heart, nika_connection connection, struct nika_writer *writer)
{
    nika_write_close(writer, '}');
    assert(!writer->text->cut);
    if (heart_connection(heart, connection))
        heart_send(heart, connection, writer->text);
}

void answer_fine(struct nika_heart *heart, nika_connection connection, const char *id)
{
    struct nika_text text;
    struct nika_writer writer = answer_begin(heart, id, &text);
    answer_end(heart, connection, &writer);
}

void answer_error(struct nika_heart *heart, nika_connection connection, const char *id, const char *word)
{
    struct nika_text text;
    struct nika_writer writer = answer_begin_error(heart, id, word, &text);
    answer_end(heart, connection, &writer);
}

void answer_bad_value(struct nika_heart *heart, nika_connection connection, const char *id, const char *where)
{
    struct nika_text text;
    struct nika_writer writer = answer_begin_error(heart, id, "bad-value", &text);
    nika_write_key(&writer, "where");
    nika_write_word(&writer, where);
    answer_end(heart, connection, &writer);
}

void answer_slow_down(struct nika_heart *heart, nika_connection connection, const char *id, int64_t wait)
{
    struct nika_text text;
    struct nika_writer writer = answer_begin_error(heart, id, "slow-down", &text);
    nika_write_key(&writer, "wait");
    nika_write_whole(&writer, wait);
    answer_end(heart, connection, &writer);
}
