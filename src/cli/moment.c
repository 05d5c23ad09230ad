/*
 * moment.c: finds a moment of a game in a record file.
 */
#include <nika/messages_cli.h>

#include "cli.h"

static bool look_for(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct cli_moment *moment = context;
    if (reader->games > moment->game)
        return false;
    if (moment->play)
        nika_play_read(moment->play, reader, reading);
    if (moment->play && reading == NIKA_READ_HEADER)
        nika_play_lend(moment->play, moment->moves, NIKA_PLAY_MOVES);
    moment->found = reading != NIKA_READ_RESULT && reader->games == moment->game && reader->ply == moment->ply;
    return !moment->found;
}

bool cli_find_moment(const char *command, const char *path, struct cli_moment *moment, struct nika_reader *reader)
{
    struct cli_path shown;
    moment->found = false;
    if (!cli_read_records(command, path, reader, (struct cli_reading){.each = look_for, .context = moment}))
        return false;
    if (!moment->found && reader->games < moment->game)
        cli_wrong(command, msg_cli_only_games(cli_shown(path, &shown), (int64_t)reader->games));
    else if (!moment->found)
        cli_wrong(command, msg_cli_fewer_moves((int64_t)moment->game, (int64_t)moment->ply));
    return moment->found;
}
