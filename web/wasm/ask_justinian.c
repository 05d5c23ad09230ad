/*
 * ask_justinian.c: what a picture of Justinian's table needs besides the view.
 */
#include <string.h>

#include <nika/justinian.h>

#include "ask.h"

/* "court": setup → {"values":[…]}: for each counselor, for each place, the values in phases I, II, III. */
static void answer_court(struct ask *ask)
{
    if (!ask_setup_of(ask, "justinian"))
        return;
    nika_write_key(ask->writer, "values");
    nika_write_open(ask->writer, '[');
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++) {
        nika_write_open(ask->writer, '[');
        for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
            nika_write_open(ask->writer, '[');
            for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++)
                nika_write_whole(ask->writer, justinian_value(&ask->setup, counselor, place, phase));
            nika_write_close(ask->writer, ']');
        }
        nika_write_close(ask->writer, ']');
    }
    nika_write_close(ask->writer, ']');
}

bool ask_about_justinian(struct ask *ask, const char *what)
{
    if (strcmp(what, "court") != 0)
        return false;
    answer_court(ask);
    return true;
}
