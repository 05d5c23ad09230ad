/*
 * files.c: reads record files line by line, in memory for one line only. A header that contains a proof of its deal is
 * checked: if the proof is wrong, so is the header. The same holds for the signature of a server.
 */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include <nika/bytes.h>
#include <nika/fair.h>
#include <nika/messages_cli.h>
#include <nika/recheck.h>
#include <nika/server.h>

#include "cli.h"

void cli_say_record_problem(struct nika_text *text, const struct nika_reader *reader)
{
    const struct nika_problem *problem = &reader->problem;
    nika_say_problem(text, nika_voice(cli_language(), NULL), problem->word, problem->refusal, &problem->misfit);
}

void cli_print_problem(const char *command, const char *path, const struct nika_reader *reader, int error)
{
    char sentence[1024];
    struct nika_text text = nika_text(sentence, sizeof sentence);
    struct cli_path shown;
    if (error) {
        cli_wrong(command, msg_cli_failed(cli_shown(path, &shown), cli_reason(cli_language(), error)));
        return;
    }
    cli_say_record_problem(&text, reader);
    fflush(stdout); /* keeps the order of both streams */
    fprintf(stderr, "%s:%llu: %s\n", cli_shown(path, &shown), (unsigned long long)reader->line, sentence);
}

/* The next line into `line`, without its end; its size, -1 at the end of the file, -2 if it is too long. */
static long next_line(FILE *file, char *line)
{
    long size = 0;
    int byte;
    while ((byte = getc_unlocked(file)) != EOF && byte != '\n') {
        if (size == NIKA_LINE_MAX)
            return -2;
        line[size++] = (char)byte;
    }
    return byte == EOF && size == 0 ? -1 : size;
}

/* Checks the proof in a header that was just read, if it has one. */
static enum nika_reading prove(struct nika_reader *reader, const char *line, size_t size, uint64_t *proved)
{
    struct nika_json header;
    struct nika_misfit misfit;
    size_t at;
    nika_json_check(line, size, &header, &at); /* it was fine for the reader */
    const enum nika_proof proof = nika_fair_prove(header, &reader->setup, &reader->deal, &misfit);
    if (proof == NIKA_PROOF_BROKEN)
        return nika_reader_refuse(reader, misfit.found[0] ? "deal-unproved" : "missing-key", &misfit);
    if (proof == NIKA_PROOF_HOLDS && proved)
        ++*proved;
    return NIKA_READ_HEADER;
}

/* The signature of the game that is being read. */
struct signing {
    struct nika_sha256 sha;           /* of all lines so far */
    char key[2 * NIKA_KEY_BYTES + 1]; /* of the header, or "" */
};

static enum nika_reading refuse_signature(struct nika_reader *reader, const char *where, const char *expected,
                                          const char *found)
{
    struct nika_misfit misfit;
    nika_misfit_set(&misfit, where, expected, found, strlen(found));
    return nika_reader_refuse(reader, *found ? "signature-wrong" : "missing-key", &misfit);
}

/* The header names the key; with one that must be it, no other is accepted. */
static enum nika_reading read_key(struct signing *signing, struct nika_reader *reader, const char *line, size_t size,
                                  const char *wanted)
{
    struct nika_json header, value;
    size_t at;
    nika_sha256_begin(&signing->sha);
    signing->key[0] = '\0';
    nika_json_check(line, size, &header, &at);
    if (nika_json_get(header, "key", &value))
        nika_json_string(value, signing->key, sizeof signing->key, &at);
    if (wanted && strcmp(wanted, signing->key) != 0)
        return refuse_signature(reader, "key", wanted, signing->key);
    return NIKA_READ_HEADER;
}

/* The result line ends with the signature, if the header names a key. */
static enum nika_reading check_signature(struct signing *signing, struct nika_reader *reader, const char *line,
                                         size_t size, struct cli_reading reading)
{
    uint8_t key[NIKA_KEY_BYTES], signature[NIKA_SIGNATURE_BYTES], message[NIKA_SIGNED_BYTES];
    size_t covered;
    if (!signing->key[0])
        return NIKA_READ_RESULT;
    if (!nika_signed_read(line, size, &covered, signature))
        return refuse_signature(reader, "signature", "128 × 0…9 a…f", "");
    nika_sha256_add(&signing->sha, line, covered);
    const struct nika_hash hash = nika_sha256_end(&signing->sha);
    nika_signed_message(&hash, message);
    if (!nika_unhex(signing->key, strlen(signing->key), key, sizeof key) ||
        !nika_signature_holds(key, message, sizeof message, signature))
        return refuse_signature(reader, "signature", signing->key, "…");
    if (reading.signed_by)
        reading.signed_by(reading.context, signing->key);
    return NIKA_READ_RESULT;
}

/* Lets computer players think again, if that is wanted. */
static enum nika_reading recheck(struct nika_recheck *recheck, struct nika_reader *reader, enum nika_reading read,
                                 const char *line, size_t size)
{
    struct nika_misfit misfit;
    if (!recheck || nika_recheck_line(recheck, reader, read, line, size, &misfit))
        return read;
    return nika_reader_refuse(reader, misfit.found[0] ? "move-unproved" : "missing-key", &misfit);
}

static bool read_all(FILE *file, struct nika_reader *reader, struct cli_reading reading)
{
    static char line[NIKA_LINE_MAX];
    struct signing signing = {.key = ""};
    uint64_t bytes = 0;
    for (;;) {
        const long size = next_line(file, line);
        if (size == -1)
            return ferror(file) || nika_reader_end(reader);
        enum nika_reading read =
            size == -2 ? nika_reader_line_too_long(reader) : nika_reader_line(reader, line, (size_t)size);
        if (read == NIKA_READ_HEADER)
            read = prove(reader, line, (size_t)size, reading.proved);
        if (read == NIKA_READ_HEADER)
            read = read_key(&signing, reader, line, (size_t)size, reading.key);
        if (read == NIKA_READ_RESULT)
            read = check_signature(&signing, reader, line, (size_t)size, reading);
        if (read != NIKA_READ_PROBLEM)
            read = recheck(reading.recheck, reader, read, line, (size_t)size);
        if (read == NIKA_READ_PROBLEM)
            return false;
        nika_sha256_add(&signing.sha, line, size > 0 ? (size_t)size : 0);
        nika_sha256_add(&signing.sha, "\n", 1);
        bytes += (uint64_t)size + 1;
        if (reading.progress)
            reading.progress(reading.context, bytes);
        if (read == NIKA_READ_HEADER && reading.header)
            reading.header(reading.context, line, (size_t)size);
        if (!reading.each(reading.context, reader, read))
            return true;
    }
}

uint64_t cli_file_size(const char *path)
{
    struct stat about;
    return strcmp(path, "-") != 0 && stat(path, &about) == 0 && S_ISREG(about.st_mode) ? (uint64_t)about.st_size : 0;
}

bool cli_read_records(const char *command, const char *path, struct nika_reader *reader, struct cli_reading reading)
{
    const bool standard = strcmp(path, "-") == 0;
    FILE *file = standard ? stdin : fopen(path, "rb");
    int error = file ? 0 : errno;
    bool fine = false;
    nika_reader_start(reader);
    if (file) {
        errno = 0;
        fine = read_all(file, reader, reading);
        if (ferror(file))
            error = errno ? errno : EIO;
        fine = fine && !ferror(file);
        if (!standard)
            fclose(file);
    }
    if (!fine && reading.problem)
        reading.problem(reading.context, reader, error);
    else if (!fine)
        cli_print_problem(command, path, reader, error);
    return fine;
}
