/*
 * server_core_table.h: the table's state and what the files about tables share. The persistent part is the result of the log's
 * entries (entries.c lists them). The rest is transient: who is connected, what is being written, what computer players
 * are thinking about.
 *
 * All changes take one path: a request, a computer player's move or a timeout is judged and written as an entry; only
 * when the write is confirmed is it applied and shown. One entry is in flight at a time, and requests that arrive
 * meanwhile wait in a short queue.
 */
#ifndef NIKA_SERVER_CORE_TABLE_H
#define NIKA_SERVER_CORE_TABLE_H

#include <assert.h>

#include "server_core_internal.h"

enum {
    QUEUE_MAX = 32,      /* requests that wait at a table */
    QUEUE_EACH = 8,      /* of one connection */
    RECEIVERS_MAX = 512, /* connections that have entered a table; who has a seat there always may */
    MUTED_MAX = 512,     /* people who do not want chat */
    KICKED_MAX = 64,     /* people who may not sit down again */
    TALK_KEPT = 50,      /* chat lines shown to whoever enters */
    IDS_KEPT = 12,       /* of each seat's last requests: a connection has at most QUEUE_EACH waiting */
    NOTES_KEPT = 256,    /* notes in the history besides moves */
    MOVES_FIRST = 64,    /* that there is room for when a game starts */
    SLOT_WATCHER = 6,    /* receivers of a spectator's view, after those of the seats */
    SLOT_NOTHING = 7,    /* those who may not watch */
    RETRY_AFTER = 1000,  /* milliseconds until a failed write or read is retried */
    ENDED_KEPT = 10000,  /* milliseconds that a finished game stays in memory after the last one has left */
    SECOND = 1000,
    MINUTE = 60 * SECOND,
    HOUR = 60 * MINUTE,
    DAY = 24 * HOUR,
    WEEK = 7 * DAY
};

enum table_state { TABLE_OPEN, TABLE_RUNNING, TABLE_OVER, TABLE_CLOSED, TABLE_DAMAGED };
enum seat_kind { SEAT_OPEN, SEAT_PERSON, SEAT_COMPUTER, SEAT_KEPT };

struct seat {
    enum seat_kind kind;
    bool automatic; /* the computer plays for its person */
    bool late;      /* the computer makes the pending decision, even if the player is back */
    bool revealed;  /* her contribution to the deal */
    bool early;     /* and that before all pledges were fixed */
    bool bot;       /* its person is a bot */
    uint64_t who;
    char name[PERSON_NAME_MAX];
    union {
        char level[NIKA_AGENT_NAME_MAX]; /* of a computer player */
        struct nika_hash chance;         /* of a person: what she contributes; until that is revealed, its pledge */
    };
    int64_t left;        /* on a live clock, when it last stood still */
    int64_t asked_since; /* as long as it is asked the same */
    uint64_t *granted;   /* idempotency: the last IDS_KEPT requests, a ring (entries.c); NULL before the first */
    unsigned granted_count;
    /* Transient. */
    unsigned here; /* connections of its person that have entered */
    int64_t gone_since;
    uint64_t from; /* her network, see kick_network */
};

/* What belongs into the story besides moves: what happened, to which seat, after how many moves. */
enum note_kind { NOTE_UNDONE, NOTE_LEFT, NOTE_TIME, NOTE_GONE, NOTE_AUTO, NOTE_BACK };
struct note {
    uint16_t moves;
    uint8_t kind, seat;
};
static_assert(NIKA_PLAY_MOVES < UINT16_MAX, "the moves of a note");

/*
 * The clocks just before a move that can still be taken back: who was asked, time left, and since when each was asked.
 */
struct before {
    uint8_t asked;
    int64_t left[NIKA_SEATS_MAX], spent[NIKA_SEATS_MAX];
};

/* A request to take back one's last act, put to the others. Transient: forgotten at a restart. */
struct question {
    bool on;
    uint8_t seat;        /* who would */
    uint8_t asked, open; /* whom she asks, and who of them has yet to answer */
    uint32_t ply;
    int64_t until;
    char id[REQUEST_ID_MAX];
};

