/*
 * cli_main.c: the program `nika`: dispatches to the subcommand.
 */
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "cli.h"

struct command {
    const char *name;
    int (*run)(int count, char **arguments);
};

static const struct command commands[] = {
    {"backup", cli_backup}, {"doctor", cli_doctor}, {"restore", cli_restore}, {"hint", cli_hint},
    {"join", cli_join},     {"learn", cli_learn},   {"match", cli_match},     {"play", cli_play},
    {"replay", cli_replay}, {"rules", cli_rules},   {"serve", cli_serve},     {"simulate", cli_simulate},
    {"verify", cli_verify}, {"view", cli_view},
};

static const struct command *find(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    return NULL;
}

/* Index of the command: --lang may precede it. */
static int place_of_command(int count, char **arguments)
{
    int place = 1;
    while (place < count && strncmp(arguments[place], "--lang", 6) == 0 &&
           (arguments[place][6] == '=' || arguments[place][6] == '\0'))
        place += arguments[place][6] ? 1 : 2;
    return place;
}

int main(int count, char **arguments)
{
    static const struct cli_option none[] = {{.name = NULL}};
    const int place = place_of_command(count, arguments);
    const struct command *command = place < count ? find(arguments[place]) : NULL;
    const bool hosts = place < count && cli_is_hosts(arguments[place]);
    const int words = cli_take_language(NULL, none, (command || hosts ? place : count) - 1, arguments + 1);
    if (words < 0)
        return CLI_USAGE;
    if (hosts)
        return cli_hosts(arguments[place], count - place - 1, arguments + place + 1);
    if (command)
        return command->run(count - place - 1, arguments + place + 1);
    if (words == 0) {
        cli_print(stderr, msg_help_nika(cli_languages()));
        return CLI_USAGE;
    }
    const char *word = arguments[1];
    const bool version = strcmp(word, "--version") == 0;
    if (!version && strcmp(word, "--help") != 0 && strcmp(word, "-h") != 0 && strcmp(word, "help") != 0) {
        cli_wrong(NULL, msg_cli_no_command(word));
        return CLI_USAGE;
    }
    if (version)
        printf("nika %s\n", NIKA_VERSION);
    else
        cli_print(stdout, msg_help_nika(cli_languages()));
    return cli_flush(version ? "version" : "help", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
