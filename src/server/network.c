/*
 * network.c: the server's side of the network: what clients do becomes events for the server core, and the listeners are
 * opened: at addresses, or at sockets that another program has opened; with a certificate, if one is named.
 */
#include <errno.h>
#include <string.h>

#include <nika/messages_serve.h>
#include <nika/say.h>

#include "server_internal.h"

enum { CODE_LATER = 1013 }; /* a close code of RFC 6455: try again later */

static void on_opened(void *context, uint64_t connection, const char *address)
{
    struct server *const server = context;
    if (server->settings->addresses)
        journal_line(&server->journal, NIKA_SERVER_ALL, "opened", " connection=%llx address=%s",
                     (unsigned long long)connection, address);
    if (!server->ready && !server->node) {
        static const char starting[] = "{\"re\":null,\"ok\":false,\"error\":\"starting\"}";
        nika_listen_send(server->listen, connection, starting, sizeof starting - 1);
        nika_listen_close(server->listen, connection, CODE_LATER);
        return;
    }
    server_client(server, (struct nika_event){.kind = NIKA_EVENT_OPENED, .connection = connection, .address = address});
}

static void on_message(void *context, uint64_t connection, const char *bytes, size_t size)
{
    struct server *const server = context;
    server_client(server, (struct nika_event){
                              .kind = NIKA_EVENT_MESSAGE, .connection = connection, .bytes = bytes, .size = size});
}

static void on_dropped(void *context, uint64_t connection)
{
    struct server *const server = context;
    journal_line(&server->journal, NIKA_SERVER_ALL, "dropped", " connection=%llx", (unsigned long long)connection);
    server_client(server, (struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = connection});
}

static void on_closed(void *context, uint64_t connection)
{
    struct server *const server = context;
    server_client(server, (struct nika_event){.kind = NIKA_EVENT_CLOSED, .connection = connection});
}

static void on_refused(void *context, const char *word)
{
    struct server *const server = context;
    journal_line(&server->journal, NIKA_SERVER_ALL, "refused", " why=%s", word);
}

static void on_renewed(void *context, const char *problem)
{
    struct server *const server = context;
    if (problem)
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, "certificate-kept", " why=%s", problem);
    else
        journal_line(&server->journal, NIKA_SERVER_NOTES, "certificate-renewed", "%s", "");
}

/* What is said to one who calls the server by a name that it does not know. */
static const char *host_help(struct server *server)
{
    struct nika_text text = nika_text(server->host_help, sizeof server->host_help);
    nika_say(&text, nika_voice(NIKA_ENGLISH, NULL), msg_serve_bad_host("--host", "--proxy"));
    return server->host_help;
}

/* Opens a listener, unless another program has. False if that fails, with errno. */
static bool open_listener(struct server *server, unsigned door, int passed, const char *address, unsigned port)
{
    return passed >= 0 ? nika_listen_pass(server->listen, door, passed)
                       : nika_listen_open(server->listen, door, address, port);
}

static bool open_listeners(struct server *server, struct nika_server_problem *problem)
{
    const struct nika_server_settings *const settings = server->settings;
    struct passed_sockets passed;
    passed_sockets_find(&passed);
    if (passed.others)
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, "sockets-ignored", " count=%u", passed.others);
    if (!open_listener(server, DOOR_PUBLIC, passed.players, settings->address, settings->port)) {
        problem->error = errno;
        problem->word = passed.players >= 0 ? "bad-socket" : errno == EINVAL ? "bad-address" : "cannot-listen";
        return false;
    }
    server->metrics = settings->metrics || passed.metrics >= 0;
    if (server->metrics &&
        !open_listener(server, DOOR_METRICS, passed.metrics, settings->metrics_address, settings->metrics_port)) {
        problem->error = errno;
        problem->word = passed.metrics >= 0 ? "bad-socket"
                        : errno == EINVAL   ? "metrics-bad-address"
                                            : "metrics-cannot-listen";
        return false;
    }
    return true;
}

bool network_open(struct server *server, struct nika_server_problem *problem)
{
    const struct nika_server_settings *const settings = server->settings;
    const struct nika_listen_settings network = {
        .connections_most = server->connections,
        .each_address = nika_limit_value(&settings->limits, NIKA_LIMIT_max_per_address),
        .each_address_any = settings->no_rates,
        .queued_most = (uint64_t)nika_limit_value(&settings->limits, NIKA_LIMIT_max_queued) << 20,
        .exempt = server->exempt,
        .exempt_count = settings->limits.exempt_count,
        .secure = settings->secure,
        .hosts = settings->hosts,
        .host_count = settings->host_count,
        .host_help = host_help(server),
        .origins = settings->origins,
        .origin_count = settings->origin_count,
        .proxies = settings->proxies,
        .proxy_count = settings->proxy_count,
        .socket_path = "/ws",
        .protocol = "nika.1",
        .request_time = settings->request_time,
        .idle_time = settings->idle_time,
        .ping_time = settings->ping_time,
        .pong_time = settings->pong_time,
    };
    const struct nika_listen_owner owner = {
        .opened = on_opened,
        .message = on_message,
        .dropped = on_dropped,
        .closed = on_closed,
        .request = http_request,
        .refused = on_refused,
        .renewed = on_renewed,
        .context = server,
    };
    for (unsigned i = 0; i < settings->limits.exempt_count; i++) {
        memcpy(server->exempt[i].bytes, settings->limits.exempt[i].bytes, sizeof server->exempt[i].bytes);
        server->exempt[i].bits = settings->limits.exempt[i].bits;
    }
    server->listen = nika_listen_new(server->loop, &network, &owner);
    problem->word = "no-memory";
    if (!server->listen)
        return false;
    if (settings->certificate) {
        problem->word = nika_listen_certificate(server->listen, settings->certificate, settings->key);
        problem->error = errno;
        if (problem->word)
            return false;
    }
    return open_listeners(server, problem);
}
