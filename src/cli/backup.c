/*
 * backup.c: `nika backup FILE`: copies a server's data, also while the server is running.
 */
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_serve.h>
#include <nika/store.h>

#include "cli.h"

static const char command[] = "backup";

/* A backup counts only once it has been read back. */
static int look_at(const char *path)
{
    struct nika_store_problem problem;
    struct nika_store_report report;
    struct cli_path shown;
    struct nika_store *copy = nika_store_look(path, &problem);
    const bool fine = copy && nika_store_check(copy, &report, &problem);
    nika_store_close(copy);
    if (!fine)
        return cli_wrong_store(command, path, &problem);
    cli_print(stdout, msg_backup_made(cli_shown(path, &shown), (int64_t)report.logs[NIKA_LOG_LIVE],
                                      (int64_t)report.logs[NIKA_LOG_OVER]));
    putchar('\n');
    return cli_flush(command, stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

int cli_backup(int count, char **arguments)
{
    const char *said = NULL;
    const struct cli_option options[] = {{.name = "--data", .value = &said}, {.name = NULL}};
    struct nika_store_problem problem;
    struct cli_data data;
    int operands, status;
    if (!cli_options(command, msg_help_backup(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage(command, msg_cli_name_file());
    if (strcmp(arguments[0], "-") == 0)
        return cli_usage(command, msg_backup_needs_file());
    status = cli_data_path(command, said, &data);
    if (status == CLI_FINE)
        status = cli_only_file(command, data.path);
    if (status == CLI_FINE)
        status = cli_only_file(command, arguments[0]);
    if (status != CLI_FINE)
        return status;
    struct nika_store *store = nika_store_look(data.path, &problem);
    if (!store)
        return cli_wrong_store(command, data.path, &problem);
    const bool fine = nika_store_backup(store, arguments[0], &problem);
    nika_store_close(store);
    if (fine)
        return look_at(arguments[0]);
    /* A copy that is damaged shows that the data is. */
    const bool damaged = strcmp(problem.word, "store-damaged") == 0;
    return cli_wrong_store(command, damaged ? data.path : arguments[0], &problem);
}
