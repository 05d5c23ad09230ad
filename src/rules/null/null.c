/*
 * null.c: the null game. Copy it to start a new game, and see HACKING.md, "Add a game".
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>
#include <nika/null.h>

enum { LAY = 1, VERSION = 1 };

/* The one switch: who wins. */
enum { WINNER };
enum { HIGHEST, LOWEST };

struct null_open {
    uint8_t laid;                  /* how many seats have laid a tile, from the start seat on */
    uint8_t shown[NIKA_SEATS_MAX]; /* the tiles, once all have laid; 0 before */
    uint8_t unused;
};

struct null_own {
    uint16_t hand;   /* bit t: tile t */
    uint16_t chosen; /* the tile laid, 0 before */
    uint8_t unused[4];
};

struct null_dark {
    uint8_t tile;
    uint8_t unused[7];
};

struct null_world {
    struct null_open open;
    struct null_own own[NIKA_SEATS_MAX];
    struct null_dark dark;
};

enum { NULL_NOT_IN_HAND = NIKA_REFUSALS_COMMON };

_Static_assert(sizeof(struct null_world) <= NIKA_WORLD_BYTES, "a world fits its storage");
_Static_assert(sizeof(struct null_open) + sizeof(struct null_own) <= NIKA_VIEW_BYTES, "a view fits its storage");
_Static_assert(sizeof(struct null_world) ==
                   sizeof(struct null_open) + NIKA_SEATS_MAX * sizeof(struct null_own) + sizeof(struct null_dark),
               "no gaps between the drawers");

static struct null_world *world_of(struct nika_world *world)
{
    return (struct null_world *)(void *)world->bytes;
}

static const struct null_world *world_of_const(const struct nika_world *world)
{
    return (const struct null_world *)(const void *)world->bytes;
}

static const struct null_open *open_of(const struct nika_view *view)
{
    return (const struct null_open *)(const void *)view->bytes;
}

static const struct null_own *own_of(const struct nika_view *view)
{
    return (const struct null_own *)(const void *)(view->bytes + sizeof(struct null_open));
}

static unsigned tiles(const struct nika_setup *setup)
{
    return 2u * setup->players + 1;
}

static unsigned turn(const struct nika_setup *setup, unsigned laid)
{
    return (setup->start + laid) % setup->players;
}

static unsigned piles(const struct nika_setup *setup, struct nika_deal *deal, struct nika_pile piles[NIKA_PILES_MAX])
{
    for (unsigned i = 0; i < tiles(setup); i++)
        deal->bytes[i] = (uint8_t)(i + 1);
    piles[0] = (struct nika_pile){.first = 0, .count = (uint8_t)tiles(setup)};
    return 1;
}

static void begin(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *bytes)
{
    struct null_world *world = world_of(bytes);
    memset(world, 0, sizeof *world);
    const uint8_t *tile = deal->bytes;
    for (unsigned seat = 0; seat < setup->players; seat++, tile += 2)
        world->own[seat].hand = (uint16_t)(1u << tile[0] | 1u << tile[1]);
    world->dark.tile = *tile;
}

static struct nika_waiting waiting(const struct nika_setup *setup, const struct nika_view *view)
{
    const unsigned laid = open_of(view)->laid;
    return (struct nika_waiting){.asked = (uint8_t)(laid < setup->players ? 1u << turn(setup, laid) : 0)};
}

static unsigned legal(const struct nika_setup *setup, const struct nika_view *view,
                      struct nika_move moves[NIKA_MOVES_MAX])
{
    unsigned found = 0;
    if (waiting(setup, view).asked == 0 || view->seat != turn(setup, open_of(view)->laid))
        return 0;
    for (unsigned hand = own_of(view)->hand; hand; hand &= hand - 1)
        moves[found++] = (struct nika_move){.verb = LAY, .hidden = nika_lowest_bit(hand)};
    return found;
}

static bool result(const struct nika_setup *setup, const struct nika_view *view, struct nika_result *result)
{
    static const int16_t no_tiebreak[NIKA_SEATS_MAX];
    if (open_of(view)->laid < setup->players)
        return false;
    *result = (struct nika_result){{0}, {0}};
    for (unsigned seat = 0; seat < setup->players; seat++)
        result->score[seat] = setup->switches[WINNER] == HIGHEST
                                  ? open_of(view)->shown[seat]
                                  : (int16_t)((int)tiles(setup) + 1 - open_of(view)->shown[seat]);
    nika_rank(setup->players, no_tiebreak, result);
    return true;
}

static bool is_move(const struct nika_setup *setup, struct nika_move move)
{
    return move.verb == LAY && move.open == 0 && move.hidden <= tiles(setup);
}

