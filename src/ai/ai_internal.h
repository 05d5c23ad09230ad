/*
 * ai_internal.h: the interfaces inside src/ai: algorithms of computer players, and the strategy that a game must provide.
 */
#ifndef NIKA_AI_INTERNAL_H
#define NIKA_AI_INTERNAL_H

#include <nika/ai.h>
#include <nika/measure.h>
#include <nika/prior.h>

#include "reason.h"

struct nika_holds;

/* An algorithm: what is behind a kind of agent. */
struct nika_algorithm {
    bool remembers;   /* it uses its memory */
    bool out_of_turn; /* it is also asked where its seat is merely free to act */
    bool measures;    /* its figures come from worlds of their own (run_finals): a hint shows them as they are */
    void (*think)(const struct nika_agent *, const struct nika_question *, struct nika_thought *);
};

extern const struct nika_algorithm nika_random_algorithm, nika_heuristic_algorithm, nika_search_algorithm,
    nika_master_algorithm, nika_net_algorithm;

enum { NIKA_TUNING_MAX = 64 };

/*
 * The weights of a game's heuristic, for tuning. Their meaning is the game's. An agent's own are a list of those of
 * several games, which ends with one for no game.
 */
struct nika_tuning {
    const struct nika_game *game;
    int16_t numbers[NIKA_TUNING_MAX];
    const void *tables; /* what else there is, in the game's own form */
};

/* An agent's settings in one game. In a list, the last, for no game, is for all others. */
struct nika_settings {
    const struct nika_game *game;
    const struct nika_algorithm *algorithm;
    uint32_t iterations;
    uint16_t noise;
    uint8_t span;
};
enum { NIKA_SPAN_ALL = 255 };

/* A strategy's inferences about a view and its memory, while somebody thinks. It lies in the workspace. */
struct nika_belief {
    bool begun;
    _Alignas(8) uint8_t bytes[1 << 16];
};

/* How chances that were found come true, in hundredths: the factor of their log odds, counted from the fair share's, and how
 * much higher these are then. And the Brier skill that they then have in games to which nothing was fitted; 0 where luck
 * alone may explain it, that is, two standard errors. All were measured by tools/tune calibrate (docs/review.md). */
struct nika_calibration {
    int16_t factor, shift, skill;
};

/*
 * A game's strategy: its domain knowledge in the form that every algorithm uses. Every world here is a sampled one, and
 * a decision for a seat in it is made from `open` and that seat's own drawer only.
 */
struct nika_strategy {
    const struct nika_game *game;

    /* The shipped weights, and the settings of the levels, from weakest to strongest. */
    const struct nika_tuning *tuned;
    const struct nika_settings *levels;

    /* Finds facts about a move; tells which of them speak for it. Without them (NULL), hints have no reasons. */
    nika_reasoning *reasons;
    nika_speaking *speaks_for;
    /* How records spell what facts name by number; NULL where they name none. */
    const char *const *goods;
    const char *const *colors;

    /* What seats can be believed to hold (nika/measure.h): the goods; or of each color 12 cards. NULL: nothing. */
    unsigned (*holdings)(const struct nika_world *, unsigned seat, uint8_t *held);

    /* Records in the memory what this view shows and a later one will not. */
    void (*observe)(const struct nika_setup *, const struct nika_view *, struct nika_memory *);
    /* Records another seat's move; the view is the one before it. NULL: not needed. */
    void (*notice)(const struct nika_setup *, const struct nika_view *, unsigned mover, struct nika_move,
                   struct nika_memory *);
    /*
     * Forgetting: erases from view and memory what was seen more than `span` rounds (or turns) ago. The view may then
     * have more unseen cards or tokens than it really has, but remains valid for every question.
     */
    void (*forget)(const struct nika_setup *, struct nika_view *, struct nika_memory *, unsigned span);

