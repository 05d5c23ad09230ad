/*
 * test_join_proof.c: unit tests of holding a record against what was pledged and seen (src/join/join_proof.c): a game that is dealt
 * fairly is proven, and whoever cheats in any way is found out.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "far.h"

enum { RECORD_BYTES = 1 << 20 };

/* A game from its deal to its end, as the server has it and as seat 0 has seen it. */
static struct nika_fair fair;
static struct nika_mirror mirror;
static struct nika_pledge pledge;
static char record[RECORD_BYTES], changed[RECORD_BYTES];
static uint64_t number;

static void write_further(void *context, struct nika_writer *writer)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
    nika_write_key(writer, "number");
    nika_write_word(writer, digits);
    if (!context)
        return;
    nika_write_key(writer, "fair");
    nika_fair_write(context, mirror.sight.setup.players, writer);
}

static void add_line(struct nika_text *all, const struct nika_text *line)
{
    assert_false(line->cut);
    nika_text_add_bytes(all, line->bytes, line->size);
    nika_text_add_char(all, '\n');
    assert_false(all->cut);
}

/* Plays at random; the record has the proof if `with` is there. */
static void play_game(const struct nika_game *game, unsigned players, unsigned you, const struct nika_fair *with)
{
    static char bytes[NIKA_LINE_MAX];
    static const struct nika_names names = {.of = {"Ada", "Bo", "Cy", "Di"}};
    struct nika_text all = nika_text(record, sizeof record), line;
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_result result;
    struct nika_rng rng;
    memset(&deal, 0, sizeof deal);
    memset(&world, 0, sizeof world);
    nika_mirror_end(&mirror);
    nika_mirror_begin(&mirror, fair.table);
    nika_setup_init(&setup, game, players, 0);
    nika_fair_deal(&fair, &setup, &deal, &number);
    game->begin(&setup, &deal, &world);
    mirror.sight.setup = setup;
    mirror.laid = mirror.sight.has_first = mirror.sight.has_now = true;
    mirror.sight.viewer = you;
    mirror.sight.steps = calloc(2000, sizeof *mirror.sight.steps);
    assert_non_null(mirror.sight.steps);
    nika_look(&setup, &world, you, &mirror.sight.first);
    line = nika_text(bytes, sizeof bytes);
    nika_record_header_further(&setup, &names, &deal, (struct nika_further){write_further, (void *)(uintptr_t)with},
                               &line);
    add_line(&all, &line);
    nika_rng_seed(&rng, 7, players);
    for (struct nika_view view; nika_look_asked(&setup, &world, &view);) {
        struct nika_move moves[NIKA_MOVES_MAX];
        const struct nika_move move = moves[nika_rng_below(&rng, game->legal(&setup, &view, moves))];
        struct nika_sight_step *step = &mirror.sight.steps[mirror.sight.count++];
        line = nika_text(bytes, sizeof bytes);
        nika_record_move(&setup, &world, view.seat, move, false, &line);
        add_line(&all, &line);
        assert_int_equal(game->apply(&setup, &world, view.seat, move), NIKA_ACCEPTED);
        step->seat = view.seat;
        step->move = nika_move_seen(move, view.seat, you);
        nika_look(&setup, &world, you, &step->after);
    }
    nika_look(&setup, &world, you, &mirror.sight.now);
    mirror.sight.moves = mirror.sight.count;
    assert_true(game->result(&setup, &mirror.sight.now, &result));
    line = nika_text(bytes, sizeof bytes);
    nika_record_result(&setup, &result, &line);
    add_line(&all, &line);
}

static void begin(const struct nika_game *game, unsigned players, unsigned you, bool with_proof)
{
    memset(&fair, 0, sizeof fair);
    strcpy(fair.table, FAR_TABLE);
    for (unsigned i = 0; i < NIKA_FAIR_BYTES; i++) {
        fair.secret.bytes[i] = (uint8_t)(i + 1);
        fair.chance[0].bytes[i] = (uint8_t)(100 + i);
        fair.chance[1].bytes[i] = (uint8_t)(200 - i);
    }
    fair.people = 3;
    const struct nika_hash commitment = nika_fair_commitment(fair.table, &fair.secret);
    nika_hex(commitment.bytes, NIKA_FAIR_BYTES, pledge.commitment);
    nika_hex(fair.chance[0].bytes, NIKA_FAIR_BYTES, pledge.chance);
    play_game(game, players, you, with_proof ? &fair : NULL);
    memcpy(mirror.commitment, pledge.commitment, sizeof mirror.commitment);
}

