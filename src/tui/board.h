/*
 * board.h: how a game is shown on the full screen and played with keys. Each game has one board; what is around it (the
 * title, the story so far, the line that says what is asked, help, the curtain) is the screen's.
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
    PRESSED_SPOT = 0x300000 /* and up: spots of a board that no key stands for; what they mean is the board's own */
};

/* The least that a board is given to draw on; it may ask for more. */
enum { BOARD_ROWS = 17, BOARD_COLUMNS = 80 };

/* What is shown. */
struct scene {
    const struct nika_setup *setup;
    struct nika_voice voice;
    const struct nika_view *view; /* of the person before the screen; of a watcher behind the curtain */
    const struct nika_view *all;  /* the views of all seats if everything lies open, else NULL */
    bool asked;                   /* whether that person is asked now */
    bool forgetful;               /* what everybody could remember is left to those who do: it was agreed so */
    unsigned look;                /* which of the board's further details are shown, changed by the key `v` */
    /* A choice that is half made: the board's own, all 0 when a decision begins. */
    _Alignas(8) uint8_t choice[256];
};

enum answer {
    ANSWER_NOTHING, /* the key means nothing here */
    ANSWER_CHANGED, /* something looks different now */
    ANSWER_MOVE,    /* a move was chosen; whether it is legal, the rules judge */
    ANSWER_REFUSED  /* it can't be; the listener has heard why */
};

struct board {
    const struct nika_game *game;

    /* Whether a message tells something that one wants to have read before the game goes on. May be NULL. */
    bool (*weighty)(uint16_t key);

    /* How many rows the board would like, given the columns and the rows that there are; at least BOARD_ROWS. */
    int (*rows)(const struct scene *scene, int columns, int available);
    void (*draw)(const struct scene *scene, struct canvas *canvas, struct area area);

    /* A key, while the person is asked. `move` is filled in for ANSWER_MOVE. Keys that the screen keeps for itself never
     * come here: ? h q u Escape + - v and those with control. */
    enum answer (*key)(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener);

    /* A key while somebody else is asked: for acts out of turn (sales of Byzantz). May be NULL. */
    enum answer (*key_out_of_turn)(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener);

    /* Takes back the last step of a half-made choice. False if there is none. */
    bool (*undo)(struct scene *scene);

    /* What the keys do now, the most important first: short messages like "Enter: bid 6", for the line at the bottom. */
    void (*keys)(const struct scene *scene, struct nika_listener listener);

    /* A half-made choice notices by itself whether it is still about what it was about: it may be kept while others act. */
    bool steady;

    unsigned looks; /* how many looks the key `v` goes through */
};

extern const struct board byzantz_board, justinian_board;

#endif
