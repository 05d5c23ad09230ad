/*
 * main.c: the program `nika`: finds the subcommand.
 */
#include <string.h>

#include "cli.h"

static const char help[] = "Usage: nika COMMAND [OPTION…]\n"
                           "\n"
                           "Nika plays two Byzantine board games.\n"
                           "\n"
                           "  nika rules GAME        explain a game\n"
                           "  nika simulate GAME …   let computer players play, and write records\n"
                           "  nika match GAME …      compare computer players\n"
                           "  nika verify FILE…      replay records and check every line\n"
                           "  nika replay FILE       show a game move by move\n"
                           "  nika view FILE …       print what one seat knows at a moment of a game\n"
                           "  nika hint FILE …       advise one seat at a moment of a game\n"
                           "\n"
                           "  nika --help, nika COMMAND --help, nika --version\n";

static const struct {
    const char *name;
    int (*run)(int count, char **arguments);
} commands[] = {
    {"hint", cli_hint},         {"match", cli_match},   {"replay", cli_replay}, {"rules", cli_rules},
    {"simulate", cli_simulate}, {"verify", cli_verify}, {"view", cli_view},
};

int main(int count, char **arguments)
{
    if (count < 2) {
        fputs(help, stderr);
        return CLI_USAGE;
    }
    const char *name = arguments[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        fputs(help, stdout);
        return cli_flush("help", stdout, "standard output") ? CLI_FINE : CLI_WRONG;
    }
    if (strcmp(name, "--version") == 0) {
        printf("nika %s\n", NIKA_VERSION);
        return cli_flush("version", stdout, "standard output") ? CLI_FINE : CLI_WRONG;
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(name, commands[i].name) == 0)
            return commands[i].run(count - 2, arguments + 2);
    fprintf(stderr, "nika: there is no command “%s”; see nika --help\n", name);
    return CLI_USAGE;
}
