/*
 * board_justinian.h: what the files that draw Justinian's board share.
 *
 * The board has two parts. Above, the row of twelve cells with what lies on each counselor, and the phase space as the
 * thirteenth. Below, lines and panels: the phases, one's tokens, the current choice, the players, one's cards.
 */
#ifndef NIKA_TUI_BOARD_JUSTINIAN_H
#define NIKA_TUI_BOARD_JUSTINIAN_H

#include <nika/bits.h>
#include <nika/justinian.h>
#include <nika/messages_justinian.h>

#include "tui_board.h"

/* Places as the cursor goes through them: twelve from the left, then the phase space. */
enum { PHASE_SPACE = JUSTINIAN_COUNSELORS, CURSOR_PLACES };

/* Where the cursor is among the tokens, if it is not on one: 0 when a decision begins. */
enum { ON_PASS = JUSTINIAN_KINDS + 1 };

/* Spots of the mouse, from PRESSED_SPOT. */
enum { SPOT_TOKEN = PRESSED_SPOT, SPOT_PLACE = SPOT_TOKEN + 16, SPOT_OPTION = SPOT_PLACE + 16 };

/* What the key `v` shows. */
enum { LOOK_PLAIN, LOOK_VALUES, LOOK_SCORING, LOOKS };

/* A choice that is half made. All 0 when a decision begins. */
struct pick {
    uint8_t token;  /* kind + 1, or ON_PASS; 0: the cursor has not moved */
    uint8_t taken;  /* 1: the token is taken, and its place is chosen */
    uint8_t place;  /* index + 1; 0: the cursor has not moved */
    uint8_t typed;  /* 1: the digit 1 was typed last */
    uint8_t option; /* of all other decisions: index + 1; 0: the cursor has not moved */
};

/* A scene, and how it lies on the canvas. */
struct sheet {
    const struct scene *scene;
    const struct nika_setup *setup;
    const struct justinian_open *open;
    const struct justinian_own *own;
    unsigned seat, players;
    bool playing; /* somebody looks, no watcher */
    bool asked;   /* and is asked now */
    struct pick pick;
    struct canvas *canvas;
    struct area area;
    int cell, phase_cell; /* columns inside the cells of the row, and of the phase space */
    int card;             /* columns of a card: with its name, or without */
    bool tall;            /* there is room for the values of all phases */
    bool wide;            /* there is room for the scorings that are done */
    int number_row, name_row, mark_row, value_row, bottom; /* of the row of counselors */
};

/* board_justinian_pick.c: what can be chosen, where the cursor is, and keys. */
struct sheet justinian_sheet(const struct scene *scene);
bool justinian_sheet_can_place(const struct sheet *sheet);
bool justinian_sheet_can_trigger(const struct sheet *sheet);
unsigned justinian_picked_token(const struct sheet *sheet); /* kind + 1, or ON_PASS */
unsigned justinian_picked_place(const struct sheet *sheet);
unsigned justinian_picked_option(const struct sheet *sheet);
unsigned justinian_option_count(const struct sheet *sheet);
unsigned justinian_option_color(const struct sheet *sheet, unsigned option);
bool justinian_option_card(const struct sheet *sheet, unsigned option, unsigned *color,
                           unsigned *counselor); /* else: keep */
bool justinian_place_is_open(const struct sheet *sheet, unsigned place);
enum answer justinian_key(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener);
bool justinian_undo(struct scene *scene);
void justinian_keys(const struct scene *scene, struct nika_listener listener);

/* What can be read out of a sheet. */
unsigned justinian_shown_phase(const struct justinian_open *open); /* the next one while cards are exchanged */
unsigned justinian_color_sum(const struct sheet *sheet, unsigned color, uint64_t row, unsigned phase);
unsigned justinian_total_sum(const struct sheet *sheet, uint64_t row, unsigned phase);

/* board_justinian_row.c */
void justinian_draw_row(const struct sheet *sheet);

/* board_justinian_lines.c: the lines under the row. */
void justinian_draw_phases(const struct sheet *sheet, int row);
void justinian_draw_tokens(const struct sheet *sheet, int row);
void justinian_draw_choice(const struct sheet *sheet, int row);

/* board_justinian_panels.c */
void justinian_draw_players(const struct sheet *sheet, struct area area);
void justinian_draw_cards(const struct sheet *sheet, struct area area);
void justinian_draw_scoring(const struct sheet *sheet, struct area area, unsigned phase);
bool justinian_shows_scoring(const struct sheet *sheet); /* instead of the used tokens */

/* Text for a moment. */
struct said {
    char bytes[400];
};
const char *justinian_said(const struct sheet *sheet, struct nika_message message, struct said *said);
const char *justinian_list_heap(justinian_tokens heap, struct said *said); /* "+1×2 -3" */
enum style justinian_style(unsigned kind);

#endif