/* Somebody who may not sit down again, and (not 0) what stands for her network: a new guest from there may not, either. */
struct kicked {
    uint64_t who, from;
};

/* A chat line. */
struct said {
    unsigned number;
    uint8_t seat; /* or NIKA_WATCHER */
    uint64_t who; /* 0: unknown, in logs of before */
    char *name;   /* allocated, and the text with it */
    const char *text;
};

/* A connection that has entered, and what it receives: its seat's view, a spectator's, or none. */
struct receiver {
    struct connection *connection;
    uint8_t slot;
};

/* A queued request. */
struct queued {
    struct queued *next;
    nika_connection connection;
    char id[REQUEST_ID_MAX];
    char what[NIKA_AGENT_NAME_MAX];
    size_t size;
    char body[];
};

enum commit_kind {
    COMMIT_ENTRY,  /* an entry of the log */
    COMMIT_FORGET, /* deletes the whole log: the table is closed */
    COMMIT_BOOK,   /* marks a finished or damaged table's log, and adds the rows of its players */
    COMMIT_HELD    /* none of its own: others change the log, and nothing may be appended meanwhile */
};

/* The write in flight. */
struct commit {
    enum commit_kind kind;
    nika_connection connection; /* who waits for the answer; 0: nobody */
    char id[REQUEST_ID_MAX];
    bool compacts;        /* the entry is the second of a new log that takes the old one's place */
    struct table *opened; /* a rematch: the table opened in the same atomic write */
    size_t size;
    char entry[];
};

/* No move of the computer's so far; or players of several versions made them, or some that nothing is known of. */
enum { PLAYERS_NONE = 0, PLAYERS_UNKNOWN = INT32_MAX };

struct table {
    uint64_t id;
    char id_text[NIKA_TABLE_ID_MAX];
    bool counted; /* among the tables of its host */
    bool booked;  /* the store knows that it is finished or damaged */
    bool lost;    /* its log is not what we wrote: nothing more is done */
    bool closing; /* a host closes it, as soon as nothing is in flight */
    bool renamed; /* its rows have no name of anybody who is being erased */
    bool held_up; /* everybody was told that the next act cannot be stored yet */
    enum table_state state;
    nika_connection closing_for; /* who waits for that, over HTTP; or 0 */
    uint32_t entries;            /* in its log; 0: it is just being opened */

    /* State from the entries: the settings, and who is there. */
    struct nika_setup setup; /* its game is NULL if not even that could be read */
    struct nika_table_options options;
    uint64_t host;
    struct nika_hash secret;
    enum nika_fair_algorithm algorithm; /* by which it was dealt */
    bool drawing;                       /* the seats are closed, and persons reveal their contributions */
    int64_t drawn_at;                   /* since then */
    int64_t opened_date, started_date;  /* milliseconds since 1970 */
    struct seat seats[NIKA_SEATS_MAX];
    /* Whose seats are counted (struct person), and whether as those of an open table. */
    uint64_t seated[NIKA_SEATS_MAX];
    bool seated_open;
    uint64_t next; /* the rematch, or 0 */
    /* Lists that grow to their limit (core_grow); NULL before the first. */
    struct kicked *kicked;
    struct said *talk;  /* the last TALK_KEPT, a ring */
    struct note *notes; /* the last NOTES_KEPT, a ring */
    unsigned kicked_count, talk_count, note_count;
    unsigned talk_first; /* the number of the first of the lines that talk_count counts */

    /* The game, once it runs. */
    struct nika_play *play;
    struct nika_made *moves;
    struct packed *packed; /* in place of both, while the table sleeps: private to sleep.c */
    uint64_t number;       /* what computer players draw from */
    int64_t changed_at;    /* from then on clocks run */
    int64_t question_at;   /* when what is asked now was asked */
    int64_t over_at;       /* when the game ended */
    uint32_t ply;          /* moves and undos so far */
    unsigned undo_floor;   /* moves up to the computer's last one: nobody takes them back */
    struct before *before; /* one for each of the last moves that can be taken back, one after the other */
    unsigned before_count, before_room;
    /* Moves that the computer made in seats of persons, by number; none of them is ever taken back. */
    uint16_t *by_computer;
    unsigned by_computer_count;
    unsigned players;          /* the version of the players who made all of the computer's moves; PLAYERS_… */
    uint8_t asked;             /* seats that the game waits for, including a simultaneous question */
    uint8_t together;          /* seats of a simultaneous question, or 0 */
    uint8_t answered;          /* persons who have answered it */
    struct nika_move *answers; /* of each seat; NULL before the first */

