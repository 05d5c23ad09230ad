/*
 * Net files (src/ai/net/net_files.c): each is opened once, whoever asks first; what is no net is refused, and a game can do
 * without.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/nets.h>
#include <nika/null.h>

static void what_is_no_net_is_refused(void **state)
{
    static const uint8_t nothing[200] = "NIKANET\x02";

    (void)state;
    for (unsigned i = 0; nika_games[i]; i++)
        for (size_t size = 0; size <= sizeof nothing; size += 8)
            assert_non_null(nika_net_lend(nika_games[i], nothing, size));
    assert_false(nika_net_ready(&nika_null));
}

static void *ask(void *ready)
{
    *(bool *)ready = nika_net_ready(&nika_byzantz);
    return NULL;
}

static void it_is_the_same_for_all_threads(void **state)
{
    enum { THREADS = 8 };
    static const uint8_t nothing[1];
    pthread_t threads[THREADS];
    bool ready[THREADS];

    (void)state;
    for (unsigned i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, ask, &ready[i]), 0);
    for (unsigned i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_true(ready[i] == ready[0]);
    }
    assert_non_null(nika_net_lend(&nika_byzantz, nothing, sizeof nothing));
    assert_true(nika_net_ready(&nika_byzantz) == ready[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_no_net_is_refused),
        cmocka_unit_test(it_is_the_same_for_all_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
