/*
 * justinian_values.c: the table of what counselors are worth, for the rules: by place, a block of lines for each phase.
 */
#include <nika/messages_rules.h>

#include "tell_justinian.h"

enum { INDENT = 4, NAME = 12 };

static void add_blanks(struct nika_text *text, size_t count)
{
    while (count-- > 0)
        nika_text_add_char(text, ' ');
}

/* Adds a number at the right end of so many columns. */
static void add_right(struct nika_text *text, unsigned number, size_t columns)
{
    char bytes[16];
    struct nika_text digits = nika_text(bytes, sizeof bytes);
    nika_text_add_number(&digits, number);
    add_blanks(text, columns > digits.size ? columns - digits.size : 1);
    nika_text_add(text, bytes);
}

/* The columns of a value and a blank before it. */
static size_t columns_of(const struct nika_setup *setup)
{
    size_t columns = 3;
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS * JUSTINIAN_COLUMNS; i++)
        if (setup->board[i] > 99)
            columns = 4;
    return columns;
}

static void add_phase(struct nika_text *text, const struct nika_setup *setup, unsigned phase, size_t columns)
{
    add_blanks(text, INDENT + 3 + NAME);
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        add_right(text, place + 1, columns);
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++) {
        const size_t from = text->size + 1 + INDENT + 3;
        nika_text_add_char(text, '\n');
        add_right(text, counselor + 1, INDENT + 2);
        nika_text_add_char(text, ' ');
        nika_text_add(text, justinian_counselor_names[counselor]);
        add_blanks(text, from + NAME - text->size);
        for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
            add_right(text, justinian_value(setup, counselor, place, phase), columns);
    }
}

void justinian_rules_table(const struct nika_setup *setup, enum nika_language language, struct nika_text *text)
{
    const struct nika_voice voice = nika_voice(language, NULL);
    nika_say(text, voice, nika_setup_board_standard(setup) ? msg_rules_court_ours() : msg_rules_court_loaded());
    for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++) {
        nika_text_add_char(text, '\n');
        add_blanks(text, INDENT);
        nika_say(text, voice, msg_rules_court_phase(phase));
        nika_text_add_char(text, '\n');
        add_phase(text, setup, phase, columns_of(setup));
        if (phase + 1 < JUSTINIAN_PHASES)
            nika_text_add_char(text, '\n');
    }
}
