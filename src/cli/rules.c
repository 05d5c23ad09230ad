/*
 * rules.c: `nika rules GAME`.
 */
#include <nika/say.h>

#include "cli.h"

static const char help[] = "Usage: nika rules GAME\n"
                           "\n"
                           "Explains a game: byzantz.\n";

int cli_rules(int count, char **arguments)
{
    const struct cli_option options[] = {{.name = NULL}};
    int operands, status;
    if (!cli_options("rules", help, options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("rules", "name one game");
    const char *text = nika_rules_text(arguments[0]);
    if (!text)
        return cli_no_game("rules", arguments[0]);
    fputs(text, stdout);
    return cli_flush("rules", stdout, "standard output") ? CLI_FINE : CLI_WRONG;
}
