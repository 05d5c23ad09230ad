/*
 * sign_in.c: signing in: POST of /api/session. A session is acknowledged once it is stored. Its token is always new, and
 * a session sent along with the request ends.
 *
 * A guest who sends her token stays the same person, under a new name or with an account from now on. Whoever signs in,
 * or gives a name while signed in, becomes another person.
 *
 * Whoever has a recovery code signs in with it and a new password: the code is used up, and all older sessions end.
 *
 * Whether a name has an account can be found out by asking for it as a guest, so that is no secret; but a password
 * check takes the same time and gives the same error whether or not the account exists. So does a recovery code: the
 * new password is hashed also if the code is wrong.
 */
#include "people.h"

#include <string.h>

enum {
    HASHING_MAX = 8,    /* concurrent password hashes */
    HASHING_KNOWN = 4,  /* and so many more for those whom we know: a flood of strangers does not keep them out */
    SESSIONS_EACH = 16, /* per person: the least recently used is dropped */
    CODE_GIVEN_MAX = 64 /* bytes of a recovery code as somebody may write it */
};

/* Somebody who is signing in. */
struct signing {
    bool browser;
    bool is_new;         /* with a new account */
    bool takes_person;   /* this guest gets the account */
    bool writes;         /* the row of the account that there is, with these secrets */
    bool fresh;          /* a new guest */
    bool bot;            /* a bot, now or already */
    bool brings;         /* there is a session sent along */
    unsigned signed_out; /* of the person, when this began */
    struct nika_hash brought;
    uint64_t who;
    char address[NIKA_ADDRESS_MAX];
    char name[PERSON_NAME_MAX];
    char folded[NIKA_KEY_MAX];
    char code[CODE_GIVEN_MAX]; /* a recovery code, "" if there is none */
    struct account_secrets secrets;
    char row[ROW_MAX]; /* the account's row */
    size_t row_size;
    char token[TOKEN_MAX];
    struct nika_hash hash;
    unsigned lost_count;
    struct nika_hash lost[]; /* sessions that end */
};

static uint64_t draw_who(struct nika_server_core *core)
{
    uint64_t who;
    do
        who = core_random_number(core);
    while (hash_map_get(&core->people, who));
    return who;
}

/* A new pending operation whose `more` holds somebody signing in. */
static struct pending *goes_on(struct nika_server_core *core, struct pending *before,
                               void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    struct pending *pending = core_expect(core, then);
    pending->connection = before->connection;
    pending->more = before->more;
    before->more = NULL;
    return pending;
}

/*
 * The store's row under the name of an account that could not be added. Unless it certainly does not exist, the guest
 * who was to get it can get no other account.
 */
static void account_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct signing *signing = pending->more;
    const struct nika_loaded *loaded = event->loaded;
    struct person *person = hash_map_get(&core->people, signing->who);
    if (loaded->readable && loaded->count == 1)
        accounts_row(core, loaded->items[0].key, loaded->items[0].bytes, loaded->items[0].size);
    else if (loaded->readable && person && signing->takes_person)
        person->account_comes = false;
    if (loaded->readable)
        accounts_release(core, signing->name);
}

/* Looks for an account that is in the store but not in memory: its write may have succeeded after all. */
static void look_for_account(struct nika_server_core *core, struct pending *pending)
{
    struct pending *next = goes_on(core, pending, account_loaded);
    const struct signing *signing = next->more;
    char after[NIKA_KEY_MAX + 1];
    struct nika_text text = nika_text(after, sizeof after);
    nika_text_add(&text, signing->folded);
    nika_text_add_char(&text, '\x01');
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = next->ticket,
                                          .row = NIKA_ROW_ACCOUNT,
                                          .key = signing->folded,
                                          .after = after,
                                          .number = 1});
}

static void not_signed(struct nika_server_core *core, struct pending *pending, enum nika_kept kept)
{
    const struct signing *signing = pending->more;
    struct person *person = hash_map_get(&core->people, signing->who);
    if (kept == NIKA_KEPT_CONFLICT)
        respond_error(core, pending->connection, 409, "name-taken");
    else
        respond_error(core, pending->connection, 503, "not-kept");
    if (kept != NIKA_KEPT_BROKEN && signing->takes_person && person)
        person->account_comes = false;
    if (signing->brings)
        sessions_end_kept(core, kept, &signing->brought, 1);
    if (signing->is_new && kept == NIKA_KEPT_NOTHING)
        accounts_release(core, signing->name);
    else if (signing->is_new)
        look_for_account(core, pending);
}

