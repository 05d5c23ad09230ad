/*
 * cli_agents.c: parses the names of computer players on the command line.
 */
#include <string.h>

#include <nika/messages_cli.h>

#include "bots.h"

const char *cli_list_agents(struct nika_text *list)
{
    for (unsigned i = 0; nika_agent_names[i]; i++)
        nika_text_add_listed(list, nika_agent_names[i]);
    for (unsigned i = 0; nika_lab_names[i]; i++)
        nika_text_add_listed(list, nika_lab_names[i]);
    return list->bytes;
}

/* Reports an unknown player; `more`, if there is one, is what else could be written there. */
static int no_agent(const char *command, const char *name, const char *more)
{
    char known[1024];
    struct nika_text list = nika_text(known, sizeof known);
    struct cli_near near = cli_near(name, strlen(name));
    for (unsigned i = 0; nika_agent_names[i]; i++)
        cli_near_try(&near, nika_agent_names[i]);
    for (unsigned i = 0; nika_lab_names[i]; i++)
        cli_near_try(&near, nika_lab_names[i]);
    cli_list_agents(&list);
    if (more)
        nika_text_add_listed(&list, more);
    return cli_usage_near(command, msg_cli_no_agent(name, list.bytes), &near);
}

int cli_no_agent(const char *command, const char *name)
{
    return no_agent(command, name, NULL);
}

/*
 * Copies the next name of a list; returns where it ends, NULL if there is no room for it. In a bot's command a comma is
 * written twice.
 */
static const char *next_name(const char *at, char *name, size_t room)
{
    enum { NAME_MAX_BYTES = 64 }; /* of other players: longer than any */
    const bool is_bot = strncmp(at, "cmd:", 4) == 0;
    const size_t most = is_bot ? room : NAME_MAX_BYTES;
    size_t size = 0;
    for (; *at && (*at != ',' || (is_bot && at[1] == ',')); at++) {
        if (size + 1 == most)
            return NULL;
        at += *at == ',';
        name[size++] = *at;
    }
    name[size] = '\0';
    return at;
}

/* A bot's command, or the name of another computer player. */
static bool find_agent(const char *name, struct nika_agent *agent)
{
    struct bot_command *bot = strncmp(name, "cmd:", 4) == 0 && name[4] ? bots_command(name + 4) : NULL;
    if (bot)
        bots_agent(bot, agent);
    return bot || nika_lab_agent(name, agent);
}

int cli_read_agents(const char *command, const char *text, unsigned most, struct nika_agent *agents, unsigned *count)
{
    *count = 0;
    for (const char *at = text;; at++) {
        char name[BOT_COMMAND_MAX] = "";
        const char *end = next_name(at, name, sizeof name);
        if (!end)
            return cli_usage(command, msg_cli_long_agent());
        if (*count == most) {
            *count = 0;
            return CLI_FINE;
        }
        if (!find_agent(name, &agents[*count]))
            return no_agent(command, name, "cmd:COMMAND");
        ++*count;
        at = end;
        if (!*at)
            return CLI_FINE;
    }
}
