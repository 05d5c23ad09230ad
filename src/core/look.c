/*
 * look.c: what is written once for all games: setups, the way from a world to a view, comparing, ranking.
 *
 * nika_look and nika_glance are the only places where a drawer of a world is handed to somebody. They are an allow-list:
 * what is not copied or pointed at here, nobody sees.
 */
#include <assert.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/glance.h>

static size_t board_size(const struct nika_board *board)
{
    return (size_t)board->rows * board->columns * sizeof board->numbers[0];
}

bool nika_setup_init(struct nika_setup *setup, const struct nika_game *game, unsigned players, unsigned start)
{
    if (players < game->players_min || players > game->players_max || start >= players)
        return false;
    *setup = (struct nika_setup){.game = game, .players = (uint8_t)players, .start = (uint8_t)start};
    if (game->edition_count)
        memcpy(setup->switches, game->editions[0].switches, sizeof setup->switches);
    if (game->board)
        memcpy(setup->board, game->board->numbers, board_size(game->board));
    if (game->windows)
        memcpy(setup->windows, game->windows->numbers, board_size(game->windows));
    return true;
}

void nika_deal(const struct nika_setup *setup, struct nika_rng *rng, struct nika_deal *deal)
{
    struct nika_pile piles[NIKA_PILES_MAX];
    memset(deal, 0, sizeof *deal);
    const unsigned count = setup->game->piles(setup, deal, piles);
    for (unsigned i = 0; i < count; i++)
        nika_rng_shuffle(rng, deal->bytes + piles[i].first, piles[i].count);
}

bool nika_setup_edition(struct nika_setup *setup, const char *name)
{
    const struct nika_game *game = setup->game;
    for (uint8_t e = 0; e < game->edition_count; e++) {
        if (strcmp(game->editions[e].name, name) != 0)
            continue;
        setup->edition = e;
        memcpy(setup->switches, game->editions[e].switches, sizeof setup->switches);
        return true;
    }
    return false;
}

uint8_t nika_setup_default(const struct nika_setup *setup, unsigned number)
{
    return setup->game->edition_count ? setup->game->editions[setup->edition].switches[number] : 0;
}

bool nika_setup_switch(struct nika_setup *setup, const char *name, const char *value)
{
    const struct nika_game *game = setup->game;
    for (unsigned s = 0; s < game->switch_count; s++) {
        if (strcmp(game->switches[s].name, name) != 0)
            continue;
        for (uint8_t v = 0; game->switches[s].values[v]; v++) {
            if (strcmp(game->switches[s].values[v], value) == 0) {
                setup->switches[s] = v;
                return true;
            }
        }
    }
    return false;
}

uint16_t nika_board_least(const struct nika_board *board, const uint16_t *numbers, unsigned index)
{
    return board->rising && index >= board->columns ? numbers[index - board->columns] : 0;
}

/* Takes over numbers that fit. */
static bool put_numbers(const struct nika_board *board, const uint16_t *numbers, uint16_t *to)
{
    if (!board)
        return false;
    for (unsigned i = 0; i < (unsigned)board->rows * board->columns; i++)
        if (numbers[i] < nika_board_least(board, numbers, i) || numbers[i] > board->most)
            return false;
    memcpy(to, numbers, board_size(board));
    return true;
}

bool nika_setup_board(struct nika_setup *setup, const uint16_t *numbers)
{
    return put_numbers(setup->game->board, numbers, setup->board);
}

bool nika_setup_windows(struct nika_setup *setup, const uint16_t *numbers)
{
    return put_numbers(setup->game->windows, numbers, setup->windows);
}

bool nika_setup_board_standard(const struct nika_setup *setup)
{
    const struct nika_board *board = setup->game->board;
    return board && memcmp(setup->board, board->numbers, board_size(board)) == 0;
}

bool nika_setup_windows_standard(const struct nika_setup *setup)
{
    const struct nika_board *windows = setup->game->windows;
    return windows && memcmp(setup->windows, windows->numbers, board_size(windows)) == 0;
}

size_t nika_world_size(const struct nika_game *game)
{
    return (size_t)game->open_bytes + (size_t)game->own_bytes * game->players_max + game->dark_bytes;
}

size_t nika_view_size(const struct nika_game *game)
{
    return (size_t)game->open_bytes + game->own_bytes;
}

