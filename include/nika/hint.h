/*
 * hint.h: hints: the best moves in a player's situation, their value and the reasons, from what her seat knows only.
 */
#ifndef NIKA_HINT_H
#define NIKA_HINT_H

#include <nika/ai.h>
#include <nika/fact.h>

enum { NIKA_ADVICE_MAX = 5 };

/* One recommended move. */
struct nika_advice {
    struct nika_move move;
    uint32_t visits; /* lines of play in which it was tried; if 0, points and win are unknown */
    int32_t points;  /* the seat's expected final score, in tenths */
    uint32_t win;    /* its chance to win, in thousandths, as it comes true (nika/chance.h) */
    bool tells;      /* that chance says more than the fair share does; else points alone are shown */
    bool equal;      /* not the first, but statistically about as good */
    uint8_t count;   /* facts in its favour, most telling first; compared with the first move, or the second */
    struct nika_fact facts[NIKA_FACTS_MAX];
};

struct nika_hint {
    uint32_t iterations; /* simulated lines of play */
    unsigned count;
    struct nika_advice advice[NIKA_ADVICE_MAX]; /* best first: by percent to win if it tells, then by points */
};

/* Its chance to win as it is shown, in percent. */
unsigned nika_advice_percent(const struct nika_advice *advice);

/*
 * Asks an agent, as nika_think does, for more than its move. The candidates are tried again, all in the same worlds,
 * and sorted by the result.
 */
void nika_hint(const struct nika_agent *agent, const struct nika_question *question, struct nika_hint *hint);

/*
 * The facts about a legal move of the view's seat, most telling first; returns how many. In a game that has reasons,
 * every legal move has at least one; they depend on the view and the move only.
 */
unsigned nika_facts(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                    struct nika_fact facts[NIKA_FACTS_MAX]);

/* The facts that speak for a move and not equally for another one, most telling first; or, if all speak for both, those that
 * speak for it. Returns how many. */
unsigned nika_telling_facts(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                     struct nika_move rival, struct nika_fact facts[NIKA_FACTS_MAX]);

/* Writes a hint as one JSON object; `reasons` has a sentence for each advice. */
void nika_hint_json(const struct nika_setup *setup, const struct nika_hint *hint, unsigned seat, unsigned ply,
                    const char *const reasons[NIKA_ADVICE_MAX], struct nika_text *text);

#endif
