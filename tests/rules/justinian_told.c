/*
 * justinian_told.c: the facts of Justinian as a view tells them, for the rules tests.
 *
 * They are taken from the JSON that the engine writes for a seat, because that is all that a seat is ever told, and read as
 * if a test had said them.
 */
#include <string.h>

#include "justinian_script.h"

struct told {
    const struct fact *fact;
    unsigned players, of;
    bool own; /* the fact is of the seat that looks */
    struct nika_json whole, seats, scorings, last;
    unsigned scoring_count;
    struct list list;
    bool untold; /* the JSON has nothing of it */
    bool broken; /* it has it, but not as it should be */
};

static bool element(struct nika_json array, unsigned place, struct nika_json *value)
{
    struct nika_json_walk walk = nika_json_walk(array);
    for (unsigned i = 0; i < place; i++)
        if (!nika_json_next(&walk, value))
            return false;
    return nika_json_next(&walk, value);
}

/* Adds a value to a word: a string or a number. */
static bool add_word(struct nika_text *word, struct nika_json value)
{
    char string[SCRIPT_WORD_MAX];
    int64_t number;
    size_t size;
    if (nika_json_whole(value, 0, UINT16_MAX, &number))
        nika_text_add_number(word, number);
    else if (nika_json_string(value, string, sizeof string, &size))
        nika_text_add(word, string);
    else
        return false;
    return true;
}

/* Reads a thing from one value, or from two whose words are put together with something between. */
static void read_told(struct told *told, const struct nika_json *before, const char *between, struct nika_json value)
{
    char bytes[2 * SCRIPT_WORD_MAX];
    struct nika_text word = nika_text(bytes, sizeof bytes);
    unsigned thing;
    if (before && !add_word(&word, *before))
        told->broken = true;
    nika_text_add(&word, between);
    if (told->fact->sort == LAID && nika_json_kind(value) == 'n')
        nika_text_add_char(&word, '?');
    else if (!add_word(&word, value))
        told->broken = true;
    if (!told->broken && read_justinian(told->fact->sort, told->players, bytes, &thing))
        list_add(&told->list, thing);
    else
        told->broken = true;
}

/* Reads a member: null is an empty list, an array a list, anything else one thing. `before` stands before each. */
static void read_member(struct told *told, struct nika_json from, const char *key, const struct nika_json *before)
{
    struct nika_json value, one;
    if (!nika_json_get(from, key, &value)) {
        told->untold = true;
        return;
    }
    struct nika_json_walk walk = nika_json_walk(value);
    if (nika_json_kind(value) == '[')
        while (nika_json_next(&walk, &one))
            read_told(told, before, "", one);
    else if (nika_json_kind(value) != 'n')
        read_told(told, before, "", value);
}

/* The face-down tokens, or in the last move's board those turned up, of a counselor. */
static void read_board(struct told *told, struct nika_json from)
{
    struct nika_json board, laid, one, seat, token;
    if (!nika_json_get(from, "board", &board) || nika_json_count(board) != JUSTINIAN_COUNSELORS ||
        !element(board, told->of, &laid)) {
        told->untold = true;
        return;
    }
    for (struct nika_json_walk walk = nika_json_walk(laid); nika_json_next(&walk, &one);)
        if (nika_json_get(one, "seat", &seat) && nika_json_get(one, "token", &token))
            read_told(told, &seat, ":", token);
        else
            told->broken = true;
}

/* The value of a counselor stands where the counselor stands in the row. */
static void read_value(struct told *told)
{
    struct nika_json row, values, one;
    int64_t counselor;
    if (!nika_json_get(told->whole, "row", &row) || !nika_json_get(told->whole, "values", &values)) {
        told->untold = true;
        return;
    }
    for (unsigned place = 0; element(row, place, &one); place++)
        if (nika_json_whole(one, 1, JUSTINIAN_COUNSELORS, &counselor) && counselor == (int64_t)told->of + 1) {
            if (element(values, place, &one))
                read_told(told, NULL, "", one);
            else
                told->broken = true;
        }
}

/* Own cards by color, and own exchanges. */
static void read_own_cards(struct told *told)
{
    struct nika_json from, one, color;
    const bool cards = told->fact->name == OWN_CARDS;
    if (!told->own || !nika_json_get(told->whole, cards ? "cards" : "exchanges", &from)) {
        told->untold = true;
        return;
    }
    for (struct nika_json_walk walk = nika_json_walk(from); nika_json_next(&walk, &one);)
        if (cards) {
            struct nika_json_walk numbers = nika_json_walk(one);
            while (nika_json_next(&numbers, &color))
                read_told(told, &walk.key, "", color);
        } else if (nika_json_get(one, "color", &color)) {
            read_member(told, one, told->fact->name == PUT ? "put" : "took", &color);
        } else {
            told->broken = true;
        }
}

