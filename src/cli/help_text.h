/*
 * help_text.h: the help of a command, taken apart: manual pages and completions are made from what people read anyway.
 *
 * A help has this form in every language:
 *
 *     Usage: nika COMMAND …        then other usages, each from "nika", and lines that go on, indented
 *                                  an empty line before everything else
 *     Sentences.                   paragraphs, not indented
 *       --option V   what it does  items, indented by 2 to 6 columns: options, or commands ("nika play …"); two spaces
 *                    and so on     or the end of the line before their text, which goes on further in
 */
#ifndef NIKA_HELP_TEXT_H
#define NIKA_HELP_TEXT_H

#include "cli.h"

enum help_kind { HELP_USAGE, HELP_SENTENCES, HELP_ITEM };

/* One part of it; lines that go on are joined. */
struct help_part {
    enum help_kind kind;
    bool nested;    /* an item that belongs to the one before */
    char head[512]; /* of an item: "--option V", "nika play [GAME] …" */
    char text[4096];
};

/* Begin with the help's text; false at its end. */
struct help_walk {
    const char *at;
    bool begun; /* the usage is over */
};
struct help_walk help_walk(const char *help);
bool help_next(struct help_walk *walk, struct help_part *part);

/* The help of a command (NULL: of the program) in a language. */
void help_say(const char *command, enum nika_language language, struct nika_text *text);

/* The option that stands at *at in a head or usage, or behind it, and its value ("" for a flag); *at moves on. False if
 * there is none. */
struct help_option {
    char name[64], value[64];
};
bool help_option(const char **at, struct help_option *option);

/* The item of a command ("play") in the program's help, or of an option ("--lang") in any; false if there is none. */
bool help_find(const char *help, const char *name, struct help_part *part);

#endif
