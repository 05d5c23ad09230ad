/*
 * review.h: what a finished game teaches: what each decision cost, measured from what its seat could know; how the chances
 * to win went; what was luck and what was skill; what a strong player would have made of the same deal (docs/review.md).
 *
 * The work is cut into tasks that do not depend on one another. Any copy of a review can do any of them, in any thread, and
 * another copy can take over what came out; the same record gives the same review everywhere. Nothing here allocates.
 *
 * Only of finished games: a review looks at everybody's cards.
 */
#ifndef NIKA_REVIEW_H
#define NIKA_REVIEW_H

#include <nika/measure.h>
#include <nika/par.h>
#include <nika/simulate.h>

enum {
    NIKA_REVIEW_PLIES = 1024, /* moves of a game that can be reviewed: far more than any has */
    NIKA_REVIEW_LUCK_MAX = 256,
    NIKA_REVIEW_BELIEFS_MAX = 40, /* moments at which is asked who could be believed to hold what */
    NIKA_REVIEW_WHOLE = 10000     /* a victory: chances, shares and losses are counted in such parts */
};

/* The choice of a move, judged by what it loses of the chance to win: 2, 5, 10 %, and above two standard errors. */
enum nika_mark {
    NIKA_MARK_NONE,  /* the best was played */
    NIKA_MARK_EQUAL, /* another one, about equal */
    NIKA_MARK_INACCURACY,
    NIKA_MARK_MISTAKE,
    NIKA_MARK_BLUNDER
};

/* A move that was measured. */
struct nika_review_choice {
    struct nika_move move;
    int16_t win[NIKA_SEATS_MAX];
    int16_t points; /* the mover's expected score, in tenths */
};

/* What a seat chose, and could have chosen. */
struct nika_review_decision {
    bool measured, has_second;
    bool tells; /* whether chances say anything at this stage; if not, points should be shown */
    uint8_t seat, stage, mark;
    uint16_t choices; /* legal moves */
    struct nika_review_choice played, best, second;
    int16_t
        loss; /* of the mover's chance, from best to played; less than nothing if what was played measured a little better */
    int16_t error; /* the standard error of that */
    uint32_t worlds;
};

/* What chance decided, and what that did to everybody's chances. */
struct nika_review_luck {
    uint16_t ply; /* the moment after it; 0: the deal */
    int16_t luck[NIKA_SEATS_MAX];
};

/* Everybody's chances before each move, and at the end. */
struct nika_review_chances {
    bool done;
    uint8_t stages[NIKA_REVIEW_PLIES + 1];
    int16_t win[NIKA_REVIEW_PLIES + 1][NIKA_SEATS_MAX];
};

struct nika_review_story {
    struct nika_review_chances open; /* with all cards known */
    uint16_t lucks;
    struct nika_review_luck luck[NIKA_REVIEW_LUCK_MAX]; /* the first is the deal */
};

/* Par of the deal, by seat. */
struct nika_review_par {
    bool done;
    struct nika_par of[NIKA_SEATS_MAX];
};

/* What a spectator could believe: how many of each thing a seat holds, in hundredths. */
struct nika_review_beliefs {
    uint16_t count;
    uint16_t plies[NIKA_REVIEW_BELIEFS_MAX];
    uint16_t held[NIKA_REVIEW_BELIEFS_MAX][NIKA_SEATS_MAX][NIKA_HOLDINGS_MAX];
};

/* A review. Large: not for the stack. The fields may be looked at, not changed, but for `agent`, `effort` and `seed`. */
struct nika_review {
    struct nika_setup setup;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_result result;
    unsigned count; /* moves */
    struct nika_made moves[NIKA_REVIEW_PLIES];
    uint16_t asked_at[NIKA_REVIEW_PLIES]; /* the moment when the mover was asked: earlier, if several were at once */
    uint16_t choices[NIKA_REVIEW_PLIES];  /* legal moves; 0 and 1: no decision */

    struct nika_agent agent; /* who judges: the master, if not changed */
    unsigned effort;         /* 1, or so many times as much work */
    uint64_t seed;           /* of all random numbers */

    struct nika_review_decision decisions[NIKA_REVIEW_PLIES];
    struct nika_review_chances chances[NIKA_SEATS_MAX]; /* as each seat could know them */
    struct nika_review_story story;
    struct nika_review_par par;
    struct nika_review_beliefs beliefs;

    struct nika_bench bench; /* on which positions are set up and games played */
};

