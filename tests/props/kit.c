/*
 * kit.c: the properties of every game, proved at every ply of random games. See kit.h for what they say.
 *
 * Nothing here knows a game: moves and worlds are bits that only the game's table of functions understands. Storage is
 * filled with garbage before it is handed to a game, with other garbage for each of two calls that are compared, so
 * that an answer that comes from bytes nobody gave shows. What a game reads from strangers lies in memory of exactly
 * its size, so that a sanitizer sees one byte too many.
 *
 * Games are chosen by one sequence of random numbers and what is tried on the way by another: a new property leaves the
 * games alone.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"
#include "kit_state.h"

unsigned kit_viewer(const struct kit *kit, unsigned index)
{
    return index < kit->setup.players ? index : NIKA_WATCHER;
}

unsigned kit_draw(struct kit *kit, size_t bound)
{
    return nika_rng_below(&kit->probe, (uint32_t)bound);
}

/* Adds a move as the game spells it, which the game may do badly. */
static void add_move(const struct kit *kit, struct nika_move move, struct nika_text *text)
{
    char word[NIKA_WORD_MAX + GUARDS];
    memset(word, 0, sizeof word);
    kit->setup.game->say(&kit->setup, move, word);
    word[sizeof word - 1] = '\0';
    nika_text_add_safely(text, word, strlen(word), 2 * NIKA_WORD_MAX);
}

static void add_number(struct nika_text *text, const char *before, uint64_t number)
{
    nika_text_add(text, before);
    nika_text_add_number(text, (int64_t)number);
}

bool kit_fail(struct kit *kit, const char *property, unsigned seat, const struct nika_move *move, const char *format,
              ...)
{
    const struct nika_setup *setup = &kit->setup;
    char words[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);

    kit->failure->property = property;
    kit->failure->first = kit->number;
    kit->failure->games = 1;
    struct nika_text text = nika_text(kit->failure->text, sizeof kit->failure->text);
    nika_text_add(&text, property);
    nika_text_add(&text, ": ");
    nika_text_add_safely(&text, words, strlen(words), sizeof words);
    nika_text_add(&text, "\n  game ");
    nika_text_add(&text, setup->game->name);
    add_number(&text, ", players ", setup->players);
    add_number(&text, ", start ", setup->start);
    for (unsigned s = 0; s < setup->game->switch_count; s++) {
        nika_text_add(&text, ", ");
        nika_text_add(&text, setup->game->switches[s].name);
        nika_text_add(&text, " ");
        nika_text_add(&text, setup->game->switches[s].values[setup->switches[s]]);
    }
    add_number(&text, "\n  seed ", kit->plan->seed);
    add_number(&text, ", game number ", kit->number);
    add_number(&text, ", ply ", kit->ply);
    add_number(&text, ", seat ", seat);
    if (move) {
        snprintf(words, sizeof words, " (verb %" PRIu32 ", open 0x%" PRIx64 ", hidden 0x%" PRIx32 ")", move->verb,
                 move->open, move->hidden);
        nika_text_add(&text, ", move ");
        add_move(kit, *move, &text);
        nika_text_add(&text, words);
    }
    nika_text_add(&text, "\n  moves before:");
    for (unsigned ply = 0; ply < kit->ply; ply++) {
        add_number(&text, ply ? "; " : " ", kit->history[ply].seat);
        nika_text_add_char(&text, ' ');
        add_move(kit, kit->history[ply].move, &text);
    }
    return false;
}

bool kit_list_legal(struct kit *kit, const char *property, const struct nika_view *view, struct list *list)
{
    struct nika_move guard;
    memset(&guard, GARBAGE, sizeof guard);
    memset(list, GARBAGE, sizeof *list);
    list->count = kit->setup.game->legal(&kit->setup, view, list->moves);
    for (unsigned i = NIKA_MOVES_MAX; i < NIKA_MOVES_MAX + GUARDS; i++)
        if (list->count > NIKA_MOVES_MAX || !nika_move_same(list->moves[i], guard))
            return kit_fail(kit, property, view->seat, NULL, "%u legal moves, more than fit", list->count);
    return true;
}

bool kit_is_listed(const struct list *list, struct nika_move move)
{
    for (unsigned i = 0; i < list->count; i++)
        if (nika_move_same(list->moves[i], move))
            return true;
    return false;
}

