/*
 * justinian_bytes.c: a view of Justinian as bytes. The list of places and the heap of a seat's tokens on counselors are not
 * written: they follow from the tokens that lie there.
 */
#include <string.h>

#include <nika/bytes.h>

#include "justinian_play.h"

enum { VERSION = 1, ROW_BYTES = 6, HEAP_BYTES = 3 };

static void put_scoring(struct nika_bytes_out *out, const struct justinian_scoring *scoring, unsigned players)
{
    nika_put(out, scoring->row, ROW_BYTES);
    nika_put(out, scoring->color, 1);
    nika_put(out, scoring->chooser, 1);
    nika_put(out, scoring->trigger, 1);
    nika_put(out, scoring->last, 1);
    for (unsigned seat = 0; seat < players; seat++) {
        nika_put(out, scoring->tokens[seat], HEAP_BYTES);
        nika_put(out, scoring->cards[seat], 2);
        nika_put(out, scoring->exchanged[seat], 1);
    }
}

static void get_scoring(struct nika_bytes_in *in, struct justinian_scoring *scoring, unsigned players)
{
    scoring->row = nika_get(in, ROW_BYTES);
    scoring->color = (uint8_t)nika_get(in, 1);
    scoring->chooser = (uint8_t)nika_get(in, 1);
    scoring->trigger = (uint8_t)nika_get(in, 1);
    scoring->last = (uint8_t)nika_get(in, 1);
    for (unsigned seat = 0; seat < players; seat++) {
        scoring->tokens[seat] = (justinian_tokens)nika_get(in, HEAP_BYTES);
        scoring->cards[seat] = (uint16_t)nika_get(in, 2);
        scoring->exchanged[seat] = (uint8_t)nika_get(in, 1);
    }
}

static void put_own(struct nika_bytes_out *out, const struct justinian_own *own)
{
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        nika_put(out, own->laid[c], 2);
    nika_put(out, own->hand, HEAP_BYTES);
    nika_put(out, own->phase, HEAP_BYTES);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        nika_put(out, own->cards[color], 2);
    for (unsigned round = 0; round < JUSTINIAN_PHASES - 1; round++) {
        nika_put(out, own->put[round], 1);
        nika_put(out, own->took[round], 1);
    }
}

static void get_own(struct nika_bytes_in *in, struct justinian_own *own)
{
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        own->laid[c] = (uint16_t)nika_get(in, 2);
    own->board = justinian_gather(own->laid);
    own->hand = (justinian_tokens)nika_get(in, HEAP_BYTES);
    own->phase = (justinian_tokens)nika_get(in, HEAP_BYTES);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        own->cards[color] = (uint16_t)nika_get(in, 2);
    for (unsigned round = 0; round < JUSTINIAN_PHASES - 1; round++) {
        own->put[round] = (uint8_t)nika_get(in, 1);
        own->took[round] = (uint8_t)nika_get(in, 1);
    }
}

size_t justinian_encode(const struct nika_setup *setup, const struct nika_view *view, uint8_t code[NIKA_CODE_MAX])
{
    const struct justinian_open *open = justinian_open(view);
    struct nika_bytes_out out = {.bytes = code, .room = NIKA_CODE_MAX};
    nika_put(&out, VERSION, 1);
    nika_put(&out, view->seat, 1);
    nika_put(&out, open->stage, 1);
    nika_put(&out, open->phase, 1);
    nika_put(&out, open->scored, 1);
    nika_put(&out, open->turn, 1);
    nika_put(&out, open->first, 1);
    nika_put(&out, open->turns, 1);
    nika_put(&out, open->placed, 1);
    nika_put(&out, open->pass_count, 1);
    nika_put(&out, open->in, 1);
    nika_put(&out, justinian_has_phase_space(open->places), 1);
    nika_put(&out, open->direction, 1);
    nika_put(&out, open->row, ROW_BYTES);
    nika_put(&out, open->row_before, ROW_BYTES);
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        nika_put(&out, open->turned[c], 2);
        nika_put(&out, open->turned_owners[c], 1);
        nika_put(&out, open->owners[c], 1);
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_put(&out, open->seen[seat], HEAP_BYTES);
        nika_put(&out, open->score[seat], 2);
        nika_put(&out, open->hand_size[seat], 1);
        nika_put(&out, open->phase_count[seat], 1);
        nika_put(&out, open->passed[seat], 1);
    }
    for (unsigned round = 0; round < JUSTINIAN_PHASES; round++)
        put_scoring(&out, &open->scoring[round], setup->players);
    put_own(&out, justinian_own(view));
    return out.size;
}

bool justinian_decode(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    struct nika_bytes_in in = {.bytes = code, .size = size};
    struct justinian_open open;
    struct justinian_own own;
    memset(&open, 0, sizeof open);
    memset(&own, 0, sizeof own);
    const unsigned version = (unsigned)nika_get(&in, 1);
    const unsigned viewer = (unsigned)nika_get(&in, 1);
    open.stage = (uint8_t)nika_get(&in, 1);
    open.phase = (uint8_t)nika_get(&in, 1);
    open.scored = (uint8_t)nika_get(&in, 1);
    open.turn = (uint8_t)nika_get(&in, 1);
    open.first = (uint8_t)nika_get(&in, 1);
    open.turns = (uint8_t)nika_get(&in, 1);
    open.placed = (uint8_t)nika_get(&in, 1);
    open.pass_count = (uint8_t)nika_get(&in, 1);
    open.in = (uint8_t)nika_get(&in, 1);
    const unsigned phase_space = (unsigned)nika_get(&in, 1);
    open.direction = (uint8_t)nika_get(&in, 1);
    open.row = nika_get(&in, ROW_BYTES);
    open.row_before = nika_get(&in, ROW_BYTES);
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        open.turned[c] = (uint16_t)nika_get(&in, 2);
        open.turned_owners[c] = (uint8_t)nika_get(&in, 1);
        open.owners[c] = (uint8_t)nika_get(&in, 1);
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        open.seen[seat] = (justinian_tokens)nika_get(&in, HEAP_BYTES);
        open.score[seat] = (uint16_t)nika_get(&in, 2);
        open.hand_size[seat] = (uint8_t)nika_get(&in, 1);
        open.phase_count[seat] = (uint8_t)nika_get(&in, 1);
        open.passed[seat] = (uint8_t)nika_get(&in, 1);
    }
    for (unsigned round = 0; round < JUSTINIAN_PHASES; round++)
        get_scoring(&in, &open.scoring[round], setup->players);
    get_own(&in, &own);
    if (!nika_got_all(&in) || version != VERSION || phase_space > 1 ||
        (viewer >= setup->players && viewer != NIKA_WATCHER))
        return false;
    open.places = justinian_find_places(open.owners, phase_space);

    struct nika_view read = {.seat = (uint8_t)viewer};
    memcpy(read.bytes, &open, sizeof open);
    memcpy(read.bytes + sizeof open, &own, sizeof own);
    if (justinian_check_view(setup, &read) != NULL)
        return false;
    *view = read;
    return true;
}
