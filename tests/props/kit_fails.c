/*
 * kit_fails.c: shows that the kit can fail. A test that cannot is worth nothing.
 *
 * Real games are broken in one place each, by a function that stands between the kit and the game's own; the kit must
 * find every one and call it by the right name.
 */
#include <stdio.h>
#include <string.h>

#include <nika/byzantz.h>
#include <nika/null.h>

#include "kit.h"

/* The game behind the broken one. */
static const struct nika_game *real;

/* Bytes of a world that every game here has: the first one in the dark, which matters, and the last one, which is
 * unused. */
static uint8_t *first_dark(struct nika_world *world)
{
    return world->bytes + real->open_bytes + (size_t)real->own_bytes * real->players_max;
}
static uint8_t *last_byte(struct nika_world *world)
{
    return world->bytes + nika_world_size(real) - 1;
}

/* A byte behind a view that nobody has written. */
static uint8_t behind(const struct nika_view *view)
{
    return view->bytes[NIKA_VIEW_BYTES - 1];
}

#include "broken_shown.h"

/* ---- begin and imagine ---- */

static void begin_breaks(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *world)
{
    real->begin(setup, deal, world);
    *first_dark(world) ^= 1;
}

static void begin_keeps_storage(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *world)
{
    const uint8_t kept = *last_byte(world);
    real->begin(setup, deal, world);
    *last_byte(world) = kept;
}

static void imagine_forgets_own(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                                struct nika_world *world)
{
    real->imagine(setup, view, rng, world);
    if (view->seat != NIKA_WATCHER)
        memset(world->bytes + real->open_bytes + (size_t)real->own_bytes * view->seat, 0, real->own_bytes);
}

static void imagine_breaks(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                           struct nika_world *world)
{
    real->imagine(setup, view, rng, world);
    *first_dark(world) ^= 1;
}

static void imagine_keeps_storage(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                                  struct nika_world *world)
{
    const uint8_t kept = *last_byte(world);
    real->imagine(setup, view, rng, world);
    *last_byte(world) = kept;
}

static void imagine_one_world(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                              struct nika_world *world)
{
    struct nika_rng fixed;
    (void)rng;
    nika_rng_seed(&fixed, 1, 1);
    real->imagine(setup, view, &fixed, world);
}

/* ---- questions ---- */

static struct nika_waiting waiting_tells(const struct nika_setup *setup, const struct nika_view *view)
{
    struct nika_waiting waiting = real->waiting(setup, view);
    unsigned sum = 0;
    for (unsigned i = 0; i < real->own_bytes; i++)
        sum += view->bytes[real->open_bytes + i];
    if (sum & 1)
        waiting.free ^= 1;
    return waiting;
}

static bool result_early(const struct nika_setup *setup, const struct nika_view *view, struct nika_result *result)
{
    memset(result, 0, sizeof *result);
    real->result(setup, view, result);
    return true;
}

static bool result_upside_down(const struct nika_setup *setup, const struct nika_view *view, struct nika_result *result)
{
    if (!real->result(setup, view, result))
        return false;
    for (unsigned seat = 0; seat < setup->players && seat < NIKA_SEATS_MAX; seat++)
        result->rank[seat] = (uint8_t)(setup->players + 1u - result->rank[seat]);
    return true;
}

static unsigned legal_none(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    (void)setup, (void)view, (void)moves;
    return 0;
}

static unsigned legal_for_watchers(const struct nika_setup *setup, const struct nika_view *view,
                                   struct nika_move *moves)
{
    if (view->seat != NIKA_WATCHER)
        return real->legal(setup, view, moves);
    moves[0] = (struct nika_move){.verb = 1};
    return 1;
}

static unsigned legal_behind(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    const unsigned count = real->legal(setup, view, moves);
    if (count > 1 && behind(view) & 1) {
        const struct nika_move first = moves[0];
        moves[0] = moves[1];
        moves[1] = first;
    }
    return count;
}

static unsigned legal_twice(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    const unsigned count = real->legal(setup, view, moves);
    if (count == 0)
        return 0;
    moves[count] = moves[count / 2];
    return count + 1;
}

static unsigned legal_one_more(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    const unsigned count = real->legal(setup, view, moves);
    if (count == 0)
        return 0;
    moves[count] = (struct nika_move){.verb = 99};
    return count + 1;
}

static unsigned legal_one_less(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    const unsigned count = real->legal(setup, view, moves);
    return count > 1 ? count - 1 : count;
}

