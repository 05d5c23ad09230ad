/*
 * people.c: the registry of persons, sessions, accounts and tickets, and the rows from which it is loaded at startup.
 */
#include "people.h"

#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

enum {
    DAY = 24 * 60 * 60 * 1000,
    DAYS_MAX = 90,  /* sessions expire when unused for this many days */
    DAYS_FRESH = 1, /* guests' that were never used */
    DROPS_MAX = 64, /* sessions or people dropped in one go */
    TICKET_LIFE = 30000,
    TICKETS_EACH = 8 /* unused ones per person */
};

/* A single-use ticket that opens one WebSocket. In memory only: after a restart clients ask for new ones. */
struct ticket {
    struct link link;
    struct nika_hash hash;
    struct person *person;
    uint64_t session; /* number of the session it was issued for */
    int64_t until;
};

/* The first bytes of a hash as hash map key: tokens are random, so they do not collide. */
static uint64_t number_of(const struct nika_hash *hash)
{
    struct nika_bytes_in in = {.bytes = hash->bytes, .size = sizeof hash->bytes};
    return nika_get(&in, 8);
}

uint64_t people_number(const struct nika_server_core *core, const void *bytes, size_t size)
{
    const struct people *people = core->registry;
    const struct nika_hash hash = nika_hmac_sha256(people->salt, sizeof people->salt, bytes, size);
    return number_of(&hash);
}

void people_begin(struct nika_server_core *core)
{
    core->registry = core_allocate(sizeof *core->registry);
    core->settings.random(core->settings.context, core->registry->salt, sizeof core->registry->salt);
}

static void free_all(struct hash_map *map)
{
    size_t at = 0;
    for (void *value; (value = hash_map_next(map, &at));)
        free(value);
    hash_map_free(map);
}

void people_end(struct nika_server_core *core)
{
    struct people *people = core->registry;
    size_t at = 0;
    for (struct account *account; (account = hash_map_next(&people->accounts, &at));)
        for (struct account *next = account->next; next; next = account->next) {
            account->next = next->next;
            free(next);
        }
    holders_end(core);
    free_all(&people->accounts);
    hash_map_free(&people->looks);
    free_all(&people->sessions);
    free_all(&people->tickets);
    free_all(&core->people);
    free(people);
}

struct person *people_known(struct nika_server_core *core, uint64_t who, const char *name)
{
    struct person *person = hash_map_get(&core->people, who);
    if (!person) {
        person = core_allocate(sizeof *person);
        person->who = who;
        nika_text_copy(person->name, sizeof person->name, name);
        erasing_name(core, who, person->name, sizeof person->name);
        person->erased = erasing_is(core, who);
        hash_map_put(&core->people, who, person);
        core->figures.people = core->people.count;
    }
    return person;
}

/*
 * Tokens and sessions.
 */

void token_draw(const struct nika_server_core *core, char token[TOKEN_MAX], struct nika_hash *hash)
{
    uint8_t bytes[TOKEN_BYTES];
    core->settings.random(core->settings.context, bytes, sizeof bytes);
    nika_hex(bytes, sizeof bytes, token);
    *hash = nika_sha256(bytes, sizeof bytes);
}

/* The hash of a token as received. False if it is malformed. */
static bool token_hash(const char *token, size_t size, struct nika_hash *hash)
{
    uint8_t bytes[TOKEN_BYTES];
    if (!nika_unhex(token, size, bytes, sizeof bytes))
        return false;
    *hash = nika_sha256(bytes, sizeof bytes);
    return true;
}

void hash_key(const struct nika_hash *hash, char key[TOKEN_MAX])
{
    nika_hex(hash->bytes, sizeof hash->bytes, key);
}

int64_t sessions_today(const struct nika_server_core *core)
{
    return core->now / DAY;
}

struct session *sessions_get(const struct nika_server_core *core, const struct nika_hash *hash)
{
    struct session *session = hash_map_get(&core->registry->sessions, number_of(hash));
    return session && memcmp(&session->hash, hash, sizeof *hash) == 0 ? session : NULL;
}

