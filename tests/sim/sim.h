/*
 * sim.h: the simulator: a server core with its disk, its network and its clients, all of them moved by random numbers in
 * one queue of events. What goes wrong in the world goes wrong here too, all the time; and whatever the server core says is held
 * against what it has written down.
 *
 * One seed is one run: a server (which crashes and starts again) with its disk, or several nodes with a database (nodes.h,
 * database.h), some people with their programs, and some tables. The same seed gives the same run, to the last byte.
 */
#ifndef NIKA_TESTS_SIM_H
#define NIKA_TESTS_SIM_H

#include <nika/server_core.h>

struct sim;
struct client;
struct database;
struct hidden;
struct link;
struct mirror;
struct node;
struct script;
struct server;
struct slot;
struct transcript;
struct wire;

/*
 * Chance: one generator for each concern, so that one more number drawn here changes nothing there.
 */
enum chance {
    CHANCE_PLAN,
    CHANCE_HEART, /* the bytes that the server core itself asks for */
    CHANCE_DISK,
    CHANCE_THOUGHT,
    CHANCE_FAULTS, /* when the server crashes, when clocks jump … */
    CHANCE_SCRIPT,
    CHANCE_NODES, /* what happens to nodes, and between them */
    CHANCE_DATABASE,
    CHANCES,
    CHANCE_OF_CLIENTS = 100, /* and on: what each of them does */
    CHANCE_OF_LINES = 200    /* and on: how well each of them is connected */
};

/* True once in n times; never for 0. */
static inline bool one_in(struct nika_rng *rng, unsigned n)
{
    return n > 0 && nika_rng_below(rng, n) == 0;
}

/* A number from least to most. */
static inline int64_t between(struct nika_rng *rng, int64_t least, int64_t most)
{
    return least + nika_rng_below(rng, (uint32_t)(most - least + 1));
}

/*
 * What happened, counted. Of every kind of fault and of everything that people do there must be some, or a run proves less
 * than it seems to (sim_main.c).
 */
