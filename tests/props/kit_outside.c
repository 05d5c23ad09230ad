/*
 * kit_outside.c: the kit's properties of what leaves the program and comes back in, perhaps from strangers: the words
 * of moves, the bytes of views, the JSON of deals and views.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "kit_state.h"

/* Memory of exactly that size with a copy of the bytes in it. */
static void *copy_of(const void *bytes, size_t size)
{
    void *copy = malloc(size);
    if (!copy && size > 0)
        abort();
    if (size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

/* Lets the game spell a move. */
static bool spell(struct kit *kit, unsigned seat, struct nika_move move, char word[NIKA_WORD_MAX], size_t *size)
{
    char room[NIKA_WORD_MAX + GUARDS], guards[GUARDS];
    memset(room, GARBAGE, sizeof room);
    memset(guards, GARBAGE, sizeof guards);
    *size = kit->setup.game->say(&kit->setup, move, room);
    if (memcmp(room + NIKA_WORD_MAX, guards, GUARDS) != 0 || *size >= NIKA_WORD_MAX)
        return kit_fail(kit, "words", seat, &move, "a spelling of %zu bytes is too long", *size);
    if (*size == 0 || memchr(room, '\0', NIKA_WORD_MAX) != room + *size)
        return kit_fail(kit, "words", seat, &move, "a spelling of %zu bytes does not end there with a NUL", *size);
    memcpy(word, room, NIKA_WORD_MAX);
    return true;
}

/* Hands a text to `parse`. False if it is refused; *touched tells whether *move was written to all the same. */
static bool read_text(struct kit *kit, const char *text, size_t size, struct nika_move *move, bool *touched)
{
    struct nika_move before;
    memset(&before, GARBAGE, sizeof before);
    *move = before;
    char *copy = copy_of(text, size);
    const bool accepted = kit->setup.game->parse(&kit->setup, copy, size, move);
    free(copy);
    *touched = !nika_move_same(*move, before);
    return accepted;
}

/* A spelling is read back as what was spelled. */
static bool prove_read(struct kit *kit, unsigned seat, struct nika_move move, const char *word, size_t size)
{
    struct nika_move read;
    bool touched;
    if (!read_text(kit, word, size, &read, &touched))
        return kit_fail(kit, "words", seat, &move, "its spelling \"%s\" is not read", word);
    if (!nika_move_same(read, move))
        return kit_fail(kit, "words", seat, &read, "\"%s\" is read as another move than was spelled", word);
    return true;
}

/* What each seat and a watcher see of a move, how that is spelled, and that it is read back; what has a part that is not
 * known is no move that can be made. */
static bool prove_seen(struct kit *kit, unsigned seat, struct nika_move move, const char *word)
{
    char seen_word[NIKA_WORD_MAX];
    size_t size;
    for (unsigned i = 0; i <= kit->setup.players; i++) {
        const unsigned viewer = kit_viewer(kit, i);
        const struct nika_move seen = nika_move_seen(move, seat, viewer);
        struct nika_move expected = move, read;
        expected.hidden = i == seat ? move.hidden : 0;
        const bool unknown = expected.hidden != move.hidden;
        if (!nika_move_same(seen, expected))
            return kit_fail(kit, "words", seat, &move, "viewer %u sees another move than he should", viewer);
        if (!spell(kit, seat, seen, seen_word, &size) || !prove_read(kit, seat, seen, seen_word, size))
            return false;
        if ((strchr(seen_word, '?') != NULL) != unknown || (strcmp(seen_word, word) == 0) == unknown)
            return kit_fail(kit, "words", seat, &move, "as viewer %u sees it, it is spelled \"%s\"", viewer, seen_word);
        if (nika_parse_whole(&kit->setup, seen_word, size, &read) == unknown)
            return kit_fail(kit, "words", seat, &move, "\"%s\" is %s", seen_word,
                            unknown ? "read as if all were known" : "not read");
    }
    return true;
}

/* All legal moves of a seat are spelled, each differently, and read back. */
bool kit_prove_words(struct kit *kit, unsigned seat)
{
    char words[NIKA_MOVES_MAX][NIKA_WORD_MAX];
    const struct list *legal = &kit->legal[seat];
    for (unsigned m = 0; m < legal->count; m++) {
        const struct nika_move *move = &legal->moves[m];
        size_t size;
        if (!spell(kit, seat, *move, words[m], &size))
            return false;
        for (unsigned earlier = 0; earlier < m; earlier++)
            if (strcmp(words[m], words[earlier]) == 0)
                return kit_fail(kit, "words", seat, move, "another legal move is spelled the same");
        if (!prove_read(kit, seat, *move, words[m], size) || !prove_seen(kit, seat, *move, words[m]))
            return false;
    }
    return true;
}

/* Changes a text a little; returns its new size, which is below room. */
static size_t mutate_text(struct kit *kit, char *text, size_t size, size_t room)
{
    static const char letters[] = "  ?-+,.0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\"[]{}\n\t\r";
    const size_t at = kit_draw(kit, size + 1), other = kit_draw(kit, size + 1);
    const char letter = letters[kit_draw(kit, sizeof letters)]; /* the final NUL, too */
    const unsigned what = kit_draw(kit, 8);
    if (what == 0 && size + 1 < room) { /* one more */
        memmove(text + at + 1, text + at, size - at);
        text[at] = letter;
        return size + 1;
    }
    if (what == 7 && size + 1 < room) { /* a blank, where it is overlooked most easily */
        const char *blank = memchr(text, ' ', size);
        const size_t place = kit_draw(kit, 2) ? size : blank && kit_draw(kit, 2) ? (size_t)(blank - text) : 0;
        memmove(text + place + 1, text + place, size - place);
        text[place] = ' ';
        return size + 1;
    }
    if (what == 1 && 2 * size - at < room) { /* the end twice */
        memmove(text + size, text + at, size - at);
        return 2 * size - at;
    }
    if (what == 2)
        return at; /* cut */
    if (at == size || other == size)
        return size;
    const char here = text[at];
    switch (what) {
    case 3:
        memmove(text + at, text + at + 1, size - at - 1);
        return size - 1;
    case 4:
        text[at] = text[other];
        text[other] = here;
        break;
    case 5:
        text[at] = (char)(islower((unsigned char)here) ? toupper((unsigned char)here) : tolower((unsigned char)here));
        break;
    default:
        text[at] = letter;
    }
    return size;
}

/* A text from a stranger is either refused or the one spelling of a move. */
static bool prove_text(struct kit *kit, const char *text, size_t size)
{
    char word[NIKA_WORD_MAX];
    size_t spelled;
    struct nika_move move;
    bool touched;
    if (!read_text(kit, text, size, &move, &touched))
        return !touched || kit_fail(kit, "words", NIKA_WATCHER, NULL,
                                    "\"%.*s\" is refused, but the move was written to", (int)size, text);
    if (!spell(kit, NIKA_WATCHER, move, word, &spelled))
        return false;
    if (spelled != size || memcmp(word, text, size) != 0)
        return kit_fail(kit, "words", NIKA_WATCHER, &move, "\"%.*s\" is read, but \"%s\" is the spelling", (int)size,
                        text, word);
    return true;
}

bool kit_prove_texts(struct kit *kit)
{
    for (unsigned tries = 0; tries < TEXT_TRIES; tries++) {
        char text[3 * NIKA_WORD_MAX];
        size_t size;
        const struct nika_move move = kit_draw_move(kit);
        if (!spell(kit, NIKA_WATCHER, move, text, &size) || !prove_text(kit, text, size))
            return false;
        for (unsigned mutations = 1 + kit_draw(kit, 3); mutations > 0; mutations--)
            size = mutate_text(kit, text, size, sizeof text);
        if (!prove_text(kit, text, size))
            return false;
    }
    return true;
}

/* Hands bytes to `decode`. */
static bool read_code(struct kit *kit, const uint8_t *code, size_t size, struct nika_view *view, bool *touched)
{
    struct nika_view before;
    memset(&before, GARBAGE, sizeof before);
    memset(view, GARBAGE, sizeof *view);
    uint8_t *copy = copy_of(code, size);
    const bool accepted = kit->setup.game->decode(&kit->setup, copy, size, view);
    free(copy);
    *touched = memcmp(view, &before, sizeof before) != 0;
    return accepted;
}

/* A view that nobody has looked at, but that might have been: everything can be asked about it, and it can be played
 * on. */
static bool prove_strange_view(struct kit *kit, const struct nika_view *view)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_text text = nika_text(kit->json[0], JSON_ROOM);
    struct nika_view seen;
    struct nika_world world;
    struct nika_result result;
    struct list legal;
    if (view->seat >= kit->setup.players && view->seat != NIKA_WATCHER)
        return kit_fail(kit, "bytes", view->seat, NULL, "a code is read as the view of a seat that is not there");
    if (!kit_list_legal(kit, "bytes", view, &legal) || !kit_write_view(kit, view, &text))
        return false;
    memset(&world, GARBAGE, sizeof world);
    game->imagine(&kit->setup, view, &kit->probe, &world);
    nika_look(&kit->setup, &world, view->seat, &seen);
    if (!nika_view_same(game, view, &seen))
        return kit_fail(kit, "bytes", view->seat, NULL, "a code is read as a view that no imagined world shows");
    const char *broken = game->check(&kit->setup, &world);
    if (broken)
        return kit_fail(kit, "bytes", view->seat, NULL, "a code is read as a view behind which every world breaks %s",
                        broken);
    for (unsigned steps = 0; steps < 20; steps++) {
        nika_look(&kit->setup, &world, view->seat, &seen);
        const struct nika_waiting waiting = game->waiting(&kit->setup, &seen);
        if (game->result(&kit->setup, &seen, &result) != (waiting.asked == 0 && waiting.free == 0))
            return kit_fail(kit, "bytes", view->seat, NULL,
                            "a code is read as a view of a game that is over and waits");
        if (!waiting.asked)
            break;
        nika_step(&kit->setup, &world, &kit->probe);
        broken = game->check(&kit->setup, &world);
        if (broken)
            return kit_fail(kit, "bytes", view->seat, NULL, "a code is read as a view from which play breaks %s",
                            broken);
    }
    return true;
}

/* Bytes from a stranger are either refused or the one code of a view. */
static bool prove_code(struct kit *kit, const uint8_t *code, size_t size)
{
    uint8_t again[NIKA_CODE_MAX];
    struct nika_view view;
    bool touched;
    kit->tally->codes++;
    if (!read_code(kit, code, size, &view, &touched))
        return !touched || kit_fail(kit, "bytes", NIKA_WATCHER, NULL, "a code is refused, but the view was written to");
    if (kit->setup.game->encode(&kit->setup, &view, again) != size || memcmp(code, again, size) != 0)
        return kit_fail(kit, "bytes", view.seat, NULL, "a code is read that encode would not write");
    kit->tally->strange++;
    return prove_strange_view(kit, &view);
}

/* Changes a code a little; `other` is another code of the same size. */
static void mutate_code(struct kit *kit, uint8_t *code, const uint8_t *other, size_t size)
{
    const size_t at = kit_draw(kit, size), from = kit_draw(kit, size);
    const uint8_t here = code[at];
    switch (kit_draw(kit, 7)) {
    case 0:
        code[at] = (uint8_t)(here ^ 1u << kit_draw(kit, 8));
        break;
    case 1:
        code[at] = (uint8_t)(here + 1);
        break;
    case 2:
        code[at] = (uint8_t)(here - 1);
        break;
    case 3:
        code[at] = code[from];
        code[from] = here;
        break;
    case 4:
        code[at] = (uint8_t)nika_rng_next(&kit->probe);
        break;
    case 5:
        code[at] = other[at];
        break;
    default:
        memcpy(code + at, other + at, size - at);
    }
}

/* A code with a byte too many, or, now and then, with every number of bytes too few. */
static bool prove_sizes(struct kit *kit, unsigned seat, uint8_t *code, size_t size)
{
    struct nika_view view;
    bool touched;
    code[size] = (uint8_t)(kit_draw(kit, 2) ? nika_rng_next(&kit->probe) : 0);
    if (read_code(kit, code, size + 1, &view, &touched) || touched)
        return kit_fail(kit, "bytes", seat, NULL, "a code with a byte too many is read");
    kit->tally->codes++;
    if (kit_draw(kit, TRUNCATION_EVERY))
        return true;
    for (size_t shorter = 0; shorter < size; shorter++) {
        if (read_code(kit, code, shorter, &view, &touched) || touched)
            return kit_fail(kit, "bytes", seat, NULL, "the first %zu of %zu bytes are read", shorter, size);
        kit->tally->codes++;
    }
    return true;
}

bool kit_prove_bytes(struct kit *kit, unsigned index)
{
    const struct nika_game *game = kit->setup.game;
    const struct nika_view *view = &kit->views[index];
    uint8_t code[NIKA_CODE_MAX + 1] = {0}, other[NIKA_CODE_MAX] = {0}, strange[NIKA_CODE_MAX];
    struct nika_view read;
    bool touched;
    const size_t size = game->encode(&kit->setup, view, code);
    if (!read_code(kit, code, size, &read, &touched))
        return kit_fail(kit, "bytes", view->seat, NULL, "the code of a view is refused");
    if (!nika_view_same(game, view, &read))
        return kit_fail(kit, "bytes", view->seat, NULL, "the code of a view is read as another view");
    if (!prove_sizes(kit, view->seat, code, size))
        return false;
    game->encode(&kit->setup, &kit->views[kit_draw(kit, kit->setup.players + 1u)], other);
    for (unsigned tries = 0; tries < CODE_TRIES; tries++) {
        memcpy(strange, code, size);
        for (unsigned mutations = 1 + kit_draw(kit, 3); mutations > 0; mutations--)
            mutate_code(kit, strange, other, size);
        if (memcmp(strange, code, size) != 0 && !prove_code(kit, strange, size))
            return false;
    }
    return true;
}

bool kit_write_view(struct kit *kit, const struct nika_view *view, struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    kit->setup.game->write_view(&kit->setup, view, &writer);
    nika_write_close(&writer, '}');
    struct nika_json value;
    size_t at = 0;
    const enum nika_json_fault fault = nika_json_check(text->bytes, text->size, &value, &at);
    if (text->cut || fault != NIKA_JSON_FINE)
        return kit_fail(kit, "json", view->seat, NULL, "a view is no JSON: fault %d at %zu of %zu", (int)fault, at,
                        text->size);
    return true;
}

static bool write_deal(struct kit *kit, const struct nika_deal *deal, struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    kit->setup.game->write_deal(&kit->setup, deal, &writer);
    return !text->cut || kit_fail(kit, "json", NIKA_WATCHER, NULL, "a deal takes more than %d bytes", JSON_ROOM);
}

static bool ends(const char *text, size_t room)
{
    return memchr(text, '\0', room) != NULL;
}

/* Reads a deal from a JSON text and lays the table. False, and *refused, if it is no deal; false alone for a failure.
 */
static bool begin_from(struct kit *kit, const char *text, size_t size, struct nika_deal *deal, struct nika_world *world,
                       bool *refused)
{
    struct nika_misfit misfit;
    struct nika_json value;
    size_t at;
    memset(deal, OTHER_GARBAGE, sizeof *deal);
    memset(&misfit, GARBAGE, sizeof misfit);
    char *copy = copy_of(text, size);
    const bool valid = nika_json_check(copy, size, &value, &at) == NIKA_JSON_FINE;
    *refused = !valid || !kit->setup.game->read_deal(&kit->setup, value, deal, &misfit);
    free(copy);
    if (valid && *refused &&
        !(ends(misfit.where, sizeof misfit.where) && misfit.where[0] && ends(misfit.expected, sizeof misfit.expected) &&
          ends(misfit.found, sizeof misfit.found))) {
        *refused = false;
        return kit_fail(kit, "json", NIKA_WATCHER, NULL, "a deal is refused and nothing is said: %.200s", text);
    }
    if (*refused)
        return false;
    memset(world, OTHER_GARBAGE, sizeof *world);
    kit->setup.game->begin(&kit->setup, deal, world);
    const char *broken = kit->setup.game->check(&kit->setup, world);
    return !broken || kit_fail(kit, "json", NIKA_WATCHER, NULL, "a deal is read that breaks %s: %.200s", broken, text);
}

/* Changed deals are refused, or they are deals that can be played. */
static bool prove_strange_deals(struct kit *kit, size_t size)
{
    for (unsigned tries = 0; tries < DEAL_TRIES; tries++) {
        struct nika_deal deal;
        struct nika_world world;
        bool refused;
        size_t strange = size;
        memcpy(kit->json[1], kit->json[0], size);
        for (unsigned mutations = 1 + kit_draw(kit, 3); mutations > 0; mutations--)
            strange = mutate_text(kit, kit->json[1], strange, JSON_ROOM);
        kit->json[1][strange] = '\0';
        if (!begin_from(kit, kit->json[1], strange, &deal, &world, &refused) && !refused)
            return false;
    }
    return true;
}

/* At the start of a game: its deal is written, read back, and lays the same table. */
bool kit_prove_deal(struct kit *kit)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_text text = nika_text(kit->json[0], JSON_ROOM), again = nika_text(kit->json[1], JSON_ROOM);
    struct nika_deal deal;
    struct nika_world world;
    bool refused;
    if (!write_deal(kit, &kit->deal, &text))
        return false;
    if (!begin_from(kit, text.bytes, text.size, &deal, &world, &refused))
        return refused &&
               kit_fail(kit, "json", NIKA_WATCHER, NULL, "a deal that was written is not read: %.200s", text.bytes);
    if (!nika_world_same(game, &world, &kit->world))
        return kit_fail(kit, "json", NIKA_WATCHER, NULL, "a deal that was written and read lays another table");
    if (!write_deal(kit, &deal, &again))
        return false;
    if (strcmp(text.bytes, again.bytes) != 0)
        return kit_fail(kit, "json", NIKA_WATCHER, NULL, "a deal that was written and read is written differently");
    return prove_strange_deals(kit, text.size);
}
