/*
 * agents.c: the list of computer players.
 */
#include <string.h>

#include <nika/ai.h>

#include "random.h"

const struct nika_agent *const nika_agents[] = {&nika_random_agent, NULL};

const struct nika_agent *nika_agent_named(const char *name)
{
    for (unsigned i = 0; nika_agents[i]; i++)
        if (strcmp(nika_agents[i]->name, name) == 0)
            return nika_agents[i];
    return NULL;
}
