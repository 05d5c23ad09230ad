/*
 * batch_new.c: makes a batch from what the caller wants, or says what is wrong with it.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/lab.h>
#include <nika/prior.h>

#include "batch_internal.h"

enum { LANES_MAX = 1 << 24, THREADS_MAX = 1024, HISTORY_MAX = NIKA_PLAY_MOVES };

/* The action that means not to act out of turn. */
static unsigned find_wait(const struct nika_game *game)
{
    char name[NIKA_WORD_MAX];
    for (unsigned action = 0; action < nika_actions(game); action++)
        if (nika_action_name(game, action, name) && strcmp(name, "done") == 0)
            return action;
    return NIKA_NO_ACTION;
}

static const char *check_setup(const struct nika_setup *setup)
{
    const struct nika_game *game = setup->game;
    if (!game || nika_actions(game) == 0)
        return "this game has no encoding";
    if (setup->players < game->players_min || setup->players > game->players_max)
        return "the game is not for so many players";
    if (setup->start >= setup->players)
        return "there is no such start seat";
    for (unsigned i = 0; i < game->switch_count; i++) {
        unsigned values = 0;
        while (game->switches[i].values[values])
            values++;
        if (setup->switches[i] >= values)
            return "a rule switch has no such value";
    }
    return NULL;
}

static bool has_options(const struct nika_batch_buffers *buffers)
{
    return buffers->option_ids || buffers->options || buffers->priors;
}

static const char *check_sizes(const struct nika_batch_options *options, const struct nika_batch_buffers *buffers)
{
    if (options->lanes < 1 || options->lanes > LANES_MAX)
        return "the number of lanes must be from 1 to 16777216";
    if (options->threads < 1 || options->threads > THREADS_MAX)
        return "the number of threads must be from 1 to 1024";
    if (options->history > HISTORY_MAX)
        return "a history has at most 4096 acts";
    if (!buffers->masks || !buffers->seats)
        return "masks and seats are needed";
    if (buffers->histories && options->history == 0)
        return "histories of no acts";
    if (has_options(buffers) && (options->sales_any_time || nika_priors_most(options->setup.game) == 0))
        return "options are for games with a heuristic, and for seats whose turn it is";
    if (!options->teacher != !buffers->advice)
        return "a teacher and a buffer for its advice go together";
    if (options->teacher && options->sales_any_time)
        return "a teacher is for seats whose turn it is";
    if (options->sales_any_time && find_wait(options->setup.game) == NIKA_NO_ACTION)
        return "nobody sells out of turn in this game";
    return NULL;
}

/* Looks up the agents and what is special about them. */
static const char *seat_agents(struct nika_batch *batch)
{
    const struct nika_setup *setup = &batch->options.setup;
    for (unsigned place = 0; place < setup->players; place++) {
        struct nika_agent *agent = &batch->agents[place];
        if (!batch->options.agents[place])
            continue;
        if (!nika_lab_agent(batch->options.agents[place], agent))
            return "there is no computer player of that name";
        batch->places |= 1u << place;
        batch->outspoken |= (unsigned)nika_acts_out_of_turn(agent) << place;
        batch->remembering |= (unsigned)nika_remembers(agent, setup->game) << place;
    }
    if (batch->options.teacher) {
        if (!nika_lab_agent(batch->options.teacher, &batch->teacher))
            return "there is no teacher of that name";
        if (nika_remembers(&batch->teacher, setup->game))
            batch->remembering |= ((1u << setup->players) - 1) & ~batch->places;
    }
    memset(batch->options.agents, 0, sizeof batch->options.agents); /* the caller's names need not stay */
    batch->options.teacher = NULL;
    return batch->places == (1u << setup->players) - 1 ? "at least one seat must be the caller's" : NULL;
}

