/*
 * justinian_play.h: Justinian's world as the rest of Justinian's files see it. Inside Justinian only.
 */
#ifndef JUSTINIAN_PLAY_H
#define JUSTINIAN_PLAY_H

#include <nika/justinian.h>

static inline struct justinian_world *justinian_world(struct nika_world *world)
{
    return (struct justinian_world *)(void *)world->bytes;
}
static inline const struct justinian_world *justinian_world_const(const struct nika_world *world)
{
    return (const struct justinian_world *)(const void *)world->bytes;
}

/* The next seat to the left (clockwise). */
static inline unsigned justinian_next(unsigned seat, unsigned players)
{
    return seat + 1 < players ? seat + 1 : 0;
}

/* court.c */
extern const uint16_t justinian_reconstruction[JUSTINIAN_COUNSELORS * JUSTINIAN_COLUMNS];
extern const uint16_t justinian_usual_windows[JUSTINIAN_COUNSELORS * JUSTINIAN_PHASES];

/* justinian_play.c */
unsigned justinian_piles(const struct nika_setup *setup, struct nika_deal *deal,
                         struct nika_pile piles[NIKA_PILES_MAX]);
void justinian_begin(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *bytes);
nika_refusal justinian_apply(const struct nika_setup *setup, struct nika_world *bytes, unsigned seat,
                             struct nika_move move);
bool justinian_step(const struct nika_setup *setup, struct nika_world *bytes, struct nika_rng *rng);

/* Whether every hand and reserve is empty. */
bool justinian_all_empty(const struct nika_setup *setup, const struct justinian_open *open);

/* Whether the game ends with this turn even if nobody triggers: nothing is left, or it was a dead turn (J3). All have
 * passed. */
bool justinian_must_end(const struct nika_setup *setup, const struct justinian_open *open);

/* Who chooses the color of a scoring of this turn. */
unsigned justinian_find_chooser(const struct nika_setup *setup, const struct justinian_open *open,
                                const struct justinian_scoring *scoring);

/* justinian_moves.c */
unsigned justinian_legal(const struct nika_setup *setup, const struct nika_view *view,
                         struct nika_move moves[NIKA_MOVES_MAX]);

/* The places that can take a token, given those that lie there; `phase_space`: whether that can. */
uint64_t justinian_find_places(const uint8_t owners[JUSTINIAN_COUNSELORS], bool phase_space);

/* exchange.c */

/* One exchange in a color. A color's pile, from the deal on, is a queue: exchange number i takes the card at its place
 * i and puts one at its end. */
struct justinian_exchange {
    uint8_t seat, round;
};

/* All exchanges so far in a color, in their order; returns how many. */
enum { JUSTINIAN_EXCHANGES_MAX = 2 * JUSTINIAN_SEATS };
unsigned justinian_exchanges(const struct nika_setup *setup, const struct justinian_open *open, unsigned color,
                             struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX]);

/* Finds what the view's seat was dealt of a color that is in the game, from what it has and what it exchanged. False if
 * its exchanges do not fit its cards and one another. */
bool justinian_find_dealt(const struct nika_setup *setup, const struct nika_view *view, unsigned color,
                          uint16_t *dealt);

/* Whether hands, pile and exchanges of a color, which is in the game, tell one story, and each card is in one place.
 * The views of all seats have been checked. */
bool justinian_color_fits(const struct nika_setup *setup, const struct justinian_world *world, unsigned color);

/* Fills in a color, which is in the game, in a world that is being imagined behind a view. */
void justinian_imagine_color(const struct nika_setup *setup, const struct nika_view *view, unsigned color,
                             struct nika_rng *rng, struct justinian_world *world);

/* justinian_imagine.c */
void justinian_imagine(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                       struct nika_world *bytes);
void justinian_reshuffle(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *bytes);

/* justinian_check.c: the first invariant that a view breaks, or NULL; and the same of a world. */
const char *justinian_check_view(const struct nika_setup *setup, const struct nika_view *view);
const char *justinian_check(const struct nika_setup *setup, const struct nika_world *bytes);

/* justinian_words.c */
size_t justinian_say(const struct nika_setup *setup, struct nika_move move, char word[NIKA_WORD_MAX]);
bool justinian_parse(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move);
bool justinian_is_move(struct nika_move move);

/* justinian_bytes.c */
size_t justinian_encode(const struct nika_setup *setup, const struct nika_view *view, uint8_t code[NIKA_CODE_MAX]);
bool justinian_decode(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view);

/* justinian_json.c */
void justinian_write_deal(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_writer *writer);
bool justinian_read_deal(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                         struct nika_misfit *misfit);
void justinian_write_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer);

#endif
