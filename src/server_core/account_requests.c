/*
 * account_requests.c: what people do with their accounts and sessions besides signing in: another password, a recovery
 * code, a list of sessions, the end of one of them or of all. Everything is stored before it is acknowledged, in one
 * write: if a password was changed, the other sessions have ended with it, also after a crash.
 *
 * An account's row is written by one request at a time (account->writing); whoever comes meanwhile is told that the
 * server is busy. Whoever is signing in while all sessions end gets no session (person->signing_out, signed_out).
 *
 * If nobody can know whether a write succeeded, nothing changes in memory, and the answer is `not-kept`. The row, and
 * those of the sessions, are in doubt then, and are written again as they were.
 */
#include <string.h>

#include "people.h"

/* Something about an account that is under way. */
struct change {
    uint64_t who;
    bool recovery;            /* a recovery code is wanted; otherwise another password */
    unsigned signed_out;      /* of the person, when it began */
    struct nika_hash session; /* that asked for it */
    struct account_secrets next;
    char code[CODE_MAX];
    char fresh[PASSWORD_MOST + 1]; /* the new password */
    size_t fresh_size;
    unsigned ended_count;
    struct nika_hash ended[]; /* sessions that end */
};

static void respond_empty(struct nika_server_core *core, nika_connection connection, const char *cookie)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    nika_text_add(&text, "{}");
    respond(core, connection, 200, &text, cookie);
}

/* The account, if the session that asked is still valid, nothing has changed and nobody else is changing it. */
static struct account *goes_on(struct nika_server_core *core, const struct pending *pending)
{
    const struct change *change = pending->more;
    const struct session *session = sessions_get(core, &change->session);
    struct account *account = session ? session->person->account : NULL;
    if (!account) {
        respond_error(core, pending->connection, 401, "not-signed-in");
        return NULL;
    }
    if (account->writing || account->person->signing_out || account->person->signed_out != change->signed_out) {
        respond_error(core, pending->connection, 503, "busy");
        return NULL;
    }
    return account;
}

/* The same with another function and, in `more`, room for sessions that end. */
static struct pending *next_step(struct nika_server_core *core, struct pending *before, unsigned ended,
                                 void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    struct pending *pending = core_expect(core, then);
    pending->connection = before->connection;
    pending->more = core_enlarge(before->more, sizeof(struct change) + ended * sizeof(struct nika_hash));
    before->more = NULL;
    return pending;
}

/* The change is stored, or not. */
static void changed(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct change *change = pending->more;
    struct person *person = hash_map_get(&core->people, change->who);
    struct account *account = person ? person->account : NULL;
    if (account) {
        account->writing = false;
        account->doubted = account->doubted || event->kept == NIKA_KEPT_BROKEN;
        if (event->kept == NIKA_KEPT) {
            account->secrets = change->next;
            account->doubted = false;
            person->signed_out += !change->recovery;
        }
        if (!change->recovery)
            person->signing_out = false;
    }
    sessions_end_kept(core, event->kept, change->ended, change->ended_count);
    if (event->kept != NIKA_KEPT) {
        respond_error(core, pending->connection, 503, "not-kept");
        return;
    }
    if (!change->recovery) {
        respond_empty(core, pending->connection, NULL);
        return;
    }
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "code");
    nika_write_word(&writer, change->code);
    nika_write_close(&writer, '}');
    respond(core, pending->connection, 200, &text, NULL);
}

