/*
 * client.h: people and their programs: they keep to the protocol, but they are not always there, and what they send is lost,
 * comes late or comes twice.
 */
#ifndef NIKA_TESTS_SIM_CLIENT_H
#define NIKA_TESTS_SIM_CLIENT_H

#include <nika/fair.h>
#include <nika/json.h>

#include "fields.h"
#include "sim.h"

enum {
    CLIENTS_MAX = 12,
    SLOTS_MAX = 12,  /* tables that clients know of, rematches included */
    SOCKETS_MAX = 2, /* connections of one client at once */
    ID_MAX = 16,     /* of ids of requests, with their final NUL */
    TOKEN_MAX = 65,  /* 64 digits and a NUL */
    TEXT_MAX = 4096,
    ASKING_MAX = 32, /* requests of which the answers are waited for */
    EARLIER_MAX = 6  /* tokens that a client has had and remembers */
};

/* What is to be played at a table, and by whom. */
struct slot {
    struct nika_setup setup; /* but for its start */
    char options[256];       /* of the request that opens it */
    bool watchable;
    unsigned host;
    uint32_t players, watchers;    /* masks of clients */
    char table[NIKA_TABLE_ID_MAX]; /* "" until its host knows it */
    bool dead;                     /* closed, or given up */
    struct script *script;         /* of twins: what is played; NULL else */
};

/* An act that was not answered yet. */
struct act {
    bool waiting;
    unsigned ply;
    bool together; /* an answer to a question to all */
    char id[ID_MAX];
    char text[256];
    int64_t sent, again; /* when, and when it is sent again; INT64_MAX: once the connection is lost */
};

/* What a client knows of a table. */
struct sight {
    bool entered[SOCKETS_MAX];
    int64_t enter_asked[SOCKETS_MAX];
    char state;    /* the first letter of open, running, over, closed, damaged; 0: not known */
    int you;       /* -1: no seat */
    bool host;     /* this client is */
    bool drawing;  /* contributions to the deal are revealed */
    bool revealed; /* and this client's is, */
    char chance[TOKEN_MAX], pledge[TOKEN_MAX]; /* which is this; "": it has none */
    bool silent;                               /* and it never reveals it */
    bool kicked;                               /* and can't come back */
    unsigned open;                             /* seats that this client could take, a mask */
    unsigned people;                           /* seats of other people, a mask */
    bool automatic;                            /* the computer plays for this client */
    int64_t deadline;                          /* the host fills seats with computer players from then on */
    int64_t asked;                             /* when something was asked of this table last */
    bool seen;                                 /* there is a view: */
    int64_t seen_at;
    unsigned ply, moves;
    bool together, undo;
    int64_t agree_at; /* then a question whether somebody may take back is answered; INT64_MAX: there is none */
    unsigned agree_ply;
    bool own_question;
    struct nika_view view;
    char *json; /* the view of clients that get JSON, and its size */
    size_t json_size;
    unsigned answered; /* ply + 1 of the last question to all that was answered */
    unsigned changed;  /* and the same for changing one's mind about it */
    unsigned decided;  /* ply + 1 for which it was decided whether and when to act */
    int64_t act_at;    /* then; INT64_MAX: not at all */
    bool has_record, rematch_asked;
    struct act act;
};

enum socket_state { SOCKET_NONE, SOCKET_TICKET, SOCKET_OPENING, SOCKET_READY };

struct socket {
    enum socket_state state;
    struct link *link;
    int64_t since; /* in this state */
    int64_t retry; /* not before then */
    int64_t asked; /* since when an answer is waited for; 0: for none */
    char ticket[TOKEN_MAX];
};

/* A request of which the answer matters to the client. */
struct asking {
    char id[ID_MAX];
    char what; /* the first letter of hello, open, enter, rematch, sit */
    unsigned slot, socket;
};

/* Tokens that a client has had; the oldest are forgotten. */
struct tokens {
    char list[EARLIER_MAX][TOKEN_MAX];
    unsigned count;
};