/* clang-format off */
#define COUNTS(count)                                                         \
    count(GAMES, "games finished")                                            \
    count(BYZANTZ_3, "  of Byzantz with 3 players")                           \
    count(BYZANTZ_4, "  with 4")                                              \
    count(BYZANTZ_5, "  with 5")                                              \
    count(BYZANTZ_6, "  with 6")                                              \
    count(JUSTINIAN_2, "  of Justinian with 2 players")                       \
    count(JUSTINIAN_3, "  with 3")                                            \
    count(JUSTINIAN_4, "  with 4")                                            \
    count(MOVES, "moves")                                                     \
    count(ENTRIES, "entries kept")                                            \
    count(MESSAGES, "messages to clients")                                    \
    count(VIEWS, "views compared")                                            \
    count(JSON_VIEWS, "  of them as JSON")                                    \
    count(WATCHED, "  of them by watchers")                                   \
    count(TOGETHER, "  of them amid a question to all")                       \
    count(PASTS, "pasts compared")                                            \
    count(CLOCKS, "clocks compared")                                          \
    count(RECORDS, "records verified")                                        \
    count(GAMES_LISTED, "games in lists")                                     \
    count(ACKNOWLEDGED, "acts acknowledged")                                  \
    count(REPEATED, "  of them again")                                        \
    count(STALE, "acts that came too late")                                   \
    count(REFUSED, "acts refused")                                            \
    count(CHANGED, "answers to questions to all changed")                     \
    count(UNDONE, "acts taken back")                                          \
    count(ASKED, "questions whether an act may be taken back")                \
    count(TIME_BACK, "clocks that were set back with an act")                 \
    count(NOTES, "lines of a story besides moves")                            \
    count(TAKEN_OVER, "seats taken over by the computer")                     \
    count(LEFT, "seats left")                                                 \
    count(TAKEN, "seats taken back")                                          \
    count(SAID, "things said")                                                \
    count(KICKED, "people kicked")                                            \
    count(STOOD, "people who stood up")                                       \
    count(CLOSED, "tables closed")                                            \
    count(REMATCHES, "rematches")                                             \
    count(COMPACTED, "logs of open tables compacted")                         \
    count(DRAWN, "contributions asked for")                                   \
    count(SILENT, "contributions not revealed")                               \
    count(ARCHIVED, "old games archived")                                     \
    count(REMOVED, "old games removed")                                       \
    count(SILENCED, "old games whose talk was removed")                       \
    count(ACCOUNTS, "accounts made")                                          \
    count(SIGNED_IN, "people signed in again")                                \
    count(PASSWORDS, "passwords changed")                                     \
    count(SIGNED_OUT, "people signed out everywhere")                         \
    count(PROBES, "ended sessions tried again")                               \
    count(NONSENSE, "nonsense sent")                                          \
    count(TWINS, "twins compared")                                            \
    count(TWIN_MESSAGES, "  messages of them")                                \
    count(TWIN_TRIGGERS, "  questions that only one of two could say yes to") \
    count(BROKEN_LINES, "fault: connections broken")                          \
    count(HALF_OPEN, "fault: connections half open")                          \
    count(DELAYED, "fault: messages delayed")                                 \
    count(TWICE, "fault: messages sent twice")                                \
    count(TWICE_ELSEWHERE, "fault: and over another connection")              \
    count(REORDERED, "fault: messages out of order")                          \
    count(SLOW_READERS, "fault: slow readers")                                \
    count(CRASHES, "fault: crashes")                                          \
    count(CRASHES_AMID, "fault: crashes amid effects")                        \
    count(UNITS_LOST, "fault: units lost in crashes")                         \
    count(UNITS_SAVED, "fault: units kept in crashes, unknown to the server") \
    count(CLOSINGS, "fault: orderly ends")                                    \
    count(REPLACED, "fault: servers replaced while they ran")                 \
    count(CONFLICTS, "fault: units of replaced servers refused")              \
    count(FULL, "fault: units that met a full disk")                          \
    count(ERRORS, "fault: units lost by a disk error")                        \
    count(ERRORS_KEPT, "fault: units written in spite of a disk error")       \
    count(UNREADABLE, "fault: reads that failed")                             \
    count(SLOW_COMMITS, "fault: slow commits")                                \
    count(DAMAGED, "fault: logs damaged")                                     \
    count(DATE_JUMPS, "fault: jumps of the date")                             \
    count(LEAPS, "fault: leaps of the clock")                                 \
    count(ABSENT, "fault: people absent")                                     \
    count(KILLED, "fault: clients killed")                                    \
    count(CLUSTERS, "clusters: runs with several nodes")                      \
    count(LEADERS, "  server cores that led")                                 \
    count(FOLLOWED, "  connections at other nodes")                           \
    count(FRAMES, "  frames between nodes")                                   \
    count(RESUMED, "  connections that went on at another leader")            \
    count(RESENT, "  requests sent again to it")                              \
    count(RETURNED, "  requests returned by one that handed over")            \
    count(GIVEN_UP, "  requests given up with a leader")                      \
    count(TURNS_AWAY, "  turns that other nodes thought about")               \
    count(LEFT_NODES, "  nodes that left")                                    \
    count(HAND_OVERS, "  leaders that handed over")                           \
    count(ENDED_ALONE, "    with nobody else there")                          \
    count(UPDATES, "  rolling updates")                                       \
    count(CLAIMS_WAITED, "  claims that waited for a unit under way")         \
    count(SESSIONS_WAITED, "  sessions that waited for older ones")           \
    count(FENCED, "  units of replaced leaders refused")                      \
    count(NODES_KILLED, "fault: nodes killed")                                \
    count(LEADERS_KILLED, "  of them while they led")                         \
    count(NODES_STOPPED, "fault: nodes stopped")                              \
    count(LEADERS_STOPPED, "  of them leaders, for longer than their lease")  \
    count(LEADERS_REPLACED, "fault: leaders replaced while they ran")         \
    count(CUTS, "fault: partitions between nodes")                            \
    count(CUTS_ONE_WAY, "  one way")                                          \
    count(CUTS_DATABASE, "fault: partitions from the database")               \
    count(WIRES_BROKEN, "fault: links between nodes broken")                  \
    count(WIRES_HALF_OPEN, "  half open")                                     \
    count(DATABASE_RESTARTS, "fault: restarts of the database")               \
    count(FAILOVERS, "fault: failovers to a standby")                         \
    count(UNREACHABLE, "fault: databases out of reach for a minute")          \
    count(UNITS_CUT, "fault: units lost with their transaction")              \
    count(UNITS_UNKNOWN, "fault: units kept, unknown to their writer")        \
    count(UNITS_LATE, "fault: units kept after their writer had been told")   \
    count(UNITS_UNSENT, "fault: units that found no way to the database")     \
    count(HELD_UP, "fault: leaders that could store nothing for a while")      \
    count(WENT_ON, "  of them those that went on")                            \
    count(LEASES_LOST, "fault: answers about the lease lost")                 \
    count(STARTS_FAILED, "fault: server cores that could not start")
/* clang-format on */

enum count {
#define COUNT_NAME(name, words) COUNT_##name,
    COUNTS(COUNT_NAME)
#undef COUNT_NAME
        COUNT_KINDS
};

/*
 * queue.c: what is due when, in order of time, and then of when it was put in.
 */
struct due {
    int64_t at;
    uint64_t number;
    void (*happen)(struct sim *sim, struct due *due);
    void *whom;
    uint64_t what; /* whatever it needs to know */
    unsigned code, seat;
    bool yes;
    struct nika_move move;
    char *bytes; /* its own, with a final NUL; freed when it has happened */
    size_t size;
    struct node *node; /* where it happens, or NULL: not if that process has ended, and later if it is stopped */
    unsigned process;
    struct due *later;
};

