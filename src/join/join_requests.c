/*
 * join_requests.c: the client's requests to a server, and their responses until somebody fetches them.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include <nika/bytes.h>

#include "get.h"
#include "join_internal.h"

enum { WAIT_LEAST = 100, WAIT_USUAL = 1000, WAIT_MOST = 60000 }; /* milliseconds */

void draft_begin(struct draft *draft, const char *what, const char *id, const char *table)
{
    draft->text = nika_text(draft->bytes, sizeof draft->bytes);
    draft->writer = nika_writer(&draft->text);
    nika_write_open(&draft->writer, '{');
    nika_write_key(&draft->writer, "do");
    nika_write_word(&draft->writer, what);
    nika_write_key(&draft->writer, "id");
    nika_write_word(&draft->writer, id);
    if (table) {
        nika_write_key(&draft->writer, "table");
        nika_write_word(&draft->writer, table);
    }
}

void draft_send(struct nika_join *join, struct draft *draft)
{
    nika_write_close(&draft->writer, '}');
    if (join->call) /* a person may have thought for long since the last event */
        join->now = join_clock();
    link_send(&join->link, &draft->text, join->now);
}

void request_keep(struct nika_join *join, unsigned number, const struct nika_reply *reply)
{
    join->answers[join->answer_at] = *reply;
    join->answered[join->answer_at] = number;
    join->answer_at = (join->answer_at + 1) % ANSWERS_MAX;
}

bool nika_join_reply(const struct nika_join *join, unsigned number, struct nika_reply *reply)
{
    for (unsigned i = 0; i < ANSWERS_MAX; i++)
        if (join->answered[i] == number) {
            *reply = join->answers[i];
            return true;
        }
    return false;
}

/* Registers a request; if too many are pending, the oldest is given up. */
struct request *request_expect(struct nika_join *join)
{
    struct request *request = &join->requests[0];
    for (unsigned i = 0; i < REQUESTS_MAX; i++) {
        struct request *other = &join->requests[i];
        if (!other->number || other->number < request->number)
            request = other;
        if (!request->number)
            break;
    }
    if (request->number)
        request_keep(join, request->number, &(struct nika_reply){.state = NIKA_REPLY_LOST});
    *request = (struct request){.number = ++join->numbers, .again = INT64_MAX};
    link_new_id(&join->link, request->id);
    return request;
}

/* Nothing can be requested without a connection. */
unsigned request_finish(struct nika_join *join, struct draft *draft, struct request *request)
{
    const unsigned number = request->number;
    if (join->link.state == LINK_READY) {
        draft_send(join, draft);
        request->size = draft->text.size;
        memcpy(request->bytes, draft->bytes, draft->text.size + 1);
    } else {
        request->number = 0;
        request_keep(join, number, &(struct nika_reply){.state = NIKA_REPLY_LOST});
    }
    return number;
}

unsigned nika_join_do(struct nika_join *join, const char *what, unsigned seat, const char *key, const char *value)
{
    return request_do(join, what, seat, key, value, false);
}

unsigned request_do(struct nika_join *join, const char *what, unsigned seat, const char *key, const char *value,
                    bool tells)
{
    struct request *request = request_expect(join);
    struct draft draft;
    request->tells = tells;
    draft_begin(&draft, what, request->id, join->mirror.table);
    if (seat != NIKA_WATCHER) {
        nika_write_key(&draft.writer, "seat");
        nika_write_whole(&draft.writer, seat);
    }
    if (key) {
        nika_write_key(&draft.writer, key);
        if (strcmp(key, "on") == 0)
            nika_write_bool(&draft.writer, strcmp(value, "true") == 0);
        else
            nika_write_word(&draft.writer, value);
    }
    return request_finish(join, &draft, request);
}

unsigned request_agree(struct nika_join *join, bool yes)
{
    struct request *request = request_expect(join);
    struct draft draft;
    request->tells = true;
    draft_begin(&draft, "agree", request->id, join->mirror.table);
    nika_write_key(&draft.writer, "ply");
    nika_write_whole(&draft.writer, join->mirror.undo_ply);
    nika_write_key(&draft.writer, "yes");
    nika_write_bool(&draft.writer, yes);
    return request_finish(join, &draft, request);
}

bool join_draw(void *bytes, size_t size)
{
    ssize_t drawn;
    do
        drawn = getrandom(bytes, size, 0);
    while (drawn < 0 && errno == EINTR);
    return drawn == (ssize_t)size;
}

static void keep_pledge(const struct nika_join *join)
{
    if (join->state_path[0])
        nika_state_keep_pledge(join->state_path, join->place.origin, join->mirror.table, join->link.who, &join->pledge);
}

/* The hash of one's own contribution, by which it is pledged. */
static void digits_of_pledge(const struct nika_join *join, char digits[NIKA_DIGITS_MAX])
{
    struct nika_hash chance = {{0}};
    nika_unhex(join->pledge.chance, strlen(join->pledge.chance), chance.bytes, sizeof chance.bytes);
    const struct nika_hash pledge = nika_fair_pledge(join->mirror.table, &chance);
    nika_hex(pledge.bytes, sizeof pledge.bytes, digits);
}

/*
 * The server's commitment and one's own contribution are saved before the latter is pledged. A server of before there
 * were pledges gets the contribution itself.
 */
