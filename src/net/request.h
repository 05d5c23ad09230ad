/*
 * request.h: a strict parser of HTTP request heads. Anything that deviates from RFC 9112 is refused here, so that no
 * proxy before and no code behind can understand a request differently (request smuggling). Pure: bytes in, slices out.
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

/* Fields that may occur at most once. */
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
/* Fields that may occur several times: the last few are kept, in order. */
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
    bool html, plain;     /* Accept names text/html; application/json */
    struct slice tongues; /* Accept-Language, the first one */
    bool offers;          /* Sec-WebSocket-Protocol names the protocol asked for */
    size_t body;          /* its length */
};

/*
 * The size of the head including its empty line; 0 if it is not complete yet. `from` is how many bytes were searched
 * before.
 */
size_t head_end(const char *bytes, size_t size, size_t from);

/* Parses a head of `size` bytes, including the empty line. Returns 0, or the HTTP status with which to refuse it. */
unsigned head_read(const char *bytes, size_t size, const char *protocol, struct head *head);

/* The value of the first cookie of that name; an empty slice if there is none. */
struct slice cookie_read(struct slice cookies, const char *name);

/* The token of "Bearer TOKEN", or an empty slice. */
struct slice bearer_read(struct slice authorization);

/* Whether text is a well-formed token: 1 to NIKA_LISTEN_TOKEN_MAX - 1 letters, digits, - and _. */
bool token_is_fine(struct slice token);

/* A comma-separated list: takes off its last element, trimmed. False if the list is empty. */
bool list_last(struct slice *list, struct slice *last);

bool slice_is(struct slice slice, const char *text);
bool slice_is_nocase(struct slice slice, const char *text);

#endif
