/*
 * test_field.c: unit tests of field.c: the same deal in every rotation, everybody in every seat, the same outcome each
 * time; and who is blamed if somebody breaks the rules.
 *
 * Most play the null game, in which a seat has two tiles and lays one: the heuristic player, which knows nothing about
 * this game, always lays the lower, so that its scores can be read off the deal.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/games.h>
#include <nika/null.h>
#include <nika/tally.h>

static struct nika_bench bench;
static const struct nika_watch nobody = {NULL, NULL, NULL};

/* A field of agents, their names with blanks between. */
static struct nika_field field_of(const struct nika_game *game, const char *names, uint64_t seed)
{
    struct nika_field field = {.seed = seed};
    unsigned players = 0;

    for (; *names; names += *names == ' ') {
        char name[NIKA_AGENT_NAME_MAX];
        const size_t size = strcspn(names, " ");

        memcpy(name, names, size);
        name[size] = '\0';
        assert_true(nika_agent_named(name, &field.agents[players++]));
        names += size;
    }
    assert_true(nika_setup_init(&field.setup, game, players, 0));
    return field;
}

static struct nika_outcome play(const struct nika_field *field, uint64_t number)
{
    struct nika_outcome outcome;
    struct nika_foul foul;

    memset(&outcome, 0x55, sizeof outcome);
    assert_true(nika_field_play(field, number, &bench, nobody, &outcome, &foul));
    return outcome;
}

static bool same_outcome(const struct nika_outcome *one, const struct nika_outcome *other)
{
    return memcmp(one->results, other->results, sizeof one->results) == 0 &&
           memcmp(one->decisions, other->decisions, sizeof one->decisions) == 0;
}

/* The null game, watched while it begins and while moves are made. */
static struct {
    unsigned begun, made;
    struct nika_deal deals[NIKA_SEATS_MAX];
    unsigned starts[NIKA_SEATS_MAX];
    unsigned foul_begun, foul_made; /* refuse this move of this game; 0: none */
} seen;

static void see_begin(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *world)
{
    assert_true(seen.begun < NIKA_SEATS_MAX);
    seen.deals[seen.begun] = *deal;
    seen.starts[seen.begun++] = setup->start;
    seen.made = 0;
    nika_null.begin(setup, deal, world);
}

static nika_refusal see_apply(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                              struct nika_move move)
{
    if (seen.begun == seen.foul_begun && ++seen.made == seen.foul_made)
        return NIKA_NOT_NOW;
    return nika_null.apply(setup, world, seat, move);
}

static struct nika_game seen_game(void)
{
    struct nika_game game = nika_null;

    memset(&seen, 0, sizeof seen);
    game.begin = see_begin;
    game.apply = see_apply;
    return game;
}

