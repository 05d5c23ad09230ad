/*
 * tui_board.h: the interface of a game's board on the full screen: drawing it, and playing with keys. Each game has one
 * board; what surrounds it (title, history, prompt, help, curtain) belongs to the screen.
 */
#ifndef NIKA_TUI_BOARD_H
#define NIKA_TUI_BOARD_H

#include <nika/tell.h>

#include "canvas.h"

/* Keys that are no characters; characters are themselves (code points). */
enum {
    PRESSED_ENTER = '\r',
    PRESSED_ESCAPE = 27,
    PRESSED_TAB = '\t',
    PRESSED_BACKSPACE = 127,
    PRESSED_UP = 0x200000,
    PRESSED_DOWN,
    PRESSED_LEFT,
    PRESSED_RIGHT,
    PRESSED_HOME,
    PRESSED_END,
    PRESSED_PAGE_UP,
    PRESSED_PAGE_DOWN,
    PRESSED_BACK_TAB,
    PRESSED_SPOT = 0x300000 /* and up: clickable spots of a board without a key; their meaning is the board's own */
};

/* The least that a board is given to draw on; it may ask for more. */
enum { BOARD_ROWS = 17, BOARD_COLUMNS = 80 };

/* What is shown. */
struct scene {
    const struct nika_setup *setup;
    struct nika_voice voice;
    const struct nika_view *view; /* of the person at the screen; a spectator's behind the curtain */
    const struct nika_view *all;  /* all seats' views if everything lies open, else NULL */
    bool asked;                   /* whether that person is asked now */
    bool forgetful;               /* public facts that one could remember are not shown: an option of the table */
    unsigned look;                /* which variant of details is shown, cycled by the key `v` */
    /* A half-made choice: private to the board, all 0 when a decision begins. */
    _Alignas(8) uint8_t choice[256];
};

enum answer {
    ANSWER_NOTHING, /* the key has no meaning here */
    ANSWER_CHANGED, /* the picture has changed */
    ANSWER_MOVE,    /* a move was chosen; the rules judge whether it is legal */
    ANSWER_REFUSED  /* not possible; the listener was told why */
};

struct board {
    const struct nika_game *game;

    /* Whether a message reports something worth reading before the game goes on. May be NULL. */
    bool (*weighty)(uint16_t key);

    /* How many rows the board would like, given the columns and the rows that there are; at least BOARD_ROWS. */
    int (*rows)(const struct scene *scene, int columns, int available);
    void (*draw)(const struct scene *scene, struct canvas *canvas, struct area area);

    /*
     * A key, while the person is asked. `move` is filled in for ANSWER_MOVE. Keys that the screen reserves never arrive
     * here: ? h q u Escape + - v and those with control.
     */
    enum answer (*key)(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener);

    /* A key while somebody else is asked: for acts out of turn (sales of Byzantz). May be NULL. */
    enum answer (*key_out_of_turn)(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener);

    /* Undoes the last step of a half-made choice. False if there is none. */
    bool (*undo)(struct scene *scene);

    /*
     * Describes the keys available now, most important first: short messages like "Enter: bid 6", for the bottom line.
     */
    void (*keys)(const struct scene *scene, struct nika_listener listener);

    /* A half-made choice detects by itself whether it still applies: it may be kept while others act. */
    bool steady;

    unsigned looks; /* how many variants the key `v` cycles through */
};

extern const struct board byzantz_board, justinian_board;

#endif
