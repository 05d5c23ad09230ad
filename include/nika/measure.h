/*
 * measure.h: what moves are worth, measured from what a seat could know: lines of play from the same imagined worlds for
 * all moves, until the figures are precise enough. Whoever chose moves by a search measures them in other worlds than the
 * search's: the figures by which a move was chosen are partly luck (docs/review.md).
 *
 * The lines are those of the agent's search: the master's, played and judged by its net, or else the heuristic's. What is
 * found is not calibrated (nika/chance.h).
 */
#ifndef NIKA_MEASURE_H
#define NIKA_MEASURE_H

#include <nika/ai.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { NIKA_MEASURED_MAX = 6 };

/*
 * When it is enough: with at least and at most so many worlds, once the standard error of each move's difference in chances
 * to win from the first's is no larger. And how many rounds or turns further than in a search lines go: what they end with is
 * judged at a glance, and a search likes best what is misjudged in its favour.
 */
struct nika_precision {
    uint32_t least, most;
    float error;
    unsigned further;
};

/* One move: the seat's expected final score, and everybody's chances to win. */
struct nika_measured {
    struct nika_move move;
    double points, win[NIKA_SEATS_MAX];
    double error; /* of the difference between its own chance and the first move's */
};

struct nika_measurement {
    uint32_t worlds;
    unsigned count;
    struct nika_measured moves[NIKA_MEASURED_MAX]; /* in the order in which they were given */
};

/*
 * Measures legal moves of the question's seat. Every world is imagined from the question; or, if one is given, it is that
 * one each time, with what nobody knows yet in another order.
 */
void nika_measure_moves(const struct nika_agent *agent, const struct nika_question *question, const struct nika_world *known,
                  const struct nika_move *moves, unsigned count, struct nika_precision precision,
                  struct nika_measurement *measurement);

/* How much less a strong player likes a legal move than the one it likes best, at a glance: in logits of the net, or in
 * points of the heuristic. */
float nika_doubt(const struct nika_agent *agent, const struct nika_question *question, struct nika_move move);

/*
 * Everybody's chances to win as the question's seat could know them, whoever is asked: over so many worlds, imagined or known
 * as above, each played on to where lines are cut off.
 */
void nika_outlook(const struct nika_agent *agent, const struct nika_question *question,
                  const struct nika_world *known, uint32_t worlds, double win[NIKA_SEATS_MAX]);

/* The same at a glance, with all cards known: `traces` is what everybody has been shown (nika_remember_open in
 * nika/prior.h). Quick, but what it sees changes with who is asked. */
void nika_glance_at(const struct nika_setup *setup, const struct nika_world *world, const struct nika_memory *traces,
                    double win[NIKA_SEATS_MAX]);

/* A move in a line of play. */
struct nika_line_move {
    struct nika_move move;
    unsigned seat;
};

/*
 * How the game could go on after a move: strong play in one imagined world, which is returned as it is before the move, to
 * where lines are cut off. Returns how many moves there are, the first included, at most `most`.
 */
unsigned nika_line(const struct nika_agent *agent, const struct nika_question *question, struct nika_move move,
                   struct nika_world *world, struct nika_line_move *line, unsigned most);

/*
 * What seats can be believed to hold, if a game has such: goods, or the cards of each color. How many of each thing a seat
 * holds in a world; returns how many things there are, 0 in games without such. And how records spell them.
 */
enum { NIKA_HOLDINGS_MAX = 48 };
unsigned nika_holdings(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                       uint8_t held[NIKA_HOLDINGS_MAX]);
void nika_holding_word(const struct nika_game *game, unsigned thing, char word[NIKA_WORD_MAX]);

/* How many of each thing each seat holds on average, in hundredths, in worlds that explain what the question's viewer, a
 * seat or a spectator, has seen. */
void nika_believe(const struct nika_question *question, uint32_t worlds,
                  uint16_t held[NIKA_SEATS_MAX][NIKA_HOLDINGS_MAX]);

#ifdef __cplusplus
}
#endif

#endif
