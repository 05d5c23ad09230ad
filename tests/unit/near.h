/*
 * near.h: a person at a server without a network, for tests: what is sent is written down, and what comes is handed in by hand,
 * mostly from far.h.
 */
#ifndef NIKA_TESTS_NEAR_H
#define NIKA_TESTS_NEAR_H

#include "far.h"
#include "join/join_internal.h"

#define NEAR_TOKEN "1111111111111111111111111111111111111111111111111111111111111111"

static struct nika_join *join;
static struct far far_side;
static char sent[1 << 16]; /* messages since somebody looked, one line each */
static char last_id[64];   /* of the last one */
static unsigned fetched;   /* the number of the last HTTP request */
static int64_t now;

static inline void near_request(void *context, unsigned number, const char *method, const char *path, const char *token,
                                const char *body)
{
    const size_t size = strlen(sent);
    (void)context;
    (void)token;
    fetched = number;
    snprintf(sent + size, sizeof sent - size, "%s %s %s\n", method, path, body ? body : "");
}

static inline void near_open(void *context)
{
    (void)context;
    strcat(sent, "open\n");
}

static inline void near_send(void *context, const char *bytes, size_t size)
{
    const size_t at = strlen(sent);
    const char *id;
    (void)context;
    snprintf(sent + at, sizeof sent - at, "%.*s\n", (int)size, bytes);
    id = strstr(sent + at, "\"id\":\"");
    assert_non_null(id);
    snprintf(last_id, sizeof last_id, "%.*s", (int)strcspn(id + 6, "\""), id + 6);
}

static inline void near_close(void *context)
{
    (void)context;
    strcat(sent, "close\n");
}

static inline void happens(enum nika_call_kind kind, unsigned number, unsigned code, const char *bytes)
{
    join_event(
        join,
        &(struct nika_call_event){.kind = kind, .number = number, .code = code, .bytes = bytes, .size = strlen(bytes)},
        now);
}

static inline void hears(const char *message)
{
    happens(NIKA_CALL_MESSAGE, 0, 0, message);
}

/* An answer to the last message that was sent. */
static inline void answers(const char *members)
{
    char text[1024];
    snprintf(text, sizeof text, "{\"re\":\"%s\",%s}", last_id, members);
    hears(text);
}

static inline bool has_sent(const char *text)
{
    return strstr(sent, text) != NULL;
}

static inline void forget_sent(void)
{
    sent[0] = '\0';
}

/* Ada, with a token; the prefix of her ids is 08090a0b0c0d0e0f. A ticket has been asked for. */
static inline void begin_with(struct nika_join_settings settings)
{
    static const uint8_t seed[32] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    join_end(join);
    memset(join, 0, sizeof *join);
    settings.name = "Ada";
    settings.fallback = "Nobody";
    assert_true(nika_server_url_read("http://localhost:8080", &settings.place));
    join_begin(join, &settings, (struct link_caller){near_request, near_open, near_send, near_close, NULL}, seed);
    strcpy(join->link.token, NEAR_TOKEN);
    forget_sent();
    now = 1000;
    link_start(&join->link, now);
}

/* From a ticket that was asked for to the greeting. */
static inline void find_server(void)
{
    happens(NIKA_CALL_ANSWERED, fetched, 200, "{\"ticket\":\"22\"}");
    happens(NIKA_CALL_OPENED, 0, 0, "");
    answers("\"ok\":true,\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"version\":\"1\",\"protocol\":1");
    assert_int_equal(nika_join_state(join), NIKA_JOIN_READY);
}

/* Loses the connection, and finds it again. */
static inline void lose(void)
{
    happens(NIKA_CALL_CLOSED, 0, 1006, "gone");
    assert_int_equal(nika_join_state(join), NIKA_JOIN_LOST);
    forget_sent();
}

static inline void find(void)
{
    now = join->link.due;
    happens(NIKA_CALL_RANG, 0, 0, "");
    find_server();
}

/* Comes to a table at which a game runs, or is about to. */
static inline void sit_at(const struct nika_game *game, unsigned players, const char *state, const char *seats)
{
    far_begin(&far_side, game, players, 0);
    find_server();
    forget_sent();
    nika_join_enter(join, FAR_TABLE);
    assert_true(has_sent("\"do\":\"enter\""));
    answers("\"ok\":true");
    hears(far_table(&far_side, state, seats));
    if (strcmp(state, "running") == 0) {
        hears(far_view(&far_side));
        assert_true(nika_join_is_whole(join));
    }
    forget_sent();
}

#endif
