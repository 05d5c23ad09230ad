/*
 * agents.c: the computer players by name, and asking them for a move.
 */
#include <string.h>

#include "ai_internal.h"

const struct nika_memory *nika_recall(const struct nika_agent *agent, const struct nika_question *question,
                                      struct nika_view *view, struct nika_memory *room)
{
    const struct nika_strategy *strategy = nika_strategy_of(question->setup->game);
    strategy->observe(question->setup, question->view, question->memory);
    *view = *question->view;
    if (agent->span == NIKA_SPAN_ALL)
        return question->memory;
    *room = *question->memory;
    strategy->forget(question->setup, view, room, agent->span);
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

static const struct nika_agent kinds[] = {
    {.name = "random", .algorithm = &nika_random_algorithm},
    {.name = "heuristic", .algorithm = &nika_heuristic_algorithm, .span = NIKA_SPAN_ALL},
    {.name = "net-alone", .algorithm = &nika_net_algorithm, .span = NIKA_SPAN_ALL},
    {.name = "search-", .algorithm = &nika_search_algorithm, .span = NIKA_SPAN_ALL},
};

const char *const nika_agent_names[] = {"beginner", "casual",    "skilled",   "expert",   "master",
                                        "random",   "heuristic", "net-alone", "search-N", NULL};

/* Parses the number at the end of a name: 1 to 999999, no leading zeros; 0 if there is none. */
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

bool nika_agent_of_kinds(const struct nika_agent *all, unsigned count, const char *name, struct nika_agent *agent)
{
    for (unsigned i = 0; i < count; i++) {
        const size_t size = strlen(all[i].name);
        const bool counted = all[i].name[size - 1] == '-';
        if (strncmp(name, all[i].name, size) != 0 || strlen(name) >= NIKA_AGENT_NAME_MAX)
            continue;
        const uint32_t iterations = counted ? read_iterations(name + size) : 0;
        if (counted ? iterations == 0 : name[size] != '\0')
            continue;
        *agent = all[i];
        memcpy(agent->name, name, strlen(name) + 1);
        if (counted)
            agent->iterations = iterations;
        return true;
    }
    return false;
}

unsigned nika_level_number(const char *name)
{
    unsigned number = 0;
    while (number < NIKA_LEVELS && strcmp(name, nika_agent_names[number]) != 0)
        number++;
    return number;
}

static void think_outside(const struct nika_agent *agent, const struct nika_question *question,
                          struct nika_thought *thought)
{
    thought->count = 0;
    agent->outside->think(agent->outside->context, question, thought);
}

void nika_agent_outside(const char *name, const struct nika_outside *outside, struct nika_agent *agent)
{
    static const struct nika_algorithm algorithm = {.think = think_outside};
    *agent = (struct nika_agent){.algorithm = &algorithm, .outside = outside};
    nika_text_copy(agent->name, sizeof agent->name, name);
}

bool nika_agent_named(const char *name, struct nika_agent *agent)
{
    const unsigned level = nika_level_number(name);
    if (level == NIKA_LEVELS)
        return nika_agent_of_kinds(kinds, sizeof kinds / sizeof kinds[0], name, agent);
    *agent = (struct nika_agent){.level = (uint8_t)(level + 1)};
    memcpy(agent->name, name, strlen(name) + 1);
    return true;
}

void nika_remember(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                   struct nika_memory *memory)
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    if (mover == view->seat)
        strategy->observe(setup, view, memory);
    else if (strategy->notice)
        strategy->notice(setup, view, mover, nika_move_seen(move, mover, view->seat), memory);
}

/* The settings of an agent that has others in each game; NULL if they are its own. */
static const struct nika_settings *settings_of(const struct nika_agent *agent, const struct nika_game *game)
{
    const struct nika_settings *settings = agent->settings;
    if (agent->level)
        return &nika_strategy_of(game)->levels[agent->level - 1];
    while (settings && settings->game && settings->game != game)
        settings++;
    return settings;
}

/* The numbers of an agent in a game: its own, if it has any. */
static const struct nika_tuning *tuning_of(const struct nika_agent *agent, const struct nika_game *game)
{
    const struct nika_tuning *tuning = agent->tuning;
    while (tuning && tuning->game && tuning->game != game)
        tuning++;
    return tuning ? tuning : nika_strategy_of(game)->tuned;
}

bool nika_remembers(const struct nika_agent *agent, const struct nika_game *game)
{
    const struct nika_settings *settings = settings_of(agent, game);
    return (settings ? settings->algorithm : agent->algorithm)->remembers;
}

bool nika_acts_out_of_turn(const struct nika_agent *agent)
{
    return agent->algorithm && agent->algorithm->out_of_turn; /* levels never do */
}

struct nika_agent nika_settled(const struct nika_agent *agent, const struct nika_game *game)
{
    struct nika_agent settled = *agent;
    const struct nika_settings *settings = settings_of(agent, game);
    settled.tuning = tuning_of(agent, game);
    if (settings) {
        settled.algorithm = settings->algorithm;
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
    thought->waits = false;
    settled.algorithm->think(&settled, question, thought);
}