unsigned nika_join_sit(struct nika_join *join, unsigned seat)
{
    uint8_t chance[NIKA_FAIR_BYTES];
    char digits[NIKA_DIGITS_MAX];
    if (!join->has_pledge) {
        if (!join_draw(chance, sizeof chance))
            abort(); /* a deal must not depend on predictable numbers */
        nika_hex(chance, sizeof chance, join->pledge.chance);
        memcpy(join->pledge.commitment, join->mirror.commitment, sizeof join->pledge.commitment);
        join->has_pledge = true;
        join->pledge.drawn = join->pledge.revealed = false;
        keep_pledge(join);
    }
    if (!join->mirror.pledges)
        return nika_join_do(join, "sit", seat, "chance", join->pledge.chance);
    digits_of_pledge(join, digits);
    return nika_join_do(join, "sit", seat, "pledge", digits);
}

/*
 * All pledges are fixed: they are saved before one's own contribution is revealed. If the server shows others later,
 * these count. Whoever sat down with another program reveals it there.
 */
void request_reveal(struct nika_join *join)
{
    const struct nika_mirror *mirror = &join->mirror;
    const unsigned you = mirror->sight.viewer;
    char digits[NIKA_DIGITS_MAX];
    if (!join->has_pledge || you == NIKA_WATCHER)
        return;
    if (mirror->seats[you].revealed && join->pledge.drawn && !join->pledge.revealed) {
        join->pledge.revealed = true;
        keep_pledge(join);
    }
    digits_of_pledge(join, digits);
    if (!mirror->drawing || join->revealing || mirror->seats[you].revealed ||
        strcmp(digits, mirror->pledged[you]) != 0 || strcmp(join->pledge.commitment, mirror->commitment) != 0)
        return;
    if (!join->pledge.drawn) {
        join->pledge.drawn = true;
        memcpy(join->pledge.pledged, mirror->pledged, sizeof join->pledge.pledged);
        keep_pledge(join);
    }
    join->revealing = true;
    nika_join_do(join, "reveal", NIKA_WATCHER, "chance", join->pledge.chance);
}

unsigned nika_join_open(struct nika_join *join, const struct nika_setup *setup,
                        const struct nika_table_options *options)
{
    struct request *request = request_expect(join);
    struct draft draft;
    draft_begin(&draft, "open", request->id, NULL);
    nika_write_key(&draft.writer, "game");
    nika_write_word(&draft.writer, setup->game->name);
    nika_write_key(&draft.writer, "players");
    nika_write_whole(&draft.writer, setup->players);
    nika_record_rules(setup, &draft.writer);
    nika_write_key(&draft.writer, "options");
    nika_options_write(options, &draft.writer);
    return request_finish(join, &draft, request);
}

unsigned nika_join_fetch(struct nika_join *join, const char *path)
{
    if (join->fetching)
        request_keep(join, join->fetching, &(struct nika_reply){.state = NIKA_REPLY_LOST});
    join->fetching = ++join->numbers;
    join->link.caller.request(join->link.caller.context, FETCH_NUMBERS + join->fetching, "GET", path,
                              join->link.token[0] ? join->link.token : NULL, NULL);
    return join->fetching;
}

void request_fetched(struct nika_join *join, const struct nika_call_event *event)
{
    struct nika_reply reply = {.state = NIKA_REPLY_LOST};
    struct nika_json value;
    size_t at;
    if (event->number != FETCH_NUMBERS + join->fetching || !join->fetching)
        return;
    free(join->body);
    join->body = malloc(event->size + 1);
    if (event->kind == NIKA_CALL_ANSWERED && join->body) {
        memcpy(join->body, event->bytes, event->size);
        join->body[event->size] = '\0';
        reply.state = event->code == 200 ? NIKA_REPLY_FINE : NIKA_REPLY_WRONG;
        reply.body = join->body;
        reply.size = event->size;
        if (reply.state == NIKA_REPLY_WRONG &&
            (nika_json_check(join->body, event->size, &value, &at) != NIKA_JSON_FINE ||
             !get_string(value, "error", reply.error, sizeof reply.error)))
            memcpy(reply.error, "no-server", sizeof "no-server");
    }
    request_keep(join, join->fetching, &reply);
    join->fetching = 0;
}

bool request_any(const struct nika_join *join)
{
    for (unsigned i = 0; i < REQUESTS_MAX; i++)
        if (join->requests[i].number && join->requests[i].again == INT64_MAX)
            return true;
    return false;
}

/*
 * A busy server.
 */

unsigned request_wait(struct nika_json answer)
{
    unsigned wait = WAIT_USUAL;
    get_whole(answer, "wait", WAIT_MOST, &wait);
    return wait > WAIT_LEAST ? wait : WAIT_LEAST;
}

bool request_postpone(struct nika_join *join, struct request *request, struct nika_json answer)
{
    struct nika_json word;
    if (request->tells || !nika_json_get(answer, "error", &word) ||
        (!nika_json_is(word, "slow-down") && !nika_json_is(word, "busy")))
        return false;
    request->again = join->now + request_wait(answer);
    return true;
}

int64_t request_due(const struct nika_join *join)
{
    int64_t due = INT64_MAX;
    for (unsigned i = 0; i < REQUESTS_MAX; i++)
        if (join->requests[i].number && join->requests[i].again < due)
            due = join->requests[i].again;
    return due;
}

void request_resend(struct nika_join *join)
{
    for (unsigned i = 0; i < REQUESTS_MAX; i++) {
        struct request *request = &join->requests[i];
        if (!request->number || request->again > join->now)
            continue;
        request->again = INT64_MAX;
        const struct nika_text text = {.bytes = request->bytes, .size = request->size, .room = sizeof request->bytes};
        link_send(&join->link, &text, join->now);
    }
}

void request_lose_all(struct nika_join *join)
{
    for (unsigned i = 0; i < REQUESTS_MAX; i++) {
        if (join->requests[i].number)
            request_keep(join, join->requests[i].number, &(struct nika_reply){.state = NIKA_REPLY_LOST});
        join->requests[i].number = 0;
    }
}
