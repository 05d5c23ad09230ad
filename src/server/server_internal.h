/*
 * server_internal.h: what the server's files share.
 */
#ifndef NIKA_SERVER_INTERNAL_H
#define NIKA_SERVER_INTERNAL_H

#include <ev.h>
#include <stdatomic.h>

#include <nika/language.h>
#include <nika/server.h>

#include "node_links.h"
#include "task_queue.h"

double seconds_now(void); /* monotonic */

/* A histogram of durations: counts per bucket, and the sum. Any thread adds, any thread reads. */
enum { SPREAD_BOUNDS = 12 };
struct spread {
    atomic_uint_fast64_t counts[SPREAD_BOUNDS + 1]; /* the last: above all bounds */
    atomic_uint_fast64_t micros;
};
void spread_add(struct spread *spread, double seconds);

/* store_thread.c: the store's thread. */
struct reader;
struct upkeep;
struct writer {
    bool (*start)(void *context);     /* called first, on its thread: opens the store; false: there is nothing to do */
    struct nika_store *_Atomic store; /* its thread opens it; the event loop's may interrupt */
    struct reader *reader;
    struct upkeep *upkeep;
    struct task_queue waiting;
    struct task_queue *done;
    void (*wake)(void *context);
    void *context;
    pthread_t thread;
    bool began;
    struct spread commits;
    atomic_uint_fast64_t units, failures, loads;
    uint64_t sent;        /* writes so far; of the event loop's thread */
    pthread_mutex_t lock; /* for the rest */
    pthread_cond_t moved; /* `finished` has grown */
    uint64_t finished;    /* writes whose outcome is known or known to be unknown */
    bool doubtful;        /* the last write failed: what is on disk is unknown until the file has been reopened */
};
bool writer_begin(struct writer *writer);
void writer_end(struct writer *writer); /* finishes queued tasks first, and closes the store */

/* store_reader.c: the thread that reads, if the store is a file. */
struct reader {
    struct writer *writer;
    const char *path;
    pthread_mutex_t using;    /* while it reads */
    pthread_mutex_t holding;  /* while the next two change, or are looked at by others */
    struct nika_store *store; /* its own connection, opened when it is needed; NULL: none */
    bool stops;               /* it was interrupted: it opens no other one */
    struct task_queue waiting;
    pthread_t thread;
    bool began;
};
bool reader_begin(struct reader *reader, struct writer *writer, const char *path);
void reader_let_go(struct reader *reader);    /* closes its connection until the next read; called by the writer */
void reader_interrupt(struct reader *reader); /* from another thread: reads fail from now on */
void reader_end(struct reader *reader);       /* finishes queued tasks first; comes before writer_end */
void reader_free(struct reader *reader); /* comes after it: until then, a write may fail, and reader_let_go is called */
/* Does a task that reads, on whatever thread owns the store. */
void store_load(struct nika_store *store, struct task *task);

/* store_upkeep.c: checks, backups and a watch on the disk, in the background. Any thread reads the figures. */
enum disk_state { DISK_FINE, DISK_NEARLY, DISK_FULL };
struct upkeep {
    struct server *server;
    pthread_t thread;
    atomic_bool began;    /* the writer asks, too */
    pthread_mutex_t lock; /* for the next four */
    pthread_cond_t moved; /* `stop` or `ended` was set */
    bool stop, ended;
    struct nika_store *store; /* what it reads from at the moment, or NULL */
    double backup_due;
    atomic_uint_fast64_t bytes, unused, disk_free, backups_failed;
    atomic_int_fast64_t checked, backed_up; /* when the last ones succeeded, in milliseconds since 1970; 0: never */
    atomic_bool damaged;                    /* a check found damage */
    _Atomic enum disk_state disk;
};
bool upkeep_begin(struct upkeep *upkeep, struct server *server);
void upkeep_interrupt(struct upkeep *upkeep); /* ends what it is doing, which lets go of the file */
void upkeep_end(struct upkeep *upkeep);
void upkeep_free(struct upkeep *upkeep); /* comes after writer_end, for the same reason as reader_free */

