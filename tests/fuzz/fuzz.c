/*
 * fuzz.c: what must hold of every view and world of every game (see fuzz.h).
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/messages_problem.h>
#include <nika/record.h>

#include "fuzz.h"

enum { PLIES_MAX = 100000, FULL_BOARD = 128 };

void fuzz_fail(const char *file, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%d: ", file, line);
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    va_end(arguments);
    abort();
}

void *fuzz_copy(const void *bytes, size_t size)
{
    void *copy = malloc(size ? size : 1);
    DEMAND(copy, "no memory for %zu bytes", size);
    if (size)
        memcpy(copy, bytes, size);
    return copy;
}

void fuzz_printable(const char *text, size_t room, const char *what)
{
    const size_t size = strnlen(text, room);
    size_t length;
    DEMAND(size < room, "%s has no end", what);
    for (size_t at = 0; at < size; at += length) {
        const int32_t code = nika_utf8_read(text + at, size - at, &length);
        const bool controls = code < 0x20 || (code >= 0x7F && code <= 0x9F);
        const bool turns = (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                           (code >= 0x2060 && code <= 0x206F);
        DEMAND(!controls && !turns && code != 0x61C && code != 0xFEFF, "%s can't be printed: byte %zu, character %d",
               what, at, (int)code);
    }
}

/* The game that a byte means. */
static const struct nika_game *game_of(uint8_t byte)
{
    unsigned count = 0;
    for (; nika_games[count]; count++)
        if ((uint8_t)nika_games[count]->name[0] == byte)
            return nika_games[count];
    return nika_games[byte % count];
}

/* The highest numbers that a board can have, and its windows. */
static void fill_board(struct nika_setup *setup)
{
    const struct nika_board *board = setup->game->board, *windows = setup->game->windows;
    uint16_t numbers[NIKA_BOARD_MAX];
    for (unsigned i = 0; i < NIKA_BOARD_MAX; i++)
        numbers[i] = board->most;
    const bool fine = nika_setup_board(setup, numbers);
    DEMAND(fine, "%s: no %s of highest numbers", setup->game->name, board->key);
    for (unsigned i = 0; windows && i < NIKA_WINDOWS_MAX; i++)
        numbers[i] = windows->most;
    DEMAND(!windows || nika_setup_windows(setup, numbers), "%s: no highest windows", setup->game->name);
}

size_t fuzz_setup(const uint8_t *data, size_t size, struct nika_setup *setup)
{
    const uint8_t first = size > 0 ? data[0] : 0, second = size > 1 ? data[1] : 0, third = size > 2 ? data[2] : '0';
    const struct nika_game *game = game_of(first);
    unsigned players = (unsigned)second - '0';
    if (players < game->players_min || players > game->players_max)
        players = game->players_min + second % (game->players_max - game->players_min + 1u);
    const bool fine = nika_setup_init(setup, game, players, third % 8 % players);
    DEMAND(fine, "%s: no setup for %u players", game->name, players);
    unsigned choice = third / 8 ^ '0' / 8;
    for (unsigned s = 0; s < game->switch_count; s++) {
        const struct nika_switch *rule = &game->switches[s];
        unsigned values = 0;
        while (rule->values[values])
            values++;
        const bool set = nika_setup_switch(setup, rule->name, rule->values[choice % values]);
        DEMAND(set, "%s: %s can't be %s", game->name, rule->name, rule->values[choice % values]);
        choice /= values;
    }
    if (game->board && third >= FULL_BOARD)
        fill_board(setup);
    return size < 3 ? size : 3;
}

void fuzz_check(const struct nika_setup *setup, const struct nika_world *world, const char *when)
{
    const char *broken = setup->game->check(setup, world);
    DEMAND(!broken, "%s, %d players, %s: %s", setup->game->name, setup->players, when, broken);
}

void fuzz_words(const struct nika_setup *setup, struct nika_move move)
{
    const struct nika_game *game = setup->game;
    char word[NIKA_WORD_MAX];
    struct nika_move read = {.open = ~move.open, .hidden = ~move.hidden, .verb = ~move.verb};
    const size_t size = game->say(setup, move, word);
    DEMAND(size < NIKA_WORD_MAX && strlen(word) == size, "%s: “%.*s” is not %zu bytes long", game->name, NIKA_WORD_MAX,
           word, size);
    char *copy = fuzz_copy(word, size);
    const bool parsed = game->parse(setup, copy, size, &read);
    free(copy);
    DEMAND(parsed, "%s: “%s” is said but not understood", game->name, word);
    DEMAND(nika_move_same(read, move), "%s: “%s” is understood as another move", game->name, word);
}

