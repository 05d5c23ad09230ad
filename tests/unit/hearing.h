/*
 * hearing.h: for tests: a listener that writes down what it is told, one sentence a line, each with a sign for its
 * manner: "# " a heading, "* " a move, "> " an event, "- " a detail.
 */
#ifndef NIKA_TESTS_HEARING_H
#define NIKA_TESTS_HEARING_H

#include <nika/tell.h>

struct hearing {
    struct nika_voice voice;
    struct nika_text text;
    char bytes[16384];
};

static inline void hearing_hear(void *context, enum nika_manner manner, struct nika_message message)
{
    static const char *const signs[] = {
        [NIKA_HEADING] = "# ", [NIKA_MOVE] = "* ", [NIKA_EVENT] = "> ", [NIKA_DETAIL] = "- "};
    struct hearing *hearing = context;

    nika_text_add(&hearing->text, signs[manner]);
    nika_say(&hearing->text, hearing->voice, message);
    nika_text_add_char(&hearing->text, '\n');
}

/* Begins to listen, in a language and with names. */
static inline struct nika_listener hearing_begin(struct hearing *hearing, struct nika_voice voice)
{
    hearing->voice = voice;
    hearing->text = nika_text(hearing->bytes, sizeof hearing->bytes);
    return (struct nika_listener){hearing_hear, hearing};
}

#endif
