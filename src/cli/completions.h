/*
 * completions.h: what can be completed on the command line, and the scripts for each shell that are made of it.
 */
#ifndef NIKA_COMPLETIONS_H
#define NIKA_COMPLETIONS_H

#include "help_text.h"

/* What follows an option, or a command. */
enum completion_kind {
    COMPLETE_NOTHING, /* nothing: a flag */
    COMPLETE_ANYTHING,
    COMPLETE_FILES,
    COMPLETE_WORDS,
    COMPLETE_LIST /* words with commas between them */
};

struct completion {
    const char *name; /* of the option; or of the command, if this is about what follows it */
    enum completion_kind kind;
    char words[2048]; /* with spaces between them */
    char text[256];   /* what it is, in the user's language; may be empty */
};

/* What follows a command. */
void completion_of_command(const char *command, struct completion *completion);

/* Calls `each` for all options of a command. */
void completions_of_options(const char *command, void (*each)(void *context, const struct completion *completion),
                            void *context);

/* All commands, with spaces between them. */
void completion_commands(struct nika_text *words);
/* The codes of all languages, in the same way. */
void completion_languages(struct nika_text *words);

/* completion_shells.c. Prints the script. */
void completions_bash(FILE *file);
void completions_zsh(FILE *file);
void completions_fish(FILE *file);

#endif