/* Stores the account with its new secrets. */
static void keep_change(struct nika_server_core *core, struct pending *before, struct account *account)
{
    const struct change *begun = before->more;
    const struct session *session = sessions_get(core, &begun->session);
    const unsigned ended = begun->recovery ? 0 : sessions_others(account->person, session, NULL);
    struct pending *pending = next_step(core, before, ended, changed);
    struct change *change = pending->more;
    char value[ROW_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    change->ended_count = ended;
    if (!change->recovery)
        sessions_others(account->person, session, change->ended);
    accounts_write(account->person->who, account->person->name,
                   NIKA_FAULT_IS(PASSWORD_NOT_KEPT) ? &account->secrets : &change->next, &text);
    account->writing = true;
    account->person->signing_out = !change->recovery;
    sessions_end_keep(
        core, pending,
        &(struct nika_op){
            .kind = NIKA_OP_PUT, .row = NIKA_ROW_ACCOUNT, .key = account->folded, .value = value, .size = text.size},
        1, change->ended, ended);
}

/* The new password has been hashed. */
static void hashed_fresh(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct change *change = pending->more;
    core->registry->hashing--;
    struct account *account = goes_on(core, pending);
    if (!account)
        return;
    if (event->size == 0 || event->size >= PASSWORD_HASH_MAX) {
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    change->next = account->secrets;
    nika_text_copy(change->next.hash, sizeof change->next.hash, event->bytes);
    keep_change(core, pending, account);
}

/* The old password has been compared. */
static void compared(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct change *change = pending->more;
    core->registry->hashing--;
    struct account *account = goes_on(core, pending);
    if (!account)
        return;
    if (!event->matches) {
        respond_error(core, pending->connection, 401, "wrong-password");
        return;
    }
    if (change->recovery) {
        change->next = account->secrets;
        recovery_draw(core, &change->next, change->code);
        keep_change(core, pending, account);
        return;
    }
    struct pending *next = next_step(core, pending, 0, hashed_fresh);
    change = next->more;
    signing_hash(core, next, change->fresh, change->fresh_size, NULL); /* in the place of the one that has ended */
    memset(change->fresh, 0, sizeof change->fresh);
}

/*
 * Whether a session may have a password checked now; if not, that is answered. Each session has its own limit, so that
 * whoever has got hold of one can't keep the owner from changing the password in another.
 */
static bool may_check(struct nika_server_core *core, const struct nika_event *event, const struct session *session)
{
    char id[NIKA_TABLE_ID_MAX];
    core_id_text(sessions_id(session), id);
    const int64_t wait = rate_limits_wait_name(core, id, "password");
    if (wait)
        respond_slow_down(core, event->connection, wait);
    return !wait;
}

/* A password in the body. False if it is not there or not a string, which is answered; *size is 0 if it can be none. */
static bool read_password(struct nika_server_core *core, const struct nika_event *event, struct nika_json body,
                          const char *key, char password[PASSWORD_MOST + 1], size_t *size)
{
    struct nika_json value;
    if (!nika_json_get(body, key, &value) || nika_json_kind(value) != '"') {
        respond_bad_value(core, event->connection, key);
        return false;
    }
    if (!nika_json_string(value, password, PASSWORD_MOST + 1, size) || *size < PASSWORD_LEAST)
        *size = 0;
    return true;
}

static void begin(struct nika_server_core *core, const struct nika_event *event, bool recovery)
{
    const struct session *session = signing_session(core, event);
    struct change change = {.recovery = recovery};
    char password[PASSWORD_MOST + 1];
    struct nika_json body;
    size_t size;
    if (!session)
        return;
    const struct account *account = session->person->account;
    if (!account) {
        respond_error(core, event->connection, 403, "not-allowed");
        return;
    }
    if (!signing_body(core, event, &body) || !read_password(core, event, body, "password", password, &size) ||
        (!recovery && !read_password(core, event, body, "new", change.fresh, &change.fresh_size)))
        return;
    if (!recovery && change.fresh_size == 0) {
        respond_error(core, event->connection, 400, "bad-password");
        return;
    }
    if (!may_check(core, event, session) || !signing_may_hash(core, event->connection, true))
        return;
    if (size == 0) {
        respond_error(core, event->connection, 401, "wrong-password");
        return;
    }
    change.who = session->person->who;
    change.session = session->hash;
    change.signed_out = session->person->signed_out;
    struct pending *pending = core_expect(core, compared);
    pending->connection = event->connection;
    pending->more = core_allocate(sizeof change);
    memcpy(pending->more, &change, sizeof change);
    signing_hash(core, pending, password, size, account->secrets.hash);
}

void account_password(struct nika_server_core *core, const struct nika_event *event)
{
    begin(core, event, false);
}

void account_recovery(struct nika_server_core *core, const struct nika_event *event)
{
    begin(core, event, true);
}

/*
 * Sessions.
 */

void account_sessions(struct nika_server_core *core, const struct nika_event *event)
{
    const struct session *mine = signing_session(core, event);
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    char id[NIKA_TABLE_ID_MAX];
    if (!mine)
        return;
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "sessions");
    nika_write_open(&writer, '[');
    for (const struct session *session = mine->person->sessions; session; session = session->next) {
        const int64_t idle = sessions_today(core) - session->used;
        core_id_text(sessions_id(session), id);
        nika_write_open(&writer, '{');
        nika_write_key(&writer, "id");
        nika_write_word(&writer, id);
        nika_write_key(&writer, "date");
        nika_write_whole(&writer, session->date);
        nika_write_key(&writer, "idle");
        nika_write_whole(&writer, idle > 0 ? idle : 0);
        nika_write_key(&writer, "this");
        nika_write_bool(&writer, session == mine);
        nika_write_close(&writer, '}');
    }
    nika_write_close(&writer, ']');
    nika_write_close(&writer, '}');
    respond(core, event->connection, 200, &text, NULL);
}

/* Sessions that are to end. */
struct ending {
    uint64_t who;
    bool all;  /* of that person */
    bool this; /* the one that asked is among them */
    unsigned count;
    struct nika_hash hashes[];
};

static void ended(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct ending *ending = pending->more;
    struct person *person = hash_map_get(&core->people, ending->who);
    if (person && ending->all) {
        person->signing_out = false;
        person->signed_out += event->kept == NIKA_KEPT;
    }
    sessions_end_kept(core, event->kept, ending->hashes, ending->count);
    if (event->kept == NIKA_KEPT)
        respond_empty(core, pending->connection, ending->this ? "" : NULL);
    else
        respond_error(core, pending->connection, 503, "not-kept");
}

/* Ends one session, or (NULL) all of the person who asks. */
static void end_sessions(struct nika_server_core *core, const struct nika_event *event, const struct session *mine,
                         const struct session *one)
{
    struct person *person = mine->person;
    const unsigned count = one ? 1 : sessions_others(person, NULL, NULL);
    struct pending *pending = core_expect(core, ended);
    struct ending *ending = pending->more = core_allocate(sizeof *ending + count * sizeof ending->hashes[0]);
    pending->connection = event->connection;
    ending->who = person->who;
    ending->all = !one;
    ending->this = !one || one == mine;
    ending->count = count;
    if (one)
        ending->hashes[0] = one->hash;
    else
        sessions_others(person, NULL, ending->hashes);
    if (ending->all)
        person->signing_out = true;
    sessions_end_keep(core, pending, NULL, 0, ending->hashes, count);
}

void account_sign_out(struct nika_server_core *core, const struct nika_event *event)
{
    const struct session *mine = signing_session(core, event);
    if (!mine)
        return;
    if (mine->person->signing_out)
        respond_error(core, event->connection, 503, "busy");
    else
        end_sessions(core, event, mine, NULL);
}

void signing_delete(struct nika_server_core *core, const struct nika_event *event)
{
    const struct session *mine = signing_session(core, event);
    if (mine)
        end_sessions(core, event, mine, mine);
}

bool account_end_session(struct nika_server_core *core, const struct nika_event *event)
{
    static const char before[] = "/api/sessions/";
    const char *path = event->http->path;
    uint64_t id;
    if (strncmp(path, before, strlen(before)) != 0)
        return false;
    if (strcmp(event->http->method, "DELETE") != 0) {
        respond_error(core, event->connection, 405, "unknown-request");
        return true;
    }
    const struct session *mine = signing_session(core, event);
    if (!mine)
        return true;
    const struct session *one = mine->person->sessions;
    if (!core_id_read(path + strlen(before), strlen(path + strlen(before)), &id))
        one = NULL;
    while (one && sessions_id(one) != id)
        one = one->next;
    if (one)
        end_sessions(core, event, mine, one);
    else
        respond_error(core, event->connection, 404, "no-such-session");
    return true;
}
