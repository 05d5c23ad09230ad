/*
 * byzantz_play.h: Byzantz's world as the rest of Byzantz's files see it. Inside Byzantz only.
 */
#ifndef BYZANTZ_PLAY_H
#define BYZANTZ_PLAY_H

#include <nika/byzantz.h>

static inline struct byzantz_world *byzantz_world(struct nika_world *world)
{
    return (struct byzantz_world *)(void *)world->bytes;
}
static inline const struct byzantz_world *byzantz_world_const(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

/* byzantz_play.c */
unsigned byzantz_piles(const struct nika_setup *setup, struct nika_deal *deal, struct nika_pile piles[NIKA_PILES_MAX]);
void byzantz_begin(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *bytes);
nika_refusal byzantz_apply(const struct nika_setup *setup, struct nika_world *bytes, unsigned seat,
                           struct nika_move move);
bool byzantz_step(const struct nika_setup *setup, struct nika_world *bytes, struct nika_rng *rng);

/* byzantz_imagine.c */
void byzantz_imagine(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                     struct nika_world *bytes);
void byzantz_reshuffle(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *bytes);

/* The goods that a view does not show, and the merchants. They lie in other hands, in the deck, and among the removed.
 */
struct byzantz_unseen {
    byzantz_cards goods;
    unsigned merchants;
    bool possible; /* no card shows more often than there are */
};
struct byzantz_unseen byzantz_find_unseen(const struct nika_setup *setup, const struct nika_view *view);

/* byzantz_check.c: the first invariant that a view breaks, or NULL; and the same of a world. */
const char *byzantz_check_view(const struct nika_setup *setup, const struct nika_view *view);
const char *byzantz_check(const struct nika_setup *setup, const struct nika_world *bytes);

/* byzantz_words.c */
size_t byzantz_say(const struct nika_setup *setup, struct nika_move move, char word[NIKA_WORD_MAX]);
bool byzantz_parse(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move);
bool byzantz_is_move(struct nika_move move);

/* byzantz_bytes.c */
size_t byzantz_encode(const struct nika_setup *setup, const struct nika_view *view, uint8_t code[NIKA_CODE_MAX]);
bool byzantz_decode(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view);

/* byzantz_json.c */
void byzantz_write_deal(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_writer *writer);
bool byzantz_read_deal(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                       struct nika_misfit *misfit);
void byzantz_write_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer);

#endif
