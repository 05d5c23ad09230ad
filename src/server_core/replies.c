/*
 * replies.c: responses to requests on a WebSocket. Every request gets exactly one response, carrying its id; a
 * connection that has closed in the meantime gets none.
 */
#include <assert.h>

#include "server_core_internal.h"

/* {"re":id,"ok":… ; null stands for an id that could not be read. */
static struct nika_writer begin(struct nika_server_core *core, const char *id, bool fine, struct nika_text *text)
{
    *text = nika_text(core->answer, sizeof core->answer);
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

struct nika_writer reply_begin(struct nika_server_core *core, const char *id, struct nika_text *text)
{
    return begin(core, id, true, text);
}

struct nika_writer reply_begin_error(struct nika_server_core *core, const char *id, const char *word,
                                     struct nika_text *text)
{
    struct nika_writer writer = begin(core, id, false, text);
    nika_write_key(&writer, "error");
    nika_write_word(&writer, word);
    return writer;
}

void reply_end(struct nika_server_core *core, nika_connection connection, struct nika_writer *writer)
{
    nika_write_close(writer, '}');
    assert(!writer->text->cut);
    if (core_connection(core, connection))
        core_send(core, connection, writer->text);
}

void reply_fine(struct nika_server_core *core, nika_connection connection, const char *id)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin(core, id, &text);
    reply_end(core, connection, &writer);
}

void reply_error(struct nika_server_core *core, nika_connection connection, const char *id, const char *word)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin_error(core, id, word, &text);
    reply_end(core, connection, &writer);
}

void reply_bad_value(struct nika_server_core *core, nika_connection connection, const char *id, const char *where)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin_error(core, id, "bad-value", &text);
    nika_write_key(&writer, "where");
    nika_write_word(&writer, where);
    reply_end(core, connection, &writer);
}

void reply_slow_down(struct nika_server_core *core, nika_connection connection, const char *id, int64_t wait)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin_error(core, id, "slow-down", &text);
    nika_write_key(&writer, "wait");
    nika_write_whole(&writer, wait);
    reply_end(core, connection, &writer);
}
