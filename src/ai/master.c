/*
 * master.c: the master: a search that asks a net (docs/nets.md): which moves to try, what all seats would do then, and who
 * wins. And the net alone, which plays the move that the net finds best. Without a net the one plays as the expert, the other
 * as the heuristic.
 */
#include <string.h>

#include "ai_internal.h"
#include "net/net_player.h"

enum {
    TRIED = 8,          /* moves that enter the search at most */
    UNLIKELY = 6 * 1024 /* by how much less than the best the net may like them */
};

/* How much utility a logit of the net's counts for. */
#define LIKING 0.004F

/* The net's opinion of a position, best first: candidates with the heuristic's points as priors, and logits. */
static unsigned list_candidates(struct nika_net_player *player, const struct nika_view *view,
                                const struct nika_memory *memory, struct nika_candidate *candidates, int32_t *logits)
{
    struct nika_prior options[NIKA_PRIORS_MAX];
    const struct nika_glance glance = nika_glance_of_view(player->setup, view);
    player->traces = *memory;
    const unsigned count = nika_net_options(player, &glance, options, logits);
    for (unsigned i = 0; i < count; i++) {
        const struct nika_candidate moved = {.move = options[i].move, .prior = (float)options[i].points / 100.0F};
        const int32_t logit = logits[i];
        unsigned at = i;
        for (; at > 0 && logits[at - 1] < logit; at--) {
            candidates[at] = candidates[at - 1];
            logits[at] = logits[at - 1];
        }
        candidates[at] = moved;
        logits[at] = logit;
    }
    return count;
}

/* The agent's noise is the temperature, in hundredths. */
static void think_net(const struct nika_agent *agent, const struct nika_question *question,
                      struct nika_thought *thought)
{
    struct nika_net_player *player = (struct nika_net_player *)(void *)question->workspace->bytes;
    struct nika_view view;
    struct nika_memory room;
    struct nika_rng rng;
    int32_t logits[NIKA_PRIORS_MAX];
    if (!nika_net_sits(player, question->setup)) {
        nika_heuristic_algorithm.think(agent, question, thought);
        return;
    }
    nika_rng_seed(&rng, nika_rng_next(question->rng), 0);
    const struct nika_memory *memory = nika_recall(agent, question, &view, &room);
    thought->count = list_candidates(player, &view, memory, thought->candidates, logits);
    thought->move = thought->candidates[nika_net_draw(logits, thought->count, (float)agent->noise / 100, &rng)].move;
}

const struct nika_algorithm nika_net_algorithm = {.remembers = true, .think = think_net};

/*
 * The master's lines.
 */
struct master {
    struct nika_net_player player;
    const struct nika_memory *memory;
    unsigned seat;
};
_Static_assert(sizeof(struct nika_belief) + sizeof(struct master) <= sizeof(struct nika_workspace), "both have room");

static void begin_line(void *context)
{
    struct master *master = context;
    master->player.traces = *master->memory;
}

static void play(void *context, struct nika_world *world, struct nika_rng *rng)
{
    struct master *master = context;
    (void)rng;
    nika_net_play(&master->player, world);
}

static void judge(void *context, const struct nika_world *world, struct nika_line_worth *worth)
{
    struct master *master = context;
    float win[NIKA_SEATS_MAX], margin[NIKA_SEATS_MAX];
    nika_net_judge(&master->player, world, master->seat, win, margin);
    worth->win = win[master->seat];
    worth->margin = margin[master->seat];
}

static void think_master(const struct nika_agent *agent, const struct nika_question *question,
                         struct nika_thought *thought)
{
    const struct nika_setup *setup = question->setup;
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct master *master = (struct master *)(void *)(question->workspace->bytes + sizeof(struct nika_belief));
    struct nika_view view;
    struct nika_memory room;
    int32_t logits[NIKA_PRIORS_MAX];
    if (!nika_net_sits(&master->player, setup)) {
        struct nika_agent expert;
        nika_agent_named("expert", &expert);
        nika_think(&expert, question, thought);
        return;
    }
    master->memory = nika_recall(agent, question, &view, &room);
    master->seat = view.seat;
    thought->count = list_candidates(&master->player, &view, master->memory, thought->candidates, logits);
    struct nika_lines lines = {.begin = begin_line,
                               .play = play,
                               .judge = judge,
                               .context = master,
                               .margin_weight = strategy->net_margin,
                               .horizon = strategy->net_horizon(setup, &view),
                               .tried = 1};
    for (; lines.tried < thought->count && lines.tried < TRIED && logits[0] - logits[lines.tried] < UNLIKELY;
         lines.tried++)
        lines.bonus[lines.tried] = LIKING * (float)(logits[lines.tried] - logits[0]) / 1024.0F;
    nika_search(agent, question, &view, master->memory, &lines, thought);
}

const struct nika_algorithm nika_master_algorithm = {.remembers = true, .measures = true, .think = think_master};
