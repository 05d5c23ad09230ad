/*
 * rules_script.c: what the files of the rules tests share: reading words and numbers, the facts that every game has,
 * and what must be true of every position, whatever a test asks.
 */
#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#include "rules_script.h"

bool script_blame(struct script_fault *fault, unsigned line, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fault->line = line;
    vsnprintf(fault->why, sizeof fault->why, format, list);
    va_end(list);
    return false;
}

bool script_next(const char **at, char word[SCRIPT_WORD_MAX])
{
    const char *start = *at + strspn(*at, " \t");
    const size_t size = strcspn(start, " \t"), kept = size < SCRIPT_WORD_MAX ? size : SCRIPT_WORD_MAX - 1;
    memcpy(word, start, kept);
    word[kept] = '\0';
    *at = start + size;
    return size > 0;
}

bool script_number(const char *text, unsigned most, unsigned *number)
{
    unsigned read = 0;
    for (const char *at = text; *at; at++) {
        if (!isdigit((unsigned char)*at) || read > most)
            return false;
        read = 10 * read + (unsigned)(*at - '0');
    }
    if (!*text || read > most)
        return false;
    *number = read;
    return true;
}

bool script_seats(const char *text, unsigned players, const char *nobody, unsigned *mask)
{
    char word[SCRIPT_WORD_MAX];
    unsigned read = 0, seat;
    if (strcmp(text, nobody) != 0)
        for (const char *at = text; script_next(&at, word); read |= 1u << seat)
            if (!script_number(word, players - 1, &seat) || read >> seat & 1)
                return false;
    *mask = read;
    return true;
}

void script_say_seats(unsigned mask, const char *nobody, struct nika_text *text)
{
    if (mask == 0)
        nika_text_add(text, nobody);
    for (unsigned seat = 0, first = 1; mask >> seat; seat++)
        if (mask >> seat & 1) {
            nika_text_add(text, first ? "" : " ");
            nika_text_add_number(text, seat);
            first = 0;
        }
}

void script_say_together(const struct nika_setup *setup, const struct nika_world *world, struct nika_text *text)
{
    struct nika_world copy = *world;
    struct nika_view view;
    struct nika_move next;
    unsigned count = 0;
    while (setup->game->together && count < setup->players && nika_look_asked(setup, &copy, &view) &&
           setup->game->together(setup, &view, &next)) {
        nika_text_add(text, count++ ? " " : "");
        nika_text_add_number(text, view.seat);
        setup->game->apply(setup, &copy, view.seat, next);
    }
    if (count == 0)
        nika_text_add(text, "nobody");
}

bool script_among(const char *const *words, const char *word)
{
    while (*words && strcmp(*words, word) != 0)
        words++;
    return *words != NULL;
}

bool script_trim(char *to, size_t room, const char *text, size_t size)
{
    while (size > 0 && isspace((unsigned char)text[size - 1]))
        size--;
    while (size > 0 && isspace((unsigned char)*text)) {
        text++;
        size--;
    }
    if (size >= room)
        return false;
    memcpy(to, text, size);
    to[size] = '\0';
    return true;
}

/* Writes the scores or ranks that a view tells. */
static void say_result(const struct nika_setup *setup, const struct nika_view *view, bool ranks, struct nika_text *text)
{
    struct nika_result result;
    if (!setup->game->result(setup, view, &result)) {
        nika_text_add(text, "none");
        return;
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_text_add(text, seat ? " " : "");
        nika_text_add_number(text, ranks ? result.rank[seat] : result.score[seat]);
    }
}

/* Reads one number for each seat, or `none`, and writes them with one blank between. */
static bool spell_numbers(const struct nika_setup *setup, const struct script_line *line, struct nika_text *text,
                          struct script_fault *fault)
{
    char word[SCRIPT_WORD_MAX];
    unsigned count = 0, number;
    if (strcmp(line->value, "none") == 0) {
        nika_text_add(text, "none");
        return true;
    }
    for (const char *at = line->value; script_next(&at, word); count++) {
        if (!script_number(word, INT16_MAX, &number))
            return script_blame(fault, line->number, "\"%s\" is no number", word);
        nika_text_add(text, count ? " " : "");
        nika_text_add_number(text, number);
    }
    return count == setup->players || script_blame(fault, line->number, "one number for each seat");
}

bool script_common_fact(const struct nika_setup *setup, const struct nika_view *view, const struct script_line *line,
                        struct nika_text *expected, struct nika_text *is, struct script_fault *fault)
{
    static const char *const words[] = {"asked", "free", "scores", "ranks", NULL};
    const bool asked = strcmp(line->word, "asked") == 0, ranks = strcmp(line->word, "ranks") == 0;
    unsigned mask;
    if (!script_among(words, line->word) || line->argument[0])
        return false;
    if (ranks || strcmp(line->word, "scores") == 0) {
        say_result(setup, view, ranks, is);
        return spell_numbers(setup, line, expected, fault);
    }
    if (!script_seats(line->value, setup->players, "nobody", &mask))
        return script_blame(fault, line->number, "\"%s\" are no seats", line->value);
    const struct nika_waiting waiting = setup->game->waiting(setup, view);
    script_say_seats(mask, "nobody", expected);
    script_say_seats(asked ? waiting.asked : waiting.free, "nobody", is);
    return true;
}

/* The same as script_broken, asked of what one seat knows. */
static const char *look_from(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                             struct nika_waiting agreed)
{
    const struct nika_game *game = setup->game;
    struct nika_view view, again;
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_result result;
    struct nika_world copy;
    uint8_t code[NIKA_CODE_MAX];
    nika_look(setup, world, seat, &view);
    const struct nika_waiting waiting = game->waiting(setup, &view);
    if (waiting.asked != agreed.asked || waiting.free != agreed.free)
        return "all agree on whom the game waits for";
    if (game->result(setup, &view, &result) != (waiting.asked == 0) || (waiting.asked == 0 && waiting.free != 0))
        return "the game is over exactly if it waits for nobody";
    const size_t size = game->encode(setup, &view, code);
    if (!game->decode(setup, code, size, &again) || !nika_view_same(game, &view, &again))
        return "what a seat knows survives its encoding";
    const unsigned count = game->legal(setup, &view, moves), bit = seat < setup->players ? 1u << seat : 0;
    if ((count > 0 && !((waiting.asked | waiting.free) & bit)) || (count == 0 && waiting.asked & bit))
        return "who is asked has legal moves, who neither is nor is free has none";
    for (unsigned i = 0; i < count; i++) {
        char word[NIKA_WORD_MAX];
        struct nika_move read;
        const size_t length = game->say(setup, moves[i], word);
        if (!game->parse(setup, word, length, &read) || !nika_move_same(moves[i], read))
            return "each legal move can be spelled and read";
        for (unsigned other = 0; other < i; other++)
            if (nika_move_same(moves[i], moves[other]))
                return "each legal move is listed once";
        nika_copy(game, &copy, world);
        if (game->apply(setup, &copy, seat, moves[i]) != NIKA_ACCEPTED)
            return "each legal move is accepted";
    }
    return NULL;
}

const char *script_broken(const struct nika_setup *setup, const struct nika_world *world)
{
    struct nika_view view;
    const char *broken = setup->game->check(setup, world);
    if (broken)
        return broken;
    nika_look(setup, world, NIKA_WATCHER, &view);
    const struct nika_waiting waiting = setup->game->waiting(setup, &view);
    broken = look_from(setup, world, NIKA_WATCHER, waiting);
    for (unsigned seat = 0; seat < setup->players && !broken; seat++)
        broken = look_from(setup, world, seat, waiting);
    return broken;
}
