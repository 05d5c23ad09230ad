/*
 * link.h: the link to a server: who one is there, a ticket, a WebSocket, a greeting; and all that again when it is lost,
 * after a pause that grows. What happens depends on events and the time alone: the network is somebody else's. Inside the
 * join room only.
 */
#ifndef NIKA_JOIN_LINK_H
#define NIKA_JOIN_LINK_H

#include <nika/join.h>

enum link_state {
    LINK_IDLE,
    LINK_SIGNING,  /* asks for a session */
    LINK_TICKET,   /* asks for a ticket */
    LINK_OPENING,  /* opens the WebSocket */
    LINK_GREETING, /* has said hello */
    LINK_READY,
    LINK_RESTING, /* tries again when `due` has come */
    LINK_FAILED   /* has given up: `problem` is the word of the error */
};

enum { LINK_ID_MAX = 33, LINK_PATIENCE = 30000 /* milliseconds until a first connection, and for every answer */ };

/* What a link does to the network. */
struct link_caller {
    void (*request)(void *context, unsigned number, const char *method, const char *path, const char *token,
                    const char *body);
    void (*open)(void *context);
    void (*send)(void *context, const char *bytes, size_t size);
    void (*close)(void *context);
    void *context;
};

/* What it tells its owner. */
struct link_owner {
    void (*signed_in)(void *context); /* `token`, `who` and `name` are new */
    void (*ready)(void *context);
    void (*message)(void *context, struct nika_json message); /* an object */
    void (*lost)(void *context, const char *why);             /* in English; it tries again by itself */
    void *context;
};

struct link {
    struct link_caller caller;
    struct link_owner owner;
    enum link_state state;
    char name[NIKA_NAME_MAX], password[NIKA_PASSWORD_MAX];
    bool new_account;
    char token[NIKA_DIGITS_MAX], who[NIKA_WHO_MAX];
    char ticket[NIKA_DIGITS_MAX];
    char problem[NIKA_ERROR_MAX];
    char why[128];       /* the last thing that went wrong, in English */
    char prefix[17];     /* of ids: those of another run of the program must be others */
    unsigned ids;        /* made so far */
    unsigned number;     /* of the request under way */
    unsigned tries;      /* since it was last ready */
    bool was_ready;      /* ever */
    unsigned nonsense;   /* how often the server said what no server should */
    bool forgotten;      /* the server did not know the token any more */
    int64_t begun;       /* when the first try was */
    int64_t due;         /* when something is to be done, if nothing else happens; INT64_MAX: nothing */
    struct nika_rng rng; /* for pauses */
};

/* `seed` must be another each time. Name, password and token are filled in after that. */
void link_begin(struct link *link, struct link_caller caller, struct link_owner owner, const uint8_t seed[16]);
void link_start(struct link *link, int64_t now);

/* Something has come. Requests with other numbers than its own are not the link's. */
void link_event(struct link *link, const struct nika_call_event *event, int64_t now);
/* Time passes. */
void link_time(struct link *link, int64_t now);

/* A new id for a request. */
void link_new_id(struct link *link, char id[LINK_ID_MAX]);

/* Sends a request, if the link is ready: it must be answered before long. */
void link_send(struct link *link, const struct nika_text *request, int64_t now);
/* Nothing that was sent waits for an answer any more. */
void link_rest_assured(struct link *link);

/* Gives this connection up and makes another. */
void link_drop(struct link *link, const char *why, int64_t now);
/* The same because the server talks nonsense: if it does so again and again, it is no server. */
void link_nonsense(struct link *link, int64_t now);

#endif
