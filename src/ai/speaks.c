/*
 * speaks.c: which facts speak for a move. A hint gives only those as its reason: what a move costs, or what others gain
 * by it, is true as well, but nobody should make a move because of it.
 */
#include <nika/justinian.h>

#include "reason.h"

/* What always speaks for the move. */
static const bool speaks[NIKA_FACT_KINDS] = {
    /* Byzantz */
    [NIKA_FACT_BID_SINGLES] = true,
    [NIKA_FACT_BID_NO_SET] = true,
    [NIKA_FACT_BID_WINS] = true,
    [NIKA_FACT_BID_UNBEATABLE] = true,
    [NIKA_FACT_BUNDLE_SET] = true,
    [NIKA_FACT_BUNDLE_SALE] = true,
    [NIKA_FACT_BUNDLE_MERCHANTS] = true,
    [NIKA_FACT_PASS_CANT] = true,
    [NIKA_FACT_PASS_FREE] = true,
    [NIKA_FACT_PASS_NO_USE] = true,
    [NIKA_FACT_PASS_NEXT] = true,
    [NIKA_FACT_PASS_PICKS_FIRST] = true,
    [NIKA_FACT_PASS_TAKES_BACK] = true,
    [NIKA_FACT_GIVE_NO_SET] = true,
    [NIKA_FACT_GIVE_ALONE] = true,
    [NIKA_FACT_PICKS_FIRST] = true,
    [NIKA_FACT_TAKE_SET] = true,
    [NIKA_FACT_TAKE_SALE] = true,
    [NIKA_FACT_TAKE_DENIES] = true,
    [NIKA_FACT_TAKE_BRINGS] = true,
    [NIKA_FACT_SELL_PAYS] = true,
    [NIKA_FACT_SELL_SAVES] = true,
    [NIKA_FACT_SELL_LAST] = true,
    [NIKA_FACT_DISCARD_NO_SET] = true,
    [NIKA_FACT_DISCARD_SINGLE] = true,
    [NIKA_FACT_DISCARD_LAST] = true,
    [NIKA_FACT_DONE_NOTHING] = true,
    [NIKA_FACT_DONE_TIE] = true,
    /* Justinian */
    [NIKA_FACT_RAISES_YOURS] = true,
    [NIKA_FACT_LOWERS_OTHER] = true,
    [NIKA_FACT_LIFTS_YOURS] = true,
    [NIKA_FACT_THIRD_TOKEN] = true,
    [NIKA_FACT_INFLUENCE] = true,
    [NIKA_FACT_INFLUENCE_ENOUGH] = true,
    [NIKA_FACT_INFLUENCE_MORE] = true,
    [NIKA_FACT_SCORES_UNLESS_CHOOSER] = true,
    [NIKA_FACT_SCORES_UNLESS_TRIGGER] = true,
    [NIKA_FACT_PASS_LAST] = true,
    [NIKA_FACT_PASS_DRAWS] = true,
    [NIKA_FACT_PASS_KEEPS] = true,
    [NIKA_FACT_PASS_EMPTY] = true,
    [NIKA_FACT_DIRECTION_GAIN] = true,
    [NIKA_FACT_DIRECTION_HIGHER] = true,
    [NIKA_FACT_CHOOSES_SURELY] = true,
    [NIKA_FACT_TRIGGER_HAS] = true,
    [NIKA_FACT_TRIGGER_CANT] = true,
    [NIKA_FACT_INFLUENCE_STAYS] = true,
    [NIKA_FACT_THEN_NEXT_TURN] = true,
    [NIKA_FACT_COLOR_PAYS] = true,
    [NIKA_FACT_COLOR_BEST] = true,
    [NIKA_FACT_EXCHANGES_WEAKEST] = true,
    [NIKA_FACT_KEEPS_AVERAGE] = true,
};

bool nika_speaks_for(struct nika_move move, const struct nika_fact *fact, const struct nika_fact *facts, unsigned count)
{
    switch (fact->kind) {
    case NIKA_FACT_BEST_COLOR: /* said of triggering, and of declining */
        return move.verb == JUSTINIAN_TRIGGER;
    case NIKA_FACT_EXCHANGES:
        return fact->number < fact->second;
    case NIKA_FACT_KEEPS_WEAKEST:
        return fact->number >= fact->second;
    case NIKA_FACT_COLOR_OTHERS:
        for (unsigned i = 0; i < count; i++)
            if (facts[i].kind == NIKA_FACT_COLOR_PAYS)
                return fact->number < facts[i].number;
        return false;
    default:
        return speaks[fact->kind];
    }
}
