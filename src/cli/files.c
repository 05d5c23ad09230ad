/*
 * files.c: reads record files line by line, in memory for one line only. A header that contains a proof of its deal is
 * checked: if the proof is wrong, so is the header.
 */
#include <errno.h>
#include <string.h>

#include <nika/fair.h>
#include <nika/messages_cli.h>

#include "cli.h"

/* Prints where a record is wrong, and how, in one line. */
static void print_problem(const char *path, const struct nika_reader *reader)
{
    const struct nika_problem *problem = &reader->problem;
    char sentence[1024];
    struct nika_text text = nika_text(sentence, sizeof sentence);
    struct cli_path shown;
    nika_say_problem(&text, nika_voice(cli_language(), NULL), problem->word, problem->refusal, &problem->misfit);
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

static bool read_all(FILE *file, struct nika_reader *reader, struct cli_reading reading)
{
    static char line[NIKA_LINE_MAX];
    for (;;) {
        const long size = next_line(file, line);
        if (size == -1)
            return ferror(file) || nika_reader_end(reader);
        enum nika_reading read =
            size == -2 ? nika_reader_line_too_long(reader) : nika_reader_line(reader, line, (size_t)size);
        if (read == NIKA_READ_HEADER)
            read = prove(reader, line, (size_t)size, reading.proved);
        if (read == NIKA_READ_PROBLEM)
            return false;
        if (!reading.each(reading.context, reader, read))
            return true;
    }
}

bool cli_read_records(const char *command, const char *path, struct nika_reader *reader, struct cli_reading reading)
{
    const bool standard = strcmp(path, "-") == 0;
    FILE *file = standard ? stdin : fopen(path, "rb");
    struct cli_path shown;
    nika_reader_start(reader);
    if (!file) {
        cli_wrong(command, msg_cli_failed(cli_shown(path, &shown), cli_reason(cli_language(), errno)));
        return false;
    }
    errno = 0;
    const bool fine = read_all(file, reader, reading);
    const bool broken = ferror(file) != 0;
    const int reason = errno;
    if (!standard)
        fclose(file);
    if (broken) {
        cli_wrong(command, msg_cli_failed(cli_shown(path, &shown), cli_reason(cli_language(), reason)));
        return false;
    }
    if (!fine)
        print_problem(path, reader);
    return fine;
}
