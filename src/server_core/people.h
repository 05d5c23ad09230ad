/*
 * people.h: sessions, accounts and tickets, as people.c, sign_in.c and server_core_requests.c share them.
 *
 * A session token is 32 random bytes. A session is stored under the token's SHA-256, so that a leaked store yields no
 * usable token. Accounts and sessions are all held in memory, and in the store as rows:
 *     ACCOUNT, key: the folded name; value: {"who":"…","name":"Ada","hash":"…"}
 *     SESSION, key: the SHA-256 in hexadecimal digits; value: {"who":"…","name":"Ada","date":ms,"used":day}
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
    ROW_MAX = PERSON_NAME_MAX * 6 + 512, /* bytes of a row's value */
};

struct session {
    struct nika_hash hash; /* of its token */
    struct person *person;
    struct session *next; /* the same person's previous session */
    int64_t date;         /* when it was created */
    int64_t used;         /* the last day it was used on */
};

struct account {
    struct account *next; /* collision chain: another account with the same hash, by chance or by a very patient
                           * attacker */
    struct person *person;
    char folded[NIKA_KEY_MAX];
    char hash[PASSWORD_HASH_MAX];
};

struct people {
    uint8_t salt[32];         /* key of people_number */
    struct hash_map sessions; /* struct session, by the first bytes of their hashes */
    struct hash_map accounts; /* struct account, by the number of their folded names */
    struct hash_map tickets;  /* struct ticket, by the first bytes of their hashes */
    struct list by_expiry;    /* struct ticket */
    unsigned hashing;         /* password hashes being computed */
    int64_t swept;            /* the day of the last sweep for expired sessions */
};

/* The session of a token, NULL if there is none. Marks the session as used. */
struct session *sessions_find(struct nika_server_core *core, const char *token, size_t size);
struct session *sessions_get(const struct nika_server_core *core, const struct nika_hash *hash);
struct session *sessions_add(struct nika_server_core *core, const struct nika_hash *hash, struct person *person,
                             int64_t date, int64_t used);
/* Ends a session together with its tickets and connections. */
void sessions_remove(struct nika_server_core *core, struct session *session);
/* Replaces a session by the same person's new one, which takes over its tickets and connections. */
void sessions_replace(struct nika_server_core *core, struct session *session, const struct session *next);
/* The row in the store may be missing or outdated: rewrite it when the session is next used. */
void sessions_doubt(struct nika_server_core *core, const struct nika_hash *hash);
/* The value of a session's row. */
void sessions_row(uint64_t who, const char *name, int64_t date, int64_t used, struct nika_text *text);
int64_t sessions_today(const struct nika_server_core *core);

/* Generates a random token and its hash. */
void token_draw(const struct nika_server_core *core, char token[TOKEN_MAX], struct nika_hash *hash);
void hash_key(const struct nika_hash *hash, char key[TOKEN_MAX]);

struct account *accounts_find(const struct nika_server_core *core, const char *folded);
/* Builds an account from its row. False if the row is malformed. */
bool accounts_row(struct nika_server_core *core, const char *key, const char *bytes, size_t size);

/* Issues a ticket for a session's person. False if she has too many. */
bool tickets_draw(struct nika_server_core *core, const struct session *session, char ticket[TOKEN_MAX]);

/* server_core_requests.c: {"error":word,"wait":…} */
void respond_slow_down(struct nika_server_core *core, nika_connection connection, int64_t wait);
void respond_bad_value(struct nika_server_core *core, nika_connection connection, const char *where);
/* {"who":…,"name":…,"account":… : the caller adds further members. */
struct nika_writer respond_person(struct nika_server_core *core, const struct person *person, struct nika_text *text);

/* sign_in.c: POST and DELETE of /api/session. */
void signing_post(struct nika_server_core *core, const struct nika_event *event);
void signing_delete(struct nika_server_core *core, const struct nika_event *event);

#endif
