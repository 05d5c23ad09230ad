/*
 * cli_rules.c: `nika rules GAME`: prints the rules, as an edition and switches have them, and how other editions differ.
 */
#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/tell.h>

#include "cli.h"

static void print_rules(const struct nika_setup *setup, bool others)
{
    char bytes[NIKA_RULES_SECTION_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    for (unsigned i = 0; nika_tell_rules(setup, cli_language(), i, &text); i++) {
        fputs(i > 0 ? "\n" : "", stdout);
        fputs(bytes, stdout);
        text = nika_text(bytes, sizeof bytes);
    }
    if (others)
        nika_tell_other_rules(setup, cli_language(), &text);
    fputs(text.size > 0 ? "\n" : "", stdout);
    fputs(bytes, stdout);
}

int cli_rules(int count, char **arguments)
{
    struct cli_setup said = {.edition = NULL};
    const struct cli_option options[] = {CLI_SETUP_OPTIONS(said), {.name = NULL}};
    struct nika_setup setup;
    int operands, status;
    if (!cli_options("rules", msg_help_rules(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("rules", msg_cli_name_game());
    const struct nika_game *game = nika_game_named(arguments[0]);
    if (!game)
        return cli_no_game("rules", arguments[0]);
    nika_setup_init(&setup, game, game->players_min, 0);
    status = cli_read_setup("rules", &said, &setup);
    if (status != CLI_FINE)
        return status;
    print_rules(&setup, !said.edition && said.switch_count == 0);
    return cli_flush("rules", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
