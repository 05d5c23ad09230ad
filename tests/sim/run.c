/*
 * run.c: one run, from its seed to its end (sim.h).
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client.h"
#include "line.h"
#include "sim_check.h"
#include "sim_script.h"

enum { MINUTE = 60000, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

/* After everything has been calm for so long, every game is over: a decision by days takes a day at most, and after that
 * the computer plays; everything else is a matter of minutes. */
static const int64_t deadline = INT64_C(10) * DAY;

void *sim_allocate(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (!memory) {
        fputs("nika-sim: no memory\n", stderr);
        abort();
    }
    return memory;
}

void *sim_enlarge(void *memory, size_t size)
{
    void *larger = realloc(memory, size ? size : 1);
    if (!larger) {
        fputs("nika-sim: no memory\n", stderr);
        abort();
    }
    return larger;
}

void *sim_grow(void *list, size_t count, size_t each)
{
    /* Room for 8, 16, 32 …: enlarged whenever it is full. */
    if (count == 0)
        return sim_enlarge(list, 8 * each);
    return count >= 8 && (count & (count - 1)) == 0 ? sim_enlarge(list, 2 * count * each) : list;
}

bool sim_calm(const struct sim *sim)
{
    return sim->now >= sim->plan.calm;
}

void sim_count(struct sim *sim, enum count what)
{
    sim->counts[what]++;
}

static void print_note(const struct note *note)
{
    printf("%10" PRId64 " %-10s %4" PRIu64 " %4" PRIu64 " %.*s\n", note->at, note->what, note->a, note->b,
           (int)note->size, note->text);
}

void sim_note(struct sim *sim, const char *what, uint64_t a, uint64_t b, const char *text, size_t size)
{
    struct note *note = &sim->notes[sim->note_count++ % NOTES];
    note->at = sim->now;
    note->what = what;
    note->a = a;
    note->b = b;
    note->size = (unsigned)(size < NOTE_TEXT ? size : NOTE_TEXT);
    if (note->size)
        memcpy(note->text, text, note->size);
    if (sim->trace)
        print_note(note);
}

void sim_fail(struct sim *sim, const char *checker, const char *format, ...)
{
    va_list arguments;
    if (sim->failed)
        return;
    sim->failed = true;
    sim->checker = checker;
    va_start(arguments, format);
    vsnprintf(sim->complaint, sizeof sim->complaint, format, arguments);
    va_end(arguments);
}

void sim_complain(const struct sim *sim)
{
    printf("VIOLATION of \"%s\": seed %" PRIu64 "%s, tick %" PRId64 ":\n  %s\nThe last events:\n", sim->checker,
           sim->seed, sim->twin ? ", second of two" : "", sim->now, sim->complaint);
    const unsigned first = sim->note_count > NOTES ? sim->note_count - NOTES : 0;
    for (unsigned i = first; i < sim->note_count; i++)
        print_note(&sim->notes[i % NOTES]);
}

/*
 * The course of it.
 */

/* Whether a table may still begin: its host is there. */
static bool may_begin(const struct sim *sim)
{
    for (const struct mirror *mirror = sim->mirrors; mirror; mirror = mirror->next)
        if (mirror->state == 'o' && !mirror->forgotten)
            return sim->now < sim->plan.calm + 5 * MINUTE;
    return sim->now < sim->plan.calm + MINUTE;
}

static void play(struct sim *sim)
{
    int64_t looked = 0;
    while (!sim->failed && queue_next(sim)) {
        if (sim->plan.twins && sim_calm(sim))
            return;
        if (sim->now - looked < 1000)
            continue;
        looked = sim->now;
        check_all_answered(sim);
        if (!sim_calm(sim))
            continue;
        if (sim->now > sim->plan.calm + deadline || (check_games_over(sim) && !may_begin(sim)))
            return;
    }
}

/* Counts the questions to all that were asked and that only one of two twins could say yes to. */
static void count_triggers(struct sim *sim)
{
    const struct mirror *mirror = mirror_find(sim, sim->slots[0].table);
    for (unsigned i = 0; mirror && mirror->moments && i < mirror->moments[mirror->ply].moves; i++)
        if (i < sim->scripts->count && sim->scripts->acts[i].differs)
            sim_count(sim, COUNT_TWIN_TRIGGERS);
}

