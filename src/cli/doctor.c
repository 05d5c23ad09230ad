/*
 * doctor.c: `nika doctor`: checks a server's data: the file itself, and every table's log, replayed as the server
 * would; saves what can be read of a damaged file; compacts it.
 */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include <nika/json.h>
#include <nika/messages_help.h>
#include <nika/messages_serve.h>
#include <nika/server_core.h>
#include <nika/store.h>

#include "cli.h"

static const char command[] = "doctor";

enum fault { FAULT_NUMBERS, FAULT_REPLAY, FAULT_ENDLESS, FAULT_SET_ASIDE };

struct doctor {
    bool json;
    uint64_t faults;
    /* The log that is being read. */
    struct nika_server_core *core; /* a server core that knows nothing else; NULL if the log is not replayed */
    char table[NIKA_KEY_MAX];
    enum nika_log_state state;
    uint32_t next, entries;
    bool known;  /* its fault has been reported already */
    bool harmed; /* the server core complains */
    bool no_memory;
};

/*
 * Reporting.
 */

static void say(struct nika_message message)
{
    cli_print(stdout, message);
    putchar('\n');
}

static void tell_as_json(const struct doctor *doctor, enum fault fault)
{
    static const char *const words[] = {"missing-entries", "replay", "no-end", "set-aside"};
    char bytes[1024], table[512];
    struct nika_text text = nika_text(bytes, sizeof bytes), safe = nika_text(table, sizeof table);
    struct nika_writer writer = nika_writer(&text);
    nika_text_add_safely(&safe, doctor->table, strlen(doctor->table), sizeof table - 4);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "table");
    nika_write_word(&writer, table);
    nika_write_key(&writer, "fault");
    nika_write_word(&writer, words[fault]);
    if (fault == FAULT_REPLAY) {
        nika_write_key(&writer, "entry");
        nika_write_whole(&writer, doctor->next);
    }
    nika_write_close(&writer, '}');
    printf("%s%s", doctor->faults ? "," : "", bytes);
}

/* Reports what is wrong with the current log, once. */
static void tell(struct doctor *doctor, enum fault fault)
{
    if (doctor->known)
        return;
    doctor->known = true;
    if (doctor->json)
        tell_as_json(doctor, fault);
    else if (fault == FAULT_NUMBERS)
        say(msg_doctor_numbers(doctor->table));
    else if (fault == FAULT_REPLAY)
        say(msg_doctor_replay(doctor->table, doctor->next));
    else if (fault == FAULT_ENDLESS)
        say(msg_doctor_endless(doctor->table));
    else
        say(msg_doctor_set_aside(doctor->table));
    doctor->faults++;
}

/*
 * Replaying.
 */

static void no_chance(void *context, void *bytes, size_t size)
{
    (void)context;
    memset(bytes, 1, size);
}

/* Anything a server core logs while it reads a table's log means that something is wrong with it. */
static void heard(void *context, const struct nika_effect *effect)
{
    struct doctor *doctor = context;
    doctor->harmed = doctor->harmed || effect->kind == NIKA_EFFECT_LOG;
}

static void end_log(struct doctor *doctor)
{
    struct nika_server_core_figures figures;
    if (!doctor->core)
        return;
    nika_server_core_figures(doctor->core, &figures);
    if (doctor->next != doctor->entries || doctor->entries == 0)
        tell(doctor, FAULT_NUMBERS);
    else if (doctor->state == NIKA_LOG_OVER && figures.tables_over + figures.tables_closed == 0)
        tell(doctor, FAULT_ENDLESS);
    nika_server_core_free(doctor->core);
    doctor->core = NULL;
}

static bool begin_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    struct doctor *doctor = context;
    (void)ended;
    end_log(doctor);
    struct nika_text name = nika_text(doctor->table, sizeof doctor->table);
    nika_text_add(&name, table);
    doctor->state = state;
    doctor->next = 0;
    doctor->entries = entries;
    doctor->known = doctor->harmed = false;
    if (state == NIKA_LOG_DAMAGED) {
        tell(doctor, FAULT_SET_ASIDE);
        return true;
    }
    doctor->core = nika_server_core_new(&(struct nika_server_core_settings){
        .version = NIKA_VERSION, .random = no_chance, .emit = heard, .context = doctor});
    doctor->no_memory = !doctor->core;
    return !doctor->no_memory;
}

