/*
 * tui.h: playing in a terminal, on a full screen or in plain lines; and plain lines for what is asked before a game.
 */
#ifndef NIKA_TUI_H
#define NIKA_TUI_H

#include <nika/message.h>
#include <nika/play.h>
#include <nika/source.h>

/*
 * Sets up the terminal's character set. Call it once, first. False if the locale's encoding is not UTF-8: then
 * everything is shown in ASCII, and a language with other letters cannot be shown at all (nika_can_show).
 */
bool nika_choose_charset(void);
bool nika_can_show(enum nika_language language);

/* How a game is to be played. */
struct nika_terminal {
    struct nika_source source;
    enum nika_language language;
    const char *record;        /* the record's path, quoted so that it can be typed again, or NULL */
    const char *pace;          /* "none", "fast", "normal", "slow", "step"; NULL: the default */
    struct nika_agent adviser; /* for hints */
    bool plain;                /* lines instead of a full screen */
    bool ascii;                /* no shapes and lines but ASCII */
    bool mouse;                /* clicks act like keys on the full screen */
    bool again;                /* the full screen offers another game after the end */
    /*
     * Called before the program waits for a person, to flush the record to disk. False on failure: people are told. May
     * be NULL.
     */
    bool (*settle)(void *context);
    void *settle_context;
};

enum nika_ending {
    NIKA_ENDED_OVER,
    NIKA_ENDED_AGAIN /* and another game is wanted */,
    NIKA_ENDED_QUIT,
    NIKA_ENDED_SIGNAL
};

/*
 * Plays until the game is over, somebody stops, or a signal ends it; *signal is that signal (SIGPIPE if nobody reads
 * the output any more). The terminal is restored.
 */
enum nika_ending nika_play_in_terminal(const struct nika_terminal *terminal, int *signal);

/*
 * Lessons: a guided first game (src/tui/lesson.c). NULL if that game has none, or if out of memory. The learner, called
 * `name`, has seat 0.
 */
struct nika_lesson;
struct nika_lesson *nika_lesson_open(const char *game, const char *name);
void nika_lesson_close(struct nika_lesson *lesson);
struct nika_source nika_lesson_source(struct nika_lesson *lesson);
bool nika_lesson_ended(const struct nika_lesson *lesson); /* to its last step */

/*
 * The record viewer: games move by move, by keys (src/tui/replay.c). False, with no effect, if there is no full screen on standard input and output; nika_has_screen tells in advance.
 */
bool nika_has_screen(void);
bool nika_replay_in_terminal(const struct nika_recorded *const *games, unsigned count, enum nika_language language,
                             bool ascii, int *signal);

/*
 * The display name of a level of computer players, by its number; and by its name, in a language; something else if
 * there is no such level.
 */
struct nika_message nika_level_message(unsigned level);
const char *nika_level_name(enum nika_language language, const char *level, const char *otherwise);

/* The names of paces, ended by NULL. */
extern const char *const nika_pace_names[];

/*
 * Line-based input and output: sentences to standard output, answers from standard input. Between nika_lines_begin and
 * nika_lines_end, SIGINT, SIGTERM and SIGHUP do not end the program: whoever reads a line is told of them. Typeahead
 * stays for the next reader.
 */
enum { NIKA_TYPED_MAX = 4096 }; /* bytes of a line that are read */

struct nika_typed {
    char bytes[NIKA_TYPED_MAX + 1]; /* trimmed, with a NUL */
    size_t size;
};

enum nika_typing {
    NIKA_TYPED,         /* a line of text */
    NIKA_TYPED_WRONG,   /* a line that is too long, or no text; *why says so */
    NIKA_TYPED_END,     /* there are no more lines */
    NIKA_TYPED_SIGNAL,  /* a signal came */
    NIKA_TYPED_NOTHING, /* timeout */
    NIKA_TYPED_NEWS     /* there is news */
};

void nika_lines_begin(void);
void nika_lines_end(void);

/* Reads a line, with a timeout in milliseconds (-1: none). */
enum nika_typing nika_lines_read(struct nika_typed *typed, int milliseconds, struct nika_message *why);

/* The same for a secret, without echo; keeping a terminal from echoing it is up to the caller. */
enum nika_typing nika_lines_read_secret(struct nika_typed *typed, struct nika_message *why);

/* From now on, waiting for a line also ends when this descriptor is readable: there is news. -1: no more. */
void nika_lines_listen(int descriptor);

/* Waits for so long (-1: for ever); a signal or news end it early. Nothing is read. */
void nika_lines_wait(int milliseconds);

/*
 * Whether there was news while the prompt is still the last output: what is said now starts a new line, and the prompt
 * should be repeated afterwards.
 */
bool nika_lines_at_prompt(void);

/*
 * Words that are typed: a message can list several that mean the same, in the language or in English. Whether a word is
 * one of them; the first of them, which is the one to show; "yes/no". And the size of a line's first word, and what
 * follows it.
 */
struct nika_shown_word {
    char bytes[64];
};
enum { NIKA_YES_OR_NO_MAX = 160 };
bool nika_means(enum nika_language language, struct nika_message words, const char *word, size_t size);
struct nika_shown_word nika_first_word(enum nika_language language, struct nika_message words);
const char *nika_yes_or_no(enum nika_language language, char answers[NIKA_YES_OR_NO_MAX]);
size_t nika_split_word(const char *line, const char **rest);

/* The signal that came, or 0; SIGPIPE if nobody reads the output any more. */
int nika_lines_signal(void);

/*
 * Prints a message with a newline; or as a prompt, without. Output is buffered until nika_lines_flush, or until a line
 * is read.
 */
void nika_lines_say(struct nika_voice voice, struct nika_message message);
void nika_lines_prompt(struct nika_voice voice, struct nika_message message);
void nika_lines_put(const char *text);
void nika_lines_flush(void);

#endif
