/*
 * serve.c: `nika serve`: runs the server.
 */
#include "serve.h"

#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <nika/messages_cli.h>
#include <nika/messages_serve.h>

static const char command[] = "serve";

extern char **environ;

/* The address by which people reach it: a wildcard address is shown as localhost. */
static void say_url(char url[128], const char *scheme, const char *address, unsigned port)
{
    const bool here = strcmp(address, "127.0.0.1") == 0 || strcmp(address, "0.0.0.0") == 0 ||
                      strcmp(address, "::") == 0 || strcmp(address, "::1") == 0;
    snprintf(url, 128, strchr(address, ':') && !here ? "%s://[%s]:%u/" : "%s://%s:%u/", scheme,
             here ? "localhost" : address, port);
}

/* Opens the page in a browser, if there is a desktop. Failure does not matter. */
static void open_browser(const char *url)
{
    char *arguments[] = {(char *)"sh", (char *)"-c", (char *)"xdg-open \"$0\" >/dev/null 2>&1 &", (char *)url, NULL};
    pid_t child;
    /* NOLINTNEXTLINE(concurrency-mt-unsafe): nobody changes the environment */
    if (!getenv("DISPLAY") && !getenv("WAYLAND_DISPLAY"))
        return;
    if (posix_spawnp(&child, "sh", NULL, NULL, arguments, environ) == 0)
        waitpid(child, NULL, 0);
}

/* For other programs: a file with the addresses, created atomically. */
static void announce(const char *path, const char *url, const char *metrics)
{
    struct cli_target target;
    if (!cli_open_target(command, path, &target))
        return;
    fprintf(target.file, "%s\n", url);
    if (*metrics)
        fprintf(target.file, "%s\n", metrics);
    cli_close_target(&target, true);
}

static void on_ready(void *context, unsigned port, unsigned metrics_port)
{
    const struct serve_settings *const settings = context;
    char url[128], metrics[128] = "";
    say_url(url, settings->server.certificate ? "https" : "http", settings->server.address, port);
    if (metrics_port)
        say_url(metrics, "http", settings->server.metrics_address, metrics_port);
    cli_print(stdout, msg_serve_ready(url));
    fputc('\n', stdout);
    if (!settings->server.data && !settings->server.store) {
        cli_print(stdout, msg_serve_keeps_nothing());
        fputc('\n', stdout);
    }
    fflush(stdout);
    if (settings->announce)
        announce(settings->announce, url, metrics);
    if (settings->open)
        open_browser(url);
}

/* Why listening on an address failed. */
static int no_listening(const char *address, unsigned port, const char *option, int error)
{
    if (error == EADDRINUSE)
        return cli_wrong(command, msg_serve_port_in_use(port, option));
    if (error == EACCES)
        return cli_wrong(command, msg_serve_port_forbidden(port, option));
    if (error == EADDRNOTAVAIL)
        return cli_wrong(command, msg_serve_no_such_address(address));
    return cli_wrong(command, msg_serve_cannot_listen(address, port, cli_reason(cli_language(), error)));
}

/* The same for other nodes. */
static int no_listening_for_nodes(const char *listen, const struct nika_server_problem *problem)
{
    char address[SERVE_ADDRESS_MAX];
    unsigned port;
    if (strcmp(problem->word, "node-bad-address") == 0 || !serve_split_address(listen, address, &port))
        return cli_usage(command, msg_serve_needs_node_listen("--node-listen"));
    if (problem->error == EACCES) /* nobody would put a proxy in front of it */
        return cli_wrong(command, msg_serve_cannot_listen(address, port, cli_reason(cli_language(), EACCES)));
    return no_listening(address, port, "--node-listen", problem->error);
}

/* What is wrong with the files of a certificate. */
static int no_certificate(const struct nika_server_settings *settings, const struct nika_server_problem *problem)
{
    const char *const word = problem->word;
    struct cli_path certificate_room, key_room;
    const char *const certificate = cli_shown(settings->certificate, &certificate_room);
    const char *const key = cli_shown(settings->key, &key_room), *const shown = strstr(word, "key") ? key : certificate;
    if (strcmp(word, "no-certificate") == 0 || strcmp(word, "no-key") == 0)
        return cli_wrong(command, msg_cli_failed(shown, cli_reason(cli_language(), problem->error)));
    if (strcmp(word, "wrong-key") == 0)
        return cli_wrong(command, msg_serve_wrong_key(key, certificate));
    return cli_wrong(command,
                     strcmp(word, "bad-key") == 0 ? msg_serve_bad_key(shown) : msg_serve_bad_certificate(shown));
}

static int explain(const struct nika_server_settings *settings, const struct nika_server_problem *problem)
{
    const char *const word = problem->word;
    const char *const where = settings->store ? settings->store : settings->data ? settings->data : "";
    struct cli_path shown;
    if (strcmp(word, "store") == 0)
        return cli_wrong_store(command, where, &problem->store);
    if (strcmp(word, "store-unreadable") == 0 || strcmp(word, "store-unclaimed") == 0) {
        const char *const path = cli_shown_store(where, &shown);
        return cli_wrong(command, strcmp(word, "store-unreadable") == 0 ? msg_serve_unreadable(path)
                                                                        : msg_serve_unclaimed(path));
    }
    if (strcmp(word, "cannot-listen") == 0 || strcmp(word, "bad-address") == 0)
        return no_listening(settings->address, settings->port, "--port", problem->error);
    if (strcmp(word, "metrics-cannot-listen") == 0 || strcmp(word, "metrics-bad-address") == 0)
        return no_listening(settings->metrics_address, settings->metrics_port, "--metrics-port", problem->error);
    if (strcmp(word, "node-cannot-listen") == 0 || strcmp(word, "node-bad-address") == 0)
        return no_listening_for_nodes(settings->node_listen, problem);
    if (strcmp(word, "control-cannot-listen") == 0)
        return cli_wrong(
            command, msg_cli_failed(cli_shown(settings->control, &shown), cli_reason(cli_language(), problem->error)));
    if (strcmp(word, "bad-socket") == 0)
        return cli_wrong(command, msg_serve_bad_socket(cli_reason(cli_language(), problem->error)));
    if (strstr(word, "certificate") || strstr(word, "key"))
        return no_certificate(settings, problem);
    return cli_wrong(command, strcmp(word, "no-thread") == 0 ? msg_cli_no_thread() : msg_cli_no_memory());
}

int cli_serve(int count, char **arguments)
{
    static struct serve_settings settings;
    struct nika_server_problem problem;
    int status;
    if (serve_read(count, arguments, &settings, &status)) {
        settings.server.ready = on_ready;
        settings.server.context = &settings;
        if (!nika_server_run(&settings.server, &problem))
            status = explain(&settings.server, &problem);
        else {
            cli_print(stdout, msg_serve_stopped());
            fputc('\n', stdout);
            fflush(stdout);
        }
    }
    free(settings.file);
    return status;
}
