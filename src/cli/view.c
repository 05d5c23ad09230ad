/*
 * view.c: `nika view FILE --ply K --seat S`: what one seat knows at a moment of a game.
 */
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "cli.h"

int cli_view(int count, char **arguments)
{
    static struct nika_reader reader;
    static char line[NIKA_LINE_MAX];
    const char *ply_text = NULL, *seat_text = NULL, *game_text = NULL;
    const struct cli_option options[] = {{.name = "--ply", .value = &ply_text},
                                         {.name = "--seat", .value = &seat_text},
                                         {.name = "--game", .value = &game_text},
                                         {.name = NULL}};
    struct cli_moment moment = {.game = 1};
    uint64_t seat = NIKA_WATCHER;
    int operands, status;
    if (!cli_options("view", msg_help_view(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("view", msg_cli_name_file());
    if (!ply_text || !cli_number(ply_text, 0, UINT32_MAX, &moment.ply))
        return cli_usage("view", msg_cli_needs_moves("--ply"));
    if (!seat_text || (strcmp(seat_text, "watcher") != 0 && !cli_number(seat_text, 0, NIKA_SEATS_MAX - 1, &seat)))
        return cli_usage("view", msg_cli_needs_seat_or("--seat", NIKA_SEATS_MAX - 1, "watcher"));
    if (game_text && !cli_number(game_text, 1, UINT64_MAX, &moment.game))
        return cli_usage("view", msg_cli_needs_positive("--game"));

    if (!cli_find_moment("view", arguments[0], &moment, &reader))
        return CLI_WRONG;
    if (seat != NIKA_WATCHER && seat >= reader.setup.players)
        return cli_wrong("view", msg_cli_no_seat(reader.setup.players - 1));

    struct nika_view view;
    struct nika_text text = nika_text(line, sizeof line);
    nika_look(&reader.setup, &reader.world, (unsigned)seat, &view);
    nika_record_view(&reader.setup, &reader.names, &view, reader.ply, &text);
    puts(line);
    return cli_flush("view", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