static enum nika_verdict prove(const char *text)
{
    return nika_prove(&mirror, &pledge, text, strlen(text));
}

static void what_is_fair_is_proven(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, 0, true);
    assert_int_equal(prove(record), NIKA_VERDICT_FINE);
    begin(&nika_justinian, 2, 0, true);
    assert_int_equal(prove(record), NIKA_VERDICT_FINE);
    /* Who only watched had nothing to add, but sees the rest. */
    begin(&nika_justinian, 4, NIKA_WATCHER, true);
    assert_int_equal(nika_prove(&mirror, NULL, record, strlen(record)), NIKA_VERDICT_WATCHED);
    begin(&nika_byzantz, 3, 0, false);
    assert_int_equal(prove(record), NIKA_VERDICT_NONE);
}

/* The server must not have used another secret than the one it promised, nor forgotten what the person added. */
static void other_secrets_and_chances(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, 0, true);
    pledge.commitment[5] ^= 1;
    assert_int_equal(prove(record), NIKA_VERDICT_COMMITMENT);
    begin(&nika_byzantz, 3, 0, true);
    pledge.chance[5] = pledge.chance[5] == '0' ? '1' : '0';
    assert_int_equal(prove(record), NIKA_VERDICT_CHANCE);
    /* Without her: the proof holds, but her contribution is not in it. */
    begin(&nika_byzantz, 3, 0, true);
    fair.people = 2;
    play_game(&nika_byzantz, 3, 0, &fair);
    assert_int_equal(prove(record), NIKA_VERDICT_CHANCE);
    /* For another table. */
    begin(&nika_byzantz, 3, 0, true);
    fair.table[0] = 'f';
    play_game(&nika_byzantz, 3, 0, &fair);
    strcpy(mirror.table, FAR_TABLE);
    assert_int_equal(prove(record), NIKA_VERDICT_COMMITMENT);
    /* For who watched, what the table said at first counts. */
    begin(&nika_byzantz, 3, NIKA_WATCHER, true);
    mirror.commitment[0] ^= 1;
    assert_int_equal(nika_prove(&mirror, NULL, record, strlen(record)), NIKA_VERDICT_COMMITMENT);
}

/* The same with pledges: all of seat 0 and 1, as she was shown them when she revealed hers. */
static void begin_pledged(bool silent, bool other_silent)
{
    begin(&nika_byzantz, 3, 0, true);
    fair.algorithm = NIKA_FAIR_2;
    fair.silent = (uint8_t)(silent | other_silent << 1);
    memset(&pledge.pledged, 0, sizeof pledge.pledged);
    pledge.drawn = true;
    pledge.revealed = !silent;
    for (unsigned seat = 0; seat < 2; seat++) {
        fair.pledge[seat] = nika_fair_pledge(fair.table, &fair.chance[seat]);
        nika_hex(fair.pledge[seat].bytes, NIKA_FAIR_BYTES, pledge.pledged[seat]);
    }
    play_game(&nika_byzantz, 3, 0, &fair);
    memcpy(mirror.commitment, pledge.commitment, sizeof mirror.commitment);
}

