/*
 * people.h: sessions, accounts and tickets, as people.c, accounts.c, sign_in.c, account_requests.c and
 * server_core_requests.c share them.
 *
 * A session token is 32 random bytes. A session is stored under the token's SHA-256, so that a leaked store yields no
 * usable token. Accounts and sessions are all held in memory, and in the store as rows:
 *     ACCOUNT, key: the folded name; value: {"who":"…","name":"Ada","hash":"…","salt":"…","known":"…","recovery":"…"}, and
 *         "bot":true if it is a bot's
 *     SESSION, key: the SHA-256 in hexadecimal digits; value: {"who":"…","name":"Ada","date":ms,"used":day}, and "fresh":true
 *         while it has never connected, and "bot":true if it is a bot's
 * Days count server running time, so that neither a wrong clock nor a long outage ends a session.
 */
#ifndef NIKA_SERVER_CORE_PEOPLE_H
#define NIKA_SERVER_CORE_PEOPLE_H

#include "server_core_internal.h"

enum {
    TOKEN_BYTES = 32,
    TOKEN_MAX = 2 * TOKEN_BYTES + 1,     /* hexadecimal digits and a NUL */
    PERSON_NAME_LETTERS = 24,            /* characters of a name */
    PASSWORD_HASH_MAX = 256,             /* bytes of a password hash as its library formats it, and a NUL */
    ROW_MAX = PERSON_NAME_MAX * 6 + 768, /* bytes of a row's value */
    SALT_BYTES = 16,
    KNOWN_MAX = 8,      /* networks that are remembered for an account */
    CODE_MAX = 25,      /* a recovery code as it is printed: 20 letters in groups of four, and a NUL */
    PASSWORD_LEAST = 8, /* bytes */
    PASSWORD_MOST = 128
};

struct session {
    struct link link; /* in the list of its holder */
    struct link use;  /* in the order of their last use */
    struct holder
        *holder; /* the largest network around the address that it was last used from; NULL: unknown or exempt */
    uint64_t networks[NIKA_LIMIT_LEVELS - 1]; /* and the numbers of the smaller ones, 0 if there is none */
    bool fresh;                               /* it never connected */
    struct nika_hash hash;                    /* of its token */
    struct person *person;
    struct session *next; /* the same person's previous session */
    int64_t date;         /* when it was created */
    int64_t used;         /* the last day it was used on */
    unsigned ending;      /* writes under way that end it: its row is not to be written again */
};

/* What is stored of an account besides who it belongs to. */
struct account_secrets {
    char hash[PASSWORD_HASH_MAX]; /* of the password */
    uint8_t salt[SALT_BYTES];     /* key of the two below */
    struct nika_hash recovery;    /* of the recovery code; all zero if there is none */
    uint16_t known[KNOWN_MAX];    /* networks she has signed in from, the last one first; 0 is none */
    bool bot;                     /* the account is a bot's, for good */
};

struct account {
    struct account *next; /* collision chain: another account with the same hash, by chance or by a very patient
                           * attacker */
    struct person *person;
    char folded[NIKA_KEY_MAX];
    struct account_secrets secrets;
    bool writing; /* its row is being written: nobody else may write it, or one change would undo the other */
    bool doubted; /* the row in the store may differ: rewrite it at the next opportunity */
    struct account *next_stuck;
};

struct people {
    uint8_t salt[32];         /* key of people_number */
    struct hash_map sessions; /* struct session, by the first bytes of their hashes */
    struct hash_map accounts; /* struct account, by the number of their folded names */
    struct hash_map looks;    /* struct account, by names_looks; for an account that is being stored, this struct */
    struct account *stuck;    /* those whose folded names belong to another account by now */
    struct hash_map tickets;  /* struct ticket, by the first bytes of their hashes */
    struct list by_expiry;    /* struct ticket */
    struct list fresh, used;  /* struct session, never connected, and the others: the least recently used first */
    struct hash_map holders;  /* struct holder, by number: private to holders.c */
    unsigned hashing;         /* password hashes being computed */
    int64_t swept;            /* the day of the last sweep for expired sessions */
};

/* The session of a token, NULL if there is none. Marks the session as used. */
struct session *sessions_find(struct nika_server_core *core, const char *token, size_t size);
struct session *sessions_get(const struct nika_server_core *core, const struct nika_hash *hash);
struct session *sessions_add(struct nika_server_core *core, const struct nika_hash *hash, struct person *person,
                             int64_t date, int64_t used, bool fresh);
/* Ends a session together with its tickets and connections. */
void sessions_remove(struct nika_server_core *core, struct session *session);
/* Replaces a session by the same person's new one, which takes over its tickets and connections. */
void sessions_replace(struct nika_server_core *core, struct session *session, const struct session *next);
/* The row in the store may be missing or outdated: rewrite it when the session is next used. */
void sessions_doubt(struct nika_server_core *core, const struct nika_hash *hash);
/* It is about to connect from an address. */
void sessions_connects(struct nika_server_core *core, struct session *session, const char *address);
/* How many sessions a person has besides one of them (or NULL); their hashes go to `hashes` unless that is NULL. */
unsigned sessions_others(const struct person *person, const struct session *but, struct nika_hash *hashes);
/*
 * Stores, in one write together with other operations, that sessions end; then, with its outcome, ends them. They remain
 * valid until then.
 */
void sessions_end_keep(struct nika_server_core *core, const struct pending *pending, const struct nika_op *also,
                       unsigned also_count, const struct nika_hash *hashes, unsigned count);
void sessions_end_kept(struct nika_server_core *core, enum nika_kept kept, const struct nika_hash *hashes,
                       unsigned count);