/*
 * Follows a record: call it after each line that the reader has read and found right. Once it was told of a result, the
 * game can be reviewed: `nika_review_ready`. A header begins a new game. A game with too many moves is never ready.
 */
void nika_review_read(struct nika_review *review, const struct nika_reader *reader, enum nika_reading reading);
bool nika_review_ready(const struct nika_review *review);

/* The same of a game that is there already. The moves are legal. */
void nika_review_take_up(struct nika_review *review, const struct nika_setup *setup, const struct nika_names *names,
                         const struct nika_deal *deal, const struct nika_made *moves, unsigned count);

/* The tasks. First the decisions, by ply; then these. */
enum { NIKA_REVIEW_STORY = NIKA_REVIEW_PLIES, NIKA_REVIEW_PAR, NIKA_REVIEW_BELIEFS, NIKA_REVIEW_CHANCES /* + seat */ };
enum { NIKA_REVIEW_TASKS = NIKA_REVIEW_CHANCES + NIKA_SEATS_MAX };

/*
 * Lists the tasks of a review for one seat, in the order in which they should be done: its own decisions, the most doubtful
 * first (*own of them), its story, then the decisions of the others. Returns how many.
 */
unsigned nika_review_plan(struct nika_review *review, unsigned seat, uint16_t tasks[NIKA_REVIEW_TASKS], unsigned *own);

/* Does a task. */
void nika_review_do(struct nika_review *review, unsigned task);

/* What came out of a task, as bytes: copied out, and taken over from another copy of the same review. Returns the size;
 * taking over returns false, and changes nothing, if that can't have come out of a task. Moves in it are taken on trust. */
enum { NIKA_REVIEW_PART_MAX = sizeof(struct nika_review_beliefs) + sizeof(struct nika_review_story) };
size_t nika_review_part(const struct nika_review *review, unsigned task, uint8_t part[NIKA_REVIEW_PART_MAX]);
bool nika_review_take(struct nika_review *review, const uint8_t *part, size_t size);

/* Judges another move that the mover of a ply could have made. False if it is not legal there, or there was no choice. */
bool nika_review_try(struct nika_review *review, unsigned ply, struct nika_move move,
                     struct nika_review_decision *decision);

/* The decision of a ply with all cards known: not what the seat could know. */
bool nika_review_open(struct nika_review *review, unsigned ply, struct nika_review_decision *decision);

/* How the game could go on if the mover of a ply made this move, in one world that it could imagine. Returns the moves;
 * *world is as it was before the first. */
unsigned nika_review_line(struct nika_review *review, unsigned ply, struct nika_move move, struct nika_world *world,
                          struct nika_line_move *line, unsigned most);

/* A seat's account, in parts of a victory: result = fair + deal + draws + own + gifts + rest, exactly. */
struct nika_review_account {
    int32_t result, fair;
    int32_t deal, draws; /* luck: the deal, and what was drawn */
    int32_t own;         /* what its own decisions lost, less than nothing */
    int32_t gifts;       /* what the others' decisions lost to it */
    int32_t rest;        /* what nobody could know, and what the measure does not see */
    int32_t adjusted;    /* the result without luck */
};

/* False as long as something is not measured. */
bool nika_review_account(const struct nika_review *review, unsigned seat, struct nika_review_account *account);

/* A seat's errors so far; and once all of its decisions are measured, a title for them: an index from the best to the worst
 * (0 to 5), else -1. */
struct nika_review_errors {
    unsigned decisions, measured, marks[NIKA_MARK_BLUNDER + 1];
    int32_t loss;
    int title;
};
struct nika_review_errors nika_review_errors(const struct nika_review *review, unsigned seat);

/* The plies of a seat's costliest marked decisions, at most three, the costliest first. */
unsigned nika_review_costliest(const struct nika_review *review, unsigned seat, unsigned plies[3]);

/* All that is known so far, as one JSON object for one seat (docs/review.md). */
void nika_review_json(struct nika_review *review, unsigned seat, struct nika_text *text);

/* One decision, as in there. */
void nika_review_decision_json(const struct nika_review *review, unsigned ply,
                               const struct nika_review_decision *decision, struct nika_writer *writer);

/*
 * Answers a question, a JSON object, by another (docs/review.md): nika_review_try, nika_review_open, nika_review_line. What
 * is wrong with a question is said in a member "error".
 */
void nika_review_ask(struct nika_review *review, const char *question, size_t size, struct nika_text *text);

/* The words of marks and titles. */
extern const char *const nika_mark_words[NIKA_MARK_BLUNDER + 1];
extern const char *const nika_title_words[6];

#endif
