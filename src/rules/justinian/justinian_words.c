/*
 * justinian_words.c: how Justinian's moves are spelled.
 */
#include <string.h>

#include "justinian_play.h"

const char *const justinian_color_names[JUSTINIAN_COLORS] = {"red", "blue", "green", "yellow"};
const char *const justinian_token_names[JUSTINIAN_KINDS] = {"+1", "+2", "+3", "-1", "-2", "-3"};
const char *const justinian_stage_names[JUSTINIAN_OVER + 1] = {"place", "direction", "trigger",
                                                               "color", "exchange",  "over"};

const char *const justinian_counselor_names[JUSTINIAN_COUNSELORS] = {
    "Narses",    "Belisarius", "Eraclius", "Basilius",  "Procopius", "Tribonianus",
    "Giulianus", "Germanus",   "Antemius", "Niceforus", "Antonina",  "Teodora"};

/* Moves that are one word. */
static const char *const plain[JUSTINIAN_EXCHANGE + 1] = {
    [JUSTINIAN_PASS] = "pass",       [JUSTINIAN_LEFT] = "left",       [JUSTINIAN_RIGHT] = "right",
    [JUSTINIAN_TRIGGER] = "trigger", [JUSTINIAN_DECLINE] = "decline", [JUSTINIAN_KEEP] = "keep",
};

bool justinian_is_move(struct nika_move move)
{
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        return move.open < JUSTINIAN_PLACES && move.hidden <= JUSTINIAN_KINDS;
    case JUSTINIAN_COLOR:
        return move.open < JUSTINIAN_COLORS && move.hidden == 0;
    case JUSTINIAN_EXCHANGE:
        return move.open < JUSTINIAN_COLORS && move.hidden <= JUSTINIAN_COUNSELORS;
    default:
        return move.verb <= JUSTINIAN_EXCHANGE && plain[move.verb] && move.open == 0 && move.hidden == 0;
    }
}

size_t justinian_say(const struct nika_setup *setup, struct nika_move move, char word[NIKA_WORD_MAX])
{
    (void)setup;
    struct nika_text text = nika_text(word, NIKA_WORD_MAX);
    if (!justinian_is_move(move)) {
        nika_text_add_char(&text, '?');
        return text.size;
    }
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        nika_text_add(&text, "place ");
        nika_text_add(&text, move.hidden ? justinian_token_names[move.hidden - 1] : "?");
        nika_text_add(&text, move.open ? " c" : " phase");
        if (move.open)
            nika_text_add_number(&text, (int64_t)move.open);
        break;
    case JUSTINIAN_COLOR:
        nika_text_add(&text, "color ");
        nika_text_add(&text, justinian_color_names[move.open]);
        break;
    case JUSTINIAN_EXCHANGE:
        nika_text_add(&text, "exchange ");
        nika_text_add(&text, justinian_color_names[move.open]);
        if (move.hidden)
            nika_text_add_number(&text, move.hidden);
        else
            nika_text_add_char(&text, '?');
        break;
    default:
        nika_text_add(&text, plain[move.verb]);
    }
    return text.size;
}

/* What is left of a text that is being read. */
struct rest {
    const char *at;
    size_t size;
};

/* Takes a word off the front. False, and nothing taken, if it does not stand there. */
static bool take(struct rest *rest, const char *word)
{
    const size_t size = strlen(word);
    if (rest->size < size || memcmp(rest->at, word, size) != 0)
        return false;
    rest->at += size;
    rest->size -= size;
    return true;
}

/* Takes one of some words, of which none begins another. */
static bool take_one_of(struct rest *rest, const char *const *words, unsigned count, unsigned *which)
{
    for (*which = 0; *which < count; ++*which)
        if (take(rest, words[*which]))
            return true;
    return false;
}

/* Reads all that is left: a number from 1 to 12 without leading zeros. */
static bool take_counselor(struct rest *rest, unsigned *number)
{
    *number = 0;
    if (rest->size < 1 || rest->size > 2 || rest->at[0] == '0')
        return false;
    for (size_t i = 0; i < rest->size; i++) {
        if (rest->at[i] < '0' || rest->at[i] > '9')
            return false;
        *number = 10 * *number + (unsigned)(rest->at[i] - '0');
    }
    rest->size = 0;
    return *number <= JUSTINIAN_COUNSELORS;
}

static bool parse_place(struct rest rest, struct nika_move *move)
{
    unsigned kind, token = 0, counselor = 0;
    if (take_one_of(&rest, justinian_token_names, JUSTINIAN_KINDS, &kind))
        token = kind + 1;
    else if (!take(&rest, "?"))
        return false;
    if (!take(&rest, " phase") && !(take(&rest, " c") && take_counselor(&rest, &counselor)))
        return false;
    if (rest.size)
        return false;
    *move = (struct nika_move){.verb = JUSTINIAN_PLACE, .open = counselor, .hidden = token};
    return true;
}

bool justinian_parse(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    (void)setup;
    struct rest rest = {word, size};
    unsigned color, counselor;
    if (take(&rest, "place "))
        return parse_place(rest, move);
    if (take(&rest, "color ")) {
        if (!take_one_of(&rest, justinian_color_names, JUSTINIAN_COLORS, &color) || rest.size)
            return false;
        *move = (struct nika_move){.verb = JUSTINIAN_COLOR, .open = color};
        return true;
    }
    if (take(&rest, "exchange ")) {
        if (!take_one_of(&rest, justinian_color_names, JUSTINIAN_COLORS, &color))
            return false;
        if (rest.size == 1 && rest.at[0] == '?')
            counselor = 0;
        else if (!take_counselor(&rest, &counselor))
            return false;
        *move = (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = color, .hidden = counselor};
        return true;
    }
    for (unsigned verb = 0; verb <= JUSTINIAN_EXCHANGE; verb++)
        if (plain[verb] && take(&rest, plain[verb])) {
            if (rest.size)
                return false;
            *move = (struct nika_move){.verb = verb};
            return true;
        }
    return false;
}