    /*
     * Generates the moves worth considering, best prior first, at least one and at most `most`; all of them legal. The
     * first is what the heuristic plays.
     */
    unsigned (*candidates)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                           const struct nika_memory *, struct nika_candidate *, unsigned most);

    /*
     * For nets (nika/prior.h): the moves worth considering, `points` as the heuristic sees them; at most `priors_most`.
     * What a memory adds to an observation: so many bytes for each seat. NULL and 0: nothing.
     */
    unsigned (*priors)(const struct nika_setup *, const struct nika_tuning *, const struct nika_glance *,
                       const struct nika_memory *, struct nika_prior *);
    void (*remembered)(const struct nika_setup *, const struct nika_memory *, unsigned viewer, uint8_t *bytes);
    uint8_t priors_most, remembered_for_each;

    /*
     * The sampler: draws a world consistent with the view, weighted by how well it explains what the others did. The
     * belief is the strategy's to fill; `begun` is false before the first draw for a view.
     */
    void (*sample)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                   const struct nika_memory *, struct nika_belief *, struct nika_rng *, struct nika_world *);

    /*
     * The same for players that ask a net (master.c), which may have said who holds what (net/net.h); else `holds` is NULL.
     * Without this function (NULL) they draw like the others.
     */
    void (*net_sample)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                       const struct nika_memory *, const struct nika_holds *holds, struct nika_belief *,
                       struct nika_rng *, struct nika_world *);

    /*
     * How much what another seat has done speaks for it playing as the heuristic: as the logarithm of how much likelier
     * that is of the heuristic than of other good players, in hundredths. In the world that was drawn last. NULL: the
     * game can't tell.
     */
    int (*alike)(const struct nika_memory *, const struct nika_belief *, unsigned seat);

    /*
     * The playout policy: quickly makes a move for the asked seat, from what that seat knows. The game must not be
     * over.
     */
    void (*play)(const struct nika_setup *, const struct nika_tuning *, struct nika_world *, struct nika_rng *);

    /*
     * A monotonic clock that tells where a playout is cut off: as soon as it has reached horizon(now). It shows
     * NIKA_STRATEGY_OVER when the game is over.
     */
    unsigned (*clock)(const struct nika_setup *, const struct nika_world *);
    unsigned (*horizon)(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *);

    /* The same for lines that nets play and judge (master.c); NULL: the game has none. And what a point of margin counts
     * there, relative to winning. */
    unsigned (*net_horizon)(const struct nika_setup *, const struct nika_view *);
    float net_margin;
    /* The stage of a game, from 0, by which chances are calibrated (chance.c). NULL: always 0. */
    unsigned (*stage)(const struct nika_setup *, const struct nika_view *);
    /* How chances come true that lines of the net and of the heuristic find: for each number of players from the least on, so
     * many stages. NULL: they are taken as they are. */
    const struct nika_calibration *net_calibration, *calibration;
    uint8_t stages;

    /*
     * The evaluation: each seat's expected final score, and its uncertainty: the scale on which a lead becomes a chance
     * to win.
     */
    float (*value)(const struct nika_setup *, const struct nika_tuning *, const struct nika_world *,
                   float points[NIKA_SEATS_MAX]);

    /*
     * How much less utility than the best a move may have and still be played (mixed strategy), so that others cannot
     * predict it; 0 where predictability cannot be exploited.
     */
    float (*mix)(const struct nika_setup *, const struct nika_view *);

    /*
     * The weight of priors in the search: a point of prior counts as if one iteration had yielded so much utility. 0:
     * only results of playouts count.
     */
    float trust;
};
#define NIKA_STRATEGY_OVER 1000u

/* The strategy that knows only the rules. */
extern const struct nika_strategy nika_default_strategy;

/* registry.c: a game's strategy; games without one of their own get the plain one. */
const struct nika_strategy *nika_strategy_of(const struct nika_game *game);

/* A uniform number in [0, 1). */
float nika_luck(struct nika_rng *rng);

/* exp, log, and sqrt of a non-negative number: bit-identical on every platform. */
float nika_exp(float x);
float nika_log(float x);
float nika_sqrt(float x);

/* A chance, whose log odds differ from those of the fair share by so many times as much, and are then so much higher. */
float nika_surer(float chance, float fair, float factor, float shift);

/*
 * What an agent decides from: its view, and the returned memory, with this view recorded, less what it has forgotten;
 * `room` is for that memory.
 */
const struct nika_memory *nika_recall(const struct nika_agent *agent, const struct nika_question *question,
                                      struct nika_view *view, struct nika_memory *room);

/* Noise: by how much an agent misjudges a move, in points. */
float nika_misjudgement(const struct nika_agent *agent, struct nika_rng *rng);

/* An imagined world's importance weight, as a logarithm: how well it explains what the others did. */
typedef float nika_explanation(const struct nika_setup *, const struct nika_tuning *, const struct nika_view *,
                               const struct nika_memory *, const struct nika_world *);

/*
 * An agent by its name, which is that of a kind, or begins with it and ends in a number of iterations if the kind's
 * ends in a dash. False, and *agent untouched, if there is none.
 */