struct session *sessions_add(struct nika_server_core *core, const struct nika_hash *hash, struct person *person,
                             int64_t date, int64_t used, bool fresh)
{
    struct session *session = core_allocate(sizeof *session);
    *session = (struct session){
        .hash = *hash, .person = person, .next = person->sessions, .date = date, .used = used, .fresh = fresh};
    person->sessions = session;
    holders_add(core, session);
    hash_map_put(&core->registry->sessions, number_of(hash), session);
    core->figures.sessions = core->registry->sessions.count;
    return session;
}

static void ticket_remove(struct people *people, struct ticket *ticket)
{
    ticket->person->tickets--;
    list_remove(&people->by_expiry, &ticket->link);
    free(hash_map_take(&people->tickets, number_of(&ticket->hash)));
}

/* Revokes a session's tickets, or (not 0) reassigns them to another session. */
static void pass_tickets(struct people *people, uint64_t session, uint64_t next)
{
    for (struct ticket *ticket = (struct ticket *)people->by_expiry.first, *after; ticket; ticket = after) {
        after = (struct ticket *)ticket->link.after;
        if (ticket->session != session)
            continue;
        if (next)
            ticket->session = next;
        else
            ticket_remove(people, ticket);
    }
}

static void end_session(struct nika_server_core *core, struct session *session, uint64_t next)
{
    struct person *person = session->person;
    const uint64_t number = number_of(&session->hash);
    struct session **at = &person->sessions;
    while (*at != session)
        at = &(*at)->next;
    *at = session->next;
    holders_remove(core, session);
    free(hash_map_take(&core->registry->sessions, number));
    core->figures.sessions = core->registry->sessions.count;
    if (person->tickets)
        pass_tickets(core->registry, number, next);
    connections_session(core, person, number, next);
}

void sessions_remove(struct nika_server_core *core, struct session *session)
{
    end_session(core, session, 0);
}

void sessions_replace(struct nika_server_core *core, struct session *session, const struct session *next)
{
    end_session(core, session, number_of(&next->hash));
}

void sessions_row(uint64_t who, const char *name, int64_t date, int64_t used, bool fresh, bool bot,
                  struct nika_text *text)
{
    char id[NIKA_TABLE_ID_MAX];
    struct nika_writer writer = nika_writer(text);
    core_id_text(who, id);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "who");
    nika_write_word(&writer, id);
    nika_write_key(&writer, "name");
    nika_write_word(&writer, name);
    nika_write_key(&writer, "date");
    nika_write_whole(&writer, date);
    nika_write_key(&writer, "used");
    nika_write_whole(&writer, used);
    if (fresh) {
        nika_write_key(&writer, "fresh");
        nika_write_bool(&writer, true);
    }
    if (bot) {
        nika_write_key(&writer, "bot");
        nika_write_bool(&writer, true);
    }
    nika_write_close(&writer, '}');
}

void sessions_doubt(struct nika_server_core *core, const struct nika_hash *hash)
{
    struct session *session = sessions_get(core, hash);
    if (session)
        session->used = sessions_today(core) - 1;
}

unsigned sessions_others(const struct person *person, const struct session *but, struct nika_hash *hashes)
{
    unsigned count = 0;
    for (const struct session *session = person->sessions; session; session = session->next)
        if (session != but) {
            if (hashes)
                hashes[count] = session->hash;
            count++;
        }
    return count;
}

void sessions_end_keep(struct nika_server_core *core, const struct pending *pending, const struct nika_op *also,
                       unsigned also_count, const struct nika_hash *hashes, unsigned count)
{
    struct nika_op *ops = core_allocate((also_count + count) * sizeof *ops);
    char(*keys)[TOKEN_MAX] = core_allocate(count * sizeof *keys + 1);
    if (also_count)
        memcpy(ops, also, also_count * sizeof *ops);
    for (unsigned i = 0; i < count; i++) {
        struct session *session = sessions_get(core, &hashes[i]);
        if (session)
            session->ending++;
        hash_key(&hashes[i], keys[i]);
        ops[also_count + i] = (struct nika_op){
            .kind = NIKA_OP_DROP,
            .row = NIKA_FAULT_IS(SESSION_COMES_BACK) ? NIKA_ROW_PLAYED : NIKA_ROW_SESSION,
            .key = keys[i],
        };
    }
    core_keep(core, pending, ops, also_count + count);
    free(ops);
    free(keys);
}

