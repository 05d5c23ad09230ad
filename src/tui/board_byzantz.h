/*
 * board_byzantz.h: the half-made choice on Byzantz's board: what can be chosen, where the cursor is, what Enter does.
 * board_byzantz_choice.c makes it, board_byzantz.c draws it.
 */
#ifndef NIKA_TUI_BOARD_BYZANTZ_H
#define NIKA_TUI_BOARD_BYZANTZ_H

#include <nika/byzantz.h>
#include <nika/messages_byzantz.h>

#include "tui_board.h"

/* What is being chosen. */
enum mode {
    MODE_NONE, /* nothing: somebody else is asked */
    MODE_BID,  /* several cards of the hand */
    MODE_SELL, /* three cards of the hand */
    MODE_DISCARD,
    MODE_GIVE, /* a card of the bundle */
    MODE_TAKE  /* a group of the market */
};

/* Where Enter acts. */
enum place {
    PLACE_PIECES,  /* on the piece under the cursor */
    PLACE_ARMED,   /* on the first button, because the choice has just been changed; arrows still move over pieces */
    PLACE_BUTTONS, /* on the button under the cursor */
};

enum button {
    BUTTON_BID,
    BUTTON_LEAST,
    BUTTON_PASS,
    BUTTON_SELLING, /* goes over to selling, or back to discarding */
    BUTTON_BACK,
    BUTTON_SALE,
    BUTTON_END,
    BUTTON_GIVE,
    BUTTON_TAKE,
    BUTTON_DISCARD
};

/* The largest hand: a full one, and all sixteen cards of a good or all merchants from the market. */
enum { PIECES_MAX = BYZANTZ_HAND_MAX + 16, BUTTONS_MAX = 4, SPOT_BUTTONS = 32 };
_Static_assert(PIECES_MAX <= SPOT_BUTTONS, "pieces are bits of a mask, and have spots before those of buttons");

/* What can be chosen, in the order in which it is shown: kinds of cards, or groups. Cards of the hand lie in sets that
 * pay most together, then what is left over. */
struct pieces {
    unsigned count;
    uint8_t of[PIECES_MAX];
    uint8_t set[PIECES_MAX]; /* from 1: which set a card of the hand lies in; 0: in none */
    uint8_t pays[PIECES_MAX];
};

/* A choice as it stands. */
struct choice {
    enum mode mode;
    enum place place;
    unsigned piece, button; /* under the cursor */
    unsigned chosen;        /* mask of pieces, in modes with several */
    struct pieces pieces;
    enum button buttons[BUTTONS_MAX];
    unsigned button_count;
};

void byzantz_order_hand(byzantz_cards hand, struct pieces *pieces);
struct choice byzantz_choice(const struct scene *scene);
byzantz_cards byzantz_chosen(const struct choice *choice);

/* The move that the choice is, if the button in question makes one. */
enum answer byzantz_key(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener);
bool byzantz_undo(struct scene *scene);
void byzantz_keys(const struct scene *scene, struct nika_listener listener);

/* What a button says. */
struct nika_message byzantz_button(const struct scene *scene, const struct choice *choice, enum button button,
                                   char word[8]);

struct words {
    char bytes[512];
};

/* What everything that draws needs. */
struct drawing {
    const struct scene *scene;
    const struct byzantz_open *open;
    struct canvas *canvas;
    unsigned players;
    struct choice choice;
};

/* board_byzantz_table.c: what everybody sees. */
const char *byzantz_said(const struct drawing *drawing, struct words *words, struct nika_message message);
int byzantz_put(const struct drawing *drawing, int row, int column, int columns, enum style style,
                struct nika_message message);
int byzantz_put_rule(const struct drawing *drawing, struct area area, int row, enum style style,
                     struct nika_message title);
void byzantz_put_on_rule(const struct drawing *drawing, struct area area, int row, int column, int columns,
                         struct nika_message message);
int byzantz_put_card(const struct drawing *drawing, int row, int column, unsigned kind, enum style style, bool cursor);
enum style byzantz_style(unsigned group);
void byzantz_draw_header(const struct drawing *drawing, struct area area, int row);
void byzantz_draw_bundle(const struct drawing *drawing, struct area area, int row);
void byzantz_draw_players(const struct drawing *drawing, struct area area, int step);
void byzantz_draw_unseen(const struct drawing *drawing, struct area area);
void byzantz_draw_picks(const struct drawing *drawing, int row, int column, int columns);
void byzantz_draw_market_rows(const struct drawing *drawing, struct area area);
void byzantz_draw_market_list(const struct drawing *drawing, struct area area);

/* The kind that comes at this place when cards are sorted: by good, the highest first, merchants last. */
static inline unsigned byzantz_kind_at(unsigned place)
{
    return place == BYZANTZ_MERCHANT ? place : (place & ~3u) + 3 - (place & 3);
}

/* A card as records spell it. */
static inline const char *card_word(unsigned kind, char word[8])
{
    struct nika_text text = nika_text(word, 8);
    byzantz_say_cards(byzantz_card(kind), &text);
    return word;
}

static inline unsigned group_of_kind(unsigned kind)
{
    return kind == BYZANTZ_MERCHANT ? BYZANTZ_GOODS : kind / 4;
}

#endif