/* Something that happens in so many milliseconds. The caller fills in the rest. */
struct due *queue_put(struct sim *sim, int64_t delay, void (*happen)(struct sim *, struct due *), void *whom);
void queue_carry(struct due *due, const char *bytes, size_t size); /* a copy of them */
/* It happens at a node, as it runs now. */
void queue_at(struct due *due, struct node *node);
/* What came to a node while it was stopped happens now, or is forgotten. */
void queue_release(struct sim *sim, struct node *node, bool happens);
/* Lets the next thing happen. False if there is none. */
bool queue_next(struct sim *sim);
void queue_free(struct sim *sim);

/*
 * run.c: a run.
 */
enum { NOTES = 60, NOTE_TEXT = 240 };

/* An event as it is told when something is wrong. */
struct note {
    int64_t at;
    const char *what;
    uint64_t a, b;
    unsigned size;
    char text[NOTE_TEXT];
};

/* What a run is like (plan.c). Odds are "one in so many", 0 is never. */
struct plan {
    bool twins;     /* made twice, with secrets that differ */
    bool same_pace; /* twins: every delay is the same, and two seats change places in when they answer */
    unsigned clients;
    int64_t calm;                                          /* from then on nothing goes wrong any more */
    unsigned break_, half_open, delay, twice, slow_reader; /* of messages */
    unsigned full, error, slow_disk, unreadable;           /* of commits and reads */
    unsigned damage;                                       /* of starts of a server */
    unsigned absent;                                       /* of what a client could do next */
    int64_t crash_each, date_each, leap_each, second_each; /* about so many milliseconds between them; 0: never */
    unsigned nodes;                                        /* 0: no cluster; or how many nodes it has */
    unsigned lease;                                        /* milliseconds */
    unsigned slow_wire, lost_answer;                       /* of frames between nodes, of answers about the lease */
    int64_t kill_each, stop_each, leave_each, cut_each, wire_each, database_each; /* as above */
    struct nika_server_core_settings settings;
};

/* Which runs there are: those of one server, those of several nodes, or both. */
enum { NODES_MAX = 4, THE_DATABASE = NODES_MAX }; /* the database has its place behind the nodes */
enum only { ONLY_ALL, ONLY_ONE, ONLY_NODES };

struct sim {
    uint64_t seed;
    enum only only;
    unsigned twin; /* 0; or 1: the other one of two */
    bool trace, failed;
    const char *checker; /* that failed */
    char complaint[2048];
    struct plan plan;
    struct nika_rng chance[CHANCES];
    int64_t now;
    bool ending; /* everything is over, and looked at once more */
    uint64_t counts[COUNT_KINDS];
    struct note notes[NOTES];
    unsigned note_count;

    struct due **queue;
    size_t queue_count, queue_room;
    uint64_t queue_number;

    struct nika_store *store;
    uint64_t epoch; /* of the last claim */
    int64_t full_until;
    int64_t latest;  /* how long it took at most until a node learnt that something was kept */
    int64_t trouble; /* when a commit failed last, by servers_uptime */

    struct server *servers;
    unsigned serving, incarnations;
    int64_t date_jump;
    int64_t ran;       /* how long servers that have ended were running */
    bool time_is_off;  /* what is in the store about that was written by one that was replaced */
    bool rows_are_off; /* and the same about accounts and sessions */

    struct node *nodes;                         /* of a cluster (nodes.h) */
    unsigned processes;                         /* counted over all nodes */
    unsigned version;                           /* of the program, which rolling updates change */
    int64_t cuts[NODES_MAX + 1][NODES_MAX + 1]; /* until when nothing of one reaches the other */
    struct wire **wires;
    unsigned wire_count;
    struct database *database;
    int64_t forced; /* when a leader that handed over could not finish */
    int64_t unrest; /* until then something may keep requests from being answered */

    struct link **links; /* by number */
    uint64_t link_count, link_room;
    struct link **open; /* WebSockets that are or were open a moment ago */
    size_t open_count;

    struct client *clients;
    struct slot *slots;
    unsigned slot_count;

    struct mirror *mirrors;
    struct hidden *secrets;
    size_t secret_count, secret_room;

    struct script *scripts;
    struct transcript *transcript; /* what was sent in the first of two twins */
    size_t transcript_at;

    struct nika_workspace *workspace;
    struct nika_turn *turn;
    char *line; /* NIKA_LINE_MAX bytes to write in */
};

/* Runs one seed, as one twin or the other. The caller sets seed, twin, trace and transcript, and frees nothing. */
void sim_run(struct sim *sim);
void sim_complain(const struct sim *sim); /* prints what was wrong, and the last events */
bool sim_calm(const struct sim *sim);
void sim_count(struct sim *sim, enum count what);
/* Notes an event; its text is shortened. */
void sim_note(struct sim *sim, const char *what, uint64_t a, uint64_t b, const char *text, size_t size);
/* Something is wrong: says what, and ends the run. Only the first complaint of a run counts. */
void sim_fail(struct sim *sim, const char *checker, const char *format, ...) __attribute__((format(printf, 3, 4)));
void *sim_allocate(size_t size); /* zeroed; ends the program if there is no memory */
void *sim_enlarge(void *memory, size_t size);
/* Room for one more in a list that grows; `count` is how many there are. */
void *sim_grow(void *list, size_t count, size_t each);

#endif