/* What all scorings tell: the colors that were scored, and those in which a seat exchanged cards. */
static void read_scorings(struct told *told)
{
    struct nika_json scoring, seats, seat;
    for (unsigned i = 0; i < told->scoring_count; i++) {
        element(told->scorings, i, &scoring);
        if (told->fact->name == SCORED)
            read_member(told, scoring, "color", NULL);
        else if (nika_json_get(scoring, "seats", &seats) && element(seats, told->of, &seat))
            read_member(told, seat, "exchanged", NULL);
        else
            told->broken = true;
    }
}

/* What the last scoring tells of a seat. */
static void read_last(struct told *told)
{
    struct nika_json seats, seat, color;
    if (told->scoring_count == 0)
        return;
    if (!nika_json_get(told->last, "seats", &seats) || !element(seats, told->of, &seat) ||
        !nika_json_get(told->last, "color", &color)) {
        told->broken = true;
    } else if (told->fact->name == SHOWN) {
        read_member(told, seat, "cards", &color);
    } else if (told->fact->name == GAINED) {
        read_member(told, seat, "influence_points", NULL);
        read_member(told, seat, "card_points", NULL);
        if (told->list.count == 2)
            told->list = (struct list){.count = 1, .of = {told->list.of[0] + told->list.of[1]}};
    } else {
        read_member(told, seat, told->fact->key, NULL);
    }
}

static void read_fact(struct told *told)
{
    struct nika_json from = told->whole;
    switch (told->fact->name) {
    case VALUE:
        read_value(told);
        return;
    case ON:
        read_board(told, told->whole);
        return;
    case TURNED:
    case MOVED:
        if (!nika_json_get(told->whole, "moved", &from))
            told->untold = true;
        else if (nika_json_kind(from) == 'n')
            return; /* the court has not moved yet */
        else if (told->fact->name == TURNED)
            read_board(told, from);
        else
            read_member(told, from, "from", NULL);
        return;
    case OWN_CARDS:
    case PUT:
    case TOOK:
        read_own_cards(told);
        return;
    case SCORED:
    case EXCHANGED:
        read_scorings(told);
        return;
    case PILE:
        told->untold = true;
        return;
    default:
        break;
    }
    if (told->fact->where == IN_LAST_SEATS || told->fact->where == ELSEWHERE)
        read_last(told);
    else if (told->fact->where == IN_LAST && told->scoring_count > 0)
        read_member(told, told->last, told->fact->key, NULL);
    else if (told->fact->where == IN_OWN && !told->own)
        told->untold = true;
    else if (told->fact->where == IN_SEATS && !element(told->seats, told->of, &from))
        told->broken = true;
    else if (told->fact->where != IN_LAST)
        read_member(told, from, told->fact->key, NULL);
}

void tell_justinian(const struct nika_setup *setup, const struct nika_view *view, const struct script_line *line,
                    struct nika_text *text)
{
    struct told told = {.fact = justinian_fact(line->word), .players = setup->players};
    char bytes[1 << 14];
    struct nika_text json = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&json);
    size_t at;
    nika_write_open(&writer, '{');
    setup->game->write_view(setup, view, &writer);
    nika_write_close(&writer, '}');
    if (json.cut || nika_json_check(bytes, json.size, &told.whole, &at) != NIKA_JSON_FINE ||
        !nika_json_get(told.whole, "seats", &told.seats) || nika_json_count(told.seats) != setup->players ||
        !nika_json_get(told.whole, "scorings", &told.scorings)) {
        nika_text_add(text, "the view's JSON is broken");
        return;
    }
    read_justinian_argument(told.fact, setup->players, line->argument, &told.of);
    told.own = told.fact->of == OF_SEAT && told.of == view->seat;
    told.scoring_count = (unsigned)nika_json_count(told.scorings);
    if (told.scoring_count > 0)
        element(told.scorings, told.scoring_count - 1, &told.last);
    read_fact(&told);
    if (told.broken)
        nika_text_add(text, "the view's JSON has it in no form that can be read");
    else if (told.untold)
        nika_text_add_char(text, '?');
    else
        say_justinian_list(told.fact, told.list, text);
}