/* Whom the game waits for, and what the view's seat can do. */
static void ask(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct nika_game *game = setup->game;
    const struct nika_waiting waiting = game->waiting(setup, view);
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_result result;
    const unsigned count = game->legal(setup, view, moves), seat = view->seat;
    const bool over = game->result(setup, view, &result);
    DEMAND((waiting.asked | waiting.free) >> setup->players == 0, "%s: waits for seats that are not there", game->name);
    DEMAND((waiting.asked & waiting.free) == 0, "%s: a seat is asked and free", game->name);
    DEMAND(over == ((waiting.asked | waiting.free) == 0), "%s: over, and waits; or neither", game->name);
    DEMAND(count <= NIKA_MOVES_MAX, "%s: %u legal moves", game->name, count);
    const unsigned me = seat == NIKA_WATCHER ? 0 : 1u << seat;
    DEMAND(count == 0 || (waiting.asked | waiting.free) & me, "%s: seat %u is not waited for but has moves", game->name,
           seat);
    DEMAND(count > 0 || !(waiting.asked & me), "%s: seat %u is asked but has no move", game->name, seat);
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < i; j++)
            DEMAND(!nika_move_same(moves[i], moves[j]), "%s: legal moves %u and %u are the same", game->name, j, i);
}

static void encode(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct nika_game *game = setup->game;
    uint8_t code[NIKA_CODE_MAX], again[NIKA_CODE_MAX];
    struct nika_view read;
    memset(&read, 0x5A, sizeof read);
    const size_t size = game->encode(setup, view, code);
    DEMAND(size <= NIKA_CODE_MAX, "%s: a code of %zu bytes", game->name, size);
    uint8_t *copy = fuzz_copy(code, size);
    const bool decoded = game->decode(setup, copy, size, &read);
    free(copy);
    DEMAND(decoded, "%s: the code of seat %d's view is not read", game->name, view->seat);
    DEMAND(nika_view_same(game, view, &read), "%s: the code of seat %d's view is read as another", game->name,
           view->seat);
    DEMAND(game->encode(setup, &read, again) == size && memcmp(code, again, size) == 0, "%s: two codes for a view",
           game->name);
}

static void same_answers(const struct nika_setup *setup, const struct nika_view *view, const struct nika_view *other)
{
    const struct nika_game *game = setup->game;
    struct nika_move moves[NIKA_MOVES_MAX], other_moves[NIKA_MOVES_MAX];
    uint8_t code[NIKA_CODE_MAX], other_code[NIKA_CODE_MAX];
    const unsigned count = game->legal(setup, view, moves);
    DEMAND(game->legal(setup, other, other_moves) == count, "%s: the same view has other legal moves", game->name);
    for (unsigned i = 0; i < count; i++)
        DEMAND(nika_move_same(moves[i], other_moves[i]), "%s: the same view has other legal moves", game->name);
    const size_t size = game->encode(setup, view, code);
    DEMAND(game->encode(setup, other, other_code) == size && memcmp(code, other_code, size) == 0,
           "%s: the same view has another code", game->name);
}

void fuzz_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
               struct nika_world *imagined)
{
    const struct nika_game *game = setup->game;
    struct nika_view seen;
    ask(setup, view);
    encode(setup, view);
    memset(imagined, 0x5A, sizeof *imagined);
    memset(&seen, 0xA5, sizeof seen);
    game->imagine(setup, view, rng, imagined);
    fuzz_check(setup, imagined, "imagined");
    nika_look(setup, imagined, view->seat, &seen);
    DEMAND(nika_view_same(game, view, &seen), "%s: an imagined world shows seat %d another view", game->name,
           view->seat);
    same_answers(setup, view, &seen);
}

void fuzz_show(const struct nika_setup *setup, const struct nika_view *view)
{
    static char bytes[NIKA_LINE_MAX];
    static const struct nika_names names;
    struct nika_json value;
    struct nika_move moves[NIKA_MOVES_MAX];
    size_t at;
    for (unsigned count = setup->game->legal(setup, view, moves); count > 0; count--)
        fuzz_words(setup, moves[count - 1]);
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_record_view(setup, &names, view, 0, &text);
    DEMAND(!text.cut && nika_json_check(bytes, text.size, &value, &at) == NIKA_JSON_FINE, "%s: not JSON: %s",
           setup->game->name, bytes);
}

bool fuzz_is_legal(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, struct nika_move move)
{
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    if (seat >= setup->players)
        return false;
    nika_look(setup, world, seat, &view);
    for (unsigned count = setup->game->legal(setup, &view, moves); count > 0; count--)
        if (nika_move_same(moves[count - 1], move))
            return true;
    return false;
}

