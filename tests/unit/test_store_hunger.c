/*
 * test_store_hunger.c: the store in memory, when there is none left: whichever request for memory is refused, a batch is kept
 * whole or is FULL and has changed nothing.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "store_kit.h"

#include "store_batch.h"

/* The linker gives us all requests of the program. */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

/* So many are granted, then one is not; below 0: all are. */
static int64_t granted = -1;

static bool grant(void)
{
    return granted < 0 || granted-- > 0;
}

void *__wrap_malloc(size_t size)
{
    return grant() ? __real_malloc(size) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return grant() ? __real_calloc(count, size) : NULL;
}

void *__wrap_realloc(void *old, size_t size)
{
    return grant() ? __real_realloc(old, size) : NULL;
}

static void there_is_no_store_without_memory(void **state)
{
    struct nika_store_problem problem = {0};
    (void)state;
    granted = 0;
    assert_null(nika_store_memory(&problem));
    assert_string_equal(problem.word, "store-no-memory");
}

static void a_batch_without_memory_changes_nothing(void **state)
{
    struct nika_store_problem problem;
    struct nika_store *store = nika_store_memory(&problem);
    struct nika_rng rng;
    uint64_t epoch;
    unsigned full = 0;
    (void)state;
    nika_rng_seed(&rng, 7, 1);
    assert_true(nika_store_claim(store, &epoch));
    for (unsigned round = 0; round < 400; round++) {
        enum nika_kept outcomes[BATCH_UNITS];
        struct batch batch;
        char *before = told(store);
        make_batch(&rng, store, epoch, &batch);
        for (int64_t more = 0;; more++) {
            granted = more;
            nika_store_keep(store, batch.units, batch.count, outcomes);
            const bool refused = granted < 0;
            granted = -1;
            if (!refused)
                break;
            for (unsigned i = 0; i < batch.count; i++)
                assert_int_equal(outcomes[i], NIKA_KEPT_NOTHING);
            assert_holds(store, before);
            full++;
        }
        for (unsigned i = 0; i < batch.count; i++)
            assert_true(outcomes[i] == NIKA_KEPT || outcomes[i] == NIKA_KEPT_CONFLICT);
        free(before);
    }
    assert_true(full > 400);
    nika_store_close(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_is_no_store_without_memory),
        cmocka_unit_test(a_batch_without_memory_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
