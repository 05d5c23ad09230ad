/*
 * site.c: finds the files of the web page, which are in the program itself (web/embed.mjs puts them there).
 */
#include <string.h>

#include "inside.h"
#include "site_files.h"

/* An invitation: /t/ and the table's id. */
bool site_is_invitation(const char *path)
{
    return strncmp(path, "/t/", 3) == 0 && strlen(path + 3) == 16 && strspn(path + 3, "0123456789abcdef") == 16;
}

const struct site_file *site_find(const char *path)
{
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    for (const struct site_file *file = site_files; file->path; file++)
        if (strcmp(file->path, path) == 0)
            return file;
    return NULL;
}
