/*
 * tell_justinian.h: what the files that tell Justinian share. Inside the tell room only.
 */
#ifndef NIKA_TELL_JUSTINIAN_H
#define NIKA_TELL_JUSTINIAN_H

#include <nika/bits.h>
#include <nika/justinian.h>
#include <nika/messages_justinian.h>

#include "teller.h"

/* A list of tokens, cards or numbers, which reads the same in all languages. */
struct listed {
    char bytes[320];
};

/* tell_justinian.c */

/* Tokens by kind: "+1×2 -3". */
const char *justinian_list_tokens(justinian_tokens heap, struct listed *list);

/* Cards with what they pay: "Narses (1) 3, Teodora (12) 25", and the sum. */
const char *justinian_list_cards(const struct nika_setup *setup, unsigned cards, uint64_t row, unsigned phase,
                                 struct listed *list, unsigned *sum);

/* A row: "1 2 3 …". */
const char *justinian_list_row(uint64_t row, struct listed *list);

/* The phase whose values count for a seat now: the next one while cards are exchanged. */
unsigned justinian_paying_phase(const struct justinian_open *open);

/* Whether some token can be placed by the view's seat, which is asked. */
bool justinian_can_place(const struct nika_view *view);

/* justinian_table.c: the table and the hand. */
void justinian_tell_table(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void justinian_tell_hand(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
void justinian_tell_holding(const struct nika_setup *setup, const struct nika_view *view,
                            struct nika_listener listener);
void justinian_tell_turned(const struct nika_setup *setup, const struct justinian_open *open,
                           struct nika_listener listener);

/* justinian_ask.c: what is asked, help, refusals, doubts. */
void justinian_tell_waiting(const struct nika_setup *setup, const struct nika_view *view,
                            struct nika_listener listener);
void justinian_tell_question(const struct nika_setup *setup, const struct nika_view *view,
                             struct nika_listener listener);
void justinian_tell_help(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);
bool justinian_tell_refusal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                            nika_refusal refusal, struct nika_listener listener);
bool justinian_refusal_is_open(nika_refusal refusal);
void justinian_spell(struct nika_move move, struct nika_voice voice, struct nika_text *text);
bool justinian_tell_doubt(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                          struct nika_listener listener);

/* The colors that have not been scored, and all cards of a seat: as messages take them. */
unsigned justinian_colors_left(const struct justinian_open *open);
int64_t justinian_own_cards(const struct justinian_own *own);

/* justinian_understand.c */
enum nika_understanding justinian_understand(const struct nika_setup *setup, const struct nika_view *view,
                                             enum nika_language language, const char *typed, size_t size,
                                             struct nika_move *move, struct nika_listener listener);

/* justinian_values.c */
void justinian_rules_table(const struct nika_setup *setup, enum nika_language language, struct nika_text *text);

#endif
