/*
 * data.c: finds the server's data, in one place that all commands agree on, and reports problems with it.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/messages_serve.h>
#include <nika/store.h>

#include "cli.h"

/*
 * The default place: systemd's for a service, else the user's own. False if there is none. Missing directories are
 * created.
 */
static bool usual_place(struct nika_text *path, const char *name)
{
    const char *service = cli_variable("STATE_DIRECTORY");
    if (*service == '/')
        nika_text_add_bytes(path, service, strcspn(service, ":"));
    else if (!cli_own_folder(path, "XDG_DATA_HOME", "/.local/share") && !path->cut)
        return false;
    cli_make_folder(path->bytes, CLI_PRIVATE_FOLDER);
    nika_text_add_char(path, '/');
    nika_text_add(path, name);
    return true;
}

bool cli_is_no_store(const char *said)
{
    return !*said || (cli_is_like_address(said) && !nika_store_is_address(said));
}

int cli_data_path(const char *command, const char *said, struct cli_data *data)
{
    struct nika_text path = nika_text(data->path, sizeof data->path);
    if (!said && *cli_variable("NIKA_STORE"))
        said = cli_variable("NIKA_STORE");
    if (!said && *cli_variable("NIKA_DATA"))
        said = cli_variable("NIKA_DATA");
    if (said && cli_is_no_store(said))
        return cli_wrong(command, msg_store_no_address());
    if (said)
        nika_text_add(&path, said);
    else if (!usual_place(&path, "nika.db"))
        return cli_usage(command, msg_store_no_place("--data"));
    if (!path.cut && path.size > 0)
        return CLI_FINE;
    struct nika_store_problem problem = {.word = "store-cannot-open", .error = path.cut ? ENAMETOOLONG : ENOENT};
    return cli_wrong_store(command, data->path, &problem);
}

bool cli_control_path(const char *data, struct cli_data *control)
{
    struct nika_text path = nika_text(control->path, sizeof control->path);
    if (nika_store_is_address(data))
        return usual_place(&path, "nika.socket") && !path.cut;
    nika_text_add(&path, data);
    nika_text_add(&path, ".socket");
    return !path.cut;
}

/* What is said of a file or a database alike, and what is said otherwise of a database. */
static bool find_message(const char *path, const struct nika_store_problem *problem, struct nika_message *message)
{
    const bool database = nika_store_is_address(path);
    if (database && strcmp(problem->word, "store-damaged") == 0)
        *message = msg_store_damaged_database("", "");
    else if (database && strcmp(problem->word, "store-in-use") == 0 && problem->detail[0])
        *message = msg_store_used_by("", "");
    else if (database && strcmp(problem->word, "store-other") == 0)
        *message = msg_store_other_database("");
    else if (database && strcmp(problem->word, "store-in-use") == 0)
        *message = msg_store_used_database("");
    else
        return nika_message_worded(NIKA_AREA_SERVE, problem->word, message);
    return true;
}

int cli_wrong_store(const char *command, const char *path, const struct nika_store_problem *problem)
{
    struct nika_message message;
    struct cli_path shown, detail;
    struct nika_text safe = nika_text(detail.bytes, sizeof detail.bytes);
    nika_text_add_safely(&safe, problem->detail, strlen(problem->detail), sizeof detail.bytes - 4);
    if (!find_message(path, problem, &message))
        message = msg_store_no_memory();
    nika_message_give(&message, "path", cli_shown_store(path, &shown));
    nika_message_give(&message, "server", detail.bytes);
    nika_message_give(&message, "reason", problem->error ? cli_reason(cli_language(), problem->error) : detail.bytes);
    return cli_wrong(command, message);
}

int cli_only_file(const char *command, const char *where)
{
    struct cli_path shown;
    if (!nika_store_is_address(where))
        return CLI_FINE;
    return cli_wrong(command, msg_store_is_database(cli_shown_store(where, &shown)));
}

/* Not by the process's number: in containers, all have the same. */
void cli_node_name(char *name, size_t room)
{
    char host[64] = "";
    uint32_t number;
    if (gethostname(host, sizeof host - 1) != 0 || !host[0])
        nika_text_copy(host, sizeof host, "nika");
    host[room > 16 ? room - 16 : 0] = '\0';
    if (getrandom(&number, sizeof number, 0) != (ssize_t)sizeof number)
        number = (uint32_t)getpid();
    snprintf(name, room, "%s-%08x", host, (unsigned)number);
}
