/*
 * chance.c: the table by which chances are calibrated (see chance.h), and how it is applied.
 */
#include <nika/chance.h>
#include <nika/nets.h>

#include "ai_internal.h"

unsigned nika_stage(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    return strategy->stage ? strategy->stage(setup, view) : 0;
}

/* Of the net's lines or the heuristic's, with which a master without a net thinks. NULL: the game has no table. */
static const struct nika_calibration *calibration_of(const struct nika_agent *agent, const struct nika_setup *setup,
                                                     unsigned stage)
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    const bool net =
        nika_settled(agent, setup->game).algorithm == &nika_master_algorithm && nika_net_ready(setup->game);
    const struct nika_calibration *rows = net ? strategy->net_calibration : strategy->calibration;
    const unsigned row = setup->players - setup->game->players_min;
    return rows && stage < strategy->stages ? &rows[row * strategy->stages + stage] : NULL;
}

float nika_chance_calibrated(const struct nika_agent *agent, const struct nika_setup *setup, unsigned stage,
                             float found)
{
    const struct nika_calibration *calibration = calibration_of(agent, setup, stage);
    return calibration ? nika_surer(found, 1.0F / (float)setup->players, (float)calibration->factor / 100,
                                    (float)calibration->shift / 100)
                       : found;
}

bool nika_chance_tells(const struct nika_agent *agent, const struct nika_setup *setup, unsigned stage)
{
    enum { SKILL_LEAST = 2 }; /* below it a percentage hardly ever differs from the fair share by more than two */
    const struct nika_calibration *calibration = calibration_of(agent, setup, stage);
    return !calibration || calibration->skill >= SKILL_LEAST;
}
