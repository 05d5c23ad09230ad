/*
 * agents.c: the computer players by name, and asking them.
 */
#include <string.h>

#include <nika/justinian.h>

#include "mind.h"

const struct nika_wit *nika_wit_of(const struct nika_game *game)
{
    static const struct nika_wit *const wits[] = {&nika_byzantz_wit, &nika_justinian_wit};
    for (unsigned i = 0; i < sizeof wits / sizeof wits[0]; i++)
        if (wits[i]->game == game)
            return wits[i];
    return &nika_plain_wit;
}

const struct nika_memory *nika_recall(const struct nika_agent *agent, const struct nika_question *question,
                                      struct nika_view *view, struct nika_memory *room)
{
    const struct nika_wit *wit = nika_wit_of(question->setup->game);
    wit->observe(question->setup, question->view, question->memory);
    *view = *question->view;
    if (agent->span == NIKA_SPAN_ALL)
        return question->memory;
    *room = *question->memory;
    wit->forget(question->setup, view, room, agent->span);
    return room;
}

void nika_sort_by_prior(struct nika_candidate *candidates, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        const struct nika_candidate moved = candidates[i];
        unsigned at = i;
        for (; at > 0 && candidates[at - 1].prior < moved.prior; at--)
            candidates[at] = candidates[at - 1];
        candidates[at] = moved;
    }
}

/* Pages play with levels: their modules are built with NIKA_WITHOUT_ANCHORS, and carry no measuring sticks. */
static const struct nika_agent kinds[] = {
    {.name = "random", .mind = &nika_random_mind},
    {.name = "heuristic", .mind = &nika_heuristic_mind, .span = NIKA_SPAN_ALL},
    {.name = "search-", .mind = &nika_search_mind, .span = NIKA_SPAN_ALL},
#ifndef NIKA_WITHOUT_ANCHORS
    {.name = "anchor:random", .mind = &nika_random_mind},
    {.name = "anchor:ismcts-", .mind = &nika_ismcts_mind, .span = NIKA_SPAN_ALL},
    {.name = "anchor:ismcts-pruned-",
     .mind = &nika_ismcts_pruned_mind,
     .tuning = &nika_anchored,
     .span = NIKA_SPAN_ALL},
    {.name = "anchor:heuristic", .mind = &nika_heuristic_mind, .tuning = &nika_anchored, .span = NIKA_SPAN_ALL},
    {.name = "anchor:search-", .mind = &nika_search_mind, .tuning = &nika_anchored, .span = NIKA_SPAN_ALL},
#endif
};

const char *const nika_agent_names[] = {"beginner",         "casual",
                                        "skilled",          "expert",
                                        "random",           "heuristic",
                                        "search-N",         "anchor:random",
                                        "anchor:ismcts-N",  "anchor:ismcts-pruned-N",
                                        "anchor:heuristic", "anchor:search-N",
                                        "anchor:expert-1",  NULL};

/* Reads the number at the end of a name: 1 to 999999, without zeros before it; 0 if it is none. */
static uint32_t read_iterations(const char *text)
{
    uint32_t number = 0;
    const size_t size = strlen(text);
    if (size == 0 || size > 6 || text[0] == '0')
        return 0;
    for (size_t i = 0; i < size; i++) {
        if (text[i] < '0' || text[i] > '9')
            return 0;
        number = 10 * number + (uint32_t)(text[i] - '0');
    }
    return number;
}

static bool find_level(const char *name, const struct nika_level *levels, const struct nika_tuning *tuning,
                       struct nika_agent *agent)
{
    for (unsigned i = 0; levels[i].name; i++)
        if (strcmp(name, levels[i].name) == 0) {
            *agent = (struct nika_agent){.level = &levels[i], .tuning = tuning};
            memcpy(agent->name, name, strlen(name) + 1);
            return true;
        }
    return false;
}

bool nika_agent_named(const char *name, struct nika_agent *agent)
{
    if (find_level(name, nika_levels, &nika_tuned, agent))
        return true;
#ifndef NIKA_WITHOUT_ANCHORS
    if (find_level(name, nika_anchored_levels, &nika_anchored, agent))
        return true;
#endif
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const size_t size = strlen(kinds[i].name);
        const bool counted = kinds[i].name[size - 1] == '-';
        if (strncmp(name, kinds[i].name, size) != 0 || strlen(name) >= NIKA_AGENT_NAME_MAX)
            continue;
        const uint32_t iterations = counted ? read_iterations(name + size) : 0;
        if (counted ? iterations == 0 : name[size] != '\0')
            continue;
        *agent = kinds[i];
        memcpy(agent->name, name, strlen(name) + 1);
        if (counted)
            agent->iterations = iterations;
        if (!agent->tuning)
            agent->tuning = &nika_tuned;
        return true;
    }
    return false;
}

void nika_remember(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                   struct nika_memory *memory)
{
    const struct nika_wit *wit = nika_wit_of(setup->game);
    if (mover == view->seat)
        wit->observe(setup, view, memory);
    else if (wit->notice)
        wit->notice(setup, view, mover, nika_move_seen(move, mover, view->seat), memory);
}

static const struct nika_settings *settings_of(const struct nika_level *level, const struct nika_game *game)
{
    return game == &nika_justinian ? &level->justinian : &level->byzantz;
}

bool nika_attends(const struct nika_agent *agent, const struct nika_game *game)
{
    const struct nika_mind *mind = agent->level ? settings_of(agent->level, game)->mind : agent->mind;
    return mind->attends && nika_wit_of(game)->notice;
}

struct nika_agent nika_settled(const struct nika_agent *agent, const struct nika_game *game)
{
    struct nika_agent settled = *agent;
    if (agent->level) {
        const struct nika_settings *settings = settings_of(agent->level, game);
        settled.mind = settings->mind;
        settled.iterations = settings->iterations;
        settled.noise = settings->noise;
        settled.span = settings->span;
    }
    return settled;
}

void nika_think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    const struct nika_agent settled = nika_settled(agent, question->setup->game);
    thought->iterations = thought->decisions = 0;
    settled.mind->think(&settled, question, thought);
}

bool nika_interject(const struct nika_agent *agent, const struct nika_question *question, struct nika_move *move)
{
    return agent->mind && agent->mind->interject && agent->mind->interject(agent, question, move);
}