static bool same_result(const struct kit *kit, const struct nika_result *a, const struct nika_result *b)
{
    for (unsigned seat = 0; seat < kit->setup.players; seat++)
        if (a->score[seat] != b->score[seat] || a->rank[seat] != b->rank[seat])
            return false;
    return true;
}

static bool same_rng(const struct nika_rng *a, const struct nika_rng *b)
{
    return memcmp(a->state, b->state, sizeof a->state) == 0;
}

static bool prove_check(struct kit *kit)
{
    const char *broken = kit->setup.game->check(&kit->setup, &kit->world);
    return !broken || kit_fail(kit, "check", NIKA_WATCHER, NULL, "the world breaks %s", broken);
}

/* Whom the game waits for, who can move, and whether it is over must fit together. */
static bool prove_masks(struct kit *kit)
{
    const unsigned players = kit->setup.players, asked = kit->waiting.asked, waited = asked | kit->waiting.free;
    if (waited >> players)
        return kit_fail(kit, "answers-from-views", NIKA_WATCHER, NULL, "the game waits for seats that are not there");
    if ((waited == 0) != kit->over)
        return kit_fail(kit, "answers-from-views", NIKA_WATCHER, NULL, "the result says %s, but the game waits for %s",
                        kit->over ? "over" : "not over", waited ? "somebody" : "nobody");
    for (unsigned i = 0; i <= players; i++) {
        const bool is_asked = i < players && asked >> i & 1, is_waited = i < players && waited >> i & 1;
        if (!is_waited && kit->legal[i].count)
            return kit_fail(kit, "answers-from-views", kit_viewer(kit, i), &kit->legal[i].moves[0],
                            "the game does not wait for the seat, but it has a legal move");
        if (is_asked && !kit->legal[i].count)
            return kit_fail(kit, "answers-from-views", i, NULL, "the seat is asked, but it has no legal move");
    }
    return true;
}

/* Asks every seat and the watcher about the position. */
static bool survey(struct kit *kit)
{
    const struct nika_game *game = kit->setup.game;
    for (unsigned i = 0; i <= kit->setup.players; i++) {
        struct nika_view *view = &kit->views[i];
        struct nika_result result;
        memset(view, GARBAGE, sizeof *view);
        nika_look(&kit->setup, &kit->world, kit_viewer(kit, i), view);
        if (!kit_list_legal(kit, "legal-applies", view, &kit->legal[i]))
            return false;
        const struct nika_waiting waiting = game->waiting(&kit->setup, view);
        const bool over = game->result(&kit->setup, view, &result);
        if (i == 0) {
            kit->waiting = waiting;
            kit->over = over;
            kit->result = result;
        }
        if (waiting.asked != kit->waiting.asked || waiting.free != kit->waiting.free)
            return kit_fail(kit, "answers-from-views", view->seat, NULL, "it is told another `waiting` than seat 0");
        if (over != kit->over || (over && !same_result(kit, &result, &kit->result)))
            return kit_fail(kit, "answers-from-views", view->seat, NULL, "it is told another `result` than seat 0");
    }
    return prove_masks(kit);
}

/* The view of viewer i, and another one that is the same but for the garbage around it, must get the same answers. */
static bool prove_same_answers(struct kit *kit, unsigned i, const struct nika_view *other)
{
    const struct nika_game *game = kit->setup.game;
    const struct nika_view *view = &kit->views[i];
    const struct list *legal = &kit->legal[i];
    struct list again;
    if (!kit_list_legal(kit, "answers-from-views", other, &again))
        return false;
    if (again.count != legal->count || memcmp(again.moves, legal->moves, legal->count * sizeof legal->moves[0]) != 0)
        return kit_fail(kit, "answers-from-views", view->seat, NULL, "the same view has other legal moves");
    const struct nika_waiting waiting = game->waiting(&kit->setup, other);
    if (waiting.asked != kit->waiting.asked || waiting.free != kit->waiting.free)
        return kit_fail(kit, "answers-from-views", view->seat, NULL, "the same view has another `waiting`");
    struct nika_result result;
    memset(&result, GARBAGE, sizeof result);
    if (game->result(&kit->setup, other, &result) != kit->over ||
        (kit->over && !same_result(kit, &result, &kit->result)))
        return kit_fail(kit, "answers-from-views", view->seat, NULL, "the same view has another `result`");
    uint8_t code[NIKA_CODE_MAX], code_again[NIKA_CODE_MAX];
    const size_t size = game->encode(&kit->setup, view, code),
                 size_again = game->encode(&kit->setup, other, code_again);
    if (size > NIKA_CODE_MAX || size != size_again || memcmp(code, code_again, size) != 0)
        return kit_fail(kit, "answers-from-views", view->seat, NULL, "the same view has another code");
    struct nika_text text = nika_text(kit->json[0], JSON_ROOM), text_again = nika_text(kit->json[1], JSON_ROOM);
    if (!kit_write_view(kit, view, &text) || !kit_write_view(kit, other, &text_again))
        return false;
    if (strcmp(text.bytes, text_again.bytes) != 0)
        return kit_fail(kit, "answers-from-views", view->seat, NULL, "the same view is written differently");
    return true;
}

