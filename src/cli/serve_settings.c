/*
 * serve_settings.c: combines and parses the settings of `nika serve` (see serve.h).
 */
#include "serve.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_serve.h>

static const char command[] = "serve";

static const char *const levels[] = {"error", "warning", "info", "debug"};
static const char known_levels[] = "error, warning, info, debug";

/* Reads the whole file; to be freed. NULL, and it is explained, if that does not work. */
static char *load_file(const char *path)
{
    struct cli_path shown;
    FILE *const file = fopen(path, "re");
    char *const text = malloc(SERVE_FILE_MAX + 1);
    size_t size = 0;
    int error = errno;
    if (file && text) {
        errno = 0;
        size = fread(text, 1, SERVE_FILE_MAX + 1, file);
        error = ferror(file) ? errno : size > SERVE_FILE_MAX ? EFBIG : 0;
    }
    if (file)
        fclose(file);
    if (file && text && !error) {
        text[size] = '\0';
        return text;
    }
    free(text);
    cli_wrong(command, msg_cli_failed(cli_shown_store(path, &shown), cli_reason(cli_language(), error)));
    return NULL;
}

/* The name in the environment: NIKA_METRICS_PORT. */
static void variable_name(enum serve_setting setting, char name[SERVE_WORD_MAX])
{
    struct nika_text text = nika_text(name, SERVE_WORD_MAX);
    nika_text_add(&text, "NIKA_");
    nika_text_add(&text, serve_list[setting].word);
    for (char *at = name; *at; at++)
        if (*at >= 'a' && *at <= 'z')
            *at = (char)(*at - 'a' + 'A');
}

/* Where the values of all settings come from. */
struct places {
    struct serve_said line, file;
    bool flags[SERVE_SETTING_COUNT];
    const char *path; /* of the file, or NULL */
};

/* The values of one setting, and their origin, for error messages. */
struct found {
    enum serve_setting setting;
    const char *values[NIKA_SERVER_LISTED_MAX];
    unsigned count;
    const char *path; /* of the file, if they stand there */
    unsigned line;
    char name[SERVE_WORD_MAX + 2]; /* as it is written there */
};

/* A list in the environment, separated by commas or blanks; `room` holds its parts. */
static bool split(const char *value, struct found *found, char *room, size_t room_size)
{
    struct nika_text text = nika_text(room, room_size);
    nika_text_add(&text, value);
    if (text.cut)
        return false;
    for (char *at = room + strspn(room, ", "); *at; at += strspn(at, ", ")) {
        if (found->count == NIKA_SERVER_LISTED_MAX)
            return false;
        found->values[found->count++] = at;
        at += strcspn(at, ", ");
        if (*at)
            *at++ = '\0';
    }
    return true;
}

static int complain(const struct found *found, struct nika_message message)
{
    char said[512];
    struct cli_path shown;
    struct nika_text text = nika_text(said, sizeof said);
    if (!found->path)
        return cli_usage(command, message);
    cli_say(&text, message);
    return cli_wrong(command, msg_serve_in_file(cli_shown(found->path, &shown), found->line, said));
}

/* Finds the values that count for a setting: from the command line, else the environment, else the file. */
static int gather(const struct places *places, enum serve_setting setting, struct found *found, char *room,
                  size_t room_size)
{
    char name[SERVE_WORD_MAX], environment[SERVE_WORD_MAX];
    struct nika_text shown = nika_text(found->name, sizeof found->name);
    serve_name(setting, name);
    variable_name(setting, environment);
    found->setting = setting;
    found->count = 0;
    found->path = NULL;
    found->line = 0;
    const char *const value = cli_variable(environment);
    if (places->line.counts[setting]) {
        memcpy(found->values, places->line.values[setting], sizeof found->values);
        found->count = places->line.counts[setting];
        nika_text_add(&shown, "--");
        nika_text_add(&shown, name);
    } else if (*value) {
        nika_text_add(&shown, environment);
        if (serve_is_list(setting)) {
            if (!split(value, found, room, room_size))
                return complain(found, msg_serve_too_many(found->name, NIKA_SERVER_LISTED_MAX));
        } else {
            found->values[found->count++] = value;
        }
    } else if (places->file.counts[setting]) {
        memcpy(found->values, places->file.values[setting], sizeof found->values);
        found->count = places->file.counts[setting];
        found->path = places->path;
        found->line = places->file.lines[setting];
        nika_text_add(&shown, name);
    }
    return CLI_FINE;
}

