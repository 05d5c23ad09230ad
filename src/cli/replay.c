/*
 * replay.c: `nika replay FILE`: shows games move by move.
 */
#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "cli.h"

struct showing {
    uint64_t game; /* 0: all */
    struct nika_world before;
};

static bool show(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct showing *showing = context;
    if (showing->game != 0 && reader->games != showing->game)
        return reader->games < showing->game;
    if (reading == NIKA_READ_HEADER) {
        if (showing->game == 0 && reader->games > 1)
            printf("\n");
        cli_tell_start(reader);
    }
    if (reading == NIKA_READ_MOVE)
        cli_tell_move(reader, &showing->before);
    if (reading == NIKA_READ_RESULT)
        cli_tell_result(reader);
    nika_copy(reader->setup.game, &showing->before, &reader->world);
    return true;
}

int cli_replay(int count, char **arguments)
{
    static struct nika_reader reader;
    const char *game_text = NULL;
    const struct cli_option options[] = {{.name = "--game", .value = &game_text}, {.name = NULL}};
    struct showing showing = {.game = 0};
    struct cli_path shown;
    int operands, status;
    if (!cli_options("replay", msg_help_replay(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("replay", msg_cli_name_file());
    if (game_text && !cli_number(game_text, 1, UINT64_MAX, &showing.game))
        return cli_usage("replay", msg_cli_needs_positive("--game"));
    const bool fine = cli_read_records("replay", arguments[0], &reader, (struct cli_reading){show, &showing});
    if (fine && reader.games < showing.game)
        return cli_wrong("replay", msg_cli_only_games(cli_shown(arguments[0], &shown), (int64_t)reader.games));
    return cli_flush("replay", stdout, NULL) && fine ? CLI_FINE : CLI_WRONG;
}