static unsigned legal_too_many(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    unsigned count = real->legal(setup, view, moves);
    while (count > 0 && count <= NIKA_MOVES_MAX)
        moves[count++] = moves[0];
    return count;
}

/* ---- playing ---- */

static nika_refusal apply_tells(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                struct nika_move move)
{
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    return refusal && *first_dark(world) & 1 ? NIKA_NOT_NOW : refusal;
}

static nika_refusal apply_peeks(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                struct nika_move move)
{
    return *first_dark(world) == 3 ? NIKA_NOT_NOW : real->apply(setup, world, seat, move);
}

static nika_refusal apply_loses(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                struct nika_move move)
{
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    *first_dark(world) ^= refusal ? 0 : 1;
    return refusal;
}

static nika_refusal apply_anything(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                   struct nika_move move)
{
    real->apply(setup, world, seat, move);
    return NIKA_ACCEPTED;
}

static nika_refusal apply_spoils(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                 struct nika_move move)
{
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    *last_byte(world) ^= refusal ? 1 : 0;
    return refusal;
}

static nika_refusal apply_mumbles(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                  struct nika_move move)
{
    return real->apply(setup, world, seat, move) ? 200 : 0;
}

static nika_refusal apply_idles(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                struct nika_move move)
{
    struct nika_world copy = *world;
    return real->apply(setup, &copy, seat, move);
}

/* Remembers how many moves it has seen since the table was laid: many more in a proof than in a replay. */
static unsigned moves_seen;

static void begin_forgets(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *world)
{
    moves_seen = 0;
    real->begin(setup, deal, world);
}

static nika_refusal apply_remembers(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                    struct nika_move move)
{
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    moves_seen++;
    if (!refusal && moves_seen > 1000)
        *last_byte(world) = 1;
    return refusal;
}

static bool step_another(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng)
{
    struct nika_rng copy = *rng;
    nika_rng_next(&copy);
    const bool goes_on = real->step(setup, world, &copy);
    nika_rng_next(rng);
    return goes_on;
}

static bool step_wasteful(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng)
{
    const bool goes_on = real->step(setup, world, rng);
    nika_rng_next(rng);
    return goes_on;
}

static bool step_endless(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng)
{
    real->step(setup, world, rng);
    return true;
}

/* ---- words ---- */

static size_t say_blank(const struct nika_setup *setup, struct nika_move move, char *word)
{
    const size_t size = real->say(setup, move, word);
    word[size] = ' ';
    word[size + 1] = '\0';
    return size + 1;
}

static size_t say_long(const struct nika_setup *setup, struct nika_move move, char *word)
{
    (void)setup, (void)move;
    memset(word, 'x', NIKA_WORD_MAX);
    word[NIKA_WORD_MAX] = '\0';
    return NIKA_WORD_MAX;
}

static size_t say_endless(const struct nika_setup *setup, struct nika_move move, char *word)
{
    const size_t size = real->say(setup, move, word);
    word[size] = '.';
    return size;
}

static size_t say_verb_only(const struct nika_setup *setup, struct nika_move move, char *word)
{
    real->say(setup, move, word);
    word[strcspn(word, " ")] = '\0';
    return strlen(word);
}

static size_t say_unknown_as_one(const struct nika_setup *setup, struct nika_move move, char *word)
{
    move.hidden += move.hidden == 0;
    return real->say(setup, move, word);
}

static bool parse_lenient(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    while (size > 0 && word[size - 1] == ' ')
        size--;
    return real->parse(setup, word, size, move);
}

static bool parse_touches(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    struct nika_move read = {0};
    const bool fine = real->parse(setup, word, size, &read);
    *move = read;
    return fine;
}

static bool parse_known_only(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    return !memchr(word, '?', size) && real->parse(setup, word, size, move);
}

static bool parse_wrong(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    const bool fine = real->parse(setup, word, size, move);
    move->open ^= fine;
    return fine;
}

/* ---- bytes ---- */

static size_t encode_behind(const struct nika_setup *setup, const struct nika_view *view, uint8_t *code)
{
    const size_t size = real->encode(setup, view, code);
    code[size] = behind(view);
    return size + 1;
}

static size_t encode_forgets(const struct nika_setup *setup, const struct nika_view *view, uint8_t *code)
{
    const size_t size = real->encode(setup, view, code);
    memset(code + size - 8, 0, 8);
    return size;
}

static bool decode_longer(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    return real->decode(setup, code, size, view) || (size > 0 && real->decode(setup, code, size - 1, view));
}

static bool decode_shorter(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    uint8_t longer[NIKA_CODE_MAX + 2] = {0};
    memcpy(longer, code, size);
    return real->decode(setup, code, size, view) || real->decode(setup, longer, size + 1, view);
}

