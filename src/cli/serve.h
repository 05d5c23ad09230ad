/*
 * serve.h: the settings of `nika serve`: from the command line, the environment and a file, in this order of
 * precedence.
 */
#ifndef NIKA_CLI_SERVE_H
#define NIKA_CLI_SERVE_H

#include <nika/server.h>

#include "cli.h"

/* SETTING(name, KIND, least, most): "--name", NIKA_NAME, and `name = …` in a file. */
#define SERVE_SETTINGS(SETTING)                                                                                        \
    SETTING(address, ADDRESS, 0, 0)                                                                                    \
    SETTING(port, NUMBER, 0, 65535)                                                                                    \
    SETTING(data, TEXT, 0, 0)                                                                                          \
    SETTING(store, TEXT, 0, 0)                                                                                         \
    SETTING(memory, FLAG, 0, 0)                                                                                        \
    SETTING(backup_folder, TEXT, 0, 0)                                                                                 \
    SETTING(backup_hours, NUMBER, 1, 8760)                                                                             \
    SETTING(backup_keep, NUMBER, 1, 10000)                                                                             \
    SETTING(disk_budget, NUMBER, 16, 100000000)                                                                        \
    SETTING(disk_floor, NUMBER, 0, 100000000)                                                                          \
    SETTING(node_name, NODE_NAME, 0, 0)                                                                                \
    SETTING(node_listen, NODE_LISTEN, 0, 0)                                                                            \
    SETTING(node_address, NODE_ADDRESS, 0, 0)                                                                          \
    SETTING(lease, NUMBER, 1, 5)                                                                                       \
    SETTING(control, TEXT, 0, 0)                                                                                       \
    SETTING(metrics_port, NUMBER, 0, 65535)                                                                            \
    SETTING(metrics_address, ADDRESS, 0, 0)                                                                            \
    SETTING(origin, ORIGINS, 0, 0)                                                                                     \
    SETTING(host, HOSTS, 0, 0)                                                                                         \
    SETTING(proxy, NETWORKS, 0, 0)                                                                                     \
    SETTING(certificate, TEXT, 0, 0)                                                                                   \
    SETTING(key, TEXT, 0, 0)                                                                                           \
    SETTING(secure, FLAG, 0, 0)                                                                                        \
    SETTING(keep_talk, NUMBER, 0, 3650)                                                                                \
    SETTING(keep_unfinished, NUMBER, 0, 3650)                                                                          \
    SETTING(keep_games, NUMBER, 0, 36500)                                                                              \
    SETTING(archive, TEXT, 0, 0)                                                                                       \
    SETTING(threads, NUMBER, 1, 256)                                                                                   \
    SETTING(pace, NUMBER, 0, 60000)                                                                                    \
    SETTING(exempt, NETWORKS, 0, 0)                                                                                    \
    SETTING(evening, FLAG, 0, 0)                                                                                       \
    SETTING(no_rates, FLAG, 0, 0)                                                                                      \
    SETTING(request_time, NUMBER, 1, 3600000)                                                                          \
    SETTING(idle_time, NUMBER, 1, 3600000)                                                                             \
    SETTING(ping_time, NUMBER, 1, 3600000)                                                                             \
    SETTING(pong_time, NUMBER, 1, 3600000)                                                                             \
    SETTING(log, LEVEL, 0, 0)                                                                                          \
    SETTING(log_addresses, FLAG, 0, 0)                                                                                 \
    SETTING(announce, TEXT, 0, 0)                                                                                      \
    SETTING(open, FLAG, 0, 0)

/* Then all limits (nika/limits.h), in their order. */
#define SERVE_NAME(name, kind, least, most) SERVE_##name,
enum serve_setting { SERVE_SETTINGS(SERVE_NAME) SERVE_LIMITS, SERVE_SETTING_COUNT = SERVE_LIMITS + NIKA_LIMIT_COUNT };
#undef SERVE_NAME

enum { SERVE_FILE_MAX = 65536, SERVE_WORD_MAX = 64 };

enum serve_kind {
    SERVE_FLAG,
    SERVE_NUMBER,
    SERVE_TEXT,
    SERVE_ADDRESS,
    SERVE_ORIGINS,
    SERVE_HOSTS,
    SERVE_NETWORKS,
    SERVE_LEVEL,
    SERVE_NODE_NAME,
    SERVE_NODE_LISTEN,
    SERVE_NODE_ADDRESS
};

/* serve_file.c. All of them, as the list above has them. */
struct serve_row {
    const char *word;
    enum serve_kind kind;
    unsigned least, most;
};
extern const struct serve_row serve_list[SERVE_SETTING_COUNT];
bool serve_is_list(enum serve_setting setting); /* it may come more than once */

/* The values from one place. Strings are not copied. */
struct serve_said {
    const char *values[SERVE_SETTING_COUNT][NIKA_SERVER_LISTED_MAX];
    unsigned counts[SERVE_SETTING_COUNT];
    unsigned lines[SERVE_SETTING_COUNT]; /* in a file, where the first one stands */
};

/* The name as people write it: "metrics-port". */
void serve_name(enum serve_setting setting, char name[SERVE_WORD_MAX]);

/*
 * Parses a file's text in place, which must outlive the values: lines of `name = value`, empty ones, and comments after
 * #. False if a line is wrong: *line says which, *problem why; its strings lie in *name.
 */
bool serve_read_file(char *text, struct serve_said *said, unsigned *line, struct nika_message *problem,
                     char name[SERVE_WORD_MAX]);

/* serve_store.c. What the settings of nodes may be: letters and digits; numbers and a port; a host and a port. */
bool serve_is_node_name(const char *text);
bool serve_is_node_listen(const char *text);
bool serve_is_node_address(const char *text);

/*
 * Splits "127.0.0.1:7000" or "[::1]:7000" into an address and a port; false if it is not of that form. The address need
 * not be one.
 */
enum { SERVE_ADDRESS_MAX = 128 };
bool serve_split_address(const char *text, char address[SERVE_ADDRESS_MAX], unsigned *port);

/*
 * Decides where the data is, by what was said, and whether the other settings fit that. Returns an exit status; what does
 * not fit together is explained.
 */
struct serve_settings;
struct serve_where {
    const char *data, *store;
    bool memory, data_on_line, store_on_line; /* on the command line, which counts most */
    bool said[SERVE_SETTING_COUNT];
};
int serve_choose_store(const struct serve_where *where, struct serve_settings *settings);

/*
 * serve_settings.c. All settings together. False if there is nothing to serve, for --help or an error, which is
 * explained: *status is the exit status.
 */
struct serve_settings {
    struct nika_server_settings server;
    struct cli_data data, control;
    char node_name[NIKA_NODE_NAME_MAX]; /* if it was not said */
    const char *announce;
    bool open;
    char *file; /* the text of the file; to be freed */
};
bool serve_read(int count, char **arguments, struct serve_settings *settings, int *status);

#endif