/* In how many bytes two worlds differ that a seat cannot tell apart. */
static uint64_t count_hidden(const struct kit *kit, unsigned seat, const struct nika_world *a,
                             const struct nika_world *b)
{
    const struct nika_game *game = kit->setup.game;
    const size_t own = game->open_bytes + (size_t)game->own_bytes * seat;
    uint64_t differ = 0;
    for (size_t at = game->open_bytes; at < nika_world_size(game); at++)
        if (seat == NIKA_WATCHER || at < own || at >= own + game->own_bytes)
            differ += a->bytes[at] != b->bytes[at];
    return differ;
}

struct nika_move kit_draw_move(struct kit *kit)
{
    const struct list *list = &kit->legal[kit_draw(kit, kit->setup.players)];
    struct nika_move move = {.open = nika_rng_next(&kit->probe)};
    move.verb = (uint32_t)nika_rng_next(&kit->probe);
    if (kit_draw(kit, 8) == 0) {
        move.hidden = kit_draw(kit, 2) ? (uint32_t)nika_rng_next(&kit->probe) : 0;
        move.open &= kit_draw(kit, 2) ? nika_rng_next(&kit->probe) & nika_rng_next(&kit->probe) : UINT64_MAX;
        move.verb &= kit_draw(kit, 4) ? 15 : UINT32_MAX;
        return move;
    }
    const struct nika_move earlier = kit->ring[kit_draw(kit, kit->ring_used < RING ? kit->ring_used + 1 : RING)];
    move = list->count && kit_draw(kit, 2) ? list->moves[kit_draw(kit, list->count)] : earlier;
    switch (kit_draw(kit, 12)) {
    case 0:
        move.verb ^= UINT32_C(1) << (kit_draw(kit, 2) ? kit_draw(kit, 4) : kit_draw(kit, 32));
        break;
    case 1:
        move.hidden ^= UINT32_C(1) << (kit_draw(kit, 2) ? kit_draw(kit, 4) : kit_draw(kit, 32));
        break;
    case 2:
        move.open ^= UINT64_C(1) << kit_draw(kit, 64);
        break;
    case 3:
        move.open ^= UINT64_C(1) << kit_draw(kit, 64) | UINT64_C(1) << kit_draw(kit, 64);
        break;
    case 4:
        move.open = earlier.open;
        break;
    case 5:
        move.open += earlier.open;
        break;
    case 6:
        move.hidden = earlier.hidden;
        break;
    default:
        break;
    }
    return move;
}

/* The mover cannot tell the true world from an imagined one; so neither may the answers to its moves. */
static bool prove_twins(struct kit *kit, unsigned seat, const struct nika_world *imagined)
{
    const struct nika_game *game = kit->setup.game;
    const struct list *legal = &kit->legal[seat];
    for (unsigned tries = 0; tries < 8; tries++) {
        struct nika_world world = kit->world, twin = *imagined;
        const bool listed = tries < 4 && legal->count;
        const struct nika_move move = listed ? legal->moves[kit_draw(kit, legal->count)] : kit_draw_move(kit);
        const nika_refusal refusal = game->apply(&kit->setup, &world, seat, move);
        const nika_refusal twin_refusal = game->apply(&kit->setup, &twin, seat, move);
        if (listed && (refusal || twin_refusal))
            return kit_fail(kit, "twins-forward", seat, &move, "a legal move is refused in %s world: %u",
                            refusal ? "the true" : "an imagined", refusal ? refusal : twin_refusal);
        if (refusal != twin_refusal)
            return kit_fail(kit, "twins-forward", seat, &move,
                            "worlds that the seat cannot tell apart answer %u and %u", refusal, twin_refusal);
        const char *broken = refusal ? NULL : game->check(&kit->setup, &twin);
        if (broken)
            return kit_fail(kit, "twins-forward", seat, &move, "in an imagined world the move breaks %s", broken);
    }
    return true;
}

