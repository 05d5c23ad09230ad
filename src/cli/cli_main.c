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
    struct nika_message (*help)(void);
};

static const struct command commands[] = {
    {"backup", cli_backup, msg_help_backup},
    {"bot", cli_bot, msg_help_bot},
    {"completions", cli_completions, msg_help_completions},
    {"copy", cli_copy, msg_help_copy},
    {"day", cli_day, msg_help_day},
    {"doctor", cli_doctor, msg_help_doctor},
    {"restore", cli_restore, msg_help_restore},
    {"hint", cli_hint, msg_help_hint},
    {"join", cli_join, msg_help_join},
    {"learn", cli_learn, msg_help_learn},
    {"manual", cli_manual, msg_help_manual},
    {"match", cli_match, msg_help_match},
    {"play", cli_play, msg_help_play},
    {"puzzle", cli_puzzle, msg_help_puzzle},
    {"replay", cli_replay, msg_help_replay},
    {"review", cli_review, msg_help_review},
    {"rules", cli_rules, msg_help_rules},
    {"serve", cli_serve, msg_help_serve},
    {"simulate", cli_simulate, msg_help_simulate},
    {"verify", cli_verify, msg_help_verify},
    {"view", cli_view, msg_help_view},
};

static const struct command *find(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    return NULL;
}

const char *cli_command(unsigned index)
{
    const unsigned own = sizeof commands / sizeof commands[0];
    return index < own ? commands[index].name : cli_host_command(index - own);
}

struct nika_message cli_help(const char *name)
{
    const struct command *command = name ? find(name) : NULL;
    return command ? command->help() : name ? msg_help_hosts(name) : msg_help_nika(cli_languages());
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

static bool is_command(const char *name)
{
    return find(name) || cli_is_hosts(name);
}

static int run(const char *name, int count, char **arguments)
{
    const struct command *command = find(name);
    return command ? command->run(count, arguments) : cli_hosts(name, count, arguments);
}

/* `helped`: after `nika help`, where only commands may follow. */
static int say_no_command(const char *name, bool helped)
{
    static const char *const others[] = {"help", "--help", "--version", "--lang"};
    struct cli_near near = cli_near(name, strlen(name));
    struct cli_path kept;
    for (unsigned i = 0; cli_command(i); i++)
        cli_near_try(&near, cli_command(i));
    for (unsigned i = 0; !helped && i < sizeof others / sizeof others[0]; i++)
        cli_near_try(&near, others[i]);
    cli_wrong(NULL, msg_cli_no_command(cli_without_password(name, &kept)));
    cli_say_near(&near);
    return CLI_USAGE;
}

int main(int count, char **arguments)
{
    static const struct cli_option none[] = {{.name = NULL}};
    static char help[] = "--help";
    const int place = place_of_command(count, arguments);
    const bool command = place < count && is_command(arguments[place]);
    const int words = cli_take_language(NULL, none, (command ? place : count) - 1, arguments + 1);
    if (words < 0)
        return CLI_USAGE;
    if (command)
        return run(arguments[place], count - place - 1, arguments + place + 1);
    if (words == 0) {
        cli_print(stderr, cli_help(NULL));
        return CLI_USAGE;
    }
    const char *word = arguments[1];
    const bool version = strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0;
    const bool helps = strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0;
    if (!version && !helps)
        return say_no_command(word, false);
    if (words > 1 && strcmp(word, "help") == 0 && strcmp(arguments[2], "help") != 0)
        return is_command(arguments[2]) ? run(arguments[2], 1, (char *[]){help, NULL}) /* as nika COMMAND --help */
                                        : say_no_command(arguments[2], true);
    if (version)
        printf("nika %s\n", NIKA_VERSION);
    else
        cli_print(stdout, cli_help(NULL));
    return cli_flush(version ? "version" : "help", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