void nika_look(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, struct nika_view *view)
{
    const struct nika_game *game = setup->game;
    uint8_t *own = view->bytes + game->open_bytes;
    assert(seat < setup->players || seat == NIKA_WATCHER);
    memcpy(view->bytes, world->bytes, game->open_bytes);
    view->seat = (uint8_t)seat;
    if (seat == NIKA_WATCHER)
        memset(own, 0, game->own_bytes);
    else
        memcpy(own, world->bytes + game->open_bytes + (size_t)game->own_bytes * seat, game->own_bytes);
}

struct nika_glance nika_glance(const struct nika_setup *setup, const struct nika_world *world, unsigned seat)
{
    const struct nika_game *game = setup->game;
    assert(seat < setup->players);
    return (struct nika_glance){
        .open = world->bytes, .own = world->bytes + game->open_bytes + (size_t)game->own_bytes * seat, .seat = seat};
}

struct nika_glance nika_glance_of_view(const struct nika_setup *setup, const struct nika_view *view)
{
    return (struct nika_glance){.open = view->bytes, .own = view->bytes + setup->game->open_bytes, .seat = view->seat};
}

_Static_assert(sizeof(struct nika_world) >= sizeof(struct nika_view), "a world can be read as a view");

struct nika_waiting nika_waiting_in(const struct nika_setup *setup, const struct nika_world *world)
{
    /* A view begins with the open drawer as a world does, and `waiting` reads nothing else: it is the same for all. */
    return setup->game->waiting(setup, (const struct nika_view *)(const void *)world);
}

struct nika_move nika_move_seen(struct nika_move move, unsigned mover, unsigned viewer)
{
    if (mover != viewer)
        move.hidden = 0;
    return move;
}

bool nika_move_same(struct nika_move a, struct nika_move b)
{
    return a.open == b.open && a.hidden == b.hidden && a.verb == b.verb;
}

bool nika_parse_whole(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    return !memchr(word, '?', size) && setup->game->parse(setup, word, size, move);
}

void nika_copy(const struct nika_game *game, struct nika_world *to, const struct nika_world *from)
{
    memcpy(to->bytes, from->bytes, nika_world_size(game));
}

bool nika_view_same(const struct nika_game *game, const struct nika_view *a, const struct nika_view *b)
{
    return a->seat == b->seat && memcmp(a->bytes, b->bytes, nika_view_size(game)) == 0;
}

bool nika_world_same(const struct nika_game *game, const struct nika_world *a, const struct nika_world *b)
{
    return memcmp(a->bytes, b->bytes, nika_world_size(game)) == 0;
}

bool nika_look_asked(const struct nika_setup *setup, const struct nika_world *world, struct nika_view *view)
{
    const unsigned asked = nika_waiting_in(setup, world).asked;
    nika_look(setup, world, asked ? nika_lowest_bit(asked) : NIKA_WATCHER, view);
    return asked != 0;
}

void nika_reshuffle(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *world)
{
    if (setup->game->reshuffle)
        setup->game->reshuffle(setup, rng, world);
}

bool nika_step(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng)
{
    const struct nika_game *game = setup->game;
    if (game->step)
        return game->step(setup, world, rng);
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    const bool going = nika_look_asked(setup, world, &view);
    assert(going);
    const unsigned count = game->legal(setup, &view, moves);
    assert(count > 0);
    const nika_refusal refusal = game->apply(setup, world, view.seat, moves[nika_rng_below(rng, count)]);
    assert(refusal == NIKA_ACCEPTED);
    (void)going, (void)refusal;
    return nika_waiting_in(setup, world).asked != 0;
}

void nika_write_seats(struct nika_writer *writer, const char *key, unsigned mask)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (unsigned seat = 0; mask >> seat; seat++)
        if (mask >> seat & 1)
            nika_write_whole(writer, seat);
    nika_write_close(writer, ']');
}

void nika_rank(unsigned players, const int16_t tiebreak[NIKA_SEATS_MAX], struct nika_result *result)
{
    for (unsigned seat = 0; seat < players; seat++) {
        uint8_t rank = 1;
        for (unsigned other = 0; other < players; other++)
            if (result->score[other] > result->score[seat] ||
                (result->score[other] == result->score[seat] && tiebreak[other] > tiebreak[seat]))
                rank++;
        result->rank[seat] = rank;
    }
}

void nika_misfit_set(struct nika_misfit *misfit, const char *where, const char *expected, const char *found,
                     size_t size)
{
    struct nika_text text = nika_text(misfit->where, sizeof misfit->where);
    nika_text_add(&text, where);
    text = nika_text(misfit->expected, sizeof misfit->expected);
    nika_text_add(&text, expected);
    text = nika_text(misfit->found, sizeof misfit->found);
    nika_text_add_safely(&text, found, size, 60);
}
