/*
 * metrics.c: metrics in the Prometheus text format.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <nika/cluster.h>

#include "server_internal.h"

enum { METRICS_MAX = 32768 };

static const double bounds[SPREAD_BOUNDS] = {0.0001, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5};

void spread_add(struct spread *spread, double seconds)
{
    unsigned i = 0;
    while (i < SPREAD_BOUNDS && seconds > bounds[i])
        i++;
    spread->counts[i]++;
    spread->micros += (uint_fast64_t)(seconds * 1e6);
}

struct page {
    char *bytes;
    size_t size;
};

static void add(struct page *page, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void add(struct page *page, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(page->bytes + page->size, METRICS_MAX - page->size, format, arguments);
    va_end(arguments);
    if (length > 0 && page->size + (size_t)length < METRICS_MAX)
        page->size += (size_t)length;
}

static void add_head(struct page *page, const char *name, const char *type, const char *help)
{
    add(page, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void add_counter(struct page *page, const char *name, const char *help, uint64_t value)
{
    add_head(page, name, "counter", help);
    add(page, "%s %llu\n", name, (unsigned long long)value);
}

static void add_gauge(struct page *page, const char *name, const char *help, uint64_t value)
{
    add_head(page, name, "gauge", help);
    add(page, "%s %llu\n", name, (unsigned long long)value);
}

static void add_seconds(struct page *page, const char *name, const char *type, const char *help, double value)
{
    add_head(page, name, type, help);
    add(page, "%s %.6f\n", name, value);
}

static void add_spread(struct page *page, const char *name, const char *help, const struct spread *spread)
{
    uint64_t count = 0;
    add_head(page, name, "histogram", help);
    for (unsigned i = 0; i < SPREAD_BOUNDS; i++) {
        count += spread->counts[i];
        add(page, "%s_bucket{le=\"%g\"} %llu\n", name, bounds[i], (unsigned long long)count);
    }
    count += spread->counts[SPREAD_BOUNDS];
    add(page, "%s_bucket{le=\"+Inf\"} %llu\n%s_sum %.6f\n%s_count %llu\n", name, (unsigned long long)count, name,
        (double)spread->micros / 1e6, name, (unsigned long long)count);
}

/* Limits that the network server itself enforces are counted there. */
static uint64_t reached(const struct nika_server_core_figures *core, const struct nika_listen_figures *network,
                        unsigned limit)
{
    return core->limits_reached[limit] + (limit == NIKA_LIMIT_max_connections   ? network->full
                                          : limit == NIKA_LIMIT_max_per_address ? network->address_full
                                          : limit == NIKA_LIMIT_max_queued      ? network->queue_full
                                                                                : 0);
}

/* What only one of several nodes has to tell. */
static void add_node(struct page *page, const struct server *server)
{
    struct nika_cluster_figures figures;
    if (!node_figures(server, &figures))
        return;
    add_gauge(page, "nika_leads", "1: this node leads; 0: it follows.", figures.leads);
    add_gauge(page, "nika_served", "1: this node's clients are served; 0: it knows no leader, starts or ends.",
              figures.serves);
    add_gauge(page, "nika_epoch", "The latest epoch of the lease that this node has heard of.", figures.epoch);
    add_gauge(page, "nika_nodes", "Nodes of the cluster that this node has heard of.", figures.nodes);
    add_gauge(page, "nika_relayed_clients", "Clients of other nodes at this leader.", figures.relayed_clients);
    add_counter(page, "nika_link_frames_sent_total", "Frames sent to other nodes.", figures.frames_sent);
    add_counter(page, "nika_link_frames_received_total", "Frames received from other nodes.", figures.frames_received);
    add_counter(page, "nika_turns_passed_on_total", "Turns of computer players that other nodes thought about.",
                figures.turns_passed_on);
    add_counter(page, "nika_turns_taken_total", "Turns that this node thought about for a leader.",
                figures.turns_taken);
    add_counter(page, "nika_leaders_total", "How often this node became leader, or began to follow one.",
                figures.leaders);
    add_counter(page, "nika_requests_resent_total", "Requests sent again to a new leader.", figures.resent);
    add_counter(page, "nika_requests_given_up_total", "Requests answered with busy because their leader was gone.",
                figures.given_up);
    add_counter(page, "nika_lease_asked_total", "Questions to the database about the lease.", figures.lease_asked);
    add_counter(page, "nika_lease_failed_total", "Of these, questions without an answer.", figures.lease_failed);
}

