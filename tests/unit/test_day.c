/*
 * test_day.c: unit tests of the deal of the day: what a date is, that a date is one deal and another date another; how a game
 * went, in marks; and par.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/bytes.h>
#include <nika/byzantz.h>
#include <nika/course.h>
#include <nika/day.h>
#include <nika/justinian.h>

static struct nika_bench bench;

static void dates_are_those_of_the_calendar(void **state)
{
    /* 56 years from 1970 to 2025 with 14 leap days are 20454 days; up to the 19th of November another 304 + 18. */
    static const struct {
        const char *date;
        int64_t days;
    } dates[] = {
        {"1970-01-01", 0},     {"1970-12-31", 364},   {"1972-02-29", 789},  {"1972-03-01", 790},
        {"2000-02-29", 11016}, {"2026-11-19", 20776}, {"2100-03-01", 47541}}; /* 130 years, 32 leap days: 2100 has none; and 59 */
    (void)state;
    for (unsigned i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        int64_t days = -1;
        assert_true(nika_day_number(dates[i].date, &days));
        assert_int_equal(days, dates[i].days);
    }
}

static void what_is_no_date_is_refused(void **state)
{
    static const char *const wrong[] = {"",           "2026-11-1",   "2026-11-190", "2026-11-00", "2026-11-31",
                                        "2026-00-10", "2026-13-01",  "2026-02-29",  "2100-02-29", "1969-12-31",
                                        "2026/11/19", "2026-11-1a",  "+026-11-19",  " 026-11-19", "2026-1-019",
                                        "20261119",   "2026-11-19Z", "yesterday"};
    struct nika_day day, before;
    (void)state;
    memset(&day, 7, sizeof day);
    before = day;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        int64_t days = 5;
        assert_false(nika_day_number(wrong[i], &days));
        assert_false(nika_day(wrong[i], &day));
        assert_int_equal(days, 5);
        assert_memory_equal(&day, &before, sizeof day);
    }
}

static void a_date_is_one_deal(void **state)
{
    /* printf 'nika-day-1\0002026-11-19' | sha256sum */
    static const char chance[] = "eefad1852f6f1ee729ff7e6025e47f5d28844e0d6691c928c740690d6d944e08";
    struct nika_day first, again, other, next;
    char digits[2 * NIKA_FAIR_BYTES + 1];
    (void)state;
    assert_true(nika_day("2026-11-19", &first) && nika_day("2026-11-19", &again));
    nika_hex(first.chance.bytes, sizeof first.chance.bytes, digits);
    assert_string_equal(digits, chance);
    assert_memory_equal(&first.deal, &again.deal, sizeof first.deal);
    assert_int_equal(first.number, again.number);
    assert_int_equal(first.setup.start, again.setup.start);
    /* The 20,776th day is even, the next one odd. */
    assert_ptr_equal(first.setup.game, &nika_byzantz);
    assert_int_equal(first.setup.players, 4);
    assert_true(nika_day("2026-11-20", &next) && nika_day("2026-11-21", &other));
    assert_ptr_equal(next.setup.game, &nika_justinian);
    assert_int_equal(next.setup.players, 4);
    assert_ptr_equal(other.setup.game, &nika_byzantz);
    assert_memory_not_equal(&first.deal, &other.deal, sizeof first.deal);
    assert_int_not_equal(first.number, other.number);
}

/* All start, over two months, and each about as often. */
static void who_starts_follows_from_the_date(void **state)
{
    unsigned starts[4] = {0};
    (void)state;
    for (unsigned month = 10; month <= 11; month++)
        for (unsigned number = 1; number <= 30; number++) {
            char date[] = "2026-00-00";
            struct nika_day day;
            date[5] = (char)('0' + month / 10);
            date[6] = (char)('0' + month % 10);
            date[8] = (char)('0' + number / 10);
            date[9] = (char)('0' + number % 10);
            assert_true(nika_day(date, &day));
            starts[day.setup.start]++;
        }
    for (unsigned seat = 0; seat < 4; seat++)
        assert_true(starts[seat] > 4); /* of 60; by chance in all but one of 10,000 programs */
}

static const struct nika_play *play_out(const struct nika_day *day, const char *agent)
{
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_rng rng;
    const struct nika_play *play = nika_bench_begin(&bench, &day->setup, &day->deal);
    for (unsigned seat = 0; seat < day->setup.players; seat++)
        assert_true(nika_agent_named(agent, &agents[seat]));
    nika_rng_seed(&rng, day->number, 0);
    assert_true(nika_play_out(&bench, agents, (struct nika_budget){.iterations = 0}, &rng,
                              (struct nika_witness){.move = NULL}));
    return play;
}