static bool prove_imagined(struct kit *kit, unsigned i)
{
    const struct nika_game *game = kit->setup.game;
    const struct nika_view *view = &kit->views[i];
    struct nika_world imagined, again;
    struct nika_rng rng = kit->probe;
    memset(&imagined, GARBAGE, sizeof imagined);
    memset(&again, OTHER_GARBAGE, sizeof again);
    game->imagine(&kit->setup, view, &kit->probe, &imagined);
    game->imagine(&kit->setup, view, &rng, &again);
    if (!nika_world_same(game, &imagined, &again) || !same_rng(&rng, &kit->probe))
        return kit_fail(kit, "determinism", view->seat, NULL, "imagine draws two worlds from the same random numbers");
    struct nika_view seen;
    memset(&seen, OTHER_GARBAGE, sizeof seen);
    nika_look(&kit->setup, &imagined, view->seat, &seen);
    if (!nika_view_same(game, view, &seen))
        return kit_fail(kit, "look-imagine", view->seat, NULL, "an imagined world shows another view");
    const char *broken = game->check(&kit->setup, &imagined);
    if (broken)
        return kit_fail(kit, "look-imagine", view->seat, NULL, "an imagined world breaks %s", broken);
    game->imagine(&kit->setup, view, &rng, &again);
    kit->tally->redrawn += !nika_world_same(game, &imagined, &again);
    const uint64_t hidden = count_hidden(kit, view->seat, &kit->world, &imagined);
    kit->tally->hidden += hidden;
    kit->tally->differing += hidden != 0;
    kit->tally->pairs++;
    return prove_same_answers(kit, i, &seen) && (view->seat == NIKA_WATCHER || prove_twins(kit, view->seat, &imagined));
}

static bool prove_legal(struct kit *kit, unsigned seat)
{
    const struct nika_game *game = kit->setup.game;
    const struct list *legal = &kit->legal[seat];
    for (unsigned m = 0; m < legal->count; m++) {
        const struct nika_move *move = &legal->moves[m];
        for (unsigned earlier = 0; earlier < m; earlier++)
            if (nika_move_same(*move, legal->moves[earlier]))
                return kit_fail(kit, "legal-applies", seat, move, "a legal move is listed twice");
        struct nika_world copy;
        memset(&copy, OTHER_GARBAGE, sizeof copy);
        nika_copy(game, &copy, &kit->world);
        const nika_refusal refusal = game->apply(&kit->setup, &copy, seat, *move);
        if (refusal)
            return kit_fail(kit, "legal-applies", seat, move, "a legal move is refused: %u", refusal);
        const char *broken = game->check(&kit->setup, &copy);
        if (broken)
            return kit_fail(kit, "legal-applies", seat, move, "a legal move breaks %s", broken);
    }
    return true;
}

static bool prove_illegal(struct kit *kit)
{
    static const unsigned strange_seats[] = {NIKA_SEATS_MAX, 7,   8,     31,        32, 63, 64, 254,
                                             NIKA_WATCHER,   256, 65536, UINT32_MAX};
    const struct nika_game *game = kit->setup.game;
    unsigned words = 0;
    while (game->refusals[words])
        words++;
    for (unsigned tries = 0; tries < ILLEGAL_TRIES; tries++) {
        unsigned seat = kit_draw(kit, kit->setup.players);
        const struct nika_move move = kit_draw_move(kit);
        if (kit_draw(kit, 8) == 0)
            seat = kit_draw(kit, 4) ? strange_seats[kit_draw(kit, sizeof strange_seats / sizeof strange_seats[0])]
                                    : kit->setup.players;
        if (seat < kit->setup.players && kit_is_listed(&kit->legal[seat], move))
            continue;
        struct nika_world copy = kit->world;
        const nika_refusal refusal = game->apply(&kit->setup, &copy, seat, move);
        if (!refusal)
            return kit_fail(kit, "illegal-refused", seat, &move, "a move that is not legal is accepted");
        if (refusal >= words || !game->refusals[refusal][0])
            return kit_fail(kit, "illegal-refused", seat, &move, "the refusal %u has no word", refusal);
        if (memcmp(&copy, &kit->world, sizeof copy) != 0)
            return kit_fail(kit, "illegal-refused", seat, &move, "a refused move (%s) changes the world",
                            game->refusals[refusal]);
        kit->tally->refused++;
    }
    return true;
}