static bool read_flag(const char *value, bool *flag)
{
    static const char *const yes[] = {"yes", "true", "on", "1"}, *const no[] = {"no", "false", "off", "0"};
    for (unsigned i = 0; i < sizeof yes / sizeof yes[0]; i++)
        if (strcmp(value, yes[i]) == 0 || strcmp(value, no[i]) == 0) {
            *flag = strcmp(value, yes[i]) == 0;
            return true;
        }
    return false;
}

/* What a setting says, understood. */
struct meaning {
    bool said, flag;
    uint64_t number;
    const char *text;
};

/* A network: of proxies, or exempt from limits. */
static void add_network(enum serve_setting setting, const struct nika_listen_network *network,
                        struct nika_server_settings *server)
{
    struct nika_limits *const limits = &server->limits;
    if (setting == SERVE_proxy) {
        server->proxies[server->proxy_count++] = *network;
        return;
    }
    memcpy(limits->exempt[limits->exempt_count].bytes, network->bytes, sizeof network->bytes);
    limits->exempt[limits->exempt_count++].bits = network->bits;
}

/* Understands a setting's values; those of lists go into the server's settings at once. */
static int understand(const struct found *found, struct nika_server_settings *server, struct meaning *meaning)
{
    const char *const value = found->count ? found->values[0] : NULL;
    const unsigned least = serve_list[found->setting].least, most = serve_list[found->setting].most;
    struct nika_listen_network network;
    *meaning = (struct meaning){.said = found->count > 0, .text = value};
    if (!value)
        return CLI_FINE;
    switch (serve_list[found->setting].kind) {
    case SERVE_FLAG:
        if (!read_flag(value, &meaning->flag))
            return complain(found, msg_serve_needs_yes(found->name));
        break;
    case SERVE_NUMBER:
        if (!cli_number(value, least, most, &meaning->number))
            return complain(found, msg_cli_needs_number(found->name, least, most));
        break;
    case SERVE_TEXT:
        break;
    case SERVE_ADDRESS:
        if (strchr(value, '/') || !nika_listen_network_read(value, &network))
            return complain(found, msg_serve_needs_address(found->name));
        break;
    case SERVE_ORIGINS:
        for (unsigned i = 0; i < found->count; i++) {
            if (!nika_listen_is_origin(found->values[i]))
                return complain(found, msg_serve_needs_origin(found->name));
            server->origins[server->origin_count++] = found->values[i];
        }
        break;
    case SERVE_HOSTS:
        for (unsigned i = 0; i < found->count; i++) {
            if (!nika_listen_is_host(found->values[i]))
                return complain(found, msg_serve_needs_host(found->name));
            server->hosts[server->host_count++] = found->values[i];
        }
        break;
    case SERVE_NETWORKS:
        for (unsigned i = 0; i < found->count; i++) {
            if (!nika_listen_network_read(found->values[i], &network))
                return complain(found, msg_serve_needs_network(found->name));
            add_network(found->setting, &network, server);
        }
        break;
    case SERVE_NODE_NAME:
        return serve_is_node_name(value)
                   ? CLI_FINE
                   : complain(found, msg_serve_needs_node_name(found->name, NIKA_NODE_NAME_MAX - 1));
    case SERVE_NODE_LISTEN:
        return serve_is_node_listen(value) ? CLI_FINE : complain(found, msg_serve_needs_node_listen(found->name));
    case SERVE_NODE_ADDRESS:
        return serve_is_node_address(value) ? CLI_FINE : complain(found, msg_serve_needs_node_address(found->name));
    case SERVE_LEVEL:
        for (meaning->number = 0; meaning->number < sizeof levels / sizeof levels[0]; meaning->number++)
            if (strcmp(value, levels[meaning->number]) == 0)
                return CLI_FINE;
        return complain(found, msg_serve_needs_level(found->name, known_levels));
    }
    return CLI_FINE;
}