static void add_core(struct page *page, const struct nika_server_core *core, const struct nika_listen *listen)
{
    struct nika_server_core_figures figures = {0};
    struct nika_listen_figures network;
    nika_listen_figures(listen, &network);
    if (core) /* of several nodes one has it, and only once it has read the store does this thread use it */
        nika_server_core_figures(core, &figures);
    add_head(page, "nika_tables", "gauge", "Tables in memory, by state.");
    add(page, "nika_tables{state=\"open\"} %llu\n", (unsigned long long)figures.tables_open);
    add(page, "nika_tables{state=\"running\"} %llu\n", (unsigned long long)figures.tables_running);
    add(page, "nika_tables{state=\"over\"} %llu\n", (unsigned long long)figures.tables_over);
    add(page, "nika_tables{state=\"damaged\"} %llu\n", (unsigned long long)figures.tables_damaged);
    add_gauge(page, "nika_tables_asleep", "Running tables whose position is packed, because nobody looks.",
              figures.tables_asleep);
    add_counter(page, "nika_games_archived_total", "Finished games whose records went to the archive.",
                figures.games_archived);
    add_counter(page, "nika_games_removed_total", "Finished games that were removed because of their age.",
                figures.games_removed);
    add_counter(page, "nika_games_closed_total", "Running games that were closed because nothing happened in them.",
                figures.games_closed);
    add_counter(page, "nika_talk_removed_total", "Finished games whose talk was removed.", figures.talk_removed);
    add_counter(page, "nika_sessions_removed_total", "Sessions that nobody used any more.", figures.sessions_removed);
    add_gauge(page, "nika_people", "People with a session or a seat.", figures.people);
    add_gauge(page, "nika_sessions", "Sessions.", figures.sessions);
    add_counter(page, "nika_sessions_evicted_total", "Unused sessions of guests that made room for others.",
                figures.evicted);
    add_counter(page, "nika_games_total", "Games that were played to their end.", figures.games);
    add_counter(page, "nika_moves_total", "Moves that were made.", figures.moves);
    add_counter(page, "nika_undos_total", "Moves that were taken back.", figures.undos);
    add_counter(page, "nika_refused_total", "Moves that the rules refused.", figures.refused);
    add_counter(page, "nika_stale_total", "Acts that came too late.", figures.stale);
    add_counter(page, "nika_repeated_total", "Acts that came again and got the same answer.", figures.repeated);
    add_counter(page, "nika_not_kept_total", "Acts that could not be written down.", figures.not_kept);
    add_counter(page, "nika_taken_over_total", "Seats that the computer took over.", figures.taken_over);
    add_counter(page, "nika_messages_total", "Messages that clients sent.", figures.messages);
    add_counter(page, "nika_requests_total", "HTTP requests to the interface.", figures.requests);
    add_counter(page, "nika_slow_downs_total", "Requests that came too fast.", figures.slow_downs);
    add_head(page, "nika_limit_reached_total", "counter", "Requests that were refused because a limit was reached.");
    for (unsigned i = 0; i < NIKA_LIMIT_COUNT; i++)
        add(page, "nika_limit_reached_total{limit=\"%s\"} %llu\n", nika_limit_list[i].name,
            (unsigned long long)reached(&figures, &network, i));
}

static void add_network(struct page *page, const struct nika_listen *listen)
{
    struct nika_listen_figures figures;
    nika_listen_figures(listen, &figures);
    add_gauge(page, "nika_connections", "Connections, of both kinds.", figures.connections);
    add_gauge(page, "nika_websockets", "WebSockets.", figures.sockets);
    add_gauge(page, "nika_queued_bytes", "Bytes that wait for slow clients.", figures.queued);
    add_counter(page, "nika_accepted_total", "Connections that were let in.", figures.accepted);
    add_counter(page, "nika_turned_away_total", "Connections and requests that were refused at the HTTP server.",
                figures.refused);
    add_counter(page, "nika_http_requests_total", "HTTP requests of all kinds.", figures.requests);
    add_counter(page, "nika_websockets_total", "WebSockets that were opened.", figures.opened);
    add_counter(page, "nika_websocket_received_total", "Messages that came.", figures.received);
    add_counter(page, "nika_websocket_sent_total", "Messages that were sent.", figures.sent);
    add_counter(page, "nika_websocket_received_bytes_total", "Their bytes.", figures.bytes_received);
    add_counter(page, "nika_websocket_sent_bytes_total", "Their bytes.", figures.bytes_sent);
    add_counter(page, "nika_drops_total", "Times that a client was too slow and lost messages.", figures.drops);
    if (figures.certificate_expires) {
        add_gauge(page, "nika_certificate_expires_seconds", "When the certificate ends, in seconds since 1970.",
                  figures.certificate_expires);
        add_counter(page, "nika_certificates_renewed_total", "Certificates that were replaced while it ran.",
                    figures.certificates);
        add_counter(page, "nika_certificates_refused_total", "Files that were no certificate with its key.",
                    figures.bad_certificates);
    }
    add_counter(page, "nika_timeouts_total", "Connections closed because a timeout ended.", figures.timeouts);
}

