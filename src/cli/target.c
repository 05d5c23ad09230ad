/*
 * target.c: atomic output files: complete or not at all.
 */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include <nika/messages_cli.h>

#include "cli.h"

bool cli_open_target(const char *command, const char *path, struct cli_target *target)
{
    struct stat about;
    target->command = command;
    target->path = path;
    target->partial[0] = '\0';
    target->name = strcmp(path, "-") == 0 ? cli_shown_output(&target->shown) : cli_shown(path, &target->shown);
    if (strcmp(path, "-") == 0) {
        target->file = stdout;
        return true;
    }
    if (*path && (lstat(path, &about) == 0 ? S_ISREG(about.st_mode) : errno == ENOENT)) {
        const int size = snprintf(target->partial, sizeof target->partial, "%s" CLI_PARTIAL, path);
        if (size < 0 || (size_t)size >= sizeof target->partial)
            target->partial[0] = '\0';
    }
    target->file = fopen(target->partial[0] ? target->partial : path, "wbe"); /* no bot inherits it */
    if (!target->file)
        cli_wrong(command, msg_cli_failed(target->name, cli_reason(cli_language(), errno)));
    return target->file != NULL;
}

bool cli_close_target(struct cli_target *target, bool fine)
{
    fine = fine && cli_flush(target->command, target->file, target->name);
    if (target->file != stdout && fclose(target->file) != 0 && fine)
        fine = cli_wrong(target->command, msg_cli_failed(target->name, cli_reason(cli_language(), errno))) == CLI_FINE;
    target->file = NULL;
    if (!target->partial[0])
        return fine;
    if (fine && rename(target->partial, target->path) != 0)
        fine = cli_wrong(target->command, msg_cli_failed(target->name, cli_reason(cli_language(), errno))) == CLI_FINE;
    if (!fine)
        remove(target->partial);
    return fine;
}

const char *cli_keep_target(struct cli_target *target)
{
    bool fine = cli_flush(target->command, target->file, target->name);
    if (target->file != stdout && fclose(target->file) != 0 && fine)
        fine = cli_wrong(target->command, msg_cli_failed(target->name, cli_reason(cli_language(), errno))) == CLI_FINE;
    target->file = NULL;
    if (fine && target->partial[0])
        target->name = cli_shown(target->partial, &target->shown);
    return fine ? target->name : NULL;
}
