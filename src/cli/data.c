/*
 * data.c: finds the server's data file, in one place that all commands agree on, and reports problems with it.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <nika/messages_serve.h>
#include <nika/store.h>

#include "cli.h"

/*
 * The default place: systemd's for a service, else the user's own. False if there is none. Missing directories are
 * created.
 */
static bool usual_place(struct nika_text *path)
{
    const char *service = cli_variable("STATE_DIRECTORY");
    if (*service == '/')
        nika_text_add_bytes(path, service, strcspn(service, ":"));
    else if (!cli_own_folder(path, "XDG_DATA_HOME", "/.local/share") && !path->cut)
        return false;
    cli_make_folder(path->bytes, CLI_PRIVATE_FOLDER);
    nika_text_add(path, "/nika.db");
    return true;
}

int cli_data_path(const char *command, const char *said, struct cli_data *data)
{
    struct nika_text path = nika_text(data->path, sizeof data->path);
    if (!said && *cli_variable("NIKA_DATA"))
        said = cli_variable("NIKA_DATA");
    if (said)
        nika_text_add(&path, said);
    else if (!usual_place(&path))
        return cli_usage(command, msg_store_no_place("--data"));
    if (!path.cut && path.size > 0)
        return CLI_FINE;
    struct nika_store_problem problem = {.word = "store-cannot-open", .error = path.cut ? ENAMETOOLONG : ENOENT};
    return cli_wrong_store(command, data->path, &problem);
}

bool cli_control_path(const char *data, struct cli_data *control)
{
    struct nika_text path = nika_text(control->path, sizeof control->path);
    nika_text_add(&path, data);
    nika_text_add(&path, ".socket");
    return !path.cut;
}

int cli_wrong_store(const char *command, const char *path, const struct nika_store_problem *problem)
{
    struct nika_message message;
    struct cli_path shown, detail;
    struct nika_text safe = nika_text(detail.bytes, sizeof detail.bytes);
    nika_text_add_safely(&safe, problem->detail, strlen(problem->detail), sizeof detail.bytes - 4);
    if (!nika_message_worded(NIKA_AREA_SERVE, problem->word, &message))
        message = msg_store_no_memory();
    nika_message_give(&message, "path", cli_shown(path, &shown));
    nika_message_give(&message, "reason", problem->error ? cli_reason(cli_language(), problem->error) : detail.bytes);
    return cli_wrong(command, message);
}
