/*
 * asked.c: plays games and asks in them (see asked.h).
 */
#include "asked.h"

#include <nika/chance.h>

#include "ai/ai_internal.h"

/* The game that a thread plays: who is asked in it, what was noted, and by what luck it is asked. */
static _Thread_local struct {
    const struct asking *asking;
    struct asking_game *game;
    struct nika_rng rng;
} now;

/*
 * The chance to win of the move that was chosen. A search that does not measure in worlds of their own is partly lucky with
 * it, so it is tried again, as for a hint. False if there was no choice, or nothing was found.
 */
static bool find(const struct nika_question *question, struct nika_thought *thought, float *found)
{
    static _Thread_local struct nika_trial trial;
    const struct nika_agent settled = nika_settled(now.asking->asked, question->setup->game);
    unsigned at = 0;
    while (at < thought->count && !nika_move_same(thought->candidates[at].move, thought->move))
        at++;
    if (thought->count < 2 || at == thought->count || !thought->candidates[at].visits)
        return false;
    if (!settled.algorithm->measures) {
        const struct nika_candidate first = thought->candidates[0];
        thought->candidates[0] = thought->candidates[at];
        thought->candidates[at] = first;
        at = 0;
        nika_try_again(&settled, question, thought, 1, &trial);
    }
    *found = thought->candidates[at].win;
    return true;
}

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    const struct asking *asking = now.asking;
    const unsigned stage = nika_stage(question->setup, question->view);
    struct nika_question asked = *question;
    float found;
    (void)agent;
    asked.budget.iterations = asking->iterations;
    nika_think(asking->others ? asking->others : asking->asked, asking->others ? question : &asked, thought);
    if (thought->count < 2 || stage < asking->from || nika_rng_below(&now.rng, asking->one_in) > 0)
        return;
    if (asking->others)
        nika_think(asking->asked, &asked, thought);
    if (now.game->count < ASKING_NOTES && find(question, thought, &found))
        now.game->note[now.game->count++] =
            (struct asking_note){.seat = question->view->seat, .stage = (uint8_t)stage, .found = found};
}

static const struct nika_algorithm algorithm = {.remembers = true, .think = think};

void asking_play(const struct asking *asking, uint64_t number, struct nika_bench *bench, struct asking_game *game)
{
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_result result;
    struct nika_rng rng;
    unsigned winners = 0;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        agents[seat] = (struct nika_agent){.name = "asking", .algorithm = &algorithm};
    nika_rng_seed(&rng, asking->seed, number);
    nika_setup_init(&setup, asking->game, asking->players, nika_rng_below(&rng, asking->players));
    nika_deal(&setup, &rng, &deal);
    game->count = 0;
    now.asking = asking;
    now.game = game;
    nika_rng_seed(&now.rng, nika_rng_next(&rng), 0);
    struct nika_play *play = nika_bench_begin(bench, &setup, &deal);
    game->fine = nika_play_out(bench, agents, (struct nika_budget){0}, &rng, (struct nika_witness){0});
    if (!game->fine)
        return;
    nika_play_result(play, &result);
    for (unsigned seat = 0; seat < asking->players; seat++)
        winners += result.rank[seat] == 1;
    for (unsigned i = 0; i < game->count; i++)
        game->note[i].real = result.rank[game->note[i].seat] == 1 ? 1.0F / (float)winners : 0;
}
