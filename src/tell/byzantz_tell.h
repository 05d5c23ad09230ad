/*
 * byzantz_tell.h: what the files that tell Byzantz share. Inside the tell room only.
 */
#ifndef NIKA_TELL_BYZANTZ_TELL_H
#define NIKA_TELL_BYZANTZ_TELL_H

#include <nika/byzantz.h>
#include <nika/messages_byzantz.h>

#include "teller.h"

/* Any cards in the words of records. */
struct shown_cards {
    char bytes[3 * BYZANTZ_DECK + 1];
};

static inline const char *cards_of(byzantz_cards heap, struct shown_cards *cards)
{
    struct nika_text text = nika_text(cards->bytes, sizeof cards->bytes);
    byzantz_say_cards(heap, &text);
    return cards->bytes;
}

/* The cards that a seat has to itself; a watcher has none. */
static inline byzantz_cards hand_of(const struct nika_view *view)
{
    return view->seat == NIKA_WATCHER ? 0 : byzantz_own(view)->hand;
}

/* Who holds the highest bid; there must be one. */
static inline unsigned highest_bidder(const struct byzantz_open *open)
{
    unsigned seat = 0;
    while (open->bid_total[seat] != open->high)
        seat++;
    return seat;
}

/* tell_byzantz.c: who picks from the market, in order, from those who have not yet. */
void byzantz_tell_picks(const struct nika_setup *setup, const struct byzantz_open *open, struct nika_listener listener);

/* tell_byzantz.c: the groups of a heap, a detail each. */
void byzantz_tell_groups(byzantz_cards heap, struct nika_listener listener);

/* tell_byzantz.c: a seat's number of cards and, if it may be told, its profit. */
void byzantz_tell_standing(const struct nika_setup *setup, const struct nika_view *view, unsigned seat,
                           struct nika_listener listener);

/* byzantz_table.c */
void byzantz_tell_table(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void byzantz_tell_hand(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void byzantz_tell_holding(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void byzantz_tell_result(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* byzantz_advice.c */
void byzantz_tell_waiting(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void byzantz_tell_question(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void byzantz_tell_help(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
bool byzantz_tell_refusal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                          nika_refusal refusal, struct nika_listener listener);
bool byzantz_refusal_is_open(nika_refusal refusal);
void byzantz_spell(struct nika_move move, struct nika_voice voice, struct nika_text *text);
bool byzantz_tell_doubt(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                        struct nika_listener listener);

/* byzantz_understand.c */
enum nika_understanding byzantz_understand(const struct nika_setup *setup, const struct nika_view *view,
                                           enum nika_language language, const char *typed, size_t size,
                                           struct nika_move *move, struct nika_listener listener);

#endif
