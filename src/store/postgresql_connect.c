/*
 * postgresql_connect.c: loads libpq, takes addresses apart, and connects. An address may name several hosts: they are
 * tried one after the other, each for a bounded time, beginning with the one that let us in last. So a database whose
 * primary is now another server is found again, also if the old one does not even refuse.
 *
 * libpq is loaded when it is needed and is not linked, so that servers with a file need not have it.
 */
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "postgresql_connect.h"

/* What is declared in postgresql_client.h is what libpq has. */
#define CHECK(type, name, arguments) /* NOLINTNEXTLINE(bugprone-macro-parentheses): types */                           \
    _Static_assert(_Generic(&(name), type(*) arguments : 1, default : 0), "a function of libpq");
LIBPQ_FUNCTIONS(CHECK)
#undef CHECK

/* It stays loaded: it has things in it that end with the program. */
static bool load(struct client *client, const char *library)
{
    void *const loaded = dlopen(library ? library : "libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    void *found;
    if (!loaded)
        return client_fail(client, "store-no-client", dlerror()); /* NOLINT(concurrency-mt-unsafe): glibc's is safe */
#define FIND(type, name, arguments)                                                                                    \
    found = dlsym(loaded, #name);                                                                                      \
    if (!found)                                                                                                        \
        return client_fail(client, "store-no-client", #name);                                                          \
    memcpy(&client->libpq.name, &found, sizeof found);
    LIBPQ_FUNCTIONS(FIND)
#undef FIND
    return true;
}

/*
 * Addresses.
 */

static const char *option(const struct client *client, const char *keyword)
{
    for (const PQconninfoOption *each = client->options; each && each->keyword; each++)
        if (strcmp(each->keyword, keyword) == 0)
            return each->val && each->val[0] ? each->val : NULL;
    return NULL;
}

/* How many words a list has, separated by commas. */
static unsigned words_in(const char *list)
{
    unsigned count = list ? 1 : 0;
    for (; list && *list; list++)
        count += *list == ',';
    return count;
}

/* One of them; the only one is any one. Empty if there is none. */
static void word_of(const char *list, unsigned place, char *word, size_t room)
{
    word[0] = '\0';
    if (!list)
        return;
    if (words_in(list) > 1)
        for (; place > 0 && *list; list++)
            place -= *list == ',';
    snprintf(word, room, "%.*s", (int)strcspn(list, ","), list);
}

/*
 * A password with a special character that was not written as %XX becomes a host, a port or a database, of which
 * messages would tell. Returns whether nothing looks like that.
 */
static bool is_plain(const struct client *client)
{
    const char *const host = option(client, "host"), *const port = option(client, "port"),
                      *const database = option(client, "dbname");
    if (host && host[0] != '/' && strchr(host, '@'))
        return false;
    if (port && strspn(port, "0123456789,") != strlen(port))
        return false;
    return !database || !strchr(database, '@');
}

/* What libpq says of an address that it does not understand has the address in it, perhaps with a password. */
static bool understand(struct client *client, const char *where)
{
    char *said = NULL;
    client->options = client->libpq.PQconninfoParse(where, &said);
    client->libpq.PQfreemem(said);
    const unsigned hosts = words_in(option(client, "host")), plain = words_in(option(client, "hostaddr")),
                   ports = words_in(option(client, "port"));
    client->hosts = hosts > plain ? hosts : plain;
    if (client->hosts == 0)
        client->hosts = 1;
    const bool fits = (!hosts || hosts == client->hosts) && (!plain || plain == client->hosts) &&
                      (ports <= 1 || ports == client->hosts);
    return (client->options && fits && is_plain(client)) ||
           client_fail(client, "store-unreachable", "this is not an address of a database");
}

bool client_open(struct client *client, const char *where, const char *library)
{
    client->until = INT64_MAX;
    client->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (client->wake < 0)
        return store_problem(&client->problem, "store-unreachable", errno, NULL);
    return load(client, library) && understand(client, where);
}

void client_close(struct client *client)
{
    client_disconnect(client);
    if (client->options)
        client->libpq.PQconninfoFree(client->options);
    if (client->wake >= 0)
        close(client->wake);
}

/*
 * Connecting.
 */

enum { SETTINGS = 128, HOST = 1024 };

struct settings {
    const char *keywords[SETTINGS], *values[SETTINGS];
    unsigned count;
    char host[HOST], plain[HOST], port[HOST];
};

static void set(struct settings *settings, const char *keyword, const char *value)
{
    if (!value || !value[0] || settings->count + 1 >= SETTINGS)
        return;
    settings->keywords[settings->count] = keyword;
    settings->values[settings->count++] = value;
}

/*
 * What we need, unless the address says otherwise: a server that takes writes, so that a standby that still follows
 * another is passed over; and a network that has died noticed within seconds.
 */
static void set_all(const struct client *client, unsigned host, struct settings *settings)
{
    static const char *const ours[][2] = {
        {"target_session_attrs", "read-write"}, {"tcp_user_timeout", "5000"}, {"keepalives_idle", "3"},
        {"keepalives_interval", "1"},           {"keepalives_count", "3"},    {"gssencmode", "disable"},
        {"fallback_application_name", "nika"},  {"connect_timeout", "3"},
    };
    for (const PQconninfoOption *each = client->options; each->keyword; each++)
        if (strcmp(each->keyword, "host") != 0 && strcmp(each->keyword, "hostaddr") != 0 &&
            strcmp(each->keyword, "port") != 0 && strcmp(each->keyword, "client_encoding") != 0)
            set(settings, each->keyword, each->val);
    for (unsigned i = 0; i < sizeof ours / sizeof ours[0]; i++)
        if (!option(client, ours[i][0]))
            set(settings, ours[i][0], ours[i][1]);
    set(settings, "client_encoding", "UTF8");
    word_of(option(client, "host"), host, settings->host, sizeof settings->host);
    word_of(option(client, "hostaddr"), host, settings->plain, sizeof settings->plain);
    word_of(option(client, "port"), host, settings->port, sizeof settings->port);
    set(settings, "host", settings->host);
    set(settings, "hostaddr", settings->plain);
    set(settings, "port", settings->port);
}

/* A commit that has not reached a standby is told of as a warning only. */
static void on_notice(void *context, const PGresult *notice)
{
    struct client *const client = context;
    const char *const severity = client->libpq.PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    client->warned = client->warned || (severity && strcmp(severity, "WARNING") == 0);
}

/* Drives a connection until it stands. */
static bool shake_hands(struct client *client, int64_t until)
{
    PostgresPollingStatusType wanted = PGRES_POLLING_WRITING;
    while (wanted == PGRES_POLLING_WRITING || wanted == PGRES_POLLING_READING) {
        if (client->libpq.PQstatus(client->connection) == CONNECTION_BAD)
            break;
        switch (client_wait(client, wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT, until)) {
        case CLIENT_READY:
            break;
        case CLIENT_LATE:
            return client_fail(client, "store-unreachable", "no answer");
        case CLIENT_INTERRUPTED:
            return client_fail(client, "store-interrupted", "");
        }
        wanted = client->libpq.PQconnectPoll(client->connection);
    }
    return wanted == PGRES_POLLING_OK ||
           client_fail(client, "store-unreachable", client->libpq.PQerrorMessage(client->connection));
}

static bool connect_to(struct client *client, unsigned host, int64_t until)
{
    struct settings *const settings = calloc(1, sizeof *settings);
    if (settings) {
        set_all(client, host, settings);
        client->connection = client->libpq.PQconnectStartParams(settings->keywords, settings->values, 0);
    }
    free(settings);
    if (!client->connection)
        return store_problem(&client->problem, "store-no-memory", ENOMEM, NULL);
    client->libpq.PQsetNoticeReceiver(client->connection, on_notice, client);
    client->warned = false;
    if (shake_hands(client, until) && client->libpq.PQsetnonblocking(client->connection, 1) == 0)
        return true;
    client_disconnect(client);
    return false;
}

/* A host that does not let us in is the last one to be tried again. */
bool client_connect(struct client *client, int each)
{
    client->code[0] = '\0';
    for (unsigned i = 0; i < client->hosts; i++) {
        const int64_t now = client_now(), until = now + each;
        if (i > 0 && now >= client->until)
            return false;
        if (connect_to(client, client->first, until < client->until ? until : client->until))
            return true;
        if (client->interrupted)
            return false;
        client->first = (client->first + 1) % client->hosts;
    }
    return false;
}

void client_disconnect(struct client *client)
{
    if (client->connection)
        client->libpq.PQfinish(client->connection);
    client->connection = NULL;
}
