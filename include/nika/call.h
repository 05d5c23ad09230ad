/*
 * call.h: the network client: HTTP requests and one WebSocket to one server, over TLS if the address says so. The
 * server's certificate is checked. It knows nothing of games.
 *
 * A thread of its own does the waiting. Events are fetched by nika_call_next; a descriptor is readable while there are
 * any, so that a caller can poll it together with the keyboard. Everything that a server sends is bounded in size and
 * time.
 */
#ifndef NIKA_CALL_H
#define NIKA_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    NIKA_CALL_HOST_MAX = 256,
    NIKA_CALL_MESSAGE_MAX = 1 << 20, /* bytes of a message; a server that sends more is disconnected */
    NIKA_CALL_BODY_MAX = 4 << 20     /* bytes of a response body */
};

/* The server to call. */
struct nika_address {
    bool secure;
    char host[NIKA_CALL_HOST_MAX]; /* a name, or a numeric address without brackets */
    unsigned port;
};

enum nika_call_kind {
    NIKA_CALL_ANSWERED, /* a request, by its number: code is the HTTP status, bytes the body */
    NIKA_CALL_FAILED,   /* a request, by its number: no response; bytes say why, a word; code, see below */
    NIKA_CALL_OPENED,   /* the WebSocket */
    NIKA_CALL_MESSAGE,  /* one whole text message: bytes */
    NIKA_CALL_CLOSED,   /* the WebSocket, or it could not be opened: code of RFC 6455, or as in FAILED; bytes say why */
    NIKA_CALL_RANG      /* the timer fired */
};

/*
 * The code of a failure: the server's certificate is invalid; the server broke the protocol (too much, or not text);
 * else 0.
 */
enum { NIKA_CALL_UNTRUSTED = 1, NIKA_CALL_NONSENSE = 2 };

struct nika_call_event {
    enum nika_call_kind kind;
    unsigned number, code;
    const char *bytes; /* valid until the next nika_call_next; followed by a NUL that is not counted */
    size_t size;
};

struct nika_call;

/* NULL if out of memory, or if the thread or its pipe could not be created. */
struct nika_call *nika_call_new(const struct nika_address *address);
void nika_call_free(struct nika_call *call);

/* The descriptor is readable while there are events; nika_call_next fetches one, false if there are none. */
int nika_call_wake(const struct nika_call *call);
bool nika_call_next(struct nika_call *call, struct nika_call_event *event);

/*
 * Sends an HTTP request; `number` comes back with the response. `token` (a bearer token) and `body` (JSON) may be NULL.
 */
void nika_call_request(struct nika_call *call, unsigned number, const char *method, const char *path, const char *token,
                       const char *body);

/*
 * Opens the WebSocket at a path with a subprotocol; there is one at a time. Sending while it is not open does nothing.
 * After nika_call_close no more events of it come, not even CLOSED.
 */
void nika_call_open(struct nika_call *call, const char *path, const char *protocol);
void nika_call_send(struct nika_call *call, const char *bytes, size_t size);
void nika_call_close(struct nika_call *call);

/* Sets the timer: it fires once after so many milliseconds, and replaces one set before. */
void nika_call_alarm(struct nika_call *call, unsigned milliseconds);

#endif