void sessions_end_kept(struct nika_server_core *core, enum nika_kept kept, const struct nika_hash *hashes,
                       unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        struct session *session = sessions_get(core, &hashes[i]);
        if (!session)
            continue;
        session->ending -= session->ending > 0;
        if (kept == NIKA_KEPT)
            sessions_remove(core, session);
        else if (kept == NIKA_KEPT_BROKEN)
            sessions_doubt(core, &hashes[i]);
    }
}

uint64_t sessions_number(const struct session *session)
{
    return number_of(&session->hash);
}

/* Its id in lists: says nothing about the token, whose hash is the key, and is the same after a restart. */
uint64_t sessions_id(const struct session *session)
{
    static const char purpose[] = "id of a session";
    const struct nika_hash id =
        nika_hmac_sha256(session->hash.bytes, sizeof session->hash.bytes, purpose, strlen(purpose));
    return number_of(&id);
}

static void noted_use(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (event->kept != NIKA_KEPT)
        sessions_doubt(core, pending->more);
}

/* Stores that a session is in use. */
static void note_use(struct nika_server_core *core, struct session *session)
{
    char key[TOKEN_MAX], value[ROW_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    session->used = sessions_today(core);
    hash_key(&session->hash, key);
    sessions_row(session->person->who, session->person->name, session->date, session->used, session->fresh,
                 session->person->bot, &text);
    struct pending *pending = core_expect(core, noted_use);
    pending->more = core_allocate(sizeof session->hash);
    memcpy(pending->more, &session->hash, sizeof session->hash);
    core_keep(
        core, pending,
        &(struct nika_op){.kind = NIKA_OP_PUT, .row = NIKA_ROW_SESSION, .key = key, .value = value, .size = text.size},
        1);
}

void sessions_connects(struct nika_server_core *core, struct session *session, const char *address)
{
    const bool was_fresh = session->fresh;
    holders_use(core, session, address);
    if (was_fresh && !session->ending)
        note_use(core, session);
}

struct session *sessions_find(struct nika_server_core *core, const char *token, size_t size)
{
    struct nika_hash hash;
    struct session *session = token_hash(token, size, &hash) ? sessions_get(core, &hash) : NULL;
    if (session && session->used != sessions_today(core) && !session->ending) /* once a day is enough */
        note_use(core, session);
    return session;
}

struct person *people_by_token(struct nika_server_core *core, const char *token, size_t size)
{
    const struct session *session = sessions_find(core, token, size);
    return session ? session->person : NULL;
}

/* Whether this write succeeds does not matter: leftovers are dropped after the next start. */
static void dropped(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)core;
    (void)pending;
    (void)event;
}

void sessions_drop_row(struct nika_server_core *core, const struct nika_hash *hash)
{
    sessions_end_keep(core, core_expect(core, dropped), NULL, 0, hash, 1);
}

/* How many days a session lasts without being used: a guest's for less, if nothing waits for her. */
static int64_t days_of(const struct nika_server_core *core, const struct session *session)
{
    const struct person *person = session->person;
    if (person->account || person->seats || person->tables)
        return DAYS_MAX;
    return session->fresh ? DAYS_FRESH : limit_of(core, NIKA_LIMIT_guest_days);
}

/* Drops expired sessions, a batch at a time. True if none are left. */
static bool drop_some(struct nika_server_core *core)
{
    char keys[DROPS_MAX][TOKEN_MAX];
    struct nika_op ops[DROPS_MAX];
    struct session *old[DROPS_MAX];
    unsigned count = 0;
    size_t at = 0;
    for (struct session *session; count < DROPS_MAX && (session = hash_map_next(&core->registry->sessions, &at));)
        if (session->used < sessions_today(core) - days_of(core, session)) {
            hash_key(&session->hash, keys[count]);
            ops[count] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_SESSION, .key = keys[count]};
            old[count++] = session;
        }
    for (unsigned i = 0; i < count; i++)
        sessions_remove(core, old[i]);
    core->figures.sessions_removed += count;
    if (count)
        core_keep(core, core_expect(core, dropped), ops, count);
    return count < DROPS_MAX;
}

/*
 * Forgets people without account, session, ticket, connection or table, a batch at a time; their names stay in the
 * logs. True if none are left.
 */