/* Puts what was understood where it belongs. */
static void install(enum serve_setting setting, const struct meaning *meaning, struct serve_settings *settings,
                    struct serve_where *where)
{
    struct nika_server_settings *const server = &settings->server;
    const unsigned number = (unsigned)meaning->number;
    where->said[setting] = meaning->said;
    if (!meaning->said)
        return;
    switch (setting) {
    case SERVE_address:
        server->address = meaning->text;
        break;
    case SERVE_port:
        server->port = number;
        break;
    case SERVE_data:
        where->data = meaning->text;
        break;
    case SERVE_store:
        where->store = meaning->text;
        break;
    case SERVE_memory:
        where->memory = meaning->flag;
        break;
    case SERVE_backup_folder:
        server->backup_folder = meaning->text;
        break;
    case SERVE_backup_hours:
        server->backup_hours = number;
        break;
    case SERVE_backup_keep:
        server->backup_keep = number;
        break;
    case SERVE_disk_budget:
        server->disk_budget = number;
        break;
    case SERVE_disk_floor:
        server->disk_floor = number;
        break;
    case SERVE_node_name:
        server->node_name = meaning->text;
        break;
    case SERVE_node_listen:
        server->node_listen = meaning->text;
        break;
    case SERVE_node_address:
        server->node_address = meaning->text;
        break;
    case SERVE_lease:
        server->lease = 1000 * number;
        break;
    case SERVE_control:
        server->control = meaning->text;
        server->control_wanted = true;
        break;
    case SERVE_metrics_port:
        server->metrics = true;
        server->metrics_port = number;
        break;
    case SERVE_metrics_address:
        server->metrics_address = meaning->text;
        break;
    case SERVE_origin:
    case SERVE_host:
    case SERVE_proxy:
    case SERVE_exempt:
        break; /* they are there already */
    case SERVE_certificate:
        server->certificate = meaning->text;
        break;
    case SERVE_key:
        server->key = meaning->text;
        break;
    case SERVE_secure:
        server->secure = meaning->flag;
        break;
    case SERVE_keep_talk:
        server->keep_talk = number;
        break;
    case SERVE_keep_unfinished:
        server->keep_unfinished = number;
        break;
    case SERVE_keep_games:
        server->keep_games = number;
        break;
    case SERVE_archive:
        server->archive = meaning->text;
        break;
    case SERVE_threads:
        server->threads = number;
        break;
    case SERVE_pace:
        server->pace = number;
        server->no_pace = number == 0;
        break;
    case SERVE_evening:
        server->limits.evening = meaning->flag;
        break;
    case SERVE_no_rates:
        server->no_rates = meaning->flag;
        break;
    case SERVE_request_time:
        server->request_time = number;
        break;
    case SERVE_idle_time:
        server->idle_time = number;
        break;
    case SERVE_ping_time:
        server->ping_time = number;
        break;
    case SERVE_pong_time:
        server->pong_time = number;
        break;
    case SERVE_log:
        server->level = (enum nika_server_level)meaning->number;
        break;
    case SERVE_log_addresses:
        server->addresses = meaning->flag;
        break;
    case SERVE_announce:
        settings->announce = meaning->text;
        break;
    case SERVE_open:
        settings->open = meaning->flag;
        break;
    default:
        server->limits.values[setting - SERVE_LIMITS] = number;
        break;
    }
}

