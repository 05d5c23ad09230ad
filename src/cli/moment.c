/*
 * moment.c: finds a moment of a game in a file of records.
 */
#include "cli.h"

static bool look_for(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct cli_moment *moment = context;
    if (reader->games > moment->game)
        return false;
    if (moment->recollection)
        nika_recollect(moment->recollection, reader, reading);
    moment->found = reading != NIKA_READ_RESULT && reader->games == moment->game && reader->ply == moment->ply;
    return !moment->found;
}

bool cli_find_moment(const char *command, const char *path, struct cli_moment *moment, struct nika_reader *reader)
{
    struct cli_path shown;
    moment->found = false;
    if (!cli_read_records(command, path, reader, (struct cli_reading){look_for, moment}))
        return false;
    if (!moment->found && reader->games < moment->game)
        cli_wrong_english(command, "%s has only %llu game%s", cli_shown(path, &shown),
                          (unsigned long long)reader->games, reader->games == 1 ? "" : "s");
    else if (!moment->found)
        cli_wrong_english(command, "game %llu has fewer than %llu moves", (unsigned long long)moment->game,
                          (unsigned long long)moment->ply);
    return moment->found;
}
