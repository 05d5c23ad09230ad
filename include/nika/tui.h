/*
 * tui.h: playing in a terminal, on a full screen or in plain lines; and plain lines for what is asked before a game.
 */
#ifndef NIKA_TUI_H
#define NIKA_TUI_H

#include <nika/message.h>
#include <nika/play.h>
#include <nika/source.h>

/*
 * The terminal's characters. Call it once, first. False if the locale has characters that are not UTF-8: then
 * everything is shown in ASCII, and a language that has other letters can't be shown at all (nika_can_show).
 */
bool nika_choose_charset(void);
bool nika_can_show(enum nika_language language);

/* How a game is to be played. */
struct nika_terminal {
    struct nika_source source;
    enum nika_language language;
    const char *record;        /* the record's path as it can be shown and typed again, or NULL */
    const char *pace;          /* "none", "fast", "normal", "slow", "step"; NULL: what suits */
    struct nika_agent adviser; /* for hints */
    bool plain;                /* lines instead of a full screen */
    bool ascii;                /* no shapes and lines but ASCII */
    bool mouse;                /* clicks act like keys on the full screen */
    bool again;                /* whoever has finished a game on the full screen is offered another one */
    /* Called before the program waits for a person, to bring what was recorded to safety. False if that failed: people
     * are told. May be NULL. */
    bool (*settle)(void *context);
    void *settle_context;
};

enum nika_ending {
    NIKA_ENDED_OVER,
    NIKA_ENDED_AGAIN /* and another game is wanted */,
    NIKA_ENDED_QUIT,
    NIKA_ENDED_SIGNAL
};

/* Plays until the game is over, somebody stops, or a signal ends it; *signal is that signal (SIGPIPE if nobody reads
 * any more what is said). The terminal is left as it was found. */
enum nika_ending nika_play_in_terminal(const struct nika_terminal *terminal, int *signal);

/*
 * Lessons: a first game, step by step (src/tui/lesson.c). NULL if there is none of that game, or no memory. The learner, who
 * is called `name`, has seat 0.
 */
struct nika_lesson;
struct nika_lesson *nika_lesson_open(const char *game, const char *name);
void nika_lesson_close(struct nika_lesson *lesson);
struct nika_source nika_lesson_source(struct nika_lesson *lesson);
bool nika_lesson_ended(const struct nika_lesson *lesson); /* to its last step */

/*
 * Games from a record, move by move, by keys (src/tui/replay.c). `moves` are legal, one after the other. False, and
 * nothing has happened, if there is no full screen on standard input and output; nika_has_screen tells before.
 */
struct nika_recorded {
    struct nika_setup setup;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_made *moves;
    unsigned count;
};
bool nika_has_screen(void);
bool nika_replay_in_terminal(const struct nika_recorded *const *games, unsigned count, enum nika_language language,
                             bool ascii, int *signal);

/* What people call a level of computer players, by its number. And by its name, in a language; something else if there is no
 * such level. */
struct nika_message nika_level_message(unsigned level);
const char *nika_level_name(enum nika_language language, const char *level, const char *otherwise);

/* The names of paces, ended by NULL. */
extern const char *const nika_pace_names[];

/*
 * Plain lines: sentences on standard output, answers from standard input. From nika_lines_begin to nika_lines_end,
 * SIGINT, SIGTERM and SIGHUP do not end the program: whoever reads a line is told of them. What was typed ahead stays for
 * the next who reads.
 */
enum { NIKA_TYPED_MAX = 4096 }; /* bytes of a line that are read */

struct nika_typed {
    char bytes[NIKA_TYPED_MAX + 1]; /* without blanks around it, with a NUL */
    size_t size;
};

enum nika_typing {
    NIKA_TYPED,         /* a line of text */
    NIKA_TYPED_WRONG,   /* a line that is too long, or no text; *why says so */
    NIKA_TYPED_END,     /* there are no more lines */
    NIKA_TYPED_SIGNAL,  /* a signal came */
    NIKA_TYPED_NOTHING, /* the time is over */
    NIKA_TYPED_NEWS     /* there is news */
};

void nika_lines_begin(void);
void nika_lines_end(void);

/* Reads a line; after `milliseconds` (-1: never) it gives up. */
enum nika_typing nika_lines_read(struct nika_typed *typed, int milliseconds, struct nika_message *why);

/* The same for something that must not be shown; that a terminal shows it all the same, the caller sees to. */
enum nika_typing nika_lines_read_secret(struct nika_typed *typed, struct nika_message *why);

/* From now on, whoever waits for a line is also told when this descriptor is readable: there is news. -1: no more. */
void nika_lines_listen(int descriptor);

/* Waits for so long (-1: for ever); a signal or news end that early. Nothing is read. */
void nika_lines_wait(int milliseconds);

/* Whether there was news, and the prompt is still the last that was said: what is said now begins a line of its own, and
 * then the prompt should be said again. */
bool nika_lines_at_prompt(void);

/* The signal that came, or 0; SIGPIPE if nobody reads any more what is said. */
int nika_lines_signal(void);

/* Says a message, and a line's end; or as a prompt, without it. Nothing is said before nika_lines_flush, or before a line
 * is read. */
void nika_lines_say(struct nika_voice voice, struct nika_message message);
void nika_lines_prompt(struct nika_voice voice, struct nika_message message);
void nika_lines_put(const char *text);
void nika_lines_flush(void);

#endif
