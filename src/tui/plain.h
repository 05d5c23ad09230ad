/*
 * plain.h: what the files of line mode share. Private to src/tui.
 */
#ifndef NIKA_TUI_PLAIN_H
#define NIKA_TUI_PLAIN_H

#include <nika/tui.h>

#include "front.h"

/* Line mode under way. */
struct plain {
    struct session *session;
    unsigned seen; /* up to which move a watcher has been told the story */
    /* The question that was last said, so that it is not said again after every line. */
    unsigned asked_ply, asked_seat;
    /* What the person before the screen was last told about her hand: it is not told again while it is the same. */
    char hand[4096];
    /* A move that is half typed. */
    char half[NIKA_TYPED_MAX + 1];
    unsigned said; /* sentences that listeners have said */
    /* The first move of a hint, while it was told last: then only Enter plays it. */
    bool hinted;
    struct nika_move hint;
    /* What was read last, and why it is no line of text, if it is none. */
    struct nika_typed typed;
    enum nika_typing typing;
    struct nika_message why;
    /* What is asked before anything else: whether the game may be lost, whether a move is meant. */
    bool losing, doubting;
    struct nika_move doubted; /* by seat doubter */
    unsigned doubter;
};

/* What is seen. */
static inline const struct nika_sight *plain_sight(const struct plain *plain)
{
    return plain->session->source.sight;
}

/* plain_words.c. What the words of line mode mean. */
enum command {
    COMMAND_NONE, /* no word of line mode: perhaps a move */
    COMMAND_HELP,
    COMMAND_HAND,
    COMMAND_TABLE,
    COMMAND_LOG,
    COMMAND_HINT,
    COMMAND_RULES,
    COMMAND_PACE,
    COMMAND_UNDO,
    COMMAND_QUIT,
    COMMAND_AS,
    COMMAND_SAY, /* these only where the game is on a server */
    COMMAND_WHO,
    COMMAND_AWAY,
    COMMAND_BACK,
    COMMAND_MUTE,
    COMMAND_HEAR,
    COMMAND_AGREE, /* and these only while somebody would like to take back */
    COMMAND_REFUSE
};

/* The command in a line, in the language or in English. *rest is its argument, for those that take one. */
enum command plain_command_in(const struct plain *plain, const char *line, const char **rest);

/* A pace by its name, in the language or in English; PACE_COUNT if there is none. Its name, and all their names. */
enum pace plain_pace_named(enum nika_language language, const char *name);
struct nika_shown_word plain_pace_name(enum nika_language language, enum pace pace);
void plain_add_pace_names(enum nika_language language, struct nika_text *text);

/* plain_typed.c. What a line came to. */
enum outcome {
    OUTCOME_DONE, /* answered; the next line, please */
    OUTCOME_ORDERED,
    OUTCOME_BACK, /* the last decision is to be taken back */
    OUTCOME_GO_ON,
    OUTCOME_MOVE,
    OUTCOME_QUIT,
    OUTCOME_EMPTY /* only Enter */
};

/* What the line came to, whoever typed it and whenever; and a command alone. */
enum outcome plain_handle(struct plain *plain, unsigned *seat, struct nika_move *move);
enum outcome plain_obey(struct plain *plain, enum command command, const char *rest, unsigned *seat,
                        struct nika_move *move);
void plain_see_help(struct plain *plain);

/* plain_online.c. What games on a server have besides, or NULL. */
const struct nika_online *plain_online(const struct plain *plain);
/* Sends an order to the server. Its outcome is told as news. */
enum outcome plain_order(struct plain *plain, enum nika_order order, const char *text);
/*
 * Waits for as long as the pace says, or for an event; on a terminal, Enter ends it early and other lines are handled.
 */
enum nika_typing plain_read_watching(struct plain *plain);
/* Of the front. */
void plain_news(void *context);
void plain_gone(void *context);

/* plain_tell.c. What is told. */
const struct nika_teaching *plain_teaching(const struct plain *plain); /* what a lesson has besides, or NULL */
void plain_tell_seats(struct plain *plain);
void plain_tell_lesson_start(struct plain *plain);
void plain_tell_moves(struct plain *plain, unsigned from);
void plain_tell_log(struct plain *plain);
void plain_tell_hand(struct plain *plain, bool only_if_new);
void plain_tell_table(struct plain *plain);
void plain_tell_question(struct plain *plain);
void plain_tell_hint(struct plain *plain);
void plain_tell_rules(struct plain *plain);
void plain_tell_help(struct plain *plain);
void plain_tell_who(struct plain *plain);
struct nika_listener plain_listener(struct plain *plain);
void plain_say(struct plain *plain, struct nika_message message);

#endif
