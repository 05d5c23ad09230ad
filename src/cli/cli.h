/*
 * cli.h: what the subcommands of `nika` share: options, files of records, messages.
 */
#ifndef NIKA_CLI_H
#define NIKA_CLI_H

#include <stdio.h>

#include <nika/game.h>
#include <nika/record.h>

/* Exit statuses. */
enum { CLI_FINE = 0, CLI_WRONG = 1, CLI_USAGE = 2 };

/* Subcommands: `arguments` are those after the command's name. Each returns an exit status. */
int cli_hint(int count, char **arguments);
int cli_replay(int count, char **arguments);
int cli_rules(int count, char **arguments);
int cli_simulate(int count, char **arguments);
int cli_verify(int count, char **arguments);
int cli_view(int count, char **arguments);

/* options.c. One option of a command: "--players", and where its value goes; without `value` it is a flag. An option
 * that may come more than once gives `values`, and how many fit. */
struct cli_option {
    const char *name;
    const char **value;
    bool *flag;
    const char **values;
    unsigned values_max;
    unsigned *values_count;
};

/*
 * Reads options and operands in any order, `--name value` or `--name=value`; `--` ends the options. Operands are moved
 * to the front of `arguments` and *operands is their number. --help prints `help` and makes *status CLI_FINE; a mistake
 * is explained and makes it CLI_USAGE; both return false.
 */
bool cli_options(const char *command, const char *help, const struct cli_option *options, int count, char **arguments,
                 int *operands, int *status);

/* A number written in decimal digits, from min to max. */
bool cli_number(const char *text, uint64_t min, uint64_t max, uint64_t *number);

/* Prints "nika COMMAND: MESSAGE" to standard error, and a hint at --help; returns CLI_USAGE. */
int cli_usage(const char *command, const char *format, ...);

/* Says that there is no such game, and which there are; returns CLI_USAGE. */
int cli_no_game(const char *command, const char *name);

/* Prints "nika COMMAND: MESSAGE" to standard error; returns CLI_WRONG. */
int cli_wrong(const char *command, const char *format, ...);

/* setup.c. What a command line says about the table: --edition, --set (any number of times) and --court. */
enum { CLI_SWITCHES_MAX = 16 };
struct cli_setup {
    const char *edition, *court;
    const char *switches[CLI_SWITCHES_MAX];
    unsigned switch_count;
};
#define CLI_SETUP_OPTIONS(said)                                                                                        \
    {.name = "--edition", .value = &(said).edition}, {.name = "--court", .value = &(said).court},                      \
    {                                                                                                                  \
        .name = "--set", .values = (said).switches, .values_max = CLI_SWITCHES_MAX,                                    \
        .values_count = &(said).switch_count                                                                           \
    }

/* Puts it into a setup. Returns an exit status; a mistake is explained. */
int cli_read_setup(const char *command, const struct cli_setup *said, struct nika_setup *setup);
int cli_read_edition(const char *command, const char *name, struct nika_setup *setup);

/* files.c. Reads a file (or, with "-", standard input) line by line into a reader. After each line `each` is called,
 * and can stop by returning false. Returns whether all went well; if not, one line on standard error says where and
 * why. */
struct cli_reading {
    bool (*each)(void *context, const struct nika_reader *reader, enum nika_reading reading);
    void *context;
};
bool cli_read_records(const char *command, const char *path, struct nika_reader *reader, struct cli_reading reading);

/* A file's name as it is printed: "-" is standard input, and nothing in it can harm a terminal. */
struct cli_path {
    char bytes[256];
};
const char *cli_shown(const char *path, struct cli_path *shown);

/* Whether everything that was printed arrived; if not, says so. */
bool cli_flush(const char *command, FILE *file, const char *path);

/* tell.c. Prints what happened between two positions: a move, and what it led to. */
void cli_tell_start(const struct nika_reader *reader);
void cli_tell_move(const struct nika_reader *reader, const struct nika_world *before);
void cli_tell_result(const struct nika_reader *reader);

#endif