static void go_on_until(struct sim *sim, int64_t until)
{
    while (!sim->failed && sim->queue_count && sim->queue[0]->at <= until && queue_next(sim)) {
    }
    if (!sim->failed)
        sim->now = until;
}

/* Everybody asks for the records of the games that she played. */
static void fetch_records(struct sim *sim)
{
    char path[64];
    bool asked[SLOTS_MAX] = {false};
    sim->ending = true;
    for (unsigned i = 0; i < sim->plan.clients; i++)
        if (*sim->clients[i].token)
            line_request(&sim->clients[i], "GET", "/api/games", NULL, FOR_GAMES);
    for (unsigned i = 0; i < sim->plan.clients; i++)
        account_probe(&sim->clients[i]);
    for (unsigned i = 0; i < sim->slot_count; i++) {
        const struct mirror *mirror = mirror_find(sim, sim->slots[i].table);
        for (unsigned j = 0; mirror && mirror->state == 'f' && !mirror->forgotten && j < sim->plan.clients; j++)
            if (mirror_seat(mirror, sim->clients[j].who) >= 0 && *sim->clients[j].token) {
                snprintf(path, sizeof path, "/api/tables/%s/record", mirror->table);
                line_request(&sim->clients[j], "GET", path, NULL, FOR_RECORD + i);
                asked[i] = asked[i] || !sim->clients[j].ends;
            }
    }
    go_on_until(sim, sim->now + MINUTE);
    for (unsigned i = 0; i < sim->slot_count && !sim->failed; i++)
        if (asked[i] && mirror_find(sim, sim->slots[i].table)->records == 0 &&
            !mirror_find(sim, sim->slots[i].table)->forgotten)
            sim_fail(sim, "records", "nobody gets the record of table %s", sim->slots[i].table);
}

static void finish(struct sim *sim)
{
    check_not_stuck(sim);
    go_on_until(sim, sim->now + MINUTE); /* for what belongs to the end of a game */
    fetch_records(sim);
    check_all_answered(sim);
    check_logs(sim);
    check_rows(sim);
    for (unsigned i = 0; i < sim->plan.clients; i++)
        client_leave_for_ever(&sim->clients[i]);
    go_on_until(sim, sim->now + 8 * (int64_t)DAY);
    if (!sim->failed)
        check_memory(sim);
    check_logs(sim); /* what was removed meanwhile is in the archive */
}

void sim_run(struct sim *sim)
{
    sim->servers = sim_allocate(SERVERS_MAX * sizeof *sim->servers);
    sim->clients = sim_allocate(CLIENTS_MAX * sizeof *sim->clients);
    sim->slots = sim_allocate(SLOTS_MAX * sizeof *sim->slots);
    sim->scripts = sim_allocate(sizeof *sim->scripts);
    sim->workspace = sim_allocate(sizeof *sim->workspace);
    sim->turn = sim_allocate(sizeof *sim->turn);
    sim->line = sim_allocate(NIKA_LINE_MAX);
    for (unsigned i = 0; i < CHANCES; i++)
        nika_rng_seed(&sim->chance[i], sim->seed, i);
    sim->trouble = -1;
    plan_make(sim);
    scripts_begin(sim);
    if (disk_begin(sim)) {
        servers_begin(sim);
        clients_begin(sim);
        play(sim);
        if (sim->plan.twins) {
            transcript_end(sim);
            if (sim->twin == 1)
                count_triggers(sim);
        } else if (!sim->failed)
            finish(sim);
        servers_end(sim);
        disk_end(sim);
    } else
        sim_fail(sim, "store", "no memory");
    scripts_begin(NULL);
    clients_forget(sim);
    lines_free(sim);
    mirrors_free(sim);
    queue_free(sim);
    free(sim->secrets);
    free(sim->servers);
    free(sim->nodes);
    free(sim->clients);
    free(sim->slots);
    free(sim->scripts);
    free(sim->workspace);
    free(sim->turn);
    free(sim->line);
}