    /* Transient: who has entered, and what is in flight. */
    struct receiver *receivers;
    uint64_t *muted;       /* as above */
    struct queued *queue;  /* the first one */
    struct commit *commit; /* the write in flight, or with unknown outcome */
    unsigned receiver_count, receiver_room, muted_count, queue_count;
    int64_t retry_at;    /* backoff: nothing is tried before this */
    int64_t stopped_at;  /* since when clocks stand still because the store fails; 0: they run */
    int64_t shown_at;    /* when the last act was shown */
    int64_t alone_since; /* nobody is here */
    int64_t host_gone_since;
    int64_t tell_at;                  /* when changes of presence are sent next; INT64_MAX: there are none */
    int64_t told_at;                  /* when they were last sent */
    int64_t slow_recent, slow_before; /* how long the longest jobs took: of the last few, and of those before */
    unsigned slow_jobs;               /* how many are counted in slow_recent */
    bool host_here;
    bool doubtful; /* the log must be read to find out what became of the act */
    bool conflict; /* because the store reported another writer */
    bool loading;  /* and is being read */
    struct question question;
    uint32_t question_ply; /* one more than the ply of the last one; 0: there was none */

    /* What computer players have thought. */
    bool thought_acts; /* for the version below: whether one of them acts, who, and how */
    uint8_t thought_seat;
    uint8_t thought_answered; /* who have thought about a question to all */
    uint32_t version;         /* changes whenever results of computer players become stale */
    uint32_t thought_version;
    unsigned thinking; /* jobs under way */
    struct nika_move thought_move;
    struct nika_move *thought_answers; /* of each seat; NULL before the first */
    struct nika_memory **memories;     /* of each seat that the computer plays, or NULL; NULL: none is at hand */

    int64_t due; /* its timer; private to timers.c, as is its heap index */
    size_t place;
};

/* An entry, or another text, as it is being written. */
struct draft {
    char bytes[NIKA_ENTRY_MAX];
    struct nika_text text;
    struct nika_writer writer;
};

/*
 * tables.c: making and ending tables; who is there.
 */
struct table *table_new(struct nika_server_core *core, uint64_t id);
struct table *table_there(const struct nika_server_core *core, uint64_t id); /* in memory, and opened; else NULL */
bool table_is_open(const struct table *table);                               /* people may still sit down and leave */
void table_free(struct nika_server_core *core, struct table *table);         /* out of everybody's sight and memory */
void table_state(struct nika_server_core *core, struct table *table, enum table_state state);
void table_host(struct nika_server_core *core, struct table *table, uint64_t host, const char *name); /* 0: nobody */
struct seat *table_seat_of(struct table *table, uint64_t who); /* NULL if the person has none */
unsigned table_seat_number(const struct table *table, const struct seat *seat);
void table_count_seats(struct nika_server_core *core, struct table *table); /* of each person, after a change */
/* Recomputes each receiver's view and who is present, after either has changed. */
void table_count_here(struct nika_server_core *core, struct table *table);
bool table_enter(struct nika_server_core *core, struct table *table,
                 struct connection *connection); /* false: too many */
/* Sends presence to all but one (or NULL), if its rate limit allows. */
void table_tell(struct nika_server_core *core, struct table *table, const struct connection *but);
void table_exit(struct nika_server_core *core, struct table *table, struct connection *connection);

/* When all places are taken, closes the open table that nobody has been at for longest. False if there is none. */
bool tables_make_room(struct nika_server_core *core);

void tables_enter(struct nika_server_core *core, struct table *table, struct connection *connection, const char *id);
/* Sends the full state of a table to a connection that has entered it. */
void tables_show(struct nika_server_core *core, const struct table *table, const struct connection *connection);

/*
 * log_reading.c: loading tables from logs.
 */