static void add_upkeep(struct page *page, const struct upkeep *upkeep)
{
    if (!upkeep->began)
        return;
    add_gauge(page, "nika_store_bytes", "The data file and its write-ahead log.", upkeep->bytes);
    add_gauge(page, "nika_store_free_bytes", "Of them, unused pages.", upkeep->unused);
    add_gauge(page, "nika_disk_free_bytes", "What the data file's disk has left.", upkeep->disk_free);
    add_gauge(page, "nika_disk_state", "0: fine; 1: nearly full; 2: full, no new guests and tables.",
              (uint64_t)upkeep->disk);
    add_gauge(page, "nika_store_damaged", "1: a check of the data file found damage.", upkeep->damaged);
    add_gauge(page, "nika_store_checked_timestamp_seconds", "When the whole data file was last found sound; 0: never.",
              (uint64_t)upkeep->checked / 1000);
    add_gauge(page, "nika_backup_timestamp_seconds", "When the last scheduled backup was made; 0: never.",
              (uint64_t)upkeep->backed_up / 1000);
    add_counter(page, "nika_backup_failures_total", "Scheduled backups that failed.", upkeep->backups_failed);
}

static uint64_t resident_bytes(void)
{
    char text[128] = "", *second;
    FILE *const file = fopen("/proc/self/statm", "re"); /* in pages: total, then resident */
    if (!file)
        return 0;
    if (!fgets(text, sizeof text, file))
        text[0] = '\0';
    fclose(file);
    second = strchr(text, ' ');
    return second ? strtoull(second, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

static void add_process(struct page *page, struct server *server)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    add_head(page, "nika_info", "gauge", "Which version this is.");
    add(page, "nika_info{version=\"%s\"} 1\n", server->settings->version);
    add_seconds(page, "process_cpu_seconds_total", "counter", "Processor time.",
                (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                    (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6);
    add_gauge(page, "process_resident_memory_bytes", "Memory.", resident_bytes());
    add_seconds(page, "nika_uptime_seconds", "gauge", "Since the start.", seconds_now() - server->began);
    add_seconds(page, "nika_loop_busy_seconds_total", "counter", "What the loop's thread was not waiting.",
                server->busy);
    add_seconds(page, "nika_loop_longest_seconds", "gauge",
                "The longest that anybody waited for it, since the last look.", server->longest);
    server->longest = 0;
}

char *metrics_text(struct server *server, size_t *size)
{
    struct page page = {.bytes = malloc(METRICS_MAX)};
    if (!page.bytes)
        return NULL;
    add_core(&page, server->ready ? server->core : NULL, server->listen);
    add_node(&page, server);
    add_network(&page, server->listen);
    add_spread(&page, "nika_commit_seconds", "Commits of the store.", &server->writer.commits);
    add_counter(&page, "nika_units_total", "Units that were given to the store; by commits: the size of a batch.",
                server->writer.units);
    add_counter(&page, "nika_store_failures_total", "Units that could not be written.", server->writer.failures);
    add_counter(&page, "nika_loads_total", "Reads of the store.", server->writer.loads);
    add_upkeep(&page, &server->upkeep);
    add_gauge(&page, "nika_tasks", "What other threads are doing or are to do.", server->under_way);
    add_spread(&page, "nika_think_seconds", "Computer players, thinking.", &server->workers.thoughts);
    add_spread(&page, "nika_hash_seconds", "Passwords, being hashed.", &server->workers.hashes);
    add_process(&page, server);
    *size = page.size;
    return page.bytes;
}