static unsigned lower(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static void a_deal_is_the_same_in_every_rotation(void **state)
{
    unsigned other_cards = 0, other_starts = 0;

    (void)state;
    for (uint64_t number = 0; number < 50; number++) {
        const struct nika_game game = seen_game();
        const struct nika_field field = field_of(&game, "random heuristic random random", 9);
        struct nika_setup setup;
        struct nika_deal deal, before;

        play(&field, number);
        assert_int_equal(seen.begun, 4);
        nika_field_deal(&field, number, &setup, &deal);
        for (unsigned rotation = 0; rotation < 4; rotation++) {
            assert_memory_equal(&seen.deals[rotation], &deal, sizeof deal);
            assert_int_equal(seen.starts[rotation], setup.start);
        }
        if (number == 0)
            continue;
        const unsigned start = setup.start;

        nika_field_deal(&field, number - 1, &setup, &before);
        other_cards += memcmp(&deal, &before, sizeof deal) != 0;
        other_starts += start != setup.start;
    }
    assert_true(other_cards == 49 && other_starts > 20); /* three in four of 49, more or less */
}

static void the_deal_depends_on_seed_and_number_alone(void **state)
{
    const struct nika_field one = field_of(&nika_null, "random random random", 5);
    struct nika_field other = field_of(&nika_null, "heuristic random search-10", 5);
    struct nika_setup setup, other_setup;
    struct nika_deal deal, other_deal;
    unsigned differ = 0;

    (void)state;
    other.budget.iterations = 3;
    for (uint64_t number = 0; number < 20; number++) {
        nika_field_deal(&one, number, &setup, &deal);
        nika_field_deal(&other, number, &other_setup, &other_deal);
        assert_memory_equal(&deal, &other_deal, sizeof deal);
        assert_int_equal(setup.start, other_setup.start);
    }
    other.seed = 6;
    for (uint64_t number = 0; number < 20; number++) {
        nika_field_deal(&one, number, &setup, &deal);
        nika_field_deal(&other, number, &other_setup, &other_deal);
        differ += memcmp(&deal, &other_deal, sizeof deal) != 0;
    }
    assert_true(differ > 15);
}

/* In rotation r, place p has the tiles of seat (p + r) % players. */
static void every_place_plays_every_seat(void **state)
{
    static const char *const fields[] = {"heuristic heuristic", "heuristic heuristic heuristic heuristic heuristic"};

    (void)state;
    for (unsigned f = 0; f < 2; f++) {
        const struct nika_field field = field_of(&nika_null, fields[f], 3);
        const unsigned players = field.setup.players;

        for (uint64_t number = 0; number < 20; number++) {
            const struct nika_outcome outcome = play(&field, number);
            struct nika_setup setup;
            struct nika_deal deal;

            nika_field_deal(&field, number, &setup, &deal);
            for (unsigned rotation = 0; rotation < players; rotation++)
                for (unsigned place = 0; place < players; place++) {
                    const unsigned seat = (place + rotation) % players;
                    const unsigned tile = lower(deal.bytes[2 * seat], deal.bytes[2 * seat + 1]);

                    assert_int_equal(outcome.results[rotation].score[place], tile);
                }
        }
    }
}

static void each_agent_keeps_its_place(void **state)
{
    const struct nika_field field = field_of(&nika_null, "random heuristic random", 4);
    unsigned higher[3] = {0};

    (void)state;
    for (uint64_t number = 0; number < 60; number++) {
        const struct nika_outcome outcome = play(&field, number);
        struct nika_setup setup;
        struct nika_deal deal;

        nika_field_deal(&field, number, &setup, &deal);
        for (unsigned rotation = 0; rotation < 3; rotation++)
            for (unsigned place = 0; place < 3; place++) {
                const unsigned seat = (place + rotation) % 3;
                const unsigned tile = lower(deal.bytes[2 * seat], deal.bytes[2 * seat + 1]);

                higher[place] += (unsigned)outcome.results[rotation].score[place] > tile;
            }
    }
    /* Of 180 tiles that are laid, chance takes the higher half the time. */
    assert_int_equal(higher[1], 0);
    assert_true(higher[0] > 60 && higher[0] < 120);
    assert_true(higher[2] > 60 && higher[2] < 120);
}

static void ranks_follow_the_places(void **state)
{
    const struct nika_field field = field_of(&nika_null, "random heuristic random random random random", 8);

    (void)state;
    for (uint64_t number = 0; number < 20; number++) {
        const struct nika_outcome outcome = play(&field, number);

        for (unsigned rotation = 0; rotation < 6; rotation++)
            for (unsigned place = 0; place < 6; place++) {
                const struct nika_result *result = &outcome.results[rotation];
                unsigned rank = 1;

                for (unsigned other = 0; other < 6; other++)
                    rank += result->score[other] > result->score[place];
                assert_int_equal(result->rank[place], rank);
            }
    }
}

static void rotations_draw_different_numbers(void **state)
{
    const struct nika_field field = field_of(&nika_null, "random random", 1);
    unsigned differ = 0;

    (void)state;
    for (uint64_t number = 0; number < 100; number++) {
        const struct nika_outcome outcome = play(&field, number);

        /* With the same numbers, the same seats would lay the same tiles. */
        differ += outcome.results[0].score[0] != outcome.results[1].score[1] ||
                  outcome.results[0].score[1] != outcome.results[1].score[0];
    }
    assert_true(differ > 50 && differ < 95); /* three in four, more or less */
}

static void deals_can_be_played_in_any_order(void **state)
{
    static const char *const names[] = {"null", "byzantz", "justinian"};
    struct nika_outcome forward[5];

    (void)state;
    for (unsigned g = 0; g < 3; g++) {
        const struct nika_field field = field_of(nika_game_named(names[g]), "random random random", 77);

        for (uint64_t number = 0; number < 5; number++)
            forward[number] = play(&field, number);
        for (uint64_t number = 5; number-- > 0;) {
            memset(&bench, (int)number + 1, sizeof bench);
            const struct nika_outcome again = play(&field, number);

            assert_true(same_outcome(&again, &forward[number]));
            for (uint64_t other = 0; other < number; other++)
                assert_false(same_outcome(&again, &forward[other]));
        }
    }
}

static void win_shares_add_up_to_one(void **state)
{
    static const char *const fields[] = {"random random", "random random random", "random random random random"};

    (void)state;
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned f = 0; f < 3; f++) {
            if (f + 2 < nika_games[g]->players_min)
                continue;
            struct nika_field field = field_of(nika_games[g], fields[f], 2);
            struct nika_tally tally;
            double sum = 0;

            for (unsigned place = 0; place < field.setup.players; place++)
                field.agents[place].name[0] = (char)('a' + place); /* so that each is a side of its own */
            nika_tally_start(&tally, field.setup.players, field.agents);
            assert_int_equal(tally.sides, field.setup.players);
            for (uint64_t number = 0; number < 20; number++) {
                const struct nika_outcome outcome = play(&field, number);

                nika_tally_add(&tally, &outcome);
            }
            for (unsigned side = 0; side < tally.sides; side++)
                sum += nika_tally_figure(&tally, side, NIKA_WIN).mean;
            assert_true(sum > 1 - 1e-12 && sum < 1 + 1e-12);
        }
}

