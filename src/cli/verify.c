/*
 * verify.c: `nika verify FILE…`: replays records, and checks every line, the proofs of their deals, whether the server has
 * signed them, and, if that is wanted, by thinking again, the moves of computer players. With --json, an object for each
 * file in place of the sentence.
 */
#include <string.h>

#include <nika/fair.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/recheck.h>

#include "cli.h"

/* How one file is checked, and what was found: with which keys its games are signed, and how many say that these or other
 * computer players made moves. */
struct findings {
    const char *path;
    bool json;
    struct cli_progress progress;
    uint64_t size; /* of the file in bytes; 0: not known */
    uint64_t proved;
    uint64_t games; /* that are signed */
    char key[2 * NIKA_KEY_BYTES + 1];
    bool several;
    const struct nika_recheck *recheck;
    uint64_t claims[NIKA_CLAIM_OTHERS + 1];
};

static bool go_on(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct findings *findings = context;
    (void)reader;
    if (reading == NIKA_READ_HEADER)
        findings->claims[findings->recheck->claim]++;
    return true;
}

static void note_key(void *context, const char *key)
{
    struct findings *findings = context;
    findings->several = findings->several || (findings->games && strcmp(findings->key, key) != 0);
    findings->games++;
    nika_text_copy(findings->key, sizeof findings->key, key);
}

static void show_progress(void *context, uint64_t bytes)
{
    struct findings *findings = context;
    char said[512];
    struct nika_text text = nika_text(said, sizeof said);
    struct cli_path shown;
    if (!findings->size || bytes > findings->size || !cli_progress_due(&findings->progress, false))
        return;
    cli_say(&text, msg_cli_verifying(cli_shown(findings->path, &shown), (int64_t)(bytes * 100 / findings->size)));
    cli_progress_show(&findings->progress, bytes, findings->size, said);
}

/*
 * JSON.
 */

enum { OBJECT_MAX = 32768 }; /* bytes: the longest path fits, though each of its bytes were escaped */

/* Begins the object of a file. */
static void write_counts(const struct findings *findings, const struct nika_reader *reader, bool fine,
                         struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    nika_write_key(writer, "file");
    cli_write_path(writer, findings->path);
    nika_write_key(writer, "ok");
    nika_write_bool(writer, fine);
    nika_write_key(writer, "games");
    nika_write_whole(writer, (int64_t)reader->games);
    nika_write_key(writer, "moves");
    nika_write_whole(writer, (int64_t)reader->moves);
    nika_write_key(writer, "proved");
    nika_write_whole(writer, (int64_t)findings->proved);
    nika_write_key(writer, "signed");
    nika_write_whole(writer, (int64_t)findings->games);
}