/* Drops the row of a session that was stored and then given to nobody. */
void sessions_drop_row(struct nika_server_core *core, const struct nika_hash *hash);
/* What its connections and tickets know it by. */
uint64_t sessions_number(const struct session *session);
/* The public id of a session. */
uint64_t sessions_id(const struct session *session);
/* The value of a session's row. */
void sessions_row(uint64_t who, const char *name, int64_t date, int64_t used, bool fresh, bool bot,
                  struct nika_text *text);
int64_t sessions_today(const struct nika_server_core *core);

/* Generates a random token and its hash. */
void token_draw(const struct nika_server_core *core, char token[TOKEN_MAX], struct nika_hash *hash);
void hash_key(const struct nika_hash *hash, char key[TOKEN_MAX]);

/*
 * holders.c: what an address makes us keep.
 */
void holders_end(struct nika_server_core *core);
void holders_ready(struct nika_server_core *core); /* all rows have been read */
void holders_add(struct nika_server_core *core, struct session *session);
void holders_remove(struct nika_server_core *core, struct session *session);
/* It belongs to the network of an address: made there, or (not fresh any more) used from there. */
void holders_place(struct nika_server_core *core, struct session *session, const char *address);
void holders_use(struct nika_server_core *core, struct session *session, const char *address);
/* Makes room for one more guest, by ending a session that nobody uses if there are too many. False: all are in use. */
bool holders_admit(struct nika_server_core *core, const char *address);

/*
 * accounts.c
 */
struct account *accounts_find(const struct nika_server_core *core, const char *folded);
/* Builds an account from its row. False if the row is malformed. */
bool accounts_row(struct nika_server_core *core, const char *key, const char *bytes, size_t size);
/* At startup, after all rows: accounts of older servers, which folded names differently, get their new keys. */
void accounts_ready(struct nika_server_core *core);
/* An account that is found by its exact name only, as it was typed; NULL if this is none of them. */
const struct account *accounts_exactly(const struct nika_server_core *core, const char *typed);
/* Whether an account has a name that looks like this one. Reserving: an account with this name is being stored. */
bool accounts_alike(const struct nika_server_core *core, const char *name);
void accounts_reserve(struct nika_server_core *core, const char *name);
void accounts_release(struct nika_server_core *core, const char *name);
/* It is gone from the store; its person is a guest without sessions. */
void accounts_remove(struct nika_server_core *core, struct account *account);
/* The value of an account's row. */
void accounts_write(uint64_t who, const char *name, const struct account_secrets *secrets, struct nika_text *text);
/* Secrets for a new account, with this password hash. */
void secrets_draw(const struct nika_server_core *core, const char *hash, struct account_secrets *secrets);
/* Draws a recovery code, as it is to be printed; the secrets get its hash. */
void recovery_draw(const struct nika_server_core *core, struct account_secrets *secrets, char code[CODE_MAX]);
bool recovery_exists(const struct account_secrets *secrets);
/* Whether this is the recovery code, however it is written. */
bool recovery_matches(const struct account_secrets *secrets, const char *code);
/* Networks from which somebody has signed in: the last one comes first, and the ninth is forgotten. */
bool known_has(const struct account_secrets *secrets, const char *address);
void known_add(struct account_secrets *secrets, const char *address);

/* Issues a ticket for a session's person. False if she has too many. */
bool tickets_draw(struct nika_server_core *core, const struct session *session, char ticket[TOKEN_MAX]);

/* server_core_requests.c: {"error":word,"wait":…} */
void respond_slow_down(struct nika_server_core *core, nika_connection connection, int64_t wait);
void respond_bad_value(struct nika_server_core *core, nika_connection connection, const char *where);
/*
 * A page of a list, {KEY:[ … ],"more":… }: the caller writes the elements, with enough room for all of them, and says
 * at the end whether there are more.
 */
struct page {
    char *bytes;
    struct nika_text text;
    struct nika_writer writer;
};
void page_begin(struct page *page, const char *key, size_t room);
void page_respond(struct nika_server_core *core, nika_connection connection, struct page *page, bool more);
/* {"who":…,"name":…,"account":… : the caller adds further members. */
struct nika_writer respond_person(struct nika_server_core *core, const struct person *person, struct nika_text *text);

/*
 * sign_in.c: POST and DELETE of /api/session.
 */
void signing_post(struct nika_server_core *core, const struct nika_event *event);
void signing_delete(struct nika_server_core *core, const struct nika_event *event);
/* The session that a request belongs to; if there is none, that is answered and NULL returned. */
struct session *signing_session(struct nika_server_core *core, const struct nika_event *event);
/* The body of a request, one JSON object; if it is none, that is answered and false returned. */
bool signing_body(struct nika_server_core *core, const struct nika_event *event, struct nika_json *body);
/* Whether one more password may be hashed now; if not, that is answered. Some places are for those whom we know. */
bool signing_may_hash(struct nika_server_core *core, nika_connection connection, bool known);
/*
 * Has a password hashed: compared with `hash`, or (NULL) for a new hash. The function of the pending operation counts
 * registry->hashing down.
 */
void signing_hash(struct nika_server_core *core, const struct pending *pending, const char *password, size_t size,
                  const char *hash);

/*
 * account_requests.c: /api/password, /api/recovery and /api/sessions.
 */
void account_password(struct nika_server_core *core, const struct nika_event *event);
void account_recovery(struct nika_server_core *core, const struct nika_event *event);
void account_sessions(struct nika_server_core *core, const struct nika_event *event);
void account_sign_out(struct nika_server_core *core, const struct nika_event *event); /* everywhere */
/* DELETE /api/sessions/ID: false if the path is another. */
bool account_end_session(struct nika_server_core *core, const struct nika_event *event);

#endif
