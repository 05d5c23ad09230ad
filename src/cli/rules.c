/*
 * rules.c: `nika rules GAME`: the rules, and in what the editions differ.
 */
#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/say.h>

#include "cli.h"

/* Says in what an edition differs from the first one. */
static void explain(const struct nika_game *game, const struct nika_edition *edition)
{
    const struct nika_edition *first = &game->editions[0];
    bool differs = false;
    printf("\n%s (%s)\n", nika_edition_text(game->name, edition->name), edition->name);
    for (unsigned s = 0; s < game->switch_count; s++) {
        const struct nika_switch *option = &game->switches[s];
        const char *value = option->values[edition->switches[s]];
        if (edition != first && edition->switches[s] == first->switches[s])
            continue;
        differs = true;
        printf("%s    (%s=%s)\n", nika_option_text(game->name, option->name, value), option->name, value);
    }
    if (!differs)
        printf("%s", nika_editions_alike_text(game->name));
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
    fputs(nika_rules_text(game->name), stdout);
    for (unsigned e = 0; e < game->edition_count; e++)
        if (!name || e == 0 || e == setup.edition)
            explain(game, &game->editions[e]);
    return cli_flush("rules", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
