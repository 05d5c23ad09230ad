/*
 * link.h: the link to a server as a state machine: session, ticket, WebSocket, hello; reconnects with growing pauses.
 * It depends on events and time only: the network is its owner's. Private to src/join.
 */
#ifndef NIKA_JOIN_LINK_H
#define NIKA_JOIN_LINK_H

#include <nika/join.h>

enum link_state {
    LINK_IDLE,
    LINK_SIGNING,  /* requesting a session */
    LINK_TICKET,   /* requesting a ticket */
    LINK_OPENING,  /* opening the WebSocket */
    LINK_GREETING, /* said hello, waiting for the response */
    LINK_READY,
    LINK_RESTING, /* backing off until `due` */
    LINK_FAILED   /* gave up: `problem` is the error word */
};

enum { LINK_ID_MAX = 33, LINK_PATIENCE = 30000 /* milliseconds: timeout of first contact, and of every response */ };

/* What a link asks of the network. */
struct link_caller {
    void (*request)(void *context, unsigned number, const char *method, const char *path, const char *token,
                    const char *body);
    void (*open)(void *context);
    void (*send)(void *context, const char *bytes, size_t size);
    void (*close)(void *context);
    void *context;
};

/* What it reports to its owner. */
struct link_owner {
    void (*signed_in)(void *context); /* `token`, `who` and `name` have changed */
    void (*ready)(void *context);
    void (*message)(void *context, struct nika_json message); /* an object */
    void (*lost)(void *context, const char *why);             /* a word for nika_error; it reconnects by itself */
    void *context;
};

struct link {
    struct link_caller caller;
    struct link_owner owner;
    enum link_state state;
    char name[NIKA_NAME_MAX], password[NIKA_PASSWORD_MAX];
    bool new_account;
    bool bot; /* says that it is one */
    char token[NIKA_DIGITS_MAX], who[NIKA_WHO_MAX];
    char ticket[NIKA_DIGITS_MAX];
    char problem[NIKA_ERROR_MAX];
    char why[128];       /* the last failure: a word for nika_error */
    char prefix[17];     /* of request ids: differs from that of other runs of the program */
    unsigned ids;        /* issued so far */
    unsigned number;     /* of the request in flight */
    unsigned tries;      /* since it was last ready */
    bool was_ready;      /* ever */
    unsigned nonsense;   /* how often the server broke the protocol */
    bool forgotten;      /* the server no longer knew the token */
    bool refused;        /* it did not know the ticket, and another was asked for at once */
    int64_t begun;       /* time of the first try */
    int64_t due;         /* the next deadline; INT64_MAX: none */
    struct nika_rng rng; /* for jitter */
};

/* `seed` must differ each time. Name, password and token are filled in afterwards. */
void link_begin(struct link *link, struct link_caller caller, struct link_owner owner, const uint8_t seed[16]);
void link_start(struct link *link, int64_t now);

/* Handles an event. Requests with numbers other than its own are not the link's. */
void link_event(struct link *link, const struct nika_call_event *event, int64_t now);
/* Time passes. */
void link_time(struct link *link, int64_t now);

/* A new request id. */
void link_new_id(struct link *link, char id[LINK_ID_MAX]);

/* Sends a request, if the link is ready, and starts its timeout. */
void link_send(struct link *link, const struct nika_text *request, int64_t now);
/* No response is awaited any more. */
void link_rest_assured(struct link *link);

/* Drops this connection and reconnects. */
void link_drop(struct link *link, const char *why, int64_t now);
/* The same because the server broke the protocol: if it does so repeatedly, it is no server of ours. */
void link_nonsense(struct link *link, int64_t now);

#endif