static bool decode_touches(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    view->bytes[0] = 0;
    return real->decode(setup, code, size, view);
}

static bool decode_any_version(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    uint8_t same[NIKA_CODE_MAX + 1];
    memcpy(same, code, size);
    same[0] = 1;
    return real->decode(setup, same, size, view);
}

/* Byzantz: takes any profit, which stands in two bytes of each seat's twenty behind the first 35. */
static bool decode_unchecked(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    uint8_t poor[NIKA_CODE_MAX + 1];
    if (size != 35 + 20u * setup->players + 8)
        return false;
    memcpy(poor, code, size);
    for (unsigned seat = 0; seat < setup->players; seat++)
        memset(poor + 35 + 20 * seat + 2, 0, 2);
    if (!real->decode(setup, poor, size, view))
        return false;
    struct byzantz_open *open = (struct byzantz_open *)(void *)view->bytes;
    for (unsigned seat = 0; seat < setup->players; seat++)
        open->profit[seat] = (uint16_t)(code[35 + 20 * seat + 2] | code[35 + 20 * seat + 3] << 8);
    return true;
}

/* ---- JSON ---- */

static void write_view_twice(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer)
{
    real->write_view(setup, view, writer);
    real->write_view(setup, view, writer);
}

static void write_view_behind(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer)
{
    real->write_view(setup, view, writer);
    nika_write_key(writer, "behind");
    nika_write_whole(writer, behind(view));
}

static void write_deal_wrong(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_writer *writer)
{
    struct nika_deal wrong = *deal;
    wrong.bytes[0] = deal->bytes[8];
    wrong.bytes[8] = deal->bytes[0];
    real->write_deal(setup, &wrong, writer);
}

static bool read_deal_anything(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                               struct nika_misfit *misfit)
{
    if (!real->read_deal(setup, value, deal, misfit))
        memset(deal, 1, sizeof *deal);
    return true;
}

static bool read_deal_silent(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                             struct nika_misfit *misfit)
{
    struct nika_misfit untold;
    (void)misfit;
    return real->read_deal(setup, value, deal, &untold);
}

/* ---- a null game in which the tile that was laid stands in the unused byte of `open`, and nobody minds ---- */

enum { LEAK = 7 };

static nika_refusal apply_leaks(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                struct nika_move move)
{
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    if (!refusal)
        world->bytes[LEAK] = (uint8_t)move.hidden;
    return refusal;
}

static nika_refusal apply_leaks_dark(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                     struct nika_move move)
{
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    if (!refusal)
        world->bytes[LEAK] = *first_dark(world);
    return refusal;
}

static const char *check_without_leak(const struct nika_setup *setup, const struct nika_world *world)
{
    struct nika_world copy = *world;
    copy.bytes[LEAK] = 0;
    return real->check(setup, &copy);
}

static size_t encode_leak(const struct nika_setup *setup, const struct nika_view *view, uint8_t *code)
{
    const size_t size = real->encode(setup, view, code);
    code[size] = view->bytes[LEAK];
    return size + 1;
}

static bool decode_leak(const struct nika_setup *setup, const uint8_t *code, size_t size, struct nika_view *view)
{
    if (size == 0 || !real->decode(setup, code, size - 1, view))
        return false;
    view->bytes[LEAK] = code[size - 1];
    return true;
}

/* What is broken, in which game (NULL: in Byzantz and null; Justinian is here for what it alone has), and what the kit
 * must say (NULL: nothing, for nothing is). Functions that stand here replace the game's own. */
struct breakage {
    const char *property, *what;
    const struct nika_game *game;
    struct nika_game broken;
};

