/*
 * link.c: the reconnecting link to a server (see link.h).
 */
#include "link.h"

#include <string.h>

#include <nika/bytes.h>

#include "get.h"

enum { PAUSE_LEAST = 250, PAUSE_MOST = 10000, BODY_MAX = 1024, NONSENSE_MOST = 5 };

void link_begin(struct link *link, struct link_caller caller, struct link_owner owner, const uint8_t seed[16])
{
    struct nika_bytes_in in = {.bytes = seed, .size = 16};
    memset(link, 0, sizeof *link);
    link->caller = caller;
    link->owner = owner;
    link->due = INT64_MAX;
    nika_rng_seed(&link->rng, nika_get(&in, 8), 0);
    nika_hex(seed + 8, 8, link->prefix);
}

void link_new_id(struct link *link, char id[LINK_ID_MAX])
{
    struct nika_text text = nika_text(id, LINK_ID_MAX);
    nika_text_add(&text, link->prefix);
    nika_text_add_char(&text, '-');
    nika_text_add_number(&text, ++link->ids);
}

/*
 * Failures.
 */

static void fail(struct link *link, const char *word)
{
    nika_text_copy(link->problem, sizeof link->problem, word);
    link->state = LINK_FAILED;
    link->due = INT64_MAX;
    link->caller.close(link->caller.context);
}

/* Retries with exponential backoff and jitter, so that clients do not all return at the same moment. */
static void rest(struct link *link, const char *why, int64_t now)
{
    const unsigned doubled = link->tries < 8 ? link->tries : 8;
    const unsigned pause = (unsigned)PAUSE_LEAST << doubled;
    const unsigned most = pause < PAUSE_MOST ? pause : PAUSE_MOST;
    nika_text_copy(link->why, sizeof link->why, why);
    if (!link->was_ready && now - link->begun >= LINK_PATIENCE) {
        fail(link, "unreachable");
        return;
    }
    link->state = LINK_RESTING;
    link->tries++;
    link->due = now + most / 2 + nika_rng_below(&link->rng, most / 2 + 1);
    link->caller.close(link->caller.context);
    link->owner.lost(link->owner.context, link->why);
}

void link_drop(struct link *link, const char *why, int64_t now)
{
    if (link->state != LINK_FAILED)
        rest(link, why, now);
}

void link_nonsense(struct link *link, int64_t now)
{
    if (link->state == LINK_FAILED)
        return;
    if (++link->nonsense < NONSENSE_MOST)
        rest(link, "nonsense", now);
    else
        fail(link, "no-server");
}

/*
 * The steps of connecting.
 */

static void request(struct link *link, enum link_state state, const char *path, const char *body)
{
    link->state = state;
    link->due = INT64_MAX; /* the network has its own timeout */
    link->caller.request(link->caller.context, ++link->number, "POST", path, link->token[0] ? link->token : NULL, body);
}

static void ask_for_session(struct link *link)
{
    char body[BODY_MAX];
    struct nika_text text = nika_text(body, sizeof body);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "name");
    nika_write_word(&writer, link->name);
    if (link->password[0]) {
        nika_write_key(&writer, "password");
        nika_write_word(&writer, link->password);
    }
    if (link->new_account) {
        nika_write_key(&writer, "new");
        nika_write_bool(&writer, true);
    }
    if (link->bot) {
        nika_write_key(&writer, "bot");
        nika_write_bool(&writer, true);
    }
    nika_write_close(&writer, '}');
    request(link, LINK_SIGNING, "/api/session", body);
}

static void go_on(struct link *link)
{
    if (link->token[0] && !link->new_account)
        request(link, LINK_TICKET, "/api/ticket", NULL);
    else
        ask_for_session(link);
}

void link_start(struct link *link, int64_t now)
{
    link->begun = now;
    go_on(link);
}

static void greet(struct link *link, int64_t now)
{
    char body[BODY_MAX], id[LINK_ID_MAX];
    struct nika_text text = nika_text(body, sizeof body);
    struct nika_writer writer = nika_writer(&text);
    link_new_id(link, id);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "do");
    nika_write_word(&writer, "hello");
    nika_write_key(&writer, "id");
    nika_write_word(&writer, id);
    nika_write_key(&writer, "ticket");
    nika_write_word(&writer, link->ticket);
    nika_write_key(&writer, "form");
    nika_write_word(&writer, "code");
    nika_write_close(&writer, '}');
    link->state = LINK_GREETING;
    link->due = now + LINK_PATIENCE;
    link->caller.send(link->caller.context, body, text.size);
}

/*
 * Of several servers, another has taken the lead since this ticket was drawn: a new one does, and nothing is lost. If that
 * is refused as well, something else is wrong.
 */
static void draw_again(struct link *link, int64_t now)
{
    if (link->refused) {
        rest(link, "bad-ticket", now);
        return;
    }
    link->refused = true;
    link->caller.close(link->caller.context);
    go_on(link);
}