/* Who is being asked, and how often each was. */
struct listener {
    bool open;
    unsigned who;
    unsigned questions[NIKA_SEATS_MAX];
};

static void hear_asked(void *context, unsigned who)
{
    struct listener *listener = context;

    assert_false(listener->open);
    assert_true(who < NIKA_SEATS_MAX);
    listener->open = true;
    listener->who = who;
    listener->questions[who]++;
}

static void hear_answered(void *context, unsigned who)
{
    struct listener *listener = context;

    assert_true(listener->open);
    assert_int_equal(listener->who, who);
    listener->open = false;
}

static void a_watch_hears_every_question(void **state)
{
    struct nika_field field = field_of(&nika_null, "random random random", 2);
    struct listener listener = {.open = false};
    const struct nika_watch watch = {hear_asked, hear_answered, &listener};
    struct nika_outcome outcome;
    struct nika_foul foul;

    (void)state;
    assert_true(nika_field_play(&field, 0, &bench, watch, &outcome, &foul));
    for (unsigned place = 0; place < 3; place++) {
        assert_int_equal(listener.questions[place], 3); /* one tile in each rotation */
        for (unsigned rotation = 0; rotation < 3; rotation++)
            assert_int_equal(outcome.decisions[rotation][place], 1);
    }

    /* In Byzantz the others are asked, too, whether they sell; and most of the time they do not. */
    field = field_of(nika_game_named("byzantz"), "random random random", 2);
    memset(&listener, 0, sizeof listener);
    assert_true(nika_field_play(&field, 0, &bench, watch, &outcome, &foul));
    for (unsigned place = 0; place < 3; place++) {
        unsigned made = 0;

        for (unsigned rotation = 0; rotation < 3; rotation++)
            made += outcome.decisions[rotation][place];
        assert_true(made > 10);
        assert_true(listener.questions[place] > made);
    }
    const struct nika_outcome unwatched = play(&field, 0);

    assert_true(same_outcome(&outcome, &unwatched));
}

static void who_breaks_the_rules_is_named(void **state)
{
    (void)state;
    for (unsigned rotation = 0; rotation < 3; rotation++)
        for (unsigned ply = 0; ply < 3; ply++) {
            const struct nika_game game = seen_game();
            const struct nika_field field = field_of(&game, "random random random", 6);
            struct nika_setup setup;
            struct nika_deal deal;
            struct nika_outcome outcome;
            struct nika_foul foul;

            seen.foul_begun = rotation + 1;
            seen.foul_made = ply + 1;
            nika_field_deal(&field, 11, &setup, &deal);
            assert_false(nika_field_play(&field, 11, &bench, nobody, &outcome, &foul));
            assert_int_equal(foul.rotation, rotation);
            assert_int_equal(foul.ply, ply);
            /* Seats lay in turn from the start seat on. */
            assert_int_equal((foul.place + rotation) % 3, (setup.start + ply) % 3);
        }
}