static const char *fill_in(struct nika_batch *batch)
{
    const struct nika_setup *setup = &batch->options.setup;
    const char *wrong = check_setup(setup);
    if (!wrong)
        wrong = check_sizes(&batch->options, &batch->buffers);
    if (wrong)
        return wrong;
    for (unsigned start = 0; start < setup->players; start++) {
        batch->setups[start] = *setup;
        batch->setups[start].start = (uint8_t)start;
        nika_observer_init(&batch->observers[start], &batch->setups[start]);
    }
    batch->actions = nika_actions(setup->game);
    batch->observation_size = nika_layout_size(setup->game, setup->players, NIKA_OBSERVATION);
    batch->privileged_size = nika_layout_size(setup->game, setup->players, NIKA_PRIVILEGED);
    batch->remembered_size = nika_remembered_size(setup->game, setup->players);
    batch->options_most = nika_priors_most(setup->game);
    batch->wait = find_wait(setup->game);
    return seat_agents(batch);
}

static bool allocate(struct nika_batch *batch)
{
    const size_t lanes = batch->options.lanes, threads = batch->options.threads;
    size_t remembering = 0;
    for (unsigned mask = batch->remembering; mask; mask &= mask - 1)
        remembering++;
    batch->lanes = aligned_alloc(BATCH_LINE, lanes * sizeof *batch->lanes);
    batch->wrong = calloc(threads, sizeof *batch->wrong);
    batch->workers = calloc(threads, sizeof(struct worker *));
    if (!batch->lanes || !batch->wrong || !batch->workers)
        return false;
    memset(batch->lanes, 0, lanes * sizeof *batch->lanes);
    if (remembering && !(batch->memory = calloc(lanes * remembering, sizeof *batch->memory)))
        return false;
    if (batch->buffers.observations && nika_keeps_standing(batch->options.setup.game)) {
        batch->standing = aligned_alloc(BATCH_LINE, lanes * sizeof *batch->standing);
        if (!batch->standing)
            return false;
        memset(batch->standing, 0, lanes * sizeof *batch->standing);
    }
    const bool traces = batch->remembered_size > 0 && (has_options(&batch->buffers) || batch->buffers.remembered);
    if (traces && !(batch->traces = calloc(lanes, sizeof *batch->traces)))
        return false;
    if (batch->buffers.histories && !(batch->acts = calloc(lanes * batch->options.history, sizeof *batch->acts)))
        return false;
    for (unsigned i = 0; i < threads && (batch->places || batch->buffers.advice); i++)
        if (!(batch->workers[i] = calloc(1, sizeof *batch->workers[i])))
            return false;
    batch->threads = nika_threads_new(batch->options.threads, batch->options.lanes, batch);
    return batch->threads != NULL;
}

struct nika_batch *nika_batch_new(const struct nika_batch_options *options, const struct nika_batch_buffers *buffers,
                                  char *problem, size_t room)
{
    struct nika_batch *batch = calloc(1, sizeof *batch);
    const char *wrong = "there is no memory left";
    if (batch) {
        batch->options = *options;
        batch->buffers = *buffers;
        const char *misfit = fill_in(batch);
        if (!misfit && allocate(batch))
            return batch;
        wrong = misfit ? misfit : wrong;
    }
    nika_batch_free(batch);
    if (problem && room > 0)
        nika_text_copy(problem, room, wrong);
    return NULL;
}

void nika_batch_free(struct nika_batch *batch)
{
    if (!batch)
        return;
    nika_threads_free(batch->threads);
    for (unsigned i = 0; batch->workers && i < batch->options.threads; i++)
        free(batch->workers[i]);
    free(batch->workers);
    free(batch->wrong);
    free(batch->acts);
    free(batch->memory);
    free(batch->standing);
    free(batch->traces);
    free(batch->lanes);
    free(batch);
}

unsigned nika_batch_options_most(const struct nika_game *game)
{
    return nika_priors_most(game);
}

unsigned nika_batch_remembered(const struct nika_game *game, unsigned players)
{
    return nika_remembered_size(game, players);
}
