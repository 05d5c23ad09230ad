/*
 * call.h: the client's side of the network: HTTP requests and one WebSocket to one server, over TLS where the address says
 * so, with its certificate checked. Knows nothing of games.
 *
 * A thread of its own does the waiting. What comes is fetched by nika_call_next; until then a descriptor is readable, so
 * whoever waits for keys can wait for that as well. Everything that a server sends is bounded in size and in time.
 */
#ifndef NIKA_CALL_H
#define NIKA_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    NIKA_CALL_HOST_MAX = 256,
    NIKA_CALL_MESSAGE_MAX = 1 << 20, /* bytes of a message; a server that sends more is hung up on */
    NIKA_CALL_BODY_MAX = 4 << 20     /* and of an answer's body */
};

/* Whom to call. */
struct nika_address {
    bool secure;
    char host[NIKA_CALL_HOST_MAX]; /* a name, or a number without brackets */
    unsigned port;
};

enum nika_call_kind {
    NIKA_CALL_ANSWERED, /* a request, by its number: code is the status, bytes the body */
    NIKA_CALL_FAILED,   /* a request, by its number: there was no answer; bytes say why, in English; code, see below */
    NIKA_CALL_OPENED,   /* the WebSocket */
    NIKA_CALL_MESSAGE,  /* one whole text message: bytes */
    NIKA_CALL_CLOSED,   /* the WebSocket, or it could not be opened: code of RFC 6455, or as FAILED; bytes say why */
    NIKA_CALL_RANG      /* the alarm */
};

/* The code of a failure: a server that could not prove by its certificate that it is the one that was called; one that sent
 * what none should (too much, or no text); else 0. */
enum { NIKA_CALL_UNTRUSTED = 1, NIKA_CALL_NONSENSE = 2 };

struct nika_call_event {
    enum nika_call_kind kind;
    unsigned number, code;
    const char *bytes; /* valid until the next call of nika_call_next; with a NUL that is not counted */
    size_t size;
};

struct nika_call;

/* NULL if there is no memory, no thread, or no way to make them. */
struct nika_call *nika_call_new(const struct nika_address *address);
void nika_call_free(struct nika_call *call);

/* Readable as long as there is something to fetch; and fetching it: false if there is nothing any more. */
int nika_call_wake(const struct nika_call *call);
bool nika_call_next(struct nika_call *call, struct nika_call_event *event);

/* An HTTP request; `number` comes back with the answer. `token` (a bearer's) and `body` (JSON) may be NULL. */
void nika_call_request(struct nika_call *call, unsigned number, const char *method, const char *path, const char *token,
                       const char *body);

/* Opens the WebSocket at a path with a subprotocol; one is open at a time. Sending to one that is not open does nothing.
 * After nika_call_close nothing more comes of it, not even CLOSED. */
void nika_call_open(struct nika_call *call, const char *path, const char *protocol);
void nika_call_send(struct nika_call *call, const char *bytes, size_t size);
void nika_call_close(struct nika_call *call);

/* Rings once after so many milliseconds; instead of one that was set before. */
void nika_call_alarm(struct nika_call *call, unsigned milliseconds);

#endif
