/*
 * lab_agents.c: the laboratory's players by name.
 */
#include <nika/lab.h>

#include "frozen.h"

static const struct nika_agent kinds[] = {
    {.name = "anchor:random", .algorithm = &nika_random_algorithm},
    {.name = "anchor:ismcts-", .algorithm = &nika_ismcts_algorithm, .span = NIKA_SPAN_ALL},
    {.name = "anchor:ismcts-pruned-",
     .algorithm = &nika_ismcts_pruned_algorithm,
     .tuning = nika_frozen_tunings,
     .span = NIKA_SPAN_ALL},
    {.name = "anchor:heuristic",
     .algorithm = &nika_heuristic_algorithm,
     .tuning = nika_frozen_tunings,
     .span = NIKA_SPAN_ALL},
    {.name = "anchor:search-",
     .algorithm = &nika_search_algorithm,
     .tuning = nika_frozen_tunings,
     .span = NIKA_SPAN_ALL},
    {.name = "anchor:expert-1", .settings = nika_frozen_expert_1, .tuning = nika_frozen_tunings},
};

const char *const nika_lab_names[] = {"anchor:random",
                                      "anchor:ismcts-N",
                                      "anchor:ismcts-pruned-N",
                                      "anchor:heuristic",
                                      "anchor:search-N",
                                      "anchor:expert-1",
                                      NULL};

bool nika_lab_agent(const char *name, struct nika_agent *agent)
{
    return nika_agent_of_kinds(kinds, sizeof kinds / sizeof kinds[0], name, agent) || nika_agent_named(name, agent);
}
