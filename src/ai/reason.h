/*
 * reason.h: the interface inside src/ai by which games state facts about a move.
 */
#ifndef NIKA_AI_REASON_H
#define NIKA_AI_REASON_H

#include <nika/fact.h>

/* The facts found so far, most telling first; when it is full, further ones are left out. */
struct nika_reasons {
    struct nika_fact *facts;
    unsigned count, most;
};

static inline void nika_reason(struct nika_reasons *reasons, struct nika_fact fact)
{
    if (reasons->count < reasons->most)
        reasons->facts[reasons->count++] = fact;
}

/* Finds facts about a legal move of the view's seat. */
typedef void nika_reasoning(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                            struct nika_reasons *reasons);

/*
 * Whether a fact about a move speaks for making it: a hint gives only those as reasons. Others describe the move or
 * speak against it: what it costs, or what others gain, is true as well, but no reason to make it. `facts`: all that
 * were found about the move.
 */
typedef bool nika_speaking(struct nika_move move, const struct nika_fact *fact, const struct nika_fact *facts,
                           unsigned count);

#endif
