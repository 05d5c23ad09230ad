/*
 * sim_main.c: nika-sim, the simulator as a program: runs seed after seed until so many games are finished, and says what happened.
 *
 *   nika-sim [--seed S] [--games N | --runs N] [--threads T] [--one | --several] [--trace]
 *   nika-sim-faults [--fault FAULT --expect CHECKER] …
 *
 * --one and --several choose runs of one server or of several nodes; else there are both. --trace tells every event, without threads. Of the second program, one of the mistakes that were put into it can be chosen;
 * then all is fine if that checker is the first to complain.
 */
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/fault.h>

#include "sim.h"
#include "sim_script.h"

enum { THREADS_MAX = 64, EXIT_USAGE = 2 };

/* After so many games, everything that can happen has. */
enum { GAMES_MANY = 2000 };

#ifdef NIKA_FAULTS
enum nika_fault nika_fault_injected;

static bool fault(const char *name)
{
    static const char *const names[] = {
#define PLANT_WORD(name, word) word,
        NIKA_FAULT_LIST(PLANT_WORD)
#undef PLANT_WORD
    };
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(name, names[i]) == 0) {
            nika_fault_injected = (enum nika_fault)(NIKA_FAULT_NONE + 1 + i);
            return true;
        }
    return false;
}
#else
static bool fault(const char *name)
{
    (void)name;
    return false;
}
#endif

/* Seeds are given out in order, and counted in order: figures are the same however many threads there are. */
struct runs {
    uint64_t first, games_wanted, runs_wanted;
    enum only only;
    bool trace;
    pthread_mutex_t lock;
    uint64_t next;    /* the seed that is given out next */
    uint64_t counted; /* all runs before this one are in the figures */
    uint64_t counts[COUNT_KINDS];
    struct sim **waiting; /* runs that are over, but not those before them, by seed - first */
    uint64_t room;
    bool enough;
    char *failed; /* the name of the checker that complained first */
};

static const char *const count_words[] = {
#define COUNT_WORDS(name, words) words,
    COUNTS(COUNT_WORDS)
#undef COUNT_WORDS
};

/* One seed; if it is about twins, both of them. */
static struct sim *run_seed(uint64_t seed, enum only only, bool trace)
{
    struct transcript transcript = {0};
    struct sim *sim = sim_allocate(sizeof *sim);
    *sim = (struct sim){.seed = seed, .only = only, .trace = trace, .transcript = &transcript};
    sim_run(sim);
    if (sim->plan.twins && !sim->failed) {
        struct sim *other = sim_allocate(sizeof *other);
        *other = (struct sim){.seed = seed, .only = only, .twin = 1, .trace = trace, .transcript = &transcript};
        sim_run(other);
        sim_count(other, COUNT_TWINS);
        for (unsigned i = 0; i < COUNT_KINDS; i++)
            other->counts[i] += sim->counts[i];
        free(sim);
        sim = other;
    }
    transcript_free(&transcript);
    return sim;
}

/* Adds a run to the figures, if all before it have been added. */
static void count_runs(struct runs *runs)
{
    struct sim *sim;
    while (!runs->enough && runs->counted - runs->first < runs->room &&
           (sim = runs->waiting[runs->counted - runs->first])) {
        for (unsigned i = 0; i < COUNT_KINDS; i++)
            runs->counts[i] += sim->counts[i];
        runs->counted++;
        if (sim->failed) {
            sim_complain(sim);
            runs->failed = strdup(sim->checker);
        }
        runs->enough = sim->failed || (runs->runs_wanted ? runs->counted - runs->first >= runs->runs_wanted
                                                         : runs->counts[COUNT_GAMES] >= runs->games_wanted);
        runs->waiting[runs->counted - 1 - runs->first] = NULL;
        free(sim);
    }
}

static void *work(void *context)
{
    struct runs *runs = context;
    pthread_mutex_lock(&runs->lock);
    while (!runs->enough) {
        const uint64_t seed = runs->next++;
        pthread_mutex_unlock(&runs->lock);
        struct sim *sim = run_seed(seed, runs->only, runs->trace);
        pthread_mutex_lock(&runs->lock);
        for (; seed - runs->first >= runs->room; runs->room++) {
            runs->waiting = sim_grow(runs->waiting, runs->room, sizeof(struct sim *));
            runs->waiting[runs->room] = NULL;
        }
        runs->waiting[seed - runs->first] = sim;
        count_runs(runs);
    }
    pthread_mutex_unlock(&runs->lock);
    return NULL;
}