static const struct breakage breakages[] = {
    {"look-imagine", "imagine forgets what the seat has", NULL, {.imagine = imagine_forgets_own}},
    {"look-imagine", "imagine breaks an invariant", NULL, {.imagine = imagine_breaks}},
    {"reshuffle", "reshuffle changes hands", NULL, {.reshuffle = reshuffle_imagines}},
    {"reshuffle", "reshuffle breaks an invariant", NULL, {.reshuffle = reshuffle_breaks}},
    {"reshuffle", "reshuffle leaves all as it is", NULL, {.reshuffle = reshuffle_nothing}},
    {"answers-from-views", "waiting depends on what a seat has", NULL, {.waiting = waiting_tells}},
    {"answers-from-views", "result says over at once", NULL, {.result = result_early}},
    {"answers-from-views", "legal lists nothing", NULL, {.legal = legal_none}},
    {"answers-from-views", "legal lists a move for a watcher", NULL, {.legal = legal_for_watchers}},
    {"answers-from-views", "legal reads behind the view", NULL, {.legal = legal_behind}},
    {"answers-from-views", "encode reads behind the view", NULL, {.encode = encode_behind}},
    {"answers-from-views", "write_view reads behind the view", NULL, {.write_view = write_view_behind}},
    {"twins-forward", "the reason of a refusal tells a secret", NULL, {.apply = apply_tells}},
    {"twins-forward", "whether a move is legal depends on a secret", &nika_byzantz, {.apply = apply_peeks}},
    {"legal-applies", "legal lists a move twice", NULL, {.legal = legal_twice}},
    {"legal-applies", "legal lists what is none", NULL, {.legal = legal_one_more}},
    {"legal-applies", "legal lists too many", NULL, {.legal = legal_too_many}},
    {"legal-applies", "apply breaks an invariant", NULL, {.apply = apply_loses}},
    {"illegal-refused", "apply accepts everything", NULL, {.apply = apply_anything}},
    {"illegal-refused", "a refused move changes a byte", NULL, {.apply = apply_spoils}},
    {"illegal-refused", "a refusal has no word", NULL, {.apply = apply_mumbles}},
    {"illegal-refused", "legal forgets the last move", NULL, {.legal = legal_one_less}},
    {"words", "say ends with a blank", NULL, {.say = say_blank}},
    {"words", "say writes too much", NULL, {.say = say_long}},
    {"words", "say writes no end", NULL, {.say = say_endless}},
    {"words", "say writes only the verb", NULL, {.say = say_verb_only}},
    {"words", "say makes up what is not known", &nika_null, {.say = say_unknown_as_one}},
    {"words", "parse does not read what is not known", &nika_null, {.parse = parse_known_only}},
    {"words", "parse overlooks blanks", NULL, {.parse = parse_lenient}},
    {"words", "parse writes to the move when it refuses", NULL, {.parse = parse_touches}},
    {"words", "parse reads another move", NULL, {.parse = parse_wrong}},
    {"bytes", "encode leaves something out", NULL, {.encode = encode_forgets}},
    {"bytes", "decode takes a byte too many", NULL, {.decode = decode_longer}},
    {"bytes", "decode takes a byte too few", NULL, {.decode = decode_shorter}},
    {"bytes", "decode writes to the view when it refuses", NULL, {.decode = decode_touches}},
    {"bytes", "decode overlooks the version", NULL, {.decode = decode_any_version}},
    {"bytes", "decode leaves out a check", &nika_byzantz, {.decode = decode_unchecked}},
    {"check", "begin breaks an invariant", NULL, {.begin = begin_breaks}},
    {"games-end", "moves lead nowhere", NULL, {.apply = apply_idles}},
    {"games-end", "the worst score has the best rank", NULL, {.result = result_upside_down}},
    {"step", "step plays another move", &nika_byzantz, {.step = step_another}},
    {"step", "step draws too many random numbers", &nika_byzantz, {.step = step_wasteful}},
    {"step", "step never tells that the game is over", &nika_byzantz, {.step = step_endless}},
    {"json", "write_view writes a key twice", NULL, {.write_view = write_view_twice}},
    {"json", "write_deal exchanges two", NULL, {.write_deal = write_deal_wrong}},
    {"json", "read_deal reads anything", NULL, {.read_deal = read_deal_anything}},
    {"json", "read_deal does not say what is wrong", NULL, {.read_deal = read_deal_silent}},
    {"determinism", "begin depends on what the storage held", NULL, {.begin = begin_keeps_storage}},
    {"determinism", "imagine depends on what the storage held", NULL, {.imagine = imagine_keeps_storage}},
    {"determinism", "apply remembers", &nika_byzantz, {.begin = begin_forgets, .apply = apply_remembers}},
    {"hidden-differs", "imagine draws one world only", NULL, {.imagine = imagine_one_world}},
    {"hidden-kept",
     "the hidden part is open",
     &nika_null,
     {.apply = apply_leaks,
      .reveals = reveals_always,
      .check = check_without_leak,
      .encode = encode_leak,
      .decode = decode_leak}},
    {"reveals", "no move is said to reveal anything", NULL, {.reveals = reveals_nothing}},
    {"reveals", "every move is said to reveal something", NULL, {.reveals = reveals_always}},
    {"reveals", "cards from a hand are not said to be revealed", &nika_byzantz, {.reveals = reveals_bundles}},
    {"reveals", "what only the mover sees is not said to be revealed", &nika_justinian, {.reveals = reveals_to_others}},
    {"determinism", "reveals reads behind the world", NULL, {.reveals = reveals_behind}},
    {"together", "only who can trigger is asked", &nika_justinian, {.together = together_if_able}},
    {"together", "every question goes to all", &nika_justinian, {.together = together_always}},
    {"together", "what passes the question on is not always legal", &nika_justinian, {.together = together_trigger}},
    {"together", "the question is passed on by drawing", &nika_justinian, {.together = together_placing}},
    {"together", "together reads behind the view", &nika_justinian, {.together = together_behind}},
    {"together", "others can act meanwhile", &nika_byzantz, {.together = together_bidding}},
    {NULL, "all lay at once", &nika_null, {.together = together_laying}},
    {"together", "who can't trigger is skipped", &nika_justinian, {.apply = apply_skips}},
    {"together", "the question comes back", &nika_null, {.together = together_laying, .apply = apply_idles}},
    {"together",
     "the question tells what lies in the dark",
     &nika_null,
     {.together = together_laying,
      .apply = apply_leaks_dark,
      .check = check_without_leak,
      .encode = encode_leak,
      .decode = decode_leak}},
    {"together",
     "the next one knows the answer",
     &nika_null,
     {.together = together_laying,
      .apply = apply_leaks,
      .check = check_without_leak,
      .encode = encode_leak,
      .decode = decode_leak}},
};

