/*
 * site.c: serves the web page's files, which are embedded in the program (by web/embed.mjs).
 */
#include <string.h>

#include "server_internal.h"
#include "site_files.h"

const struct site_file *site_find(const char *path)
{
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    for (const struct site_file *file = site_files; file->path; file++)
        if (strcmp(file->path, path) == 0)
            return file;
    return NULL;
}

const char *nika_site_file(const char *path, size_t *size)
{
    const struct site_file *file = site_find(path);
    if (!file)
        return NULL;
    *size = file->size;
    return (const char *)file->bytes;
}

/* Whether an If-None-Match list contains this entity tag; a malformed one does not. */
static bool names_tag(const char *list, const char *tag)
{
    const size_t length = strlen(tag);
    for (const char *at = strstr(list, tag); at; at = strstr(at + 1, tag))
        if ((at == list || strchr(" ,/", at[-1])) && (at[length] == '\0' || strchr(" ,", at[length])))
            return true;
    return strcmp(list, "*") == 0;
}

void site_respond(struct server *server, uint64_t connection, const struct site_file *file,
                  const struct nika_listen_request *request)
{
    const bool packed = request->gzip && file->packed;
    const char *const tag = packed ? file->packed_tag : file->tag;
    const bool same = names_tag(request->none_match, tag);
    const size_t size = packed ? file->packed_size : file->size;
    nika_listen_respond(server->listen, connection,
                        &(struct nika_listen_response){
                            .status = same ? 304 : 200,
                            .type = file->type,
                            .body = (const char *)(packed ? file->packed : file->bytes),
                            .size = same ? 0 : size,
                            .constant = true,
                            .tag = tag,
                            .packed = packed,
                            .varies = file->packed != NULL,
                            /* Caching: files with a content hash in their name for ever; others are revalidated. */
                            .cache = file->lasts ? "public, max-age=31536000, immutable" : "no-cache",
                        });
}
