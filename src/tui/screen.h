/*
 * screen.h: the parts of the full screen; screen.c documents its layout and keys.
 */
#ifndef NIKA_TUI_SCREEN_H
#define NIKA_TUI_SCREEN_H

#include "display.h"
#include "front.h"

/* The smallest size on which everything is drawn; smaller displays show a part of it. */
enum { SCREEN_ROWS = 24, SCREEN_COLUMNS = 80, SENTENCE_MAX = 2048, SAY_CHARACTERS = 200, SAY_BYTES = 801 };
enum { REVIEW_KEY = 'm' };

/* Sentences, one below the other. */
struct line {
    char *text;
    unsigned ply; /* of the story: the move that it tells about, from 1; 0 before the first */
    uint16_t key; /* of the message that it is */
    int16_t indent;
    uint8_t style;
};
struct lines {
    struct line *line;
    size_t count, room;
};

/* screen_lines.c. Adding to lines; they own what was added. */
void lines_clear(struct lines *lines);
void lines_add(struct lines *lines, enum style style, int indent, const char *text);
void lines_say(struct lines *lines, struct nika_voice voice, enum style style, int indent, struct nika_message message);

/* A listener that appends what it hears. */
struct line_hearer {
    struct lines *lines;
    struct nika_voice voice;
    unsigned ply;
    int indent;
};
struct nika_listener hears_lines(struct line_hearer *hearer);

/* A listener that keeps the first sentence. */
struct word_hearer {
    struct nika_text text;
    struct nika_voice voice;
    unsigned count;
};
struct nika_listener hears_words(struct word_hearer *hearer);

/* Rows that lines from `first` on need at a width; draws them, with `skip` rows left out at the top. */
int lines_width(const struct lines *lines); /* columns of the longest, unwrapped */
int lines_rows(const struct lines *lines, size_t first, int columns);
void lines_draw(const struct lines *lines, size_t first, int skip, struct canvas *canvas, struct area area);

/* A page that lies over the table: help, a hint, the story, rules. */
struct page {
    struct lines lines;
    char title[512];
    bool full; /* takes the whole screen */
    int top;   /* rows scrolled away */
    int key;   /* that opened it, and closes it */
};

enum overlay {
    OVERLAY_NONE,
    OVERLAY_PAGE,
    OVERLAY_QUIT,
    OVERLAY_DOUBT,
    OVERLAY_BACK, /* is the last decision to be taken back? */
    OVERLAY_SAY /* something is typed */,
    OVERLAY_AWAY
};

/* What lies below the overlay. */
enum showing { SHOWING_TABLE, SHOWING_CURTAIN, SHOWING_WHO /* acts out of turn? */, SHOWING_RESULT };

struct screen {
    struct session *session;
    struct replay *replay; /* a record is shown, and nobody plays; else NULL */
    const struct nika_setup *setup;
    const struct board *board;
    struct display display;

    struct canvas canvas; /* as it is shown */
    struct canvas table;  /* as large as it must be */
    int pan_row, pan_column;
    int focus_row, focus_column; /* that the part shown has followed */

    struct scene scene;
    struct nika_view view;
    unsigned looker;       /* as whom the table is drawn */
    unsigned before;       /* who is before the screen, as far as it knows */
    unsigned choosing_ply; /* the moment for which the choice is half made, and by whom */
    unsigned choosing_seat;

    struct lines story; /* as story_seat hears it, up to story_ply */
    unsigned story_seat, story_ply;
    bool story_begun;
    struct lines news; /* what happened besides moves, each with the move after which it did */
    size_t story_news; /* how much of it is in the story */

    enum showing showing;
    enum overlay overlay;
    struct page page;
    struct page result;
    unsigned curtain_for;
    bool out_of_turn; /* the person behind the curtain, or before the table, acts out of turn */
    unsigned who_can; /* mask of those who may */
    struct nika_move doubted;
    struct nika_move
        hinted[NIKA_ADVICE_MAX]; /* what the page with a hint advises, for the moment after hinted_ply moves */
    unsigned hinted_count, hinted_ply;

    char notice[SENTENCE_MAX];
    enum style notice_style;
    bool notice_for_all; /* and not only for whoever is before the screen */
    bool paused;         /* somebody chooses something while others play */
    bool hurries;        /* computer players act at once until the person before the screen is asked */
    int story_rows;      /* that the story was last drawn on */
    unsigned read_ply;   /* up to which move a page has told what happened */
    bool watched;        /* the last that happened was watching */
    long since;          /* when that began, in milliseconds */
    int key;             /* that came last */
    bool ordered;        /* it gave an order to the server */
    bool interrupted;    /* something came while somebody was asked, or watched */
    bool over;
    bool mouse; /* clicks are heard */

    struct reviewing *reviewing; /* the review of the game that is over; NULL before one is wanted */

    char typed[SAY_BYTES]; /* what is being said to the others */
    unsigned typed_count;  /* characters of it */
};

/* What is seen. */
static inline const struct nika_sight *screen_sight(const struct screen *screen)
{
    return screen->session->source.sight;
}

/* What a game on a server has besides; NULL for others. */
static inline const struct nika_online *screen_online(const struct screen *screen)
{
    return screen->session->source.online;
}