/* Reads the command line. False: *status says how to end. */
static bool read_line_options(int count, char **arguments, struct places *places, const char **config, int *status)
{
    static char names[SERVE_SETTING_COUNT][SERVE_WORD_MAX + 2];
    struct cli_option options[SERVE_SETTING_COUNT + 2] = {{.name = NULL}};
    struct cli_path kept;
    int operands;
    for (unsigned i = 0; i < SERVE_SETTING_COUNT; i++) {
        memcpy(names[i], "--", 2);
        serve_name((enum serve_setting)i, names[i] + 2);
        options[i].name = names[i];
        if (serve_list[i].kind == SERVE_FLAG) {
            options[i].flag = &places->flags[i];
        } else if (serve_is_list((enum serve_setting)i)) {
            options[i].values = places->line.values[i];
            options[i].values_max = NIKA_SERVER_LISTED_MAX;
            options[i].values_count = &places->line.counts[i];
        } else {
            options[i].value = &places->line.values[i][0];
        }
    }
    options[SERVE_SETTING_COUNT] = (struct cli_option){.name = "--config", .value = config};
    if (!cli_options(command, msg_help_serve(), options, count, arguments, &operands, status))
        return false;
    if (operands) {
        *status = cli_usage(command, msg_serve_no_operand(cli_without_password(arguments[0], &kept)));
        return false;
    }
    for (unsigned i = 0; i < SERVE_SETTING_COUNT; i++) {
        if (places->flags[i])
            places->line.values[i][0] = "yes";
        if (places->line.values[i][0] && !places->line.counts[i])
            places->line.counts[i] = 1;
    }
    return true;
}

/* Reads the file, if one is named. */
static int read_config(const char *config, struct places *places, struct serve_settings *settings)
{
    struct nika_message problem;
    struct cli_path shown;
    char name[SERVE_WORD_MAX], said[512];
    unsigned line;
    struct nika_text text = nika_text(said, sizeof said);
    if (!config && *cli_variable("NIKA_CONFIG"))
        config = cli_variable("NIKA_CONFIG");
    if (!config)
        return CLI_FINE;
    places->path = config;
    settings->file = load_file(config);
    if (!settings->file)
        return CLI_WRONG;
    if (serve_read_file(settings->file, &places->file, &line, &problem, name))
        return CLI_FINE;
    cli_say(&text, problem);
    return cli_wrong(command, msg_serve_in_file(cli_shown(config, &shown), line, said));
}

bool serve_read(int count, char **arguments, struct serve_settings *settings, int *status)
{
    static char rooms[SERVE_SETTING_COUNT][1024]; /* parts of lists in the environment */
    static struct places places;
    struct serve_where where = {.data = NULL};
    const char *config = NULL;
    *settings = (struct serve_settings){.server = {.address = "127.0.0.1",
                                                   .port = 8080,
                                                   .keep_talk = 30,
                                                   .keep_unfinished = 180,
                                                   .metrics_address = "127.0.0.1",
                                                   .backup_hours = 24,
                                                   .backup_keep = 7,
                                                   .disk_floor = 200,
                                                   .node_listen = "127.0.0.1:0",
                                                   .lease = 3000,
                                                   .level = NIKA_SERVER_NOTES,
                                                   .version = NIKA_VERSION}};
    if (!read_line_options(count, arguments, &places, &config, status))
        return false;
    *status = read_config(config, &places, settings);
    for (unsigned i = 0; i < SERVE_SETTING_COUNT && *status == CLI_FINE; i++) {
        struct found found;
        struct meaning meaning;
        *status = gather(&places, (enum serve_setting)i, &found, rooms[i], sizeof rooms[i]);
        if (*status == CLI_FINE)
            *status = understand(&found, &settings->server, &meaning);
        if (*status == CLI_FINE)
            install((enum serve_setting)i, &meaning, settings, &where);
    }
    if (*status == CLI_FINE && !settings->server.certificate != !settings->server.key)
        *status = cli_usage(command, msg_serve_certificate_and_key("--certificate", "--key"));
    where.data_on_line = places.line.counts[SERVE_data] > 0;
    where.store_on_line = places.line.counts[SERVE_store] > 0;
    if (*status == CLI_FINE)
        *status = serve_choose_store(&where, settings);
    return *status == CLI_FINE;
}
