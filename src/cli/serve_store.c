/*
 * serve_store.c: where `nika serve` keeps its data, in a file or in a database that several nodes share; and which settings
 * only make sense with one of the two (see serve.h).
 */
#include "serve.h"

#include <string.h>

#include <nika/messages_serve.h>

static const char command[] = "serve";

/*
 * Settings of nodes.
 */

bool serve_is_node_name(const char *text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_";
    const size_t size = strlen(text);
    return size > 0 && size < NIKA_NODE_NAME_MAX && strspn(text, letters) == size;
}

bool serve_split_address(const char *text, char address[SERVE_ADDRESS_MAX], unsigned *port)
{
    const char *const colon = strrchr(text, ':');
    const bool bracket = *text == '[';
    uint64_t number;
    if (!colon || !cli_number(colon + 1, 0, 65535, &number))
        return false;
    const char *const begin = text + bracket, *const end = bracket ? colon - 1 : colon;
    if (end <= begin || (bracket && *end != ']') || end - begin >= SERVE_ADDRESS_MAX)
        return false;
    memcpy(address, begin, (size_t)(end - begin));
    address[end - begin] = '\0';
    *port = (unsigned)number;
    return bracket == (strchr(address, ':') != NULL); /* only addresses of version 6 have colons */
}

bool serve_is_node_listen(const char *text)
{
    char address[SERVE_ADDRESS_MAX];
    struct nika_listen_network network;
    unsigned port;
    return serve_split_address(text, address, &port) && !strchr(address, '/') &&
           nika_listen_network_read(address, &network);
}

/* A numeric address, or a name. */
bool serve_is_node_address(const char *text)
{
    char address[SERVE_ADDRESS_MAX];
    unsigned port;
    return strlen(text) < NIKA_NODE_ADDRESS_MAX && serve_split_address(text, address, &port) && port > 0 &&
           (serve_is_node_listen(text) || nika_listen_is_host(address));
}

/* Whether it stands for all addresses of the machine, none of which others could be told. */
static bool is_everywhere(const char *listen)
{
    struct nika_listen_network network;
    char address[SERVE_ADDRESS_MAX];
    uint8_t none[16] = {0};
    unsigned port;
    if (!serve_split_address(listen, address, &port) || !nika_listen_network_read(address, &network))
        return false;
    if (strchr(address, '.'))
        none[10] = none[11] = 0xff;
    return memcmp(network.bytes, none, sizeof none) == 0;
}

/*
 * Which settings fit.
 */

static const struct {
    const char *option;
    enum serve_setting setting;
    bool of_nodes; /* otherwise of files */
} special[] = {
    {"--node-name", SERVE_node_name, true},          {"--node-listen", SERVE_node_listen, true},
    {"--node-address", SERVE_node_address, true},    {"--lease", SERVE_lease, true},
    {"--backup-folder", SERVE_backup_folder, false}, {"--backup-hours", SERVE_backup_hours, false},
    {"--backup-keep", SERVE_backup_keep, false},     {"--disk-budget", SERVE_disk_budget, false},
    {"--disk-floor", SERVE_disk_floor, false},
};

/* What was said must have a meaning here; otherwise somebody would rely on it. */
static int check_special(const struct serve_where *where, bool database)
{
    for (unsigned i = 0; i < sizeof special / sizeof special[0]; i++)
        if (where->said[special[i].setting] && special[i].of_nodes != database)
            return cli_usage(command, database ? msg_serve_not_with_database(special[i].option, "--store")
                                               : msg_serve_needs_database(special[i].option, "--store"));
    return CLI_FINE;
}

static int use_database(const char *store, struct serve_settings *settings)
{
    struct nika_server_settings *const server = &settings->server;
    server->store = store;
    if (!server->node_name) {
        cli_node_name(settings->node_name, sizeof settings->node_name);
        server->node_name = settings->node_name;
    }
    if (!server->node_address && is_everywhere(server->node_listen))
        return cli_usage(command, msg_serve_node_everywhere(server->node_listen, "--node-address"));
    if (!server->control && cli_control_path(store, &settings->control))
        server->control = settings->control.path;
    return CLI_FINE;
}

static int use_file(const char *said, struct serve_settings *settings)
{
    const int status = cli_data_path(command, said, &settings->data);
    settings->server.data = settings->data.path;
    if (!settings->server.control && cli_control_path(settings->data.path, &settings->control))
        settings->server.control = settings->control.path;
    return status;
}

/*
 * Both may be set in different places: a container's image may name a file, and somebody who uses it a database. The
 * command line counts most; then the store, which is the more general of the two.
 */
int serve_choose_store(const struct serve_where *where, struct serve_settings *settings)
{
    const bool data_counts = where->data_on_line && !where->store_on_line;
    const char *const said = where->store && !data_counts ? where->store : where->data;
    const bool database = !where->memory && said && nika_store_is_address(said);
    if (where->memory && said)
        return cli_usage(command, msg_serve_memory_and_data("--memory", said == where->data ? "--data" : "--store"));
    if (where->data_on_line && where->store_on_line)
        return cli_usage(command, msg_serve_store_and_data("--store", "--data"));
    const int status = check_special(where, database);
    if (status != CLI_FINE || where->memory)
        return status;
    return database ? use_database(said, settings) : use_file(said, settings);
}
