/*
 * measure.c: what moves and positions are worth to those who look back at a game (see measure.h). The lines themselves are
 * played in search.c.
 */
#include <nika/measure.h>

#include <string.h>

#include <nika/bits.h>

#include "ai_internal.h"
#include "net/net_files.h"
#include "net/net_player.h"

_Static_assert(sizeof(struct nika_belief) + sizeof(struct nika_net_player) <= sizeof(struct nika_workspace),
               "both have room");

/* An agent as it is in the game; a master without a net is the expert. */
static struct nika_agent settle(const struct nika_agent *agent, const struct nika_game *game)
{
    struct nika_agent expert, settled = nika_settled(agent, game);
    if (settled.algorithm != &nika_master_algorithm || nika_net_of(game))
        return settled;
    nika_agent_named("expert", &expert);
    return nika_settled(&expert, game);
}

void nika_measure_moves(const struct nika_agent *agent, const struct nika_question *question, const struct nika_world *known,
                  const struct nika_move *moves, unsigned count, struct nika_precision precision,
                  struct nika_measurement *measurement)
{
    const struct nika_agent settled = settle(agent, question->setup->game);
    struct nika_view view;
    struct nika_memory room;
    struct nika_lines lines;
    const struct nika_memory *memory = nika_recall(&settled, question, &view, &room);
    const bool net = nika_master_lines(&settled, question, &view, memory, &lines);
    nika_measure_lines(&settled, question, &view, memory, net ? &lines : NULL, known, moves, count, precision,
                       measurement);
}

void nika_outlook(const struct nika_agent *agent, const struct nika_question *question, const struct nika_world *known,
                  uint32_t worlds, double win[NIKA_SEATS_MAX])
{
    const struct nika_move as_it_is = {.verb = 0};
    const struct nika_precision precision = {.least = worlds, .most = worlds, .error = 1};
    struct nika_measurement measurement;
    nika_measure_moves(agent, question, known, &as_it_is, 1, precision, &measurement);
    for (unsigned seat = 0; seat < question->setup->players; seat++)
        win[seat] = measurement.moves[0].win[seat];
}

/* By the heuristic. */
static float doubt_points(const struct nika_agent *agent, const struct nika_question *question,
                          const struct nika_view *view, const struct nika_memory *memory, struct nika_move move)
{
    struct nika_candidate candidates[NIKA_CANDIDATES_MAX];
    const unsigned count =
        nika_strategy_of(question->setup->game)
            ->candidates(question->setup, agent->tuning, view, memory, candidates, NIKA_CANDIDATES_MAX);
    float behind = candidates[0].prior - candidates[count - 1].prior;
    for (unsigned i = 0; i < count; i++)
        if (nika_move_same(candidates[i].move, move))
            behind = candidates[0].prior - candidates[i].prior;
    return behind;
}

float nika_doubt(const struct nika_agent *agent, const struct nika_question *question, struct nika_move move)
{
    const struct nika_agent settled = settle(agent, question->setup->game);
    struct nika_view view;
    struct nika_memory room;
    struct nika_lines lines;
    const struct nika_memory *memory = nika_recall(&settled, question, &view, &room);
    return nika_master_lines(&settled, question, &view, memory, &lines)
               ? nika_master_doubt(&lines, move)
               : doubt_points(&settled, question, &view, memory, move);
}

void nika_glance_at(const struct nika_setup *setup, const struct nika_world *world, const struct nika_memory *traces,
                    double win[NIKA_SEATS_MAX])
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct nika_net_player player;
    float wins[NIKA_SEATS_MAX], other[NIKA_SEATS_MAX];
    const bool over = nika_waiting_in(setup, world).asked == 0, net = !over && nika_net_sits(&player, setup);
    if (net) {
        player.traces = *traces;
        nika_net_judge(&player, world, wins, other);
    }
    const float scale = net || over ? 0 : strategy->value(setup, strategy->tuned, world, other);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        float total = 0;
        for (unsigned i = 0; scale > 0 && i < setup->players; i++)
            total += nika_exp((other[i] - other[seat]) / scale);
        win[seat] = (double)(over ? nika_win_share(setup, world, seat) : net ? wins[seat] : 1 / total);
    }
}