bool fuzz_apply(const struct nika_setup *setup, struct nika_world *world, unsigned seat, struct nika_move move)
{
    const struct nika_game *game = setup->game;
    const struct nika_world before = *world;
    const bool legal = fuzz_is_legal(setup, world, seat, move);
    char word[NIKA_WORD_MAX];
    const nika_refusal refusal = game->apply(setup, world, seat, move);
    game->say(setup, move, word);
    DEMAND((refusal == NIKA_ACCEPTED) == legal, "%s: “%s” by seat %u is %s and %s", game->name, word, seat,
           legal ? "legal" : "not legal", refusal == NIKA_ACCEPTED ? "accepted" : "refused");
    if (refusal == NIKA_ACCEPTED) {
        fuzz_check(setup, world, word);
        return true;
    }
    DEMAND(nika_world_same(game, &before, world), "%s: “%s” by seat %u is refused and changes the world", game->name,
           word, seat);
    unsigned count = 0;
    while (game->refusals[count])
        count++;
    DEMAND(refusal < count, "%s: refusal %d has no word", game->name, refusal);
    DEMAND(nika_message_worded(NIKA_AREA_PROBLEM, game->refusals[refusal], &(struct nika_message){0}),
           "%s: no sentence for “%s”", game->name, game->refusals[refusal]);
    return false;
}

void fuzz_legal_moves(const struct nika_setup *setup, const struct nika_world *world, unsigned seat)
{
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    nika_look(setup, world, seat, &view);
    for (unsigned count = setup->game->legal(setup, &view, moves); count > 0; count--) {
        struct nika_world after;
        char word[NIKA_WORD_MAX];
        nika_copy(setup->game, &after, world);
        const nika_refusal refusal = setup->game->apply(setup, &after, seat, moves[count - 1]);
        setup->game->say(setup, moves[count - 1], word);
        DEMAND(refusal == NIKA_ACCEPTED, "%s: “%s” is legal for seat %u and refused: %s", setup->game->name, word, seat,
               setup->game->refusals[refusal]);
        fuzz_check(setup, &after, word);
    }
}

void fuzz_result(const struct nika_setup *setup, const struct nika_world *world)
{
    const struct nika_game *game = setup->game;
    struct nika_view view;
    struct nika_result result, other;
    nika_look(setup, world, NIKA_WATCHER, &view);
    DEMAND(game->result(setup, &view, &result), "%s: nobody is waited for, but there is no result", game->name);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        unsigned better = 0;
        nika_look(setup, world, seat, &view);
        DEMAND(game->result(setup, &view, &other), "%s: seat %u sees no result", game->name, seat);
        for (unsigned each = 0; each < setup->players; each++) {
            DEMAND(result.score[each] == other.score[each] && result.rank[each] == other.rank[each],
                   "%s: seat %u sees another result", game->name, seat);
            better += result.rank[each] < result.rank[seat];
            DEMAND(result.score[each] <= result.score[seat] || result.rank[each] < result.rank[seat],
                   "%s: seat %u has a higher score than %u and no better rank", game->name, each, seat);
        }
        DEMAND(result.rank[seat] == better + 1, "%s: rank %d with %u better seats", game->name, result.rank[seat],
               better);
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        struct nika_world after = *world;
        const nika_refusal refusal = game->apply(setup, &after, seat, (struct nika_move){.verb = 1});
        DEMAND(refusal == NIKA_GAME_OVER, "%s: a move after the end is not refused as such", game->name);
        DEMAND(nika_world_same(game, world, &after), "%s: a move after the end changes the world", game->name);
    }
}

void fuzz_play_out(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng)
{
    const struct nika_game *game = setup->game;
    for (unsigned ply = 0; ply < PLIES_MAX; ply++) {
        struct nika_view view;
        struct nika_move moves[NIKA_MOVES_MAX];
        nika_look(setup, world, NIKA_WATCHER, &view);
        const struct nika_waiting waiting = game->waiting(setup, &view);
        if (!(waiting.asked | waiting.free)) {
            fuzz_result(setup, world);
            return;
        }
        DEMAND(waiting.asked, "%s: the game goes on, but nobody is asked", game->name);
        unsigned seat = 0;
        while (!(waiting.asked >> seat & 1))
            seat++;
        struct nika_rng same = *rng;
        struct nika_world after;
        nika_copy(game, &after, world);
        nika_look(setup, world, seat, &view);
        const unsigned count = game->legal(setup, &view, moves);
        DEMAND(count > 0, "%s: seat %u is asked but has no move", game->name, seat);
        const nika_refusal refusal = game->apply(setup, &after, seat, moves[nika_rng_below(&same, count)]);
        DEMAND(refusal == NIKA_ACCEPTED, "%s: a legal move of seat %u is refused: %s", game->name, seat,
               game->refusals[refusal]);
        nika_step(setup, world, rng);
        DEMAND(nika_world_same(game, world, &after), "%s: a step is not the legal move that was drawn", game->name);
        DEMAND(memcmp(rng, &same, sizeof same) == 0, "%s: a step draws more than one move", game->name);
        fuzz_check(setup, world, "after a step");
    }
    fuzz_fail(__FILE__, __LINE__, "%s: no end after %d plies", game->name, PLIES_MAX);
}
