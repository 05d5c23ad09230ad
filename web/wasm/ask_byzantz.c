/*
 * ask_byzantz.c: what a picture of Byzantz's table needs besides the view.
 */
#include <string.h>

#include <nika/byzantz.h>

#include "ask.h"

static void write_cards(struct ask *ask, const char *key, byzantz_cards heap)
{
    char bytes[3 * BYZANTZ_DECK + 1];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    byzantz_say_cards(heap, &text);
    nika_write_key(ask->writer, key);
    nika_write_word(ask->writer, bytes);
}

/* "sets": setup, code → {"points":most that can be earned by selling now,"sets":[{"cards":"C4 C1 M","points":4}],
 * "rest":"S2 O1"}: the hand, sorted into the sets that earn most. */
static void answer_sets(struct ask *ask)
{
    struct nika_view view;
    byzantz_cards set;
    if (!ask_setup_of(ask, "byzantz") || !ask_view(ask, "code", &view))
        return;
    byzantz_cards hand = view.seat == NIKA_WATCHER ? 0 : byzantz_own(&view)->hand;
    nika_write_key(ask->writer, "points");
    nika_write_whole(ask->writer, byzantz_best_sale(hand, &set));
    nika_write_key(ask->writer, "sets");
    nika_write_open(ask->writer, '[');
    while (byzantz_best_sale(hand, &set) > 0 && set) {
        nika_write_open(ask->writer, '{');
        write_cards(ask, "cards", set);
        nika_write_key(ask->writer, "points");
        nika_write_whole(ask->writer, byzantz_set_points(set));
        nika_write_close(ask->writer, '}');
        hand -= set;
    }
    nika_write_close(ask->writer, ']');
    write_cards(ask, "rest", hand);
}

bool ask_about_byzantz(struct ask *ask, const char *what)
{
    if (strcmp(what, "sets") != 0)
        return false;
    answer_sets(ask);
    return true;
}