/* Two moves that differ only in what is hidden: whether the others see the same afterwards. They need not, for the game
 * may turn something up at once; but they must at least once in a run (see prove_run). */
static void try_hidden(struct kit *kit, unsigned seat)
{
    const struct nika_game *game = kit->setup.game;
    const struct list *legal = &kit->legal[seat];
    for (unsigned m = 1; m < legal->count; m++) {
        const struct nika_move a = legal->moves[m - 1], b = legal->moves[m];
        if (a.verb != b.verb || a.open != b.open)
            continue;
        struct nika_world world_a = kit->world, world_b = kit->world;
        game->apply(&kit->setup, &world_a, seat, a);
        game->apply(&kit->setup, &world_b, seat, b);
        bool same = true;
        for (unsigned i = 0; i <= kit->setup.players; i++) {
            struct nika_view view_a, view_b;
            nika_look(&kit->setup, &world_a, kit_viewer(kit, i), &view_a);
            nika_look(&kit->setup, &world_b, kit_viewer(kit, i), &view_b);
            same = same && (i == seat || nika_view_same(game, &view_a, &view_b));
        }
        kit->tally->hidden_pairs++;
        kit->tally->hidden_kept += same;
    }
}

static bool prove_step(struct kit *kit)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_world stepped, played;
    struct nika_rng rng = kit->probe, rng_played = kit->probe;
    unsigned seat = 0;
    if (!kit->waiting.asked)
        return true;
    while (!(kit->waiting.asked >> seat & 1))
        seat++;
    memset(&stepped, GARBAGE, sizeof stepped);
    memset(&played, OTHER_GARBAGE, sizeof played);
    nika_copy(game, &stepped, &kit->world);
    nika_copy(game, &played, &kit->world);
    const struct nika_move move = kit->legal[seat].moves[nika_rng_below(&rng_played, kit->legal[seat].count)];
    if (game->apply(&kit->setup, &played, seat, move))
        return kit_fail(kit, "legal-applies", seat, &move, "a legal move is refused");
    struct nika_view after;
    nika_look(&kit->setup, &played, NIKA_WATCHER, &after);
    if (nika_step(&kit->setup, &stepped, &rng) != (game->waiting(&kit->setup, &after).asked != 0))
        return kit_fail(kit, "step", seat, &move, "nika_step does not tell whether the game goes on");
    if (!nika_world_same(game, &stepped, &played))
        return kit_fail(kit, "step", seat, &move, "nika_step leads to another world than the move that was drawn");
    if (!same_rng(&rng, &rng_played))
        return kit_fail(kit, "step", seat, &move, "nika_step draws other random numbers");
    return true;
}

/* The same moves from the same deal lead to the same world. */
static bool prove_replay(struct kit *kit, uint8_t garbage)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_world world;
    memset(&world, garbage, sizeof world);
    game->begin(&kit->setup, &kit->deal, &world);
    for (unsigned ply = 0; ply < kit->ply; ply++) {
        const struct event *event = &kit->history[ply];
        if (game->apply(&kit->setup, &world, event->seat, event->move))
            return kit_fail(kit, "determinism", event->seat, &event->move, "at ply %u a replayed move is refused", ply);
    }
    if (!nika_world_same(game, &world, &kit->world))
        return kit_fail(kit, "determinism", NIKA_WATCHER, NULL, "the same moves lead to another world");
    return true;
}

/* Of a finished game: equal ranks are shared (1, 1, 3 …), and a better score has a better rank. */
static bool prove_ranks(struct kit *kit)
{
    const struct nika_result *result = &kit->result;
    for (unsigned seat = 0; seat < kit->setup.players; seat++) {
        unsigned rank = 1;
        for (unsigned other = 0; other < kit->setup.players; other++) {
            rank += result->rank[other] < result->rank[seat];
            if (result->score[other] > result->score[seat] && result->rank[other] >= result->rank[seat])
                return kit_fail(kit, "games-end", seat, NULL, "score %d has rank %u, but seat %u with %d has %u",
                                result->score[seat], result->rank[seat], other, result->score[other],
                                result->rank[other]);
        }
        if (rank != result->rank[seat])
            return kit_fail(kit, "games-end", seat, NULL, "its rank is %u and should be %u", result->rank[seat], rank);
    }
    return true;
}

