/*
 * data.c: where a server keeps its data: one place that all commands agree on; and what is said if that is no good.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <nika/messages_serve.h>
#include <nika/store.h>

#include "cli.h"

enum { FOLDER_MODE = 0700 }; /* there are secrets in it */

static const char *variable(const char *name)
{
    const char *value = getenv(name); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    return value ? value : "";
}

/* The usual place: that of a service of systemd, else the person's own. False if there is none. Folders that are not there
 * are made: those that can't be will be missed soon. */
static bool usual_place(struct nika_text *path)
{
    const char *service = variable("STATE_DIRECTORY"), *data = variable("XDG_DATA_HOME"), *home = variable("HOME");
    if (*service == '/') {
        nika_text_add_bytes(path, service, strcspn(service, ":"));
    } else if (*data == '/') { /* others are to be ignored */
        nika_text_add(path, data);
        nika_text_add(path, "/nika");
    } else if (*home == '/') {
        nika_text_add(path, home);
        nika_text_add(path, "/.local/share/nika");
    } else {
        return false;
    }
    for (char *slash = strchr(path->bytes + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path->bytes, FOLDER_MODE);
        *slash = '/';
    }
    mkdir(path->bytes, FOLDER_MODE);
    nika_text_add(path, "/nika.db");
    return true;
}

int cli_data_path(const char *command, const char *said, struct cli_data *data)
{
    struct nika_text path = nika_text(data->path, sizeof data->path);
    if (!said && *variable("NIKA_DATA"))
        said = variable("NIKA_DATA");
    if (said)
        nika_text_add(&path, said);
    else if (!usual_place(&path))
        return cli_usage(command, msg_store_no_place("--data"));
    if (!path.cut && path.size > 0)
        return CLI_FINE;
    struct nika_store_problem problem = {.word = "store-cannot-open", .error = path.cut ? ENAMETOOLONG : ENOENT};
    return cli_wrong_store(command, data->path, &problem);
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
