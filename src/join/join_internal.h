/*
 * join_internal.h: what the files of nika_join share. Private to src/join.
 */
#ifndef NIKA_JOIN_INTERNAL_H
#define NIKA_JOIN_INTERNAL_H

#include <nika/join.h>
#include <nika/turn.h>

#include "link.h"

enum { REQUEST_BYTES = 4096, REQUESTS_MAX = 16, ANSWERS_MAX = 8, PATH_MAX_BYTES = 4096 };

/* A request awaiting its response. */
struct request {
    unsigned number; /* 0: none */
    char id[LINK_ID_MAX];
    bool is_past, is_notes;
    bool tells;    /* errors become news */
    int64_t again; /* when to retry because the server was busy; INT64_MAX: never */
    size_t size;
    char bytes[REQUEST_BYTES];
};

/* An act of the person: kept until the server has acknowledged it and its effect has arrived. */
struct act {
    bool there;
    char id[LINK_ID_MAX];
    bool is_undo;
    unsigned ply;
    struct nika_move move;
    bool granted;
    unsigned granted_ply; /* the table's ply that includes it */
    int64_t again;        /* when to retry because the server was busy; INT64_MAX: never */
};

struct nika_join {
    struct nika_server_url place;
    enum nika_language language;
    char state_path[PATH_MAX_BYTES]; /* or "" */
    struct nika_call *call;          /* NULL in tests, which inject events */
    struct link link;
    int64_t now, alarm; /* alarm: when the timer fires, INT64_MAX: not set */

    unsigned numbers; /* number of the last request */
    struct request requests[REQUESTS_MAX];
    struct nika_reply answers[ANSWERS_MAX];
    unsigned answered[ANSWERS_MAX]; /* their numbers */
    unsigned answer_at;
    unsigned fetching; /* number of the HTTP request in flight, 0: none */
    char *body;

    struct nika_mirror mirror;
    bool at_table, fresh;      /* fresh: entered, but no message about the table since */
    bool told_lost;            /* that the connection is lost */
    unsigned entering;         /* number of the request to enter */
    char shut[NIKA_ERROR_MAX]; /* error word why it can no longer be entered, or "" */
    bool muted;                /* chat is hidden at this table */
    bool away;                 /* the person wants the computer to play for her */
    struct act act;
    unsigned answered_ply; /* at which a simultaneous question was answered, */
    bool has_answered;     /* if one was */
    bool has_heard;
    struct nika_heard heard;
    unsigned telling; /* after how many moves the news being told happened */
    struct nika_pledge pledge;
    bool has_pledge, has_pilot;
    bool revealing; /* over this connection the contribution was revealed */
    struct nika_agent pilot;
    bool pilot_told, pilot_over; /* one of the caller's own: it was told of this game, and of its end; */
    unsigned pilot_shown;        /* it was shown so many moves, */
    unsigned pilot_rewound;      /* when so many had been taken back */
    int64_t pilot_after;         /* backoff: the computer player does nothing before this, since its last act failed */
    struct nika_rng rng;
    struct nika_memory memory; /* of the moves up to: */
    unsigned remembered, rewound;
    struct nika_turn turn; /* the last */
    struct nika_workspace workspace;
};

/* join_requests.c. Messages that are sent: {"do":what,"id":id,"table":… */
enum { FETCH_NUMBERS = 1 << 20 /* numbers of HTTP requests: above those of the link's own */ };
struct draft {
    char bytes[REQUEST_BYTES];
    struct nika_text text;
    struct nika_writer writer;
};
void draft_begin(struct draft *draft, const char *what, const char *id, const char *table);
void draft_send(struct nika_join *join, struct draft *draft);

/*
 * Registers a request; if too many are pending, the oldest is given up. Then sends it: without a connection it is lost
 * at once. Returns its number.
 */
struct request *request_expect(struct nika_join *join);
unsigned request_finish(struct nika_join *join, struct draft *draft, struct request *request);
/* As nika_join_do; `tells`: errors become news. */
unsigned request_do(struct nika_join *join, const char *what, unsigned seat, const char *key, const char *value,
                    bool tells);
unsigned request_agree(struct nika_join *join, bool yes); /* to a request to take back */
void request_reveal(struct nika_join *join); /* one's contribution to the deal, if the table asks for it now */
void request_keep(struct nika_join *join, unsigned number, const struct nika_reply *reply);
void request_fetched(struct nika_join *join, const struct nika_call_event *event);
bool request_any(const struct nika_join *join);
/* Retries: whether the server was busy, so that the request is resent later; resending what is due; when that is. */
bool request_postpone(struct nika_join *join, struct request *request, struct nika_json answer);
void request_resend(struct nika_join *join);
int64_t request_due(const struct nika_join *join);
/* How long a busy server wants to be left alone, in milliseconds. */
unsigned request_wait(struct nika_json answer);
void request_lose_all(struct nika_join *join);
bool join_draw(void *bytes, size_t size); /* from the system's random source; false if it fails */

/* join.c. The clock; and everything but the network, also for tests. */
int64_t join_clock(void);
void join_begin(struct nika_join *join, const struct nika_join_settings *settings, struct link_caller caller,
                const uint8_t seed[32]);
void join_event(struct nika_join *join, const struct nika_call_event *event, int64_t now);
void join_end(struct nika_join *join);
/* The next deadline; INT64_MAX: none. */
int64_t join_due(const struct nika_join *join);
void join_tell(struct nika_join *join, enum nika_news_kind kind, const char *text);

/* act.c. Acts of the person, or of the computer player in her place. */
unsigned act_asked(const struct nika_join *join); /* one's own seat if it has a decision to make, else NIKA_WATCHER */
enum nika_played act_play(struct nika_join *join, struct nika_move move);
void act_undo(struct nika_join *join);
void act_resend(struct nika_join *join);
bool act_answer(struct nika_join *join, struct nika_json answer, const char *id); /* false if it is not the act's */
void act_settle(struct nika_join *join);                                          /* after any event */
void act_pilot(struct nika_join *join);
/* The question of a turn of the seat, with what it remembers of so many moves. */
struct nika_question act_question(struct nika_join *join, const struct nika_view *view, unsigned moves,
                                  struct nika_rng *rng);

/*
 * source.c. Updates the parts of the sight that depend on more than the game's messages: who is asked, and whether
 * there is anything to wait for. Called after every event and act.
 */
void source_update(struct nika_join *join);

#endif
