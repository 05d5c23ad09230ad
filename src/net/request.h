/*
 * request.h: the head of an HTTP request, read strictly. What is not exactly as RFC 9112 wants it is refused here, so that nothing
 * behind it, and no proxy before it, can understand a request in two ways. Pure: bytes in, slices out.
 */
#ifndef NIKA_NET_REQUEST_H
#define NIKA_NET_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { REQUEST_FIELDS_MAX = 64, REQUEST_TARGET_MAX = 2048 };

struct slice {
    const char *bytes;
    size_t size;
};

/* Fields that may stand in a head once at most, and are kept. */
enum field {
    FIELD_HOST,
    FIELD_ORIGIN,
    FIELD_COOKIE,
    FIELD_AUTHORIZATION,
    FIELD_CONTENT_TYPE,
    FIELD_CONTENT_LENGTH,
    FIELD_TRANSFER_ENCODING,
    FIELD_EXPECT,
    FIELD_UPGRADE,
    FIELD_NONE_MATCH,
    FIELD_SOCKET_KEY,
    FIELD_SOCKET_VERSION,
    FIELD_COUNT
};
/* Fields that may stand there more than once: of these the last few are kept, in order. */
enum { REQUEST_FORWARDED_MAX = 8 };

struct head {
    struct slice method, path, query;
    unsigned minor; /* of HTTP/1 */
    struct slice fields[FIELD_COUNT];
    bool has[FIELD_COUNT];
    struct slice forwarded[REQUEST_FORWARDED_MAX]; /* X-Forwarded-For */
    unsigned forwarded_count;
    struct slice scheme;  /* X-Forwarded-Proto, the last one */
    bool upgrades;        /* Connection names upgrade */
    bool closes, keeps;   /* and close, keep-alive */
    bool gzip;            /* Accept-Encoding has it */
    bool html, plain;     /* Accept names text/html; and application/json */
    struct slice tongues; /* Accept-Language, the first one */
    bool offers;          /* Sec-WebSocket-Protocol names the protocol asked for */
    size_t body;          /* its length */
};

/* Where a head ends: the number of bytes up to and with the empty line; 0 if it does not end there yet. `from` is how many
 * bytes were looked at before. */
size_t head_end(const char *bytes, size_t size, size_t from);

/* Reads a head of `size` bytes, the empty line included. Returns 0, or the status by which it is refused. */
unsigned head_read(const char *bytes, size_t size, const char *protocol, struct head *head);

/* What a cookie of that name says: the first one. An empty slice if there is none. */
struct slice cookie_read(struct slice cookies, const char *name);

/* The token of "Bearer TOKEN", or an empty slice. */
struct slice bearer_read(struct slice authorization);

/* Whether text can be a token: 1 to NIKA_LISTEN_TOKEN_MAX - 1 letters, digits, - and _. */
bool token_is_fine(struct slice token);

/* A list with commas: takes its last element off, without blanks. False if the list is empty. */
bool list_last(struct slice *list, struct slice *last);

bool slice_is(struct slice slice, const char *text);
bool slice_is_nocase(struct slice slice, const char *text);

#endif
