/*
 * test_hash_map.c: unit tests of things by number (src/server_core/hash_map.h): held against a plain array, with numbers that fall together
 * and with taking out in every order.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdbool.h>
#include <string.h>

#include <nika/rng.h>

#include "server_core/hash_map.h"
#include "server_core/list.h"

enum { MANY = 3000 };

static char things[MANY];

static void an_empty_map_has_nothing(void **state)
{
    struct hash_map map = {0};
    size_t at = 0;

    (void)state;
    assert_null(hash_map_get(&map, 0));
    assert_null(hash_map_get(&map, 7));
    assert_null(hash_map_take(&map, 7));
    assert_null(hash_map_next(&map, &at));
    hash_map_free(&map);
}

static void what_was_put_in_is_found(void **state)
{
    struct hash_map map = {0};

    (void)state;
    hash_map_put(&map, 0, &things[1]);
    hash_map_put(&map, UINT64_MAX, &things[2]);
    hash_map_put(&map, 16, &things[3]);
    assert_int_equal(map.count, 3);
    assert_ptr_equal(hash_map_get(&map, 0), &things[1]);
    assert_ptr_equal(hash_map_get(&map, UINT64_MAX), &things[2]);
    assert_ptr_equal(hash_map_get(&map, 16), &things[3]);
    assert_null(hash_map_get(&map, 1));
    hash_map_free(&map);
    assert_int_equal(map.count, 0);
    assert_null(hash_map_get(&map, 16));
}

static void a_second_value_takes_the_place_of_the_first(void **state)
{
    struct hash_map map = {0};

    (void)state;
    hash_map_put(&map, 5, &things[1]);
    hash_map_put(&map, 5, &things[2]);
    assert_int_equal(map.count, 1);
    assert_ptr_equal(hash_map_get(&map, 5), &things[2]);
    hash_map_free(&map);
}

/* The numbers of the array are small and dense, or far apart: both come in maps. */
static void agrees_with_an_array(uint64_t step)
{
    struct hash_map map = {0};
    struct nika_rng rng;
    char *expected[200] = {0};
    size_t count = 0;

    nika_rng_seed(&rng, 1, 0);
    for (unsigned turn = 0; turn < 40000; turn++) {
        const uint64_t number = nika_rng_below(&rng, 200);
        /* The map is filled, emptied, filled again. */
        const bool puts = nika_rng_below(&rng, 4) < (turn / 5000 % 2 ? 1u : 3u);

        if (puts) {
            count += !expected[number];
            expected[number] = &things[1 + nika_rng_below(&rng, MANY - 1)];
            hash_map_put(&map, number * step, expected[number]);
        } else {
            assert_ptr_equal(hash_map_take(&map, number * step), expected[number]);
            count -= expected[number] != NULL;
            expected[number] = NULL;
        }
        assert_int_equal(map.count, count);
        if (turn % 97 == 0)
            for (uint64_t i = 0; i < 200; i++)
                assert_ptr_equal(hash_map_get(&map, i * step), expected[i]);
    }
    hash_map_free(&map);
}

static void agrees_with_an_array_of_small_numbers(void **state)
{
    (void)state;
    agrees_with_an_array(1);
}

static void agrees_with_an_array_of_numbers_that_fall_together(void **state)
{
    (void)state;
    agrees_with_an_array(UINT64_C(1) << 40);
}

static void agrees_with_an_array_of_wild_numbers(void **state)
{
    (void)state;
    agrees_with_an_array(UINT64_C(0xD1342543DE82EF95));
}

static void walking_meets_everything_once(void **state)
{
    struct hash_map map = {0};
    unsigned met[MANY] = {0}, count = 0;
    size_t at = 0;

    (void)state;
    for (unsigned i = 0; i < MANY; i++)
        hash_map_put(&map, (uint64_t)i * 1000, &things[i]);
    for (unsigned i = 0; i < MANY; i += 3)
        assert_ptr_equal(hash_map_take(&map, (uint64_t)i * 1000), &things[i]);
    for (const char *thing; (thing = hash_map_next(&map, &at)); count++)
        met[thing - things]++;
    assert_int_equal(count, MANY - MANY / 3);
    for (unsigned i = 0; i < MANY; i++)
        assert_int_equal(met[i], i % 3 != 0);
    hash_map_free(&map);
}

/* The server core does the same whenever it is given the same, wherever things lie in memory. */
static void the_order_does_not_depend_on_where_things_lie(void **state)
{
    struct hash_map one = {0}, other = {0};
    size_t one_at = 0, other_at = 0;
    const char *thing;

    (void)state;
    for (unsigned i = 0; i < 1000; i++) {
        hash_map_put(&one, 77 * i, &things[i]);
        hash_map_put(&other, 77 * i, &things[MANY - 1 - i]);
    }
    for (unsigned i = 0; i < 1000; i += 2) {
        hash_map_take(&one, 77 * i);
        hash_map_take(&other, 77 * i);
    }
    while ((thing = hash_map_next(&one, &one_at)))
        assert_ptr_equal(hash_map_next(&other, &other_at), &things[MANY - 1 - (thing - things)]);
    assert_null(hash_map_next(&other, &other_at));
    hash_map_free(&one);
    hash_map_free(&other);
}

static void assert_list(const struct list *list, struct link *const *links, size_t count)
{
    const struct link *link = list->first, *before = NULL;

    for (size_t i = 0; i < count; i++, before = link, link = link->after) {
        assert_ptr_equal(link, links[i]);
        assert_ptr_equal(link->before, before);
    }
    assert_null(link);
    assert_ptr_equal(list->last, before);
}

static void a_list_keeps_the_order_whoever_goes(void **state)
{
    struct list list = {0};
    struct link a, b, c, d;

    (void)state;
    list_add(&list, &a);
    list_add(&list, &b);
    list_add(&list, &c);
    list_add(&list, &d);
    assert_list(&list, (struct link *[]){&a, &b, &c, &d}, 4);
    list_remove(&list, &b);
    assert_list(&list, (struct link *[]){&a, &c, &d}, 3);
    list_remove(&list, &a);
    assert_list(&list, (struct link *[]){&c, &d}, 2);
    list_remove(&list, &d);
    assert_list(&list, (struct link *[]){&c}, 1);
    list_add(&list, &a);
    assert_list(&list, (struct link *[]){&c, &a}, 2);
    list_remove(&list, &c);
    list_remove(&list, &a);
    assert_list(&list, NULL, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_map_has_nothing),
        cmocka_unit_test(what_was_put_in_is_found),
        cmocka_unit_test(a_second_value_takes_the_place_of_the_first),
        cmocka_unit_test(agrees_with_an_array_of_small_numbers),
        cmocka_unit_test(agrees_with_an_array_of_numbers_that_fall_together),
        cmocka_unit_test(agrees_with_an_array_of_wild_numbers),
        cmocka_unit_test(walking_meets_everything_once),
        cmocka_unit_test(the_order_does_not_depend_on_where_things_lie),
        cmocka_unit_test(a_list_keeps_the_order_whoever_goes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