static bool replay(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct doctor *doctor = context;
    if (!doctor->core || doctor->known)
        return true;
    if (number != doctor->next) {
        tell(doctor, FAULT_NUMBERS);
        return true;
    }
    nika_server_core_step(
        doctor->core,
        &(struct nika_event){.kind = NIKA_EVENT_ENTRY, .table = table, .number = number, .bytes = bytes, .size = size});
    if (doctor->harmed)
        tell(doctor, FAULT_REPLAY);
    doctor->next++;
    return true;
}

/* Reads every log. */
static bool replay_all(struct nika_store *store, struct doctor *doctor)
{
    const struct nika_store_reader reader = {.entry = replay, .log = begin_log, .context = doctor};
    const bool fine = nika_store_all(store, &reader);
    end_log(doctor);
    return fine && !doctor->no_memory;
}

/*
 * The report.
 */

/* Numbers with their keys, as members of an object. */
static void write_counts(struct nika_writer *writer, const char *key, const char *const *names, const uint64_t *counts,
                         unsigned count)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '{');
    for (unsigned i = 0; i < count; i++) {
        nika_write_key(writer, names[i]);
        nika_write_whole(writer, (int64_t)counts[i]);
    }
    nika_write_close(writer, '}');
}

/* {"file":…, … "faults":[ : the faults follow. */
static void begin_json(const char *path, const struct nika_store_report *report)
{
    static const char *const states[] = {"live", "over", "damaged"};
    static const char *const kinds[] = {"meta", "accounts", "sessions", "played", "bans", "reports", "audit", "days"};
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    struct cli_path shown;
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "file");
    nika_write_word(&writer, cli_shown_store(path, &shown));
    nika_write_key(&writer, "sound");
    nika_write_bool(&writer, true);
    nika_write_key(&writer, "bytes");
    nika_write_whole(&writer, (int64_t)report->bytes);
    write_counts(&writer, "tables", states, report->logs, NIKA_LOG_STATES);
    nika_write_key(&writer, "entries");
    nika_write_whole(&writer, (int64_t)report->entries);
    nika_write_key(&writer, "orphans");
    nika_write_whole(&writer, (int64_t)report->orphans);
    write_counts(&writer, "rows", kinds, report->rows, NIKA_ROW_KINDS);
    nika_write_key(&writer, "faults");
    nika_write_open(&writer, '[');
    fputs(bytes, stdout);
}

static void begin_text(const char *path, const struct nika_store_report *report)
{
    struct cli_path shown;
    say(msg_doctor_file(cli_shown_store(path, &shown), (int64_t)(report->bytes / 1024)));
    say(msg_doctor_tables((int64_t)report->logs[NIKA_LOG_LIVE], (int64_t)report->logs[NIKA_LOG_OVER],
                          (int64_t)report->logs[NIKA_LOG_DAMAGED]));
    say(msg_doctor_people((int64_t)report->rows[NIKA_ROW_ACCOUNT], (int64_t)report->rows[NIKA_ROW_SESSION]));
    if (report->orphans)
        say(msg_doctor_orphans((int64_t)report->orphans));
}

/* The report if not even the file can be read. */
static int tell_unsound(const char *path, bool json, const struct nika_store_problem *problem)
{
    char bytes[1024], detail[512];
    struct nika_text text = nika_text(bytes, sizeof bytes), safe = nika_text(detail, sizeof detail);
    struct nika_writer writer = nika_writer(&text);
    struct cli_path shown;
    nika_text_add_safely(&safe, problem->detail, strlen(problem->detail), sizeof detail - 4);
    if (!json && strcmp(problem->word, "store-damaged") == 0)
        return cli_wrong(command, msg_doctor_damaged(cli_shown_store(path, &shown), detail));
    if (!json)
        return cli_wrong_store(command, path, problem);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "file");
    nika_write_word(&writer, cli_shown_store(path, &shown));
    nika_write_key(&writer, "sound");
    nika_write_bool(&writer, false);
    nika_write_key(&writer, "problem");
    nika_write_word(&writer, problem->word);
    nika_write_key(&writer, "detail");
    nika_write_word(&writer, detail);
    nika_write_key(&writer, "fine");
    nika_write_bool(&writer, false);
    nika_write_close(&writer, '}');
    puts(bytes);
    return CLI_WRONG;
}