/* Pledges must be those that she was shown before she revealed her contribution, and hers must be in it. */
static void other_pledges(void **state)
{
    (void)state;
    begin_pledged(false, false);
    assert_int_equal(prove(record), NIKA_VERDICT_FINE);
    begin_pledged(false, true); /* somebody else came too late */
    assert_int_equal(prove(record), NIKA_VERDICT_FINE);
    begin_pledged(true, false); /* she did */
    assert_int_equal(prove(record), NIKA_VERDICT_SILENT);
    pledge.revealed = true; /* no, the server had it */
    assert_int_equal(prove(record), NIKA_VERDICT_CHANCE);
    /* The other one pledged something else when she was asked; or nothing; or there was somebody more. */
    begin_pledged(false, false);
    pledge.pledged[1][7] = pledge.pledged[1][7] == '0' ? '1' : '0';
    assert_int_equal(prove(record), NIKA_VERDICT_PLEDGES);
    pledge.pledged[1][0] = '\0';
    assert_int_equal(prove(record), NIKA_VERDICT_PLEDGES);
    begin_pledged(false, false);
    strcpy(pledge.pledged[2], pledge.pledged[1]);
    assert_int_equal(prove(record), NIKA_VERDICT_PLEDGES);
    /* She is said to have sent hers at once, or the whole is said to be of before there were pledges. */
    begin_pledged(false, false);
    fair.early = 1;
    play_game(&nika_byzantz, 3, 0, &fair);
    assert_int_equal(prove(record), NIKA_VERDICT_PLEDGES);
    begin_pledged(false, false);
    fair.algorithm = NIKA_FAIR_1;
    play_game(&nika_byzantz, 3, 0, &fair);
    assert_int_equal(prove(record), NIKA_VERDICT_PLEDGES);
    pledge = (struct nika_pledge){.drawn = false};
}

/* Puts something else in the place of the first such part. */
static const char *instead(const char *part, const char *other)
{
    const char *at = strstr(record, part);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - record), record, other, at + strlen(part));
    return changed;
}

static void another_deal(void **state)
{
    char one[64], other[64];
    (void)state;
    begin(&nika_byzantz, 3, 0, true);
    /* Another number for the computer players than the one that follows. */
    snprintf(one, sizeof one, "\"number\":\"%llu\"", (unsigned long long)number);
    snprintf(other, sizeof other, "\"number\":\"%llu\"", (unsigned long long)(number ^ 1));
    assert_int_equal(prove(instead(one, other)), NIKA_VERDICT_DEAL);
    /* A proof with a digit changed does not even hold by itself. */
    char digits[NIKA_DIGITS_MAX];
    nika_hex(fair.secret.bytes, NIKA_FAIR_BYTES, digits);
    char wrong[NIKA_DIGITS_MAX];
    memcpy(wrong, digits, sizeof wrong);
    wrong[0] = wrong[0] == '0' ? '1' : '0';
    assert_int_equal(prove(instead(digits, wrong)), NIKA_VERDICT_DEAL);
}

/* A record that proves something, but of another game than the one that was seen. */
static void another_game(void **state)
{
    (void)state;
    begin(&nika_justinian, 2, 0, true);
    mirror.sight.steps[3].seat ^= 1;
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
    begin(&nika_justinian, 2, 0, true);
    mirror.sight.steps[3].move.verb++;
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
    begin(&nika_justinian, 2, 0, true);
    mirror.sight.count--;
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
    begin(&nika_justinian, 2, 0, true);
    mirror.sight.count++; /* what was shown last is not in it */
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
    /* Other cards in hand than the deal gives: the first view is another. */
    begin(&nika_byzantz, 3, 0, true);
    mirror.sight.first = mirror.sight.steps[mirror.sight.count - 1].after;
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
    begin(&nika_byzantz, 3, 0, true);
    mirror.sight.now = mirror.sight.first;
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
    begin(&nika_byzantz, 3, 0, true);
    mirror.sight.setup.players = 4;
    assert_int_equal(prove(record), NIKA_VERDICT_OTHER_GAME);
}

static void no_record(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, 0, true);
    assert_int_equal(prove(""), NIKA_VERDICT_RECORD);
    assert_int_equal(prove("hello\n"), NIKA_VERDICT_RECORD);
    assert_int_equal(prove(instead("\"move\":\"", "\"move\":\"x")), NIKA_VERDICT_RECORD);
    /* Cut off before its result; and twice. */
    const char *result = strstr(record, "{\"result\"");
    assert_non_null(result);
    assert_int_equal(nika_prove(&mirror, &pledge, record, (size_t)(result - record)), NIKA_VERDICT_RECORD);
    struct nika_text twice = nika_text(changed, sizeof changed);
    nika_text_add(&twice, record);
    nika_text_add(&twice, record);
    assert_int_equal(prove(changed), NIKA_VERDICT_RECORD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_fair_is_proven), cmocka_unit_test(other_secrets_and_chances),
        cmocka_unit_test(other_pledges),          cmocka_unit_test(another_deal),
        cmocka_unit_test(another_game),           cmocka_unit_test(no_record),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    nika_mirror_end(&mirror);
    return failed;
}