/* Proves all that can be proved of one position. */
static bool prove_position(struct kit *kit)
{
    if (!prove_check(kit) || !survey(kit))
        return false;
    for (unsigned seat = 0; seat < kit->setup.players; seat++) {
        if (!prove_legal(kit, seat) || !kit_prove_words(kit, seat))
            return false;
        try_hidden(kit, seat);
    }
    for (unsigned i = 0; i <= kit->setup.players; i++)
        if (!prove_imagined(kit, i))
            return false;
    if (!prove_illegal(kit) || !kit_prove_texts(kit) || !prove_step(kit) || !kit_prove_together(kit) ||
        !kit_prove_reshuffle(kit))
        return false;
    if (!kit_prove_bytes(kit, kit_draw(kit, kit->setup.players + 1u)))
        return false;
    return (!kit->over && kit_draw(kit, REPLAY_EVERY)) || prove_replay(kit, OTHER_GARBAGE);
}

/* One of the seats in a mask, each with the same chance. */
static unsigned choose_seat(struct kit *kit, unsigned mask)
{
    unsigned count = 0, seat = 0;
    for (unsigned bits = mask; bits; bits &= bits - 1)
        count++;
    for (unsigned skip = nika_rng_below(&kit->play, count); skip > 0 || !(mask >> seat & 1); seat++)
        skip -= mask >> seat & 1;
    return seat;
}

/* Plays a random legal move: of an asked seat, now and then of one that is free to act. */
static bool play_on(struct kit *kit)
{
    unsigned able = 0, mask = kit->waiting.asked;
    for (unsigned seat = 0; seat < kit->setup.players; seat++)
        able |= (unsigned)(kit->waiting.free >> seat & 1 && kit->legal[seat].count) << seat;
    if (able && (!mask || nika_rng_below(&kit->play, OUT_OF_TURN_EVERY) == 0))
        mask = able;
    if (!mask)
        return kit_fail(kit, "games-end", NIKA_WATCHER, NULL, "the game is not over, and nobody has a legal move");
    if (kit->ply == PLIES_MAX)
        return kit_fail(kit, "games-end", NIKA_WATCHER, NULL, "no end after %d plies", PLIES_MAX);
    const unsigned seat = choose_seat(kit, mask);
    const struct list *legal = &kit->legal[seat];
    const struct nika_move move = legal->moves[nika_rng_below(&kit->play, legal->count)];
    const struct nika_world before = kit->world;
    if (kit->setup.game->apply(&kit->setup, &kit->world, seat, move))
        return kit_fail(kit, "legal-applies", seat, &move, "a legal move is refused");
    if (!kit_prove_reveals(kit, &before, seat, move))
        return false;
    kit->ring[kit->ring_used++ % RING] = move;
    kit->ring[kit->ring_used++ % RING] = legal->moves[kit_draw(kit, legal->count)];
    kit->history[kit->ply++] = (struct event){.seat = seat, .move = move};
    kit->tally->plies++;
    return true;
}

/* Puts other numbers on the board, if the game has such, in every second game, and moves its windows. */
static void draw_board(struct kit *kit)
{
    const struct nika_board *board = kit->setup.game->board, *windows = kit->setup.game->windows;
    uint16_t numbers[NIKA_BOARD_MAX];
    if (!board || nika_rng_below(&kit->play, 2))
        return;
    for (unsigned i = 0; i < (unsigned)board->rows * board->columns; i++) {
        const unsigned least = nika_board_least(board, numbers, i), more = (board->most - least) / board->rows;
        numbers[i] = (uint16_t)(least + nika_rng_below(&kit->play, more + 1));
    }
    nika_setup_board(&kit->setup, numbers);
    if (!windows)
        return;
    for (unsigned i = 0; i < (unsigned)windows->rows * windows->columns; i++)
        numbers[i] = (uint16_t)nika_rng_below(&kit->play, windows->most + 1u);
    nika_setup_windows(&kit->setup, numbers);
}

