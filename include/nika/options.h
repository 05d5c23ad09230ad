/*
 * options.h: the options of a table on a server: clock, undo, spectators and other settings besides the rules. One
 * struct, one parser and one writer for the server's requests and log entries and for clients.
 */
#ifndef NIKA_OPTIONS_H
#define NIKA_OPTIONS_H

#include <nika/ai.h>
#include <nika/json.h>

enum nika_clock_kind { NIKA_CLOCK_NONE, NIKA_CLOCK_LIVE, NIKA_CLOCK_DAYS };
enum nika_spectators { NIKA_SPECTATORS_PUBLIC, NIKA_SPECTATORS_END, NIKA_SPECTATORS_NONE };
/* UNSAID is not written: the server decides. */
enum nika_undo_rule { NIKA_UNDO_FREE, NIKA_UNDO_ASK, NIKA_UNDO_NEVER, NIKA_UNDO_UNSAID };

/* The words for them in JSON and on command lines, each list ended by NULL. */
extern const char *const nika_clock_words[], *const nika_spectators_words[], *const nika_undo_words[];

struct nika_table_options {
    enum nika_clock_kind clock;
    int64_t bank, increment, grace; /* seconds */
    int64_t days;
    char level[NIKA_AGENT_NAME_MAX]; /* level of the computer player that replaces absent players */
    enum nika_spectators spectators;
    enum nika_undo_rule undo;
    bool listed, memory, talk;
    bool bots; /* they may sit down; written only if so, since older servers do not know it */
};

/* The default options; `undo` is the rule for tables that do not name one. */
struct nika_table_options nika_options_usual(enum nika_undo_rule undo);

/*
 * Parses options; absent ones have their defaults. NULL, or the name of the first that is not understood ("options":
 * unknown, or not an object at all); the others are parsed all the same, since a client may meet a newer server. A
 * server refuses such options: silently playing without the requested clock would be worse.
 */
const char *nika_options_read(struct nika_json value, enum nika_undo_rule usual, struct nika_table_options *options);
void nika_options_write(const struct nika_table_options *options, struct nika_writer *writer);

/* Index of a word in a list; -1 if it is none of them. */
int nika_option_word(const char *const *words, const char *word);

/* Whether a value is the name of a level, and which. */
bool nika_option_level(struct nika_json value, char level[NIKA_AGENT_NAME_MAX]);

#endif
