/*
 * cli_rules.c: `nika rules GAME`: prints the rules, and how the editions differ.
 */
#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_rules.h>
#include <nika/say.h>

#include "cli.h"

/* Says in what an edition differs from the first one. */
static void explain(const struct nika_game *game, const struct nika_edition *edition)
{
    const enum nika_language language = cli_language();
    const struct nika_edition *first = &game->editions[0];
    bool differs = false;
    putchar('\n');
    cli_print(stdout, msg_rules_heading(nika_edition_text(language, game->name, edition->name), edition->name));
    putchar('\n');
    for (unsigned s = 0; s < game->switch_count; s++) {
        const struct nika_switch *option = &game->switches[s];
        const char *value = option->values[edition->switches[s]];
        if (edition != first && edition->switches[s] == first->switches[s])
            continue;
        differs = true;
        fputs(nika_option_text(language, game->name, option->name, value), stdout);
        cli_print(stdout, msg_rules_setting(option->name, value));
    }
    if (!differs)
        fputs(nika_editions_alike_text(language, game->name), stdout);
}

static void print_rules(const struct nika_game *game)
{
    const char *section;
    for (unsigned i = 0; (section = nika_rules_section(cli_language(), game->name, i)) != NULL; i++) {
        if (i > 0)
            putchar('\n');
        fputs(section, stdout);
    }
}

int cli_rules(int count, char **arguments)
{
    const char *name = NULL;
    const struct cli_option options[] = {{.name = "--edition", .value = &name}, {.name = NULL}};
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
    status = name ? cli_read_edition("rules", name, &setup) : CLI_FINE;
    if (status != CLI_FINE)
        return status;
    print_rules(game);
    for (unsigned e = 0; e < game->edition_count; e++)
        if (!name || e == 0 || e == setup.edition)
            explain(game, &game->editions[e]);
    return cli_flush("rules", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