/* What a lesson has besides; NULL for others. */
static inline const struct nika_teaching *screen_teaching(const struct screen *screen)
{
    return screen->session->source.teaching;
}

/* screen.c. A screen on a display; it is a front then. */
void screen_start(struct screen *screen, struct session *session, struct display display);
void screen_end(struct screen *screen);
const struct board *screen_board_of(const struct nika_game *game);
extern const struct front screen_front;
/* Looks at the table as somebody. */
void screen_look(struct screen *screen, unsigned seat);

/* What came of a key. */
enum outcome {
    OUTCOME_NONE,
    OUTCOME_QUIT,
    OUTCOME_MOVE,
    OUTCOME_GO_ON, /* Space or Enter that meant nothing else */
    OUTCOME_BACK,  /* Escape that meant nothing else */
    OUTCOME_OTHER, /* somebody else wants to act */
    OUTCOME_AWAY,  /* whoever was there has been away */
    OUTCOME_UNDO,  /* the last decision is to be taken back */
    OUTCOME_TAB
};

/* screen_press.c. Draws and waits for a key that is one; what keys do; what they have in common. */
enum { PRESSED_CTRL_O = 15 };
int screen_wait(struct screen *screen, int milliseconds);
enum outcome screen_press(struct screen *screen, int key);
bool screen_is_yes(const struct screen *screen, int key); /* Enter, y, or the letter of the language */
enum outcome screen_press_overlay(struct screen *screen, int key);
bool screen_opens_page(struct screen *screen, int key);
void screen_scroll(struct screen *screen, struct page *page, int key);
bool screen_pans(struct screen *screen, int key); /* moves the part of the table that is shown, or false */
void screen_change_pace(struct screen *screen, int key);
void screen_drop_choice(struct screen *screen);

/* A sentence in the line that says what is asked, until the next key; or a listener that makes it of what it hears. */
void screen_notice(struct screen *screen, enum style style, struct nika_message message);
struct nika_listener screen_notices(struct screen *screen, struct word_hearer *hearer, enum style style);

/* screen_draw.c. */
void screen_draw(struct screen *screen);
/* Of "Enter: bid 6", how many bytes the key has: up to the colon of whatever language; 0 if there is none. */
size_t screen_key_bytes(const char *text);
int screen_page_rows(const struct screen *screen, const struct page *page); /* that it can show at once */
int screen_page_most(const struct screen *screen, const struct page *page); /* how far it can be scrolled */

/*
 * screen_story.c. Brings the story up to date for whoever looks; where that person's recap begins (a ply, the first
 * move that is new), or 0 if there is nothing to recap.
 */
void story_update(struct screen *screen);
unsigned story_recap(const struct screen *screen);

/* screen_pages.c. Fill pages. */
void page_open(struct screen *screen, int key, bool full, struct nika_message title);
void page_help(struct screen *screen);
void page_hint(struct screen *screen);
/* How many of the moves that a page advises keys can play now: 0 if the page is no hint, or its moment is over. */
unsigned screen_hinted(const struct screen *screen);
void page_story(struct screen *screen);
/*
 * What happened since the last decision, if the last move brought something worth reading for which the history has too
 * little room. False if there is no such page.
 */
bool page_happened(struct screen *screen);
void page_rules(struct screen *screen);
void page_result(struct screen *screen);
void page_about(struct screen *screen); /* the table on the server, and who is there */

/*
 * screen_review.c. Whether there may be a review; opens its page; whether it is open and there is work left for it, and does a
 * piece of that (a tenth of a second); shows another seat's.
 */
bool screen_can_review(const struct screen *screen);
void page_review(struct screen *screen);
bool screen_is_reviewing(const struct screen *screen);
void screen_review_on(struct screen *screen);
void screen_review_next_seat(struct screen *screen);
void screen_end_review(struct screen *screen);

/* screen_online.c. What games on a server have besides: news, talk, orders. */
void screen_news(struct screen *screen);
/* A key that stands for an order or opens something; false if it means nothing. */
bool screen_press_online(struct screen *screen, int key);
enum outcome screen_press_say(struct screen *screen, int key);
void screen_online_keys(const struct screen *screen, struct nika_listener listener);
void screen_take_back_online(struct screen *screen);
void screen_go_away(struct screen *screen); /* the computer plays from now on */
/* What a server says that is always to be seen: clocks, or that there is no connection. */
void screen_say_status(const struct screen *screen, char bytes[SENTENCE_MAX]);
/* Why the person before the screen is not asked, though the game waits for her; or what is being said to the others.
 * False if there is nothing of the kind. */
bool screen_say_online(const struct screen *screen, char bytes[SENTENCE_MAX]);

/* The keys that the screen has now, for the line at the bottom, the most important first. */
void screen_keys(const struct screen *screen, struct nika_listener listener);

/* board_plain.c. For games that have no board of their own. */
extern const struct board plain_board;

/* Whether any computer plays. */
bool screen_has_computers(const struct screen *screen);

/* Whether somebody watches computer players until she is asked herself. */
bool screen_can_hurry(const struct screen *screen);

/* People at this screen who may act out of turn, but for those who are asked: a mask. */
unsigned screen_who_can(const struct screen *screen);

#endif