static nika_refusal apply(const struct nika_setup *setup, struct nika_world *bytes, unsigned seat,
                          struct nika_move move)
{
    struct null_world *world = world_of(bytes);
    if (world->open.laid == setup->players)
        return NIKA_GAME_OVER;
    if (seat >= setup->players)
        return NIKA_NO_SUCH_SEAT;
    if (!is_move(setup, move))
        return NIKA_NO_SUCH_MOVE;
    if (seat != turn(setup, world->open.laid))
        return NIKA_NOT_ASKED;
    if (move.hidden == 0 || !(world->own[seat].hand >> move.hidden & 1))
        return NULL_NOT_IN_HAND;

    world->own[seat].hand = (uint16_t)(world->own[seat].hand & ~(1u << move.hidden));
    world->own[seat].chosen = (uint16_t)move.hidden;
    if (++world->open.laid == setup->players)
        for (unsigned each = 0; each < setup->players; each++)
            world->open.shown[each] = (uint8_t)world->own[each].chosen;
    return NIKA_ACCEPTED;
}

/* The last seat to lay turns everything up. */
static bool reveals(const struct nika_setup *setup, const struct nika_world *before, const struct nika_world *after,
                    unsigned seat, struct nika_move move)
{
    (void)before, (void)seat, (void)move;
    return world_of_const(after)->open.laid == setup->players;
}

static void imagine(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                    struct nika_world *bytes)
{
    struct null_world *world = world_of(bytes);
    const struct null_open *open = open_of(view);
    uint8_t unseen[2 * NIKA_SEATS_MAX + 1];
    size_t count = 0;
    unsigned seen = own_of(view)->hand | 1u << own_of(view)->chosen;
    for (unsigned seat = 0; seat < setup->players; seat++)
        seen |= 1u << open->shown[seat];
    for (unsigned tile = 1; tile <= tiles(setup); tile++)
        if (!(seen >> tile & 1))
            unseen[count++] = (uint8_t)tile;
    nika_rng_shuffle(rng, unseen, count);

    memset(world, 0, sizeof *world);
    world->open = *open;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        struct null_own *own = &world->own[seat];
        const bool has_laid = (seat + setup->players - setup->start) % setup->players < open->laid;
        if (seat == view->seat) {
            *own = *own_of(view);
            continue;
        }
        own->hand = (uint16_t)(1u << unseen[--count]);
        if (!has_laid)
            own->hand = (uint16_t)(own->hand | 1u << unseen[--count]);
        else
            own->chosen = open->shown[seat] ? open->shown[seat] : unseen[--count];
    }
    world->dark.tile = unseen[--count];
}

static size_t say(const struct nika_setup *setup, struct nika_move move, char word[NIKA_WORD_MAX])
{
    struct nika_text text = nika_text(word, NIKA_WORD_MAX);
    if (!is_move(setup, move)) {
        nika_text_add_char(&text, '?');
        return text.size;
    }
    nika_text_add(&text, "lay ");
    if (move.hidden)
        nika_text_add_number(&text, move.hidden);
    else
        nika_text_add_char(&text, '?');
    return text.size;
}

static bool parse(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    for (unsigned tile = 0; tile <= tiles(setup); tile++) {
        char spelled[NIKA_WORD_MAX];
        const struct nika_move lay = {.verb = LAY, .hidden = tile};
        if (say(setup, lay, spelled) == size && memcmp(spelled, word, size) == 0) {
            *move = lay;
            return true;
        }
    }
    return false;
}

static const char *check_view(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct null_open *open = open_of(view);
    const struct null_own *own = own_of(view);
    const bool over = open->laid == setup->players;
    unsigned seen = 0, count = 0;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        if ((open->shown[seat] != 0) != (over && seat < setup->players) || open->shown[seat] > tiles(setup))
            return "N-3: laid tiles are open when all have laid";
        seen |= 1u << open->shown[seat];
        count += open->shown[seat] != 0;
    }
    if (open->laid > setup->players || open->unused)
        return "N-2: seats lay in turn";
    for (unsigned bits = seen & ~1u; bits; bits &= bits - 1)
        count--;
    if (count != 0 || own->hand & 1 || own->hand >> (tiles(setup) + 1) || own->chosen > tiles(setup) ||
        own->hand >> own->chosen & 1)
        return "N-1: each tile is in one place";
    if (view->seat == NIKA_WATCHER)
        return own->hand || own->chosen ? "N-2: a watcher has nothing" : NULL;
    const bool has_laid = (view->seat + setup->players - setup->start) % setup->players < open->laid;
    unsigned held = 0;
    for (unsigned hand = own->hand; hand; hand &= hand - 1)
        held++;
    if (held + has_laid != 2 || (own->chosen != 0) != has_laid)
        return "N-2: two tiles, or one and one laid";
    if (over && (open->shown[view->seat] != own->chosen || own->hand & seen))
        return "N-3: what is shown was laid";
    return NULL;
}

static const char *check(const struct nika_setup *setup, const struct nika_world *bytes)
{
    struct nika_view view;
    unsigned seen = 0;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_look(setup, bytes, seat, &view);
        const char *broken = check_view(setup, &view);
        if (broken)
            return broken;
        seen |= own_of(&view)->hand | 1u << own_of(&view)->chosen;
    }
    const struct null_world *world = world_of_const(bytes);
    seen |= world->dark.tile <= tiles(setup) ? 1u << world->dark.tile : 0;
    return (seen | 1u) == (1u << (tiles(setup) + 1)) - 1 ? NULL : "N-1: each tile is in one place";
}