/* What the heuristic would do for the seat that is asked. */
static struct nika_move choose(const struct nika_setup *setup, const struct nika_strategy *strategy,
                               const struct nika_world *world)
{
    static const struct nika_memory nothing;
    struct nika_candidate best;
    struct nika_view view;
    nika_look_asked(setup, world, &view);
    strategy->candidates(setup, strategy->tuned, &view, &nothing, &best, 1);
    return best.move;
}

unsigned nika_line(const struct nika_agent *agent, const struct nika_question *question, struct nika_move move,
                   struct nika_world *world, struct nika_line_move *line, unsigned most)
{
    const struct nika_setup *setup = question->setup;
    const struct nika_agent settled = settle(agent, setup->game);
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct nika_belief *belief = (struct nika_belief *)(void *)question->workspace->bytes;
    struct nika_world now;
    struct nika_view view;
    struct nika_memory room;
    struct nika_lines lines;
    struct nika_rng rng;
    unsigned count = 0, seat = question->view->seat;
    nika_rng_seed(&rng, nika_rng_next(question->rng), 0);
    const struct nika_memory *memory = nika_recall(&settled, question, &view, &room);
    const bool net = nika_master_lines(&settled, question, &view, memory, &lines);
    const unsigned horizon = net ? lines.horizon : strategy->horizon(setup, settled.tuning, &view);
    belief->begun = false;
    if (net)
        lines.sample(lines.context, belief, &rng, world);
    else
        strategy->sample(setup, settled.tuning, &view, memory, belief, &rng, world);
    nika_copy(setup->game, &now, world);
    if (net)
        lines.begin(lines.context);
    while (count < most && setup->game->apply(setup, &now, seat, move) == NIKA_ACCEPTED) {
        line[count++] = (struct nika_line_move){move, seat};
        if (strategy->clock(setup, &now) >= horizon)
            break;
        move = net ? lines.choose(lines.context, &now) : choose(setup, strategy, &now);
        seat = nika_lowest_bit(nika_waiting_in(setup, &now).asked);
    }
    return count;
}

unsigned nika_holdings(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                       uint8_t held[NIKA_HOLDINGS_MAX])
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    return strategy->holdings ? strategy->holdings(world, seat, held) : 0;
}

void nika_holding_word(const struct nika_game *game, unsigned thing, char word[NIKA_WORD_MAX])
{
    const struct nika_strategy *strategy = nika_strategy_of(game);
    struct nika_text text = nika_text(word, NIKA_WORD_MAX);
    if (strategy->goods) {
        nika_text_add(&text, strategy->goods[thing]);
        return;
    }
    nika_text_add(&text, strategy->colors[thing / 12]);
    nika_text_add_number(&text, thing % 12 + 1);
}

void nika_believe(const struct nika_question *question, uint32_t worlds,
                  uint16_t held[NIKA_SEATS_MAX][NIKA_HOLDINGS_MAX])
{
    const struct nika_setup *setup = question->setup;
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct nika_belief *belief = (struct nika_belief *)(void *)question->workspace->bytes;
    uint32_t sums[NIKA_SEATS_MAX][NIKA_HOLDINGS_MAX] = {{0}};
    belief->begun = false;
    for (uint32_t i = 0; i < worlds; i++) {
        struct nika_world world;
        strategy->sample(setup, strategy->tuned, question->view, question->memory, belief, question->rng, &world);
        for (unsigned seat = 0; seat < setup->players; seat++) {
            uint8_t one[NIKA_HOLDINGS_MAX];
            const unsigned count = nika_holdings(setup, &world, seat, one);
            for (unsigned thing = 0; thing < count; thing++)
                sums[seat][thing] += one[thing];
        }
    }
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        for (unsigned thing = 0; thing < NIKA_HOLDINGS_MAX; thing++)
            held[seat][thing] = (uint16_t)((100 * sums[seat][thing] + worlds / 2) / worlds);
}