/* What a score is among all, by the words of the header. */
static enum nika_course stands(const int16_t score[4], unsigned seat)
{
    unsigned more = 0, less = 0;
    for (unsigned other = 0; other < 4; other++) {
        more += score[other] > score[seat];
        less += score[other] < score[seat];
    }
    return more && !less ? NIKA_COURSE_LAST : less && !more ? NIKA_COURSE_FIRST : NIKA_COURSE_BETWEEN;
}

static void each_part_has_a_mark(void **state)
{
    static const struct {
        const char *date;
        unsigned parts; /* with four players: six rounds; three scorings */
    } days[] = {{"2026-11-19", 6}, {"2026-11-20", 3}};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct nika_day day;
        struct nika_result result;
        assert_true(nika_day(days[i].date, &day));
        const struct nika_play *play = play_out(&day, "heuristic");
        assert_true(nika_play_result(play, &result));
        for (unsigned seat = 0; seat < 4; seat++) {
            enum nika_course marks[NIKA_COURSE_MAX];
            assert_int_equal(nika_course_marks(play, seat, marks), days[i].parts);
            assert_int_equal(marks[days[i].parts - 1], stands(result.score, seat));
        }
    }
}

/* Before anything is scored, nobody is first: a game that is not over has no medal and as many marks as parts are over. */
static void a_running_game_has_no_medal(void **state)
{
    struct nika_day day;
    char bytes[NIKA_EMOJI_MAX];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    (void)state;
    assert_true(nika_day("2026-11-20", &day));
    nika_course_line(nika_bench_begin(&bench, &day.setup, &day.deal), 0, &line);
    assert_string_equal(bytes, "");
}

static void a_line_is_a_medal_and_squares(void **state)
{
    static const char *const medals[] = {"🥇", "🥈", "🥉", "4️⃣"};
    static const char *const squares[] = {"🟥", "🟨", "🟩"};
    struct nika_day day;
    struct nika_result result;
    (void)state;
    assert_true(nika_day("2026-11-19", &day));
    const struct nika_play *play = play_out(&day, "heuristic");
    assert_true(nika_play_result(play, &result));
    for (unsigned seat = 0; seat < 4; seat++) {
        enum nika_course marks[NIKA_COURSE_MAX];
        char bytes[NIKA_EMOJI_MAX], expected[NIKA_EMOJI_MAX] = "";
        struct nika_text line = nika_text(bytes, sizeof bytes);
        nika_course_line(play, seat, &line);
        const unsigned count = nika_course_marks(play, seat, marks);
        strcat(expected, medals[result.rank[seat] - 1]);
        for (unsigned i = 0; i < count; i++)
            strcat(expected, squares[marks[i]]);
        assert_string_equal(bytes, expected);
        assert_false(line.cut);
    }
}

static void par_is_a_range_that_is_always_the_same(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct nika_day day;
        struct nika_par par, again;
        assert_true(nika_day(i ? "2026-11-20" : "2026-11-19", &day));
        nika_par(&day.setup, &day.deal, 0, &bench, &par);
        /* Nobody who plays well leaves a game of Byzantz with less than 15 or more than 35, nor Justinian with less than
         * 100 or more than 260. */
        assert_true(par.low <= par.middle && par.middle <= par.high);
        assert_true(par.low >= (i ? 100 : 15) && par.high <= (i ? 260 : 35));
        if (i)
            continue;
        nika_par(&day.setup, &day.deal, 0, &bench, &again);
        assert_memory_equal(&par, &again, sizeof par);
    }
}

static void the_sign_of_par(void **state)
{
    const struct nika_par par = {150, 164, 178};
    (void)state;
    assert_string_equal(nika_par_sign(&par, 149), "⬇️");
    assert_string_equal(nika_par_sign(&par, 150), "🎯");
    assert_string_equal(nika_par_sign(&par, 178), "🎯");
    assert_string_equal(nika_par_sign(&par, 179), "⬆️");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates_are_those_of_the_calendar),
        cmocka_unit_test(what_is_no_date_is_refused),
        cmocka_unit_test(a_date_is_one_deal),
        cmocka_unit_test(who_starts_follows_from_the_date),
        cmocka_unit_test(each_part_has_a_mark),
        cmocka_unit_test(a_running_game_has_no_medal),
        cmocka_unit_test(a_line_is_a_medal_and_squares),
        cmocka_unit_test(par_is_a_range_that_is_always_the_same),
        cmocka_unit_test(the_sign_of_par),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