static size_t encode(const struct nika_setup *setup, const struct nika_view *view, uint8_t code[NIKA_CODE_MAX])
{
    struct nika_bytes_out out = {.bytes = code, .room = NIKA_CODE_MAX};
    nika_put(&out, VERSION, 1);
    nika_put(&out, view->seat, 1);
    nika_put(&out, open_of(view)->laid, 1);
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_put(&out, open_of(view)->shown[seat], 1);
    nika_put(&out, own_of(view)->hand, 2);
    nika_put(&out, own_of(view)->chosen, 1);
    return out.size;
}

static bool decode(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    struct nika_bytes_in in = {.bytes = code, .size = size};
    struct null_open open = {0};
    struct null_own own = {0};
    const unsigned version = (unsigned)nika_get(&in, 1);
    struct nika_view read = {.seat = (uint8_t)nika_get(&in, 1)};
    open.laid = (uint8_t)nika_get(&in, 1);
    for (unsigned seat = 0; seat < setup->players; seat++)
        open.shown[seat] = (uint8_t)nika_get(&in, 1);
    own.hand = (uint16_t)nika_get(&in, 2);
    own.chosen = (uint16_t)nika_get(&in, 1);
    if (!nika_got_all(&in) || version != VERSION || (read.seat >= setup->players && read.seat != NIKA_WATCHER))
        return false;
    memcpy(read.bytes, &open, sizeof open);
    memcpy(read.bytes + sizeof open, &own, sizeof own);
    if (check_view(setup, &read))
        return false;
    *view = read;
    return true;
}

static void write_deal(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_writer *writer)
{
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < tiles(setup); i++)
        nika_write_whole(writer, deal->bytes[i]);
    nika_write_close(writer, ']');
}

static bool read_deal(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                      struct nika_misfit *misfit)
{
    struct nika_json tile;
    struct nika_deal read = {{0}};
    unsigned seen = 0, count = 0;
    struct nika_json_walk walk = nika_json_walk(value);
    while (nika_json_next(&walk, &tile)) {
        int64_t number;
        if (count == tiles(setup) || !nika_json_whole(tile, 1, tiles(setup), &number) || seen >> number & 1) {
            nika_misfit_set(misfit, "deal", "1 … 2n+1", tile.text, tile.size);
            return false;
        }
        seen |= 1u << number;
        read.bytes[count++] = (uint8_t)number;
    }
    if (count != tiles(setup) || nika_json_kind(value) != '[') {
        nika_misfit_set(misfit, "deal", "1 … 2n+1", value.text, value.size);
        return false;
    }
    *deal = read;
    return true;
}

static void write_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer)
{
    nika_write_key(writer, "shown");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players && open_of(view)->shown[seat]; seat++)
        nika_write_whole(writer, open_of(view)->shown[seat]);
    nika_write_close(writer, ']');
    if (view->seat == NIKA_WATCHER)
        return;
    nika_write_key(writer, "hand");
    nika_write_open(writer, '[');
    for (unsigned hand = own_of(view)->hand; hand; hand &= hand - 1)
        nika_write_whole(writer, nika_lowest_bit(hand));
    nika_write_close(writer, ']');
    if (own_of(view)->chosen) {
        nika_write_key(writer, "laid");
        nika_write_whole(writer, own_of(view)->chosen);
    }
}

static const char *const winners[] = {[HIGHEST] = "highest", [LOWEST] = "lowest", NULL};
static const struct nika_switch switches[] = {[WINNER] = {"winner", winners}};
static const struct nika_edition editions[] = {{"plain", {[WINNER] = HIGHEST}}, {"reverse", {[WINNER] = LOWEST}}};

static const char *const refusals[] = {NIKA_REFUSAL_WORDS_COMMON, [NULL_NOT_IN_HAND] = "not-in-hand", NULL};

const struct nika_game nika_null = {
    .name = "null",
    .players_min = 2,
    .players_max = NIKA_SEATS_MAX,
    .open_bytes = sizeof(struct null_open),
    .own_bytes = sizeof(struct null_own),
    .dark_bytes = sizeof(struct null_dark),
    .switches = switches,
    .switch_count = sizeof switches / sizeof switches[0],
    .editions = editions,
    .edition_count = sizeof editions / sizeof editions[0],
    .refusals = refusals,
    .piles = piles,
    .begin = begin,
    .waiting = waiting,
    .legal = legal,
    .result = result,
    .apply = apply,
    .reveals = reveals,
    .imagine = imagine,
    .say = say,
    .parse = parse,
    .encode = encode,
    .decode = decode,
    .write_deal = write_deal,
    .read_deal = read_deal,
    .write_view = write_view,
    .check = check,
};