/* starting.c: reads the store at startup. The server core belongs to the store's thread meanwhile. */
struct start {
    struct task *done; /* brings the news to the event loop's thread */
    atomic_bool stop;  /* it is to end early */
    bool fine;
    struct nika_server_problem problem; /* if it is not */
    uint64_t epoch;
    struct nika_store_past past;
    uint64_t logs, damaged; /* live ones that could be read, and that could not */
};
bool start_store(void *context);

/* worker_threads.c: the thread pool of computer players, and a thread for password hashes. */
struct workers {
    struct task_queue thinking, hashing;
    struct task_queue *done;
    void (*wake)(void *context);
    void *context;
    const char *archive;   /* the folder for old games, or NULL */
    unsigned thread_count; /* of computer players */
    pthread_t *threads;    /* and one more for password hashes */
    unsigned began;        /* how many of them were started */
    bool queues;           /* the queues were created */
    struct spread thoughts, hashes;
};
bool workers_begin(struct workers *workers);
void workers_end(struct workers *workers); /* tasks in progress are finished, queued ones dropped */

/* log.c: log lines for the operator. */
struct journal {
    pthread_mutex_t lock; /* the store's thread logs, too, while it reads */
    enum nika_server_level level;
    bool systemd; /* it adds the time itself, and wants the level */
    int64_t second;
    unsigned lines, left_out;
};
void journal_begin(struct journal *journal, enum nika_server_level level);
void journal_line(struct journal *journal, enum nika_server_level level, const char *word, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* passed_sockets.c: sockets that systemd has opened for us. */
struct passed_sockets {
    int players, metrics; /* -1: none */
    unsigned others;      /* that nobody needs */
};
void passed_sockets_find(struct passed_sockets *passed); /* once, before there are other threads */

/* notify.c: reports to systemd, if it asks for it. */
void notify_say(const char *what);
double notify_watchdog(void); /* the interval in seconds at which systemd wants a sign of life; 0: none */

/* site.c: the files of the web page. */
struct site_file {
    const char *path, *type, *tag;
    const unsigned char *bytes;
    size_t size;
    const char *packed_tag; /* the same for the gzip version; NULL where compression gains nothing */
    const unsigned char *packed;
    size_t packed_size;
    bool lasts; /* its name contains a hash of its content: cache for ever */
};
const struct site_file *site_find(const char *path); /* NULL if there is none */
struct server;
void site_respond(struct server *server, uint64_t connection, const struct site_file *file,
                  const struct nika_listen_request *request);

/* invitation.c: the page behind a table's link. */
enum { INVITATION_ID_MAX = 17, INVITATION_PATH_MAX = 257 };
/* A pending invitation: the server core was asked about its table. */
struct invitation {
    struct invitation *next;
    uint64_t connection;
    enum nika_language language;
    char origin[NIKA_LISTEN_ORIGIN_MAX];
    char path[INVITATION_PATH_MAX]; /* the page's route behind the # */
};
/* Whether a path is a table link, /t/…; `id` gets the table's id without trailing punctuation, "" if there is none. */
bool invitation_is(const char *path, char id[INVITATION_ID_MAX]);
enum nika_language invitation_language(const char *accepted); /* the best match for an Accept-Language */
/* The page, from the server core's response about the table; the caller frees it. NULL if out of memory. */
char *invitation_page(const struct invitation *invitation, const char *bytes, size_t size, size_t *page_size);

/* node.c: this server as one of several that share a store. */
struct node;
bool node_open(struct server *server, struct nika_server_problem *problem); /* before the event loop runs */
void node_close(struct server *server);                                     /* first of all, after it has run */
void node_free(struct server *server);
void node_client(struct server *server, struct nika_event *event);         /* what a client of this node does */
void node_effect(struct server *server, const struct nika_effect *effect); /* for any client */
void node_before(struct server *server);                                   /* the event loop blocks */
void node_task(struct server *server, struct task *task);                  /* STARTED, LEASE or ENDED has come back */
bool node_think(struct server *server, struct task *task);   /* true: another node does, and the task is kept for it */
void node_thought(struct server *server, struct task *task); /* one of another node's has been thought about here */
bool node_leave(struct server *server);                      /* false: this server is no node */
bool node_has_left(const struct server *server);
bool node_own_store(struct server *server, uint64_t *epoch); /* on the store's thread */
struct nika_cluster_figures;
bool node_figures(const struct server *server,
                  struct nika_cluster_figures *figures); /* false: this server is no node */

/* node_key.c: the key of links; false if it can be neither read nor made. */
bool node_key_read(struct nika_store *store, uint8_t key[NODE_KEY_BYTES]);

/* The listeners: for players, for monitoring, and the local socket. */
enum { DOOR_PUBLIC, DOOR_METRICS, DOOR_LOCAL };

struct server {
    const struct nika_server_settings *settings;
    struct ev_loop *loop;
    struct nika_listen *listen;
    struct nika_server_core *core; /* NULL: another node has one */
    unsigned term;                 /* counts server cores, if there is one after the other */
    double core_began;
    struct node *node;                                           /* NULL: this server has a store of its own */
    uint8_t key[NIKA_KEY_BYTES], secret_key[2 * NIKA_KEY_BYTES]; /* with which records are signed: signing.c */
    struct writer writer;
    struct reader reader;
    struct start start;
    struct upkeep upkeep;
    struct workers workers;
    struct task_queue done;
    unsigned connections; /* the limit */
    unsigned under_way;   /* tasks not yet back */
    unsigned thinking;    /* of them, turns that threads of this process think about */
    ev_async returns;
    ev_timer clock, drain, watchdog;
    ev_prepare before;
    ev_check after;
    ev_signal terminated, interrupted, hung_up;
    double began;
    int64_t clock_due;
    bool ready; /* the store has been read: only now does the event loop's thread use the server core */
    bool told_ready;
    bool closing, goodbye;
    double closing_since;
    double woke; /* when the event loop last woke up */
    double busy, longest;
    struct journal journal;
    struct invitation *invitations; /* pending */
    bool metrics;                   /* the second listener is open */
    char host_help[256];            /* what is said to one who uses a wrong name */
    struct nika_listen_network exempt[NIKA_LIMIT_EXEMPT_MAX];
};

void server_step(struct server *server, struct nika_event event);   /* passes an event to the server core, now */
void server_client(struct server *server, struct nika_event event); /* what a client does: to whoever serves clients */
bool server_open_core(struct server *server);                       /* false: no memory */
bool server_open_store(struct server *server);                      /* the threads of the store; false: no thread */
bool server_open_control(struct server *server, struct nika_server_problem *problem);
void server_tell_ready(struct server *server);               /* clients can come, which is told once */
void server_think(struct server *server, struct task *task); /* here, or at another node */
unsigned server_thread_count(const struct nika_server_settings *settings);
int64_t server_now(const struct server *server); /* milliseconds since it began */

/* network.c: opens the network. False if that fails. */
bool network_open(struct server *server, struct nika_server_problem *problem);

/* http.c: requests by HTTP. */
void http_request(void *context, uint64_t connection, const struct nika_listen_request *request);
void http_respond(struct server *server, const struct nika_effect *effect); /* the server core's response to one */
void http_end(struct server *server);

/* metrics.c: metrics in Prometheus format; the caller frees them. */
char *metrics_text(struct server *server, size_t *size);

/*
 * signing.c: reads the server's key from the store, or makes it; and signs with it.
 */
bool signing_open(struct server *server);
void signing_sign(void *context, const void *bytes, size_t size, uint8_t *signature);

#endif
