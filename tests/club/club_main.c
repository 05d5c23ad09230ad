/*
 * club_main.c: nika-club, days of a club in simulated time (club.h), and the report.
 *
 *   nika-club [--hours H] [--groups N] [--seed S] [--sessions N] [--slower N] [--memory MB] [--file MB]
 *       [--peaceful] [--trace]
 *   nika-club-faults --fault FAULT --expect PROMISE …
 *
 * Ends with 1 if a member was refused something, if something acknowledged was lost, or if a bound did not hold. Of the
 * second program, one of the mistakes that were put into it can be chosen; then all is fine if that promise is the first
 * to be broken.
 */
#include <inttypes.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/fault.h>

#include "club.h"
#include "store/store_internal.h"

enum { PATH_ROOM = 256 };

/*
 * The report.
 */

/* What the program has allocated besides its own queue and list of lines. */
static double memory_used(const struct club *club)
{
    const struct mallinfo2 info = mallinfo2();
    return (double)(info.uordblks + info.hblkhd - club_own_bytes(club)) / 1e6;
}

static double file_size(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? (double)status.st_size / 1e6 : 0;
}

static void report(const struct club *club, const char *path)
{
    struct nika_server_core_figures figures = {0};
    if (club->core)
        nika_server_core_figures(club->core, &figures);
    printf("%5.1f h  memory %7.1f MB  file %7.1f MB  sessions %7" PRIu64 "  tables %5" PRIu64 "+%" PRIu64
           "  games %5" PRIu64 "  moves %7" PRIu64 "  attacks %8" PRIu64 " (granted %" PRIu64 ")  units %8" PRIu64
           "  refused %" PRIu64 "\n",
           (double)club->now / HOUR, memory_used(club), file_size(path), figures.sessions, figures.tables_open,
           figures.tables_running, club->counts.games, club->counts.moves, club->counts.attacks,
           club->counts.attacks_granted, club->counts.units, club->counts.refused);
    fflush(stdout);
}

struct bounds {
    double memory, file; /* MB; 0: not checked */
};

static void run(struct club *club, const char *path, double hours, struct bounds bounds, bool all)
{
    const int64_t end = (int64_t)(hours * HOUR);
    int64_t reported = 0;
    double most = 0;
    club_boot(club);
    club_crash_in(club, end / 3 < CRASH_EACH / 2 ? end / 3 : CRASH_EACH / 2);
    while ((all || !club->promise) && club_next(club, end)) {
        if (club->now - reported < (end < 4 * (int64_t)HOUR ? HOUR / 4 : HOUR))
            continue;
        reported = club->now;
        nika_store_tidy(club->store);
        if (memory_used(club) > most)
            most = memory_used(club);
        report(club, path);
    }
    report(club, path);
    members_report(club);
    if (bounds.memory > 0 && most > bounds.memory)
        club_complain(club, "memory", "%.1f MB of memory, more than %.1f", most, bounds.memory);
    if (bounds.file > 0 && file_size(path) > bounds.file)
        club_complain(club, "file", "a file of %.1f MB, more than %.1f", file_size(path), bounds.file);
}

static void end_all(struct club *club)
{
    club_end(club);
    members_end(club);
    attackers_end(club);
}

static double number_of(const char *text)
{
    char *end;
    const double number = strtod(text, &end);
    if (*text == '\0' || *end || number < 0) {
        fputs("usage: nika-club [--hours H] [--groups N] [--seed S] [--sessions N] [--slower N] [--memory MB] [--file "
              "MB] "
              "[--peaceful] [--trace] [--fault FAULT --expect PROMISE]\n",
              stderr);
        exit(2);
    }
    return number;
}

#ifdef NIKA_FAULTS
enum nika_fault nika_fault_injected;

static bool fault(const char *name)
{
#define FAULT_WORD(fault, word)                                                                                        \
    if (strcmp(name, word) == 0)                                                                                       \
        nika_fault_injected = NIKA_FAULT_##fault;
    NIKA_FAULT_LIST(FAULT_WORD)
#undef FAULT_WORD
    return nika_fault_injected != NIKA_FAULT_NONE;
}
#else
static bool fault(const char *name)
{
    (void)name;
    return false;
}
#endif

int main(int count, char **arguments)
{
    struct club club = {.timer = INT64_MAX};
    struct nika_store_problem problem;
    struct bounds bounds = {0};
    char folder[] = "/tmp/nika-club-XXXXXX", path[PATH_ROOM], beside[PATH_ROOM + 8];
    double hours = 24, groups = 12, seed = 1, sessions = 0, slower = 1;
    const char *expected = NULL;
    bool peaceful = false;
    for (int i = 1; i < count; i++) {
        const char *const option = arguments[i], *const value = i + 1 < count ? arguments[i + 1] : "";
        double *const number = strcmp(option, "--hours") == 0      ? &hours
                               : strcmp(option, "--groups") == 0   ? &groups
                               : strcmp(option, "--seed") == 0     ? &seed
                               : strcmp(option, "--sessions") == 0 ? &sessions
                               : strcmp(option, "--slower") == 0   ? &slower
                               : strcmp(option, "--memory") == 0   ? &bounds.memory
                               : strcmp(option, "--file") == 0     ? &bounds.file
                                                                   : NULL;
        if (number) {
            *number = number_of(value);
            i++;
        } else if ((strcmp(option, "--fault") == 0 && fault(value)) ||
                   (strcmp(option, "--expect") == 0 && *(expected = value)))
            i++;
        else if (strcmp(option, "--peaceful") == 0)
            peaceful = true;
        else if (strcmp(option, "--trace") == 0)
            club.trace = true;
        else
            number_of("");
    }
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    if (!mkdtemp(folder))
        return 2;
    snprintf(path, sizeof path, "%s/club.db", folder);
    club.store = store_open_file(&(struct store_file){.path = path, .synchronous = "OFF"}, &problem);
    if (!club.store)
        return 2;
    club.workspace = club_allocate(sizeof *club.workspace);
    club.turn = club_allocate(sizeof *club.turn);
    nika_rng_seed(&club.rng, (uint64_t)seed, 0);
    club.sessions_most = (unsigned)sessions;
    club.slower = slower < 1 ? 1 : (unsigned)slower;
    members_begin(&club, (unsigned)groups);
    attackers_begin(&club, peaceful ? 0 : (int64_t)(hours * HOUR * 0.9)); /* then all is quiet */
    run(&club, path, hours, bounds, !expected);
    printf("%" PRIu64 " games of members, %" PRIu64 " acts acknowledged, %" PRIu64 " of them found in records, %" PRIu64
           " games archived, %" PRIu64 " crashes\n",
           club.counts.games, club.counts.acknowledged, club.counts.checked, club.counts.archived, club.counts.crashes);
    if (club.complaints)
        printf("%u complaints; the first, about \"%s\": %s\n", club.complaints, club.promise, club.complaint);
    const bool fine = expected ? club.promise && strcmp(club.promise, expected) == 0 : !club.complaints;
    end_all(&club);
    static const char *const ends[] = {"", "-wal", "-shm", ".lock"};
    for (unsigned i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        snprintf(beside, sizeof beside, "%s%s", path, ends[i]);
        unlink(beside);
    }
    rmdir(folder);
    printf("%s\n", fine ? "fine" : "NOT FINE");
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
