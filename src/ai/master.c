/*
 * master.c: the master: a search that asks a net (docs/nets.md): which moves to try, what all seats would do then, and who
 * wins. And the net alone, which plays the move that the net finds best. Without a net the one plays as the expert, the other
 * as the heuristic.
 */
#include <string.h>

#include "ai_internal.h"
#include "net/net_files.h"
#include "net/net_player.h"

enum {
    TRIED = 8,          /* moves that enter the search at most */
    OTHERS = 16,        /* of the expert's that are looked at */
    UNLIKELY = 6 * 1024 /* by how much less than the best the net may like them */
};

/* How much utility a logit of the net's counts for. */
#define LIKING 0.012F

/* Sorts options by what the net thinks of them, best first, as candidates with the heuristic's points as priors. */
static void sort_options(const struct nika_prior *options, unsigned count, struct nika_candidate *candidates,
                         int32_t *logits)
{
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
}

/* What the heuristic's search would try and nets do not choose among: other payments of a bid. Returns how many options
 * there are then. */
static unsigned add_others(const struct nika_setup *setup, const struct nika_view *view,
                           const struct nika_memory *memory, struct nika_prior *options, unsigned count)
{
    struct nika_candidate others[OTHERS];
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    const unsigned more = strategy->candidates(setup, strategy->tuned, view, memory, others, OTHERS);
    for (unsigned i = 0; i < more && count < NIKA_PRIORS_MAX; i++) {
        const int32_t below = (int32_t)(100 * (others[i].prior - others[0].prior));
        unsigned at = 0;
        while (at < count && !nika_move_same(options[at].move, others[i].move))
            at++;
        if (at == count)
            options[count++] = (struct nika_prior){.move = others[i].move,
                                                   .points = below > NIKA_PRIOR_LEAST ? below : NIKA_PRIOR_LEAST};
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
    struct nika_prior options[NIKA_PRIORS_MAX];
    int32_t logits[NIKA_PRIORS_MAX];
    if (!nika_net_sits(player, question->setup)) {
        nika_heuristic_algorithm.think(agent, question, thought);
        return;
    }
    nika_rng_seed(&rng, nika_rng_next(question->rng), 0);
    const struct nika_memory *memory = nika_recall(agent, question, &view, &room);
    player->traces = *memory;
    const struct nika_glance glance = nika_glance_of_view(question->setup, &view);
    thought->count = nika_net_options(player, &glance, options, logits);
    sort_options(options, thought->count, thought->candidates, logits);
    thought->move = thought->candidates[nika_net_draw(logits, thought->count, (float)agent->noise / 100, &rng)].move;
}

const struct nika_algorithm nika_net_algorithm = {.remembers = true, .think = think_net};

/*
 * The master's lines.
 */
struct master {
    struct nika_net_player player;
    const struct nika_strategy *strategy;
    const struct nika_tuning *tuning;
    const struct nika_view *view;
    const struct nika_memory *memory;
    struct nika_holds holds;
    bool has_holds;
    unsigned alike; /* the seats that play as the heuristic in this world */
};
_Static_assert(sizeof(struct nika_belief) + sizeof(struct master) <= sizeof(struct nika_workspace), "both have room");

/*
 * Who plays as the heuristic. Before anything is known of the others, each does with this chance; and at half of all tables
 * all are of the same kind, so that what one of them does also tells about the others.
 */
#define ALIKE_BEFORE 0.3F
enum { TOLD_MOST = 1200 }; /* what is taken as certain of one seat: a product of such must remain a number */

unsigned nika_draw_alike(const int *told, unsigned count, struct nika_rng *rng)
{
    float odds[NIKA_SEATS_MAX], all = ALIKE_BEFORE, apart = 1;
    unsigned alike = 0;
    for (unsigned i = 0; i < count; i++) {
        const int sure = told[i] < -TOLD_MOST ? -TOLD_MOST : told[i] > TOLD_MOST ? TOLD_MOST : told[i];
        const float times = nika_exp((float)sure / 100);
        odds[i] = ALIKE_BEFORE * times;
        all *= times;
        apart *= odds[i] + 1 - ALIKE_BEFORE;
    }
    const float same = all + 1 - ALIKE_BEFORE;
    const bool one_kind = nika_luck(rng) * (same + apart) < same, they = nika_luck(rng) * same < all;
    for (unsigned i = 0; i < count; i++)
        if (one_kind ? they : nika_luck(rng) * (odds[i] + 1 - ALIKE_BEFORE) < odds[i])
            alike |= 1u << i;
    return alike;
}

static void recognize(struct master *master, const struct nika_belief *belief, struct nika_rng *rng)
{
    const unsigned own = master->view->seat, players = master->player.setup->players;
    int told[NIKA_SEATS_MAX];
    unsigned others = 0;
    master->alike = 0;
    if (!master->strategy->alike)
        return;
    for (unsigned seat = 0; seat < players; seat++)
        if (seat != own)
            told[others++] = master->strategy->alike(master->memory, belief, seat);
    const unsigned drawn = nika_draw_alike(told, others, rng), below = (1u << own) - 1;
    master->alike = (drawn & below) | (drawn & ~below) << 1; /* the own seat is none of them */
}

static void sample(void *context, struct nika_belief *belief, struct nika_rng *rng, struct nika_world *world)
{
    struct master *master = context;
    const struct nika_strategy *strategy = master->strategy;
    const struct nika_setup *setup = master->player.setup;
    const struct nika_holds *holds = master->has_holds ? &master->holds : NULL;
    if (strategy->net_sample)
        strategy->net_sample(setup, master->tuning, master->view, master->memory, holds, belief, rng, world);
    else
        strategy->sample(setup, master->tuning, master->view, master->memory, belief, rng, world);
    recognize(master, belief, rng);
}

static void begin_line(void *context)
{
    struct master *master = context;
    master->player.traces = *master->memory;
}

static void play(void *context, struct nika_world *world, struct nika_rng *rng)
{
    struct master *master = context;
    const struct nika_setup *setup = master->player.setup;
    if (!(nika_waiting_in(setup, world).asked & master->alike)) {
        nika_net_play(&master->player, world);
        return;
    }
    nika_remember_open(setup, world, &master->player.traces);
    master->strategy->play(setup, master->strategy->tuned, world, rng);
}

static struct nika_move choose(void *context, const struct nika_world *world)
{
    struct master *master = context;
    return nika_net_choose(&master->player, world);
}

static void judge(void *context, const struct nika_world *world, float win[NIKA_SEATS_MAX],
                  float margin[NIKA_SEATS_MAX])
{
    struct master *master = context;
    nika_net_judge(&master->player, world, win, margin);
}

static struct master *master_of(const struct nika_question *question)
{
    return (struct master *)(void *)(question->workspace->bytes + sizeof(struct nika_belief));
}

bool nika_master_lines(const struct nika_agent *agent, const struct nika_question *question,
                       const struct nika_view *view, const struct nika_memory *memory, struct nika_lines *lines)
{
    const struct nika_setup *setup = question->setup;
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct master *master = master_of(question);
    if (agent->algorithm != &nika_master_algorithm || !nika_net_sits(&master->player, setup))
        return false;
    master->strategy = strategy;
    master->tuning = agent->tuning;
    master->view = view;
    master->memory = memory;
    master->player.traces = *memory;
    master->alike = 0;
    const struct nika_glance glance = nika_glance_of_view(setup, view);
    master->has_holds = nika_net_suspects(&master->player, &glance, &master->holds);
    *lines = (struct nika_lines){.sample = sample,
                                 .begin = begin_line,
                                 .play = play,
                                 .choose = choose,
                                 .judge = judge,
                                 .context = master,
                                 .margin_weight = strategy->net_margin,
                                 .horizon = strategy->net_horizon(setup, view)};
    return true;
}

/* What the view's seat can choose among, with the net's logits: its own options, and what the expert would try besides. */
static unsigned weigh_options(struct master *master, struct nika_prior *options, int32_t *logits)
{
    const struct nika_setup *setup = master->player.setup;
    const struct nika_glance glance = nika_glance_of_view(setup, master->view);
    unsigned count = nika_net_options(&master->player, &glance, options, logits);
    if (count > 1) {
        count = add_others(setup, master->view, master->memory, options, count);
        nika_net_weigh(&master->player, &glance, options, count, logits);
    }
    return count;
}

float nika_master_doubt(const struct nika_lines *lines, struct nika_move move)
{
    struct nika_prior options[NIKA_PRIORS_MAX];
    int32_t logits[NIKA_PRIORS_MAX];
    const unsigned count = weigh_options(lines->context, options, logits);
    int32_t behind = 2 * UNLIKELY; /* what is not even an option */
    for (unsigned i = 0; i < count; i++)
        if (nika_move_same(options[i].move, move))
            behind = logits[nika_net_best(logits, count)] - logits[i];
    return (float)behind / 1024.0F;
}

static void think_master(const struct nika_agent *agent, const struct nika_question *question,
                         struct nika_thought *thought)
{
    const struct nika_setup *setup = question->setup;
    struct nika_view view;
    struct nika_memory room;
    struct nika_prior options[NIKA_PRIORS_MAX];
    int32_t logits[NIKA_PRIORS_MAX];
    struct nika_lines lines;
    if (!nika_net_of(setup->game)) {
        struct nika_agent expert;
        nika_agent_named("expert", &expert);
        nika_think(&expert, question, thought);
        return;
    }
    const struct nika_memory *memory = nika_recall(agent, question, &view, &room);
    nika_master_lines(agent, question, &view, memory, &lines);
    thought->count = weigh_options(lines.context, options, logits);
    sort_options(options, thought->count, thought->candidates, logits);
    for (lines.tried = 1;
         lines.tried < thought->count && lines.tried < TRIED && logits[0] - logits[lines.tried] < UNLIKELY;
         lines.tried++)
        lines.bonus[lines.tried] = LIKING * (float)(logits[lines.tried] - logits[0]) / 1024.0F;
    nika_search(agent, question, &view, memory, &lines, thought);
}

const struct nika_algorithm nika_master_algorithm = {.remembers = true, .measures = true, .think = think_master};
