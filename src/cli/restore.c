/*
 * restore.c: `nika restore FILE`: puts a backup in the place of a server's data.
 */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_serve.h>
#include <nika/store.h>

#include "cli.h"

static const char command[] = "restore";

/* What is wrong with the backup is said of the backup, everything else of the place where it was to go. */
static bool is_about_backup(const char *word)
{
    static const char *const words[] = {"store-missing", "store-newer", "store-other", "store-damaged",
                                        "store-cannot-read"};
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

int cli_restore(int count, char **arguments)
{
    const char *said = NULL;
    bool force = false;
    const struct cli_option options[] = {
        {.name = "--data", .value = &said}, {.name = "--force", .flag = &force}, {.name = NULL}};
    struct nika_store_problem problem;
    struct cli_path from, to;
    struct cli_data data;
    struct stat about;
    int operands, status;
    if (!cli_options(command, msg_help_restore(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage(command, msg_cli_name_file());
    status = cli_data_path(command, said, &data);
    if (status != CLI_FINE)
        return status;
    const bool replaces = stat(data.path, &about) == 0;
    if (!nika_store_restore(arguments[0], data.path, force, &problem))
        return cli_wrong_store(command, is_about_backup(problem.word) ? arguments[0] : data.path, &problem);
    cli_print(stdout, replaces ? msg_restore_replaced(cli_shown(data.path, &to), cli_shown(arguments[0], &from))
                               : msg_restore_made(cli_shown(data.path, &to), cli_shown(arguments[0], &from)));
    putchar('\n');
    return cli_flush(command, stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