static bool forget_some(struct nika_server_core *core)
{
    const struct person *gone[DROPS_MAX];
    unsigned count = 0;
    size_t at = 0;
    for (const struct person *person; count < DROPS_MAX && (person = hash_map_next(&core->people, &at));)
        if (!person->account && !person->account_comes && !person->sessions && !person->tickets &&
            !person->connections && !person->tables && !person->seats)
            gone[count++] = person;
    for (unsigned i = 0; i < count; i++)
        free(hash_map_take(&core->people, gone[i]->who));
    core->figures.people = core->people.count;
    return count < DROPS_MAX;
}

/* Builds a session from its row. */
static bool session_row(struct nika_server_core *core, const char *key, const char *bytes, size_t size)
{
    struct nika_json row, value, fresh, bot;
    struct nika_hash hash;
    uint64_t who;
    int64_t date, used;
    size_t at, length;
    char id[NIKA_TABLE_ID_MAX], name[PERSON_NAME_MAX];
    if (!nika_unhex(key, strlen(key), hash.bytes, sizeof hash.bytes) ||
        nika_json_check(bytes, size, &row, &at) != NIKA_JSON_FINE || !nika_json_get(row, "who", &value) ||
        !nika_json_string(value, id, sizeof id, &length) || !core_id_read(id, length, &who) ||
        !nika_json_get(row, "name", &value) || !nika_json_string(value, name, sizeof name, &length) ||
        !nika_json_get(row, "date", &value) || !nika_json_whole(value, INT64_MIN, INT64_MAX, &date) ||
        !nika_json_get(row, "used", &value) || !nika_json_whole(value, 0, INT64_MAX / 2, &used))
        return false;
    if (hash_map_get(&core->registry->sessions, number_of(&hash)))
        return true;
    struct person *person = people_known(core, who, name);
    person->bot |= nika_json_get(row, "bot", &bot);
    sessions_add(core, &hash, person, date, used, nika_json_get(row, "fresh", &fresh));
    return true;
}

void people_row(struct nika_server_core *core, const struct nika_event *event)
{
    if (event->row == NIKA_ROW_ACCOUNT
            ? !accounts_row(core, event->key, event->bytes, event->size)
            : event->row == NIKA_ROW_SESSION && !session_row(core, event->key, event->bytes, event->size))
        core_log(core, "bad-row", 0, NULL);
}

void people_ready(struct nika_server_core *core)
{
    accounts_ready(core);
    holders_ready(core);
}

/*
 * Tickets.
 */

bool tickets_draw(struct nika_server_core *core, const struct session *session, char ticket[TOKEN_MAX])
{
    struct people *people = core->registry;
    struct person *person = session->person;
    if (person->tickets >= TICKETS_EACH)
        return false;
    struct ticket *drawn = core_allocate(sizeof *drawn);
    drawn->person = person;
    drawn->session = number_of(&session->hash);
    drawn->until = core->now + TICKET_LIFE;
    token_draw(core, ticket, &drawn->hash);
    person->tickets++;
    list_add(&people->by_expiry, &drawn->link);
    hash_map_put(&people->tickets, number_of(&drawn->hash), drawn);
    return true;
}

struct person *people_by_ticket(struct nika_server_core *core, const char *ticket, size_t size, uint64_t *session)
{
    struct people *people = core->registry;
    struct nika_hash hash;
    struct ticket *found = token_hash(ticket, size, &hash) ? hash_map_get(&people->tickets, number_of(&hash)) : NULL;
    if (!found || memcmp(&found->hash, &hash, sizeof hash) != 0 || found->until <= core->now)
        return NULL;
    struct person *person = found->person;
    *session = found->session;
    ticket_remove(people, found);
    return person;
}

int64_t people_next(const struct nika_server_core *core)
{
    const struct ticket *first = (const struct ticket *)core->registry->by_expiry.first;
    return first ? first->until : INT64_MAX;
}

void people_time(struct nika_server_core *core)
{
    struct people *people = core->registry;
    while (people_next(core) <= core->now)
        ticket_remove(people, (struct ticket *)people->by_expiry.first);
    /* Housekeeping needs no timer: it runs with the first event of a day. */
    if (people->swept < sessions_today(core) && drop_some(core) && forget_some(core))
        people->swept = sessions_today(core);
}
