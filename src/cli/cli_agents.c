/*
 * cli_agents.c: parses the names of computer players on the command line.
 */
#include <string.h>

#include <nika/messages_cli.h>

#include "cli.h"

const char *cli_list_agents(struct nika_text *list)
{
    for (unsigned i = 0; nika_agent_names[i]; i++)
        nika_text_add_listed(list, nika_agent_names[i]);
    for (unsigned i = 0; nika_lab_names[i]; i++)
        nika_text_add_listed(list, nika_lab_names[i]);
    return list->bytes;
}

int cli_no_agent(const char *command, const char *name)
{
    char known[1024];
    struct nika_text list = nika_text(known, sizeof known);
    return cli_usage(command, msg_cli_no_agent(name, cli_list_agents(&list)));
}

int cli_read_agents(const char *command, const char *text, unsigned most, struct nika_agent *agents, unsigned *count)
{
    *count = 0;
    for (const char *at = text;; at++) {
        char name[64];
        const size_t size = strcspn(at, ",");
        if (size >= sizeof name)
            return cli_usage(command, msg_cli_long_agent());
        if (*count == most) {
            *count = 0;
            return CLI_FINE;
        }
        memcpy(name, at, size);
        name[size] = '\0';
        if (!nika_lab_agent(name, &agents[*count]))
            return cli_no_agent(command, name);
        ++*count;
        at += size;
        if (!*at)
            return CLI_FINE;
    }
}
