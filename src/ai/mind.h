/*
 * mind.h: inside the room: ways of thinking, and what a game must offer to be thought about.
 */
#ifndef NIKA_AI_MIND_H
#define NIKA_AI_MIND_H

#include <nika/ai.h>

#include "reason.h"

/* A way of thinking: what stands behind a kind of agent. */
struct nika_mind {
    bool remembers;   /* it makes something of its memory */
    bool out_of_turn; /* it is also asked where its seat is only free to act */
    void (*think)(const struct nika_agent *, const struct nika_question *, struct nika_thought *);
};

extern const struct nika_mind nika_random_mind, nika_heuristic_mind, nika_search_mind;

enum { NIKA_TUNING_MAX = 64 };

/* The numbers of a game's heuristic, which a program tunes. Their meaning is the game's. An agent's own stand in a list
 * of those of several games, which ends with one for no game. */
struct nika_tuning {
    const struct nika_game *game;
    int16_t numbers[NIKA_TUNING_MAX];
    const void *tables; /* what else there is, in the game's own form */
};

/* How a player thinks in one game. Where there are several in a list, the last, for no game, is for all others. */
struct nika_settings {
    const struct nika_game *game;
    const struct nika_mind *mind;
    uint32_t iterations;
    uint16_t noise;
    uint8_t span;
};
enum { NIKA_SPAN_ALL = 255 };

/* What a wit has found out about a view and its memory, while somebody thinks. It lies on the desk. */
struct nika_belief {
    bool begun;
    _Alignas(8) uint8_t bytes[1 << 16];
};

/*
 * A game's wit: knowledge of one game in the form that every way of thinking uses. Wherever a world appears here it is
 * an imagined one, and what is decided for a seat in it is decided from `open` and that seat's own drawer alone.
 */
struct nika_wit {
    const struct nika_game *game;

    /* What the shipped players use: the numbers, and the settings of the levels, from the weakest to the strongest. */
    const struct nika_tuning *tuned;
    const struct nika_settings *levels;

    /* Finds facts about a move; tells which of them speak for it. Without them (NULL), hints have no reasons. */
    nika_reasoning *reasons;
    nika_speaking *speaks_for;
    /* How records spell what facts name by number; NULL where they name none. */
    const char *const *goods;
    const char *const *colors;

    /* Takes down in the memory what this view shows and a later one will not. */
    void (*observe)(const struct nika_setup *, const struct nika_view *, struct nika_memory *);
    /* Takes down a move of another seat; the view is the one before it. NULL: nothing of it is needed. */
    void (*notice)(const struct nika_setup *, const struct nika_view *, unsigned mover, struct nika_move,
                   struct nika_memory *);
    /* Blots out of view and memory what was seen more than `span` rounds (or turns) ago. The view may then have more
     * cards or tokens unseen than it really has, and can still be asked everything. */
    void (*forget)(const struct nika_setup *, struct nika_view *, struct nika_memory *, unsigned span);

    /* Lists the moves worth thinking about, best prior first, at least one; all of them legal. `most`: not more than
     * so many. The first is what the heuristic plays. */
    unsigned (*candidates)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                           const struct nika_memory *, struct nika_candidate *, unsigned most);

    /* Draws a world that could lie behind the view, the likelier the better it explains what the others did. The belief
     * is the wit's to fill; `begun` is false before the first draw for a view. */
    void (*dream)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                  const struct nika_memory *, struct nika_belief *, struct nika_rng *, struct nika_world *);

    /* The policy: lets the asked seat play a move of its own, quickly, on what it knows itself. The game must not be
     * over. */
    void (*play)(const struct nika_setup *, const struct nika_tuning *, struct nika_world *, struct nika_rng *);

    /* A clock that only goes forward and tells where a simulated line of play is cut off: at the first moment when it
     * has reached horizon(now). The game is over when it shows NIKA_WIT_OVER. */
    unsigned (*clock)(const struct nika_setup *, const struct nika_world *);
    unsigned (*horizon)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *);

    /* What the final score of each seat will be, as far as can be told; and how far off that may be: the scale on which
     * a lead becomes a chance to win. */
    float (*value)(const struct nika_setup *, const struct nika_tuning *, const struct nika_world *,
                   float points[NIKA_SEATS_MAX]);

    /* Up to how much less utility than the best a move may have and still be drawn, so that the others can't predict
     * it; 0 where predictability can't be punished. */
    float (*mix)(const struct nika_setup *, const struct nika_view *);

    /* How far the search trusts priors: a point of prior counts as if one iteration had brought so much utility. 0: it
     * goes by what it has tried alone. */
    float trust;
};
#define NIKA_WIT_OVER 1000u

/* The wit that knows only the rules. */
extern const struct nika_wit nika_plain_wit;

/* registry.c: a game's wit; games that have none of their own get the plain one. */
const struct nika_wit *nika_wit_of(const struct nika_game *game);

/* Any number from 0 up to 1, but less. */
float nika_luck(struct nika_rng *rng);

/* e to the power of x, the natural logarithm, and the square root of a number that is not negative: the same bits on
 * every platform. */
float nika_exp(float x);
float nika_log(float x);
float nika_sqrt(float x);

/* What an agent goes by: its view, and the memory that is returned, with this view taken down, less what it has
 * forgotten; `room` is for that memory. */
const struct nika_memory *nika_recall(const struct nika_agent *agent, const struct nika_question *question,
                                      struct nika_view *view, struct nika_memory *room);

/* By how much an agent misjudges a move, in points. */
float nika_misjudgement(const struct nika_agent *agent, struct nika_rng *rng);

/* How well an imagined world explains what the others did: the logarithm of its weight. */
typedef float nika_explanation(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                               const struct nika_memory *, const struct nika_world *);

/* An agent by its name, which is that of a kind, or begins with it and ends in a number of iterations if the kind's ends in
 * a dash. False, and *agent untouched, if there is none. */
bool nika_agent_of_kinds(const struct nika_agent *kinds, unsigned count, const char *name, struct nika_agent *agent);

/* An agent as it is in one game: with its settings and numbers there. */
struct nika_agent nika_settled(const struct nika_agent *agent, const struct nika_game *game);

/* Tries moves once more, all of them in the same new worlds: what made the search choose them was partly luck, and fresh
 * worlds do not know of it. Fills in points, win, utility and visits of the first candidates of a thought, so many of
 * them; `utility` gets what each was worth in each world. The agent must be settled. */
enum { NIKA_TRIES = 400, NIKA_TRIED_MAX = 5 };
struct nika_trial {
    float utility[NIKA_TRIED_MAX][NIKA_TRIES];
};
void nika_try_again(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought,
                    unsigned count, struct nika_trial *trial);

/* Draws a handful of worlds and keeps one of them in proportion to its weight: the dream of a wit that can weigh whole
 * worlds. */
void nika_dream_weighed(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                        const struct nika_memory *memory, nika_explanation *explain, struct nika_rng *rng,
                        struct nika_world *world);

/* Sorts candidates by prior, the best first; equal ones stay in order. */
void nika_sort_by_prior(struct nika_candidate *candidates, unsigned count);

#endif
