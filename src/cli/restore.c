/*
 * restore.c: `nika restore FILE`: replaces a server's data by a backup.
 */
#include <sys/stat.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_serve.h>
#include <nika/store.h>

#include "cli.h"

static const char command[] = "restore";

/* Problems of the backup are found first and reported as such; later ones concern the destination. */
static int put_back(const char *path, const char *place, bool force)
{
    struct nika_store_problem problem;
    struct nika_store_report report;
    struct nika_store *backup = nika_store_look(path, &problem);
    const bool sound = backup && nika_store_check(backup, &report, &problem);
    const bool fine = sound && nika_store_restore(backup, place, force, &problem);
    nika_store_close(backup);
    return fine ? CLI_FINE : cli_wrong_store(command, sound ? place : path, &problem);
}

int cli_restore(int count, char **arguments)
{
    const char *said = NULL;
    bool force = false;
    const struct cli_option options[] = {
        {.name = "--data", .value = &said}, {.name = "--force", .flag = &force}, {.name = NULL}};
    struct cli_path from, to;
    struct cli_data data;
    struct stat about;
    int operands, status;
    if (!cli_options(command, msg_help_restore(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage(command, msg_cli_name_file());
    status = cli_data_path(command, said, &data);
    if (status == CLI_FINE)
        status = cli_only_file(command, data.path);
    if (status == CLI_FINE)
        status = cli_only_file(command, arguments[0]);
    if (status != CLI_FINE)
        return status;
    const bool replaces = stat(data.path, &about) == 0;
    status = put_back(arguments[0], data.path, force);
    if (status != CLI_FINE)
        return status;
    cli_print(stdout, replaces ? msg_restore_replaced(cli_shown(data.path, &to), cli_shown(arguments[0], &from))
                               : msg_restore_made(cli_shown(data.path, &to), cli_shown(arguments[0], &from)));
    putchar('\n');
    return cli_flush(command, stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