/* The next entry of a log; one that can't be applied damages the table. */
void loads_damage(struct nika_server_core *core, struct table *table); /* its log is damaged: it is set apart */
void loads_apply(struct nika_server_core *core, struct table *table, uint32_t number, const char *bytes, size_t size);
/* Builds a table from the log of a finished, closed or damaged game; it must not be in memory. */
struct table *loads_make(struct nika_server_core *core, uint64_t id, const struct nika_loaded *loaded);
/* Enters a table that is not in memory. */
void loads_enter(struct nika_server_core *core, uint64_t id, const struct request *request);
/* The same without a request, for a connection that had entered the table at another server core. */
void loads_enter_again(struct nika_server_core *core, uint64_t id, struct connection *connection);

/* entries.c: kinds of entries. */
enum entry_kind {
    ENTRY_WRONG,
    ENTRY_OPEN,
    ENTRY_SIT,
    ENTRY_STAND,
    ENTRY_SEAT,
    ENTRY_KICK,
    ENTRY_HOST,
    ENTRY_START,
    ENTRY_DRAW,
    ENTRY_REVEAL,
    ENTRY_DEAL,
    ENTRY_MOVE,
    ENTRY_ANSWER,
    ENTRY_RESOLVE,
    ENTRY_UNDO,
    ENTRY_AUTO,
    ENTRY_SAY,
    ENTRY_NEXT,
    ENTRY_CLOSE
};

/*
 * log_rewriting.c: changing the logs of finished games.
 */
enum rewriting { REWRITING_KEEPS, REWRITING_CHANGES, REWRITING_DROPS };
enum rewritten {
    REWRITTEN,
    REWRITTEN_LATER, /* it could not be read or written now */
    REWRITTEN_NEVER  /* it is not the log of a finished game */
};
struct rewriter {
    /* What becomes of an entry; if it changes, the caller has begun the new one with entry_begin and not ended it. */
    enum rewriting (*entry)(void *context, enum entry_kind kind, struct nika_json entry, struct draft *changed);
    void (*done)(struct nika_server_core *core, void *context, enum rewritten rewritten);
    void *context; /* allocated; freed after `done` */
};
/*
 * Passes each entry of a finished game's log to a rewriter and writes the log anew, all of it or nothing. Who looks at
 * the table sees it as it is afterwards. `done` may be called before this returns.
 */
void log_rewrite(struct nika_server_core *core, uint64_t id, const struct rewriter *rewriter);
/* Whether a log that was asked for with this ticket must be read again, because it was being changed meanwhile. */
bool log_is_stale(const struct nika_server_core *core, uint64_t table, nika_ticket ticket);
void log_changed(struct nika_server_core *core); /* some log has been: what was read before this may be stale */

/*
 * sleep.c: a running table that nobody looks at needs little memory.
 */
bool table_has_game(const struct table *table); /* it has started, asleep or not */
void table_wake(struct nika_server_core *core, struct table *table);
/* Lets it sleep, if it can and nothing is due before long. */
void table_sleep(struct nika_server_core *core, struct table *table, int64_t due);
void table_unslept(struct nika_server_core *core, struct table *table); /* it is freed without waking */

/*
 * lobby.c: requests before and after the game.
 */
void lobby_open(struct nika_server_core *core, const struct request *request);
/* Begins a table's first entry, up to what all tables have in common. */
void lobby_begin_open(const struct nika_setup *setup, const struct nika_table_options *options, uint64_t host,
                      const char *name, const struct nika_hash *secret, int64_t date, struct draft *draft);
