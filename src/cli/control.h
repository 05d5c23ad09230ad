/*
 * control.h: asking a running server over its local socket (docs/protocol.md, Hosts).
 */
#ifndef NIKA_CLI_CONTROL_H
#define NIKA_CLI_CONTROL_H

#include <nika/json.h>

#include "cli.h"

/* An answer with the status 200; `body` is to be freed, and `value` is the JSON in it. */
struct control_answer {
    char *body;
    size_t size;
    struct nika_json value;
};

/*
 * Sends one request; `body` is JSON, or NULL. Returns an exit status; if there is no such answer, that is explained, in the
 * server's words if it has any.
 */
int control_ask(const char *command, const char *path_of_socket, const char *method, const char *path, const char *body,
                struct control_answer *answer);

/* Adds a text to a query, all but letters and digits encoded. */
void control_add_encoded(struct nika_text *path, const char *text);

#endif