static void print_fine_json(const struct findings *findings, const struct nika_reader *reader)
{
    char bytes[OBJECT_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    write_counts(findings, reader, true, &writer);
    nika_write_key(&writer, "key");
    if (findings->games && !findings->several)
        nika_write_word(&writer, findings->key);
    else
        nika_write_null(&writer);
    nika_write_key(&writer, "rechecked");
    if (findings->recheck->thinks)
        nika_write_whole(&writer, (int64_t)findings->recheck->proved);
    else
        nika_write_null(&writer);
    nika_write_key(&writer, "running");
    nika_write_bool(&writer, reader->state == NIKA_READER_IN_GAME);
    nika_write_close(&writer, '}');
    cli_print_json(stdout, &text);
}

static void write_member(struct nika_writer *writer, const char *key, const char *word)
{
    nika_write_key(writer, key);
    if (word && *word)
        nika_write_word(writer, word);
    else
        nika_write_null(writer);
}

static void print_problem_json(const struct findings *findings, const struct nika_reader *reader, int error)
{
    char bytes[OBJECT_MAX], sentence[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes), said = nika_text(sentence, sizeof sentence);
    struct nika_writer writer = nika_writer(&text);
    const struct nika_problem *problem = &reader->problem;
    write_counts(findings, reader, false, &writer);
    nika_write_key(&writer, "problem");
    nika_write_open(&writer, '{');
    if (error) {
        nika_text_add(&said, cli_reason(cli_language(), error));
        write_member(&writer, "word", "unreadable");
    } else {
        cli_say_record_problem(&said, reader);
        write_member(&writer, "word", problem->word);
        nika_write_key(&writer, "line");
        nika_write_whole(&writer, (int64_t)reader->line);
        write_member(&writer, "refusal", problem->refusal);
        write_member(&writer, "where", problem->misfit.where);
        write_member(&writer, "expected", problem->misfit.expected);
        write_member(&writer, "found", problem->misfit.found);
    }
    write_member(&writer, "text", sentence);
    nika_write_close(&writer, '}');
    nika_write_close(&writer, '}');
    cli_print_json(stdout, &text);
}

/*
 * Sentences.
 */

static void tell_problem(void *context, const struct nika_reader *reader, int error)
{
    struct findings *findings = context;
    cli_progress_end(&findings->progress, false);
    if (findings->json)
        print_problem_json(findings, reader, error);
    else
        cli_print_problem("verify", findings->path, reader, error);
}

static void print_signatures(const struct findings *findings, uint64_t games)
{
    if (findings->games == games && !findings->several)
        cli_print(stdout, msg_cli_signed(findings->key));
    else if (findings->games)
        cli_print(stdout, msg_cli_signed_some((int64_t)findings->games));
}

static void print_moves(const struct findings *findings)
{
    const uint64_t these = findings->claims[NIKA_CLAIM_THESE], others = findings->claims[NIKA_CLAIM_OTHERS];
    if (these && findings->recheck->thinks)
        cli_print(stdout, msg_cli_moves_proved((int64_t)findings->recheck->proved));
    else if (these)
        cli_print(stdout, msg_cli_moves_unchecked());
    if (others)
        cli_print(stdout, msg_cli_moves_others((int64_t)others));
}

static void print_fine(const struct findings *findings, const struct nika_reader *reader)
{
    struct cli_path shown;
    const char *path = cli_shown(findings->path, &shown);
    const int64_t games = (int64_t)reader->games, moves = (int64_t)reader->moves, proved = (int64_t)findings->proved;
    const bool running = reader->state == NIKA_READER_IN_GAME;
    if (proved > 0)
        cli_print(stdout, running ? msg_cli_verified_proved_running(path, games, moves, proved)
                                  : msg_cli_verified_proved(path, games, moves, proved));
    else
        cli_print(stdout,
                  running ? msg_cli_verified_running(path, games, moves) : msg_cli_verified(path, games, moves));
    if (reader->games)
        print_signatures(findings, reader->games);
    print_moves(findings);
    putchar('\n');
}

/* Checks one file. Returns whether all is well. */
static bool verify(const char *path, const char *key, bool json, struct nika_recheck *recheck)
{
    static struct nika_reader reader;
    struct findings findings = {.path = path, .json = json, .recheck = recheck, .size = cli_file_size(path)};
    findings.progress = cli_progress(0);
    findings.progress.last = findings.progress.start; /* most files are checked at once: nothing to see */
    recheck->proved = 0;
    if (!cli_read_records("verify", path, &reader,
                          (struct cli_reading){.each = go_on,
                                               .proved = &findings.proved,
                                               .context = &findings,
                                               .signed_by = note_key,
                                               .key = key,
                                               .recheck = recheck,
                                               .progress = show_progress,
                                               .problem = tell_problem}))
        return false;
    cli_progress_end(&findings.progress, false);
    if (json)
        print_fine_json(&findings, &reader);
    else
        print_fine(&findings, &reader);
    return true;
}

int cli_verify(int count, char **arguments)
{
    static struct nika_recheck recheck;
    const char *key = NULL;
    bool json = false;
    const struct cli_option options[] = {{.name = "--key", .value = &key},
                                         {.name = "--moves", .flag = &recheck.thinks},
                                         {.name = "--json", .flag = &json},
                                         {.name = NULL}};
    int operands, status;
    if (!cli_options("verify", msg_help_verify(), options, count, arguments, &operands, &status))
        return status;
    if (operands == 0)
        return cli_usage("verify", msg_cli_name_files());
    if (key && (strlen(key) != (size_t)2 * NIKA_KEY_BYTES || strspn(key, "0123456789abcdef") != strlen(key)))
        return cli_usage("verify", msg_cli_wrong_key(key));
    status = CLI_FINE;
    for (int i = 0; i < operands; i++)
        if (!verify(arguments[i], key, json, &recheck))
            status = CLI_WRONG;
    return cli_flush("verify", stdout, NULL) ? status : CLI_WRONG;
}