void lobby_sit(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_stand(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_seat(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_kick(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_start(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_close(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_rematch(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_say(struct nika_server_core *core, struct table *table, const struct request *request);
void lobby_mute(struct nika_server_core *core, struct table *table, const struct request *request);
int lobby_successor(const struct table *table); /* the seat that would become host while the host is absent, or -1 */
void lobby_pass_on(struct nika_server_core *core, struct table *table, unsigned seat); /* she is host from now on */
/* The seat of somebody who has been away for too long, or -1 and when to check again. It is given up. */
int lobby_deserted(const struct nika_server_core *core, const struct table *table, int64_t *when);
void lobby_give_up(struct nika_server_core *core, struct table *table, unsigned seat);

/*
 * compaction.c: short logs before the start.
 */
bool compaction_is_due(const struct nika_server_core *core, const struct table *table);
/* The first entry of the log that takes the old one's place. */
void compaction_write(const struct nika_server_core *core, const struct table *table, struct draft *draft);

/*
 * drawing.c: from the host's start to the deal.
 */
void drawing_start(struct nika_server_core *core, struct table *table, const struct request *request);
void drawing_reveal(struct nika_server_core *core, struct table *table, const struct request *request);
bool drawing_apply_draw(struct table *table, int64_t at);
bool drawing_apply_reveal(struct table *table, struct nika_json entry, unsigned seat);
/* What a person contributes when she sits down: a pledge, or at once what it would be of. */
bool drawing_read_pledge(struct nika_json entry, struct seat *seat);
int64_t drawing_go_on(struct nika_server_core *core, struct table *table); /* returns when to check again */
void drawing_write(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer);
/* Everything that the deal follows from. */
void drawing_fair(const struct table *table, struct nika_fair *fair);

/*
 * entries.c: what they say and do.
 */
enum entry_kind entry_kind(struct nika_json entry); /* by its first member */
/* Begins an entry with its first member's key; ends it with its time. */
void entry_begin(struct draft *draft, const char *key);
void entry_end(const struct nika_server_core *core, struct draft *draft);
void entry_write_id(uint64_t id, const char *key, struct nika_writer *writer);
void entry_write_bot(bool bot, struct nika_writer *writer); /* nothing for people */
void entry_write_hash(const struct nika_hash *hash, const char *key, struct nika_writer *writer);
void entry_write_digits(const struct nika_hash *hash, struct nika_writer *writer); /* without a key */
bool entry_read_id(struct nika_json object, const char *key, uint64_t *id);
bool entry_read_hash(struct nika_json object, const char *key, struct nika_hash *hash);
bool entry_read_seat(struct nika_json object, const char *key, unsigned players, unsigned *seat);
/*
 * Applies an entry, and shows acts of the game if asked to. ENTRY_WRONG: the entry is not possible at this table now;
 * the table is unusable then.
 */
enum entry_kind entry_apply(struct nika_server_core *core, struct table *table, struct nika_json entry, bool shown);
/* What the answer to a request with this id said, if it was granted. */
bool entry_granted(const struct table *table, const struct seat *seat, const char *id, uint32_t *ply);

/*
 * commits.c: the write path, and what happens next.
 */
/* Writes an entry and what belongs to it; `request` waits for the answer, or is NULL. Nothing else may be in flight. */
void commit_entry(struct nika_server_core *core, struct table *table, const struct request *request,
                  const struct draft *draft, const struct nika_op *further, unsigned further_count);
/* The same for a rematch: one atomic write that includes the new table's first entry. */
void commit_keep_rematch(struct nika_server_core *core, struct table *table, const struct request *request,
                         const struct draft *draft, struct table *opened, const struct draft *first);
void commit_forget(struct nika_server_core *core, struct table *table, const struct request *request);
void commit_book(struct nika_server_core *core, struct table *table);
void commit_hold(struct table *table); /* until the table is freed or released; nothing else may be in flight */
void commit_release(struct nika_server_core *core, struct table *table);
/* Whether a request has to wait; then it has been queued, or answered "busy". */
bool commit_waits(struct nika_server_core *core, struct table *table, const char *what, const struct request *request);
/*
 * Does everything possible now: queued requests, timeouts, thinking; then sets the next timer. The table may be gone
 * afterwards.
 */
void table_settle(struct nika_server_core *core, struct table *table);
/* Handles a request that need not wait. */
void table_request(struct nika_server_core *core, struct table *table, const char *what, const struct request *request);

/*
 * server_core_play.c: requests of a running game.
 */
void play_move(struct nika_server_core *core, struct table *table, const struct request *request);
void play_leave(struct nika_server_core *core, struct table *table, const struct request *request);
void play_take(struct nika_server_core *core, struct table *table, const struct request *request);
void play_past(struct nika_server_core *core, struct table *table, const struct request *request);
/*
 * Checks that requests share: the seat of a person who wants to act in a running game (NULL, and answered, if she may
 * not); whether the request was granted before (and gets the same answer); whether it names the current ply (else
 * told).
 */
struct seat *play_player(struct nika_server_core *core, struct table *table, const struct request *request);
bool play_is_repeated(struct nika_server_core *core, struct table *table, const struct request *request);
bool play_is_current(struct nika_server_core *core, const struct table *table, const struct request *request);
void play_write_used(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer);
/* Entries without a request. */
void play_thought(struct nika_server_core *core, struct table *table);
void play_resolve(struct nika_server_core *core, struct table *table);
void play_automatic(struct nika_server_core *core, struct table *table, unsigned seat);
void play_left(struct nika_server_core *core, struct table *table, unsigned seat);
void play_resume(struct nika_server_core *core, struct table *table); /* clocks have stood still */

/*
 * undo.c: taking back.
 */
bool undo_possible(const struct table *table, unsigned seat); /* as far as the game goes */
bool undo_may(const struct table *table, unsigned seat);      /* and as was agreed: at once, or by asking */
void undo_request(struct nika_server_core *core, struct table *table, const struct request *request);
void undo_agree(struct nika_server_core *core, struct table *table, const struct request *request);
/* Takes back what all have agreed to, or ends a request that has become void. Returns its deadline, or 0. */
int64_t undo_go_on(struct nika_server_core *core, struct table *table);
void undo_happened(struct nika_server_core *core, struct table *table,
                   enum entry_kind kind); /* a question may be over */
/* Clocks: saved before a move; kept or discarded after it; restored when it is taken back. */
struct before undo_before(const struct table *table, int64_t at);
void undo_keep(struct table *table, const struct before *before); /* NULL: the act is final */
/*
 * Restores clocks. `own`: how long `seat`, who takes back, has been asked since her act; that time stays lost, unless
 * all agreed.
 */
void undo_restore(struct table *table, unsigned seat, int64_t at, int64_t own, bool agreed);

/*
 * notes.c: notes in the history besides moves.
 */
void note_add(struct nika_server_core *core, struct table *table, enum note_kind kind, unsigned seat, bool shown);
void note_write(const struct note *note, struct nika_writer *writer);
enum note_kind note_of_reason(struct nika_json entry); /* why the computer plays for somebody */
const char *note_reason(enum note_kind kind);
void note_request(struct nika_server_core *core, struct table *table, const struct request *request);

/*
 * clocks.c: clocks and absence timeouts.
 */
uint8_t clocks_running(const struct table *table);                                   /* seats whose time runs */
int64_t clocks_used(const struct nika_server_core *core, const struct table *table); /* since the last act */
void clocks_write(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer);
bool clocks_late(const struct nika_server_core *core, const struct table *table, unsigned seat);
bool clocks_used_up(const struct nika_server_core *core, const struct table *table, unsigned seat); /* her clock */
/* The member "takes_over": in how long the computer will play for each absent player. */
void clocks_write_absent(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer);
/* The seat that the computer takes over now; -1 and the time of the next takeover if there is none yet. */
int clocks_out(const struct nika_server_core *core, const struct table *table, int64_t *when);
void clocks_stop(struct nika_server_core *core, struct table *table);
int64_t clocks_pace(const struct nika_server_core *core, const struct table *table);  /* of computer players */
int64_t clocks_least(const struct nika_server_core *core, const struct table *table); /* for a question to all */
int64_t clocks_most(const struct nika_server_core *core, const struct table *table);
int64_t clocks_thinks(const struct nika_server_core *core,
                      const struct table *table); /* when it is thought for the silent */

/*
 * thinking.c: turns of computer players.
 */
bool table_is_computer(const struct table *table, unsigned seat);    /* plays it now */
unsigned jobs_computers(const struct table *table);                  /* all such seats, a mask */
void jobs_start(struct nika_server_core *core, struct table *table); /* if there is something to think about */
void jobs_forget(struct table *table);                               /* what computer players remember */

/*
 * broadcast.c: messages.
 */
void show_table(struct nika_server_core *core, const struct table *table); /* to all */
void show_table_but(struct nika_server_core *core, const struct table *table, const struct connection *but);
void show_table_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver);
void show_view(struct nika_server_core *core, const struct table *table); /* to all */
void show_view_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver);
void show_act(struct nika_server_core *core, const struct table *table, unsigned seat, struct nika_move move,
              bool settled);
void show_undone(struct nika_server_core *core, const struct table *table, unsigned seat);
void show_note(struct nika_server_core *core, const struct table *table, unsigned number);
/* Who asks to take back, and who has yet to answer; or how it ended, and by whom (or NIKA_WATCHER). */
void show_question(struct nika_server_core *core, const struct table *table);
void show_question_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver);
void show_question_end(struct nika_server_core *core, const struct table *table, const char *end, unsigned by);
void show_said(struct nika_server_core *core, const struct table *table, const struct said *said);
/* The next act is the server's own and cannot be stored at the moment, or no act can. */
void show_held_up(struct nika_server_core *core, const struct table *table);
void show_rematch(struct nika_server_core *core, const struct table *table);
/* {"is":"table", … : what is public about a table. The caller adds the receiver's own part and the closing bracket. */
void show_table_begin(const struct table *table, struct nika_writer *writer);
void show_seat_or_null(struct nika_writer *writer, const char *key, unsigned seat, bool is_seat);
/* Writes a view as the value of the key just written: a seat's, or a spectator's. `answered`: the seat has given its
 * answer, though the view asks it. */
void show_view_value(const struct table *table, const struct nika_view *view, unsigned ply, bool answered, bool as_json,
                     struct nika_writer *writer);
bool show_may_watch(const struct table *table);
bool table_mutes(const struct table *table, uint64_t who);

/*
 * server_core_records.c: what remains of a game: its record, and who played it.
 */
void records_names(const struct table *table, struct nika_names *names);
enum { RECORDS_DATE_MAX = 16 };
void records_date(int64_t date, char text[RECORDS_DATE_MAX]);                 /* "2026-11-15" */
void records_digits(struct nika_text *text, int64_t number, unsigned digits); /* so many, with zeros before it */
void records_fair(const struct table *table, struct nika_writer *writer); /* the member "fair": once the game is over */
/* The rows of all persons at the table. Keys and values are put into the buffer, which must outlive the ops. */
struct records_room {
    char keys[NIKA_SEATS_MAX][NIKA_KEY_MAX];
    char values[NIKA_SEATS_MAX][NIKA_VALUE_MAX];
};
/* An entry has just made a move of the computer's: notes it for the record. */
void records_computer_moved(struct table *table, unsigned seat, struct nika_json entry);
/* The whole record of a game, signed if the server has a key; the caller frees its bytes. */
struct nika_text records_text(const struct nika_server_core *core, struct table *table);
/* Responds with the record of a table that is in memory, or says why not. */
void records_respond(struct nika_server_core *core, nika_connection connection, struct table *table, uint64_t who);
/* `state`: "running", "over" or "closed". */
unsigned records_rows(const struct table *table, int64_t started, const char *state, struct records_room *room,
                      struct nika_op *ops);

/*
 * closing.c, reports.c: what hosts do to tables, and what players report to them.
 */
/* Writes that a table is closed that a host wants closed; false if it has ended by itself. */
bool closing_commit(struct nika_server_core *core, struct table *table);
void closing_done(struct nika_server_core *core, struct table *table); /* whoever waits for that is told */
/* What a table has to write because somebody is being erased; false if there is nothing. */
bool erasing_commit(struct nika_server_core *core, struct table *table);
void reports_request(struct nika_server_core *core, struct table *table, const struct request *request);

/*
 * mine.c: tables over HTTP.
 */
/* Responds with what is public to everybody who has the table's link; `who`: the person who asks, or 0. */
void mine_about(struct nika_server_core *core, nika_connection connection, struct table *table, uint64_t who);

/*
 * timers.c: timers.
 */
void timers_set(struct nika_server_core *core, struct table *table, int64_t due); /* INT64_MAX: never */
void timers_remove(struct nika_server_core *core, struct table *table);
struct table *timers_first(const struct nika_server_core *core); /* NULL if there is none */
void timers_end(struct nika_server_core *core);

#endif