/* A player of one's own, which checks what it is shown. */
struct outsider {
    unsigned begun, asked, seen, ended;
    unsigned seat, hidden; /* moves of others of which something was hidden */
    unsigned wrong;        /* what it does instead of a legal move: 1 an illegal one, 2 none */
};

static void outsider_begin(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    struct outsider *outsider = context;

    assert_true(view->seat < setup->players);
    assert_int_equal(outsider->begun, outsider->ended);
    outsider->begun++;
    outsider->seat = view->seat;
    outsider->seen = 0;
}

static void outsider_saw(void *context, const struct nika_setup *setup, const struct nika_view *after, unsigned mover,
                         struct nika_move move)
{
    struct outsider *outsider = context;
    char word[NIKA_WORD_MAX];

    assert_int_equal(after->seat, outsider->seat);
    setup->game->say(setup, move, word);
    /* The null game's tiles are laid face down. */
    assert_int_equal(strchr(word, '?') != NULL, mover != outsider->seat);
    outsider->hidden += mover != outsider->seat;
    outsider->seen++;
}

static void outsider_think(void *context, const struct nika_question *question, struct nika_thought *thought)
{
    struct outsider *outsider = context;
    struct nika_move moves[NIKA_MOVES_MAX];

    assert_int_equal(question->view->seat, outsider->seat);
    assert_true(question->setup->game->legal(question->setup, question->view, moves) > 0);
    thought->move = moves[0];
    thought->waits = outsider->wrong == 2;
    if (outsider->wrong == 1)
        thought->move = (struct nika_move){0xFF, 0xFF, 0xFF};
    outsider->asked++;
}

static void outsider_end(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    struct outsider *outsider = context;
    struct nika_result result;

    assert_true(setup->game->result(setup, view, &result));
    assert_int_equal(outsider->seen, setup->players);
    outsider->ended++;
}

static void players_of_ones_own_are_asked_and_shown_what_happens(void **state)
{
    struct nika_field field = field_of(&nika_null, "random random random", 5);
    struct outsider outsider = {0};
    const struct nika_outside outside = {outsider_think, outsider_begin, outsider_saw, outsider_end, &outsider};
    struct nika_outcome outcome;
    struct nika_foul foul;

    (void)state;
    nika_agent_outside("mine", &outside, &field.agents[1]);
    assert_string_equal(field.agents[1].name, "mine");
    assert_false(nika_remembers(&field.agents[1], &nika_null));
    assert_false(nika_acts_out_of_turn(&field.agents[1]));
    assert_true(nika_field_play(&field, 0, &bench, nobody, &outcome, &foul));
    /* Three rotations: in each it is asked once, and sees its own move and two others. */
    assert_int_equal(outsider.begun, 3);
    assert_int_equal(outsider.ended, 3);
    assert_int_equal(outsider.asked, 3);
    assert_int_equal(outsider.hidden, 6);
    for (outsider.wrong = 1; outsider.wrong <= 2; outsider.wrong++) {
        outsider.begun = outsider.ended = 0;
        assert_false(nika_field_play(&field, 0, &bench, nobody, &outcome, &foul));
        assert_int_equal(foul.place, 1);
        assert_int_equal(outsider.ended, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_deal_is_the_same_in_every_rotation),
        cmocka_unit_test(the_deal_depends_on_seed_and_number_alone),
        cmocka_unit_test(every_place_plays_every_seat),
        cmocka_unit_test(each_agent_keeps_its_place),
        cmocka_unit_test(ranks_follow_the_places),
        cmocka_unit_test(rotations_draw_different_numbers),
        cmocka_unit_test(deals_can_be_played_in_any_order),
        cmocka_unit_test(win_shares_add_up_to_one),
        cmocka_unit_test(a_watch_hears_every_question),
        cmocka_unit_test(who_breaks_the_rules_is_named),
        cmocka_unit_test(players_of_ones_own_are_asked_and_shown_what_happens),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
