/*
 * sim_check.c: hands what servers do to the checkers (sim_check.h).
 */
#include "sim_check.h"

#include <inttypes.h>
#include <string.h>

#include "line.h"

const char *check_shown(const struct link *link)
{
    return link->server && link->server->replaced ? "shown" : "persist";
}

/* Messages with "is", and what else may stand in them. */
static void check_message(struct link *link, const struct fields *message, const char *is)
{
    static const char *const said[] = {"is", "table", "number", "seat", "name", "text", NULL};
    static const char *const rematch[] = {"is", "table", "next", NULL};
    static const char *const held_up[] = {"is", "table", NULL};
    static const char *const alone[] = {"is", NULL};
    struct sim *sim = link->client->sim;
    char table[NIKA_TABLE_ID_MAX];
    struct mirror *mirror = fields_copy(message, "table", table, sizeof table) ? mirror_find(sim, table) : NULL;
    if (mirror)
        check_held_up_told(link, table, is);
    if (strcmp(is, "resync") == 0 && *link->session)
        check_goes_on(link);
    if (strcmp(is, "resync") == 0 || strcmp(is, "closing") == 0)
        check_members(sim, message, alone);
    else if (!mirror)
        sim_fail(sim, check_shown(link), "a message of a table that is not in the store: %.*s",
                 (int)message->whole.size, message->whole.text);
    else if (strcmp(is, "act") == 0 || strcmp(is, "undone") == 0 || strcmp(is, "view") == 0)
        check_news(link, mirror, is, message);
    else if (strcmp(is, "table") == 0)
        check_table(link, mirror, message);
    else if (strcmp(is, "question") == 0)
        check_question(link, mirror, message);
    else if (strcmp(is, "note") == 0)
        check_note(link, mirror, message);
    else if (strcmp(is, "said") == 0) {
        sim_count(sim, COUNT_SAID);
        check_members(sim, message, said);
        if (mirror->state != 'f' && fields_number(message, "number") >= (int64_t)mirror->said)
            sim_fail(sim, check_shown(link), "said before it was kept: %.*s", (int)message->whole.size,
                     message->whole.text);
    } else if (strcmp(is, "rematch") == 0)
        check_members(sim, message, rematch);
    else if (strcmp(is, "not-kept") == 0)
        check_members(sim, message, held_up);
    else
        sim_fail(sim, "messages", "an unknown message: %.*s", (int)message->whole.size, message->whole.text);
}

void check_sent(struct server *server, struct link *link, const char *bytes, size_t size)
{
    struct sim *sim = server->sim;
    struct nika_json message;
    char is[16];
    size_t at;
    if (!link || link->purpose || link->server != server || link->incarnation != server->incarnation) {
        sim_fail(sim, "messages", "sent to a connection that does not exist: %.*s", (int)size, bytes);
        return;
    }
    if (!link->there) /* it has just ended, and the server core does not know yet */
        return;
    if (nika_json_check(bytes, size, &message, &at) != NIKA_JSON_FINE) {
        sim_fail(sim, "messages", "not JSON: %.*s", (int)size, bytes);
        return;
    }
    secrets_search(sim, link->client, bytes, size);
    const struct fields fields = fields_of(message);
    if (fields_get(&fields, "re"))
        check_answer(server, link, &fields);
    else if (fields_copy(&fields, "is", is, sizeof is)) {
        if (server->stale == link && strcmp(is, "view") == 0)
            server->stale = NULL;
        check_message(link, &fields, is);
    } else
        sim_fail(sim, "messages", "neither an answer nor a message: %.*s", (int)size, bytes);
}

/* What a new token or ticket is known by. */
static void note_secret(struct sim *sim, struct client *client, struct nika_json body, const char *key,
                        enum secret kind)
{
    struct nika_json value;
    char digits[TOKEN_MAX];
    size_t size;
    if (nika_json_get(body, key, &value) && nika_json_string(value, digits, sizeof digits, &size))
        secrets_add(sim, kind, digits, client, NULL);
}

void check_response(struct server *server, struct link *link, const struct nika_effect *effect)
{
    struct sim *sim = server->sim;
    struct nika_json body;
    size_t at;
    if (!link || !link->purpose || link->server != server || link->incarnation != server->incarnation) {
        sim_fail(sim, "answers", "a response to no request");
        return;
    }
    if (link->answered)
        sim_fail(sim, "answers", "a second response to one request: %.*s", (int)effect->size, effect->bytes);
    link->answered = true;
    if (effect->cookie && *effect->cookie)
        secrets_add(sim, SECRET_TOKEN, effect->cookie, link->client, NULL);
    if (link->purpose >= FOR_RECORD && effect->code == 200) {
        struct mirror *mirror = mirror_find(sim, sim->slots[link->purpose - FOR_RECORD].table);
        if (!mirror || mirror->state != 'f')
            sim_fail(sim, "hidden", "the record of a game that is not over");
        else
            check_record(sim, mirror, effect->bytes, effect->size);
    } else if (nika_json_check(effect->bytes, effect->size, &body, &at) == NIKA_JSON_FINE) {
        note_secret(sim, link->client, body, "token", SECRET_TOKEN);
        note_secret(sim, link->client, body, "ticket", SECRET_TICKET);
        secrets_search(sim, link->client, effect->bytes, effect->size);
        if (link->purpose == FOR_LIST && effect->code == 200)
            check_list(sim, body);
        else if (link->purpose == FOR_GAMES && effect->code == 200)
            check_games(sim, link->client, body);
    } else
        sim_fail(sim, "messages", "a response that is not JSON: %.*s", (int)effect->size, effect->bytes);
}

void check_log(struct server *server, const struct nika_effect *effect)
{
    struct sim *const sim = server->sim;
    sim_note(sim, "log", effect->connection, 0, effect->word, strlen(effect->word));
    if (strcmp(effect->word, "held-up") == 0)
        check_held_up_begins(server);
    else if (strcmp(effect->word, "goes-on") == 0) {
        server->held_up = false;
        sim_count(sim, COUNT_WENT_ON);
    }
    if (effect->bytes || effect->hash || effect->key ||
        strspn(effect->word, "abcdefghijklmnopqrstuvwxyz-") != strlen(effect->word) ||
        (effect->table && strspn(effect->table, "0123456789abcdef") != strlen(effect->table)))
        sim_fail(sim, "hidden", "a note for the operator with a payload: %s", effect->word);
}

void check_owner(struct server *server, const struct nika_unit *unit)
{
    for (unsigned i = 0; i < unit->count; i++)
        if (unit->ops[i].table && unit->ops[i].epoch != server->sim->epoch)
            sim_fail(server->sim, "owner", "epoch %" PRIu64 " writes to table %s, which epoch %" PRIu64 " has claimed",
                     unit->ops[i].epoch, unit->ops[i].table, server->sim->epoch);
}

void check_step(struct server *server)
{
    if (server->stale && !server->crashing)
        sim_fail(server->sim, "answers", "told that an act came too late, and shown no view");
    check_held_up(server);
}
