/*
 * places.c: the directories of a user's own files, as the environment names them (XDG).
 */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli.h"

const char *cli_variable(const char *name)
{
    const char *value = getenv(name); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    return value ? value : "";
}

bool cli_own_folder(struct nika_text *folder, const char *name, const char *in_home)
{
    const char *named = cli_variable(name), *home = cli_variable("HOME");
    if (*named == '/') { /* relative paths are to be ignored */
        nika_text_add(folder, named);
    } else if (*home == '/') {
        nika_text_add(folder, home);
        nika_text_add(folder, in_home);
    } else {
        return false;
    }
    nika_text_add(folder, "/nika");
    return !folder->cut;
}

bool cli_state_folder(struct nika_text *folder)
{
    return cli_own_folder(folder, "XDG_STATE_HOME", "/.local/state");
}

void cli_make_folder(char *path, unsigned mode)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, mode);
        *slash = '/';
    }
    mkdir(path, mode);
}
