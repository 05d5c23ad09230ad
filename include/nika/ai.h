/*
 * ai.h: computer players. A player is handed what its seat knows and what it remembers itself, never a world: it cannot
 * look at what it may not know, and worlds that it thinks through are imagined from its view before any of its moves is
 * tried in them.
 *
 * Thinking allocates nothing: the caller lends a desk. With a budget of iterations, the same question with the same
 * random numbers gets the same answer on every platform.
 */
#ifndef NIKA_AI_H
#define NIKA_AI_H

#include <nika/game.h>

enum {
    NIKA_AGENT_NAME_MAX = 32, /* bytes of an agent's name, its final NUL included */
    NIKA_MEMORY_BYTES = 8192,
    NIKA_DESK_BYTES = 1 << 20,
    NIKA_CANDIDATES_MAX = 48
};

/* What a player remembers of what it was shown: its views when it was asked, and the moves of the others. All zero
 * before the first; plain bytes, to be kept with the game and handed back as they were. A player that lost its memory
 * still plays, on what the view shows. */
struct nika_memory {
    _Alignas(8) uint8_t bytes[NIKA_MEMORY_BYTES];
};

/* Room to think in, lent for one question at a time; what is in it before and after does not matter. */
struct nika_desk {
    _Alignas(16) uint8_t bytes[NIKA_DESK_BYTES];
};

/* How long to think. An iteration is one simulated line of play. With a clock, thinking ends early once `enough` says
 * so; it is asked every few iterations, and then the answer depends on the machine. The iterations should then be
 * about what fits into the time, since candidates are dropped as they are used up. A search of very few
 * iterations looks at every candidate once for each time that it halves their number, and so uses a few more. */
struct nika_budget {
    uint32_t iterations; /* 0: as many as the agent's own */
    bool (*enough)(void *context);
    void *context;
};

/* A move that was thought about. */
struct nika_candidate {
    struct nika_move move;
    float prior;     /* what the heuristic thinks of it, in points; only differences mean something */
    float points;    /* the seat's expected final score */
    float win;       /* its chance to win, shared victories in parts; 0 to 1 */
    float utility;   /* what it was worth in the simulations: win, and a little for the margin */
    uint32_t visits; /* iterations spent on it; with none, points and win are not known */
};

/* What came out. */
struct nika_thought {
    struct nika_move move;
    bool waits;          /* it would rather not act: there is no move. Only who is not asked may */
    uint32_t iterations; /* simulated lines of play */
    uint32_t decisions;  /* and decisions in them */
    uint32_t count;
    struct nika_candidate candidates[NIKA_CANDIDATES_MAX]; /* the best first; the move itself among them */
};

struct nika_mind;
struct nika_tuning;
struct nika_settings;

/* A computer player: a way of thinking and its settings. Made by nika_agent_named. */
struct nika_agent {
    char name[NIKA_AGENT_NAME_MAX];
    const struct nika_mind *mind;
    const struct nika_tuning *tuning; /* the numbers of its heuristic; NULL: as shipped */
    uint32_t iterations;
    uint16_t noise;                       /* how far it misjudges moves, in hundredths of a point */
    uint8_t span;                         /* how many rounds (or turns) back it remembers what it saw; 255: all */
    uint8_t level;                        /* from 1; 0: none. A level's settings are for each game others, */
    const struct nika_settings *settings; /* and so may an agent's own be; or NULL */
};

/* An agent by its name. False, and *agent untouched, if there is none of that name. A name may end in a number of
 * iterations: "search-3000". */
bool nika_agent_named(const char *name, struct nika_agent *agent);

/* The names of all agents, ended by NULL; one that ends in "-N" stands for any number. First come the levels, which all
 * clients offer, from the weakest to the strongest. A weaker player is weaker as people are: it misjudges what a move is
 * worth, remembers only what it saw lately, and thinks less far. Each level wins about two games of five against three
 * of the level below it (docs/ai.md). */
enum { NIKA_LEVELS = 4 };
extern const char *const nika_agent_names[];

/* The number of a level in that list; NIKA_LEVELS if the name is none of a level. */
unsigned nika_level_number(const char *name);

/* Somebody who knows agents by their names: nika_agent_named, or one that knows more of them. */
typedef bool nika_roster(const char *name, struct nika_agent *agent);

/* A question: what a seat is asked, and by what it may be answered. */
struct nika_question {
    const struct nika_setup *setup;
    const struct nika_view *view;
    struct nika_memory *memory;
    struct nika_budget budget;
    struct nika_rng *rng; /* how many numbers are drawn from it does not depend on how long the thinking takes */
    struct nika_desk *desk;
};

/* Shows a seat a move, its own or another's, that is about to be made; `view` is the seat's own before it. What the seat
 * may not see of the move is left out here. Who is shown every move from the first on can tell more of what the others
 * hide; an agent that has just thought about its own move need not be shown that again. */
void nika_remember(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                   struct nika_memory *memory);

/* Whether an agent makes anything of a memory. */
bool nika_remembers(const struct nika_agent *agent, const struct nika_game *game);

/* Whether an agent ever acts out of turn. Who does not is never asked where its seat is only free to. */
bool nika_acts_out_of_turn(const struct nika_agent *agent);

/* Answers for a seat that is asked, and has at least one legal move; or for one that is free to act out of turn, if its
 * agent ever does so. How long that takes can tell what the seat hides (a forced answer comes at once): whoever shows the
 * answer to others lets them wait alike. */
void nika_think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought);

#endif
