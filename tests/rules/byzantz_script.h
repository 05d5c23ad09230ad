/*
 * byzantz_script.h: what the rules tests' two files for Byzantz share.
 */
#ifndef BYZANTZ_SCRIPT_H
#define BYZANTZ_SCRIPT_H

#include <nika/byzantz.h>

#include "rules_script.h"

/* Cards by kind, as many as there are: the engine's heaps can't hold all sixteen merchants. */
struct cards {
    unsigned of[BYZANTZ_KINDS];
};

/* rules_byzantz.c: reads the cards of a line in their order, `|` left out; `none` are no cards. Writes one card. */
bool read_byzantz_cards(const struct script_line *line, uint8_t kinds[BYZANTZ_DECK], unsigned *count,
                        struct script_fault *fault);
void say_byzantz_card(unsigned kind, struct nika_text *text);

/* byzantz_lay.c: see `lay` in struct script_game. */
bool lay_byzantz(const struct script_table *table, struct nika_world *world, struct script_fault *fault);

#endif