static int examine(struct nika_store *store, const char *path, bool json)
{
    struct nika_store_problem problem;
    struct nika_store_report report;
    struct doctor doctor = {.json = json};
    if (!nika_store_check(store, &report, &problem))
        return tell_unsound(path, json, &problem);
    if (json)
        begin_json(path, &report);
    else
        begin_text(path, &report);
    const bool read = replay_all(store, &doctor);
    /* The file check finds more than a replay does: entries on disk that belong to two logs. */
    if (read && report.faults > 0 && doctor.faults == 0) {
        memcpy(doctor.table, report.first, sizeof doctor.table);
        doctor.known = false;
        tell(&doctor, FAULT_NUMBERS);
    }
    const bool fine = read && doctor.faults == 0 && report.orphans == 0;
    if (json)
        printf("],\"fine\":%s}\n", fine ? "true" : "false");
    else if (read)
        say(fine ? msg_doctor_fine() : msg_doctor_advice());
    if (!read)
        return cli_wrong(command, msg_doctor_unread());
    return fine ? CLI_FINE : CLI_WRONG;
}

/*
 * Saving and compacting.
 */

static void tell_lost(void *context, const char *table)
{
    (void)context;
    say(msg_doctor_lost(table));
}

/* The exit status is 1 if something was lost. */
/* Rows on pages that can't be read leave no trace in the others, so all that can be told is that there may have been some. */
static bool is_sound(const char *path)
{
    struct nika_store_problem problem;
    struct nika_store_report report;
    struct nika_store *store = nika_store_look(path, &problem);
    const bool sound = store && nika_store_check(store, &report, &problem);
    nika_store_close(store);
    return sound;
}

static int salvage(const char *path, const char *out)
{
    struct nika_store_salvage saved = {.tell = tell_lost};
    struct nika_store_problem problem;
    struct nika_store_report report;
    struct cli_path shown;
    if (!nika_store_salvage(path, out, &saved, &problem))
        return cli_wrong_store(command, strcmp(problem.word, "store-exists") == 0 ? out : path, &problem);
    struct nika_store *store = nika_store_look(out, &problem);
    const bool fine = store && nika_store_check(store, &report, &problem);
    nika_store_close(store);
    if (!fine)
        return cli_wrong_store(command, out, &problem);
    if (saved.lost_entries)
        say(msg_doctor_lost_entries((int64_t)saved.lost_entries));
    say(msg_doctor_saved(
        cli_shown(out, &shown),
        (int64_t)(report.logs[NIKA_LOG_LIVE] + report.logs[NIKA_LOG_OVER] + report.logs[NIKA_LOG_DAMAGED]),
        (int64_t)report.rows[NIKA_ROW_ACCOUNT], (int64_t)report.rows[NIKA_ROW_SESSION]));
    const bool sound = is_sound(path);
    if (!sound)
        say(msg_doctor_may_lack(cli_shown_store(path, &shown)));
    return saved.lost || saved.lost_entries || !sound ? CLI_WRONG : CLI_FINE;
}

static int compact(const char *path)
{
    struct nika_store_problem problem;
    struct cli_path shown;
    struct stat before, after;
    const bool there = stat(path, &before) == 0;
    if (!there)
        problem = (struct nika_store_problem){.word = "store-missing", .error = errno};
    if (!there || !nika_store_compact(path, &problem) || stat(path, &after) != 0)
        return cli_wrong_store(command, path, &problem);
    say(msg_doctor_compacted(cli_shown_store(path, &shown), (int64_t)before.st_size / 1024,
                             (int64_t)after.st_size / 1024));
    return CLI_FINE;
}

int cli_doctor(int count, char **arguments)
{
    const char *said = NULL, *out = NULL;
    bool json = false, compacts = false;
    const struct cli_option options[] = {{.name = "--data", .value = &said},
                                         {.name = "--json", .flag = &json},
                                         {.name = "--salvage", .value = &out},
                                         {.name = "--compact", .flag = &compacts},
                                         {.name = NULL}};
    struct nika_store_problem problem;
    struct cli_path kept;
    struct cli_data data;
    int operands, status;
    if (!cli_options(command, msg_help_doctor(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 0)
        return cli_usage(command, msg_doctor_no_operand(cli_without_password(arguments[0], &kept)));
    status = cli_data_path(command, said, &data);
    if (status != CLI_FINE)
        return status;
    if (out || compacts) {
        status = cli_only_file(command, data.path);
        if (status == CLI_FINE && out)
            status = cli_only_file(command, out);
        if (status != CLI_FINE)
            return status;
        status = out ? salvage(data.path, out) : compact(data.path);
        return cli_flush(command, stdout, NULL) ? status : CLI_WRONG;
    }
    struct nika_store *store = nika_store_look(data.path, &problem);
    status = store && nika_store_whole(store, &problem) ? examine(store, data.path, json)
                                                        : tell_unsound(data.path, json, &problem);
    nika_store_close(store);
    return cli_flush(command, stdout, NULL) ? status : CLI_WRONG;
}