/* The real game with some functions replaced. A changed list of moves, or a changed way to play them, goes without the
 * fast step, which does not know of it. */
static struct nika_game broken_game(const struct nika_game *changes)
{
    struct nika_game game = *real;
    game.begin = changes->begin ? changes->begin : game.begin;
    game.waiting = changes->waiting ? changes->waiting : game.waiting;
    game.legal = changes->legal ? changes->legal : game.legal;
    game.result = changes->result ? changes->result : game.result;
    game.apply = changes->apply ? changes->apply : game.apply;
    game.reveals = changes->reveals ? changes->reveals : game.reveals;
    game.together = changes->together ? changes->together : game.together;
    game.imagine = changes->imagine ? changes->imagine : game.imagine;
    game.reshuffle = changes->reshuffle ? changes->reshuffle : game.reshuffle;
    game.step = changes->legal || changes->apply ? NULL : changes->step ? changes->step : game.step;
    game.say = changes->say ? changes->say : game.say;
    game.parse = changes->parse ? changes->parse : game.parse;
    game.encode = changes->encode ? changes->encode : game.encode;
    game.decode = changes->decode ? changes->decode : game.decode;
    game.write_deal = changes->write_deal ? changes->write_deal : game.write_deal;
    game.read_deal = changes->read_deal ? changes->read_deal : game.read_deal;
    game.write_view = changes->write_view ? changes->write_view : game.write_view;
    game.check = changes->check ? changes->check : game.check;
    return game;
}

/* Whether the kit says what it must of one game; without a property, that it finds nothing. */
static bool try_game(const struct nika_game *game, const char *property, const char *what,
                     const struct nika_game *changes)
{
    static struct kit_failure failure;
    const struct kit_plan plan = {.seed = 1, .plies = 600};
    struct kit_tally tally = {0};
    real = game;
    const struct nika_game tried = broken_game(changes);
    const bool fine = kit_prove(&tried, 4, &plan, &tally, &failure);
    const bool right = property ? !fine && strcmp(failure.property, property) == 0 : fine;
    printf("%s: %s: %s", right ? "right" : "WRONG", game->name, what);
    if (property)
        printf(": %s, ply %llu", fine ? "nothing found" : failure.property, (unsigned long long)tally.plies);
    printf("\n");
    if (!right && !fine)
        printf("%s\n", failure.text);
    return right;
}

int main(void)
{
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian, &nika_null};
    static const struct nika_game unchanged;
    unsigned tried = 0, wrong = 0;
    for (unsigned g = 0; g < sizeof games / sizeof games[0]; g++) {
        tried++;
        wrong += !try_game(games[g], NULL, "nothing is broken", &unchanged);
        for (unsigned b = 0; b < sizeof breakages / sizeof breakages[0]; b++) {
            const struct breakage *breakage = &breakages[b];
            if (breakage->game ? breakage->game != games[g] : games[g] == &nika_justinian)
                continue;
            tried++;
            wrong += !try_game(games[g], breakage->property, breakage->what, &breakage->broken);
        }
    }
    printf("%u of %u right\n", tried - wrong, tried);
    return wrong ? 1 : 0;
}