/*
 * Ends the session sent along. If the person stays the same, the new session takes over; otherwise the connections and
 * tickets of the old one belong to somebody else, and end with it.
 */
static void end_brought(struct nika_server_core *core, const struct signing *signing, const struct session *fresh)
{
    struct session *brought = signing->brings ? sessions_get(core, &signing->brought) : NULL;
    if (brought && brought->person == fresh->person)
        sessions_replace(core, brought, fresh);
    else if (brought)
        sessions_remove(core, brought);
}

/* The account's row was written, or not. */
static void account_kept(struct nika_server_core *core, const struct signing *signing, enum nika_kept kept)
{
    struct person *person = hash_map_get(&core->people, signing->who);
    struct account *account = person ? person->account : NULL;
    if (!account)
        return;
    account->writing = false;
    account->doubted = account->doubted ? kept != NIKA_KEPT : kept == NIKA_KEPT_BROKEN;
    if (kept == NIKA_KEPT)
        account->secrets = signing->secrets;
    if (*signing->code)
        person->signing_out = false;
}

/* Whether all sessions have ended, or are about to, since this person began to sign in. */
static bool is_too_late(const struct person *person, const struct signing *signing)
{
    return person && (person->signing_out || person->signed_out != signing->signed_out);
}

/* The session is stored: sign the person in. */
static void signed_in(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct signing *signing = pending->more;
    struct nika_text text;
    if (signing->writes)
        account_kept(core, signing, event->kept);
    sessions_end_kept(core, event->kept, signing->lost, signing->lost_count);
    if (event->kept != NIKA_KEPT) {
        not_signed(core, pending, event->kept);
        return;
    }
    if (signing->is_new)
        accounts_row(core, signing->folded, signing->row, signing->row_size);
    struct person *person = people_known(core, signing->who, signing->name);
    if (is_too_late(person, signing)) {
        sessions_drop_row(core, &signing->hash);
        if (signing->brings)
            sessions_end_kept(core, event->kept, &signing->brought, 1);
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    if (*signing->code)
        person->signed_out++;
    person->bot |= signing->bot;
    if (!person->account)
        memcpy(person->name, signing->name, sizeof person->name);
    struct session *session =
        sessions_add(core, &signing->hash, person, core->date, sessions_today(core), signing->fresh);
    holders_place(core, session, signing->address);
    end_brought(core, signing, session);
    struct nika_writer writer = respond_person(core, person, &text);
    if (!signing->browser) {
        nika_write_key(&writer, "token");
        nika_write_word(&writer, signing->token);
    }
    nika_write_close(&writer, '}');
    respond(core, pending->connection, 200, &text, signing->browser ? signing->token : NULL);
}

/* Stores a new session and what belongs to it. */
static void keep(struct nika_server_core *core, struct pending *before)
{
    struct pending *pending = goes_on(core, before, signed_in);
    struct signing *signing = pending->more;
    char key[TOKEN_MAX], brought[TOKEN_MAX], value[ROW_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    struct nika_op ops[3];
    unsigned count = 0;
    token_draw(core, signing->token, &signing->hash);
    hash_key(&signing->hash, key);
    hash_key(&signing->brought, brought);
    sessions_row(signing->who, signing->name, core->date, sessions_today(core), signing->fresh, signing->bot, &text);
    if (signing->is_new || signing->writes)
        ops[count++] = (struct nika_op){.kind = signing->is_new ? NIKA_OP_ADD : NIKA_OP_PUT,
                                        .row = NIKA_ROW_ACCOUNT,
                                        .key = signing->folded,
                                        .value = signing->row,
                                        .size = signing->row_size};
    ops[count++] =
        (struct nika_op){.kind = NIKA_OP_PUT, .row = NIKA_ROW_SESSION, .key = key, .value = value, .size = text.size};
    if (NIKA_FAULT_IS(SESSION_NOT_KEPT))
        ops[count - 1].row = NIKA_ROW_PLAYED;
    struct session *session = signing->brings ? sessions_get(core, &signing->brought) : NULL;
    if (signing->brings)
        ops[count++] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_SESSION, .key = brought};
    if (session)
        session->ending++;
    sessions_end_keep(core, pending, ops, count, signing->lost, signing->lost_count);
}

/* The person of the token sent along, if she is a guest who can be converted. */
static struct person *guest_of(const struct nika_server_core *core, const struct signing *signing)
{
    const struct session *session = signing->brings ? sessions_get(core, &signing->brought) : NULL;
    return session && !session->person->account && !session->person->account_comes ? session->person : NULL;
}

static void write_account(struct signing *signing)
{
    struct nika_text text = nika_text(signing->row, sizeof signing->row);
    accounts_write(signing->who, signing->name, &signing->secrets, &text);
    signing->row_size = text.size;
}

/* Writes the account that there is with the session, in the same write. */
static void rewrite_account(struct account *account, struct signing *signing)
{
    signing->writes = account->writing = true;
    write_account(signing);
}

/* A new account's password has been hashed. */
static void hashed_new(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct signing *signing = pending->more;
    core->registry->hashing--;
    if (event->size == 0 || event->size >= PASSWORD_HASH_MAX) {
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    if (accounts_find(core, signing->folded) || accounts_alike(core, signing->name)) { /* it came meanwhile */
        respond_error(core, pending->connection, 409, "name-taken");
        return;
    }
    accounts_reserve(core, signing->name);
    struct person *guest = guest_of(core, signing);
    signing->takes_person = guest != NULL;
    signing->who = guest ? guest->who : draw_who(core);
    signing->signed_out = guest ? guest->signed_out : 0;
    if (guest)
        guest->account_comes = true;
    secrets_draw(core, event->bytes, &signing->secrets);
    signing->bot |= guest && guest->bot;
    signing->secrets.bot = signing->bot;
    known_add(&signing->secrets, signing->address);
    write_account(signing);
    keep(core, pending);
}

/* Room for the sessions that end. */
static struct signing *loses(struct pending *pending, unsigned count)
{
    struct signing *signing = core_enlarge(pending->more, sizeof *signing + count * sizeof signing->lost[0]);
    pending->more = signing;
    signing->lost_count = count;
    return signing;
}

/* The session to drop if a person has too many. */
static void lose_one(const struct person *person, struct pending *pending)
{
    const struct session *oldest = NULL;
    unsigned count = 0;
    for (const struct session *session = person->sessions; session; session = session->next, count++)
        if (!oldest || session->used <= oldest->used)
            oldest = session;
    if (count >= SESSIONS_EACH)
        loses(pending, 1)->lost[0] = oldest->hash;
}

/* A password was compared; or, without an account to compare with, hashed anyway to take the same time. */
static void hashed_old(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct signing *signing = pending->more;
    struct account *account = accounts_find(core, signing->folded);
    core->registry->hashing--;
    if (!account || !event->matches) {
        respond_error(core, pending->connection, 401, "wrong-password");
        return;
    }
    if (bans_refuse_person(core, pending->connection, account->person->who))
        return;
    if (is_too_late(account->person, signing)) { /* the password may be another now */
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    signing->who = account->person->who;
    memcpy(signing->name, account->person->name, sizeof signing->name);
    signing->bot |= account->person->bot;
    if (account->writing && signing->bot != account->secrets.bot) { /* that it is a bot must be stored first */
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    if (!account->writing &&
        (account->doubted || signing->bot != account->secrets.bot || !known_has(&account->secrets, signing->address))) {
        signing->secrets = account->secrets;
        signing->secrets.bot = signing->bot;
        known_add(&signing->secrets, signing->address);
        rewrite_account(account, signing);
    } else {
        known_add(&account->secrets, signing->address); /* stored with the next change */
    }
    lose_one(account->person, pending);
    keep(core, pending);
}

/* A new password was hashed for somebody who has, or has not, the recovery code of an account. */
static void hashed_recovered(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct signing *signing = pending->more;
    struct account *account = accounts_find(core, signing->folded);
    core->registry->hashing--;
    if (!account || !recovery_matches(&account->secrets, signing->code)) {
        respond_error(core, pending->connection, 401, "wrong-password");
        return;
    }
    if (bans_refuse_person(core, pending->connection, account->person->who))
        return;
    if (account->writing || account->person->signing_out || event->size == 0 || event->size >= PASSWORD_HASH_MAX) {
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    struct person *person = account->person;
    signing = loses(pending, sessions_others(person, NULL, NULL));
    sessions_others(person, NULL, signing->lost);
    signing->who = person->who;
    signing->signed_out = person->signed_out;
    memcpy(signing->name, person->name, sizeof signing->name);
    secrets_draw(core, event->bytes, &signing->secrets); /* without a code, and all networks are strange */
    signing->bot |= person->bot;
    signing->secrets.bot = signing->bot;
    known_add(&signing->secrets, signing->address);
    rewrite_account(account, signing);
    person->signing_out = true;
    keep(core, pending);
}

bool signing_may_hash(struct nika_server_core *core, nika_connection connection, bool known)
{
    const bool may = core->registry->hashing < HASHING_MAX + (known ? HASHING_KNOWN : 0u);
    if (!may)
        respond_error(core, connection, 503, "busy");
    return may;
}

void signing_hash(struct nika_server_core *core, const struct pending *pending, const char *password, size_t size,
                  const char *hash)
{
    core->registry->hashing++;
    core_emit(core,
              &(struct nika_effect){
                  .kind = NIKA_EFFECT_HASH, .ticket = pending->ticket, .bytes = password, .size = size, .hash = hash});
}

static void hash(struct nika_server_core *core, struct pending *pending, const char *password, size_t size)
{
    struct signing *signing = pending->more;
    const struct account *account = accounts_find(core, signing->folded);
    const bool compares = account && !signing->is_new && !*signing->code;
    pending->then = signing->is_new ? hashed_new : *signing->code ? hashed_recovered : hashed_old;
    if (account)
        signing->signed_out = account->person->signed_out;
    signing_hash(core, pending, password, size, compares ? account->secrets.hash : NULL);
}

bool signing_body(struct nika_server_core *core, const struct nika_event *event, struct nika_json *body)
{
    size_t at;
    const bool fine = event->http->json && nika_json_check(event->bytes, event->size, body, &at) == NIKA_JSON_FINE &&
                      nika_json_kind(*body) == '{';
    if (!fine)
        respond_error(core, event->connection, 400, "bad-message");
    return fine;
}

/* Whether somebody signs in by a recovery code. False if there is one that can't be read, which is answered. */
static bool read_code(struct nika_server_core *core, const struct nika_event *event, struct nika_json body,
                      struct signing *signing)
{
    struct nika_json value;
    size_t size;
    if (!nika_json_get(body, "code", &value))
        return true;
    if (nika_json_kind(value) != '"' || signing->is_new) {
        respond_bad_value(core, event->connection, "code");
        return false;
    }
    /* What can't be a code is a wrong one. */
    if (!nika_json_string(value, signing->code, sizeof signing->code, &size) || size == 0)
        nika_text_copy(signing->code, sizeof signing->code, "?");
    return true;
}

/* A member that is true or false, and may be absent. If it is something else, that is answered and false returned. */
static bool read_flag(struct nika_server_core *core, const struct nika_event *event, struct nika_json body,
                      const char *key, bool *flag)
{
    struct nika_json value;
    if (!nika_json_get(body, key, &value))
        return true;
    *flag = nika_json_kind(value) == 't';
    if (*flag || nika_json_kind(value) == 'f')
        return true;
    respond_bad_value(core, event->connection, key);
    return false;
}

/* Parses the request body; if it is invalid, answers and returns false. Without a password, *size is 0. */
static bool read_body(struct nika_server_core *core, const struct nika_event *event, struct signing *signing,
                      char password[PASSWORD_MOST + 1], size_t *size)
{
    char raw[1024], tidy[PERSON_NAME_MAX];
    struct nika_json body, value;
    struct nika_text name = nika_text(signing->name, sizeof signing->name);
    struct nika_text folded = nika_text(signing->folded, sizeof signing->folded);
    size_t raw_size;
    *size = 0;
    if (!signing_body(core, event, &body))
        return false;
    if (!nika_json_get(body, "name", &value) || nika_json_kind(value) != '"') {
        respond_bad_value(core, event->connection, "name");
        return false;
    }
    if (!nika_json_string(value, raw, sizeof raw, &raw_size) ||
        !names_clean(raw, raw_size, PERSON_NAME_LETTERS, &name)) {
        respond_error(core, event->connection, 400, "bad-name");
        return false;
    }
    names_fold(signing->name, &folded);
    if (folded.cut) { /* letters that stand for many others */
        respond_error(core, event->connection, 400, "bad-name");
        return false;
    }
    struct nika_text typed = nika_text(tidy, sizeof tidy);
    const struct account *stuck =
        names_tidy(raw, raw_size, PERSON_NAME_LETTERS, &typed) ? accounts_exactly(core, tidy) : NULL;
    if (stuck)
        nika_text_copy(signing->folded, sizeof signing->folded, stuck->folded);
    if (!read_flag(core, event, body, "new", &signing->is_new) || !read_flag(core, event, body, "bot", &signing->bot))
        return false;
    if (!read_code(core, event, body, signing))
        return false;
    if (!nika_json_get(body, "password", &value))
        return true;
    if (nika_json_kind(value) != '"') {
        respond_bad_value(core, event->connection, "password");
        return false;
    }
    if (!nika_json_string(value, password, PASSWORD_MOST + 1, size) || *size < PASSWORD_LEAST) {
        respond_error(core, event->connection, 400, "bad-password");
        return false;
    }
    return true;
}

/*
 * Whether somebody who signs in is known: the account's owner was in this network before, or the recovery code is right
 * (which nobody can guess). Others can neither keep her from trying nor take her place at the hasher.
 */
static bool is_known(const struct nika_server_core *core, const struct nika_event *event, const struct signing *signing)
{
    const struct account *account = signing->is_new ? NULL : accounts_find(core, signing->folded);
    return account && (*signing->code ? recovery_matches(&account->secrets, signing->code)
                                      : known_has(&account->secrets, event->address));
}

/* Rate limit: whether this may be tried now; if not, it is answered. */
static bool may_try(struct nika_server_core *core, const struct nika_event *event, const struct signing *signing,
                    bool password)
{
    const bool known = password && is_known(core, event, signing);
    int64_t wait = 0;
    if (!password || signing->is_new)
        wait = rate_limits_wait(core, event->address, "session");
    if (!wait && password)
        wait = rate_limits_wait(core, event->address, "password");
    if (!wait && password && !signing->is_new)
        wait = rate_limits_wait_guess(core, signing->folded, event->address, known);
    if (wait) {
        respond_slow_down(core, event->connection, wait);
        return false;
    }
    if ((!password || signing->is_new) &&
        (accounts_find(core, signing->folded) || accounts_alike(core, signing->name))) {
        respond_error(core, event->connection, 409, "name-taken");
        return false;
    }
    if ((!password || signing->is_new) && core->disk.full) {
        respond_error(core, event->connection, 503, "busy");
        return false;
    }
    if (password)
        return signing_may_hash(core, event->connection, known);
    return true;
}

struct session *signing_session(struct nika_server_core *core, const struct nika_event *event)
{
    struct session *session = sessions_find(core, event->http->token, strlen(event->http->token));
    if (!session)
        respond_error(core, event->connection, 401, "not-signed-in");
    return session;
}

void signing_post(struct nika_server_core *core, const struct nika_event *event)
{
    struct signing signing = {.browser = event->http->browser};
    char password[PASSWORD_MOST + 1];
    size_t size;
    if (!read_body(core, event, &signing, password, &size))
        return;
    if ((signing.is_new || *signing.code) && !size) {
        respond_bad_value(core, event->connection, "password");
        return;
    }
    if (!may_try(core, event, &signing, size > 0))
        return;
    if (signing.is_new && core->registry->accounts.count >= limit_of(core, NIKA_LIMIT_max_accounts)) {
        limit_reached(core, NIKA_LIMIT_max_accounts);
        respond_error(core, event->connection, 503, "busy");
        return;
    }
    const struct session *session = sessions_find(core, event->http->token, strlen(event->http->token));
    nika_text_copy(signing.address, sizeof signing.address, event->address);
    signing.brings = session != NULL;
    if (session)
        signing.brought = session->hash;
    const struct person *guest = guest_of(core, &signing);
    if (!size && !guest && !holders_admit(core, event->address)) {
        respond_error(core, event->connection, 503, "busy");
        return;
    }
    struct pending here = {.connection = event->connection, .more = core_allocate(sizeof signing)};
    if (!size) {
        signing.fresh = !guest;
        signing.who = guest ? guest->who : draw_who(core);
        signing.signed_out = guest ? guest->signed_out : 0;
        signing.bot |= guest && guest->bot;
    }
    memcpy(here.more, &signing, sizeof signing);
    if (size)
        hash(core, goes_on(core, &here, NULL), password, size);
    else
        keep(core, &here);
}