/* A server that is busy, stopping or starting is asked again. */
static bool may_pass(const char *word)
{
    static const char *const words[] = {"slow-down", "busy", "closing", "starting", "too-many", "not-kept"};
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

static void take_error(struct link *link, unsigned status, struct nika_json answer, int64_t now)
{
    char word[NIKA_ERROR_MAX];
    if (!get_string(answer, "error", word, sizeof word)) {
        if (status >= 500)
            rest(link, "trouble", now);
        else
            fail(link, "no-server");
    } else if (strcmp(word, "not-signed-in") == 0 && link->token[0]) {
        link->token[0] = '\0';
        link->forgotten = true;
        ask_for_session(link);
    } else if (may_pass(word) || status >= 500) {
        rest(link, word, now);
    } else {
        fail(link, word);
    }
}

static void take_session(struct link *link, struct nika_json answer)
{
    char token[NIKA_DIGITS_MAX], who[NIKA_WHO_MAX], name[NIKA_NAME_MAX];
    if (!get_string(answer, "token", token, sizeof token) || strlen(token) != NIKA_DIGITS_MAX - 1 ||
        !get_string(answer, "who", who, sizeof who) || !get_string(answer, "name", name, sizeof name)) {
        fail(link, "no-server");
        return;
    }
    memcpy(link->token, token, sizeof token);
    memcpy(link->who, who, sizeof who);
    memcpy(link->name, name, sizeof name);
    link->new_account = false;
    link->owner.signed_in(link->owner.context);
    go_on(link);
}

static void take_reply(struct link *link, const struct nika_call_event *event, int64_t now)
{
    struct nika_json answer = {"null", 4};
    size_t at;
    const bool json = nika_json_check(event->bytes, event->size, &answer, &at) == NIKA_JSON_FINE;
    if (!json || event->code < 200 || event->code > 299)
        take_error(link, event->code, answer, now);
    else if (link->state == LINK_SIGNING)
        take_session(link, answer);
    else if (get_string(answer, "ticket", link->ticket, sizeof link->ticket)) {
        link->state = LINK_OPENING;
        link->caller.open(link->caller.context);
    } else {
        fail(link, "no-server");
    }
}

static void take_greeting(struct link *link, struct nika_json message, int64_t now)
{
    char word[NIKA_ERROR_MAX] = "", name[NIKA_NAME_MAX], who[NIKA_WHO_MAX];
    unsigned protocol;
    bool fine;
    if (!get_bool(message, "ok", &fine) || (!fine && !get_string(message, "error", word, sizeof word))) {
        rest(link, "nonsense", now);
    } else if (!fine) {
        if (strcmp(word, "bad-ticket") == 0)
            draw_again(link, now);
        else if (may_pass(word))
            rest(link, word, now);
        else
            fail(link, word);
    } else if (!get_whole(message, "protocol", 1000, &protocol) || protocol != 1 ||
               !get_string(message, "name", name, sizeof name) || !get_string(message, "who", who, sizeof who)) {
        fail(link, "other-protocol");
    } else {
        memcpy(link->name, name, sizeof name);
        memcpy(link->who, who, sizeof who);
        link->state = LINK_READY;
        link->due = INT64_MAX;
        link->was_ready = true;
        link->refused = false;
        link->owner.ready(link->owner.context);
    }
}

static void take_message(struct link *link, const struct nika_call_event *event, int64_t now)
{
    const bool greeted = link->state == LINK_GREETING;
    struct nika_json message;
    size_t at;
    if (nika_json_check(event->bytes, event->size, &message, &at) != NIKA_JSON_FINE || nika_json_kind(message) != '{')
        link_nonsense(link, now);
    else if (link->state == LINK_GREETING)
        take_greeting(link, message, now);
    else if (link->state == LINK_READY)
        link->owner.message(link->owner.context, message);
    if (link->state == LINK_READY && !greeted)
        link->tries = 0; /* a sensible message resets the backoff */
}

/*
 * A server that was never reached and whose certificate is invalid is not retried; one that was fine before may be
 * again.
 */
static void take_failure(struct link *link, const struct nika_call_event *event, int64_t now)
{
    if (event->code == NIKA_CALL_UNTRUSTED && !link->was_ready)
        fail(link, "untrusted");
    else if (event->code == NIKA_CALL_NONSENSE)
        link_nonsense(link, now);
    else
        rest(link, event->bytes, now);
}

/*
 * Events.
 */

void link_event(struct link *link, const struct nika_call_event *event, int64_t now)
{
    const bool asks = link->state == LINK_SIGNING || link->state == LINK_TICKET;
    const bool talks = link->state == LINK_OPENING || link->state == LINK_GREETING || link->state == LINK_READY;
    switch (event->kind) {
    case NIKA_CALL_ANSWERED:
        if (asks && event->number == link->number)
            take_reply(link, event, now);
        break;
    case NIKA_CALL_FAILED:
        if (asks && event->number == link->number)
            take_failure(link, event, now);
        break;
    case NIKA_CALL_OPENED:
        if (link->state == LINK_OPENING)
            greet(link, now);
        break;
    case NIKA_CALL_MESSAGE:
        if (talks)
            take_message(link, event, now);
        break;
    case NIKA_CALL_CLOSED:
        if (talks)
            take_failure(link, event, now);
        break;
    case NIKA_CALL_RANG:
        break;
    }
    link_time(link, now);
}

void link_time(struct link *link, int64_t now)
{
    if (now < link->due)
        return;
    if (link->state == LINK_RESTING)
        go_on(link);
    else
        rest(link, "silent", now);
}

void link_send(struct link *link, const struct nika_text *request_text, int64_t now)
{
    if (link->state != LINK_READY)
        return;
    if (link->due == INT64_MAX)
        link->due = now + LINK_PATIENCE;
    link->caller.send(link->caller.context, request_text->bytes, request_text->size);
}

void link_rest_assured(struct link *link)
{
    if (link->state == LINK_READY)
        link->due = INT64_MAX;
}
