/*
 * ask.h: what the files that answer the browser's questions share. A question is one JSON object with a member "ask", and
 * so is its answer; docs/engine.md lists them.
 */
#ifndef NIKA_WASM_ASK_H
#define NIKA_WASM_ASK_H

#include <nika/hint.h>
#include <nika/message.h>
#include <nika/record.h>
#include <nika/table.h>
#include <nika/tell.h>

/* A question that is being answered. */
struct ask {
    struct nika_json object;
    struct nika_writer *writer; /* inside the answer's object */
    const char *error;          /* a word, or NULL; then nothing else of the answer counts */

    /* What most questions have, as far as it was read. */
    struct nika_setup setup;
    struct nika_names names;
    const char *players[NIKA_SEATS_MAX];
    enum nika_language language;
    unsigned self; /* the seat of who listens, or NIKA_WATCHER */
};

/* Each fills in a part of the question from its member; false, with the error set, if that is missing or wrong. */
bool ask_setup(struct ask *ask);                      /* "setup", with "names" */
bool ask_setup_of(struct ask *ask, const char *game); /* the same, of this game */
bool ask_language(struct ask *ask);                   /* "language" */
bool ask_view(struct ask *ask, const char *key, struct nika_view *view);
bool ask_move(struct ask *ask, const char *key, struct nika_move *move);
bool ask_seat(struct ask *ask, const char *key,
              unsigned *seat); /* of the setup that was read: a number, or "watcher" */
bool ask_player(struct ask *ask, const char *key, unsigned *seat); /* the same without "watcher" */
bool ask_word(struct ask *ask, const char *key, char *word, size_t room);
bool ask_fail(struct ask *ask, const char *error); /* sets the error; false */

struct nika_voice ask_voice(const struct ask *ask);

/* Writes the member "setup": what a record's header says of it, with the names. */
void ask_write_setup(struct nika_writer *writer, const struct nika_setup *setup, const struct nika_names *names);

/* Writes a view's code as a string. */
void ask_write_code(struct nika_writer *writer, const struct nika_setup *setup, const struct nika_view *view);

/* A listener that writes each sentence as an element of the array that is open:
 * {"manner":"move","key":"by_bids","text":"…","parts":["…",{"is":"seat","name":"who","value":1,"text":"Bo"}]} */
struct nika_listener ask_listener(struct ask *ask);

/* Writes the reason of a hint as such a sentence, with the key "reason". */
void ask_write_reason(struct ask *ask, const struct nika_fact *facts, unsigned count);

/* ask_game.c: writes the member "hint" for a seat, which has this view. */
void ask_write_hint(struct ask *ask, const struct nika_hint *hint, const struct nika_view *view);

/* The same file: whether the view's seat is asked; what came of its move in a world that could lie behind the view (whether
 * it is legal, and what of the view changes openly, is the same in all of them); and telling how it was judged: writes the
 * members "refusal" and "lines" (why not, or a doubt) and returns whether nothing speaks against the move. */
bool ask_is_asked(const struct ask *ask, const struct nika_view *view);
nika_refusal ask_try(const struct ask *ask, const struct nika_view *view, struct nika_move move,
                     struct nika_view *after);
bool ask_write_judgement(struct ask *ask, const struct nika_view *view, struct nika_move move, nika_refusal refusal);

/* Write what a picture of the table needs besides the view. */
void ask_write_justinian(struct ask *ask, const struct nika_view *view); /* ask_justinian.c */
void ask_write_byzantz(struct ask *ask, const struct nika_view *view);   /* ask_byzantz.c */

/* ask_table.c: the table that is played here, or NULL. */
const struct nika_table *ask_table(void);

/* The questions, by what they are about. Each tells whether `what` is one of its own. */
bool ask_about_game(struct ask *ask, const char *what);      /* ask_game.c: a view and what can be said of it */
bool ask_about_table(struct ask *ask, const char *what);     /* ask_table.c: a game that is played here */
bool ask_about_record(struct ask *ask, const char *what);    /* ask_record.c */
bool ask_about_justinian(struct ask *ask, const char *what); /* ask_justinian.c */
bool ask_about_byzantz(struct ask *ask, const char *what);   /* ask_byzantz.c */
bool ask_about_board(struct ask *ask, const char *what);     /* ask_board.c: numbers that somebody types or loads */
bool ask_about_words(struct ask *ask, const char *what);     /* ask_words.c: sentences, rules, games, keys */
bool ask_about_tools(struct ask *ask, const char *what); /* ask_tools.c, for tests and tools; a page has ask_page.c */

#endif