bool nika_agent_of_kinds(const struct nika_agent *kinds, unsigned count, const char *name, struct nika_agent *agent);

/* An agent as it is in one game: with its settings and numbers there. */
struct nika_agent nika_settled(const struct nika_agent *agent, const struct nika_game *game);

/*
 * The search for players that imagine other lines than the heuristic's (search.c): who plays in them, and what their end
 * is worth to the seat.
 */
struct nika_lines {
    /* Draws a world, and decides what all lines in it share. */
    void (*sample)(void *context, struct nika_belief *belief, struct nika_rng *rng, struct nika_world *world);
    void (*begin)(void *context); /* a line begins */
    void (*play)(void *context, struct nika_world *world, struct nika_rng *rng);
    /* What the seat that is asked would do if it played as well as it can. */
    struct nika_move (*choose)(void *context, const struct nika_world *world);
    /* Where a line ends: each seat's chance to win; and its margin, its points less the mean of the others'. */
    void (*judge)(void *context, const struct nika_world *world, float win[NIKA_SEATS_MAX],
                  float margin[NIKA_SEATS_MAX]);
    void *context;
    float margin_weight; /* of a point of margin, relative to winning */
    unsigned horizon;
    unsigned tried;                   /* how many of the candidates, from the first on */
    float bonus[NIKA_CANDIDATES_MAX]; /* the utility that each has beforehand */
};
void nika_search(const struct nika_agent *agent, const struct nika_question *question, const struct nika_view *view,
                 const struct nika_memory *memory, const struct nika_lines *lines, struct nika_thought *thought);

/*
 * The lines that an agent which is settled imagines for a question: false if they are the heuristic's. They keep pointers
 * to view and memory, and lie in the question's workspace, behind the belief.
 */
bool nika_master_lines(const struct nika_agent *agent, const struct nika_question *question,
                       const struct nika_view *view, const struct nika_memory *memory, struct nika_lines *lines);

/* By how much less such lines' net likes a move than its best, in logits. */
float nika_master_doubt(const struct nika_lines *lines, struct nika_move move);

/* nika_measure_moves (nika/measure.h), by these lines; NULL: the heuristic's. The agent must be settled. */
void nika_measure_lines(const struct nika_agent *agent, const struct nika_question *question,
                        const struct nika_view *view, const struct nika_memory *memory, const struct nika_lines *lines,
                        const struct nika_world *known, const struct nika_move *moves, unsigned count,
                        struct nika_precision precision, struct nika_measurement *measurement);

/* What a seat has won when the game is over: 1, or its share of a victory. */
float nika_win_share(const struct nika_setup *setup, const struct nika_world *world, unsigned seat);

/*
 * Re-evaluates moves, all in the same new worlds: the search chose them partly by luck (selection bias), which fresh
 * worlds do not share. Fills in points, win, utility and visits of the first so many candidates of a thought; `utility`
 * gets each one's value in each world. The agent must be settled.
 */
enum { NIKA_TRIES = 400, NIKA_TRIED_MAX = 5 };
struct nika_trial {
    float utility[NIKA_TRIED_MAX][NIKA_TRIES];
};
void nika_try_again(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought,
                    unsigned count, struct nika_trial *trial);

/* The sampler of a strategy that can weigh whole worlds: draws a handful and keeps one in proportion to its weight. */
void nika_sample_weighed(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                         const struct nika_memory *memory, nika_explanation *explain, struct nika_rng *rng,
                         struct nika_world *world);

/* Draws one of some weights, which are logarithms: its place. */
unsigned nika_draw_weighed(const float *weights, unsigned count, struct nika_rng *rng);

/*
 * Draws which of the other seats play as the heuristic (master.c), from what speaks for each of them doing so, as `alike`
 * of a strategy has it: a mask of places in that list.
 */
unsigned nika_draw_alike(const int *told, unsigned count, struct nika_rng *rng);

/* What a memory keeps of that: adds what one more act says. */
static inline void nika_tell(int16_t *told, int more)
{
    enum { MOST = 2000 }; /* e^20: nothing that comes later changes it */
    const int sum = *told + more;
    *told = (int16_t)(sum < -MOST ? -MOST : sum > MOST ? MOST : sum);
}

/* Sorts candidates by prior, best first; stable. */
void nika_sort_by_prior(struct nika_candidate *candidates, unsigned count);

#endif