/* Agrees on a setup with any switches, and draws a deal. */
static bool start_game(struct kit *kit, const struct nika_game *game, unsigned players, unsigned number)
{
    kit->number = number;
    kit->ply = 0;
    kit->ring_used = 0;
    memset(kit->ring, 0, sizeof kit->ring);
    nika_rng_seed(&kit->play, kit->plan->seed, 2 * (uint64_t)number);
    nika_rng_seed(&kit->probe, kit->plan->seed, 2 * (uint64_t)number + 1);
    if (!nika_setup_init(&kit->setup, game, players, nika_rng_below(&kit->play, players)))
        return kit_fail(kit, "check", NIKA_WATCHER, NULL, "there is no setup for so many players");
    for (unsigned s = 0; s < game->switch_count; s++) {
        uint8_t values = 0;
        while (game->switches[s].values[values])
            values++;
        kit->setup.switches[s] = (uint8_t)nika_rng_below(&kit->play, values);
    }
    draw_board(kit);
    struct nika_rng rng = kit->play;
    struct nika_deal deal;
    memset(&deal, OTHER_GARBAGE, sizeof deal);
    memset(&kit->deal, GARBAGE, sizeof kit->deal);
    nika_deal(&kit->setup, &rng, &deal);
    nika_deal(&kit->setup, &kit->play, &kit->deal);
    if (!same_rng(&rng, &kit->play))
        return kit_fail(kit, "determinism", NIKA_WATCHER, NULL, "two deals take other random numbers");
    struct nika_world world;
    memset(&world, OTHER_GARBAGE, sizeof world);
    memset(&kit->world, GARBAGE, sizeof kit->world);
    game->begin(&kit->setup, &deal, &world);
    game->begin(&kit->setup, &kit->deal, &kit->world);
    if (!nika_world_same(game, &world, &kit->world))
        return kit_fail(kit, "determinism", NIKA_WATCHER, NULL, "the same random numbers lay the table differently");
    return prove_check(kit) && kit_prove_deal(kit);
}

static bool play_game(struct kit *kit)
{
    for (;;) {
        if (!prove_position(kit))
            return false;
        if (kit->over)
            break;
        if (!play_on(kit))
            return false;
    }
    kit->tally->games++;
    return prove_ranks(kit);
}

/* Something that a single position cannot show. */
static bool fail_run(struct kit *kit, const char *property, const char *words)
{
    kit_fail(kit, property, NIKA_WATCHER, NULL, "%s", words);
    kit->failure->first = kit->plan->first;
    kit->failure->games = kit->number - kit->plan->first + 1;
    return false;
}

/* That something was hidden at all. */
static bool prove_run(struct kit *kit, const struct kit_tally *before)
{
    const struct nika_game *game = kit->setup.game;
    const struct kit_tally *now = kit->tally;
    if (now->plies - before->plies < ENOUGH_PLIES)
        return true;
    if (game->own_bytes + game->dark_bytes > 0 && now->hidden == before->hidden)
        return fail_run(kit, "hidden-differs", "every imagined world is the true one");
    if (game->own_bytes + game->dark_bytes > 0 && now->redrawn == before->redrawn)
        return fail_run(kit, "hidden-differs", "imagine draws one world again and again");
    if (game->reshuffle && now->reshuffled == before->reshuffled)
        return fail_run(kit, "reshuffle", "it never changes anything");
    if (now->hidden_pairs - before->hidden_pairs >= ENOUGH_PLIES && now->hidden_kept == before->hidden_kept)
        return fail_run(kit, "hidden-kept", "the hidden part of every move is told to all at once");
    if (now->revealing - before->revealing >= ENOUGH_PLIES &&
        10 * (now->revealed - before->revealed) < 9 * (now->revealing - before->revealing))
        return fail_run(kit, "reveals", "many moves are said to reveal something, but nobody learns anything");
    return true;
}

bool kit_prove(const struct nika_game *game, unsigned players, const struct kit_plan *plan, struct kit_tally *tally,
               struct kit_failure *failure)
{
    const struct kit_tally before = *tally;
    struct kit *kit = calloc(1, sizeof *kit);
    if (!kit)
        abort();
    kit->setup.game = game;
    kit->plan = plan;
    kit->tally = tally;
    kit->failure = failure;
    bool fine = true;
    for (unsigned number = plan->first; fine; number++) {
        if (plan->games ? number - plan->first == plan->games : tally->plies - before.plies >= plan->plies)
            break;
        fine = start_game(kit, game, players, number) && play_game(kit);
    }
    fine = fine && prove_run(kit, &before);
    free(kit);
    return fine;
}
