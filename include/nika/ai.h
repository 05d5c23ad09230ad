/*
 * ai.h: computer players. A player gets what its seat knows and what it remembers, never a world: it cannot see hidden
 * information. The worlds that it searches are sampled from its view (determinization) before any of its moves is tried
 * in them.
 *
 * Thinking allocates nothing: the caller lends a workspace. With a budget of iterations, the same question with the
 * same random numbers gets the same answer on every platform.
 */
#ifndef NIKA_AI_H
#define NIKA_AI_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The version of the levels. Records name it, so that their moves can be thought again (nika/recheck.h): add one whenever
 * any level may answer any question otherwise than before. tests/unit/test_recheck.c notices if it was forgotten.
 */
enum { NIKA_PLAYERS_VERSION = 1 };

enum {
    NIKA_AGENT_NAME_MAX = 32, /* bytes of an agent's name, its final NUL included */
    NIKA_MEMORY_BYTES = 8192,
    NIKA_WORKSPACE_BYTES = 1 << 20,
    NIKA_CANDIDATES_MAX = 48
};

/*
 * A player's memory of what it was shown: its views when it was asked, and the others' moves. All zero before the
 * first; plain bytes, to be kept with the game and handed back unchanged. A player without its memory still plays, on
 * what the view shows.
 */
struct nika_memory {
    NIKA_ALIGNED(8) uint8_t bytes[NIKA_MEMORY_BYTES];
};

/* Workspace, lent for one question at a time; its contents before and after do not matter. */
struct nika_workspace {
    NIKA_ALIGNED(16) uint8_t bytes[NIKA_WORKSPACE_BYTES];
};

/*
 * The budget. An iteration is one simulated line of play (playout). With a clock, thinking ends early once `enough`
 * says so; it is polled every few iterations, and then the answer depends on the machine. The iterations should be
 * about what fits into the time, since candidates are eliminated as they are used up. A search of very few iterations
 * still tries every candidate once per halving, and so uses a few more.
 */
struct nika_budget {
    uint32_t iterations; /* 0: the agent's default */
    bool (*enough)(void *context);
    void *context;
};

/* A move that was considered. */
struct nika_candidate {
    struct nika_move move;
    float prior;     /* the heuristic's estimate, in points; only differences are meaningful */
    float points;    /* the seat's expected final score */
    float win;       /* its chance to win, 0 to 1, as the lines found it: what comes true is in nika/chance.h. Shared
                      * victories count in part */
    float utility;   /* its value in the simulations: win, and a little for the margin */
    uint32_t visits; /* iterations spent on it; if 0, points and win are unknown */
};

/* The result. */
struct nika_thought {
    struct nika_move move;
    bool waits;          /* it prefers not to act: there is no move. Only a seat that is not asked may */
    uint32_t iterations; /* simulated lines of play */
    uint32_t decisions;  /* and decisions in them */
    uint32_t count;
    struct nika_candidate candidates[NIKA_CANDIDATES_MAX]; /* best first; includes the move itself */
};

struct nika_algorithm;
struct nika_tuning;
struct nika_settings;
struct nika_outside;

/* A computer player: an algorithm and its settings. Made by nika_agent_named or nika_agent_outside. */
struct nika_agent {
    char name[NIKA_AGENT_NAME_MAX];
    const struct nika_algorithm *algorithm;
    const struct nika_tuning *tuning; /* the weights of its heuristic; NULL: as shipped */
    uint32_t iterations;
    uint16_t noise;                       /* standard deviation of its misjudgement of moves, in hundredths of a
                                           * point */
    uint8_t span;                         /* how many rounds (or turns) back it remembers; 255: all */
    uint8_t level;                        /* from 1; 0: none. A level's settings differ by game, */
    const struct nika_settings *settings; /* and so may an agent's own; or NULL */
    const struct nika_outside *outside;   /* who thinks, if it is none of ours; else NULL */
};

/*
 * Looks up an agent by name. False, and *agent unchanged, if there is none. A name may end in a number of iterations:
 * "search-3000".
 */
bool nika_agent_named(const char *name, struct nika_agent *agent);

/*
 * The names of all agents, ended by NULL; "-N" at the end stands for any number. First come the levels, which all
 * clients offer, from weakest to strongest. A weaker player is weak the way people are: it misjudges moves, remembers
 * only recent events, and thinks less far ahead. Each level up to expert wins about two games of five against three
 * players of the level below (docs/ai.md); the master asks a net (nika/nets.h) and takes much longer.
 */
enum { NIKA_LEVELS = 5 };
extern const char *const nika_agent_names[];

/* The index of a level in that list; NIKA_LEVELS if the name is not a level's. */
unsigned nika_level_number(const char *name);

/* A look-up of agents by name: nika_agent_named, or one that knows more of them. */
typedef bool nika_roster(const char *name, struct nika_agent *agent);

/* A question: what a seat is asked, and with what resources. */
struct nika_question {
    const struct nika_setup *setup;
    const struct nika_view *view;
    struct nika_memory *memory;
    struct nika_budget budget;
    struct nika_rng *rng; /* how many numbers are drawn does not depend on thinking time */
    struct nika_workspace *workspace;
};

/*
 * A player of the caller's own. It is asked in the place of a computer player wherever those are asked: in
 * nika_play_out, nika_simulate, nika_field_play, and at a server (nika/join.h). It gets what its seat knows, and must
 * answer with a legal move; `waits` is not for it, since it is asked only when the game waits for its seat. Not asked
 * out of turn, it can still make a move out of turn when it is asked: the legal moves include them.
 *
 * `begin`, `saw` and `end` may be NULL. They let it keep a memory of its own:
 * - `begin`: a game starts, with what the seat knows before the first move. It can come in the middle of a game, if a
 *   move was taken back: then all that remains is shown anew
 * - `saw`: a move, its own or another's, as the seat may see it; `after` is what the seat knows then
 * - `end`: the game is over
 */
struct nika_outside {
    void (*think)(void *context, const struct nika_question *question, struct nika_thought *thought);
    void (*begin)(void *context, const struct nika_setup *setup, const struct nika_view *view);
    void (*saw)(void *context, const struct nika_setup *setup, const struct nika_view *after, unsigned mover,
                struct nika_move move);
    void (*end)(void *context, const struct nika_setup *setup, const struct nika_view *view);
    void *context;
};

/* An agent that is such a player. `outside` is not copied; a longer name is cut. */
void nika_agent_outside(const char *name, const struct nika_outside *outside, struct nika_agent *agent);

/*
 * Shows a seat a move, its own or another's, that is about to be made; `view` is the seat's own before it. What the
 * seat may not see of the move is removed here. A player that is shown every move from the first can infer more about
 * hidden cards; an agent that has just chosen its own move need not be shown that again.
 */
void nika_remember(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                   struct nika_memory *memory);

/* Whether an agent uses a memory. */
bool nika_remembers(const struct nika_agent *agent, const struct nika_game *game);

/* Whether an agent ever acts out of turn. One that does not is never asked while its seat is merely free to. */
bool nika_acts_out_of_turn(const struct nika_agent *agent);

/*
 * Answers for a seat that is asked and has at least one legal move; or for one that is free to act out of turn, if its
 * agent does so. Thinking time can reveal hidden information (a forced answer comes at once): whoever shows the answer
 * to others must equalize the delay.
 */
void nika_think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought);

#ifdef __cplusplus
}
#endif

#endif