static void run_all(struct runs *runs, unsigned threads)
{
    pthread_t others[THREADS_MAX];
    unsigned count = 0;
    pthread_mutex_init(&runs->lock, NULL);
    while (count + 1 < threads && pthread_create(&others[count], NULL, work, runs) == 0)
        count++;
    work(runs);
    while (count > 0)
        pthread_join(others[--count], NULL);
    for (uint64_t i = 0; i < runs->room; i++)
        free(runs->waiting[i]);
    free(runs->waiting);
    pthread_mutex_destroy(&runs->lock);
}

/* Whether something can happen in the runs that there are. */
static bool can_happen(enum only only, enum count what)
{
    static const enum count of_one[] = {COUNT_TWINS,        COUNT_TWIN_MESSAGES, COUNT_TWIN_TRIGGERS, COUNT_CRASHES,
                                        COUNT_CRASHES_AMID, COUNT_UNITS_LOST,    COUNT_UNITS_SAVED,   COUNT_CLOSINGS,
                                        COUNT_REPLACED,     COUNT_CONFLICTS,     COUNT_ERRORS,        COUNT_ERRORS_KEPT,
                                        COUNT_DAMAGED};
    if (only == ONLY_ONE)
        return what < COUNT_CLUSTERS;
    for (unsigned i = 0; only == ONLY_NODES && i < sizeof of_one / sizeof of_one[0]; i++)
        if (of_one[i] == what)
            return false;
    return true;
}

/* The figures; returns how many of them are 0. */
static unsigned print_figures(const struct runs *runs)
{
    unsigned missing = 0;
    printf("%12" PRIu64 "  runs, seeds %" PRIu64 " to %" PRIu64 "\n", runs->counted - runs->first, runs->first,
           runs->counted - 1);
    for (unsigned i = 0; i < COUNT_KINDS; i++) {
        printf("%12" PRIu64 "  %s\n", runs->counts[i], count_words[i]);
        missing += runs->counts[i] == 0 && can_happen(runs->only, (enum count)i);
    }
    return missing;
}

static bool read_number(const char *text, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return errno == 0 && *text >= '0' && *text <= '9' && *end == '\0';
}

static int usage(void)
{
    fputs("usage: nika-sim [--seed S] [--games N | --runs N] [--threads T] [--one | --several] [--trace] [--fault "
          "FAULT --expect "
          "CHECKER]\n",
          stderr);
    return EXIT_USAGE;
}

int main(int count, char **arguments)
{
    struct runs runs = {.first = 1, .games_wanted = 1};
    uint64_t threads = 1;
    const char *expected = NULL;
    for (int i = 1; i < count; i++) {
        const char *option = arguments[i], *value = i + 1 < count ? arguments[i + 1] : "";
        if (strcmp(option, "--trace") == 0)
            runs.trace = true;
        else if (strcmp(option, "--one") == 0)
            runs.only = ONLY_ONE;
        else if (strcmp(option, "--several") == 0)
            runs.only = ONLY_NODES;
        else if ((strcmp(option, "--seed") == 0 && read_number(value, &runs.first)) ||
                 (strcmp(option, "--games") == 0 && read_number(value, &runs.games_wanted)) ||
                 (strcmp(option, "--runs") == 0 && read_number(value, &runs.runs_wanted)) ||
                 (strcmp(option, "--threads") == 0 && read_number(value, &threads) && threads <= THREADS_MAX) ||
                 (strcmp(option, "--expect") == 0 && *(expected = value)) ||
                 (strcmp(option, "--fault") == 0 && fault(value)))
            i++;
        else
            return usage();
    }
    runs.next = runs.counted = runs.first;
    run_all(&runs, runs.trace || threads < 1 ? 1 : (unsigned)threads);
    const unsigned missing = print_figures(&runs);
    const bool all = missing == 0 || runs.counts[COUNT_GAMES] < GAMES_MANY;
    if (!all)
        printf("%u kinds of things never happened\n", missing);
    const bool fine = expected ? runs.failed && strcmp(runs.failed, expected) == 0 : !runs.failed && all;
    printf("%s\n", fine ? "fine" : "NOT FINE");
    free(runs.failed);
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
