/*
 * people.h: what people.c, signing.c and requests.c share: sessions, accounts and tickets.
 *
 * A token is 32 random bytes; a session is kept under the SHA-256 of them, so that whoever reads the store can't use any.
 * Accounts and sessions are all in memory, and in the store as rows:
 *     ACCOUNT, key: the folded name; value: {"who":"…","name":"Ada","hash":"…"}
 *     SESSION, key: the SHA-256 in hexadecimal digits; value: {"who":"…","name":"Ada","date":ms,"used":day}
 * Days count how long servers have been running, so that neither a wrong clock nor a long holiday ends a session.
 */
#ifndef NIKA_HEART_PEOPLE_H
#define NIKA_HEART_PEOPLE_H

#include "inside.h"

enum {
    TOKEN_BYTES = 32,
    TOKEN_MAX = 2 * TOKEN_BYTES + 1,     /* as hexadecimal digits, and a NUL */
    PERSON_NAME_LETTERS = 24,            /* characters of a name */
    PASSWORD_HASH_MAX = 256,             /* bytes of a hash as its maker writes it, and a NUL */
    ROW_MAX = PERSON_NAME_MAX * 6 + 512, /* bytes of a row's value */
};

struct session {
    struct nika_hash hash; /* of its token */
    struct person *person;
    struct session *next; /* of the same person: the one before */
    int64_t date;         /* when it was made */
    int64_t used;         /* the last day it was used on */
};

struct account {
    struct account *next; /* another one with the same number, if chance or somebody very patient finds one */
    struct person *person;
    char folded[NIKA_KEY_MAX];
    char hash[PASSWORD_HASH_MAX];
};

struct people {
    uint8_t salt[32];      /* of people_number */
    struct map sessions;   /* struct session, by the first bytes of their hashes */
    struct map accounts;   /* struct account, by the number of their folded names */
    struct map tickets;    /* struct ticket, by the first bytes of their hashes */
    struct list by_expiry; /* struct ticket */
    unsigned hashing;      /* passwords that are being hashed */
    int64_t swept;         /* the day on which old sessions were last looked for */
};

/* The session of a token, NULL if there is none. That it was used is noted. */
struct session *sessions_find(struct nika_heart *heart, const char *token, size_t size);
struct session *sessions_get(const struct nika_heart *heart, const struct nika_hash *hash);
struct session *sessions_add(struct nika_heart *heart, const struct nika_hash *hash, struct person *person,
                             int64_t date, int64_t used);
/* Ends a session, with its tickets and connections. */
void sessions_remove(struct nika_heart *heart, struct session *session);
/* Ends a session in whose place its person has another one from now on: tickets and connections are that one's. */
void sessions_replace(struct nika_heart *heart, struct session *session, const struct session *next);
/* Its row may not be in the store, or not as it should be: it is written again when the session is used next. */
void sessions_doubt(struct nika_heart *heart, const struct nika_hash *hash);
/* The value of a session's row. */
void sessions_row(uint64_t who, const char *name, int64_t date, int64_t used, struct nika_text *text);
int64_t sessions_today(const struct nika_heart *heart);

/* Draws a token, and its hash. */
void token_draw(const struct nika_heart *heart, char token[TOKEN_MAX], struct nika_hash *hash);
void hash_key(const struct nika_hash *hash, char key[TOKEN_MAX]);

struct account *accounts_find(const struct nika_heart *heart, const char *folded);
/* An account as its row tells it. False if it does not. */
bool accounts_row(struct nika_heart *heart, const char *key, const char *bytes, size_t size);

/* A ticket for the person of a session. False if there are too many. */
bool tickets_draw(struct nika_heart *heart, const struct session *session, char ticket[TOKEN_MAX]);

/* requests.c: {"error":word,"wait":…} */
void respond_slow_down(struct nika_heart *heart, nika_connection connection, int64_t wait);
void respond_bad_value(struct nika_heart *heart, nika_connection connection, const char *where);
/* {"who":…,"name":…,"account":… : goes on with further members. */
struct nika_writer respond_person(struct nika_heart *heart, const struct person *person, struct nika_text *text);

/* signing.c: POST and DELETE of /api/session. */
void signing_post(struct nika_heart *heart, const struct nika_event *event);
void signing_delete(struct nika_heart *heart, const struct nika_event *event);

#endif