struct client {
    struct sim *sim;
    unsigned number;
    struct nika_rng rng, line;
    char name[40], password[24], address[24];
    bool json, browser, wants_account, twice; /* twice: has two connections */
    char token[TOKEN_MAX];
    bool account;            /* it has one, */
    bool sure;               /* and was told so */
    bool unsure;             /* a request that may have changed the token was not answered */
    bool doubted;            /* a request to become somebody had no clear answer */
    bool upgrades;           /* the session that is asked for is an account for a guest */
    char other_password[24]; /* it may be this one; "" if that is known */
    bool ends;               /* it has signed out everywhere with the token that it has, and may not know */
    unsigned last_password;
    uint64_t session_link, changing_link; /* by which connections it asks for a session, for that change; */
    uint64_t answering;                   /* and by which there is an answer now */
    int64_t changing; /* since when it asks for another password, or for the end of all sessions; or 0 */
    struct tokens earlier, ending, ended; /* all but the current one; those that end with that; those that did */
    int64_t session_asked, session_retry; /* since when, and not before */
    uint64_t who, former;                 /* former: who it was before, if nobody could know */
    struct socket sockets[SOCKETS_MAX];
    struct sight sights[SLOTS_MAX];
    struct asking asking[ASKING_MAX];
    unsigned asking_next;
    unsigned last_id;
    uint64_t sent, arrived; /* messages, by number */
    bool away, for_ever;
    int64_t back;
    int64_t wake;
    uint64_t wake_number;
};

void clients_begin(struct sim *sim);
void clients_forget(struct sim *sim);
void client_leave_for_ever(struct client *client);
bool client_plays(const struct client *client, unsigned slot);
bool client_watches(const struct client *client, unsigned slot);
/* Has the client look around in so many milliseconds, if it would not do so sooner. */
void client_wake(struct client *client, int64_t delay);

/* From the lines. */
void client_opened(struct client *client, struct link *link);
void client_closed(struct client *client, struct link *link);
void client_message(struct client *client, struct link *link, const char *bytes, size_t size);
void client_response(struct client *client, unsigned purpose, unsigned status, const char *body, size_t size,
                     const char *cookie);
uint64_t client_sent(struct client *client);                 /* the number of a message that leaves */
void client_arrived(struct client *client, uint64_t number); /* the server has got it */

/* For sitting.c: sends a request with members after its "do" and "id"; the id comes back. */
const char *client_request(struct client *client, unsigned socket, const char *what, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void client_remember(struct client *client, const char *id, char what, unsigned slot, unsigned socket);
void client_send(struct client *client, unsigned socket, const char *text);
void client_get(struct client *client, const char *path, unsigned purpose);
enum {
    FOR_SESSION = 1,
    FOR_TICKET,
    FOR_LIST = FOR_TICKET + SOCKETS_MAX,
    FOR_GAMES,
    FOR_CHANGE,   /* of the password */
    FOR_SIGN_OUT, /* everywhere */
    FOR_PROBE,    /* with a token that has ended */
    FOR_RECORD    /* and on, by slot */
};

/* sim_account.c: what a client does with its account. */
void account_token_changes(struct client *client); /* it is about to */
void account_go_on(struct client *client);
void account_answered(struct client *client, unsigned purpose, unsigned status, struct nika_json body);
void account_swap_passwords(struct client *client);
void account_probe(struct client *client); /* tries all tokens that have ended */

/* sitting.c: what a client does at tables. */
void sitting_message(struct client *client, const char *is, const struct fields *message);
void sitting_answered(struct client *client, const struct fields *answer, const char *id, const char *error);
void sitting_lost(struct client *client, unsigned socket);     /* the connection */
void sitting_resync(struct client *client);                    /* messages were dropped */
void sitting_forget(struct client *client);                    /* everything: the program was killed */
int64_t sitting_go_on(struct client *client, unsigned socket); /* does what there is to do; when there will be more */

/* plan.c */
void plan_make(struct sim *sim);
/* Another table with the same people, after a rematch; or the one that is known already. */
void plan_rematch(struct sim *sim, const struct slot *slot, const char *table);

#endif
